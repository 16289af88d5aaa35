/** The tours there are, each fetched when it is wanted, and how far somebody on this device has come with one. */

import type { QuestionInfo, Replay, ReplayStep } from "../protocol/types";
import { keep, stored } from "../settings.svelte";
import { house } from "../words";
import type { Sentence } from "../words/text";
import { voiceOf } from "../words/voices";
import { tourOf } from ".";

/** Where the tour stops: what it teaches, by its name in the catalogue, and the answer that it waits for. */
export interface Lesson {
  name: string;
  rules: string[];
  step: number;
  question?: QuestionInfo | null;
  wanted?: string;
}

/** A tour as scripts/tours writes it. */
export interface Script {
  beginning: { leap: number | null; game: Omit<Replay, "steps"> };
  lessons: Lesson[];
  steps: ReplayStep[];
}

export const hasTour = (game: string): boolean => !!tourOf(game);

export const findTour = async (game: string): Promise<Script> => (await tourOf(game)?.()) as Script;

/** How long the tour takes, in words, where the game says so in the language that is spoken. */
export async function tourLength(game: string): Promise<Sentence | null> {
  const words = (await voiceOf(game, ["tour"]).catch(() => null))?.catalogue;
  return words?.languageOf("tour-length") === house().language ? (words?.say("tour-length") ?? null) : null;
}

const DONE = "done";
const OFFERED = "offered";

/** The lesson at which somebody left. */
export const placeIn = (game: string): number => Number(stored(`tour.${game}`)) || 0;

export const keepPlace = (game: string, place: number): void => keep(`tour.${game}`, String(place));

export const finish = (game: string): void => keep(`tour.${game}`, DONE);

/** Whether the tour is still to be offered before the first game. */
export const isToBeOffered = (game: string): boolean => hasTour(game) && stored(`tour.${game}`) === null;

export const noteOffer = (game: string): void => {
  if (isToBeOffered(game)) keep(`tour.${game}`, OFFERED);
};
