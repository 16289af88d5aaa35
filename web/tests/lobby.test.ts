import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import Lobby from "../src/lobby/Lobby.svelte";

it("the invitation counts the games that there are", async () => {
  const game = { id: "haunted", title: "Haunted", options: [] };
  const there = {
    "/api/games?language=en": [game, { ...game, id: "own" }],
    "/api/tables": { open: [], mine: [], asked: [] },
  };
  vi.stubGlobal(
    "fetch",
    vi.fn((path: keyof typeof there) => Promise.resolve(Response.json(there[path] ?? []))),
  );
  const lobby = mount(Lobby, { target: document.body });
  flushSync();
  await vi.waitFor(() => expect(document.body.textContent).toContain("A house of haunted games."));
  expect(document.body.textContent).not.toContain("Four");
  await unmount(lobby);
  vi.unstubAllGlobals();
});

it("one's own open table is one table", async () => {
  const own = { id: "own", game: "haunted", title: "Haunted", stage: "waiting", seats: [] };
  const there = { "/api/games": [], "/api/tables": { open: [own], mine: [own], asked: [] } };
  vi.stubGlobal(
    "fetch",
    vi.fn((path: keyof typeof there) => Promise.resolve(Response.json(there[path]))),
  );
  const lobby = mount(Lobby, { target: document.body });
  flushSync();
  await vi.waitFor(() => expect(document.body.textContent).toContain("Tables (1)"));
  await unmount(lobby);
  vi.unstubAllGlobals();
});
