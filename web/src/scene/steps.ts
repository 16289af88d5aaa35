/** Answers as people pick them: a few at once, grouped by what they begin with; many in steps, word by word. An answer's
 * text is its name, so all of this follows from the texts alone, unless a game's words say better what a few are called. */

import type { Answer } from "../protocol/table-store.svelte";
import type { Brief } from "../protocol/speech";
import { capitalised } from "../words/text";

export const FEW = 12; // answers that are shown all at once

/** Several answers that begin alike, with what each of them ends in. */
export interface Group {
  label: string; // empty where they have nothing in common
  answers: { answer: Answer; label: string }[];
}

/** One choice of a step: it ends in an answer, or leads on to several. */
export interface Step {
  label: string;
  picked: string[]; // all words that are picked with it
  before: string[]; // those of them that stand before the label
  answer: Answer | null;
  count: number;
}

/** The words of an answer: "rotate 3 5 left" has four; in a list ("play move 1, climb") each entry is one. */
export function wordsOf(text: string): string[] {
  const [first = "", ...entries] = text.split(", ");
  if (!entries.length) return text.split(" ");
  const [verb = "", ...rest] = first.split(" ");
  return [verb, rest.join(" "), ...entries];
}

const shared = (lists: string[][], from: number): number => {
  let at = from;
  while (lists.length && lists.every((list) => at < list.length - 1 && list[at] === lists[0]?.[at])) at += 1;
  return at;
};

/** Few answers in groups: as their game calls them, or else as their texts begin. */
export function grouped(answers: Answer[], brief: (text: string) => Brief | null = () => null): Group[] {
  const briefs = answers.map(({ text }) => brief(text)).filter((each) => each !== null);
  if (briefs.length < answers.length) return groupedByText(answers);
  const named = answers.map((answer, at) => ({ answer, ...(briefs[at] as Brief) }));
  return [...groupBy(named, (each) => each.under)].map(([label, inside]) => ({ label, answers: inside }));
}

/** By all words but the last where that gathers some, or as one group under what all share. */
function groupedByText(answers: Answer[]): Group[] {
  const lists = answers.map((answer) => answer.text.split(" "));
  const common = answers.length > 1 ? shared(lists, 0) : 0;
  const rests = lists.map((list) => list.slice(common));
  const keys = rests.map((rest) => rest.slice(0, -1).join(" "));
  const gathers = keys.every(Boolean) && new Set(keys).size < answers.length;
  const groups = new Map<string, Group>();
  answers.forEach((answer, at) => {
    const rest = rests[at] ?? [];
    const key = gathers ? (keys[at] ?? "") : (lists[at]?.slice(0, common).join(" ") ?? "");
    const label = gathers ? (rest.at(-1) ?? "") : rest.join(" ");
    const group = groups.get(key) ?? { label: capitalised(key), answers: [] };
    group.answers.push({ answer, label: key ? label : capitalised(label) });
    groups.set(key, group);
  });
  return [...groups.values()];
}

/** The answers that begin with the words that are picked. */
export function beginning(answers: Answer[], picked: string[]): Answer[] {
  return answers.filter(({ text }) => {
    const list = wordsOf(text);
    return picked.every((word, at) => list[at] === word);
  });
}

/** Many answers as the next step: what can be picked after the words that are picked. */
export function nextSteps(answers: Answer[], picked: string[]): Step[] {
  const matching = beginning(answers, picked).map((answer) => ({ answer, list: wordsOf(answer.text) }));
  const from = shared(
    matching.map((each) => each.list),
    picked.length,
  );
  const heads = groupBy(matching, (each) => each.list[from] ?? "");
  return [...heads.values()].map((inside) => {
    const lists = inside.map((each) => each.list);
    const first = lists[0] ?? [];
    const to = inside.length === 1 ? first.length : Math.max(from + 1, shared(lists, from + 1));
    return {
      label: first.slice(from, to).join(isList(answers) ? ", " : " "),
      picked: first.slice(0, to),
      before: first.slice(0, from),
      answer: inside.length === 1 ? (inside[0]?.answer ?? null) : null,
      count: inside.length,
    };
  });
}

const isList = (answers: Answer[]): boolean => answers.some(({ text }) => text.includes(", "));

/** What is picked so far, as it stands in the answers. */
export function pickedInWords(answers: Answer[], [verb = "", ...rest]: string[]): string {
  return [verb, rest.join(isList(answers) ? ", " : " ")].join(" ").trim();
}

function groupBy<Item>(items: Item[], key: (item: Item) => string): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item]);
  return found;
}

/** The word that all labels of a step begin with, each before a number, to be said once: of "Row 1" and "Row 2" "Row". */
export function sharedWord(labels: string[]): string {
  const heads = new Set(labels.map((label) => /^(\S+) \d/.exec(label)?.[1] ?? ""));
  return labels.length > 1 && heads.size === 1 ? ([...heads][0] ?? "") : "";
}

/** The one answer that somebody means who has typed something: it is said just like that, or no other has it in it. */
export function meant(found: Answer[], typed: string, shown: (text: string) => string): Answer | undefined {
  const plain = (text: string): string => text.trim().toLowerCase();
  const exactly = found.find(({ text }) => [text, shown(text)].some((each) => plain(each) === plain(typed)));
  return exactly ?? (found.length === 1 ? found[0] : undefined);
}

/** The answers that have a text in them, or else its words in that order: as the server calls them, or as they are
 * shown. */
export function containing(
  answers: Answer[],
  text: string,
  shown: (text: string) => string = (same) => same,
): Answer[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  const having = (parts: string[]): Answer[] =>
    answers.filter((answer) => [answer.text, shown(answer.text)].some((each) => inOrder(each, parts)));
  const whole = having([wanted.join(" ")]);
  return whole.length ? whole : having(wanted);
}

function inOrder(text: string, wanted: string[]): boolean {
  let from = 0;
  return wanted.every((word) => {
    const at = text.toLowerCase().indexOf(word, from);
    from = at + word.length;
    return at >= 0;
  });
}
