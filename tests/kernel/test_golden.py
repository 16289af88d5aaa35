"""The golden files say what the games do. `make golden` writes them anew when a change was meant."""

import pytest

import gloaming
from gloaming import Refusal
from golden import FOLDER, golden


@pytest.mark.parametrize(("path", "make"), [pytest.param(*pair, id=pair[0].name) for pair in golden()])
def test_golden_files_are_what_the_games_do_now(path, make):
    assert path.read_text(encoding="utf-8") == make()


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.record")), ids=lambda path: path.name)
def test_old_records_still_load_or_are_refused_by_their_version(path):
    kept = gloaming.read(path)
    if kept.rules == gloaming.find(kept.game).rules:
        assert gloaming.load(path).over
    else:
        with pytest.raises(Refusal, match=f"version {kept.rules}"):
            gloaming.load(path)
