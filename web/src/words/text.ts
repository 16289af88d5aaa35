/** What people read. It is shown, and put into other sentences; nothing is read out of it again, and nothing compares it
 * (`tests/sentences.test.ts`). */

import type { Arguments } from "./bundle";

declare const forPeople: unique symbol;

/** A sentence of a catalogue, or what stands in one. */
export type Sentence = string & { readonly [forPeople]: true };

/** Where there is nothing to say. */
export const SILENCE = "" as Sentence;

/** A piece of a sentence; the name of whom it tells is a piece of its own, to be shown in bold. */
export interface Part {
  text: Sentence;
  isName: boolean;
}

/** What stands round a name while a sentence is made: no language has it, and no name may. */
const MARK = "\uE000";

/** What a message is given, with a mark on both sides of the name of whom it tells. */
export const marked = (given: Arguments): Arguments =>
  typeof given["seat"] === "string" ? { ...given, seat: MARK + given["seat"] + MARK } : given;

/** A sentence in parts, by its marks: every other part is a name. */
export const parted = (said: Sentence): Part[] =>
  said
    .split(MARK)
    .map((text, at) => ({ text: text as Sentence, isName: at % 2 === 1 }))
    .filter(({ text }) => text !== "");

/** Parts as one sentence. */
export const whole = (parts: readonly Part[]): Sentence => parts.map(({ text }) => text).join("") as Sentence;

/** The same as the beginning of a line. */
export const capitalised = (said: Sentence): Sentence =>
  (said.charAt(0).toUpperCase() + said.slice(1)) as Sentence;
