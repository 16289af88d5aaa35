import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { typed } from "./typed";

/** What comes from the server is data, and what is shown is a sentence of a catalogue. Nothing is read out of a sentence
 * again. So no text at all is taken apart, whatever it is called, but by these few, which read something else. */
const READERS: Record<string, string> = {
  ...Object.fromEntries(
    "RULE MARKS spans parse cells gather finished lookUp"
      .split(" ")
      .map((each) => [`words/rulebook.ts ${each}`, "rulebooks, in Markdown"]),
  ),
  "words/bundle.ts toString": "numbers, of which it sets the minus",
  "words/bundle.ts slug": "values of things, of which it makes ids",
  "words/bundle.ts plain": "numbers, of which it sets the minus",
  "words/bundle.ts pattern": "ids of messages",
  "words/catalogue.ts PLACE": "paths of files",
  "words/index.ts speak": "codes of languages",
  "words/text.ts parted": "marks round names, which no language has",
  "words/text.ts capitalised": "the first letter of a line",
  "route.svelte.ts placeOf": "addresses",
  "route.svelte.ts wayIn": "addresses",
  "table/TablePage.svelte arrive": "addresses",
  "table/keys.ts handleKey": "names of keys",
  "games/dont-go-in-there/arrows.ts isArrow": "names of keys",
  "games/haunting-house/Options.svelte handleKey": "names of keys",
  "games/dont-go-in-there/art/rooms/Hallway.svelte HATCH": "numbers of a path",
  "games/dont-go-in-there/art/rooms/Hallway.svelte HATCH_2": "numbers of a path",
  "games/any-door.ts hash": "the id of a game, out of which a picture is drawn",
  "protocol/http.ts call": "the type of a reply",
  "games/haunting-house/art/tiles.ts turnedRight": "the open sides of a tile",
  "games/haunting-house/art/tiles.ts cut": "the open sides of a tile",
  "tour/rehearsal.svelte.ts ask": "what somebody types, in notation",
  "words/typed.ts typeable": "what somebody types to find an answer or a rule",
  "scene/steps.ts containing": "what somebody types to find an answer",
  "scene/steps.ts inOrder": "what somebody types to find an answer",
  "settings.svelte.ts frameOf": "what a frame is for, in index.html",
  "settings.svelte.ts nameIn": "names that people give themselves",
};

/** And what the types know for a sentence is compared with nothing, and taken for no plain text, but by these. */
const TAKERS: Record<string, string> = {
  "scene/steps.ts saidWhole": "an answer as it is shown, which somebody has typed",
  "scene/steps.ts containing": "answers as they are shown, one of which somebody types",
  "words/index.ts guestName": "a name that a catalogue gives, and somebody bears",
};

/** All that texts can do but be shown, measured and trimmed. */
const READING = new Set(
  (
    "startsWith endsWith includes indexOf lastIndexOf split slice substring substr at charAt charCodeAt codePointAt " +
    "replace replaceAll match matchAll search localeCompare toLowerCase toUpperCase toLocaleLowerCase toLocaleUpperCase"
  ).split(" "),
);
/** Those of them that lists do not have: they read a text even where nobody knows what it is. */
const OF_TEXTS = new Set([...READING].filter((each) => !(each in Array.prototype)));
/** Parts of pages and of errors in which a sentence stands. */
const HOLDING = new Set("message textContent innerText outerText innerHTML outerHTML nodeValue".split(" "));
/** Functions that make a list of what a thing, or a text, consists of. */
const LISTING = new Set(["Array.from", "Object.values", "Object.entries"]);
const FINDING = new Set(["includes", "indexOf", "lastIndexOf", "has", "get"]);
const COMPARING = new Set(
  "EqualsEquals EqualsEqualsEquals ExclamationEquals ExclamationEqualsEquals LessThan GreaterThan LessThanEquals GreaterThanEquals In"
    .split(" ")
    .map(
      (each) => ts.SyntaxKind[`${each}${each === "In" ? "Keyword" : "Token"}` as keyof typeof ts.SyntaxKind],
    ),
);

const PROBES: Record<string, [source: string, what: string][]> = {
  ts: [
    ["const STEP = /^move (north|south)$/;", "a regular expression"],
    ['new RegExp("^take").exec(answer.notation);', "a regular expression"],
    ['const [verb] = answer.notation.split(" ");', "split of a text"],
    ['const line = news[0]!.text; line.split(" ");', "split of a text"],
    ['const { text: said } = news[0]!; said.includes("ghost");', "includes of a text"],
    ["const said = [...news].map(({ text }) => text); for (const each of said) each.at(0);", "at of a text"],
    ["news[0]?.text.toLowerCase();", "toLowerCase of a text"],
    ['say("scene-ghost").slice(0, 2);', "slice of a text"],
    ['const read = (plain: string): string => plain.slice(2); read(say("x"));', "slice of a text"],
    ['const { slice } = say("x");', "slice of a text"],
    ['say("x")["slice"](2);', "slice of a text"],
    ['String.prototype.slice.call(say("x"), 2);', "slice of a text"],
    ['(news as any)[0].text.split(" ");', "split of a text"],
    ['say("x")[0];', "a letter of a text"],
    ['const [first] = say("x");', "a letter of a text"],
    ['[...say("x")];', "letters of a text"],
    ['for (const letter of say("x")) void letter;', "letters of a text"],
    ['Array.from(say("x"));', "letters of a text"],
    ['Object.values(say("x"));', "letters of a text"],
    ['const is = news[0]!.text === "re-roll";', "a sentence compared"],
    ['const line = say("x"); const is = `take ${1}` !== line;', "a sentence compared"],
    ['const is = `${say("x")}` === "re-roll";', "a sentence compared"],
    ['const is = say("x") + "" === "re-roll";', "a sentence compared"],
    ['const is = String(say("x")) === "re-roll";', "a sentence compared"],
    ['const is = say("x").trim() === "re-roll";', "a sentence compared"],
    ['const { text: said } = news[0]!; switch (said as string) { case "Ada": }', "a sentence compared"],
    ['["Ada", "Ben"].includes(say("x"));', "a sentence looked up"],
    ['new Set(["Ada"]).has(say("x"));', "a sentence looked up"],
    ['const by: Record<string, number> = {}; by[say("x")];', "a sentence looked up"],
    ['const said: string = say("x"); const is = said === "Ada";', "a sentence taken for a plain text"],
    [
      'const tell = (): string => say("x"); const is = tell() === "Ada";',
      "a sentence taken for a plain text",
    ],
    [
      'const is = (line: string): boolean => line === "Ada"; is(say("x"));',
      "a sentence taken for a plain text",
    ],
    ['function tell(): string { return say("x"); }', "a sentence taken for a plain text"],
    [
      'const find = (shown: (each: News) => string): boolean => shown(item) === "Ada"; find((each) => each.text);',
      "a sentence taken for a plain text",
    ],
    [
      "const shown = (each: News) => each.text; const given: { shown: (each: News) => string } = { shown };",
      "a sentence taken for a plain text",
    ],
    ['[typed, say("x")].some((each) => each === "Ada");', "a sentence taken for a plain text"],
    ['new Set(["Ada"]).has(say("x") as string);', "a sentence taken for a plain text"],
    ['const is = (item.text as string) === "re-roll";', "a sentence compared"],
    ['const is = refused.refused === "The game is over.";', "a sentence compared"],
    ['const is = (refusal as Error).message === "The game is over.";', "a sentence compared"],
    ["const { message } = refusal as Error;", "a sentence taken for a plain text"],
    ['const { message } = refusal; const is = message === "The game is over.";', "a sentence compared"],
    ['const is = option.label === "Types";', "a sentence compared"],
    ['switch (level.sentence) { case "It thinks.": }', "a sentence compared"],
    ['const is = document.querySelector("li")?.textContent === "Ada took Cat 3.";', "a sentence compared"],
    ["const { innerText } = document.body; void innerText;", "a sentence taken for a plain text"],
  ],
  svelte: [
    ['<p>{item.text.replace("Ada", "you")}</p>', "replace of a text"],
    ["{#each news as { text: said }}<p class:you={said === 'Ada'}>{said}</p>{/each}", "a sentence compared"],
    ["{#if item}{@const line = item.text}<p title={line.slice(0, 4)}></p>{/if}", "slice of a text"],
    ["{#snippet told(each: News)}{each.text.at(0)}{/snippet}{@render told(item)}", "at of a text"],
    ["<Button onclick={() => item.text.split(' ')} />", "split of a text"],
  ],
};
const FINE = [
  "const some = news.slice(2).includes(item); news.at(-1); const first = news[0];",
  'const isThere = item.text !== "" && !!item.text && say("x").length < 3; typed.trim();',
  'const shown = (each: News): Sentence => each.text; news.map(shown); ["", say("x")].filter(Boolean);',
  'const is = item.what === "placed"; const type = kind.replace(" ", "-"); const all = say("x", { text: item.text });',
];

const GIVEN = `import type { News } from "../protocol/mirror"; import type { Answer } from "../protocol/table-store.svelte";
import { say } from "../words"; import type { Sentence } from "../words/text"; import type { Refusal, Refused } from "../protocol/connection";
import type { BotInfo, OptionInfo } from "../protocol/types"; import type { News as GameNews } from "../games/haunted/types";
declare const refusal: Refusal; declare const refused: Refused; declare const option: OptionInfo; declare const level: BotInfo;
declare const told: GameNews; declare const news: News[]; declare const item: News; declare const answer: Answer;
declare const typed: string; declare const kind: "holy water" | "ring";\n`;
const madeUp: Record<string, string> = {};
PROBES["ts"]?.forEach(([source], at) => (madeUp[`probes/bad${at}.ts`] = GIVEN + source));
PROBES["svelte"]?.forEach(
  ([source], at) =>
    (madeUp[`probes/Bad${at}.svelte`] =
      `<script lang="ts">import Button from "../parts/Button.svelte"; void Button; ${GIVEN}</script>${source}`),
);
FINE.forEach((source, at) => (madeUp[`probes/fine${at}.ts`] = GIVEN + source));

/** The news of a game is data, and has no sentence to be read. */
madeUp["probes/data.ts"] = `${GIVEN}const is = told.text === "Ada took Cat 3.";`;

let found = new Map<string, Found[]>();
let unread: string[] = [];

/** What a source does not say about its own markup: a name that nobody uses or knows, or a type or a part of one that
 * nobody knows. */
const UNREAD = new Set([2304, 2339, 2551, 2552, 6133, 6192, 6198, 7006, 7031]);

beforeAll(() => {
  const { program, files } = typed(madeUp);
  const checker = program.getTypeChecker();
  found = new Map([...files].map(([path, file]) => [path, new Reading(checker, file).found]));
  unread = [...files]
    .filter(([path]) => !path.startsWith("probes/") || path === "probes/data.ts")
    .flatMap(([path, file]) =>
      [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file).filter(({ code }) => UNREAD.has(code)),
      ].map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`),
    );
}, 300_000); // all types of the client are found out, also on a busy machine

/** What is read, and the function, or what else stands in a file by a name, that reads it. */
interface Found {
  by: string;
  what: string;
}

/** What stands outermost in a file, or in a class, and has a name: nothing for markup. */
function nameOf(node: ts.Node): string {
  const inClass = ts.findAncestor(node, ts.isClassElement);
  const named = inClass ?? ts.findAncestor(node, isOutermost);
  return named?.name?.getText() ?? "";
}

const isOutermost = (node: ts.Node): node is ts.FunctionDeclaration | ts.VariableDeclaration =>
  (ts.isFunctionDeclaration(node) && ts.isSourceFile(node.parent)) ||
  (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent));

/** What a source reads out of texts. */
class Reading {
  readonly found: Found[] = [];

  constructor(
    private readonly checker: ts.TypeChecker,
    file: ts.SourceFile,
  ) {
    const walk = (node: ts.Node): void => {
      const what = this.readBy(node);
      if (what) this.found.push({ by: nameOf(node), what });
      ts.forEachChild(node, walk);
    };
    walk(file);
  }

  private readBy(node: ts.Node): string | undefined {
    if (ts.isRegularExpressionLiteral(node)) return "a regular expression";
    if (ts.isIdentifier(node) && node.text === "RegExp" && !ts.isTypeNode(node.parent))
      return "a regular expression";
    return this.takenApart(node) ?? this.compared(node) ?? this.widened(node);
  }

  /** Whether it takes a text apart, whoever's. */
  private takenApart(node: ts.Node): string | undefined {
    if (ts.isPropertyAccessExpression(node)) return this.method(node.expression, node.name.text);
    if (ts.isElementAccessExpression(node)) {
      const { expression, argumentExpression: at } = node;
      if (ts.isStringLiteralLike(at)) return this.method(expression, at.text);
      return this.isText(expression) ? "a letter of a text" : undefined;
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
      return this.method(node.parent, (node.propertyName ?? node.name).getText());
    if (ts.isArrayBindingPattern(node)) return this.isText(node) ? "a letter of a text" : undefined;
    const letters = ts.isSpreadElement(node) || ts.isForOfStatement(node) ? node.expression : listed(node);
    return letters && this.isText(letters) ? "letters of a text" : undefined;
  }

  private method(of: ts.Node, name: string): string | undefined {
    const isRead = READING.has(name) && this.isText(of);
    return isRead || (OF_TEXTS.has(name) && this.isAnything(of)) ? `${name} of a text` : undefined;
  }

  /** Whether it compares a sentence with something, or looks something up by it. */
  private compared(node: ts.Node): string | undefined {
    if (ts.isBinaryExpression(node) && COMPARING.has(node.operatorToken.kind)) {
      const sides = [node.left, node.right];
      return sides.some((each) => this.isSaid(each)) && !sides.some(isNothing)
        ? "a sentence compared"
        : undefined;
    }
    if (ts.isSwitchStatement(node) || ts.isCaseClause(node))
      return this.isSaid(node.expression) ? "a sentence compared" : undefined;
    if (ts.isElementAccessExpression(node))
      return this.isSaid(node.argumentExpression) ? "a sentence looked up" : undefined;
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
    const [wanted] = node.arguments;
    const isFinding = FINDING.has(node.expression.name.text) && wanted && this.isSaid(wanted);
    return isFinding ? "a sentence looked up" : undefined;
  }

  /** Whether a name or a function calls a plain text what is a sentence. */
  private widened(node: ts.Node): string | undefined {
    const isPlain = (type?: ts.TypeNode): boolean => type?.kind === ts.SyntaxKind.StringKeyword;
    const value =
      (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) && isPlain(node.type)
        ? node.initializer
        : ts.isArrowFunction(node) && isPlain(node.type) && !ts.isBlock(node.body)
          ? node.body
          : ts.isReturnStatement(node) && isPlain(ts.findAncestor(node, ts.isFunctionLike)?.type)
            ? node.expression
            : ts.isAsExpression(node) && isPlain(node.type)
              ? node.expression
              : undefined;
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
      return this.holdsSentence(node.parent, (node.propertyName ?? node.name).getText())
        ? "a sentence taken for a plain text"
        : undefined;
    if (ts.isCallExpression(node) && this.isGivenAway(node)) return "a sentence taken for a plain text";
    if (this.isListed(node) || this.isTelling(node)) return "a sentence taken for a plain text";
    return value && this.isSaid(value) ? "a sentence taken for a plain text" : undefined;
  }

  /** Whether a function of ours takes a sentence for a plain text. */
  private isGivenAway(call: ts.CallExpression): boolean {
    const taken = this.checker.getResolvedSignature(call)?.declaration;
    if (!taken || taken.getSourceFile().isDeclarationFile) return false;
    return call.arguments.some((each, at) => {
      const type = taken.parameters[at] && (taken.parameters[at] as ts.ParameterDeclaration).type;
      return type?.kind === ts.SyntaxKind.StringKeyword && this.isSaid(each);
    });
  }

  /** Whether a sentence stands in a list of plain texts. */
  private isListed(node: ts.Node): boolean {
    if (!ts.isArrayLiteralExpression(node)) return false;
    const of = this.checker.getIndexTypeOfType(this.checker.getTypeAtLocation(node), ts.IndexKind.Number);
    const isPlain = !!of && (of.isUnion() ? of.types : [of]).some((type) => type.flags & ts.TypeFlags.String);
    const isMixed = node.elements.some((each) => !this.isSaid(each) && !isNothing(each));
    return isPlain && isMixed && node.elements.some((each) => this.isSaid(each));
  }

  /** Whether a function that gives sentences is taken for one that gives plain texts. */
  private isTelling(node: ts.Node): boolean {
    const given = ts.isShorthandPropertyAssignment(node) ? node.name : node;
    if (!ts.isExpression(given) || ts.isParenthesizedExpression(given.parent)) return false;
    const wanted = this.checker.getContextualType(given);
    const told = wanted && this.returned(this.checker.getTypeAtLocation(given));
    if (!told?.some((type) => type.aliasSymbol?.name === "Sentence")) return false;
    return this.returned(wanted as ts.Type).some((type) => (type.flags & ts.TypeFlags.String) !== 0);
  }

  /** What a function gives. */
  private returned(type: ts.Type): ts.Type[] {
    const signatures = this.checker.getNonNullableType(type).getCallSignatures();
    return signatures
      .map((each) => each.getReturnType())
      .flatMap((each) => (each.isUnion() ? each.types : [each]));
  }

  private typesOf(node: ts.Node): ts.Type[] {
    const type = this.checker.getNonNullableType(this.checker.getTypeAtLocation(node));
    return type.isUnion() ? type.types : [type];
  }

  private isAnything(node: ts.Node): boolean {
    return this.typesOf(node).some((type) => (type.flags & ts.TypeFlags.Any) !== 0);
  }

  /** Whether it may be any text at all; of a few known ones, nobody is a sentence. */
  private isText(node: ts.Node): boolean {
    const isPlain = (type: ts.Type): boolean =>
      (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0 ||
      type.symbol?.name === "String";
    return this.typesOf(node).some((type) =>
      type.isIntersection() ? type.types.some(isPlain) : isPlain(type),
    );
  }

  /** Whether a part of something is a sentence that is shown, or told of an error. */
  private holdsSentence(of: ts.Node, name: string): boolean {
    const isOwn = (declared: ts.Declaration): boolean => !declared.getSourceFile().isDeclarationFile;
    const parts = this.typesOf(of).map((type) => this.checker.getPropertyOfType(type, name));
    return HOLDING.has(name) && parts.some((part) => !!part && !part.declarations?.some(isOwn));
  }

  /** Whether it is a sentence, or made of one. */
  private isSaid(node: ts.Expression): boolean {
    if (this.typesOf(node).some((type) => type.aliasSymbol?.name === "Sentence")) return true;
    if (ts.isPropertyAccessExpression(node) && this.holdsSentence(node.expression, node.name.text))
      return true;
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node))
      return this.isSaid(node.expression);
    if (ts.isTemplateExpression(node)) return node.templateSpans.some((span) => this.isSaid(span.expression));
    if (ts.isBinaryExpression(node))
      return (
        node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
        [node.left, node.right].some((each) => this.isSaid(each))
      );
    if (!ts.isCallExpression(node)) return false;
    const of = ts.isPropertyAccessExpression(node.expression) ? [node.expression.expression] : [];
    return (
      this.isText(node) && [...of, ...node.arguments].some((each) => this.isText(each) && this.isSaid(each))
    );
  }
}

/** What a list is made of the items of. */
const listed = (node: ts.Node): ts.Expression | undefined =>
  ts.isCallExpression(node) && LISTING.has(node.expression.getText()) ? node.arguments[0] : undefined;

/** Whether it is nothing, or an empty text: it may be asked whether there is a sentence at all. */
const isNothing = (node: ts.Expression): boolean =>
  (ts.isStringLiteralLike(node) && node.text === "") ||
  node.kind === ts.SyntaxKind.NullKeyword ||
  (ts.isIdentifier(node) && node.text === "undefined");

const isOfSentence = (what: string): boolean => what.startsWith("a sentence");

/** Whether it is one of the few that may read that. */
const isFree = (path: string, { by, what }: Found): boolean =>
  `${path} ${by}` in (isOfSentence(what) ? TAKERS : READERS);

describe("a sentence", () => {
  const whats = (path: string): string[] => (found.get(path) ?? []).map(({ what }) => what);
  const sources = (): [string, Found[]][] => [...found].filter(([path]) => !path.startsWith("probes/"));

  it("could not be read anywhere unseen: all markup has its types", () => {
    expect(sources().length).toBeGreaterThan(150);
    expect(unread.filter((each) => !each.startsWith("probes/"))).toEqual([]);
  });

  it("does not come with the news of a game", () =>
    expect(unread).toContainEqual(
      expect.stringMatching(/^probes\/data\.ts: Property 'text' does not exist/),
    ));

  it("is read by nobody but people", () => {
    const reading = sources().flatMap(([path, all]) =>
      all.filter((each) => !isFree(path, each)).map(({ by, what }) => `${path} ${by}: ${what}`),
    );
    expect(reading).toEqual([]);
  });

  it.each([
    ["read something else", READERS, false],
    ["take it", TAKERS, true],
  ])("is left by the few that %s only where they have to", (_, few, isTaken) => {
    const doing = sources().flatMap(([path, all]) =>
      all.filter(({ what }) => isOfSentence(what) === isTaken).map(({ by }) => `${path} ${by}`),
    );
    expect(Object.keys(few).filter((each) => !doing.includes(each))).toEqual([]);
  });

  it.each(PROBES["ts"]?.map(([source, what], at) => [source, what, at] as const) ?? [])(
    "is found where %s reads it",
    (_, what, at) => expect(whats(`probes/bad${at}.ts`)).toContain(what),
  );

  it.each(PROBES["svelte"]?.map(([source, what], at) => [source, what, at] as const) ?? [])(
    "is found where the markup %s reads it",
    (_, what, at) => expect(whats(`probes/Bad${at}.svelte`)).toEqual([what]),
  );

  it.each(FINE.map((source, at) => [source, at] as const))("is not read by %s", (_, at) =>
    expect(whats(`probes/fine${at}.ts`)).toEqual([]),
  );
});
