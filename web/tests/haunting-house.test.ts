import { describe, expect, it } from "vitest";
import type { Answer } from "../src/protocol/table-store.svelte";
import { shapeOf } from "../src/games/haunting-house/art/tiles";
import { Drag } from "../src/games/haunting-house/drag.svelte";
import { boxOf, standings } from "../src/games/haunting-house/drawn";
import { cardShown, seatsInOrder, type Card, type House, type Spot } from "../src/games/haunting-house/house";
import { beatsOf, movesOf } from "../src/games/haunting-house/motion.svelte";
import {
  answersByPlace,
  deedAt,
  keyOf,
  pickedTile,
  placesOfAnswer,
  placesOfNews,
  triedAt,
} from "../src/games/haunting-house/places";
import {
  answerOf,
  cardsPicked,
  dropped,
  handOf,
  pickedCards,
  toggled,
} from "../src/games/haunting-house/programme";
import { described } from "../src/games/haunting-house/spoken";
import { stepped, turned } from "../src/games/haunting-house/stepped";
import { de } from "../src/games/haunting-house/words/de";
import { en } from "../src/games/haunting-house/words/en";

const answers = (...texts: string[]): Answer[] => texts.map((text, number) => ({ number, text }));
const spot = (row: number, column: number): Spot => ({ at: "house", row, column });
const ENTRANCE: Spot = { at: "entrance", row: null, column: null };

/** Ada stands in row 3, column 2, Ben beside her, Cleo on the entrance; all tiles are crossings. */
function house(change: Partial<House> = {}): House {
  const tile = { open: "NESW", trap_door: false };
  const player = (name: string, pawn: Spot) => ({ name, pawn, programme: [], score: null, place: null });
  return {
    over: false,
    asked: ["Ada"],
    question: "move",
    turn: 2,
    last_turn: null,
    round: "random",
    card: 1,
    acting: "Ada",
    marker: "Ben",
    entrance: { corner: "northwest", edge: "north" },
    exit: { corner: "southeast", edge: "east" },
    tiles: Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => tile)),
    players: [player("Ada", spot(3, 2)), player("Ben", spot(3, 3)), player("Cleo", ENTRANCE)],
    ...change,
  };
}

const where = (text: string): string[] => placesOfAnswer(text, house(), 0).map(keyOf);

describe("answers and places", () => {
  it("a step and a secret passage lead from one's own pawn", () => {
    expect([where("move north"), where("pass east")]).toEqual([["2 2"], ["3 3"]]);
  });

  it("from a doorway a step leads into the corner, and from the corner out of the house", () => {
    const inside = house({ players: [...house().players].reverse() });
    expect(placesOfAnswer("move south", inside, 0).map(keyOf)).toEqual(["1 1"]);
    expect(where("exit southwest south")).toEqual(["7 1"]);
    expect(where("exit northeast east")).toEqual(["1 7"]);
  });

  it("a tile is named by row and column, two tiles by both, a pawn by its name", () => {
    expect([where("rotate 3 5 left"), where("rotate 2 1 around"), where("drop 6 6")]).toEqual([
      ["3 5"],
      ["2 1"],
      ["6 6"],
    ]);
    expect(where("switch 1 2 with 2 1")).toEqual(["1 2", "2 1"]);
    expect([where("swap with Ben"), where("swap with Cleo")]).toEqual([["3 3"], ["0 1"]]);
    expect(where("play move 1, move 2, rotate 90, rotate 180")).toEqual([]);
  });

  it("every question's answers are found on the board, and give themselves back", () => {
    for (const list of [
      answers("move north", "move east"),
      answers("pass west"),
      answers("swap with Ben", "swap with Cleo"),
      answers("rotate 1 1 around", "rotate 6 6 around"),
      answers("exit southwest south", "exit southwest west", "exit northeast north", "exit northeast east"),
      answers("drop 2 2", "drop 4 5"),
    ]) {
      const open = answersByPlace(list, house(), 0, []);
      const given = list.map(({ text }) => deedAt(placesOfAnswer(text, house(), 0)[0]!, open, open, []));
      expect(given).toEqual(list.map((answer) => ({ kind: "give", answer })));
    }
  });
});

describe("answers in two steps", () => {
  const turns = answers("rotate 1 1 left", "rotate 1 1 right", "rotate 3 5 left", "rotate 3 5 right");
  const pairs = answers(
    "switch 5 5 with 5 6",
    "switch 5 6 with 6 6",
    "switch 5 5 with 6 6",
    "switch 1 1 with 1 2",
  );
  const open = (list: Answer[], picked: string[]) => answersByPlace(list, house(), 0, picked);
  const deed = (row: number, column: number, list: Answer[], picked: string[] = []) =>
    deedAt({ row, column }, open(list, picked), open(list, []), picked);

  it("a tile is picked, then left or right", () => {
    expect(deed(3, 5, turns)).toEqual({ kind: "pick", words: ["rotate", "3", "5"] });
    expect(pickedTile(["rotate", "3", "5"])).toEqual({ row: 3, column: 5 });
    expect(
      open(turns, ["rotate", "3", "5"])
        .get("3 5")
        ?.map(({ text }) => text),
    ).toEqual(["rotate 3 5 left", "rotate 3 5 right"]);
  });

  it("another tile can be picked instead, and the same one left", () => {
    expect(deed(1, 1, turns, ["rotate", "3", "5"])).toEqual({ kind: "pick", words: ["rotate", "1", "1"] });
    expect(deed(3, 5, turns, ["rotate", "3", "5"])).toEqual({ kind: "back" });
    expect(deed(1, 1, pairs, ["switch", "6", "6"])).toEqual({ kind: "pick", words: ["switch", "1", "1"] });
  });

  it("a row that was picked on the sill is lit alone", () => {
    expect([...open(turns, ["rotate", "3"]).keys()]).toEqual(["3 5"]);
  });

  it("a tile is switched with those that touch it, whichever the answer names first", () => {
    expect(deed(6, 6, pairs)).toEqual({ kind: "pick", words: ["switch", "6", "6"] });
    expect([...open(pairs, ["switch", "6", "6"]).keys()]).toEqual(["5 6", "5 5"]);
    expect(deed(5, 5, pairs, ["switch", "6", "6"])).toEqual({ kind: "give", answer: pairs[2] });
  });

  it("of several pawns on one tile one is offered after the other", () => {
    const company = house({
      players: house().players.map((each, at) => (at ? { ...each, pawn: spot(3, 3) } : each)),
    });
    const both = answers("swap with Ben", "swap with Cleo");
    const there = answersByPlace(both, company, 0, []);
    expect(deedAt({ row: 3, column: 3 }, there, there, [])).toEqual({ kind: "offer", answers: both });
  });
});

describe("a place that is no answer", () => {
  const tried = (question: House["question"], row: number, column: number, picked: string[] = []) =>
    triedAt({ row, column }, house({ question }), 0, picked);

  it("is said in words, so that the server can tell why not", () => {
    expect(tried("move", 3, 1)).toBe("move west");
    expect(tried("secret passage", 4, 2)).toBe("pass south");
    expect(tried("rotate 90", 3, 2)).toBe("rotate 3 2 left");
    expect(tried("rotate 180", 3, 2)).toBe("rotate 3 2 around");
    expect(tried("trap door", 1, 1)).toBe("drop 1 1");
    expect(tried("switch places", 0, 1)).toBe("swap with Cleo");
    expect(tried("switch 2 tiles", 3, 3, ["switch", "2", "4"])).toBe("switch 2 4 with 3 3");
    expect(tried("switch 2 tiles", 3, 2)).toBe("switch 3 2 with 3 3");
  });

  it("is not said where nobody could mean it", () => {
    expect([
      tried("move", 6, 6),
      tried("rotate 90", 0, 1),
      tried("switch 2 tiles", 1, 1, ["switch", "6", "6"]),
    ]).toEqual(["", "", ""]);
  });
});

describe("a programme", () => {
  const list = answers(
    "play move 1, move 2, rotate 90, rotate 180",
    "play move 2, move 1, rotate 90, rotate 180",
    "play rotate 90, move 1, move 2, rotate 180",
    "play rotate 180, move 1, move 2, rotate 90",
  );
  const four: Card[] = ["move 2", "move 1", "rotate 90", "rotate 180"];

  it("is chosen out of the cards that the answers name", () => {
    expect(handOf(list)).toEqual(["move 1", "move 2", "rotate 90", "rotate 180"]);
    expect(handOf(answers("move north"))).toEqual([]);
  });

  it("is picked tap by tap, and a tap on a chosen card takes it back", () => {
    let cards: Card[] = [];
    for (const card of four) cards = toggled(cards, card);
    expect(answerOf(list, cards)).toBe(list[1]);
    expect(toggled(cards, "secret passage")).toEqual(four);
    expect(toggled(cards, "move 1")).toEqual(["move 2", "rotate 90", "rotate 180"]);
    expect(answerOf(list, cards.slice(1))).toBeUndefined();
  });

  it("is kept as the words of the answer, as the sill has them", () => {
    expect(cardsPicked(pickedCards(four))).toEqual(four);
    expect([pickedCards([]), cardsPicked(["rotate", "3", "5"])]).toEqual([[], []]);
  });

  it("a card from the hand takes the place that it is dropped on, one from another place is pushed in", () => {
    expect(dropped(["move 1"], "move 2", 3)).toEqual(["move 1", "move 2"]);
    expect(dropped(["move 1", "move 2"], "rotate 90", 0)).toEqual(["rotate 90", "move 2"]);
    expect(dropped(four, "rotate 180", 0)).toEqual(["rotate 180", "move 2", "move 1", "rotate 90"]);
    expect(dropped(four, "move 2", 3)).toEqual(["move 1", "rotate 90", "rotate 180", "move 2"]);
  });

  it("one's own face-down cards are shown until the round starts, and nobody else's (HH-24)", () => {
    const cell = { card: "move 1" as Card, face_up: false };
    expect(cardShown(house({ card: null }), 0, cell, 0)).toBe("move 1");
    expect(cardShown(house({ card: 1 }), 0, cell, 0)).toBeNull();
    expect(cardShown(house({ card: null }), 1, cell, 0)).toBeNull();
  });
});

describe("what the news does to the house", () => {
  it("tiles turn to the right and to the left", () => {
    const tile = { open: "NE", trap_door: true };
    expect([turned(tile, 1).open, turned(tile, -1).open, turned(tile, 2).open]).toEqual(["ES", "NW", "SW"]);
    const after = stepped(house({ tiles: [[tile]] }), {
      what: "rotated",
      seat: "Ada",
      spot: spot(1, 1),
      way: "left",
      text: "",
    });
    expect(after.tiles[0]?.[0]).toEqual({ open: "NW", trap_door: true });
  });

  it("pawns walk and switch places, tiles are switched, the exit moves, cards are turned up", () => {
    const text = "";
    let now = house({
      tiles: [
        [
          { open: "N", trap_door: false },
          { open: "EW", trap_door: true },
        ],
      ],
    });
    now = stepped(now, { what: "walked", seat: "Cleo", from: ENTRANCE, to: spot(1, 1), text });
    now = stepped(now, {
      what: "switched places",
      seat: "Ada",
      with: "Ben",
      to: spot(3, 3),
      other_to: spot(3, 2),
      text,
    });
    now = stepped(now, {
      what: "switched tiles",
      seat: "Ada",
      spot: spot(1, 1),
      other_spot: spot(1, 2),
      text,
    });
    const [from, to] = [house().exit!, { corner: "southwest", edge: "west" } as const];
    now = stepped(now, { what: "moved exit", seat: "Ben", from_doorway: from, doorway: to, text });
    now = stepped(now, { what: "turned up", seat: "Ben", slot: 2, card: "move 1", text });
    expect(now.players.map((player) => player.pawn)).toEqual([spot(3, 3), spot(3, 2), spot(1, 1)]);
    expect(now.tiles[0]?.map((tile) => tile?.open)).toEqual(["EW", "N"]);
    expect([now.exit, now.card]).toEqual([to, 2]);
    expect(now.players[1]?.programme).toEqual([
      { card: null, face_up: false },
      { card: "move 1", face_up: true },
    ]);
  });

  it("cards of one slot are turned up together, everything else one by one", () => {
    const up = (seat: string, slot: number) => ({
      what: "turned up" as const,
      seat,
      slot,
      card: "move 1" as Card,
      text: "",
    });
    const walk = { what: "walked" as const, seat: "Ada", from: spot(3, 2), to: spot(2, 2), text: "" };
    const beats = beatsOf([up("Ada", 1), up("Ben", 1), walk, up("Ada", 2), up("Ben", 2)]);
    expect(beats.map((beat) => beat.length)).toEqual([2, 1, 2]);
    const moves = movesOf(beats[1]!, house(), stepped(house(), walk));
    expect(moves.map((move) => move.what)).toEqual(['[data-pawn="0"]']);
  });

  it("a line of the log is shown where it happened", () => {
    const walk = { what: "walked" as const, seat: "Cleo", from: ENTRANCE, to: spot(1, 1), text: "" };
    expect(placesOfNews(walk, house()).map(keyOf)).toEqual(["0 1", "1 1"]);
    expect(placesOfNews({ what: "mirrored", seat: "Ben", text: "" }, house()).map(keyOf)).toEqual(["3 3"]);
    expect(placesOfNews({ what: "round began", round: "random", turn: 1, text: "" }, house())).toEqual([]);
  });
});

describe("the drawing", () => {
  it("every tile is one of five shapes, turned", () => {
    const masks = Array.from({ length: 15 }, (_, at) =>
      [..."NESW"].filter((_, bit) => ((at + 1) >> bit) & 1).join(""),
    );
    const shapes = masks.map((open) => shapeOf({ open, trap_door: false }).shape);
    expect([0, 1, 2, 3, 4].map((shape) => shapes.filter((each) => each === shape).length)).toEqual([
      4, 2, 4, 4, 1,
    ]);
  });

  it("pawns on one place stand beside each other, and doorways nearer to the house", () => {
    const crowd = house({ players: house().players.map((each) => ({ ...each, pawn: ENTRANCE })) });
    expect(new Set(standings(crowd).map((each) => `${each?.x} ${each?.y}`)).size).toBe(3);
    expect(boxOf({ row: 0, column: 1 }).y).toBeGreaterThan(-50);
  });

  it.each([3, 4, 5, 6])(
    "%i pawns in a doorway, or a crowd on a tile, hide nothing of each other",
    (count) => {
      const named = (name: number) => ({ ...house().players[0]!, name: `${name}` });
      const six = Array.from({ length: count }, (_, at) => named(at));
      for (const pawn of count > 3 ? [ENTRANCE, spot(3, 3)] : [ENTRANCE])
        for (const edge of ["north", "west"] as const) {
          const entrance = { corner: "northwest", edge } as const;
          const crowd = standings(house({ entrance, players: six.map((each) => ({ ...each, pawn })) }));
          crowd.forEach((one, at) =>
            crowd
              .slice(at + 1)
              .forEach((other) =>
                expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThanOrEqual(
                  28 * one!.scale,
                ),
              ),
          );
        }
    },
  );

  it("the programmes stand in the order in which they are carried out", () => {
    expect(seatsInOrder(house())).toEqual([1, 2, 0]);
  });
});

describe("the words", () => {
  it("a place is said with its ways, its pawns and what a click does", () => {
    const open = answersByPlace(answers("swap with Ben"), house(), 0, []);
    const place = { row: 3, column: 3 };
    expect(described(place, house(), 0, open, [], en)).toBe(
      "Row 3, column 3; open north, east, south and west; Ben stands here; switch places",
    );
    expect(described({ row: 0, column: 1 }, house(), 0, open, [], de)).toBe("Der Eingang; hier steht Cleo");
  });

  it("both languages say something different everywhere", () => {
    const said = (part: unknown): string[] =>
      typeof part === "string"
        ? [part]
        : part && typeof part === "object"
          ? Object.values(part).flatMap(said)
          : [];
    expect(said(de)).toHaveLength(said(en).length);
    expect(said(de).filter((each, at) => each === said(en)[at])).toEqual([]);
  });
});

describe("a drag", () => {
  const at = (x: number): PointerEvent =>
    ({ button: 0, clientX: x, clientY: 0, currentTarget: document.body }) as unknown as PointerEvent;

  it("drops what is held, but nothing if the system has taken the pointer away", () => {
    const fallen: string[] = [];
    const drag = new Drag<string>((thing) => fallen.push(thing));
    drag.start(at(0), "swap");
    drag.move(at(20));
    drag.cancel();
    expect(drag.thing).toBeNull();
    drag.move(at(40));
    drag.drop();
    expect(fallen).toEqual([]);
    drag.start(at(0), "swap");
    drag.move(at(20));
    drag.drop();
    expect(fallen).toEqual(["swap"]);
  });
});
