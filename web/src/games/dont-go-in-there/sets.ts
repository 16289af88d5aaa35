/** Sets under way: how near the face-up cards of a type are to what they do. It is told to whoever plans; the rules
 * themselves are the server's. */

import { valuesOf, type Card, type Player, type Type } from "./table";

export type Way =
  | { kind: "count"; have: number; need: number } // so many of them act together
  | { kind: "sum"; have: number; need: number; wants: number[] } // their values add up; these would complete it
  | { kind: "pairs"; wants: number[] } // each waits for one of its own value
  | { kind: "next"; works: boolean } // every second one works
  | { kind: "grows"; next: number } // the next one does so much
  | { kind: "end"; flips: number; of: number } // so many of them go at the end, as they lie
  | { kind: "most"; have: number; leads: boolean } // who has most at the end
  | { kind: "spent" }; // it has worked, and never will again

const NEEDED: Partial<Record<Type, number>> = { mirror: 3, ring: 4 };
const DOLLS = 6;
const CLOCKS = 8;
const VALUES = [1, 2, 3, 4];
const OF_EACH = 2; // cards of a type with the same value

export interface Round {
  players: Player[];
  struck: boolean;
}

/** How a player's cards of a type stand. */
export function underWay(type: Type, player: Player, { players, struck }: Round): Way {
  const values = valuesOf(player.face_up, type);
  switch (type) {
    case "mirror":
    case "ring":
      return { kind: "count", have: values.length, need: NEEDED[type] ?? 0 };
    case "twin":
      return { kind: "pairs", wants: [...new Set(values)].sort() };
    case "doll":
      return { kind: "sum", have: sumOf(values), need: DOLLS, wants: completing(values) };
    case "clocks":
      return struck
        ? { kind: "spent" }
        : {
            kind: "sum",
            have: sumOf(values),
            need: CLOCKS,
            wants: VALUES.filter((v) => sumOf(values) + v >= CLOCKS),
          };
    case "holy water":
    case "tome":
      return { kind: "next", works: values.length % 2 === 1 };
    case "mask":
      return { kind: "grows", next: values.length + 1 };
    case "amulet":
      return { kind: "end", flips: amuletsThatGo(values), of: values.length };
    case "cat":
      return { kind: "end", flips: Math.max(0, values.length - 1), of: values.length };
    case "portrait":
      return { kind: "end", flips: Math.floor(values.length / 2), of: values.length };
    case "music box":
      return { kind: "most", have: sumOf(values), leads: leads(player, players) };
  }
}

const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The values of a doll that would, with some of these, add up to six. */
function completing(values: number[]): number[] {
  const sums = new Set([0]);
  for (const value of values) for (const sum of [...sums]) sums.add(sum + value);
  const left = (value: number): boolean => values.filter((each) => each === value).length < OF_EACH;
  return VALUES.filter((value) => left(value) && sums.has(DOLLS - value));
}

function amuletsThatGo(values: number[]): number {
  const count = (value: number): number => values.filter((each) => each === value).length;
  return VALUES.reduce((sum, value) => sum + Math.min(count(value), count(value + 1)), 0);
}

function leads(player: Player, players: Player[]): boolean {
  const boxes = (each: Player): number => sumOf(valuesOf(each.face_up, "music box"));
  return boxes(player) > 0 && players.every((each) => boxes(each) <= boxes(player));
}

/** A player's face-up cards by type, in the order of the types in play; with `all`, also the types without a card. */
export function stacks(cards: Card[], types: readonly Type[], all = false): { type: Type; cards: Card[] }[] {
  return types
    .map((type) => ({ type, cards: cards.filter((card) => card.type === type) }))
    .filter((stack) => all || stack.cards.length);
}

/** A stack's marks: so many of so many are there, and so many go at the end. */
export interface Marks {
  have: number;
  need: number;
  go: number;
}

/** The marks of a stack; null where a count would say nothing. */
export function marksOf(way: Way): Marks | null {
  switch (way.kind) {
    case "count":
      return { have: way.have, need: way.need, go: 0 };
    case "next":
      return { have: way.works ? 1 : 0, need: 2, go: 0 };
    case "end":
      return way.of ? { have: way.of - way.flips, need: way.of, go: way.flips } : null;
    default:
      return null;
  }
}
