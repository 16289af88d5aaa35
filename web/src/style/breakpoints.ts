/** The screens that style sheets and components tell apart, each named here once. A style sheet says `@media (--phone)`, and
 * the build puts the query there; a component takes one of `media.ts`. Widths and heights are those of the window. */
export const BREAKPOINTS = {
  phone: "(max-width: 720px)",
  low: "(max-height: 600px) and (min-width: 600px)",
  beside: "(min-width: 1001px) and (min-height: 601px)",
} as const;
