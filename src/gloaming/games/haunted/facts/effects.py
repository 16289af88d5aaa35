"""What the cards of Haunted do, as phrases."""

from functools import cache

from gloaming.games.haunted.parts import (
    ACES,
    AMOUNTS,
    CHANGES,
    CHOICE,
    DIAMONDS,
    EFFECTS,
    JOKERS,
    REVEAL,
    STAT_NAMES,
    SUITS,
    ZERO,
)
from gloaming.kernel.phrases import phrase
from gloaming.kernel.schemas import Json, many, number, one_of, record


@cache
def effect_of(card: int, declared: int) -> Json:
    """HA-10, HA-12, HA-20, HA-30: what a card does by Color or by Suit; kept, since it always does the same."""
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
    return phrase("effect-change", stat=STAT_NAMES[change // AMOUNTS], more=change % AMOUNTS - ZERO)


# The schema

CHANGE = record(
    "A change of a stat.",
    {
        "say": one_of("The message that says it.", ["effect-change"]),
        "stat": one_of("The stat.", STAT_NAMES),
        "more": number("By how much.", -3, 3),
    },
)
EFFECT: Json = {
    "description": "What a card does, as a phrase.",
    "oneOf": [
        CHANGE,
        record(
            "One of two changes.",
            {
                "say": one_of("The message that says it.", ["effect-choice"]),
                "changes": many("The changes.", CHANGE, 2, 2),
            },
        ),
        record(
            "Something else, or nothing.",
            {
                "say": one_of(
                    "The message that says it.", ["effect-reveal", "effect-none", "effect-way-out", "effect-trap"]
                )
            },
        ),
    ],
}
