/** How a tour is offered, in the lobby and at a table: few words, in every language, since the lobby is there at once. */

import { words } from ".";

const en = {
  sign: "First time?",
  long: (game: string) => `First time? A tour of ${game}`,
  offer: "First time? A tour takes four minutes.",
  yes: "Show me",
  no: "No, thank you",
};

const de: typeof en = {
  sign: "Zum ersten Mal?",
  long: (game) => `Zum ersten Mal? Eine Führung durch ${game}`,
  offer: "Neu hier? Die Führung dauert vier Minuten.",
  yes: "Zeig es mir",
  no: "Nein, danke",
};

const LANGUAGES: Record<string, typeof en> = { en, de };

export const offerWords = (): typeof en => LANGUAGES[words.language] ?? en;
