/** A programme while it is being chosen: different cards in order. It is kept as what is picked of the answer,
 * so that the sill and the hand always show the same. */

import type { Answer } from "../../protocol/table-store.svelte";
import type { Stop } from "../../scene/steps";
import type { Card } from "./table";

const CARDS = "cards"; // the argument of the answers

const cardsOf = ({ meaning }: Answer): Card[] => (meaning[CARDS] ?? []) as Card[];

export const cardsPicked = (picked: Stop[]): Card[] =>
  picked.filter(({ argument }) => argument === CARDS).map(({ value }) => value as Card);

export const pickedCards = (cards: Card[]): Stop[] => cards.map((value) => ({ argument: CARDS, value }));

/** The answer that lays these cards down, once they are all that it has. */
export const answerOf = (answers: Answer[], cards: Card[]): Answer | undefined =>
  answers.find((answer) => isSame(cardsOf(answer), cards));

const isSame = (one: Card[], other: Card[]): boolean =>
  one.length === other.length && one.every((card, place) => card === other[place]);

/** The card that an answer would have next, if what is chosen begins like it. */
export function nextOf(answer: Answer | null, cards: Card[]): Card | undefined {
  const wanted = answer ? cardsOf(answer) : [];
  return cards.every((card, place) => card === wanted[place]) ? wanted[cards.length] : undefined;
}

/** A card that is tapped comes next, while there is room for it; one that is chosen already goes back into the hand. */
export function toggled(cards: Card[], card: Card, slots: number): Card[] {
  if (cards.includes(card)) return cards.filter((each) => each !== card);
  return cards.length < slots ? [...cards, card] : cards;
}

/** A card that is dropped on a place comes to lie there. From the hand it takes the place of the card that lies there;
 * from another place it is pushed in between. A place behind the first free one is the first free one. */
export function dropped(cards: Card[], card: Card, place: number): Card[] {
  const others = cards.filter((each) => each !== card);
  const isFromHand = others.length === cards.length;
  const at = Math.min(place, others.length);
  return [...others.slice(0, at), card, ...others.slice(isFromHand ? at + 1 : at)];
}

export const without = (cards: Card[], card: Card): Card[] => cards.filter((each) => each !== card);
