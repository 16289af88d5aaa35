"""Walking in a story of Haunted: who has been in which room, and the steps of several people in one sentence."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from gloaming.games.haunted.parts import ACES, CROSS, EXITS, JOKERS, ROOM_NAMES, Suit
from gloaming.games.haunted.telling import lines
from gloaming.games.haunted.telling.lines import Lines
from gloaming.games.haunted.telling.particulars import numbers_of
from gloaming.games.haunted.vocabulary import News
from gloaming.kernel.news import Item
from gloaming.kernel.phrases import phrase
from gloaming.kernel.pronouns import SUBJECT
from gloaming.kernel.schemas import Json
from gloaming.kernel.seats import NOBODY

NOWHERE = -1


class Whereabouts:
    """HA-60: what everybody knows of who is and who has been where, gathered from the news alone."""

    def __init__(self, players: int) -> None:
        self.at = [NOWHERE] * players
        self.before = [NOWHERE] * players  # the room that each came from
        self.visits: Counter[tuple[int, int]] = Counter()  # by seat and spot
        self.cards = {0: ACES + Suit.DIAMONDS}  # by spot, of those that were seen face up
        self.laid_by: dict[int, int] = {}  # spots of cards that somebody laid face down: who that was
        self.trapped: set[int] = set()
        self.escaped: set[int] = set()
        self.latest = 0  # the card that was turned up last

    def hear(self, item: Item) -> None:
        """HA-3, HA-14, HA-15, HA-16: cards are seen, and tokens stand on them."""
        news = numbers_of(item)
        match item.what:
            case News.WOKE | News.MOVED:
                self.cards[news["spot"]] = news["card"]
                self.come(item.seat, news["spot"])
            case News.TURNED_UP:
                self.latest = self.cards[news["spot"]] = news["card"]
            case News.ENTERED:
                self.come(item.seat, news["spot"])
            case News.REVEALED | News.LAID_UP:
                self.cards[news["spot"]] = news["card"]
            case News.LAID_DOWN:
                self.laid_by[news["spot"]] = item.seat
            case News.TRAPPED:
                self.trapped.add(item.seat)
            case News.FREED:
                self.trapped.discard(news["other"])
            case News.ESCAPED:
                self.escaped.add(item.seat)
                self.at[item.seat] = NOWHERE

    def come(self, seat: int, spot: int) -> None:
        """HA-14: somebody stands in a room."""
        self.before[seat], self.at[seat] = self.at[seat], spot
        self.visits[seat, spot] += 1

    def room(self, spot: int) -> str:
        """What the room on a spot is called; nothing if nobody has seen it."""
        return ROOM_NAMES[self.cards[spot]] if spot in self.cards else ""

    def company(self, seat: int, spot: int) -> list[int]:
        """Who else is in a room."""
        return [other for other, where in enumerate(self.at) if where == spot and other != seat]

    def prisoner(self, spot: int) -> bool:
        """HA-32: whether somebody is trapped there."""
        return any(self.at[seat] == spot for seat in self.trapped)

    def visitor(self, seat: int, spot: int) -> int:
        """Somebody else who has been in a room."""
        return next((other for other in range(len(self.at)) if other != seat and self.visits[other, spot]), NOBODY)

    def is_of_the_cross(self, spot: int) -> bool:
        """HA-2: whether a card lay there from the beginning."""
        return spot <= CROSS

    def knows_all_exits(self) -> bool:
        """HA-40: whether the fourth exit was revealed."""
        return sum(ACES <= card < JOKERS for card in self.cards.values()) == EXITS

    def ends_round(self, seat: int, first: int) -> bool:
        """HA-14: whether nobody comes after this seat in the round."""
        players = len(self.at)
        ahead = range(1, (first - seat - 1) % players + 1)
        return all((seat + step) % players in self.escaped for step in ahead)


# Steps


class Walk(NamedTuple):
    """A step to a room that had been turned up."""

    who: dict[str, str]  # in every form that a line can want
    room: str
    here: str  # the room that was left
    times: int  # how often this one has been there now
    met: dict[str, str] | None  # who was there, if anybody

    @property
    def is_return(self) -> bool:
        """Whether this one was there before."""
        return self.times > 1


Paths = Sequence[Sequence[Walk]]


def paths_of(walks: Sequence[Walk]) -> Paths:
    """The steps of several turns, person by person."""
    paths: dict[str, list[Walk]] = {}
    for walk in walks:
        paths.setdefault(walk.who[SUBJECT], []).append(walk)
    return list(paths.values())


def lines_for(paths: Paths) -> Lines:
    """In which ways steps can be told: as ways through the house if somebody took several of them."""
    if any(len(path) > 1 for path in paths):
        return lines.WAY
    return lines.RETURN + lines.STEP if all(walk.is_return for walk, *_ in paths) else lines.STEP


def clauses_for(line: str, paths: Paths) -> list[Json]:
    """Everybody's steps, each in a clause of its own; only the first has all its words."""
    return [
        phrase(
            f"{line}.more" if number else line, who=path[0].who, way=way(path), here=path[0].here, room=path[-1].room
        )
        for number, path in enumerate(paths)
    ]


def way(path: Sequence[Walk]) -> Json:
    """Where somebody went, room by room: by the loft to the pantry."""
    *by, last = (walk.room for walk in path)
    if not by:
        return phrase("way-to", room=last)
    if len(path) > 2 and len({*by, last}) == 2:
        return phrase("way-between", room=by[0], other=by[1])
    rooms = [phrase("way-room", room=room, again=room in by[:number]) for number, room in enumerate(by)]
    return phrase("way-by", rooms=rooms, room=last, back=last in by)
