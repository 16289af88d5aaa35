import { openTable } from "../protocol/http";
import type { GameInfo } from "../protocol/types";
import { settings } from "../settings.svelte";

/** What a click on "play now" means: so many at the table, and how strong the bots are. */
export const COMPANY = 3;
export const QUICK_BOT = "lantern";

/** A running game against bots; the id of its table. */
export function quickTable(game: GameInfo): Promise<string> {
  const players = Math.min(game.most_players, Math.max(game.least_players, COMPANY));
  const bots = Array.from({ length: players - 1 }, () => QUICK_BOT);
  const wanted = {
    game: game.id,
    name: settings.ensureName(),
    pronouns: settings.pronouns,
    players,
    private: true,
  };
  return openTable(wanted, bots, true);
}
