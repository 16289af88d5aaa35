/** What every part of the scene asks: which answer belongs here, who sits where, what is pointed at, what is read. */

import { orSayWhy } from "../../parts/toasts.svelte";
import type { Answer, TableStore } from "../../protocol/table-store.svelte";
import type { Choice } from "../../scene/choice.svelte";
import { placeOf, same, type Asked, type Place, type Pointed } from "./places";
import type { Card, Layout, Player, Shown, Side } from "./table";
import { slug } from "../../words/bundle";
import type { Arguments } from "../../words/catalogue";
import type { Sentence } from "../../words/text";

/** What somebody has taken up to read: a card above a room or of a tableau, or a whole tableau. */
export type Reading =
  | { kind: "card"; shown: Shown; side: Side | null }
  | { kind: "room"; side: Side }
  | { kind: "tableau"; player: Player };

interface Given {
  layout: Layout;
  you: number | null;
  choice: Choice;
  table: TableStore;
  pointed: Pointed | null;
}

export interface NearCard {
  shown: Shown;
  side: Side;
  box: DOMRect;
  row: DOMRect; // all cards of the room
}

const NEAR = 160; // milliseconds after which somebody stays, or has gone

export class Desk {
  /** What is read in a sheet of its own. */
  reading = $state.raw<Reading | null>(null);
  private approached = $state.raw<NearCard | null>(null);
  private soon: ReturnType<typeof setTimeout> | undefined;
  private places: { place: Place | null; answer: Answer }[] = $derived(
    this.choice.answers.map((answer) => ({ place: placeOf(this.asked, answer), answer })),
  );

  constructor(private readonly given: () => Given) {}

  get layout(): Layout {
    return this.given().layout;
  }
  /** What the viewer is asked, also while nobody may answer: how answers are read depends on it. */
  get asked(): Asked | null {
    return this.table.seen?.question ?? null;
  }
  get choice(): Choice {
    return this.given().choice;
  }
  get table(): TableStore {
    return this.given().table;
  }
  get you(): number | null {
    return this.given().you;
  }
  get pointed(): Pointed | null {
    return this.given().pointed;
  }
  /** An answer is on its way: nothing else can be given until it has come. */
  get busy(): boolean {
    return this.table.sent !== null;
  }
  /** The same by its name, if it can be answered now; null while the game is paused, or the answers are on their way. */
  get answerable(): Layout["question"] {
    return this.choice.answers.length ? ((this.asked?.ask ?? null) as Layout["question"]) : null;
  }

  /** The card above a room that somebody is near, and where it lies, for as long as it lies there. */
  get near(): NearCard | null {
    const near = this.approached;
    const cards = this.layout.rooms.find((room) => room.side === near?.side)?.cards;
    const lying = cards?.find(({ slot }) => slot === near?.shown.slot)?.card;
    return lying?.type === near?.shown.card?.type && lying?.value === near?.shown.card?.value ? near : null;
  }
  /** Somebody comes near a card: it is shown if they stay. */
  comeNear(card: NearCard): void {
    this.stayNear();
    this.soon = setTimeout(() => (this.approached = card), NEAR);
  }
  /** They leave it, and may be on their way to what it says. */
  leave(): void {
    this.stayNear();
    this.soon = setTimeout(() => this.turnAway(), NEAR);
  }
  /** They do not want to read it. */
  turnAway(): void {
    this.stayNear();
    this.approached = null;
  }
  /** They have come to what it says. */
  stayNear(): void {
    clearTimeout(this.soon);
  }

  seatOf(name: string): number {
    return this.layout.players.findIndex((player) => player.name === name);
  }

  /** Ghosts that come at once to who enters a space, or takes the card of a slot: -1 for one that goes. */
  bringsAt(side: Side | null, place: "spaces" | "slots", number: number): number {
    return (side && this.layout.house.sides[side][place][number - 1]) ?? 0;
  }

  /** What a card does as things stand, in few words. */
  effectOf({ type }: Pick<Card, "type">): Sentence {
    const { clocks_struck: struck } = this.layout;
    return this.table.voice.catalogue.say(`scene-card-${slug(type)}.effect`, { struck });
  }

  answerAt(place: Place): Answer | undefined {
    return this.places.find((each) => same(each.place, place))?.answer;
  }

  /** Answer what cannot be answered: the server says why not, with the rule. */
  tryAnyway(meaning: Arguments): void {
    void orSayWhy(this.table.tryAnswer(meaning));
  }
}
