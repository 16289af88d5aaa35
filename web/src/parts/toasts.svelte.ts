/** Short sentences that come and go: refusals, and what was done. They are spoken too. */

import { ruleOf, whyNot } from "../protocol/refusal";

export interface Toast {
  id: number;
  text: string;
  harm: boolean;
  rule: string; // the id of the rule that says no, if one does
}

const SHOWN = 7000; // milliseconds; what names a rule stays until it is closed, or something is done

class Toasts {
  all = $state<Toast[]>([]);
  private last = 0;

  /** Say something; a refusal takes the place of the one before. */
  say(text: string, harm = false, rule = ""): void {
    const id = ++this.last;
    this.all = [
      ...this.all.filter((each) => each.text !== text && !(harm && each.harm)),
      { id, text, harm, rule },
    ];
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
    toasts.say(whyNot(error), true, ruleOf(error));
    return false;
  }
}
