/** What several room prints are cut from, beside the house's gouges: books on a shelf, boards of a floor. */

import { gouge, grain, seeded, type Area } from "../../../art/gouge";

/** The inks of a print, dark to light; the last is the one light of a room. Candle is in none. */
export const INK = "var(--ink)";
export const DEEP = "var(--pitch)";
export const WALL = "var(--dusk-1)";
export const WALL_2 = "var(--dusk-2)";
export const SHADE = "var(--shade)";
export const CUT = "var(--dusk-3)";
export const LINE = "var(--dusk-4)";
export const HAZE = "var(--haze)";
export const BONE = "var(--bone)";

/** A print is as wide and as high as this; where it has less height, the top is left out. */
export const WIDE = 360;
export const HIGH = 160;
export const FLOOR: Area = { x: 0, y: 146, w: WIDE, h: 14 };

export const block = ({ x, y, w, h }: Area): string => `M${x} ${y}h${w}v${h}h${-w}Z`;

export const boards = (seed: number): string => grain(seed, FLOOR, 5, 56, 0.75, 1);

export interface Books {
  dark: string;
  middle: string;
  light: string;
  spines: string;
}

/** A row of books that stand on a line: three inks, and a gouge down each spine. Some lean on their neighbour. */
export function books(seed: number, x1: number, x2: number, foot: number, high: number): Books {
  const chance = seeded(seed);
  const row: Books = { dark: "", middle: "", light: "", spines: "" };
  const inks = ["dark", "dark", "middle", "middle", "light"] as const;
  for (let x = x1; x < x2 - 7;) {
    const wide = Math.min(7 + Math.round(chance() * 9), x2 - x);
    const tall = high * (0.62 + chance() * 0.38);
    const lean = chance() < 0.12 ? wide * 0.5 : 0;
    const ink = inks[Math.floor(chance() * inks.length)] ?? "dark";
    row[ink] += `M${x} ${foot}l${lean} ${-tall}h${wide - 1.6}l${-lean} ${tall}Z`;
    const middle = x + wide / 2 - 0.8;
    row.spines += gouge(middle + lean * 0.12, foot - 4, middle + lean * 0.88, foot - tall + 4, 0.9);
    if (chance() < 0.4)
      row.spines += gouge(
        x + lean * 0.7 + 1,
        foot - tall * 0.72,
        x + wide + lean * 0.7 - 2.6,
        foot - tall * 0.72,
        0.8,
      );
    x += wide + (lean ? 3 : 0) + (chance() < 0.06 ? 12 : 0);
  }
  return row;
}

/** Rays within a part of the circle: angles in turns, from 0 at the right, clockwise. */
export function fan(
  seed: number,
  [cx, cy]: [number, number],
  [near, far]: [number, number],
  [begin, end]: [number, number],
  count: number,
  belly = 1.2,
): string {
  const chance = seeded(seed);
  let path = "";
  for (let ray = 0; ray < count; ray += 1) {
    const angle = (begin + ((end - begin) * (ray + chance() * 0.6)) / count) * Math.PI * 2;
    const long = far - chance() * (far - near) * 0.4;
    const at = (distance: number): [number, number] => [
      cx + Math.cos(angle) * distance,
      cy + Math.sin(angle) * distance,
    ];
    path += gouge(...at(near + chance() * 3), ...at(long), belly);
  }
  return path;
}
