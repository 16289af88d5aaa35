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
  const note = (text: string): void => void (LETTERS.test(text) && found.push(text.trim()));
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!node || typeof node !== "object") return;
    const each = node as AST.TemplateNode & Record<string, unknown>;
    if (each.type === "StyleDirective") return;
    if (each.type === "Text") return note(each.data);
    if (each.type === "ExpressionTag") return valuesOf(each.expression).forEach(note);
    if (each.type === "Attribute") return SPOKEN.has(each.name) ? walk(each.value) : undefined;
    for (const [key, inner] of Object.entries(each))
      if (key !== "attributes" || Array.isArray(inner)) walk(inner);
  };
  walk(parse(source, { modern: true }).fragment);
  return found;
}

/** The texts that an expression can come to: not those that it compares, looks up or gives to a function. */
function valuesOf(node: unknown): string[] {
  const { type, ...parts } = node as Record<string, unknown>;
  switch (type) {
    case "Literal":
      return typeof parts["value"] === "string" ? [parts["value"]] : [];
    case "TemplateElement":
      return [(parts["value"] as { cooked: string }).cooked];
    case "TemplateLiteral":
      return [parts["quasis"], parts["expressions"]].flat().flatMap(valuesOf);
    case "ConditionalExpression":
      return [parts["consequent"], parts["alternate"]].flatMap(valuesOf);
    case "LogicalExpression":
      return [parts["left"], parts["right"]].flatMap(valuesOf);
    case "BinaryExpression":
      return parts["operator"] === "+" ? [parts["left"], parts["right"]].flatMap(valuesOf) : [];
    case "ArrayExpression":
      return (parts["elements"] as unknown[]).filter(Boolean).flatMap(valuesOf);
    case "CallExpression":
      return valuesOf(parts["callee"]);
    case "MemberExpression":
      return valuesOf(parts["object"]);
    case "ChainExpression":
    case "TSAsExpression":
    case "TSNonNullExpression":
      return valuesOf(parts["expression"]);
    default:
      return [];
  }
}

/** Texts that a module, or a component's script, makes sentences of. */
const madeUp = (source: string): string[] =>
  [...source.matchAll(/(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1\)? as Sentence\b/g)]
    .map(([, , text = ""]) => text)
    .filter((text) => LETTERS.test(text));

describe("the catalogue", () => {
  const texts = (paths: string[], look: (source: string) => string[]): string[] =>
    paths.flatMap((path) => look(readFileSync(join("src", path), "utf-8")).map((text) => `${path}: ${text}`));

  it("has every word that a component shows", () => expect(texts(files, loose)).toEqual([]), 60_000); // on a busy machine

  it("has every sentence that a script says", () =>
    expect(
      texts(
        all.filter((path) => /\.(?:ts|svelte)$/.test(path)),
        madeUp,
      ),
    ).toEqual([]));

  it.each([
    ["<p>Nobody is here.</p>", "Nobody is here."],
    ['<p title="Shut it"></p>', "Shut it"],
    ['<p>{isHere ? say("here") : "Nobody is here."}</p>', "Nobody is here."],
    ["<Button label={`Shut ${name}`} />", "Shut"],
    ['{#if isHere}<p>{[isHere && "you", name].filter(Boolean).join(" and ")}</p>{/if}', "you"],
    ['<p aria-label={name ?? "Some" + "body"}></p>', "Some"],
  ])("would miss a text in %s", (source, text) => expect(loose(source)).toContain(text));

  it.each([
    '<p class="hall" id={isHere ? "here" : "gone"}>{say("hall-help", { every: kind === "every" })}</p>',
    '<p title={table.wordsFor(answer, "brief")}>{points[side === "left" ? "west" : "east"]}</p>',
    "<p>{value}: {`${high}%`}</p>",
  ])("would not miss one in %s", (source) => expect(loose(source)).toEqual([]));

  it("would miss what is called a sentence", () =>
    expect(madeUp('const said = cond ? ("Shut it" as Sentence) : say("x");')).toEqual(["Shut it"]));
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
