/** Where on the board an answer belongs, and which answer a place stands for. An answer's text is stable, so each can be
 * told from the other. */

import type { News, Side, Type } from "./table";

export type Place =
  | { kind: "space"; side: Side; space: number }
  | { kind: "card"; slot: number }
  | { kind: "die"; turn: "fewer" | "more" }
  | { kind: "dice" }
  | { kind: "lie" } // the dice stay as they lie
  | { kind: "stack"; type: Type }
  | { kind: "dolls"; values: number[] };

const PATTERNS: [RegExp, (...parts: string[]) => Place][] = [
  [/^place (.+) (\d)$/, (side, space) => ({ kind: "space", side: side as Side, space: Number(space) })],
  [/^take (\d)$/, (slot) => ({ kind: "card", slot: Number(slot) })],
  [/^one (fewer|more)$/, (turn) => ({ kind: "die", turn: turn as "fewer" | "more" })],
  [/^re-roll$/, () => ({ kind: "dice" })],
  [/^(?:keep|leave)$/, () => ({ kind: "lie" })],
  [/^name (.+)$/, (type) => ({ kind: "stack", type: type as Type })],
  [/^dispel ([\d ]+)$/, (values) => ({ kind: "dolls", values: (values ?? "").split(" ").map(Number) })],
];

/** The place of an answer; null where it belongs to none and stays on the sill. */
export function placeOf(text: string): Place | null {
  for (const [pattern, place] of PATTERNS) {
    const found = pattern.exec(text);
    if (found) return place(...found.slice(1));
  }
  return null;
}

export const same = (one: Place | null, other: Place | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What a piece of news is about: rooms, spaces and cards of them, and the players' tableaus. */
export interface Pointed {
  side?: Side;
  space?: number;
  slot?: number;
  seats: string[];
  type?: Type;
}

/** Where a piece of news happened; null where it happened nowhere. */
export function whereOf(item: { what: string } | null): Pointed | null {
  const news = item as News | null;
  if (!news) return null;
  const seats = [...("seat" in news ? [news.seat] : []), ...("to" in news ? [news.to] : [])];
  const found: Pointed = { seats };
  if ("room" in news) found.side = news.room;
  if ("space" in news) found.space = news.space;
  if ("slot" in news) found.slot = news.slot;
  if ("type" in news) found.type = news.type;
  else if (news.what === "dispelled" && news.card) found.type = news.card.type;
  return found.side || seats.length || found.type ? found : null;
}
