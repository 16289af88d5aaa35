"""What each Way Out would do to everybody in Haunted, as things stand."""

from collections.abc import Iterator

from gloaming.games.haunted.parts import (
    ACES,
    EXITS,
    MOST_LINKS,
    QUESTION_NAMES,
    STAT_NAMES,
    SUIT_NAMES,
    SUITS,
    Face,
    Stat,
    WayOutQuestion,
)
from gloaming.games.haunted.rules.house import deck_size
from gloaming.games.haunted.rules.ways_out import deciding_stat, leads_out
from gloaming.games.haunted.state import State
from gloaming.kernel.schemas import Json, many, one_of, record, truth
from gloaming.kernel.seats import EMPTY

WILL_AFTER = ("unchanged", "lost", "locked")
UNCHANGED, LOST, LOCKED = WILL_AFTER


def questions_answered(g: State, seat: int) -> list[str]:
    """HA-24: the questions that a player has answered."""
    return [name for question, name in enumerate(QUESTION_NAMES) if g.questions[seat] >> question & 1]


# Where somebody stands


def free_links(g: State, seat: int) -> int | None:
    """HA-11, HA-14: how many links the card where somebody stands can still get."""
    return None if g.token[seat] < 0 else MOST_LINKS - g.linked[g.token[seat]]


def could_open(g: State, seat: int) -> bool:
    """HA-11, HA-18, HA-31: whether somebody could open a Door where they stand, or draw a card in a trap."""
    free = free_links(g, seat)
    is_free = free is not None and (free > 0 or g.trapped >> seat & 1 == 1)
    return is_free and (deck_size(g) > 0 or g.held[seat] > 0)


# Ways Out


def ways_out(g: State, seat: int) -> list[Json]:
    """HA-20 to HA-24, HA-43, HA-44: what entering each Ace would do to somebody now; those that do the same at once."""
    if g.over or g.token[seat] < 0:
        return []
    found: list[Json] = []
    for ace in aces_left(g):
        outcome, suit = way_out(g, seat, ace), SUIT_NAMES[ace % SUITS]
        alike = next((each for each in found if {**each, **outcome} == each), None)
        if alike:
            alike["suits"].append(suit)
        else:
            found.append({"suits": [suit], **outcome})
    return found


def aces_left(g: State) -> Iterator[int]:
    """HA-43, HA-44: the Aces that were not discarded and are still Ways Out; alone, one that opened a level is none."""
    gone = {g.card[spot] for spot in range(g.laid) if g.face[spot] == Face.DISCARDED}
    for ace in range(ACES, ACES + EXITS):
        is_passed = g.players == 1 and g.passed >> ace % SUITS & 1 == 1
        if ace not in gone and not is_passed:
            yield ace


def way_out(g: State, seat: int, ace: int) -> Json:
    """HA-20: what decides, and what follows from it."""
    stat = deciding_stat(g, seat, ace)
    exits = g.exits + int(g.where[ace] == EMPTY)  # HA-44: an entry that reveals the fourth counts
    escapes = leads_out(g, seat, stat) and (g.multilevel == 0 or exits == EXITS)
    is_new_level = g.multilevel == 1 and not escapes and g.passed >> ace % SUITS & 1 == 0
    return {
        "decides": STAT_NAMES[stat],
        "escapes": escapes,
        "answers": [QUESTION_NAMES[question] for question in answers_to(g, seat, stat)],
        "will": will_after(g, seat, stat, escapes),
        "opens_level": is_new_level or (escapes and g.players == 1),
    }


def answers_to(g: State, seat: int, stat: int) -> list[int]:
    """HA-21 to HA-24: the questions that would be answered and were not before."""
    body, will, fear = g.stat[seat]
    if stat == Stat.FEAR:
        asked = [WayOutQuestion.FEAR]
    elif stat == Stat.BODY:
        asked = [WayOutQuestion.BRING, WayOutQuestion.REMEMBER] if fear < will else [WayOutQuestion.BRING]
    else:
        asked = [WayOutQuestion.REMEMBER, WayOutQuestion.BRING] if fear < body else [WayOutQuestion.REMEMBER]
    return [question for question in asked if g.questions[seat] >> question & 1 == 0]


def will_after(g: State, seat: int, stat: int, escapes: bool) -> str:
    """HA-22, HA-23: whether WILL would become 0, or be locked for good; a locked one stays."""
    body, will, fear = g.stat[seat]
    if g.locked >> seat & 1:
        return UNCHANGED
    if stat == Stat.BODY and escapes and fear >= will:
        return LOST
    return LOCKED if stat == Stat.WILL and fear >= body else UNCHANGED


# The schema

WAYS_OUT = many(
    "What entering each Ace would do to the player now; Aces that would do the same together, discarded ones left out.",
    record(
        "What some Aces would do.",
        {
            "suits": many("Their suits.", one_of("A suit.", SUIT_NAMES), 1, EXITS),
            "decides": one_of("The stat that decides.", STAT_NAMES),
            "escapes": truth("Whether the player could leave."),
            "answers": many("The questions that would be answered.", one_of("A question.", QUESTION_NAMES), 0, 2),
            "will": one_of("What becomes of WILL.", WILL_AFTER),
            "opens_level": truth("Whether another level would be opened, in solo if the player wishes."),
        },
    ),
    0,
    EXITS,
)
