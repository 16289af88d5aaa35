import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** The rooms of the client from the ground up: a file imports from its own room and from those below, never from one
 * beside it. Files that stand alone are rooms of their own. ARCHITECTURE.md tells what each is for. */
const LAYERS = [
  ["words", "style"],
  ["protocol"],
  ["settings", "route"],
  ["sounds", "notices"],
  ["art"],
  ["parts"],
  ["scene"],
  ["games/*"], // a game's folder
  ["games"], // what finds these folders
  ["lobby", "table"],
  ["tour", "replay"],
  ["App"],
  ["Root"],
  ["renewal"],
  ["main"],
];

const FROM = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]*)"/g;
const GLOB = /\bimport\.meta\.glob\b/;
const files = (readdirSync("src", { recursive: true }) as string[]).filter((path) =>
  /(?<!\.d)\.(?:ts|svelte)$/.test(path),
);

/** The file that an import names. */
function found(from: string, named: string): string {
  const path = normalize(join("src", dirname(from), named));
  const file = [path, `${path}.ts`, `${path}/index.ts`].find(
    (each) => existsSync(each) && statSync(each).isFile(),
  );
  if (!file) throw new Error(`${from} imports ${named}, which is not there`);
  return file.slice("src/".length);
}

const imports = files.flatMap((from) =>
  [...readFileSync(join("src", from), "utf-8").matchAll(FROM)].map(([, named = ""]) => ({
    from,
    to: found(from, named),
  })),
);

/** The room that a file stands in: "games/haunted" for what lies in a game's folder. */
function roomOf(path: string): string {
  const parts = path.split("/");
  if (parts[0] === "games" && parts.length > 2) return parts.slice(0, 2).join("/");
  return parts.length > 1 ? (parts[0] ?? "") : path.replace(/\..*$/, "");
}

const heightOf = (room: string): number =>
  LAYERS.findIndex((rooms) => rooms.includes(room.replace(/^games\/.*/, "games/*")));

/** Whether an import goes down, or stays in its room. */
function isFine({ from, to }: { from: string; to: string }): boolean {
  const [here, there] = [roomOf(from), roomOf(to)];
  if (here === there) return true;
  if (there.startsWith("games/")) return false; // it is found by what it is called
  return heightOf(there) < heightOf(here);
}

const ART = /^games\/[^/]+\/art\//;

/** Whether a picture imports nothing but other pictures, and what the things of its game are called. */
const isGiven = ({ from, to }: { from: string; to: string }): boolean =>
  !ART.test(from) || ART.test(to) || roomOf(to) === "art" || to === from.replace(/art\/.*/, "table.ts");

describe("the client's layers", () => {
  it("have every file of the client in them", () => {
    expect(imports.length).toBeGreaterThan(300);
    expect(files.filter((path) => heightOf(roomOf(path)) < 0)).toEqual([]);
  });

  it("import downwards alone, and no game another or by name", () =>
    expect(imports.filter((each) => !isFine(each)).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]));

  it("find files by their names alone where games and catalogues are found", () => {
    const finding = files.filter((path) => GLOB.test(readFileSync(join("src", path), "utf-8")));
    expect(finding.sort()).toEqual(["games/index.ts", "words/catalogue.ts"]);
  });

  it.each([
    ["words/index.ts", "protocol/http.ts"],
    ["words/voice.ts", "games/haunted/types.ts"],
    ["parts/Sill.svelte", "table/Seats.svelte"],
    ["lobby/Bay.svelte", "table/Hall.svelte"],
    ["games/haunted/Scene.svelte", "games/haunting-house/table.ts"],
    ["games/haunted/Scene.svelte", "games/index.ts"],
    ["games/haunted/Scene.svelte", "table/Seats.svelte"],
    ["table/Board.svelte", "games/haunted/Scene.svelte"],
    ["games/Door.svelte", "games/haunted/Door.svelte"],
  ])("would not let %s import %s", (from, to) => expect(isFine({ from, to })).toBe(false));

  it.each([
    ["games/haunted/Scene.svelte", "scene/scene.ts"],
    ["games/haunted/art/Card.svelte", "games/haunted/types.ts"],
    ["table/Board.svelte", "games/index.ts"],
    ["replay/Replay.svelte", "table/TableShell.svelte"],
  ])("let %s import %s", (from, to) => expect(isFine({ from, to })).toBe(true));

  it("keep a game's pictures from choices, tables and motion", () => {
    expect(imports.filter(({ from }) => ART.test(from)).length).toBeGreaterThan(30);
    expect(imports.filter((each) => !isGiven(each)).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it.each([
    "scene/choice.svelte.ts",
    "games/haunting-house/motion.svelte.ts",
    "protocol/table-store.svelte.ts",
  ])("would not let a picture import %s", (to) =>
    expect(isGiven({ from: "games/haunting-house/art/TileArt.svelte", to })).toBe(false),
  );
});

const LONGEST = 400; // lines; what has more becomes a folder, or several components

describe("a file of the client", () => {
  const WRITTEN = /\/types\.ts$/; // by scripts/types

  it("does one thing, and is not long", () => {
    const lines = (path: string): number => readFileSync(join("src", path), "utf-8").split("\n").length;
    expect(files.filter((path) => !WRITTEN.test(path) && lines(path) > LONGEST)).toEqual([]);
  });
});
