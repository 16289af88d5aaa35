/** The house as its layout tells it, with short names for its parts. */

import type { Layout, News } from "./types";

export type House = Layout;
export type HouseNews = News;
export type Player = House["players"][number];
export type Cell = Player["programme"][number];
export type Card = NonNullable<Cell["card"]>;
export type Tile = NonNullable<House["tiles"][number][number]>;
export type Doorway = NonNullable<House["exit"]>;
export type Spot = NonNullable<Player["pawn"]>;
export type Question = NonNullable<House["question"]>;
export type Way = Doorway["edge"];

export const SIDE = 6; // rows and columns of the house
export const SLOTS = 4; // cards of a programme

/** Who carries out a card in which order: from the starting player to the left. */
export function seatsInOrder(house: House): number[] {
  const first = Math.max(
    0,
    house.players.findIndex((player) => player.name === house.marker),
  );
  return house.players.map((_, at) => (first + at) % house.players.length);
}

export const seatNamed = (house: House, name: string | null): number =>
  house.players.findIndex((player) => player.name === name);

/** Whether a round's cards are being turned up; before that they are being drawn or chosen. */
export const isUnderWay = (house: House): boolean => house.card !== null;

/** A card as this viewer's screen shows it: one's own choice may be looked at until the round starts (HH-24). */
export function cardShown(house: House, seat: number, cell: Cell, you: number | null): Card | null {
  return cell.face_up || (seat === you && !isUnderWay(house)) ? cell.card : null;
}
