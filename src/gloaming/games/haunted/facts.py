"""What a scene of Haunted shows beyond the raw table, worked out from a view."""

from gloaming.games.haunted.parts import (
    ACES,
    CHANGES,
    CHOICE,
    DIAMONDS,
    EFFECTS,
    JOKERS,
    QUESTION_NAMES,
    REVEAL,
    STAT_NAMES,
    SUITS,
    ZERO,
)
from gloaming.games.haunted.state import State
from gloaming.kernel.phrases import phrase
from gloaming.kernel.schemas import Json

# What a card does


def effect_of(card: int, declared: int) -> Json:
    """HA-10, HA-12, HA-20, HA-30: what a card does by Color or by Suit, as a phrase."""
    if card >= ACES:
        return phrase("effect-trap" if card >= JOKERS else "effect-way-out")
    effect = EFFECTS[declared][card]
    if effect < CHANGES:
        return change_phrase(effect)
    if effect == CHOICE:
        return phrase("effect-choice", changes=[change_phrase(change) for change in DIAMONDS[card // SUITS]])
    return phrase("effect-reveal" if effect == REVEAL else "effect-none")


def change_phrase(change: int) -> Json:
    """HA-17: a change of a stat."""
    return phrase("effect-change", stat=STAT_NAMES[change >> 3], more=(change & 7) - ZERO)


# Players


def questions_answered(g: State, seat: int) -> list[str]:
    """HA-24: the questions that a player has answered."""
    return [text for question, text in enumerate(QUESTION_NAMES) if g.questions[seat] >> question & 1]
