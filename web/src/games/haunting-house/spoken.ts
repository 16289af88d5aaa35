/** What is said of a place to whoever does not see the board. */

import type { Answer } from "../../protocol/table-store.svelte";
import type { Stop } from "../../scene/steps";
import type { Say } from "../../scene/words";
import { slug } from "../../words/bundle";
import type { Phrase } from "../../words/catalogue";
import type { Sentence } from "../../words/text";
import type { House, Tile } from "./table";
import { isInside, isSame, pickedTile, seatsAt, type Place } from "./places";

/** Row 3, column 5; a curve, open north and east; Wren stands here; go here. The answers are those that the place leads
 * to. */
export function described(
  place: Place,
  house: House,
  you: number | null,
  { ask, answers, picked }: { ask: string; answers: Answer[]; picked: Stop[] },
  say: Say,
): Sentence {
  const tile = house.tiles[place.row - 1]?.[place.column - 1] ?? null;
  const parts = [
    nameOf(place, house, answers),
    isInside(house, place) ? tilePhrase(tile) : null,
    pawnsPhrase(seatsAt(house, place), house, you),
    isSame(pickedTile(picked), place)
      ? { say: "scene-picked" }
      : answers.length
        ? deedPhrase(ask, pickedTile(picked) !== null)
        : null,
  ];
  return say("scene-spot", { parts: parts.filter((part) => part !== null) });
}

/** What a place is called: a tile, a doorway, or where the exit could go. */
export function nameOf({ row, column }: Place, house: House, answers: Answer[] = []): Phrase {
  const at = (["entrance", "exit"] as const).find((each) => isSame(house[each], { row, column })) ?? "house";
  const doorway = answers[0]?.meaning["doorway"];
  if (at === "house" && doorway !== undefined) return { say: "scene-outside", doorway };
  return { say: "spot.capital", spot: { at, row, column } };
}

const tilePhrase = (tile: Tile | null): Phrase =>
  tile ? { say: "new-tile", tile } : { say: "scene-unlaid" };

function pawnsPhrase(seats: number[], house: House, you: number | null): Phrase | null {
  const names = seats.filter((seat) => seat !== you).map((seat) => house.players[seat]?.name ?? "");
  return seats.length ? { say: "scene-pawns", names, you: names.length < seats.length } : null;
}

const deedPhrase = (ask: string, isSecond: boolean): Phrase =>
  isSecond && ask === "switch 2 tiles"
    ? { say: "scene-deed-switch-2-tiles.second" }
    : { say: `scene-deed-${slug(ask)}` };
