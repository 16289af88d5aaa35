/** The HTTP side of the server. What it refuses is thrown as a `Refusal` with the same sentence. */

import { house } from "../words";
import { SILENCE } from "../words/text";
import { Refusal, type Refused } from "./connection";
import type {
  BotInfo,
  Clock,
  GameInfo,
  Hinted,
  Lobby,
  Replay,
  Reviewed,
  SeatMoved,
  SecretLink,
  TableInfo,
  TableOpened,
  TakeSeat,
} from "./types";

async function call<Found>(method: string, path: string, body?: unknown): Promise<Found> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let response: Response;
  try {
    response = await fetch(path, { method, credentials: "same-origin", ...sent });
  } catch {
    throw new Refusal({ refused: SILENCE }, "unreachable");
  }
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  const found: unknown = isJson ? await response.json() : await response.text();
  if (!response.ok) {
    const refused = found as Partial<Refused> | null;
    throw refused?.refused
      ? new Refusal(refused as Refused)
      : new Refusal({ refused: SILENCE }, "unreachable");
  }
  return found as Found;
}

const games = new Map<string, Promise<GameInfo[]>>();
let bots: Promise<BotInfo[]> | undefined;
const rulebooks = new Map<string, Promise<string>>();

/** What never changes while the page is open is asked for once, unless asking failed. */
function remember<Found>(found: Promise<Found>, forget: () => void): Promise<Found> {
  found.catch(forget);
  return found;
}

/** The games of the house, in the language that is spoken. */
export function findGames(): Promise<GameInfo[]> {
  const { language } = house();
  const found = games.get(language) ?? call<GameInfo[]>("GET", `/api/games?language=${language}`);
  games.set(language, found);
  return remember(found, () => games.delete(language));
}

export const findBots = (): Promise<BotInfo[]> =>
  (bots ??= remember(call<BotInfo[]>("GET", "/api/bots"), () => (bots = undefined)));

export function findRulebook(game: string, language: string): Promise<string> {
  const path = `/api/games/${game}/rulebook?language=${language}`;
  const found = rulebooks.get(path) ?? remember(call<string>("GET", path), () => rulebooks.delete(path));
  rulebooks.set(path, found);
  return found;
}

export const findLobby = (): Promise<Lobby> => call("GET", "/api/tables");

export interface NewTable {
  game: string;
  name: string;
  pronouns?: string;
  players: number;
  options?: Record<string, unknown>;
  clock?: Clock;
  private?: boolean;
}

/** Open a table, give seats to bots, and start if asked to; its id. */
export async function openTable(wanted: NewTable, levels: string[], start: boolean): Promise<string> {
  const { table } = await call<TableOpened>("POST", "/api/tables", wanted);
  for (const bot of levels) await call("POST", `/api/tables/${table.id}/bots`, { bot });
  if (start) await call("POST", `/api/tables/${table.id}/start`, {});
  return table.id;
}

/** Whether there is such a table, as far as anybody can say. */
export async function tableExists(table: string): Promise<boolean> {
  const response = await fetch(`/api/tables/${table}`).catch(() => null);
  return response?.status !== 404;
}

export const joinTable = (table: string, wanted: TakeSeat): Promise<TableInfo> =>
  call("POST", `/api/tables/${table}/join`, wanted);

export const moveSeat = (token: string): Promise<SeatMoved> => call("POST", "/api/move", { token });

export const secretLink = (table: string): Promise<SecretLink> =>
  call("POST", `/api/tables/${table}/link`, {});

export const findHint = (table: string): Promise<Hinted[]> => call("GET", `/api/tables/${table}/hint`);

export const findRecord = (table: string): Promise<string> => call("GET", `/api/tables/${table}/record`);

/** The story that a game told, in the language that is spoken. */
export const findStory = (table: string): Promise<string> =>
  call("GET", `/api/tables/${table}/story?language=${house().language}`);

export const findReview = (table: string): Promise<Reviewed[]> => call("GET", `/api/tables/${table}/review`);

/** A finished game step by step: as a seat saw it, with all that was hidden, or as whoever asks saw it. */
export const findReplay = (table: string, viewer: number | "all" | null): Promise<Replay> =>
  call("GET", `/api/tables/${table}/replay${viewer === null ? "" : `?viewer=${viewer}`}`);
