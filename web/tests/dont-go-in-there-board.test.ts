import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Answer, Notation, TableStore } from "../src/protocol/table-store.svelte";
import { Desk } from "../src/games/dont-go-in-there/desk.svelte";
import Mine from "../src/games/dont-go-in-there/Mine.svelte";
import Room from "../src/games/dont-go-in-there/Room.svelte";
import type { Layout } from "../src/games/dont-go-in-there/table";
import Tableau from "../src/games/dont-go-in-there/Tableau.svelte";
import Tray from "../src/games/dont-go-in-there/Tray.svelte";
import type { Choice } from "../src/scene/choice.svelte";
import { WORDS } from "../src/scene/words";
import type { Arguments } from "../src/words/catalogue";
import { voiceIn } from "./catalogues";

const voice = voiceIn("dont-go-in-there");

const card = (type: string, value: number) => ({ type, value, dice: value > 2 ? 1 : 2 });
const ADA = {
  name: "Ada",
  ghosts: 3,
  meeples: 4,
  curses: 11,
  sets: {},
  face_up: [card("doll", 4), card("doll", 2), card("doll", 1), card("doll", 1), card("ring", 3)],
  dispelled: [card("cat", 2)],
  score: null,
  place: null,
};
const HALLWAY = {
  side: "hallway",
  spaces: [0, 1, 2, 3].map((flashlights) => ({ flashlights, meeple: flashlights ? null : "Ada" })),
  meeples_to_come: 2,
  dice: { least: 5, most: 5 },
  cards: [1, 2, 3].map((slot) => ({ slot, card: card("ring", slot), face_down: false, looked_at_by: [] })),
};
const QUIET = { spaces: [0, 0, 0, 0], slots: [0, 0, 0] };
const LAYOUT = {
  house: {
    meeples: 5,
    meeples_to_resolve: 3,
    sides: {
      attic: { ...QUIET, spaces: [1, 0, 0, 0] },
      nursery: { ...QUIET, spaces: [0, 0, 0, -1] },
      hallway: QUIET,
      library: { ...QUIET, slots: [1, 0, -1] },
    },
  },
  over: false,
  asked: ["Ada"],
  question: "place",
  turn: "Ada",
  resolver: null,
  resolving: null,
  dice: 0,
  ghosts_rolled: 0,
  clocks_struck: false,
  types_in_play: ["cat", "doll", "ring"],
  deck: 12,
  rooms_to_come: 4,
  removed: 16,
  undrawn: null,
  rooms: [HALLWAY],
  players: [ADA],
} as unknown as Layout;

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

/** A part of the scene, with what is asked and what the answers mean; and how it is answered. */
function show(part: unknown, layout: Partial<Layout>, meanings: Arguments[], props: object = {}) {
  const answers: Answer[] = meanings.map((meaning, number) => ({
    number,
    notation: `${number}` as Notation,
    meaning,
  }));
  const give = vi.fn<(answer: Answer) => void>();
  const tryAnswer = vi.fn(() => Promise.resolve());
  const lying = { ...LAYOUT, ...layout };
  const ask = lying.question ?? "";
  const wordsFor = ({ meaning }: Answer, form = "") => voice.answer(ask, meaning, form);
  const seen = { question: { ask, arguments: { room: lying.resolving } } };
  const desk = new Desk(() => ({
    layout: lying,
    you: 0,
    choice: { answers, lit: null, give } as unknown as Choice,
    table: { sent: null, seen, voice, tryAnswer, wordsFor } as unknown as TableStore,
    pointed: null,
  }));
  document.body.innerHTML = "";
  shown = mount(part as Component<Record<string, unknown>>, {
    target: document.body,
    props: { desk, ...props },
    context: new Map([[WORDS, (message: string, given?: Arguments) => voice.catalogue.say(message, given)]]),
  });
  flushSync();
  const lit = [...document.querySelectorAll<HTMLButtonElement>("[data-lit]")];
  return {
    desk,
    given: () => give.mock.calls.map(([answer]) => answer.meaning),
    tryAnswer,
    lit,
    names: lit.map((each) => each.querySelector(".unseen")?.textContent),
  };
}

const OWN = { player: ADA, seat: 0, compact: false };

describe("every question is answered on the board", () => {
  it("two sets of dolls lie side by side", () => {
    const { lit, names, given } = show(
      Mine,
      { question: "dolls" },
      [{ dolls: [4, 2] }, { dolls: [4, 1, 1] }],
      OWN,
    );
    expect(names).toEqual(["Dispel the dolls 4 + 2", "Dispel the dolls 4 + 1 + 1"]);
    lit[1]?.click();
    expect(given()).toEqual([{ dolls: [4, 1, 1] }]);
  });

  it("a type is named by its stack", () => {
    const { lit, names, given } = show(Mine, { question: "name" }, [{ type: "doll" }, { type: "ring" }], OWN);
    expect(names).toEqual(["Dispel all your dolls: 4, 2, 1, 1", "Dispel all your rings: 3"]);
    lit[1]?.click();
    expect(given()).toEqual([{ type: "ring" }]);
  });

  it("a die is turned where it lies: ghosts to fewer, blanks to more, or none", () => {
    const rolled: Partial<Layout> = { question: "turn die", dice: 3, ghosts_rolled: 1 };
    const choices = ["one fewer", "leave", "one more"].map((choice) => ({ choice }));
    const { lit, given } = show(Tray, rolled, choices);
    expect(lit).toHaveLength(4);
    for (const place of lit) place.click();
    expect(given().map(({ choice }) => choice)).toEqual(["one fewer", "one more", "one more", "leave"]);
  });

  it("dice without a ghost leave no ghost to turn", () => {
    const { names } = show(Tray, { question: "turn die", dice: 2, ghosts_rolled: 0 }, [
      { choice: "leave" },
      { choice: "one more" },
    ]);
    expect(new Set(names).size).toBe(2);
  });

  it("all dice are rolled again by a click on them", () => {
    const rolled: Partial<Layout> = { question: "re-roll", dice: 3, ghosts_rolled: 2 };
    const { lit, given } = show(Tray, rolled, [{ choice: "keep" }, { choice: "re-roll" }]);
    lit[0]?.click();
    expect(given()).toEqual([{ choice: "re-roll" }]);
  });

  it("a meeple goes to a free space; a taken one says why not", () => {
    const props = { room: HALLWAY, board: 1, form: "wide" };
    const spaces = [2, 4].map((space) => ({ room: "hallway", space }));
    const { lit, given, tryAnswer } = show(Room, {}, spaces, props);
    lit[1]?.click();
    expect(given()).toEqual([{ room: "hallway", space: 4 }]);
    document.querySelector<HTMLButtonElement>("button.place[aria-disabled]:not(.lit)")?.click();
    expect(tryAnswer).toHaveBeenCalledWith({ room: "hallway", space: 1 });
  });

  it("a card is taken above its room, and read while it cannot be taken", () => {
    const props = { room: HALLWAY, board: 1, form: "wide" };
    const taking: Partial<Layout> = { question: "take", resolving: "hallway" };
    const cards = [1, 3].map((slot) => ({ slot, card: card("ring", slot), brings: 0, alike: false }));
    const { lit, given, names } = show(Room, taking, cards, props);
    expect(names.map((name) => name?.split(".")[0])).toEqual(["Take Ring 1", "Take Ring 3"]);
    lit[1]?.click();
    expect(given()).toEqual([cards[1]]);
  });

  it("a click on a card that cannot be taken opens it", () => {
    const { desk } = show(Room, {}, [], { room: HALLWAY, board: 1, form: "wide" });
    document.querySelector<HTMLButtonElement>(".slot button")?.click();
    expect(desk.reading).toMatchObject({ kind: "card", side: "hallway" });
  });
});

describe("a whole tableau", () => {
  const clocks = (way: object) => ({
    ...ADA,
    face_up: [card("clocks", 4), card("clocks", 1)],
    sets: { clocks: way },
  });
  const said = (way: object, struck = false): (string | undefined)[] => {
    const player = clocks(way);
    const layout = {
      types_in_play: ["clocks"],
      players: [player],
      clocks_struck: struck,
    } as unknown as Partial<Layout>;
    show(Tableau, layout, [], { player });
    return [...document.querySelectorAll("li small")].map((each) => each.textContent?.trim());
  };

  it("says what each type does", () =>
    expect(said({ kind: "sum", have: 5, need: 8, wants: [3, 4] })).toEqual([
      "First to reach 8: dispel the 2 highest.",
    ]));

  it("says of clocks that have struck that they do nothing more", () =>
    expect(said({ kind: "spent" }, true)).toEqual(["They have struck: they do nothing more."]));
});

describe("what a room does by itself", () => {
  const placed = (side: string) => ({ room: { ...HALLWAY, side }, board: 0, form: "wide" });
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((each) => each.textContent?.trim());

  it("stands on its spaces and its slots as the layout tells it", () => {
    show(Room, {}, [], placed("nursery"));
    expect([texts(".once"), texts(".slot .ghost")]).toEqual([["−1"], []]);
    show(Room, {}, [], placed("library"));
    expect([texts(".once"), texts(".slot .ghost")]).toEqual([[], ["+1", "−1"]]);
  });

  it("is said to who does not see it", () => {
    show(Room, {}, [{ room: "nursery", space: 4 }], placed("nursery"));
    expect(document.querySelector("[data-lit] .unseen")?.textContent).toBe(
      "Nursery, space 4, 3 flashlights, Lose 1 ghost",
    );
  });

  it("has as many heads as meeples have it resolved", () => {
    show(Room, {}, [], placed("hallway"));
    expect([texts(".heads > span").length, texts(".heads > .on").length]).toEqual([3, 1]);
  });
});
