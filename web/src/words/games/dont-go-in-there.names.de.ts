/** Die Kartenarten von Don't Go In There, die auch vor dem Spiel genannt werden können. */

import type { News } from "../../games/dont-go-in-there/types";

export type Type = Extract<News, { what: "named" }>["type"];

export const TYPES: Record<Type, string> = {
  amulet: "Amulett",
  cat: "Katze",
  clocks: "Uhren",
  doll: "Puppe",
  "holy water": "Weihwasser",
  mask: "Maske",
  mirror: "Spiegel",
  "music box": "Spieluhr",
  portrait: "Porträt",
  ring: "Ring",
  tome: "Foliant",
  twin: "Zwilling",
};
