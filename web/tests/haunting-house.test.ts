import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { Answer, Notation } from "../src/protocol/table-store.svelte";
import type { QuestionInfo } from "../src/protocol/types";
import { shapeOf } from "../src/games/haunting-house/art/tiles";
import { Drag } from "../src/games/haunting-house/drag.svelte";
import { boxOf, standings } from "../src/games/haunting-house/drawn";
import { aboutOf, seatsInOrder, type Card, type House, type Spot } from "../src/games/haunting-house/table";
import { movesOf, together } from "../src/games/haunting-house/motion.svelte";
import {
  answersByPlace,
  deedAt,
  keyOf,
  pickedTile,
  placesOfAnswer,
  placesOfNews,
  stopsOfTile,
  triedAt,
  type Place,
} from "../src/games/haunting-house/places";
import {
  answerOf,
  cardsPicked,
  dropped,
  nextOf,
  pickedCards,
  toggled,
} from "../src/games/haunting-house/programme";
import { described } from "../src/games/haunting-house/spoken";
import type { Asked } from "../src/games/haunting-house/types";
import Track from "../src/games/haunting-house/Track.svelte";
import type { Stop } from "../src/scene/steps";
import { WORDS } from "../src/scene/words";
import type { Arguments } from "../src/words/catalogue";
import { spokenBy } from "./catalogues";

type Ask = Asked["ask"];
type Meaning<Name extends Ask> = Extract<Asked, { ask: Name }>["answer"];

/** Answers to a question, as the server sends what they mean. */
const answers = <Name extends Ask>(_: Name, ...meanings: Meaning<Name>[]): Answer[] =>
  meanings.map((meaning, number) => ({
    number,
    notation: JSON.stringify(meaning) as Notation,
    meaning: meaning as unknown as Arguments,
  }));
const asking = <Name extends Ask>(
  ask: Name,
  about: Extract<Asked, { ask: Name }>["arguments"],
): QuestionInfo => ({
  number: 7,
  ask,
  arguments: about as Record<string, unknown>,
  width: 4,
  count: 2,
  answers: null,
});
const at = (row: number, column: number): Place => ({ row, column });
const inHouse = (row: number, column: number) => ({ at: "house" as const, row, column });
const spot = (row: number, column: number): Spot => ({ at: "house", row, column });
const ENTRANCE: Spot = { at: "entrance", row: null, column: null };
const NORTH = { corner: "northwest", edge: "north", row: 0, column: 1 } as const;
const picked = (row: number, column: number): Stop[] => stopsOfTile(at(row, column));

/** Ada stands in row 3, column 2, Ben beside her, Cleo on the entrance; all tiles are crossings. */
function house(change: Partial<House> = {}): House {
  const tile = { open: "NESW", trap_door: false };
  const player = (name: string, pawn: Spot, stands: Place) => ({
    name,
    pawn,
    stands,
    programme: [],
    score: null,
    place: null,
  });
  return {
    slots: 4,
    over: false,
    asked: ["Ada"],
    question: "move",
    turn: 2,
    last_turn: null,
    round: "random",
    card: 1,
    ready: null,
    acting: "Ada",
    marker: "Ben",
    order: ["Ben", "Cleo", "Ada"],
    entrance: NORTH,
    exit: { corner: "southeast", edge: "east", row: 6, column: 7 },
    tiles: Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => tile)),
    players: [
      player("Ada", spot(3, 2), at(3, 2)),
      player("Ben", spot(3, 3), at(3, 3)),
      player("Cleo", ENTRANCE, at(0, 1)),
    ],
    ...change,
  };
}

/** The same with somebody elsewhere. */
const moved = (table: House, seat: number, row: number, column: number): House => ({
  ...table,
  players: table.players.map((each, number) =>
    number === seat ? { ...each, pawn: spot(row, column), stands: at(row, column) } : each,
  ),
});

describe("answers and places", () => {
  const where = (list: Answer[]): string[][] => list.map((answer) => placesOfAnswer(answer).map(keyOf));

  it("a step and a secret passage lead where the answer says", () => {
    expect(where(answers("move", { direction: "north", to: inHouse(2, 2) }))).toEqual([["2 2"]]);
    const out = { direction: "north", to: { at: "entrance", row: 0, column: 1 } } as const;
    expect(where(answers("secret passage", out, { direction: "east", to: null }))).toEqual([["0 1"], []]);
  });

  it("a tile is named by row and column, two tiles by both, a pawn by where it stands", () => {
    expect(where(answers("rotate 90", { tile: at(3, 5), way: "left" }))).toEqual([["3 5"]]);
    expect(where(answers("rotate 180", { tile: at(2, 1) }))).toEqual([["2 1"]]);
    expect(where(answers("trap door", { tile: at(6, 6) }))).toEqual([["6 6"]]);
    expect(where(answers("switch 2 tiles", { tile: at(1, 2), other: at(2, 1) }))).toEqual([["1 2", "2 1"]]);
    expect(where(answers("switch places", { seat: "Ben", to: inHouse(3, 3) }))).toEqual([["3 3"]]);
    expect(where(answers("move exit", { doorway: NORTH }))).toEqual([["0 1"]]);
    expect(where(answers("programme", { cards: ["move 1", "move 2", "rotate 90", "rotate 180"] }))).toEqual([
      [],
    ]);
  });

  it("every question's answers are found on the board, and give themselves back", () => {
    for (const list of [
      answers(
        "move",
        { direction: "north", to: inHouse(2, 2) },
        { direction: "east", to: { at: "exit", row: 6, column: 7 } },
      ),
      answers("secret passage", { direction: "west", to: inHouse(3, 1) }),
      answers(
        "switch places",
        { seat: "Ben", to: inHouse(3, 3) },
        { seat: "Cleo", to: { at: "entrance", row: 0, column: 1 } },
      ),
      answers("rotate 180", { tile: at(1, 1) }, { tile: at(6, 6) }),
      answers(
        "move exit",
        { doorway: { corner: "southwest", edge: "south", row: 7, column: 1 } },
        { doorway: { corner: "southwest", edge: "west", row: 6, column: 0 } },
      ),
      answers("trap door", { tile: at(2, 2) }, { tile: at(4, 5) }),
    ]) {
      const open = answersByPlace(list, []);
      const given = list.map((answer) => deedAt(placesOfAnswer(answer)[0]!, open, open, []));
      expect(given).toEqual(list.map((answer) => ({ kind: "give", answer })));
    }
  });
});

describe("answers in two steps", () => {
  const turns = answers(
    "rotate 90",
    { tile: at(1, 1), way: "left" },
    { tile: at(1, 1), way: "right" },
    { tile: at(3, 5), way: "left" },
    { tile: at(3, 5), way: "right" },
  );
  const pairs = answers(
    "switch 2 tiles",
    { tile: at(5, 5), other: at(5, 6) },
    { tile: at(5, 6), other: at(6, 6) },
    { tile: at(5, 5), other: at(6, 6) },
    { tile: at(1, 1), other: at(1, 2) },
  );
  const deed = (row: number, column: number, list: Answer[], stops: Stop[] = []) =>
    deedAt(at(row, column), answersByPlace(list, stops), answersByPlace(list, []), stops);

  it("a tile is picked, then left or right", () => {
    expect(deed(3, 5, turns)).toEqual({ kind: "pick", stops: picked(3, 5) });
    expect(pickedTile(picked(3, 5))).toEqual(at(3, 5));
    expect(answersByPlace(turns, picked(3, 5)).get("3 5")).toEqual([turns[2], turns[3]]);
  });

  it("another tile can be picked instead, and the same one left", () => {
    expect(deed(1, 1, turns, picked(3, 5))).toEqual({ kind: "pick", stops: picked(1, 1) });
    expect(deed(3, 5, turns, picked(3, 5))).toEqual({ kind: "back" });
    expect(deed(1, 1, pairs, picked(6, 6))).toEqual({ kind: "pick", stops: picked(1, 1) });
  });

  it("a row that was picked on the sill is lit alone", () => {
    expect([...answersByPlace(turns, picked(3, 5).slice(0, 1)).keys()]).toEqual(["3 5"]);
  });

  it("a tile is switched with those that touch it, whichever the answer names first", () => {
    expect(deed(6, 6, pairs)).toEqual({ kind: "pick", stops: picked(6, 6) });
    expect([...answersByPlace(pairs, picked(6, 6)).keys()]).toEqual(["5 6", "5 5"]);
    expect(deed(5, 5, pairs, picked(6, 6))).toEqual({ kind: "give", answer: pairs[2] });
  });

  it("of several pawns on one tile one is offered after the other", () => {
    const there = { to: inHouse(3, 3) };
    const both = answers("switch places", { seat: "Ben", ...there }, { seat: "Cleo", ...there });
    const open = answersByPlace(both, []);
    expect(deedAt(at(3, 3), open, open, [])).toEqual({ kind: "offer", answers: both });
  });
});

describe("a place that is no answer", () => {
  const way = (direction: "south" | "west", row: number, column: number) => ({
    direction,
    to: inHouse(row, column),
    walls: 1,
    barred_by: [],
  });
  const ways = [way("west", 3, 1), way("south", 4, 2)];
  const tried = (question: QuestionInfo, row: number, column: number) =>
    triedAt(at(row, column), house(), question, 0);
  const BARRED = { barred: [{ row: 3, column: 2, by: ["Ada"], tried: 26 }] };

  it("is sent as what it would mean, so that the server can tell why not", () => {
    expect(tried(asking("move", { step: "only", ways }), 3, 1)).toEqual({ direction: "west" });
    expect(tried(asking("secret passage", { ways }), 4, 2)).toEqual({ direction: "south" });
    expect(tried(asking("trap door", {}), 1, 1)).toEqual({ tile: { row: 1, column: 1 } });
    expect(tried(asking("switch places", {}), 0, 1)).toEqual({ seat: "Cleo" });
  });

  it.each(["rotate 90", "rotate 180", "switch 2 tiles"] as const)(
    "of %s is a tile that stays, and tried by the number that comes with it",
    (ask) => {
      expect(tried(asking(ask, BARRED), 3, 2)).toBe(26);
      expect(tried(asking(ask, BARRED), 1, 1)).toBeNull();
    },
  );

  it("is not sent where nobody could mean it", () => {
    expect(tried(asking("move", { step: "only", ways }), 6, 6)).toBeNull();
    expect(tried(asking("trap door", {}), 0, 1)).toBeNull();
    expect(tried(asking("switch places", {}), 5, 5)).toBeNull();
  });
});

describe("a programme", () => {
  const list = answers(
    "programme",
    { cards: ["move 1", "move 2", "rotate 90", "rotate 180"] },
    { cards: ["move 2", "move 1", "rotate 90", "rotate 180"] },
    { cards: ["rotate 90", "move 1", "move 2", "rotate 180"] },
    { cards: ["rotate 180", "move 1", "move 2", "rotate 90"] },
  );
  const four: Card[] = ["move 2", "move 1", "rotate 90", "rotate 180"];

  it("is chosen out of the cards that the question names", () => {
    const hand: Meaning<"programme">["cards"] = ["move 1", "rotate 90"];
    const question = asking("programme", { hand: hand as ("move 1" | "rotate 90")[] });
    expect(aboutOf(question, "programme")?.hand).toEqual(hand);
    expect(aboutOf(question, "move")).toBeNull();
    expect(aboutOf(null, "programme")).toBeNull();
  });

  it("is picked tap by tap, and a tap on a chosen card takes it back", () => {
    let cards: Card[] = [];
    for (const card of four) cards = toggled(cards, card, 4);
    expect(answerOf(list, cards)).toBe(list[1]);
    expect(toggled(cards, "secret passage", 4)).toEqual(four);
    expect(toggled(cards, "move 1", 4)).toEqual(["move 2", "rotate 90", "rotate 180"]);
    expect(answerOf(list, cards.slice(1))).toBeUndefined();
  });

  it("is kept as what is picked of the answer, as the sill has it", () => {
    expect(cardsPicked(pickedCards(four))).toEqual(four);
    expect([pickedCards([]), cardsPicked(picked(3, 5))]).toEqual([[], []]);
  });

  it("shows the next card of an answer that is lit, while what is chosen begins like it", () => {
    expect(nextOf(list[1] ?? null, ["move 2"])).toBe("move 1");
    expect(nextOf(list[1] ?? null, ["rotate 90"])).toBeUndefined();
    expect(nextOf(null, [])).toBeUndefined();
  });

  it("a card from the hand takes the place that it is dropped on, one from another place is pushed in", () => {
    expect(dropped(["move 1"], "move 2", 3)).toEqual(["move 1", "move 2"]);
    expect(dropped(["move 1", "move 2"], "rotate 90", 0)).toEqual(["rotate 90", "move 2"]);
    expect(dropped(four, "rotate 180", 0)).toEqual(["rotate 180", "move 2", "move 1", "rotate 90"]);
    expect(dropped(four, "move 2", 3)).toEqual(["move 1", "rotate 90", "rotate 180", "move 2"]);
  });
});

describe("the programmes beside the house", () => {
  const programme = (...cells: [Card, boolean][]): House["players"][number]["programme"] =>
    cells.map(([card, shown]) => ({ card, shown }));
  /** What is read of the track at a table. */
  const read = (table: Partial<House>): string[] => {
    const catalogue = spokenBy("haunting-house");
    document.body.innerHTML = "";
    const track = mount(Track, {
      target: document.body,
      props: { house: house(table), you: 0, chosen: [], pointed: null, compact: false },
      context: new Map([[WORDS, (message: string, given?: Arguments) => catalogue.say(message, given)]]),
    });
    const found = [...document.querySelectorAll("h2 small, td .cell")].map((each) => each.textContent.trim());
    void unmount(track);
    return found;
  };

  it("have the cards that the layout says are shown, and the others face down (HH-24)", () => {
    const [ada, ...others] = house().players;
    const cells = programme(["move 1", true], ["move 2", false]);
    const cards = read({ players: [{ ...ada!, programme: cells }, ...others], order: [] });
    expect(cards.slice(1, 3)).toEqual(["Move 1", "face down"]);
  });

  it("say how many have chosen, as long as the layout does (HH-21)", () => {
    const chosen = { round: "chosen", card: null } as const;
    expect(read({ ...chosen, ready: 1 })[0]).toContain("1 of 3 has chosen");
    expect(read({ ...chosen, ready: null })[0]).toContain("cards are being drawn");
  });
});

describe("what is seen of the news", () => {
  const walk = {
    what: "walked" as const,
    seat: "Ada",
    from: spot(3, 2),
    to: spot(2, 2),
    direction: "north" as const,
  };

  it("cards of one slot are turned up together, everything else one by one", () => {
    const up = (seat: string, slot: number) => ({
      what: "turned up" as const,
      seat,
      slot,
      card: "move 1" as Card,
    });
    expect(together([up("Ada", 1), up("Ben", 1), walk, up("Ada", 2), up("Ben", 2)])).toEqual([2, 1, 2]);
  });

  it("pawns walk, and whoever is in the way makes room", () => {
    const moves = movesOf([walk], house(), moved(house(), 0, 2, 2));
    expect(moves.map((move) => move.what)).toEqual(['[data-pawn="0"]']);
    const crowded = movesOf([{ ...walk, to: spot(3, 3) }], house(), moved(house(), 0, 3, 3));
    expect(crowded.map((move) => move.what)).toEqual(['[data-pawn="0"]', '[data-pawn="1"]']);
  });

  it("tiles that are turned or switched are lifted above the others", () => {
    const turned = { what: "rotated" as const, seat: "Ada", spot: spot(1, 1), way: "left" as const };
    const [turning] = movesOf([turned], house(), house());
    expect([turning?.what, turning?.lifts]).toEqual(['[data-tile="1 1"]', at(1, 1)]);
    const switched = {
      what: "switched tiles" as const,
      seat: "Ada",
      spot: spot(1, 1),
      other_spot: spot(1, 2),
    };
    const moves = movesOf([switched], house(), house());
    expect(moves.map((move) => move.lifts)).toEqual([at(1, 1), at(1, 2)]);
  });

  it("the exit goes from where it lay to where it lies", () => {
    const exit = { corner: "southwest", edge: "west", row: 6, column: 0 } as const;
    const [move] = movesOf(
      [{ what: "moved exit", seat: "Ben", from_doorway: house().exit!, doorway: exit }],
      house(),
      house({ exit }),
    );
    expect(move?.what).toBe("[data-exit]");
    expect(move?.frames.map((frame) => frame["transform"])).toEqual([
      "translate(650px, 550px) ",
      "translate(300px, 550px) scale(1.1)",
      "translate(-50px, 550px) ",
    ]);
  });

  it("a line of the log is shown where it happened", () => {
    const entered = { ...walk, seat: "Cleo", from: ENTRANCE, to: spot(1, 1) };
    expect(placesOfNews(entered, house()).map(keyOf)).toEqual(["0 1", "1 1"]);
    expect(placesOfNews({ what: "mirrored", seat: "Ben" }, house()).map(keyOf)).toEqual(["3 3"]);
    expect(placesOfNews({ what: "round began", round: "random", turn: 1 }, house())).toEqual([]);
    const doorway = { corner: "northeast", edge: "east", row: 1, column: 7 } as const;
    expect(placesOfNews({ what: "exit placed", doorway }, house()).map(keyOf)).toEqual(["1 7"]);
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
    const crowd = house({ players: house().players.map((each) => ({ ...each, stands: at(0, 1) })) });
    expect(new Set(standings(crowd).map((each) => `${each?.x} ${each?.y}`)).size).toBe(3);
    expect(boxOf(house(), at(0, 1)).y).toBeGreaterThan(-50);
  });

  it.each([3, 4, 5, 6])(
    "%i pawns in a doorway, or a crowd on a tile, hide nothing of each other",
    (count) => {
      const standing = (stands: Place) =>
        Array.from({ length: count }, (_, seat) => ({ ...house().players[0]!, name: `${seat}`, stands }));
      const doorways = [at(0, 1), at(1, 0)];
      for (const place of count > 3 ? [...doorways, at(3, 3)] : doorways) {
        const crowd = standings(house({ players: standing(place) }));
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
    expect(seatsInOrder(house({ order: [], marker: null }))).toEqual([0, 1, 2]);
  });
});

describe("the words", () => {
  const [english, german] = [spokenBy("haunting-house"), spokenBy("haunting-house", "de")];
  const swap = answers("switch places", { seat: "Ben", to: inHouse(3, 3) });
  const asked = (ask: Ask, list: Answer[] = [], stops: Stop[] = []) => ({
    ask,
    answers: list,
    picked: stops,
  });

  it("a place is said with its ways, its pawns and what a click does", () => {
    const said = (row: number, column: number, about = asked("switch places"), you = 0): string =>
      described(at(row, column), house(), you, about, (message, given) => english.say(message, given));
    expect(said(3, 3, asked("switch places", swap))).toBe(
      "Row 3, column 3; a crossing, open north, east, south and west; Ben stands here; switch places",
    );
    expect(said(3, 2)).toContain("; you stand here");
    const doorway = { corner: "southwest", edge: "south", row: 7, column: 1 } as const;
    expect(said(7, 1, asked("move exit", answers("move exit", { doorway })))).toBe(
      "Outside, against the south edge of the southwest corner; the exit goes here",
    );
    const pair = answers("switch 2 tiles", { tile: at(5, 5), other: at(6, 6) });
    expect(said(6, 6, asked("switch 2 tiles", pair, picked(5, 5)))).toContain("; switch with this tile");
    expect(said(5, 5, asked("switch 2 tiles", [], picked(5, 5)))).toContain("; picked; take it back");
  });

  it("a place is said in German", () => {
    const said = (row: number, column: number, you: number): string =>
      described(at(row, column), house(), you, asked("move"), (message, given) => german.say(message, given));
    expect(said(0, 1, 0)).toBe("Der Eingang; hier steht Cleo");
    expect(said(3, 2, 0)).toContain("; hier stehst du");
  });

  it("every deed has its words in both languages", () => {
    const asks: Ask[] = [
      "move",
      "switch places",
      "rotate 90",
      "rotate 180",
      "switch 2 tiles",
      "secret passage",
      "move exit",
      "trap door",
    ];
    for (const spoken of [english, german])
      for (const ask of asks)
        expect(
          described(at(1, 2), house(), 0, asked(ask, swap), (message, given) => spoken.say(message, given)),
        ).toBeTruthy();
  });
});

describe("a drag", () => {
  const pointed = (x: number): PointerEvent =>
    ({ button: 0, clientX: x, clientY: 0, currentTarget: document.body }) as unknown as PointerEvent;

  it("drops what is held, but nothing if the system has taken the pointer away", () => {
    const fallen: string[] = [];
    const drag = new Drag<string>((thing) => fallen.push(thing));
    drag.start(pointed(0), "swap");
    drag.move(pointed(20));
    drag.cancel();
    expect(drag.thing).toBeNull();
    drag.move(pointed(40));
    drag.drop();
    expect(fallen).toEqual([]);
    drag.start(pointed(0), "swap");
    drag.move(pointed(20));
    drag.drop();
    expect(fallen).toEqual(["swap"]);
  });
});
