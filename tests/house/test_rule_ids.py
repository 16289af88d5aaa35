"""Every rule has an id; every id stands in the rulebook, in the code and in the name of a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import gloaming
from gloaming.games import IDS
from gloaming.kernel.catalogue import ENGLISH, languages

TESTS = Path(__file__).parents[1]
TRANSLATED = [
    (game.id, language)
    for game in gloaming.games()
    for language in languages(game.catalogue_folder)
    if language != ENGLISH
]
IN_BOLD = re.compile(r"\*\*([A-Z]+-\d+)\*\*")


def numbered(prefix: str, *ranges: tuple[int, int]) -> list[str]:
    """Ids from the first to the last of each range."""
    return [f"{prefix}-{number}" for first, last in ranges for number in range(first, last + 1)]


# The ids of the rules pages.
EXPECTED = {
    "dont-go-in-there": numbered("DGIT", (1, 4), (10, 13), (20, 46), (50, 52)),
    "haunting-house": numbered("HH", (1, 2), (10, 12), (20, 25), (30, 32), (40, 49), (60, 60), (70, 70)),
    "haunted": numbered("HA", (1, 7), (10, 25), (30, 33), (40, 45), (50, 50), (60, 60)),
    "haunted-destinies": numbered(
        "HD",
        *((1, 7), (10, 16), (20, 26), (30, 30), (35, 35), (40, 40), (45, 46), (50, 50), (55, 56), (60, 66)),
        *((70, 74), (90, 92), (95, 95), (99, 99)),
    ),
}


@cache
def function_names() -> tuple[str, ...]:
    """The names of all test functions."""
    return tuple(
        node.name
        for path in sorted(TESTS.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    )


def untested(ids: Iterable[str], names: Iterable[str]) -> list[str]:
    """The ids after which no test is named."""
    starts = {rule: f"test_{rule.lower().replace('-', '_')}_" for rule in ids}
    every = list(names)
    return [rule for rule, start in starts.items() if not any(name.startswith(start) for name in every)]


def sources(game_id: str) -> str:
    """All source files of a game, as one text."""
    folder = Path(import_module(f"gloaming.games.{game_id.replace('-', '_')}").__path__[0])
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def uncited(ids: Iterable[str], text: str) -> list[str]:
    """The ids that a text does not cite."""
    return [rule for rule in ids if not re.search(rf"\b{rule}\b", text)]


def test_every_game_of_the_house_has_its_ids_here() -> None:
    assert list(EXPECTED) == [game.id for game in gloaming.games()]


@pytest.mark.parametrize("game_id", IDS)
def test_the_rulebook_has_every_id_once_and_in_order(game_id: str) -> None:
    assert IN_BOLD.findall(gloaming.find(game_id).rulebook()) == EXPECTED[game_id]


@pytest.mark.parametrize(("game_id", "language"), TRANSLATED)
def test_every_rulebook_has_the_ids_and_tables_of_the_english_one(game_id: str, language: str) -> None:
    english, other = (gloaming.find(game_id).rulebook(each) for each in (ENGLISH, language))
    assert english != other
    assert IN_BOLD.findall(other) == IN_BOLD.findall(english)
    for mark in (r"^#+ ", r"^\|", r"^- ", r"^> "):
        lines = [len(re.findall(mark, text, re.MULTILINE)) for text in (english, other)]
        assert lines[0] == lines[1], mark


def test_every_game_is_compared_in_german_and_the_one_that_has_it_in_french() -> None:
    assert {("dont-go-in-there", "fr"), *((game_id, "de") for game_id in IDS)} <= {*TRANSLATED}


@pytest.mark.parametrize("game_id", IDS)
def test_every_id_is_cited_in_the_code_and_no_other(game_id: str) -> None:
    text = sources(game_id)
    assert uncited(EXPECTED[game_id], text) == []
    prefix = EXPECTED[game_id][0].split("-")[0]
    assert set(re.findall(rf"\b{prefix}-\d+\b", text)) == set(EXPECTED[game_id])


@pytest.mark.parametrize("game_id", IDS)
def test_every_id_has_a_test_named_after_it(game_id: str) -> None:
    assert untested(EXPECTED[game_id], function_names()) == []


@pytest.mark.parametrize("game_id", IDS)
def test_no_test_is_named_after_an_id_that_there_is_not(game_id: str) -> None:
    prefix = EXPECTED[game_id][0].split("-")[0]
    found = {re.match(rf"test_{prefix.lower()}_(\d+)_", name) for name in function_names()}
    assert {f"{prefix}-{match[1]}" for match in found if match} <= set(EXPECTED[game_id])


def test_an_id_without_a_test_or_a_citation_is_found_out() -> None:
    names = ["test_dgit_10_a", "test_dgit_2x", "test_dgit_30", "test_hh_1_b"]
    assert untested(["DGIT-1", "DGIT-2", "DGIT-3", "DGIT-10", "HH-1"], names) == ["DGIT-1", "DGIT-2", "DGIT-3"]
    assert uncited(["DGIT-1", "DGIT-10", "HH-1"], "DGIT-10 and XHH-1") == ["DGIT-1", "HH-1"]
    assert "test_an_id_without_a_test_or_a_citation_is_found_out" in function_names()
