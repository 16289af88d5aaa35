/** A table's WebSocket: it comes back by itself after a cut, goes on from the last event that was seen, and sends an
 * answer again whose fate is unknown (the number of its question keeps it from counting twice). */

import { SILENCE, type Sentence } from "../words/text";
import type { RefusalData } from "../words/voice";
import { CLOSED_FOR_GOOD } from "./limits";
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

/** A wish that was sent and not yet replied to. */
interface Pending {
  wish: Wish;
  again: boolean; // whether it may be sent once more after a cut
  resolve: (reply: Reply) => void;
  reject: (reason: Refusal) => void;
}

/** What a transport hands on what comes in to, and asks what is known already. */
export interface Listener {
  receive: (message: ToClient, old?: boolean) => void; // old: it has happened before, and is not shown again
  setStatus: (status: Status) => void;
  lastNumber: () => number | null;
  exists: () => Promise<boolean>; // asked when the first try failed: a refused handshake does not say why
}

/** What a table hangs on: its socket, or what stands in a socket's place. */
export interface Transport {
  ask(wish: Wish): Promise<Reply>;
  close(): void;
}

// Milliseconds: before the first new try and between later ones; between two pings, and until one counts as lost.
const SHORTEST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 25_000;
const PING_TIMEOUT = 8_000;
const REPEATABLE = new Set(["answer", "describe", "answers", "ping"]);

export class Connection implements Transport {
  private socket: WebSocket | null = null;
  private pending = new Map<number, Pending>();
  private refs = 0;
  private tries = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.connect();
    window.addEventListener("online", this.reconnectNow);
    window.addEventListener("offline", this.handleOffline);
    document.addEventListener("visibilitychange", this.reconnectNow);
  }

  /** Look away for good. */
  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.pings);
    window.removeEventListener("online", this.reconnectNow);
    window.removeEventListener("offline", this.handleOffline);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.socket?.close();
  }

  /** Send a wish; the promise is kept when it was granted, and broken with the server's sentence when not. */
  ask(wish: Wish): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const ref = ++this.refs;
      this.pending.set(ref, { wish, again: REPEATABLE.has(wish.type), resolve, reject });
      this.send(ref, wish);
    });
  }

  private send(ref: number, wish: Wish): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...wish, ref }));
    else if (!this.pending.get(ref)?.again) this.drop(ref);
  }

  private drop(ref: number): void {
    this.pending.get(ref)?.reject(new Refusal({ refused: SILENCE }, "lost"));
    this.pending.delete(ref);
  }

  private connect(): void {
    const from = this.listener.lastNumber();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = from === null ? "" : `?from=${from}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket${query}`);
    this.socket = socket;
    socket.addEventListener("message", (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as ToClient);
    });
    socket.addEventListener("close", (event) => this.handleClose(socket, event));
  }

  private receive(message: ToClient): void {
    if (message.type === "view" || message.type === "resumed") this.handleOpen();
    this.listener.receive(message);
    if (!("ref" in message) || message.ref == null) return;
    const pending = this.pending.get(message.ref);
    this.pending.delete(message.ref);
    if (message.type === "refused") pending?.reject(new Refusal(message as Refused));
    else pending?.resolve(message as Reply);
  }

  private handleOpen(): void {
    this.listener.setStatus("open");
    this.tries = 0;
    clearInterval(this.pings);
    this.pings = setInterval(() => this.ping(), PING_EVERY);
    for (const [ref, { wish, again }] of this.pending) if (again) this.send(ref, wish);
  }

  /** Ask whether the server is still there; a connection that went dead without a word is closed. */
  private ping(): void {
    const socket = this.socket;
    const dead = setTimeout(() => socket?.close(), PING_TIMEOUT);
    this.ask({ type: "ping" }).then(
      () => clearTimeout(dead),
      () => clearTimeout(dead),
    );
  }

  private handleClose(socket: WebSocket, event: Pick<CloseEvent, "code">): void {
    if (this.closed || socket !== this.socket) return;
    clearInterval(this.pings);
    this.socket = null;
    for (const [ref, { again }] of this.pending) if (!again) this.drop(ref);
    if (CLOSED_FOR_GOOD.some((code) => code === event.code)) return this.giveUp();
    const never = this.listener.lastNumber() === null;
    if (never && this.tries === 0) void this.listener.exists().then((exists) => exists || this.giveUp());
    this.listener.setStatus(never ? "connecting" : "cut");
    const pause = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 1.7 ** this.tries++);
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private giveUp(): void {
    this.close();
    this.listener.setStatus("gone");
  }

  /** The device says that it is offline: whoever is at the table hears it at once. */
  private handleOffline = (): void => {
    const socket = this.socket;
    if (this.closed || !socket) return;
    this.handleClose(socket, { code: 1006 });
    socket.close();
  };

  /** The device is back, or somebody looks again: do not wait for the next try. */
  private reconnectNow = (): void => {
    if (this.closed || this.socket || document.visibilityState === "hidden") return;
    clearTimeout(this.retry);
    this.connect();
  };
}
