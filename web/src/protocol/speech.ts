/** How a game is spoken of: what a module for one game and one language says. */

import type { Layout, News, Seen } from "./mirror";

/** A line: a sentence, something named and what is said of it, or cells in columns. */
export type Line =
  | { kind: "line"; text: string }
  | { kind: "named"; name: string; text: string }
  | { kind: "cells"; cells: string[] };

export interface Paragraph {
  heading: string; // what stands before the first colon, where all else belongs under it
  lead: string; // the rest of the first line
  lines: Line[];
  drawn: string; // a map or a plan, whose spaces matter
}

/** An answer in few words: what it stands under with others, if anything, and what it is called there. */
export interface Brief {
  under: string;
  label: string;
}

export interface Speech {
  news(told: News): string;
  /** What is asked; a question is known by its sentence, also where one looks back at it. */
  question(said: string): string;
  /** A whole answer: "place attic 1". The layout knows which card it is that "take 2" takes. */
  answer(text: string, layout?: Layout | null): string;
  /** The same on a button below its question; null where its text says it well enough. */
  brief(text: string, layout?: Layout | null): Brief | null;
  /** Some words of an answer that is picked in steps, and those that were picked before: "3 5" after "rotate". */
  part(text: string, before?: string[]): string;
  /** How the game ended. */
  result(said: string, layout: Layout | null): string;
  /** The table in words, for one viewer. */
  table(described: string, layout: Layout | null, you: number | null): string | Paragraph[];
  /** Why the rules do not allow something, or null if it is not known. */
  refusal(said: string): string | null;
}

export const asTheServerSays: Speech = {
  news: (told) => told.text,
  question: (said) => said,
  answer: (text) => text,
  brief: () => null,
  part: (text) => text,
  result: (said) => said,
  table: (described) => described,
  refusal: () => null,
};

/** What is seen, with what is new in it in our words. */
export function inOurWords(
  seen: Seen | null,
  before: Seen | null,
  from: number | null,
  speech: Speech,
): Seen | null {
  if (!seen || speech === asTheServerSays) return seen;
  const { question } = seen;
  const isNew = question && question !== before?.question;
  const news =
    from === null ? seen.news : seen.news.map((told, at) => (at < from ? told : withText(told, speech)));
  return {
    ...seen,
    news,
    question: isNew ? { ...question, text: speech.question(question.text) } : question,
  };
}

const withText = (told: News, speech: Speech): News =>
  told.text ? { ...told, text: speech.news(told) } : told;
