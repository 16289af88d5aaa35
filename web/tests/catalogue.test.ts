import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Catalogue, english, gameWords, houseWords, languages, type Arguments } from "../src/words/catalogue";
import { voiceIn } from "./catalogues";

type Case = { language: string; id: string; arguments: Arguments; says: string };
type Golden = { catalogues: Record<string, string[]>; cases: Case[] };

/** The same file to which Python is held (tests/kernel/test_catalogue.py). */
const golden = JSON.parse(readFileSync("../tests/kernel/catalogue.json", "utf-8")) as Golden;

function catalogue(language: string): Catalogue {
  const wanted = [...new Set([language, "en"])];
  return new Catalogue(
    wanted.map((each) => ({ language: each, text: (golden.catalogues[each] ?? []).join("\n") })),
  );
}

describe("a catalogue", () => {
  it.each(["en", "de", "fr", "xx"])("says in %s what Python says", (language) => {
    const spoken = catalogue(language);
    const cases = golden.cases.filter((each) => each.language === language);
    expect(cases).not.toHaveLength(0);
    for (const each of cases) expect(spoken.say(each.id, each.arguments)).toBe(each.says);
  });

  it("has the name of whom it tells as a part of its own, and nothing else that is called so", () => {
    const told = { what: "took card", seat: "Ring", card: { type: "ring", value: 4 } };
    const parts = voiceIn("dont-go-in-there").news(told);
    expect(parts.map(({ text, isName }) => [text, isName])).toEqual([
      ["Ring", true],
      [" took Ring 4.", false],
    ]);
    const german = voiceIn("dont-go-in-there", "de").news(told);
    expect(german.filter(({ isName }) => isName).map(({ text }) => text)).toEqual(["Ring"]);
  });

  it("says whether it has a message", () => {
    const german = catalogue("de");
    expect(["news-haunted.brief", "about"].every((each) => german.has(each))).toBe(true);
    expect(["news-haunted.under", "nowhere"].some((each) => german.has(each))).toBe(false);
  });

  it.each<[string, Arguments]>([
    ["nowhere", {}],
    ["news-said", {}],
    ["news-where", { room: "cellar" }],
    ["news-took", { seat: "Ada", types: ["hat"] }],
    ["news-took", { seat: "Ada", types: "ring" }],
    ["news-swapped", { seat: "Ada", given: { type: "ring" }, taken: null }],
  ])("fails in tests where it cannot say %s", (message, given) => {
    expect(() => catalogue("en").say(message, given)).toThrow();
  });
});

describe("in front of a player, a catalogue", () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const lenient = (...texts: [string, string][]): Catalogue => {
    vi.stubEnv("MODE", "production");
    return new Catalogue(texts.map(([language, text]) => ({ language, text })));
  };
  afterEach(() => {
    expect(reported).toHaveBeenCalled(); // developers are told
    reported.mockClear();
    vi.unstubAllEnvs();
  });

  it("shows the id of what it cannot say", () => {
    const spoken = lenient(
      ["de", "here = Hier { $name }\nbroken = { $name"],
      ["en", "other = Other { LIST($name) }"],
    );
    expect(spoken.say("nowhere", { room: "attic", count: 3 })).toBe("nowhere (room: attic, count: 3)");
    expect(spoken.say("here")).toBe("here");
    expect(spoken.say("here.brief", { name: "Ada" })).toBe("here.brief (name: Ada)");
    expect(spoken.say("broken", { name: "Ada" })).toBe("broken (name: Ada)");
    expect(spoken.say("other", { name: "Ada" })).toBe("other (name: Ada)");
    expect(spoken.say("here", { name: ["a list"] })).toBe('here (name: ["a list"])');
    expect(spoken.say("here", { name: { say: "nothing" } })).toBe('here (name: {"say":"nothing"})');
  });

  it("says in English what is broken in a language", () => {
    const spoken = lenient(["de", "here = Hier { $nobody }"], ["en", "here = Here { $name }"]);
    expect(spoken.say("here", { name: "Ada" })).toBe("Here Ada");
  });

  it("shows a value without a name as it is", () => {
    const spoken = lenient(["en", 'at = at { NAME("room", $room, form: "long") }\nroom-attic = attic']);
    expect(spoken.say("at", { room: "Old Well" })).toBe("at Old Well");
    expect(spoken.say("at", { room: "attic" })).toBe("at attic");
  });
});

describe("the house's words", () => {
  it("are there in English, and in other languages when they are wanted", async () => {
    const known = { wanted: "xx", known: ["en", "de"] };
    expect(languages.slice(0, 3)).toEqual(["en", "de", "fr"]);
    expect(english.say("no-language", known)).toBe('There is no language "xx"; there are: en, de.');
    expect((await houseWords("de")).say("no-language", known)).toMatch(/^Die Sprache „xx“/);
    expect(await houseWords("xx")).toBe(english);
  });

  it("stand behind those of a game, which the server has", async () => {
    const asked = vi.fn(
      async (_: string) => new Response("title = Spuk", { headers: { "content-language": "de" } }),
    );
    vi.stubGlobal("fetch", asked);
    const german = await gameWords(await houseWords("de"), "haunted", ["game", "scene"]);
    expect(asked.mock.calls[0]?.[0]).toBe("/api/games/haunted/words/de?parts=game,scene");
    expect(german.say("title")).toBe("Spuk");
    expect(german.say("no-language", { wanted: "xx", known: [] })).toMatch(/^Die Sprache/);
    vi.stubGlobal(
      "fetch",
      async () => new Response("title = Haunted", { headers: { "content-language": "en" } }),
    );
    const mixed = await gameWords(await houseWords("de"), "haunted", ["game"]);
    expect([mixed.language, mixed.languageOf("title"), mixed.languageOf("no-language")]).toEqual([
      "de",
      "en",
      "de",
    ]);
    expect(mixed.say("title")).toBe("Haunted");
    expect(mixed.say("no-language", { wanted: "xx", known: [] })).toMatch(/^Die Sprache/);
    vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
    await expect(gameWords(english, "nothing", ["game"])).rejects.toThrow("could not be fetched");
    vi.unstubAllGlobals();
  });
});
