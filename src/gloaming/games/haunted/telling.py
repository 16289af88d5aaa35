"""Haunted as a story: the moments at which players tell, and a narrator who speaks where they are silent (HA-50)."""

from collections.abc import Sequence

from gloaming.games.haunted import lines
from gloaming.games.haunted.lines import Lines
from gloaming.games.haunted.parts import (
    ACES,
    CARDS,
    QUESTION_NAMES,
    SOLO_FEAR,
    STRONGER,
    WEAKER,
    ZERO,
    Declared,
    Reason,
    Stat,
)
from gloaming.games.haunted.rooms import description, room_name
from gloaming.games.haunted.state import News
from gloaming.kernel.news import Item
from gloaming.kernel.telling import Moment

TURNS_IN_A_CHAPTER = 4  # at least, as far as whole rounds allow
LARGE = 2  # a change of so much is a large one
MANY = 1000  # times that a line may be used, if it then says something else
ESCAPED = 2  # how SCORED says so
NERVE = 2  # FEAR so far below the better of the others leaves somebody calm

UNITS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
TEENS = ("eleventh", "twelfth", *(f"{ten}teenth" for ten in ("thir", "four", "fif", "six", "seven", "eigh", "nine")))
FIRST_HOURS = (*UNITS, "tenth", *TEENS)
TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


# Moments


def moments(item: Item, names: Sequence[str]) -> list[Moment]:
    """HA-6, HA-50: a memory on waking, a room and a reaction when one is turned up, an answer at a Way Out."""
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
            return [room_moment(item._replace(number=item.number // 64), names, Declared.SUIT)]
        case News.ENTERED:
            return [reaction_moment(item)]
        case News.FREED:
            return [Moment("reaction", seat, f"How do you get {names[item.thing]} out of {room_name(item.number)}?")]
        case News.ANSWERED:
            return [Moment("answer", seat, QUESTION_NAMES[item.thing])]
        case _:
            return []


def room_moment(item: Item, names: Sequence[str], declared: int) -> Moment:
    """HA-5, HA-14: the house player, to the left of the active player, describes the room."""
    house = (item.seat + 1) % len(names)
    whom = "yourself" if house == item.seat else names[item.seat]
    said = f"You are the house: describe {room_name(item.number)} to {whom}."
    return Moment("room", house, f"{said} {description(item.number, declared)}")


def reaction_moment(item: Item) -> Moment:
    """HA-50: the active player reacts to the room."""
    return Moment("reaction", item.seat, f"You are in {room_name(item.number)}: what do you think, feel and do?")


# The narrator


def narrator(names: Sequence[str]) -> "Narrator":
    """A narrator for one story."""
    return Narrator(names)


class Narrator:
    """Puts a game into sentences and never says one twice."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.said: set[str] = set()
        self.uses: dict[str, int] = {}  # of each line, whoever it was said of
        self.mood = 0  # where in each kind of line this story begins
        fear = len(names) if len(names) > 1 else SOLO_FEAR
        self.stats = [[WEAKER, WEAKER, fear] for _ in names]
        self.opened = 0  # the chapter that was begun last
        self.approaching = False
        self.eventful = False  # whether the room that was turned up last has done something

    # What the story is made of

    def chapter(self, item: Item) -> str:
        """HA-50: a chapter for the waking, for some rounds each, and for the end."""
        if item.what == News.STRONGER and item.seat == 0:
            return "Waking"
        if item.what == News.ENDED:
            return "Morning"
        if item.what != News.TURN_BEGAN:
            return ""
        rounds = -(-TURNS_IN_A_CHAPTER // len(self.names))
        number = (item.thing - 1) // rounds + 1
        if number == self.opened:
            return ""
        self.opened = number
        return f"The {ordinal(number)} hour"

    def happened(self, item: Item) -> str:
        """What the story says of this piece of news."""
        match item.what:
            case News.STRONGER:
                self.stats[item.seat][item.thing] = STRONGER
                return ""
            case News.WOKE:
                self.mood += item.number
                strong = self.stats[item.seat][Stat.BODY] == STRONGER
                stronger = self.say(lines.STRONG_BODY if strong else lines.STRONG_WILL, item)
                return f"{self.say(lines.WOKE, item)} {stronger}"
            case News.WENT_FIRST:
                return self.say(lines.FIRST_UP if len(self.names) > 1 else lines.SOLO_FIRST_UP, item)
            case News.CHANGED:
                self.eventful = True
                self.stats[item.seat][item.thing >> 3] = item.number
                return self.say(change_lines(item.thing >> 3, (item.thing & 7) - ZERO), item)
            case News.IGNORED:
                self.eventful = True
                return self.say(ignored_lines(item), item)
            case News.PLAYED_DOOR:
                return self.door_played(item)
            case News.APPROACHED:
                self.approaching = True
                return self.say(lines.APPROACHED, item)
            case News.TURNED_UP:
                pool = lines.WALKED_IN if self.approaching else lines.OPENED
                most = MANY if self.approaching else 1
                self.approaching = False
                self.eventful = item.number >= ACES
                return self.say(pool, item, most=most) or self.say(lines.OPENED_PLAINLY, item)
            case News.MOVED:
                return self.say(lines.MOVED, item, most=1) or self.say(lines.MOVED_PLAINLY, item)
            case News.LINKED:
                return self.say(lines.LINKED, item, most=1) or self.say(lines.LINKED_PLAINLY, item)
            case News.FREED:
                return self.freed(item)
            case News.LAID_UP:
                card, other = divmod(item.number, 64)
                return self.say(lines.LAID_UP, item._replace(number=card), other=room_name(other))
            case News.ENDED:
                return self.say(lines.OVER[item.thing], item._replace(seat=0))
            case News.SCORED:
                return "" if item.thing == ESCAPED else self.kept(item)
            case News.FOUND_WAY_OUT:
                return self.say(WAYS_OUT[item.thing], item)
            case News.RUNNING_OUT:
                return self.say(lines.EXITS_KNOWN if item.thing == Reason.EXITS else lines.DECK_EMPTY, item)
            case _:
                return self.say(PLAIN.get(item.what, ()), item)

    def instead(self, item: Item, moment: Moment) -> str:
        """HA-50: what the story says where a player was silent."""
        match moment.kind:
            case "memory":
                return self.say(lines.MEMORY, item)
            case "room":
                return self.once(room_text(item))
            case "answer":
                return self.say(ANSWERS[item.thing], item)
            case _:
                silent = self.eventful or item.what != News.ENTERED
                return "" if silent else self.say(self.nerves(item.seat), item)

    # How it is said

    def say(self, pool: Lines, item: Item, other: str = "", most: int = MANY) -> str:
        """The line of a kind that was used least and would not repeat a sentence; nothing when all were said."""
        name = self.names[item.seat] if item.seat >= 0 else ""
        room = room_name(item.number) if 0 <= item.number < CARDS else ""
        start = self.mood % max(1, len(pool))
        for line in sorted(pool[start:] + pool[:start], key=lambda line: self.uses.get(line, 0)):
            said = line.format(name=name, room=room, other=other)
            if said not in self.said and self.uses.get(line, 0) < most:
                self.uses[line] = self.uses.get(line, 0) + 1
                return self.once(said)
        return ""

    def once(self, said: str) -> str:
        """A text, unless the story has it already."""
        if said in self.said:
            return ""
        self.said.add(said)
        return said[0].upper() + said[1:]

    def nerves(self, seat: int) -> Lines:
        """The reactions of somebody as afraid as that."""
        body, will, fear = self.stats[seat]
        if fear > max(body, will):
            return lines.TERRIFIED
        return lines.CALM if fear + NERVE <= max(body, will) else lines.UNEASY

    def door_played(self, item: Item) -> str:
        """HA-12: a Secret Door of one's own, or of somebody else's."""
        if item.thing == item.seat:
            return self.say(lines.OWN_DOOR, item)
        return self.say(lines.OTHERS_DOOR, item._replace(seat=item.thing), other=self.names[item.seat])

    def freed(self, item: Item) -> str:
        """HA-32: a rescue, and less fear for both."""
        for seat in (item.seat, item.thing):
            self.stats[seat][Stat.FEAR] = SOLO_FEAR
        rescue = self.say(lines.FREED, item, other=self.names[item.thing])
        return f"{rescue} {self.say(lines.AFTER_FREED, item)}".strip()

    def kept(self, item: Item) -> str:
        """HA-41: what became of somebody who did not come out."""
        return self.say(lines.KEPT_IN_TRAP if item.thing == 1 else lines.KEPT, item)


WAYS_OUT = (lines.STRONG_ENOUGH, lines.CLEAR_ENOUGH, lines.TOO_AFRAID)  # by stat
ANSWERS = (lines.REMEMBERED, lines.BROUGHT, lines.FEARED)  # by question
PLAIN = {
    News.FIRST_ROOM: lines.LOOKED_ROUND,
    News.MATCHED: lines.MATCHED,
    News.REVEALED: lines.REVEALED,
    News.LEFT_HIDDEN: lines.LEFT_HIDDEN,
    News.LOST_WILL: lines.LOST_WILL,
    News.LOCKED: lines.LOCKED,
    News.ESCAPED: lines.ESCAPED,
    News.WENT_ON: lines.WENT_ON,
    News.LEVEL_OPENED: lines.LEVEL,
    News.TRAPPED: lines.TRAPPED,
    News.LOOKED: lines.LOOKED,
    News.LAID_DOWN: lines.LAID_DOWN,
    News.STAYED: lines.STAYED,
}
CHANGE_LINES = (
    (lines.BODY_FAR_DOWN, lines.BODY_DOWN, lines.BODY_UP, lines.BODY_FAR_UP),
    (lines.WILL_FAR_DOWN, lines.WILL_DOWN, lines.WILL_UP, lines.WILL_FAR_UP),
    (lines.FEAR_FAR_DOWN, lines.FEAR_DOWN, lines.FEAR_UP, lines.FEAR_FAR_UP),
)


def change_lines(stat: int, more: int) -> Lines:
    """The lines for a change, by its size and direction."""
    size = 1 + (abs(more) >= LARGE)
    return CHANGE_LINES[stat][1 + size if more > 0 else 2 - size]


def ignored_lines(item: Item) -> Lines:
    """HA-17: a change was ignored because nothing was left, or because WILL was locked."""
    return lines.NOTHING_LEFT if item.number + (item.thing & 7) - ZERO < 0 else lines.UNMOVED


def room_text(item: Item) -> str:
    """How the room looked that a piece of news is about."""
    if item.what == News.TURNED_UP:
        return description(item.number, item.thing % 2)
    return description(item.number // 64 if item.what == News.LAID_UP else item.number, Declared.SUIT)


def ordinal(number: int) -> str:
    """A number as it stands in a heading: first, twenty-first."""
    if number <= len(FIRST_HOURS):
        return FIRST_HOURS[number - 1]
    tens, ones = divmod(number, 10)
    if tens - 2 >= len(TENS):
        return "next"
    return f"{TENS[tens - 2]}-{UNITS[ones - 1]}" if ones else f"{TENS[tens - 2][:-1]}ieth"
