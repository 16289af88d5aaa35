/** The language that is spoken. It is chosen before anything is shown; components read `words`. Whoever chooses another
 * one later sees everything made anew (`Root.svelte`). */

import { en, type Words } from "./en";

export type { Words };

/** The languages there are, by what they call themselves, each loaded when it is wanted. English is always there. */
const LANGUAGES: Record<string, { name: string; load: () => Promise<Words> }> = {
  en: { name: "English", load: () => Promise.resolve(en) },
  de: { name: "Deutsch", load: () => import("./de").then((found) => found.de) },
};

export const languages = Object.entries(LANGUAGES).map(([code, { name }]) => ({ code, name }));

export let words: Words = en;

/** Speak the first language that is wanted and known; one that cannot be fetched leaves everything as it is. */
export async function speak(wanted: readonly string[]): Promise<void> {
  const known = wanted.map((each) => each.slice(0, 2).toLowerCase()).find((each) => each in LANGUAGES);
  words = await (LANGUAGES[known ?? "en"]?.load().catch(() => words) ?? words);
  document.documentElement.lang = words.language;
}
