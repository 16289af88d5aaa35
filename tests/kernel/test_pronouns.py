"""Pronouns: who chose which, and where a story can use them without a doubt about who is meant."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import gloaming
from evenings import Evening
from gloaming import Refusal
from gloaming.cli import main
from gloaming.kernel import record
from gloaming.kernel.catalogue import Catalogue, catalogue
from gloaming.kernel.match import Match
from gloaming.kernel.pronouns import Grammar, Mentions, check_pronouns, grammar_of, mark
from gloaming.kernel.state import digest
from gloaming.kernel.story import story
from gloaming.tables import events as e
from gloaming.tables import replayed
from gloaming.tables import wishes as w
from gloaming.tables.decide import rematch_events
from servers import serving
from tales import SILENT, begin, finish, go_on, told_house

__all__ = ["told_house"]

NAMES = ["Ada", "Ben", "Cleo"]
CHOSEN = ["she", "he", "they"]


def cases(seat: int, language: str = "en") -> dict[str, str]:
    """The marks of which a line about somebody is made: name for the subject, and the forms of the language."""
    forms = grammar_of(language).cases(mark(seat))
    return {**forms, "name": forms["subject"], "who": forms["name"]}


def read(*lines: tuple[int, str], chosen: list[str] = CHOSEN, language: str = "en") -> str:
    """What a paragraph says of these lines, each with the seat of whom it tells."""
    mentions = Mentions(NAMES, chosen, language)
    mentions.begin_paragraph()
    return " ".join(
        mentions.read(line.format(**cases(seat, language), other=cases(1, language)["who"])) for seat, line in lines
    )


# What is read


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, "Ada sat up. She was cold, and her candle had left her."),
        (1, "Ben sat up. He was cold, and his candle had left him."),
        (2, "Cleo sat up. They were cold, and their candle had left them."),
    ],
)
def test_the_name_stands_first_and_then_the_pronouns_with_their_verbs(seat: int, said: str) -> None:
    assert read((seat, "{name} sat up."), (seat, "{name} {was} cold, and {their} candle had left {them}.")) == said


def test_who_chose_none_is_called_by_name_always() -> None:
    said = read(
        (0, "{name} sat up."), (0, "{name} {was} cold, and {their} candle had left {them}."), chosen=["", "", ""]
    )
    assert said == "Ada sat up. Ada was cold, and Ada's candle had left Ada."


def test_in_a_new_paragraph_the_name_stands_again() -> None:
    mentions = Mentions(NAMES, CHOSEN)
    line = f"{mark(0)} sat up."
    said = [mentions.read(line), mentions.read(line.replace("sat", "got"))]
    mentions.begin_paragraph()
    assert [*said, mentions.read(line.replace("sat", "stood"))] == ["Ada sat up.", "She got up.", "Ada stood up."]


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        (["she", "he", ""], "She ran."),
        (["she", "she", ""], "Ada ran."),
        (["she", "", ""], "Ada ran."),
        (["she", "they", ""], "She ran."),
        (["they", "he", ""], "Ada ran."),
    ],
)
def test_where_a_pronoun_could_mean_somebody_else_the_name_stands(chosen: list[str], said: str) -> None:
    assert read((0, "{name} found {other}."), (0, "{name} ran."), chosen=chosen).endswith(f"Ben. {said}")


def test_after_a_sentence_of_things_she_is_clear_and_they_is_not() -> None:
    room = (0, "The dolls had been put to bed.")
    assert read((0, "{name} sat up."), room, (0, "{name} ran.")).endswith("bed. She ran.")
    assert read((2, "{name} sat up."), room, (2, "{name} ran.")).endswith("bed. Cleo ran.")


def test_after_a_sentence_of_some_stranger_nobody_is_clear() -> None:
    assert read((1, "{name} sat up."), (0, "Had he kept it?"), (1, "{name} ran.")).endswith("it? Ben ran.")


def test_a_sentence_that_would_come_twice_has_the_name() -> None:
    said = read((0, "{name} sat up."), (0, "{name} ran."), (0, "It rained."), (0, "{name} ran."))
    assert said == "Ada sat up. She ran. It rained. Ada ran."


def test_a_sentence_that_would_come_twice_has_the_name_once() -> None:
    line = "There was air on {their} face, and {name} ran."
    said = read((0, "{name} sat up."), (0, line), (0, "It rained."), (0, line))
    assert said.endswith("rained. There was air on Ada's face, and she ran.")


def test_where_a_sentence_speaks_of_several_others_they_is_not_clear() -> None:
    assert read((2, "{name} sat up."), (2, "All of them saw that {name} {was} cold.")).endswith("that Cleo was cold.")
    assert read((0, "{name} sat up."), (0, "All of them saw that {name} {was} cold.")).endswith("that she was cold.")


def test_after_a_sentence_of_a_child_nobody_is_clear() -> None:
    said = read((0, "{name} sat up."), (0, "A child's height was on the doorpost."), (0, "{name} wept."))
    assert said.endswith("doorpost. Ada wept.")


def test_a_name_stands_as_it_is_written_also_where_a_sentence_begins() -> None:
    mentions = Mentions(["ßeta"], ["she"])
    line = f"{mark(0)} sat up, and then"
    assert mentions.read(f"{line}.") == "ßeta sat up, and then."
    assert mentions.read(f"{line} slept.") == "She sat up, and then slept."


def test_two_people_with_the_same_pronouns_never_have_the_same_sentence() -> None:
    mentions = Mentions(["Ada", "Cleo"], ["she", "she"])
    told = []
    for seat in (0, 1):
        mentions.begin_paragraph()
        told += [mentions.read(f"{mark(seat)} sat up."), mentions.read(f"{mark(seat)} ran.")]
    assert told == ["Ada sat up.", "She ran.", "Cleo sat up.", "Cleo ran."]


def test_a_text_without_marks_stays_as_it_is() -> None:
    assert Mentions(NAMES, CHOSEN).read("Nobody came. It was Ada.") == "Nobody came. It was Ada."


# In German


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, "Ada setzte sich auf. Sie fror, und ihre Kerze half ihr nicht; ihr Mantel lag auf ihrem Stuhl."),
        (1, "Ben setzte sich auf. Er fror, und seine Kerze half ihm nicht; sein Mantel lag auf seinem Stuhl."),
        (2, "Cleo setzte sich auf. Cleo fror, und Cleos Kerze half Cleo nicht; Cleos Mantel lag auf Cleos Stuhl."),
    ],
)
def test_german_has_cases_and_calls_whoever_is_they_by_name(seat: int, said: str) -> None:
    line = "{name} fror, und {seine} Kerze half {ihm} nicht; {sein} Mantel lag auf {seinem} Stuhl."
    assert read((seat, "{name} setzte sich auf."), (seat, line), language="de") == said


def test_in_german_a_pronoun_stands_only_right_behind_a_sentence_about_its_person() -> None:
    room = (0, "Dahinter lag die Küche.")
    said = read((0, "{name} stand auf."), (0, "{name} ging."), room, (0, "{name} lief."), language="de")
    assert said == "Ada stand auf. Sie ging. Dahinter lag die Küche. Ada lief."


@pytest.mark.parametrize(("name", "said"), [("Ada", "Adas"), ("Hans", "Hans'"), ("Max", "Max'"), ("Alice", "Alice'")])
def test_a_german_name_that_hisses_has_an_apostrophe(name: str, said: str) -> None:
    assert grammar_of("de").cases(name)["seine"] == said


@pytest.mark.parametrize(("name", "said"), [("Ada", "Adas"), ("Max", "Maxs"), ("Eero", "Eero:n"), ("OIO", "OIO:n")])
def test_which_names_hiss_is_said_by_the_language(name: str, said: str) -> None:
    own = "person-hissing = O\nperson-name = { $hisses ->\n    [yes] { $name }:n\n   *[no] { $name }s\n}\n"
    assert Grammar(Catalogue([("fi", own), *catalogue().texts])).cases(name)["subject"] == said


# What is kept


@pytest.mark.parametrize("wanted", [["Ada"], 5, "she"])
def test_pronouns_that_are_not_by_name_are_refused(wanted: Any) -> None:
    with pytest.raises(Refusal, match="by name"):
        gloaming.start("haunted", 2, pronouns=wanted)
    match = begin()
    with pytest.raises(Refusal, match="by name"):
        match.choose_pronouns(wanted)
    assert match.pronouns == ["", ""]


@pytest.fixture
def match() -> Match:
    return finish(Match(begin().game, 2, None, "tales", pronouns={"Ben": "he"}))


def test_a_match_without_a_choice_is_what_it_was() -> None:
    assert begin().pronouns == ["", ""]
    assert "pronouns" not in record.write(begin())


def test_a_record_keeps_who_chose_what_and_nothing_else_changes(match: Match) -> None:
    text, silent = record.write(match), record.write(finish(begin()))
    lines = [line.partition(" ")[2] for line in text.splitlines()[1:]]
    assert lines[6] == 'pronouns {"Ben":"he"}'
    assert lines[:6] + lines[7:] == [line.partition(" ")[2] for line in silent.splitlines()[1:]]
    kept = record.replay(record.read(text), match.game)
    assert kept.pronouns == ["", "he"]
    assert digest(kept.state) == digest(match.state)
    assert record.write(kept) == text


def test_passages_and_forged_lines_are_found_on_their_lines_all_the_same(match: Match) -> None:
    match.tell("Ada", "A garden.", 1)
    kept = record.read(record.write(match))
    assert record.replay(kept, match.game).passages == match.passages
    assert record.write(match).splitlines()[kept.first_answer - 1].endswith(f"1 {kept.answers[0]}")
    assert "told 1 Ada" in record.write(match).splitlines()[kept.first_passage - 1]


def rewritten(text: str, line: str) -> str:
    """The record with another line for the pronouns, its digits worked out anew."""
    code, lines = record.FIRST_LINE, [record.FIRST_LINE]
    for each in text.splitlines()[1:]:
        said = line if " pronouns " in each else each.partition(" ")[2]
        code = record.chained(code, said)
        lines.append(f"{code} {said}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("pronouns {}", "line 8 cannot be read"),
        ("pronouns []", "line 8 cannot be read"),
        ("pronouns {", "line 8 cannot be read"),
        ('pronouns {"Ben":""}', "line 8 cannot be read"),
        ('pronouns {"Ben":"none"}', "line 8 cannot be read"),
        ('pronouns {"Ben":"it"}', "line 8 cannot be read"),
        ('pronouns {"Ben":["he"]}', "line 8 cannot be read"),
        ('pronouns {"Zoe":"he"}', "Nobody here"),
        ('pronouns {"Ben": "he"}', "played again it is"),
    ],
)
def test_a_line_that_nobody_wrote_is_refused(match: Match, line: str, said: str) -> None:
    text = rewritten(record.write(match), line)
    with pytest.raises(Refusal, match=said):
        record.replay(record.read(text), match.game)


def test_somebody_may_choose_later_or_otherwise(match: Match) -> None:
    match.choose_pronouns({"Ada": "they"})
    assert match.pronouns == ["they", "he"]
    match.choose_pronouns({"Ben": "none"})
    assert match.pronouns == ["they", ""]
    with pytest.raises(Refusal, match="Nobody here"):
        match.choose_pronouns({"Zoe": "she"})
    assert match.pronouns == ["they", ""]


@pytest.mark.parametrize("word", ["She", "it", "she/her", " she", 1, None, ["she"], "x" * 5000])
def test_what_is_no_choice_is_one_sentence(word: Any) -> None:
    with pytest.raises(Refusal) as refused:
        check_pronouns(word)
    assert str(refused.value).endswith("is no choice of pronouns: she, he, they or none.")
    assert len(str(refused.value)) < 120


def test_a_story_speaks_so() -> None:
    match = Match(begin().game, 2, None, "tales", pronouns={"Ada": "she", "Ben": "he"})
    go_on(match)
    (part,) = story(match).chapters[0].parts
    assert part.texts == [
        "Ada kept silent about the memory. Ben kept silent about the memory. Ada went to space 0. "
        "Ben kept silent about the room. Ada kept silent about the reaction."
    ]


# On the command line


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words)


def test_the_story_of_a_saved_game_takes_other_pronouns(told_house: Path) -> None:
    gloaming.save(finish(begin()), "tonight.txt")
    plain = run("story", "tonight.txt").stdout
    assert run("story", "tonight.txt", "--pronouns", "none").stdout == plain
    asked = run("story", "tonight.txt", "--pronouns", "they", "--pronouns", "Ben=he")
    assert asked.exit_code == 0
    assert "pronouns" not in (told_house / "tonight.txt").read_text()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("it",), '"it" is no choice of pronouns'),
        (("Zoe=she",), "Nobody here is called"),
        (("Ada=she", "Ada=he"), "given twice"),
        (("she", "Ada=he"), "given twice"),
    ],
)
def test_on_the_command_line_what_is_no_choice_is_one_sentence(
    told_house: Path, words: tuple[str, ...], said: str
) -> None:
    gloaming.save(begin(), "tonight.txt")
    ran = run("story", "tonight.txt", *(word for each in words for word in ("--pronouns", each)))
    assert ran.exit_code == 1
    assert ran.stdout == ""
    assert re.search(said, ran.stderr)
    assert ran.stderr.count("\n") == 1


def test_who_plays_in_the_terminal_chooses_with_an_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["play", "haunted", "--players", "2", "--name", "Mina", "--pronouns", "she", "--seed", "dusk"]
    ran = CliRunner().invoke(main, words, input="save tonight.txt\nquit\n")
    assert ran.exit_code == 0, ran.output
    assert gloaming.read("tonight.txt").pronouns == {"Mina": "she"}
    assert gloaming.load("tonight.txt").pronouns == ["she", ""]


def test_a_game_that_is_not_told_keeps_the_choice_too() -> None:
    assert Match(SILENT, 2, None, "quiet", pronouns={"Ada": "she"}).pronouns == ["she", ""]


# At a table


@pytest.fixture
def hall() -> Evening:
    evening = Evening("haunted", 3, people=("Ada",), started=False)
    evening.wish("Ben", w.Join("Ben", pronouns="he"))
    evening.wish("Ada", w.SeatBot("random"))
    return evening


def test_who_sits_down_says_it_and_bots_have_none(hall: Evening) -> None:
    hall.wish("Ada", w.Start())
    assert hall.match.pronouns == ["", "he", ""]


def test_it_stands_in_the_events_and_in_the_record_of_the_table(hall: Evening) -> None:
    hall.wish("Ada", w.Start())
    hall.play_out()
    stored = [e.Event(each.number, each.at, each.who, e.read(e.written(each.what))) for each in hall.events]
    again = replayed(hall.table.id, hall.table.seed, stored).play
    assert again.pronouns == ["", "he", ""]
    assert record.read(record.write(again)).pronouns == {"Ben": "he"}


def test_an_event_of_earlier_days_has_no_choice() -> None:
    assert e.read('{"what":"joined","seat":1,"name":"Ben"}') == e.Joined(1, "Ben")
    assert "pronouns" not in e.written(e.Joined(1, "Ben"))


def test_the_same_company_is_spoken_of_as_before(hall: Evening) -> None:
    hall.wish("Ada", w.Start())
    hall.play_out()
    assert e.Joined(1, "Ben", "he") in [what for _, what in rematch_events(hall.table)]


def test_a_seat_that_is_left_keeps_nothing(hall: Evening) -> None:
    hall.wish("Ben", w.Leave())
    hall.wish("Mina", w.Join("Mina"))
    hall.wish("Ada", w.Start())
    assert hall.match.pronouns == ["", "", ""]


def test_at_a_table_what_is_no_choice_is_refused_and_the_seat_stays_open(hall: Evening) -> None:
    hall.wish("Ben", w.Leave())
    with pytest.raises(Refusal, match="no choice of pronouns"):
        hall.wish("Ben", w.Join("Ben", pronouns="xe"))
    assert hall.table.seats[1].is_open


def test_over_http_they_come_with_the_name(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as server:
        ada, ben = server.guest(), server.guest()
        asked = {"game": "haunted", "name": "Ada", "players": 2}
        with pytest.raises(Refusal, match="no choice of pronouns"):
            ada.call("POST", "/api/tables", {**asked, "pronouns": "xe"})
        table = ada.call("POST", "/api/tables", {**asked, "pronouns": "she"})["table"]["id"]
        with pytest.raises(Refusal, match="no choice of pronouns"):
            ben.table(table, "join", {"name": "Ben", "pronouns": "xe"})
        ben.table(table, "join", {"name": "Ben", "pronouns": "none"})
        ada.table(table, "start")
        assert server.house.tables.in_memory[table].table.play.pronouns == ["she", ""]
