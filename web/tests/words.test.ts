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

/** What may put texts together: what is wrong with a catalogue is for developers, and LIST joins as catalogues ask it to. */
const JOINERS = new Set(["words/bundle.ts", "words/catalogue.ts"]);
const BETWEEN = /^\)?\s*(?:[:;,.!?(]\s|·)/u;
const JOIN = /[:;,.·]\s/u;

/** What is read of the syntax, in markup and in code. */
interface Syntax {
  type?: string;
  start: number;
  end: number;
  data?: string; // of a text
  quasis?: { value: { cooked: string } }[]; // the texts of a template
  callee?: { property?: { name?: string } };
  arguments?: { value?: unknown }[];
}

/** Whether something puts texts together with punctuation between them, which every language has its own way with. */
function glues(
  { type, data = "", quasis = [], callee, arguments: given = [] }: Syntax,
  next?: Syntax,
): boolean {
  if (type === "Text") return !!next && BETWEEN.test(data);
  if (type === "TemplateLiteral") return quasis.slice(0, -1).some(({ value }) => BETWEEN.test(value.cooked));
  return callee?.property?.name === "join" && JOIN.test(String(given[0]?.value ?? ""));
}

/** Where a source glues texts together. */
function glued(source: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown, next?: Syntax): void => {
    if (!node || typeof node !== "object") return;
    if (Array.isArray(node)) return node.forEach((each, at) => walk(each, node[at + 1] as Syntax));
    const each = node as Syntax;
    if (glues(each, next))
      found.push(source.slice(each.start, (each.type === "Text" && next ? next : each).end));
    for (const [key, inner] of Object.entries(node)) if (key !== "css") walk(inner);
  };
  const { fragment, instance, module } = parse(source, { modern: true });
  [fragment, instance, module].forEach((each) => walk(each));
  return found;
}

describe("a sentence", () => {
  it.each([
    ["{say('x')}: {name}", ": {name}"],
    ["<p title='{name}, {say(\"x\")}'></p>", ', {say("x")}'],
    ["<p>{a}, <b>{b}</b></p>", ", <b>{b}</b>"],
    ["<p>{a}<b>, {b}</b></p>", ", {b}"],
    ["<p>{`${a}: ${b}`}</p>", "`${a}: ${b}`"],
    ["<p>{a}{b ? `, ${b}` : ''}</p>", "`, ${b}`"],
    ["<script>const c = [a, b].join('; ');</script>", "[a, b].join('; ')"],
    ["<script>const c = `${a} · ${b}`;</script>", "`${a} · ${b}`"],
  ])("is known for glued together: %s", (source, part) => expect(glued(source)).toEqual([part]));

  it("is a message, and none is glued together of several", () => {
    const sources = all.filter((path) => /\.(svelte|ts)$/.test(path) && !JOINERS.has(path));
    const found = sources.flatMap((path) => {
      const text = readFileSync(join("src", path), "utf-8");
      return glued(path.endsWith(".ts") ? `<script lang="ts">${text}</script>` : text).map(
        (part) => `${path}: ${part}`,
      );
    });
    expect(found).toEqual([]);
  }, 60_000);
});
