"""Bots: found by name, honest, and open to those of other packages."""

import inspect
import json
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import gloaming
from gloaming import Refusal
from gloaming.bots import HABITS, LEVELS, Bot, bot_label, bot_names, find_bot, play_for, search, seed_for_bots
from gloaming.bots.bot import Habitual
from gloaming.bots.levels import Level
from gloaming.bots.search import Search, Thought
from gloaming.cli import main
from gloaming.kernel.catalogue import languages
from gloaming.kernel.chance import commitment, seed_key
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.seats import UNKNOWN
from gloaming.kernel.sight import view
from gloaming.kernel.state import cells
from gloaming.lab import tournament
from gloaming.terminal import client
from houses import CAPPED, IDS, TABLES, seated, wander

GAME = gloaming.find("dont-go-in-there")
at_every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=IDS)


@pytest.fixture
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every thought is a very short one, in plain Python."""
    ponder = Thought.ponder
    monkeypatch.setattr(Thought, "ponder", lambda self, iterations: ponder(self, min(iterations, 2)))
    monkeypatch.setattr(search, "compiled_is_ready", lambda game: False)
    monkeypatch.setattr(search, "think_for", lambda thought, seconds: thought.ponder(2))
    monkeypatch.setattr(search, "MOST_NODES", 500)


def played(game: Game, players: int, bots: Sequence[Bot], seed: str = "a game") -> Match:
    """A whole game between bots."""
    match = Match(game, players, CAPPED.get(game.id) if players > 1 else {}, seed)
    for seat, bot in enumerate(bots):
        bot.sit(game, seat, seed_for_bots(seed))
    for _ in range(20_000):
        if match.over:
            return match
        seat = seated(match)[0]
        legal = game.legal(match.state, seat)
        assert play_for(match, seat, bots[seat]) in legal
    raise AssertionError("this game does not end")


# What a bot is


def test_a_bot_has_two_methods() -> None:
    methods = [name for name, value in vars(Bot).items() if inspect.isfunction(value) and not name.startswith("_")]
    assert methods == ["sit", "answer"]


@pytest.mark.parametrize("name", bot_names())
def test_every_bot_that_is_named_can_be_found_and_plays_a_whole_legal_game(name: str, in_haste: None) -> None:
    bots = [find_bot(name), find_bot(name)]
    assert bots[0] is not bots[1]
    assert played(GAME, 2, bots).result["winners"]


@at_every_table
@pytest.mark.parametrize("name", HABITS)
def test_bots_that_do_not_think_play_every_game_at_every_table(game: Game, players: int, name: str) -> None:
    assert played(game, players, [find_bot(name) for _ in range(players)]).over


@pytest.mark.parametrize("game_id", ["haunting-house", "haunted"])
def test_bots_that_think_play_to_the_end(game_id: str, in_haste: None) -> None:
    assert played(gloaming.find(game_id), 3, [find_bot("search:7") for _ in range(3)]).over


@pytest.mark.parametrize("name", ["random", "instinct", "search:5"])
def test_the_same_seed_gives_the_same_game(name: str, in_haste: None) -> None:
    games = [played(GAME, 3, [find_bot(name) for _ in range(3)], seed) for seed in ("one", "one", "two")]
    assert games[0].log == games[1].log != games[2].log


def test_two_bots_with_the_same_habit_do_not_answer_in_step() -> None:
    keys = set()
    for seat in range(2):
        bot = find_bot("random")
        bot.sit(GAME, seat, "the same seed")
        assert isinstance(bot, Habitual)
        keys.add(tuple(bot.minds.key))
    assert len(keys) == 2


def test_a_search_is_named_by_its_iterations_or_milliseconds() -> None:
    def effort(name: str) -> tuple[int, int]:
        bot = find_bot(name)
        assert isinstance(bot, search.Search)
        return bot.iterations, bot.milliseconds

    assert effort("search:2000") == (2000, 0)
    assert effort("search:500ms") == (0, 500)
    assert effort("search:1") == (1, 0)
    assert effort("search:60000ms") == (0, 60_000)
    assert effort("search:1000000") == (1_000_000, 0)


# Names that are none

BAD_NAMES = [
    *("", " ", "owlet", "Random", " random", "random ", "moth\n", "search", "search:", "search:ms", "search:0"),
    *("search:-1", "search:+5", "search:0ms", "search:-1ms", "search:1.5", "search:1e3", "search: 5", "search:5 ms"),
    *("search:99999999999", "search:1000001", "search:60001ms", "search:99999999999ms", "search:٣", "search:5s"),
    *("SEARCH:5", "search:5MS", "search:5ms\n", "search:5,random", "a" * 5000, "\x1b[31mred", "search:\x1b[31m"),
]


@pytest.mark.parametrize("name", BAD_NAMES, ids=lambda name: ascii(name[:20]))
def test_a_name_that_is_none_gets_one_sentence(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        find_bot(name)
    told = str(caught.value)
    assert told.endswith(".")
    assert told.isprintable()
    assert len(told) < 400
    assert "search:" in told, "it says what can be asked for instead"


@pytest.mark.parametrize("name", BAD_NAMES[:12], ids=lambda name: ascii(name[:20]))
@pytest.mark.parametrize("command", ["tournament", "play"])
def test_a_name_that_is_none_gets_one_sentence_on_the_command_line_and_nothing_else(command: str, name: str) -> None:
    words = ["--bots", f"random,{name}"] if command == "tournament" else ["--bot", name]
    ran = CliRunner().invoke(main, [command, GAME.id, *words])
    assert ran.exit_code == 1, ran.output
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    assert ran.stderr.rstrip().endswith(".")


# Levels


def test_levels_have_names_of_their_own() -> None:
    names = [level.name for level in LEVELS]
    assert len(set(names)) == len(names)
    assert not set(names) & set(HABITS)
    assert all(re.fullmatch("[a-z]+", name) for name in names)


@pytest.mark.parametrize("level", LEVELS, ids=[level.name for level in LEVELS])
@pytest.mark.parametrize("language", languages())
def test_a_level_has_one_sentence(level: Level, language: str) -> None:
    sentence = level.sentence(language)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert ". " not in sentence, "one sentence, not two"


def test_a_level_has_a_name_in_every_language() -> None:
    assert [level.label("de") for level in LEVELS] == ["Motte", "Laterne", "Eule", "Medium", "Phantom"]
    assert [level.label() for level in LEVELS] == [level.name.capitalize() for level in LEVELS]


@pytest.mark.parametrize("level", LEVELS, ids=[level.name for level in LEVELS])
def test_a_level_is_a_bot_that_there_is(level: Level) -> None:
    by_level, by_name = find_bot(level.name), find_bot(level.bot)
    assert type(by_level) is type(by_name)
    assert vars(by_level) == vars(by_name)


def test_the_weakest_level_is_beatable_and_the_strongest_thinks_no_longer_than_a_second() -> None:
    assert LEVELS[0].bot == "random"
    thinking = [bot.milliseconds for bot in (find_bot(level.name) for level in LEVELS) if isinstance(bot, Search)]
    assert thinking == sorted(set(thinking))
    assert 0 < thinking[0] <= thinking[-1] <= 1000


def test_bots_are_called_by_their_level_and_otherwise_as_they_are_typed() -> None:
    called = [bot_label(name, "de") for name in ("moth", "random", "search:9", "lodger")]
    assert called == ["Motte", "Motte", "search:9", "lodger"]


def test_levels_and_names_are_listed() -> None:
    said = CliRunner().invoke(main, ["bots"]).stdout
    assert all(level.name in said and level.sentence() in said for level in LEVELS)
    assert all(name in said for name in bot_names())
    levels = [{"name": level.name, "sentence": level.sentence(), "bot": level.bot} for level in LEVELS]
    listed = json.loads(CliRunner().invoke(main, ["bots", "--json"]).stdout)
    assert listed == {"levels": levels, "bots": bot_names()}


def test_the_bots_are_listed_in_the_readers_language() -> None:
    said = CliRunner().invoke(main, ["bots", "--language", "de"]).stdout
    for level in LEVELS:
        assert f"{level.name:10} {level.label('de'):10} {level.sentence('de')}" in said
    assert "Weitere Namen: random, instinct" in said


# Bots are given a view, never a table


class Spy:
    """Answers the first that is legal, keeps what it was given, and scribbles all over it."""

    def __init__(self) -> None:
        self.given: list[Any] = []

    def sit(self, game: Game, seat: int, seed: str) -> None:
        self.game, self.seat, self.seed = game, seat, seed

    def answer(self, seen: Any) -> int:
        self.given.append(seen.clone())
        answer = self.game.legal(seen, self.seat)[0]
        for name, field in type(seen).fields.items():
            for line in [getattr(seen, name)] if len(field.shape) == 1 else getattr(seen, name) if field.shape else []:
                line[:] = [0] * field.shape[-1]
        return answer


@at_every_table
def test_a_bot_is_given_what_its_seat_sees_and_remembers(game: Game, players: int) -> None:
    for match in wander(game, players, "spied upon", most=60):
        for seat in seated(match)[:1]:
            spy = Spy()
            spy.sit(game, seat, "seed")
            play_for(apart(match), seat, spy)
            assert spy.given == [view(match.state, seat, remembering=True)]


@at_every_table
def test_a_bot_that_scribbles_on_its_view_changes_nothing_in_the_state(game: Game, players: int) -> None:
    for match in wander(game, players, "scribbled upon", most=40):
        for seat in seated(match)[:1]:
            spy, other, expected = Spy(), apart(match), match.state.clone()
            spy.sit(game, seat, "seed")
            game.moves.apply(expected, seat, play_for(other, seat, spy))
            assert cells(other.state) == cells(expected)


def apart(match: Match) -> Match:
    """The same table once more, where chance waits."""
    other = Match(match.game, match.names, match.options, committed="f" * 64)
    other.state = match.state.clone()
    return other


def hidden_somewhere(seen: Any) -> bool:
    return UNKNOWN in cells(seen)


@pytest.fixture
def spies(monkeypatch: pytest.MonkeyPatch) -> list[Spy]:
    """Every bot that is looked for is a spy."""
    made: list[Spy] = []

    def find(name: str) -> Spy:
        made.append(Spy())
        return made[-1]

    for module in (tournament, client):
        monkeypatch.setattr(module, "find_bot", find)
    return made


@pytest.mark.parametrize("game_id", ["haunting-house", "haunted", "dont-go-in-there"])
def test_bots_of_a_tournament_are_given_views(game_id: str, spies: list[Spy]) -> None:
    options = gloaming.find(game_id).check_options(CAPPED.get(game_id), 2)
    tournament.play(tournament.Pairing(game_id, options, "s", 0, ("a", "b")))
    assert all(spy.given for spy in spies)
    assert all(any(map(hidden_somewhere, spy.given)) for spy in spies)
    for spy in spies:
        for seen in spy.given:
            assert view(seen, spy.seat, remembering=True) == seen, "what is hidden from this seat is hidden already"


def test_bots_at_a_terminal_are_given_views_and_not_the_seed(spies: list[Spy]) -> None:
    ran = CliRunner().invoke(main, ["play", GAME.id, "--humans", "0", "--players", "2", "--seed", "open secret"])
    assert ran.exit_code == 0, ran.output
    assert len(spies) == 2
    assert all(spy.given and any(map(hidden_somewhere, spy.given)) for spy in spies)
    assert {spy.seed for spy in spies} == {seed_for_bots("open secret")}


# What bots are told of the seed


@pytest.mark.parametrize("seed", ["", "0", "a windy night", "ein stürmischer Abend", "x" * 1000])
def test_bots_are_told_nothing_from_which_the_seed_or_chances_answers_follow(seed: str) -> None:
    told = seed_for_bots(seed)
    assert told == seed_for_bots(seed)
    assert re.fullmatch("[0-9a-f]{64}", told)
    assert told not in (seed, commitment(seed))
    assert seed_key(told) != seed_key(seed)
    assert told != "".join(f"{word:08x}" for word in seed_key(seed))
    assert len(seed) < 2 or seed not in told


def test_other_seeds_tell_bots_something_else() -> None:
    assert len({seed_for_bots(str(number)) for number in range(1000)}) == 1000


def test_bots_of_a_tournament_are_not_told_what_the_deals_are_made_of(spies: list[Spy]) -> None:
    tournament.play(tournament.Pairing(GAME.id, GAME.check_options({}, 2), "s", 3, ("a", "b")))
    for spy in spies:
        assert seed_key(spy.seed) != seed_key("s deal 3")
        assert seed_key(f"{spy.seed} {spy.seat}") != seed_key("s deal 3")
        assert "deal" not in spy.seed


# Bots of other packages


LODGER = """
class Lodger:
    def sit(self, game, seat, seed):
        self.game, self.seat = game, seat

    def answer(self, seen):
        return {answer}
"""


@pytest.fixture
def moved_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Installs a bot of another package."""

    def move_in(answer: str = "self.game.legal(seen, self.seat)[0]", *, points_to: str = "lodger:Lodger") -> None:
        folder = tmp_path / "site"
        info = folder / "lodger-1.0.dist-info"
        info.mkdir(parents=True)
        (folder / "lodger.py").write_text(LODGER.format(answer=answer))
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lodger\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[gloaming.bots]\nlodger = {points_to}\n")
        monkeypatch.syspath_prepend(str(folder))
        monkeypatch.delitem(sys.modules, "lodger", raising=False)

    return move_in


def test_a_bot_of_another_package_is_found_by_its_entry_point(moved_in: Callable[..., None]) -> None:
    assert "lodger" not in bot_names()
    moved_in()
    assert "lodger" in bot_names()
    assert played(GAME, 2, [find_bot("lodger"), find_bot("random")]).over


def test_a_bot_of_another_package_is_listed(moved_in: Callable[..., None]) -> None:
    moved_in()
    assert "lodger" in CliRunner().invoke(main, ["bots"]).stdout


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_bot_of_another_package_plays_in_a_tournament(moved_in: Callable[..., None], processes: str) -> None:
    moved_in()
    words = ["tournament", GAME.id, "--players", "2", "--bots", "lodger,random", "--games", "4", "--json"]
    ran = CliRunner().invoke(main, [*words, "--processes", processes])
    assert ran.exit_code == 0, ran.output
    assert {bot["bot"]: bot["games"] for bot in json.loads(ran.stdout)["bots"]} == {"lodger": 4, "random": 4}


def refused(*bots: str) -> str:
    """The one sentence with which a tournament is refused."""
    ran = CliRunner().invoke(
        main, ["tournament", GAME.id, "--players", "2", "--bots", ",".join(bots), "--games", "2", "--processes", "1"]
    )
    assert isinstance(ran.exception, SystemExit), f"this is no sentence: {ran.exception!r}"
    assert ran.exit_code == 1, ran.output
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    return ran.stderr


@pytest.mark.parametrize("answer", ["-1", "999", "None", '"take 1"', "2.0", "True"])
def test_a_bot_of_another_package_that_answers_nonsense_is_refused_by_name(
    moved_in: Callable[..., None], answer: str
) -> None:
    moved_in(answer)
    assert "lodger" in refused("lodger", "random")


def test_a_bot_of_another_package_may_answer_with_a_whole_number_of_numpy(moved_in: Callable[..., None]) -> None:
    pytest.importorskip("numpy")
    moved_in("__import__('numpy').int64(self.game.legal(seen, self.seat)[0])")
    assert played(GAME, 2, [find_bot("lodger"), find_bot("random")]).over


@pytest.mark.parametrize("points_to", ["nowhere:Lodger", "lodger:Landlord", "lodger:__name__"])
def test_a_bot_of_another_package_that_cannot_be_made_is_refused_in_one_sentence(
    moved_in: Callable[..., None], points_to: str
) -> None:
    moved_in(points_to=points_to)
    assert "lodger" in refused("lodger", "random")


def test_a_bot_of_another_package_cannot_take_the_name_of_one_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "cuckoo-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: cuckoo\nVersion: 1.0\n")
    names = [*HABITS, "search:2000", *(level.name for level in LEVELS)]
    (info / "entry_points.txt").write_text("[gloaming.bots]\nrandom = cuckoo:Egg\nphantom = cuckoo:Egg\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert all(type(find_bot(name)).__module__.startswith("gloaming.") for name in names)
    assert len(bot_names()) == len(set(bot_names())), "each name is listed once"
