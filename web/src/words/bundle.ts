/** The messages of one language, put into words by Fluent; src/gloaming/kernel/bundle.py does the same in Python. */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentVariable,
  type FluentValue,
} from "@fluent/bundle";

/** What a message can be given: JSON as it is on the wire. */
export type Argument =
  string | number | boolean | null | undefined | readonly Argument[] | { readonly [part: string]: Argument };
export type Arguments = { readonly [name: string]: Argument };
/** An object that names its message, and has its arguments. */
export type Phrase = Arguments & { readonly say: string };
/** A text of messages, and its language. */
export type Text = { language: string; text: string };

type Parts = { readonly [part: string]: Argument };
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
type Named = Record<string, FluentValue>;

const LOCALES: Record<string, string> = { en: "en-GB" }; // British lists: "Ada, Ben and Cleo"
const TYPES: Record<string, "conjunction" | "disjunction"> = { and: "conjunction", or: "disjunction" };

/** The styles of lists without a word before the last item, and what they have where a language has no list-<style>. */
const PLAIN: Record<string, string> = { comma: ", ", semicolon: "; ", plus: " + ", slash: "/", dot: " · " };

const [HYPHEN, MINUS] = ["-", "−"];

/** A message that is there and cannot be said with these arguments. */
class Unsaid extends Error {}

/** An object as an argument: "some" where it is shown, with its parts for NAME. Where it is selected on, it is the
 * default, which is why a variant [some] must be that. */
class Thing extends FluentType<Parts> {
  override toString(): string {
    return "some";
  }
}

/** A number as people write it: with a minus, where Fluent has a hyphen. */
class Numeral extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace(HYPHEN, MINUS);
  }
}

/** The same with options, as NUMBER gives them. */
const numeral = (value: FluentValue | undefined, options: Named): Numeral =>
  new Numeral(
    Number(value),
    Object.fromEntries(Object.entries(options).map(([name, each]) => [name, each.valueOf()])),
  );

/** A list as an argument, for LIST alone. */
class Items extends FluentType<readonly Argument[]> {
  override toString(): string {
    throw new Unsaid("A list is shown by LIST.");
  }
}

const isList = (value: Argument): value is readonly Argument[] => Array.isArray(value);
const isPhrase = (value: Parts): value is Phrase => "say" in value;

/** A value as it stands in the id of its message. */
export const slug = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** A value as text. */
function plain(value: Argument | FluentValue): string {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  const given = value instanceof FluentType ? value.valueOf() : value;
  return typeof given === "number" ? String(given).replace(HYPHEN, MINUS) : String(given);
}

const withForm = (name: string, form: string): string => (form ? `${name}.${form}` : name);

export class Bundle {
  private readonly fluent: FluentBundle;
  private readonly lists = new Map<string, Intl.ListFormat>();
  private readonly locale: string;

  /** The messages of a language, of two with one id the first; what it lacks the other one may have. */
  constructor(
    readonly language: string,
    texts: readonly string[],
    private readonly other?: Bundle,
  ) {
    this.locale = LOCALES[language] ?? language;
    const functions = {
      NAME: ([kind, value]: FluentValue[], { form }: Named) => this.named(plain(kind), value, form),
      LIST: ([items]: FluentValue[], options: Named) => this.listed(items, options),
      NUMBER: ([value]: FluentValue[], options: Named) => numeral(value, options),
    };
    this.fluent = new FluentBundle(this.locale, { functions, useIsolating: false });
    for (const text of texts) this.fluent.addResource(new FluentResource(text));
  }

  /** A message with its arguments, from the first language that has it and can say it; `faults` are told what was wrong. */
  say(message: string, given: Arguments, faults: string[]): string | undefined {
    const pattern = this.pattern(message);
    if (pattern !== undefined) {
      try {
        return this.formatted(pattern, given);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        faults.push(`${message} (${this.language}): ${error.message}`);
      }
    }
    return this.other?.say(message, given, faults);
  }

  /** Whether some language has a message or an attribute. */
  has(message: string): boolean {
    return this.pattern(message) !== undefined || (this.other?.has(message) ?? false);
  }

  /** The first language that has a message. */
  languageOf(message: string): string | undefined {
    return this.pattern(message) === undefined ? this.other?.languageOf(message) : this.language;
  }

  private pattern(message: string): Pattern | undefined {
    const [name = "", form] = message.split(".");
    const found = this.fluent.getMessage(name);
    return (form ? found?.attributes[form] : found?.value) ?? undefined;
  }

  private formatted(pattern: Pattern, given: Arguments): string {
    const errors: Error[] = [];
    const said = this.fluent.formatPattern(pattern, this.ready(given), errors);
    if (errors.length > 0) throw new Unsaid(errors.map((each) => each.message).join("; "));
    return said;
  }

  /** What is inside of another message; what is wrong with it is wrong with that one. */
  private inner(message: string, given: Arguments): string {
    const faults: string[] = [];
    const said = this.say(message, given, faults);
    if (said === undefined) throw new Unsaid(faults.join("; ") || `There is no ${message}.`);
    return said;
  }

  // Arguments

  private ready(given: Arguments): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) this.makeReady(found, name, value);
    return found;
  }

  /** Put an argument under its name, and its parts under names of their own. */
  private makeReady(found: Record<string, FluentVariable>, name: string, value: Argument): void {
    if (isList(value)) {
      found[name] = new Items(value);
      found[`${name}-count`] = value.length;
    } else if (typeof value === "object" && value !== null) {
      found[name] = isPhrase(value) ? this.phrase(value) : new Thing(value);
      if (isPhrase(value)) return;
      for (const [part, inner] of Object.entries(value)) this.makeReady(found, `${name}-${part}`, inner);
    } else found[name] = typeof value === "number" ? new Numeral(value) : plain(value);
  }

  private phrase({ say, ...given }: Phrase): string {
    return this.inner(say, given);
  }

  // Functions of the catalogues

  /** NAME: what a value of a kind is called, in a form; an object by the message of its kind. */
  private named(kind: string, value: Argument | FluentValue, form?: FluentValue): string {
    const wanted = form === undefined ? "" : plain(form);
    if (value instanceof Thing) return this.inner(withForm(kind, wanted), { [kind]: value.value });
    const [name, text] = [`${kind}-${slug(plain(value))}`, plain(value)];
    if (this.has(withForm(name, wanted))) return this.inner(withForm(name, wanted), {});
    if (value instanceof FluentNumber && !this.has(name)) return text; // small numbers have words, others figures
    reportMissing(withForm(name, wanted));
    return wanted ? this.named(kind, value) : text;
  }

  /** LIST: what values are called, joined as the language does; what is said of none if there are none. */
  private listed(items: FluentValue | undefined, { of, form, style }: Named): string {
    const kind = of === undefined ? "" : plain(of);
    if (!(items instanceof Items) && items !== "none") throw new TypeError("LIST takes a list.");
    const said = items instanceof Items ? items.value.map((each) => this.item(each, kind, form)) : [];
    if (said.length === 0) return kind && this.has(`${kind}-none`) ? this.inner(`${kind}-none`, {}) : "";
    return this.joined(said, style === undefined ? "and" : plain(style));
  }

  private item(value: Argument, kind: string, form?: FluentValue): string {
    if (typeof value === "object" && value !== null && !isList(value))
      return isPhrase(value) ? this.phrase(value) : this.named(kind, new Thing(value), form);
    return kind ? this.named(kind, value, form) : plain(value);
  }

  private joined(said: readonly string[], style: string): string {
    const between = PLAIN[style];
    if (between) return said.join(this.has(`list-${style}`) ? this.inner(`list-${style}`, {}) : between);
    const type = TYPES[style];
    if (!type) throw new RangeError(`LIST knows no style ${style}.`);
    const list = this.lists.get(style) ?? new Intl.ListFormat(this.locale, { type });
    this.lists.set(style, list);
    return list.format(said);
  }
}

/** Note that the message of a value is missing: an error in tests, and the value itself is shown otherwise. */
function reportMissing(message: string): void {
  if (import.meta.env.MODE === "test") throw new Unsaid(`There is no ${message}.`);
  console.error(`There is no message ${message}.`);
}
