/** What the server says of a game, in the language that is spoken. The server speaks English; news and layouts are
 * structured, answers have stable texts, so another language is made of these here, by a module for each game. A game
 * without one, and whatever a module does not know, stays as the server says it. */

import type { Layout, News, Seen } from "../protocol/mirror";
import type { Paragraph } from "../scenes/described";
import { words } from ".";

export interface Speech {
  news(told: News): string;
  /** What is asked; a question is known by its sentence, also where one looks back at it. */
  question(said: string): string;
  /** A whole answer: "place attic 1". */
  answer(text: string): string;
  /** Some words of an answer, as they stand on a button or above a group of them: "attic". */
  part(text: string): string;
  /** How the game ended. */
  result(said: string, layout: Layout | null): string;
  /** The table in words, for one viewer. */
  table(described: string, layout: Layout | null, you: number | null): string | Paragraph[];
  /** Why the rules do not allow something, or null if it is not known. */
  refusal(said: string): string | null;
}

export const asTheServerSays: Speech = {
  news: (told) => told.text,
  question: (said) => said,
  answer: (text) => text,
  part: (text) => text,
  result: (said) => said,
  table: (described) => described,
  refusal: () => null,
};

type Load = () => Promise<{ speech: Speech }>;

const SPEECHES: Record<string, Record<string, Load>> = {
  de: {
    "dont-go-in-there": () => import("./games/dont-go-in-there.de"),
    "haunting-house": () => import("./games/haunting-house.de"),
  },
};

/** Games by what the ids of their rules begin with. */
const GAMES: Record<string, string> = { DGIT: "dont-go-in-there", HH: "haunting-house" };

/** How a game is spoken of; at once where nothing has to be fetched for it. */
export function speechOf(game: string): Speech | Promise<Speech> {
  const load = SPEECHES[words.language]?.[game];
  return load ? load().then((found) => found.speech) : asTheServerSays;
}

/** What is seen, with what is new in it in our words. */
export function inOurWords(
  seen: Seen | null,
  before: Seen | null,
  from: number | null,
  speech: Speech,
): Seen | null {
  if (!seen || speech === asTheServerSays) return seen;
  const { question } = seen;
  const isNew = question && question !== before?.question;
  const news =
    from === null ? seen.news : seen.news.map((told, at) => (at < from ? told : withText(told, speech)));
  return {
    ...seen,
    news,
    question: isNew ? { ...question, text: speech.question(question.text) } : question,
  };
}

const withText = (told: News, speech: Speech): News =>
  told.text ? { ...told, text: speech.news(told) } : told;

/** A refusal in our words: by its form, or else by what the rule that it names says. */
export async function refusalInOurWords(said: string): Promise<string> {
  const known = words.refused(said);
  const [, rule, family] = /\b(([A-Z]{2,})-\d+)\b/.exec(said) ?? [];
  const game = GAMES[family ?? ""];
  if (known !== said || !game || !rule) return known === said ? await byForm(said) : known;
  const speech = await speechOf(game);
  if (speech === asTheServerSays) return said;
  const { ruleText } = await import("../table/ruleText");
  return speech.refusal(said) ?? words.ruledOut(rule, await ruleText(game, rule));
}

/** A refusal that names no rule may still be one game's: "no answer here; the answers are ...". */
async function byForm(said: string): Promise<string> {
  for (const game of Object.keys(SPEECHES[words.language] ?? {})) {
    const found = (await speechOf(game)).refusal(said);
    if (found) return found;
  }
  return said;
}
