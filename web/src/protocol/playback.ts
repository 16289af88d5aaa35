/** A game that lies written, step by step, shown as if it were played: it stands in a socket's place. */

import { Refusal, type Listener, type Transport, type Reply, type Wish } from "./connection";
import { SILENCE } from "../words/text";
import type { Description, NewsData } from "../words/voice";
import { PROTOCOL } from "./limits";
import { changed, type Layout } from "./mirror";
import type { Described, QuestionInfo, Replay, ReplayStep } from "./types";

/** The table after some steps: its layout, its description line by line, and how much news there was. */
export interface Frame {
  layout: Layout;
  lines: DescribedLine[];
  news: number;
}

type DescribedLine = Description[number][number];

/** The table before the first step and after each. What did not change stays the same object. */
export function framesOf(game: Replay): Frame[] {
  let frame: Frame = {
    layout: game.layout,
    lines: game.lines as DescribedLine[],
    news: game.news.length,
  };
  return [frame, ...game.steps.map((step) => (frame = frameAfter(frame, step)))];
}

function frameAfter({ layout, lines, news }: Frame, step: ReplayStep): Frame {
  for (const change of [...(step.beats ?? []).flatMap(([, set]) => set ?? []), ...(step.set ?? [])])
    layout = changed(layout, (change as Way).slice(0, -1), (change as Way).at(-1)) as Layout;
  if (step.lines) {
    const [from, to, now] = step.lines;
    lines = [...lines.slice(0, from), ...(now as DescribedLine[]), ...lines.slice(to)];
  }
  return { layout, lines, news: news + (step.beats?.length ?? 0) };
}

type Way = (string | number)[];

/** Lines with an empty one between paragraphs, as paragraphs. */
function inParagraphs(lines: DescribedLine[]): Description {
  const found: DescribedLine[][] = [[]];
  for (const line of lines)
    if (line.length) found.at(-1)?.push(line);
    else found.push([]);
  return found;
}

export class Playback implements Transport {
  private frames: Frame[] = [];
  private news: NewsData[] = [];
  private shown = -1;

  constructor(
    protected game: Replay,
    private readonly listener: Listener,
  ) {
    this.look(game);
  }

  /** Look at the same game as another viewer; nothing is shown before the next `show`. */
  look(game: Replay): void {
    this.game = game;
    this.frames = framesOf(game);
    this.news = [
      ...game.news,
      ...game.steps.flatMap((step) => (step.beats ?? []).map(([news]) => news)),
    ] as NewsData[];
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
    const step = at === this.shown + 1 ? this.game.steps[at - 1] : undefined;
    const { viewer, table, moments, passages } = this.game;
    const opened = moments.filter((each) => each.news < frame.news);
    const told = passages.filter((each) => each.moment <= opened.length);
    const first = this.shown < 0;
    this.shown = at;
    if (first) this.listener.setStatus("open");
    const number = at + 1;
    if (step && !leap) {
      const fresh = opened.filter((each) => each.news >= from);
      const { seat: by, beats = [], set = [] } = step;
      this.listener.receive({
        type: "changes",
        number,
        at: 0,
        by,
        news_at: from,
        beats,
        set,
        question,
        moments: fresh,
      });
      const before = opened.length - fresh.length;
      for (const passage of told.filter((each) => each.moment > before))
        this.listener.receive({ type: "passage", number, passage });
      return;
    }
    this.listener.receive(
      {
        type: "view",
        protocol: PROTOCOL,
        number,
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
        passages: told,
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
      const description = inParagraphs(this.frames[this.shown]?.lines ?? []) as Described["description"];
      const result = this.shown === this.last ? this.game.result : null;
      return Promise.resolve({ type: "described", number, description, result });
    }
    return Promise.reject(new Refusal({ refused: SILENCE }));
  }

  close(): void {}
}
