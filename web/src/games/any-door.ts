/** A bay of the house for a game that brings no picture: another for each id, and the same one each time. */

import { bricks, grain, seeded, standing, type Area } from "../art/gouge";
import { SEATS, type Sigil } from "../art/shapes";

export interface AnyBay {
  seed: number;
  roof: string;
  chimney: string;
  shingles: string;
  wall: string;
  wallCuts: string;
  panes: Area[];
  frame: string;
  opening: string;
  planks: string;
  /** Whether its door is shut or ajar until somebody comes near. */
  hung: "swung" | "ajar";
  sigil: Sigil;
}

const EAVES = 250;
const ROOFS = [
  "M150 96L-14 250H314Z", // a gable
  "M-14 250L40 140H260L314 250Z", // a mansard
  "M-14 250V196H24V168H62V196H131V168H169V196H238V168H276V196H314V250Z", // battlements
  "M-14 250C10 120 90 96 150 92C210 96 290 120 314 250Z", // a barrel
  "M-14 250L75 128L150 214L225 128L314 250Z", // two gables
];
const CHIMNEYS = ["", "M216 84H248V190H216ZM212 76H252V88H212Z", "M52 84H84V190H52ZM48 76H88V88H48Z"];
const WALLS = [
  (seed: number) => bricks(seed, { x: 2, y: 262, w: 296, h: 354 }, 32, 17, 0.42),
  (seed: number) => grain(seed, { x: 6, y: 258, w: 288, h: 358 }, 19, 74, 0.62, 1.4),
  (seed: number) => standing(seed, { x: 4, y: 256, w: 292, h: 360 }, 12, 34, 0.55),
];
const PANES: Area[][] = [
  [
    { x: 36, y: 370, w: 52, h: 64 },
    { x: 212, y: 370, w: 52, h: 64 },
  ],
  [
    { x: 24, y: 478, w: 34, h: 60 },
    { x: 242, y: 478, w: 34, h: 60 },
  ],
  [
    { x: 36, y: 276, w: 40, h: 52 },
    { x: 224, y: 276, w: 40, h: 52 },
    { x: 36, y: 384, w: 40, h: 52 },
    { x: 224, y: 384, w: 40, h: 52 },
  ],
];
/** A door's frame and its opening: straight, round, or pointed. */
const DOORS = [
  ["M84 620V446H216V620Z", "M96 620V458H204V620Z"],
  [
    "M84 620V520C84 474 112 446 150 446C188 446 216 474 216 520V620Z",
    "M96 620V522C96 482 118 458 150 458C182 458 204 482 204 522V620Z",
  ],
  ["M84 620V512Q90 462 150 424Q210 462 216 512V620Z", "M96 620V514Q102 472 150 440Q198 472 204 514V620Z"],
] as const;
const HUNG = ["swung", "ajar"] as const;

/** A number for a text (FNV-1a). */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return mixed;
}

export function bayOf(game: string): AnyBay {
  const seed = hash(game);
  const chance = seeded(seed);
  const one = <Thing>(things: readonly Thing[]): Thing =>
    things[Math.floor(chance() * things.length)] as Thing;
  const [frame, opening] = one(DOORS);
  return {
    seed,
    roof: one(ROOFS),
    chimney: one(CHIMNEYS),
    shingles: bricks(seed + 1, { x: -18, y: 92, w: 336, h: 160 }, 19, 12, 0.14),
    wall: `M0 ${EAVES - 2}H300V620H0Z`,
    wallCuts: one(WALLS)(seed + 2),
    panes: one(PANES),
    frame,
    opening,
    planks: standing(seed + 9, { x: 106, y: 496, w: 88, h: 118 }, 20, 60, 0.8),
    hung: one(HUNG),
    sigil: one(SEATS),
  };
}
