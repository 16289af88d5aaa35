"""Records: what was written is what is read, and what was changed is found out."""

from collections.abc import Callable
from pathlib import Path

import pytest

import gloaming
from gloaming import Refusal
from gloaming.kernel import record
from gloaming.kernel.match import Match
from gloaming.kernel.state import digest
from houses import wander

GAME = gloaming.find("dont-go-in-there")
Change = Callable[[list[str]], list[str]]  # of the lines of a record


@pytest.fixture(scope="module")
def finished() -> Match:
    *_, match = wander(GAME, 2, "a record")
    return match


@pytest.fixture(scope="module")
def text(finished: Match) -> str:
    return record.write(finished)


def refusal(text: str) -> str:
    with pytest.raises(Refusal) as refused:
        record.replay(record.read(text), GAME)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def rewritten(text: str, change: Change) -> str:
    """A record whose lines were changed, with the digits in front worked out anew, as a careful cheat would."""
    code, lines = record.FIRST_LINE, [record.FIRST_LINE]
    for line in change([line.partition(" ")[2] for line in text.splitlines()[1:]]):
        code = record.chained(code, line)
        lines.append(f"{code} {line}")
    return "\n".join(lines) + "\n"


def replaced(number: int, said: str) -> Change:
    return lambda lines: [said if i == number else line for i, line in enumerate(lines)]


def test_a_record_is_read_as_it_was_written(finished: Match, text: str) -> None:
    kept = record.read(text)
    assert kept.game == "dont-go-in-there"
    assert kept.seats == finished.names
    assert kept.seed == finished.seed
    assert len(kept.answers) == finished.step
    assert digest(record.replay(kept, GAME).state) == digest(finished.state)


def test_a_record_can_be_saved_loaded_and_played_on(tmp_path: Path) -> None:
    match = gloaming.start("dont-go-in-there", 3, seed="pause")
    match.answer(match.asked[0], match.answers(match.asked[0])[0])
    gloaming.save(match, tmp_path / "paused.record")
    again = gloaming.load(tmp_path / "paused.record")
    assert again.state == match.state
    assert again.asked == match.asked
    for played in (match, again):
        while not played.over:
            played.answer(played.asked[0], played.answers(played.asked[0])[-1])
    assert again.result == match.result


def test_an_empty_seed_is_a_seed_like_any_other() -> None:
    match = gloaming.start("dont-go-in-there", 2, seed="")
    assert record.replay(record.read(record.write(match)), GAME).seed == ""


@pytest.mark.parametrize("seed", ["a\u2028b", "\x85", "\r", 'say "boo"', "\n", "ü" * 100])
def test_any_text_can_be_a_seed(seed: str) -> None:
    match = gloaming.start("dont-go-in-there", 2, seed=seed)
    assert record.replay(record.read(record.write(match)), GAME).state == match.state


def test_a_count_of_a_million_digits_is_no_answer() -> None:
    match = gloaming.start("dont-go-in-there", 2, seed="count")
    with pytest.raises(Refusal, match="no answer"):
        match.answer(match.asked[0], "dance #" + "9" * 5000)


def test_a_record_can_be_played_to_a_point(text: str, finished: Match) -> None:
    for steps in (0, 5, 40, finished.step):
        part = record.replay(record.read(text), GAME, steps=steps)
        assert part.log == finished.log[:steps]
    for steps in (-1, finished.step + 1):
        with pytest.raises(Refusal, match="no step"):
            record.replay(record.read(text), GAME, steps=steps)


def test_a_withheld_seed_is_not_in_the_record_and_can_be_checked_later(finished: Match) -> None:
    kept = record.write(finished, reveal=False)
    assert str(finished.seed) not in kept
    assert finished.commitment in kept
    assert record.replay(record.read(kept), GAME).state == finished.state
    assert record.replay(record.read(kept), GAME, seed=finished.seed).state == finished.state
    with pytest.raises(Refusal, match="seal"):
        record.replay(record.read(kept), GAME, seed="another")


def test_every_changed_line_is_named(text: str) -> None:
    lines = text.splitlines()
    for number in range(1, len(lines), 7):
        spoiled = [*lines]
        spoiled[number] = spoiled[number][:-1] + ("x" if spoiled[number][-1] != "x" else "y")
        assert f"Line {number + 1} differs" in refusal("\n".join(spoiled))


def test_a_missing_line_is_found_out(text: str) -> None:
    lines = text.splitlines()
    assert "Line 30 differs" in refusal("\n".join(lines[:29] + lines[30:]))


def test_a_record_cut_off_anywhere_is_refused(text: str) -> None:
    lines = text.splitlines()
    for keep in range(1, len(lines)):
        assert "cut off" in refusal("\n".join(lines[:keep]))


def test_half_a_line_is_refused(text: str) -> None:
    assert "differs" in refusal(text[: len(text) // 2])


def test_windows_line_ends_do_no_harm(text: str, finished: Match) -> None:
    assert record.replay(record.read(text.replace("\n", "\r\n")), GAME).state == finished.state


@pytest.mark.parametrize("junk", ["", "hello", "\x00\x01", "gloaming record 2\n", "gloaming record 1\n{}"])
def test_what_is_no_record_is_refused(junk: str) -> None:
    refusal(junk)


def test_a_record_that_cannot_be_written_is_refused(tmp_path: Path, finished: Match) -> None:
    with pytest.raises(Refusal, match="cannot be written"):
        gloaming.save(finished, tmp_path / "nowhere" / "a.record")


def test_a_huge_file_is_refused() -> None:
    assert "too large" in refusal("gloaming record 1\n" + " " * record.LARGEST)


def test_an_answer_that_the_rules_refuse_is_named_with_its_line(text: str) -> None:
    lines = [line.partition(" ")[2] for line in text.splitlines()[1:]]
    at = next(i for i, line in enumerate(lines) if ": place" in line)
    number, seat = lines[at].split()[:2]
    said = refusal(rewritten(text, replaced(at, f"{number} {seat} place cellar 9")))
    assert said.startswith(f"Line {at + 2} cannot be played")


def test_dice_that_the_seed_did_not_roll_are_found_out(text: str) -> None:
    lines = [line.partition(" ")[2] for line in text.splitlines()[1:]]
    at = next(i for i, line in enumerate(lines) if "chance: first" in line)
    other = "Ben" if lines[at].endswith("Ada") else "Ada"
    said = refusal(rewritten(text, replaced(at, f"{lines[at].split()[0]} chance: first {other}")))
    assert said.startswith(f"Line {at + 2} says")


def test_a_wrong_result_or_digest_is_found_out(text: str) -> None:
    result = refusal(rewritten(text, lambda lines: [*lines[:-2], 'result {"winners":[]}', lines[-1]]))
    assert result.startswith(f"Line {len(text.splitlines()) - 1} says")
    last = refusal(rewritten(text, lambda lines: [*lines[:-1], "digest " + "0" * 64]))
    assert last.startswith(f"Line {len(text.splitlines())} says")


def test_a_wrong_number_before_an_answer_is_found_out(text: str) -> None:
    assert refusal(
        rewritten(text, lambda lines: [*lines[:6], "777 " + lines[6].partition(" ")[2], *lines[7:]])
    ).startswith("Line 8 says")


@pytest.mark.parametrize(
    ("at", "said", "told"),
    [
        (1, "rules 99", "version 99"),
        (1, "rules one", "cannot be read"),
        (2, "options {", "cannot be read"),
        (2, 'options {"bats":1}', "no option"),
        (3, 'seats ["Ada"]', "2 to 5 players"),
        (3, "seats 7", "cannot be read"),
        (5, 'seed "another"', "seal"),
        (0, "gamble chess", 'begin with "game"'),
        (1, "rules 0_2", "Line 3 says"),
        (2, "options []", "cannot be read"),
        (2, "options " + "[" * 100_000, "cannot be read"),
        (3, 'seats {"Ada":1,"Ben":2}', "cannot be read"),
        (3, 'seats ["Ada",3]', "is a text"),
        (4, "commitment hello", "cannot be read"),
        (5, 'seed "\\ud800"', "cannot be read"),
    ],
)
def test_a_wrong_head_is_refused(text: str, at: int, said: str, told: str) -> None:
    assert told in refusal(rewritten(text, replaced(at, said)))


def test_a_record_of_another_game_or_none_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "other.record"
    path.write_text(rewritten(text, replaced(0, "game chess")))
    with pytest.raises(Refusal, match="no game"):
        gloaming.load(path)
    with pytest.raises(Refusal, match="cannot be read"):
        gloaming.load(tmp_path / "none.record")
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refusal, match="not text"):
        gloaming.load(path)
