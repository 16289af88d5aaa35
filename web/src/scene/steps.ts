/** Answers as people pick them: a few at once, in groups; many in steps, argument by argument. What an answer means says
 * which steps there are; the game's words say what each is called. */

import type { Answer } from "../protocol/table-store.svelte";
import type { Argument } from "../words/catalogue";
import type { Sentence } from "../words/text";
import { typeable } from "../words/typed";

export const FEW = 12; // answers that are shown all at once

/** Several answers that stand under one label, with what each of them is called there. */
export interface Group {
  label: Sentence; // empty where they stand under none
  answers: { answer: Answer; label: Sentence }[];
}

/** A stop on the way to an answer: an argument of it, one item of an argument that is a list, or one part of an argument
 * that is an object (`tile-row`). */
export interface Stop {
  argument: string;
  value: Argument;
}

/** One choice of a step: it ends in an answer, or leads on to several. */
export interface Step {
  picked: Stop[]; // all that are picked with it
  stops: Stop[]; // those that are new with it
  like: Answer; // an answer that it leads to
  answer: Answer | null; // the only one
}

/** The stops on the way to an answer, in the order of its arguments. */
export function stopsOf({ meaning }: Answer): Stop[] {
  return Object.entries(meaning).flatMap(([argument, value]) => stopsIn(argument, value));
}

function stopsIn(argument: string, value: Argument): Stop[] {
  if (Array.isArray(value)) return value.map((item: Argument) => ({ argument, value: item }));
  if (typeof value !== "object" || value === null) return [{ argument, value }];
  return Object.entries(value).flatMap(([part, inner]) => stopsIn(`${argument}-${part}`, inner as Argument));
}

/** A stop as a text by which it is told from others. */
export const keyOf = ({ argument, value }: Stop): string => `${argument} ${JSON.stringify(value)}`;
const keysOf = (answer: Answer): string[] => stopsOf(answer).map(keyOf);

const shared = (lists: string[][], from: number): number => {
  let at = from;
  while (lists.length && lists.every((list) => at < list.length && list[at] === lists[0]?.[at])) at += 1;
  return at;
};

/** Few answers in groups, as their game calls them. */
export function grouped(answers: Answer[], wordsFor: (answer: Answer, form: string) => Sentence): Group[] {
  const named = answers.map((answer) => ({ answer, label: wordsFor(answer, "brief") }));
  const groups = groupBy(named, ({ answer }) => wordsFor(answer, "under"));
  return [...groups].map(([label, inside]) => ({ label, answers: inside }));
}

/** The answers that begin with the stops that are picked. */
export function beginning(answers: Answer[], picked: Stop[]): Answer[] {
  const keys = picked.map(keyOf);
  return answers.filter((answer) => {
    const list = keysOf(answer);
    return keys.every((key, at) => list[at] === key);
  });
}

/** The stops that all answers share which begin with the stops that are picked: those, and what leaves no choice. */
export function reached(answers: Answer[], picked: Stop[]): Stop[] {
  const [like, ...others] = beginning(answers, picked);
  if (!like || !others.length) return picked;
  return stopsOf(like).slice(0, shared([like, ...others].map(keysOf), picked.length));
}

/** Many answers as the next step: what can be picked after the stops that are picked. */
export function nextSteps(answers: Answer[], picked: Stop[]): Step[] {
  const matching = beginning(answers, picked).map((answer) => ({ answer, list: keysOf(answer) }));
  const from = matching.length > 1 ? shared(listsOf(matching), picked.length) : picked.length;
  const heads = groupBy(matching, (each) => each.list[from] ?? "");
  return [...heads.values()].map((inside) => {
    const like = inside[0] as (typeof inside)[number];
    const to = inside.length === 1 ? like.list.length : Math.max(from + 1, shared(listsOf(inside), from + 1));
    const stops = stopsOf(like.answer).slice(0, to);
    return {
      picked: stops,
      stops: stops.slice(from),
      like: like.answer,
      answer: inside.length === 1 ? like.answer : null,
    };
  });
}

const listsOf = (matching: { list: string[] }[]): string[][] => matching.map((each) => each.list);

function groupBy<Item, Key extends string>(items: Item[], key: (item: Item) => Key): Map<Key, Item[]> {
  const found = new Map<Key, Item[]>();
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item]);
  return found;
}

/** The argument of which every step is another number, if there is one. */
export function counted(steps: Step[]): string | undefined {
  const [first, ...others] = steps.map(({ stops }) => stops[0]);
  const isCounted = [first, ...others].every(
    (stop) => stop?.argument === first?.argument && typeof stop?.value === "number",
  );
  return others.length && isCounted ? first?.argument : undefined;
}

/** What answers are called. */
type Shown = (answer: Answer) => Sentence;

/** The answer that is said just as somebody has typed. */
export function saidWhole(answers: Answer[], typed: string, shown: Shown): Answer | undefined {
  const wanted = typeable(typed).trim();
  return answers.find((answer) => [answer.notation, shown(answer)].some((each) => typeable(each) === wanted));
}

/** The one answer that somebody means who has typed something: it is said just like that, or no other has it in it. */
export const meant = (found: Answer[], typed: string, shown: Shown): Answer | undefined =>
  saidWhole(found, typed, shown) ?? (found.length === 1 ? found[0] : undefined);

/** The answers that have a text in them, or else its words in that order: in notation, or as they are shown. */
export function containing(answers: Answer[], text: string, shown: Shown): Answer[] {
  const wanted = typeable(text).split(/\s+/).filter(Boolean);
  const having = (parts: string[]): Answer[] =>
    answers.filter((answer) => [answer.notation, shown(answer)].some((each) => inOrder(each, parts)));
  const whole = having([wanted.join(" ")]);
  return whole.length ? whole : having(wanted);
}

function inOrder(text: string, wanted: string[]): boolean {
  const said = typeable(text);
  let from = 0;
  return wanted.every((word) => {
    const at = said.indexOf(word, from);
    from = at + word.length;
    return at >= 0;
  });
}
