/** The table in words, as the server tells it, taken apart to be set like a page instead of a terminal. */

import type { Line, Paragraph } from "../protocol/speech";
import { capitalised } from "./text";

const DRAWN = /^\s{4,}\S|[═║╬╠╣╦╩╔╗╚╝╞╡╥╨]/;
const LONGEST_NAME = 40;

export function paragraphs(text: string): Paragraph[] {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map(paragraph);
}

function paragraph(text: string): Paragraph {
  const all = text.split("\n");
  const plan = all.findIndex(
    (each, at) => DRAWN.test(each) && all.slice(at).filter((one) => DRAWN.test(one)).length > 2,
  );
  const [first = "", ...rest] = plan < 0 ? all : all.slice(0, plan);
  const lines = rest.map(line);
  const drawn = plan < 0 ? "" : all.slice(plan).join("\n");
  const [name, said] = named(first);
  const isList = lines.length > 0 && lines.every((each) => each.kind === "named");
  if (first.endsWith(":") && first.length <= LONGEST_NAME)
    return { heading: first.slice(0, -1), lead: "", lines, drawn };
  if (name && !isList) return { heading: name, lead: capitalised(said), lines, drawn };
  return name
    ? { heading: "", lead: "", lines: [line(first), ...lines], drawn }
    : { heading: "", lead: first, lines, drawn };
}

/** A name and what is said of it: "Ada: 3 Curses". */
function named(text: string): [string, string] {
  const colon = text.indexOf(": ");
  const name = text.slice(0, Math.max(0, colon));
  return colon > 0 && colon <= LONGEST_NAME && !/[.;,]/.test(name)
    ? [name, text.slice(colon + 2)]
    : ["", text];
}

function line(text: string): Line {
  const cells = text.trim().split(/ {2,}/);
  if (cells.length > 1) return { kind: "cells", cells };
  const [name, said] = named(text.trim());
  return name ? { kind: "named", name, text: said } : { kind: "line", text: said };
}
