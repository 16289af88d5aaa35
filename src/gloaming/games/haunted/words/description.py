"""The table of Haunted in words, for a terminal, a page and a screen reader."""

from collections.abc import Sequence

from gloaming.games.haunted.parts import EXITS, NOTHING_NOTED, Declared, Face, Reason
from gloaming.games.haunted.rules.house import deck_size, lies_face_down
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import card_name, effect_words
from gloaming.games.haunted.words.phrases import (
    counted,
    listed,
    questions_answered,
    spot_name,
    standing_on,
    stats_words,
)
from gloaming.kernel.seats import EMPTY, NOBODY, UNKNOWN


def table(g: State, seat: int, names: Sequence[str]) -> str:
    """HA-60: the table as a seat sees it."""
    players = [line for owner in range(g.players) for line in player_lines(g, owner, seat, names)]
    parts = [state_lines(g, names), players, house_lines(g, seat, names), own_lines(g, seat)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def state_lines(g: State, names: Sequence[str]) -> list[str]:
    """What concerns everyone: the deck, the exits, whose turn it is, and what is about to end."""
    variant = "The long game. " if g.long else "The multilevel game. " if g.multilevel else ""
    lines = [f"{variant}Deck: {counted(deck_size(g), 'card')}. Exits revealed: {g.exits} of {EXITS}."]
    if g.active != NOBODY and not g.over:
        house = names[(g.active + 1) % g.players]
        told = "" if g.players == 1 else f" {house} is the house player."
        lines.append(f"Round {g.round}. It is {names[g.active]}'s turn.{told}")
    if g.quiet:
        lines.append(f"Still rounds: {g.quiet} of {g.still}.")
    if g.levels:
        lines.append(f"Other levels opened: {g.levels}.")
    if g.running_out:
        lines.append(ending_line(g, names))
    gone = [card_name(g.card[spot]) for spot in range(g.laid) if g.face[spot] == Face.DISCARDED]
    return [*lines, f"Discarded: {', '.join(gone)}."] if gone else lines


def ending_line(g: State, names: Sequence[str]) -> str:
    """HA-40: who has a turn left."""
    why = "All exits are known" if g.running_out == Reason.EXITS else "The deck is empty"
    if g.owed == 0:
        return f"{why}: after this turn everybody in the house has one more."
    owed = [name for seat, name in enumerate(names) if g.owed >> seat & 1]
    return f"{why}: one more turn for {listed(owed)}."


# Players


def player_lines(g: State, owner: int, seat: int, names: Sequence[str]) -> list[str]:
    """One player: the three stats, where they are, Secret Doors, questions, scores."""
    you = " (you)" if owner == seat else ""
    if not any(g.stat[owner]):
        return [f"{names[owner]}{you} has not woken yet."]
    parts = [stats_words(g, owner), *where_words(g, owner)]
    if g.held[owner]:
        parts.append(counted(g.held[owner], "Secret Door"))
    answers = questions_answered(g, owner)
    if g.multilevel:
        parts.append(f"noted {g.noted[owner] - NOTHING_NOTED}")
    if g.over:
        parts.append(f"score {g.score[owner]}, place {g.place[owner]}")
    told = f" Answered: {' '.join(answers)}" if answers else ""
    return [f"{names[owner]}{you}: {', '.join(parts)}.{told}"]


def where_words(g: State, owner: int) -> list[str]:
    """Where a player is."""
    if g.escaped >> owner & 1:
        return ["escaped"]
    if g.token[owner] < 0:
        return []
    trapped = "trapped in" if g.trapped >> owner & 1 else "in"
    return [f"{trapped} the {spot_name(g, g.token[owner])}"]


def own_lines(g: State, seat: int) -> list[str]:
    """HA-60: one's own Secret Doors, and a card that one has looked at."""
    if seat >= g.players:
        return []
    lines = [f"  {both_effects(g.secret[seat][which])}" for which in range(g.held[seat])]
    if lines:
        lines.insert(0, "Your Secret Doors:")
    if g.hand not in (EMPTY, UNKNOWN):
        lines.append(f"Drawn and not yet laid: {card_name(g.hand)}.")
    return lines


def both_effects(card: int) -> str:
    """A card with what it does on Color and on Suit."""
    color, suit = (effect_words(card, declared) for declared in (Declared.COLOR, Declared.SUIT))
    return f"{card_name(card)}: on Color {color}, on Suit {suit}"


# The house


def house_lines(g: State, seat: int, names: Sequence[str]) -> list[str]:
    """Every card of the house with its links, and who stands there."""
    spots = [spot for spot in range(g.laid) if g.face[spot] != Face.DISCARDED]
    return ["The house:", *(spot_line(g, spot, seat, names) for spot in spots)]


def spot_line(g: State, spot: int, seat: int, names: Sequence[str]) -> str:
    """One card: its number, what it is or who knows it, what it does, its links and tokens."""
    to = ", ".join(spot_name(g, other) for other in g.links[spot] if other != EMPTY) or "nothing"
    tokens = standing_on(g, spot, names)
    here = f"; here: {listed(tokens)}" if tokens else ""
    return f"  {spot:2} {spot_words(g, spot, seat, names)}; linked to {to}{here}"


def spot_words(g: State, spot: int, seat: int, names: Sequence[str]) -> str:
    """HA-60: what lies there, as far as the viewer knows."""
    if not lies_face_down(g, spot):
        return card_name(g.card[spot])
    knowers = ["you" if owner == seat else name for owner, name in enumerate(names) if g.seen[spot] >> owner & 1]
    told = f", seen by {listed(knowers)}" if knowers else ""
    return f"face down{told}" + ("" if g.card[spot] == UNKNOWN else f": {card_name(g.card[spot])}")
