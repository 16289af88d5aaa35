/** The frame round the house: brick, cut once. */

import { bricks } from "../../../art/gouge";

export const TILE = 100;

/** Bricks of a frame so thick round a house so wide. */
export function frameBricks(span: number, thick: number): string {
  const [long, high] = [span + 2 * thick, Math.max(6, thick / 2.4)];
  return (
    bricks(41, { x: -thick, y: -thick + 2, w: long, h: thick - 3 }, 34, high, 0.25) +
    bricks(42, { x: -thick, y: span + 3, w: long, h: thick - high }, 34, high, 0.25) +
    bricks(43, { x: -thick + 1, y: 4, w: thick - 3, h: span - 15 }, 34, 15, 0.3) +
    bricks(44, { x: span + 3, y: 4, w: thick - 4, h: span - 15 }, 34, 15, 0.3)
  );
}
