/** A game's own words in its scene: part `scene` of its catalogue. They come with the table. */

import { getContext, setContext } from "svelte";
import type { Arguments, Catalogue } from "../words/catalogue";
import type { Sentence } from "../words/text";

export type Say = (message: string, given?: Arguments) => Sentence;

/** Where components find them. */
export const WORDS = Symbol("the words of the game");

/** Let everything inside of this component say what the game's catalogue has. */
export function provideWords(catalogue: () => Catalogue): void {
  const say: Say = (message, given) => catalogue().say(message, given);
  setContext(WORDS, say);
}

/** What a component of a scene says. */
export const sceneSay = (): Say => getContext<Say>(WORDS);
