import { describe, expect, it, vi } from "vitest";
import { CHANCE_NAME, LONGEST_NAME, NOT_IN_NAMES } from "../src/protocol/limits";
import { nameIn } from "../src/settings.svelte";
import { guestName, house, someName } from "../src/words";

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

  it("of a guest is any of those that the catalogue has", () => {
    const random = vi.spyOn(Math, "random").mockReturnValue(0);
    expect(someName()).toBe(guestName());
    random.mockReturnValue(1 - Number.EPSILON);
    const last = house()
      .texts.flatMap(({ text }) => [...text.matchAll(/^guest-name-\d+ = (.+)$/gm)])
      .at(-1)?.[1];
    expect(someName()).toBe(last);
    random.mockRestore();
  });
});
