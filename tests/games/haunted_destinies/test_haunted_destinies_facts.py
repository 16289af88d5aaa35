"""Haunted Destinies: what a scene shows beyond the raw table agrees with the rules. HD-4, HD-15, HD-21 to HD-24, HD-30,
HD-40, HD-45, HD-66, HD-70 to HD-73, HD-90.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from gloaming.games.haunted_destinies import GAME, facts
from gloaming.games.haunted_destinies.content import DIRECTION_NAMES, TILE_NAMES
from gloaming.games.haunted_destinies.parts import (
    ACROSS,
    BLIGHT,
    DIRECTIONS,
    FIRST_GOAL,
    NEIGHBOURS,
    NOWHERE,
    OPENER_WOUNDS,
    QUARTERS,
    SPOTS,
    Lies,
)
from gloaming.games.haunted_destinies.rules.end import blight_met, hoard_met, numbers_met
from gloaming.games.haunted_destinies.rules.laying import may_lay_at, may_turn
from gloaming.games.haunted_destinies.rules.moor import may_walk
from gloaming.games.haunted_destinies.rules.turn import may_do, walk
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask
from gloaming.games.haunted_destinies.vocabulary.doings import DEEDS, FIRST_DEED, Do
from gloaming.kernel.seats import CHANCE, NOTHING
from gloaming.kernel.sight import view
from moors import (
    COUNTS,
    MOVES,
    NAMES,
    TOLD,
    before,
    branch,
    ghost,
    gloom,
    health,
    moor,
    news_of,
    opener,
    pile,
    play,
    rolled,
    stand,
    wander,
)

at_every_count = pytest.mark.parametrize("players", COUNTS)


def arguments(g: State, text: str) -> dict[str, Any]:
    """What an answer of the active player means, as they see it."""
    seen, row = view(g, g.active), GAME.question(g)
    legal = {row.write(seen, g.active, each, NAMES): each for each in GAME.legal(g, g.active)}
    return row.arguments(seen, g.active, legal[text], NAMES)


def adds(roll: dict[str, Any]) -> list[tuple[str, str | None, int]]:
    """The parts of a roll in short: what, whose, and how much."""
    return [(part["kind"] or part["part"], part["seat"], part["adds"]) for part in roll["parts"]]


# HD-21: where one can walk


def walked(g: State, seat: int) -> dict[int, int]:
    """The tiles that somebody can walk to, and the lowest cost of each, found by walking everywhere."""
    lowest, waiting = {g.pawn[seat]: 0}, [branch(g)]
    while waiting:
        table = waiting.pop()
        for direction in range(DIRECTIONS):
            if may_walk(table, seat, direction):
                other = branch(table)
                walk(other, seat, direction)
                cost = g.points - other.points
                lowest[other.pawn[seat]] = min(cost, lowest.get(other.pawn[seat], cost))
                waiting.append(other)
    return {tile: cost for tile, cost in lowest.items() if tile != g.pawn[seat]}


@at_every_count
def test_hd_21_the_reach_is_what_walking_everywhere_finds(players: int) -> None:
    compared = 0
    for game in range(3):
        for g, seat, _ in wander(players, f"reach {game}", cap=8):
            if not g.over and g.question == Ask.DO and 3 <= g.points <= 5:
                found = {TILE_NAMES.index(each["tile"]): each["cost"] for each in facts.reach(g, seat)}
                assert found == walked(g, seat)
                compared += 1
    assert compared > 10


@at_every_count
def test_hd_21_the_way_leads_there_for_its_cost(players: int) -> None:
    walks = 0
    for g, seat, _ in wander(players, "ways", cap=6):
        if not g.over and g.question == Ask.DO:
            for each in facts.reach(g, seat):
                table = branch(g)
                for name in each["way"]:
                    assert may_walk(table, seat, DIRECTION_NAMES.index(name))
                    walk(table, seat, DIRECTION_NAMES.index(name))
                assert TILE_NAMES[table.pawn[seat]] == each["tile"]
                assert g.points - table.points == each["cost"]
                walks += 1
    assert walks > 50


def test_hd_21_a_far_tile_can_be_walked_to_answer_by_answer() -> None:
    g = moor(3, "39 16 17")
    stand(g, Ada=39)
    rolled(g, 6)
    told = GAME.question(g).asked(view(g, 0), 0, NAMES)
    assert told["reach"] == [
        {"tile": "Treacherous Gorge", "cost": 1, "way": ["east"]},
        {"tile": "Market Cross", "cost": 4, "way": ["east", "east"]},
    ]
    play(g, "go east", "go east")
    assert (g.pawn[0], g.points) == (17, 2)


def test_hd_21_the_smuggler_leaps_once() -> None:
    g = moor(3, "39 / 40 / 17")
    stand(g, Ada=39)
    before(g, Ada="leaping")
    rolled(g)
    assert facts.reach(g, 0) == [{"tile": "Packhorse Bridge", "cost": 3, "way": ["south"]}]
    g.leapt = 1
    assert facts.reach(g, 0) == [], "both bridges have an X in the north and in the south"


# HD-30 to HD-73: what goes into a roll


def outcomes(g: State, text: str, news: str) -> list[int]:
    """The results of a deed with each roll of both dice, a card being drawn for doubles."""
    found = []
    for light, dark in product(range(1, 7), repeat=2):
        table = branch(g)
        play(table, text, f"{light} {dark}")
        if table.question == Ask.DOUBLES and table.asked != 1 << CHANCE:
            MOVES.apply(table, table.active, 0)
            settle(table)
        found += [item.number for item in news_of(table) if TOLD[item.what] == news]
    return found


def settle(g: State) -> None:
    """Let the first answers be given until the result is known."""
    while not g.over and g.question in (Ask.WHO_DRAWS, Ask.DRAW_HAUNTING, Ask.PLACE_CARD) and g.asked:
        seat = next(seat for seat in (*range(g.players), CHANCE) if g.asked >> seat & 1)
        MOVES.apply(g, seat, GAME.legal(g, seat)[0])


def agrees(roll: dict[str, Any], results: list[int]) -> bool:
    """Whether the odds are what all rolls come to."""
    assert len(results) == 36
    return (
        roll["below"] == sum(each < 0 for each in results)
        and roll["zero"] == results.count(0)
        and all(each["rolls"] == sum(result >= each["result"] for result in results) for each in roll["reaches"])
    )


def test_hd_30_a_search_adds_health_powers_and_items_and_takes_off_the_gloom() -> None:
    g = moor(3)
    stand(g, Ada=1)
    gloom(g, _1=4)
    health(g, Ada=3)
    before(g, Ada="sure_search search_item search_item")
    rolled(g)
    roll = arguments(g, "search")["roll"]
    assert adds(roll) == [
        ("health", "Ada", 3),
        ("sure_search", "Ada", 1),
        ("search_item", "Ada", 2),
        ("gloom", None, -4),
    ]
    assert roll["base"] == 2
    assert [each["result"] for each in roll["reaches"]] == [1, 3, 5]
    assert agrees(roll, outcomes(g, "search", "searched"))


def test_hd_40_a_query_adds_health_and_the_power_and_takes_off_their_health() -> None:
    g = moor(3)
    stand(g, Ada=1, Ben=1)
    health(g, Ada=2, Ben=4)
    before(g, Ada="sure_query", Ben="tough")
    rolled(g)
    roll = arguments(g, "query Ben")["roll"]
    assert adds(roll) == [("health", "Ada", 2), ("sure_query", "Ada", 1), ("health", "Ben", -4)]
    assert agrees(roll, outcomes(g, "query Ben", "queried"))


def test_hd_45_an_attack_adds_the_attackers_cards_and_takes_off_what_protects() -> None:
    g = moor(3)
    stand(g, Ada=1, Ben=1)
    health(g, Ada=3, Ben=3)
    before(g, Ada="sure_attack attack_item", Ben="tough")
    rolled(g)
    roll = arguments(g, "attack Ben")["roll"]
    assert adds(roll) == [
        ("health", "Ada", 3),
        ("sure_attack", "Ada", 1),
        ("attack_item", "Ada", 1),
        ("health", "Ben", -3),
        ("tough", "Ben", -1),
    ]
    assert agrees(roll, outcomes(g, "attack Ben", "attacked"))


@at_every_count
def test_hd_62_the_wounds_that_are_told_are_those_that_are_dealt(players: int) -> None:
    for attacker in ("the Opener", "another"):
        g = moor(players)
        opener(g, "Ada" if attacker == "the Opener" else "Cleo")
        stand(g, Ada=1, Ben=1)
        health(g, Ada=4, Ben=4)
        pile(g, Ben="scene")
        rolled(g)
        if g.question == Ask.REMOVE_TILE:
            play(g, "remove none")
        play(g, "attack Ben", "6 1")
        told = arguments(g, "wound")["wounds"]
        assert told == (OPENER_WOUNDS[players] if attacker == "the Opener" else 1)
        play(g, "wound")
        assert g.health[1] == 4 - told


@pytest.mark.parametrize(("players", "bonus"), [(4, 1), (5, 1), (6, 2)])
def test_hd_62_the_openers_card_adds_to_attacks_once_the_ritual_runs(players: int, bonus: int) -> None:
    g = moor(players)
    stand(g, Ada=1, Ben=1)
    opener(g, "Ada")
    rolled(g)
    if g.question == Ask.REMOVE_TILE:
        play(g, "remove none")
    assert ("opener", "Ada", bonus) in adds(arguments(g, "attack Ben")["roll"])


def test_hd_45_whoever_decides_whether_it_goes_on_is_told_the_next_roll() -> None:
    g = moor(3)
    stand(g, Ada=1, Ben=1)
    health(g, Ada=5, Ben=4)
    rolled(g)
    play(g, "attack Ben", "4 3", "wound")
    told = GAME.question(g).asked(view(g, 0), 0, NAMES)
    assert (told["health"], told["theirs"], told["roll"]["base"]) == (5, 3, 2)


def test_hd_71_a_haunting_sets_gloom_against_health() -> None:
    g = moor(3)
    stand(g, Ada=1, Ben=1)
    ghost(g, Ada=4)
    stand(g, Ada=1)
    health(g, Ben=3)
    before(g, Ben="calm")
    rolled(g)
    roll = arguments(g, "haunt Ben")["roll"]
    assert adds(roll) == [("gloom", "Ada", 4), ("health", "Ben", -3), ("calm", "Ben", -1)]
    assert agrees(roll, outcomes(g, "haunt Ben", "haunted"))


def test_hd_72_syphoning_brings_all_with_doubles_and_up_to_the_dark_die() -> None:
    g = moor(3)
    ghost(g, Ada=4)
    stand(g, Ada=1)
    gloom(g, _1=3)
    rolled(g)
    roll = arguments(g, "syphon")["roll"]
    assert (roll["gloom"], roll["grows"]) == (3, 15)
    assert roll["takes"] == [{"gloom": 2, "rolls": 21}, {"gloom": 3, "rolls": 20}], "light 1, dark 2 brings but two"


# HD-22 to HD-24: what a deed still needs


@at_every_count
def test_hd_24_a_deed_lacks_nothing_exactly_when_it_can_be_done(players: int) -> None:
    met: dict[str, set[bool]] = {}
    for game in range(3):
        for g, seat, _ in wander(players, f"needs {game}", cap=25):
            if g.over or g.question != Ask.DO or g.asked != 1 << seat:
                continue
            lacking = facts.needs(g, seat)
            assert may_do(g, seat, 0, Do.SEARCH) == (not lacking["search"])
            assert may_do(g, seat, 0, Do.SYPHON) == (not lacking["syphon"])
            for number, deed in enumerate(("query", "attack", "haunt", "exchange", "trade")):
                can = [may_do(g, seat, 0, FIRST_DEED + other * DEEDS + number) for other in range(players)]
                assert any(can) == (not lacking[deed])
            for deed, what in lacking.items():
                met.setdefault(deed, set()).add(bool(what))
    assert met["search"] == met["query"] == met["attack"] == met["exchange"] == {True, False}


def test_hd_24_what_is_lacking_is_named() -> None:
    g = moor(3)
    stand(g, Ada=0, Ben=1, Cleo=1)
    rolled(g)
    lacking = facts.needs(g, 0)
    assert (lacking["search"], lacking["query"], lacking["haunt"]) == (
        ["tile"],
        ["company"],
        ["ghost", "living"],
    )
    assert lacking["trade"] == ["living"]
    stand(g, Ada=1)
    assert facts.needs(g, 0)["trade"] == ["item"]


# HD-4: where a tile fits


def test_hd_4_a_tile_fits_where_and_turned_as_the_rules_allow() -> None:
    compared = 0
    for g, seat, _ in wander(4, "fits", quick=0, cap=1):
        if g.question != Ask.LAY_SPOT or g.asked != 1 << seat:
            continue
        told = GAME.question(g).asked(view(g, seat), seat, NAMES)["spots"]
        found = {(each["row"] - 1) * ACROSS + each["column"] - 1: each for each in told}
        beside = [
            spot
            for spot in range(SPOTS)
            if g.board[spot] == NOTHING and any(n != NOWHERE and g.board[n] != NOTHING for n in NEIGHBOURS[spot])
        ]
        assert [*found] == beside
        for spot, each in found.items():
            allowed = may_lay_at(g, seat, g.laying, spot)
            turns = [quarters for quarters in range(QUARTERS) if may_turn(g, seat, spot, quarters)]
            assert (each["why"], each["turns"]) == ((None, turns) if allowed else ("spot-shut", []))
            compared += 1
    assert compared > 100


def test_hd_4_a_spot_that_only_x_edges_face_says_so() -> None:
    g = moor(3, "39")
    north = [each for each in facts.fits(g, 17) if each["column"] == g.spot[39] % ACROSS + 1]
    assert [each["why"] for each in north] == ["spot-shut", "spot-shut"]


# HD-66, HD-90: how far the ghost goals are


def at_a_goal(players: int, goal: str, short: int, *, ritual: bool) -> State:
    """All that a ghost goal counts is there, but for so much."""
    g = moor(players)
    if ritual:
        opener(g, "Ada")
    if goal == "numbers":
        ghost(g, **dict.fromkeys(NAMES[1 : 1 + max(2, (players + 1) // 2) - short], 0))
    elif goal == "hoard":
        ghost(g, Ben=3 * players - short)
        health(g, Ben=3 * players - short)
    else:
        ghost(g, Ben=0)
        gloom(g, **{f"t{tile}": BLIGHT[players] for tile in range(1, 2 * players + 1)})
        gloom(g, **{f"t{tile}": BLIGHT[players] - 1 for tile in range(1, 1 + short)})
    return g


@at_every_count
@pytest.mark.parametrize("ritual", [False, True])
@pytest.mark.parametrize(("goal", "is_met"), [("numbers", numbers_met), ("hoard", hoard_met), ("blight", blight_met)])
def test_hd_90_a_goal_is_met_when_all_that_it_counts_is_there_and_not_before(
    goal: str, is_met: Callable[[State], bool], ritual: bool, players: int
) -> None:
    card = FIRST_GOAL + ("numbers", "hoard", "blight").index(goal)
    stopped = ritual and goal == "numbers"
    for short in (1, 0):
        g = at_a_goal(players, goal, short, ritual=ritual)
        far = facts.progress(g, card)
        assert (far["need"] - far["have"], far["waits"]) == (short, "ritual" if stopped else None)
        assert is_met(g) == (not short and not stopped)


@at_every_count
def test_hd_90_how_far_a_goal_is_agrees_with_the_rules_all_game_long(players: int) -> None:
    compared = 0
    for number, (g, _, _) in enumerate(wander(players, "goals", cap=25)):
        if g.round and number % 5 == 0:
            for goal, is_met in enumerate((numbers_met, hoard_met, blight_met)):
                far = facts.progress(g, FIRST_GOAL + goal)
                assert is_met(g) == (far["have"] >= far["need"] and far["waits"] is None)
                compared += 1
    assert compared > 100


def test_hd_90_the_layout_tells_how_far_a_goal_in_play_is() -> None:
    g = moor(4)
    g.lies[FIRST_GOAL + 1] = Lies.IN_PLAY
    ghost(g, Ada=4, Ben=3)
    (goal,) = GAME.words.layout(view(g, 2), NAMES)["goals"]
    assert (goal["name"], goal["progress"]) == (
        "Long Night",
        {"of": "gloom", "have": 7, "need": 12, "waits": None},
    )


def test_hd_66_numbers_wait_while_the_ritual_runs_and_the_others_for_a_ghost() -> None:
    g = moor(4)
    assert facts.progress(g, FIRST_GOAL + 2)["waits"] == "ghost"
    opener(g, "Ada")
    ghost(g, Ben=1, Cleo=1)
    assert facts.progress(g, FIRST_GOAL) == {"of": "ghosts", "have": 2, "need": 2, "waits": "ritual"}
