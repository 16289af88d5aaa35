"""What questions and answers of The Haunting House mean, as data."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from gloaming.games import find
from gloaming.kernel.match import Match
from gloaming.kernel.seats import CHANCE
from gloaming.kernel.sight import view
from mazes import ID, RANDOM_ONLY, deal, maze, mirrors, stand
from stories import NAMES, every_answer, lay, play


def about(match: Match, seat: int) -> dict[str, object]:
    """What the question is about that a seat, or chance, is asked."""
    g = match.state
    return match.game.question(g).asked(view(g, seat), seat, match.names)


def meaning(match: Match, seat: int) -> dict[str, dict[str, Any]]:
    """What every answer of a seat, or of chance, means, legal or not, by its text."""
    game, g, names = match.game, match.state, match.names
    seen, row = view(g, seat), game.question(g)
    return {
        game.notation(seen, seat, answer, names): row.arguments(seen, seat, answer, names) for answer in range(g.width)
    }


def tile(row: int, column: int) -> dict[str, object]:
    """A spot of the house."""
    return place("house", row, column)


def place(at: str, row: int, column: int) -> dict[str, object]:
    """A tile, the entrance or the exit, and where it lies."""
    return {"at": at, "row": row, "column": column}


def pick(row: int, column: int) -> dict[str, object]:
    """A tile that is picked by its row and its column."""
    return {"row": row, "column": column}


# Chance


def test_hh_10_a_tile_that_may_come_is_told_with_its_edges_and_where_it_comes_to() -> None:
    match = lay(ID, 2, {"mix": {"straights": [36, 1]}})
    assert about(match, CHANCE) == {"spot": tile(1, 1)}
    assert meaning(match, CHANCE)["lay straight ew with trap door"] == {"tile": {"open": "EW", "trap_door": True}}
    match.answer_for_chance("lay straight ns")
    assert about(match, CHANCE) == {"spot": tile(1, 2)}


def test_hh_11_the_exit_is_asked_for_at_the_corner_across() -> None:
    match = lay(ID, 2)
    for _ in range(36):
        match.game.moves.apply(match.state, CHANCE, 0)
    play(match, "entrance northwest west")
    assert about(match, CHANCE) == {"corner": "southeast"}
    assert meaning(match, CHANCE) == {
        "exit southeast south": {"doorway": {"corner": "southeast", "edge": "south", **pick(7, 6)}},
        "exit southeast east": {"doorway": {"corner": "southeast", "edge": "east", **pick(6, 7)}},
    }


def test_hh_20_a_draw_is_told_card_by_card_and_for_whom_it_is() -> None:
    match = maze(players=3)
    assert about(match, CHANCE) == {"seat": "Ada"}
    cards = ["trap door", "move 2", "move exit", "rotate 90"]
    assert meaning(match, CHANCE)["draw trap door, move 2, move exit, rotate 90"] == {"cards": cards}
    match.answer_for_chance("draw trap door, move 2, move exit, rotate 90")
    assert about(match, CHANCE) == {"seat": match.names[1]}


# Players


def test_hh_21_a_programme_is_told_card_by_card_and_has_no_random_only_one() -> None:
    match = maze()
    mirrors(match)
    told = meaning(match, 0)
    assert told["play move 2, rotate 90, move 1, secret passage"] == {
        "cards": ["move 2", "rotate 90", "move 1", "secret passage"]
    }
    assert len(told) == 7 * 6 * 5 * 4
    assert not any({*each["cards"]} & {*RANDOM_ONLY} for each in told.values())


def test_hh_41_a_question_says_which_step_of_its_card_it_is() -> None:
    match = maze()
    stand(match, Ada="3 3", Ben="5 5")
    deal(match, Ada="move 1", Ben="move 2")
    assert about(match, 0)["step"] == "only"
    play(match, "move north")
    assert about(match, 1)["step"] == "first"
    play(match, "move north")
    assert about(match, 1)["step"] == "second"


@pytest.mark.parametrize(("card", "verb"), [("move 1", "move"), ("secret passage", "pass")])
def test_hh_30_a_direction_is_told_with_what_lies_there_be_it_legal_or_not(card: str, verb: str) -> None:
    match = maze("╗╬╬╬╬╬ ║╞╬╬╬╬", entrance="northwest west")
    stand(match, Ada="1 1" if card == "move 1" else "2 2")
    deal(match, Ada=card)
    beside: dict[str, Any] = {
        "move 1": {"north": None, "east": tile(1, 2), "south": tile(2, 1), "west": place("entrance", 1, 0)},
        "secret passage": {"north": tile(1, 2), "east": tile(2, 3), "south": tile(3, 2), "west": tile(2, 1)},
    }
    assert meaning(match, 0) == {
        f"{verb} {direction}": {"direction": direction, "to": to} for direction, to in beside[card].items()
    }


def test_hh_32_a_step_onto_the_exit_is_told_as_such() -> None:
    match = maze(exit="southeast east")
    stand(match, Ada="6 6")
    deal(match, Ada="move 1")
    assert meaning(match, 0)["move east"] == {"direction": "east", "to": place("exit", 6, 7)}
    assert meaning(match, 0)["move south"] == {"direction": "south", "to": None}


def test_hh_42_whom_one_may_trade_places_with_is_told_with_where_they_stand() -> None:
    match = maze(players=4, entrance="northwest north")
    stand(match, Ada="1 1", Ben="2 2", Cleo="6 5")
    deal(match, Ada="switch places")
    where = [tile(1, 1), tile(2, 2), tile(6, 5), place("entrance", 0, 1)]
    assert list(meaning(match, 0).values()) == [
        {"seat": name, "to": spot} for name, spot in zip(match.names, where, strict=True)
    ]


def test_hh_43_hh_44_a_turn_is_told_with_the_tile_and_the_way() -> None:
    match = maze()
    deal(match, Ada="rotate 90", Ben="rotate 180")
    assert meaning(match, 0)["rotate 2 5 left"] == {"tile": pick(2, 5), "way": "left"}
    assert meaning(match, 0)["rotate 6 6 right"] == {"tile": pick(6, 6), "way": "right"}
    play(match, "rotate 2 5 left")
    assert meaning(match, 1)["rotate 2 5 around"] == {"tile": pick(2, 5)}


def test_hh_45_two_tiles_are_told_and_none_outside_the_house() -> None:
    match = maze()
    deal(match, Ada="switch 2 tiles")
    told = meaning(match, 0)
    assert told["switch 2 3 with 3 2"] == {"tile": pick(2, 3), "other": pick(3, 2)}
    assert told["switch 1 6 with 1 7"] == {"tile": pick(1, 6), "other": None}
    assert told["switch 6 1 with 7 0"] == {"tile": pick(6, 1), "other": None}


def test_hh_47_hh_48_a_doorway_and_a_trap_door_are_told() -> None:
    match = maze(trap_doors="1 3, 3 1")
    stand(match, Ada="2 2")
    deal(match, Ada="trap door", Ben="move exit")
    assert meaning(match, 0)["drop 3 1"] == {"tile": pick(3, 1)}
    play(match, "drop 3 1")
    southwest = {"corner": "southwest", "edge": "west", **pick(6, 0)}
    assert meaning(match, 1)["exit southwest west"] == {"doorway": southwest}


# All of it


@pytest.mark.parametrize("players", [2, 6])
def test_hh_70_what_is_told_with_a_question_keeps_to_its_schema_and_is_the_same_from_the_view(players: int) -> None:
    game, names, met = find(ID), NAMES[:players], set()
    for g, seat, answer in every_answer(game, players, "meanings", {"turns": 12}):
        row, seen = game.question(g), view(g, seat)
        _, form, _ = row.form(g, seat, answer)
        for kinds, told, again in (
            (row.about, row.asked(g, seat, names), row.asked(seen, seat, names)),
            (form.kinds, row.arguments(g, seat, answer, names), row.arguments(seen, seat, answer, names)),
        ):
            assert told == again
            assert [*told] == [kind.name for kind in kinds]
            for kind in kinds:
                Draft202012Validator(kind.schema).validate(told[kind.name])
        met.add(row.name)
    assert met >= {each.name for each in game.questions if each.name != "switch places"}
