/** A rulebook in Markdown, as far as our rulebooks use it, taken apart to be shown, numbered and searched. */

import { typeable } from "./typed";

export interface Span {
  text: string;
  as: "plain" | "strong" | "stress" | "rule";
}

export type Block =
  | { kind: "text"; spans: Span[] }
  | { kind: "quote"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export interface Passage {
  rules: string[]; // the ids of the rules in it
  blocks: Block[];
  text: string; // all of it, in small letters, for searching
}

export interface Chapter {
  heading: string;
  level: number;
  passages: Passage[];
}

const RULE = /^[A-Z]+-\d+$/;
const MARKS = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/;

/** Marks for bold, stress and code; a bold rule id is a rule. */
export function spans(line: string): Span[] {
  return line
    .split(MARKS)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith("**") && part.endsWith("**") && part.length > 4) {
        const text = part.slice(2, -2);
        return { text, as: RULE.test(text) ? "rule" : "strong" };
      }
      if (part.length > 2 && /^[*`].*[*`]$/.test(part)) return { text: part.slice(1, -1), as: "stress" };
      return { text: part, as: "plain" };
    });
}

export function parse(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  let lines: string[] = [];
  const shut = (): void => {
    chapters.at(-1)?.passages.push(...passages(blocks(lines)));
    lines = [];
  };
  for (const line of markdown.split("\n")) {
    const heading = /^(#+)\s+(.*)$/.exec(line);
    if (heading) {
      shut();
      chapters.push({ heading: heading[2] ?? "", level: heading[1]?.length ?? 1, passages: [] });
    } else lines.push(line);
  }
  shut();
  return chapters;
}

const cells = (line: string): Span[][] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));

/** A block as it is gathered: whole texts first, since a mark may begin on one line and end on the next. */
type Raw =
  | { kind: "text" | "quote"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; lines: string[] };

function blocks(lines: string[]): Block[] {
  const found: Raw[] = [];
  let fresh = true; // whether an empty line came before
  for (const line of lines) {
    if (line.trim()) gather(found, line, fresh);
    fresh = !line.trim();
  }
  return found.map(finished);
}

function gather(found: Raw[], line: string, fresh: boolean): void {
  const last = found.at(-1);
  const said = line.replace(/^>\s?|^\s*- /, "").trim();
  if (line.startsWith("|")) {
    if (!fresh && last?.kind === "table") last.lines.push(line);
    else found.push({ kind: "table", lines: [line] });
  } else if (/^\s*- /.test(line)) {
    if (last?.kind === "list") last.items.push(said);
    else found.push({ kind: "list", items: [said] });
  } else {
    const kind = line.startsWith(">") ? "quote" : "text";
    if (!fresh && last?.kind === kind) last.text += ` ${said}`;
    else if (!fresh && last?.kind === "list") last.items.push(`${last.items.pop()} ${said}`);
    else found.push({ kind, text: said });
  }
}

function finished(raw: Raw): Block {
  if (raw.kind === "list") return { kind: "list", items: raw.items.map(spans) };
  if (raw.kind !== "table") return { kind: raw.kind, spans: spans(raw.text) };
  const [head = [], ...rows] = raw.lines.filter((line) => !/^[|\s:-]+$/.test(line)).map(cells);
  return { kind: "table", head, rows };
}

const spansOf = (block: Block): Span[] => {
  if (block.kind === "list") return block.items.flat();
  return block.kind === "table" ? [...block.head.flat(), ...block.rows.flat(2)] : block.spans;
};

/** What belongs together: a rule and what follows it up to the next one. */
function passages(all: Block[]): Passage[] {
  const found: Passage[] = [];
  for (const block of all) {
    const inside = spansOf(block);
    const rules = inside.filter((span) => span.as === "rule").map((span) => span.text);
    const text = typeable(inside.map((span) => span.text).join(" "));
    const last = found.at(-1);
    if (last?.rules.length && !rules.length) {
      last.blocks.push(block);
      last.text += ` ${text}`;
    } else found.push({ rules, blocks: [block], text });
  }
  return found;
}

/** The chapters with only those passages that have a word, or the rule with that number, in them. */
export function lookUp(chapters: Chapter[], wanted: string): Chapter[] {
  const said = typeable(wanted).trim();
  if (!said) return chapters;
  const names = (rule: string): boolean => rule.toLowerCase() === said || rule.split("-")[1] === said;
  return chapters
    .map((chapter) => {
      const whole = typeable(chapter.heading).includes(said);
      const kept = chapter.passages.filter(
        (each) => whole || each.text.includes(said) || each.rules.some(names),
      );
      return { ...chapter, passages: kept };
    })
    .filter((chapter) => chapter.passages.length);
}
