"""The documents are true: their snippets run, and the game that they build is a whole one."""

import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.bots import find_bot, play_for
from gloaming.kernel import record
from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.driver import INSTINCT
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.seats import MOST_SEATS, SPECTATOR, UNKNOWN
from gloaming.kernel.sight import view
from gloaming.kernel.speech import notation_of, parse
from gloaming.kernel.state import cells
from gloaming.lab.dialect import faults
from guide import blocks, moved_in

HOME = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def last_candle(guide_site: Path) -> Iterator[Game]:
    """The game of docs/adding-a-game.md."""
    with moved_in(guide_site):
        yield gloaming.find("last-candle")


def test_the_game_of_the_guide_can_be_played_to_the_end_and_replayed(last_candle: Game) -> None:
    for players in last_candle.seats:
        match = Match(last_candle, players, seed="guide")
        bot = find_bot("instinct")
        while not match.over:
            seat = match.seat(match.asked[0])
            bot.sit(last_candle, seat, f"minds {match.step}")
            play_for(match, seat, bot)
        assert match.result["winners"]
        assert record.replay(record.read(record.write(match)), last_candle).state == match.state


def test_the_game_of_the_guide_keeps_the_laws(last_candle: Game) -> None:
    match = Match(last_candle, 4, seed="laws")
    while not match.over:
        seat = match.seat(match.asked[0])
        for viewer in (0, 1, 2, 3, SPECTATOR):
            guessed = view(match.state, viewer, remembering=True)
            last_candle.guess(guessed, viewer, Luck(seed_key("guess"), match.step))
            assert UNKNOWN not in cells(guessed)
            assert view(guessed, viewer) == view(match.state, viewer)
        for answer in last_candle.legal(match.state, seat):
            text = notation_of(last_candle, match.state, seat, answer, match.names)
            assert parse(last_candle, match.state, seat, text, match.names) == answer
        match.answer(seat, match.answers(seat)[-1])
    assert all(sentence.endswith(".") for sentence in match.news())
    assert "**LC-4**" in last_candle.rulebook()


def test_the_game_of_the_guide_is_in_the_dialect_and_compiles(last_candle: Game) -> None:
    assert [fault for module in last_candle.sources for fault in faults(module)] == []
    pytest.importorskip("numba")
    bulk = importlib.import_module("gloaming.lab.bulk")
    fresh, key = last_candle.lay(3), seed_key("twins")
    compiled = bulk.Bulk(last_candle, fresh, [INSTINCT] * MOST_SEATS, "twins")
    for number in range(200):
        g = fresh.clone()
        lucks = Luck(key, 2 * number), Luck(key, 2 * number + 1)
        answers = last_candle.moves.playout(g, *lucks, [INSTINCT] * MOST_SEATS, [0] * 9, 1000)
        took, ends = compiled.play(number, 1, 1000)
        assert took[0] == answers
        assert ends[0, :3, 1].tolist() == g.score[:3]


def python_pages() -> list[str]:
    return [page for page in ("README.md", "docs/python.md", "docs/bots.md") if (HOME / page).exists()]


@pytest.mark.parametrize("page", python_pages())
def test_the_examples_of_a_page_run_in_order(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = [text for kind, name, text in blocks(page) if kind == "python" and not name]
    assert found
    space: dict[str, Any] = {}
    for text in found:
        exec(compile(text, page, "exec"), space)


def test_the_example_of_the_package_is_true() -> None:
    told = subprocess.run([sys.executable, "-m", "doctest", HOME / "src/gloaming/__init__.py"], check=False)
    assert told.returncode == 0


def links(page: Path) -> list[str]:
    return re.findall(r"(?:\]\(|src=\")(?!http|#)([^)#\"]+)", page.read_text(encoding="utf-8"))


def test_every_link_between_documents_leads_somewhere() -> None:
    pages = [*HOME.glob("*.md"), *(HOME / "docs").rglob("*.md")]
    for page in pages:
        for link in links(page):
            assert (page.parent / link).exists(), f"{page.name} points to {link}"
