import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { Refusal, type Listener } from "../src/protocol/connection";
import type { Seen } from "../src/protocol/mirror";
import { framesOf, Playback } from "../src/protocol/playback";
import { TableStore } from "../src/protocol/table-store.svelte";
import type { Replay, Reviewed } from "../src/protocol/types";
import { markBefore, marksOf, nextMark } from "../src/replay/marks";
import { queryOf, wantedIn } from "../src/replay/address";
import { Rehearsal } from "../src/tour/rehearsal.svelte";
import { hasTour, tourLength, type Script } from "../src/games/tours";
import { Catalogue, speakHouse } from "../src/words/catalogue";
import { Voice } from "../src/words/voice";
import { languagesOf, spokenBy, voiceIn, wordsOf } from "./catalogues";

const FOLDER = "src/games";
const games = readdirSync(FOLDER).filter((game) => existsSync(`${FOLDER}/${game}/tour.json`));
const script = (game: string): Script =>
  JSON.parse(readFileSync(`${FOLDER}/${game}/tour.json`, "utf-8")) as Script;
const rulebook = (game: string): string => readFileSync(`${wordsOf(game)}/en/rulebook.md`, "utf-8");

const line = (say: string, who = ""): { say: string; who: string }[] => [{ say, who }];
const replay = {
  table: { game: "dont-go-in-there", seats: [] },
  viewer: 0,
  layout: { rooms: [{ meeple: null }, { meeple: null }], asked: ["Ada"] },
  lines: [line("table-attic"), line("table-cellar"), [], line("table-asked", "Ada")],
  news: [{ what: "went first", seat: "Ada" }],
  steps: [
    {
      step: 4,
      seat: 0,
      beats: [[{ what: "placed", seat: "Ada" }, [["rooms", 0, "meeple", "Ada"]]]],
    },
    {
      step: 5,
      seat: 1,
      set: [["rooms", 1, "meeple", "Ben"]],
      lines: [1, 2, [line("table-cellar", "Ben"), line("table-full")]],
    },
    { step: 7, seat: 0, beats: [[{ what: "won", seat: "Ada" }]] },
  ],
  result: { say: "result", seat: "Ada" },
  moments: [{ moment: 1, news: 1, seat: 0, kind: "room", prompt: { say: "like" } }],
  passages: [{ passage: 1, moment: 1, seat: 0, text: "Cold." }],
} as unknown as Replay;
const text = `
news-went-first = { $seat } went first.
news-placed = { $seat } placed.
news-won = { $seat } won.
`;
const voice = new Voice(new Catalogue([{ language: "en", text }]));

/** A table at which a written game is shown, and what its scene was told. */
function opened(): { table: TableStore; playback: Playback; heard: [number, boolean][] } {
  let playback: Playback | undefined;
  const heard: [number, boolean][] = [];
  const table = new TableStore(
    "t",
    () => voice,
    (listener: Listener) => (playback = new Playback(replay, listener)),
  );
  table.onNews(({ news, old }) => heard.push([news.length, old]));
  return { table, playback: playback as Playback, heard };
}

describe("a written game", () => {
  it("is put together step by step, and shares what did not change", () => {
    const [first, second, third, fourth] = framesOf(replay);
    expect(second?.layout).toEqual({ rooms: [{ meeple: "Ada" }, { meeple: null }], asked: ["Ada"] });
    expect((second?.layout["rooms"] as unknown[])[1]).toBe((first?.layout["rooms"] as unknown[])[1]);
    expect(third?.lines).toEqual([
      line("table-attic"),
      line("table-cellar", "Ben"),
      line("table-full"),
      [],
      line("table-asked", "Ada"),
    ]);
    expect(fourth?.layout).toBe(third?.layout);
    expect(fourth?.news).toBe(3);
  });

  it("is shown as it happened one step on, and as how things are after a leap", () => {
    const { table, playback, heard } = opened();
    playback.show(0);
    playback.show(1);
    playback.show(3);
    playback.show(1);
    expect(heard).toEqual([
      [1, true],
      [1, false],
      [3, true],
      [2, true],
    ]);
    const seen = table.seen as Seen;
    expect(seen.news.map((each) => each.text)).toEqual(["Ada went first.", "Ada placed."]);
    expect(seen.passages).toHaveLength(1);
    playback.show(0);
    expect(table.seen?.passages).toHaveLength(0);
    table.close();
  });

  it("says how it ended only at its end, and takes no answers", async () => {
    const { table, playback } = opened();
    playback.show(2);
    expect(await playback.ask({ type: "describe" })).toMatchObject({ result: null });
    playback.show(3);
    expect(await playback.ask({ type: "describe" })).toMatchObject({
      result: { say: "result", seat: "Ada" },
    });
    await expect(playback.ask({ type: "answer", answer: 1 })).rejects.toThrow(Refusal);
    table.close();
  });
});

describe("the adviser's marks", () => {
  const remark = (step: number, costly: boolean, turning: boolean) =>
    ({ step, costly, turning, seat: "Ada" }) as Reviewed;
  const marks = marksOf(replay, [
    remark(4, true, false),
    remark(5, false, false),
    remark(7, false, true),
    remark(99, true, true),
  ]);

  it("stand after the answer that is meant", () => {
    expect(marks.map((mark) => mark.at)).toEqual([1, 3]);
  });

  it("are gone through in both directions", () => {
    expect(nextMark(marks, 1)?.at).toBe(3);
    expect(nextMark(marks, 3)).toBeUndefined();
    expect(markBefore(marks, 3)?.at).toBe(1);
    expect(markBefore(marks, 1)).toBeUndefined();
  });
});

describe("a step in an address", () => {
  it("is read as it was written", () => {
    expect(wantedIn(queryOf(12, "all"))).toEqual({ step: 12, viewer: "all" });
    expect(wantedIn(queryOf(1, 0))).toEqual({ step: 1, viewer: 0 });
  });

  it("is nothing where it says nothing", () => {
    expect(wantedIn("")).toEqual({ step: null, viewer: null });
    expect(wantedIn("?step=-3&viewer=9")).toEqual({ step: null, viewer: null });
  });
});

describe.each(games)("the tour of %s", (game) => {
  const { lessons } = script(game);

  it("can be found", () => expect(hasTour(game)).toBe(true));

  it.each(languagesOf(game, "tour"))("has words in %s for every lesson, and no others", (language) => {
    const taught = readFileSync(`${wordsOf(game)}/${language}/tour.ftl`, "utf-8").matchAll(
      /^lesson-([\w-]+) =/gm,
    );
    expect([...taught].map(([, name]) => name)).toEqual(lessons.map((lesson) => lesson.name));
    const said = spokenBy(game, language, ["tour"]);
    for (const { name, wanted } of lessons) {
      expect(said.say(`lesson-${name}`) && said.say(`lesson-${name}.title`)).toBeTruthy();
      expect(said.has(`lesson-${name}.task`), name).toBe(!!wanted);
    }
  });

  it.each(languagesOf(game, "tour"))("says in %s how long it takes", (language) =>
    expect(spokenBy(game, language, ["tour"]).languageOf("tour-length")).toBe(language),
  );

  it("holds data, and no sentence", () => {
    const found: string[] = [];
    const walk = (part: unknown): void => {
      if (typeof part === "string") found.push(part);
      else if (part && typeof part === "object") Object.values(part).forEach(walk);
    };
    walk(script(game));
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((each) => /[.?!]$/.test(each))).toEqual([]);
  });

  it("shows rules that there are, each with every lesson", () => {
    for (const lesson of lessons) {
      expect(lesson.rules.length, lesson.name).toBeGreaterThan(0);
      for (const rule of lesson.rules) expect(rulebook(game)).toContain(`**${rule}**`);
    }
  });

  it("waits only for answers that are offered", () => {
    for (const { question, wanted } of lessons.filter((lesson) => lesson.wanted))
      expect(question?.answers?.map(([, notation]) => notation)).toContain(wanted);
  });
});

describe("a rehearsal", () => {
  function rehearsed(game = "dont-go-in-there"): { table: TableStore; rehearsal: Rehearsal } {
    let rehearsal: Rehearsal | undefined;
    const begin = (listener: Listener) => (rehearsal = new Rehearsal(script(game), listener, 0));
    const table = new TableStore("", voiceIn, begin);
    return { table, rehearsal: rehearsal as unknown as Rehearsal };
  }

  it("takes the wanted answer, notes another, and goes back", async () => {
    const { table, rehearsal } = rehearsed();
    rehearsal.goTo(2);
    expect(table.seen?.question?.text).toBe("Where does your meeple go?");
    await table.answerInWords("place attic 1", () => undefined);
    expect([rehearsal.place, rehearsal.astray]).toEqual([2, 1]);
    await table.answerInWords("Place basement 3", () => undefined);
    await expect.poll(() => rehearsal.lesson.name).toBe("resolver");
    expect(table.seen?.news.at(-1)?.text).toBe("Odile placed a meeple in the basement, space 2.");
    expect(rehearsal.astray).toBe(0);
    rehearsal.goTo(rehearsal.place - 1);
    expect(table.seen?.news.at(-1)?.text).toBe("Wren went first.");
    table.close();
  });

  it.each([
    ["dont-go-in-there", "place", ["place basement 3"]],
    ["haunting-house", "rotate", ["rotate 6 4 left", "rotate 6 4 right"]],
    ["haunting-house", "out", ["move east"]],
  ])("lights in %s, at the lesson %s, only what it is about", (game, name, answers) => {
    const { table, rehearsal } = rehearsed(game);
    rehearsal.goTo(rehearsal.lessons.findIndex((lesson) => lesson.name === name));
    expect(table.answers?.map((answer) => answer.notation)).toEqual(answers);
    table.close();
  });

  it("leaves a hand of cards as it is", () => {
    const { table, rehearsal } = rehearsed("haunting-house");
    rehearsal.goTo(rehearsal.lessons.findIndex((lesson) => lesson.name === "programme"));
    expect(table.answers?.length).toBe(840);
    table.close();
  });

  it("asks nothing where a lesson only shows something", () => {
    const { table, rehearsal } = rehearsed();
    rehearsal.goTo(0);
    expect(table.seen?.question).toBeNull();
    rehearsal.goOn();
    expect(rehearsal.lesson.name).toBe("rooms");
    table.close();
  });
});

describe("how long a tour takes", () => {
  it.each([
    ["de", "de", "tour-length = vier Minuten", "vier Minuten"],
    ["fr", "en", "tour-length = four minutes", null],
    ["en", "en", "lesson-only = A tour that does not say it.", null],
  ])("is said to whoever reads %s as the game says it in %s: %s", async (reads, has, text, said) => {
    vi.stubGlobal("fetch", async () => new Response(text, { headers: { "content-language": has } }));
    await speakHouse(reads);
    expect(await tourLength(`own-${reads}`)).toBe(said);
    await speakHouse("en");
    vi.unstubAllGlobals();
  });
});
