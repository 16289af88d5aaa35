/** Was der Rückblick sagt, auf Deutsch. */

import type { ReplayWords } from "./en";

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const de: ReplayWords = {
  begins: "Das Spiel beginnt.",
  silently: (name) => `${name} entschied etwas.`,
  eyes: "Gesehen von",
  all: "Alles",
  play: "Abspielen",
  stop: "Anhalten",
  controls: "Durch das Spiel",
  answered: (asked, given) => `${asked} ${given}`,
  adviser: "Der Ratgeber",
  turns: (count) => counted(count, "Wendepunkt", "Wendepunkte"),
  costs: (count) => counted(count, "teure Antwort", "teure Antworten"),
  found: (turns, costs) => `${turns} (hohe Marken), ${costs} (kurze Marken).`,
  turning: (name) => `Hier wendete sich das Spiel für ${name}.`,
  costly: (name, given, best) => `„${given}“ kam ${name} teuer zu stehen; „${best}“ wäre besser gewesen.`,
  worth: (given, best) => `${given} % eines Sieges statt ${best} %.`,
  brief: "Nur kurz überlegt: Der Server macht sich noch bereit.",
  nextMark: "Nächste Marke",
  previousMark: "Marke davor",
  moment: "Ein Link zu diesem Augenblick",
  momentHelp: "Wer ihn öffnet, sieht das Spiel, wie es hier steht, mit denselben Augen.",
};
