/** Where on the board an answer belongs, and which answer a place stands for. */

import type { Answer } from "../../protocol/table-store.svelte";
import type { QuestionInfo } from "../../protocol/types";
import type { Layout, News, Side, Type } from "./table";

export type Place =
  | { kind: "space"; side: Side; space: number }
  | { kind: "card"; side: Side; slot: number }
  | { kind: "die"; turn: "fewer" | "more" }
  | { kind: "dice" }
  | { kind: "lie" } // the dice stay as they lie
  | { kind: "stack"; type: Type }
  | { kind: "dolls"; values: number[] };

/** What is asked, and what it is about. */
export type Asked = Pick<QuestionInfo, "ask" | "arguments">;

/** The place of an answer to a question; null where it belongs to none and stays on the sill. */
export function placeOf(question: Asked | null, { meaning }: Answer): Place | null {
  switch (question?.ask as Layout["question"]) {
    case "place":
      return { kind: "space", side: meaning["room"] as Side, space: Number(meaning["space"]) };
    case "take":
      return { kind: "card", side: question?.arguments["room"] as Side, slot: Number(meaning["slot"]) };
    case "re-roll":
      return meaning["choice"] === "keep" ? { kind: "lie" } : { kind: "dice" };
    case "turn die":
      return meaning["choice"] === "leave"
        ? { kind: "lie" }
        : { kind: "die", turn: meaning["choice"] === "one more" ? "more" : "fewer" };
    case "name":
      return { kind: "stack", type: meaning["type"] as Type };
    case "dolls":
      return { kind: "dolls", values: meaning["dolls"] as number[] };
    default:
      return null;
  }
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
