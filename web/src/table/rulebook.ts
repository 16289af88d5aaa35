/** A rulebook in Markdown, as far as our rulebooks use it, taken apart to be shown, numbered and searched. */

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

function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  let fresh = true; // whether an empty line came before
  for (const line of lines) {
    const last = found.at(-1);
    const continues = !fresh && last;
    if (!line.trim()) {
      fresh = true;
      continue;
    }
    if (line.startsWith("|")) {
      if (/^[|\s:-]+$/.test(line)) continue;
      if (continues && last.kind === "table") last.rows.push(cells(line));
      else found.push({ kind: "table", head: cells(line), rows: [] });
    } else if (/^\s*- /.test(line)) {
      const item = spans(line.replace(/^\s*- /, ""));
      if (last?.kind === "list") last.items.push(item);
      else found.push({ kind: "list", items: [item] });
    } else if (line.startsWith(">")) {
      const said = spans(line.replace(/^>\s?/, ""));
      if (continues && last.kind === "quote") last.spans.push({ text: " ", as: "plain" }, ...said);
      else found.push({ kind: "quote", spans: said });
    } else if (continues && last.kind === "text") last.spans.push({ text: " ", as: "plain" }, ...spans(line));
    else if (continues && last.kind === "list")
      last.items.at(-1)?.push({ text: " ", as: "plain" }, ...spans(line.trim()));
    else found.push({ kind: "text", spans: spans(line) });
    fresh = false;
  }
  return found;
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
    const text = inside
      .map((span) => span.text)
      .join(" ")
      .toLowerCase();
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
  const said = wanted.trim().toLowerCase();
  if (!said) return chapters;
  const names = (rule: string): boolean => rule.toLowerCase() === said || rule.split("-")[1] === said;
  return chapters
    .map((chapter) => {
      const whole = chapter.heading.toLowerCase().includes(said);
      const kept = chapter.passages.filter(
        (each) => whole || each.text.includes(said) || each.rules.some(names),
      );
      return { ...chapter, passages: kept };
    })
    .filter((chapter) => chapter.passages.length);
}
