// Written by scripts/types from the server's own types; do not change it by hand.

import type { Sentence } from "../words/text";

/** Give an open seat to a bot. */
export interface AddBot {
  bot: string;
  seat?: number | null;
  name?: string;
}

/** Answer, as number, notation or named arguments. With `question`, only to the question of that number. */
export interface Answer {
  type: "answer";
  answer: number | string | Record<string, unknown>;
  question?: number | null;
  ref?: number | null;
}

/** Ask for the answers that begin like that, page by page; or for those that the rules refuse. */
export interface Answers {
  type: "answers";
  prefix?: string;
  start?: number;
  refused?: boolean;
  ref?: number | null;
}

/** Change what is played; what is left out stays as it is. */
export interface Arrange {
  type: "arrange";
  players?: number | null;
  options?: Record<string, unknown> | null;
  clock?: Clock | null;
  private?: boolean | null;
  ref?: number | null;
}

/** Change what is played; what is left out stays as it is. */
export interface ArrangeTable {
  players?: number | null;
  options?: Record<string, unknown> | null;
  clock?: Clock | null;
  private?: boolean | null;
}

/** A question: its name and what it is about. */
export interface AskedInfo {
  ask: string;
  arguments: Record<string, unknown>;
}

/** A piece of news, and the parts of the layout that had changed when it was told. */
export type Beat = [Record<string, unknown>, unknown[]];

/** A bot that can be given a seat. */
export interface BotInfo {
  name: string;
  label: Sentence;
  sentence: Sentence;
}

/** What an event changed for a viewer. What is left out is as it was. */
export interface Changes {
  type: "changes";
  number: number;
  at: number;
  by?: number | null;
  news_at?: number | null;
  beats?: Beat[];
  set?: unknown[];
  question?: QuestionInfo | null;
  undo?: boolean;
  table?: TableInfo;
  clocks?: ClockInfo[];
  moments?: MomentInfo[];
}

/** Somebody said something. */
export interface Chat {
  type: "chat";
  number: number;
  at: number;
  seat: number;
  text: string;
}

/** A line of chat. */
export interface ChatInfo {
  number: number;
  at: number;
  seat: number;
  text: string;
}

/** One of the names that an option can be given, and what it is called. */
export interface ChoiceInfo {
  name: string;
  label: Sentence;
}

/** How long people may think: no limit, seconds a move, a bank of seconds with an increment, or days a move. */
export interface Clock {
  kind?: "bank" | "days" | "move" | "none";
  seconds?: number;
  increment?: number;
  days?: number;
}

/** A seat's clock at the time of the message. */
export interface ClockInfo {
  seat: number;
  left: number;
  running: boolean;
}

/** Ask for the table in words. */
export interface Describe {
  type: "describe";
  ref?: number | null;
}

/** The table as phrases for the viewer's language, as the viewer sees it; and how the game ended, if it has. */
export interface Described {
  type: "described";
  number: number;
  description: unknown[][][];
  result?: Record<string, unknown> | null;
  ref?: number | null;
}

/** A wish with a `ref` was granted, and is kept: its event has this number. */
export interface Done {
  type: "done";
  ref: number;
  number: number;
  table: string | null;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  title: Sentence;
  credit: Sentence;
  blurb: Sentence;
  door: Sentence;
  minutes: Sentence;
  rules: number;
  least_players: number;
  most_players: number;
  told: boolean;
  quiet: string[];
  options: OptionInfo[];
}

/** An answer: who gave it, to which question, its notation and what it means. */
export interface GivenInfo {
  seat: string;
  ask: string;
  notation: string;
  arguments: Record<string, unknown>;
}

/** How the server is. */
export interface Health {
  status: string;
  version: string;
}

/** Somebody came or went: the seats whose people are connected now. No event has happened. */
export interface Here {
  type: "here";
  seats: number[];
}

/** An answer that the adviser thinks of. */
export interface Hinted {
  answer: GivenInfo;
  chance: number;
  line: GivenInfo[];
}

/** Take an open seat, the first one if none is named. */
export interface Join {
  type: "join";
  name: string;
  seat?: number | null;
  pronouns?: string;
  language?: string;
  ref?: number | null;
}

/** Send a person away, or before the start take a bot away. */
export interface Kick {
  type: "kick";
  seat: number;
  ref?: number | null;
}

/** Get up: before the start the seat is open again, later a bot answers until the person returns. */
export interface Leave {
  type: "leave";
  ref?: number | null;
}

/** Public tables at which a seat may be free, and those at which the guest sits. */
export interface Lobby {
  open: TableInfo[];
  mine: TableInfo[];
  asked: string[];
}

/** A moment at which a player may tell something; `news` is the place of the news that brought it. */
export interface MomentInfo {
  moment: number;
  news: number;
  seat: number;
  kind: string;
  prompt: Record<string, unknown>;
}

/** Hold a seat from this device from now on. */
export interface MoveSeat {
  token: string;
}

/** There is nothing to say. */
export interface Nothing {
}

/** Open a table, and take its first seat. */
export interface OpenTable {
  game: string;
  name: string;
  players: number;
  options?: Record<string, unknown>;
  clock?: Clock;
  private?: boolean;
  pronouns?: string;
  language?: string;
}

/** Something that can be chosen before a game. */
export interface OptionInfo {
  key: string;
  label: Sentence;
  help: Sentence;
  default: unknown;
  kind: "names" | "number" | "switch" | "text";
  choices: ChoiceInfo[];
}

/** Some of the answers to a question, from a place among all that were asked for. */
export interface Page {
  type: "page";
  question: number;
  start: number;
  count: number;
  answers: [number, string, Record<string, unknown>][];
  ref: number | null;
}

/** A passage was told, or taken out. */
export interface Passage {
  type: "passage";
  number: number;
  passage: PassageInfo;
}

/** What was told at a moment; the text is null if it was taken out. */
export interface PassageInfo {
  passage: number;
  moment: number;
  seat: number;
  text: string | null;
}

/** Stop the clocks and the game. */
export interface Pause {
  type: "pause";
  ref?: number | null;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  ref?: number | null;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  at: number;
  ref?: number | null;
}

/** Choose how the own seat is treated; what is left out stays as it is. */
export interface Prefer {
  type: "prefer";
  alone?: boolean | null;
  mail?: string | null;
  language?: string | null;
  ref?: number | null;
}

/** How the own seat is treated; what is left out stays as it is. */
export interface Preferences {
  alone?: boolean | null;
  mail?: string | null;
  language?: string | null;
}

/** What a seat is asked. Where there are very many answers they are left out: ask for them, or send notation. */
export interface QuestionInfo {
  number: number;
  ask: string;
  arguments: Record<string, unknown>;
  width: number;
  count: number;
  answers: [number, string, Record<string, unknown>][] | null;
}

/** A wish was refused; nothing has changed. The sentence is in plain English, for programs. */
export interface Refused {
  type: "refused";
  refused: Sentence;
  code?: string;
  rule?: string;
  arguments?: Record<string, unknown>;
  game?: string;
  ref?: number | null;
}

/** Play again with the same people; the house names the new table. */
export interface Rematch {
  type: "rematch";
  table?: string;
  ref?: number | null;
}

/** A game that is over, step by step, as a seat saw it or with all that was hidden. */
export interface Replay {
  table: TableInfo;
  viewer: number | null;
  layout: Record<string, unknown>;
  lines: unknown[][];
  news: unknown[];
  steps: ReplayStep[];
  result: Record<string, unknown> | null;
  moments: MomentInfo[];
  passages: PassageInfo[];
}

/** An answer, and what it changed together with all that chance did then; what is left out is as it was. */
export interface ReplayStep {
  step: number;
  seat: number;
  asked?: AskedInfo | null;
  given?: GivenInfo | null;
  beats?: Beat[];
  set?: unknown[];
  lines?: [number, number, unknown[][]] | null;
}

/** Go on after a pause. */
export interface Resume {
  type: "resume";
  ref?: number | null;
}

/** Take the own seat back from the bot that plays for it. */
export interface Return {
  type: "return";
  ref?: number | null;
}

/** What the adviser says of an answer that was a choice. */
export interface Reviewed {
  step: number;
  seat: string;
  question: AskedInfo;
  given: GivenInfo;
  given_chance: number;
  best: GivenInfo;
  best_chance: number;
  swing: number;
  costly: boolean;
  turning: boolean;
  hasty: boolean;
}

/** Chat. */
export interface Say {
  type: "say";
  text: string;
  ref?: number | null;
}

/** Give an open seat to a bot. */
export interface SeatBot {
  type: "bot";
  bot: string;
  seat?: number | null;
  name?: string;
  ref?: number | null;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
  away: boolean;
  here: boolean;
}

/** The table and the seat that is held from this device now. */
export interface SeatMoved {
  table: TableInfo;
  seat: number;
}

/** What moves a seat to another device: once, and within the hour. */
export interface SecretLink {
  link: string;
  token: string;
}

/** What chance was bound to. */
export interface Seed {
  commitment: string;
  seed: string;
}

/** Begin the game. */
export interface Start {
  type: "start";
  ref?: number | null;
}

/** A table as everybody sees it, without the game itself. */
export interface TableInfo {
  id: string;
  game: string;
  title: Sentence;
  rules: number;
  stage: "closed" | "over" | "playing" | "waiting";
  players: number;
  options: Record<string, unknown>;
  clock: Clock;
  private: boolean;
  paused: boolean;
  host: number | null;
  seats: SeatInfo[];
  commitment: string | null;
  seed: string | null;
  next_table: string | null;
  needs_every_seat?: boolean;
}

/** A table that was opened, and how others find it. */
export interface TableOpened {
  table: TableInfo;
  link: string;
}

/** Take a passage out for good. */
export interface TakeOut {
  type: "takeout";
  passage: number;
  ref?: number | null;
}

/** Take an open seat. */
export interface TakeSeat {
  name: string;
  seat?: number | null;
  pronouns?: string;
  language?: string;
}

/** Tell something at a moment of one's own, the latest if none is named. */
export interface Tell {
  type: "tell";
  text: string;
  moment?: number | null;
  ref?: number | null;
}

/** Take the last answer back. */
export interface Undo {
  type: "undo";
  ref?: number | null;
}

/** Nothing has happened since the number that the viewer came back with; and who is connected. */
export interface UpToDate {
  type: "resumed";
  number: number;
  here: number[];
}

/** Everything that a viewer sees: the first message, and whenever changes would say too little. */
export interface View {
  type: "view";
  protocol: number;
  number: number;
  at: number;
  you: number | null;
  table: TableInfo;
  layout: Record<string, unknown> | null;
  question: QuestionInfo | null;
  undo: boolean;
  clocks: ClockInfo[];
  news_at: number;
  news: unknown[];
  chat: ChatInfo[];
  moments: MomentInfo[];
  passages: PassageInfo[];
}

export type ToClient =
  | View
  | Changes
  | Chat
  | Passage
  | Here
  | Done
  | Refused
  | Page
  | UpToDate
  | Pong
  | Described;

export type FromClient =
  | Join
  | SeatBot
  | Leave
  | Kick
  | Return
  | Arrange
  | Start
  | Answer
  | Undo
  | Tell
  | TakeOut
  | Say
  | Pause
  | Resume
  | Prefer
  | Rematch
  | Ping
  | Answers
  | Describe;
