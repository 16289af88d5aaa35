"""The Haunting House in words: questions, news and the result."""

from collections.abc import Sequence

from gloaming.games.haunting_house.parts import (
    CARD_NAMES,
    CORNER_NAMES,
    DIRECTION_NAMES,
    ENTRANCE_SPOT,
    EXIT_SPOT,
    NEIGHBOURS,
    ROUND_NAMES,
    SPOT_NUMBERS,
    TILE_PLACES,
)
from gloaming.games.haunting_house.state import State
from gloaming.games.haunting_house.vocabulary import Ask, News, step_of_card
from gloaming.games.haunting_house.words.phrases import ORDINALS, doorway_name, listed, spot_name, tile_phrase
from gloaming.kernel.news import Item
from gloaming.kernel.seats import UNKNOWN

STEPS = ("", " first", " next")  # HH-40, HH-41: the only step of a card, the first of two, the second

# Questions


def question(g: State, seat: int, names: Sequence[str]) -> str:
    """What the seat is asked, as a sentence."""
    match g.question:
        case Ask.TILE:
            return f"Which tile comes to {spot_name(g.subject)}?"
        case Ask.ENTRANCE:
            return "Where does the entrance lie?"
        case Ask.EXIT:
            return f"Against which edge of the {CORNER_NAMES[g.subject]} corner does the exit lie?"
        case Ask.MARKER:
            return "Who takes the marker?"
        case Ask.CARD:
            return f"Which four cards are drawn for {names[g.subject]}?"
        case Ask.PROGRAMME:
            return "Which four cards do you play, and in what order?"
        case Ask.MOVE:
            return f"Where do you go{STEPS[step_of_card(g, seat, g.subject, 0)]}?"
        case Ask.SWITCH_PLACES:
            return "With whom do you switch places?"
        case Ask.ROTATE_90:
            return "Which tile do you turn a quarter?"
        case Ask.ROTATE_180:
            return "Which tile do you turn around?"
        case Ask.SWITCH_2_TILES:
            return "Which two tiles do you switch?"
        case Ask.SECRET_PASSAGE:
            return "Through which wall do you pass?"
        case Ask.MOVE_EXIT:
            return "Where does the exit go?"
        case _:
            return "On which trap door do you come out?"


# News


def news(item: Item, names: Sequence[str]) -> str:
    """What happened, as a sentence in the past tense."""
    return f"{names[item.seat]} {did(item, names)}" if item.seat >= 0 else happened(item)


def happened(item: Item) -> str:
    """News of nobody."""
    match item.what:
        case News.TILE_LAID:
            return f"{spot_name(item.thing).capitalize()} became {tile_phrase(item.number)}."
        case News.ENTRANCE_PLACED:
            return f"The entrance was laid against {doorway_name(item.thing)}."
        case News.EXIT_PLACED:
            return f"The exit was laid against {doorway_name(item.thing)}."
        case News.ROUND_BEGAN:
            return f"The {ROUND_NAMES[item.thing]} round of turn {item.number} began."
        case _:
            return f"Nobody came out in {turns_words(item.number)}; the house kept them all."


def did(item: Item, names: Sequence[str]) -> str:
    """News of somebody, without the name."""
    thing, number = item.thing, item.number
    match item.what:
        case News.TOOK_MARKER:
            return "took the marker."
        case News.CARD_DRAWN:
            card = "a card" if number == UNKNOWN else CARD_NAMES[number]
            return f"was dealt {card} face down, to be turned up {ORDINALS[thing]}."
        case News.CHOSE:
            return "laid down four cards."
        case News.TURNED_UP:
            return f"turned up {CARD_NAMES[number]}."
        case News.SKIPPED:
            return f"could do nothing with {CARD_NAMES[number]}."
        case News.WALKED:
            return f"{went(thing, number)}."
        case News.SWITCHED_PLACES:
            own, other = (spot_name(spot) for spot in divmod(number, SPOT_NUMBERS))
            return f"switched places with {names[thing]}, who came to {other}, and came to {own}."
        case News.ROTATED:
            return f"turned {spot_name(thing)} {('to the left', 'to the right', 'around')[number]}."
        case News.SWITCHED_TILES:
            return f"switched {spot_name(thing)} with {spot_name(number)}."
        case News.PASSED_WALL:
            return f"passed through a wall to {spot_name(number)}."
        case News.MOVED_EXIT:
            return f"moved the exit to {doorway_name(number)}."
        case News.FELL:
            return f"dropped through to the trap door at {spot_name(number)}."
        case News.MIRRORED:
            return "saw nothing but mirrors."
        case _:
            return f"came out of the house in turn {number} and won."


def went(start: int, end: int) -> str:
    """A step, with its direction where both ends are tiles of the house."""
    if end == EXIT_SPOT:
        return "stepped onto the exit"
    if end == ENTRANCE_SPOT:
        return "went back onto the entrance"
    if start == ENTRANCE_SPOT:
        return f"went in, to {spot_name(end)}"
    direction = NEIGHBOURS[TILE_PLACES[start]].index(TILE_PLACES[end])
    return f"went {DIRECTION_NAMES[direction]} to {spot_name(end)}"


# The end


def turns_words(turns: int) -> str:
    """So many turns."""
    return f"{turns} {'turn' if turns == 1 else 'turns'}"


def result(g: State, names: Sequence[str]) -> str:
    """HH-60: how the game ended, as a sentence."""
    if not g.over:
        return "The game is not over."
    winners = [names[seat] for seat in range(g.players) if g.place[seat] == 1]
    if not winners:
        return f"Nobody came out of the house in {turns_words(g.turn)}; nobody has won."
    inside = [names[seat] for seat in range(g.players) if g.place[seat] > 1]
    verb = "was" if len(inside) == 1 else "were"
    return (
        f"{winners[0]} came out of the house after {turns_words(g.turn)} and won; {listed(inside)} {verb} left inside."
    )
