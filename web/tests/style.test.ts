import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { BREAKPOINTS, CONTAINERS } from "../src/style/breakpoints";

/** Files in which colours, sizes and times, and screens, have their names; nothing else may have one without. */
const TOKENS = /(?:^|\/)tokens\.css$/;
const SCREENS = "style/breakpoints.ts";
const SCRIPT = /<script[^]*?<\/script>/g;
const COLOUR =
  /(?<!url\()#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
/** The colours that have a name in every browser. */
const NAMES = (
  "aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown " +
  "burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue " +
  "darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange " +
  "darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise " +
  "darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia " +
  "gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo " +
  "ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan " +
  "lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue " +
  "lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon " +
  "mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue " +
  "mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin " +
  "navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen " +
  "paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red " +
  "rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue " +
  "slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white " +
  "whitesmoke yellow yellowgreen"
).split(" ");
const PLAIN = new RegExp(`(?<![\\w#-])(?:${NAMES.join("|")})(?![\\w-])`, "gi");
const INKED =
  /^(?:[\w-]+-color|color|background(?:-image)?|fill|stroke|filter|(?:border|outline)(?:-\w+)*|(?:box|text)-shadow|text-decoration|column-rule)$/;
const SPACED =
  /^(?:font|font-size|line-height|text-indent|border-radius|(?:padding|margin|scroll-margin)(?:-[a-z]+)*|(?:row-|column-)?gap)$/;
/** Widths and heights, of which those from 100 px on have names: what is smaller is drawn, and has its own size. */
const SIZED =
  /^(?:(?:min-|max-)?(?:width|height|inline-size|block-size)|flex(?:-basis)?|grid(?:-template|-auto)?(?:-columns|-rows)?|columns|column-width)$/;
const LARGE = 100;
const TIMED = /^(?:animation|transition)(?:-duration|-delay)?$/;
const TIME = /(?<![\w.-])[\d.]+m?s\b/g;
const LENGTH = /(?<![\w.-])-?[\d.]+(?:px|rem|pt|cm|mm|in)\b/g;
const HAIRS = new Set(["0px", "1px", "2px", "-1px", "-2px"]);
const WINDOW = /\b(?:width|height|inline-size|block-size|aspect-ratio)\b/;
const NAMED = /\(--([\w-]+)\)/g;
/** A width or a height that a script compares with a number of its own. */
const SIDE = String.raw`(?:wide|width|high|height|\w+(?:Width|Height))`;
const COMPARED = new RegExp(
  String.raw`\b${SIDE}\s*[<>]=?\s*\d[\d_]{2,}|\b\d[\d_]{2,}\s*[<>]=?\s*${SIDE}\b`,
  "g",
);
/** A query about a width or a height, with a size of its own. */
const ASKED = /\([^()]*\b(?:width|height)\b[^()]*\d(?:px|r?em)\b[^()]*\)/g;
/** What a script sets as a style: a colour by its name, a size of its own. */
const SET = new RegExp(
  `\\b(?:fill|stroke|color|background|\\w+Color)\\s*[:=]\\s*["'\`](${NAMES.join("|")})["'\`]|["'\`](\\d{3,}px|\\d{2,}rem)["'\`]`,
  "g",
);

/** By custom properties, the properties that are set by them. */
type Feeds = ReadonlyMap<string, ReadonlySet<string>>;

/** What custom properties feed, wherever that is. */
function feedsOf(sources: string[]): Feeds {
  const feeds = new Map<string, Set<string>>();
  for (const [, property = "", value = ""] of sources.join("\n").matchAll(/([\w-]+)\s*:([^;:{}]*)/g))
    for (const [, name = ""] of value.matchAll(/var\((--[\w-]+)/g))
      feeds.set(name, (feeds.get(name) ?? new Set()).add(property));
  return feeds;
}

/** The properties that a declaration sets: its own, or those that a custom one feeds in the end. */
function fedBy(property: string, feeds: Feeds, known = new Set<string>()): Set<string> {
  if (known.has(property)) return known;
  known.add(property);
  for (const fed of feeds.get(property) ?? []) fedBy(fed, feeds, known);
  return known;
}

/** What a style sheet, or a component's, says without a name for it. */
function unnamed(path: string, source: string, feeds = feedsOf([source])): string[] {
  const found = [
    ...[...source.matchAll(COLOUR)].map(([colour]) => `the colour ${colour}`),
    ...[...source.matchAll(COMPARED)].map(([compared]) => `the place ${compared}`),
    ...scripted(path, source),
  ];
  const styles = path.endsWith(".css") ? `<style>${source}</style>` : source;
  const { css: sheet = null, fragment = null } = path.endsWith(".ts") ? {} : parse(styles, { modern: true });
  const look = (node: AST.CSS.Node | AST.CSS.StyleSheet): void => {
    if (node.type === "Declaration") found.push(...unnamedIn(node, feeds));
    if (node.type === "Atrule" && node.name === "media" && !isNamed(node.prelude, BREAKPOINTS))
      found.push(`the screen ${node.prelude}`);
    if (node.type === "Atrule" && node.name === "container" && !isNamed(node.prelude, CONTAINERS))
      found.push(`the part ${node.prelude}`);
    if (node.type === "StyleSheet" || node.type === "Block") node.children.forEach(look);
    if ((node.type === "Rule" || node.type === "Atrule") && node.block) look(node.block);
  };
  if (sheet) look(sheet);
  found.push(...inline(fragment).flatMap((each) => unnamedIn(each, feeds)));
  return found.map((what) => `${path}: ${what}`);
}

/** What scripts ask of the screen, and set as a style, without a name for it. */
function scripted(path: string, source: string): string[] {
  const parts = path.endsWith(".ts") ? [source] : [...source.matchAll(SCRIPT)].map(([script]) => script);
  const asked = path === SCREENS ? [] : parts.flatMap((each) => each.match(ASKED) ?? []);
  const set = parts.flatMap((each) => [...each.matchAll(SET)]).map(([, colour, size]) => colour ?? size);
  return [...asked.map((query) => `the screen ${query}`), ...set.map((value) => `the style ${value}`)];
}

/** Whether a query has no size in it, and no name that there is not. */
const isNamed = (query: string, names: object): boolean =>
  !WINDOW.test(query.replace(NAMED, "")) &&
  [...query.matchAll(NAMED)].every(([, name = ""]) => name in names);

type Declaration = Pick<AST.CSS.Declaration, "property" | "value">;

/** What pictures say of their style in attributes of its own; a size without a unit is one in pixels of theirs. */
const DRAWN = new Set(["font-size", "fill", "stroke", "stop-color"]);
const BARE = /^[\d.]+$/;

/** What elements say of their own style: `style="…"`, `style={…}`, `style:font-size="…"`; and pictures, `fill="…"`. */
function inline(part: unknown): Declaration[] {
  if (!part || typeof part !== "object") return [];
  const { type, name, value } = part as Record<string, unknown>;
  if (type === "StyleDirective") return texts(value).map((text) => ({ property: String(name), value: text }));
  if (type === "Attribute" && name === "style") return texts(value).flatMap(declarations);
  if (type === "Attribute" && DRAWN.has(String(name)))
    return texts(value).map((text) => ({ property: String(name), value: text.replace(BARE, "$&px") }));
  return Object.values(part).flatMap(inline);
}

/** The texts that stand in an attribute, also inside of expressions. */
function texts(part: unknown): string[] {
  if (!part || typeof part !== "object") return [];
  const { type, data, value } = part as Record<string, unknown>;
  if (type === "Text") return [String(data)];
  if (type === "Literal") return [String(value)];
  if (type === "TemplateElement") return [(value as { cooked: string }).cooked];
  return Object.values(part).flatMap(texts);
}

const declarations = (text: string): Declaration[] =>
  text.split(";").map((each) => {
    const [property = "", value = ""] = each.split(":");
    return { property: property.trim(), value };
  });

/** A custom property that feeds a width or a height is one, wherever else it goes; type has names in any case. */
function unnamedIn({ property, value }: Declaration, feeds: Feeds): string[] {
  const fed = [...fedBy(property, feeds)];
  const isFed = (by: RegExp): boolean => fed.some((each) => by.test(each));
  const inks = isFed(INKED) ? [...value.matchAll(PLAIN)].map(([ink]) => `the colour ${ink}`) : [];
  const lengths = [...value.matchAll(LENGTH)].map(([size]) => size);
  const isSpaced = isFed(/^font|^line-height$/) || (isFed(SPACED) && !isFed(SIZED));
  const spaces = isSpaced ? lengths.filter((size) => !HAIRS.has(size)) : [];
  const sizes = isFed(SIZED) && !isSpaced ? lengths.filter(isLarge) : [];
  const times = isFed(TIMED) ? [...value.matchAll(TIME)].map(([time]) => time) : [];
  return [...inks, ...[...spaces, ...sizes, ...times].map((size) => `${property} with ${size} in it`)];
}

const isLarge = (size: string): boolean =>
  Math.abs(Number.parseFloat(size)) * (size.endsWith("px") ? 1 : 16) >= LARGE;

const files = (readdirSync("src", { recursive: true }) as string[]).filter(
  (path) => /\.(?:svelte|css|ts)$/.test(path) && !TOKENS.test(path),
);
const tokens = (readdirSync("src", { recursive: true }) as string[])
  .filter((path) => TOKENS.test(path))
  .map((path) => readFileSync(join("src", path), "utf-8"));

describe("colours, sizes, times and screens", () => {
  it("have names, in tokens.css and breakpoints.ts", () => {
    expect(files.length).toBeGreaterThan(150);
    const sources = files.map((path) => readFileSync(join("src", path), "utf-8"));
    const feeds = feedsOf([...sources, ...tokens]);
    expect(files.flatMap((path, at) => unnamed(path, sources[at] ?? "", feeds))).toEqual([]);
  }, 60_000); // every component is parsed, also on a busy machine

  it.each([
    ['<path fill="#17142F" />', "the colour #17142F"],
    ["<p></p><style>p { color: rgb(1 2 3 / 0.5); }</style>", "the colour rgb("],
    ["<p></p><style>p { border: 1px solid white; }</style>", "the colour white"],
    ["<p></p><style>p { padding: 0 1px 7px; }</style>", "padding with 7px in it"],
    ["<p></p><style>p { margin-left: calc(-3px - var(--step-1)); }</style>", "margin-left with -3px in it"],
    ["<p></p><style>p { font: 700 1.2rem/1 var(--text); }</style>", "font with 1.2rem in it"],
    ['<p style="color: inherit; font-size: 13px"></p>', "font-size with 13px in it"],
    ['<p style="--wide: 3; background: white; top: {high}px"></p>', "the colour white"],
    ['<Part><p style={isHigh ? "padding: 7px" : undefined}></p></Part>', "padding with 7px in it"],
    ["{#if isHigh}<p style={`margin: 9px; top: ${high}px`}></p>{/if}", "margin with 9px in it"],
    ['<p style:gap="5px" style:color="var(--fg)"></p>', "gap with 5px in it"],
    ['<p style:color={isHigh ? "red" : null}></p>', "the colour red"],
    ['<text font-size="15"></text>', "font-size with 15px in it"],
    ["<text font-size={isHigh ? 15 : undefined}></text>", "font-size with 15px in it"],
    ['<path fill="white" />', "the colour white"],
    ['<path stroke={isHigh ? "tomato" : "none"} />', "the colour tomato"],
    ['<stop stop-color="Linen" />', "the colour Linen"],
    ["<p></p><style>@media (max-width: 9px) { p { top: 0; } }</style>", "the screen (max-width: 9px)"],
    ["<p></p><style>@media (--watch) { p { top: 0; } }</style>", "the screen (--watch)"],
    ["<p></p><style>p { width: min(480px, 100%); }</style>", "width with 480px in it"],
    ["<p></p><style>p { max-height: 20rem; }</style>", "max-height with 20rem in it"],
    ["<p></p><style>p { grid-template: auto / 1fr 348px; }</style>", "grid-template with 348px in it"],
    ["<p></p><style>p { flex: 1 1 150px; }</style>", "flex with 150px in it"],
    ["<p></p><style>@container (max-width: 9px) { p { top: 0; } }</style>", "the part (max-width: 9px)"],
    ["<p></p><style>@container (--phone) { p { top: 0; } }</style>", "the part (--phone)"],
    ["<p></p><style>p { columns: 2 340px; }</style>", "columns with 340px in it"],
    ["<p></p><style>p { --high: 134px; height: calc(2 * var(--high)); }</style>", "--high with 134px in it"],
    [
      "<p></p><style>p { --one: 1.1rem; --two: var(--one); font-size: var(--two); }</style>",
      "--one with 1.1rem in it",
    ],
    ['<p style:--lap="7px"></p><style>p { margin-left: var(--lap); }</style>', "--lap with 7px in it"],
    ["<p></p><style>p { --ink: white; fill: var(--ink); }</style>", "the colour white"],
    ["<p></p><style>p { animation: burn 1800ms infinite; }</style>", "animation with 1800ms in it"],
    ["<script>let compact = wide > 0 && wide < 700;</script>", "the place wide < 700"],
    ["<script>let compact = 1_200 >= innerWidth;</script>", "the place 1_200 >= innerWidth"],
    ['<script>let phone = matchMedia("(max-width: 720px)");</script>', "the screen (max-width: 720px)"],
    ['<script>part.animate([{ backgroundColor: "tomato" }]);</script>', "the style tomato"],
    ['<script>part.style.width = "480px";</script>', "the style 480px"],
    ["<p></p><style>p { filter: drop-shadow(0 0 2px #000); }</style>", "the colour #000"],
    ["<p></p><style>p { background-image: linear-gradient(red, var(--ink)); }</style>", "the colour red"],
    ["<p></p><style>p { accent-color: teal; }</style>", "the colour teal"],
    ["<p></p><style>@media (9px >= width) { p { top: 0; } }</style>", "the screen (9px >= width)"],
    [
      "<p></p><style>@media (max-aspect-ratio: 4/3) { p { top: 0; } }</style>",
      "the screen (max-aspect-ratio: 4/3)",
    ],
  ])("are missed in %s", (source, what) =>
    expect(unnamed("x.svelte", source)).toEqual([`x.svelte: ${what}`]),
  );

  it.each([
    '{#each [] as x}{x}{/each}<use href="#leaf" /><path d="M0 0h7" stroke-width="2.5" fill="url(#gold)" stroke="var(--thistle)" />',
    "<p></p><style>p { margin: 0 -1px 2px var(--step-1); font-size: 1.2em; width: 34px; }</style>",
    '<p style="font-size: var(--size-2); margin: 0 2px" style:translate={`${x}px 7px`} title="font-size: 13px"></p>',
    "<p></p><style>p { --high: 34px; min-width: var(--wide-4); height: var(--high); max-height: 99px; }</style>",
    "<p></p><style>p { --wide: 34px; width: var(--wide); margin-left: calc(-1 * var(--wide)); }</style>",
    "<p></p><style>p { transition: rotate var(--quick) ease-in-out; }</style>",
    "<p></p><style>@container (--narrow-bay) { p { top: 0; } }</style>",
    "<p></p><style>@media (--phone), (prefers-reduced-motion: reduce) { p { top: 0; } }</style>",
  ])("are not missed in %s", (source) => expect(unnamed("x.svelte", source)).toEqual([]));

  it("are used by names that there are", () => {
    const named = new Set(
      tokens.flatMap((text) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
    );
    const sources = files.map((path) => readFileSync(join("src", path), "utf-8"));
    const own = sources.flatMap((text) =>
      [...text.matchAll(/(--[\w-]+)(?:[:=]|")/g)].map(([, name]) => name),
    );
    const used = sources.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
    expect([...new Set(used)].filter((name) => !named.has(name) && !own.includes(name))).toEqual([]);
  });

  it("of the browser's own frame are those of the page", () => {
    const frame = [...readFileSync("index.html", "utf-8").matchAll(/theme-color" content="(#\w+)"/g)];
    const colour = (name: string): string | undefined =>
      new RegExp(`--${name}: (#\\w+)`).exec(readFileSync("src/style/tokens.css", "utf-8"))?.[1];
    expect(frame.map(([, each]) => each?.toLowerCase())).toEqual([colour("night"), colour("bone")]);
  });
});
