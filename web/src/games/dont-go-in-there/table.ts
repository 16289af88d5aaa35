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

/** The three boards, each with a room on either side: what names a room names its place at the table. */
const BOARDS: readonly Side[][] = [
  ["attic", "nursery"],
  ["basement", "hallway"],
  ["library", "secret passage"],
];

export const boardOf = (side: Side): number => BOARDS.findIndex((sides) => sides.includes(side));

export const SLOTS = 3;
export const THIRD = 3; // the meeple that resolves a room

export const valuesOf = (cards: Card[], type: Type): number[] =>
  cards.filter((card) => card.type === type).map((card) => card.value);

/** The last roll of the dice: in which room, how many of them, and how many ghosts they show in the end. */
export interface Roll {
  side: Side | null;
  dice: number;
  ghosts: number;
}

/** What the dice showed last, as the news tells it; null where none have been rolled. */
export function lastRoll(news: readonly { what: string }[]): Roll | null {
  let roll = null as Roll | null;
  let side: Side | null = null;
  for (const item of news as readonly News[]) {
    if (item.what === "placed") side = item.room;
    else if (item.what === "rolled") roll = { side, dice: item.dice, ghosts: item.ghosts };
    else if (item.what === "turned die" && roll) roll.ghosts += item.more;
  }
  return roll;
}
