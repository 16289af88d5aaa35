/** What the adviser remarked, by how many steps are shown then: up to the answer that is meant. */

import type { Replay, Reviewed } from "../protocol/types";

export interface Mark {
  at: number; // how many steps are shown
  remark: Reviewed;
}

/** The answers that cost something or turned the game, in order. */
export function marksOf(game: Replay, review: Reviewed[]): Mark[] {
  const places = new Map(game.steps.map((step, at) => [step.step, at + 1]));
  return review
    .filter((each) => each.costly || each.turning)
    .map((remark) => ({ at: places.get(remark.step) ?? -1, remark }))
    .filter((mark) => mark.at >= 0);
}

/** The next mark after so many steps, or the last one before. */
export const nextMark = (marks: Mark[], at: number): Mark | undefined => marks.find((each) => each.at > at);

export const markBefore = (marks: Mark[], at: number): Mark | undefined =>
  marks.filter((each) => each.at < at).at(-1);
