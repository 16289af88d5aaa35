"""Why the rules of Haunted do not allow an answer."""

from collections.abc import Sequence

from gloaming.games.haunted.parts import JOKERS, MOST_LINKS, SUITS, Face
from gloaming.games.haunted.rules.house import deck_size
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import Ask
from gloaming.games.haunted.words.phrases import counted, in_words
from gloaming.kernel.vocabulary import Question, rows

QUESTIONS = rows(Ask, Question)


def why_not(g: State, seat: int, answer: int, names: Sequence[str]) -> str:
    """Why the rules do not allow this answer."""
    said = f'"{QUESTIONS[g.question].write(g, seat, answer, names)}"'
    match g.question:
        case Ask.ACT:
            return f"{said} {why_no_act(g, seat, answer)}."
        case Ask.OFFER:
            if answer == 0:
                return f"{said} does not do: the deck is empty, so the Door is one of your Secret Doors (HA-18)."
            return f"{said} does not do: you hold {in_words(g.held[seat], 'Secret Door')} (HA-12)."
        case Ask.REVEAL:
            lies = "was discarded" if g.face[answer - 1] == Face.DISCARDED else "lies face up already"
            return f"{said} does not do: that card {lies} (HA-16)."
        case Ask.LINK:
            return f"{said} does not do: {why_no_link(g, seat, answer - 1)} (HA-14)."
        case _:
            return f"{said} does not do: {why_no_laying(g, seat, answer)} (HA-31)."


def why_no_act(g: State, seat: int, answer: int) -> str:
    """HA-11, HA-18, HA-31: trapped, no such link, four links, nothing to open, or no leave to stay."""
    here = g.token[seat]
    if answer < MOST_LINKS:
        if g.trapped >> seat & 1:
            return "does not do: you are trapped until somebody comes into the room (HA-31)"
        links = counted(g.linked[here], "link")
        return f"leads nowhere: your card has {links} (HA-11)"
    if answer == MOST_LINKS:
        if g.linked[here] == MOST_LINKS:
            return "does not do: your card has four links already (HA-11)"
        return "does not do: the deck is empty and you hold no Secret Door (HA-18)"
    if deck_size(g):
        return "does not do: while there is a deck you move or open a Door (HA-11)"
    return "does not do: your card is linked to another, so you move or open a Door (HA-18)"


def why_no_link(g: State, seat: int, spot: int) -> str:
    """HA-14: face down, discarded, where one stands, another colour, or full."""
    if g.face[spot] != Face.UP:
        return "that card was discarded" if g.face[spot] == Face.DISCARDED else "that card lies face down"
    if spot == g.token[seat]:
        return "it is linked to that card already"
    if (g.card[spot] ^ g.card[g.subject]) & 1:
        return "the two are not of the same colour"
    return "that card has four links already"


def why_no_laying(g: State, seat: int, answer: int) -> str:
    """HA-31: face down at a card that is gone or full, or face up where it cannot be linked."""
    spot = answer if answer < g.laid else answer - g.laid
    if g.face[spot] == Face.DISCARDED:
        return "that card was discarded"
    if answer >= g.laid:
        if g.face[spot] != Face.UP:
            return "face up it takes a link to a face-up card"
        if spot == g.token[seat]:
            return "face up it takes a link to a card other than the trap"
        if g.hand >= JOKERS or g.card[spot] >= JOKERS or (g.hand ^ g.card[spot]) % SUITS:
            return "face up it takes a link to a card of its own suit"
        if g.linked[g.token[seat]] == MOST_LINKS:
            return "the trap has four links already"
    return "that card has four links already"
