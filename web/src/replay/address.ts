/** What of a game is looked at, as it stands in an address: which step, counted from 1, and through whose eyes. */

export type Viewer = number | "all";

export interface Wanted {
  step: number | null;
  viewer: Viewer | null;
}

export function wantedIn(query: string): Wanted {
  const found = new URLSearchParams(query);
  const step = Number(found.get("step"));
  const viewer = found.get("viewer");
  return {
    step: Number.isInteger(step) && step > 0 ? step : null,
    viewer: viewer === "all" ? "all" : viewer && /^[0-7]$/.test(viewer) ? Number(viewer) : null,
  };
}

export const queryOf = (step: number, viewer: Viewer): string => `?step=${step}&viewer=${viewer}`;
