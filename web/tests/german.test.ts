import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Layout, News } from "../src/protocol/mirror";
import { inOurWords, type Paragraph } from "../src/protocol/speech";
import { textOfRule } from "../src/words/rule-text";
import { de } from "../src/words/de";
import { en } from "../src/words/en";
import { speech as dontGoInThere } from "../src/words/games/dont-go-in-there.de";
import { speech as hauntingHouse } from "../src/words/games/haunting-house.de";
import { speak } from "../src/words";
import { refusalInOurWords, speechOf } from "../src/words/spoken";

/** What the server said in whole games; written by scripts/spoken. */
interface Spoken {
  news: News[];
  questions: string[];
  answers: string[];
  refusals: string[];
  tables: { text: string; layout: Layout; you: number }[];
  results: { text: string; layout: Layout }[];
}

const SPEECHES = { "dont-go-in-there": dontGoInThere, "haunting-house": hauntingHouse };
const NAMES = ["wren", "odile", "tobias", "maren", "isolde"];
/** Words that both languages have, and the two that stand on the plan. */
const BOTH = ["in", "ring", "was", "planchette", "out", "no", "so", "die", "an", "marker", "dgit", "hh"];

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

const textIn = (parts: string | Paragraph[]): string =>
  typeof parts === "string"
    ? parts
    : parts
        .flatMap(({ heading, lead, lines }) => [
          heading,
          lead,
          ...lines.map((line) =>
            line.kind === "cells"
              ? line.cells.join(" ")
              : line.kind === "named"
                ? `${line.name} ${line.text}`
                : line.text,
          ),
        ])
        .join("\n");

describe.each(Object.entries(SPEECHES))("%s in German", (game, speech) => {
  const spoken = JSON.parse(readFileSync(`tests/spoken/${game}.json`, "utf-8")) as Spoken;
  const plan = (text: string): boolean => /[═║]|^\s*\d( +\d){5}/.test(text);
  const english = new Set(
    [
      ...spoken.news.map((told) => told.text),
      ...spoken.questions,
      ...spoken.answers,
      ...spoken.refusals,
      ...spoken.results.map((each) => each.text),
      ...spoken.tables.map((table) =>
        table.text
          .split("\n")
          .filter((line) => !plan(line) && !line.startsWith("Row "))
          .join("\n"),
      ),
    ].flatMap(wordsIn),
  );
  for (const both of [...NAMES, ...BOTH]) english.delete(both);
  const left = (said: string, of: string): string[] =>
    wordsIn(said).some((word) => english.has(word)) ? [`${of} -> ${said}`] : [];

  it("tells every piece of news", () => {
    expect(spoken.news.flatMap((told) => left(speech.news(told), told.text))).toEqual([]);
    expect(new Set(spoken.news.map((told) => told.what)).size).toBeGreaterThan(18);
  });

  it("tells news of somebody with the name first, as the log shows it", () => {
    const told = spoken.news.filter((each) => typeof each["seat"] === "string");
    expect(told.filter((each) => !speech.news(each).startsWith(`${String(each["seat"])} `))).toEqual([]);
  });

  it("asks every question", () => {
    const asked = spoken.questions.map((text) => ({ text, said: speech.question(text) }));
    expect(asked.flatMap(({ text, said }) => left(said, text))).toEqual([]);
    expect(asked.every(({ said }) => said.endsWith("?"))).toBe(true);
  });

  it("says every answer, as a whole and in parts", () => {
    expect(spoken.answers.flatMap((text) => left(speech.answer(text), text))).toEqual([]);
    expect(spoken.answers.flatMap((text) => left(speech.part(text), text))).toEqual([]);
    const different = new Set(spoken.answers.map((text) => speech.answer(text)));
    expect(different.size).toBe(spoken.answers.length);
  });

  it("says why not, with the same rule", async () => {
    await speak(["de"]);
    for (const said of spoken.refusals) {
      const german = await refusalInOurWords(said);
      expect(left(german, said)).toEqual([]);
      expect(german).toContain(/[A-Z]+-\d+/.exec(said)?.[0]);
    }
    await speak(["en"]);
  });

  it("shows the table in words, with everybody's name", () => {
    for (const { text, layout, you } of spoken.tables) {
      const said = textIn(speech.table(text, layout, you));
      const found = said.split("\n").flatMap((line) => (/^Reihe \d /.test(line) ? [] : left(line, "table")));
      expect(found).toEqual([]);
      for (const { name } of layout["players"] as { name: string }[]) expect(said).toContain(name);
    }
  });

  it("says how it ended", () => {
    expect(spoken.results.flatMap(({ text, layout }) => left(speech.result(text, layout), text))).toEqual([]);
  });
});

describe("the seam between the server's words and ours", () => {
  it("puts only what is new into German, and leaves other games as they are", async () => {
    await speak(["de"]);
    const speech = await speechOf("dont-go-in-there");
    const told = { what: "went first", seat: "Ada", text: "Ada went first." };
    const seen = { news: [told, told], question: null, layout: null } as never;
    expect(inOurWords(seen, null, 1, speech)?.news.map((each) => each.text)).toEqual([
      "Ada went first.",
      "Ada begann.",
    ]);
    expect(await (await speechOf("haunted")).answer("draw")).toBe("draw");
    await speak(["en"]);
    expect(inOurWords(seen, null, 0, await speechOf("haunted"))).toBe(seen);
  });

  it("leaves what it does not know in English", () => {
    expect(dontGoInThere.answer("dance")).toBe("dance");
    expect(dontGoInThere.news({ what: "danced", text: "Ada danced." })).toBe("Ada danced.");
    expect(de.refused("The moon is down.")).toBe("The moon is down.");
    expect(de.refused("All 3 seats are taken.")).toBe("Alle 3 Plätze sind besetzt.");
  });

  it("finds what a rule says, in a text, a list and a table", () => {
    const book = readFileSync("../src/gloaming/games/dont_go_in_there/rulebook.de.md", "utf-8");
    expect(textOfRule(book, "DGIT-10")).toMatch(/^Setz eine Figur/);
    expect(textOfRule(book, "DGIT-31")).toMatch(/^Liegen vier Ringe offen/);
    expect(textOfRule(book, "DGIT-42")).toMatch(/^Katze: Hast du/);
  });
});

/** Every string and function of a catalogue by its path; a function as what it does with distinct arguments. */
function flat(part: unknown, path = ""): Map<string, unknown> {
  if (typeof part !== "object" || part === null) return new Map([[path, part]]);
  return new Map(Object.entries(part).flatMap(([key, inner]) => [...flat(inner, `${path}.${key}`)]));
}

const MARKS = ["‹one›", "‹two›", "‹three›"];

/** Which of its arguments a function puts into what it says. */
function placed(say: (...given: unknown[]) => string): string[] {
  const tries = [MARKS, MARKS.map((mark) => [mark]), [[MARKS[0]], MARKS[1], MARKS[2]]];
  for (const given of tries) {
    try {
      const said = say(...given);
      return MARKS.filter((mark) => said.includes(mark));
    } catch {
      continue; // it takes a list
    }
  }
  return [];
}

describe("the two catalogues", () => {
  const open = /^\.(abouts|credits|bots|named)\./; // what the server says in English
  const [english, german] = [flat(en), flat(de)];

  it("have the same keys", () => {
    const keys = (map: Map<string, unknown>): string[] =>
      [...map.keys()].filter((key) => !open.test(`${key}.`)).sort();
    expect(keys(german).filter((key) => !open.test(key))).toEqual(keys(english));
  });

  it("have the same gaps for names and numbers", () => {
    const different = [...english].filter(([key, say]) => {
      const other = german.get(key);
      return (
        typeof say === "function" &&
        JSON.stringify(placed(say as never)) !== JSON.stringify(placed(other as never))
      );
    });
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it("say nothing in the same words but names, signs and what is called so", () => {
    const same = [...english].filter(
      ([key, said]) =>
        typeof said === "string" && said === german.get(key) && !/^\.(names|lobby\.title)/.test(key),
    );
    expect(same.map(([key]) => key)).toEqual([]);
  });
});
