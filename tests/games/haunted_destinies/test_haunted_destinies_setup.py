"""Haunted Destinies, chapter one: what is in the box, the deal, the laying of the moor, the gloom. HD-1 to HD-7."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.games.haunted_destinies import GAME
from gloaming.games.haunted_destinies.content import TILE_NAMES
from gloaming.games.haunted_destinies.parts import (
    ACROSS,
    CEMETERY,
    EDGES,
    HEALTH,
    KIND,
    MIDDLE,
    OPENER_ACTS,
    OPENER_ATTACK,
    OPENER_HEALS,
    OPENER_WOUNDS,
    TILES,
    CardKind,
    Lies,
    X,
)
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask
from gloaming.kernel.chance import Luck, below, seed_key
from gloaming.kernel.seats import CHANCE, NOTHING, SPECTATOR, UNKNOWN, first_asked
from gloaming.kernel.sight import view
from moors import COUNTS, MOVES, NAMES, TOLD, WAYS, asked, box, choices, legal, news_of, piles, play, set_up

SETS = {3: 3, 4: 4, 5: 5, 6: 5}
STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
at_every_count = pytest.mark.parametrize("players", COUNTS)


def until(g: State, *questions: int) -> None:
    """The first answer to everything until one of these is asked; Ada wins the roll."""
    while g.question not in questions:
        best = g.question == Ask.FIRST_ROLL and g.subject == 0
        MOVES.apply(g, first_asked(g), 5 if best else legal(g)[0])


def random_answer(g: State, luck: Luck) -> None:
    """Whoever is asked answers at random."""
    free = legal(g)
    MOVES.apply(g, first_asked(g), free[below(luck, len(free))])


# The moor once more, the slow and obvious way


def turned(tile: int, quarters: int) -> dict[str, int]:
    """The edges of a tile that is turned clockwise."""
    return {way: EDGES[tile][(side - quarters) % 4] for side, way in enumerate(WAYS)}


def edges_on(g: State) -> dict[tuple[int, int], dict[str, int]]:
    """The edges of all laid tiles, by row and column."""
    return {divmod(g.spot[t], ACROSS): turned(t, g.turned[t]) for t in range(TILES) if g.spot[t] != NOTHING}


def beside(spot: tuple[int, int], way: str) -> tuple[int, int]:
    """The next spot in a direction."""
    return spot[0] + STEPS[way][0], spot[1] + STEPS[way][1]


def facing(way: str) -> str:
    """North faces south."""
    return WAYS[(WAYS.index(way) + 2) % 4]


def may_lie(laid: dict[tuple[int, int], dict[str, int]], spot: tuple[int, int], edges: dict[str, int]) -> bool:
    """HD-4: next to a laid tile, so that it can be left and entered, at most seven rows or columns away."""
    touching = [way for way in WAYS if beside(spot, way) in laid]
    out = any(edges[way] != X for way in touching)
    into = any(laid[beside(spot, way)][facing(way)] != X for way in touching)
    return spot not in laid and all(0 <= part < 15 for part in spot) and out and into


def reached(laid: dict[tuple[int, int], dict[str, int]], start: tuple[int, int]) -> set[tuple[int, int]]:
    """All spots that one can walk to."""
    found, edge = {start}, [start]
    while edge:
        spot = edge.pop()
        ways = [beside(spot, way) for way in WAYS if laid[spot][way] != X and beside(spot, way) in laid]
        new = [other for other in ways if other not in found]
        found.update(new)
        edge += new
    return found


# What is in the box


def test_hd_1_five_sets_of_six_psyche_cards_with_the_opener_and_nine_powers() -> None:
    sets = [[KIND[card] for card in range(first, first + 6)] for first in range(0, 30, 6)]
    assert [kinds.count(CardKind.SCENE) for kinds in sets] == [4] * 5
    powers = [[kind for kind in kinds if kind != CardKind.SCENE] for kinds in sets]
    assert powers == [
        [CardKind.OPENER, CardKind.SURE_SEARCH],
        [CardKind.SURE_QUERY, CardKind.SURE_ATTACK],
        [CardKind.TOUGH, CardKind.CALM],
        [CardKind.SWIFT, CardKind.RESTFUL],
        [CardKind.LEAPING, CardKind.CHARMED],
    ]
    colours = [GAME.catalogue().say(f"border-{letter}") for letter in "abcde"]
    assert colours == ["blue", "green", "violet", "maroon", "orange"]


def test_hd_35_the_search_deck_has_36_cards() -> None:
    copies = Counter(KIND[30:66])
    assert copies == {
        CardKind.SEARCH_ITEM: 2,
        CardKind.MOVE_ITEM: 2,
        CardKind.ATTACK_ITEM: 2,
        CardKind.HEAL_ITEM: 2,
        CardKind.LOOK_ITEM: 4,
        CardKind.HEAL_1: 4,
        CardKind.HEAL_2: 2,
        CardKind.LIFT_GLOOM: 2,
        CardKind.LOOK_AT_OTHER: 2,
        CardKind.LOOK_AT_OWN: 6,
        CardKind.OWNER_HEALS: 3,
        CardKind.BOTH_HEAL: 1,
        CardKind.REMOVE_GOAL: 2,
        CardKind.MOVE_GLOOM: 2,
    }
    assert copies.total() == 36


def test_hd_50_the_haunting_deck_has_36_cards() -> None:
    copies = Counter(KIND[66:])
    assert copies == {
        CardKind.PROBER_WOUND: 5,
        CardKind.OWNER_WOUND: 5,
        CardKind.BOTH_WOUND: 3,
        CardKind.GLOOM_FALLS: 4,
        CardKind.GHOSTS_GAIN: 4,
        CardKind.PROBER_DRAWS: 4,
        CardKind.TILE_DRAWS: 2,
        CardKind.ITEM_LOST: 3,
        CardKind.TURN_ENDS: 3,
        CardKind.GOAL_NUMBERS: 1,
        CardKind.GOAL_HOARD: 1,
        CardKind.GOAL_BLIGHT: 1,
    }
    assert copies.total() == 36


def test_hd_62_the_openers_table_as_it_was_tuned() -> None:
    table = list(zip(OPENER_ATTACK, OPENER_WOUNDS, OPENER_HEALS, OPENER_ACTS, strict=True))
    assert table[3:] == [(0, 1, 0, 0), (1, 1, 1, 0), (1, 2, 1, 1), (2, 2, 5, 1)]


def test_hd_4_the_43_tiles_and_their_x_edges() -> None:
    assert (len(EDGES), len(TILE_NAMES), len({*TILE_NAMES})) == (43, 43, 43)
    assert all(edge in (1, 2, 3, X) for edges in EDGES for edge in edges)
    crosses = [edges.count(X) for edges in EDGES]
    assert not any(crosses[:15]), "no X on the Cemetery and on searchable tiles"
    assert Counter(crosses[15:]) == {0: 14, 1: 10, 2: 4}
    assert sum(crosses) == 18
    for edges in EDGES:
        assert not any(edges[side] == X == edges[(side + 1) % 4] for side in range(4))


@pytest.mark.parametrize(
    ("name", "edges", "searchable"),
    [
        ("Dilapidated Cemetery", (1, 1, 1, 1), False),
        ("Covered Bridge", (X, 1, X, 1), False),
        ("Treacherous Gorge", (2, 3, 2, 3), False),
        ("Rocky Fields", (2, 3, 2, 3), False),
        ("Roman Ruins", (2, 2, 2, 2), True),
    ],
)
def test_hd_4_the_tiles_of_the_rulebooks_example(name: str, edges: tuple[int, int, int, int], searchable: bool) -> None:
    tile = TILE_NAMES.index(name)
    assert EDGES[tile] == edges
    assert (1 <= tile <= 14) == searchable


# HD-1, HD-2


@at_every_count
def test_hd_1_the_sets_in_play_are_dealt_out_evenly(players: int) -> None:
    g = set_up(players)
    each = 5 if players == 6 else 6
    assert g.size[:players] == [each] * players
    assert sorted(card for pile in piles(g) for card in pile) == list(range(6 * SETS[players]))
    assert [g.lies[card] for card in range(6 * SETS[players], 30)] == [Lies.REMOVED] * (30 - 6 * SETS[players])


@at_every_count
def test_hd_1_every_psyche_card_can_come_to_every_place(players: int) -> None:
    found = set()
    for seed in range(40):
        g, luck = box(players), Luck(seed_key(f"deal {seed}"))
        while g.question == Ask.DEAL_CARD:
            random_answer(g, luck)
        assert sorted(g.pile[: 6 * SETS[players]]) == list(range(6 * SETS[players]))
        found.add(g.pile.index(0))
    assert len(found) > 10, "the Opener lies elsewhere in every game"


def test_hd_1_nobody_looks_at_the_destiny_piles() -> None:
    g = set_up(4)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        seen = view(g, viewer, remembering=True)
        assert set(seen.pile) == {UNKNOWN}
        assert seen.size[:4] == [6] * 4


@at_every_count
def test_hd_2_five_health_each_and_two_dice(players: int) -> None:
    g = set_up(players)
    assert HEALTH == 5
    assert g.health[:players] == [5] * players
    play(g, "both dice")
    assert g.width == 36
    assert set(choices(g)) == {f"{light} {dark}" for light in range(1, 7) for dark in range(1, 7)}


# HD-3


@at_every_count
def test_hd_3_two_searchable_and_four_other_tiles_each_seen_by_their_owner_alone(players: int) -> None:
    g = box(players)
    until(g, Ask.FIRST_ROLL)
    dealt = [tile for hand in g.hand[:players] for tile in hand if tile != NOTHING]
    assert len(set(dealt)) == len(dealt) == 6 * players
    for hand in g.hand[:players]:
        assert sorted(1 <= tile <= 14 for tile in hand if tile != NOTHING) == [False] * 4 + [True] * 2
        assert CEMETERY not in hand
    for viewer in (*range(players), SPECTATOR):
        seen = view(g, viewer)
        for owner in range(players):
            assert seen.hand[owner] == (g.hand[owner] if owner == viewer else [UNKNOWN] * 7)
        assert set(seen.box) == {UNKNOWN}, "what was not dealt is unseen"


def test_hd_3_the_highest_roll_gets_the_cemetery() -> None:
    g = box(3, quick=0)
    until(g, Ask.FIRST_ROLL)
    play(g, "rolled 2", "rolled 5", "rolled 3")
    assert NAMES[g.first] == "Ben"
    assert g.board[MIDDLE] == CEMETERY


def test_hd_3_ties_roll_again_among_themselves() -> None:
    g = box(4, quick=0)
    until(g, Ask.FIRST_ROLL)
    play(g, "rolled 5", "rolled 2", "rolled 5", "rolled 5")
    rolling = []
    for face in ("rolled 4", "rolled 4", "rolled 1", "rolled 3", "rolled 6"):
        assert g.question == Ask.FIRST_ROLL
        rolling.append(NAMES[g.subject])
        play(g, face)
    assert rolling == ["Ada", "Cleo", "Dov", "Ada", "Cleo"]
    assert NAMES[g.first] == "Cleo"


@at_every_count
def test_hd_3_what_was_not_dealt_is_never_laid(players: int) -> None:
    g = set_up(players)
    laid = [tile for tile in range(TILES) if g.spot[tile] != NOTHING]
    assert len(laid) == 6 * players + 1
    assert len([tile for tile in laid if 1 <= tile <= 14]) == 2 * players


# HD-4, HD-5


@at_every_count
def test_hd_4_from_the_cemeterys_owner_to_the_left_one_tile_at_a_time(players: int) -> None:
    g = box(players, quick=0)
    until(g, Ask.FIRST_ROLL)
    for seat in range(players):
        play(g, "rolled 6" if seat == 1 else "rolled 1")
    until(g, Ask.PLACE_GLOOM)
    layers = [NAMES[item.seat] for item in news_of(g) if TOLD[item.what] == "tile_laid"]
    assert layers == [NAMES[(1 + turn) % players] for turn in range(6 * players + 1)]
    assert layers.count("Ben") == 7
    assert layers[-1] == "Ben", "the seventh at the very end"


def test_hd_4_with_three_players_the_cemeterys_owner_lays_the_1st_4th_and_so_on_up_to_the_19th() -> None:
    g = box(3, quick=0)
    until(g, Ask.PLACE_GLOOM)
    laid = [item for item in news_of(g) if TOLD[item.what] == "tile_laid"]
    assert [number for number, item in enumerate(laid, 1) if item.seat == 0] == [1, 4, 7, 10, 13, 16, 19]
    assert [g.pawn[seat] for seat in range(3)] == [laid[9].thing, laid[10].thing, laid[11].thing]
    assert [laid[number].seat for number in (9, 10, 11)] == [0, 1, 2]


@at_every_count
def test_hd_4_the_moor_has_19_25_31_or_37_tiles(players: int) -> None:
    g = set_up(players)
    assert len(edges_on(g)) == {3: 19, 4: 25, 5: 31, 6: 37}[players]
    assert g.board.count(NOTHING) == 225 - len(edges_on(g))


@pytest.mark.parametrize("players", [3, 6])
def test_hd_4_a_tile_of_choice_next_to_a_laid_one_so_that_it_can_be_left_and_entered(players: int) -> None:
    for seed in range(3):
        g, luck = box(players, quick=0), Luck(seed_key(f"lay {seed}"))
        while g.question < Ask.PLACE_GLOOM:
            seat, laid = first_asked(g), edges_on(g)
            if g.question == Ask.LAY_TILE:
                assert legal(g) == [slot for slot, tile in enumerate(g.hand[seat]) if tile != NOTHING]
            if g.question == Ask.LAY_SPOT:
                ways = [turned(g.laying, quarters) for quarters in range(4)]
                grid = [(row, column) for row in range(15) for column in range(15)]
                free = [spot for spot in grid if any(may_lie(laid, spot, edges) for edges in ways)]
                assert [divmod(spot, ACROSS) for spot in legal(g)] == free
            if g.question == Ask.LAY_TURN:
                ways = [turned(g.laying, quarters) for quarters in range(4)]
                fitting = [edges for edges in ways if may_lie(laid, divmod(g.subject, ACROSS), edges)]
                offered = [turned(g.laying, quarters) for quarters in legal(g)]
                assert all(edges in offered for edges in fitting)
                assert all(edges in fitting for edges in offered)
            random_answer(g, luck)


@at_every_count
def test_hd_4_every_tile_can_be_walked_to_from_every_other(players: int) -> None:
    for seed in range(6):
        g, luck = box(players, quick=seed % 2), Luck(seed_key(f"walk {seed}"))
        while g.question != Ask.DICE:
            random_answer(g, luck)
        laid = edges_on(g)
        assert all(reached(laid, spot) == laid.keys() for spot in laid)
        assert divmod(g.spot[CEMETERY], ACROSS) == (7, 7), "in the middle"


def test_hd_4_none_lies_more_than_seven_rows_or_columns_away() -> None:
    g = box(6, quick=0)
    until(g, Ask.LAY_SPOT)
    while g.question < Ask.PLACE_GLOOM:
        if g.question == Ask.LAY_SPOT:
            north = [spot for spot in legal(g) if spot % ACROSS == 7] or legal(g)
            MOVES.apply(g, first_asked(g), min(north))
        else:
            MOVES.apply(g, first_asked(g), legal(g)[0])
    rows = [row for row, _ in edges_on(g)]
    assert min(rows) == 0
    assert max(rows) <= 14


def test_hd_4_a_bridge_north_of_the_cemetery_is_turned_so_that_it_can_be_left() -> None:
    g = box(3, quick=0)
    until(g, Ask.LAY_SPOT)
    g.laying = g.subject = 39
    play(g, "at 6 7")
    assert edges_on(g)[6, 7] == {"north": 1, "east": X, "south": 1, "west": X}
    assert asked(g) == "Cleo lay_tile", "the only way to turn it is no question"


def test_hd_4_tiles_keep_their_rotation() -> None:
    g, luck = box(4, quick=0), Luck(seed_key("kept"))
    while g.question < Ask.PLACE_GLOOM:
        before = edges_on(g)
        random_answer(g, luck)
        assert all(edges_on(g)[spot] == edges for spot, edges in before.items())


@at_every_count
def test_hd_5_each_pawn_goes_on_the_fourth_tile_that_its_player_lays(players: int) -> None:
    g = box(players, quick=0)
    until(g, Ask.PLACE_GLOOM)
    laid = [item for item in news_of(g) if TOLD[item.what] == "tile_laid"]
    for seat in range(players):
        assert g.pawn[seat] == [item.thing for item in laid if item.seat == seat][3]


# HD-6, HD-7


def test_hd_6_four_gloom_each_one_or_two_at_a_time_together_or_apart() -> None:
    g = box(3, quick=0)
    until(g, Ask.PLACE_GLOOM)
    moor = [f"tile {tile}" for tile in range(1, 15) if g.spot[tile] != NOTHING]
    assert len(moor) == 6
    assert (asked(g), choices(g)) == ("Ada place_gloom", moor)
    play(g, moor[0])
    assert choices(g) == ["no more", *moor]
    play(g, moor[0], f"Ben: {moor[0]}", f"Ben: {moor[1]}", f"Cleo: {moor[2]}", "Cleo: no more")
    assert sorted(g.gloom) == [0] * 12 + [1, 1, 3]
    assert asked(g) == "Ada place_gloom"


def test_hd_6_who_has_none_left_is_passed_over() -> None:
    g = box(3, quick=0)
    until(g, Ask.PLACE_GLOOM)
    tile = choices(g)[0]
    placing = []
    while g.question != Ask.DICE:
        placing.append(asked(g).split()[0])
        play(g, tile)
        if g.question == Ask.MORE_GLOOM:
            play(g, "no more" if placing[-1] == "Cleo" else tile)
    assert placing == ["Ada", "Ben", "Cleo", "Ada", "Ben", "Cleo", "Cleo", "Cleo"]
    assert sum(g.gloom) == 12


@at_every_count
def test_hd_6_all_gloom_lies_on_searchable_tiles_of_the_moor(players: int) -> None:
    for quick in (0, 1):
        g, luck = box(players, quick=quick), Luck(seed_key("gloom"))
        while g.question != Ask.DICE:
            random_answer(g, luck)
        assert sum(g.gloom) == 4 * players
        assert all(g.spot[tile] != NOTHING for tile in range(1, 15) if g.gloom[tile])
        assert g.gloom[0] == 0


@at_every_count
def test_hd_7_the_cemeterys_owner_takes_the_first_turn(players: int) -> None:
    for seed in range(4):
        g, luck = box(players), Luck(seed_key(f"first {seed}"))
        while g.question != Ask.DICE:
            random_answer(g, luck)
        assert (g.active, first_asked(g), g.round) == (g.first, g.first, 1)


@at_every_count
def test_hd_7_a_quick_set_up_asks_nobody_but_chance(players: int) -> None:
    g, luck = box(players, quick=1), Luck(seed_key("quick"))
    while g.question != Ask.DICE:
        assert first_asked(g) == CHANCE
        assert g.width > 1, "a single possibility is no question"
        random_answer(g, luck)


def test_hd_7_a_quick_tile_can_come_to_lie_wherever_a_player_could_lay_it() -> None:
    g = box(3, quick=1)
    until(g, Ask.QUICK_SPOT)
    tile, laid = g.laying, edges_on(g)
    found = set()
    for index in range(g.width):
        other = g.clone()
        MOVES.apply(other, CHANCE, index)
        for turn in range(other.width if other.question == Ask.QUICK_TURN else 1):
            last = other.clone()
            if other.question == Ask.QUICK_TURN:
                MOVES.apply(last, CHANCE, turn)
            found.add((*divmod(last.spot[tile], ACROSS), *turned(tile, last.turned[tile]).values()))
    grid = [(row, column) for row in range(15) for column in range(15)]
    ways = [(spot, turned(tile, quarters)) for spot in grid for quarters in range(4)]
    assert found == {(*spot, *edges.values()) for spot, edges in ways if may_lie(laid, spot, edges)}
