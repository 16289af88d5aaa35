import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CLOSED_FOR_GOOD } from "../src/protocol/limits";
import { Connection, type Listener, type Status } from "../src/protocol/connection";

/** A socket that does what it is told, and notes that it was opened. */
class Socket extends EventTarget {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  constructor() {
    super();
    Socket.all.push(this);
  }
  send(): void {}
  close(): void {}
  hear(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

describe("a table's connection", () => {
  let statuses: Status[] = [];
  let heard: unknown[] = [];
  let connection: Connection;
  const listener: Listener = {
    receive: (message) => heard.push(message),
    setStatus: (status) => statuses.push(status),
    lastNumber: () => 1,
    exists: () => Promise.resolve(true),
  };

  beforeEach(() => {
    vi.stubGlobal("WebSocket", Socket);
    [statuses, heard, Socket.all] = [[], [], []];
    connection = new Connection("t", listener);
    Socket.all[0]?.hear({ type: "resumed" });
  });
  afterEach(() => {
    connection.close();
    vi.unstubAllGlobals();
  });

  it("is cut as soon as the device says that it is offline, and back as soon as it is online", () => {
    window.dispatchEvent(new Event("offline"));
    expect(statuses).toEqual(["open", "cut"]);
    window.dispatchEvent(new Event("online"));
    expect(Socket.all).toHaveLength(2);
    Socket.all[1]?.hear({ type: "resumed" });
    expect(statuses.at(-1)).toBe("open");
  });

  it("hears nothing more from a socket that was given up", () => {
    window.dispatchEvent(new Event("offline"));
    Socket.all[0]?.hear({ type: "resumed" });
    expect(heard).toHaveLength(1);
    expect(statuses.at(-1)).toBe("cut");
  });

  it.each(CLOSED_FOR_GOOD)("is given up when it is closed with %i", (code) => {
    Socket.all[0]?.dispatchEvent(Object.assign(new Event("close"), { code, reason: "" }));
    expect(statuses.at(-1)).toBe("gone");
  });
});
