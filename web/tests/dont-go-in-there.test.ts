import { describe, expect, it } from "vitest";
import { nearest } from "../src/games/dont-go-in-there/arrows";
import { Desk } from "../src/games/dont-go-in-there/desk.svelte";
import { placeOf, whereOf } from "../src/games/dont-go-in-there/places";
import { marksOf, stacks, underWay, type Way } from "../src/games/dont-go-in-there/sets";
import {
  boardOf,
  diceOf,
  lastRoll,
  type Card,
  type News,
  type Player,
  type Room,
  type Type,
} from "../src/games/dont-go-in-there/table";
import { de } from "../src/games/dont-go-in-there/words/de";
import { en } from "../src/games/dont-go-in-there/words/en";

const card = (type: Type, value: number): Card => ({ type, value, dice: value > 2 ? 1 : 2 });
const holding = (type: Type, ...values: number[]): Player => ({
  name: "Ada",
  ghosts: null,
  meeples: 5,
  face_up: values.map((value) => card(type, value)),
  dispelled: [],
  score: null,
  place: null,
});
const way = (type: Type, values: number[], struck = false): Way => {
  const player = holding(type, ...values);
  return underWay(type, player, { players: [player], struck });
};

describe("answers and places", () => {
  it.each([
    ["place attic 1", { kind: "space", side: "attic", space: 1 }],
    ["place secret passage 4", { kind: "space", side: "secret passage", space: 4 }],
    ["take 3", { kind: "card", slot: 3 }],
    ["re-roll", { kind: "dice" }],
    ["keep", { kind: "lie" }],
    ["leave", { kind: "lie" }],
    ["one fewer", { kind: "die", turn: "fewer" }],
    ["one more", { kind: "die", turn: "more" }],
    ["name holy water", { kind: "stack", type: "holy water" }],
    ["dispel 4 1 1", { kind: "dolls", values: [4, 1, 1] }],
  ] as const)("%s has its place on the board", (text, place) => expect(placeOf(text)).toEqual(place));

  it("an answer that belongs nowhere stays on the sill", () => expect(placeOf("first Ada")).toBeNull());

  it("a place finds its answer among those that can be given, and only there", () => {
    const choice = { answers: [{ text: "place attic 1" }, { text: "place attic 4" }] };
    const desk = new Desk(() => ({ choice }) as never);
    expect(desk.answerAt({ kind: "space", side: "attic", space: 4 })?.text).toBe("place attic 4");
    expect(desk.answerAt({ kind: "space", side: "attic", space: 2 })).toBeUndefined();
    expect(desk.answerAt({ kind: "card", slot: 1 })).toBeUndefined();
  });

  it("news points at where it happened", () => {
    const haunted: News = { what: "haunted", seat: "Ada", room: "hallway", space: 2, ghosts: 3, text: "" };
    expect(whereOf(haunted)).toEqual({ seats: ["Ada"], side: "hallway", space: 2 });
    const passed: News = { what: "passed ghosts", seat: "Ada", to: "Ben", ghosts: 0, text: "" };
    expect(whereOf(passed)?.seats).toEqual(["Ada", "Ben"]);
    expect(whereOf(null)).toBeNull();
  });
});

describe("the table", () => {
  it("both sides of a board lie at the same place", () => {
    expect(boardOf("attic")).toBe(boardOf("nursery"));
    expect(boardOf("library")).toBe(boardOf("secret passage"));
  });

  it("a face-down card leaves open how many dice a room rolls", () => {
    const room = {
      side: "secret passage",
      spaces: [],
      cards: [
        { slot: 1, card: card("cat", 1), face_down: false, looked_at_by: [] },
        { slot: 2, card: card("cat", 4), face_down: false, looked_at_by: [] },
        { slot: 3, card: null, face_down: true, looked_at_by: ["Ben"] },
      ],
    } as Room;
    expect(diceOf(room)).toEqual([4, 5]);
  });

  it("remembers the last roll as it stood in the end", () => {
    const news: News[] = [
      { what: "placed", seat: "Ada", room: "hallway", space: 1, text: "" },
      { what: "rolled", seat: "Ada", dice: 5, ghosts: 3, text: "" },
      { what: "turned die", seat: "Ada", more: -1, text: "" },
    ];
    expect(lastRoll(news)).toEqual({ side: "hallway", dice: 5, ghosts: 2 });
    expect(lastRoll([])).toBeNull();
  });
});

describe("sets under way", () => {
  it("mirrors and rings are counted", () => {
    expect(way("mirror", [1, 4])).toEqual({ kind: "count", have: 2, need: 3 });
    expect(marksOf(way("ring", [2]))).toEqual({ have: 1, need: 4, go: 0 });
  });

  it("dolls say which value would make six", () => {
    expect(way("doll", [4, 3])).toMatchObject({ have: 7, wants: [2, 3] });
    expect(way("doll", [2, 2, 1])).toMatchObject({ wants: [1, 3, 4] });
    expect(way("doll", [1])).toMatchObject({ wants: [] });
  });

  it("clocks add up to eight until they have struck", () => {
    expect(way("clocks", [4, 2])).toMatchObject({ have: 6, need: 8, wants: [2, 3, 4] });
    expect(way("clocks", [4, 2], true)).toEqual({ kind: "spent" });
  });

  it("twins want their own values, every second tome works, the next mask passes more", () => {
    expect(way("twin", [4, 1])).toEqual({ kind: "pairs", wants: [1, 4] });
    expect(way("tome", [3])).toEqual({ kind: "next", works: true });
    expect(way("holy water", [3, 1])).toEqual({ kind: "next", works: false });
    expect(way("mask", [1, 1])).toEqual({ kind: "grows", next: 3 });
  });

  it("what works at the end says how many would go", () => {
    expect(way("amulet", [1, 1, 2, 3, 3, 4])).toEqual({ kind: "end", flips: 3, of: 6 });
    expect(way("cat", [4, 2])).toEqual({ kind: "end", flips: 1, of: 2 });
    expect(way("portrait", [4, 3, 1])).toEqual({ kind: "end", flips: 1, of: 3 });
  });

  it("music boxes know who has the highest sum, ties included", () => {
    const [ada, ben] = [holding("music box", 3, 1), holding("music box", 4)];
    const round = { players: [ada, ben, holding("music box")], struck: false };
    expect(underWay("music box", ada, round)).toMatchObject({ have: 4, leads: true });
    expect(underWay("music box", holding("music box"), round)).toMatchObject({ have: 0, leads: false });
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
  const keys = (part: unknown, at = ""): string[] =>
    part && typeof part === "object"
      ? Object.entries(part).flatMap(([key, value]) => keys(value, `${at}/${key}`))
      : [at];

  it("both languages say the same things", () => expect(keys(de)).toEqual(keys(en)));

  it("every rule is cited alike", () => {
    for (const type of Object.keys(en.cards) as Type[]) expect(de.cards[type].id).toBe(en.cards[type].id);
  });
});
