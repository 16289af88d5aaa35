"""Refusals are data; a catalogue makes sentences of them, in any language."""

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

import gloaming
from gloaming.kernel import record
from gloaming.kernel.catalogue import GAMES, languages
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal, as_number
from gloaming.kernel.story import story
from gloaming.kernel.telling import check_text
from gloaming.tables import table


class Narrow(Refusal):
    """A kind of refusal."""


def refused(action: Callable[..., object], *given: object, **named: object) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        action(*given, **named)
    return refusal.value


def test_a_refusal_has_a_code_a_rule_and_arguments() -> None:
    refusal = Refusal("switch", "HA-42", what="A long game", given={"say": "given-number", "number": 1234})
    assert (refusal.code, refusal.rule) == ("switch", "HA-42")
    assert refusal.arguments == {"what": "A long game", "given": {"say": "given-number", "number": 1234}}
    assert str(refusal) == "A long game is yes or no, not 1234 (HA-42)."
    assert refusal.said("de") == "A long game: „yes“ oder „no“, nicht 1234 (HA-42)."


def test_a_sentence_is_no_refusal() -> None:
    with pytest.raises(LookupError):
        str(Refusal("This cannot be done."))


def test_a_refusal_can_stand_inside_another() -> None:
    inner = refused(check_text, "a\nb")
    outer = inner.within("record-telling", line=12)
    assert str(outer) == (
        "Line 12 cannot be told: A passage is one line of characters that can be seen; this one has a line break in it."
    )
    assert outer.said("fr") == (
        "La ligne 12 ne peut pas être racontée\u00a0: Un passage tient en une seule ligne de caractères visibles\u202f"
        "; celui-ci contient un saut de ligne."
    )


def test_a_refusal_can_be_of_a_narrower_kind() -> None:
    refusal = Refusal("not-asked", "R-1", name="Ada")
    refusal.game = "haunted"
    narrow = refusal.as_kind(Narrow)
    assert (type(narrow), str(narrow)) == (Narrow, str(refusal))
    assert (narrow.rule, narrow.game) == ("R-1", "haunted")


def test_a_refusal_survives_the_way_between_processes() -> None:
    refusal = Narrow("players", game="Haunted", fewest=1, most=8, players=9)
    refusal.game = "haunted"
    again = pickle.loads(pickle.dumps(refusal))
    assert (type(again), vars(again), str(again)) == (Narrow, vars(refusal), str(refusal))


def test_a_game_refuses_in_its_own_words() -> None:
    refusal = refused(gloaming.start, "haunted", 2, {"long": "perhaps"})
    assert refusal.game == "haunted"
    assert str(refusal) == 'A long game is yes or no, not "perhaps" (HA-42).'


@pytest.fixture
def lodger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game of another package whose title is translated."""
    for language, title in (("en", "Stay Out"), ("de", "Bleib draußen")):
        (tmp_path / "words" / language).mkdir(parents=True)
        (tmp_path / "words" / language / "game.ftl").write_text(f"title = {title}\n", encoding="utf-8")
    game = gloaming.find("dont-go-in-there").but(id="stay-out", folder=str(tmp_path))
    monkeypatch.setitem(GAMES, game.id, GAMES.pop(game.id))
    monkeypatch.setattr(table, "find", {game.id: game}.__getitem__)
    return game


def test_a_refusal_names_the_game_as_the_readers_language_does(lodger: Game) -> None:
    match = Match(lodger, 2, seed="1")
    old = record.read(record.write(match))
    refusals = [
        refused(lodger.check_options, None, 9),
        refused(lodger.check_options, {"no such": 1}, 2),
        refused(match.tell, match.names[0], "Boo."),
        refused(story, match),
        refused(record.replay, old._replace(rules=0), lodger),
        refused(table.find_game, lodger.id, 0),
    ]
    for refusal in refusals:
        assert "Stay Out" in str(refusal)
        assert "Bleib draußen" in refusal.said("de")


def test_a_number_too_large_to_be_written_out_is_not() -> None:
    match = gloaming.start("dont-go-in-there", 2, seed="1")
    refusal = refused(match.answer, match.asked[0], 10**5000)
    assert str(refusal).startswith("So large a number is no answer: there are ")
    assert refusal.said("fr").startswith("Un nombre aussi grand n’est pas une réponse")
    assert as_number(12345) == "12345"


@pytest.mark.parametrize("language", languages())
def test_some_of_many_answers_are_named(language: str) -> None:
    all_of_them, and_more = (
        Refusal("answer", text="x", answers=["a", "b"], more=more).said(language) for more in (0, 7)
    )
    assert all_of_them.endswith(": a, b.")
    assert and_more.startswith(all_of_them.removesuffix("."))
    assert "7" in and_more


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "Cet enregistrement compte 1 réponse\N{NARROW NO-BREAK SPACE}; il n’y a pas d’étape 3."),
        (2, "Cet enregistrement compte 2 réponses\N{NARROW NO-BREAK SPACE}; il n’y a pas d’étape 3."),
    ],
)
def test_a_single_answer_of_a_record_is_told_as_one(count: int, said: str) -> None:
    assert Refusal("record-step", count=count, step=3).said("fr") == said
