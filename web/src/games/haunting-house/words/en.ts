/** What the scene of The Haunting House says, in English. */

import type { Card, Way } from "../house";

const ORDINALS = ["first", "second", "third", "fourth"] as const;
const listed = (parts: string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

const ways: Record<Way, string> = { north: "north", east: "east", south: "south", west: "west" };

export const en = {
  cards: {
    "move 1": { name: "Move 1", does: "One step along an open passage." },
    "move 2": { name: "Move 2", does: "Two steps, one after the other." },
    "switch places": { name: "Switch places", does: "Trade with a pawn that touches you." },
    "rotate 90": { name: "Rotate 90", does: "A quarter turn of an empty tile." },
    "rotate 180": { name: "Rotate 180", does: "Half a turn of an empty tile." },
    "switch 2 tiles": { name: "Switch 2 tiles", does: "Trade two empty tiles that touch." },
    "secret passage": { name: "Secret passage", does: "Through one wall." },
    "move exit": { name: "Move exit", does: "The way out goes to another corner." },
    "trap door": { name: "Trap door", does: "Drop through to the nearest free trap door." },
    "hall of mirrors": { name: "Hall of mirrors", does: "Nothing happens." },
  } satisfies Record<Card, { name: string; does: string }>,
  board: "The house",
  in: "In",
  out: "Out",
  track: {
    label: "The cards of this round",
    turn: (turn: number, last: number | null) => (last === null ? `Turn ${turn}` : `Turn ${turn} of ${last}`),
    before: "The house is being laid",
    rounds: { random: "The random round", chosen: "The chosen round" },
    card: (card: number) => `card ${card} of 4`,
    cardLabel: (card: number) => `Card ${card}`,
    drawing: "cards are drawn",
    chosen: (ready: number, of: number) => `${ready} of ${of} have chosen`,
    over: "over",
    starter: "1st",
    starts: (name: string) => `${name} holds the marker and goes first on every card.`,
    startsShort: "goes first",
    acts: (name: string) => `${name} carries out`,
    hidden: "face down",
    empty: "not chosen yet",
    cameOut: "came out of the house",
    stayed: "left inside",
  },
  hand: {
    slots: "Your programme",
    cards: "Your seven cards",
    places: ["First", "Second", "Third", "Fourth"] as readonly string[],
    help: "Tap, drag, or press 1 to 7. Tap again to take one back.",
    takeBack: "One card back",
    takeBackLast: "Take the last card back",
    layDown: "Lay them down",
    missing: (count: number) => (count === 1 ? "One more card" : `${count} more cards`),
    choose: (card: string, does: string) => `${card}: ${does}`,
    chosen: (card: string, ordinal: number) => `${card}, chosen ${ORDINALS[ordinal] ?? ""}; take it back`,
    slotEmpty: (place: string) => `${place} card: still free`,
    slotFull: (place: string, card: string) => `${place} card: ${card}; take it back`,
    /** What is spoken when a card was chosen or taken back. */
    spoken: (cards: string[]) =>
      cards.length ? `Chosen so far: ${cards.join(", ")}.` : "No card is chosen.",
  },
  place: {
    tile: (row: number, column: number) => `Row ${row}, column ${column}`,
    entrance: "The entrance",
    exit: "The exit",
    exitCould: (edge: Way, row: number, column: number) =>
      `Outside row ${row}, column ${column}, to the ${ways[edge]}`,
    open: (open: Way[]) => `open ${listed(open.map((way) => ways[way]))}`,
    trap: "trap door",
    pawns: (names: string[]) => `${listed(names)} ${names.length === 1 ? "stands" : "stand"} here`,
    you: "you",
    unlaid: "not laid yet",
  },
  /** What a click on a lit place does. */
  deed: {
    move: "go here",
    pass: "go through the wall to here",
    swap: "switch places",
    rotate: "turn this tile",
    around: "turn this tile around",
    switch: "switch this tile",
    with: "switch with this tile",
    exit: "the exit goes here",
    drop: "come out here",
    picked: "picked; take it back",
  },
  left: "Turn it to the left",
  right: "Turn it to the right",
  leftShort: "Left",
  rightShort: "Right",
  swapWith: (name: string) => `Switch places with ${name}`,
  switching: (row: number, column: number) => `Row ${row}, column ${column} and which other tile?`,
  turning: (row: number, column: number) => `Row ${row}, column ${column}: left or right?`,
  withTile: (row: number, column: number) => `row ${row}, column ${column}`,
  stepBack: "Another tile",
};

export type SceneWords = typeof en;
