/** What games say, in the language of the house where they have the words. */

import { gameWords, house } from "./catalogue";
import { Voice } from "./voice";

const known = new Map<string, Promise<Voice>>();

/** What a game says at a table; fetched once a language. */
export function voiceOf(game: string): Promise<Voice> {
  const key = `${house().language} ${game}`;
  const found =
    known.get(key) ?? gameWords(house(), game, ["game", "scene"]).then((words) => new Voice(words));
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}
