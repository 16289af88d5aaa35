/** Sets under way, as the layout tells them: how near the face-up cards of a type are to what they do. */

import type { Say } from "../../scene/words";
import type { Card, Player, Side, Type } from "./table";

/** How the cards of a type stand. */
export type Way = NonNullable<Player["sets"][Type]>;

/** The same in words, whole or in short; nothing where nothing is under way. */
export const wayIn = (say: Say, way: Way | null): string => (way ? say(`scene-way-${way.kind}`, way) : "");
export const shortWayIn = (say: Say, way: Way | null): string =>
  way ? say(`scene-way-${way.kind}.short`, way) : "";

/** Ghosts that a slot of the library brings, in words, whole or in short; nothing elsewhere. */
export const ghostOfSlot = (say: Say, side: Side | null, slot: number, form: "" | ".short" = ""): string =>
  side === "library" && slot !== 2 ? say(`scene-slot-ghost-${slot}${form}`) : "";

/** How a player's cards of a type stand; nothing is under way in a type that is not in play, or once places are told. */
export const underWay = (type: Type, player: Player): Way | null => (player.place ? null : player.sets[type]);

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
      return { have: way.have, need: way.need, go: 0 };
    case "next":
      return { have: way.works ? 1 : 0, need: 2, go: 0 };
    case "end":
      return way.of && way.flips !== null ? { have: way.of - way.flips, need: way.of, go: way.flips } : null;
    default:
      return null;
  }
}
