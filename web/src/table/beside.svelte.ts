/** What stands beside the table: which leaf of it is open, whether it lies over the table on a small screen, which rule is
 * looked up, the line of the log that somebody points at, and how much of the chat is unread. */

import type { News } from "../protocol/mirror";
import type { TableStore } from "../protocol/table-store.svelte";
import { beside as hasRoom } from "../style/media";

export type Leaf = "log" | "chat" | "rules" | "story";

const LIT = 4000; // milliseconds for which the place of a tapped line stays lit

export class Beside {
  leaf = $state<Leaf>("log");
  /** On small screens: whether it lies over the table. */
  isOpen = $state(false);
  rule = $state("");
  pointed = $state.raw<News | null>(null);
  /** Where it lies, and the button that opens it. */
  place = $state<HTMLElement>();
  opener = $state<HTMLElement>();
  private chatRead = $state<number | null>(null); // lines that were read; none are known of before the first view

  /** It is made while a component is: it follows the chat as long as that is there. */
  constructor(private readonly table: TableStore) {
    $effect(() => {
      const lines = table.seen?.chat.length;
      if (lines === undefined) return;
      // What was said before one came is not unread.
      if (this.chatRead === null || this.isChatSeen) this.chatRead = lines;
    });
  }

  private get isChatSeen(): boolean {
    return this.leaf === "chat" && (this.isOpen || hasRoom.current);
  }

  get unread(): number {
    const lines = this.table.seen?.chat.length ?? 0;
    return lines - (this.chatRead ?? lines);
  }

  show(leaf: Leaf): void {
    this.leaf = leaf;
    this.isOpen = true;
  }

  showRule(id: string): void {
    this.rule = id;
    this.show("rules");
  }

  /** Whoever was in it is back at the button that opens it. */
  shut(): void {
    this.isOpen = false;
    if (this.place?.contains(document.activeElement)) this.opener?.focus();
  }

  /** Point at a line of the log. On a small screen the log lies over the table: it goes when a line is tapped that the
   * scene can show, and what was tapped stays lit for a while. */
  point(news: News | null, isTapped: boolean): void {
    this.pointed = news;
    if (!isTapped || !this.isOpen) return;
    this.isOpen = false;
    setTimeout(() => (this.pointed = news)); // the log has let go of it by then
    setTimeout(() => this.pointed === news && (this.pointed = null), LIT);
  }
}
