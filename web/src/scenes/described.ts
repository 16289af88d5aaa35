/** The table in words, as the server tells it, taken apart to be set like a page instead of a terminal. */

export type Line = { kind: "line"; text: string } | { kind: "cells"; cells: string[] };

export interface Paragraph {
  heading: string; // what stands before the first colon, or nothing
  lead: string; // the rest of the first line
  lines: Line[];
  drawn: string; // a map or a plan, whose spaces matter; nothing else is set then
}

const WIDTH = 80; // columns at which the server breaks lines
const DRAWN = /[═║╬╠╣╦╩╔╗╚╝╞╡╥╨]|^\s{6,}\S/m;
const LONGEST_HEADING = 40;

export function paragraphs(text: string): Paragraph[] {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map(paragraph);
}

function paragraph(text: string): Paragraph {
  const lines = text.split("\n");
  if (lines.length > 2 && DRAWN.test(text)) return { heading: "", lead: "", lines: [], drawn: text };
  const [first = "", ...rest] = unbroken(lines);
  const colon = first.indexOf(": ");
  const short = colon > 0 && colon <= LONGEST_HEADING && !first.slice(0, colon).includes(". ");
  const ends = first.endsWith(":") && first.length <= LONGEST_HEADING;
  return {
    heading: short ? first.slice(0, colon) : ends ? first.slice(0, -1) : "",
    lead: short ? first.slice(colon + 2) : ends ? "" : first,
    lines: rest.map(line),
    drawn: "",
  };
}

/** Lines as they were before they were broken: one goes on where its next word would not have fitted. */
export function unbroken(lines: string[]): string[] {
  const found: string[] = [];
  let before = "";
  for (const each of lines) {
    const next = each.trim().split(" ")[0] ?? "";
    const goesOn =
      /^\s/.test(each) && before.length + 1 + next.length > WIDTH - 4 && before.length > WIDTH / 2;
    if (goesOn && found.length) found[found.length - 1] += ` ${each.trim()}`;
    else found.push(each);
    before = each;
  }
  return found;
}

function line(text: string): Line {
  const cells = text.trim().split(/ {2,}/);
  return cells.length > 1 ? { kind: "cells", cells } : { kind: "line", text: text.trim() };
}
