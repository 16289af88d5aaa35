"""The narrator of Haunted, who tells what happens and speaks where players are silent (HA-50)."""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import product

from gloaming.games.haunted.parts import (
    ACES,
    CARDS,
    DECLARED_NAMES,
    FREED_FEAR,
    PLACED,
    ROOM_NAMES,
    SOLO_FEAR,
    STRONGER,
    UNNAMED,
    WEAKER,
    ZERO,
    Declared,
    Reason,
    Stat,
)
from gloaming.games.haunted.telling import lines
from gloaming.games.haunted.telling.changes import CHANGES, Effect, is_for_the_better, joined, sentence
from gloaming.games.haunted.telling.lines import HERE, Lines
from gloaming.games.haunted.telling.moments import moments
from gloaming.games.haunted.telling.walking import Walk, Whereabouts, lines_for, paths_of, told
from gloaming.games.haunted.vocabulary import News
from gloaming.kernel.catalogue import Catalogue
from gloaming.kernel.news import Item
from gloaming.kernel.phrases import ordinal
from gloaming.kernel.pronouns import Grammar
from gloaming.kernel.schemas import Json
from gloaming.kernel.seats import NOBODY
from gloaming.kernel.telling import Moment

TURNS_IN_A_CHAPTER = 4  # at least, in whole rounds
ENOUGH_FOR_A_CHAPTER = 600  # characters
A_MOMENT = 100  # characters that somebody's own words are taken for
A_LINE = 100  # characters; steps that take more have a paragraph of their own
STEPS_IN_A_SENTENCE = (0, 4, 4, 3, 4, 4, 4, 4, 4)  # at most, by the number of players
MANY = 1000  # times that a line may be used, if it then says something else
ESCAPED = 2  # how SCORED says so
NERVE = 2  # FEAR so far below the better of the others leaves somebody calm


# The narrator


def narrator(names: Sequence[str], words: Catalogue) -> "Narrator":
    """A narrator for one story."""
    return Narrator(names, words)


class Narrator:
    """Puts a game into sentences and never says one twice. The sentences stand in the catalogue, in story.ftl.

    Somebody's step to a room has a line of its own. When more steps follow it and nothing else happens, these wait for
    each other and are told in one sentence, in the same chapter; so are two changes that follow on each other.
    """

    def __init__(self, names: Sequence[str], words: Catalogue) -> None:
        self.names, self.words, self.grammar = names, words, Grammar(words)
        self.people = [self.grammar.cases(name) for name in names]
        self.said: set[str] = set()
        self.uses: Counter[str] = Counter()  # of each line, whoever it was said of
        self.mood = 0  # where in each kind of line this story begins
        fear = len(names) if len(names) > 1 else SOLO_FEAR
        self.stats = [[WEAKER, WEAKER, fear] for _ in names]
        self.house = Whereabouts(len(names))
        self.first = 0  # who began
        self.round = 0
        self.chapters = 0
        self.turns = 0  # in this chapter
        self.length = 0  # of this chapter
        self.is_late = False  # whether the last turns have begun, which are no chapter of their own
        self.walks: list[Walk] = []  # steps that wait to be told
        self.effects: list[Effect] = []  # changes that wait to be told, of whoever has the turn
        self.active = 0  # who that is
        self.here = 0  # the card whose effect they suffer
        self.is_walking = False  # whether a step was told and nothing has happened since
        self.approaching = False
        self.eventful = False  # whether the room that was turned up last has done something
        self.locked: set[int] = set()
        self.levels: set[int] = set()  # HA-44: exits that have led to another level
        self.count: Counter[tuple[int, int]] = Counter()  # of news, by what and seat

    # What the story is made of

    def chapter(self, item: Item) -> str:
        """HA-50: a chapter for the waking, for some rounds each, and for the end."""
        if item.what == News.STRONGER and item.seat == 0:
            return self.words.say("heading-waking")
        if item.what == News.ENDED:
            return self.words.say("heading-morning")
        if item.what != News.TURN_BEGAN:
            return ""
        begins, self.round = item.thing != self.round, item.thing
        goes_on = self.is_late or self.walks or not (begins and self.is_full())
        if self.chapters and goes_on:
            return ""
        self.chapters += 1
        self.turns = self.length = 0
        return self.words.say("heading-hour", {"nth": ordinal(self.chapters)})

    def is_full(self) -> bool:
        """Whether this chapter has enough in it."""
        return self.turns >= TURNS_IN_A_CHAPTER and self.length >= ENOUGH_FOR_A_CHAPTER

    def happened(self, item: Item) -> str:
        """What the story says of this piece of news, after the steps that were not told yet."""
        self.count[item.what, item.seat] += 1
        if item.what in UNTOLD:
            said = self.untold(item)
        elif item.what in (News.CHANGED, News.IGNORED):
            said = self.walked()
            self.suffered(item)
        elif item.what == News.MOVED:
            said = f"{self.effected()} {self.moved(item)}".strip()
        else:
            effected, walked, news = self.effected(), self.walked(), self.told(item)
            said = f"{effected} {walked}".strip()
            said = ("\n" if len(walked) > A_LINE else " ").join(filter(None, (said, news)))
            self.is_walking = False
        self.house.hear(item)
        open_moments = [] if item.what == News.MOVED else moments(item, self.names)  # few tell anything of a mere step
        self.length += len(said) + A_MOMENT * len(open_moments)
        return said

    def catch_up(self) -> str:
        """What was not told yet: changes, or steps."""
        return f"{self.effected()} {self.walked()}".strip()

    def untold(self, item: Item) -> str:
        """News that is worth no sentence."""
        if item.what == News.TURN_BEGAN:
            self.turns += 1
            self.active, self.here = item.seat, item.number
        if item.what == News.STRONGER:
            self.stats[item.seat][item.thing] = STRONGER
        return ""

    def told(self, item: Item) -> str:
        """A sentence for a piece of news."""
        match item.what:
            case News.WOKE:
                self.mood += item.number
                strong = self.stats[item.seat][Stat.BODY] == STRONGER
                stronger = self.say(lines.STRONG_BODY if strong else lines.STRONG_WILL, item)
                return f"{self.say(lines.WOKE, item)} {stronger}"
            case News.WENT_FIRST:
                self.first = item.seat
                return self.say(lines.FIRST_UP if len(self.names) > 1 else lines.SOLO_FIRST_UP, item)
            case News.PLAYED_DOOR:
                return self.door_played(item)
            case News.APPROACHED:
                return self.approached(item)
            case News.TURNED_UP:
                return self.turned_up(item)
            case News.MATCHED:
                was_there = self.house.visits[item.seat, item.thing]
                return self.say(lines.MATCHED_BY_MEMORY if was_there else lines.MATCHED, item)
            case News.LINKED:
                here = ROOM_NAMES[self.house.latest]
                pool = lines.LINKED if self.eventful else lines.LINKED_FROM_IT + lines.LINKED
                return self.say(pool, item, most=1) or self.say(lines.LINKED_PLAINLY, item, here=here)
            case News.LAID_UP:
                card, other = divmod(item.number, CARDS)
                return self.say(lines.LAID_UP, item._replace(number=card), beyond=ROOM_NAMES[other])
            case News.LOOKED:
                nth = ordinal(self.count[item.what, item.seat])
                return self.say(lines.LOOKED, item) or self.say(lines.LOOKED_PLAINLY, item, nth=nth)
            case News.LAID_DOWN:
                return self.laid_down(item)
            case News.RUNNING_OUT:
                self.is_late = True
                return self.say(lines.EXITS_KNOWN if item.thing == Reason.EXITS else lines.DECK_EMPTY, item)
            case News.ENDED:
                return self.say(OVER[item.thing], item._replace(seat=0))
            case News.SCORED:
                return "" if item.thing == ESCAPED else self.kept(item)
            case _:
                return self.decided(item)

    def decided(self, item: Item) -> str:
        """A sentence for what becomes of somebody."""
        match item.what:
            case News.FREED:
                return self.freed(item)
            case News.FOUND_WAY_OUT:
                return self.way_out(item)
            case News.LOST_WILL:
                had, self.stats[item.seat][Stat.WILL] = self.stats[item.seat][Stat.WILL], 0
                return self.say(lines.LOST_WILL, item) if had else ""
            case News.LOCKED:
                self.locked.add(item.seat)
                return self.say(lines.LOCKED, item)
            case News.LEVEL_OPENED:
                self.levels.add(item.number)
                return self.say(lines.LEVEL, item)
            case _:
                return self.say(PLAIN.get(item.what, ()), item)

    def instead(self, item: Item, moment: Moment) -> str:
        """HA-50: what the story says where a player was silent."""
        match moment.kind:
            case "room":
                return self.once(self.words.say("seen", seen_in(item)))
            case "answer":
                return self.say(ANSWERS[item.thing], item)
            case "reaction":
                silent = self.eventful or item.what != News.ENTERED
                return "" if silent else self.say(self.nerves(item.seat), item)
            case kind:
                return self.say(INSTEAD[kind], item)

    # How it is said

    def say(self, pool: Lines, item: Item, most: int = MANY, **words: str | Json) -> str:
        """A line of a kind, about whom and what a piece of news is about."""
        room = ROOM_NAMES[item.number] if 0 <= item.number < CARDS else ""
        return self.pick(self.lines(pool), {"who": self.person(item.seat), "room": room, **words}, most)

    def person(self, seat: int) -> Json:
        """Somebody as an argument of a line."""
        return self.people[max(seat, 0)]

    def lines(self, pool: Lines) -> tuple[str, ...]:
        """All lines of a kind, by their ids."""
        return tuple(line for family in pool for line in self.words.numbered(f"line-{family}"))

    def pick(self, lines: Sequence[str], words: Json, most: int = MANY, turn: int = 0, *, clause: bool = False) -> str:
        """The line that was used least and would not repeat a sentence; nothing when all were said."""
        start = (self.mood + turn) % max(1, len(lines))
        for line in sorted((*lines[start:], *lines[:start]), key=lambda line: self.uses[line]):
            text = self.words.say(line, words) if self.uses[line] < most else ""
            said = text and self.once(sentence(text) if clause else text)
            if said:
                self.uses[line] += 1
                return text if clause else said
        return ""

    def once(self, text: str) -> str:
        """A text, unless the story has a sentence of it already."""
        said = text[0].upper() + text[1:]
        sentences = re.split(r"(?<=[.?!]) ", said)
        if self.said.intersection(sentences):
            return ""
        self.said.update(sentences)
        return said

    def nerves(self, seat: int) -> Lines:
        """The reactions of somebody as afraid as that."""
        body, will, fear = self.stats[seat]
        if fear > max(body, will):
            return lines.TERRIFIED
        return lines.CALM if fear + NERVE <= max(body, will) else lines.UNEASY

    # What a room does

    def suffered(self, item: Item) -> None:
        """HA-12, HA-17: a change, or one that was ignored, waits: another may follow on it."""
        self.eventful = True
        stat, more = item.thing >> 3, (item.thing & 7) - ZERO
        if item.what == News.CHANGED:
            self.stats[item.seat][stat] = item.number
        pool = CHANGES[stat][more] if item.what == News.CHANGED else self.ignored_lines(item)
        if self.effects:  # a sentence of two changes names the room once
            pool = tuple(family for family in pool if not family.endswith(HERE))
        words = {"who": self.person(item.seat), "room": ROOM_NAMES[self.here]}
        said = self.pick(self.lines(pool), words, turn=self.here, clause=True)
        if said:
            self.effects.append(Effect(said, is_for_the_better(stat, more)))

    def effected(self) -> str:
        """The changes that waited, in one sentence if they are two."""
        effects, self.effects = self.effects, []
        if len(effects) < 2:
            return "".join(sentence(effect.clause) for effect in effects)
        first, second = effects
        return joined(self.words, first, second, self.person(self.active))

    # Doors

    def door_played(self, item: Item) -> str:
        """HA-12, HA-24, HA-31: a Secret Door of one's own or of somebody else's, who may be out, and one in a trap."""
        owner, active = item.seat, item.thing
        is_trapped = active in self.house.trapped
        if owner == active:
            return self.say(lines.OWN_DOOR_IN_A_TRAP if is_trapped else lines.OWN_DOOR, item)
        inside = lines.DOOR_FROM_OUTSIDE if owner in self.house.escaped else lines.OTHERS_DOOR
        pool = lines.DOOR_INTO_A_TRAP if is_trapped else inside
        return self.say(pool, item._replace(seat=active), other=self.person(owner))

    def approached(self, item: Item) -> str:
        """HA-15, HA-31: a door that was shut from the beginning, or one that somebody trapped has put there."""
        self.approaching = True
        layer = self.house.laid_by.get(item.thing, NOBODY)
        others = lines.SHUT_BY_ONESELF if layer == item.seat else lines.SHUT_BY_ANOTHER
        more = lines.SHUT_FROM_THE_BEGINNING if self.house.is_of_the_cross(item.thing) else others
        return self.say(more + lines.APPROACHED, item, other=self.person(layer))

    def turned_up(self, item: Item) -> str:
        """HA-12, HA-15: a new room, behind a new door or behind one that was shut."""
        was_shut, self.approaching = self.approaching, False
        self.eventful, self.here = item.number >= ACES, item.number
        here = self.house.room(self.house.at[item.seat])
        if was_shut:
            return self.say(lines.WALKED_IN, item)
        return self.say(lines.OPENED, item, most=1) or self.say(lines.OPENED_PLAINLY, item, here=here)

    def laid_down(self, item: Item) -> str:
        """HA-31: a card laid face down by somebody trapped, beside another that may be seen."""
        beside = self.house.room(item.thing % PLACED // (UNNAMED + 1))
        pool = lines.LAID_DOWN + lines.LAID_DOWN_BESIDE if beside else lines.LAID_DOWN
        nth = ordinal(self.count[item.what, item.seat])
        return self.say(pool, item, room=beside) or self.say(lines.LAID_DOWN_PLAINLY, item, nth=nth)

    # Steps

    def moved(self, item: Item) -> str:
        """HA-15: a step to a room that was turned up, told at once or together with others."""
        walk, (pool, other) = self.walk(item), self.step_lines(item)
        alone = item.number >= ACES or pool is lines.MET or not self.is_walking
        line = self.say(pool, item, most=1, other=self.person(other), here=walk.here) if alone else ""
        if not line and item.number >= ACES:
            line = self.plain_step(walk)
        self.is_walking = True
        if line:
            return f"{self.walked()} {line}".strip()
        self.walks.append(walk)
        closes = self.is_full() and self.house.ends_round(item.seat, self.first)
        return self.walked() if closes or len(self.walks) >= STEPS_IN_A_SENTENCE[len(self.names)] else ""

    def walk(self, item: Item) -> Walk:
        """HA-15: a step, with what is known of it."""
        seat, spot = item.seat, item.thing
        here, times = self.house.room(self.house.at[seat]), self.house.visits[seat, spot] + 1
        met = next((self.person(other) for other in self.house.company(seat, spot)), None)
        return Walk(self.person(seat), ROOM_NAMES[item.number], here, times, met)

    def step_lines(self, item: Item) -> tuple[Lines, int]:
        """By who is and who has been in a room: the lines for a step to it, and whom they name, by seat."""
        seat, spot = item.seat, item.thing
        company, visitor = self.house.company(seat, spot), self.house.visitor(seat, spot)
        if company:
            return lines.TO_THE_TRAPPED if self.house.prisoner(spot) else lines.MET, company[0]
        if self.house.visits[seat, spot]:
            return lines.RETURNED, NOBODY
        return (lines.FIRST_IN, NOBODY) if visitor == NOBODY else (lines.FOLLOWED, visitor)

    def walked(self) -> str:
        """The steps that waited to be told, in one sentence."""
        walks, self.walks = self.walks, []
        if len(walks) > 1:
            paths = paths_of(walks)
            ways = sorted(self.lines(lines_for(paths)), key=lambda line: self.uses[line])
            introductions = sorted(self.lines(lines.WALKING), key=lambda line: self.uses[line])
            self.uses["walks"] += 1
            if self.uses["walks"] % 2:
                introductions = ["", *introductions]
            for introduction, line in product(introductions, ways):
                steps = self.words.say("steps", {"clauses": told(line, paths)})
                said = self.once(sentence(self.words.say(introduction, {"steps": steps}) if introduction else steps))
                if said:
                    self.uses.update((introduction, line))
                    return said
        return " ".join(map(self.plain_step, walks))

    def plain_step(self, walk: Walk) -> str:
        """One step in a sentence; that it was the tenth to this room can be said only once."""
        again = lines.RETURNED_PLAINLY if walk.is_return else lines.WENT_PLAINLY
        pool = self.lines(lines.MET_PLAINLY if walk.met else again)
        words = {"who": walk.who, "room": walk.room, "here": walk.here, "other": walk.met, "nth": ordinal(walk.times)}
        return self.pick(pool[:-1], words) or self.pick(pool, words)

    # Traps, ways out and the end

    def ignored_lines(self, item: Item) -> Lines:
        """HA-17: a change was ignored because WILL was locked, or because there was nothing or too little left."""
        stat = item.thing >> 3
        if stat == Stat.WILL and item.seat in self.locked:
            return lines.UNMOVED
        if stat == Stat.FEAR:
            return lines.NO_FEAR_TO_LOSE
        return lines.TOO_LITTLE_LEFT if item.number else lines.NOTHING_LEFT

    def freed(self, item: Item) -> str:
        """HA-32: a rescue, and FEAR 2 for both, which may be more than it was."""
        fears = [self.stats[seat][Stat.FEAR] for seat in (item.seat, item.thing)]
        for seat in (item.seat, item.thing):
            self.stats[seat][Stat.FEAR] = FREED_FEAR
        other = self.person(item.thing)
        after = lines.AFTER_FREED if min(fears) > FREED_FEAR else lines.AFTER_RESCUE
        return f"{self.say(lines.FREED, item, other=other)} {self.say(after, item, other=other)}".strip()

    def way_out(self, item: Item) -> str:
        """HA-20, HA-44: what decides at a Way Out, and whether that could be enough to leave."""
        body, _, fear = self.stats[item.seat]
        plain = lines.KEPT_FROM_AN_EXIT
        if item.thing == Stat.FEAR:
            pool = lines.TOO_AFRAID
        elif item.thing == Stat.WILL and fear >= body:
            pool = lines.STILL_LOCKED if item.seat in self.locked else lines.UNDERSTOOD
        elif item.number in self.levels and not self.house.knows_all_exits():
            pool = lines.NOT_YET
        else:
            pool, plain = WAYS_OUT[item.thing], lines.AT_AN_EXIT
        return self.say(pool, item) or self.say(plain, item, nth=ordinal(self.count[item.what, item.seat]))

    def kept(self, item: Item) -> str:
        """HA-41: what became of somebody who did not come out."""
        return self.say(lines.KEPT_IN_TRAP if item.thing == 1 else lines.KEPT, item)


# News that is worth no sentence and interrupts nobody's walk
UNTOLD = (
    News.STRONGER,
    News.CROSS_LAID,
    News.DEALT_DOOR,
    News.TURN_BEGAN,
    News.OPENED,
    News.DECLARED,
    News.LAID,
    News.NOTED,
)
OVER = {
    Reason.ESCAPE: lines.OVER_ESCAPE,
    Reason.EXITS: lines.OVER_EXITS,
    Reason.DECK: lines.OVER_DECK,
    Reason.STILL: lines.OVER_STILL,
    Reason.FEAR: lines.OVER_FEAR,
}
WAYS_OUT = (lines.STRONG_ENOUGH, lines.CLEAR_ENOUGH)  # by stat
ANSWERS = (lines.REMEMBERED, lines.BROUGHT, lines.FEARED)  # by question
PLAIN = {
    News.FIRST_ROOM: lines.LOOKED_ROUND,
    News.REVEALED: lines.REVEALED,
    News.LEFT_HIDDEN: lines.LEFT_HIDDEN,
    News.STAYED: lines.STAYED,
    News.TRAPPED: lines.TRAPPED,
    News.WENT_ON: lines.WENT_ON,
}
INSTEAD = {"memory": lines.MEMORY, "kept": lines.KEPT_BY, "haunted": lines.HAUNTED_BY, "escape": lines.ESCAPED}


def seen_in(item: Item) -> Json:
    """HA-50: the room that a piece of news is about, and by what it is described."""
    if item.what == News.TURNED_UP:
        return {"room": ROOM_NAMES[item.number], "declared": DECLARED_NAMES[item.thing % 2]}
    card = item.number // CARDS if item.what == News.LAID_UP else item.number
    return {"room": ROOM_NAMES[card], "declared": DECLARED_NAMES[Declared.SUIT]}
