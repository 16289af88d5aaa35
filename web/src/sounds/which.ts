/** Which sounds there are, and which belong to what happened. Every sound has its visible twin. */

/** A piece put down, a card on felt, bone dice, a match for one's turn, a bell far off, breath across a bottle, old wood,
 * and a door at the end. */
export type Sound = "knock" | "card" | "dice" | "match" | "bell" | "breath" | "creak" | "door";

/** How a game's news sounds, by what it is; what is not there is silent. */
export type Sounds = Partial<Record<string, Sound>>;

const MOST = 4; // sounds that one message makes

/** The sounds of some news in order, each once. */
export function soundsOf(news: readonly { what: string }[], sounds: Sounds): Sound[] {
  const found = news.map(({ what }) => sounds[what]).filter((sound) => sound !== undefined);
  return [...new Set(found)].slice(0, MOST);
}
