/** Short sentences that come and go: refusals, and what was done. They are spoken too. */

import { ruleOf, whyNot } from "../protocol/refusal";
import type { Sentence } from "../words/text";

export interface Toast {
  id: number;
  text: Sentence;
  harm: boolean;
  rule: string; // the id of the rule that says no, if one does
}

const SHOWN = 7000; // milliseconds; what names a rule stays until it is closed, or something is done

class Toasts {
  all = $state<Toast[]>([]);
  private last = 0;

  /** Say something, in the place of what was said before it: a refusal in that of a refusal, a word of what was done in
   * that of another. */
  say(text: Sentence, harm = false, rule = ""): void {
    const id = ++this.last;
    this.all = [...this.all.filter((each) => each.harm !== harm), { id, text, harm, rule }];
    if (!rule) setTimeout(() => this.drop(id), SHOWN);
  }

  /** Something was done after all: what was refused before it matters no more. */
  settle(): void {
    this.all = this.all.filter((each) => !each.harm);
  }

  /** Somebody goes elsewhere. */
  clear(): void {
    this.all = [];
  }

  drop(id: number): void {
    this.all = this.all.filter((each) => each.id !== id);
  }
}

export const toasts = new Toasts();

/** Do something; if it is refused, say why. Whether it was done. */
export async function orSayWhy(doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing;
    toasts.settle();
    return true;
  } catch (error) {
    toasts.say(await whyNot(error), true, ruleOf(error));
    return false;
  }
}
