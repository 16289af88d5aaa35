/** Sets under way, as the layout tells them: how near the face-up cards of a type are to what they do. */

import type { Say } from "../../scene/words";
import { SILENCE, type Sentence } from "../../words/text";
import type { Card, Player, Type } from "./table";

/** How the cards of a type stand. */
export type Way = NonNullable<Player["sets"][Type]>;

/** The same in words, whole or in short; nothing where nothing is under way. */
export const wayIn = (say: Say, way: Way | null): Sentence =>
  way ? say(`scene-way-${way.kind}`, way) : SILENCE;
export const shortWayIn = (say: Say, way: Way | null): Sentence =>
  way ? say(`scene-way-${way.kind}.short`, way) : SILENCE;

/** Ghosts that a space or a slot brings, in words: whole, in short, or as what one does; nothing where it brings none. */
export const bringsIn = (say: Say, ghosts: number, form?: "short" | "deed"): Sentence =>
  ghosts ? say(form ? `scene-brings.${form}` : "scene-brings", { ghosts }) : SILENCE;

/** What cards are called, with how they stand, if that is anything. */
export const labelled = (say: Say, label: Sentence, text: Sentence): Sentence =>
  text ? say("labelled", { label, text }) : label;

/** A player's face-up cards by type, in the order of the types in play; with `all`, also the types without a card. */
export function stacks(cards: Card[], types: readonly Type[], all = false): { type: Type; cards: Card[] }[] {
  return types
    .map((type) => ({ type, cards: cards.filter((card) => card.type === type) }))
    .filter((stack) => all || stack.cards.length);
}

/** A stack's marks: so many of so many are there, and so many go at the end. */
export interface Marks {
  have: number;
  need: number;
  go: number;
}

/** The marks of a stack; null where a count would say nothing. */
export function marksOf(way: Way | null): Marks | null {
  switch (way?.kind) {
    case "count":
    case "next":
      return { have: way.have, need: way.need, go: 0 };
    case "end":
      return way.of && way.flips !== null ? { have: way.of - way.flips, need: way.of, go: way.flips } : null;
    default:
      return null;
  }
}
