/** Screens as components ask for them. */

import { MediaQuery } from "svelte/reactivity";
import { BREAKPOINTS } from "./breakpoints";

/** Wide and low: the sill stands beside the board, and the table has the class `low`. */
export const low = new MediaQuery(BREAKPOINTS.low);
/** What stands beside the table is always seen. */
export const beside = new MediaQuery(BREAKPOINTS.beside);
