/** Don't Go In There auf Deutsch: Neuigkeiten, Fragen, Antworten, der Tisch in Worten, und warum etwas nicht geht. */

import type { Paragraph } from "../../protocol/speech";
import type { Layout, News } from "../../games/dont-go-in-there/types";
import { capitalised } from "../text";
import { de } from "../de";
import { phrases, reworded, type Pattern } from "../patterns";
import type { Brief, Speech } from "../../protocol/speech";
import { cardIn } from "./dont-go-in-there.cards";
import { TYPES, type Type } from "./dont-go-in-there.names.de";

type Side = Extract<News, { what: "room opened" }>["room"];
type Card = NonNullable<Extract<News, { what: "dealt" }>["card"]>;
type Room = Layout["rooms"][number];
type Player = Layout["players"][number];

// Wörter

/** Ein Raum: sein Name, mit Artikel, wo etwas ist, und wohin etwas kommt. */
export const ROOMS: Record<Side, { name: string; the: string; into: string }> = {
  attic: { name: "Dachboden", the: "der Dachboden", into: "auf den Dachboden" },
  nursery: { name: "Kinderzimmer", the: "das Kinderzimmer", into: "ins Kinderzimmer" },
  basement: { name: "Keller", the: "der Keller", into: "in den Keller" },
  hallway: { name: "Flur", the: "der Flur", into: "in den Flur" },
  library: { name: "Bibliothek", the: "die Bibliothek", into: "in die Bibliothek" },
  "secret passage": { name: "Geheimgang", the: "der Geheimgang", into: "in den Geheimgang" },
};

export const ROOM_EFFECTS: Record<Side, string> = {
  attic: "oberster Platz: Nimm beim Betreten 1 Geist",
  nursery: "unterster Platz: Gib beim Betreten 1 Geist ab",
  basement: "wer auflöst, darf einmal alle Würfel neu werfen",
  hallway: "wer auflöst, darf einen Würfel umdrehen",
  library: "Karte 1 bringt einen Geist, Karte 3 vertreibt einen",
  "secret passage": "wer eintritt, sieht Karte 3 an",
};

export const CARD_EFFECTS: Record<Type, string> = {
  amulet: "am Ende bannt jedes ein Amulett, das um eins höher ist",
  cat: "am Ende, bei höchstens 9 Geistern: Nur die niedrigste zählt",
  clocks: "die erste Summe von 8 bannt ihre zwei höchsten",
  doll: "ein Satz, der 6 ergibt, wird gebannt",
  "holy water": "bei jedem zweiten gibst du die Hälfte deiner Geister ab",
  mask: "gib für jede deiner Masken einen Geist nach rechts",
  mirror: "nimm 1 Geist; drei werden gebannt",
  "music box": "am Ende bannt die höchste Summe ihre zwei höchsten",
  portrait: "am Ende wird die Hälfte gebannt",
  ring: "vier werden gebannt",
  tome: "jeder zweite bannt eine Art, die du nennst",
  twin: "zwei vom selben Wert werden gebannt",
};

const NUMBERS = ["keine", "ein", "zwei", "drei", "vier", "fünf", "sechs"];
const COUNTS: Record<string, string> = {
  no: "keine",
  one: "ein",
  two: "zwei",
  three: "drei",
  four: "vier",
  five: "fünf",
  six: "sechs",
};

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const ghosts = (count: number): string => many(count, "Geist", "Geister");
const curses = (count: number): string => many(count, "Fluch", "Flüche");
const card = (told: Card | null): string => (told ? `${TYPES[told.type]} ${told.value}` : "eine Karte");
const { listed } = de;
const inGerman = phrases({
  ...TYPES,
  ...Object.fromEntries(Object.entries(ROOMS).map(([side, { name }]) => [side, name])),
});

// Neuigkeiten

type Told<What extends News["what"]> = Extract<News, { what: What }>;

const NEWS: { [What in News["what"]]: (told: Told<What>) => string } = {
  "type picked": ({ type }) => `Die Karten der Art ${TYPES[type]} wurden eingemischt.`,
  "side shown": ({ room }) => `${capitalised(ROOMS[room].the)} wurde geöffnet.`,
  "went first": ({ seat }) => `${seat} begann.`,
  dealt: ({ card: dealt, room, slot }) => {
    const down = room === "secret passage" && slot === 3 ? " verdeckt" : "";
    return `${capitalised(card(dealt))} kam${down} ${ROOMS[room].into}.`;
  },
  arranged: () => "Die Karten der Bibliothek wurden nach ihrem Wert gelegt.",
  placed: ({ seat, room, space }) => `${seat} setzte eine Figur auf ${ROOMS[room].name} ${space}.`,
  "took ghosts": ({ seat, ghosts: count }) => `${seat} nahm ${ghosts(count)}.`,
  "discarded ghosts": ({ seat, ghosts: count }) => `${seat} gab ${ghosts(count)} ab.`,
  looked: ({ seat, card: seen }) => `${seat} sah die verdeckte Karte an${seen ? `: ${card(seen)}` : ""}.`,
  "turned up": ({ card: shown }) => `Im Geheimgang wurde ${card(shown)} aufgedeckt.`,
  rolled: ({ seat, dice, ghosts: count }) =>
    `${seat} würfelte mit ${NUMBERS[dice]} Würfeln ${ghosts(count)}.`,
  "re-rolled": ({ seat, again }) =>
    `${seat} ${again ? "nahm die Würfel noch einmal auf" : "ließ den Wurf gelten"}.`,
  "turned die": ({ seat, more }) => {
    if (!more) return `${seat} ließ die Würfel liegen.`;
    return more > 0
      ? `${seat} drehte einen leeren Würfel um: ein Geist mehr.`
      : `${seat} drehte einen Geist um: ein Geist weniger.`;
  },
  haunted: ({ seat, room, space, ghosts: count }) =>
    `${seat} nahm ${ghosts(count)} auf ${ROOMS[room].name} ${space}.`,
  "took card": ({ seat, card: taken }) => `${seat} nahm ${card(taken)}.`,
  dispelled: ({ seat, card: gone, count }) =>
    `${seat} bannte ${listed(Array.from({ length: count }, () => card(gone)))}.`,
  named: ({ seat, type }) => `${seat} nannte ${TYPES[type]}.`,
  "clocks struck": ({ seat }) => `${seat} ließ die Uhren schlagen.`,
  "passed ghosts": ({ seat, to, ghosts: count }) => `${seat} gab ${ghosts(count)} an ${to} weiter.`,
  "room opened": ({ room }) => `${capitalised(ROOMS[room].the)} wurde geöffnet.`,
  "room closed": ({ room }) => `${capitalised(ROOMS[room].the)} wurde für immer geschlossen.`,
  "revealed ghosts": ({ seat, ghosts: count }) => `${seat} deckte ${ghosts(count)} auf.`,
  scored: ({ seat, curses: all, for_ghosts: some }) =>
    `${seat} kam auf ${curses(all)}, davon ${some} für Geister.`,
};

// Fragen

const showing = (dice: string, rolled: string): string =>
  `Die ${COUNTS[dice]} Würfel zeigen ${{ no: "keinen Geist", one: "einen Geist" }[rolled] ?? `${COUNTS[rolled]} Geister`}.`;

const QUESTIONS: Record<NonNullable<Layout["question"]>, Pattern> = {
  type: [/^Which type comes into play\?$/, () => "Welche Art kommt ins Spiel?"],
  side: [/^Which side does board (\d) show\?$/, (board) => `Welche Seite zeigt Tafel ${board}?`],
  "first player": [/^Who goes first\?$/, () => "Wer beginnt?"],
  draw: [
    /^Which card is dealt to the (.+), slot (\d)\?$/,
    (side, slot) => `Welche Karte kommt ${ROOMS[side as Side]?.into ?? side}, an Stelle ${slot}?`,
  ],
  roll: [/^How do the (\w+) dice fall\?$/, (dice) => `Wie fallen die ${COUNTS[dice]} Würfel?`],
  place: [/^Where does your meeple go\?$/, () => "Wohin setzt du deine Figur?"],
  "re-roll": [
    /^The (\w+) dice show (\w+) ghosts?\. Do you re-roll them\?$/,
    (dice, rolled) => `${showing(dice, rolled)} Wirfst du sie neu?`,
  ],
  "turn die": [
    /^The (\w+) dice show (\w+) ghosts?\. Do you turn one\?$/,
    (dice, rolled) => `${showing(dice, rolled)} Drehst du einen um?`,
  ],
  take: [/^Which card do you take: (.*)\?$/, () => "Welche Karte nimmst du?"],
  name: [/^Which type do you dispel: (.*)\?$/, () => "Welche Art bannst du?"],
  dolls: [
    /^Doll (\d) completes two sets; which do you dispel: (.*)\?$/,
    (value) => `Puppe ${value} ergänzt zwei Sätze; welchen bannst du?`,
  ],
};

// Antworten

const ORDINALS = ["die erste", "die zweite", "die dritte"];
const IN_LIBRARY: Record<number, string> = { 1: ", +1 Geist", 3: ", −1 Geist" };
const added = (values: string): string => values.split(" ").join(" + ");

/** Die Karte, die eine Antwort nimmt; mit ihrem Ort, wo eine andere genauso ist oder der Ort etwas bewirkt. */
function taken(text: string, layout: Layout | null): string | null {
  const slot = Number(/^take (\d)$/.exec(text)?.[1]);
  const found = cardIn(layout, slot);
  if (!found) return null;
  const place = found.side === "library" ? (IN_LIBRARY[slot] ?? "") : "";
  return `${card(found.card)}${found.isTwin && !place ? `, ${ORDINALS[slot - 1]}` : place}`;
}

const ANSWERS: Pattern[] = [
  [/^place (.+)$/, (space) => `setze auf ${inGerman(space)}`],
  [/^take (\d)$/, (slot) => `nimm Karte ${slot}`],
  [/^name (.+)$/, (type) => `banne ${inGerman(type)}`],
  [/^dispel ([\d ]+)$/, (values) => `banne die Puppen ${added(values)}`],
  [/^re-roll$/, () => "neu würfeln"],
  [/^keep$/, () => "gelten lassen"],
  [/^one fewer$/, () => "ein Geist weniger"],
  [/^leave$/, () => "liegen lassen"],
  [/^one more$/, () => "ein Geist mehr"],
  [
    /^(no|one|two|three|four|five|six) ghosts?$/,
    (count) => `${COUNTS[count]} Geist${count === "one" ? "" : "er"}`,
  ],
  [/^type (.+)$/, (type) => `Art ${inGerman(type)}`],
  [/^first (.+)$/, (name) => `${name} beginnt`],
  [/^draw unseen$/, () => "ziehe ungesehen"],
  [/^draw (.+)$/, (drawn) => `ziehe ${inGerman(drawn)}`],
  [/^(attic|nursery|basement|hallway|library|secret passage)$/, (side) => inGerman(side)],
];

const BRIEF: Pattern<Brief>[] = [
  [/^place (.+) (\d)$/, (room, space) => ({ under: inGerman(room), label: space })],
  [/^name (.+)$/, (type) => ({ under: "", label: inGerman(type) })],
  [/^dispel ([\d ]+)$/, (values) => ({ under: "", label: added(values) })],
];

const answer = (text: string, layout: Layout | null): string => {
  const named = taken(text, layout);
  return named ? `nimm ${named}` : (reworded(ANSWERS, text) ?? text);
};

function brief(text: string, layout: Layout | null): Brief {
  const named = taken(text, layout);
  if (named) return { under: "", label: named };
  return reworded(BRIEF, text) ?? { under: "", label: capitalised(answer(text, layout)) };
}

const inParts = phrases({
  ...TYPES,
  ...Object.fromEntries(Object.entries(ROOMS).map(([side, { name }]) => [side, name])),
  place: "Setze",
  take: "Nimm",
  name: "Banne",
  dispel: "Banne",
  "re-roll": "Neu würfeln",
  keep: "Gelten lassen",
  "one fewer": "Ein Geist weniger",
  leave: "Liegen lassen",
  "one more": "Ein Geist mehr",
});

// Warum nicht

const REFUSALS: Pattern[] = [
  [
    /^"(.+)" is taken by (.+); free: (.*) \((.+)\)\.$/,
    (space, name, free, rule) =>
      `„${inGerman(space)}“ ist von ${name} besetzt; frei: ${inGerman(free) || "nichts"} (${rule}).`,
  ],
  [
    /^"(.+)" has left the game; free: (.*) \((.+)\)\.$/,
    (space, free, rule) => `„${inGerman(space)}“ ist nicht mehr im Spiel; frei: ${inGerman(free)} (${rule}).`,
  ],
  [
    /^"one (more|fewer)" needs a (?:blank|ghost), .* no die of (\d) .*; free: (.*) \((.+)\)\.$/,
    (more, dice, free, rule) =>
      `Für „ein Geist ${more === "more" ? "mehr" : "weniger"}“ fehlt ein passender Würfel unter den ${dice}; frei: ${inParts(free)} (${rule}).`,
  ],
  [
    /^"take (\d)" is gone, .*; left: (.*) \((.+)\)\.$/,
    (_, left, rule) =>
      `Diese Karte ist schon genommen; übrig: ${inGerman(left.replace(/(^|, )\d /g, "$1"))} (${rule}).`,
  ],
  [
    /^"tome" is never named by a tome; face up: (.*) \((.+)\)\.$/,
    (kinds, rule) => `Ein Foliant nennt nie Foliant; offen: ${inGerman(kinds)} (${rule}).`,
  ],
  [
    /^"(.+)" is no type that (.+) has face up; face up: (.*) \((.+)\)\.$/,
    (type, name, kinds, rule) =>
      `„${inGerman(type)}“ liegt bei ${name} nicht offen; offen: ${inGerman(kinds)} (${rule}).`,
  ],
  [
    /^"(.+)" is no set that (.+) completes; complete: (.*) \((.+)\)\.$/,
    (set, doll, free, rule) =>
      `„${set}“ ist kein Satz, den ${inGerman(doll)} ergänzt; ergänzt: ${free} (${rule}).`,
  ],
  [
    /^(\d) players need (\d) types in play, not (\d+) \((.+)\)\.$/,
    (players, wanted, count, rule) =>
      `Zu ${players} braucht ihr ${wanted} Arten von Karten, nicht ${count} (${rule}).`,
  ],
  [
    /^"(.+)" is no answer here; the answers are: ((?:place|take|name|dispel|re-roll|keep|one|leave) ?.*)\.$/,
    (text, free) => `„${text}“ ist hier keine Antwort; die Antworten sind: ${answersIn(free)}.`,
  ],
];

const answersIn = (text: string): string =>
  text
    .replace(/ and (\d+) more$/, ", $1 ...")
    .split(", ")
    .map((each) => each.replace(/^(\d+) \.\.\.$/, "und $1 mehr"))
    .map((each) => reworded(ANSWERS, each) ?? each)
    .join(", ");

// Der Tisch in Worten

function tableInWords(layout: Layout, you: number | null): Paragraph[] {
  const rooms = layout.rooms.filter((room) => room.side !== null);
  return [
    { heading: "", lead: deckLine(layout), lines: stateLines(layout).map(line), drawn: "" },
    ...rooms.map((room) => roomPart(room, layout)),
    ...layout.players.map((player, seat) => playerPart(player, seat === you, layout)),
  ];
}

const line = (text: string): Paragraph["lines"][number] => ({ kind: "line", text });
const cells = (...of: string[]): Paragraph["lines"][number] => ({ kind: "cells", cells: of.filter(Boolean) });

const deckLine = ({ deck, types_in_play: types }: Layout): string =>
  `Stapel: ${many(deck, "Karte", "Karten")}. Im Spiel: ${listed(types.map((type) => TYPES[type])) || "noch nichts"}.`;

function stateLines(layout: Layout): string[] {
  const { turn, resolver, resolving, dice, ghosts_rolled: rolled, over } = layout;
  const found: string[] = [];
  if (layout.types_in_play.includes("clocks"))
    found.push(
      layout.clocks_struck ? "Die Uhren haben geschlagen." : "Die Uhren haben noch nicht geschlagen.",
    );
  if (turn && !over) found.push(`${turn} ist am Zug.${resolver ? ` ${resolver} hat die Planchette.` : ""}`);
  if (resolving) {
    const thrown = dice ? ` ${ghosts(rolled)} auf ${dice} Würfeln.` : "";
    found.push(`${capitalised(ROOMS[resolving].the)} wird aufgelöst.${thrown}`);
  }
  return found;
}

function roomPart({ side, cards, spaces }: Room, { resolving }: Layout): Paragraph {
  if (side === null) return { heading: "", lead: "", lines: [], drawn: "" };
  const known = cards.reduce((sum, each) => sum + (each.card?.dice ?? 0), 0);
  const hidden = cards.filter((each) => !each.card).length;
  const total = hidden ? `${known + hidden} oder ${known + 2 * hidden}` : String(known);
  const dice = side === resolving ? "" : ` Würfel: ${total}.`;
  return {
    heading: ROOMS[side].name,
    lead: `${capitalised(ROOM_EFFECTS[side])}.${dice}`,
    lines: [...cards.map(cardLine), ...spaces.map(spaceLine)],
    drawn: "",
  };
}

function cardLine({ slot, card: shown, face_down: down, looked_at_by: lookers }: Room["cards"][number]) {
  const seen = down ? `verdeckt, gesehen von ${listed(lookers) || "niemandem"}` : "";
  if (!shown) return cells(String(slot), seen);
  return cells(
    `${slot} ${card(shown)}`,
    `${shown.dice} Würfel`,
    CARD_EFFECTS[shown.type],
    seen && `(${seen})`,
  );
}

const spaceLine = ({ flashlights, meeple }: Room["spaces"][number], at: number) =>
  cells(`Platz ${at + 1}`, many(flashlights, "Taschenlampe", "Taschenlampen"), meeple ?? "frei");

function playerPart(player: Player, own: boolean, layout: Layout): Paragraph {
  const total = player.face_up.reduce((sum, each) => sum + each.value, 0);
  const haunts = player.ghosts === null ? "Geister verborgen" : ghosts(player.ghosts);
  const facts = layout.over
    ? [`Platz ${player.place}`, `${curses(player.score ?? 0)} insgesamt`, haunts]
    : [curses(total), haunts, many(player.meeples, "Figur", "Figuren")];
  const gone = player.dispelled.map(card).join(", ");
  const types = (Object.keys(TYPES) as Type[]).filter((type) =>
    player.face_up.some((each) => each.type === type),
  );
  return {
    heading: `${player.name}${own ? " (du)" : ""}`,
    lead: `${facts.join(", ")}.`,
    lines: [
      ...types.map((type) => tableauLine(player, type, layout)),
      ...(gone ? [{ kind: "named" as const, name: "Gebannt:", text: `${gone}.` }] : []),
    ],
    drawn: "",
  };
}

function tableauLine({ face_up: up }: Player, type: Type, layout: Layout) {
  const values = up.filter((each) => each.type === type).map((each) => each.value);
  values.sort((one, other) => one - other);
  const word = layout.over ? "" : underWay(type, values, layout.clocks_struck);
  return cells(TYPES[type], values.join(" "), word && `(${word})`);
}

/** Wie weit ein Satz gediehen ist. */
function underWay(type: Type, values: number[], struck: boolean): string {
  const [count, total] = [values.length, values.reduce((sum, value) => sum + value, 0)];
  switch (type) {
    case "ring":
      return `${count} von 4`;
    case "mirror":
      return `${count} von 3`;
    case "clocks":
      return struck ? "" : `${total} von 8`;
    case "holy water":
      return count % 2 ? "das nächste wirkt" : "das übernächste wirkt";
    case "tome":
      return count % 2 ? "der nächste wirkt" : "der übernächste wirkt";
    case "mask":
      return `die nächste gibt bis zu ${count + 1} weiter`;
    case "music box":
    case "doll":
      return `Summe ${total}`;
    default:
      return "";
  }
}

function result({ players }: Layout): string {
  const winners = players.filter((player) => player.place === 1);
  const best = winners[0]?.score ?? 0;
  const others = players
    .filter((player) => player.place !== 1)
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  const names = listed(winners.map((player) => player.name));
  const score = many(best, "Fluch", "Flüchen");
  const fewer = others.some((player) => player.score === best) ? " und weniger Geistern" : "";
  const first =
    winners.length === 1
      ? `${names} hat mit ${score}${fewer} gewonnen`
      : `${names} teilen sich den Sieg mit ${score}${fewer}`;
  const rest = others.map((player) => `${player.name} ${curses(player.score ?? 0)}`).join(", ");
  return `${first}${rest ? `; ${rest}` : ""}.`;
}

export const speech: Speech = {
  news: (told) => {
    const say = NEWS[told.what as News["what"]] as ((told: unknown) => string) | undefined;
    return say?.(told) ?? told.text;
  },
  question: (said) => reworded(Object.values(QUESTIONS), said) ?? said,
  answer: (text, layout) => answer(text, (layout ?? null) as Layout | null),
  brief: (text, layout) => brief(text, (layout ?? null) as Layout | null),
  part: inParts,
  result: (said, layout) => ((layout as Layout | null)?.over ? result(layout as Layout) : said),
  table: (described, layout, you) => (layout ? tableInWords(layout as Layout, you) : described),
  refusal: (said) => reworded(REFUSALS, said),
};
