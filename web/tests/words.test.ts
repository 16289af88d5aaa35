import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, it } from "vitest";

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

describe("the catalogue", () => {
  it("has every word that a component shows", () => {
    const found = files.flatMap((path) =>
      loose(readFileSync(join("src", path), "utf-8")).map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  }, 60_000); // every component is parsed, also on a busy machine
});
