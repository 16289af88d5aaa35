/** Why something was not done, as a sentence. */

import { Refusal } from "../protocol/connection";
import { words } from ".";
import { refusalInOurWords } from "./spoken";

/** What could not even be asked has no sentence of the server. */
function unsaid(error: unknown): string {
  if (!(error instanceof Refusal) || error.why === "refused") return "";
  return error.why === "lost" ? words.table.lost : words.common.unreachable;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** As far as it can be said at once. */
export const whyNot = (error: unknown): string => unsaid(error) || words.refused(messageOf(error));

/** With what the rule says that forbids it, where that has to be looked up. */
export async function whyNotInFull(error: unknown): Promise<string> {
  const said = messageOf(error);
  return unsaid(error) || (await refusalInOurWords(said).catch(() => said));
}
