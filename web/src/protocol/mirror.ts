/** What a viewer knows of a table, kept up to date by its messages. Nothing here is changed in place: what did not
 * change stays the same object, so that a scene can compare parts of two layouts by identity. */

import { whole, type Part, type Sentence } from "../words/text";
import type { NewsData, QuestionData, Voice } from "../words/voice";
import type {
  Changes,
  ChatInfo,
  ClockInfo,
  MomentInfo,
  PassageInfo,
  QuestionInfo,
  TableInfo,
  ToClient,
  View,
} from "./types";

export type Layout = Record<string, unknown>;

/** A piece of news: what happened, its particulars (the game's own), and the same as a sentence in the reader's language,
 * also in parts. */
export type News = NewsData & { text: Sentence; parts: Part[] };

/** What is asked, with its sentence in the reader's language. */
export type Question = QuestionInfo & { text: Sentence };

/** A piece of news with the table as it was when it was told; a game has types of its own for both. */
export interface Beat<OfLayout = Layout, OfNews = News> {
  news: OfNews;
  layout: OfLayout;
}

export interface Seen {
  number: number;
  you: number | null;
  table: TableInfo;
  layout: Layout | null;
  question: Question | null;
  undo: boolean; // whether the last answer may be taken back
  clocks: ClockInfo[];
  at: number; // the server's time when the clocks were as they are here
  news: News[];
  chat: ChatInfo[];
  moments: MomentInfo[];
  passages: PassageInfo[];
}

/** The place of the first piece of news that a message brought, or null if it brought none. */
export function newsBegins(message: ToClient): number | null {
  if (message.type === "view") return message.news_at;
  return message.type === "changes" ? (message.news_at ?? null) : null;
}

/** What happened by a message, piece by piece; in a whole view nothing does. */
export function beatsOf(layout: Layout | null, message: ToClient, voice: Voice): Beat[] {
  if (message.type !== "changes") return [];
  let shown = layout ?? {};
  return (message.beats ?? []).map(([news, set]) => {
    shown = withAll(shown, set);
    return { news: worded(news as NewsData, voice), layout: shown };
  });
}

function worded(news: NewsData, voice: Voice): News {
  const parts = voice.news(news);
  return { ...news, text: whole(parts), parts } as unknown as News;
}

const asked = (question: QuestionInfo | null, voice: Voice): Question | null =>
  question && { ...question, text: voice.question(question as QuestionData) };

function withAll(layout: Layout, set: readonly unknown[] = []): Layout {
  for (const change of set as unknown[][])
    layout = changed(layout, change.slice(0, -1) as Step[], change.at(-1)) as Layout;
  return layout;
}

/** What is known after a message, in the words of a game. Messages that answer a question of our own change nothing. */
export function after(seen: Seen | null, message: ToClient, voice: Voice): Seen | null {
  if (message.type === "view") return afterView(seen, message, voice);
  if (!seen) return null;
  switch (message.type) {
    case "changes":
      return afterChanges(seen, message, voice);
    case "chat": {
      const { number, at, seat, text } = message;
      return { ...seen, number, chat: [...seen.chat, { number, at, seat, text }] };
    }
    case "here":
      return withHere(seen, message.seats);
    case "resumed":
      return withHere(seen, message.here);
    case "passage":
      return { ...seen, number: message.number, passages: withPassage(seen.passages, message.passage) };
    default:
      return seen;
  }
}

function afterView(seen: Seen | null, view: View, voice: Voice): Seen {
  const known = new Set(seen?.chat.map((line) => line.number));
  return {
    number: view.number,
    you: view.you,
    table: view.table,
    layout: view.layout,
    question: asked(view.question, voice),
    undo: view.undo,
    clocks: view.clocks,
    at: view.at,
    news: spliced(
      seen?.news ?? [],
      view.news_at,
      (view.news as NewsData[]).map((news) => worded(news, voice)),
    ),
    chat: [...(seen?.chat ?? []), ...view.chat.filter((line) => !known.has(line.number))],
    moments: view.moments,
    passages: view.passages,
  };
}

function afterChanges(seen: Seen, changes: Changes, voice: Voice): Seen {
  const next: Seen = { ...seen, number: changes.number };
  const beats = beatsOf(seen.layout, changes, voice);
  next.layout = seen.layout && withAll(beats.at(-1)?.layout ?? seen.layout, changes.set);
  if (changes.news_at != null) {
    next.news = spliced(
      seen.news,
      changes.news_at,
      beats.map(({ news }) => news),
    );
    const { news_at: at, moments = [] } = changes;
    next.moments = [...seen.moments.filter((each) => each.news < at), ...moments];
    next.passages = seen.passages.filter((each) => each.moment <= next.moments.length);
  }
  if (changes.question !== undefined) next.question = asked(changes.question, voice);
  if (changes.undo !== undefined) next.undo = changes.undo;
  if (changes.table !== undefined) next.table = changes.table;
  if (changes.clocks !== undefined) [next.clocks, next.at] = [changes.clocks, changes.at];
  return next;
}

type Step = string | number;

const SPLICE = "~"; // of the list there, from the next number on so many items are replaced by the value

/** A part with something inside it set; everything beside the way there stays the same object. */
export function changed(part: unknown, way: Step[], value: unknown): unknown {
  const [step, ...rest] = way;
  if (step === undefined) return value;
  if (step === SPLICE) {
    const [from, count] = rest as [number, number];
    const list = part as unknown[];
    return [...list.slice(0, from), ...(value as unknown[]), ...list.slice(from + count)];
  }
  const copy = Array.isArray(part) ? [...part] : { ...(part as Record<string, unknown>) };
  const inside = copy as Record<Step, unknown>;
  inside[step] = changed(inside[step], rest, value);
  return copy;
}

/** News up to a place, then what is new; a gap before it (news older than what the server sends) is left out. */
function spliced(known: News[], at: number, fresh: News[]): News[] {
  return known.length >= at ? [...known.slice(0, at), ...fresh] : padded(known, at).concat(fresh);
}

const UNHEARD = { what: "unheard", text: "", parts: [] } as unknown as News;

function padded(known: News[], to: number): News[] {
  return [...known, ...Array.from({ length: to - known.length }, () => UNHEARD)];
}

/** The same table with who is connected now. */
function withHere(seen: Seen, here: number[]): Seen {
  const seats = seen.table.seats.map((seat, number) => ({ ...seat, here: here.includes(number) }));
  return { ...seen, table: { ...seen.table, seats } };
}

function withPassage(known: PassageInfo[], passage: PassageInfo): PassageInfo[] {
  return [...known.filter((each) => each.passage !== passage.passage), passage];
}
