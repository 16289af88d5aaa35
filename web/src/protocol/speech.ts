/** How a game is spoken of: what a module for one game and one language says. */

import type { Layout, News } from "./mirror";
import type { Paragraph } from "../words/described";

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
