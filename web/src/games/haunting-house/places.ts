/** Where things are: the house lies in the middle of a field of eight by eight, so that rows and columns run from 1 to 6
 * inside and the entrance and the exit lie in row or column 0 or 7. And which place on the board an answer belongs to. */

import type { Answer } from "../../protocol/table-store.svelte";
import { SIDE, type Doorway, type House, type HouseNews, type Spot, type Way } from "./house";

export interface Place {
  row: number;
  column: number;
}

export const WAYS: readonly Way[] = ["north", "east", "south", "west"];
const STEPS: Record<Way, readonly [number, number]> = {
  north: [-1, 0],
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
};
const CORNERS: Record<Doorway["corner"], Place> = {
  northwest: { row: 1, column: 1 },
  northeast: { row: 1, column: SIDE },
  southwest: { row: SIDE, column: 1 },
  southeast: { row: SIDE, column: SIDE },
};

export const keyOf = ({ row, column }: Place): string => `${row} ${column}`;

export const isSame = (one: Place | null, other: Place | null): boolean =>
  !!one && !!other && one.row === other.row && one.column === other.column;

export const isInside = ({ row, column }: Place): boolean =>
  row >= 1 && row <= SIDE && column >= 1 && column <= SIDE;

export function beside({ row, column }: Place, way: Way): Place {
  const [down, across] = STEPS[way];
  return { row: row + down, column: column + across };
}

export const placeOfDoorway = (doorway: Doorway): Place => beside(CORNERS[doorway.corner], doorway.edge);

/** Where a spot of the layout or of the news lies now. */
export function placeOfSpot(spot: Spot | null, house: House): Place | null {
  if (spot?.at === "house") return { row: spot.row ?? 0, column: spot.column ?? 0 };
  const doorway = spot && house[spot.at as "entrance" | "exit"];
  return doorway ? placeOfDoorway(doorway) : null;
}

export const placeOfPawn = (house: House, seat: number): Place | null =>
  placeOfSpot(house.players[seat]?.pawn ?? null, house);

/** The seats whose pawns stand on a place. */
export const seatsAt = (house: House, place: Place): number[] =>
  house.players.map((_, seat) => seat).filter((seat) => isSame(placeOfPawn(house, seat), place));

const STEP = /^(?:move|pass) (north|east|south|west)$/;
const SWAP = /^swap with (.+)$/;
const TILE = /^(?:rotate|drop) (\d) (\d)(?: (?:left|right|around))?$/;
const PAIR = /^switch (\d) (\d) with (\d) (\d)$/;
const EXIT = /^exit (\w+) (\w+)$/;

const tileAt = (row: string | undefined, column: string | undefined): Place => ({
  row: Number(row),
  column: Number(column),
});

/** The places on the board that an answer belongs to; none for a programme, which belongs to the hand. */
export function placesOfAnswer(text: string, house: House, you: number): Place[] {
  const own = placeOfPawn(house, you);
  let found: RegExpExecArray | null;
  if ((found = STEP.exec(text)) && own) return [beside(own, found[1] as Way)];
  if ((found = TILE.exec(text))) return [tileAt(found[1], found[2])];
  if ((found = PAIR.exec(text))) return [tileAt(found[1], found[2]), tileAt(found[3], found[4])];
  if ((found = EXIT.exec(text)))
    return [placeOfDoorway({ corner: found[1], edge: found[2] } as unknown as Doorway)];
  if ((found = SWAP.exec(text))) {
    const name = found[1];
    const seat = house.players.findIndex((player) => player.name === name);
    return [placeOfPawn(house, seat)].filter((place) => place !== null);
  }
  return [];
}

/** The tile that was picked first: of "switch 3 5 …" and "rotate 3 5 …" row 3, column 5. */
export function pickedTile([verb, row, column]: string[]): Place | null {
  return (verb === "switch" || verb === "rotate") && column ? tileAt(row, column) : null;
}

/** Every place that can be clicked now with the answers that it leads to. With a tile picked to be switched these are
 * the tiles that it can be switched with, whichever of the two an answer names first; one that is picked to be turned
 * can still be left for any other. */
export function answersByPlace(
  answers: Answer[],
  house: House,
  you: number,
  picked: string[],
): Map<string, Answer[]> {
  const tile = pickedTile(picked);
  const first = picked[0] === "switch" ? tile : null;
  const found = new Map<string, Answer[]>();
  for (const answer of answers) {
    const places = placesOfAnswer(answer.text, house, you);
    if (first && !places.some((place) => isSame(place, first))) continue;
    if (!tile && !isBeginning(answer.text, picked)) continue;
    for (const place of places)
      if (!isSame(place, first)) found.set(keyOf(place), [...(found.get(keyOf(place)) ?? []), answer]);
  }
  return found;
}

const isBeginning = (text: string, picked: string[]): boolean => {
  const list = text.split(" ");
  return picked.every((word, at) => list[at] === word);
};

/** What a click on a place does: it answers, picks the first of two steps, takes that back, or offers a few answers. */
export type Deed =
  | { kind: "give"; answer: Answer }
  | { kind: "pick"; words: string[] }
  | { kind: "back" }
  | { kind: "offer"; answers: Answer[] };

/** `open` are the answers by place with what is picked, `all` without: another tile may always be picked instead. */
export function deedAt(
  place: Place,
  open: Map<string, Answer[]>,
  all: Map<string, Answer[]>,
  picked: string[],
): Deed | null {
  const here = open.get(keyOf(place)) ?? [];
  const answers = here.length ? here : (all.get(keyOf(place)) ?? []);
  const [only] = answers;
  if (isSame(pickedTile(picked), place)) return { kind: "back" };
  if (!only) return null;
  const [verb = ""] = only.text.split(" ");
  const isFirst = verb === "switch" && (!here.length || !pickedTile(picked));
  if (isFirst || (verb === "rotate" && answers.length > 1))
    return { kind: "pick", words: [verb, String(place.row), String(place.column)] };
  return answers.length === 1 ? { kind: "give", answer: only } : { kind: "offer", answers };
}

/** What somebody who clicks a place that is no answer would have said; the server tells why not. */
export function triedAt(place: Place, house: House, you: number, picked: string[]): string {
  const own = placeOfPawn(house, you);
  const way = own && WAYS.find((each) => isSame(beside(own, each), place));
  const code = keyOf(place);
  const others = seatsAt(house, place).filter((seat) => seat !== you);
  switch (house.question) {
    case "move":
      return way ? `move ${way}` : "";
    case "secret passage":
      return way ? `pass ${way}` : "";
    case "switch places":
      return others.length ? `swap with ${house.players[others[0] ?? 0]?.name}` : "";
    case "rotate 90":
      return isInside(place) ? `rotate ${code} left` : "";
    case "rotate 180":
      return isInside(place) ? `rotate ${code} around` : "";
    case "trap door":
      return isInside(place) ? `drop ${code}` : "";
    case "switch 2 tiles":
      return isInside(place) ? switchTried(place, pickedTile(picked)) : "";
    default:
      return "";
  }
}

/** Two tiles as an answer names them, the upper and then the left one first; nothing where they do not touch. */
function switchTried(place: Place, first: Place | null): string {
  const other = first ?? beside(place, place.column < SIDE ? "east" : "west");
  const [one, two] = [place, other].sort((a, b) => a.row - b.row || a.column - b.column) as [Place, Place];
  const touch = Math.abs(one.row - two.row) <= 1 && Math.abs(one.column - two.column) <= 1;
  return touch ? `switch ${keyOf(one)} with ${keyOf(two)}` : "";
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
      return [placeOfDoorway(news.doorway)];
    case "moved exit":
      return [placeOfDoorway(news.from_doorway), placeOfDoorway(news.doorway)];
    default: {
      const pawn =
        "seat" in news
          ? placeOfPawn(
              house,
              house.players.findIndex((each) => each.name === news.seat),
            )
          : null;
      return pawn ? [pawn] : [];
    }
  }
}
