/** The tours there are, each fetched when it is wanted, and how far somebody on this device has come with one. */

import { keep, kept } from "../settings.svelte";
import type { Script } from "./rehearsal.svelte";

const SCRIPTS: Record<string, () => Promise<{ default: unknown }>> = {
  "dont-go-in-there": () => import("./scripts/dont-go-in-there.json"),
  "haunting-house": () => import("./scripts/haunting-house.json"),
};

export const hasTour = (game: string): boolean => game in SCRIPTS;

export const findTour = async (game: string): Promise<Script> => (await SCRIPTS[game]?.())?.default as Script;

const DONE = "done";
const OFFERED = "offered";

/** The lesson at which somebody left. */
export const placeIn = (game: string): number => Number(kept(`tour.${game}`)) || 0;

export const keepPlace = (game: string, place: number): void => keep(`tour.${game}`, String(place));

export const finish = (game: string): void => keep(`tour.${game}`, DONE);

/** Whether the tour is still to be offered before the first game. */
export const isToBeOffered = (game: string): boolean => hasTour(game) && kept(`tour.${game}`) === null;

export const noteOffer = (game: string): void => {
  if (isToBeOffered(game)) keep(`tour.${game}`, OFFERED);
};
