import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Meter from "../src/parts/Meter.svelte";
import Tabs from "../src/parts/Tabs.svelte";
import Toasts from "../src/parts/Toasts.svelte";
import { clockFace, clockInWords } from "../src/parts/clock.svelte";
import { orSayWhy, toasts } from "../src/parts/toasts.svelte";
import { Refusal } from "../src/protocol/connection";
import type { News } from "../src/protocol/mirror";
import Log from "../src/table/Log.svelte";
import { speakHouse } from "../src/words/catalogue";
import type { Sentence } from "../src/words/text";

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  document.body.innerHTML = "";
  shown = mount(part, { target: document.body, props });
  flushSync();
  return document.body;
}

describe("parts", () => {
  it("tabs are moved through by arrows", () => {
    const tabs = [
      { name: "log", label: "Log" },
      { name: "chat", label: "Chat", count: 2 },
    ];
    const body = show(Tabs as Component<never> as Component<Record<string, unknown>>, {
      tabs,
      chosen: "log",
      label: "Beside",
      panel: "p",
    });
    body
      .querySelector("[role=tablist]")
      ?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    flushSync();
    expect(body.querySelector("[aria-selected=true]")?.textContent).toContain("Chat");
  });

  it("a meter says its value", () => {
    const body = show(Meter, { label: "FEAR", value: 3, most: 8 });
    const meter = body.querySelector("[role=meter]");
    expect([meter?.getAttribute("aria-valuenow"), meter?.querySelectorAll("path").length]).toEqual(["3", 8]);
  });

  it("the log gives every line to whoever did it, and leaves out what was not heard", () => {
    const seats = ["Ada", "Adam"].map((name) => ({ name, kind: "person" as const, bot: "", away: false }));
    const part = (text: string, isName = false): { text: string; isName: boolean } => ({ text, isName });
    const news = [
      { what: "unheard", text: "", parts: [] },
      {
        what: "took",
        seat: "Adam",
        text: "Adam took Cat 3.",
        parts: [part("Adam", true), part(" took Cat 3.")],
      },
      {
        what: "passed",
        seat: "Ada",
        text: "Adam was given a ghost by Ada.",
        parts: [part("Adam was given a ghost by "), part("Ada", true), part(".")],
      },
      { what: "turned", text: "The attic was opened.", parts: [part("The attic was opened.")] },
    ];
    const body = show(Log as Component<never> as Component<Record<string, unknown>>, { news, seats });
    const lines = [...body.querySelectorAll("li")];
    expect(lines.map((line) => line.textContent?.trim())).toEqual([
      "Adam took Cat 3.",
      "Adam was given a ghost by Ada.",
      "The attic was opened.",
    ]);
    expect(lines.map((line) => line.querySelector("b")?.textContent)).toEqual(["Adam", "Ada", undefined]);
  });

  it("what is laid out is one line of the log, but for the latest of it", () => {
    const named = (whats: string[]): News[] =>
      whats.map((what, at) => ({ what, text: `${what} ${at}`, parts: [] }) as unknown as News);
    const lines = (whats: string[]): string[] => {
      const body = show(Log, { news: named(whats), seats: [], laidOut: ["tile laid", "dealt"] });
      return [...body.querySelectorAll("li")].map((line) => line.textContent?.trim() ?? "");
    };
    const folded = "Laying out and dealing";
    expect(lines(["tile laid", "dealt", "tile laid", "dealt", "began"])).toEqual([folded, "began 4"]);
    expect(lines(["tile laid", "dealt", "tile laid", "began"])).toHaveLength(4); // so few are read
    expect(lines(["moved", "moved", "moved", "moved", "moved"])).toHaveLength(5);
    expect(lines(["dealt", "dealt", "dealt", "dealt", "dealt"])).toEqual([folded, "dealt 4"]);
  });

  it("whoever unfolds a part of the log reads it from its first line on", () => {
    const news = [1, 2, 3, 4, 5].map((number) => ({ what: "tile laid", text: `Tile ${number} is laid.` }));
    const onpoint = vi.fn();
    const body = show(Log as Component<never> as Component<Record<string, unknown>>, {
      news: [{ what: "began", text: "It begins." }, ...news, { what: "moved", text: "Ada moves." }],
      seats: [],
      laidOut: ["tile laid"],
      onpoint,
    });
    const button = body.querySelector<HTMLElement>(".folded");
    button?.focus();
    button?.click();
    flushSync();
    expect(document.activeElement).toBe(body.querySelector(".log"));
    expect(body.querySelector(".pointed")?.textContent?.trim()).toBe("Tile 1 is laid.");
    expect(onpoint).toHaveBeenLastCalledWith(news[0], false);
  });

  it("a refusal knows its rule", async () => {
    const refused = { refused: "Attic 3 is taken (DGIT-10)." as Sentence, rule: "DGIT-10" };
    expect(await orSayWhy(Promise.reject(new Refusal(refused)))).toBe(false);
    expect(toasts.all.at(-1)).toMatchObject({ text: refused.refused, harm: true, rule: "DGIT-10" });
  });

  it("a refusal takes the place of another, stays while it names a rule, and goes when something is done", async () => {
    vi.useFakeTimers();
    toasts.clear();
    toasts.say("The link is copied." as Sentence);
    toasts.say("A turn is a number." as Sentence, true);
    toasts.say("Attic 3 is taken (DGIT-10)." as Sentence, true, "DGIT-10");
    expect(toasts.all.map((each) => each.rule)).toEqual(["", "DGIT-10"]);
    vi.advanceTimersByTime(60_000);
    expect(toasts.all.map((each) => each.rule)).toEqual(["DGIT-10"]);
    vi.useRealTimers();
    await orSayWhy(Promise.resolve());
    expect(toasts.all).toEqual([]);
  });

  it("what was said stays behind when somebody goes elsewhere", async () => {
    show(Toasts as Component<never> as Component<Record<string, unknown>>, {});
    toasts.say("Attic 3 is taken (DGIT-10)." as Sentence, true);
    if (shown) await unmount(shown);
    shown = undefined;
    expect(toasts.all).toEqual([]);
  });
});

describe("a clock", () => {
  it.each([
    [245_000, "4:05"],
    [3_600_000, "1:00:00"],
    [183_600_000, "2 d 3 h"],
  ])("that has %i milliseconds shows %s", (left, shown) => expect(clockFace(left)).toBe(shown));

  it("shows days in the reader's language", async () => {
    await speakHouse("fr");
    expect(clockFace(183_600_000)).toBe("2 j 3 h");
    await speakHouse("en");
  });

  it.each([
    [{ kind: "none" }, "No clock"],
    [{ kind: "move", seconds: 60 }, "1 minute for each answer"],
    [{ kind: "move", seconds: 90 }, "90 seconds for each answer"],
    [{ kind: "bank", seconds: 600, increment: 10 }, "10 minutes each, and 10 seconds more with every answer"],
    [{ kind: "days", days: 2 }, "2 days for each answer"],
  ] as const)("of %o is told in words", (clock, said) => expect(clockInWords(clock)).toBe(said));
});
