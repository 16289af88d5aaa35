"""Telling: moments, passages, what is taken out, and that a record keeps all of it."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner

import gloaming
import keyboards
from gloaming import Refusal
from gloaming.cli import main
from gloaming.kernel import record
from gloaming.kernel.match import Match
from gloaming.kernel.news import Item
from gloaming.kernel.seats import SPECTATOR
from gloaming.kernel.state import digest
from gloaming.kernel.telling import LONGEST_PASSAGE, MOST_AT_A_MOMENT, MOST_PASSAGES, Moment, Passage
from gloaming.kernel.undo import take_back
from gloaming.terminal import Screen, display
from gloaming.terminal.screen import COLUMNS
from tales import SILENT, TOLD, begin, finish, go_on, told_house

__all__ = ["told_house"]


def refusal(function: Callable[..., object], *args: object, **more: object) -> str:
    with pytest.raises(Refusal) as refused:
        function(*args, **more)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def again(match: Match) -> Match:
    """The match after it was written down and read again."""
    return record.replay(record.read(record.write(match)), match.game)


# Moments


def test_news_brings_moments_numbered_over_the_whole_match() -> None:
    match = begin()
    assert [(each.number, each.moment.kind, each.moment.seat) for each in match.moments] == [
        (1, "memory", 0),
        (2, "memory", 1),
    ]
    go_on(match)
    assert [(each.number, each.moment.kind, each.moment.seat) for each in match.moments[2:]] == [
        (3, "room", 1),
        (4, "reaction", 0),
    ]
    assert match.moments[2].moment.prompt == {"say": "tale-room", "other": "Ada"}
    assert TOLD.voice().say(match.moments[2].moment.prompt) == "What does Ada see?"
    assert match.news()[match.moments[2].at].startswith("Ada placed a meeple")


def test_moments_hang_on_what_a_spectator_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = []

    def moments(item: Item, names: Sequence[str]) -> list[Moment]:
        heard.append(item)
        return []

    monkeypatch.setattr(TOLD.telling, "moments", moments)
    match = finish(begin())
    assert match.moments == []
    assert heard == [item.heard_by(SPECTATOR) for item in match.heard]
    assert heard != match.heard  # there were secrets


def test_a_game_without_telling_has_no_moments() -> None:
    match = Match(SILENT, 2, None, "silent")
    assert match.moments == []
    assert refusal(match.tell, "Ada", "Boo.") == "Don't Go In There is played without telling."


# Telling


def test_a_passage_goes_to_the_latest_moment_of_its_teller_or_to_the_one_that_is_named() -> None:
    match = begin()
    go_on(match)
    assert match.tell("Ada", "I tread softly.") == 1
    assert match.tell("Ben", "The stairs creak.", moment=3) == 2
    assert match.tell(0, "A garden.", moment=1) == 3
    assert match.passages == (
        Passage(4, 0, "I tread softly."),
        Passage(3, 1, "The stairs creak."),
        Passage(1, 0, "A garden."),
    )
    assert [each.number for each in match.moments if each.told] == [1, 3, 4]


def test_what_is_told_changes_neither_state_nor_news() -> None:
    match, silent = begin(), begin()
    match.tell("Ada", "A garden.")
    assert match.state == silent.state
    assert match.heard == silent.heard
    assert finish(match).result == finish(silent).result


def test_nobody_tells_at_a_moment_of_another() -> None:
    match = begin()
    go_on(match)
    assert refusal(match.tell, "Ada", "Stairs.", moment=3) == "Moment 3 is for Ben to tell, not for Ada."
    assert match.passages == ()


@pytest.mark.parametrize("moment", [0, -1, 3, pytest.param(10**5000, id="huge"), "1", 1.0, True])
def test_a_moment_that_has_not_been_cannot_be_told(moment: float | str) -> None:
    match = begin()
    assert "is no moment of this game; it has had 2." in refusal(match.tell, "Ada", "Stairs.", moment=moment)


def test_who_has_had_no_moment_yet_is_told_so() -> None:
    match = Match(TOLD, 2, committed="f" * 64)
    assert refusal(match.tell, "Ada", "Boo.") == "There is no moment yet at which Ada may tell something."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "1 to 2,000 characters; this one has 0"),
        ("   ", "this one has 0"),
        ("x" * (LONGEST_PASSAGE + 1), "this one has 2,001"),
        ("two\nlines", "a line break"),
        ("tab\there", "U+0009"),
        ("bell\x07", "U+0007"),
        ("\x1b[2J", "U+001B"),
        ("turned \u202e about", "U+202E"),
        ("zero\u200bwidth", "U+200B"),
        ("\ufeffmark", "U+FEFF"),
        ("line\u2028end", "U+2028"),
        ("half a pair \ud83d", "U+D83D"),
        (None, "is a text"),
        (b"bytes", "is a text"),
    ],
)
def test_a_text_that_could_not_be_read_is_refused_and_nothing_is_lost(text: bytes | str | None, said: str) -> None:
    match = begin()
    match.tell("Ada", "A garden.")
    assert said in refusal(match.tell, "Ada", text)
    assert match.passages == (Passage(1, 0, "A garden."),)


def test_spaces_round_a_passage_go_and_wide_ones_become_ordinary() -> None:
    match = begin()
    match.tell("Ada", "  Qui\u00a0est\u202flà ?\u3000 ")
    match.tell("Ada", 'ñ 日本 שלום ❤️ " \\ <b>' + "x" * 1980)
    assert match.passages[0].text == "Qui est là ?"
    assert again(match).passages == match.passages


def test_several_passages_stand_at_one_moment_but_not_any_number() -> None:
    match = begin()
    for number in range(MOST_AT_A_MOMENT):
        match.tell("Ada", f"And then {number}.")
    assert "that is all" in refusal(match.tell, "Ada", "And then.")
    match.take_out("Ben", 1)
    match.tell("Ada", "And then at last.")
    assert len(again(match).passages) == MOST_AT_A_MOMENT + 1


def test_a_match_has_room_for_so_many_passages() -> None:
    match = begin()
    for number in range(1, MOST_PASSAGES + 1):
        match.tell("Ada", "x")
        match.take_out("Ada", number)
    assert "no room for another" in refusal(match.tell, "Ben", "And I?")
    assert len(again(match).passages) == MOST_PASSAGES


def test_telling_goes_on_when_the_game_is_over() -> None:
    match = finish(begin())
    match.tell("Ada", "An old key.")
    assert match.moments[match.passages[0].moment - 1].moment.kind == "answer"
    assert again(match).passages == match.passages


# Taking out


def test_anybody_takes_a_passage_out_at_any_time_and_it_stays_out() -> None:
    match = begin()
    match.tell("Ada", "A garden of spiders.")
    match.tell("Ben", "The sea.")
    match.take_out("Ben", 1)
    assert match.passages == (Passage(1, 0, None), Passage(2, 1, "The sea."))
    assert not match.moments[0].told
    match.take_out("Ben", 1)
    finish(match).take_out("Ben", 2)
    assert [passage.text for passage in match.passages] == [None, None]


@pytest.mark.parametrize("passage", [0, -1, 2, pytest.param(10**5000, id="huge"), "1", True, None])
def test_a_passage_that_is_not_there_cannot_be_taken_out(passage: int | str | None) -> None:
    match = begin()
    assert "nothing has been told" in refusal(match.take_out, "Ada", passage)
    match.tell("Ada", "A garden.")
    assert "there is only passage 1" in refusal(match.take_out, "Ada", passage)
    assert match.passages == (Passage(1, 0, "A garden."),)


def test_only_who_sits_at_the_table_takes_something_out() -> None:
    match = begin()
    match.tell("Ada", "A garden.")
    assert "Nobody here" in refusal(match.take_out, "Zoe", 1)
    assert match.passages[0].text == "A garden."


# Undo


def test_undo_takes_with_it_what_was_told_about_news_that_is_gone() -> None:
    match = begin()
    match.tell("Ada", "A garden.")
    go_on(match)
    match.tell("Ben", "The stairs creak.")
    match.tell("Ada", "And a gate.", moment=1)
    match.undo("Ada")
    assert match.passages == (Passage(1, 0, "A garden."), Passage(1, 0, "And a gate."))
    assert len(match.moments) == 2
    go_on(match)
    assert len(match.moments) == 4


def test_an_undo_that_is_refused_half_way_loses_no_words() -> None:
    matches = (Match(TOLD, 3, None, f"half {number}") for number in range(500))
    match = next(each for each in matches if "place secret passage 3" in each.answers(each.asked[0]))
    first = match.asked[0]
    match.answer(first, "place secret passage 3")  # a look at the hidden card: this answer stands
    second = match.asked[0]
    match.answer(second, next(text for text in match.answers(second) if "secret" not in text))
    match.tell(first, "She sees nothing.")
    match.tell(second, "I wait.")
    told = match.passages
    refusal(take_back, match, match.seat(first), [match.seat(first)])
    assert match.passages == told
    assert again(match).passages == told


# Records


def lines(match: Match) -> list[str]:
    return [line.partition(" ")[2] for line in record.write(match).splitlines()[1:]]


def rewritten(said: list[str]) -> str:
    """A record with these lines, the digits in front worked out, as a careful cheat would."""
    code, text = record.FIRST_LINE, [record.FIRST_LINE]
    for line in said:
        code = record.chained(code, line)
        text.append(f"{code} {line}")
    return "\n".join(text) + "\n"


@pytest.fixture
def some() -> Match:
    """A match with three passages, one of them taken out."""
    match = begin()
    go_on(match, 3)
    match.tell("Ada", 'She said: "Go."', 1)
    match.tell("Ben", "Rats.", 3)
    match.tell("Ben", "The sea, the sea.", 2)
    match.take_out("Ada", 2)
    return match


def test_a_passage_is_a_line_after_the_answers(some: Match) -> None:
    assert lines(some)[-5:-2] == [
        r'told 1 Ada: "She said: \"Go.\""',
        "told 3 Ben: taken out",
        'told 2 Ben: "The sea, the sea."',
    ]
    assert lines(some)[-6].startswith(f"{some.step} ")


def test_a_record_keeps_all_passages_and_the_match_goes_on(some: Match, told_house: Path) -> None:
    gloaming.save(some, "tonight.txt")
    kept = gloaming.load("tonight.txt")
    assert kept.passages == some.passages
    assert kept.moments == some.moments
    go_on(kept)
    assert kept.tell("Ada", "On we go.") == 4


def test_words_that_were_taken_out_are_nowhere_in_the_record(some: Match) -> None:
    assert "Rats" not in record.write(some)


def test_telling_leaves_answers_result_and_digest_of_a_record_alone(some: Match) -> None:
    quiet = begin()
    go_on(quiet, 3)
    assert [line for line in lines(some) if not line.startswith("told ")] == lines(quiet)
    assert lines(some)[-1] == f"digest {digest(quiet.state)}"
    silent = Match(SILENT, 2, None, "tales")
    go_on(silent, 3)
    assert record.write(quiet) == record.write(silent)


def test_a_record_is_read_without_being_played(some: Match) -> None:
    kept = record.read(record.write(some))
    assert kept.passages == [(1, "Ada", 'She said: "Go."'), (3, "Ben", None), (2, "Ben", "The sea, the sea.")]
    assert len(kept.answers) == some.step


def test_up_to_a_step_there_is_what_was_told_of_the_news_until_then(some: Match) -> None:
    kept = record.read(record.write(some))
    first = next(step for step, entry in enumerate(some.log) if entry.seat == 0)
    assert [each.moment for each in record.replay(kept, TOLD, steps=first).passages] == [1, 2]
    assert [each.moment for each in record.replay(kept, TOLD, steps=first + 1).passages] == [1, 3, 2]
    assert record.replay(kept, TOLD, steps=0).passages == ()


@pytest.mark.parametrize(
    ("forged", "said"),
    [
        ('told 99 Ada: "Hi."', "99 is no moment"),
        ('told 0 Ada: "Hi."', "0 is no moment"),
        ('told 1 Ben: "Hi."', "Moment 1 is for Ada to tell"),
        ('told 1 Zoe: "Hi."', "Nobody here"),
        ("told 1 Ben: taken out", "Moment 1 is for Ada to tell"),
        ('told 1 chance: "Hi."', "Nobody here"),
        (f'told 1 Ada: "{"x" * 2001}"', "this one has 2,001"),
        ('told 1 Ada: ""', "this one has 0"),
        (r'told 1 Ada: "a\nb"', "a line break"),
        (r'told 1 Ada: "\u202e"', "U+202E"),
        (r'told 1 Ada: "\ud800"', "U+D800"),
        ('told 1 Ada: "Hi"."', "no JSON text"),
        ('told 1 Ada: "tab\there"', "no JSON text"),
        ("told 1 Ada: Hi.", "should tell a passage"),
        ('told 1 Ada: ["Hi."]', "should tell a passage"),
        ('told -1 Ada: "Hi."', "should tell a passage"),
        (f'told {"9" * 5000} Ada: "Hi."', "should tell a passage"),
        ('told one Ada: "Hi."', "should tell a passage"),
        ("told", "cannot be played"),
        ("told ", "should tell a passage"),
        ('told 1 Ada: " Hi. "', "played again it is"),
        ('told 01 Ada: "Hi."', "played again it is"),
        (r'told 1 Ada: "\u0048i."', "played again it is"),
        ('told 1 Ada: "Hi\u00a0there."', "played again it is"),
    ],
)
def test_a_forged_passage_is_refused_with_its_line(forged: str, said: str) -> None:
    match = begin()
    go_on(match)
    body = lines(match)
    text = rewritten([*body[:-2], forged, *body[-2:]])
    refused = refusal(lambda: record.replay(record.read(text), TOLD))
    assert refused.startswith(f"Line {len(body)} ")
    assert said in refused


def test_an_answer_after_a_passage_is_refused_with_its_line(some: Match) -> None:
    body = lines(some)
    text = rewritten([*body[:10], 'told 1 Ada: "Hi."', *body[10:]])
    assert refusal(record.read, text).startswith("Line 13 should tell a passage")


def test_more_passages_than_a_moment_has_room_for_are_refused() -> None:
    match = begin()
    body = lines(match)
    text = rewritten([*body[:-2], *['told 1 Ada: "Hi."'] * (MOST_AT_A_MOMENT + 1), *body[-2:]])
    assert f"Line {len(body) + MOST_AT_A_MOMENT} cannot be told" in refusal(
        lambda: record.replay(record.read(text), TOLD)
    )


def test_a_record_of_a_silent_game_with_a_passage_is_refused(some: Match) -> None:
    assert "played without telling" in refusal(record.replay, record.read(record.write(some)), SILENT)


def test_a_changed_word_is_found_out(some: Match) -> None:
    text = record.write(some)
    assert "differs from what was recorded" in refusal(record.read, text.replace("The sea,", "The tea,"))


# At the keyboard


class Evening(keyboards.Evening):
    """Somebody who tells: lines are never too long, and are read unbroken."""

    def types(self, *lines: keyboards.Typed) -> list[str]:
        heard = super().types(*lines)
        assert max(map(len, self.read.splitlines())) <= COLUMNS
        return [said.replace("\n  ", " ") for said in heard]


Begin = Callable[..., Evening]


@pytest.fixture
def evening(told_house: Path, capsys: pytest.CaptureFixture[str]) -> Begin:
    return lambda match=None, people=1: Evening(capsys, match or begin(), people)


def test_a_moment_is_offered_in_a_line_and_nothing_waits_for_it(evening: Begin) -> None:
    table = evening()
    heard = table.types("", "1", "1")
    assert 'If you like, "tell TEXT": What do you remember last?' in table.read
    assert table.read.count("What do you remember last?") == 1
    assert "What do you remember" not in heard[0]
    assert 'If you like, "tell #4 TEXT": What do you do?\nIf you like, "tell TEXT": What does Ben see?\n' in heard[1]
    assert table.match.step > begin().step


def test_what_is_typed_is_kept_listed_and_taken_out(evening: Begin) -> None:
    table = evening()
    kept, listed, gone, after, *_ = table.types("tell A garden: with a gate.", "told", "take-out 1", "told")
    assert 'Kept as passage 1; "take-out 1" takes it out again.' in kept
    assert " 1 Ada: A garden: with a gate.\n" in listed
    assert "Passage 1 is gone." in gone
    assert "Where does your meeple go?" in gone
    assert " 1 Ada: (taken out)\n" in after
    assert "#1 What do you remember last?" in after
    assert table.match.passages == (Passage(1, 0, None),)


def test_an_earlier_moment_is_told_by_its_number(evening: Begin) -> None:
    table = evening()
    table.types("1", "tell #1 A garden.", "tell #4 I tread softly.", "tell The stairs creak.")
    assert [(each.moment, each.text) for each in table.match.passages] == [
        (1, "A garden."),
        (4, "I tread softly."),
        (5, "The stairs creak."),
    ]


def test_several_people_tell_at_one_keyboard(evening: Begin) -> None:
    table = evening(people=2)
    heard = table.types("", "tell Mine.", "tell ben: His own.", "tell Cleo: is not here.", "told", "1", "", "1")
    assert [(each.seat, each.text) for each in table.match.passages] == [
        (0, "Mine."),
        (1, "His own."),
        (0, "Cleo: is not here."),
    ]
    assert " 2 Ben: His own.\n" in heard[4]
    assert "Ada told: Mine.\nAda told: Cleo: is not here.\n" in heard[6]
    assert "Ben told" not in heard[6]


def test_what_cannot_be_told_or_taken_out_is_one_sentence_and_changes_nothing(evening: Begin) -> None:
    table = evening()
    step = table.match.step
    heard = table.types(
        "tell",
        "tell #2 Hers.",
        "tell #9 Hers.",
        "tell a\x07b",
        "take-out",
        "take-out x",
        "take-out 1",
        "take-out " + "9" * 99,
    )
    for said, sentence in zip(
        heard,
        (
            "Say what",
            "who is a bot",
            "9 is no moment",
            "U+0007",
            "is no passage",
            "is no passage",
            "nothing has",
            "is no",
        ),
        strict=False,
    ):
        assert sentence in said
    assert table.match.passages == ()
    assert table.match.step == step


def test_help_names_the_words_of_telling_where_there_is_telling(
    evening: Begin, capsys: pytest.CaptureFixture[str]
) -> None:
    (said, *_) = evening().types("help")
    for word in ("tell TEXT", "tell NAME: TEXT", "told", "take-out N", "story"):
        assert word in said
    silent = Evening(capsys, Match(SILENT, 2, None, "tales"))
    help_there, tell_there, *_ = silent.types("help", "tell A garden.")
    assert "take-out" not in help_there
    assert '"tell A garden." is no answer here' in tell_there


def test_an_undo_at_the_keyboard_takes_the_words_back_and_offers_the_moment_again(evening: Begin) -> None:
    table = evening()
    heard = table.types("tell A garden.", "1", "tell The stairs creak.", "undo", "1")
    assert "What does Ben see?" in heard[1]
    assert "Taken back, and Ben took theirs back too." in heard[3]
    assert "What does Ben see?" not in heard[3]
    assert "What does Ben see?" in heard[4]
    assert [each.text for each in table.match.passages] == ["A garden."]


def test_when_the_game_is_over_one_can_still_tell_save_and_read_the_story(evening: Begin, told_house: Path) -> None:
    table = evening()

    def tell_once_over(screen: Screen) -> str:
        assert table.match.over
        return "tell An old key."

    answers = 40
    heard = table.types(
        *[lambda screen: "table" if table.match.over else screen.offered[0]] * answers,
        tell_once_over,
        "story",
        "story mine.html",
        "save tonight.txt",
        "told",
        "",
    )
    assert "There is still something to tell:" in table.read
    assert 'If you like, "tell TEXT": What do you bring with you?' in table.read
    assert '"told" lists' in table.read
    assert "Kept as passage 1" in heard[answers]
    assert "\n\n    What do you bring with you?\n    An old key.\n    - Ada\n\n" in table.read
    assert "An old key." in (told_house / "mine.html").read_text()
    assert gloaming.load("tonight.txt").passages[0].text == "An old key."
    assert table.read.endswith("Good night.\n")


def test_words_that_are_in_no_file_are_not_left_behind_unsaid(evening: Begin) -> None:
    match = finish(begin())
    heard = evening(match).types("tell An old key.", "", "")
    assert "in no file yet" in heard[1]
    assert heard[2].endswith("Good night.\n")
    assert "in no file yet" not in "".join(evening(match).types("save a.txt", ""))


def test_after_the_end_several_people_say_whose_words_they_are(evening: Begin) -> None:
    match = finish(begin())
    table = evening(match, people=2)
    (unsaid, kept, gone, *_) = table.types("tell An old key.", "tell Ben: An old key.", "take-out 1")
    assert f'Ben, "tell #{len(match.moments)} TEXT": What do you bring with you?' in table.read
    assert 'Say whose words these are: "tell NAME: TEXT".' in unsaid
    assert "Kept as passage 1" in kept
    assert "Passage 1 is gone." in gone


def test_a_file_that_still_has_words_that_were_taken_out_is_named(evening: Begin) -> None:
    (_, _, gone, *_) = evening().types("tell Spiders.", "save a.txt", "take-out 1")
    assert '"save a.txt" takes it out there too.' in gone


def test_a_game_that_was_told_is_left_with_a_word_about_saving(evening: Begin) -> None:
    table = evening()
    table.types("save a.txt", "tell A garden.", "quit")
    assert "the game is not saved" in table.read


# Replay


def told_by(*words: str) -> str:
    ran = CliRunner().invoke(main, words)
    assert ran.exit_code == 0, ran.output
    return ran.stdout


def test_a_replay_has_every_passage_in_its_place(some: Match, told_house: Path) -> None:
    gloaming.save(some, "tonight.txt")
    said = told_by("replay", "tonight.txt").splitlines()
    at = next(number for number, line in enumerate(said) if line.endswith("went first."))
    assert said[at + 1 : at + 3] == ['Ada told: She said: "Go."', "Ben told: The sea, the sea."]
    assert said[at + 4] == "(What Ben told here was taken out.)"
    assert said[2:-2] == display.sentences(some, SPECTATOR)


def test_a_replay_as_json_has_every_moment(some: Match, told_house: Path) -> None:
    gloaming.save(some, "tonight.txt")
    said = json.loads(told_by("replay", "tonight.txt", "--json"))
    assert said["moments"][0] == {
        "moment": 1,
        "news": some.moments[0].at,
        "kind": "memory",
        "teller": "Ada",
        "prompt": "What do you remember last?",
        "told": ['She said: "Go."'],
    }
    assert [each["told"] for each in said["moments"][1:3]] == [["The sea, the sea."], [None]]
    step = str(some.step)
    assert len(json.loads(told_by("replay", "tonight.txt", "--json", "--step", step))["moments"]) == len(some.moments)
    assert json.loads(told_by("replay", "tonight.txt", "--json", "--step", "0"))["moments"] == []
