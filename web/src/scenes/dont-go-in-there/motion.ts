/** Motion that explains, driven by the news: pieces fly over a table that already is as it will be, so that nothing
 * waits for them and no answer is hidden. Whoever wants less motion sees none. */

import { boardOf, type Card, type News } from "./table";

const TIMES = { step: 180, travel: 420, turn: 260, tumble: 900, ghosts: 500 };
const WALK = "cubic-bezier(.3,.1,.2,1)";
const SOON_ENOUGH = 2000; // milliseconds of motion above which it plays at double speed
const APART = 80;
const MOST = 40; // pieces of news that are shown in one go

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

export class Motion {
  private until = 0; // when all that was told has been shown

  /** `board` is the scene, `sky` the layer above it in which pieces fly. */
  constructor(
    private readonly board: HTMLElement,
    private readonly sky: HTMLElement,
    private readonly seatOf: (name: string) => number,
  ) {}

  private at(selector: string): Element | null {
    return this.board.querySelector(selector);
  }

  /** What happened, while the table still shows what was before; `settled` comes when it shows what is now. */
  async show(news: News[], settled: Promise<void>): Promise<void> {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
    if (news.length > MOST) return; // somebody comes back to a table that has gone on

    const before = news.map((item) => this.before(item));
    await settled;
    const whole = news.reduce((sum, item) => sum + lastsFor(item), 0);
    const backlog = this.backlog();
    const speed = whole + backlog > SOON_ENOUGH ? 2 : 1;
    let start = backlog;
    news.forEach((item, at) => {
      this.play(item, before[at] ?? null, start, speed);
      start += lastsFor(item) / speed;
    });
    this.until = performance.now() + start;
  }

  /** How long what was told before is still shown; what has fallen too far behind is shown no more. */
  private backlog(): number {
    const left = Math.max(0, this.until - performance.now());
    if (left <= SOON_ENOUGH) return left;
    this.finish();
    return 0;
  }

  /** Nothing flies any more: somebody looks at another moment of the game. */
  finish(): void {
    this.sky.replaceChildren();
    this.until = 0;
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
        return this.at(`[data-slot="${boardOf(item.room)} ${item.slot}"] .card`);
      case "dispelled":
        return (
          item.card &&
          this.at(`[data-card="${this.seatOf(item.seat)} ${item.card.type} ${item.card.value}"] .card`)
        );
      default:
        return null;
    }
  }

  private play(
    item: News,
    before: { piece: Element; box: DOMRect } | null,
    delay: number,
    speed: number,
  ): void {
    switch (item.what) {
      case "placed": {
        const to = this.at(`[data-space="${boardOf(item.room)} ${item.space}"]`)?.getBoundingClientRect();
        const figure = this.at(`[data-figure="${boardOf(item.room)} ${item.space}"]`);
        if (before && to) {
          this.fly({ piece: before.piece, from: before.box, to: leftEnd(to), hops: true }, delay, speed);
          if (figure) this.appear(figure, delay, TIMES.travel + TIMES.step, speed);
        }
        return;
      }
      case "took card": {
        const seat = this.seatOf(item.seat);
        const to = this.cardAt(seat, item.card) ?? this.at(`[data-tableau="${seat}"]`);
        if (before && to) {
          this.fly({ ...before, from: before.box, to: to.getBoundingClientRect() }, delay, speed);
          this.outline(before.box, delay, speed);
        }
        return;
      }
      case "dispelled": {
        const pile = this.at(`[data-gone="${this.seatOf(item.seat)}"] .one:last-child`);
        if (before) this.squeeze(before.piece, before.box, delay, speed);
        if (pile) this.open(pile, delay + TIMES.turn / 2 / speed, speed);
        return;
      }
      case "turned up": {
        const card = this.at(`[data-slot="${boardOf(item.room)} 3"] .card`);
        if (card) this.open(card, delay, speed);
        return;
      }
      case "dealt": {
        const card = this.at(`[data-slot="${boardOf(item.room)} ${item.slot}"] .card`);
        const deck = this.at("[data-deck]");
        if (card && deck)
          this.fly(
            {
              piece: card.cloneNode(true) as Element,
              from: small(deck.getBoundingClientRect()),
              to: card.getBoundingClientRect(),
            },
            delay,
            speed,
          );
        return;
      }
      case "room opened": {
        const print = this.at(`[data-print="${boardOf(item.room)}"] > svg`);
        if (print) this.open(print, delay, speed);
        return;
      }
      case "rolled":
        for (const [at, die] of this.dice().entries()) this.tumble(die, delay + (at * 60) / speed, speed);
        return;
      case "haunted":
        this.ghosts(
          this.at(`[data-space="${boardOf(item.room)} ${item.space}"]`),
          item.seat,
          item.ghosts,
          delay,
          speed,
        );
        return;
      case "took ghosts":
        this.ghosts(this.at("[data-deck]"), item.seat, item.ghosts, delay, speed);
        return;
      case "discarded ghosts":
        this.told(item.seat, `−${item.ghosts}`, delay, speed);
        return;
      case "passed ghosts":
        this.ghosts(this.at(`[data-ghosts="${this.seatOf(item.seat)}"]`), item.to, item.ghosts, delay, speed);
        this.told(item.seat, `−${item.ghosts}`, delay, speed);
        return;
    }
  }

  /** The dice in the tray of the room that is resolved; where that is over already, those of the last roll. */
  private dice(): Element[] {
    const tray = [...this.board.querySelectorAll("[data-tray] [data-die]")];
    return tray.length ? tray : [...this.board.querySelectorAll("[data-die]")];
  }

  private cardAt(seat: number, card: Card | null): Element | null {
    return card && this.at(`[data-card="${seat} ${card.type} ${card.value}"] .card`);
  }

  /** A piece goes from one place to another: cards turn a little on the way, figures hop. */
  private fly({ piece, from, to, hops }: Flight, delay: number, speed: number): void {
    const flown = this.raise(piece, from);
    const [by, size]: [Point, number] = [
      { x: to.left - from.left, y: to.top - from.top },
      to.height / from.height,
    ];
    const duration = (hops ? TIMES.travel + TIMES.step : TIMES.travel) / speed;
    const way = hops ? hopping(by, size) : straight(by, size);
    this.land(
      flown,
      flown.animate(way, { delay, duration, easing: hops ? "linear" : WALK, fill: "backwards" }),
    );
  }

  /** Where a card lay, its outline stays for a moment. */
  private outline(box: DOMRect, delay: number, speed: number): void {
    const flown = this.raise(document.createElement("i"), box);
    this.land(flown, flown.animate([{ opacity: 1 }, { opacity: 0 }], { delay, duration: 300 / speed }));
  }

  /** Ghosts rise from a place to a player in a file; then their number is told, none included. */
  private ghosts(from: Element | null, name: string, count: number, delay: number, speed: number): void {
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
          delay: delay + (ghost * APART) / speed,
          duration: TIMES.ghosts / speed,
          easing: WALK,
          fill: "backwards",
        }),
      );
    }
    this.told(name, `+${count}`, delay + (count ? TIMES.ghosts / speed : 0), speed);
  }

  private ghost(): Element {
    const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", "#dgit-ghost");
    drawn.append(use);
    return drawn;
  }

  /** How many ghosts, said beside a player's. */
  private told(name: string, text: string, delay: number, speed: number): void {
    const box = this.at(`[data-ghosts="${this.seatOf(name)}"]`)?.getBoundingClientRect();
    if (!box) return;
    const said = document.createElement("b");
    said.textContent = text;
    const flown = this.raise(said, new DOMRect(box.right - 22, box.top - 6, 0, 0));
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
    );
  }

  /** A card is dispelled: it narrows to a line, and sinks a little. */
  private squeeze(piece: Element, box: DOMRect, delay: number, speed: number): void {
    const flown = this.raise(piece, box);
    this.land(
      flown,
      flown.animate([{ scale: "1 1" }, { scale: "0 1", translate: "0 4px" }], {
        delay,
        duration: TIMES.turn / 2 / speed,
        easing: "ease-in",
        fill: "backwards",
      }),
    );
  }

  /** The other half: from a line it opens. */
  private open(element: Element, delay: number, speed: number): void {
    element.animate([{ scale: "0 1" }, { scale: "1 1" }], {
      delay,
      duration: TIMES.turn / speed,
      easing: "ease-out",
    });
  }

  private appear(element: Element, delay: number, after: number, speed: number): void {
    element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + after / speed });
  }

  /** A die drops, shows some faces and settles. */
  private tumble(die: Element, delay: number, speed: number): void {
    die.animate(
      [
        { translate: "0 -40px", rotate: "-200deg", easing: "cubic-bezier(.5,0,.9,.5)" },
        { translate: "0 2px", rotate: "-20deg", offset: 0.62 },
        { translate: "0 -7px", rotate: "6deg", offset: 0.78 },
        { translate: "0 0", rotate: "0deg" },
      ],
      { delay, duration: (TIMES.tumble - 300) / speed },
    );
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
    this.sky.append(flown);
    return flown;
  }

  private land(flown: HTMLElement, flight: Animation): void {
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
      return item.ghosts ? TIMES.ghosts : TIMES.step;
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
