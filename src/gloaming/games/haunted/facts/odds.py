"""What Color and Suit could do to whoever declares one of them, by the cards that they have not seen."""

from collections.abc import Sequence
from fractions import Fraction

from gloaming.games.haunted.facts.effects import EFFECT, effect_of
from gloaming.games.haunted.parts import (
    ACES,
    CARDS,
    CHANGES,
    CHOICE,
    COLORS,
    DECLARED_NAMES,
    DIAMONDS,
    EFFECTS,
    JOKERS,
    REVEAL,
    ROOMS,
    SUITS,
    Declared,
    Face,
)
from gloaming.games.haunted.rules.stats import changes_nothing
from gloaming.games.haunted.state import State
from gloaming.kernel.schemas import Json, many, number, record, truth
from gloaming.kernel.seats import EMPTY, NOBODY, UNKNOWN

Odds = dict[int, int]  # how likely each card is, in equal shares

# The card that is turned up


def odds_of_card(g: State, spot: int) -> Odds:
    """HA-4, HA-60: which card is turned up: one of the house, a Secret Door, or else the top card of the deck."""
    known = g.card[spot] if spot < g.laid else g.hand
    if known not in (EMPTY, UNKNOWN):
        return {known: 1}
    if spot < g.laid:
        return odds_of_any(g) if g.face[spot] == Face.DOWN else odds_of_room(g)
    return odds_of_room(g) if known == UNKNOWN or g.early > 0 else odds_of_any(g)


def odds_of_room(g: State) -> Odds:
    """HA-4: neither an Ace nor a Joker; each of those that were not seen is as likely as the other."""
    return dict.fromkeys(unseen_cards(g, range(ROOMS)), 1)


def odds_of_any(g: State) -> Odds:
    """HA-4, HA-31: a card of the shuffled deck. Aces and Jokers lie only there and where trapped players laid cards
    from it face down; all other places have a room.
    """
    rooms, specials = unseen_cards(g, range(ROOMS)), unseen_cards(g, range(ACES, CARDS if g.players > 1 else JOKERS))
    places = len(rooms) + len(specials) - places_of_rooms(g)  # where a special card can be
    return {**dict.fromkeys(rooms, places - len(specials)), **dict.fromkeys(specials, len(rooms) or 1)}


def unseen_cards(g: State, cards: Sequence[int]) -> list[int]:
    """HA-60: those of some cards that the viewer has not seen."""
    seen = {*g.card[: g.laid], *(card for held in g.secret for card in held), g.hand}
    return [card for card in cards if card not in seen]


def places_of_rooms(g: State) -> int:
    """HA-4: how many unseen cards lie where neither an Ace nor a Joker can be: Secret Doors and cards of the cross."""
    doors = sum(g.secret[owner][: g.held[owner]].count(UNKNOWN) for owner in range(g.players))
    spots = sum(g.card[spot] == UNKNOWN and g.face[spot] == Face.DOWN_ROOM for spot in range(g.laid))
    return doors + spots + int(g.hand == UNKNOWN and g.giver != NOBODY)


# What it would do


def odds_of_declaring(g: State, seat: int, spot: int) -> Json:
    """HA-12, HA-15: what Color and what Suit could do, the likeliest first."""
    odds = odds_of_card(g, spot)
    hidden = g.face_down - int(spot < g.laid)  # the card itself is turned up before it does anything
    return {name: outcomes(g, seat, declared, odds, hidden) for declared, name in enumerate(DECLARED_NAMES)}


def outcomes(g: State, seat: int, declared: int, odds: Odds, hidden: int) -> list[Json]:
    """HA-12, HA-13, HA-17: everything that can come of it, with how many cards do it and how likely they are."""
    found: dict[str, tuple[Json, list[int]]] = {}
    for card, shares in odds.items():
        outcome = {
            "effect": effect_of(card, declared),
            "match": declared == Declared.COLOR and card < ACES and g.where[card ^ COLORS] != EMPTY,
            "ignored": is_ignored(g, seat, declared, card, hidden),
        }
        found.setdefault(repr(outcome), (outcome, []))[1].append(shares)
    whole = sum(odds.values())
    likeliest = sorted(found.values(), key=lambda each: -sum(each[1]))
    return [
        {**outcome, "cards": len(shares), "percent": round(Fraction(100 * sum(shares), whole))}
        for outcome, shares in likeliest
    ]


def is_ignored(g: State, seat: int, declared: int, card: int, hidden: int) -> bool:
    """HA-16, HA-17: whether a card would change nothing though it could change something."""
    if card >= ACES:
        return False
    effect = EFFECTS[declared][card]
    if effect < CHANGES:
        return changes_nothing(g, seat, effect)
    if effect == CHOICE:
        return all(changes_nothing(g, seat, change) for change in DIAMONDS[card // SUITS])
    return effect == REVEAL and hidden == 0


# The schema

OUTCOMES = many(
    "What can come of it, the likeliest first.",
    record(
        "One thing that can come of it.",
        {
            "effect": EFFECT,
            "match": truth("Whether a match lies on the table, so that +1 can be taken instead."),
            "ignored": truth("Whether it would change nothing: the stat is too low or locked, or nothing lies hidden."),
            "cards": number("How many cards that the player has not seen do it.", 1, CARDS),
            "percent": number("How likely it is.", 0, 100),
        },
    ),
)
ODDS = record(
    "What Color and Suit could do, by the cards that the player has not seen.",
    dict.fromkeys(DECLARED_NAMES, OUTCOMES),
)
