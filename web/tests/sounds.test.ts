import { describe, expect, it } from "vitest";
import { soundsIn } from "../src/games";
import { soundsOf, type Sound } from "../src/sounds/which";

/** What is heard of some news of a game. */
const heard = (game: string, ...whats: string[]): Sound[] =>
  soundsOf(
    whats.map((what) => ({ what })),
    soundsIn(game),
  );

describe("sounds", () => {
  it("follow the news in order, each once", () => {
    expect(heard("dont-go-in-there", "placed", "took ghosts", "rolled", "haunted", "haunted")).toEqual([
      "knock",
      "breath",
      "dice",
    ]);
  });

  it("are few, and none for what is quiet", () => {
    expect(heard("dont-go-in-there", "type picked", "dealt", "unheard")).toEqual([]);
    const all = heard(
      "dont-go-in-there",
      "placed",
      "took card",
      "rolled",
      "haunted",
      "room opened",
      "scored",
    );
    expect(all).toHaveLength(4);
  });

  it("are a game's own, and a game without any is silent", () => {
    expect(heard("haunting-house", "placed", "rotated")).toEqual(["creak"]);
    expect(heard("no-such-game", "placed")).toEqual([]);
  });
});
