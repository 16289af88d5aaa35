/** What people read, by the ids of messages: a catalogue is texts in Fluent's format, those of the wanted language first.
 *
 * `say` takes arguments as they are on the wire, and says the same as src/gloaming/kernel/catalogue.py does with the same
 * files. What a language lacks is said in English, message by message. */

import { Bundle, type Argument, type Arguments, type Phrase, type Text } from "./bundle";
import { marked, parted, type Part, type Sentence } from "./text";

export type { Argument, Arguments, Phrase, Text };

const ENGLISH = "en";

export class Catalogue {
  readonly language: string;
  private readonly first: Bundle;

  /** Texts with their languages; the wanted one comes first, and of two messages with one id the first. */
  constructor(readonly texts: readonly Text[]) {
    const languages = [...new Set(texts.map((each) => each.language))];
    this.language = languages[0] ?? ENGLISH;
    let bundle = new Bundle(languages.at(-1) ?? ENGLISH, textsIn(texts, languages.at(-1)));
    for (const language of languages.slice(0, -1).reverse())
      bundle = new Bundle(language, textsIn(texts, language), bundle);
    this.first = bundle;
  }

  /** A message, or an attribute of it (`answer-place.brief`), as people read it. One that is missing or broken is shown by
   * its id and what it was to say, and is an error in tests. */
  say(message: string, given: Arguments = {}): Sentence {
    const faults: string[] = [];
    const said = this.first.say(message, given, faults);
    if (faults.length > 0 || said === undefined)
      report(faults.join("; ") || `There is no message ${message}.`);
    return (said ?? legible(message, given)) as Sentence;
  }

  /** The same, or nothing where there is no such message, or it cannot be said of this. */
  sayIfAble(message: string, given: Arguments): Sentence | undefined {
    return this.first.say(message, given, []) as Sentence | undefined;
  }

  /** The same in parts, of which the name of whom it tells (`seat`) is one. */
  parts(message: string, given: Arguments = {}): Part[] {
    return parted(this.say(message, marked(given)));
  }

  /** Whether there is such a message or attribute. */
  has(message: string): boolean {
    return this.first.has(message);
  }

  /** The language in which a message is said. */
  languageOf(message: string): string | undefined {
    return this.first.languageOf(message);
  }

  /** The same with other texts before them, language by language: a game's, before the house's. */
  with(texts: readonly Text[]): Catalogue {
    const languages = [
      ...new Set([this.language, ...[...this.texts, ...texts].map((each) => each.language)]),
    ];
    return new Catalogue(
      languages.flatMap((language) => [...texts, ...this.texts].filter((each) => each.language === language)),
    );
  }
}

const textsIn = (texts: readonly Text[], language?: string): string[] =>
  texts.filter((each) => each.language === language).map((each) => each.text);

function legible(message: string, given: Arguments): string {
  const shown = Object.entries(given).map(
    ([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return shown.length > 0 ? `${message} (${shown.join(", ")})` : message;
}

/** Say that a catalogue is wrong: to developers, never to a player. */
function report(fault: string): void {
  if (import.meta.env.MODE === "test") throw new Error(fault);
  console.error(fault);
}

// The house's own words: English is always there, other languages are fetched when they are wanted.

const PLACE = /words\/([\w-]+)\/[a-z]+\.ftl$/;
const spoken = import.meta.glob<string>("../../../src/gloaming/words/en/{refusals,levels,shared,shell}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const others = import.meta.glob<string>(
  [
    "../../../src/gloaming/words/*/{refusals,levels,shared,shell}.ftl",
    "!../../../src/gloaming/words/en/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
const languageOf = (path: string): string => PLACE.exec(path)?.[1] ?? ENGLISH;

/** The languages in which the house speaks, English first. */
export const languages: readonly string[] = [ENGLISH, ...new Set(Object.keys(others).map(languageOf))];

/** The house's words in English. */
export const english = new Catalogue(Object.values(spoken).map((text) => ({ language: ENGLISH, text })));

let spokenHere = english;

/** The house's words in the language that is spoken. */
export const house = (): Catalogue => spokenHere;

/** Speak a language of the house from now on. */
export async function speakHouse(language: string): Promise<void> {
  spokenHere = await houseWords(language);
}

/** The house's words in a language, English for what it lacks. */
export async function houseWords(language: string): Promise<Catalogue> {
  const wanted = Object.entries(others).filter(([path]) => languageOf(path) === language);
  const texts = await Promise.all(wanted.map(async ([, load]) => ({ language, text: await load() })));
  return texts.length > 0 ? new Catalogue([...texts, ...english.texts]) : english;
}

/** A game's words in a language, before the house's: what the server has of them, whole in that language or in English. */
export async function gameWords(
  house: Catalogue,
  game: string,
  parts: readonly string[],
): Promise<Catalogue> {
  const reply = await fetch(`/api/games/${game}/words/${house.language}?parts=${parts.join(",")}`);
  if (!reply.ok) throw new Error(`The words of ${game} could not be fetched.`);
  const language = reply.headers.get("content-language") ?? ENGLISH;
  return house.with([{ language, text: await reply.text() }]);
}
