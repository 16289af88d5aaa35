/** A tour: a scripted game in which the pupil's answers are given by the pupil. It stands in a socket's place, plays the
 * others, stops at every lesson, and takes the one answer that the lesson waits for. */

import type { Lesson, Script } from "../games/tours";
import type { Listener, Reply, Wish } from "../protocol/connection";
import { Playback } from "../protocol/playback";
import type { QuestionInfo } from "../protocol/types";

/** What of a question is lit: the answer that is waited for, with others about the same thing, as both ways to turn a tile;
 * a hand as it is. */
function about({ question, wanted }: Lesson): QuestionInfo | null {
  const meant = question?.answers?.find(([, notation]) => notation === wanted)?.[2];
  if (!question?.answers || !meant || Array.isArray(thingOf(meant))) return question ?? null;
  const thing = JSON.stringify(thingOf(meant));
  const answers = question.answers.filter(
    ([, notation, meaning]) => notation === wanted || (thing && JSON.stringify(thingOf(meaning)) === thing),
  );
  return { ...question, answers, count: answers.length };
}

/** What an answer is about, if that is more than a name or a number. */
const thingOf = (meaning: Record<string, unknown>): unknown => {
  const [first] = Object.values(meaning);
  return typeof first === "object" ? first : undefined;
};

export class Rehearsal extends Playback {
  readonly lessons: Lesson[];
  /** The lesson that is given. */
  place = $state(0);
  /** How often something else was answered than the lesson waits for. */
  astray = $state(0);
  /** Whether the others play on towards the next one. */
  isPlaying = $state(false);
  /** Do something when all that was shown has come to rest. */
  whenAtRest: (then: () => void) => void = (then) => then();
  private readonly leap: number | null;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    script: Script,
    listener: Listener,
    /** Milliseconds between two answers of the others. */
    private readonly pause: number,
  ) {
    super({ ...script.beginning.game, steps: script.steps }, listener);
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
    this.astray = 0;
    this.show(this.lesson.step, about(this.lesson));
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
      else this.whenAtRest(() => this.arrive());
    } else this.arrive();
  }

  private arrive(): void {
    if (!this.isPlaying) return; // somebody has gone to another lesson
    this.place += 1;
    this.astray = 0;
    this.isPlaying = false;
    if (this.lesson.question) this.show(this.at, about(this.lesson));
  }

  override ask(wish: Wish): Promise<Reply> {
    if (wish.type !== "answer") return super.ask(wish);
    const { question, wanted } = this.lesson;
    const given = question?.answers?.find(
      ([number, text]) => number === wish.answer || text === String(wish.answer).toLowerCase(),
    );
    if (!this.isPlaying && given?.[1] === wanted) this.goOn();
    else this.astray += 1;
    return Promise.resolve({ type: "done", ref: 0, number: this.at + 1, table: null });
  }

  override close(): void {
    clearTimeout(this.later);
  }
}
