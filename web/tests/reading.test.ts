import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { placeOf, wayIn } from "../src/route.svelte";
import { paragraphs } from "../src/words/described";
import { nameIn, settings } from "../src/settings.svelte";
import { folded } from "../src/table/folds";
import { lookUp, parse } from "../src/words/rulebook";

const GAMES = "../src/gloaming/games";
const books = readdirSync(GAMES, { withFileTypes: true })
  .filter((each) => each.isDirectory() && !each.name.startsWith("_"))
  .map((each) => ({ name: each.name, text: readFileSync(join(GAMES, each.name, "rulebook.md"), "utf-8") }));

describe("the rulebooks", () => {
  it.each(books)("$name shows every rule once, and finds it by its number", ({ text }) => {
    const book = parse(text);
    const ids = [...text.matchAll(/\*\*([A-Z]+-\d+)\*\*/g)].map((found) => found[1] ?? "");
    const shown = book.flatMap((chapter) => chapter.passages.flatMap((passage) => passage.rules));
    expect(shown).toEqual(ids);
    const id = ids.at(-1) ?? "";
    expect(
      lookUp(book, id)
        .flatMap((chapter) => chapter.passages)
        .some((each) => each.rules.includes(id)),
    ).toBe(true);
  });

  it("leaves no mark of Markdown in the text", () => {
    for (const { text } of books) {
      const said = parse(text)
        .flatMap((chapter) => chapter.passages.map((passage) => passage.text))
        .join(" ");
      expect(/\*\*.{0,40}|\|---/.exec(said)?.[0]).toBeUndefined();
    }
  });
});

describe("the table in words", () => {
  it("is set in paragraphs, with names and cells", () => {
    const [deck, attic, ada] = paragraphs(
      "Deck: 15 cards.\nIt is Ada's turn.\n\nAttic: top space: take 1 ghost.\n  1 Twin 4        1 die   two of a value\n\nAda: 3 cards.\nBen: 2 cards.",
    );
    expect(deck).toMatchObject({
      heading: "Deck",
      lead: "15 cards.",
      lines: [{ kind: "line", text: "It is Ada's turn." }],
    });
    expect(attic).toMatchObject({ heading: "Attic", lead: "Top space: take 1 ghost." });
    expect(attic?.lines[0]).toEqual({ kind: "cells", cells: ["1 Twin 4", "1 die", "two of a value"] });
    expect(ada).toMatchObject({
      heading: "",
      lines: [
        { kind: "named", name: "Ada" },
        { kind: "named", name: "Ben" },
      ],
    });
  });

  it("leaves rows in columns alone, however long", () => {
    const rows =
      "Attic: take 1 ghost.\n  3 Music box 3   1 die   at the end the highest sum dispels its two highest\n  space 1: free          space 2: Ben";
    expect(paragraphs(rows)[0]?.lines).toHaveLength(2);
  });

  it("keeps a row a row, however long it is and whatever comes after it", () => {
    const haunted =
      "Rooms:\n  3 8 of Clubs; linked to Ace of Diamonds, 4 of Spades, Queen of Hearts; here: Ben\n  4 face down; linked to Ace of Diamonds";
    expect(paragraphs(haunted)[0]?.lines).toHaveLength(2);
    const room =
      "Attic: take 1 ghost.\n  space 1, no flashlights: free          space 2, 1 flashlight: Ada Lovelace von Byr\n  space 3, 2 flashlights: free";
    expect(paragraphs(room)[0]?.lines[0]).toEqual({
      kind: "cells",
      cells: ["space 1, no flashlights: free", "space 2, 1 flashlight: Ada Lovelace von Byr"],
    });
  });

  it("leaves plans as they are", () => {
    const plan = "Map. (2) is gloom.\n      1   2\n      ║\n1  ═══╬══\n      ║";
    expect(paragraphs(plan)[0]).toMatchObject({
      lead: "Map. (2) is gloom.",
      drawn: plan.slice(plan.indexOf("\n") + 1),
    });
  });
});

describe("addresses", () => {
  it("lead to their places", () => {
    expect(placeOf("/tables/abc")).toEqual({ at: "table", table: "abc" });
    expect(placeOf("/new/haunted")).toEqual({ at: "arrange", game: "haunted" });
    expect(placeOf("/replays/abc")).toEqual({ at: "replay", table: "abc" });
    expect(placeOf("/")).toEqual({ at: "lobby" });
  });

  it("that lead nowhere are told from the lobby", () => {
    expect(placeOf("/foo/bar")).toEqual({ at: "nowhere" });
    expect(placeOf("/tables")).toEqual({ at: "nowhere" });
  });

  it("are found in what was pasted", () => {
    const id = "WWhDAdscswPeHMJ5xjIm4A";
    expect(wayIn(` https://x.example/tables/${id}#move=abc `)).toBe(`/tables/${id}#move=abc`);
    expect(wayIn(id)).toBe(`/tables/${id}`);
    expect(wayIn(`https://x.example/replays/${id}`)).toBe(`/replays/${id}`);
    expect(wayIn(`https://x.example/replays/${id}?step=3&eyes=all`)).toBe(`/replays/${id}?step=3&eyes=all`);
    expect(wayIn("three haunted words")).toBeNull();
  });
});

describe("a name", () => {
  it("loses needless spaces, and is refused where the server would refuse it", () => {
    expect(nameIn("  Ada   Lovelace ")).toBe("Ada Lovelace");
    expect(nameIn("")).toBe("");
    for (const wrong of ["Bad:Name", "#1", "Chance", "a".repeat(25), "a\u200bb"])
      expect(nameIn(wrong)).toBeNull();
    expect(nameIn("a".repeat(24))).toHaveLength(24);
  });

  it("is kept only where it can be one", () => {
    expect(settings.call("Ada  Lovelace")).toBe(true);
    expect(settings.call("Bad:Name")).toBe(false);
    expect(settings.name).toBe("Ada Lovelace");
  });
});

describe("the log", () => {
  const lines = (...whats: string[]) => whats.map((what, at) => ({ at, item: { what } }));

  it("folds up what is laid out and dealt, and nothing that was played", () => {
    const told = lines(
      "tile laid",
      "tile laid",
      "tile laid",
      "tile laid",
      "took marker",
      "turned up",
      "turned up",
    );
    expect(folded(told, () => false)).toEqual([{ at: 0, count: 4 }, ...told.slice(4)]);
    expect(folded(told, (at) => at === 0)).toEqual(told);
  });

  it("leaves a few cards that are dealt in the middle of the game", () => {
    const told = lines("room opened", "dealt", "dealt", "dealt", "placed");
    expect(folded(told, () => false)).toEqual(told);
  });
});
