/** How things move: pieces fly through the layer above the board, and what lies on it opens, tumbles and appears. */

import type { Sentence } from "../../words/text";

export const TIMES = { step: 180, travel: 420, turn: 260, tumble: 900, ghosts: 500, count: 420 };
export const APART = 80;
const WALK = "cubic-bezier(.3,.1,.2,1)";
const FACES = [false, true, false, true, false, true]; // whether a die that tumbles shows what it will show

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

export class Moves {
  private playing: Animation[] = [];

  constructor(private readonly sky: () => HTMLElement | undefined) {}

  /** Everything is at once where it goes. */
  still(): void {
    this.sky()?.replaceChildren();
    for (const each of this.playing.splice(0)) each.finish();
  }

  /** Everything has come where it goes. */
  async landed(): Promise<void> {
    await Promise.allSettled(this.playing.map((each) => each.finished));
  }

  /** A piece goes from one place to another: cards turn a little on the way, figures hop. */
  fly({ piece, from, to, hops }: Flight, speed: number): void {
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
  outline(box: DOMRect, speed: number): void {
    const flown = this.raise(document.createElement("i"), box);
    this.land(flown, flown.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 300 / speed }));
  }

  /** Ghosts rise from a place in a file. */
  file(from: DOMRect, to: DOMRect, count: number, speed: number): void {
    for (let ghost = 0; ghost < count; ghost += 1) {
      const flown = this.raise(ghostMark(), new DOMRect(from.left + 20 + ghost * 8, from.top + 6, 26, 26));
      const by = { x: to.left - from.left - 20 - ghost * 8, y: to.top - from.top - 6 };
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
  }

  /** Something is said at the right end of a place, and fades. */
  tell(box: DOMRect, text: Sentence, speed: number, delay: number): void {
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
        { delay, duration: 1100 / speed, fill: "backwards" },
      ),
      false,
    );
  }

  /** A card is dispelled: it narrows to a line, and sinks a little. */
  squeeze(piece: Element, box: DOMRect, speed: number): void {
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
  open(element: Element, speed: number, delay = 0): void {
    this.move(element, [{ scale: "0 1" }, { scale: "1 1" }], {
      delay,
      duration: TIMES.turn / speed,
      easing: "ease-out",
      fill: "backwards",
    });
  }

  appear(element: Element, after: number, speed: number): void {
    this.move(element, [{ opacity: 0 }, { opacity: 0 }], { duration: after / speed });
  }

  /** A die drops, shows some faces and settles. */
  tumble(die: Element, speed: number, delay: number): void {
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

  /** Something on the board moves, until it has, or somebody could not wait. */
  private move(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    this.track(element.animate(frames, options));
  }

  private track(animation: Animation): void {
    this.playing = [...this.playing.filter((each) => each.playState !== "finished"), animation];
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
    this.sky()?.append(flown);
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

function ghostMark(): Element {
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", "#dgit-ghost");
  drawn.append(use);
  return drawn;
}

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
