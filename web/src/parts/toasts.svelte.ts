/** Short sentences that come and go: refusals, and what was done. They are spoken too. */

import { refusalInOurWords } from "../words/spoken";

export interface Toast {
  id: number;
  text: string;
  harm: boolean;
  rule: string; // the id of the rule that says no, if the sentence names one
}

const SHOWN = 7000; // milliseconds
const RULE = /\b([A-Z]{2,}-\d+)\b/;

class Toasts {
  all = $state<Toast[]>([]);
  private last = 0;

  say(text: string, harm = false): void {
    const id = ++this.last;
    this.all = [
      ...this.all.filter((each) => each.text !== text),
      { id, text, harm, rule: RULE.exec(text)?.[1] ?? "" },
    ];
    setTimeout(() => this.drop(id), SHOWN);
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
    return true;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    toasts.say(await refusalInOurWords(said).catch(() => said), true);
    return false;
  }
}
