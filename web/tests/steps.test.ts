import { describe, expect, it } from "vitest";
import type { Answer } from "../src/protocol/table-store.svelte";
import { beginning, containing, grouped, meant, nextSteps, sharedWord, wordsOf } from "../src/scene/steps";

const answers = (...texts: string[]): Answer[] => texts.map((text, number) => ({ number, text }));
const shape = (groups: ReturnType<typeof grouped>) =>
  groups.map((group) => [group.label, group.answers.map((each) => each.label)]);

describe("few answers", () => {
  it("stand by the place that they name", () => {
    expect(shape(grouped(answers("place attic 1", "place attic 3", "place secret passage 2")))).toEqual([
      ["Attic", ["1", "3"]],
      ["Secret passage", ["2"]],
    ]);
  });

  it("stand under what all of them begin with", () => {
    expect(shape(grouped(answers("name amulet", "name holy water")))).toEqual([
      ["Name", ["amulet", "holy water"]],
    ]);
    expect(shape(grouped(answers("take 1", "take 2")))).toEqual([["Take", ["1", "2"]]]);
  });

  it("stand alone where they have nothing in common", () => {
    expect(shape(grouped(answers("one fewer", "leave", "one more")))).toEqual([
      ["", ["One fewer", "Leave", "One more"]],
    ]);
    expect(shape(grouped(answers("keep it in the pile")))).toEqual([["", ["Keep it in the pile"]]]);
  });
});

describe("few answers that their game has words for", () => {
  it("are called by these, in the groups that it makes", () => {
    const brief = (text: string) => ({ under: text.split(" ")[1] ?? "", label: `space ${text.at(-1)}` });
    expect(shape(grouped(answers("place attic 1", "place attic 3"), brief))).toEqual([
      ["attic", ["space 1", "space 3"]],
    ]);
  });

  it("are called by their texts if there is one that it has none for", () => {
    const brief = (text: string) => (text === "take 1" ? { under: "", label: "Doll 4" } : null);
    expect(shape(grouped(answers("take 1", "take 2"), brief))).toEqual([["Take", ["1", "2"]]]);
  });
});

describe("many answers", () => {
  const turns = answers(
    "rotate 1 1 left",
    "rotate 1 1 right",
    "rotate 1 2 left",
    "rotate 3 5 left",
    "rotate 3 5 right",
  );

  it("are picked word by word, without steps that leave no choice", () => {
    const first = nextSteps(turns, []);
    expect(first.map((step) => [step.label, step.count])).toEqual([
      ["1", 3],
      ["3 5", 2],
    ]);
    const second = nextSteps(turns, first[1]?.picked ?? []);
    expect(second.map((step) => [step.label, step.answer?.text])).toEqual([
      ["left", "rotate 3 5 left"],
      ["right", "rotate 3 5 right"],
    ]);
  });

  it("lead to every answer", () => {
    const reached = (picked: string[]): string[] =>
      nextSteps(turns, picked).flatMap((step) => (step.answer ? [step.answer.text] : reached(step.picked)));
    expect(reached([]).sort()).toEqual(turns.map((each) => each.text).sort());
  });

  it("are picked entry by entry where they are lists", () => {
    expect(wordsOf("play move 1, switch places, climb")).toEqual([
      "play",
      "move 1",
      "switch places",
      "climb",
    ]);
    const plays = answers("play move 1, move 2", "play move 1, climb", "play climb, move 1");
    expect(nextSteps(plays, []).map((step) => step.label)).toEqual(["move 1", "climb, move 1"]);
    expect(beginning(plays, ["play", "move 1"])).toHaveLength(2);
  });

  it("have no next step where nothing begins like that", () => {
    expect(nextSteps(turns, ["rotate", "6", "6"])).toEqual([]);
  });

  it("say once what the labels of a step share", () => {
    expect(sharedWord(["Row 1", "Row 2", "Row 3, column 5"])).toBe("Row");
    expect(sharedWord(["To the left", "To the right"])).toBe("");
    expect(sharedWord(["Row 1"])).toBe("");
  });

  it("are meant by what was typed where it is one of them, or in only one of them", () => {
    const shown = (text: string) => text.replace("rotate", "turn");
    expect(meant(turns, "Turn 1 1 left ", shown)?.text).toBe("rotate 1 1 left");
    expect(meant(turns, "1 1", shown)).toBeUndefined();
    expect(meant(turns.slice(2, 3), "1 2", shown)?.text).toBe("rotate 1 2 left");
  });

  it("are found by words in them, in order", () => {
    expect(containing(turns, "5 LEFT").map((each) => each.text)).toEqual(["rotate 3 5 left"]);
  });
});
