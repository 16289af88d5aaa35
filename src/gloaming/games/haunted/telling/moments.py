"""The moments of Haunted at which players may tell something in their own words (HA-6, HA-50)."""

from collections.abc import Sequence

from gloaming.games.haunted.parts import CARDS, QUESTION_NAMES, Declared, Stat
from gloaming.games.haunted.vocabulary import News
from gloaming.games.haunted.words.rooms import description, room_name
from gloaming.kernel.news import Item
from gloaming.kernel.telling import Moment


def moments(item: Item, names: Sequence[str]) -> list[Moment]:
    """HA-6, HA-50: what the players may tell of a piece of news."""
    seat = item.seat
    match item.what:
        case News.WOKE:
            return [Moment("memory", seat, "What is the last thing that you remember from before the house?")]
        case News.FIRST_ROOM:
            return [room_moment(item, names, Declared.SUIT), reaction_moment(item)]
        case News.TURNED_UP:
            return [room_moment(item, names, item.thing % 2)]
        case News.REVEALED:
            return [room_moment(item, names, Declared.SUIT)]
        case News.LAID_UP:
            return [room_moment(item._replace(number=item.number // CARDS), names, Declared.SUIT)]
        case News.ENTERED:
            return [reaction_moment(item)]
        case News.MOVED:
            return [reaction_moment(item, ", which is known by now")]
        case News.FREED:
            return [Moment("reaction", seat, f"How do you get {names[item.thing]} out of {room_name(item.number)}?")]
        case _:
            return way_out_moments(item)


def way_out_moments(item: Item) -> list[Moment]:
    """HA-21, HA-22, HA-23: what keeps or haunts somebody, every time it decides, an answer, and how they get out."""
    seat = item.seat
    match item.what:
        case News.FOUND_WAY_OUT if item.thing == Stat.FEAR:
            return [Moment("kept", seat, f"You do not take the way out in {room_name(item.number)}: what keeps you?")]
        case News.FOUND_WAY_OUT if item.thing == Stat.WILL:
            return [Moment("haunted", seat, "It comes clear to you on the threshold: what is it that haunts you?")]
        case News.ANSWERED:
            return [Moment("answer", seat, QUESTION_NAMES[item.thing])]
        case News.ESCAPED:
            return [Moment("escape", seat, f"You are out, by way of {room_name(item.number)}: how did you do it?")]
        case _:
            return []


def room_moment(item: Item, names: Sequence[str], declared: int) -> Moment:
    """HA-5, HA-14: the house player, to the left of the active player, describes the room."""
    house = (item.seat + 1) % len(names)
    whom = "yourself" if house == item.seat else names[item.seat]
    said = f"You are the house: describe {room_name(item.number)} to {whom}."
    return Moment("room", house, f"{said} {description(item.number, declared)}")


def reaction_moment(item: Item, known: str = "") -> Moment:
    """HA-50: the active player reacts to the room, be it new or known."""
    return Moment("reaction", item.seat, f"You are in {room_name(item.number)}{known}: what do you think, feel and do?")
