/** Why something was not done, as a sentence. */

import { house, say } from "../words";
import type { Sentence } from "../words/text";
import { Voice } from "../words/voice";
import { Refusal } from "./connection";

/** The words of the games whose tables are open: what a game refuses is said in its own. */
const voices = new Map<string, Voice>();

export const keepVoice = (game: string, voice: Voice): void => void voices.set(game, voice);

/** In the reader's language: what could not even be asked, or what the server refused; as it said it, where a game
 * refuses whose words are not here. */
export function whyNot(error: unknown, game = ""): Sentence {
  if (!(error instanceof Refusal)) {
    console.error(error); // what an engine says is for developers
    return say("common-fault");
  }
  if (error.why === "lost") return say("table-lost");
  if (error.why === "unreachable") return say("common-unreachable");
  const own = error.data.game;
  if (own && !voices.has(own)) return error.data.refused;
  return (voices.get(own || game) ?? new Voice(house())).refusal(error.data);
}

/** The id of the rule that says no; nothing where none does. */
export const ruleOf = (error: unknown): string => (error instanceof Refusal ? (error.data.rule ?? "") : "");
