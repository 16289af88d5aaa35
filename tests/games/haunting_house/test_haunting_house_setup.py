"""The Haunting House, chapter one: what is in the box, and the house before the first turn. HH-1 to HH-12."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gloaming.games import find
from gloaming.kernel import record
from gloaming.kernel.chance import Luck, below, seed_key
from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import CHANCE
from mazes import (
    ACROSS_FROM,
    CARDS,
    CORNERS,
    DOORS,
    FACING,
    ID,
    KEYS,
    LINES,
    RANDOM_ONLY,
    SETUPS,
    SHAPES,
    corner_of,
    corner_tile,
    deal,
    doorway,
    edge_of,
    maze,
    mirrors,
    stand,
    tile,
    where,
)
from stories import NAMES, chances, lay, play, refused

PLAYERS = [2, 3, 4, 5, 6]
OUR_MIX = {
    "dead_ends": [4, 0],
    "straights": [8, 2],
    "curves": [8, 2],
    "t_crossings": [10, 2],
    "crossings": [6, 0],
}
ALL_LAYS = {shape: [LINES[line].lower() for line in SHAPES if SHAPES[line] == shape] for shape in set(SHAPES.values())}
SOME_GAMES = 40  # random set-ups at each player count


def lays(shape: str, tiles: int, trap_door: bool = False) -> Counter[str]:
    """What so many tiles of a shape can be drawn as: each four ways, some of which look the same."""
    looks = ALL_LAYS[shape]
    more = " with trap door" if trap_door else ""
    return Counter({f"lay {shape} {look}{more}": tiles * 4 // len(looks) for look in looks if tiles})


def set_up(players: int, seed: str, options: dict[str, Any] | None = None) -> Match:
    """A table on which chance has laid the house, and is to draw the first card."""
    match, luck = lay(ID, players, options), Luck(seed_key(seed))
    while match.view()["question"] != "card":
        match.answer_for_chance(below(luck, match.state.width))
    return match


def shape_of(edges: str) -> str:
    """The shape of a tile with these open edges."""
    return next(SHAPES[line] for line, letters in LINES.items() if letters == edges)


# HH-1: the tiles


def test_hh_1_the_bag_holds_our_36_tiles_six_of_them_with_trap_doors() -> None:
    drawable = (
        lays("dead end", 4)
        + lays("straight", 6)
        + lays("straight", 2, True)
        + lays("curve", 6)
        + lays("curve", 2, True)
        + lays("t-crossing", 8)
        + lays("t-crossing", 2, True)
        + lays("crossing", 6)
    )
    assert drawable.total() == 36 * 4
    assert Counter(chances(lay(ID, 2))) == drawable


@pytest.mark.parametrize("players", PLAYERS)
def test_hh_1_every_house_is_made_of_these_tiles(players: int) -> None:
    ours = Counter(
        {
            ("dead end", False): 4,
            ("straight", False): 6,
            ("straight", True): 2,
            ("curve", False): 6,
            ("curve", True): 2,
            ("t-crossing", False): 8,
            ("t-crossing", True): 2,
            ("crossing", False): 6,
        }
    )
    for game in range(SOME_GAMES):
        tiles = [shown for row in set_up(players, f"tiles {game}").view()["tiles"] for shown in row]
        assert Counter((shape_of(shown["open"]), shown["trap_door"]) for shown in tiles) == ours


def test_hh_1_the_usual_mix_is_the_default_and_stands_in_the_options() -> None:
    assert lay(ID, 2).options["mix"] == OUR_MIX
    assert lay(ID, 2, {"mix": None}).options["mix"] == OUR_MIX
    assert lay(ID, 2, {"mix": OUR_MIX}).options["mix"] == OUR_MIX


@pytest.mark.parametrize(
    "named",
    [
        {"crossings": [30, 6], "straights": [6, 0]},
        {"crossings": ["30", "6"], "straights": ["6", "0"], "curves": [0, 0]},
        "crossings=30/6,straights=6",
        " straights = 6 / 0 , crossings = 30 / 6 ",
    ],
)
def test_hh_1_another_mix_can_be_named(named: dict[str, Any] | str) -> None:
    match = lay(ID, 4, {"mix": named})
    nothing = [0, 0]
    assert match.options["mix"] == {
        "dead_ends": nothing,
        "straights": [6, 0],
        "curves": nothing,
        "t_crossings": nothing,
        "crossings": [30, 6],
    }
    wanted = lays("crossing", 24) + lays("crossing", 6, True) + lays("straight", 6)
    assert Counter(chances(match)) == wanted


@pytest.mark.parametrize("trap_doors", [0, 1, 36])
def test_hh_1_a_mix_may_have_any_number_of_trap_doors_up_to_that_of_its_tiles(trap_doors: int) -> None:
    match = set_up(6, "doors", {"mix": {"curves": [36, trap_doors]}})
    tiles = [shown for row in match.view()["tiles"] for shown in row]
    assert sum(shown["trap_door"] for shown in tiles) == trap_doors
    assert {shape_of(shown["open"]) for shown in tiles} == {"curve"}


@pytest.mark.parametrize(
    ("named", "quoted"),
    [
        ({}, ["36", "0"]),
        ({"crossings": [35, 6]}, ["36", "35"]),
        ({"crossings": [30, 0], "curves": [7, 0]}, ["36", "37"]),
        ("crossings=35/6", ["36", "35"]),
        ({key: [36, 0] for key in OUR_MIX}, ["36", "180"]),
        ({"crossings": [37, 0]}, ["crossings", "36"]),
        ({"crossings": [36, 37]}, ["crossings", "trap doors"]),
        ({**OUR_MIX, "dead_ends": [4, 5]}, ["dead_ends", "trap doors"]),
        ("crossings=34/0,curves=2/3", ["curves", "trap doors"]),
        ({"crossings": [37, 0], "curves": [-1, 0]}, ["whole numbers"]),
        ({"crossings": [36, 0], "curves": [0, -1]}, ["curves"]),
        ({"crossings": [36.0, 0]}, ["crossings", "whole numbers"]),
        ({"crossings": [36, None]}, ["crossings", "whole numbers"]),
        ({"crossings": [35, 0], "curves": [True, False]}, ["curves", "whole numbers"]),
        ({"crossings": 36}, ["crossings", "two"]),
        ({"crossings": [36]}, ["crossings", "two"]),
        ({"crossings": [36, 0, 0]}, ["crossings", "two"]),
        ({"crossings": [[36], 0]}, ["crossings", "two"]),
        ({"crossings": "36"}, ["crossings", "two"]),
        ({"crossings": [10**40, 0]}, ["crossings", "36"]),
        ({"crossings": ["9" * 5000, 0]}, ["crossings"]),
        ({"crossings": ["³", "0"]}, ["crossings", "whole numbers"]),
        ({"spirals": [36, 0]}, ['"spirals"', ", ".join(OUR_MIX)]),
        ({**OUR_MIX, "spirals": [0, 0]}, ['"spirals"', ", ".join(OUR_MIX)]),
        ({5: [36, 0]}, ["5", ", ".join(OUR_MIX)]),
        ("spirals=36", ['"spirals"', ", ".join(OUR_MIX)]),
        ("crossings=30,crossings=6", ['"crossings"', "twice"]),
        ("crossings", ["crossings", "whole numbers"]),
        ("crossings=36/6/1", ["crossings", "whole numbers"]),
        ("crossings=thirty", ["crossings", "whole numbers"]),
        ("crossings=36," + "x" * 500, ["characters"]),
        (36, ["shapes", "numbers"]),
        (True, ["shapes", "numbers"]),
        ([36, 6], ["shapes", "numbers"]),
    ],
)
def test_hh_1_a_wrong_mix_is_refused(named: object, quoted: list[str]) -> None:
    with pytest.raises(Refusal) as caught:
        lay(ID, 3, {"mix": named})
    for part in [*quoted, "(HH-1)"]:
        assert part in str(caught.value)
    assert str(caught.value).endswith(".")
    assert len(str(caught.value)) < 300


def test_hh_1_a_game_with_another_mix_is_recorded_and_played_again() -> None:
    options = {"mix": "crossings=20/3,dead_ends=16/2", "turns": 1}
    match = Match(find(ID), NAMES[:2], options, "another mix")
    again = record.replay(record.read(record.write(match)), find(ID))
    assert again.options == match.options
    assert again.state == match.state


@pytest.mark.parametrize("players", [0, 1, 7, 8])
def test_hh_1_two_to_six_can_play(players: int) -> None:
    with pytest.raises(Refusal, match=f"2 to 6 players, not for {players}"):
        Match(find(ID), players)
    assert [len(Match(find(ID), count, seed="seats").names) for count in PLAYERS] == PLAYERS


# HH-2: the cards


@pytest.mark.parametrize("players", PLAYERS)
def test_hh_2_everybody_has_ten_cards_one_of_each(players: int) -> None:
    match = maze(players=players)
    for _ in range(players):
        drawn = [text.removeprefix("draw ").split(", ") for text in chances(match)]
        assert {card for hand in drawn for card in hand} == {*CARDS, *RANDOM_ONLY}
        assert all(len({*hand}) == 4 for hand in drawn)
        match.answer_for_chance("draw trap door, move 1, hall of mirrors, rotate 90")
    assert not match.game.asks(match.state, CHANCE)


def test_hh_2_the_three_random_only_cards_can_be_drawn_but_not_chosen() -> None:
    match = maze()
    assert f"draw {', '.join(RANDOM_ONLY)}, move 1" in chances(match)
    mirrors(match)
    offered = {card for text in match.answers("Ada") for card in text.removeprefix("play ").split(", ")}
    assert offered == set(CARDS)
    for card in RANDOM_ONLY:
        assert "is no answer here" in refused(match, f"Ada: play {card}, move 1, move 2, rotate 90")


# HH-10: the house


def test_hh_10_tiles_are_laid_from_row_1_in_the_north_and_column_1_in_the_west() -> None:
    drawing = "╨╞╥╡║═ ╚╔╗╝╠╦ ╣╩╬╨╞╥ ╡║═╚╔╗ ╝╠╦╣╩╬ ╬╩╣╦╠╝"
    match = maze(drawing, "1 2, 3 6, 6 1, 5 5")
    for row, lines in enumerate(drawing.split(), 1):
        for column, line in enumerate(lines, 1):
            door = "#" if (row, column) in {(1, 2), (3, 6), (6, 1), (5, 5)} else ""
            assert tile(match, f"{row} {column}") == LINES[line] + door


def test_hh_10_each_tile_still_in_the_bag_comes_up_equally_often_in_each_of_four_orientations() -> None:
    match, luck = lay(ID, 2), Luck(seed_key("bag"))
    bag: Counter[tuple[str, bool]] = Counter()
    for shape, key in KEYS.items():
        bag[shape, True], bag[shape, False] = OUR_MIX[key][1], OUR_MIX[key][0] - OUR_MIX[key][1]
    for laid in range(36):
        wanted = sum((lays(shape, count, door) for (shape, door), count in bag.items()), Counter())
        assert wanted.total() == (36 - laid) * 4
        assert Counter(chances(match)) == wanted
        match.answer_for_chance(below(luck, match.state.width))
        shown = match.view()["tiles"][laid // 6][laid % 6]
        bag[shape_of(shown["open"]), shown["trap_door"]] -= 1
    assert bag.total() == 0


# HH-11: entrance and exit


def laid_house(players: int = 2) -> Match:
    """Thirty-six crossings lie there; neither entrance nor exit does."""
    match = lay(ID, players, {"mix": {"crossings": [36, 0]}})
    play(match, *["lay crossing nesw"] * 36)
    return match


def test_hh_11_the_entrance_lies_against_any_of_the_eight_corner_edges() -> None:
    match = laid_house()
    assert match.view()["entrance"] is None
    assert sorted(chances(match)) == sorted(f"entrance {door}" for door in DOORS)


@pytest.mark.parametrize("door", DOORS)
def test_hh_11_the_exit_lies_against_either_edge_of_the_corner_across(door: str) -> None:
    match = laid_house()
    play(match, f"entrance {door}")
    corner = ACROSS_FROM[door.split(maxsplit=1)[0]]
    assert sorted(chances(match)) == sorted(f"exit {other}" for other in DOORS if other.startswith(corner))
    assert len(chances(match)) == 2


def test_hh_11_that_makes_sixteen_set_ups() -> None:
    assert len(set(SETUPS)) == 16
    for entrance, exit_ in SETUPS:
        (row, column), (other_row, other_column) = CORNERS[corner_of(entrance)], CORNERS[corner_of(exit_)]
        assert (row + other_row, column + other_column) == (7, 7)
        match = maze(entrance=entrance, exit=exit_)
        assert (doorway(match, "entrance"), doorway(match, "exit")) == (entrance, exit_)


@pytest.mark.parametrize(("entrance", "exit_"), SETUPS)
def test_hh_11_the_entrance_opens_only_towards_its_corner_tile(entrance: str, exit_: str) -> None:
    match = maze(entrance=entrance, exit=exit_)
    deal(match, Ada="move 1")
    assert where(match, "Ada") == corner_tile(entrance), "the one way in is walked without asking"


@pytest.mark.parametrize(("entrance", "exit_"), SETUPS)
def test_hh_11_from_its_corner_tile_the_entrance_lies_behind_that_one_edge(entrance: str, exit_: str) -> None:
    match = maze(entrance=entrance, exit=exit_)
    stand(match, Ada=corner_tile(entrance))
    deal(match, Ada="move 1")
    inward = {FACING[edge_of(door)] for door in DOORS if corner_of(door) == corner_of(entrance)}
    assert set(match.answers("Ada")) == {f"move {way}" for way in {*inward, edge_of(entrance)}}
    play(match, f"move {edge_of(entrance)}")
    assert where(match, "Ada") == "entrance"


@pytest.mark.parametrize(("entrance", "exit_"), SETUPS)
def test_hh_11_the_exit_opens_only_towards_its_corner_tile(entrance: str, exit_: str) -> None:
    match = maze(entrance=entrance, exit=exit_)
    stand(match, Ada=corner_tile(exit_))
    deal(match, Ada="move 1")
    (other,) = (door for door in DOORS if corner_of(door) == corner_of(exit_) and door != exit_)
    assert "(HH-30)" in refused(match, f"move {edge_of(other)}")
    play(match, f"move {edge_of(exit_)}")
    assert match.result["winners"] == ["Ada"]
    assert where(match, "Ada") == "exit"


# HH-12: the pawns and the marker


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("players", PLAYERS)
def test_hh_12_all_pawns_start_on_the_entrance(players: int, door: str) -> None:
    match = laid_house(players)
    assert [player["pawn"] for player in match.view()["players"]] == [None] * players
    play(match, f"entrance {door}")
    assert {where(match, name) for name in NAMES[:players]} == {"entrance"}


@pytest.mark.parametrize("players", PLAYERS)
def test_hh_12_the_starting_player_is_random(players: int) -> None:
    for starter in NAMES[:players]:
        match = laid_house(players)
        play(match, "entrance southeast east", "exit northwest west")
        assert match.view()["marker"] is None
        assert sorted(chances(match)) == sorted(f"marker {name}" for name in NAMES[:players])
        play(match, f"marker {starter}")
        assert match.view()["marker"] == starter


ODD_NAMES = [["Ann", "Ann Lee"], ["Ann", "anna"], ["Ann", "1"], ["Ann", "with Ann"]]


@pytest.mark.parametrize("names", ODD_NAMES, ids=" and ".join)
def test_hh_12_the_marker_can_be_given_to_whoever_plays_whatever_their_name(names: list[str]) -> None:
    match = Match(find(ID), names, {"mix": "crossings=36"}, committed="f" * 64)
    play(match, *["lay crossing nesw"] * 36, "entrance southeast east", "exit northwest west", f"marker {names[1]}")
    assert match.view()["marker"] == names[1]


@pytest.mark.parametrize("names", ODD_NAMES, ids=" and ".join)
def test_hh_42_places_can_be_switched_with_whoever_plays_whatever_their_name(names: list[str]) -> None:
    match = Match(find(ID), ["Ada", *names], {"mix": "crossings=36"}, committed="f" * 64)
    play(match, *["lay crossing nesw"] * 36, "entrance southeast east", "exit northwest west", "marker Ada")
    stand(match, **dict.fromkeys(match.names, "3 3"))
    stand(match, Ada="3 4")
    deal(match, Ada="switch places")
    play(match, f"Ada: swap with {names[1]}")
    assert [where(match, name) for name in match.names] == ["3 3", "3 3", "3 4"]
