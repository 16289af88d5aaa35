/** The house as its layout tells it, with short names for its parts. */

import type { QuestionInfo } from "../../protocol/types";
import type { Asked, Layout, News } from "./types";

export type House = Layout;
export type HouseNews = News;
export type Player = House["players"][number];
export type Cell = Player["programme"][number];
export type Card = NonNullable<Cell["card"]>;
export type Tile = NonNullable<House["tiles"][number][number]>;
export type Doorway = NonNullable<House["exit"]>;
export type Spot = NonNullable<Player["pawn"]>;
export type Way = Doorway["edge"];
/** What a seat can be asked, by its name. */
export type Ask = Asked["ask"];

type Abouts = { [Each in Asked as Each["ask"]]: Each["arguments"] };

/** What a question of this name is about; nothing where something else is asked. */
export const aboutOf = <Name extends Ask>(question: QuestionInfo | null, ask: Name): Abouts[Name] | null =>
  question?.ask === ask ? (question.arguments as Abouts[Name]) : null;

/** The seats in the order in which they carry out a card; as they sit, before it is known who begins. */
export const seatsInOrder = (house: House): number[] =>
  house.order.length ? house.order.map((name) => seatNamed(house, name)) : house.players.map((_, at) => at);

export const seatNamed = (house: House, name: string | null): number =>
  house.players.findIndex((player) => player.name === name);

/** Whether a round's cards are being turned up; before that they are being drawn or chosen. */
export const isUnderWay = (house: House): boolean => house.card !== null;

/** How many tiles are in a row of the house, and in a column. */
export const sideOf = (house: House): number => house.tiles.length;
