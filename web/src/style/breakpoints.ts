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

export type Breakpoint = keyof typeof BREAKPOINTS;
