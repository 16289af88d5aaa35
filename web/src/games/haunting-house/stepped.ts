/** The house after a piece of news. Motion goes through the news one by one, and shows the house as each of them left it;
 * at rest what is shown is the layout itself. */

import { SLOTS, type Cell, type House, type HouseNews, type Player, type Spot, type Tile } from "./house";

const LETTERS = "NESW";
const HIDDEN: Cell = { card: null, face_up: false };
export const QUARTERS = { left: -1, right: 1, around: 2 } as const;

/** A tile turned to the right by so many quarters. */
export function turned(tile: Tile, quarters: number): Tile {
  const open = [...LETTERS]
    .filter((_, at) => tile.open.includes(LETTERS[(at - quarters + 8) % 4] ?? ""))
    .join("");
  return { ...tile, open };
}

export function tileAt(house: House, spot: Spot): Tile | null {
  return house.tiles[(spot.row ?? 0) - 1]?.[(spot.column ?? 0) - 1] ?? null;
}

function withTile(house: House, spot: Spot, tile: Tile | null): House {
  const tiles = house.tiles.map((row, r) =>
    r + 1 === spot.row ? row.map((old, c) => (c + 1 === spot.column ? tile : old)) : row,
  );
  return { ...house, tiles };
}

function withPlayer(house: House, name: string, change: (player: Player) => Partial<Player>): House {
  const players = house.players.map((player) =>
    player.name === name ? { ...player, ...change(player) } : player,
  );
  return { ...house, players };
}

const withPawn = (house: House, name: string, pawn: Spot): House => withPlayer(house, name, () => ({ pawn }));

const withCell = (cells: Cell[], at: number, cell: Cell): Cell[] =>
  Array.from({ length: Math.max(cells.length, at + 1) }, (_, slot) =>
    slot === at ? cell : (cells[slot] ?? HIDDEN),
  );

export function stepped(house: House, news: HouseNews): House {
  switch (news.what) {
    case "tile laid":
      return withTile(house, news.spot, news.tile);
    case "entrance placed":
      return { ...house, entrance: news.doorway };
    case "exit placed":
      return { ...house, exit: news.doorway };
    case "took marker":
      return { ...house, marker: news.seat };
    case "round began":
      return {
        ...house,
        turn: news.turn,
        round: news.round,
        card: null,
        acting: null,
        players: house.players.map((player) => ({ ...player, programme: [] })),
      };
    case "card drawn":
      return withPlayer(house, news.seat, ({ programme }) => ({
        programme: withCell(programme, news.slot - 1, HIDDEN),
      }));
    case "chose":
      return withPlayer(house, news.seat, () => ({ programme: Array<Cell>(SLOTS).fill(HIDDEN) }));
    case "turned up":
      return withPlayer({ ...house, card: news.slot, acting: null }, news.seat, ({ programme }) => ({
        programme: withCell(programme, news.slot - 1, { card: news.card, face_up: true }),
      }));
    case "walked":
    case "passed wall":
    case "fell":
      return withPawn({ ...house, acting: news.seat }, news.seat, news.to);
    case "switched places":
      return withPawn(
        withPawn({ ...house, acting: news.seat }, news.seat, news.to),
        news.with,
        news.other_to,
      );
    case "rotated": {
      const tile = tileAt(house, news.spot);
      return withTile({ ...house, acting: news.seat }, news.spot, tile && turned(tile, QUARTERS[news.way]));
    }
    case "switched tiles": {
      const [one, other] = [tileAt(house, news.spot), tileAt(house, news.other_spot)];
      return withTile(withTile({ ...house, acting: news.seat }, news.spot, other), news.other_spot, one);
    }
    case "moved exit":
      return { ...house, acting: news.seat, exit: news.doorway };
    case "skipped":
    case "mirrored":
      return { ...house, acting: news.seat };
    case "won":
    case "nobody won":
      return { ...house, over: true };
  }
}
