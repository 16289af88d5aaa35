/** What a rule says, as a text: for whoever tried what it does not allow. */

import { findRulebook } from "../protocol/http";
import { words } from ".";
import { parse, type Block, type Span } from "./rulebook";

const LONGEST = 300; // characters; the rulebook has the rest

/** The lines of a block, each as its spans: a rule stands in one of them. */
function linesOf(block: Block): Span[][] {
  if (block.kind === "list") return block.items;
  return block.kind === "table" ? block.rows.flat() : [block.spans];
}

export function textOfRule(book: string, rule: string): string {
  const lines = parse(book).flatMap((chapter) =>
    chapter.passages.flatMap((passage) => passage.blocks.flatMap(linesOf)),
  );
  const line = lines.find((spans) => spans.some((span) => span.as === "rule" && span.text === rule)) ?? [];
  const text = line
    .filter((span) => span.as !== "rule")
    .map((span) => span.text)
    .join("")
    .trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s+\S*$/, "")} …` : text;
}

export const ruleText = (game: string, rule: string): Promise<string> =>
  findRulebook(game, words.language).then((book) => textOfRule(book, rule));
