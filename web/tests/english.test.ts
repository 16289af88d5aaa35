import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Layout } from "../src/protocol/mirror";
import { speech as inTheRooms } from "../src/words/games/dont-go-in-there.en";
import { speech as inTheRoomsInGerman } from "../src/words/games/dont-go-in-there.de";
import { speech as inTheHouse } from "../src/words/games/haunting-house.en";
import { speech as inTheHouseInGerman } from "../src/words/games/haunting-house.de";
import { containing } from "../src/scene/steps";
import { refusalInOurWords } from "../src/words/spoken";

/** A room that is resolved, with a card in each of its places; null where one was taken. */
function resolving(side: string, ...cards: ([type: string, value: number] | null)[]): Layout {
  const shown = cards.map((card, at) => ({
    slot: at + 1,
    card: card && { type: card[0], value: card[1], dice: 1 },
    face_down: false,
    looked_at_by: [],
  }));
  return { resolving: side, rooms: [{ side, spaces: [], cards: shown.filter((each) => each.card) }] };
}

describe("a card that is taken", () => {
  const attic = resolving("attic", null, ["doll", 4], ["ring", 1]);

  it("is called by its name, on its button and in a sentence", () => {
    expect(inTheRooms.brief("take 2", attic)).toEqual({ under: "", label: "Doll 4" });
    expect(inTheRooms.answer("take 3", attic)).toBe("take the Ring 1");
    expect(inTheRoomsInGerman.brief("take 2", attic)).toEqual({ under: "", label: "Puppe 4" });
    expect(inTheRoomsInGerman.answer("take 3", attic)).toBe("nimm Ring 1");
  });

  it("is told from another one that is just like it, and from its places in the library", () => {
    const twins = resolving("hallway", ["twin", 3], ["twin", 3], ["twin", 1]);
    expect(["take 1", "take 2", "take 3"].map((text) => inTheRooms.brief(text, twins)?.label)).toEqual([
      "Twin 3, the first",
      "Twin 3, the second",
      "Twin 1",
    ]);
    const library = resolving("library", ["cat", 2], ["cat", 2], ["cat", 3]);
    expect(["take 1", "take 2", "take 3"].map((text) => inTheRooms.brief(text, library)?.label)).toEqual([
      "Cat 2, +1 ghost",
      "Cat 2, the second",
      "Cat 3, −1 ghost",
    ]);
  });

  it("is called by its place where nobody knows the table", () => {
    expect(inTheRooms.answer("take 2")).toBe("take card 2");
    expect(inTheRooms.brief("take 2", null)?.label).toBe("Take card 2");
  });

  it("is asked for without a list of the answers", () => {
    expect(inTheRooms.question("Which card do you take: 2 Doll 4, 3 Ring 1?")).toBe(
      "Which card do you take?",
    );
    expect(inTheRoomsInGerman.question("Which card do you take: 2 Doll 4, 3 Ring 1?")).toBe(
      "Welche Karte nimmst du?",
    );
  });
});

describe("a tile of the house", () => {
  it("has a row and a column in every answer, step and refusal", () => {
    expect(inTheHouse.answer("rotate 1 6 left")).toBe("turn row 1, column 6 to the left");
    expect(inTheHouse.answer("switch 1 1 with 1 2")).toBe("switch row 1, column 1 with row 1, column 2");
    expect(inTheHouse.brief("drop 6 3")).toEqual({ under: "", label: "Row 6, column 3" });
    expect(inTheHouse.part("1", ["rotate"])).toBe("row 1");
    expect(inTheHouse.part("3 5", ["rotate"])).toBe("row 3, column 5");
    expect(inTheHouse.part("5", ["rotate", "3"])).toBe("column 5");
    expect(inTheHouse.part("with 2 2", ["switch", "1", "1"])).toBe("with row 2, column 2");
    expect(inTheHouse.part("2", ["switch", "1", "1", "with", "2"])).toBe("column 2");
    expect(inTheHouse.part("rotate 3 5")).toBe("turn row 3, column 5");
    expect(inTheHouse.part("left", ["rotate", "3", "5"])).toBe("to the left");
    expect(inTheHouse.part("play move 1, rotate 90")).toBe("play move 1, rotate 90");
    expect(inTheHouse.part("rotate 90", ["play", "move 1"])).toBe("rotate 90");
    expect(inTheHouseInGerman.part("3 5", ["rotate"])).toBe("Reihe 3, Spalte 5");
    expect(inTheHouseInGerman.brief("drop 6 3")?.label).toBe("Reihe 6, Spalte 3");
  });

  it("is found as it is shown, and as it is typed", () => {
    const answers = ["rotate 3 5 left", "rotate 5 3 left"].map((text, number) => ({ number, text }));
    const found = (text: string) => containing(answers, text, inTheHouse.answer).map((each) => each.text);
    expect(found("row 3")).toEqual(["rotate 3 5 left"]);
    expect(found("rotate 5 3")).toEqual(["rotate 5 3 left"]);
  });

  it("is named in a refusal as it is everywhere", async () => {
    expect(await refusalInOurWords('"rotate 1 5 left" turns a tile that Ben stands on (HH-43).')).toBe(
      "Row 1, column 5 cannot be turned: Ben stands there (HH-43).",
    );
    expect(await refusalInOurWords('"drop 1 1" is no trap door; nearest: 4 4, 6 4 (HH-48).')).toBe(
      "Row 1, column 1 is no trap door; nearest: row 4, column 4 and row 6, column 4 (HH-48).",
    );
    expect(
      await refusalInOurWords(
        '"zzz" is no answer here; the answers are: switch 1 1 with 1 2, switch 1 1 with 2 1 and 108 more.',
      ),
    ).toBe(
      '"zzz" is no answer here; the answers are: switch row 1, column 1 with row 1, column 2; ' +
        "switch row 1, column 1 with row 2, column 1 and 108 more.",
    );
  });
});

describe.each(["dont-go-in-there", "haunting-house"])("what the server says in %s", (game) => {
  const spoken = JSON.parse(readFileSync(`tests/spoken/${game}.json`, "utf-8")) as {
    answers: string[];
    refusals: string[];
  };
  const speech = game === "haunting-house" ? inTheHouse : inTheRooms;
  const bare = /(?<!row |column |card |space |move |rotate |switch )\b\d \d\b/;

  it("has no bare numbers for a tile, and keeps its answers apart", async () => {
    const answers = spoken.answers.filter((text) => !text.startsWith("play"));
    if (game === "haunting-house") {
      expect(answers.map((text) => speech.answer(text)).filter((said) => bare.test(said))).toEqual([]);
      const refusals = await Promise.all(spoken.refusals.map(refusalInOurWords));
      expect(refusals.filter((said) => bare.test(said))).toEqual([]);
    }
    const places = new Set(["keep", "leave"]); // never asked together
    const told = answers.filter((text) => !places.has(text));
    expect(new Set(told.map((text) => speech.answer(text))).size).toBe(told.length);
  });

  it("keeps the rule that a refusal names", async () => {
    const rule = /\(([A-Z]+-\d+)\)/;
    for (const said of spoken.refusals)
      expect(rule.exec(await refusalInOurWords(said))?.[1]).toBe(rule.exec(said)?.[1]);
  });
});
