"""The golden files say what the games do. `make golden` writes them anew when a change was meant."""

from pathlib import Path

import pytest

import gloaming
from gloaming import Refusal
from golden import FOLDER, MOST_WAYS, golden
from houses import DEPTH

WAYS = min(MOST_WAYS, MOST_WAYS // 4 * DEPTH)  # censuses are held to their first lines, in `make soak` to all
NOW = {path.name: (path.read_text(encoding="utf-8"), make) for path, make in golden(WAYS)}


@pytest.mark.parametrize("name", NOW)
def test_golden_files_are_what_the_games_do_now(name: str) -> None:
    kept, make = NOW[name]
    made = make()
    assert made
    assert made == (kept[: len(made)] if "census" in name else kept)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.record")), ids=lambda path: path.name)
def test_old_records_still_load_or_are_refused_by_their_version(path: Path) -> None:
    kept = gloaming.read(path)
    if kept.rules == gloaming.find(kept.game).rules:
        assert gloaming.load(path).over
    else:
        with pytest.raises(Refusal, match=f"version {kept.rules}"):
            gloaming.load(path)
