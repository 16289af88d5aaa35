import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

type Node = Record<string, unknown> & { type?: string };

const nameOf = (node: Node | undefined): string =>
  String((node?.type === "MemberExpression" ? (node["property"] as Node)["name"] : node?.["name"]) ?? "");

const isWritten = (node: Node): boolean =>
  (node.type === "Literal" && typeof node["value"] === "string" && node["value"] !== "") ||
  node.type === "TemplateLiteral";

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

/** Where a piece of a source reads the notation of an answer. */
const readBy = (node: Node): string =>
  (node.type === "MemberExpression" || node.type === "Property") &&
  nameOf((node["property"] ?? node["key"]) as Node) === "notation"
    ? "notation read"
    : "";

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

describe("notation", () => {
  /** What somebody typed, and what sends every answer. */
  const WRITERS = ["protocol/table-store.svelte.ts", "table/Answers.svelte"];

  it("is written by nobody but people", () => {
    const found = allFound(writtenBy);
    expect(files.filter((path) => found.get(path)?.length).sort()).toEqual(WRITERS);
  });

  it("is read only where answers are sent and looked for, and by the tours that wait for one", () => {
    const found = allFound(readBy);
    const readers = files.filter((path) => found.get(path)?.length);
    expect(readers.length).toBeGreaterThan(2);
    expect(readers.filter((path) => !/^(?:protocol|scene|tour)\/|^table\/Hint/.test(path))).toEqual([]);
  });

  it.each([
    "const is = answer.notation;",
    "const { notation: said } = answer;",
    "answers.map(({ notation }) => 1);",
  ])("is found read in %s", (source) =>
    expect(foundIn("some.ts", source, readBy)).toEqual(["notation read"]),
  );

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
