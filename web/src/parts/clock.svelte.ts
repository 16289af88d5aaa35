/** Clocks: what kinds there are, in words, and how they run between two messages. */

import type { Seen } from "../protocol/mirror";
import type { Clock } from "../protocol/types";
import { say } from "../words";
import type { Sentence } from "../words/text";

/** How long everybody has. */
export function clockInWords({ kind, seconds = 0, increment = 0, days = 0 }: Clock): Sentence {
  if (kind === "move" && seconds % 60 === 0) return say("clock-minutes", { minutes: seconds / 60 });
  if (kind === "move") return say("clock-move", { seconds });
  if (kind === "bank") return say("clock-bank", { minutes: Math.round(seconds / 60), increment });
  return kind === "days" ? say("clock-days", { days }) : say("clock-none");
}

export const RUNNING_OUT = 15_000; // milliseconds below which a clock is looked at by its seconds

/** The time of day, renewed four times a second while somebody looks. */
export function ticking(): { readonly time: number } {
  let time = $state(Date.now());
  $effect(() => {
    const timer = setInterval(() => (time = Date.now()), 250);
    return () => clearInterval(timer);
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

/** 4:05, 0:59, and days with hours as the language writes them. */
export function clockFace(left: number): Sentence | string {
  const seconds = Math.ceil(left / 1000);
  const [minutes, hours, days] = [
    Math.floor(seconds / 60),
    Math.floor(seconds / 3600),
    Math.floor(seconds / 86400),
  ];
  if (days) return say("clock-left", { days, hours: hours % 24 });
  if (hours)
    return `${hours}:${String(minutes % 60).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
