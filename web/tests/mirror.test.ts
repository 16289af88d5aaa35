import { describe, expect, it } from "vitest";
import { after as afterIn, beatsOf, changed, newsBegins, type Seen } from "../src/protocol/mirror";
import type { Changes, TableInfo, View } from "../src/protocol/types";
import { Catalogue } from "../src/words/catalogue";
import { Voice } from "../src/words/voice";

const table = { id: "t", game: "haunted", stage: "playing", seats: [] } as unknown as TableInfo;
const view: View = {
  type: "view",
  protocol: 2,
  number: 5,
  at: 1000,
  you: 0,
  table,
  layout: {
    asked: ["Ada"],
    rooms: [
      { name: "attic", spaces: [null, null] },
      { name: "cellar", spaces: [] },
    ],
  },
  question: {
    number: 5,
    ask: "place",
    arguments: {},
    width: 2,
    count: 2,
    answers: [[0, "place attic 1", { room: "attic", space: 1 }]],
  },
  undo: false,
  clocks: [],
  news_at: 0,
  news: [{ what: "went first", seat: "Ada" }],
  chat: [],
  moments: [{ moment: 1, news: 0, seat: 0, kind: "fear", prompt: { say: "hear" } }],
  passages: [],
};
const changes = (given: Partial<Changes>): Changes => ({ type: "changes", number: 6, at: 1001, ...given });
const text = `
question-place = Where?
news-went-first = { $seat } goes first.
news-placed = { $seat } placed.
`;
const voice = new Voice(new Catalogue([{ language: "en", text }]));
const after = (seen: Seen | null, message: Parameters<typeof afterIn>[1]): Seen | null =>
  afterIn(seen, message, voice);
const begun = after(null, view) as Seen;

describe("what is seen", () => {
  it("follows changes by their ways, and shares what did not change", () => {
    const seen = after(
      begun,
      changes({
        set: [
          ["rooms", 0, "spaces", 1, "Ada"],
          ["asked", 0, "Ben"],
        ],
      }),
    ) as Seen;
    expect(seen.layout).toEqual({
      asked: ["Ben"],
      rooms: [
        { name: "attic", spaces: [null, "Ada"] },
        { name: "cellar", spaces: [] },
      ],
    });
    const rooms = (each: Seen) => each.layout?.["rooms"] as unknown[];
    expect(rooms(seen)[1]).toBe(rooms(begun)[1]);
    expect(begun.layout?.["asked"]).toEqual(["Ada"]);
  });

  it("shows each piece of news with the table as it was then, and last the table as it is", () => {
    const message = changes({
      news_at: 1,
      beats: [
        [{ what: "placed", seat: "Ada" }, [["rooms", 0, "spaces", 0, "Ada"]]],
        [{ what: "placed", seat: "Ben" }, [["rooms", 0, "spaces", 1, "Ben"]]],
      ],
      set: [["asked", 0, "Cleo"]],
    });
    const spaces = (layout: unknown) => (layout as { rooms: { spaces: unknown[] }[] }).rooms[0]?.spaces;
    const beats = beatsOf(begun.layout, message, voice);
    expect(beats.map((beat) => beat.news.text)).toEqual(["Ada placed.", "Ben placed."]);
    expect(beats.map((beat) => spaces(beat.layout))).toEqual([
      ["Ada", null],
      ["Ada", "Ben"],
    ]);
    const seen = after(begun, message) as Seen;
    expect(spaces(seen.layout)).toEqual(["Ada", "Ben"]);
    expect(seen.layout?.["asked"]).toEqual(["Cleo"]);
  });

  it("replaces the whole layout by a way of no steps", () => {
    expect(changed({ old: 1 }, [], { fresh: 2 })).toEqual({ fresh: 2 });
  });

  it("keeps what a message leaves out, and takes null for nothing", () => {
    expect((after(begun, changes({})) as Seen).question?.text).toBe("Where?");
    expect((after(begun, changes({ question: null })) as Seen).question).toBeNull();
  });

  it("knows whether the last answer may be taken back, until it is told otherwise", () => {
    const answered = after(begun, changes({ undo: true })) as Seen;
    expect(begun.undo).toBe(false);
    expect((after(answered, changes({ number: 7 })) as Seen).undo).toBe(true);
    expect((after(answered, changes({ number: 7, undo: false })) as Seen).undo).toBe(false);
  });

  it("drops news and moments that were taken back", () => {
    const more = after(
      begun,
      changes({
        news_at: 1,
        beats: [[{ what: "placed", seat: "Ada" }, []]],
        moments: [{ moment: 2, news: 1, seat: 0, kind: "room", prompt: { say: "is" } }],
      }),
    ) as Seen;
    const told = after(more, {
      type: "passage",
      number: 7,
      passage: { passage: 1, moment: 2, seat: 0, text: "A draught." },
    }) as Seen;
    expect(more.news.map((item) => item.text)).toEqual(["Ada goes first.", "Ada placed."]);
    expect(more.moments).toHaveLength(2);
    const undone = after(told, changes({ number: 8, news_at: 1, beats: [] })) as Seen;
    expect(undone.news).toHaveLength(1);
    expect(undone.moments.map((each) => each.moment)).toEqual([1]);
    expect(undone.passages).toEqual([]);
  });

  it("adds the chat that was missed once only", () => {
    const line = { number: 6, at: 1, seat: 0, text: "Hello" };
    const said = after(begun, { type: "chat", ...line }) as Seen;
    expect(
      (after(said, { ...view, number: 7, chat: [line, { ...line, number: 7 }] }) as Seen).chat,
    ).toHaveLength(2);
  });

  it("shows nothing of a passage that was taken out", () => {
    const passage = { passage: 1, moment: 1, seat: 0, text: "A draught." as string | null };
    const told = after(begun, { type: "passage", number: 6, passage }) as Seen;
    const out = after(told, { type: "passage", number: 7, passage: { ...passage, text: null } }) as Seen;
    expect(out.passages).toEqual([{ ...passage, text: null }]);
  });

  it("says who is connected", () => {
    const seats = ["Ada", "Ben"].map((name) => ({ name, kind: "person", bot: "", away: false, here: true }));
    const both = { ...begun, table: { ...table, seats } } as Seen;
    const hereOf = (seen: Seen | null) => seen?.table.seats.map((seat) => seat.here);
    expect(hereOf(after(both, { type: "here", seats: [1] }))).toEqual([false, true]);
  });

  it("says where the news of a message begins", () => {
    expect(newsBegins(view)).toBe(0);
    expect(newsBegins(changes({}))).toBeNull();
    expect(newsBegins(changes({ news_at: 3 }))).toBe(3);
  });
});
