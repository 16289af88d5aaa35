/** What somebody has chosen on this device: theme and name. */

import { words } from "./words";

type Theme = "dark" | "light";

const preferred = (): Theme => (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");

class Settings {
  theme = $state<Theme>((kept("theme") as Theme | null) ?? preferred());
  name = $state(kept("name") ?? "");

  constructor() {
    this.dress();
  }

  turnTheme(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    keep("theme", this.theme);
    this.dress();
  }

  call(name: string): void {
    this.name = name.trim();
    keep("name", this.name);
  }

  /** The name, or one that is given to whoever has not said theirs. */
  ensureName(): string {
    if (!this.name) this.call(words.names[Math.floor(Math.random() * words.names.length)] ?? "Wren");
    return this.name;
  }

  private dress(): void {
    document.documentElement.dataset["theme"] = this.theme;
    const colour = this.theme === "dark" ? "#15132B" : "#F2E8D5";
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
  }
}

export function kept(key: string): string | null {
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
