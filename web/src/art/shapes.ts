/** Shapes that several pictures share: sigils of seats (24 x 24), the hooded figure (40 x 50), suits (about 40 x 40,
 * round their middle), the ghost (32 x 32), and the icons of the frame round the table (24 x 24). */

export const SIGILS = {
  moon: "M15.5 2.5A9.8 9.8 0 1 0 21.6 15.6A8.4 8.4 0 0 1 15.5 2.5Z",
  key: "M12 1.5a5.2 5.2 0 0 1 1.8 10.1V23h-3.6v-2.2H6.4v-3.4h3.8v-1.6H7.6v-3.2h2.6v-1A5.2 5.2 0 0 1 12 1.5ZM12 4.8a2 2 0 1 0 0 4a2 2 0 0 0 0-4Z",
  bell: "M12 1.5C6.5 3.5 7 9 6.4 13L3.4 18.2H20.6L17.6 13C17 9 17.5 3.5 12 1.5ZM9 20H15A3 3 0 0 1 9 20Z",
  moth: "M12 7.4C9.4 2.6 3 2.2 1.2 4.4C1.4 9.8 4.6 12.8 8.8 13.2C5.6 14.6 4.6 18 5.8 21.6C9.2 21.4 11.2 18.8 12 15.6C12.8 18.8 14.8 21.4 18.2 21.6C19.4 18 18.4 14.6 15.2 13.2C19.4 12.8 22.6 9.8 22.8 4.4C21 2.2 14.6 2.6 12 7.4Z",
  star: "M12 .8L14.8 9.2L23.2 12L14.8 14.8L12 23.2L9.2 14.8L.8 12L9.2 9.2Z",
  glass: "M4.5 1.8H19.5V5.2L14 12L19.5 18.8V22.2H4.5V18.8L10 12L4.5 5.2Z",
  leaf: "M2.5 21.5C1 10 8 2.5 21.5 2.5C22 15.5 14.5 22 6.6 19.4L15.5 9.2L4.6 18Z",
  ring: "M12 2A10 10 0 1 0 12 22A10 10 0 0 0 12 2ZM12 6.6A5.4 5.4 0 1 1 12 17.4A5.4 5.4 0 0 1 12 6.6Z",
} as const;

export type Sigil = keyof typeof SIGILS;

/** The seats' sigils in order; the own seat is no exception. */
export const SEATS = Object.keys(SIGILS) as Sigil[];

export const sigilOf = (seat: number): Sigil => SEATS[seat % SEATS.length] ?? "moon";

export const FIGURE_BODY =
  "M20 1.5C12.6 1.5 8.8 7 8.8 13.2C8.8 16 9.6 18.2 10.8 20C5.6 24.4 2.6 34 1.5 48.5H38.5C37.4 34 34.4 24.4 29.2 20C30.4 18.2 31.2 16 31.2 13.2C31.2 7 27.4 1.5 20 1.5Z";
export const FIGURE_FACE =
  "M20 6.6C16 6.6 14 9.8 14 13.2C14 17 16.6 19.8 20 19.8C23.4 19.8 26 17 26 13.2C26 9.8 24 6.6 20 6.6Z";
export const FIGURE_FOLDS =
  "M6.2 46Q9.6 36.8 10.6 27Q7.2 36.2 6.2 46ZM33.8 46Q32.8 36.2 29.4 27Q30.4 36.8 33.8 46Z";

export const SUITS = {
  hearts: "M0 -4C-3 -12 -15 -11 -15 -1C-15 8 -5 13 0 20C5 13 15 8 15 -1C15 -11 3 -12 0 -4Z",
  spades: "M0 -17C5 -9 16 -4 16 6C16 14 6 15 2.6 9L6 20H-6L-2.6 9C-6 15 -16 14 -16 6C-16 -4 -5 -9 0 -17Z",
  clubs: "M0 -16A8 8 0 0 1 6.4 -3.4A8 8 0 1 1 3 9L6 20H-6L-3 9A8 8 0 1 1 -6.4 -3.4A8 8 0 0 1 0 -16Z",
  diamonds: "M0 -17L13 1L0 19L-13 1Z",
} as const;

export const GHOST_BODY =
  "M16 1.5C9 1.5 5.4 7.4 5.2 14.5L3.6 29.5L9 25.4L12.2 30.5L16 25.6L19.8 30.5L23 25.4L28.4 29.5L26.8 14.5C26.6 7.4 23 1.5 16 1.5Z";
export const GHOST_EYES =
  "M10.2 11.2Q14.2 14.2 13 19.2Q9 16.4 10.2 11.2ZM21.8 11.2Q17.8 14.2 19 19.2Q23 16.4 21.8 11.2Z";

export const FLAME_OUTER =
  "M8 .5C9.4 6 14.6 9.4 14.6 15.4C14.6 20 11.8 23.5 8 23.5C4.2 23.5 1.4 20 1.4 15.4C1.4 11.6 6.6 8.4 8 .5Z";
export const FLAME_INNER =
  "M8.2 11C9 14 11.2 15.4 11.2 18.4C11.2 20.6 9.8 22 8 22C6.2 22 4.8 20.6 4.8 18.4C4.8 16 7.4 14.4 8.2 11Z";
