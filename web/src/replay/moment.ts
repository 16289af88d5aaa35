/** A moment of a game as it stands in an address: which one, counted from 1, and through whose eyes. */

export type Eyes = number | "all";

export interface Moment {
  step: number | null;
  eyes: Eyes | null;
}

export function momentIn(query: string): Moment {
  const found = new URLSearchParams(query);
  const step = Number(found.get("step"));
  const eyes = found.get("eyes");
  return {
    step: Number.isInteger(step) && step > 0 ? step : null,
    eyes: eyes === "all" ? "all" : eyes && /^[0-7]$/.test(eyes) ? Number(eyes) : null,
  };
}

export const queryOf = (step: number, eyes: Eyes): string => `?step=${step}&eyes=${eyes}`;
