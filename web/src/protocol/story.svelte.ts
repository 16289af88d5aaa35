/** How far the story is told. A scene that moves what happened says so here; what comes after it in the story, the
 * newest lines of the log and the question, waits until it has come to rest. Nobody is made to wait: a key, a click on
 * the board or the sill, or a page that nobody looks at ends the motion. */

import type { News } from "./mirror";

const TYPING = "input:not([type=range]), textarea, select, [contenteditable]";
const HELD = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta"]); // keys that are pressed together with others

export class Story {
  private upTo = $state<number | null>(null); // how much of the news is told while something moves
  private cut: () => void = () => {};
  private since = 0;
  private waiting: (() => void)[] = [];

  get isMoving(): boolean {
    return this.upTo !== null;
  }

  /** What has been told of this news. */
  soFar(news: News[]): News[] {
    return this.upTo === null ? news : news.slice(0, this.upTo);
  }

  /** Something begins to move, and news before that place has been told; `cut` ends it at once. */
  begin(upTo: number, cut: () => void): void {
    if (!this.isMoving) {
      addEventListener("keydown", this.pressed);
      addEventListener("click", this.clicked);
      document.addEventListener("visibilitychange", this.turnedAway);
      this.since = performance.now();
    }
    this.upTo = upTo;
    this.cut = cut;
  }

  /** News before that place has been shown. */
  tell(upTo: number): void {
    if (this.isMoving) this.upTo = upTo;
  }

  /** Everything is at rest. */
  end(): void {
    if (!this.isMoving) return;
    removeEventListener("keydown", this.pressed);
    removeEventListener("click", this.clicked);
    document.removeEventListener("visibilitychange", this.turnedAway);
    this.upTo = null;
    this.cut = () => {};
    for (const then of this.waiting.splice(0)) then();
  }

  /** Do this as soon as everything is at rest. */
  atRest(then: () => void): void {
    if (this.isMoving) this.waiting.push(then);
    else then();
  }

  skip(): void {
    this.cut();
    this.end();
  }

  // What began with this very key or click goes on; and as both are heard here last, nothing is answered by them that
  // was not to be seen yet.

  private readonly pressed = (event: KeyboardEvent): void => {
    const isTyping = event.target instanceof Element && !!event.target.closest(TYPING);
    if (!isTyping && !HELD.has(event.key) && event.timeStamp > this.since) this.skip();
  };

  private readonly clicked = (event: MouseEvent): void => {
    const isHere = event.target instanceof Element && !!event.target.closest("main, .sill");
    if (isHere && event.timeStamp > this.since) this.skip();
  };

  private readonly turnedAway = (): void => {
    if (document.hidden) this.skip();
  };
}
