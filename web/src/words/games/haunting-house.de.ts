/** The Haunting House auf Deutsch: Neuigkeiten, Fragen, Antworten, der Tisch in Worten, und warum etwas nicht geht. */

import type { Paragraph } from "../../protocol/speech";
import { paragraphs } from "../described";
import type { Layout, News } from "../../games/haunting-house/types";
import { capitalised } from "../text";
import { de } from "../de";
import { phrases, reworded, type Pattern } from "../patterns";
import type { Brief, Speech } from "../../protocol/speech";
import { answersListed, NO_ANSWER, tilesIn, tilesNamed } from "./haunting-house.places";

type Told<What extends News["what"]> = Extract<News, { what: What }>;
type Spot = Told<"walked">["to"];
type Doorway = Told<"exit placed">["doorway"];
type Tile = Told<"tile laid">["tile"];
export type Card = NonNullable<Told<"turned up">["card"]>;

// Wörter

export const CARDS: Record<Card, string> = {
  "move 1": "1 Schritt",
  "move 2": "2 Schritte",
  "switch places": "Platztausch",
  "rotate 90": "Vierteldrehung",
  "rotate 180": "Halbdrehung",
  "switch 2 tiles": "Feldertausch",
  "secret passage": "Geheimgang",
  "move exit": "Neuer Ausgang",
  "trap door": "Falltür",
  "hall of mirrors": "Spiegelsaal",
};

export const DIRECTIONS: Record<Doorway["edge"], string> = {
  north: "Norden",
  east: "Osten",
  south: "Süden",
  west: "Westen",
};

const EDGES: Record<Doorway["edge"], string> = {
  north: "Nordkante",
  east: "Ostkante",
  south: "Südkante",
  west: "Westkante",
};

const CORNERS: Record<Doorway["corner"], string> = {
  northwest: "Nordwestecke",
  northeast: "Nordostecke",
  southwest: "Südwestecke",
  southeast: "Südostecke",
};

const ROUNDS = { random: "Zufallsrunde", chosen: "gewählte Runde" };
const TURNS = { left: "nach links", right: "nach rechts", around: "halb herum" };
const ORDINALS = ["als erste", "als zweite", "als dritte", "als vierte"];
const LETTERS: Record<string, string> = { N: "Norden", E: "Osten", S: "Süden", W: "Westen" };

const { listed } = de;
const cardsIn = phrases(CARDS);
const directionsIn = phrases(DIRECTIONS);
const cornersIn = phrases(CORNERS);
const card = (told: Card | null): string => (told ? `„${CARDS[told]}“` : "eine Karte");
const turns = (count: number): string => `${count} ${count === 1 ? "Zug" : "Zügen"}`;
const tileAt = (row: unknown, column: unknown): string => `Reihe ${row}, Spalte ${column}`;
const edgeOf = (edge: string, corner: string): string =>
  `${EDGES[edge as Doorway["edge"]] ?? edge} der ${CORNERS[corner as Doorway["corner"]] ?? corner}`;
const doorway = ({ edge, corner }: Doorway): string => `die ${edgeOf(edge, corner)}`;

/** Ein Ort, auf den jemand kommt. */
function onto({ at, row, column }: Spot): string {
  return at === "house" ? tileAt(row, column) : at === "exit" ? "den Ausgang" : "den Eingang";
}

function tile({ open, trap_door: trap }: Tile): string {
  const opposite = open === "NS" || open === "EW";
  const shape = ["", "Sackgasse", opposite ? "Gerade" : "Kurve", "Abzweigung", "Kreuzung"][open.length];
  return `eine ${shape}, offen nach ${listed([...open].map((each) => LETTERS[each] ?? each))}${trap ? ", mit Falltür" : ""}`;
}

// Neuigkeiten

const NEWS: { [What in News["what"]]: (told: Told<What>) => string } = {
  "tile laid": ({ spot, tile: laid }) => `${tileAt(spot.row, spot.column)} wurde ${tile(laid)}.`,
  "entrance placed": ({ doorway: at }) => `Der Eingang kam an ${doorway(at)}.`,
  "exit placed": ({ doorway: at }) => `Der Ausgang kam an ${doorway(at)}.`,
  "took marker": ({ seat }) => `${seat} nahm den Marker.`,
  "round began": ({ round, turn }) => `Die ${ROUNDS[round]} von Zug ${turn} begann.`,
  "card drawn": ({ seat, slot, card: drawn }) =>
    `${seat} bekam verdeckt ${card(drawn)}, ${ORDINALS[slot - 1]} aufzudecken.`,
  chose: ({ seat }) => `${seat} legte vier Karten hin.`,
  "turned up": ({ seat, card: shown }) => `${seat} deckte ${card(shown)} auf.`,
  skipped: ({ seat, card: shown }) => `${seat} konnte mit ${card(shown)} nichts anfangen.`,
  walked: ({ seat, from, to }) => `${seat} ${went(from, to)}.`,
  "switched places": ({ seat, with: other, to, other_to: elsewhere }) =>
    `${seat} tauschte den Platz mit ${other} und kam auf ${onto(to)}; ${other} kam auf ${onto(elsewhere)}.`,
  rotated: ({ seat, spot, way }) => `${seat} drehte ${tileAt(spot.row, spot.column)} ${TURNS[way]}.`,
  "switched tiles": ({ seat, spot, other_spot: other }) =>
    `${seat} tauschte ${tileAt(spot.row, spot.column)} mit ${tileAt(other.row, other.column)}.`,
  "passed wall": ({ seat, to }) => `${seat} ging durch eine Wand auf ${onto(to)}.`,
  "moved exit": ({ seat, doorway: at }) => `${seat} versetzte den Ausgang an ${doorway(at)}.`,
  fell: ({ seat, to }) => `${seat} fiel zur Falltür auf ${onto(to)}.`,
  mirrored: ({ seat }) => `${seat} sah nichts als Spiegel.`,
  won: ({ seat, turn }) => `${seat} kam in Zug ${turn} aus dem Haus und gewann.`,
  "nobody won": ({ turn }) => `In ${turns(turn)} kam niemand heraus; das Haus behielt sie alle.`,
};

function went(from: Spot, to: Spot): string {
  if (to.at === "exit") return "trat auf den Ausgang";
  if (to.at === "entrance") return "ging zurück auf den Eingang";
  if (from.at === "entrance") return `ging hinein, auf ${onto(to)}`;
  const [down, right] = [(to.row ?? 0) - (from.row ?? 0), (to.column ?? 0) - (from.column ?? 0)];
  const way = down < 0 ? "Norden" : down > 0 ? "Süden" : right > 0 ? "Osten" : "Westen";
  return `ging nach ${way} auf ${onto(to)}`;
}

// Fragen

const QUESTIONS: Record<NonNullable<Layout["question"]>, Pattern> = {
  tile: [
    /^Which tile comes to row (\d), column (\d)\?$/,
    (row, column) => `Welches Feld kommt auf ${tileAt(row, column)}?`,
  ],
  entrance: [/^Where does the entrance lie\?$/, () => "Wo liegt der Eingang?"],
  exit: [
    /^Against which edge of the (\w+) corner does the exit lie\?$/,
    (corner) => `An welcher Kante der ${cornersIn(corner)} liegt der Ausgang?`,
  ],
  marker: [/^Who takes the marker\?$/, () => "Wer nimmt den Marker?"],
  card: [
    /^Which four cards are drawn for (.+)\?$/,
    (name) => `Welche vier Karten werden für ${name} gezogen?`,
  ],
  programme: [
    /^Which four cards do you play.*\?$/,
    () => "Welche vier Karten spielst du, und in welcher Folge?",
  ],
  move: [
    /^Where do you go( first| next)?\?$/,
    (step) => `Wohin gehst du${step === " first" ? " zuerst" : step === " next" ? " dann" : ""}?`,
  ],
  "switch places": [/^With whom do you switch places\?$/, () => "Mit wem tauschst du den Platz?"],
  "rotate 90": [/^Which tile do you turn a quarter\?$/, () => "Welches Feld drehst du um ein Viertel?"],
  "rotate 180": [/^Which tile do you turn around\?$/, () => "Welches Feld drehst du halb herum?"],
  "switch 2 tiles": [/^Which two tiles do you switch\?$/, () => "Welche zwei Felder tauschst du?"],
  "secret passage": [/^Through which wall do you pass\?$/, () => "Durch welche Wand gehst du?"],
  "move exit": [/^Where does the exit go\?$/, () => "Wohin kommt der Ausgang?"],
  "trap door": [/^On which trap door do you come out\?$/, () => "Auf welcher Falltür kommst du heraus?"],
};

// Antworten

const ANSWERS: Pattern[] = [
  [/^play (.+)$/, (cards) => `spiele ${cardsIn(cards)}`],
  [/^move (north|east|south|west)$/, (way) => `gehe nach ${directionsIn(way)}`],
  [/^swap with (.+)$/, (name) => `tausche mit ${name}`],
  [
    /^rotate (\d) (\d) (left|right|around)$/,
    (row, column, way) => `drehe ${tileAt(row, column)} ${TURNS[way as keyof typeof TURNS]}`,
  ],
  [
    /^switch (\d) (\d) with (\d) (\d)$/,
    (row, column, other, beside) => `tausche ${tileAt(row, column)} mit ${tileAt(other, beside)}`,
  ],
  [/^pass (north|east|south|west)$/, (way) => `gehe nach ${directionsIn(way)} durch die Wand`],
  [/^exit (\w+) (\w+)$/, (corner, edge) => `Ausgang an die ${edgeOf(edge, corner)}`],
  [/^drop (\d) (\d)$/, (row, column) => `Falltür auf ${tileAt(row, column)}`],
  [/^entrance (\w+) (\w+)$/, (corner, edge) => `Eingang an die ${edgeOf(edge, corner)}`],
  [/^marker (.+)$/, (name) => `Marker an ${name}`],
  [/^draw (.+)$/, (cards) => `ziehe ${cardsIn(cards)}`],
  [
    /^lay (dead end|straight|curve|t-crossing|crossing) ([nesw]+)( with trap door)?$/,
    (_, open, trap) => `lege ${tile({ open: open.toUpperCase(), trap_door: !!trap })}`,
  ],
];

const BRIEF: Pattern<Brief>[] = [
  [/^(?:move|pass) (north|east|south|west)$/, (way) => ({ under: "", label: directionsIn(way) })],
  [/^swap with (.+)$/, (name) => ({ under: "", label: name })],
  [
    /^exit (\w+) (\w+)$/,
    (corner, edge) => ({ under: cornersIn(corner), label: EDGES[edge as Doorway["edge"]] }),
  ],
  [/^drop (\d) (\d)$/, (row, column) => ({ under: "", label: tileAt(row, column) })],
];

const answer = (text: string): string => reworded(ANSWERS, text) ?? text;

/** Die Wörter der Antworten einzeln, wie sie Schritt für Schritt gewählt werden. */
const inParts = phrases({
  ...CARDS,
  ...DIRECTIONS,
  northwest: "Nordwest",
  northeast: "Nordost",
  southwest: "Südwest",
  southeast: "Südost",
  play: "Spiele",
  move: "Gehe nach",
  "swap with": "Tausche mit",
  rotate: "Drehe",
  switch: "Tausche",
  with: "mit",
  pass: "Durch die Wand nach",
  exit: "Ausgang",
  drop: "Falltür",
  left: "nach links",
  right: "nach rechts",
  around: "halb herum",
});

// Warum nicht

const standers = (text: string): string => text.replace(" and ", " und ");
const free = (text: string): string => directionsIn(text);
const tilesListed = (text: string): string => listed(tilesIn(text, tileAt));

const REASONS: Pattern[] = [
  [
    /^leads out of the house; (?:open|one wall): (.*)$/,
    (ways) => `führt aus dem Haus hinaus; frei: ${free(ways)}`,
  ],
  [/^runs into a wall; open: (.*)$/, (ways) => `führt gegen eine Wand; frei: ${free(ways)}`],
  [
    /^leads onto a trap door that (.+) stands? on; (?:open|one wall): (.*)$/,
    (names, ways) => `führt auf eine Falltür, auf der ${standers(names)} steht; frei: ${free(ways)}`,
  ],
  [
    /^meets (two walls|no wall); one wall: (.*)$/,
    (walls, ways) =>
      `trifft auf ${walls === "no wall" ? "keine Wand" : "zwei Wände"}; genau eine: ${free(ways)}`,
  ],
  [/^names yourself; near: (.*)$/, (near) => `nennt dich selbst; in der Nähe: ${near}`],
  [
    /^is out of reach, for the tile that (.+) stands on (is your own|does not touch yours); near: (.*)$/,
    (name, where, near) =>
      `geht nicht, denn ${name} steht ${where === "is your own" ? "auf deinem Feld" : "nicht auf einem Feld neben deinem"}; in der Nähe: ${near}`,
  ],
  [
    /^(?:turns|moves) a tile that (.+) (stands?) on$/,
    (names, verb) => `bewegt ein Feld, auf dem ${standers(names)} ${verb === "stand" ? "stehen" : "steht"}`,
  ],
  [
    /^reaches out of the house, .*$/,
    () => "reicht aus dem Haus hinaus, das sechs Reihen und sechs Spalten hat",
  ],
  [
    /^is (the entrance's|the exit's own) corner; free: (.*)$/,
    (whose, corners) =>
      `ist die Ecke ${whose === "the entrance's" ? "des Eingangs" : "des Ausgangs selbst"}; frei: ${cornersIn(corners)}`,
  ],
  [/^is no trap door; nearest: (.*)$/, (tiles) => `ist keine Falltür; am nächsten: ${tilesListed(tiles)}`],
  [
    /^is not the nearest; nearest: (.*)$/,
    (tiles) => `ist nicht die nächste; am nächsten: ${tilesListed(tiles)}`,
  ],
  [
    /^is one that (.+) stands? on; nearest: (.*)$/,
    (names, tiles) => `ist eine, auf der ${standers(names)} steht; am nächsten: ${tilesListed(tiles)}`,
  ],
];

function refusal(said: string): string | null {
  const [, tried = "", why = "", rule = ""] = /^"(.+?)" (.*) \((HH-\d+)\)\.$/.exec(said) ?? [];
  const reason = reworded(REASONS, why);
  if (reason) return `„${capitalised(answer(tried))}“ ${reason} (${rule}).`;
  const [, typed, list = ""] = NO_ANSWER.exec(said) ?? [];
  return typed ? `„${typed}“ ist hier keine Antwort; die Antworten sind: ${answersIn(list)}.` : null;
}

function answersIn(list: string): string {
  const { answers, more } = answersListed(list);
  return `${answers.map(answer).join("; ")}${more ? ` und ${more} mehr` : ""}`;
}

// Der Tisch in Worten

const spotsIn = (text: string): string =>
  text
    .replace(/row (\d), column (\d)/g, "Reihe $1, Spalte $2")
    .replace(/, a trap door/g, ", einer Falltür")
    .replace(/the exit/g, "dem Ausgang")
    .replace(/the entrance/g, "dem Eingang");

const waysIn = (text: string): string =>
  text === "nothing"
    ? "nichts"
    : directionsIn(text)
        .replace(/ to the exit/g, " zum Ausgang")
        .replace(/ to the entrance/g, " zum Eingang")
        .replace(/ to row (\d), column (\d)/g, " zu Reihe $1, Spalte $2")
        .replace(/\(barred\)/g, "(versperrt)");

const LINES: Pattern[] = [
  [
    /^Turn (\d+)(?: of (\d+))?, (random|chosen) round(?:, card (\d) of \d)?\. (.+?) has the marker\.(?: (.+) is carrying out (.+)\.)?$/,
    (turn, last, round, slot, marker, acting, doing) =>
      `Zug ${turn}${last ? ` von ${last}` : ""}, ${ROUNDS[round as keyof typeof ROUNDS]}${slot ? `, Karte ${slot} von 4` : ""}. ` +
      `${marker} hat den Marker.${acting ? ` ${acting} führt ${cardsIn(doing)} aus.` : ""}`,
  ],
  [
    /^The exit lies against the (\w+) edge of the (\w+) corner, the entrance against the (\w+) edge of the (\w+) corner\.$/,
    (edge, corner, other, elsewhere) =>
      `Der Ausgang liegt an der ${edgeOf(edge, corner)}, der Eingang an der ${edgeOf(other, elsewhere)}.`,
  ],
  [
    /^You are on (.+?)(?: with (.+?))?\. Open: (.+)\. One wall: (.+)\. Two walls: (.+)\.$/,
    (spot, company, open, one, two) =>
      `Du stehst auf ${spotsIn(spot)}${company ? `, mit ${standers(company)}` : ""}. ` +
      `Offen: ${waysIn(open)}. Eine Wand: ${waysIn(one)}. Zwei Wände: ${waysIn(two)}.`,
  ],
  [/^(.+) is on (.+)\.$/, (name, spot) => `${name} steht auf ${spotsIn(spot)}.`],
  [/^Open edges from column 1 to column 6:$/, () => "Offene Kanten von Spalte 1 bis Spalte 6 (O ist Osten):"],
  [
    /^(.+)\. # is a trap door\.$/,
    (marks) => `${marks}. # ist eine Falltür, IN der Eingang, OUT der Ausgang.`,
  ],
];

const inWords = (text: string): string => reworded(LINES, text) ?? text;

const programme = (text: string): string =>
  cardsIn(text)
    .replace(/face down/gi, "verdeckt")
    .replace(/none yet/g, "noch keine");

function lineInWords(each: Paragraph["lines"][number]): Paragraph["lines"][number] {
  if (each.kind === "line") return { kind: "line", text: inWords(each.text) };
  if (each.kind === "cells") return each;
  const row = /^Row (\d)$/.exec(each.name)?.[1];
  return row
    ? {
        kind: "named",
        name: `Reihe ${row}`,
        text: each.text.replace(/E/g, "O").replace(/nothing yet/g, "noch nichts"),
      }
    : { kind: "named", name: each.name, text: programme(each.text) };
}

const tableInWords = (described: string): Paragraph[] =>
  paragraphs(described).map((part) => ({
    heading: part.heading === "Pawns" ? "Figuren" : part.heading,
    lead: reworded(LINES, part.lead) ?? programme(part.lead),
    lines: part.lines.map(lineInWords),
    drawn: part.drawn,
  }));

function result({ players, turn }: Layout): string {
  const winner = players.find((player) => player.place === 1);
  if (!winner) return `In ${turns(turn)} kam niemand aus dem Haus; niemand hat gewonnen.`;
  const inside = players.filter((player) => player !== winner).map((player) => player.name);
  return (
    `${winner.name} kam nach ${turns(turn)} aus dem Haus und hat gewonnen; ` +
    `${listed(inside)} ${inside.length === 1 ? "blieb" : "blieben"} drinnen.`
  );
}

export const speech: Speech = {
  news: (told) => {
    const say = NEWS[told.what as News["what"]] as ((told: unknown) => string) | undefined;
    return say?.(told) ?? told.text;
  },
  question: (said) => reworded(Object.values(QUESTIONS), said) ?? said,
  answer,
  brief: (text) => reworded(BRIEF, text) ?? { under: "", label: capitalised(answer(text)) },
  part: (text, before = []) => inParts(tilesNamed(text, before, "Reihe", "Spalte")),
  result: (said, layout) => ((layout as Layout | null)?.over ? result(layout as Layout) : said),
  table: (described) => tableInWords(described),
  refusal,
};
