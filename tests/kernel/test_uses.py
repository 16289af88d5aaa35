"""What rules do with the rows of a vocabulary: one that is missing, idle or used otherwise is named."""

import sys
from collections.abc import Callable
from copy import copy
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import gloaming
from gloaming.games import IDS
from gloaming.kernel.assembly import check_uses
from gloaming.kernel.vocabulary import BadRow, Vocabulary

GAME = '''
"""A game of one question to chance and one to players."""

from gloaming.kernel.agenda import ask, do_next, let_choose
from gloaming.kernel.kinds import SEAT, amount, named, secret
from gloaming.kernel.news import tell, whisper
from gloaming.kernel.seats import CHANCE, NOBODY
from gloaming.kernel.vocabulary import Form, NewsKinds, Questions, Steps, choice, news, question, step

BOARDS, SPACES = 3, 4
A_ROOM = named("room", "A room.", ("attic", "cellar", "hall"))
A_SPACE = amount("space", "A space.", 0, SPACES - 1)


class Keeping:
    KEEP, LEAVE = range(2)


class Ask(Questions):
    ROOM = question("open_room", widest=BOARDS, answer=Form("open {room}", A_ROOM))
    PLACE = question(
        "place", "may_place", "like_place", widest=BOARDS * SPACES,
        answer=Form("place {room} {space}", A_ROOM.read(lambda g, seat, subject, answer: answer // SPACES), A_SPACE),
    )
    KEEP = question("keep", "anything", "like_keeping", widest=2, answer=choice(Keeping))


class Step(Steps):
    TURN = step()
    OPEN = step()


class News(NewsKinds):
    OPENED = news(thing=A_ROOM)
    PLACED = news(SEAT, (A_ROOM, A_SPACE))
    LOOKED = news(SEAT, number=secret(amount("count", "How many.")))


EFFECTS = (Step.OPEN,)


def turn(g, seat):
    """The top meeple is asked; what a comment says of Ask.PLACE is no call."""
    if g.question == Ask.KEEP and g.step[0] != Step.TURN:
        do_next(g, Step.TURN, left_of(g, seat))
    ask(g, g.meeple[seat][topmost(g, seat)], Ask.PLACE, 0, BOARDS * SPACES)


def open(g, about):
    ask(g, CHANCE, Ask.ROOM, about, g.rooms[about])


def place(g, seat, subject, answer):
    tell(g, News.PLACED, seat, g.side[answer] * SPACES + answer % SPACES, 0)
    whisper(
        g,
        1 << seat,
        News.LOOKED,
        seat,
        0,
        min(g.left, answer),
    )
    let_choose(g, seat, Ask.KEEP, 0, 2)


def open_room(g, chance, subject, answer):
    tell(g, News.OPENED, NOBODY, answer, 0)
'''

Put = Callable[..., None]


@pytest.fixture
def put_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Put:
    """Compares the rows of the game with what its rules do, where some of its text reads otherwise."""

    def compared(*changes: tuple[str, str]) -> None:
        text = GAME
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        path = tmp_path / "small_game.py"
        path.write_text(text, encoding="utf-8")
        spec = spec_from_file_location("small_game", path)
        assert spec
        assert spec.loader
        module = module_from_spec(spec)
        monkeypatch.setitem(sys.modules, "small_game", module)
        spec.loader.exec_module(module)
        check_uses((module.Ask, module.Step, module.News), [module])

    return compared


def test_rows_that_rules_use_as_they_are_declared_pass(put_together: Put) -> None:
    put_together()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("Ask.ROOM, about", "Ask.DOOR, about", "Ask.DOOR is no row, and small_game names it"),
        ("    TURN = step()\n", "", "Step.TURN is no row, and small_game names it"),
        ("    LOOKED = news", "    PEEPED = news", "News.LOOKED is no row, and small_game names it"),
        ("g.question == Ask.KEEP", "g.question == Ask.KEPT", "Ask.KEPT is no row"),
    ],
)
def test_a_row_that_rules_name_and_that_is_missing_is_named(put_together: Put, old: str, new: str, told: str) -> None:
    with pytest.raises(BadRow, match=told):
        put_together((old, new))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("let_choose(g, seat, Ask.KEEP, 0, 2)", "pass", "Ask.KEEP is used by no rule"),
        ("EFFECTS = (Step.OPEN,)", "", "Step.OPEN is used by no rule"),
        ("do_next(g, Step.TURN, left_of(g, seat))", "pass", "Step.TURN is used by no rule"),
        ("tell(g, News.OPENED, NOBODY, answer, 0)", "pass", "News.OPENED is used by no rule"),
    ],
)
def test_a_row_that_no_rule_uses_is_named(put_together: Put, old: str, new: str, told: str) -> None:
    with pytest.raises(BadRow, match=told):
        put_together((old, new))


@pytest.mark.parametrize("widest", [6, 17])
def test_a_question_is_as_wide_as_it_is_asked(put_together: Put, widest: int) -> None:
    with pytest.raises(BadRow, match=f"Ask.PLACE is asked with 12 answers, and can have {widest}"):
        put_together(("widest=BOARDS * SPACES", f"widest={widest}"))


def test_what_players_are_asked_needs_an_opinion(put_together: Put) -> None:
    with pytest.raises(BadRow, match=r"Ask\.PLACE is asked of players, and has no opinion"):
        put_together(('"place", "may_place", "like_place"', '"place", "may_place"'))


def test_what_chance_alone_is_asked_has_no_opinion(put_together: Put) -> None:
    with pytest.raises(BadRow, match=r"Ask\.ROOM has an opinion, and only chance is asked"):
        put_together(('"open_room", widest', '"open_room", "anything", "like_rooms", widest'))


@pytest.mark.parametrize(
    ("declared", "told"),
    [
        ("news(A_ROOM)", "is told with a thing, and does not say what it means"),
        ("news(thing=A_ROOM)", "is told with a seat, and does not say what it means"),
        ("news(SEAT)", "is told with a thing, and does not say what it means"),
        ("news(SEAT, A_ROOM, A_SPACE)", "says what its number means, and is never told with one"),
    ],
)
def test_news_says_what_it_is_told_with(put_together: Put, declared: str, told: str) -> None:
    with pytest.raises(BadRow, match=f"News.PLACED {told}"):
        put_together(("PLACED = news(SEAT, (A_ROOM, A_SPACE))", f"PLACED = {declared}"))


def test_news_that_is_whispered_keeps_a_secret(put_together: Put) -> None:
    with pytest.raises(BadRow, match=r"News\.LOOKED is whispered, and its number is not one secret thing"):
        put_together(('secret(amount("count", "How many."))', 'amount("count", "How many.")'))
    with pytest.raises(BadRow, match=r"News\.LOOKED is whispered, and its number is not one secret thing"):
        put_together(('number=secret(amount("count", "How many."))', "number=(secret(A_ROOM), A_SPACE)"))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "    let_choose(",
            "    do_next(g, News.PLACED, 1)\n    let_choose(",
            r"News.PLACED .* no news can: \(g, News",
        ),
        ("tell(g, News.OPENED, ", "tell(g, Ask.ROOM, ", "Ask.ROOM stands in small_game where no question can"),
        ("    let_choose(", "    ask(g, seat, Step.TURN, 0, 1)\n    let_choose(", "Step.TURN stands .* no step can"),
        ("do_next(g, Step.TURN, left_of(g, seat))", "do_next(g, Step.TURN)", "Step.TURN stands .* where no step can"),
    ],
)
def test_a_row_of_another_vocabulary_is_named(put_together: Put, old: str, new: str, told: str) -> None:
    with pytest.raises(BadRow, match=told):
        put_together((old, new))


@pytest.mark.parametrize("remark", ["pass  # as tell(g, News.OPENED, NOBODY, answer, 0)", '"""As News.OPENED is."""'])
def test_what_a_remark_says_of_a_row_is_no_use(put_together: Put, remark: str) -> None:
    with pytest.raises(BadRow, match=r"News\.OPENED is used by no rule"):
        put_together(("tell(g, News.OPENED, NOBODY, answer, 0)", remark))


@pytest.mark.parametrize("remark", ['"""It was News.GONE."""', """'Once' # News.GONE's""", r'"\\" + "News.GONE"'])
def test_a_remark_may_name_what_is_no_row(put_together: Put, remark: str) -> None:
    put_together(("    do_next(g, Step.TURN, left_of(g, seat))", f"    {remark}\n    do_next(g, Step.TURN, seat)"))


def test_a_remark_between_arguments_is_none_of_them(put_together: Put) -> None:
    put_together(("News.LOOKED,\n", "News.LOOKED,  # (who, room\n"))


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("part", ["ask", "step", "news"])
def test_every_row_of_the_games_is_missed(game: str, part: str) -> None:
    whole = getattr(gloaming.find(game), part)
    rows = {row.where.partition(".")[2]: row for row in whole._rows}
    for missing in rows:
        kept = {key: copy(row) for key, row in rows.items() if key != missing}
        fewer = Vocabulary(whole.__name__, whole.__bases__, {"__module__": whole.__module__, **kept})
        with pytest.raises(BadRow, match=rf"{whole.__name__}\.{missing} is no row"):
            gloaming.find(game).but(**{part: fewer})
