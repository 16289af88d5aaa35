"""The trace tells one game in full, and it is the game that a simulation plays."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import gloaming
from gloaming import Refusal
from gloaming.kernel import record
from gloaming.kernel.chance import Luck, commitment, seed_key
from gloaming.kernel.driver import INSTINCT, RANDOM
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.seats import ALL_VIEWERS
from gloaming.lab.schema import news, schema
from gloaming.lab.simulate import MOST_ANSWERS, simulate
from gloaming.lab.trace import FORMAT, trace
from houses import IDS, TABLES

at_every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=IDS)
by_every_bot = pytest.mark.parametrize("bot", [RANDOM, INSTINCT], ids=["random", "instinct"])
SHORT = {"haunting-house": {"turns": 2}, "haunted-destinies": {"quick": True, "rounds": 3}}
GAME = gloaming.find("dont-go-in-there")
PAGE = (Path(__file__).parents[2] / "docs" / "trace.md").read_text(encoding="utf-8")
TRACE_1 = json.loads(Path(__file__).with_name("trace-1.json").read_text(encoding="utf-8"))  # its fields, by their parts


def traced(game: Game, players: int, bot: int = RANDOM, seed: str = "trace") -> list[dict[str, Any]]:
    return list(trace(game, players, bot, seed=seed, options=SHORT.get(game.id)))


@at_every_table
@by_every_bot
def test_a_trace_is_game_0_of_a_simulation_with_the_same_seed_and_bot(game: Game, players: int, bot: int) -> None:
    lines = traced(game, players, bot, "same")
    g, key = game.lay(players, SHORT.get(game.id)), seed_key("same")
    out = [0] * (max(game.widest) + 1)
    answers = game.moves.playout(g, Luck(key, 0), Luck(key, 1), [bot] * players, out, MOST_ANSWERS)
    names = lines[0]["players"]
    assert len(lines) == 1 + answers
    assert lines[-1]["table"] == game.words.layout(g, names)
    tally = simulate(game, players, 1, [bot] * players, seed="same", interpreted=True, options=SHORT.get(game.id))
    assert tally.answers == answers
    assert tally.scores == list(lines[-1]["result"]["scores"].values())


@at_every_table
def test_the_answers_of_a_trace_played_in_a_match_give_the_same_tables(game: Game, players: int) -> None:
    head, *lines = traced(game, players)
    match = Match(game, head["players"], head["options"], head["seed"])
    assert match.everything() == head["table"]
    for line in lines:
        assert line["step"] == match.step + 1
        assert line["asked"] == match.asked
        assert line["question"]["text"] == match.question(line["seat"])
        assert line["legal"] == match.answers(line["seat"])
        assert line["answer"] in line["legal"]
        match.answer(line["seat"], line["answer"])
        assert line["table"] == match.everything()
    assert match.over
    assert {**match.result, "text": lines[-1]["result"]["text"]} == lines[-1]["result"]


@at_every_table
def test_every_answer_of_the_record_stands_in_the_trace_chance_included(game: Game, players: int) -> None:
    head, *lines = traced(game, players)
    match = Match(game, head["players"], head["options"], head["seed"])
    told = [f"chance: {each['answer']}" for each in head["chance"]]
    for line in lines:
        match.answer(line["seat"], line["answer"])
        told.append(f"{line['seat']}: {line['answer']}")
        told += [f"chance: {each['answer']}" for each in line["chance"]]
    assert told == record.read(record.write(match)).answers
    assert head["step"] == len(head["chance"])


@at_every_table
def test_tables_and_news_are_what_the_schema_says(game: Game, players: int) -> None:
    whole = schema(game)
    Draft202012Validator.check_schema(whole)
    table = Draft202012Validator({**whole, "$ref": "#/$defs/view"})
    news = Draft202012Validator({**whole, "$ref": "#/$defs/news"})
    answer = Draft202012Validator({**whole, "$ref": "#/$defs/answers"})
    head, *lines = traced(game, players)
    for line in (head, *lines[::7], lines[-1]):
        table.validate(line["table"])
        for item in line["news"]:
            news.validate(item)
            assert item["text"].endswith(".")
    for line in lines:
        answer.validate({line["question"]["name"]: line["answer"]})


def names_in(part: Any) -> Iterator[str]:
    """Every text that a schema names as a value."""
    if isinstance(part, dict):
        given = [*part.get("enum", ()), part.get("const")]
        yield from (each for each in given if isinstance(each, str))
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from names_in(each)


@pytest.mark.parametrize("game", gloaming.games(), ids=lambda game: game.id)
def test_data_have_names_and_no_sentences(game: Game) -> None:
    parts = schema(game)["$defs"]
    for name in names_in([parts["view"], parts["news"], parts["questions"]]):
        assert re.fullmatch(r"[\w/-]+( [a-z0-9/-]+){0,3}", name), name


def test_the_head_says_what_is_needed_to_play_the_game_again() -> None:
    head = traced(GAME, 3, seed="a windy night")[0]
    assert head["trace"] == FORMAT
    assert head["game"] == "dont-go-in-there"
    assert head["rules"] == GAME.rules
    assert head["players"] == ["Ada", "Ben", "Cleo"]
    assert head["options"] == {"types": None}
    assert head["seed"] == "a windy night"
    assert head["commitment"] == commitment("a windy night")
    assert head["news"][0]["what"] == "type picked"
    assert "result" not in head


def test_a_trace_hides_nothing() -> None:
    lines = traced(GAME, 3, seed="hidden")
    assert all(line["table"]["undrawn"] is not None for line in lines)
    assert all(player["ghosts"] is not None for line in lines for player in line["table"]["players"])
    dealt = [item for line in lines for item in line["news"] if item["what"] == "dealt"]
    assert len(dealt) == 36
    assert all(item["card"] for item in dealt)


def test_only_the_last_line_has_the_result() -> None:
    lines = traced(GAME, 2)
    assert [index for index, line in enumerate(lines) if "result" in line] == [len(lines) - 1]
    assert lines[-1]["result"]["winners"]


def spoil(part: Any) -> None:
    """Change everything in what was handed out."""
    inner = list(part.values()) if isinstance(part, dict) else list(part)
    for each in inner:
        if isinstance(each, dict | list):
            spoil(each)
    part.clear()


@at_every_table
def test_whoever_changes_a_trace_changes_no_other_game(game: Game, players: int) -> None:
    untouched = traced(game, players, seed="mine")
    for line in trace(game, players, RANDOM, seed="mine", options=SHORT.get(game.id)):
        spoil(line)
    assert traced(game, players, seed="mine") == untouched


def test_every_line_is_json() -> None:
    for line in traced(GAME, 2):
        assert json.loads(json.dumps(line)) == line


def test_players_can_have_names_and_the_same_seed_gives_the_same_trace() -> None:
    named = [list(trace(GAME, ["Mina", "Jonathan"], RANDOM, seed="names")) for _ in range(2)]
    assert named[0] == named[1]
    assert named[0][0]["players"] == ["Mina", "Jonathan"]
    assert {line["seat"] for line in named[0][1:]} == {"Mina", "Jonathan"}


def test_what_is_wrong_is_refused_before_the_first_line() -> None:
    with pytest.raises(Refusal, match="not for 9"):
        trace(GAME, 9, RANDOM)
    with pytest.raises(Refusal, match="no option"):
        trace(GAME, 3, RANDOM, options={"colour": "red"})


# The page that describes it


def fields_of(part: Any, path: str = "") -> Iterator[str]:
    """The names of all fields in a schema."""
    if isinstance(part, dict):
        for name, inner in part.get("properties", {}).items():
            yield name
            yield from fields_of(inner)
        for key in ("items", "anyOf", "oneOf"):
            yield from fields_of(part.get(key, []))
    elif isinstance(part, list):
        for inner in part:
            yield from fields_of(inner)


def constants_of(part: Any) -> Iterator[str]:
    """The fixed texts that a schema allows."""
    if isinstance(part, dict):
        yield from part.get("enum", [])
        yield from [part["const"]] if "const" in part else []
        for inner in part.values():
            yield from constants_of(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from constants_of(inner)


def first_column(chapter: str, part: str) -> list[str]:
    """What the lines of the first table of a part are about, but for its head; there may be several names in one."""
    table = re.search(r"(?:^\|.*\n)+", chapter.partition(f"### {part}\n")[2], re.MULTILINE)
    assert table
    cells = [line.split("|")[1] for line in table[0].splitlines()[2:]]
    return sorted(re.findall("`([^`]+)`", " ".join(cells)))


@pytest.mark.parametrize("game", gloaming.games(), ids=lambda game: game.id)
def test_the_page_describes_every_field_question_and_kind_of_news(game: Game) -> None:
    chapter = PAGE.partition(f"## {game.title}\n")[2].partition("\n## ")[0]
    quoted = re.findall("`([^`]+)`", chapter)
    words = {*quoted, *re.findall("[a-z_]+", " ".join(quoted))}
    assert first_column(chapter, "Questions") == sorted(row.name for row in game.questions)
    assert first_column(chapter, "The news") == sorted(row.name for row in game.news_kinds)
    assert set(fields_of(game.words.LAYOUT)) <= words
    assert set(fields_of(news(game))) <= words
    for text in constants_of([game.words.LAYOUT["properties"]["question"], news(game)]):
        assert f"`{text}`" in chapter


def test_the_page_says_the_version_of_the_format_and_what_changed_with_each() -> None:
    assert f"| `trace` | the version of this format: {FORMAT}." in PAGE
    changes = re.findall(r"^## What changed with (\d+)$", PAGE, re.MULTILINE)
    assert changes == [str(version) for version in range(2, FORMAT + 1)]


def dictionaries_in(part: Any) -> Iterator[dict[str, Any]]:
    """Every object in a part of a trace."""
    if isinstance(part, dict):
        yield part
    for each in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from dictionaries_in(each)


def parts_of(game: Game) -> dict[str, Any]:
    """The schemas of a game's table and of each kind of its news."""
    return {"table": game.words.LAYOUT, **{kind["properties"]["what"]["const"]: kind for kind in news(game)["oneOf"]}}


def new_fields_of(part: Any, known: set[str]) -> Iterator[str]:
    """The names of fields in a schema that were not known, but not of those inside of them."""
    if isinstance(part, dict):
        for name, inner in part.get("properties", {}).items():
            yield from new_fields_of(inner, known) if name in known else [name]
        for key in ("items", "anyOf", "oneOf"):
            yield from new_fields_of(part.get(key, []), known)
    elif isinstance(part, list):
        for inner in part:
            yield from new_fields_of(inner, known)


def named_in(chapter: str, game: Game) -> set[str]:
    """The fields that the rows of a game name in a chapter of the page."""
    rows = re.findall(rf"^\| {game.title} \|.*$", chapter, re.MULTILINE)
    return {name for row in rows for name in re.findall(r"\b([a-z_]+)`", row)}


@pytest.mark.parametrize("game", gloaming.games(), ids=lambda game: game.id)
def test_the_page_names_every_field_that_came_or_went_with_2(game: Game) -> None:
    then = {part: set(fields.split()) for part, fields in TRACE_1[game.id].items()}
    other, _, rest = PAGE.partition("## What changed with 2\n")[2].partition("These fields came with 2:")
    gone, new = named_in(other, game), named_in(rest.partition("Some were there earlier")[0], game)
    assert then.keys() <= parts_of(game).keys()
    for part, form in parts_of(game).items():
        assert then.get(part, set()) - set(fields_of(form)) <= gone
        assert ({*new_fields_of(form, then[part])} if part in then else {part}) <= new


def test_what_changed_with_2_is_so() -> None:
    lines = [line for seed in "bf" for line in trace(gloaming.find("haunted"), 4, RANDOM, seed=seed)]
    fields = {field for each in dictionaries_in(lines) for field in each}
    assert "charts" in fields
    assert not fields & {"on_color", "on_suit"}
    news = [item for line in lines for item in line["news"]]
    players = [player for line in lines for player in line["table"]["players"]]
    assert {item["question"] for item in news if item["what"] == "answered"} == {"remember", "bring", "fear"}
    assert {name for player in players for name in player["answered"]} == {"remember", "bring", "fear"}
    beside = [item["beside"] for item in news if item["what"] == "laid down"]
    assert beside
    assert all(each.keys() == {"spot", "card"} for each in beside)


@by_every_bot
def test_in_2_a_card_of_a_programme_was_turned_up_if_it_is_shown_and_cards_are_carried_out(bot: int) -> None:
    head, *lines = traced(gloaming.find("haunting-house"), 3, bot)
    match = Match(gloaming.find("haunting-house"), head["players"], head["options"], head["seed"])
    turned_up = set()
    for line in lines:
        match.answer(line["seat"], line["answer"])
        for owner, player in enumerate(line["table"]["players"]):
            for slot, card in enumerate(player["programme"]):
                is_up = match.state.seen[owner][slot] == ALL_VIEWERS
                assert (card["shown"] and line["table"]["card"] is not None) == is_up
                turned_up.add((card["shown"], is_up))
    assert turned_up == {(True, True), (True, False), (False, False)}


def test_the_page_describes_every_field_of_a_line() -> None:
    head, line, *_, last = traced(GAME, 2)
    first, _, other = PAGE.partition("## Every other line")
    assert all(f"| `{field}` |" in first for field in head)
    assert all(f"| `{field}` |" in other for field in {**line, **last})
