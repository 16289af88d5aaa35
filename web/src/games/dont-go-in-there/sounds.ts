import type { Sound } from "../../sounds/which";
import type { News } from "./types";

/** What sounds how; what is not here is silent. */
export const sounds: Partial<Record<News["what"], Sound>> = {
  placed: "knock",
  "took card": "card",
  "turned up": "card",
  rolled: "dice",
  haunted: "breath",
  "took ghosts": "breath",
  "passed ghosts": "breath",
  "room opened": "creak",
  "room closed": "creak",
  "clocks struck": "bell",
  scored: "door",
};
