/** The client's sources with their types: components become modules of TypeScript, markup and all. */

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "svelte/compiler";
import ts from "typescript";

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** What stands in a module for what markup does. */
const SHIMS = `
type __Elements = import("svelte/elements").SvelteHTMLElements;
declare function __each<Item>(items: Iterable<Item> | ArrayLike<Item> | null | undefined): Item[];
declare function __element<Name extends keyof __Elements>(name: Name, attributes: __Elements[Name]): void;
declare function __part<Props extends Record<string, any>>(
  part: import("svelte").Component<Props>, props: Partial<Props>): void;
declare function __beside(directive: unknown): object;
declare const __index: number;
declare const __error: any;
`;

/** A component as a module: its scripts, then its markup as statements, then what it is given. */
export function moduleOf(source: string): string {
  const { instance, module, fragment } = parse(source, { modern: true });
  const markup = new Markup(source);
  const [first, second] = [module, instance].map((script) => markup.text(script?.content));
  const generic = /\sgenerics="(\w+) extends ([^"]*)"/.exec(source);
  const given = markup.text(propsType(instance?.content.body)) || ": Record<string, never>";
  return [
    generic ? `type ${generic[1]} = ${generic[2]};` : "",
    first,
    second,
    markup.done(fragment),
    `export default {} as import("svelte").Component<${given.slice(1)}>;`,
  ].join("\n");
}

/** The type of what a component is given, with its colon. */
function propsType(body: unknown): unknown {
  const declared = nodesIn(body).flatMap((each) => nodesIn(each["declarations"]));
  const isProps = (call: unknown): boolean =>
    isNode(call) && isNode(call["callee"]) && call["callee"]["name"] === "$props";
  const found = declared.find((each) => isProps(each["init"]))?.["id"];
  return isNode(found) ? found["typeAnnotation"] : undefined;
}

/** Markup as statements: what it shows, and what is asked or named on the way. */
class Markup {
  constructor(private readonly source: string) {}

  text(node: unknown): string {
    return isNode(node) ? this.source.slice(node.start, node.end) : "";
  }

  done(node: unknown): string {
    if (!isNode(node)) return "";
    const [text, done] = [(part: string) => this.text(node[part]), (part: string) => this.done(node[part])];
    switch (node.type) {
      case "Fragment":
        return nodesIn(node["nodes"])
          .map((each) => this.done(each))
          .join("\n");
      case "IfBlock":
        return `if (${text("test")}) {${done("consequent")}} else {${done("alternate")}}`;
      case "EachBlock": {
        const index = node["index"] ? `const ${String(node["index"])} = __index;` : "";
        const head = `for (const ${text("context") || "{}"} of __each(${text("expression")}))`;
        return `${head} {${index} ${voided(text("key"))} ${done("body")}} ${done("fallback")}`;
      }
      case "AwaitBlock": {
        const value = `const ${text("value") || "{}"} = await (${text("expression")});`;
        const error = `const ${text("error") || "{}"} = __error;`;
        return `{${done("pending")}} {${value} ${done("then")}} {${error} ${done("catch")}}`;
      }
      case "SnippetBlock":
        return `async function ${text("expression")}${this.snippet(node)} void ${text("expression")};`;
      case "ConstTag":
        return `${text("declaration")};`;
      case "Component": {
        const inside = nodesIn((node["fragment"] as Node)["nodes"]);
        const snippets = inside.filter(({ type }) => type === "SnippetBlock");
        const given = snippets.map((each) => `async ${this.text(each["expression"])}${this.snippet(each)}`);
        const others = inside.filter((each) => !snippets.includes(each)).map((each) => this.done(each));
        const all = [this.given(node), ...given].filter(Boolean).join(", ");
        return `__part(${String(node["name"])}, {${all}}); {${others.join("\n")}}`;
      }
      case "RegularElement":
        return `__element("${String(node["name"])}", {${this.given(node)}}); {${done("fragment")}}`;
      case "SvelteWindow":
        return `__element("svelte:window", {${this.given(node)}});`;
      default:
        return `${voided(text("expression"))} {void {${this.given(node)}}; ${done("fragment")}}`;
    }
  }

  /** What a snippet takes and does. */
  private snippet(node: Node): string {
    const given = nodesIn(node["parameters"]).map((each) => this.text(each));
    return `(${given.join(", ")}) {${this.done(node["body"])}}`;
  }

  /** What an element or a component is given, as parts of an object. */
  private given(node: Node): string {
    return nodesIn(node["attributes"])
      .map((each) => this.attribute(each))
      .join(", ");
  }

  private attribute(node: Node): string {
    const [name, expression] = [JSON.stringify(node["name"]), this.text(node["expression"])];
    if (node.type === "SpreadAttribute") return `...(${expression})`;
    if (node.type === "Attribute") return `${name}: ${this.value(node["value"])}`;
    if (node.type === "StyleDirective") return `...__beside(${this.value(node["value"])})`;
    if (node.type === "BindDirective" && node["name"] !== "this") return `${name}: ${expression}`;
    return `...__beside(${expression})`;
  }

  private value(value: unknown): string {
    if (isNode(value)) return `(${this.text(value["expression"])})`;
    const [first, ...others] = nodesIn(value);
    if (!first) return "true";
    if (first.type === "Text" && !others.length) return JSON.stringify(first["data"]);
    const inside = [first, ...others].filter((each) => each.type !== "Text");
    return `\`${inside.map((each) => `\${${this.text(each["expression"])}}`).join(" ")}\``;
  }
}

const voided = (expression: string): string => (expression ? `void (${expression});` : "");

const isComponent = (path: string): boolean => path.endsWith(".svelte");
const pathOf = (path: string): string => resolve("src", isComponent(path) ? `${path}.ts` : path);

/** The client's sources, and others that a test makes up, by their paths in src/. */
export function typed(others: Record<string, string>): {
  program: ts.Program;
  files: Map<string, ts.SourceFile>;
} {
  const paths = (readdirSync("src", { recursive: true }) as string[]).filter((path) =>
    /\.(?:ts|svelte)$/.test(path),
  );
  const sources = {
    ...Object.fromEntries(paths.map((path) => [path, readFileSync(join("src", path), "utf-8")])),
    ...others,
  };
  const texts = new Map<string, string>([[resolve("src/shims.d.ts"), SHIMS]]);
  for (const [path, text] of Object.entries(sources))
    texts.set(pathOf(path), isComponent(path) ? moduleOf(text) : text);
  const program = programOf(texts);
  const files = Object.keys(sources).map((path) => [path, program.getSourceFile(pathOf(path))] as const);
  return { program, files: new Map(files as [string, ts.SourceFile][]) };
}

/** Texts by their whole paths, put together as the client is. */
function programOf(texts: Map<string, string>): ts.Program {
  const { config } = ts.readConfigFile("tsconfig.json", (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ".");
  options.forceConsistentCasingInFileNames = false; // Toasts.svelte stands beside toasts.svelte.ts
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  return ts.createProgram([...texts.keys()], options, host);
}
