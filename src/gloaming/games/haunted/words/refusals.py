"""Why the rules of Haunted do not allow an answer."""

from collections.abc import Sequence

from gloaming.games.haunted.parts import JOKERS, MOST_LINKS, SUITS, Acting, Face, Linking, Offering, Revealing
from gloaming.games.haunted.rules.house import deck_size
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import Ask
from gloaming.kernel.phrases import phrase
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.schemas import Json
from gloaming.kernel.vocabulary import Question, rows
from gloaming.kernel.voice import answer_message

QUESTIONS = rows(Ask, Question)


def answer_phrase(g: State, seat: int, answer: int, names: Sequence[str]) -> Json:
    """An answer as it is quoted."""
    row = QUESTIONS[g.question]
    arguments = row.arguments(g, seat, answer, names)
    return phrase(answer_message(row.slug, arguments), **arguments)


def why_no_act(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HA-11, HA-18, HA-31: trapped, no such link, four links, nothing to open, or no leave to stay."""
    said = answer_phrase(g, seat, answer, names)
    here = g.token[seat]
    if answer < Acting.OPEN:
        if g.trapped >> seat & 1:
            return Refusal("act-trapped", "HA-31", answer=said)
        return Refusal("act-link", "HA-11", answer=said, links=g.linked[here])
    if answer == Acting.OPEN:
        if g.linked[here] == MOST_LINKS:
            return Refusal("act-full", "HA-11", answer=said)
        return Refusal("act-no-door", "HA-18", answer=said)
    if deck_size(g):
        return Refusal("act-deck", "HA-11", answer=said)
    return Refusal("act-linked", "HA-18", answer=said)


def why_no_offer(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HA-12, HA-18: one has to be played, or is held no more."""
    said = answer_phrase(g, seat, answer, names)
    if answer == Offering.KEEP:
        return Refusal("offer-must", "HA-18", answer=said)
    return Refusal("offer-held", "HA-12", answer=said, held=g.held[seat])


def why_no_reveal(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HA-16: discarded, or face up."""
    said = answer_phrase(g, seat, answer, names)
    gone = g.face[answer - Revealing.CARD] == Face.DISCARDED
    return Refusal("card-gone" if gone else "card-up", "HA-16", answer=said)


def why_no_link(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HA-14: face down, discarded, where one stands, another colour, or full."""
    said = answer_phrase(g, seat, answer, names)
    spot = answer - Linking.LINK
    if g.face[spot] == Face.DISCARDED:
        return Refusal("card-gone", "HA-14", answer=said)
    if g.face[spot] != Face.UP:
        return Refusal("card-down", "HA-14", answer=said)
    if spot == g.token[seat]:
        return Refusal("link-there", "HA-14", answer=said)
    if (g.card[spot] ^ g.card[g.subject]) & 1:
        return Refusal("link-color", "HA-14", answer=said)
    return Refusal("card-full", "HA-14", answer=said)


def why_no_laying(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HA-31: face down at a card that is gone or full, or face up where it cannot be linked."""
    said = answer_phrase(g, seat, answer, names)
    spot = answer % g.laid
    if g.face[spot] == Face.DISCARDED:
        return Refusal("card-gone", "HA-31", answer=said)
    if answer >= g.laid:
        if g.face[spot] != Face.UP:
            return Refusal("lay-up-down", "HA-31", answer=said)
        if spot == g.token[seat]:
            return Refusal("lay-up-trap", "HA-31", answer=said)
        if g.hand >= JOKERS or g.card[spot] >= JOKERS or (g.hand ^ g.card[spot]) % SUITS:
            return Refusal("lay-up-suit", "HA-31", answer=said)
        if g.linked[g.token[seat]] == MOST_LINKS:
            return Refusal("lay-trap-full", "HA-31", answer=said)
    return Refusal("card-full", "HA-31", answer=said)


REASONS = {
    Ask.ACT: why_no_act,
    Ask.OFFER: why_no_offer,
    Ask.REVEAL: why_no_reveal,
    Ask.LINK: why_no_link,
    Ask.LAY: why_no_laying,
}
