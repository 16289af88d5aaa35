import { afterEach, describe, expect, it, vi } from "vitest";
import { Refusal, type Refused, type Reply, type Wish } from "../src/protocol/connection";
import { whyNot } from "../src/protocol/refusal";
import { TableStore, type Answer } from "../src/protocol/table-store.svelte";
import { speakHouse } from "../src/words/catalogue";
import type { Sentence } from "../src/words/text";
import { spokenBy, voiceIn, wordsSent } from "./catalogues";

/** A table whose server refuses every answer, of which these are no answers now, and what it was asked for. */
function refusing(refused: Refused, others: unknown[] = []): { table: TableStore; asked: Wish[] } {
  const asked: Wish[] = [];
  const page = { type: "page", question: undefined, start: 0, count: others.length, answers: others };
  const line = {
    ask: (wish: Wish) => {
      asked.push(wish);
      const isAnswer = wish.type === "answer";
      return isAnswer ? Promise.reject(new Refusal(refused)) : Promise.resolve(page as unknown as Reply);
    },
    close: () => {},
  };
  return { table: new TableStore("", voiceIn, () => line), asked };
}

const why = async (doing: Promise<void>): Promise<string> =>
  whyNot(await doing.catch((error: unknown) => error));
const none = (): undefined => undefined;

describe("what somebody typed for an answer", () => {
  const unknown = {
    refused: '"dance" is no answer here; the answers are: place attic 1.' as Sentence,
    code: "answer",
    arguments: { text: "dance", answers: ["place attic 1"], more: 0 },
  };

  it("is refused in a sentence without notation where it is none at all", async () => {
    const { table } = refusing(unknown);
    expect(await why(table.answerInWords("dance", none))).toBe(
      '"dance" is no answer here. A part of one is enough to find it.',
    );
  });

  it("is refused as the rule says where it is one", async () => {
    const { table } = refusing({ refused: "Somebody stands there (HH-43)." as Sentence, rule: "HH-43" });
    expect(await why(table.answerInWords("rotate 3 3 left", none))).toBe("Somebody stands there (HH-43).");
  });

  it("is looked for among the answers that the rules refuse, and that one is tried", async () => {
    const { table, asked } = refusing(unknown, [
      [4, "place attic 1", { room: "attic", space: 1 }],
      [5, "place attic 2", { room: "attic", space: 2 }],
    ]);
    await why(table.answerInWords("Dachboden, Platz 2", (refused: Answer[]) => refused[1]));
    expect(asked).toEqual([
      { type: "answer", answer: "Dachboden, Platz 2", question: null },
      { type: "answers", start: 0, refused: true },
      { type: "answer", answer: 5, question: null },
    ]);
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

describe("what a game refuses before there is a table", () => {
  const refused = (game: string, code: string, given: object): Refusal =>
    new Refusal({ refused: "In plain English." as Sentence, code, game, arguments: given } as Refused);
  const still = refused("haunted", "count", { what: { say: "what-still" }, given: 0, least: 1, most: 99 });

  afterEach(async () => {
    vi.unstubAllGlobals();
    await speakHouse("en");
  });

  it("is said in the game's words, in the language that is spoken now", async () => {
    vi.stubGlobal("fetch", wordsSent);
    for (const language of ["en", "de"]) {
      await speakHouse(language);
      const said = spokenBy("haunted", language, ["game"]).say("no-count", {
        ...still.data.arguments,
        rule: "",
      });
      expect([language, await whyNot(still)]).toEqual([language, said]);
    }
  });

  it("is said in its plain sentence where these words cannot be had", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    const unknown = refused("haunting-house", "count", { what: { say: "what-turns" } });
    expect(await whyNot(unknown)).toBe("In plain English.");
  });
});

describe("what no server refused", () => {
  it("is said in a sentence of the catalogue, and what the engine says is for developers", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const fault = new TypeError("undefined is not an object");
    expect(await whyNot(fault)).toBe("Something went wrong in the browser. Loading the page again may help.");
    expect(logged).toHaveBeenCalledWith(fault);
    logged.mockRestore();
  });
});
