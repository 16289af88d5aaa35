"""The narrator of Haunted, who tells what happens and speaks where players are silent (HA-50)."""

from collections import Counter
from collections.abc import Sequence
from itertools import product

from gloaming.games.haunted.parts import (
    ACES,
    FREED_FEAR,
    ROOM_NAMES,
    SOLO_FEAR,
    STRONGER,
    WEAKER,
    ZERO,
    Fate,
    Reason,
    Stat,
    WayOutQuestion,
)
from gloaming.games.haunted.telling import lines
from gloaming.games.haunted.telling.changes import CHANGES, Effect, effect_of, is_for_the_better, joined, sentence
from gloaming.games.haunted.telling.lines import HERE, Lines
from gloaming.games.haunted.telling.moments import moments
from gloaming.games.haunted.telling.particulars import declared_of, numbers_of, room_of
from gloaming.games.haunted.telling.walking import Walk, Whereabouts, clauses_for, lines_for, paths_of
from gloaming.games.haunted.vocabulary import News, place_of
from gloaming.kernel.catalogue import Catalogue
from gloaming.kernel.news import Item
from gloaming.kernel.phrases import ordinal
from gloaming.kernel.pronouns import SENTENCE, Grammar
from gloaming.kernel.schemas import Json
from gloaming.kernel.seats import NOBODY
from gloaming.kernel.telling import Moment

TURNS_IN_A_CHAPTER = 4  # at least, in whole rounds
ENOUGH_FOR_A_CHAPTER = 600  # characters
A_MOMENT = 100  # characters that somebody's own words are taken for
A_LINE = 100  # characters; steps that take more have a paragraph of their own
STEPS_IN_A_SENTENCE = (0, 4, 4, 3, 4, 4, 4, 4, 4)  # at most, by the number of players
MANY = 1000  # times that a line may be used, if it then says something else
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
        self.sentences: set[str] = set()  # all that stand in the story
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

    def begin_chapter(self, item: Item) -> str:
        """HA-50: a chapter for the waking, for some rounds each, and for the end."""
        if item.what == News.STRONGER and item.seat == 0:
            return self.words.say("heading-waking")
        if item.what == News.ENDED:
            return self.words.say("heading-morning")
        if item.what != News.TURN_BEGAN:
            return ""
        before, self.round = self.round, numbers_of(item)["round"]
        goes_on = self.is_late or self.walks or self.round == before or not self.is_full()
        if self.chapters and goes_on:
            return ""
        self.chapters += 1
        self.turns = self.length = 0
        return self.words.say("heading-hour", {"nth": ordinal(self.chapters)})

    def is_full(self) -> bool:
        """Whether this chapter has enough in it."""
        return self.turns >= TURNS_IN_A_CHAPTER and self.length >= ENOUGH_FOR_A_CHAPTER

    def tell_news(self, item: Item) -> str:
        """What the story says of this piece of news, after the steps that were not told yet."""
        self.count[item.what, item.seat] += 1
        text = ""
        if item.what in WORDLESS:
            self.note_news(item)
        elif item.what in (News.CHANGED, News.IGNORED):
            text = self.take_steps()
            self.note_change(item)
        elif item.what == News.MOVED:
            text = f"{self.take_effects()} {self.tell_step(item)}".strip()
        else:
            effects, steps, event = self.take_effects(), self.take_steps(), self.tell_event(item)
            text = f"{effects} {steps}".strip()
            text = ("\n" if len(steps) > A_LINE else " ").join(filter(None, (text, event)))
            self.is_walking = False
        self.house.hear(item)
        open_moments = [] if item.what == News.MOVED else moments(item, self.names)  # few tell anything of a mere step
        self.length += len(text) + A_MOMENT * len(open_moments)
        return text

    def catch_up(self) -> str:
        """What was not told yet: changes, or steps."""
        return f"{self.take_effects()} {self.take_steps()}".strip()

    def note_news(self, item: Item) -> None:
        """News that is worth no sentence."""
        news = numbers_of(item)
        if item.what == News.TURN_BEGAN:
            self.turns += 1
            self.active, self.here = item.seat, news["card"]
        if item.what == News.STRONGER:
            self.stats[item.seat][news["stat"]] = STRONGER

    def tell_event(self, item: Item) -> str:
        """A sentence for a piece of news."""
        news = numbers_of(item)
        match item.what:
            case News.WOKE:
                self.mood += news["card"]
                strong = self.stats[item.seat][Stat.BODY] == STRONGER
                stronger = self.say(lines.STRONG_BODY if strong else lines.STRONG_WILL, item)
                return f"{self.say(lines.WOKE, item)} {stronger}"
            case News.WENT_FIRST:
                self.first = item.seat
                return self.say(lines.FIRST_UP if len(self.names) > 1 else lines.SOLO_FIRST_UP, item)
            case News.PLAYED_DOOR:
                return self.tell_secret_door(item)
            case News.APPROACHED:
                return self.tell_approach(item)
            case News.TURNED_UP:
                return self.tell_new_room(item)
            case News.MATCHED:
                was_there = self.house.visits[item.seat, news["spot"]]
                return self.say(lines.MATCHED_BY_MEMORY if was_there else lines.MATCHED, item)
            case News.LINKED:
                here = ROOM_NAMES[self.house.latest]
                pool = lines.LINKED if self.eventful else lines.LINKED_FROM_IT + lines.LINKED
                return self.say(pool, item, most=1) or self.say(lines.LINKED_PLAINLY, item, here=here)
            case News.LAID_UP:
                return self.say(lines.LAID_UP, item, beyond=ROOM_NAMES[news["linked_to"]])
            case News.LOOKED:
                nth = ordinal(self.count[item.what, item.seat])
                return self.say(lines.LOOKED, item) or self.say(lines.LOOKED_PLAINLY, item, nth=nth)
            case News.LAID_DOWN:
                return self.tell_laying(item)
            case News.RUNNING_OUT:
                self.is_late = True
                return self.say(lines.EXITS_KNOWN if news["reason"] == Reason.EXITS else lines.DECK_EMPTY, item)
            case News.ENDED:
                return self.say(OVER[news["reason"]], item._replace(seat=0))
            case News.SCORED:
                return "" if news["fate"] == Fate.ESCAPED else self.tell_who_stayed(item)
            case _:
                return self.tell_outcome(item)

    def tell_outcome(self, item: Item) -> str:
        """A sentence for what becomes of somebody."""
        match item.what:
            case News.FREED:
                return self.tell_rescue(item)
            case News.FOUND_WAY_OUT:
                return self.tell_way_out(item)
            case News.LOST_WILL:
                had, self.stats[item.seat][Stat.WILL] = self.stats[item.seat][Stat.WILL], 0
                return self.say(lines.LOST_WILL, item) if had else ""
            case News.LOCKED:
                self.locked.add(item.seat)
                return self.say(lines.LOCKED, item)
            case News.LEVEL_OPENED:
                self.levels.add(numbers_of(item)["card"])
                return self.say(lines.LEVEL, item)
            case _:
                return self.say(PLAIN[item.what], item)

    def fill_silence(self, item: Item, moment: Moment) -> str:
        """HA-50: what the story says where a player was silent."""
        match moment.kind:
            case "room":
                return self.say_once(self.words.say("seen", {"room": room_of(item), "declared": declared_of(item)}))
            case "answer":
                return self.say(ANSWERS[numbers_of(item)["question"]], item)
            case "reaction":
                silent = self.eventful or item.what != News.ENTERED
                return "" if silent else self.say(self.nerves(item.seat), item)
            case kind:
                return self.say(INSTEAD[kind], item)

    # How it is said

    def say(self, pool: Lines, item: Item, most: int = MANY, **words: str | Json) -> str:
        """A line of a kind, about whom and what a piece of news is about."""
        return self.pick(self.lines(pool), {"who": self.person(item.seat), "room": room_of(item), **words}, most)

    def person(self, seat: int) -> Json:
        """Somebody as an argument of a line."""
        return self.people[max(seat, 0)]

    def lines(self, pool: Lines) -> tuple[str, ...]:
        """All lines of a kind, by their ids."""
        return tuple(line for family in pool for line in self.words.numbered(f"line-{family}"))

    def pick(self, lines: Sequence[str], words: Json, most: int = MANY) -> str:
        """The line that was used least and would not repeat a sentence; nothing when all were said."""
        for line in self.least_used(lines):
            whole = self.say_once(self.words.say(line, words)) if self.uses[line] < most else ""
            if whole:
                self.uses[line] += 1
                return whole
        return ""

    def least_used(self, lines: Sequence[str], turn: int = 0) -> list[str]:
        """Lines, those first that were used least."""
        start = (self.mood + turn) % max(1, len(lines))
        return sorted((*lines[start:], *lines[:start]), key=lambda line: self.uses[line])

    def say_once(self, text: str) -> str:
        """A text, unless the story has a sentence of it already."""
        whole = text[0].upper() + text[1:]
        sentences = SENTENCE.split(whole)
        if self.sentences.intersection(sentences):
            return ""
        self.sentences.update(sentences)
        return whole

    def nerves(self, seat: int) -> Lines:
        """The reactions of somebody as afraid as that."""
        body, will, fear = self.stats[seat]
        if fear > max(body, will):
            return lines.TERRIFIED
        return lines.CALM if fear + NERVE <= max(body, will) else lines.UNEASY

    # What a room does

    def note_change(self, item: Item) -> None:
        """HA-12, HA-17: a change, or one that was ignored, waits: another may follow on it."""
        self.eventful = True
        news = numbers_of(item)
        stat, more = news["stat"], news["more"] - ZERO
        if item.what == News.CHANGED:
            self.stats[item.seat][stat] = news["now"]
        pool = CHANGES[stat][more] if item.what == News.CHANGED else self.ignored_lines(item)
        if self.effects:  # a sentence of two changes names the room once
            pool = tuple(family for family in pool if not family.endswith(HERE))
        about, is_better = {"who": self.person(item.seat), "room": ROOM_NAMES[self.here]}, is_for_the_better(stat, more)
        for line in self.least_used(self.lines(pool), self.here):
            effect = effect_of(self.words, line, about, is_better=is_better)
            if self.say_once(sentence(effect.clause)):
                self.uses[line] += 1
                self.effects.append(effect)
                return

    def take_effects(self) -> str:
        """The changes that waited, in one sentence if they are two."""
        effects, self.effects = self.effects, []
        if len(effects) < 2:
            return "".join(sentence(effect.clause) for effect in effects)
        first, second = effects
        return joined(self.words, first, second, self.person(self.active))

    # Doors

    def tell_secret_door(self, item: Item) -> str:
        """HA-12, HA-24, HA-31: a Secret Door of one's own or of somebody else's, who may be out, and one in a trap."""
        owner, active = item.seat, numbers_of(item)["other"]
        is_trapped = active in self.house.trapped
        if owner == active:
            return self.say(lines.OWN_DOOR_IN_A_TRAP if is_trapped else lines.OWN_DOOR, item)
        inside = lines.DOOR_FROM_OUTSIDE if owner in self.house.escaped else lines.OTHERS_DOOR
        pool = lines.DOOR_INTO_A_TRAP if is_trapped else inside
        return self.say(pool, item._replace(seat=active), other=self.person(owner))

    def tell_approach(self, item: Item) -> str:
        """HA-15, HA-31: a door that was shut from the beginning, or one that somebody trapped has put there."""
        self.approaching, spot = True, numbers_of(item)["spot"]
        layer = self.house.laid_by.get(spot, NOBODY)
        others = lines.SHUT_BY_ONESELF if layer == item.seat else lines.SHUT_BY_ANOTHER
        more = lines.SHUT_FROM_THE_BEGINNING if self.house.is_of_the_cross(spot) else others
        return self.say(more + lines.APPROACHED, item, other=self.person(layer))

    def tell_new_room(self, item: Item) -> str:
        """HA-12, HA-15: a new room, behind a new door or behind one that was shut."""
        was_shut, self.approaching = self.approaching, False
        self.here = numbers_of(item)["card"]
        self.eventful = self.here >= ACES
        here = self.house.room(self.house.at[item.seat])
        if was_shut:
            return self.say(lines.WALKED_IN, item)
        return self.say(lines.OPENED, item, most=1) or self.say(lines.OPENED_PLAINLY, item, here=here)

    def tell_laying(self, item: Item) -> str:
        """HA-31: a card laid face down by somebody trapped, beside another that may be seen."""
        beside = self.house.room(place_of(numbers_of(item)["beside"]))
        pool = lines.LAID_DOWN + lines.LAID_DOWN_BESIDE if beside else lines.LAID_DOWN
        nth = ordinal(self.count[item.what, item.seat])
        return self.say(pool, item, room=beside) or self.say(lines.LAID_DOWN_PLAINLY, item, nth=nth)

    # Steps

    def tell_step(self, item: Item) -> str:
        """HA-15: a step to a room that was turned up, told at once or together with others."""
        walk, (pool, other) = self.walk(item), self.step_lines(item)
        is_special = numbers_of(item)["card"] >= ACES
        alone = is_special or pool is lines.MET or not self.is_walking
        line = self.say(pool, item, most=1, other=self.person(other), here=walk.here) if alone else ""
        if not line and is_special:
            line = self.tell_plain_step(walk)
        self.is_walking = True
        if line:
            return f"{self.take_steps()} {line}".strip()
        self.walks.append(walk)
        closes = self.is_full() and self.house.ends_round(item.seat, self.first)
        return self.take_steps() if closes or len(self.walks) >= STEPS_IN_A_SENTENCE[len(self.names)] else ""

    def walk(self, item: Item) -> Walk:
        """HA-15: a step, with what is known of it."""
        seat, spot = item.seat, numbers_of(item)["spot"]
        here, times = self.house.room(self.house.at[seat]), self.house.visits[seat, spot] + 1
        met = next((self.person(other) for other in self.house.company(seat, spot)), None)
        return Walk(self.person(seat), room_of(item), here, times, met)

    def step_lines(self, item: Item) -> tuple[Lines, int]:
        """By who is and who has been in a room: the lines for a step to it, and whom they name, by seat."""
        seat, spot = item.seat, numbers_of(item)["spot"]
        company, visitor = self.house.company(seat, spot), self.house.visitor(seat, spot)
        if company:
            return lines.TO_THE_TRAPPED if self.house.prisoner(spot) else lines.MET, company[0]
        if self.house.visits[seat, spot]:
            return lines.RETURNED, NOBODY
        return (lines.FIRST_IN, NOBODY) if visitor == NOBODY else (lines.FOLLOWED, visitor)

    def take_steps(self) -> str:
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
                steps = self.words.say("steps", {"clauses": clauses_for(line, paths)})
                whole = sentence(self.words.say(introduction, {"steps": steps}) if introduction else steps)
                if self.say_once(whole):
                    self.uses.update((introduction, line))
                    return whole
        return " ".join(map(self.tell_plain_step, walks))

    def tell_plain_step(self, walk: Walk) -> str:
        """One step in a sentence; that it was the tenth to this room can be said only once."""
        again = lines.RETURNED_PLAINLY if walk.is_return else lines.WENT_PLAINLY
        pool = self.lines(lines.MET_PLAINLY if walk.met else again)
        words = {"who": walk.who, "room": walk.room, "here": walk.here, "other": walk.met, "nth": ordinal(walk.times)}
        return self.pick(pool[:-1], words) or self.pick(pool, words)

    # Traps, ways out and the end

    def ignored_lines(self, item: Item) -> Lines:
        """HA-17: a change was ignored because WILL was locked, or because there was nothing or too little left."""
        news = numbers_of(item)
        if news["stat"] == Stat.WILL and item.seat in self.locked:
            return lines.UNMOVED
        if news["stat"] == Stat.FEAR:
            return lines.NO_FEAR_TO_LOSE
        return lines.TOO_LITTLE_LEFT if news["now"] else lines.NOTHING_LEFT

    def tell_rescue(self, item: Item) -> str:
        """HA-32: a rescue, and FEAR 2 for both, which may be more than it was."""
        both = (item.seat, numbers_of(item)["other"])
        fears = [self.stats[seat][Stat.FEAR] for seat in both]
        for seat in both:
            self.stats[seat][Stat.FEAR] = FREED_FEAR
        other = self.person(both[1])
        after = lines.AFTER_FREED if min(fears) > FREED_FEAR else lines.AFTER_RESCUE
        return f"{self.say(lines.FREED, item, other=other)} {self.say(after, item, other=other)}".strip()

    def tell_way_out(self, item: Item) -> str:
        """HA-20, HA-44: what decides at a Way Out, and whether that could be enough to leave."""
        body, _, fear = self.stats[item.seat]
        news, plain = numbers_of(item), lines.KEPT_FROM_AN_EXIT
        if news["stat"] == Stat.FEAR:
            pool = lines.TOO_AFRAID
        elif news["stat"] == Stat.WILL and fear >= body:
            pool = lines.STILL_LOCKED if item.seat in self.locked else lines.UNDERSTOOD
        elif news["card"] in self.levels and not self.house.knows_all_exits():
            pool = lines.NOT_YET
        else:
            pool, plain = WAYS_OUT[news["stat"]], lines.AT_AN_EXIT
        return self.say(pool, item) or self.say(plain, item, nth=ordinal(self.count[item.what, item.seat]))

    def tell_who_stayed(self, item: Item) -> str:
        """HA-41: what became of somebody who did not come out."""
        is_trapped = numbers_of(item)["fate"] == Fate.TRAPPED
        return self.say(lines.KEPT_IN_TRAP if is_trapped else lines.KEPT, item)


# News that is worth no sentence and interrupts nobody's walk
WORDLESS = (
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
WAYS_OUT = {Stat.BODY: lines.STRONG_ENOUGH, Stat.WILL: lines.CLEAR_ENOUGH}
ANSWERS = {
    WayOutQuestion.REMEMBER: lines.REMEMBERED,
    WayOutQuestion.BRING: lines.BROUGHT,
    WayOutQuestion.FEAR: lines.FEARED,
}
PLAIN = {
    News.FIRST_ROOM: lines.LOOKED_ROUND,
    News.REVEALED: lines.REVEALED,
    News.LEFT_HIDDEN: lines.LEFT_HIDDEN,
    News.STAYED: lines.STAYED,
    News.TRAPPED: lines.TRAPPED,
    News.WENT_ON: lines.WENT_ON,
    **dict.fromkeys((News.ENTERED, News.ANSWERED, News.ESCAPED), ()),  # said at their moments, if nobody tells anything
}
INSTEAD = {"memory": lines.MEMORY, "kept": lines.KEPT_BY, "haunted": lines.HAUNTED_BY, "escape": lines.ESCAPED}
