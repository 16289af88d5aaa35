/** Don't Go In There in English: answers by what they are on the table, and questions that do not list them again. */

import type { Layout } from "../../games/dont-go-in-there/types";
import { capitalised } from "../text";
import { reworded, type Pattern } from "../patterns";
import { asTheServerSays, type Brief, type Speech } from "../../protocol/speech";
import { cardIn } from "./dont-go-in-there.cards";

const ORDINALS = ["first", "second", "third"];
const IN_LIBRARY: Record<number, string> = { 1: ", +1 ghost", 3: ", −1 ghost" };

const added = (values: string): string => values.split(" ").join(" + ");

/** The card that an answer takes; with its place where another one is just like it, or the place does something. */
function taken(text: string, layout: Layout | null): string | null {
  const slot = Number(/^take (\d)$/.exec(text)?.[1]);
  const found = cardIn(layout, slot);
  if (!found) return null;
  const place = found.side === "library" ? (IN_LIBRARY[slot] ?? "") : "";
  const { type, value } = found.card;
  return `${capitalised(type)} ${value}${found.isTwin && !place ? `, the ${ORDINALS[slot - 1]}` : place}`;
}

const ANSWERS: Pattern[] = [
  [/^take (\d)$/, (slot) => `take card ${slot}`],
  [/^name (.+)$/, (type) => `dispel every ${type}`],
  [/^dispel ([\d ]+)$/, (values) => `dispel the dolls ${added(values)}`],
  [/^re-roll$/, () => "re-roll"],
  [/^(?:keep|leave)$/, () => "let them lie"],
  [/^one (fewer|more)$/, (more) => `one ghost ${more}`],
];

const BRIEF: Pattern<Brief>[] = [
  [/^place (.+) (\d)$/, (room, space) => ({ under: capitalised(room), label: space })],
  [/^name (.+)$/, (type) => ({ under: "", label: capitalised(type) })],
  [/^dispel ([\d ]+)$/, (values) => ({ under: "", label: added(values) })],
];

function answer(text: string, layout: Layout | null): string {
  const card = taken(text, layout);
  return card ? `take the ${card}` : (reworded(ANSWERS, text) ?? text);
}

function brief(text: string, layout: Layout | null): Brief {
  const card = taken(text, layout);
  if (card) return { under: "", label: card };
  return reworded(BRIEF, text) ?? { under: "", label: capitalised(answer(text, layout)) };
}

const QUESTIONS: Pattern[] = [
  [/^(Which card do you take): .*\?$/, (asked) => `${asked}?`],
  [/^(Which type do you dispel): .*\?$/, (asked) => `${asked}?`],
  [/^(Doll \d completes two sets; which do you dispel): .*\?$/, (asked) => `${asked}?`],
];

const REFUSALS: Pattern[] = [
  [
    /^"take (\d)" is gone, .*; left: (.*) \((.+)\)\.$/,
    (_, left, rule) => `That card has been taken; left: ${left.replace(/(^|, )\d /g, "$1")} (${rule}).`,
  ],
];

export const speech: Speech = {
  ...asTheServerSays,
  question: (said) => reworded(QUESTIONS, said) ?? said,
  answer: (text, layout) => answer(text, (layout ?? null) as Layout | null),
  brief: (text, layout) => brief(text, (layout ?? null) as Layout | null),
  refusal: (said) => reworded(REFUSALS, said),
};
