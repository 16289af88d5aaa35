"""Walking in a story of Haunted: who has been in which room, and the steps of several people in one sentence."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gloaming.games.haunted.parts import ACES, CARDS, CROSS, EXITS, JOKERS, Suit
from gloaming.games.haunted.vocabulary import News
from gloaming.games.haunted.words.phrases import listed
from gloaming.games.haunted.words.rooms import room_name
from gloaming.kernel.news import Item
from gloaming.kernel.pronouns import cases
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
        match item.what:
            case News.WOKE | News.MOVED:
                self.cards[item.thing] = item.number
                self.come(item.seat, item.thing)
            case News.TURNED_UP:
                self.latest = self.cards[item.thing // 2] = item.number
            case News.ENTERED:
                self.come(item.seat, item.thing // 2)
            case News.REVEALED:
                self.cards[item.thing] = item.number
            case News.LAID_UP:
                self.cards[item.thing] = item.number // CARDS
            case News.LAID_DOWN:
                self.laid_by[item.thing // CARDS] = item.seat
            case News.TRAPPED:
                self.trapped.add(item.seat)
            case News.FREED:
                self.trapped.discard(item.thing)
            case News.ESCAPED:
                self.escaped.add(item.seat)
                self.at[item.seat] = NOWHERE

    def come(self, seat: int, spot: int) -> None:
        """HA-14: somebody stands in a room."""
        self.before[seat], self.at[seat] = self.at[seat], spot
        self.visits[seat, spot] += 1

    def room(self, spot: int) -> str:
        """What the room on a spot is called; nothing if nobody has seen it."""
        return room_name(self.cards[spot]) if spot in self.cards else ""

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

    name: str
    room: str
    here: str  # the room that was left
    times: int  # how often this one has been there now
    met: str  # who was there, if anybody

    @property
    def is_return(self) -> bool:
        """Whether this one was there before."""
        return self.times > 1


Pair = tuple[str, str]  # how the first step is told, and each of the others

STEPS: tuple[Pair, ...] = (
    ("{name} went to {room}", "{who} to {room}"),
    ("the footsteps in {room} were {who}'s", "those in {room} {who}'s"),
    ("{name} left {here} for {room}", "{who} {here} for {room}"),
    ("it was {room} for {them}", "{room} for {who}"),
    ("{their} candle went by the windows of {room}", "{who}'s by those of {room}"),
    ("{name} tried {room}", "{who} {room}"),
    ("a board creaked under {them} in {room}", "one under {who} in {room}"),
    ("one would have found {them} in {room}", "{who} in {room}"),
    ("{name} put an ear to the walls of {room}", "{who} to those of {room}"),
    ("{room} had {them} in it now", "{room} had {who}"),
    ("{name} chose {room}", "{who} {room}"),
    ("from {here} {name} came to {room}", "{who} from {here} to {room}"),
)
RETURNS: tuple[Pair, ...] = (
    ("{name} went back to {room}", "{who} to {room}"),
    ("{name} {was} in {room} again", "{who} in {room}"),
    ("{name} looked once more into {room}", "{who} into {room}"),
    ("{name} searched {room} once more", "{who} {room}"),
    ("it was {room} again for {them}", "{room} for {who}"),
)
WAYS: tuple[Pair, ...] = (
    ("{name} went {way}", "{who} {way}"),
    ("{name} walked {way}", "{who} {way}"),
    ("{name} wandered {way}", "{who} {way}"),
    ("{name} carried a candle {way}", "{who} another {way}"),
    ("{name} groped along {way}", "{who} {way}"),
    ("{name} hurried {way}", "{who} {way}"),
)
INTRODUCTIONS = (
    "there was nothing but walking then: ",
    "for a while nobody opened anything new: ",
    "the clocks struck something, and ",
    "one could hear the house settle, and ",
    "rain had come on outside, and ",
    "the dark was full of small sounds: ",
    "there was a smell of snuffed candles, and ",
    "time went by on its hands and knees: ",
    "somewhere a tap was dripping, and ",
    "nobody would have called it a plan: ",
    "it grew colder, and ",
    "from below one could have followed it all: ",
    "the lamps burned lower, and ",
    "the house let it happen: ",
)


def tellings(walks: Sequence[Walk]) -> Iterator[tuple[str, str]]:
    """Ways of telling the steps of several turns, each with the pattern that it follows."""
    paths: dict[str, list[Walk]] = {}
    for walk in walks:
        paths.setdefault(walk.name, []).append(walk)
    if len(paths) < len(walks):
        yield from ((pair[0], told(pair, paths)) for pair in WAYS)
        return
    pairs = RETURNS + STEPS if all(walk.is_return for walk in walks) else STEPS
    yield from ((pair[0], told(pair, paths)) for pair in pairs)


def told(pair: Pair, paths: dict[str, list[Walk]]) -> str:
    """Everybody's steps, each in a clause of its own; only the first has all its words."""
    clauses = [
        pattern.format(**cases(name), way=way(path), here=path[0].here, room=path[-1].room)
        for pattern, (name, path) in zip((pair[0], *[pair[1]] * len(paths)), paths.items(), strict=False)
    ]
    return listed(clauses)


def way(path: Sequence[Walk]) -> str:
    """Where somebody went, room by room: by the loft to the pantry."""
    *by, last = (walk.room for walk in path)
    if not by:
        return f"to {last}"
    if len(path) > 2 and len({*by, last}) == 2:
        return f"to and fro between {by[0]} and {by[1]}"
    rooms = [f"{room} again" if room in by[:number] else room for number, room in enumerate(by)]
    return f"by {listed(rooms)} {'and back to' if last in by else 'to'} {last}"
