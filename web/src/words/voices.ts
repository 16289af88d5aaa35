/** What games say, in the language of the house where they have the words. */

import { gameWords, house } from "./catalogue";
import { Voice } from "./voice";

const AT_A_TABLE = ["game", "scene"]; // the parts of its catalogue that a table needs
const known = new Map<string, Promise<Voice>>();

/** What a game says at a table, and perhaps elsewhere; fetched once a language. */
export function voiceOf(game: string, more: readonly string[] = []): Promise<Voice> {
  const parts = [...AT_A_TABLE, ...more];
  const key = [house().language, game, ...parts].join(" ");
  const found = known.get(key) ?? gameWords(house(), game, parts).then((words) => new Voice(words));
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}
