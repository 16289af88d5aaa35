/** Where things are drawn: a tile is 100 units wide; doorways lie outside the house. */

import { TILE } from "./art/board";
import { sideOf, type House, type Way } from "./table";
import { isInside, keyOf, placeOfPawn, type Place } from "./places";

export interface Point {
  x: number;
  y: number;
}

/** How wide the house is drawn. */
export const spanOf = (house: House): number => sideOf(house) * TILE;

export const middleOf = ({ row, column }: Place): Point => ({
  x: (column - 0.5) * TILE,
  y: (row - 0.5) * TILE,
});

/** The edge of the house that a place outside lies against. */
export function edgeOf(house: House, { row, column }: Place): Way {
  if (row < 1) return "north";
  if (column < 1) return "west";
  return row > sideOf(house) ? "south" : "east";
}

export interface Standing extends Point {
  scale: number;
  crowded: boolean; // so many stand there that only their sigils are seen
}

const CROWDS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 21]],
  2: [
    [-14, 17],
    [14, 24],
  ],
  3: [
    [-20, 15],
    [20, 15],
    [0, 27],
  ],
};
const TILE_HALF = 46;
const SCALES = [1, 1.12, 1.04, 0.96];
const [FEW, FEW_OUTSIDE] = [3, 2]; // pawns that stand beside each other on a tile, in a doorway; more are a crowd
const APART = 30; // between two of a crowd

/** Where each pawn's feet are; several on one tile stand beside each other. Null for a pawn that is not there yet. */
export function standings(house: House): (Standing | null)[] {
  const places = house.players.map((_, seat) => placeOfPawn(house, seat));
  const crowd = new Map<string, number[]>();
  places.forEach((place, seat) => {
    if (place) crowd.set(keyOf(place), [...(crowd.get(keyOf(place)) ?? []), seat]);
  });
  return places.map((place, seat) => {
    if (!place) return null;
    const company = crowd.get(keyOf(place)) ?? [seat];
    const box = boxOf(house, place);
    if (company.length > (isInside(house, place) ? FEW : FEW_OUTSIDE))
      return inCrowd(box, company.indexOf(seat), company.length);
    const [dx, dy] = CROWDS[company.length]?.[company.indexOf(seat)] ?? [0, 21];
    return {
      x: box.x + dx * (box.wide / TILE_HALF),
      y: box.y + dy * (box.high / TILE_HALF),
      scale: SCALES[company.length] ?? 1,
      crowded: false,
    };
  });
}

/** A crowd stands in rows, as many abreast as the place is wide. */
function inCrowd({ x, y, wide, high }: Box, at: number, count: number): Standing {
  const abreast = wide < high || (wide === high && count === 4) ? 2 : 3;
  const rows = Math.ceil(count / abreast);
  const [row, column] = [Math.floor(at / abreast), at % abreast];
  const inRow = row < rows - 1 ? abreast : count - abreast * row;
  const scale = wide === high && abreast === 2 ? 1.35 : 1;
  return {
    x: x + (column - (inRow - 1) / 2) * APART * scale,
    y: y + (row - (rows - 1) / 2) * APART * scale,
    scale,
    crowded: true,
  };
}

export interface Box extends Point {
  wide: number; // half of it, from the middle
  high: number;
}

const [NEAR, LONG] = [12, 44]; // a doorway's block: how much nearer to the house than a tile, and half its length

/** What a place covers on the board: a tile, or the block of a doorway. */
export function boxOf(house: House, place: Place): Box {
  const { x, y } = middleOf(place);
  if (isInside(house, place)) return { x, y, wide: TILE_HALF, high: TILE_HALF };
  const edge = edgeOf(house, place);
  if (edge === "north" || edge === "south")
    return { x, y: y + (edge === "north" ? NEAR : -NEAR), wide: LONG, high: 30 };
  return { x: x + (edge === "west" ? NEAR : -NEAR), y, wide: 30, high: LONG };
}

/** An octagon: a box with cut corners, grown by so much. */
export function octagon({ x, y, wide, high }: Box, grown = 0, corner = 9): string {
  const [l, r, t, b] = [x - wide - grown, x + wide + grown, y - high - grown, y + high + grown];
  return `M${l + corner} ${t}H${r - corner}L${r} ${t + corner}V${b - corner}L${r - corner} ${b}H${l + corner}L${l} ${b - corner}V${t + corner}Z`;
}
