/** Tiles as they are cut: dark wall with hatching, and passages of bone with their boards. A tile is drawn round its
 * middle, 100 units wide. Each of the five shapes has one position; other tiles are the same block, turned. */

import { gouge, seeded, type Chance } from "../../../art/gouge";
import type { Tile } from "../table";

const WALL = 19; // half the width of a passage
const EDGE = 48.5; // from the middle to the edge of the block
const LETTERS = "NESW";

/** The shapes in their own position; what is open otherwise is one of them, turned to the right. */
const SHAPES = ["N", "NS", "NE", "NES", "NESW"] as const;
export const BLOCKS = 4; // blocks of each shape, cut with a different hand

export interface Cut {
  hatching: string;
  passage: string;
  openings: string; // where the passage runs on, no line is drawn
  boards: string;
  star: string;
}

const turnedRight = (open: string, quarters: number): string =>
  [...LETTERS].filter((_, at) => open.includes(LETTERS[(at - quarters + 4) % 4] ?? "")).join("");

/** The shape of a tile, and by how many quarters it is turned to the right. */
export function shapeOf({ open }: Tile): { shape: number; quarters: number } {
  for (const [shape, letters] of SHAPES.entries())
    for (let quarters = 0; quarters < 4; quarters += 1)
      if (turnedRight(letters, quarters) === open) return { shape, quarters };
  return { shape: 4, quarters: 0 };
}

const cuts = new Map<number, Cut>();

/** A block of that shape. It is cut once. */
export function cutOf(shape: number, block: number): Cut {
  const number = shape * BLOCKS + (block % BLOCKS);
  const known = cuts.get(number) ?? cut(SHAPES[shape] ?? "NESW", seeded(7 + 31 * number));
  cuts.set(number, known);
  return known;
}

function cut(open: string, chance: Chance): Cut {
  const is = (letter: string): boolean => open.includes(letter);
  return {
    hatching: hatching(is, chance),
    passage: passage(is),
    openings: openings(is),
    boards: [...open].map((letter) => boards(letter, chance)).join(""),
    star: star(chance),
  };
}

type Is = (letter: string) => boolean;

function passage(is: Is): string {
  const north = is("N") ? `V${-EDGE}H${WALL}V${-WALL}` : `H${WALL}`;
  const east = is("E") ? `H${EDGE}V${WALL}H${WALL}` : `V${WALL}`;
  const south = is("S") ? `V${EDGE}H${-WALL}V${WALL}` : `H${-WALL}`;
  const west = is("W") ? `H${-EDGE}V${-WALL}H${-WALL}` : `V${-WALL}`;
  return `M${-WALL} ${-WALL}${north}${east}${south}${west}Z`;
}

const [INNER, OUTER] = [WALL - 1.5, EDGE + 1.5];

function openings(is: Is): string {
  return [
    is("N") ? `M${-INNER} ${-OUTER}H${INNER}V${-OUTER + 5}H${-INNER}Z` : "",
    is("S") ? `M${-INNER} ${OUTER - 5}H${INNER}V${OUTER}H${-INNER}Z` : "",
    is("W") ? `M${-OUTER} ${-INNER}V${INNER}H${-OUTER + 5}V${-INNER}Z` : "",
    is("E") ? `M${OUTER - 5} ${-INNER}V${INNER}H${OUTER}V${-INNER}Z` : "",
  ].join("");
}

/** Three boards of the floor run along each arm. */
function boards(letter: string, chance: Chance): string {
  return [-9.5, 0, 9.5]
    .map((off) => {
      const [near, far] = [19 + chance() * 5, 47 - chance() * 6];
      const [a, b] = [off + (chance() - 0.5) * 1.4, off + (chance() - 0.5) * 1.4];
      const belly = 0.8 + chance() * 0.4;
      if (letter === "N") return gouge(a, -near, b, -far, belly);
      if (letter === "S") return gouge(a, near, b, far, belly);
      return letter === "E" ? gouge(near, a, far, b, belly) : gouge(-near, a, -far, b, belly);
    })
    .join("");
}

function star(chance: Chance): string {
  return Array.from({ length: 8 }, (_, ray) => {
    const angle = ((ray + 0.5) / 8) * Math.PI * 2;
    const far = 8 + chance() * 1.4;
    return gouge(Math.cos(angle) * 3, Math.sin(angle) * 3, Math.cos(angle) * far, Math.sin(angle) * far, 0.9);
  }).join("");
}

/** Courses of stone along the wall: upright beside an upright passage, level above and below a level one. */
function hatching(is: Is, chance: Chance): string {
  let path = "";
  for (let row = -42; row <= 42; row += 7.2)
    for (let column = -44; column <= 44; column += 13) {
      const [x, y] = [column + (chance() - 0.5) * 9, row + (chance() - 0.5) * 4];
      const upright = Math.abs(x) > Math.abs(y) !== (is("N") === is("S") && is("E") !== is("W"));
      const half = 3.4 + chance() * 4.2;
      const [dx, dy] = upright ? [0.3, half] : [half, 0.3];
      if (chance() < 0.72 && isWall(is, x, y, dx, dy))
        path += gouge(x - dx, y - dy, x + dx, y + dy, 1 + chance() * 0.6);
    }
  return path;
}

function isWall(is: Is, x: number, y: number, dx: number, dy: number): boolean {
  const clear = WALL + 4;
  const [left, right, top, bottom] = [x - dx, x + dx, y - dy, y + dy];
  if (Math.max(-left, right, -top, bottom) > 45) return false;
  const across = right > -clear && left < clear;
  const along = bottom > -clear && top < clear;
  if (across && along) return false;
  if (across && ((bottom < 0 && is("N")) || (top > 0 && is("S")))) return false;
  return !(along && ((right < 0 && is("W")) || (left > 0 && is("E"))));
}

export const TRAP_BOARDS = [-6, 0, 6].map((x) => gouge(x, -11.5, x, 11.5, 1)).join("");
