/** Clocks as they run between two messages. */

import type { Seen } from "../protocol/mirror";

/** The time of day, renewed four times a second while somebody looks. */
export function ticking(): { readonly time: number } {
  let time = $state(Date.now());
  $effect(() => {
    const beat = setInterval(() => (time = Date.now()), 250);
    return () => clearInterval(beat);
  });
  return {
    get time() {
      return time;
    },
  };
}

let received = { at: 0, here: 0 };

/** Milliseconds that a seat has left, or null where no clock runs for it. */
export function leftOf(seen: Seen | null, seat: number, now: number): number | null {
  const clock = seen?.clocks.find((each) => each.seat === seat);
  if (!seen || !clock) return null;
  if (received.at !== seen.at) received = { at: seen.at, here: now };
  return Math.max(0, clock.left - (clock.running ? now - received.here : 0));
}

/** 4:05, 0:59, 2 d 3 h */
export function clockFace(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const [minutes, hours, days] = [
    Math.floor(seconds / 60),
    Math.floor(seconds / 3600),
    Math.floor(seconds / 86400),
  ];
  if (days) return `${days} d ${hours % 24} h`;
  if (hours)
    return `${hours}:${String(minutes % 60).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
