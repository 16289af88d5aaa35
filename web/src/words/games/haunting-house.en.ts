/** The Haunting House in English: answers and refusals, with rows and columns in the place of numbers to be typed. */

import { capitalised } from "../text";
import { en } from "../en";
import { phrases, reworded, type Pattern } from "../patterns";
import { asTheServerSays, type Brief, type Speech } from "../../protocol/speech";
import { answersListed, NO_ANSWER, tilesIn, tilesNamed } from "./haunting-house.places";

const { listed } = en;
const WAYS: Record<string, string> = { left: "to the left", right: "to the right", around: "around" };
const tileAt = (row: string, column: string): string => `row ${row}, column ${column}`;

// Answers

const ANSWERS: Pattern[] = [
  [/^move (north|east|south|west)$/, (way) => `go ${way}`],
  [/^pass (north|east|south|west)$/, (way) => `go ${way} through the wall`],
  [/^swap with (.+)$/, (name) => `switch places with ${name}`],
  [
    /^rotate (\d) (\d) (left|right|around)$/,
    (row, column, way) => `turn ${tileAt(row, column)} ${WAYS[way]}`,
  ],
  [
    /^switch (\d) (\d) with (\d) (\d)$/,
    (row, column, other, beside) => `switch ${tileAt(row, column)} with ${tileAt(other, beside)}`,
  ],
  [/^exit (\w+) (\w+)$/, (corner, edge) => `move the exit to the ${edge} edge of the ${corner} corner`],
  [/^drop (\d) (\d)$/, (row, column) => `come out at ${tileAt(row, column)}`],
];

const BRIEF: Pattern<Brief>[] = [
  [/^(?:move|pass) (north|east|south|west)$/, (way) => ({ under: "", label: capitalised(way) })],
  [/^swap with (.+)$/, (name) => ({ under: "", label: name })],
  [
    /^exit (\w+) (\w+)$/,
    (corner, edge) => ({ under: `${capitalised(corner)} corner`, label: capitalised(edge) }),
  ],
  [/^drop (\d) (\d)$/, (row, column) => ({ under: "", label: capitalised(tileAt(row, column)) })],
];

const turning = phrases({ rotate: "turn", left: "to the left", right: "to the right" });
const answer = (text: string): string => reworded(ANSWERS, text) ?? text;

// Why not

const REFUSALS: Pattern[] = [
  [
    /^"rotate (\d) (\d) \w+" turns a tile that (.+) (stands?) on \((.+)\)\.$/,
    (row, column, names, stand, rule) =>
      `${capitalised(tileAt(row, column))} cannot be turned: ${names} ${stand} there (${rule}).`,
  ],
  [
    /^"switch (\d) (\d) with (\d) (\d)" moves a tile that (.+) (stands?) on \((.+)\)\.$/,
    (row, column, other, beside, names, stand, rule) =>
      `${capitalised(tileAt(row, column))} and ${tileAt(other, beside)} cannot be switched: ${names} ${stand} there (${rule}).`,
  ],
  [
    /^"drop (\d) (\d)" (.+); nearest: (.*) \((.+)\)\.$/,
    (row, column, why, nearest, rule) =>
      `${capitalised(tileAt(row, column))} ${why}; nearest: ${listed(tilesIn(nearest, tileAt))} (${rule}).`,
  ],
  [/^"([^"]+)" (.* \(HH-\d+\)\.)$/, (tried, why) => `"${capitalised(answer(tried))}" ${why}`],
  [
    NO_ANSWER,
    (typed, list) => {
      const { answers, more } = answersListed(list);
      return `"${typed}" is no answer here; the answers are: ${answers.map(answer).join("; ")}${more ? ` and ${more} more` : ""}.`;
    },
  ],
];

export const speech: Speech = {
  ...asTheServerSays,
  answer,
  brief: (text) => reworded(BRIEF, text) ?? { under: "", label: capitalised(answer(text)) },
  part: (text, before = []) => {
    const named = tilesNamed(text, before, "row", "column");
    return /^rotate\b/.test([...before, text].join(" ")) ? turning(named) : named; // and not the card of that name
  },
  refusal: (said) => reworded(REFUSALS, said),
};
