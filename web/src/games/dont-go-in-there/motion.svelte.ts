/** Motion that explains, driven by the news: pieces fly from where they lay to where they lie then, one after the other. */

import { tick } from "svelte";
import type { Progress } from "../../protocol/progress.svelte";
import { Sequence, type Showing } from "../../scene/sequence.svelte";
import { boardOf, type Card, type Layout, type News, type Side } from "./table";

const TIMES = { step: 180, travel: 420, turn: 260, tumble: 900, ghosts: 500, count: 420 };
const WALK = "cubic-bezier(.3,.1,.2,1)";
const APART = 80;
const FACES = [false, true, false, true, false, true]; // whether a die that tumbles shows what it will show
const MOST = 40; // pieces of news that are shown in one go

/** Ghosts are counted when they have come. */
const COUNTED = new Set<News["what"]>(["haunted", "took ghosts", "passed ghosts"]);

interface Point {
  x: number;
  y: number;
}

/** A piece in flight: where it starts, where it lands, and how it looks. */
interface Flight {
  piece: Element;
  from: DOMRect;
  to: DOMRect;
  hops?: boolean;
}

/** Where things are on the page: the scene, and the layer above it in which pieces fly. */
interface Page {
  board: HTMLElement;
  sky: HTMLElement;
}

export class Motion extends Sequence<Layout, News> {
  private playing: Animation[] = [];
  private waits: () => void = () => {};

  constructor(
    layout: Layout,
    progress: Progress,
    private readonly page: () => Page | null,
  ) {
    super(layout, progress);
  }

  protected override together(news: News[]): number[] {
    return news.length > MOST ? [] : news.map(() => 1); // somebody comes back to a table that has gone on
  }

  protected override timeOf(group: News[]): number {
    return Math.max(0, ...group.map(lastsFor));
  }

  protected override still(): void {
    this.page()?.sky.replaceChildren();
    for (const each of this.playing.splice(0)) each.finish();
    this.waits();
  }

  protected override async show(group: News[], { rate, update, isSkipped }: Showing): Promise<void> {
    const before = group.map((item) => this.before(item));
    const isCounted = group.some(({ what }) => COUNTED.has(what));
    if (!isCounted) update();
    await tick();
    if (isSkipped()) return;
    group.forEach((item, at) => this.carry(item, before[at] ?? null, rate));
    await this.pause(this.timeOf(group) / rate);
  }

  protected override async landed(): Promise<void> {
    await Promise.allSettled(this.playing.map((each) => each.finished));
  }

  private pause(time: number): Promise<void> {
    return new Promise((then) => {
      const later = setTimeout(then, time);
      this.waits = () => (clearTimeout(later), then());
    });
  }

  private at(selector: string): Element | null {
    return this.page()?.board.querySelector(selector) ?? null;
  }

  private seatOf(name: string): number {
    return this.shown.players.findIndex((player) => player.name === name);
  }

  private boardOf(side: Side): number {
    return boardOf(this.shown, side);
  }

  /** Something on the board moves, until it has, or somebody could not wait. */
  private move(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    this.track(element.animate(frames, options));
  }

  private track(animation: Animation): void {
    this.playing = [...this.playing.filter((each) => each.playState !== "finished"), animation];
  }

  /** The piece that a piece of news moves, where it still lies. */
  private before(item: News): { piece: Element; box: DOMRect } | null {
    const found = this.origin(item);
    if (!found) return null;
    const box = found.getBoundingClientRect();
    return box.width ? { piece: found.cloneNode(true) as Element, box } : null;
  }

  private origin(item: News): Element | null {
    switch (item.what) {
      case "placed":
        return this.at(`[data-meeples="${this.seatOf(item.seat)}"] svg`);
      case "took card":
        return this.at(`[data-slot="${this.boardOf(item.room)} ${item.slot}"] .card`);
      case "dispelled":
        return (
          item.card &&
          this.at(`[data-card="${this.seatOf(item.seat)} ${item.card.type} ${item.card.value}"] .card`)
        );
      default:
        return null;
    }
  }

  private carry(item: News, before: { piece: Element; box: DOMRect } | null, speed: number): void {
    switch (item.what) {
      case "placed": {
        const to = this.at(
          `[data-space="${this.boardOf(item.room)} ${item.space}"]`,
        )?.getBoundingClientRect();
        const figure = this.at(`[data-figure="${this.boardOf(item.room)} ${item.space}"]`);
        if (before && to) {
          this.fly({ piece: before.piece, from: before.box, to: leftEnd(to), hops: true }, speed);
          if (figure) this.appear(figure, TIMES.travel + TIMES.step, speed);
        }
        return;
      }
      case "took card": {
        const seat = this.seatOf(item.seat);
        const lies = this.cardAt(seat, item.card);
        const to = lies ?? this.at(`[data-tableau="${seat}"]`);
        if (before && to) {
          this.fly({ ...before, from: before.box, to: to.getBoundingClientRect() }, speed);
          this.outline(before.box, speed);
          if (lies) this.appear(lies, TIMES.travel, speed);
        }
        return;
      }
      case "dispelled": {
        const pile = this.at(`[data-gone="${this.seatOf(item.seat)}"] .one:last-child`);
        if (before) this.squeeze(before.piece, before.box, speed);
        if (pile) this.open(pile, speed, TIMES.turn / 2 / speed);
        return;
      }
      case "turned up": {
        const card = this.at(`[data-slot="${this.boardOf(item.room)} ${item.slot}"] .card`);
        if (card) this.open(card, speed);
        return;
      }
      case "dealt": {
        const card = this.at(`[data-slot="${this.boardOf(item.room)} ${item.slot}"] .card`);
        const deck = this.at("[data-deck]");
        if (card && deck)
          this.fly(
            {
              piece: card.cloneNode(true) as Element,
              from: small(deck.getBoundingClientRect()),
              to: card.getBoundingClientRect(),
            },
            speed,
          );
        return;
      }
      case "room opened": {
        const print = this.at(`[data-print="${this.boardOf(item.room)}"] > svg`);
        if (print) this.open(print, speed);
        return;
      }
      case "rolled":
        for (const [at, die] of this.dice().entries()) this.tumble(die, speed, (at * 60) / speed);
        for (const sum of this.page()?.board.querySelectorAll("[data-tray] .sum") ?? [])
          this.appear(sum, TIMES.tumble, speed);
        return;
      case "haunted":
        this.ghosts(
          this.at(`[data-space="${this.boardOf(item.room)} ${item.space}"]`),
          item.seat,
          item.ghosts,
          speed,
        );
        return;
      case "took ghosts":
        this.ghosts(this.at("[data-deck]"), item.seat, item.ghosts, speed);
        return;
      case "discarded ghosts":
        this.showCount(item.seat, `−${item.ghosts}`, speed);
        return;
      case "passed ghosts":
        this.ghosts(this.at(`[data-ghosts="${this.seatOf(item.seat)}"]`), item.to, item.ghosts, speed);
        this.showCount(item.seat, `−${item.ghosts}`, speed);
        return;
    }
  }

  /** The dice in the tray of the room that is resolved; where that is over already, those of the last roll. */
  private dice(): Element[] {
    const board = this.page()?.board;
    const tray = [...(board?.querySelectorAll("[data-tray] [data-die]") ?? [])];
    return tray.length ? tray : [...(board?.querySelectorAll("[data-die]") ?? [])];
  }

  private cardAt(seat: number, card: Card | null): Element | null {
    return card && this.at(`[data-card="${seat} ${card.type} ${card.value}"] .card`);
  }

  /** A piece goes from one place to another: cards turn a little on the way, figures hop. */
  private fly({ piece, from, to, hops }: Flight, speed: number): void {
    const flown = this.raise(piece, from);
    const [by, size]: [Point, number] = [
      { x: to.left - from.left, y: to.top - from.top },
      to.height / from.height,
    ];
    const duration = (hops ? TIMES.travel + TIMES.step : TIMES.travel) / speed;
    const way = hops ? hopping(by, size) : straight(by, size);
    this.land(flown, flown.animate(way, { duration, easing: hops ? "linear" : WALK, fill: "backwards" }));
  }

  /** Where a card lay, its outline stays for a moment. */
  private outline(box: DOMRect, speed: number): void {
    const flown = this.raise(document.createElement("i"), box);
    this.land(flown, flown.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 300 / speed }));
  }

  /** Ghosts rise from a place to a player in a file; then their number is told, none included. */
  private ghosts(from: Element | null, name: string, count: number, speed: number): void {
    const to = this.at(`[data-ghosts="${this.seatOf(name)}"]`)?.getBoundingClientRect();
    const start = from?.getBoundingClientRect();
    if (!to || !start) return;
    for (let ghost = 0; ghost < count; ghost += 1) {
      const piece = this.ghost();
      const flown = this.raise(piece, new DOMRect(start.left + 20 + ghost * 8, start.top + 6, 26, 26));
      const by = { x: to.left - start.left - 20 - ghost * 8, y: to.top - start.top - 6 };
      this.land(
        flown,
        flown.animate(rising(by), {
          delay: (ghost * APART) / speed,
          duration: TIMES.ghosts / speed,
          easing: WALK,
          fill: "backwards",
        }),
      );
    }
    this.showCount(name, `+${count}`, speed, count ? TIMES.ghosts / speed : 0);
  }

  private ghost(): Element {
    const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", "#dgit-ghost");
    drawn.append(use);
    return drawn;
  }

  /** How many ghosts, said beside a player's. */
  private showCount(name: string, text: string, speed: number, delay = 0): void {
    const box = this.at(`[data-ghosts="${this.seatOf(name)}"]`)?.getBoundingClientRect();
    if (!box) return;
    const label = document.createElement("b");
    label.textContent = text;
    const flown = this.raise(label, new DOMRect(box.right - 22, box.top - 6, 0, 0));
    this.land(
      flown,
      flown.animate(
        [
          { opacity: 1 },
          { opacity: 1, translate: "0 -14px", offset: 0.7 },
          { opacity: 0, translate: "0 -20px" },
        ],
        {
          delay,
          duration: 1100 / speed,
          fill: "backwards",
        },
      ),
      false,
    );
  }

  /** A card is dispelled: it narrows to a line, and sinks a little. */
  private squeeze(piece: Element, box: DOMRect, speed: number): void {
    const flown = this.raise(piece, box);
    this.land(
      flown,
      flown.animate([{ scale: "1 1" }, { scale: "0 1", translate: "0 4px" }], {
        duration: TIMES.turn / 2 / speed,
        easing: "ease-in",
        fill: "backwards",
      }),
    );
  }

  /** The other half: from a line it opens. */
  private open(element: Element, speed: number, delay = 0): void {
    this.move(element, [{ scale: "0 1" }, { scale: "1 1" }], {
      delay,
      duration: TIMES.turn / speed,
      easing: "ease-out",
      fill: "backwards",
    });
  }

  private appear(element: Element, after: number, speed: number): void {
    this.move(element, [{ opacity: 0 }, { opacity: 0 }], { duration: after / speed });
  }

  /** A die drops, shows some faces and settles. */
  private tumble(die: Element, speed: number, delay: number): void {
    this.move(
      die,
      [
        { translate: "0 -40px", rotate: "-200deg", easing: "cubic-bezier(.5,0,.9,.5)" },
        { translate: "0 2px", rotate: "-20deg", offset: 0.62 },
        { translate: "0 -7px", rotate: "6deg", offset: 0.78 },
        { translate: "0 0", rotate: "0deg" },
      ],
      { delay, duration: (TIMES.tumble - 300) / speed, fill: "backwards" },
    );
    for (const face of die.querySelectorAll("[data-face]")) {
      const lies = getComputedStyle(face).opacity === "1";
      const frames = FACES.map((up) => ({ opacity: Number(up === lies), easing: "step-end" }));
      this.move(face, frames, { delay, duration: (TIMES.tumble - 300) / speed, fill: "backwards" });
    }
  }

  /** Lay a piece into the sky, where it was. */
  private raise(piece: Element, box: DOMRect): HTMLElement {
    const flown = document.createElement("span");
    flown.className = "flown";
    flown.append(piece);
    Object.assign(flown.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: box.width ? `${box.width}px` : "auto",
      height: box.height ? `${box.height}px` : "auto",
    });
    this.page()?.sky.append(flown);
    return flown;
  }

  /** A piece is gone when it has landed; nothing goes on before, unless it is only a word. */
  private land(flown: HTMLElement, flight: Animation, isAwaited = true): void {
    if (isAwaited) this.track(flight);
    const delay = Number(flight.effect?.getTiming().delay ?? 0);
    if (delay > 0) {
      flown.hidden = true;
      setTimeout(() => (flown.hidden = false), delay);
    }
    flight.onfinish = flight.oncancel = () => flown.remove();
  }
}

/** How long a piece of news is shown before the next begins. */
function lastsFor(item: News): number {
  switch (item.what) {
    case "placed":
      return TIMES.travel + TIMES.step;
    case "rolled":
      return TIMES.tumble;
    case "haunted":
    case "passed ghosts":
    case "took ghosts":
      return item.ghosts ? TIMES.ghosts + item.ghosts * APART : TIMES.step;
    case "discarded ghosts":
    case "turned die":
      return TIMES.count;
    case "took card":
      return TIMES.travel;
    case "dispelled":
    case "turned up":
    case "room opened":
      return TIMES.turn;
    case "dealt":
      return APART;
    default:
      return 0;
  }
}

const leftEnd = (box: DOMRect): DOMRect => new DOMRect(box.left + 10, box.top + 2, 34, box.height - 4);
const small = (box: DOMRect): DOMRect => new DOMRect(box.left, box.top, 30, 38);

const straight = (by: Point, size: number): Keyframe[] => [
  { transform: "none" },
  { transform: `translate(${by.x / 2}px, ${by.y / 2}px) scale(${(1 + size) / 2}) rotate(4deg)` },
  { transform: `translate(${by.x}px, ${by.y}px) scale(${size})` },
];

/** Hops of six pixels, one a step. */
function hopping(by: Point, size: number): Keyframe[] {
  const steps = 5;
  return Array.from({ length: steps * 2 + 1 }, (_, at) => {
    const part = at / (steps * 2);
    const up = at % 2 ? 6 : 0;
    return {
      transform: `translate(${by.x * part}px, ${by.y * part - up}px) scale(${1 + (size - 1) * part})`,
    };
  });
}

const rising = (by: Point): Keyframe[] => [
  { transform: "scale(0.4)", opacity: 0 },
  { transform: `translate(${by.x * 0.3}px, ${by.y * 0.3 - 18}px)`, opacity: 1, offset: 0.35 },
  { transform: `translate(${by.x}px, ${by.y}px) scale(0.8)`, opacity: 1 },
];
