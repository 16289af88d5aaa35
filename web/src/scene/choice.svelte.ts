/** What somebody is choosing, shared by the sill and the scene: what is picked so far, and which answer is lit in both. */

import type { Snippet } from "svelte";
import { orSayWhy } from "../parts/toasts.svelte";
import type { Answer, TableStore } from "../protocol/table-store.svelte";
import { settings } from "../settings.svelte";
import { beginning, FEW, type Stop } from "./steps";

/** What a scene lays on the sill in place of the list of answers: cards below the question, buttons beside it. */
export interface Hand {
  cards: Snippet;
  buttons: Snippet;
}

export class Choice {
  /** The stops that are picked so far of an answer with several steps. */
  picked = $state.raw<Stop[]>([]);
  private near = $state.raw<Answer | null>(null);
  hand = $state.raw<Hand | null>(null);
  filter = $state("");
  private question = $state(0);
  /** An answer that waits to be confirmed, for whoever wants to be asked once more. */
  held = $state.raw<Answer | null>(null);

  constructor(private readonly table: TableStore) {}

  /** The answer that is hovered or focused, on the sill or on the board: both light it. One that waits to be confirmed
   * stays lit. */
  get lit(): Answer | null {
    return this.held ?? this.near;
  }

  set lit(answer: Answer | null) {
    this.near = answer;
  }

  /** Every answer to the question; none while nobody may answer, or the answers are too many or on their way; while one
   * waits to be confirmed, that one. */
  get answers(): Answer[] {
    if (!this.table.mayAnswer) return [];
    return this.held ? [this.held] : (this.table.answers ?? []);
  }

  /** Those that begin with what is picked. */
  get matching(): Answer[] {
    return this.picked.length ? beginning(this.answers, this.picked) : this.answers;
  }

  get isLong(): boolean {
    return this.answers.length > FEW;
  }

  /** The answer of this notation, if it can be given: `choice.find("place attic 1")`. */
  find(notation: string): Answer | undefined {
    return this.answers.find((answer) => answer.notation === notation);
  }

  pick(stops: Stop[]): void {
    this.picked = stops;
    this.filter = "";
  }

  back(): void {
    this.picked = [];
  }

  give(answer: Answer): void {
    this.lit = null;
    const isHeld = settings.confirm && this.held?.number !== answer.number;
    this.held = isHeld ? answer : null;
    if (!isHeld) void orSayWhy(this.table.answer(answer));
  }

  /** Another question: nothing is picked any more. */
  renew(question: number): void {
    if (question === this.question) return;
    this.question = question;
    this.picked = [];
    this.filter = "";
    this.lit = this.held = null;
  }
}
