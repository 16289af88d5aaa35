/** A moment of a game as it stands in an address: which one, counted from 1, and through whose eyes. */

export type Viewer = number | "all";

export interface Moment {
  step: number | null;
  viewer: Viewer | null;
}

export function momentIn(query: string): Moment {
  const found = new URLSearchParams(query);
  const step = Number(found.get("step"));
  const viewer = found.get("viewer");
  return {
    step: Number.isInteger(step) && step > 0 ? step : null,
    viewer: viewer === "all" ? "all" : viewer && /^[0-7]$/.test(viewer) ? Number(viewer) : null,
  };
}

export const queryOf = (step: number, viewer: Viewer): string => `?step=${step}&viewer=${viewer}`;
