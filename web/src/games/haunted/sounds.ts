import type { Sound } from "../../sounds/which";
import type { News } from "./types";

/** What sounds how; what is not here is silent. */
export const sounds: Partial<Record<News["what"], Sound>> = {
  moved: "knock",
  "turned up": "card",
  "played door": "card",
  "lost will": "breath",
  opened: "creak",
  trapped: "creak",
  scored: "door",
  escaped: "door",
};
