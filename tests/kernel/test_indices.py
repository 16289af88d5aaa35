"""No index in rule code is negative: compiled code does not count from the end of a row."""

from typing import Any

import pytest

from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.driver import INSTINCT, RANDOM
from gloaming.kernel.game import Game
from gloaming.kernel.seats import MOST_SEATS
from gloaming.kernel.sight import view
from houses import CAPPED, DEPTH, IDS, TABLES

GAMES = 4 * DEPTH
FARTHEST = 84  # answers after which the last game's gaps are guessed, the others' before


class Row(list[Any]):
    """A row that refuses to be counted from its end."""

    def __getitem__(self, place: Any) -> Any:
        assert isinstance(place, slice) or place >= 0, "a negative index"
        return super().__getitem__(place)

    def __setitem__(self, place: Any, value: Any) -> None:
        assert place >= 0, "a negative index"
        super().__setitem__(place, value)


def guarded(value: Any) -> Any:
    """Rows, grids and tables of constants as such rows."""
    return Row(map(guarded, value)) if isinstance(value, list | tuple) else value


def guard_state(g: Any) -> None:
    for name, depth in g.depths:
        if depth:
            setattr(g, name, guarded(getattr(g, name)))


def of_numbers(value: object) -> bool:
    """Whether it is a table of constants, and not one of functions."""
    return isinstance(value, tuple) and all(isinstance(part, int) or of_numbers(part) for part in value)


@pytest.mark.parametrize("bot", [RANDOM, INSTINCT], ids=["random", "instinct"])
@pytest.mark.parametrize(("game", "players"), TABLES, ids=IDS)
def test_no_index_in_the_rules_is_negative(game: Game, players: int, bot: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in game.sources:
        for name, value in list(vars(module).items()):
            if name.isupper() and of_numbers(value):
                monkeypatch.setattr(module, name, guarded(value))
    fresh, key, out = game.lay(players, CAPPED.get(game.id)), seed_key("indices"), [0] * (game.most_answers + 1)
    for number in range(GAMES):
        g = fresh.clone()
        guard_state(g)
        chance, minds = Luck(key, 2 * number), Luck(key, 2 * number + 1)
        game.moves.playout(g, chance, minds, [bot] * MOST_SEATS, out, FARTHEST * number // GAMES)
        seen = view(g, number % players, remembering=True)
        guard_state(seen)
        game.guess(seen, number % players, Luck(key, 2 * GAMES + number))
        game.moves.playout(g, chance, minds, [bot] * MOST_SEATS, out, 100_000)


def test_a_negative_index_is_found_out() -> None:
    with pytest.raises(AssertionError, match="negative"):
        guarded(((1, 2), (3, 4)))[0][-1]
    with pytest.raises(AssertionError, match="negative"):
        guarded([1, 2])[-1] = 3
