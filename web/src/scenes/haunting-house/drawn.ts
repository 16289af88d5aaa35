/** Where things are drawn: the house is 600 units wide, a tile 100; doorways lie outside. */

import { TILE } from "./art/board";
import type { House, Way } from "./house";
import { isInside, keyOf, placeOfPawn, type Place } from "./places";

export interface Point {
  x: number;
  y: number;
}

export const middleOf = ({ row, column }: Place): Point => ({
  x: (column - 0.5) * TILE,
  y: (row - 0.5) * TILE,
});

/** The edge of the house that a place outside lies against. */
export function edgeOf({ row, column }: Place): Way {
  if (row < 1) return "north";
  if (column < 1) return "west";
  return row > 6 ? "south" : "east";
}

export interface Standing extends Point {
  scale: number;
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
  4: [
    [-16, 8],
    [16, 8],
    [-16, 34],
    [16, 34],
  ],
  5: [
    [-24, 6],
    [0, 6],
    [24, 6],
    [-13, 32],
    [13, 32],
  ],
  6: [
    [-24, 6],
    [0, 6],
    [24, 6],
    [-24, 32],
    [0, 32],
    [24, 32],
  ],
};
const TILE_HALF = 46;
const SCALES = [1, 1.12, 1.04, 0.96, 0.84, 0.74, 0.74];
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
    const [dx, dy] = CROWDS[company.length]?.[company.indexOf(seat)] ?? [0, 21];
    const { x, y, wide, high } = boxOf(place);
    return {
      x: x + dx * (wide / TILE_HALF),
      y: y + dy * (high / TILE_HALF),
      scale: SCALES[company.length] ?? 0.74,
    };
  });
}

export interface Box extends Point {
  wide: number; // half of it, from the middle
  high: number;
}

const [NEAR, LONG] = [12, 44]; // a doorway's block: how much nearer to the house than a tile, and half its length

/** What a place covers on the board: a tile, or the block of a doorway. */
export function boxOf(place: Place): Box {
  const { x, y } = middleOf(place);
  if (isInside(place)) return { x, y, wide: TILE_HALF, high: TILE_HALF };
  const edge = edgeOf(place);
  if (edge === "north" || edge === "south")
    return { x, y: y + (edge === "north" ? NEAR : -NEAR), wide: LONG, high: 30 };
  return { x: x + (edge === "west" ? NEAR : -NEAR), y, wide: 30, high: LONG };
}

/** An octagon: a box with cut corners, grown by so much. */
export function octagon({ x, y, wide, high }: Box, grown = 0, corner = 9): string {
  const [l, r, t, b] = [x - wide - grown, x + wide + grown, y - high - grown, y + high + grown];
  return `M${l + corner} ${t}H${r - corner}L${r} ${t + corner}V${b - corner}L${r - corner} ${b}H${l + corner}L${l} ${b - corner}V${t + corner}Z`;
}
