/** What of a game is looked at, as it stands in an address: which step, counted from 1, and through whose eyes. */

import { MOST_SEATS } from "../protocol/limits";

export type Viewer = number | "all";

export interface Wanted {
  step: number | null;
  viewer: Viewer | null;
}

const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat);

export function wantedIn(query: string): Wanted {
  const found = new URLSearchParams(query);
  const step = Number(found.get("step"));
  const viewer = found.get("viewer");
  return {
    step: Number.isInteger(step) && step > 0 ? step : null,
    viewer: viewer === "all" ? "all" : (SEATS.find((seat) => String(seat) === viewer) ?? null),
  };
}

export const queryOf = (step: number, viewer: Viewer): string => `?step=${step}&viewer=${viewer}`;
