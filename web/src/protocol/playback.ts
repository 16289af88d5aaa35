/** A game that lies written, step by step, shown as if it were played: it stands in a socket's place. */

import { Refusal, type Ears, type Line, type Reply, type Wish } from "./connection";
import { changed, type Layout, type News } from "./mirror";
import type { QuestionInfo, Replay, ReplayStep } from "./types";

/** The table after some steps: its layout, the same in words, and how much news there was. */
export interface Frame {
  layout: Layout;
  lines: string[];
  news: number;
}

/** The table before the first step and after each. What did not change stays the same object. */
export function framesOf(game: Replay): Frame[] {
  let frame: Frame = { layout: game.layout, lines: game.lines, news: game.news.length };
  return [frame, ...game.steps.map((step) => (frame = frameAfter(frame, step)))];
}

function frameAfter({ layout, lines, news }: Frame, step: ReplayStep): Frame {
  for (const change of (step.set ?? []) as (string | number)[][])
    layout = changed(layout, change.slice(0, -1), change.at(-1)) as Layout;
  if (step.lines) {
    const [from, to, now] = step.lines;
    lines = [...lines.slice(0, from), ...now, ...lines.slice(to)];
  }
  return { layout, lines, news: news + (step.news?.length ?? 0) };
}

export class Playback implements Line {
  private frames: Frame[] = [];
  private news: News[] = [];
  private shown = -1;

  constructor(
    protected game: Replay,
    private readonly ears: Ears,
  ) {
    this.look(game);
  }

  /** Look at the same game as another viewer; nothing is shown before the next `show`. */
  look(game: Replay): void {
    this.game = game;
    this.frames = framesOf(game);
    this.news = [...game.news, ...game.steps.flatMap((step) => step.news ?? [])] as News[];
    this.shown = -1;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** The frame that is shown. */
  get at(): number {
    return this.shown;
  }

  /** Show the table after so many steps. One step on is shown as it happened, any other as how things are. */
  show(at: number, question: QuestionInfo | null = null, leap = this.isLeap(at)): void {
    const frame = this.frames[at];
    if (!frame) return;
    const from = leap ? 0 : (this.frames[this.shown]?.news ?? 0);
    const { viewer, table, moments, passages } = this.game;
    const opened = moments.filter((each) => each.news < frame.news);
    const first = this.shown < 0;
    this.shown = at;
    if (first) this.ears.status("open", "");
    this.ears.receive(
      {
        type: "view",
        protocol: 2,
        number: at + 1,
        at: 0,
        you: viewer,
        table,
        layout: frame.layout,
        question,
        undo: false,
        clocks: [],
        news_at: from,
        news: this.news.slice(from, frame.news),
        chat: [],
        moments: opened,
        passages: passages.filter((each) => each.moment <= opened.length),
      },
      leap,
    );
  }

  private isLeap(at: number): boolean {
    return this.shown < 0 || (at !== this.shown && at !== this.shown + 1);
  }

  ask(wish: Wish): Promise<Reply> {
    const number = this.shown + 1;
    if (wish.type === "describe") {
      const text = this.frames[this.shown]?.lines.join("\n") ?? "";
      const result = this.shown === this.last ? this.game.result : null;
      return Promise.resolve({ type: "described", number, text, result });
    }
    return Promise.reject(new Refusal(""));
  }

  close(): void {}
}
