import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { doorOf, sceneOf, soundsIn, tourOf } from "../src/games";
import { bayOf } from "../src/games/any-door";
import Door from "../src/games/Door.svelte";
import { hasTour } from "../src/games/tours";

const HOUSE = ["dont-go-in-there", "haunting-house", "haunted", "haunted-destinies"];

/** The picture of a game's door. */
async function drawn(game: string): Promise<string> {
  document.body.innerHTML = "";
  const door = mount(Door, { target: document.body, props: { game } });
  flushSync();
  const picture = document.body.querySelector("svg")?.outerHTML ?? "";
  await unmount(door);
  return picture;
}

describe("a game's folder", () => {
  it("has what is found in it, by name", async () => {
    expect(HOUSE.filter((game) => !doorOf(game))).toEqual([]);
    expect(HOUSE.filter((game) => sceneOf(game))).toEqual(["dont-go-in-there", "haunting-house"]);
    expect(HOUSE.filter((game) => tourOf(game))).toEqual(["dont-go-in-there", "haunting-house"]);
    expect((await sceneOf("dont-go-in-there")?.())?.showsSeats).toBe(true);
    expect((await sceneOf("haunting-house")?.())?.showsSeats).toBeUndefined();
  }, 60_000); // both scenes are made ready, also on a busy machine

  it("need not be there", () => {
    const game = "no-such-game";
    expect([sceneOf(game), doorOf(game), hasTour(game), soundsIn(game)]).toEqual([
      undefined,
      undefined,
      false,
      {},
    ]);
  });

  it("has a door of its own, and so has a game without one", async () => {
    const pictures = [];
    for (const game of [...HOUSE, "no-such-game", "tiny"]) pictures.push(await drawn(game));
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.every((picture) => picture.includes("leaf"))).toBe(true);
  });
});

describe("a door that is drawn from an id", () => {
  it("is the same each time", () => expect(bayOf("last-candle")).toEqual(bayOf("last-candle")));

  it("is another for each", () => {
    const looks = Array.from({ length: 60 }, (_, at) => {
      const { roof, wallCuts, panes, frame, sigil } = bayOf(`game-${at}`);
      return JSON.stringify([roof, wallCuts, panes, frame, sigil]);
    });
    expect(new Set(looks).size).toBe(looks.length);
  });
});
