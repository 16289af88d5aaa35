import { describe, expect, it } from "vitest";
import type { Answer, Notation } from "../src/protocol/table-store.svelte";
import {
  beginning,
  containing,
  counted,
  grouped,
  meant,
  nextSteps,
  reached,
  stopsOf,
  type Stop,
} from "../src/scene/steps";
import type { Arguments } from "../src/words/catalogue";
import type { Sentence } from "../src/words/text";

const answers = (...meanings: Arguments[]): Answer[] =>
  meanings.map((meaning, number) => ({ number, notation: JSON.stringify(meaning) as Notation, meaning }));
const turn = (row: number, column: number, way: string): Arguments => ({ tile: { row, column }, way });

describe("few answers", () => {
  it("stand in the groups and under the labels that their game has for them", () => {
    const spaces = answers(
      { room: "attic", space: 1 },
      { room: "attic", space: 3 },
      { room: "library", space: 2 },
    );
    const called = ({ meaning }: Answer, form: string): Sentence =>
      String(form === "under" ? meaning["room"] : `space ${String(meaning["space"])}`) as Sentence;
    const groups = grouped(spaces, called);
    expect(groups.map((group) => [group.label, group.answers.map((each) => each.label)])).toEqual([
      ["attic", ["space 1", "space 3"]],
      ["library", ["space 2"]],
    ]);
  });
});

describe("many answers", () => {
  const turns = answers(
    turn(1, 1, "left"),
    turn(1, 1, "right"),
    turn(1, 2, "left"),
    turn(3, 5, "left"),
    turn(3, 5, "right"),
  );
  const valuesOf = (stops: { value: unknown }[]): unknown[] => stops.map(({ value }) => value);

  it("are picked argument by argument, without steps that leave no choice", () => {
    const first = nextSteps(turns, []);
    expect(first.map((step) => [valuesOf(step.stops), beginning(turns, step.picked).length])).toEqual([
      [[1], 3],
      [[3, 5], 2],
    ]);
    const second = nextSteps(turns, first[1]?.picked ?? []);
    expect(second.map((step) => [valuesOf(step.stops), step.answer])).toEqual([
      [["left"], turns[3]],
      [["right"], turns[4]],
    ]);
  });

  it("say with what is picked all that follows from it", () => {
    const row = (value: number): Stop[] => [{ argument: "tile-row", value }];
    expect(valuesOf(reached(turns, row(1)))).toEqual([1]);
    expect(valuesOf(reached(turns, row(3)))).toEqual([3, 5]);
    expect(valuesOf(reached(turns.slice(3, 4), row(3)))).toEqual([3]);
  });

  it("lead to every answer", () => {
    const ends = (picked: Stop[]): number[] =>
      nextSteps(turns, picked).flatMap((step) => (step.answer ? [step.answer.number] : ends(step.picked)));
    expect(ends([]).sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it("are picked item by item where an argument is a list", () => {
    const plays = answers(
      { cards: ["move 1", "move 2"] },
      { cards: ["move 1", "climb"] },
      { cards: ["climb", "move 1"] },
    );
    expect(nextSteps(plays, []).map((step) => valuesOf(step.stops))).toEqual([
      ["move 1"],
      ["climb", "move 1"],
    ]);
    const [first] = stopsOf(plays[0] as Answer);
    expect(beginning(plays, [first as Stop])).toHaveLength(2);
  });

  it("have no next step where nothing begins like that", () => {
    expect(nextSteps(turns, [{ argument: "tile-row", value: 6 }])).toEqual([]);
  });

  it("are counted where each step is another number of the same argument", () => {
    expect(counted(nextSteps(turns, []))).toBe("tile-row");
    expect(counted(nextSteps(turns, [{ argument: "tile-row", value: 1 }]))).toBe("tile-column");
    expect(counted(nextSteps(turns, nextSteps(turns, [])[1]?.picked ?? []))).toBeUndefined();
    expect(counted(nextSteps(turns, []).slice(0, 1))).toBeUndefined();
  });

  it("are meant by what was typed where it is one of them, or in only one of them", () => {
    const shown = ({ meaning }: Answer): Sentence => {
      const { row, column } = meaning["tile"] as { row: number; column: number };
      return `turn ${row} ${column} ${String(meaning["way"])}` as Sentence;
    };
    expect(meant(turns, "Turn 1 1 left ", shown)).toBe(turns[0]);
    expect(meant(turns, "1 1", shown)).toBeUndefined();
    expect(meant(turns.slice(2, 3), "1 2", shown)).toBe(turns[2]);
    expect(containing(turns, "5 LEFT", shown)).toEqual([turns[3]]);
  });

  it("are meant whatever apostrophe, minus or quotation marks a keyboard has", () => {
    const [first, second] = answers({ room: "nursery" }, { room: "attic" });
    const shown = ({ meaning }: Answer): Sentence =>
      (meaning["room"] === "attic" ? "Drovers' Inn" : "Chambre d’enfants, « −1 fantôme »") as Sentence;
    for (const typed of ["chambre d'enfants", "D’ENFANTS", "-1 fantôme", '"−1']) {
      expect(meant(containing([first!, second!], typed, shown), typed, shown), typed).toBe(first);
    }
    expect(containing([first!, second!], "drovers’ inn", shown)).toEqual([second]);
  });
});
