/** What is seen moving. News is gone through one by one: the house is shown as a piece of news left it, and what changed
 * is moved there from where it was. */

import { tick } from "svelte";
import type { Progress } from "../../protocol/progress.svelte";
import { Sequence, type Showing } from "../../scene/sequence.svelte";
import { middleOf, standings, type Standing } from "./drawn";
import { seatNamed, type House, type HouseNews, type Spot } from "./table";
import { keyOf, placeOfSpot, type Place } from "./places";

const WALK = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const TURN = "ease-in-out";
const QUARTERS = { left: -1, right: 1, around: 2 } as const;
const HOP = 10; // units that a pawn rises with each step

/** Something that moves: which element, how, and for how long. */
export interface Move {
  what: string; // a selector
  lifts?: Place; // the tile that is drawn above the others meanwhile
  frames: Keyframe[];
  time: number;
  easing: string;
}

const at = ({ x, y }: { x: number; y: number }, more = ""): Keyframe => ({
  transform: `translate(${x}px, ${y}px) ${more}`,
});

/** News that is shown together: cards that are turned up at the same time, or one deed. */
export function together(news: HouseNews[]): number[] {
  const counts: number[] = [];
  news.forEach((item, at) => {
    const last = news[at - 1];
    const isWith = item.what === "turned up" && last?.what === "turned up" && last.slot === item.slot;
    if (isWith) counts.push((counts.pop() ?? 0) + 1);
    else counts.push(1);
  });
  return counts;
}

export function movesOf(group: HouseNews[], before: House, after: House): Move[] {
  return group.flatMap((news) => movesOfNews(news, before, after));
}

function movesOfNews(news: HouseNews, before: House, after: House): Move[] {
  switch (news.what) {
    case "turned up":
      return [
        cell(after, news.seat, news.slot, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], 260),
      ];
    case "skipped":
    case "mirrored":
      return [
        cell(after, news.seat, after.card ?? 0, [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], 420),
      ];
    case "walked":
      return pawns(before, after, [news.seat], hop, 260);
    case "passed wall":
      return pawns(before, after, [news.seat], hop, 420);
    case "switched places":
      return pawns(before, after, [news.seat, news.with], hop, 420);
    case "fell":
      return pawns(before, after, [news.seat], sink, 620);
    case "rotated": {
      const quarters = QUARTERS[news.way];
      return [turning(placeOf(news.spot, after), -90 * quarters, news.way === "around" ? 620 : 380)];
    }
    case "switched tiles": {
      const [one, other] = [placeOf(news.spot, after), placeOf(news.other_spot, after)];
      return [crossing(one, other), crossing(other, one)];
    }
    case "moved exit":
      return exit(before, after);
    default:
      return [];
  }
}

const placeOf = (spot: Spot, house: House): Place => placeOfSpot(spot, house) ?? { row: 0, column: 0 };

const halfway = (one: { x: number; y: number }, other: { x: number; y: number }) => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

const cell = (house: House, name: string, slot: number, frames: Keyframe[], time: number): Move => ({
  what: `[data-cell="${seatNamed(house, name)} ${slot}"]`,
  frames,
  time,
  easing: TURN,
});

const stand = (where: Standing): Keyframe => at(where, `scale(${where.scale})`);

function hop(from: Standing, to: Standing): Keyframe[] {
  const middle = halfway(from, to);
  return [
    stand(from),
    at({ x: middle.x, y: middle.y - HOP }, `scale(${(from.scale + to.scale) / 2})`),
    stand(to),
  ];
}

/** Down through one trap door, and out of another. */
function sink(from: Standing, to: Standing): Keyframe[] {
  const flat = (where: Standing): Keyframe => ({ ...at(where, `scale(${where.scale}, 0)`), offset: 0.5 });
  return [stand(from), flat(from), flat(to), stand(to)];
}

/** The pawns that moved as they move, and whoever has to make room. */
function pawns(
  before: House,
  after: House,
  names: string[],
  frames: (from: Standing, to: Standing) => Keyframe[],
  time: number,
): Move[] {
  const [old, now] = [standings(before), standings(after)];
  return now.flatMap((to, seat) => {
    const from = old[seat];
    if (!from || !to || (from.x === to.x && from.y === to.y)) return [];
    const way = names.includes(after.players[seat]?.name ?? "") ? frames(from, to) : [stand(from), stand(to)];
    return [{ what: `[data-pawn="${seat}"]`, frames: way, time, easing: WALK }];
  });
}

/** The exit goes from where it lay to where it lies. */
function exit(before: House, after: House): Move[] {
  if (!before.exit || !after.exit) return [];
  const [from, to] = [middleOf(before.exit), middleOf(after.exit)];
  const frames = [at(from), at(halfway(from, to), "scale(1.1)"), at(to)];
  return [{ what: "[data-exit]", frames, time: 520, easing: WALK }];
}

function turning(place: Place, from: number, time: number): Move {
  const middle = middleOf(place);
  const frames = [
    at(middle, `rotate(${from}deg) scale(1)`),
    { ...at(middle, `rotate(${from}deg) scale(1.06)`), offset: 0.15 },
    { ...at(middle, "rotate(0deg) scale(1.06)"), offset: 0.85 },
    at(middle, "rotate(0deg) scale(1)"),
  ];
  return { what: tile(place), lifts: place, frames, time, easing: TURN };
}

const tile = (place: Place): string => `[data-tile="${keyOf(place)}"]`;

/** Two tiles cross on arcs, so that neither hides the other. */
function crossing(to: Place, from: Place): Move {
  const [start, end] = [middleOf(from), middleOf(to)];
  const middle = halfway(start, end);
  const aside = { x: middle.x - (end.y - start.y) * 0.35, y: middle.y + (end.x - start.x) * 0.35 };
  return {
    what: tile(to),
    lifts: to,
    frames: [at(start), at(aside, "scale(1.06)"), at(end)],
    time: 520,
    easing: WALK,
  };
}

export class Motion extends Sequence<House, HouseNews> {
  /** Tiles that are in the air are drawn above the others. */
  lifted = $state.raw<string[]>([]);
  /** Which of its shape's blocks a place has, once its tile was switched; each tile takes its own along. */
  blocks = $state.raw<Record<string, number>>({});
  private playing: Animation[] = [];

  constructor(
    house: House,
    progress: Progress,
    private readonly scene: () => Element | undefined,
  ) {
    super(house, progress);
  }

  protected override together = together;

  protected override timeOf(group: HouseNews[], before: House, after: House): number {
    return Math.max(0, ...movesOf(group, before, after).map((each) => each.time));
  }

  protected override still(): void {
    for (const each of this.playing) each.finish();
    this.playing = [];
    this.lifted = [];
  }

  protected override async show(group: HouseNews[], { rate, update, isSkipped }: Showing): Promise<void> {
    const before = this.shown;
    update();
    const moves = movesOf(group, before, this.shown);
    this.carryBlocks(group);
    this.lifted = moves.flatMap(({ lifts }) => (lifts ? [keyOf(lifts)] : []));
    await tick();
    if (isSkipped()) return;
    this.playing = moves.flatMap(({ what, frames, time, easing }) =>
      [...(this.scene()?.querySelectorAll(what) ?? [])].map((element) =>
        element.animate(frames, { duration: time / rate, easing }),
      ),
    );
    await Promise.allSettled(this.playing.map((each) => each.finished));
    this.playing = [];
    this.lifted = [];
  }

  private carryBlocks(group: HouseNews[]): void {
    for (const news of group)
      if (news.what === "switched tiles") {
        const [one, other] = [placeOf(news.spot, this.shown), placeOf(news.other_spot, this.shown)];
        this.blocks = {
          ...this.blocks,
          [keyOf(one)]: this.blockAt(other),
          [keyOf(other)]: this.blockAt(one),
        };
      }
  }

  blockAt(place: Place): number {
    return this.blocks[keyOf(place)] ?? place.row * 5 + place.column * 3;
  }
}
