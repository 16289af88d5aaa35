/** The seam between the table and a game's own scene, with `choice.svelte.ts` (what somebody is choosing), `steps.ts`
 * (answers in steps) and `sequence.svelte.ts` (motion). It is all that a game knows of the table round it.
 *
 * A scene is a Svelte component, `games/<id>/Scene.svelte`. It is given what the viewer sees and draws it; it knows no
 * rules. What can be answered is in `choice.answers`, each with what it means (`{ room: "attic", space: 1 }`), which says
 * the place on the board that it belongs to. A click there calls `choice.give(answer)`; an answer with several steps (a
 * tile, then left or right) is picked argument by argument with `choice.pick([...])`, and the sill shows the same steps.
 */

import type { Component } from "svelte";
import type { Layout, News } from "../protocol/mirror";
import type { TableStore } from "../protocol/table-store.svelte";
import type { QuestionInfo, SeatInfo } from "../protocol/types";
import type { Choice } from "./choice.svelte";

export interface SceneProps {
  /** The table as the viewer sees it, by the game's own schema; parts that did not change are the same objects. */
  layout: Layout;
  seats: SeatInfo[];
  /** The viewer's seat; null for somebody who looks on. */
  you: number | null;
  /** What the viewer is asked; its kind is `question.ask`. */
  question: QuestionInfo | null;
  /** What can be answered, what is picked so far, and which answer is lit; shared with the sill. */
  choice: Choice;
  /** The line of the log that somebody points at: show where it was. */
  pointed: News | null;
  /** All else: `table.onNews` for motion, `table.wordsFor` for an answer in words. */
  table: TableStore;
}

/** A scene as its module exports it. */
export interface SceneModule {
  default: Component<SceneProps>;
  /** Whether it shows who sits at the table itself, so that the strip of seats would say it twice. */
  showsSeats?: boolean;
}
