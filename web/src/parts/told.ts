/** What the server tells of games and bots, in the language that is spoken; in English as it stands. */

import type { GameInfo } from "../protocol/types";
import { words } from "../words";

export const aboutOf = (game: GameInfo): string => words.abouts[game.id] ?? game.blurb;
export const creditOf = (game: GameInfo): string => words.credits[game.id] ?? game.credit;
export const botName = (level: string): string => words.bots[level]?.name ?? level;
export const botSentence = (level: string, said = ""): string => words.bots[level]?.sentence ?? said;
