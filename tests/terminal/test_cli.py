"""The command line, as people and scripts use it."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from jsonschema import Draft202012Validator

import gloaming
from gloaming.cli import main
from gloaming.kernel import record
from gloaming.kernel.catalogue import languages
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.state import digest
from gloaming.lab.trace import FORMAT
from houses import wander

GAME = gloaming.find("dont-go-in-there")
OURS = [sys.executable, "-c", "from gloaming.cli import main; main(prog_name='gloaming')"]


@pytest.fixture(scope="module")
def finished() -> Match:
    *_, match = wander(GAME, 3, "an evening")
    return match


@pytest.fixture
def saved(finished: Match, tmp_path: Path) -> Path:
    gloaming.save(finished, tmp_path / "evening.txt")
    return tmp_path / "evening.txt"


def run_with(*words: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(main, words, input=typed)


def told(*words: str, typed: str | None = None) -> str:
    """What a command prints when all is well."""
    ran = run_with(*words, typed=typed)
    assert ran.exit_code == 0, ran.output
    return ran.stdout


def told_json(*words: str) -> Any:
    return json.loads(told(*words, "--json"))


def refused(*words: str) -> str:
    """The one sentence with which a command is refused; nothing else is printed."""
    ran = run_with(*words)
    assert ran.exit_code == 1, ran.output
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    assert ran.stderr.rstrip().endswith(".")
    return ran.stderr.rstrip()


def rewritten(path: Path, change: Callable[[list[str]], list[str]]) -> None:
    """Change the lines of a record and work out the digits in front anew, as a careful cheat would."""
    code, lines = record.FIRST_LINE, [record.FIRST_LINE]
    for line in change([line.partition(" ")[2] for line in path.read_text().splitlines()[1:]]):
        code = record.chained(code, line)
        lines.append(f"{code} {line}")
    path.write_text("\n".join(lines) + "\n")


# Help


@pytest.mark.parametrize("name", list(main.commands))
def test_the_help_of_every_command_has_an_example_of_it(name: str) -> None:
    assert f"\n  gloaming {name}" in told(name, "--help")


def test_the_help_lists_all_commands() -> None:
    for name in (
        "games",
        "play",
        "simulate",
        "balance",
        "trace",
        "replay",
        "story",
        "verify",
        "fuzz",
        "schema",
        "warm",
    ):
        assert f"\n  {name} " in told("--help")


def test_the_version_is_told() -> None:
    assert gloaming.__version__ in told("--version")


# Games


def test_the_games_are_listed_with_their_options() -> None:
    said = told("games")
    for game in gloaming.games():
        assert game.id in said
        assert game.title in said
        assert game.voice().about("credit") in said
        for option in game.options:
            assert f"--option {option.key}=" in said


def test_the_games_are_listed_in_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    said = told("games", "--language", "de")
    assert "Don't Go In There: 2 bis 5 Personen, 20 bis 30 Minuten" in said
    for game in gloaming.games():
        voice = game.voice("de")
        assert all(voice.about(what) in said for what in ("title", "blurb", "credit"))
        for option in game.options:
            label, does = voice.option(option)
            assert f"--option {option.key}=...  {label}" in said
            assert f": {does}\n" in said
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert told("games") == said
    assert told_json("games")[0]["minutes"] == "20 bis 30"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "--option long=...  The long game, yes or no: It goes on until the last one is out"),
        ("de", "--option long=...  Das lange Spiel, „yes“ oder „no“: Es dauert, bis alle draußen sind"),
    ],
)
def test_the_list_of_games_says_how_a_switch_is_written(language: str, said: str) -> None:
    assert said in told("games", "--language", language)


@pytest.mark.parametrize(
    ("language", "quoted"), [("en", '"cat"'), ("de", "„cat“"), ("fr", "«\N{NO-BREAK SPACE}cat\N{NO-BREAK SPACE}»")]
)
def test_the_list_of_games_and_a_refusal_name_types_as_they_are_typed(language: str, quoted: str) -> None:
    typed = "amulet, cat, clocks, doll, holy water, mask, mirror, music box, portrait, ring, tome, twin"
    assert f": {typed}\n" in told("games", "--language", language)
    play = ("play", GAME.id, "--language", language, "--players", "2", "--option")
    assert f": {typed} (DGIT-1)." in refused(*play, "types=Katze,doll,mask,ring,tome")
    assert f"{quoted} " in refused(*play, "types=cat,doll,mask,ring,cat")


@pytest.mark.parametrize("game", [game for game in gloaming.games() if "fr" not in languages(game.catalogue_folder)])
def test_a_game_without_the_readers_language_is_listed_in_whole_sentences(game: Game) -> None:
    said = told("games", "--language", "fr")
    facts = f"{game.title}\N{NO-BREAK SPACE}: {game.seats.start} à {game.seats.stop - 1} personnes, "
    assert re.search(rf"  {re.escape(facts)}\d+–\d+ minutes\n", said)
    options = told("games").partition(f"\n{game.id}\n")[2].partition("\n\n")[0].split("\n  --option ")[1:]
    assert options
    assert all(f"\n  --option {option}" in said for option in options)


def test_the_games_are_listed_as_json() -> None:
    listed = told_json("games")
    assert [each["id"] for each in listed] == [game.id for game in gloaming.games()]
    assert listed[0]["players"] == [2, 5]
    assert listed[0]["title"] == GAME.title
    assert listed[0]["credit"].startswith("Design by")
    assert listed[0]["options"][0]["help"].startswith("5, 6, 7 or 8 types of cards")
    assert [option["key"] for option in listed[0]["options"]] == ["types"]


# Bad input: one sentence, exit code 1, nothing changed


WRONG = {
    "an unknown game": (("play", "monopoly"), 'no game "monopoly"'),
    "an unknown game to simulate": (("simulate", "monopoly"), 'no game "monopoly"'),
    "an unknown game to trace": (("trace", "monopoly"), 'no game "monopoly"'),
    "an unknown game to fuzz": (("fuzz", "monopoly"), 'no game "monopoly"'),
    "an unknown game's schema": (("schema", "monopoly"), 'no game "monopoly"'),
    "an unknown game to warm": (("warm", "monopoly"), 'no game "monopoly"'),
    "too many players": (("play", GAME.id, "--players", "6"), "2 to 5 players, not for 6"),
    "too few players": (("simulate", GAME.id, "--players", "1"), "2 to 5 players, not for 1"),
    "fewer than no players": (("trace", GAME.id, "--players", "-1"), "2 to 5 players, not for −1"),
    "a number of players that cannot be fuzzed": (("fuzz", GAME.id, "--players", "6"), "not for 6"),
    "more people than seats": (("play", GAME.id, "--players", "2", "--humans", "3"), "there are 2 seats"),
    "an unknown bot": (("simulate", GAME.id, "--bot", "clever"), 'no bot "clever"'),
    "an unknown bot to play with": (("play", GAME.id, "--bot", "clever"), 'no bot "clever"'),
    "an unknown option": (("play", GAME.id, "--option", "colour=red"), 'no option "colour"'),
    "an option without a value": (("play", GAME.id, "--option", "types"), "KEY=VALUE"),
    "an option without a key": (("play", GAME.id, "--option", "=ring"), "KEY=VALUE"),
    "an option given twice": (("trace", GAME.id, "--option", "types=", "--option", "types="), "given twice"),
    "an option with a wrong value": (("simulate", GAME.id, "--option", "types=ghost"), "(DGIT-1)"),
    "options that contradict each other": (
        ("simulate", GAME.id, "--players", "2", "--option", "types=ring,ring,cat,doll,mask"),
        '"ring" is named twice',
    ),
    "too many names": (("play", GAME.id, "--players", "2", "--name", "A", "--name", "B", "--name", "C"), "too many"),
    "the same name twice": (("play", GAME.id, "--name", "Mina", "--name", "mina"), "a name of their own"),
    "a name that is none": (("play", GAME.id, "--name", "a:b"), '"a:b" cannot be a name'),
    "no games": (("simulate", GAME.id, "--games", "0"), "at least one game"),
    "no games to fuzz": (("fuzz", GAME.id, "--games", "0"), "at least one game"),
    "no threads": (("simulate", GAME.id, "--threads", "0"), "one thread"),
    "more games than can be counted": (("simulate", GAME.id, "--games", "9" * 30), "at most"),
    "a file that is not there": (("replay", "nowhere.txt"), "nowhere.txt cannot be read"),
    "a file that is not there to verify": (("verify", "nowhere.txt"), "nowhere.txt cannot be read"),
    "a file that is not there to play": (("play", "--load", "nowhere.txt"), "nowhere.txt cannot be read"),
    "a folder": (("verify", "."), "cannot be read"),
}


@pytest.mark.parametrize(("words", "why"), WRONG.values(), ids=WRONG.keys())
def test_bad_input_is_refused_in_one_sentence(words: tuple[str, ...], why: str, tmp_path: Path) -> None:
    assert why in refused(*words)
    assert list(tmp_path.iterdir()) == []


MISUSED = {
    "no command that there is": ("dance",),
    "no game": ("play",),
    "a number that is none": ("simulate", GAME.id, "--players", "three"),
    "an option that there is not": ("games", "--colour"),
    "a seed that is not text": ("trace", GAME.id, "--seed", "\udcff"),
    "a file and a seed": ("play", "--load", "evening.txt", "--seed", "x"),
    "a player who sees everything": ("replay", "evening.txt", "--as", "Ada", "--all"),
}


@pytest.mark.parametrize("words", MISUSED.values(), ids=MISUSED.keys())
def test_wrong_usage_has_an_exit_code_of_its_own(words: tuple[str, ...], tmp_path: Path) -> None:
    ran = run_with(*words)
    assert ran.exit_code == 2
    assert "Error: " in ran.stderr
    assert list(tmp_path.iterdir()) == []


# Records


def test_a_record_is_verified(saved: Path, finished: Match) -> None:
    assert "same table in every cell, digest right" in told("verify", str(saved))
    assert "derselbe Tisch in jeder Zelle" in told("verify", str(saved), "--language", "de")
    said = told_json("verify", str(saved))
    assert said["digest"] == digest(finished.state)
    assert said["answers"] == finished.step
    assert said["chance_checked"] is True


def test_a_changed_line_is_named(saved: Path) -> None:
    lines = saved.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if "place" in line)
    lines[at] = lines[at].replace("place", "plaice")
    saved.write_text("\n".join(lines) + "\n")
    for command in ("verify", "replay"):
        assert f"Line {at + 1} " in refused(command, str(saved))


def test_a_cheat_who_works_out_the_digits_is_found_out_at_the_line(saved: Path) -> None:
    at = next(number for number, line in enumerate(saved.read_text().splitlines()) if "chance: first" in line)
    other = "Ben" if "Ada" in saved.read_text().splitlines()[at] else "Ada"

    def cheat(lines: list[str]) -> list[str]:
        number = lines[at - 1].split()[0]
        return [*lines[: at - 1], f"{number} chance: first {other}", *lines[at:]]

    rewritten(saved, cheat)
    assert f'Line {at + 1} says "chance: first {other}"' in refused("verify", str(saved))


def test_a_record_that_is_cut_off_is_refused(saved: Path) -> None:
    whole = saved.read_text().splitlines()
    for kept in (1, 4, 30, len(whole) - 1):
        saved.write_text("\n".join(whole[:kept]) + "\n")
        assert "cut off" in refused("verify", str(saved))


def test_a_record_of_another_version_of_the_rules_is_refused(saved: Path) -> None:
    rewritten(saved, lambda lines: [re.sub(r"^rules \d+$", "rules 99", line) for line in lines])
    assert "version 99 of the rules" in refused("verify", str(saved))
    assert "version 99 of the rules" in refused("play", "--load", str(saved))


def test_what_is_not_a_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "poem.txt").write_text("The door has shut.\n")
    assert "no record" in refused("replay", "poem.txt")
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    assert "not text" in refused("verify", "picture")


def test_a_withheld_seed_can_be_checked_when_it_is_told(finished: Match, tmp_path: Path) -> None:
    gloaming.save(finished, tmp_path / "kept.txt", reveal=False)
    assert "withheld" in told("verify", "kept.txt")
    assert "chance answered by it every time" in told("verify", "kept.txt", "--seed", "an evening")
    assert "seed does not belong to the seal" in refused("verify", "kept.txt", "--seed", "a morning")


def test_an_unfinished_game_with_a_withheld_seed_cannot_be_played_on(tmp_path: Path) -> None:
    match = gloaming.start(GAME.id, 2, seed="secret")
    gloaming.save(match, tmp_path / "begun.txt", reveal=False)
    assert "withholds its seed" in refused("play", "--load", "begun.txt")


def test_a_record_of_one_game_is_not_another(saved: Path) -> None:
    assert "not of haunting-house" in refused("play", "haunting-house", "--load", str(saved))


# Replay


def test_a_game_is_told_as_a_spectator_heard_it(saved: Path, finished: Match) -> None:
    said = told("replay", str(saved)).splitlines()
    assert said[0] == "Don't Go In There: Ada, Ben, Cleo"
    assert said[2 : 2 + len(finished.heard)] == finished.news()
    assert GAME.voice().result(finished.state, finished.names) in said


def test_a_seat_hears_its_own_secrets_and_nobody_elses(saved: Path, finished: Match) -> None:
    for name in finished.names:
        said = told("replay", str(saved), "--as", name).splitlines()
        assert said[2 : 2 + len(finished.heard)] == finished.news(seat=name)
    everything = told("replay", str(saved), "--all").splitlines()
    assert everything[2 : 2 + len(finished.heard)] == [GAME.voice().news(i, finished.names) for i in finished.heard]
    assert "A card was dealt face down" in told("replay", str(saved))
    assert "A card was dealt face down" not in "\n".join(everything)


def test_a_game_is_told_up_to_a_step_with_the_table_as_it_was(saved: Path) -> None:
    said = told("replay", str(saved), "--step", "40")
    assert "The game goes on after 40 answers." in said
    assert "Ada: " in said
    assert "ghosts hidden" in said
    assert "ghosts hidden" not in told("replay", str(saved), "--step", "40", "--all")
    assert "Ada (you)" in told("replay", str(saved), "--step", "40", "--as", "Ada")


def test_a_game_is_told_as_json(saved: Path, finished: Match) -> None:
    said = told_json("replay", str(saved))
    assert said["players"] == finished.names
    assert [item["text"] for item in said["news"]] == finished.news()
    assert said["result"]["winners"] == finished.result["winners"]
    assert told_json("replay", str(saved), "--step", "0")["result"] is None


def test_a_step_or_a_player_that_is_not_there_is_refused(saved: Path, finished: Match) -> None:
    assert f"the game has {finished.step} answers" in refused("replay", str(saved), "--step", "9999")
    assert "no step -1" in refused("replay", str(saved), "--step", "-1")
    assert 'Nobody here is called "Dracula"' in refused("replay", str(saved), "--as", "Dracula")


# Simulations


def test_a_simulation_is_told_in_a_small_table() -> None:
    said = told("simulate", GAME.id, "--players", "3", "--games", "5", "--interpreted")
    assert said.startswith("Don't Go In There: 5 games, 3 players, bot random, seed 0 (interpreted)")
    assert "95 % interval" in said
    assert "Answers a game: " in said
    assert "answers/s" in said


def test_a_simulation_is_told_as_json() -> None:
    said = told_json("simulate", GAME.id, "--players", "4", "--games", "6", "--interpreted", "--bot", "instinct")
    assert [said["game"], said["bot"], said["games"], said["compiled"]] == [GAME.id, "instinct", 6, False]
    assert sum(seat["wins"] for seat in said["seats"]) == pytest.approx(6)
    assert all(seat["share_95"][0] <= seat["share"] <= seat["share_95"][1] for seat in said["seats"])
    assert said["games_per_second"] > 0
    assert said["answers_per_second"] > said["games_per_second"]


def test_options_reach_the_simulated_games() -> None:
    said = told_json("simulate", "haunting-house", "--games", "3", "--interpreted", "--option", "turns=1")
    assert said["options"]["turns"] == 1


def test_compiled_and_interpreted_simulations_tell_the_same() -> None:
    pytest.importorskip("numba")
    how = ("simulate", GAME.id, "--players", "3", "--games", "20", "--seed", "same")
    one, other = told_json(*how), told_json(*how, "--interpreted")
    assert [one["compiled"], other["compiled"]] == [True, False]
    assert one["answers"] == other["answers"]
    assert [seat["wins"] for seat in one["seats"]] == pytest.approx([seat["wins"] for seat in other["seats"]])


def test_without_numba_games_are_interpreted_and_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.cli.find_spec", lambda name: None)
    monkeypatch.setattr("gloaming.lab.simulate.find_spec", lambda name: None)
    ran = run_with("simulate", GAME.id, "--games", "2")
    assert ran.exit_code == 0
    assert "Numba is not installed" in ran.stderr
    assert "(interpreted)" in ran.stdout
    assert "Numba is not installed" in refused("warm")


def test_warming_says_where_the_cache_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = pytest.importorskip("gloaming.twins.compiled")
    said = told_json("warm", GAME.id)
    assert said["cache"] == str(compiled.cache_home())
    assert list(said["seconds"]) == [GAME.id]


# Trace, schema, fuzz


def test_a_trace_is_one_json_object_a_line() -> None:
    lines = [json.loads(line) for line in told("trace", GAME.id, "--players", "2", "--seed", "7").splitlines()]
    assert lines[0]["trace"] == FORMAT
    assert lines[0]["seed"] == "7"
    assert lines[-1]["result"]["winners"]


@pytest.mark.parametrize("game", gloaming.games(), ids=lambda game: game.id)
def test_a_schema_is_a_json_schema_of_view_news_and_answers(game: Game) -> None:
    said = json.loads(told("schema", game.id))
    Draft202012Validator.check_schema(said)
    assert set(said["$defs"]) == {"view", "news", "answers", "questions"}
    match = gloaming.start(game.id, game.seats.stop - 1, seed="schema")
    for name in (None, *match.names):
        Draft202012Validator({**said, "$ref": "#/$defs/view"}).validate(match.view(name))
    asked = said["$defs"]["answers"]["properties"]
    assert len(asked) == sum(opinion is not None for opinion in game.opinions)
    assert all("enum" in each or "pattern" in each for each in asked.values())
    assert [each["x-widest"] for each in asked.values()] == [
        width for width, opinion in zip(game.widest, game.opinions, strict=True) if opinion
    ]


def test_fuzzing_says_that_no_law_was_broken(tmp_path: Path) -> None:
    assert "1 game, " in told("fuzz", GAME.id, "--games", "1", "--players", "2")
    assert told_json("fuzz", GAME.id, "--games", "1", "--players", "2")["broken"] is None
    assert list(tmp_path.iterdir()) == []


def test_fuzzing_saves_a_failing_game_and_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = GAME.but(guess=lambda g, seat, luck: None)
    with monkeypatch.context() as patched:
        patched.setattr(gloaming, "find", lambda game_id: broken)
        ran = run_with("fuzz", GAME.id, "--games", "9", "--players", "2", "--seed", "x")
    path = tmp_path / "fuzz-dont-go-in-there-x-0.txt"
    assert ran.exit_code == 1
    assert "leaves something unknown" in ran.stderr
    assert str(path) in ran.stderr
    assert "same table in every cell" in told("verify", str(path))


# How commands end


def test_nothing_but_simulate_and_warm_imports_numpy_or_numba(saved: Path) -> None:
    commands = [
        ["games"],
        ["play", GAME.id],
        ["trace", GAME.id, "--players", "2"],
        ["replay", str(saved)],
        ["verify", str(saved)],
        ["fuzz", GAME.id, "--games", "1", "--players", "2"],
        ["schema", GAME.id],
    ]
    program = f"""
import sys
from gloaming.cli import main
for words in {commands!r}:
    main(words, standalone_mode=False)
    print({{'numpy', 'numba'}} & set(sys.modules), file=sys.stderr)
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, input="")
    assert run.stderr.split("\n")[:-1] == ["set()"] * len(commands)


def test_a_closed_pipe_ends_a_command_quietly() -> None:
    with subprocess.Popen([*OURS, "trace", GAME.id], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout
        assert run.stderr
        run.stdout.readline()
        run.stdout.close()
        assert run.stderr.read() == b""
    assert run.returncode == 141


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGINT to send")
def test_an_interrupted_game_ends_quietly() -> None:
    heeding = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "  # even if pytest does not
    program = [sys.executable, "-c", f"{heeding}{OURS[-1]}", "play", GAME.id]
    with subprocess.Popen(
        program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    ) as run:
        assert run.stdin
        assert run.stdout
        assert run.stderr
        assert b">" in iter(partial(run.stdout.read, 1), b"")
        run.send_signal(signal.SIGINT)
        with suppress(BrokenPipeError):  # Enter wakes a game that began to wait just after the signal came
            run.stdin.write(b"\n")
        run.wait()
        assert run.stderr.read().strip() == b""
    assert run.returncode == 130


def test_a_full_disk_is_one_sentence() -> None:
    if not os.path.exists("/dev/full"):
        pytest.skip("there is no /dev/full here")
    with open("/dev/full", "w") as full:
        run = subprocess.run([*OURS, "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr.count("\n") == 1
    assert "there is no room left" in run.stderr
