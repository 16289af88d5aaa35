/** What the server says of a game, in the language that is spoken. The server speaks English, and names an answer by a
 * text to be typed; news and layouts are structured and these texts are stable, so what people read is made of them
 * here, by a module for each game and language. A game without one, and whatever a module does not know, stays as the
 * server says it. */

import { words } from ".";
import { speech as dontGoInThere } from "./games/dont-go-in-there.en";
import { speech as hauntingHouse } from "./games/haunting-house.en";
import { asTheServerSays, type Speech } from "../protocol/speech";

type Load = () => Promise<{ speech: Speech }>;

/** English is always there; another language is fetched when it is wanted. */
const SPEECHES: Record<string, Record<string, Speech | Load>> = {
  en: { "dont-go-in-there": dontGoInThere, "haunting-house": hauntingHouse },
  de: {
    "dont-go-in-there": () => import("./games/dont-go-in-there.de"),
    "haunting-house": () => import("./games/haunting-house.de"),
  },
};

/** Games by what the ids of their rules begin with. */
const GAMES: Record<string, string> = { DGIT: "dont-go-in-there", HH: "haunting-house" };

/** How a game is spoken of; at once where nothing has to be fetched for it. */
export function speechOf(game: string): Speech | Promise<Speech> {
  const known = SPEECHES[words.language]?.[game] ?? asTheServerSays;
  return typeof known === "function" ? known().then((found) => found.speech) : known;
}

/** A refusal in our words: by its form, or else by what the rule that it names says. */
export async function refusalInOurWords(said: string): Promise<string> {
  const known = words.refused(said);
  const [, rule, family] = /\b(([A-Z]{2,})-\d+)\b/.exec(said) ?? [];
  const game = GAMES[family ?? ""];
  if (known !== said || !game || !rule) return known === said ? await byForm(said) : known;
  const speech = await speechOf(game);
  const found = speech.refusal(said);
  if (found || speech === asTheServerSays || words.language === "en") return found ?? said;
  const { ruleText } = await import("./rule-text");
  return words.ruledOut(rule, await ruleText(game, rule));
}

/** A refusal that names no rule may still be one game's: "no answer here; the answers are ...". */
async function byForm(said: string): Promise<string> {
  for (const game of Object.keys(SPEECHES[words.language] ?? {})) {
    const found = (await speechOf(game)).refusal(said);
    if (found) return found;
  }
  return said;
}
