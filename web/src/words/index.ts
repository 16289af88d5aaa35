/** What the house says, in the language that is spoken. It is chosen before anything is shown; whoever chooses another one
 * later sees everything made anew (`Root.svelte`). */

import { english, house, languages as codes, speakHouse, type Arguments } from "./catalogue";

export { house };

/** The languages there are, by what they call themselves. */
export const languages = codes.map((code) => ({ code, name: english.say(`language-${code}`) }));

/** A message of the house. */
export const say = (message: string, given?: Arguments): string => house().say(message, given);

/** Names that somebody who has not said theirs is given. */
export const guestNames = (): string[] => say("names").split(", ");
export const someName = (): string => {
  const names = guestNames();
  return names[Math.floor(Math.random() * names.length)] ?? "";
};

/** Speak the first language that is wanted and known; one that cannot be fetched leaves everything as it is. */
export async function speak(wanted: readonly string[]): Promise<void> {
  const known = wanted.map((each) => each.slice(0, 2).toLowerCase()).find((each) => codes.includes(each));
  await speakHouse(known ?? "en").catch(() => {});
  document.documentElement.lang = house().language;
}
