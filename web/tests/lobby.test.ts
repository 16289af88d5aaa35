import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import Lobby from "../src/lobby/Lobby.svelte";
import Tables from "../src/lobby/Tables.svelte";

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

it("tables are called as their games are called in the reader's language", async () => {
  const own = { id: "own", game: "moor", title: "The Moor", stage: "playing", seats: [] };
  const gone = { ...own, id: "gone", game: "gone", title: "A Game That Is Gone" };
  const lobby = { open: [], mine: [own, gone], asked: [] };
  const games = [{ id: "moor", title: "Das Moor", options: [] }];
  const tables = mount(Tables, { target: document.body, props: { lobby, games } as never });
  flushSync();
  const titles = [...document.querySelectorAll(".what")].map((each) => each.textContent.trim());
  expect(titles).toEqual(["Das Moor", "A Game That Is Gone"]);
  await unmount(tables);
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
