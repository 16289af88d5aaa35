"""The moments of Haunted at which players may tell something in their own words (HA-6, HA-50)."""

from collections.abc import Sequence

from gloaming.games.haunted.parts import QUESTION_NAMES, Stat
from gloaming.games.haunted.telling.particulars import declared_of, numbers_of, room_of
from gloaming.games.haunted.vocabulary import News
from gloaming.kernel.news import Item
from gloaming.kernel.phrases import phrase
from gloaming.kernel.telling import Moment


def moments(item: Item, names: Sequence[str]) -> list[Moment]:
    """HA-6, HA-50: what the players may tell of a piece of news."""
    seat = item.seat
    match item.what:
        case News.WOKE:
            return [Moment("memory", seat, phrase("moment-memory"))]
        case News.FIRST_ROOM:
            return [room_moment(item, names), reaction_moment(item)]
        case News.TURNED_UP | News.REVEALED | News.LAID_UP:
            return [room_moment(item, names)]
        case News.ENTERED:
            return [reaction_moment(item)]
        case News.MOVED:
            return [reaction_moment(item, known=True)]
        case News.FREED:
            freeing = phrase("moment-freeing", other=names[numbers_of(item)["other"]], room=room_of(item))
            return [Moment("reaction", seat, freeing)]
        case _:
            return way_out_moments(item)


def way_out_moments(item: Item) -> list[Moment]:
    """HA-21, HA-22, HA-23: what keeps or haunts somebody, every time it decides, an answer, and how they get out."""
    seat = item.seat
    match item.what:
        case News.FOUND_WAY_OUT if numbers_of(item)["stat"] == Stat.FEAR:
            return [Moment("kept", seat, phrase("moment-kept", room=room_of(item)))]
        case News.FOUND_WAY_OUT if numbers_of(item)["stat"] == Stat.WILL:
            return [Moment("haunted", seat, phrase("moment-haunted"))]
        case News.ANSWERED:
            question = QUESTION_NAMES[numbers_of(item)["question"]]
            return [Moment("answer", seat, phrase("moment-answer", question=question))]
        case News.ESCAPED:
            return [Moment("escape", seat, phrase("moment-escape", room=room_of(item)))]
        case _:
            return []


def room_moment(item: Item, names: Sequence[str]) -> Moment:
    """HA-5, HA-14: the house player, to the left of the active player, describes the room."""
    house = (item.seat + 1) % len(names)
    other = None if house == item.seat else names[item.seat]
    return Moment("room", house, phrase("moment-room", room=room_of(item), declared=declared_of(item), other=other))


def reaction_moment(item: Item, *, known: bool = False) -> Moment:
    """HA-50: the active player reacts to the room, be it new or known."""
    return Moment("reaction", item.seat, phrase("moment-reaction", room=room_of(item), known=known))
