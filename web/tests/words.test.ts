import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const SPOKEN = new Set(["aria-label", "title", "placeholder", "alt", "label", "question", "help"]);
const LETTERS = /\p{L}{2,}/u;

const all = readdirSync("src", { recursive: true }) as string[];
const files = all.filter((path) => path.endsWith(".svelte"));

/** A module as the script of a component, so that it can be parsed as one. */
const scripted = (source: string): string => `<script lang="ts">${source}</script>`;

/** A component, or a module as one. */
function sourceOf(path: string): string {
  const text = readFileSync(join("src", path), "utf-8");
  return path.endsWith(".ts") ? scripted(text) : text;
}

/** Look at all of the syntax of a component, part by part. */
function walked(source: string, look: (node: Record<string, unknown>) => void): void {
  const walk = (node: unknown): void => {
    if (!node || typeof node !== "object") return;
    if (Array.isArray(node)) return node.forEach(walk);
    look(node as Record<string, unknown>);
    for (const [key, inner] of Object.entries(node)) if (key !== "css") walk(inner);
  };
  const { fragment, instance, module } = parse(source, { modern: true });
  [fragment, instance, module].forEach(walk);
}

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
    case "TemplateLiteral":
      return [
        (parts["quasis"] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(""),
        ...(parts["expressions"] as unknown[]).flatMap(valuesOf),
      ];
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

/** What is read of a cast. */
interface Cast {
  type: string;
  expression: { start: number; end: number };
  typeAnnotation: { typeName?: { name?: string } };
}

/** What an error says, and what anything at all is as a text. */
const OF_AN_ENGINE = /\.message\b|\bString\(/;

/** Texts of their own, or of an engine, that a module or a component makes sentences of. */
function madeUp(source: string): string[] {
  const found: string[] = [];
  walked(source, (node) => {
    const { type, expression, typeAnnotation } = node as unknown as Cast;
    if (type !== "TSAsExpression" || typeAnnotation.typeName?.name !== "Sentence") return;
    const cast = source.slice(expression.start, expression.end);
    if (OF_AN_ENGINE.test(cast)) found.push(cast);
    found.push(...valuesOf(expression).filter((text) => LETTERS.test(text)));
  });
  return found;
}

/** The path of a picture: numbers, and letters that are commands, beginning with a move. */
const PATH = /^\s*M[\d\s.,MLHVCSQTAZ-]*$/i;

/** Texts of several words that a function of a module or a component gives back, where it could give back a message. */
function givenBack(source: string): string[] {
  const found: string[] = [];
  walked(source, ({ type, argument, body }) => {
    const given = type === "ReturnStatement" ? argument : type === "ArrowFunctionExpression" ? body : null;
    if (given) found.push(...valuesOf(given).filter((text) => /\p{L}/u.test(text) && /\s/.test(text)));
  });
  return found.filter((text) => !PATH.test(text));
}

describe("the catalogue", () => {
  const scripts = all.filter((path) => /(?<!\.d)\.(?:ts|svelte)$/.test(path));
  const texts = (paths: string[], look: (source: string) => string[]): string[] =>
    paths.flatMap((path) => look(sourceOf(path)).map((text) => `${path}: ${text}`));

  it("has every word that a component shows", () => expect(texts(files, loose)).toEqual([]), 60_000); // on a busy machine

  it("has every sentence that a script says", () => expect(texts(scripts, madeUp)).toEqual([]), 60_000);

  it("has every text that a script gives back", () => expect(texts(scripts, givenBack)).toEqual([]), 60_000);

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

  it.each([
    ['const said = cond ? ("Shut it" as Sentence) : say("x");', "Shut it"],
    ["const said = `Shut ${name}` as Sentence;", "Shut "],
    ["const said = error.message as Sentence;", "error.message"],
    [
      "const said = (isKnown ? error.message : String(error)) as Sentence;",
      "isKnown ? error.message : String(error)",
    ],
  ])("would miss what is called a sentence in %s", (source, text) =>
    expect(madeUp(scripted(source))).toEqual([text]),
  );

  it.each([
    ["const left = () => `${days} d ${hours} h`;", " d  h"],
    ["function left() { return days ? `${days} d ${hours} h` : face; }", " d  h"],
    ['function who() { return name ?? "Nobody at all"; }', "Nobody at all"],
  ])("would miss what is given back in %s", (source, text) =>
    expect(givenBack(scripted(source))).toEqual([text]),
  );

  it.each([
    "const square = () => `M${x} ${y}h${side}v${side}H${x} Z`;",
    'const key = () => `tour.${game}`; const kind = (): string => "two-looks";',
    'const face = () => `${hours}:${minutes}`; const said = () => say("clock-left", { days, hours });',
    "const known = new Error(`There is no ${name} here.`);",
  ])("would not miss what is given back in %s", (source) => expect(givenBack(scripted(source))).toEqual([]));
});

/** What may put texts together: what is wrong with a catalogue is for developers, and LIST joins as catalogues ask it to. */
const JOINERS = new Set(["words/bundle.ts", "words/catalogue.ts"]);
const BETWEEN = /^\)?\s*(?:[:;,.!?(]\s|·)/u;
const AFTER = /^[:;,.!?]\s*$/u; // what is said by an expression of the markup
const BEFORE = /^\s*\($/u;
const TYPESET = /[−–—…]/u; // no program reads these
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

const isSaid = (part?: Syntax): boolean => part?.type === "ExpressionTag";

/** Whether something puts texts together with punctuation between or round them, which every language has its own way
 * with. */
function glues(
  { type, data = "", quasis = [], callee, arguments: given = [] }: Syntax,
  last?: Syntax,
  next?: Syntax,
): boolean {
  if (type === "Text")
    return (
      (!!next && BETWEEN.test(data)) ||
      (isSaid(last) && AFTER.test(data)) ||
      (isSaid(next) && BEFORE.test(data))
    );
  if (type === "TemplateLiteral")
    return (
      quasis.slice(0, -1).some(({ value }) => BETWEEN.test(value.cooked)) ||
      quasis.some(({ value }) => quasis.length > 1 && TYPESET.test(value.cooked))
    );
  return callee?.property?.name === "join" && JOIN.test(String(given[0]?.value ?? ""));
}

/** Where a source glues texts together. */
function glued(source: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown, last?: Syntax, next?: Syntax): void => {
    if (!node || typeof node !== "object") return;
    if (Array.isArray(node))
      return node.forEach((each, at) => walk(each, node[at - 1] as Syntax, node[at + 1] as Syntax));
    const each = node as Syntax;
    if (glues(each, last, next))
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
    ["<b>{a}.</b>", "."],
    ["<b>{a} <small>({b})</small></b>", "({b}"],
    ["<script>const c = `−${a}`;</script>", "`−${a}`"],
    ["<script>const c = `${a}–${b}`;</script>", "`${a}–${b}`"],
  ])("is known for glued together: %s", (source, part) => expect(glued(source)[0]).toBe(part));

  it.each([
    "<b>{a} {b}</b>",
    "<b>{a}<i> {b}</i></b>",
    "<script>const c = `translate(${a} -${b}px)`;</script>",
  ])("is not: %s", (source) => expect(glued(source)).toEqual([]));

  it("is a message, and none is glued together of several", () => {
    const sources = all.filter((path) => /\.(svelte|ts)$/.test(path) && !JOINERS.has(path));
    const found = sources.flatMap((path) => glued(sourceOf(path)).map((part) => `${path}: ${part}`));
    expect(found).toEqual([]);
  }, 60_000);
});
