import type { Sound } from "../../sounds/which";
import type { News } from "./types";

/** What sounds how; what is not here is silent. */
export const sounds: Partial<Record<News["what"], Sound>> = {
  walked: "knock",
  "pawn placed": "knock",
  "turned up": "card",
  played: "card",
  "drew search": "card",
  "drew haunting": "card",
  rolled: "dice",
  "doubles rolled": "dice",
  "rolled for cemetery": "dice",
  haunted: "breath",
  "became ghost": "breath",
  won: "door",
  "nobody won": "door",
};
