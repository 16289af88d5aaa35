/** A programme while it is being chosen: up to four different cards in order. It is kept as the words that are picked
 * of the answer, so that the sill and the hand always show the same. */

import type { Answer } from "../../protocol/table-store.svelte";
import { SLOTS, type Card } from "./house";

const VERB = "play";

/** The cards that can be chosen, in the order of the answers; none where something else is asked. */
export function handOf(answers: Answer[]): Card[] {
  return [...new Set(answers.flatMap(({ text }) => cardsIn(text).slice(0, 1)))];
}

const cardsIn = (text: string): Card[] =>
  text.startsWith(`${VERB} `) ? (text.slice(VERB.length + 1).split(", ") as Card[]) : [];

export const cardsPicked = (picked: string[]): Card[] =>
  picked[0] === VERB ? (picked.slice(1) as Card[]) : [];

export const pickedCards = (cards: Card[]): string[] => (cards.length ? [VERB, ...cards] : []);

export const isComplete = (cards: Card[]): boolean => cards.length === SLOTS;

/** The answer that lays these cards down, once there are four. */
export const answerOf = (answers: Answer[], cards: Card[]): Answer | undefined =>
  isComplete(cards) ? answers.find(({ text }) => text === `${VERB} ${cards.join(", ")}`) : undefined;

/** The card that an answer would have next, if what is chosen begins like it. */
export function nextOf(answer: Answer | null, cards: Card[]): Card | undefined {
  const wanted = answer ? cardsIn(answer.text) : [];
  return cards.every((card, place) => card === wanted[place]) ? wanted[cards.length] : undefined;
}

/** A card that is tapped comes next; one that is chosen already goes back into the hand. */
export function toggled(cards: Card[], card: Card): Card[] {
  if (cards.includes(card)) return cards.filter((each) => each !== card);
  return isComplete(cards) ? cards : [...cards, card];
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
