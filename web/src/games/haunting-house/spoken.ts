/** What is said of a place to whoever does not see the board. */

import type { Answer } from "../../protocol/table-store.svelte";
import type { House, Tile, Way } from "./house";
import { edgeOf } from "./drawn";
import { isInside, isSame, keyOf, pickedTile, placeOfDoorway, seatsAt, type Place } from "./places";
import type { SceneWords } from "./words";

const WAY_OF: Record<string, Way> = { N: "north", E: "east", S: "south", W: "west" };

/** Row 3, column 5: open north and east, trap door; Wren stands here; go here. */
export function described(
  place: Place,
  house: House,
  you: number | null,
  open: Map<string, Answer[]>,
  picked: string[],
  say: SceneWords,
): string {
  const names = seatsAt(house, place).map((seat) =>
    seat === you ? say.place.you : (house.players[seat]?.name ?? ""),
  );
  const tile = house.tiles[place.row - 1]?.[place.column - 1] ?? null;
  return [
    nameOf(place, house, say),
    isInside(place) ? tileWords(tile, say) : "",
    names.length ? say.place.pawns(names) : "",
    isSame(pickedTile(picked), place)
      ? say.deed.picked
      : deedWords(open.get(keyOf(place)) ?? [], picked, say),
  ]
    .filter(Boolean)
    .join("; ");
}

function nameOf(place: Place, house: House, say: SceneWords): string {
  if (isInside(place)) return say.place.tile(place.row, place.column);
  if (house.entrance && isSame(placeOfDoorway(house.entrance), place)) return say.place.entrance;
  if (house.exit && isSame(placeOfDoorway(house.exit), place)) return say.place.exit;
  const inside = (number: number): number => Math.max(1, Math.min(6, number));
  return say.place.exitCould(edgeOf(place), inside(place.row), inside(place.column));
}

function tileWords(tile: Tile | null, say: SceneWords): string {
  if (!tile) return say.place.unlaid;
  const ways = [...tile.open].map((letter) => WAY_OF[letter]).filter((way) => way !== undefined);
  return [say.place.open(ways), tile.trap_door ? say.place.trap : ""].filter(Boolean).join(", ");
}

function deedWords(answers: Answer[], picked: string[], say: SceneWords): string {
  const [verb = "", , , way] = answers[0]?.text.split(" ") ?? [];
  if (verb === "rotate") return way === "around" ? say.deed.around : say.deed.rotate;
  if (verb === "switch") return pickedTile(picked) ? say.deed.with : say.deed.switch;
  return say.deed[verb as "move" | "pass" | "swap" | "exit" | "drop"] ?? "";
}
