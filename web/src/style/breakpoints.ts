/** The screens that style sheets and components tell apart, each named here once. A style sheet says `@media (--phone)` and
 * the build puts the query there; a component takes it from `media.ts`. */
export const BREAKPOINTS = {
  // widths
  phone: "(max-width: 720px)", // one column, everything below the other
  large: "(min-width: 721px)", // all else
  tablet: "(max-width: 1000px)", // what stands beside the table becomes a drawer
  notebook: "(max-width: 1240px)", // the sill breaks its lines
  laptop: "(max-width: 1340px)",
  desk: "(max-width: 1399px)",
  // heights
  squat: "(max-height: 700px)",
  short: "(max-height: 840px)", // most laptops
  tall: "(min-height: 800px)", // most phones of today, upright
  // both
  low: "(max-height: 600px) and (min-width: 600px)", // a phone on its side, a page at double size: the sill beside the board
  beside: "(min-width: 1001px) and (min-height: 601px)", // what stands beside the table is always seen
} as const;

/** How wide a part of the page is, where it goes by its own width: a style sheet says `@container (--narrow-bay)`. */
export const CONTAINERS = {
  "narrow-bay": "(max-width: 230px)", // a door of the lobby: words without marks
  "tight-bay": "(max-width: 202px)", // two lines on a button
  "narrow-shelf": "(max-width: 330px)", // somebody else's tableau: numbers without words
} as const;

/** Pixels of a scene's own place from which it shows more. */
export const SCENE = {
  // widths
  roomy: 560, // words on places
  beside: 700, // something beside the board
  middle: 800, // cards with their words, lying
  wide: 1000, // cards upright
  // heights
  told: 408, // something below the board, on a small screen
  dense: 628, // the others' things above it, on a low screen
  high: 730, // the same on any other
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;
