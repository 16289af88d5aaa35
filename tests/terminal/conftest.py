"""What tests of the terminal are given: an empty folder, and an evening at a keyboard."""

from pathlib import Path
from typing import Any

import pytest

import gloaming
from keyboards import DONT_GO_IN, Begin, Evening


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def evening(capsys: pytest.CaptureFixture[str]) -> Begin:
    def begin(
        game_id: str = DONT_GO_IN,
        players: int = 3,
        seed: str = "x",
        people: int = 1,
        options: dict[str, Any] | None = None,
        language: str = "en",
    ) -> Evening:
        match = gloaming.start(game_id, players, options, seed)
        return Evening(capsys, match, people, language)

    return begin
