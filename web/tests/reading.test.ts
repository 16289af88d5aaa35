import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { placeOf, tableIn } from "../src/route.svelte";
import { paragraphs } from "../src/scenes/described";
import { lookUp, parse } from "../src/table/rulebook";

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

  it("joins what was broken into lines, and leaves plans as they are", () => {
    const broken =
      "The exit lies against the south edge of the southeast corner, the entrance\n  against the south edge.";
    expect(paragraphs(broken)[0]?.lead).toContain("the entrance against");
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

  it("are found in what was pasted", () => {
    const id = "WWhDAdscswPeHMJ5xjIm4A";
    expect(tableIn(` https://x.example/tables/${id}#move=abc `)).toBe(id);
    expect(tableIn(id)).toBe(id);
    expect(tableIn("three haunted words")).toBeNull();
  });
});
