/** Was die Szene von The Haunting House sagt, auf Deutsch. */

import type { Way } from "../house";
import type { SceneWords } from "./en";

const PLACES = ["als erste", "als zweite", "als dritte", "als vierte"] as const;
const listed = (parts: string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} und ${parts.at(-1)}`;

const ways: Record<Way, string> = { north: "Norden", east: "Osten", south: "Süden", west: "Westen" };

export const de: SceneWords = {
  cards: {
    "move 1": { name: "1 Schritt", does: "Ein Schritt durch einen offenen Gang." },
    "move 2": { name: "2 Schritte", does: "Zwei Schritte nacheinander." },
    "switch places": {
      name: "Platz\u00ADtausch",
      does: "Tausche mit einer Figur, die dich berührt.",
    },
    "rotate 90": { name: "Viertel\u00ADdrehung", does: "Drehe ein leeres Feld um ein Viertel." },
    "rotate 180": { name: "Halb\u00ADdrehung", does: "Drehe ein leeres Feld halb herum." },
    "switch 2 tiles": { name: "Felder\u00ADtausch", does: "Tausche zwei leere Felder, die sich berühren." },
    "secret passage": { name: "Geheim\u00ADgang", does: "Durch eine Wand." },
    "move exit": { name: "Neuer Ausgang", does: "Der Ausgang kommt an eine andere Ecke." },
    "trap door": { name: "Falltür", does: "Falle zur nächsten freien Falltür." },
    "hall of mirrors": { name: "Spiegel\u00ADsaal", does: "Nichts geschieht." },
  },
  board: "Das Haus",
  in: "Rein",
  out: "Raus",
  track: {
    label: "Die Karten dieser Runde",
    turn: (turn, last) => (last === null ? `Zug ${turn}` : `Zug ${turn} von ${last}`),
    before: "Das Haus wird ausgelegt",
    rounds: { random: "Die Zufallsrunde", chosen: "Die gewählte Runde" },
    card: (card) => `Karte ${card} von 4`,
    cardLabel: (card) => `Karte ${card}`,
    drawing: "Karten werden gezogen",
    chosen: (ready, of) => `${ready} von ${of} haben gewählt`,
    over: "vorbei",
    starter: "1.",
    starts: (name) => `${name} hat den Marker und beginnt bei jeder Karte.`,
    startsShort: "beginnt",
    acts: (name) => `${name} führt aus`,
    hidden: "verdeckt",
    empty: "noch nicht gewählt",
    cameOut: "ist aus dem Haus entkommen",
    stayed: "bleibt im Haus",
  },
  hand: {
    slots: "Dein Programm",
    cards: "Deine sieben Karten",
    places: ["Erste", "Zweite", "Dritte", "Vierte"],
    help: "Tippen, ziehen oder 1 bis 7 drücken. Noch einmal tippen nimmt zurück.",
    takeBack: "Eine Karte zurück",
    takeBackLast: "Die letzte Karte zurücknehmen",
    layDown: "Auslegen",
    missing: (count) => (count === 1 ? "Noch eine Karte" : `Noch ${count} Karten`),
    choose: (card, does) => `${card}: ${does}`,
    chosen: (card, ordinal) => `${card}, ${PLACES[ordinal] ?? ""} gewählt; zurücknehmen`,
    slotEmpty: (place) => `${place} Karte: noch frei`,
    slotFull: (place, card) => `${place} Karte: ${card}; zurücknehmen`,
    spoken: (cards) => (cards.length ? `Bisher gewählt: ${cards.join(", ")}.` : "Keine Karte ist gewählt."),
  },
  place: {
    tile: (row, column) => `Reihe ${row}, Spalte ${column}`,
    entrance: "Der Eingang",
    exit: "Der Ausgang",
    exitCould: (edge, row, column) => `Draußen vor Reihe ${row}, Spalte ${column}, im ${ways[edge]}`,
    open: (open) => `offen nach ${listed(open.map((way) => ways[way]))}`,
    trap: "Falltür",
    pawns: (names) => `hier ${names.length === 1 ? "steht" : "stehen"} ${listed(names)}`,
    you: "du",
    unlaid: "noch nicht ausgelegt",
  },
  deed: {
    move: "hierher gehen",
    pass: "durch die Wand hierher",
    swap: "Plätze tauschen",
    rotate: "dieses Feld drehen",
    around: "dieses Feld halb herumdrehen",
    switch: "dieses Feld tauschen",
    with: "mit diesem Feld tauschen",
    exit: "der Ausgang kommt hierher",
    drop: "hier herauskommen",
    picked: "ausgesucht; zurücknehmen",
  },
  left: "Nach links drehen",
  right: "Nach rechts drehen",
  leftShort: "Links",
  rightShort: "Rechts",
  swapWith: (name) => `Mit ${name} tauschen`,
  switching: (row, column) => `Reihe ${row}, Spalte ${column} und welches andere Feld?`,
  turning: (row, column) => `Reihe ${row}, Spalte ${column}: links oder rechts?`,
  withTile: (row, column) => `Reihe ${row}, Spalte ${column}`,
  stepBack: "Ein anderes Feld",
};
