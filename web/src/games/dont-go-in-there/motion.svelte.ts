/** Motion that explains, driven by the news: pieces fly from where they lay to where they lie then, one after the other. */

import { tick } from "svelte";
import type { Progress } from "../../protocol/progress.svelte";
import { Sequence, type Showing } from "../../scene/sequence.svelte";
import type { Say } from "../../scene/words";
import type { Sentence } from "../../words/text";
import { APART, Moves, TIMES } from "./moves";
import { boardOf, type Card, type Layout, type News, type Side } from "./table";

const MOST = 40; // pieces of news that are shown in one go

/** Ghosts are counted when they have come. */
const COUNTED = new Set<News["what"]>(["haunted", "took ghosts", "passed ghosts"]);

/** Where things are on the page: the scene, and the layer above it in which pieces fly. */
interface Page {
  board: HTMLElement;
  sky: HTMLElement;
}

export class Motion extends Sequence<Layout, News> {
  private readonly moves = new Moves(() => this.page()?.sky);
  private waits: () => void = () => {};

  constructor(
    layout: Layout,
    progress: Progress,
    private readonly say: Say,
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
    this.moves.still();
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

  protected override landed(): Promise<void> {
    return this.moves.landed();
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
          this.moves.fly({ piece: before.piece, from: before.box, to: leftEnd(to), hops: true }, speed);
          if (figure) this.moves.appear(figure, TIMES.travel + TIMES.step, speed);
        }
        return;
      }
      case "took card": {
        const seat = this.seatOf(item.seat);
        const lies = this.cardAt(seat, item.card);
        const to = lies ?? this.at(`[data-tableau="${seat}"]`);
        if (before && to) {
          this.moves.fly({ ...before, from: before.box, to: to.getBoundingClientRect() }, speed);
          this.moves.outline(before.box, speed);
          if (lies) this.moves.appear(lies, TIMES.travel, speed);
        }
        return;
      }
      case "dispelled": {
        const pile = this.at(`[data-gone="${this.seatOf(item.seat)}"] .one:last-child`);
        if (before) this.moves.squeeze(before.piece, before.box, speed);
        if (pile) this.moves.open(pile, speed, TIMES.turn / 2 / speed);
        return;
      }
      case "turned up": {
        const card = this.at(`[data-slot="${this.boardOf(item.room)} ${item.slot}"] .card`);
        if (card) this.moves.open(card, speed);
        return;
      }
      case "dealt": {
        const card = this.at(`[data-slot="${this.boardOf(item.room)} ${item.slot}"] .card`);
        const deck = this.at("[data-deck]");
        if (card && deck)
          this.moves.fly(
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
        if (print) this.moves.open(print, speed);
        return;
      }
      case "rolled":
        for (const [at, die] of this.dice().entries()) this.moves.tumble(die, speed, (at * 60) / speed);
        for (const sum of this.page()?.board.querySelectorAll("[data-tray] .sum") ?? [])
          this.moves.appear(sum, TIMES.tumble, speed);
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
        this.showCount(item.seat, this.say("scene-ghosts-go", item), speed);
        return;
      case "passed ghosts":
        this.ghosts(this.at(`[data-ghosts="${this.seatOf(item.seat)}"]`), item.to, item.ghosts, speed);
        this.showCount(item.seat, this.say("scene-ghosts-go", item), speed);
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

  /** Ghosts rise from a place to a player; then their number is told, none included. */
  private ghosts(from: Element | null, name: string, ghosts: number, speed: number): void {
    const to = this.at(`[data-ghosts="${this.seatOf(name)}"]`)?.getBoundingClientRect();
    const start = from?.getBoundingClientRect();
    if (!to || !start) return;
    this.moves.file(start, to, ghosts, speed);
    const delay = ghosts ? TIMES.ghosts / speed : 0;
    this.showCount(name, this.say("scene-ghosts-come", { ghosts }), speed, delay);
  }

  /** How many ghosts, said beside a player's. */
  private showCount(name: string, text: Sentence, speed: number, delay = 0): void {
    const box = this.at(`[data-ghosts="${this.seatOf(name)}"]`)?.getBoundingClientRect();
    if (box) this.moves.tell(box, text, speed, delay);
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
