import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { en as replay } from "../src/replay/words/en";
import { en as dontGoInThere } from "../src/games/dont-go-in-there/words/en";
import { en as hauntingHouse } from "../src/games/haunting-house/words/en";
import { en as tour } from "../src/tour/words/en";
import { en as common } from "../src/words/en";

const SPOKEN = new Set(["aria-label", "title", "placeholder", "alt", "label", "question", "help"]);
const LETTERS = /\p{L}{2,}/u;

const all = readdirSync("src", { recursive: true }) as string[];
const files = all.filter((path) => path.endsWith(".svelte"));

/** Texts that stand in a component instead of in the catalogue. */
function loose(source: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!node || typeof node !== "object") return;
    const each = node as AST.TemplateNode & Record<string, unknown>;
    if (each.type === "Text" && LETTERS.test(each.data)) found.push(each.data.trim());
    if (each.type === "Attribute") {
      const value = Array.isArray(each.value) ? each.value : [];
      if (SPOKEN.has(each.name)) for (const part of value) if (part.type === "Text") walk(part);
      return;
    }
    for (const [key, inner] of Object.entries(each))
      if (key !== "attributes" || Array.isArray(inner)) walk(inner);
  };
  walk(parse(source, { modern: true }).fragment);
  return found;
}

/** Words that nothing in a folder says. Sections that are handed on whole, or looked into by an id, are taken as said where
 * one of their names is. */
function unsaid(catalogue: object, folder: string): string[] {
  const source = all
    .filter(
      (path) => path.startsWith(folder) && /\.(svelte|ts)$/.test(path) && !/words\/(?:en|de)\.ts$/.test(path),
    )
    .map((path) => readFileSync(join("src", path), "utf-8"))
    .join("\n");
  const isSaid = (form: string): boolean => new RegExp(form).test(source);
  return Object.entries(catalogue).flatMap(([name, word]: [string, unknown]) => {
    const called = `(?:words|labels|say|Words\\(\\))\\.${name}\\b`;
    if (!isSaid(called)) return [name];
    if (!word || typeof word !== "object" || Array.isArray(word) || isSaid(`${called}\\[`)) return [];
    const isWhole = isSaid(`${called}(?!\\.)`);
    return Object.keys(word)
      .filter((key) => !isSaid(`\\b${name}\\.${key}\\b`) && !(isWhole && isSaid(`\\.${key}\\b`)))
      .map((key) => `${name}.${key}`);
  });
}

describe("the catalogue", () => {
  it("has every word that a component shows", () => {
    const found = files.flatMap((path) =>
      loose(readFileSync(join("src", path), "utf-8")).map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  }, 60_000); // every component is parsed, also on a busy machine

  it.each([
    ["", common],
    ["replay", replay],
    ["tour", tour],
    ["games/dont-go-in-there", dontGoInThere],
    ["games/haunting-house", hauntingHouse],
  ] as [string, object][])("of src/%s has no word that nothing says", (folder, catalogue) =>
    expect(unsaid(catalogue, folder)).toEqual([]),
  );
});
