/** Why something was not done, as a sentence. */

import { house, say } from "../words";
import type { Sentence } from "../words/text";
import { Voice } from "../words/voice";
import { voiceOf } from "../words/voices";
import { Refusal } from "./connection";

/** In the reader's language: what could not even be asked, or what the server refused; what a game refuses in its words. */
export async function whyNot(error: unknown): Promise<Sentence> {
  if (!(error instanceof Refusal)) {
    console.error(error); // what an engine says is for developers
    return say("common-fault");
  }
  if (error.why === "lost") return say("table-lost");
  if (error.why === "unreachable") return say("common-unreachable");
  const words = new Voice(house());
  const { game } = error.data;
  return (game ? await voiceOf(game).catch(() => words) : words).refusal(error.data);
}

/** The id of the rule that says no; nothing where none does. */
export const ruleOf = (error: unknown): string => (error instanceof Refusal ? (error.data.rule ?? "") : "");
