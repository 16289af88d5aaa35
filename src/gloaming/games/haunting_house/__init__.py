"""The Haunting House: two to six players in a maze that will not keep still, the first one out wins."""

from typing import Any

from gloaming.games.haunting_house import words
from gloaming.games.haunting_house.bots import guess, instinct, outlook
from gloaming.games.haunting_house.parts import MOST_PLAYERS, MOST_TURNS, SHAPES, TILES
from gloaming.games.haunting_house.rules import cards, end, house, setup, turn
from gloaming.games.haunting_house.state import State
from gloaming.games.haunting_house.vocabulary import Ask, News, Step
from gloaming.kernel.game import Game, Option
from gloaming.kernel.options import given_as, whole_number
from gloaming.kernel.refusal import Refusal, shortened

__all__ = ["GAME"]

MOST_TEXT = 200  # characters that can name a mix

Mix = dict[str, list[int]]

USUAL_MIX: Mix = {shape.key: [shape.tiles, shape.trap_doors] for shape in SHAPES}


# HH-60: the cap


def read_turns(value: Any, players: int) -> int | None:
    """HH-60: after how many turns the game ends anyway, None for never; anything else is refused."""
    if value is None or (isinstance(value, str) and value.strip().casefold() in ("", "off")):
        return None
    turns = whole_number(value)
    if turns is None or not 1 <= turns <= MOST_TURNS:
        raise Refusal("turns", "HH-60", most=MOST_TURNS, given=given_as(value))
    return turns


def put_turns(g: State, turns: int | None) -> None:
    """HH-60: the cap stands in the state; 0 is none."""
    g.cap = turns or 0


# HH-1: the mix of tiles


def read_mix(value: Any, players: int) -> Mix:
    """HH-1: for each shape how many tiles there are and how many of them have trap doors; 36 tiles in all."""
    if value is None or (isinstance(value, str) and not value.strip()):
        value = USUAL_MIX
    given = mix_of_text(value) if isinstance(value, str) else value
    if not isinstance(given, dict):
        raise Refusal("mix", "HH-1")
    for key in given:
        if key not in USUAL_MIX:
            raise Refusal("mix-shape", "HH-1", given=given_as(key), shapes=[*USUAL_MIX])
    mix = {key: read_counts(key, given.get(key, [0, 0])) for key in USUAL_MIX}
    total = sum(tiles for tiles, _ in mix.values())
    if total != TILES:
        raise Refusal("mix-total", "HH-1", tiles=TILES, total=total)
    return mix


def mix_of_text(value: str) -> dict[str, Any]:
    """The mix in a text: `dead_ends=4/0,straights=8/2` and so on, whatever it holds."""
    if len(value) > MOST_TEXT:
        raise Refusal("mix-length", "HH-1", most=MOST_TEXT)
    given: dict[str, Any] = {}
    for part in value.split(","):
        key, _, counts = (word.strip() for word in part.partition("="))
        if key in given:
            raise Refusal("mix-twice", "HH-1", shape=shortened(key))
        tiles, _, trap_doors = counts.partition("/")
        given[key] = [tiles.strip(), trap_doors.strip() or "0"]
    return given


def read_counts(key: str, value: Any) -> list[int]:
    """HH-1: how many tiles of a shape, and how many of these with a trap door, which cannot be more."""
    counts = [whole_number(part) for part in value] if isinstance(value, list) else []
    tiles, trap_doors = counts if len(counts) == 2 else (None, None)
    if tiles is None or trap_doors is None or not 0 <= trap_doors <= tiles <= TILES:
        raise Refusal("mix-counts", "HH-1", shape=key, tiles=TILES)
    return [tiles, trap_doors]


def put_mix(g: State, mix: Mix) -> None:
    """HH-1: the tiles are in the bag, those without and those with trap doors."""
    for shape, key in enumerate(USUAL_MIX):
        tiles, trap_doors = mix[key]
        g.bag[2 * shape] = tiles - trap_doors
        g.bag[2 * shape + 1] = trap_doors


GAME = Game(
    id="haunting-house",
    order=1,
    rules=1,
    seats=range(2, MOST_PLAYERS + 1),
    options=(
        Option("mix", USUAL_MIX, read_mix, put_mix),
        Option("turns", None, read_turns, put_turns),
    ),
    state=State,
    ask=Ask,
    step=Step,
    news=News,
    setup=setup.setup,
    guess=guess.guess,
    company=turn.company_of,
    outlook=outlook.outlook_of,
    style=(300, 1000, 10, 1000, 1000, 0),
    words=words,
    sources=(setup, turn, house, cards, end, outlook, instinct, guess),
)
