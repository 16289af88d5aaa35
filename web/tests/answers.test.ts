import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Answer, Notation, TableStore } from "../src/protocol/table-store.svelte";
import { Choice } from "../src/scene/choice.svelte";
import { nextSteps } from "../src/scene/steps";
import Answers from "../src/table/Answers.svelte";
import type { Arguments } from "../src/words/catalogue";
import { voiceIn } from "./catalogues";

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

/** What the buttons show and what they are called, where a game asks for one of these answers and so many steps are done. */
function buttonsFor(
  game: string,
  language: string,
  ask: string,
  meanings: Arguments[],
  steps = 0,
): string[][] {
  const voice = voiceIn(game, language);
  const answers: Answer[] = meanings.map((meaning, number) => ({
    number,
    notation: "" as Notation,
    meaning,
  }));
  const wordsFor = ({ meaning }: Answer, form = ""): string => voice.answer(ask, meaning, form);
  const seen = { question: { ask } };
  const table = { answers, mayAnswer: true, seen, voice, wordsFor, sent: null } as unknown;
  const choice = new Choice(table as TableStore);
  for (let step = 0; step < steps; step += 1) choice.pick(nextSteps(answers, choice.picked)[0]?.picked ?? []);
  document.body.innerHTML = "";
  shown = mount(Answers as Component<never> as Component<Record<string, unknown>>, {
    target: document.body,
    props: { table, choice },
  });
  flushSync();
  return [...document.querySelectorAll(".choice")].map((button) => [
    button.textContent?.trim() ?? "",
    button.getAttribute("aria-label") ?? "",
  ]);
}

const spots = (count: number): Arguments[] =>
  Array.from({ length: count }, (_, at) => ({
    row: 5 + at,
    column: 8,
    direction: "north",
    beside: "quarry edge",
  }));
const turns = [1, 2, 3, 4, 5, 6, 7].flatMap((column) =>
  ["left", "right"].map((way): Arguments => ({ tile: { row: 3, column }, way })),
);

describe("an answer's button", () => {
  it("is called by all that leads to the answer, each thing once", () => {
    expect(buttonsFor("haunted-destinies", "en", "lay spot", spots(13))[0]).toEqual([
      "Row 5, column 8, north of the Quarry Edge",
      "Row 5, column 8, north of the Quarry Edge",
    ]);
    expect(buttonsFor("haunting-house", "en", "rotate 90", turns, 1)).toEqual([
      ["To the left", "Row 3, column 1, to the left"],
      ["To the right", "Row 3, column 1, to the right"],
    ]);
  });

  it("that shows the brief form is called by the whole answer", () => {
    expect(buttonsFor("haunted-destinies", "en", "lay spot", spots(2))[0]).toEqual([
      "North of the Quarry Edge",
      "Row 5, column 8, north of the Quarry Edge",
    ]);
    expect(buttonsFor("dont-go-in-there", "de", "place", [{ room: "attic", space: 2 }])).toEqual([
      ["2", "Dachboden, Platz 2"],
    ]);
  });

  it("that leads on says so", () =>
    expect(buttonsFor("haunting-house", "de", "rotate 90", turns)[0]).toEqual(["1", "Reihe 3, Spalte 1 …"]));
});
