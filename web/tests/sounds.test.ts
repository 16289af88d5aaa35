import { describe, expect, it } from "vitest";
import { soundsOf } from "../src/sounds/which";

const told = (...whats: string[]) => whats.map((what) => ({ what, text: "" }));

describe("sounds", () => {
  it("follow the news in order, each once", () => {
    expect(soundsOf(told("placed", "took ghosts", "rolled", "haunted", "haunted"))).toEqual([
      "knock",
      "breath",
      "dice",
    ]);
  });

  it("are few, and none for what is quiet", () => {
    expect(soundsOf(told("type picked", "dealt", "unheard"))).toEqual([]);
    const all = soundsOf(told("placed", "took card", "rolled", "haunted", "rotated", "won"));
    expect(all).toHaveLength(4);
  });
});
