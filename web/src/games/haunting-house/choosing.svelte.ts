/** The secret choosing of cards in order: by tap, by drag, or by the digits; each can be taken back until they are laid
 * down. */

import type { Answer } from "../../protocol/table-store.svelte";
import type { Choice } from "../../scene/choice.svelte";
import { Drag } from "./drag.svelte";
import { answerOf, cardsPicked, dropped, nextOf, pickedCards, toggled, without } from "./programme";
import type { Card } from "./table";

interface Given {
  choice: Choice;
  hand: readonly Card[];
  slots: number; // of a programme
}

export class Choosing {
  /** The card last touched: a small screen says what it does. */
  looked = $state<Card | null>(null);
  readonly drag = new Drag<Card>((card, place) =>
    this.choose(place === null ? without(this.cards, card) : dropped(this.cards, card, place)),
  );

  constructor(private readonly given: () => Given) {}

  get cards(): Card[] {
    return cardsPicked(this.given().choice.picked);
  }
  get isFull(): boolean {
    return this.cards.length === this.given().slots;
  }
  private get answer(): Answer | undefined {
    return answerOf(this.given().choice.answers, this.cards);
  }
  /** The tour lights an answer, so its next card. */
  get wanted(): Card | undefined {
    return nextOf(this.given().choice.lit, this.cards);
  }

  private choose(cards: Card[]): void {
    this.given().choice.pick(pickedCards(cards));
  }

  tap(card: Card): void {
    this.looked = card;
    if (!this.drag.justDropped) this.choose(toggled(this.cards, card, this.given().slots));
  }

  handleKey(event: KeyboardEvent): void {
    const where = event.target as Element | null;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (where?.closest("input, textarea, select, dialog") || document.querySelector("dialog[open]")) return;
    const { choice, hand } = this.given();
    const [card, answer] = [hand[Number.parseInt(event.key, 10) - 1], this.answer];
    if (card) this.tap(card);
    else if (event.key === "Backspace") this.choose(this.cards.slice(0, -1));
    else if (event.key === "Enter" && answer && !where?.closest("button, a, [role=gridcell]"))
      choice.give(answer);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
