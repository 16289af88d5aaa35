/** Dasselbe auf Deutsch. */

import type { Way } from "../sets";
import type { SceneWords } from "./en";

const counted = (count: number, one: string, many: string, none = "keine"): string =>
  count === 0 ? `${none} ${many}` : `${count} ${count === 1 ? one : many}`;

const either = (values: (string | number)[]): string =>
  values.length < 2 ? String(values[0] ?? "") : `${values.slice(0, -1).join(", ")} oder ${values.at(-1)}`;

const cards: SceneWords["cards"] = {
  amulet: {
    name: "Amulett",
    effect: "Ende: jedes bannt eines mit 1 mehr.",
    rule: "Am Ende bannt jedes Amulett ein Amulett, dessen Wert um eins höher ist, alle gleichzeitig. Von 1, 2, 3, 4 bleibt nur die 1.",
    id: "DGIT-41",
  },
  cat: {
    name: "Katze",
    effect: "Ende, bis 9 Geister: eine niedrigste bleibt.",
    rule: "Hast du am Ende höchstens 9 Geister, werden alle deine Katzen bis auf eine der niedrigsten gebannt.",
    id: "DGIT-42",
  },
  clocks: {
    name: "Uhren",
    effect: "Wer zuerst 8 erreicht, bannt die 2 höchsten.",
    rule: "Wessen Uhren zuerst zusammen 8 oder mehr ergeben, bannt seine zwei höchsten. Das geschieht im ganzen Spiel nur einmal; spätere Uhren bewirken nichts mehr.",
    id: "DGIT-34",
  },
  doll: {
    name: "Puppe",
    effect: "Puppen mit Summe 6: gebannt.",
    rule: "Ergibt diese Puppe mit einigen deiner anderen genau 6, werden diese gebannt: 4+2, 4+1+1, 3+3, 3+2+1 oder 2+2+1+1. Die übrigen bleiben. Gibt es zwei solche Sätze, wählst du einen.",
    id: "DGIT-33",
  },
  "holy water": {
    name: "Weihwasser",
    effect: "Jedes zweite: halbe Geister weg.",
    rule: "Hast du nun eine gerade Zahl an Weihwassern, gib die Hälfte deiner Geister ab, abgerundet. Die Karten bleiben und zählen weiter.",
    id: "DGIT-35",
  },
  mask: {
    name: "Maske",
    effect: "Gib je Maske 1 Geist nach rechts.",
    rule: "Gib für jede deiner Masken, diese eingeschlossen, einen Geist an die Person zu deiner Rechten (die vor dir dran war); höchstens so viele, wie du hast.",
    id: "DGIT-37",
  },
  mirror: {
    name: "Spiegel",
    effect: "Nimm 1 Geist. Drei Spiegel: gebannt.",
    rule: "Nimm 1 Geist. Liegen dann drei Spiegel offen vor dir, werden diese drei gebannt.",
    id: "DGIT-30",
  },
  "music box": {
    name: "Spieluhr",
    effect: "Ende, höchste Summe: die 2 höchsten gebannt.",
    rule: "Am Ende bannt, wessen Spieluhren die höchste Summe haben, seine zwei höchsten oder seine einzige. Bei Gleichstand tun es alle Beteiligten.",
    id: "DGIT-43",
  },
  portrait: {
    name: "Porträt",
    effect: "Ende: die höhere Hälfte gebannt.",
    rule: "Am Ende wird die Hälfte deiner Porträts gebannt, abgerundet, die höchsten zuerst.",
    id: "DGIT-44",
  },
  ring: {
    name: "Ring",
    effect: "Vier Ringe: gebannt.",
    rule: "Liegen vier Ringe offen vor dir, werden diese vier gebannt.",
    id: "DGIT-31",
  },
  tome: {
    name: "Foliant",
    effect: "Jeder zweite bannt eine deiner Arten.",
    rule: "Hast du nun eine gerade Zahl an Folianten, nenne eine andere Art, die offen vor dir liegt: alle deine Karten dieser Art werden gebannt. Gibt es keine, geschieht nichts.",
    id: "DGIT-36",
  },
  twin: {
    name: "Zwilling",
    effect: "Zwei mit gleichem Wert: beide gebannt.",
    rule: "Zwei Zwillinge mit gleichem Wert bannen einander.",
    id: "DGIT-32",
  },
};

const rooms: SceneWords["rooms"] = {
  attic: { name: "Dachboden", short: "Dach", power: "Ganz oben: nimm 1 Geist" },
  nursery: { name: "Kinderzimmer", short: "Kinder", power: "Ganz unten: 1 Geist weg" },
  basement: { name: "Keller", short: "Keller", power: "Auflösen: neu würfeln" },
  hallway: { name: "Flur", short: "Flur", power: "Auflösen: 1 Würfel drehen" },
  library: { name: "Bibliothek", short: "Bücher", power: "Erste Karte +1 Geist, letzte −1" },
  "secret passage": { name: "Geheimgang", short: "Gang", power: "Sieh die verdeckte Karte an" },
};

export const de: SceneWords = {
  cards,
  rooms,
  card: (type, value) => `${cards[type].name} ${value}`,
  curses: (count) => counted(count, "Fluch", "Flüche"),
  cursesLabel: (count) => (count === 1 ? "Fluch" : "Flüche"),
  ghostsLabel: "Geister",
  meeplesLabel: "Figuren",
  ghosts: (count) => counted(count, "Geist", "Geister"),
  ghostsHidden: "Geister verborgen",
  meeplesLeft: (count) => `${counted(count, "Figur", "Figuren")} übrig`,
  diceWord: "Würfel",
  diceRolled: (count) => `hier fallen ${count} Würfel`,
  diceOnCard: (count) => `${count} Würfel`,
  here: (count) => `${count} von 3 Figuren`,
  flashlights: (count) => counted(count, "Taschenlampe", "Taschenlampen"),
  free: "Frei",
  takesGhost: "Nimm 1 Geist",
  losesGhost: "1 Geist weg",
  resolves: "löst auf",
  space: (room, space, lights) => `${room}, Platz ${space}, ${lights}`,
  taken: (name) => `besetzt von ${name}`,
  showCard: (card) => `${card}: die ganze Karte`,
  showCards: (room) => `${room}: die ganzen Karten`,
  showRoom: (room) => `${room}: was die Karten bewirken`,
  showTableau: (name) => `${name}: die ganze Auslage`,
  slotGhost: { 1: "+1 Geist", 3: "−1 Geist" },
  faceDown: "Verdeckt",
  nobodyLooked: "Noch ungesehen.",
  looked: (names) => `Angesehen: ${names}.`,
  faceDownRule:
    "Die dritte Karte des Geheimgangs liegt verdeckt, bis der Raum aufgelöst wird. Wer dort eine Figur hinstellt, sieht sie an.",
  faceDownId: "DGIT-27",
  empty: "Genommen",
  closed: "Die Tür ist zu.",
  closedHelp: "Der Stapel ist leer, dieser Raum ist nicht mehr im Spiel.",
  resolving: (name) => `${name} löst auf`,
  planchette: "Planchette",
  reroll: "Alle Würfel noch einmal werfen",
  fewer: "Einen Geist wegdrehen",
  more: "Einen Geist herdrehen",
  showing: (ghosts, dice) => `${counted(ghosts, "Geist", "Geister")} auf ${dice} Würfeln`,
  lastRoll: "Letzter Wurf",
  deck: (count) =>
    count === 0 ? "Der Stapel ist leer" : count === 1 ? "noch 1 Karte" : `noch ${count} Karten`,
  roomsToCome: (count) => (count === 1 ? "noch 1 Raum" : `noch ${count} Räume`),
  removed: (count) => `${count} ungesehen entfernt`,
  clocksWait: "Die Uhren haben noch nicht geschlagen",
  clocksStruck: "Die Uhren haben geschlagen",
  clocksSpent: "Geschlagen: bewirkt nichts mehr.",
  you: "du",
  dispelledCount: (count) => `${count} gebannt`,
  none: "Noch keine",
  name: (type, list) => `Alle bannen, ${type}: ${list}`,
  dolls: (values) => `Die Puppen ${values.join(" + ")} bannen`,
  place: (place) => (place === 1 ? "Gewonnen" : `Platz ${place}`),
  cardsSum: (curses) => `${curses} auf Karten`,
  ghostsSum: (ghosts, curses) => (curses ? `${ghosts}: +${curses}` : String(ghosts)),
  others: "Die anderen",
  facts: "Das Haus",
  take: "Nehmen",
  way: (way: Way) => {
    switch (way.kind) {
      case "count":
        return way.have ? `${way.have} von ${way.need}` : `braucht ${way.need}`;
      case "sum":
        return `${way.have} von ${way.need}${way.wants.length && way.have ? `, es fehlt ${either(way.wants)}` : ""}`;
      case "pairs":
        return way.wants.length ? `es fehlt ${either(way.wants)}` : "sucht ein Paar";
      case "next":
        return way.works ? "die nächste Karte wirkt" : "die übernächste Karte wirkt";
      case "grows":
        return `die nächste gibt ${way.next} weiter`;
      case "end":
        return way.of ? `${way.flips} von ${way.of} gehen am Ende` : "wirkt am Ende";
      case "most":
        return way.have
          ? `Summe ${way.have}, ${way.leads ? "die höchste" : "nicht die höchste"}`
          : "wirkt am Ende";
      case "spent":
        return "hat geschlagen";
    }
  },
  wayShort: (way: Way) => {
    switch (way.kind) {
      case "count":
      case "sum":
        return `${way.have}/${way.need}`;
      case "pairs":
        return way.wants.length ? `+${way.wants.join("/")}` : "";
      case "next":
        return way.works ? "gleich" : "";
      case "grows":
        return `gibt ${way.next}`;
      case "end":
        return way.of ? `−${way.flips}` : "";
      case "most":
        return way.have ? `Su. ${way.have}` : "";
      case "spent":
        return "aus";
    }
  },
};
