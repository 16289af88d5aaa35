/** A table's WebSocket: it comes back by itself after a cut, goes on from the last event that was seen, and sends an
 * answer again whose fate is unknown (the number of its question keeps it from counting twice). */

import { SILENCE, type Sentence } from "../words/text";
import type { RefusalData } from "../words/voice";
import type { FromClient, ToClient } from "./types";

export type Status = "connecting" | "open" | "cut" | "gone";

/** A wish without its `ref`, which the connection gives it. */
export type Wish = FromClient extends infer Each ? (Each extends unknown ? Omit<Each, "ref"> : never) : never;

export type Reply = Extract<ToClient, { ref?: number | null }>;

/** Why something was refused, as data, and perhaps by which game. */
export interface Refused extends RefusalData {
  game?: string;
}

/** The server said no; or it could not be asked, or a cut has swallowed what it said. */
export class Refusal extends Error {
  declare readonly message: Sentence;

  constructor(
    readonly data: Refused,
    readonly why: "refused" | "unreachable" | "lost" = "refused",
  ) {
    super(data.refused);
  }
}

interface Waiting {
  wish: Wish;
  again: boolean; // whether it may be sent once more after a cut
  resolve: (reply: Reply) => void;
  reject: (reason: Refusal) => void;
}

export interface Ears {
  receive: (message: ToClient, old?: boolean) => void; // old: it has happened before, and is not shown again
  status: (status: Status) => void;
  lastNumber: () => number | null;
  exists: () => Promise<boolean>; // asked when the first try failed: a refused handshake does not say why
}

/** What a table hangs on: its socket, or what stands in a socket's place. */
export interface Line {
  ask(wish: Wish): Promise<Reply>;
  close(): void;
}

const SHORTEST_PAUSE = 400; // milliseconds until the first new try
const LONGEST_PAUSE = 10_000;
const PULSE = 25_000; // between two pings
const PATIENCE = 8_000; // until a ping counts as lost
const FINAL = new Set([4400, 4404, 4409]); // codes after which there is no coming back
const REPEATABLE = new Set(["answer", "describe", "answers", "ping"]);

export class Connection implements Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private refs = 0;
  private tries = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: string,
    private readonly ears: Ears,
  ) {
    this.connect();
    window.addEventListener("online", this.hurry);
    window.addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Look away for good. */
  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Send a wish; the promise is kept when it was granted, and broken with the server's sentence when not. */
  ask(wish: Wish): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const ref = ++this.refs;
      this.waiting.set(ref, { wish, again: REPEATABLE.has(wish.type), resolve, reject });
      this.send(ref, wish);
    });
  }

  private send(ref: number, wish: Wish): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...wish, ref }));
    else if (!this.waiting.get(ref)?.again) this.drop(ref);
  }

  private drop(ref: number): void {
    this.waiting.get(ref)?.reject(new Refusal({ refused: SILENCE }, "lost"));
    this.waiting.delete(ref);
  }

  private connect(): void {
    const from = this.ears.lastNumber();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = from === null ? "" : `?from=${from}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket${query}`);
    this.socket = socket;
    socket.addEventListener("message", (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as ToClient);
    });
    socket.addEventListener("close", (event) => this.lost(socket, event));
  }

  private receive(message: ToClient): void {
    if (message.type === "view" || message.type === "resumed") this.opened();
    this.ears.receive(message);
    if (!("ref" in message) || message.ref == null) return;
    const waiting = this.waiting.get(message.ref);
    this.waiting.delete(message.ref);
    if (message.type === "refused") waiting?.reject(new Refusal(message as Refused));
    else waiting?.resolve(message as Reply);
  }

  private opened(): void {
    this.ears.status("open");
    this.tries = 0;
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.feel(), PULSE);
    for (const [ref, { wish, again }] of this.waiting) if (again) this.send(ref, wish);
  }

  /** Whether somebody is still there; a line that went dead without a word is cut. */
  private feel(): void {
    const socket = this.socket;
    const dead = setTimeout(() => socket?.close(), PATIENCE);
    this.ask({ type: "ping" }).then(
      () => clearTimeout(dead),
      () => clearTimeout(dead),
    );
  }

  private lost(socket: WebSocket, event: Pick<CloseEvent, "code">): void {
    if (this.closed || socket !== this.socket) return;
    clearInterval(this.pulse);
    this.socket = null;
    for (const [ref, { again }] of this.waiting) if (!again) this.drop(ref);
    if (FINAL.has(event.code)) return this.giveUp();
    const never = this.ears.lastNumber() === null;
    if (never && this.tries === 0) void this.ears.exists().then((exists) => exists || this.giveUp());
    this.ears.status(never ? "connecting" : "cut");
    const pause = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 1.7 ** this.tries++);
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private giveUp(): void {
    this.close();
    this.ears.status("gone");
  }

  /** The device says that it has no line: whoever is at the table hears it at once. */
  private cut = (): void => {
    const socket = this.socket;
    if (this.closed || !socket) return;
    this.lost(socket, { code: 1006 });
    socket.close();
  };

  /** The device is back, or somebody looks again: do not wait for the next try. */
  private hurry = (): void => {
    if (this.closed || this.socket || document.visibilityState === "hidden") return;
    clearTimeout(this.retry);
    this.connect();
  };
}
