/** Which sound belongs to what happened. Every sound has its visible twin; what is not here is silent. */

import type { News } from "../protocol/mirror";

export type Sound = "knock" | "card" | "dice" | "match" | "bell" | "breath" | "creak" | "door";

const BY_NEWS: Record<string, Sound> = {
  // a piece is put down
  placed: "knock",
  walked: "knock",
  moved: "knock",
  "pawn placed": "knock",
  "switched places": "knock",
  "passed wall": "knock",
  fell: "knock",
  // a card on felt
  "took card": "card",
  "turned up": "card",
  chose: "card",
  "played door": "card",
  played: "card",
  "drew search": "card",
  "drew haunting": "card",
  // bone dice on a table
  rolled: "dice",
  "doubles rolled": "dice",
  "rolled for cemetery": "dice",
  // breath across a bottle
  haunted: "breath",
  "took ghosts": "breath",
  "passed ghosts": "breath",
  "lost will": "breath",
  "became ghost": "breath",
  // old wood
  rotated: "creak",
  "switched tiles": "creak",
  "moved exit": "creak",
  "room opened": "creak",
  "room closed": "creak",
  opened: "creak",
  trapped: "creak",
  // far off
  "clocks struck": "bell",
  // the end
  scored: "door",
  won: "door",
  "nobody won": "door",
  escaped: "door",
};

const MOST = 4; // sounds that one message makes

/** The sounds of some news in order, each once. */
export function soundsOf(news: News[]): Sound[] {
  const found = news.map((told) => BY_NEWS[told.what]).filter((sound) => sound !== undefined);
  return [...new Set(found)].slice(0, MOST);
}
