/** A tour: a scripted game in which the pupil's answers are given by the pupil. It stands in a socket's place, plays the
 * others, stops at every lesson, and takes the one answer that the lesson waits for. */

import { Refusal, type Ears, type Reply, type Wish } from "../protocol/connection";
import { Playback } from "../protocol/playback";
import type { QuestionInfo, Replay, ReplayStep } from "../protocol/types";

/** Where the tour stops: what it teaches, by its name in the catalogue, and the answer that it waits for. */
export interface Lesson {
  name: string;
  rules: string[];
  step: number;
  question?: QuestionInfo | null;
  wanted?: string;
}

/** A tour as scripts/tours writes it. */
export interface Script {
  beginning: { leap: number | null; game: Omit<Replay, "steps"> };
  lessons: Lesson[];
  steps: ReplayStep[];
}

export class Rehearsal extends Playback {
  readonly lessons: Lesson[];
  /** The lesson that is given. */
  place = $state(0);
  /** Whether the others play on towards the next one. */
  isPlaying = $state(false);
  /** Do something when all that was shown has come to rest. */
  atRest: (then: () => void) => void = (then) => then();
  private readonly leap: number | null;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    script: Script,
    ears: Ears,
    /** What the pupil is told who answers something else. */
    private readonly kindly: (lesson: Lesson) => string,
    /** Milliseconds between two answers of the others. */
    private readonly pause: number,
  ) {
    super({ ...script.beginning.game, steps: script.steps }, ears);
    this.lessons = script.lessons;
    this.leap = script.beginning.leap;
  }

  get lesson(): Lesson {
    return this.lessons[this.place] as Lesson;
  }

  get isLast(): boolean {
    return this.place === this.lessons.length - 1;
  }

  /** Be at a lesson at once. */
  goTo(place: number): void {
    clearTimeout(this.later);
    this.isPlaying = false;
    this.place = Math.max(0, Math.min(this.lessons.length - 1, place));
    this.show(this.lesson.step, this.lesson.question);
  }

  /** On to the next lesson; what happens before it is shown step by step. */
  goOn(): void {
    if (this.isLast || this.isPlaying) return;
    this.isPlaying = true;
    this.play();
  }

  private play(): void {
    const next = this.lessons[this.place + 1] as Lesson;
    if (this.at < next.step) {
      const at = this.at + 1;
      this.show(at, null, this.leap !== null && at > this.leap);
      if (at < next.step) this.later = setTimeout(() => this.play(), this.pause);
      else this.atRest(() => this.arrive());
    } else this.arrive();
  }

  private arrive(): void {
    if (!this.isPlaying) return; // somebody has gone to another lesson
    this.place += 1;
    this.isPlaying = false;
    if (this.lesson.question) this.show(this.at, this.lesson.question);
  }

  override ask(wish: Wish): Promise<Reply> {
    if (wish.type !== "answer") return super.ask(wish);
    const { question, wanted } = this.lesson;
    const given = question?.answers?.find(
      ([number, text]) => number === wish.answer || text === String(wish.answer).toLowerCase(),
    );
    if (this.isPlaying || given?.[1] !== wanted) return Promise.reject(new Refusal(this.kindly(this.lesson)));
    this.goOn();
    return Promise.resolve({ type: "done", ref: 0, number: this.at + 1, table: null });
  }

  override close(): void {
    clearTimeout(this.later);
  }
}
