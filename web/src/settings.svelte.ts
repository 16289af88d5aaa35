/** What somebody has chosen on this device: name, pronouns, language, light, sounds, notices, whether to be asked twice. */

import { CHANCE_NAME, LONGEST_NAME, NOT_IN_NAMES, PRONOUNS } from "./protocol/limits";
import { wantsLight } from "./style/media";
import { house, someName, speak } from "./words";

export { LONGEST_NAME };

type Theme = "dark" | "light";

export type Pronouns = (typeof PRONOUNS)[number] | "";

const preferred = (): Theme => (wantsLight() ? "light" : "dark");

/** The browser's own frame round the page has the page's colour, which index.html names for either theme. */
const FRAMES = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
const frameOf = (theme: Theme): string => FRAMES.find(({ media }) => media.includes(theme))?.content ?? "";
const FRAME: Record<Theme, string> = { dark: frameOf("dark"), light: frameOf("light") };

class Settings {
  theme = $state<Theme>((stored("theme") as Theme | null) ?? preferred());
  name = $state(nameIn(stored("name") ?? "") ?? "");
  pronouns = $state<Pronouns>(pronounsIn(stored("pronouns")));
  language = $state(stored("language") ?? "");
  sounds = $state(stored("sounds") === "yes");
  notices = $state(stored("notices") === "yes");
  /** Whether an answer counts only when it was confirmed. */
  confirm = $state(stored("confirm") === "yes");

  constructor() {
    this.dress();
  }

  /** Speak as somebody has chosen here, or as their browser does. */
  async begin(): Promise<void> {
    await speak([...(this.language ? [this.language] : []), ...navigator.languages]);
    this.language = house().language;
  }

  async speakIn(language: string): Promise<void> {
    await speak([language]);
    this.language = house().language;
    keep("language", this.language);
  }

  turnTheme(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    keep("theme", this.theme);
    this.dress();
  }

  choose(which: "sounds" | "notices" | "confirm", wanted: boolean): void {
    this[which] = wanted;
    keep(which, wanted ? "yes" : "no");
  }

  /** Be called that from now on, or by no name; whether it can be one. */
  call(name: string): boolean {
    const plain = nameIn(name);
    if (plain === null) return false;
    this.name = plain;
    keep("name", plain);
    return true;
  }

  /** Be spoken of so in stories from now on. */
  speakOf(pronouns: string): void {
    this.pronouns = pronounsIn(pronouns);
    keep("pronouns", this.pronouns);
  }

  /** The name, or one that is given to whoever has not said theirs. */
  ensureName(): string {
    if (!this.name) this.call(someName());
    return this.name;
  }

  private dress(): void {
    document.documentElement.dataset["theme"] = this.theme;
    for (const meta of FRAMES) meta.content = FRAME[this.theme];
  }
}

const pronounsIn = (text: string | null): Pronouns => PRONOUNS.find((each) => each === text) ?? "";

/** What somebody typed as a name, without needless spaces; null if nobody can be called that. */
export function nameIn(text: string): string | null {
  const plain = text.split(/\s+/).filter(Boolean).join(" ");
  const letters = [...plain];
  const isWrong =
    letters.length > LONGEST_NAME ||
    letters.some((letter) => NOT_IN_NAMES.includes(letter) || /\p{C}/u.test(letter)) ||
    plain.toLowerCase() === CHANCE_NAME;
  return isWrong ? null : plain;
}

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(`gloaming.${key}`);
  } catch {
    return null; // storage is forbidden here
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`gloaming.${key}`, value);
  } catch {
    /* then it is forgotten with the page */
  }
}

export const settings = new Settings();
