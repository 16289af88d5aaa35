import { describe, expect, it } from "vitest";
import { CHANCE_NAME, LONGEST_NAME, NOT_IN_NAMES } from "../src/protocol/limits";
import { nameIn } from "../src/settings.svelte";

describe("a name", () => {
  it("is what was typed, without needless spaces", () => {
    expect(nameIn("  Ada   of\u2003Kilda ")).toBe("Ada of Kilda");
    expect(nameIn("")).toBe("");
  });

  it("is as long as the server allows, and no longer", () => {
    expect(nameIn("ő".repeat(LONGEST_NAME))).not.toBeNull();
    expect(nameIn("👻".repeat(LONGEST_NAME))).not.toBeNull(); // one character, though two units
    expect(nameIn("a".repeat(LONGEST_NAME + 1))).toBeNull();
  });

  it.each([...NOT_IN_NAMES, "\u0007", "\u200b"])("does not have %j in it", (letter) =>
    expect(nameIn(`Ada${letter}Ben`)).toBeNull(),
  );

  it("is not that of chance", () => expect(nameIn(CHANCE_NAME.toUpperCase())).toBeNull());
});
