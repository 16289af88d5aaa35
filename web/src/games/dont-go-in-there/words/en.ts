/** What the scene of Don't Go In There says, in English; another language is another object of the same type. */

import type { Way } from "../sets";
import type { Side, Type } from "../table";

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? "no" : count} ${count === 1 ? one : many}`;

const either = (values: (string | number)[]): string =>
  values.length < 2 ? String(values[0] ?? "") : `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;

interface CardWords {
  name: string;
  /** What it does, in few words, as it stands on the card. */
  effect: string;
  /** The whole of it, with the number of its rule. */
  rule: string;
  id: string;
}

const cards: Record<Type, CardWords> = {
  amulet: {
    name: "Amulet",
    effect: "End: each dispels one that is 1 higher.",
    rule: "At the end each amulet dispels one amulet whose value is higher by one, all at the same time. 1, 2, 3, 4 leave only the 1.",
    id: "DGIT-41",
  },
  cat: {
    name: "Cat",
    effect: "End, 9 ghosts or fewer: keep the lowest.",
    rule: "At the end, if you have 9 ghosts or fewer, all your cats but one of the lowest are dispelled.",
    id: "DGIT-42",
  },
  clocks: {
    name: "Clocks",
    effect: "First to reach 8: dispel the 2 highest.",
    rule: "The first player whose clocks add up to 8 or more dispels the two highest of them. This happens once in the whole game; later clocks do nothing, for anybody.",
    id: "DGIT-34",
  },
  doll: {
    name: "Doll",
    effect: "Dolls adding up to 6: dispel those.",
    rule: "If this doll and some of your others add up to exactly 6, those are dispelled: 4+2, 4+1+1, 3+3, 3+2+1 or 2+2+1+1. The rest stay. With two such sets you choose one.",
    id: "DGIT-33",
  },
  "holy water": {
    name: "Holy water",
    effect: "Every second one: lose half your ghosts.",
    rule: "If you now have an even number of holy waters, discard half your ghosts, rounded down. The cards stay and keep counting.",
    id: "DGIT-35",
  },
  mask: {
    name: "Mask",
    effect: "Pass ghosts to your right, one per mask.",
    rule: "Pass a ghost for each of your masks, this one included, to the player on your right (the one before you); at most as many as you have.",
    id: "DGIT-37",
  },
  mirror: {
    name: "Mirror",
    effect: "Take 1 ghost. Three mirrors: dispel them.",
    rule: "Take 1 ghost. Then, with three mirrors face up, these three are dispelled.",
    id: "DGIT-30",
  },
  "music box": {
    name: "Music box",
    effect: "End, highest sum: dispel the 2 highest.",
    rule: "At the end, whoever's music boxes have the highest sum dispels the two highest of them, or the only one. If several are tied for it, each of them does.",
    id: "DGIT-43",
  },
  portrait: {
    name: "Portrait",
    effect: "End: dispel half of them, highest first.",
    rule: "At the end half your portraits, rounded down, are dispelled, the highest first.",
    id: "DGIT-44",
  },
  ring: {
    name: "Ring",
    effect: "Four rings: dispel them.",
    rule: "With four rings face up, these four are dispelled.",
    id: "DGIT-31",
  },
  tome: {
    name: "Tome",
    effect: "Every second one: dispel a type of yours.",
    rule: "If you now have an even number of tomes, name another type that you have face up: all your cards of it are dispelled. With nothing to name, nothing happens.",
    id: "DGIT-36",
  },
  twin: {
    name: "Twin",
    effect: "Two of one value: dispel both.",
    rule: "Two twins of the same value dispel each other.",
    id: "DGIT-32",
  },
};

interface RoomWords {
  name: string;
  short: string;
  /** What is special about it, in few words. */
  power: string;
}

const rooms: Record<Side, RoomWords> = {
  attic: { name: "Attic", short: "Attic", power: "Top space: take 1 ghost" },
  nursery: { name: "Nursery", short: "Nursery", power: "Bottom space: lose 1 ghost" },
  basement: { name: "Basement", short: "Basement", power: "The resolver may re-roll" },
  hallway: { name: "Hallway", short: "Hallway", power: "The resolver may turn a die" },
  library: { name: "Library", short: "Library", power: "First card +1 ghost, last −1" },
  "secret passage": { name: "Secret Passage", short: "Passage", power: "Look at the hidden card" },
};

export const en = {
  cards,
  rooms,
  card: (type: Type, value: number): string => `${cards[type].name} ${value}`,
  curses: (count: number): string => counted(count, "Curse"),
  cursesLabel: (count: number): string => (count === 1 ? "Curse" : "Curses"),
  ghostsLabel: "Ghosts",
  meeplesLabel: "Meeples",
  ghosts: (count: number): string => counted(count, "ghost"),
  ghostsHidden: "ghosts hidden",
  meeplesLeft: (count: number): string => `${counted(count, "meeple")} left`,
  diceWord: "dice",
  diceRolled: (count: string): string => `rolls ${count} dice`,
  diceOnCard: (count: number): string => (count === 1 ? "1 die" : `${count} dice`),
  here: (count: number): string => `${count} of 3 meeples`,
  flashlights: (count: number): string => counted(count, "flashlight"),
  free: "Free",
  takesGhost: "Take 1 ghost",
  losesGhost: "Lose 1 ghost",
  resolves: "resolves",
  space: (room: string, space: number, lights: string): string => `${room}, space ${space}, ${lights}`,
  taken: (name: string): string => `taken by ${name}`,
  showCard: (card: string): string => `${card}: the whole card`,
  showCards: (room: string): string => `${room}: the whole cards`,
  showRoom: (room: string): string => `${room}: what its cards do`,
  showTableau: (name: string): string => `${name}: the whole tableau`,
  slotGhost: { 1: "+1 ghost", 3: "−1 ghost" } as Record<number, string>,
  faceDown: "Face down",
  nobodyLooked: "Nobody has looked.",
  looked: (names: string): string => `${names} looked.`,
  faceDownRule:
    "The third card of the secret passage lies face down until the room is resolved. Whoever places a meeple there looks at it.",
  faceDownId: "DGIT-27",
  empty: "Taken",
  closed: "The door has shut.",
  closedHelp: "The deck is empty, and this board has left the game.",
  resolving: (name: string): string => `${name} resolves`,
  planchette: "Planchette",
  reroll: "Roll all the dice again",
  fewer: "Turn a ghost to blank",
  more: "Turn a blank to a ghost",
  showing: (ghosts: number, dice: number): string => `${counted(ghosts, "ghost")} on ${dice} dice`,
  lastRoll: "Last roll",
  deck: (count: number): string => (count ? `${counted(count, "card")} to come` : "The deck is empty"),
  roomsToCome: (count: number): string => `${counted(count, "room")} to open`,
  removed: (count: number): string => `${count} removed unseen`,
  clocksWait: "The clocks have not struck",
  clocksStruck: "The clocks have struck",
  clocksSpent: "It has struck: it does nothing more.",
  you: "you",
  dispelledCount: (count: number): string => `${count} dispelled`,
  none: "None yet",
  name: (type: string, cards: string): string => `Dispel every ${type}: ${cards}`,
  dolls: (values: number[]): string => `Dispel the dolls ${values.join(" + ")}`,
  place: (place: number): string => (place === 1 ? "Won" : `Place ${place}`),
  cardsSum: (curses: number): string => `${curses} on cards`,
  ghostsSum: (ghosts: number, curses: number): string => (curses ? `${ghosts}: +${curses}` : String(ghosts)),
  others: "The others",
  facts: "The house",
  take: "Take it",
  way: (way: Way): string => {
    switch (way.kind) {
      case "count":
        return way.have ? `${way.have} of ${way.need}` : `needs ${way.need}`;
      case "sum":
        return `${way.have} of ${way.need}${way.wants.length && way.have ? `, wants ${either(way.wants)}` : ""}`;
      case "pairs":
        return way.wants.length ? `wants ${either(way.wants)}` : "wants a pair";
      case "next":
        return way.works ? "the next one works" : "the second one works";
      case "grows":
        return `the next passes ${way.next}`;
      case "end":
        return way.of ? `${way.flips} of ${way.of} go at the end` : "works at the end";
      case "most":
        return way.have
          ? `sum ${way.have}, ${way.leads ? "the highest" : "not the highest"}`
          : "works at the end";
      case "spent":
        return "has struck";
    }
  },
  wayShort: (way: Way): string => {
    switch (way.kind) {
      case "count":
      case "sum":
        return `${way.have}/${way.need}`;
      case "pairs":
        return way.wants.length ? `+${way.wants.join("/")}` : "";
      case "next":
        return way.works ? "next" : "";
      case "grows":
        return `pass ${way.next}`;
      case "end":
        return way.of ? `−${way.flips}` : "";
      case "most":
        return way.have ? `sum ${way.have}` : "";
      case "spent":
        return "spent";
    }
  },
};

export type SceneWords = typeof en;
