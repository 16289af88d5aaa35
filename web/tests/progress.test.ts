import { afterEach, describe, expect, it, vi } from "vitest";
import type { Listener, Reply, Transport } from "../src/protocol/connection";
import { Progress } from "../src/protocol/progress.svelte";
import { TableStore, type Notation } from "../src/protocol/table-store.svelte";
import { Catalogue } from "../src/words/catalogue";
import { Voice } from "../src/words/voice";
import type { QuestionInfo, ToClient } from "../src/protocol/types";
import { Sequence, type Showing } from "../src/scene/sequence.svelte";
import type { Beat } from "../src/protocol/mirror";

const question = (number: number): QuestionInfo =>
  ({
    number,
    ask: "which",
    arguments: { number },
    answers: [[0, "yes", {}]],
    count: 1,
  }) as unknown as QuestionInfo;

const text = `
question-which = Question { $number }?
news-began = It began.
news-walked = Ada walked.
table = Ada walked.
`;
const voice = new Voice(new Catalogue([{ language: "en", text }]));

/** A table whose messages are made up here, and the replies to its wishes. */
function opened(
  ask: Transport["ask"] = () => new Promise(() => {}),
  voiceOf: (game: string) => Promise<Voice> | Voice = () => voice,
): {
  table: TableStore;
  listener: Listener;
  hear: (message: object) => void;
} {
  let listener = {} as Listener;
  const table = new TableStore("t", voiceOf, (given) => {
    listener = given;
    return { ask, close: () => {} };
  });
  const hear = (message: object): void => listener.receive(message as ToClient);
  hear({
    type: "view",
    number: 1,
    you: 0,
    table: { game: "nothing", title: "Nothing", stage: "playing", seats: [{ name: "Ada" }] },
    layout: { asked: ["Ada"] },
    question: question(1),
    clocks: [],
    news_at: 0,
    news: [{ what: "began" }],
    chat: [],
    moments: [],
    passages: [],
  });
  return { table, listener, hear };
}

const more = { type: "changes", number: 2, news_at: 1, beats: [[{ what: "walked" }, []]] };

describe("while something moves", () => {
  it("the question and the newest lines wait, and so does the end of the game", () => {
    const { table, hear } = opened();
    table.onNews(({ from }) => table.progress.begin(from, () => {}));
    hear({ ...more, question: question(2), table: { ...table.seen?.table, stage: "over" } });
    expect(table.seen?.question).toBeNull();
    expect(table.asked).toEqual([]);
    expect(table.seen?.table.stage).toBe("playing");
    expect(table.seen?.news.map((each) => each.text)).toEqual(["It began."]);
    table.progress.advance(2);
    expect(table.seen?.news.at(-1)?.text).toBe("Ada walked.");
    expect(table.seen?.question).toBeNull();
    table.progress.end();
    expect([table.seen?.question?.number, table.seen?.table.stage]).toEqual([2, "over"]);
    expect(table.asked).toEqual(["Ada"]);
  });

  it("a question that was there before stays", () => {
    const { table, hear } = opened();
    table.onNews(({ from }) => table.progress.begin(from, () => {}));
    hear(more);
    expect(table.seen?.question?.number).toBe(1);
  });
});

describe("whoever cannot wait", () => {
  function moving(): { progress: Progress; stops: () => number } {
    let stops = 0;
    const progress = new Progress();
    progress.begin(0, () => (stops += 1));
    return { progress, stops: () => stops };
  }
  const later = <E extends Event>(event: E): E =>
    Object.defineProperty(event, "timeStamp", { value: performance.now() + 1 });
  const press = (key: string, where: Element = document.body): boolean =>
    where.dispatchEvent(later(new KeyboardEvent("keydown", { key, bubbles: true })));

  it("ends the motion with a key, but not by typing or by a key that is held", () => {
    document.body.innerHTML = "<main></main><input />";
    const { progress, stops } = moving();
    press("Shift");
    press("a", document.querySelector("input")!);
    expect(progress.isMoving).toBe(true);
    press("Enter");
    expect([progress.isMoving, stops()]).toEqual([false, 1]);
    press("Enter");
    expect(stops()).toBe(1);
  });

  it("ends it with a click on the board, but not elsewhere, nor with the click that began it", () => {
    document.body.innerHTML = "<main></main><aside></aside>";
    const { progress } = moving();
    const click = (where: string, event: Event): void =>
      void document.querySelector(where)?.dispatchEvent(event);
    const clicked = (): Event => new MouseEvent("click", { bubbles: true });
    click("aside", later(clicked()));
    click("main", Object.defineProperty(clicked(), "timeStamp", { value: 0 }));
    expect(progress.isMoving).toBe(true);
    click("main", later(clicked()));
    expect(progress.isMoving).toBe(false);
  });

  it("is told when all is at rest", () => {
    const { progress } = moving();
    let rested = false;
    progress.whenAtRest(() => (rested = true));
    expect(rested).toBe(false);
    progress.skip();
    expect(rested).toBe(true);
  });
});

describe("news one after the other", () => {
  /** A table that is a number; each piece of news adds to it, and is shown until somebody says so. */
  class Counting extends Sequence<number, number> {
    next: () => void = () => {};
    protected override together = (news: number[]): number[] => news.map(() => 1);
    protected override timeOf = (group: number[]): number => (group[0] ? 100 : 0);
    protected override still = (): void => this.next();
    protected override show(_: number[], { update }: Showing): Promise<void> {
      update();
      return new Promise((then) => (this.next = then));
    }
  }
  /** News that adds to a table that was so much before. */
  const adding = (before: number, ...news: number[]): Beat[] =>
    news.map((each) => ({ news: each, layout: (before += each) })) as unknown as Beat[];
  const settled = (): Promise<void> => new Promise((then) => setTimeout(then));

  it("is shown in its order, and the table as it is at the end", async () => {
    const progress = new Progress();
    const motion = new Counting(0, progress);
    motion.hear(adding(0, 1, 10), 5);
    motion.rest(11);
    expect(motion.shown).toBe(1);
    motion.next();
    await settled();
    expect([motion.shown, progress.isMoving]).toEqual([11, true]);
    motion.next();
    await settled();
    expect([motion.shown, progress.isMoving]).toEqual([11, false]);
  });

  it("is cut short at once, and what comes then is shown anew", async () => {
    const progress = new Progress();
    const motion = new Counting(0, progress);
    motion.hear(adding(0, 1, 10), 0);
    motion.rest(11);
    progress.skip();
    expect([motion.shown, progress.isMoving]).toEqual([11, false]);
    motion.hear(adding(11, 100), 2);
    await settled();
    expect([motion.shown, progress.isMoving]).toEqual([111, true]);
  });

  it("holds nothing back where nothing moves", () => {
    const progress = new Progress();
    new Counting(0, progress).hear(adding(0, 0, 0), 0);
    expect(progress.isMoving).toBe(false);
  });
});

describe("a table is busy", () => {
  const yes = { number: 0, notation: "yes" as Notation, meaning: {} };

  it("from an answer until it is granted", async () => {
    let grant: (reply: Reply) => void = () => {};
    const { table } = opened(() => new Promise((resolve) => (grant = resolve)));
    expect(table.isBusy).toBe(false);
    const given = table.answer(yes);
    expect(table.isBusy).toBe(true);
    grant({ type: "done", ref: 1, number: 2, table: null });
    await given;
    expect(table.isBusy).toBe(false);
  });

  it("while news is shown, but not while its line is cut", () => {
    const { table, listener } = opened();
    table.progress.begin(0, () => {});
    expect(table.isBusy).toBe(true);
    listener.setStatus("cut");
    expect(table.isBusy).toBe(false);
  });

  it("while the answers to a question are on their way", () => {
    const { table, hear } = opened();
    hear({ ...more, question: { ...question(2), answers: null, count: 99 } });
    expect(table.isBusy).toBe(true);
  });

  it("while its words tell of what was before", async () => {
    vi.useFakeTimers();
    const { table, hear } = opened(() =>
      Promise.resolve({
        type: "described",
        number: 2,
        description: [[[{ say: "table" }]]],
        result: null,
      } as Reply),
    );
    expect(table.isDescribed).toBe(false);
    hear(more);
    await vi.runAllTimersAsync();
    expect([table.isDescribed, table.described]).toEqual([true, [[[{ say: "table" }]]]]);
    hear({ ...more, number: 3 });
    expect(table.isDescribed).toBe(false);
    vi.useRealTimers();
  });
});

describe("the title of a game", () => {
  it("is as its own words call it, or else as the server does", () => {
    const titled = new Voice(new Catalogue([{ language: "de", text: `${text}title = Das Nichts` }]));
    const titles = [voice, titled].map((each) => opened(undefined, () => each).table.title);
    expect(titles).toEqual(["Nothing", "Das Nichts"]);
  });
});

describe("the words of a game", () => {
  afterEach(() => void vi.useRealTimers());

  it("are asked for until they are there, and nothing is shown without them", async () => {
    vi.useFakeTimers();
    const found = vi.fn<(game: string) => Promise<Voice>>().mockRejectedValueOnce(new TypeError("offline"));
    const { table, hear } = opened(undefined, found.mockResolvedValue(voice));
    await vi.advanceTimersByTimeAsync(0);
    hear(more);
    expect([table.isSpeechless, table.seen]).toEqual([true, null]);
    await vi.advanceTimersToNextTimerAsync();
    expect([table.isSpeechless, found.mock.calls]).toEqual([false, [["nothing"], ["nothing"]]]);
    expect(table.seen?.news.map((each) => each.text)).toEqual(["It began.", "Ada walked."]);
    table.close();
  });

  it("are not asked for any more when the table is left", async () => {
    vi.useFakeTimers();
    const found = vi.fn(() => Promise.reject<Voice>(new TypeError("offline")));
    const { table } = opened(undefined, found);
    await vi.advanceTimersByTimeAsync(0);
    table.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
