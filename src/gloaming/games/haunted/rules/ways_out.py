"""Ways Out and rooms one comes into: who escapes, what is answered, and other levels of the house."""

from gloaming.games.haunted.parts import (
    EXITS,
    FREED_FEAR,
    JOKERS,
    MATCHED_STAT,
    NOTHING_NOTED,
    SUITS,
    Leaving,
    Reason,
    Stat,
    WayOutQuestion,
)
from gloaming.games.haunted.rules.end import end, score_of
from gloaming.games.haunted.rules.house import discard_unoccupied, in_house, is_ace
from gloaming.games.haunted.rules.stats import fear_is_highest
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import Ask, News
from gloaming.kernel.agenda import ask
from gloaming.kernel.news import tell
from gloaming.kernel.seats import GONE, NOBODY

# Coming into a room


def enter(g: State, seat: int, spot: int, is_new: bool) -> None:
    """HA-14, HA-15: who stands there now: an Ace is a Way Out, a Joker traps or holds somebody to be freed."""
    card = g.card[spot]
    if is_ace(card):
        find_way_out(g, seat, card)
    elif card >= JOKERS:
        enter_joker(g, seat, spot, is_new)


def enter_joker(g: State, seat: int, spot: int, is_new: bool) -> None:
    """HA-30, HA-32: a Joker just turned up traps; one with somebody in it is a rescue; an empty one does nothing."""
    other = prisoner(g, spot)
    if is_new:
        g.trapped |= 1 << seat
        tell(g, News.TRAPPED, seat, spot, g.card[spot])
    elif other != NOBODY:
        free(g, seat, other, g.card[spot])


def prisoner(g: State, spot: int) -> int:
    """HA-32: who is trapped in this room."""
    for seat in range(g.players):
        if (g.trapped >> seat) & 1 and g.token[seat] == spot:
            return seat
    return NOBODY


def free(g: State, seat: int, other: int, joker: int) -> None:
    """HA-32: the trapped one is free, and FEAR becomes exactly 2 for both, also upward."""
    g.trapped &= ~(1 << other)
    g.stat[seat][Stat.FEAR] = FREED_FEAR
    g.stat[other][Stat.FEAR] = FREED_FEAR
    tell(g, News.FREED, seat, other, joker)


# A Way Out


def find_way_out(g: State, seat: int, ace: int) -> None:
    """HA-20, HA-43, HA-44: the stats decide; in solo the way out may lead on, and in multilevel it does at first."""
    if g.players == 1 and (g.passed >> (ace & (SUITS - 1))) & 1:
        return
    stat = deciding_stat(g, seat, ace)
    tell(g, News.FOUND_WAY_OUT, seat, stat, ace)
    escaping = leads_out(g, seat, stat) and (g.multilevel == 0 or g.exits == EXITS)
    if escaping and g.players == 1:
        ask(g, seat, Ask.ESCAPE, ace, 2)
        return
    answer_questions(g, seat, stat, ace)
    if escaping:
        escape(g, seat, stat, ace)
    elif g.multilevel == 1:
        open_level(g, seat, ace)


def deciding_stat(g: State, seat: int, ace: int) -> int:
    """HA-20: FEAR above both others, or else the higher of BODY and WILL; a tie is WILL at a red exit, else BODY."""
    body, will = g.stat[seat][Stat.BODY], g.stat[seat][Stat.WILL]
    if fear_is_highest(g, seat):
        return Stat.FEAR
    if body == will:
        return MATCHED_STAT[ace & 1]
    return Stat.BODY if body > will else Stat.WILL


def leads_out(g: State, seat: int, stat: int) -> bool:
    """HA-21, HA-22, HA-23: BODY always does, WILL if BODY is above FEAR, FEAR never."""
    if stat == Stat.WILL:
        return g.stat[seat][Stat.FEAR] < g.stat[seat][Stat.BODY]
    return stat == Stat.BODY


def answer_questions(g: State, seat: int, stat: int, ace: int) -> None:
    """HA-21, HA-22, HA-23: which questions are answered, and whether WILL is locked."""
    fear = g.stat[seat][Stat.FEAR]
    if stat == Stat.FEAR:
        answer_question(g, seat, WayOutQuestion.FEAR, ace)
    elif stat == Stat.BODY:
        answer_question(g, seat, WayOutQuestion.BRING, ace)
        if fear < g.stat[seat][Stat.WILL]:
            answer_question(g, seat, WayOutQuestion.REMEMBER, ace)
    else:
        answer_question(g, seat, WayOutQuestion.REMEMBER, ace)
        if fear < g.stat[seat][Stat.BODY]:
            answer_question(g, seat, WayOutQuestion.BRING, ace)
        else:
            lock_will(g, seat)


def answer_question(g: State, seat: int, question: int, ace: int) -> None:
    """HA-24: each question counts once a player."""
    if (g.questions[seat] >> question) & 1 == 0:
        g.questions[seat] |= 1 << question
        tell(g, News.ANSWERED, seat, question, ace)


def lock_will(g: State, seat: int) -> None:
    """HA-23: WILL is locked for the rest of the game."""
    if (g.locked >> seat) & 1 == 0:
        g.locked |= 1 << seat
        tell(g, News.LOCKED, seat, 0, g.stat[seat][Stat.WILL])


def escape(g: State, seat: int, stat: int, ace: int) -> None:
    """HA-22, HA-25, HA-40, HA-42: out of the house, which ends the game, a long one when the last is out."""
    if stat == Stat.BODY and g.stat[seat][Stat.FEAR] >= g.stat[seat][Stat.WILL]:
        lose_will(g, seat, ace)
    g.escaped |= 1 << seat
    g.token[seat] = GONE
    tell(g, News.ESCAPED, seat, 0, ace)
    if g.long == 0 or in_house(g) == 0:
        end(g, Reason.ESCAPE)


def lose_will(g: State, seat: int, ace: int) -> None:
    """HA-22: WILL becomes 0, unless it is locked."""
    if (g.locked >> seat) & 1 == 0:
        g.stat[seat][Stat.WILL] = 0
        tell(g, News.LOST_WILL, seat, 0, ace)


# Other levels


def escape_or_go_on(g: State, seat: int, ace: int, answer: int) -> None:
    """HA-25, HA-43: in solo one escapes, or goes on to another level: neither questions nor WILL change."""
    if answer == Leaving.ESCAPE:
        stat = deciding_stat(g, seat, ace)
        answer_questions(g, seat, stat, ace)
        escape(g, seat, stat, ace)
    else:
        g.passed |= 1 << (ace & (SUITS - 1))
        g.levels += 1
        tell(g, News.WENT_ON, seat, g.levels, ace)
        clear_level(g, seat, ace)


def open_level(g: State, seat: int, ace: int) -> None:
    """HA-44: the first time anybody enters this Ace, all scores are noted and the level is cleared."""
    bit = 1 << (ace & (SUITS - 1))
    if g.passed & bit == 0:
        g.passed |= bit
        for other in range(g.players):
            score = score_of(g, other)
            g.noted[other] += score
            tell(g, News.NOTED, other, score, g.noted[other] - NOTHING_NOTED)
        clear_level(g, seat, ace)


def clear_level(g: State, seat: int, ace: int) -> None:
    """HA-43, HA-44: what lies face up without a token is discarded."""
    count = discard_unoccupied(g)
    tell(g, News.LEVEL_OPENED, seat, count, ace)
