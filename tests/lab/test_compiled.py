"""Compiled and interpreted games agree in every cell."""

import subprocess
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import gloaming
from gloaming.kernel.chance import Luck, below, seed_key
from gloaming.kernel.driver import INSTINCT, RANDOM
from gloaming.kernel.game import Game
from gloaming.kernel.seats import CHANCE_ALONE, MOST_SEATS, first_asked
from gloaming.kernel.sight import view
from gloaming.kernel.state import cells, pack, unpack
from gloaming.lab.simulate import simulate
from houses import CAPPED, DEPTH, IDS, TABLES

np = pytest.importorskip("numpy")
numba = pytest.importorskip("numba")
from gloaming.lab.bulk import Bulk, Stepper  # noqa: E402
from gloaming.twins import compiled  # noqa: E402

GAMES = 48 * DEPTH  # at each table, between random bots
INSTINCT_GAMES = 8 * DEPTH
at_every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=IDS)


def interpreted(game: Game, fresh: Any, seed: str, number: int, bot: int) -> tuple[Any, int]:
    g, key = fresh.clone(), seed_key(seed)
    out = [0] * (game.most_answers + 1)
    answers = game.moves.playout(g, Luck(key, 2 * number), Luck(key, 2 * number + 1), [bot] * MOST_SEATS, out, 10**6)
    return g, answers


@at_every_table
@pytest.mark.parametrize(("bot", "games"), [(RANDOM, GAMES), (INSTINCT, INSTINCT_GAMES)], ids=["random", "instinct"])
def test_compiled_and_interpreted_games_agree_in_every_cell(game: Game, players: int, bot: int, games: int) -> None:
    fresh = game.lay(players, CAPPED.get(game.id))
    bulk = Bulk(game, fresh, [bot] * MOST_SEATS, "twins")
    for number in range(games // 8 if game.id == "haunted-destinies" else games):
        g, answers = interpreted(game, fresh, "twins", number, bot)
        took, ends, table = bulk.play_and_keep(number, 1, 10**6)
        assert took[0] == answers
        assert cells(unpack(game.state, table.tobytes())) == cells(g)
        assert ends[0, :players].tolist() == [list(end) for end in zip(g.place, g.score, strict=True)][:players]


@at_every_table
def test_stepping_agrees_with_the_interpreted_game_after_every_answer(game: Game, players: int) -> None:
    stepper, luck = Stepper(game, players, CAPPED.get(game.id), seed="steps"), Luck(seed_key("steps"))
    g, choices = game.lay(players, CAPPED.get(game.id)), Luck(seed_key("choices"))
    while True:
        while g.asked == CHANCE_ALONE:
            game.moves.apply(g, 8, below(luck, g.width))
        assert cells(stepper.state) == cells(g)
        if g.over:
            break
        legal = game.legal(g, first_asked(g))
        assert list(stepper.legal[: stepper.count]) == legal
        answer = legal[below(choices, len(legal))]
        game.moves.apply(g, first_asked(g), answer)
        stepper.step(answer)
    assert stepper.count == 0


@at_every_table
def test_a_clone_goes_on_as_the_game_did(game: Game, players: int) -> None:
    stepper = Stepper(game, players, CAPPED.get(game.id), seed="clones")
    for _ in range(10):
        stepper.step(stepper.legal[0])
    kept, seen = stepper.clone(), []
    for _ in range(2):
        stepper.restore(kept)
        while stepper.count:
            stepper.step(stepper.legal[0])
        seen.append(cells(stepper.state))
    assert seen[0] == seen[1]


@cache
def compiled_guess(game: Game) -> Any:
    """A game's guess by itself, compiled once for all player counts."""
    space = vars(compiled.twins(game))
    begin, guess = space["begin"], space["guess"]

    @numba.njit  # type: ignore[untyped-decorator]
    def fill(tables: Any, seat: int, lucks: Any, key: Any) -> None:
        begin(lucks[0], key, 5)
        guess(tables[0], seat, lucks[0])

    return fill


@at_every_table
def test_a_compiled_guess_is_the_interpreted_one(game: Game, players: int) -> None:
    fill = compiled_guess(game)
    tables, lucks = (
        np.zeros(1, compiled.record(game.state)).view(np.recarray),
        np.zeros(1, compiled.LUCK).view(np.recarray),
    )
    fresh, key = game.lay(players, CAPPED.get(game.id)), seed_key("guess")
    for number in range(3):
        g = fresh.clone()
        game.moves.playout(g, Luck(key, number), Luck(key, number + 9), [RANDOM] * MOST_SEATS, [0] * 1000, 30)
        for seat in range(players):
            seen = view(g, seat, remembering=True)
            tables[0] = np.frombuffer(pack(seen), compiled.record(game.state))[0]
            fill(tables, seat, lucks, np.array(key, np.int64))
            game.guess(seen, seat, Luck(key, 5))
            assert cells(unpack(game.state, tables.tobytes())) == cells(seen)


def test_the_same_games_are_played_whatever_the_threads_and_the_carrier() -> None:
    game = gloaming.find("dont-go-in-there")
    tallies = [
        simulate(game, 3, 120, [RANDOM] * 3, seed="same", threads=1, interpreted=True),
        simulate(game, 3, 120, [RANDOM] * 3, seed="same", threads=1),
        simulate(game, 3, 120, [RANDOM] * 3, seed="same", threads=3),
    ]
    told = [
        {key: value for key, value in tally.summary().items() if "second" not in key and key != "compiled"}
        for tally in tallies
    ]
    for key in ("games", "answers", "nobody_won", "unfinished"):
        assert told[0][key] == told[1][key]
    for one, other in zip(told[0]["seats"], told[1]["seats"], strict=True):
        assert [one["wins"], one["score_mean"]] == pytest.approx([other["wins"], other["score_mean"]])
    assert told[1] == told[2]


def test_a_state_is_under_a_kilobyte_and_that_of_the_moor_under_four() -> None:
    for game in gloaming.games():
        assert len(pack(game.lay(game.seats.start))) < (4000 if game.id == "haunted-destinies" else 1000)
        assert compiled.record(game.state).itemsize == len(pack(game.lay(game.seats.start)))


def test_the_cache_folder_hangs_on_every_source(tmp_path: Path) -> None:
    program = "import gloaming; from gloaming.twins.compiled import *; print(*map(fingerprint, gloaming.games()))"
    package = tmp_path / "gloaming"
    subprocess.run(["cp", "-r", str(Path(gloaming.__file__).parent), str(package)], check=True)

    def told() -> list[str]:
        run = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True)
        return run.stdout.split()

    first = told()
    assert told() == first
    seen, now = {*first}, first
    for source in ("parts.py", "rules/turn.py", "bots/instinct.py"):
        spoil(package / "games" / "dont_go_in_there" / source)
        before, now = now, told()
        assert [one == other for one, other in zip(before, now, strict=True)] == [False, True, True, True]
        assert now[0] not in seen
        seen |= {*now}
    spoil(package / "kernel" / "seats.py")
    assert not set(told()) & seen


def spoil(path: Path) -> None:
    """Change a source without changing what it does."""
    path.write_text(path.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")


def test_a_name_that_means_two_things_is_refused() -> None:
    game = gloaming.find("dont-go-in-there")
    strange = ModuleType("strange")
    vars(strange)["ROOMS"] = 99
    with pytest.raises(gloaming.Refusal, match="two things"):
        compiled.namespace(compiled_with(game, strange))


def compiled_with(game: Game, module: ModuleType) -> Game:
    return game.but(sources=(*game.sources, module))
