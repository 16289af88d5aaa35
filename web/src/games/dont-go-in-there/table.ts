/** The parts of the table by the names that the rulebook gives them, and what can be read off them at a glance. */

import type { Layout, News } from "./types";

export type { Layout, News };
export type Room = Layout["rooms"][number];
export type Side = NonNullable<Room["side"]>;
export type Space = Room["spaces"][number];
export type Shown = Room["cards"][number];
export type Card = NonNullable<Shown["card"]>;
export type Type = Card["type"];
export type Player = Layout["players"][number];

/** Where a room lies now, counted from 0; -1 for one whose board shows its other side, or has left the game. */
export const boardOf = ({ rooms }: Layout, side: Side): number =>
  rooms.findIndex((room) => room.side === side);

export const valuesOf = (cards: Card[], type: Type): number[] =>
  cards.filter((card) => card.type === type).map((card) => card.value);

/** News of the dice: in which room they lie, how many, and how many ghosts they show. */
export type Roll = Extract<News, { dice: number; ghosts: number }>;

/** What was told last of the dice; nothing where none have been rolled. */
export const lastRoll = (news: readonly { what: string }[]): Roll | undefined =>
  (news as readonly News[]).filter((item) => "dice" in item).at(-1);
