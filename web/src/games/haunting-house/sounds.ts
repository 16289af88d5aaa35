import type { Sound } from "../../sounds/which";
import type { News } from "./types";

/** What sounds how; what is not here is silent. */
export const sounds: Partial<Record<News["what"], Sound>> = {
  walked: "knock",
  "passed wall": "knock",
  fell: "knock",
  "switched places": "knock",
  chose: "card",
  "turned up": "card",
  rotated: "creak",
  "switched tiles": "creak",
  "moved exit": "creak",
  won: "door",
  "nobody won": "door",
};
