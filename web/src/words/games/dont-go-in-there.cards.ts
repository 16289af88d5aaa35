/** The card that an answer of Don't Go In There takes. */

import type { Layout } from "../../games/dont-go-in-there/types";

type Room = Layout["rooms"][number];
export type Card = NonNullable<Room["cards"][number]["card"]>;
export type Side = NonNullable<Room["side"]>;

/** The card in a place of the room that is resolved; whether another one there is just like it; null where it cannot be
 * seen. */
export function cardIn(
  layout: Layout | null,
  slot: number,
): { card: Card; side: Side; isTwin: boolean } | null {
  const room = layout?.rooms.find(({ side }) => side !== null && side === layout.resolving);
  const card = room?.cards.find((each) => each.slot === slot)?.card;
  if (!room?.side || !card) return null;
  const alike = room.cards.filter((each) => each.card?.type === card.type && each.card.value === card.value);
  return { card, side: room.side, isTwin: alike.length > 1 };
}
