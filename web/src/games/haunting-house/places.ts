/** Where things are: rows and columns run from 1 inside the house, and the entrance and the exit lie in the row or column
 * before the first or after the last. And which place on the board an answer belongs to. */

import type { Answer } from "../../protocol/table-store.svelte";
import type { QuestionInfo } from "../../protocol/types";
import { beginning, type Stop } from "../../scene/steps";
import type { Argument, Arguments } from "../../words/catalogue";
import { aboutOf, seatNamed, sideOf, type House, type HouseNews, type Spot, type Way } from "./table";

export interface Place {
  row: number;
  column: number;
}

const STEPS: Record<Way, readonly [number, number]> = {
  north: [-1, 0],
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
};
export const keyOf = ({ row, column }: Place): string => `${row} ${column}`;

export const isSame = (one: Place | null, other: Place | null): boolean =>
  !!one && !!other && one.row === other.row && one.column === other.column;

/** Where a place lies, seen from one that it touches: "northeast". */
export function compass(from: Place, to: Place): string {
  const down = to.row < from.row ? "north" : to.row > from.row ? "south" : "";
  return down + (to.column < from.column ? "west" : to.column > from.column ? "east" : "");
}

export const isInside = (house: House, { row, column }: Place): boolean =>
  [row, column].every((each) => each >= 1 && each <= sideOf(house));

/** Whether a row lies in the northern half of the house, or a column in the western one. */
export const isInFirstHalf = (house: House, at: number): boolean => at <= sideOf(house) / 2;

/** What lies beside a place on the board. */
export function beside({ row, column }: Place, way: Way): Place {
  const [down, across] = STEPS[way];
  return { row: row + down, column: column + across };
}

/** Where a spot of the news lies now. */
export function placeOfSpot({ at, row, column }: Spot, house: House): Place | null {
  return row !== null && column !== null ? { row, column } : house[at as "entrance" | "exit"];
}

export const placeOfPawn = (house: House, seat: number): Place | null => house.players[seat]?.stands ?? null;

/** The seats whose pawns stand on a place. */
export const seatsAt = (house: House, place: Place): number[] =>
  house.players.map((_, seat) => seat).filter((seat) => isSame(placeOfPawn(house, seat), place));

const isPlace = (value: Argument): value is { row: number; column: number } =>
  typeof value === "object" && value !== null && "row" in value && "column" in value;

/** The places on the board that an answer belongs to; none for a programme, which belongs to the hand. */
export const placesOfAnswer = ({ meaning }: Answer): Place[] =>
  Object.values(meaning)
    .filter(isPlace)
    .map(({ row, column }) => ({ row, column }));

/** Whether an answer names two tiles, or one and which way it is turned: it is picked in two steps. */
const isPair = ({ meaning }: Answer): boolean => "other" in meaning;
export const wayOf = ({ meaning }: Answer): "left" | "right" | null =>
  (meaning["way"] as "left" | "right" | undefined) ?? null;

const [ROW, COLUMN] = ["tile-row", "tile-column"];

/** A tile as it is picked, and the tile that is picked first. */
export const stopsOfTile = ({ row, column }: Place): Stop[] => [
  { argument: ROW, value: row },
  { argument: COLUMN, value: column },
];

export function pickedTile(picked: Stop[]): Place | null {
  const [row, column] = [ROW, COLUMN].map((name) => picked.find(({ argument }) => argument === name)?.value);
  return typeof row === "number" && typeof column === "number" ? { row, column } : null;
}

/** Every place that can be clicked now with the answers that it leads to. With a tile picked to be switched these are
 * the tiles that it can be switched with, whichever of the two an answer names first; one that is picked to be turned
 * can still be left for any other. */
export function answersByPlace(answers: Answer[], picked: Stop[]): Map<string, Answer[]> {
  const tile = pickedTile(picked);
  const found = new Map<string, Answer[]>();
  for (const answer of tile ? answers : beginning(answers, picked)) {
    const places = placesOfAnswer(answer);
    const first = isPair(answer) ? tile : null;
    if (first && !places.some((place) => isSame(place, first))) continue;
    for (const place of places)
      if (!isSame(place, first)) found.set(keyOf(place), [...(found.get(keyOf(place)) ?? []), answer]);
  }
  return found;
}

/** What a click on a place does: it answers, picks the first of two steps, takes that back, or offers a few answers. */
export type Deed =
  | { kind: "give"; answer: Answer }
  | { kind: "pick"; stops: Stop[] }
  | { kind: "back" }
  | { kind: "offer"; answers: Answer[] };

/** `open` are the answers by place with what is picked, `all` without: another tile may always be picked instead. */
export function deedAt(
  place: Place,
  open: Map<string, Answer[]>,
  all: Map<string, Answer[]>,
  picked: Stop[],
): Deed | null {
  const here = open.get(keyOf(place)) ?? [];
  const answers = here.length ? here : (all.get(keyOf(place)) ?? []);
  const [only] = answers;
  if (isSame(pickedTile(picked), place)) return { kind: "back" };
  if (!only) return null;
  const isFirst = isPair(only) && (!here.length || !pickedTile(picked));
  if (isFirst || (wayOf(only) && answers.length > 1)) return { kind: "pick", stops: stopsOfTile(place) };
  return answers.length === 1 ? { kind: "give", answer: only } : { kind: "offer", answers };
}

/** What somebody means who clicks a place that is no answer: the server tells why not. Null where it would mean nothing. */
export function triedAt(
  place: Place,
  house: House,
  question: QuestionInfo | null,
  you: number,
): number | Arguments | null {
  const [other] = seatsAt(house, place).filter((seat) => seat !== you);
  switch (question?.ask) {
    case "move":
      return triedStep(place, aboutOf(question, "move")?.ways);
    case "secret passage":
      return triedStep(place, aboutOf(question, "secret passage")?.ways);
    case "switch places":
      return other === undefined ? null : { seat: house.players[other]?.name ?? "" };
    case "rotate 90":
    case "rotate 180":
    case "switch 2 tiles":
      return aboutOf(question, question.ask)?.barred.find((tile) => isSame(tile, place))?.tried ?? null;
    case "trap door":
      return isInside(house, place) ? { tile: { ...place } } : null;
    default:
      return null;
  }
}

/** The step that leads to a place, by where each direction leads; nothing where none does. */
function triedStep(place: Place, ways: { direction: Way; to: Place }[] = []): Arguments | null {
  const way = ways.find(({ to }) => isSame(to, place));
  return way ? { direction: way.direction } : null;
}

/** Where a line of the log happened, in the order of its particulars; a journey goes from the first to the last. */
export function placesOfNews(news: HouseNews, house: House): Place[] {
  const spots = (...list: Spot[]): Place[] =>
    list.map((spot) => placeOfSpot(spot, house)).filter((place) => place !== null);
  switch (news.what) {
    case "tile laid":
    case "rotated":
      return spots(news.spot);
    case "switched tiles":
      return spots(news.spot, news.other_spot);
    case "walked":
    case "passed wall":
    case "fell":
      return spots(news.from, news.to);
    case "switched places":
      return spots(news.other_to, news.to);
    case "entrance placed":
    case "exit placed":
      return [news.doorway];
    case "moved exit":
      return [news.from_doorway, news.doorway];
    default: {
      const pawn = "seat" in news ? placeOfPawn(house, seatNamed(house, news.seat)) : null;
      return pawn ? [pawn] : [];
    }
  }
}
