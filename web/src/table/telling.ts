import type { Seen } from "../protocol/mirror";
import type { MomentInfo } from "../protocol/types";

/** The moments at which the viewer may still tell something. */
export function openMoments(seen: Seen | null): MomentInfo[] {
  if (!seen || seen.you === null || seen.table.stage === "closed") return [];
  const told = new Set(seen.passages.filter((each) => each.seat === seen.you).map((each) => each.moment));
  return seen.moments.filter((each) => each.seat === seen.you && !told.has(each.moment));
}
