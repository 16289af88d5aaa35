/** How far what happened has been shown. A scene that moves it says so here; what comes after it, the newest lines of the
 * log and the question, waits until all is at rest. Nobody is made to wait: a key, a click on the board or the sill, or a
 * page that nobody looks at ends the motion. */

import type { News } from "./mirror";

const TYPING = "input:not([type=range]), textarea, select, [contenteditable]";
const HELD = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta"]); // keys that are pressed together with others

export class Progress {
  private upTo = $state<number | null>(null); // how much of the news has been shown while something moves
  private stop: () => void = () => {};
  private since = 0;
  private waiting: (() => void)[] = [];

  get isMoving(): boolean {
    return this.upTo !== null;
  }

  /** What has been shown of this news. */
  soFar(news: News[]): News[] {
    return this.upTo === null ? news : news.slice(0, this.upTo);
  }

  /** Something begins to move, and news before that place has been shown; `stop` ends it at once. */
  begin(upTo: number, stop: () => void): void {
    if (!this.isMoving) {
      addEventListener("keydown", this.handleKey);
      addEventListener("click", this.handleClick);
      document.addEventListener("visibilitychange", this.handleVisibility);
      this.since = performance.now();
    }
    this.upTo = upTo;
    this.stop = stop;
  }

  /** News before that place has been shown. */
  advance(upTo: number): void {
    if (this.isMoving) this.upTo = upTo;
  }

  /** Everything is at rest. */
  end(): void {
    if (!this.isMoving) return;
    removeEventListener("keydown", this.handleKey);
    removeEventListener("click", this.handleClick);
    document.removeEventListener("visibilitychange", this.handleVisibility);
    this.upTo = null;
    this.stop = () => {};
    for (const then of this.waiting.splice(0)) then();
  }

  /** Do this as soon as everything is at rest. */
  whenAtRest(then: () => void): void {
    if (this.isMoving) this.waiting.push(then);
    else then();
  }

  skip(): void {
    this.stop();
    this.end();
  }

  // What began with this very key or click goes on; and as both are heard here last, nothing is answered by them that
  // was not to be seen yet.

  private readonly handleKey = (event: KeyboardEvent): void => {
    const isTyping = event.target instanceof Element && !!event.target.closest(TYPING);
    if (!isTyping && !HELD.has(event.key) && event.timeStamp > this.since) this.skip();
  };

  private readonly handleClick = (event: MouseEvent): void => {
    const isHere = event.target instanceof Element && !!event.target.closest("main, .sill");
    if (isHere && event.timeStamp > this.since) this.skip();
  };

  private readonly handleVisibility = (): void => {
    if (document.hidden) this.skip();
  };
}
