"""Games of other packages: the one of docs/adding-a-game.md, installed from outside of the house, and wrong ones."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

import gloaming
from gloaming.bots import find_bot, play_for
from gloaming.client import Mirror
from gloaming.kernel.catalogue import words_of
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal
from guide import HOME, commands, moved_in, run
from servers import company, play_on, serving, tell

GAME = "last-candle"
HOUSE = ["dont-go-in-there", "haunting-house", "haunted", "haunted-destinies"]  # as they are listed


@pytest.fixture
def lodger(guide_site: Path) -> Iterator[Game]:
    """The game of the guide, moved in."""
    with moved_in(guide_site):
        yield gloaming.find(GAME)


def typed(site: Path, command: str, *, said: str = "") -> str:
    """What a line prints where the game is installed; it may not fail."""
    ran = run(f"printf '{said}' | {command}", HOME, PYTHONPATH=str(site), LC_ALL="C")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


# Found


def test_a_game_of_another_package_is_listed_after_those_of_the_house(guide_site: Path) -> None:
    assert [game.id for game in gloaming.games()] == HOUSE
    with pytest.raises(Refusal, match=f'no game "{GAME}"'):
        gloaming.find(GAME)
    with moved_in(guide_site):
        assert [game.id for game in gloaming.games()] == [*HOUSE, GAME]
        assert gloaming.find(GAME) is gloaming.games()[-1]
        with pytest.raises(Refusal, match=f'no game "tiddlywinks"; .*haunting-house, {GAME}'):
            gloaming.find("tiddlywinks")
    assert [game.id for game in gloaming.games()] == HOUSE


@pytest.mark.parametrize(
    ("wanted", "imported"),
    [("gloaming.find('haunted')", set()), ("gloaming.find('last-candle')", {"importlib.metadata", "last_candle"})],
)
def test_packages_are_looked_through_only_for_a_game_that_is_not_of_the_house(
    guide_site: Path, wanted: str, imported: set[str]
) -> None:
    program = f"import sys, gloaming; {wanted}; print(*sys.modules)"
    with moved_in(guide_site):
        told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert {"importlib.metadata", "last_candle"} & {*told.split()} == imported


# Played


def test_bots_play_it_to_its_end(lodger: Game) -> None:
    for players in lodger.seats:
        match = Match(lodger, players, seed="lodger")
        bots = [find_bot(name) for name in ("instinct", "random", "search:20", "instinct")][:players]
        for seat, bot in enumerate(bots):
            bot.sit(lodger, seat, f"lodger {seat}")
        while not match.over:
            seat = match.seat(match.asked[0])
            play_for(match, seat, bots[seat])
        assert match.result["winners"]


@pytest.mark.parametrize("command", commands()[1:])
def test_every_line_of_the_guide_does_what_it_says(guide_site: Path, command: str) -> None:
    wanted = {"games": GAME, "simulate": "1,000 games", "fuzz": "no law broken", "words": "whole", "dialect": "keeps"}
    assert next(words for name, words in wanted.items() if name in command) in typed(guide_site, command)


def test_it_is_played_and_kept_in_the_terminal(guide_site: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    begun = typed(guide_site, f"gloaming play {GAME} --seed 1", said=f"1\\nsave {kept}\\nquit\\n")
    assert "How many of the" in begun
    assert "Ada snuffed a candle." in begun
    ended = typed(guide_site, f"gloaming play --load {kept} --humans 0")
    assert "shivered in the dark" in ended


def test_it_is_played_in_a_tournament(guide_site: Path) -> None:
    bots = "--bots instinct,random --games 4 --processes 2"
    assert "4 games" in typed(guide_site, f"gloaming tournament {GAME} --players 2 {bots}")


def test_it_is_played_at_a_server_to_its_end(lodger: Game, tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as running:
        guest = running.guest()
        assert [each["id"] for each in guest.call("GET", "/api/games?language=de")] == [*HOUSE, GAME]
        assert "**LC-4**" in guest.call("GET", f"/api/games/{GAME}/rulebook")
        assert "question-snuff" in guest.call("GET", f"/api/games/{GAME}/words/de?parts=game,scene")
        table, (ada, ben) = company(running.url, GAME, ["Ada", "Ben"], bots=1)

        async def played() -> tuple[Mirror, ...]:
            mirrors = Mirror(), Mirror()
            await asyncio.gather(play_on(ada, table, mirrors[0]), play_on(ben, table, mirrors[1]))
            return mirrors

        assert all(mirror.over for mirror in tell(played()))
        assert ada.call("GET", f"/api/tables/{table}/replay")["steps"]


# What can be wrong


MovesIn = Callable[..., AbstractContextManager[None]]


@pytest.fixture
def moves_in(guide_site: Path, tmp_path: Path) -> MovesIn:
    """Lets packages of one module each move in beside the game of the guide; each names a game in its entry points."""

    @contextmanager
    def move_in(*packages: tuple[str, str, str]) -> Iterator[None]:
        for package, game, module in packages:
            info = tmp_path / f"{package}-1.0.dist-info"
            info.mkdir()
            (tmp_path / f"{package}.py").write_text(module)
            (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
            (info / "entry_points.txt").write_text(f"[gloaming.games]\n{game} = {package}:IT\n")
        with moved_in(guide_site, tmp_path):
            yield

    return move_in


def told_of(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log tells when games are listed again and again; those of the house and of the guide are there."""
    for _ in range(2):
        assert [game.id for game in gloaming.games()] == [*HOUSE, GAME]
    return [record.getMessage() for record in caplog.records]


def other(game_id: str) -> str:
    """A module with a game that is like the guide's, with another id."""
    return f"from last_candle import GAME\nIT = GAME.but(id={game_id!r})\n"


WORDLESS = """
from types import ModuleType
import last_candle
RULES = ModuleType("rules")
vars(RULES).update(vars(last_candle.rules), __file__=__file__)
IT = last_candle.GAME.but(id="wrong", sources=(RULES, last_candle.rules, last_candle.instinct))
"""
SILENT = """
from pathlib import Path
from types import ModuleType
import last_candle
RULES = ModuleType("rules")
vars(RULES).update(vars(last_candle.rules), __file__=__file__)
IT = last_candle.GAME.but(id="wrong", sources=(RULES, last_candle.rules, last_candle.instinct))
english = Path(__file__).parent / "words" / "en"
english.mkdir(parents=True)
(english / "rulebook.md").write_text("# Nothing")
(english / "game.ftl").write_text("title = Wrong\\nminutes = 2")
"""
WRONG = {
    "it cannot be imported": ("wrong", "import nothing_like_that", "\"No module named 'nothing_like_that'\""),
    "its import fails": ("wrong", "raise RuntimeError('The attic\\n is locked.')", '"The attic is locked"'),
    "it fails without a word": ("wrong", "assert False", '"AssertionError"'),
    "it is not there": ("wrong", "", "\"module 'wrong' has no attribute 'IT'\""),
    "it is no game": ("wrong", "IT = 'chess'", "this is no Game"),
    "it has another id": ("wrong", other("haunted"), 'its id is "haunted"'),
    "its id is none": ("Wrong Game", other("Wrong Game"), "an id has small letters, digits and single hyphens"),
    "it has no words": ("wrong", WORDLESS, "words/en/game.ftl and words/en/rulebook.md are not in it"),
    "it does not say what it is": ("wrong", SILENT, "words/en/game.ftl has no credit or blurb"),
}


@pytest.mark.parametrize("why", WRONG)
def test_one_that_is_wrong_is_refused_in_one_sentence_and_harms_no_other(
    moves_in: MovesIn, caplog: pytest.LogCaptureFixture, why: str
) -> None:
    game_id, module, fault = WRONG[why]
    with moves_in(("wrong", game_id, module)):
        for _ in range(2):
            with pytest.raises(Refusal) as refused:
                gloaming.find(game_id)
        sentence = f'The game "{game_id}" of another package (wrong:IT) cannot be played: {fault}.'
        assert str(refused.value) == sentence
        assert told_of(caplog) == [sentence]
        assert "anderen Paket" in refused.value.said("de")


def test_the_words_of_a_game_of_the_house_stay_its_own(moves_in: MovesIn) -> None:
    unlike = gloaming.find("haunted").catalogue_folder
    with moves_in(("wrong", "wrong", other("haunted"))):
        gloaming.games()
        assert words_of("haunted") == (unlike,)


@pytest.mark.parametrize("taken", ["haunted", GAME])
def test_an_id_that_is_taken_is_left_out_in_one_sentence(
    moves_in: MovesIn, caplog: pytest.LogCaptureFixture, taken: str
) -> None:
    with moves_in(("wrong", taken, other(taken))):
        assert told_of(caplog) == [
            f'The game "{taken}" of another package (wrong:IT) is left out: another game has this id.'
        ]
        assert gloaming.find(taken).setup.__module__.split(".")[-2] in ("last_candle", "rules")
        assert "wrong" not in sys.modules


def test_a_game_that_is_named_twice_alike_is_one(
    moves_in: MovesIn, guide_site: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with moves_in(("twin", GAME, "from last_candle import GAME as IT")):
        entry = "[gloaming.games]\nlast-candle = last_candle:GAME\n"
        next(iter(Path(sys.path[1]).glob("twin-*/entry_points.txt"))).write_text(entry)
        assert told_of(caplog) == []


def test_on_the_command_line_one_that_is_wrong_is_one_line(moves_in: MovesIn, tmp_path: Path) -> None:
    with moves_in(("wrong", "wrong", "IT = 'chess'")):
        listed, played = run("gloaming games", tmp_path), run("gloaming play wrong", tmp_path)
    assert (listed.returncode, played.returncode) == (0, 1)
    assert GAME in listed.stdout
    assert listed.stderr == played.stderr
    assert listed.stderr.count("\n") == 1
