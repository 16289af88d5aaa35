/** Dragging a thing to a place (an element with `data-slot`), by mouse, pen or finger. */

import type { Point } from "./drawn";

const FAR = 8; // pixels after which it is no tap any more

export class Drag<Thing> {
  /** What is being dragged, where the pointer is, and which place is below it. */
  thing = $state.raw<Thing | null>(null);
  point = $state.raw<Point | null>(null);
  over = $state<number | null>(null);
  /** Whether the click that ends a drag is still to come; it is no tap. */
  justDropped = false;
  private held: { thing: Thing; from: Point } | null = null;

  /** `dropped` is told the thing and its new place; null for one that was dropped beside every place. */
  constructor(private readonly dropped: (thing: Thing, place: number | null) => void) {}

  start(event: PointerEvent, thing: Thing): void {
    if (event.button !== 0) return;
    this.justDropped = false;
    this.held = { thing, from: { x: event.clientX, y: event.clientY } };
    (event.currentTarget as Element).releasePointerCapture?.(event.pointerId);
  }

  move({ clientX: x, clientY: y }: PointerEvent): void {
    if (!this.held) return;
    if (!this.thing && Math.hypot(x - this.held.from.x, y - this.held.from.y) < FAR) return;
    this.thing = this.held.thing;
    this.point = { x, y };
    const slot = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-slot]");
    this.over = slot ? Number(slot.dataset["slot"]) : null;
  }

  drop(): void {
    if (this.thing !== null) {
      this.dropped(this.thing, this.over);
      this.justDropped = true;
      setTimeout(() => (this.justDropped = false));
    }
    this.cancel();
  }

  /** The system has taken the pointer away, for a call or a gesture of its own: nothing is dropped. */
  cancel(): void {
    this.held = this.thing = this.point = this.over = null;
  }
}
