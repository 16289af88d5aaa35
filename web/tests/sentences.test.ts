import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

/** What comes from the server is data, and what is shown is a sentence of a catalogue. Nothing is read out of a sentence
 * again: not by a regular expression, nor by a method of texts. These few read something else. */
const READERS: Record<string, string> = {
  "words/rulebook.ts": "rulebooks, in Markdown",
  "words/bundle.ts": "values of things, of which it makes ids",
  "words/catalogue.ts": "paths of files",
  "words/index.ts": "a list of names in the catalogue",
  "words/text.ts": "where a name stands that is shown in bold; nothing is learnt from it",
  "route.svelte.ts": "addresses",
  "replay/moment.ts": "addresses",
  "table/TablePage.svelte": "addresses",
  "table/keys.ts": "names of keys",
  "games/dont-go-in-there/arrows.ts": "names of keys",
  "scene/steps.ts": "what somebody types to find an answer",
  "settings.svelte.ts": "names that people give themselves",
};

const READING = new Set(
  "startsWith endsWith includes indexOf lastIndexOf split slice substring substr charAt replace replaceAll match matchAll search".split(
    " ",
  ),
);
/** Where sentences and notation come from: parts of what is known, and what says them. */
const TOLD = new Set(["text", "refused", "notation", "result", "prompt", "label"]);
const SAYING = new Set([
  "say",
  "wordsFor",
  "phrase",
  "refusal",
  "whyNot",
  "news",
  "answerIn",
  "part",
  "called",
  "heading",
]);

type Node = Record<string, unknown> & { type?: string };

const nameOf = (node: Node | undefined): string =>
  String((node?.type === "MemberExpression" ? (node["property"] as Node)["name"] : node?.["name"]) ?? "");

/** Whether an expression is a sentence or an answer's notation: `item.text`, `say("…")`, or such a thing in small letters. */
function isTold(node: Node | undefined): boolean {
  if (!node) return false;
  if (node.type === "ChainExpression" || node.type === "TSNonNullExpression")
    return isTold(node["expression"] as Node);
  if (node.type === "MemberExpression" || node.type === "Identifier") return TOLD.has(nameOf(node));
  if (node.type !== "CallExpression") return false;
  const callee = node["callee"] as Node;
  const isChanged = ["toLowerCase", "toUpperCase", "trim"].includes(nameOf(callee));
  return SAYING.has(nameOf(callee)) || (isChanged && isTold(callee["object"] as Node));
}

const isWritten = (node: Node): boolean =>
  (node.type === "Literal" && typeof node["value"] === "string" && node["value"] !== "") ||
  node.type === "TemplateLiteral";

/** What a piece of a source reads out of a text, if it does. */
function readBy(node: Node): string {
  if (node.type === "Literal" && node["regex"]) return "a regular expression";
  if (["NewExpression", "CallExpression"].includes(node.type ?? "")) {
    const callee = node["callee"] as Node;
    if (nameOf(callee) === "RegExp") return "a regular expression";
    if (READING.has(nameOf(callee)) && isTold(callee["object"] as Node))
      return `${nameOf(callee)} of a sentence`;
  }
  if (node.type !== "BinaryExpression") return "";
  const sides = [node["left"] as Node, node["right"] as Node];
  return sides.some(isTold) && sides.some(isWritten) ? "a sentence compared" : "";
}

/** What a piece of a source writes in notation, if it does: an answer goes over the wire as its number or as what it means,
 * and only what somebody typed as a text. */
function writtenBy(node: Node): string {
  if (node.type === "CallExpression") {
    const [callee, [first]] = [node["callee"] as Node, node["arguments"] as Node[]];
    if (nameOf(callee) === "answerInWords") return "an answer in words";
    const isChoice = nameOf(callee["object"] as Node) === "choice";
    return isChoice && nameOf(callee) === "find" && first && isWritten(first)
      ? "an answer by its notation"
      : "";
  }
  if (node.type !== "Property") return "";
  const [key, value] = [node["key"] as Node, node["value"] as Node];
  return nameOf(key) === "type" && value["value"] === "answer" ? "an answer of its own" : "";
}

/** All that is found in a source. */
function foundIn(path: string, source: string, by: (node: Node) => string): string[] {
  const found: string[] = [];
  const walk = (part: unknown): void => {
    if (!part || typeof part !== "object") return;
    if (!Array.isArray(part) && by(part as Node)) found.push(by(part as Node));
    Object.values(part).forEach(walk);
  };
  const whole = path.endsWith(".svelte") ? source : `<script lang="ts">${source}</script>`;
  const { fragment, instance, module } = parse(whole, { modern: true });
  [fragment, instance, module].forEach(walk);
  return found;
}

const files = (readdirSync("src", { recursive: true }) as string[]).filter((path) =>
  /(?<!\.d)\.(?:ts|svelte)$/.test(path),
);
const allFound = (by: (node: Node) => string): Map<string, string[]> =>
  new Map(files.map((path) => [path, foundIn(path, readFileSync(join("src", path), "utf-8"), by)]));

describe("a sentence", () => {
  const found = allFound(readBy);
  const reads = (path: string, source: string): string[] => foundIn(path, source, readBy);

  it("is read by nobody but people", () => {
    const reading = files.filter((path) => !(path in READERS) && found.get(path)?.length);
    expect(reading.map((path) => `${path}: ${found.get(path)?.join(", ")}`)).toEqual([]);
  });

  it("would not be read by one of the few that read something else if it did not have to", () => {
    expect(Object.keys(READERS).filter((path) => !found.get(path)?.length)).toEqual([]);
  });

  it.each([
    ["const STEP = /^move (north|south)$/;", "a regular expression"],
    ['const found = new RegExp("^take").exec(answer.text);', "a regular expression"],
    ['const [verb] = answer.text.split(" ");', "split of a sentence"],
    ['if (news?.text.toLowerCase().startsWith("ada ")) go();', "startsWith of a sentence"],
    ['const short = say("scene-ghost").slice(0, 2);', "slice of a sentence"],
    ["const first = text.slice(0, 4);", "slice of a sentence"],
    ['const is = answer.text === "re-roll";', "a sentence compared"],
    ["const is = answer.text === `take ${slot}`;", "a sentence compared"],
  ])("is found where %s reads it", (source, what) => {
    expect(reads("some.ts", source)).toEqual([what]);
    expect(reads("Some.svelte", `<script lang="ts">${source}</script><p>Read</p>`)).toEqual([what]);
  });

  it("is found where a component's markup reads it", () => {
    expect(reads("Some.svelte", '<p>{item.text.replace("Ada", "you")}</p>')).toEqual([
      "replace of a sentence",
    ]);
  });
});

describe("notation", () => {
  /** What somebody typed, and what sends every answer. */
  const WRITERS = ["protocol/table-store.svelte.ts", "table/Answers.svelte"];

  it("is written by nobody but people", () => {
    const found = allFound(writtenBy);
    expect(files.filter((path) => found.get(path)?.length).sort()).toEqual(WRITERS);
  });

  it.each([
    ["table.answerInWords(`place ${side} ${number}`);", "an answer in words"],
    ["void orSayWhy(table.answerInWords(tried));", "an answer in words"],
    ['choice.find("re-roll");', "an answer by its notation"],
    ["choice.find(`take ${slot}`);", "an answer by its notation"],
    ['table.wish({ type: "answer", answer: `take ${slot}` });', "an answer of its own"],
  ])("is found where %s writes it", (source, what) => {
    expect(foundIn("some.ts", source, writtenBy)).toEqual([what]);
  });

  it.each([
    "choice.find(hint.answer.notation);",
    'table.tryAnswer({ room: side, space: 2 }); list.find("x");',
    'table.wish({ type: "rematch" });',
  ])("is not found in %s", (source) => expect(foundIn("some.ts", source, writtenBy)).toEqual([]));
});
