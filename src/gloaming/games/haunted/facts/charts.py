"""The two charts of Haunted as data: what every card does on Color and on Suit. They never change, so a layout has them
once and its cards need not repeat them.
"""

from collections.abc import Sequence
from functools import cache

from gloaming.games.haunted.facts.effects import EFFECT, effect_of
from gloaming.games.haunted.parts import COLOR_NAMES, DECLARED_NAMES, ROOMS, SUIT_NAMES, SUITS, Declared
from gloaming.games.haunted.state import State
from gloaming.kernel.schemas import Json, many, record

KINDS = {Declared.COLOR: COLOR_NAMES, Declared.SUIT: SUIT_NAMES}  # the kinds of cards that a chart tells apart
VALUES = ROOMS // SUITS  # from 2 to King; an Ace is a Way Out and a Joker a Trap, whatever is declared


def charts_json(g: State, names: Sequence[str]) -> Json:
    """HA-12: the charts, the same for everybody."""
    return charts()


@cache
def charts() -> Json:
    """HA-12: by what is declared, and then by colour or suit, what the cards from 2 to King do."""
    return {name: chart(declared) for declared, name in enumerate(DECLARED_NAMES)}


def chart(declared: int) -> Json:
    """HA-12: one of the charts; both suits of a colour do the same on Color, so the first stands for them."""
    return {
        kind: [effect_of(value * SUITS + first, declared) for value in range(VALUES)]
        for first, kind in enumerate(KINDS[declared])
    }


# The schema


def chart_schema(declared: int) -> Json:
    """The schema of one chart."""
    cards = many("What its cards do, from 2 to King.", EFFECT, VALUES, VALUES)
    return record(f"What cards do on {DECLARED_NAMES[declared].title()}.", dict.fromkeys(KINDS[declared], cards))


CHARTS = record(
    "What cards do, by what is declared, always the same. An Ace is a Way Out and a Joker a Trap either way.",
    {name: chart_schema(declared) for declared, name in enumerate(DECLARED_NAMES)},
)
