import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nearest } from "../src/games/dont-go-in-there/arrows";
import { Desk } from "../src/games/dont-go-in-there/desk.svelte";
import { placeOf, whereOf } from "../src/games/dont-go-in-there/places";
import { marksOf, shortWayIn, stacks, wayIn, type Way } from "../src/games/dont-go-in-there/sets";
import {
  boardOf,
  lastRoll,
  type Card,
  type Layout,
  type News,
  type Type,
} from "../src/games/dont-go-in-there/table";
import type { Answer, Notation } from "../src/protocol/table-store.svelte";
import type { Arguments } from "../src/words/catalogue";
import type { Sentence } from "../src/words/text";
import { languagesOf, spokenBy, wordsOf } from "./catalogues";

const card = (type: Type, value: number): Card => ({ type, value, dice: value > 2 ? 1 : 2 });
const answer = (meaning: Arguments): Answer => ({ number: 0, notation: "" as Notation, meaning });

describe("answers and places", () => {
  const asking = (ask: string) => ({ ask, arguments: ask === "take" ? { room: "library" } : {} });

  it.each<[string, Arguments, unknown]>([
    ["place", { room: "attic", space: 1 }, { kind: "space", side: "attic", space: 1 }],
    ["place", { room: "secret passage", space: 4 }, { kind: "space", side: "secret passage", space: 4 }],
    [
      "take",
      { slot: 3, card: { type: "ring", value: 1, dice: 2 } },
      { kind: "card", side: "library", slot: 3 },
    ],
    ["re-roll", { choice: "re-roll" }, { kind: "dice" }],
    ["re-roll", { choice: "keep" }, { kind: "lie" }],
    ["turn die", { choice: "leave" }, { kind: "lie" }],
    ["turn die", { choice: "one fewer" }, { kind: "die", turn: "fewer" }],
    ["turn die", { choice: "one more" }, { kind: "die", turn: "more" }],
    ["name", { type: "holy water" }, { kind: "stack", type: "holy water" }],
    ["dolls", { dolls: [4, 1, 1] }, { kind: "dolls", values: [4, 1, 1] }],
  ])("%s %j has its place on the board", (ask, meaning, place) =>
    expect(placeOf(asking(ask), answer(meaning))).toEqual(place),
  );

  it("an answer that belongs nowhere stays on the sill", () =>
    expect(placeOf(asking("first player"), answer({ seat: "Ada" }))).toBeNull());

  it("a place finds its answer among those that can be given, and only there", () => {
    const [first, last] = [answer({ room: "attic", space: 1 }), answer({ room: "attic", space: 4 })];
    const table = { seen: { question: { ask: "place" } } };
    const desk = new Desk(() => ({ choice: { answers: [first, last] }, table }) as never);
    expect(desk.answerAt({ kind: "space", side: "attic", space: 4 })).toBe(last);
    expect(desk.answerAt({ kind: "space", side: "attic", space: 2 })).toBeUndefined();
    expect(desk.answerAt({ kind: "card", side: "attic", slot: 1 })).toBeUndefined();
  });

  it("news points at where it happened", () => {
    const haunted: News = { what: "haunted", seat: "Ada", room: "hallway", space: 2, ghosts: 3 };
    expect(whereOf(haunted)).toEqual({ seats: ["Ada"], side: "hallway", space: 2 });
    const passed: News = { what: "passed ghosts", seat: "Ada", to: "Ben", ghosts: 0 };
    expect(whereOf(passed)?.seats).toEqual(["Ada", "Ben"]);
    expect(whereOf(null)).toBeNull();
  });
});

describe("the table", () => {
  it("a room is found where it lies now", () => {
    const layout = { rooms: [{ side: "nursery" }, { side: null }, { side: "library" }] } as unknown as Layout;
    expect((["nursery", "library", "attic"] as const).map((side) => boardOf(layout, side))).toEqual([
      0, 2, -1,
    ]);
  });

  it("shows of the dice what was told last", () => {
    const dice = { seat: "Ada", room: "hallway", dice: 5 } as const;
    const news: News[] = [
      { what: "rolled", ...dice, ghosts: 3 },
      { what: "turned die", ...dice, ghosts: 2, more: -1 },
      { what: "placed", seat: "Ada", room: "attic", space: 1 },
    ];
    expect(lastRoll(news)).toBe(news[1]);
    expect(lastRoll(news.slice(2))).toBeUndefined();
  });
});

describe("sets under way", () => {
  const ways: Way[] = [
    { kind: "count", have: 2, need: 3 },
    { kind: "sum", have: 7, need: 6, wants: [2, 3] },
    { kind: "pairs", wants: [1, 4] },
    { kind: "next", have: 1, need: 2, works: true },
    { kind: "grows", next: 3 },
    { kind: "end", flips: 3, of: 6 },
    { kind: "end", flips: null, of: 3 },
    { kind: "most", have: 4, leads: true },
    { kind: "spent" },
  ];

  it("are said whole and in short", () => {
    const english = spokenBy("dont-go-in-there");
    const say = (message: string, given?: Arguments): Sentence => english.say(message, given);
    expect(ways.map((way) => wayIn(say, way))).toEqual([
      "2 of 3",
      "a 2 or 3 will do",
      "a 1 or 4 will do",
      "the next one works",
      "the next one passes up to 3 ghosts",
      "3 of 6 go at the end",
      "all but one go at the end, or none",
      "sum 4, the highest",
      "spent",
    ]);
    expect(ways.map((way) => shortWayIn(say, way))).toEqual([
      "2/3",
      "+2/3",
      "+1/4",
      "next",
      "pass 3",
      "−3",
      "−?",
      "sum 4",
      "spent",
    ]);
    expect([wayIn(say, null), shortWayIn(say, null)]).toEqual(["", ""]);
  });

  it("have marks where they are counted", () => {
    expect(marksOf({ kind: "count", have: 1, need: 4 })).toEqual({ have: 1, need: 4, go: 0 });
    expect(marksOf({ kind: "next", have: 1, need: 2, works: true })).toEqual({ have: 1, need: 2, go: 0 });
    expect(marksOf({ kind: "next", have: 0, need: 2, works: false })).toEqual({ have: 0, need: 2, go: 0 });
    expect(marksOf({ kind: "end", flips: 1, of: 3 })).toEqual({ have: 2, need: 3, go: 1 });
    expect(marksOf({ kind: "end", flips: null, of: 3 })).toBeNull(); // nobody knows who has so many ghosts
    expect(marksOf({ kind: "pairs", wants: [1] })).toBeNull();
  });

  it("a tableau lies by type, in the order of the types in play", () => {
    const cards = [card("ring", 1), card("cat", 2), card("ring", 3)];
    expect(stacks(cards, ["cat", "doll", "ring"]).map(({ type, cards }) => [type, cards.length])).toEqual([
      ["cat", 1],
      ["ring", 2],
    ]);
    expect(stacks(cards, ["cat", "doll", "ring"], true)).toHaveLength(3);
  });
});

describe("arrows on the board", () => {
  const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  const boxes = [box(0, 0), box(100, 0), box(0, 50), box(100, 60)];

  it("go to the nearest place in their direction", () => {
    expect(nearest(boxes, boxes[0]!, "ArrowRight")).toBe(1);
    expect(nearest(boxes, boxes[0]!, "ArrowDown")).toBe(2);
    expect(nearest(boxes, boxes[3]!, "ArrowUp")).toBe(1);
    expect(nearest(boxes, boxes[3]!, "ArrowLeft")).toBe(2);
  });

  it("stay where nothing lies that way", () => expect(nearest(boxes, boxes[0]!, "ArrowUp")).toBe(-1));
});

describe("words", () => {
  const types = "amulet cat clocks doll holy-water mask mirror music-box portrait ring tome twin".split(" ");

  it.each(languagesOf("dont-go-in-there", "scene"))(
    "every card cites its rule of the rulebook in %s",
    (language) => {
      const words = spokenBy("dont-go-in-there", language);
      const book = readFileSync(`${wordsOf("dont-go-in-there")}/${language}/rulebook.md`, "utf-8").split(
        "\n",
      );
      for (const type of types) {
        const id = words.say(`scene-card-${type}.id`);
        const rule = book.find((line) => line.includes(`**${id}**`))?.toLowerCase() ?? "";
        const names = [`type-${type}`, `type-${type}.plural`].map((name) => words.say(name).toLowerCase());
        expect([type, names.some((name) => rule.includes(name))]).toEqual([type, true]);
      }
    },
  );
});
