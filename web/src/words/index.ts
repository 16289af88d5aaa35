/** What the house says, in the language that is spoken. It is chosen before anything is shown; whoever chooses another one
 * later sees everything made anew (`Root.svelte`). */

import { english, house, languages as codes, speakHouse, type Arguments } from "./catalogue";
import type { Sentence } from "./text";

export { house };

/** The languages there are, by what they call themselves. */
export const languages = codes.map((code) => ({ code, name: english.say(`language-${code}`) }));

/** A message of the house. */
export const say = (message: string, given?: Arguments): Sentence => house().say(message, given);

/** A name for somebody who has not said theirs. */
export const guestName = (which = 0): string => say(`guest-name-${which}`);

/** Any of those that the catalogue has. */
export function someName(): string {
  let names = 0;
  while (house().has(`guest-name-${names}`)) names += 1;
  return guestName(Math.floor(Math.random() * names));
}

/** Speak the first language that is wanted and known; one that cannot be fetched leaves everything as it is. */
export async function speak(wanted: readonly string[]): Promise<void> {
  const known = wanted.map((each) => each.slice(0, 2).toLowerCase()).find((each) => codes.includes(each));
  await speakHouse(known ?? "en").catch(() => {});
  document.documentElement.lang = house().language;
}
