/** The table after a piece of news. Motion goes through the news one by one, and shows the table as each of them left it;
 * what the news does not tell is taken from the table as it is at rest. */

import {
  boardOf,
  meeplesIn,
  SLOTS,
  THIRD,
  type Card,
  type Layout,
  type News,
  type Player,
  type Room,
  type Shown,
} from "./table";

function withPlayer(layout: Layout, name: string, change: (player: Player) => Partial<Player>): Layout {
  const players = layout.players.map((player) =>
    player.name === name ? { ...player, ...change(player) } : player,
  );
  return { ...layout, players };
}

function withRoom(layout: Layout, board: number, change: (room: Room) => Partial<Room>): Layout {
  const rooms = layout.rooms.map((room, at) => (at === board ? { ...room, ...change(room) } : room));
  return { ...layout, rooms };
}

/** The last card above a room is the one that may lie face down. */
const withLast = (layout: Layout, board: number, change: (shown: Shown) => Partial<Shown>): Layout =>
  withRoom(layout, board, ({ cards }) => ({
    cards: cards.map((shown) => (shown.slot === SLOTS ? { ...shown, ...change(shown) } : shown)),
  }));

const withGhosts = (layout: Layout, name: string, more: number): Layout =>
  withPlayer(layout, name, ({ ghosts }) => ({ ghosts: ghosts === null ? null : ghosts + more }));

const isLike =
  (card: Card | null) =>
  (other: Card): boolean =>
    other.type === card?.type && other.value === card.value;

const NOT_RESOLVING = { resolving: null, dice: 0, ghosts_rolled: 0 } as const;

export function stepped(layout: Layout, news: News, latest: Layout): Layout {
  switch (news.what) {
    case "placed": {
      const board = boardOf(news.room);
      const there = withRoom(layout, board, ({ spaces }) => ({
        spaces: spaces.map((space, at) => (at + 1 === news.space ? { ...space, meeple: news.seat } : space)),
      }));
      const room = there.rooms[board];
      const begins = !!room && meeplesIn(room) === THIRD;
      return withPlayer(
        begins ? { ...there, resolving: news.room, resolver: news.seat } : there,
        news.seat,
        ({ meeples }) => ({ meeples: meeples - 1 }),
      );
    }
    case "took ghosts":
    case "haunted":
      return withGhosts(layout, news.seat, news.ghosts);
    case "discarded ghosts":
      return withGhosts(layout, news.seat, -news.ghosts);
    case "passed ghosts":
      return withGhosts(withGhosts(layout, news.seat, -news.ghosts), news.to, news.ghosts);
    case "revealed ghosts":
      return withPlayer(layout, news.seat, () => ({ ghosts: news.ghosts }));
    case "looked":
      return withLast(layout, boardOf(news.room), (shown) => ({
        card: news.card ?? shown.card,
        looked_at_by: [...shown.looked_at_by, news.seat],
      }));
    case "turned up":
      return withLast(layout, boardOf(news.room), () => ({ card: news.card, face_down: false }));
    case "rolled":
      return { ...layout, resolver: news.seat, dice: news.dice, ghosts_rolled: news.ghosts };
    case "turned die":
      return { ...layout, ghosts_rolled: layout.ghosts_rolled + news.more };
    case "took card":
      return tookCard(layout, news.seat, boardOf(news.room), news.slot, news.card);
    case "dispelled":
      return withPlayer(layout, news.seat, (player) => dispelled(player, news.card, news.count));
    case "clocks struck":
      return { ...layout, clocks_struck: true };
    case "room opened": {
      const board = boardOf(news.room);
      const now = latest.rooms[board];
      return withRoom({ ...layout, ...NOT_RESOLVING }, board, ({ spaces }) => ({
        side: news.room,
        cards: [],
        spaces: (now?.spaces ?? spaces).map((space) => ({ ...space, meeple: null })),
      }));
    }
    case "room closed":
      return withRoom({ ...layout, ...NOT_RESOLVING }, boardOf(news.room), () => ({ side: null, cards: [] }));
    case "dealt": {
      const board = boardOf(news.room);
      const now = latest.rooms[board]?.cards.find(({ slot }) => slot === news.slot);
      const dealt = {
        slot: news.slot,
        card: news.card,
        face_down: now?.face_down ?? !news.card,
        looked_at_by: [],
      };
      return withRoom({ ...layout, deck: Math.max(0, layout.deck - 1) }, board, ({ cards }) => ({
        cards: [...cards.filter(({ slot }) => slot !== news.slot), dealt],
      }));
    }
    default:
      return layout;
  }
}

/** A card above a room is taken, and the meeple whose turn it was goes back to its player. */
function tookCard(layout: Layout, name: string, board: number, slot: number, card: Card | null): Layout {
  const left = withRoom(layout, board, ({ cards, spaces }) => {
    const top = spaces.findIndex(({ meeple }) => meeple === name);
    return {
      cards: cards.filter((shown) => shown.slot !== slot),
      spaces: spaces.map((space, at) => (at === top ? { ...space, meeple: null } : space)),
    };
  });
  return withPlayer(left, name, ({ meeples, face_up }) => ({
    meeples: meeples + 1,
    face_up: card ? [...face_up, card] : face_up,
  }));
}

function dispelled(player: Player, card: Card | null, count: number): Partial<Player> {
  const gone = player.face_up.filter(isLike(card)).slice(0, count);
  return {
    face_up: player.face_up.filter((each) => !gone.includes(each)),
    dispelled: [...player.dispelled, ...gone],
  };
}
