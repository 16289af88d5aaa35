/** Small marks of the table, and the names by which the sprite gives them. */

import type { Type } from "../table";

export const FLASHLIGHT =
  "M23 4.5H13.5L9.6 1V15L13.5 11.5H23ZM7.4 8Q3.9 6.5 0.4 8Q3.9 9.5 7.4 8ZM7.4 4.2Q4.9 1.6 1.4 1.4Q3.9 4 7.4 4.2ZM7.4 11.8Q3.9 12 1.4 14.6Q4.9 14.4 7.4 11.8Z";

/** The planchette: a heart with a window in it. */
export const PLANCHETTE =
  "M12 23C9 16 2.4 13 2.4 7.6C2.4 3.6 6 1 12 1C18 1 21.6 3.6 21.6 7.6C21.6 13 15 16 12 23ZM12 5.4A3.6 3.6 0 1 0 12 12.6A3.6 3.6 0 0 0 12 5.4Z";

export type Mark = "ghost" | "flashlight" | "icon" | "planchette" | "deck";

export const symbolOf = (what: Type | Mark): string => `dgit-${what.replace(" ", "-")}`;
