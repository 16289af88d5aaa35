/** A table far away, as a store: what is seen, what is asked, and what can be wished for. */

import { Connection, Refusal, type Listener, type Transport, type Status, type Wish } from "./connection";
import { tableExists } from "./http";
import { house } from "../words/catalogue";
import { Voice, type AnswerData, type Description } from "../words/voice";
import type { Arguments, Phrase } from "../words/catalogue";
import { SILENCE, type Sentence } from "../words/text";
import { after, beatsOf, newsBegins, type Beat, type News, type Seen } from "./mirror";
import { Progress } from "./progress.svelte";
import type { ToClient } from "./types";

declare const forPrograms: unique symbol;

/** An answer as programs and records write it. Nobody reads it but whoever typed it. */
export type Notation = string & { readonly [forPrograms]: true };

/** An answer that can be given now: its number, its notation, and what it means. */
export interface Answer {
  number: number;
  notation: Notation;
  meaning: Arguments;
}

const answerOf = (given: readonly [number, string, Record<string, unknown>]): Answer => {
  const [number, notation, meaning] = given as AnswerData;
  return { number, notation: notation as Notation, meaning };
};

/** What a scene and the log are told of: news in order, from a place on, each with the table as it was then; in a whole
 * view, which is old, there are no beats. */
export interface NewsBatch {
  from: number;
  news: News[];
  beats: Beat[];
  old: boolean;
}

const UNKNOWN = new Set(["answer", "answer-unclear"]); // the codes of refusals of what is no answer at all
const SOON = 120; // milliseconds in which several changes are asked about once
const PATIENCE = 3000; // milliseconds until words are asked for again that could not be fetched

export class TableStore {
  /** All that is known of the table. */
  known = $state.raw<Seen | null>(null);
  /** How far that has been shown: a scene moves what happened, and what comes after it is seen when it is at rest. */
  readonly progress = new Progress();
  status = $state<Status>("connecting");
  /** All answers to the question; null while they are on their way. */
  answers = $state.raw<Answer[] | null>(null);
  /** The table in words, and how the game ended. */
  described = $state.raw<Description>([]);
  result = $state(SILENCE);
  private describedAt = $state(0); // the number of the event up to which these words tell
  /** An answer that was sent and not yet granted. */
  sent = $state.raw<Answer | null>(null);

  /** What this game says, in the language of the house where it has the words. */
  voice = $state.raw(new Voice(house()));
  /** Whether that could not be fetched so far. */
  isSpeechless = $state(false);

  /** Whether the host has sent this viewer away: a seat is lost that nobody has got up from. */
  sentAway = $state(false);

  private hasGotUp = false;
  private stood: number | undefined; // the question that was seen when the last message came
  private meanwhile = $derived.by(() => this.known && this.heldBack(this.known));
  private isSpoken = false; // whether that is known, or on its way
  private unspoken: [ToClient, boolean][] | null = null; // what waits until it is there
  private connection: Transport;
  private listeners = new Set<(batch: NewsBatch) => void>();
  private later: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(
    readonly id: string,
    /** What a game says, once it is known which it is. */
    private readonly voiceOf: (game: string) => Promise<Voice> | Voice,
    open: (listener: Listener) => Transport = (listener) => new Connection(id, listener),
  ) {
    this.connection = open({
      receive: (message, old) => this.receive(message, old),
      setStatus: (status) => (this.status = status),
      lastNumber: () => this.known?.number ?? null,
      exists: () => tableExists(id),
    });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.later);
    clearTimeout(this.again);
    this.progress.skip();
    this.connection.close();
  }

  // What is seen

  /** The table as it is seen: what is known, and while something moves what has been shown of it. */
  get seen(): Seen | null {
    return this.progress.isMoving ? this.meanwhile : this.known;
  }

  /** Before a question or the end of the game has been reached, it is not there. */
  private heldBack(known: Seen): Seen {
    const stage = known.table.stage === "over" ? "playing" : known.table.stage;
    return {
      ...known,
      table: { ...known.table, stage },
      question: known.question?.number === this.stood ? known.question : null,
      news: this.progress.soFar(known.news),
    };
  }

  get you(): number | null {
    return this.seen?.you ?? null;
  }

  get name(): string {
    return this.you === null ? "" : (this.seen?.table.seats[this.you]?.name ?? "");
  }

  get isHost(): boolean {
    return this.you !== null && this.you === this.seen?.table.host;
  }

  get isAway(): boolean {
    return this.you !== null && !!this.seen?.table.seats[this.you]?.away;
  }

  /** Whether this seat is asked and can answer: not while the game is paused, or a bot stands in. */
  get mayAnswer(): boolean {
    return !!this.seen?.question && !this.seen.table.paused && !this.isAway;
  }

  /** Whether the last answer can be taken back now. */
  get undoable(): boolean {
    return !!this.seen?.undo;
  }

  /** The names of those who are asked now, as the layout has them; nobody while something moves before that. */
  get asked(): string[] {
    const asked = this.progress.isMoving ? [] : this.known?.layout?.["asked"];
    return Array.isArray(asked) ? asked.map(String) : [];
  }

  /** The language in which this game is spoken of, where it is not that of the house. */
  get language(): string | undefined {
    const { language } = this.voice;
    return language === house().language ? undefined : language;
  }

  /** What the game is called, by its own words where these have it; nothing before it is known. */
  get title(): Sentence {
    return this.voice.title ?? this.seen?.table.title ?? SILENCE;
  }

  /** An answer in words; in a form that a button has (`brief`, `under`) where there is such a form. */
  wordsFor(answer: Answer, form = ""): Sentence {
    return this.voice.answer(this.seen?.question?.ask ?? "", answer.meaning, form);
  }

  /** Whether what is seen is about to change by itself: an answer is on its way, news is being shown, or the answers to a
   * question are being fetched. */
  get isBusy(): boolean {
    if (this.status === "cut" || this.status === "gone") return false;
    const isFetching = !this.seen || (this.seen.question !== null && this.answers === null);
    return isFetching || this.sent !== null || this.progress.isMoving;
  }

  /** Whether the table in words tells all that has happened. */
  get isDescribed(): boolean {
    return !this.known?.layout || this.describedAt >= this.known.number;
  }

  /** Be told of news as it comes; returns what ends it. */
  onNews(listener: (batch: NewsBatch) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // What is wished for

  async wish(wish: Wish): Promise<void> {
    if (wish.type === "leave") this.hasGotUp = true;
    await this.connection.ask(wish);
  }

  /** Answer what this seat is asked. */
  async answer(answer: Answer): Promise<void> {
    const question = this.seen?.question?.number;
    if (question === undefined || this.sent !== null) return;
    this.sent = answer;
    try {
      await this.send(answer.number, question);
    } finally {
      this.sent = null;
    }
  }

  /** Try an answer that is not offered, by its number or by what it means: the server says why not, with the rule. */
  async tryAnswer(answer: number | Arguments): Promise<void> {
    await this.send(answer, this.seen?.question?.number);
  }

  /** Answer in words, as somebody typed it. If the server does not know them, they may mean one of the answers that the
   * rules refuse: then it says why. What is no answer at all is refused without naming any: the server would name them in
   * notation. */
  async answerInWords(text: string, meantOf: (refused: Answer[]) => Answer | undefined): Promise<void> {
    try {
      await this.send(text, this.seen?.question?.number);
    } catch (error) {
      if (!(error instanceof Refusal) || !UNKNOWN.has(error.data.code ?? "")) throw error;
      const refused = meantOf((await this.allAnswers(true)) ?? []);
      if (!refused) throw new Refusal({ refused: house().say("table-no-answer", { text }) });
      await this.tryAnswer(refused.number);
    }
  }

  private async send(answer: number | string | Arguments, question: number | null = null): Promise<void> {
    await this.connection.ask({ type: "answer", answer, question });
  }

  /** Ask for the same company again; the id of the new table. */
  async rematch(): Promise<string | null> {
    const done = await this.connection.ask({ type: "rematch" });
    return done.type === "done" ? (done.table ?? null) : null;
  }

  // What comes in

  private receive(message: ToClient, old = message.type === "view" && !this.known): void {
    const before = this.known;
    if (this.waitsForWords(message, old)) return;
    const known = after(before, message, this.voice);
    if (known === before || !known) return;
    const from = newsBegins(message);
    this.stood = this.seen?.question?.number;
    this.known = known;
    if (before?.question?.number !== known.question?.number) void this.findAnswers();
    if (from !== null) {
      const beats = beatsOf(before?.layout ?? null, message, this.voice);
      const batch = { from, news: known.news.slice(from), beats, old };
      for (const listener of this.listeners) listener(batch);
    }
    if (before && before.you !== null && this.you === null && !this.hasGotUp) this.sentAway = true;
    clearTimeout(this.later);
    this.later = setTimeout(() => void this.findDescription(), SOON);
  }

  /** The first view says which game it is; where its words have to be fetched, what comes meanwhile waits. */
  private waitsForWords(message: ToClient, old: boolean): boolean {
    if (this.unspoken) return !!this.unspoken.push([message, old]);
    if (this.isSpoken || message.type !== "view") return false;
    this.isSpoken = true;
    const voice = this.voiceOf(message.table.game);
    if (voice instanceof Promise) {
      this.unspoken = [[message, old]];
      this.awaitWords(voice, message.table.game);
      return true;
    }
    this.voice = voice;
    return false;
  }

  /** Words that cannot be fetched are asked for again and again: without them nothing can be shown. */
  private awaitWords(voice: Promise<Voice> | Voice, game: string): void {
    const askAgain = (): void => this.awaitWords(this.voiceOf(game), game);
    Promise.resolve(voice).then(
      (found) => this.listenAgain(found),
      () => {
        this.isSpeechless = true;
        if (!this.isClosed) this.again = setTimeout(askAgain, PATIENCE);
      },
    );
  }

  private listenAgain(voice: Voice): void {
    const waiting = this.unspoken ?? [];
    [this.voice, this.unspoken, this.isSpeechless] = [voice, null, false];
    for (const [message, old] of waiting) this.receive(message, old);
  }

  private async findAnswers(): Promise<void> {
    const question = this.known?.question;
    this.answers = question?.answers?.map(answerOf) ?? null;
    if (!question || question.answers) return;
    try {
      this.answers = await this.allAnswers();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // refused: what was asked is over
    }
  }

  /** All answers to the question, or all that the rules refuse, page by page; null where something else is asked by then. */
  private async allAnswers(refused = false): Promise<Answer[] | null> {
    const found: Answer[] = [];
    for (;;) {
      const page = await this.connection.ask({ type: "answers", start: found.length, refused });
      if (page.type !== "page" || page.question !== this.known?.question?.number) return null;
      found.push(...page.answers.map(answerOf));
      if (found.length >= page.count) return found;
    }
  }

  /** The table in words. */
  private async findDescription(): Promise<void> {
    const known = this.known;
    if (!known?.layout) return;
    try {
      const reply = await this.connection.ask({ type: "describe" });
      if (reply.type === "described") {
        [this.described, this.describedAt] = [reply.description as Description, reply.number];
        this.result = reply.result ? this.voice.phrase(reply.result as Phrase) : SILENCE;
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.describedAt = known.number; // there is nothing more to wait for
    }
  }
}
