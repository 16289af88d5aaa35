/** A screen that is wide and low (a phone on its side, a page at double size): the sill stands beside the board. Style
 * sheets say the same as `(max-height: 600px) and (min-width: 600px)`, or by the class `low` of a table. */

import { MediaQuery } from "svelte/reactivity";

export const low = new MediaQuery("(max-height: 600px) and (min-width: 600px)");
