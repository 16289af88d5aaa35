/** The catalogues as the server sends them, read from where it has them. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Catalogue, type Text } from "../src/words/catalogue";
import { Voice } from "../src/words/voice";

const HOUSE = "../src/gloaming/words";
const GAMES = "../src/gloaming/games";

/** The folder of a game's words in all languages. */
export const wordsOf = (game: string): string => `${GAMES}/${game.replaceAll("-", "_")}/words`;

/** The languages in which a game has some part of its catalogue. */
export const languagesOf = (game: string, part: string): string[] =>
  readdirSync(wordsOf(game)).filter((language) => existsSync(`${wordsOf(game)}/${language}/${part}.ftl`));

function textsIn(folder: string, language: string, parts: readonly string[]): Text[] {
  return parts
    .map((part) => `${folder}/${language}/${part}.ftl`)
    .filter((path) => existsSync(path))
    .map((path) => ({ language, text: readFileSync(path, "utf-8") }));
}

/** What a game says at a table in a language; in nothing but that language. */
export const spokenBy = (game: string, language = "en", parts = ["game", "scene", "tour"]): Catalogue =>
  new Catalogue([
    ...textsIn(wordsOf(game), language, parts),
    ...textsIn(HOUSE, language, ["refusals", "levels", "shared", "shell"]),
  ]);

export const voiceIn = (game: string, language = "en"): Voice => new Voice(spokenBy(game, language));

/** The server's reply to whoever fetches a game's words. */
export function wordsSent(path: string): Promise<Response> {
  const [, game = "", language = "", parts = ""] =
    /^\/api\/games\/(.+)\/words\/(\w+)\?parts=(.+)$/.exec(path) ?? [];
  const texts = textsIn(wordsOf(game), language, parts.split(",")).map(({ text }) => text);
  return Promise.resolve(new Response(texts.join("\n"), { headers: { "content-language": language } }));
}
