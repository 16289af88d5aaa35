/** News shown one after the other: the table is shown as each piece left it, and at rest as it is. Whoever wants no
 * motion, or looks elsewhere, sees the table as it is at once. */

import type { Beat } from "../protocol/mirror";
import type { Progress } from "../protocol/progress.svelte";
import type { TableStore } from "../protocol/table-store.svelte";
import { wantsNoMotion } from "../style/media";

const LONG = 2000; // milliseconds above which all that waits is played faster
const LONGEST = 2600;

const newsOf = <Layout, News>(beats: Beat<Layout, News>[]): News[] => beats.map(({ news }) => news);

const wantsNone = (): boolean => document.hidden || wantsNoMotion();

/** How a group of news is shown. */
export interface Showing {
  /** How many times as fast as usual. */
  rate: number;
  /** The page is as it was before, until this lets it happen. */
  update: () => void;
  /** Whether it is shown no more: somebody could not wait. */
  isSkipped: () => boolean;
}

export abstract class Sequence<Layout, News> {
  /** The table as it is seen now: at rest the layout, else as the news that is shown left it. */
  shown: Layout = $state.raw() as Layout;
  protected latest: Layout;
  private groups: Beat<Layout, News>[][] = []; // those that are still to be shown
  private run = 0; // which of all that were begun is played
  private isMoving = false;
  private newsCount = 0; // how many pieces of news have come

  constructor(
    layout: Layout,
    private readonly progress: Progress,
  ) {
    this.shown = this.latest = layout;
  }

  /** News that is shown together: how many pieces each. */
  protected abstract together(news: News[]): number[];
  /** How long a group is shown, in milliseconds; none where nothing moves. */
  protected abstract timeOf(group: News[], before: Layout, after: Layout): number;
  protected abstract show(group: News[], showing: Showing): Promise<void>;
  /** Everything that is on its way has come there. */
  protected async landed(): Promise<void> {}
  /** Let go of all that moves. */
  protected abstract still(): void;

  /** The table as it is; it is shown when nothing moves any more. */
  rest(layout: Layout): void {
    this.latest = layout;
    if (!this.isMoving) this.shown = layout;
  }

  /** Show what happens at a table, until the returned function is called; what is old or taken back does not move. */
  follow(table: TableStore): () => void {
    const stop = table.onNews(({ from, news, beats, old }) => {
      const isTakenBack = from < this.newsCount;
      this.newsCount = from + news.length;
      if (isTakenBack || old || beats.length < news.length) this.finish();
      else this.hear(beats, from);
    });
    return () => {
      stop();
      this.finish();
    };
  }

  /** What happened; `from` is its place in all the news. */
  hear(heard: readonly Beat[], from: number): void {
    if (wantsNone()) return this.finish();
    const beats = heard as unknown as Beat<Layout, News>[];
    let at = 0;
    for (const count of this.together(newsOf(beats))) this.groups.push(beats.slice(at, (at += count)));
    if (this.isMoving) return;
    if (this.left() > 0) void this.play(from);
    else this.groups = [];
  }

  /** Show the table as it is, at once. */
  finish(): void {
    this.run += 1;
    this.groups = [];
    this.still();
    this.settle();
  }

  private settle(): void {
    this.isMoving = false;
    this.shown = this.latest;
    this.progress.end();
  }

  private async play(from: number): Promise<void> {
    const run = (this.run += 1);
    let upTo = from;
    this.isMoving = true;
    this.progress.begin(upTo, () => this.finish());
    const isSkipped = (): boolean => run !== this.run;
    while (this.groups.length) {
      const rate = this.rate();
      const group = this.groups.shift() ?? [];
      const before = this.shown;
      const after = group.at(-1)?.layout ?? before;
      const update = (): void => void (isSkipped() || (this.shown = after));
      const news = newsOf(group);
      if (this.timeOf(news, before, after)) await this.show(news, { rate, update, isSkipped });
      if (isSkipped()) return;
      update();
      this.progress.advance((upTo += group.length));
      if (!this.groups.length) await this.landed();
      if (isSkipped()) return;
    }
    this.settle();
  }

  /** How many milliseconds all that waits would take. */
  private left(): number {
    let [layout, time] = [this.shown, 0];
    for (const group of this.groups) {
      const after = group.at(-1)?.layout ?? layout;
      time += this.timeOf(newsOf(group), layout, after);
      layout = after;
    }
    return time;
  }

  /** How much faster than usual, so that nobody waits for long for what has happened already. */
  private rate(): number {
    const time = this.left();
    return time > LONG ? Math.max(2, time / LONGEST) : 1;
  }
}
