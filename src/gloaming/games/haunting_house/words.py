"""The Haunting House in words: questions, answers, refusals, news and the result."""

from collections.abc import Sequence

from gloaming.games.haunting_house.cards import (
    free_trap_door,
    may_fall,
    may_move_exit,
    may_pass,
    may_step,
    may_switch_places,
    pawns_barring,
    rotated,
    walls_between,
)
from gloaming.games.haunting_house.parts import (
    ACROSS,
    CARD_NAMES,
    CORNER_NAMES,
    CORNERS,
    DIRECTION_NAMES,
    DIRECTIONS,
    DRAWS,
    EDGES,
    ENTRANCE_SPOT,
    EXIT_SPOT,
    NEIGHBOURS,
    NO_TILE,
    OPENINGS,
    PAIR_OFFSETS,
    PAIRINGS,
    PLACES,
    PROGRAMMES,
    QUARTERS,
    ROUND_NAMES,
    SIDE,
    SPOTS,
    TILE_PLACES,
    TILES,
    TRAP_DOOR,
    TURN_NAMES,
    Card,
)
from gloaming.games.haunting_house.phrases import (
    ORDINALS,
    doorway_code,
    doorway_name,
    listed,
    spot_name,
    standing_on,
    tile_code,
    tile_phrase,
    tile_words,
)
from gloaming.games.haunting_house.printed import table
from gloaming.games.haunting_house.readable import LAYOUT, TIDINGS, blueprint, layout, tidings
from gloaming.games.haunting_house.rules import kind_in_bag
from gloaming.games.haunting_house.state import Ask, News, State
from gloaming.kernel.news import Item
from gloaming.kernel.seats import UNKNOWN

__all__ = [
    "LAYOUT",
    "TIDINGS",
    "answer",
    "blueprint",
    "layout",
    "news",
    "question",
    "result",
    "table",
    "tidings",
    "why_not",
]

# HH-20, HH-21: the programmes in the order of their numbers.
DRAWN = tuple("draw " + ", ".join(CARD_NAMES[card] for card in cards) for cards in DRAWS)
PLAYS = tuple("play " + ", ".join(CARD_NAMES[card] for card in cards) for cards in PROGRAMMES)

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
        case Ask.CARDS:
            return f"Which four cards are drawn for {names[g.subject]}?"
        case Ask.PROGRAMME:
            return "Which four cards do you play, and in what order?"
        case Ask.MOVE:
            return f"Where do you go{which_step(g, seat)}?"
        case Ask.SWITCH_PLACES:
            return "With whom do you switch places?"
        case Ask.ROTATE_90:
            return "Which tile do you turn a quarter?"
        case Ask.ROTATE_180:
            return "Which tile do you turn around?"
        case Ask.SWITCH_TILES:
            return "Which two tiles do you switch?"
        case Ask.SECRET_PASSAGE:
            return "Through which wall do you pass?"
        case Ask.MOVE_EXIT:
            return "Where does the exit go?"
        case _:
            return "On which trap door do you come out?"


def which_step(g: State, seat: int) -> str:
    """HH-41: whether this is the first or the second step of two."""
    if g.programme[seat][g.slot] != Card.MOVE_2:
        return ""
    return " first" if g.subject > 1 else " next"


# Answers


def answer(g: State, seat: int, answer: int, names: Sequence[str]) -> str:
    """An answer as text, legal or not: `rotate 2 5 left`."""
    match g.question:
        case Ask.TILE:
            kind = kind_in_bag(g, answer // QUARTERS)
            return f"lay {tile_words(rotated(OPENINGS[kind // 2], answer % QUARTERS) + kind % 2 * TRAP_DOOR)}"
        case Ask.ENTRANCE:
            return f"entrance {doorway_code(answer)}"
        case Ask.EXIT:
            return f"exit {doorway_code(g.subject * EDGES + answer)}"
        case Ask.MARKER:
            return f"marker {names[answer]}"
        case Ask.CARDS:
            return DRAWN[answer]
        case Ask.PROGRAMME:
            return PLAYS[answer]
        case Ask.MOVE:
            return f"move {DIRECTION_NAMES[answer]}"
        case Ask.SWITCH_PLACES:
            return f"swap with {names[answer]}"
        case Ask.ROTATE_90:
            return f"rotate {tile_code(answer // 2)} {TURN_NAMES[answer % 2]}"
        case Ask.ROTATE_180:
            return f"rotate {tile_code(answer)} around"
        case Ask.SWITCH_TILES:
            other = TILE_PLACES[answer // PAIRINGS] + PAIR_OFFSETS[answer % PAIRINGS]
            return f"switch {tile_code(answer // PAIRINGS)} with {other // ACROSS} {other % ACROSS}"
        case Ask.SECRET_PASSAGE:
            return f"pass {DIRECTION_NAMES[answer]}"
        case Ask.MOVE_EXIT:
            return f"exit {doorway_code(answer)}"
        case _:
            return f"drop {tile_code(answer)}"


def why_not(g: State, seat: int, answer: int, names: Sequence[str]) -> str:
    """Why the rules do not allow this answer, and what they allow instead."""
    said = f'"{text_of(g, seat, answer, names)}"'
    match g.question:
        case Ask.MOVE:
            return f"{said} {why_no_step(g, seat, answer, names)}."
        case Ask.SECRET_PASSAGE:
            return f"{said} {why_no_passage(g, seat, answer, names)}."
        case Ask.SWITCH_PLACES:
            return f"{said} {why_no_switch(g, seat, answer, names)} (HH-42)."
        case Ask.ROTATE_90:
            return f"{said} turns a tile that {standers(g, TILE_PLACES[answer // 2], names)} (HH-43)."
        case Ask.ROTATE_180:
            return f"{said} turns a tile that {standers(g, TILE_PLACES[answer], names)} (HH-44)."
        case Ask.SWITCH_TILES:
            return f"{said} {why_no_tiles(g, answer, names)} (HH-45)."
        case Ask.MOVE_EXIT:
            whose = "the entrance's" if answer // EDGES == g.entrance // EDGES else "the exit's own"
            free = [CORNER_NAMES[corner] for corner in range(CORNERS) if may_move_exit(g, seat, 0, corner * EDGES)]
            return f"{said} is {whose} corner; free: {', '.join(free)} (HH-47)."
        case _:
            return f"{said} {why_no_fall(g, seat, answer, names)} (HH-48)."


text_of = answer  # where `answer` is a number


def standers(g: State, place: int, names: Sequence[str]) -> str:
    """Who stands on a place, with the verb: Ada and Ben stand on."""
    standing = standing_on(g, place, names)
    return f"{listed(standing)} {'stands' if len(standing) == 1 else 'stand'} on"


def why_no_step(g: State, seat: int, direction: int, names: Sequence[str]) -> str:
    """HH-30, HH-31: nothing lies there, a wall is between, or somebody stands on the trap door."""
    place = NEIGHBOURS[g.pawn[seat]][direction]
    free = "; open: " + ", ".join(DIRECTION_NAMES[way] for way in range(DIRECTIONS) if may_step(g, seat, 0, way))
    if g.board[place] == NO_TILE:
        return f"leads out of the house{free} (HH-30)"
    if walls_between(g, g.pawn[seat], direction) > 0:
        return f"runs into a wall{free} (HH-30)"
    return f"leads onto a trap door that {standers(g, place, names)}{free} (HH-31)"


def why_no_passage(g: State, seat: int, direction: int, names: Sequence[str]) -> str:
    """HH-46: nothing lies there, there is no wall, there are two, or somebody stands on the trap door."""
    place = NEIGHBOURS[g.pawn[seat]][direction]
    free = "; one wall: " + ", ".join(DIRECTION_NAMES[way] for way in range(DIRECTIONS) if may_pass(g, seat, 0, way))
    if g.board[place] == NO_TILE:
        return f"leads out of the house{free} (HH-46)"
    walls = walls_between(g, g.pawn[seat], direction)
    if walls == 1 and pawns_barring(g, place):
        return f"leads onto a trap door that {standers(g, place, names)}{free} (HH-31)"
    return f"meets {'two walls' if walls else 'no wall'}{free} (HH-46)"


def why_no_switch(g: State, seat: int, other: int, names: Sequence[str]) -> str:
    """HH-42: oneself, somebody on the same tile, or somebody too far away."""
    near = [names[each] for each in range(g.players) if may_switch_places(g, seat, 0, each)]
    free = f"; near: {', '.join(near)}"
    if other == seat:
        return f"names yourself{free}"
    where = "is your own" if g.pawn[other] == g.pawn[seat] else "does not touch yours"
    return f"is out of reach, for the tile that {names[other]} stands on {where}{free}"


def why_no_tiles(g: State, answer: int, names: Sequence[str]) -> str:
    """HH-45: one of the two is no house tile, or somebody stands on it."""
    place = TILE_PLACES[answer // PAIRINGS]
    other = place + PAIR_OFFSETS[answer % PAIRINGS]
    if SPOTS[other] >= TILES:
        return f"reaches out of the house, which has rows 1 to {SIDE} and columns 1 to {SIDE}"
    return f"moves a tile that {standers(g, place if g.crowd[place] else other, names)}"


def why_no_fall(g: State, seat: int, tile: int, names: Sequence[str]) -> str:
    """HH-48: no trap door, one that somebody stands on, or one that is farther than another."""
    place = TILE_PLACES[tile]
    free = "; nearest: " + ", ".join(tile_code(each) for each in range(TILES) if may_fall(g, seat, 0, each))
    if g.board[place] < TRAP_DOOR:
        return f"is no trap door{free}"
    return ("is not the nearest" if free_trap_door(g, place) else f"is one that {standers(g, place, names)}") + free


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
            own, other = (spot_name(spot) for spot in divmod(number, PLACES))
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
