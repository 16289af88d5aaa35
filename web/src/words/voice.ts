/** A game in a language: what is asked, answered, told, refused and described, as sentences. What comes from the server is
 * data; src/gloaming/kernel/voice.py says the same in a terminal. */

import { slug } from "./bundle";
import type { Argument, Arguments, Catalogue, Phrase } from "./catalogue";

/** An answer: its number, its notation for programs, and what it means. */
export type AnswerData = readonly [number: number, notation: string, meaning: Arguments];

/** What is asked, by its name, and what the question is about. */
export interface QuestionData {
  ask: string;
  arguments: Arguments;
}

/** A piece of news: what happened and its particulars. */
export type NewsData = Arguments & { readonly what: string };

/** Why something was refused; the sentence is for programs, and for what no catalogue knows. */
export interface RefusalData {
  refused: string;
  code?: string;
  rule?: string;
  arguments?: Arguments;
}

/** Paragraphs of lines of cells: phrases, and texts that are the same in every language. */
export type Description = readonly (readonly (readonly (Phrase | string)[])[])[];

export class Voice {
  constructor(readonly catalogue: Catalogue) {}

  /** The language in which the game is spoken of. */
  get language(): string {
    return this.catalogue.languageOf("title") ?? this.catalogue.language;
  }

  question({ ask, arguments: about }: QuestionData): string {
    return this.catalogue.say(`question-${slug(ask)}`, about);
  }

  /** What an answer does; in the form that is wanted (`brief`, `under`, or one of its arguments) where there is such a form. */
  answer(ask: string, meaning: Arguments, form = ""): string {
    const message = answerMessage(ask, meaning);
    const named = `${message}.${form}`;
    return this.catalogue.say(form && this.catalogue.has(named) ? named : message, meaning);
  }

  /** The same in that form, or nothing where there is no such form. */
  answerIn(form: string, ask: string, meaning: Arguments): string {
    const named = `${answerMessage(ask, meaning)}.${form}`;
    return this.catalogue.has(named) ? this.catalogue.say(named, meaning) : "";
  }

  news(told: NewsData): string {
    return this.catalogue.say(`news-${slug(told.what)}`, told);
  }

  refusal({ code, rule = "", arguments: given, refused }: RefusalData): string {
    const message = `no-${code}`;
    return code && this.catalogue.has(message) ? this.catalogue.say(message, { ...given, rule }) : refused;
  }

  /** One argument of an answer, or one item of it where it is a list: as the catalogue calls it, or as it is. */
  part(ask: string, meaning: Arguments, argument: string, item: Argument = meaning[argument]): string {
    const named = `${answerMessage(ask, meaning)}.${slug(argument)}`;
    if (this.catalogue.has(named)) return this.catalogue.say(named, { ...meaning, item });
    return typeof item === "object" && item !== null ? Object.values(item).join(" ") : String(item ?? "");
  }

  /** What numbers stand under of which an argument can be one, if the catalogue says so: "Row". */
  heading(ask: string, meaning: Arguments, argument: string): string {
    const named = `${answerMessage(ask, meaning)}.${slug(argument)}-under`;
    return this.catalogue.has(named) ? this.catalogue.say(named, meaning) : "";
  }

  phrase(phrase: Phrase | string): string {
    return typeof phrase === "string" ? phrase : this.catalogue.say(phrase.say, phrase);
  }

  /** A description in words: paragraphs of lines of cells. */
  description(description: Description): string[][][] {
    return description.map((lines) => lines.map((cells) => cells.map((cell) => this.phrase(cell))));
  }
}

function answerMessage(ask: string, { choice }: Arguments): string {
  return typeof choice === "string" ? `answer-${slug(ask)}-${slug(choice)}` : `answer-${slug(ask)}`;
}
