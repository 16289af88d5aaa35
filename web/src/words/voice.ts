/** A game in a language: what is asked, answered, told, refused and described, as sentences. What comes from the server is
 * data; src/gloaming/kernel/voice.py says the same in a terminal. */

import { slug } from "./bundle";
import type { Argument, Arguments, Catalogue, Phrase } from "./catalogue";
import { SILENCE, type Part, type Sentence } from "./text";

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
  refused: Sentence;
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

  /** What the game is called, if it has a word for that. */
  get title(): Sentence | undefined {
    return this.catalogue.sayIfAble("title", {});
  }

  question({ ask, arguments: about }: QuestionData): Sentence {
    return this.catalogue.say(`question-${slug(ask)}`, about);
  }

  /** What an answer does; in the form that is wanted (`brief`, `under`, or one of its arguments) where there is such a form. */
  answer(ask: string, meaning: Arguments, form = ""): Sentence {
    const message = answerMessage(ask, meaning);
    const named = `${message}.${form}`;
    return this.catalogue.say(form && this.catalogue.has(named) ? named : message, meaning);
  }

  /** The same in that form, or nothing where there is no such form. */
  answerIn(form: string, ask: string, meaning: Arguments): Sentence {
    const named = `${answerMessage(ask, meaning)}.${form}`;
    return this.catalogue.has(named) ? this.catalogue.say(named, meaning) : SILENCE;
  }

  /** What happened; the name of whom it tells is a part of its own. */
  news(told: NewsData): Part[] {
    return this.catalogue.parts(`news-${slug(told.what)}`, told);
  }

  refusal({ code, rule = "", arguments: given, refused }: RefusalData): Sentence {
    return (code && this.catalogue.sayIfAble(`no-${code}`, { ...given, rule })) || refused;
  }

  /** One argument of an answer, or one item of it where it is a list: as the catalogue calls it, or as it is. */
  part(ask: string, meaning: Arguments, argument: string, item: Argument = meaning[argument]): Sentence {
    const named = `${answerMessage(ask, meaning)}.${slug(argument)}`;
    if (this.catalogue.has(named)) return this.catalogue.say(named, { ...meaning, item });
    const plain =
      typeof item === "object" && item !== null ? Object.values(item).join(" ") : String(item ?? "");
    return plain as Sentence;
  }

  /** What numbers stand under of which an argument can be one, if the catalogue says so: "Row". */
  heading(ask: string, meaning: Arguments, argument: string): Sentence {
    const named = `${answerMessage(ask, meaning)}.${slug(argument)}-under`;
    return this.catalogue.has(named) ? this.catalogue.say(named, meaning) : SILENCE;
  }

  phrase(phrase: Phrase): Sentence {
    return this.catalogue.say(phrase.say, phrase);
  }

  /** A cell of a description: a phrase in parts, or a text that is the same in every language. */
  cell(cell: Phrase | string): Part[] {
    if (typeof cell !== "string") return this.catalogue.parts(cell.say, cell);
    return cell ? [{ text: cell as Sentence, isName: false }] : [];
  }
}

function answerMessage(ask: string, { choice }: Arguments): string {
  return typeof choice === "string" ? `answer-${slug(ask)}-${slug(choice)}` : `answer-${slug(ask)}`;
}
