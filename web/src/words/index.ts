/** The language that is spoken. It is chosen once, before anything is shown; components read `words`. */

import { en, type Words } from "./en";

export type { Words };

/** The languages there are, each loaded when it is wanted. English is always there. */
const LANGUAGES: Record<string, () => Promise<Words>> = {
  en: () => Promise.resolve(en),
};

export let words: Words = en;

/** Speak the first language that is wanted and known. */
export async function speak(wanted: readonly string[]): Promise<void> {
  const known = wanted.map((each) => each.slice(0, 2).toLowerCase()).find((each) => each in LANGUAGES);
  const load = LANGUAGES[known ?? "en"];
  if (load) words = await load();
  document.documentElement.lang = words.language;
}
