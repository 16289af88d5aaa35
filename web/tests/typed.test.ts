import { describe, expect, it, vi } from "vitest";
import { Refusal, type Refused, type Wish } from "../src/protocol/connection";
import { whyNot } from "../src/protocol/refusal";
import { TableStore } from "../src/protocol/table-store.svelte";
import type { Sentence } from "../src/words/text";
import { voiceIn } from "./catalogues";

/** A table whose server refuses everything, and what it was asked for. */
function refusing(refused: Refused): { table: TableStore; asked: Wish[] } {
  const asked: Wish[] = [];
  const line = {
    ask: (wish: Wish) => (asked.push(wish), Promise.reject(new Refusal(refused))),
    close: () => {},
  };
  return { table: new TableStore("", voiceIn, () => line), asked };
}

const why = async (doing: Promise<void>): Promise<string> =>
  whyNot(await doing.catch((error: unknown) => error));

describe("what somebody typed for an answer", () => {
  it("is refused in a sentence without notation where it is none at all", async () => {
    const { table } = refusing({
      refused: '"dance" is no answer here; the answers are: place attic 1.' as Sentence,
      code: "answer",
      arguments: { text: "dance", answers: ["place attic 1"], more: 0 },
    });
    expect(await why(table.answerInWords("dance"))).toBe(
      '"dance" is no answer here. A part of one is enough to find it.',
    );
  });

  it("is refused as the rule says where it is one", async () => {
    const { table } = refusing({ refused: "Somebody stands there (HH-43)." as Sentence, rule: "HH-43" });
    expect(await why(table.answerInWords("rotate 3 3 left"))).toBe("Somebody stands there (HH-43).");
  });
});

describe("what a scene tries", () => {
  it("goes over the wire as what it means, or as its number", async () => {
    const { table, asked } = refusing({ refused: "No." as Sentence });
    expect(await why(table.tryAnswer({ room: "attic", space: 2 }))).toBe("No.");
    expect(await why(table.tryAnswer(7))).toBe("No.");
    expect(asked).toEqual([
      { type: "answer", answer: { room: "attic", space: 2 }, question: null },
      { type: "answer", answer: 7, question: null },
    ]);
  });
});

describe("what no server refused", () => {
  it("is said in a sentence of the catalogue, and what the engine says is for developers", () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const fault = new TypeError("undefined is not an object");
    expect(whyNot(fault)).toBe("Something went wrong in the browser. Loading the page again may help.");
    expect(logged).toHaveBeenCalledWith(fault);
    logged.mockRestore();
  });
});
