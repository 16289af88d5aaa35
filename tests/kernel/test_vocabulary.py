"""A vocabulary: what rows mean, and which cannot be."""

from itertools import product
from types import ModuleType, SimpleNamespace
from typing import Any, TypeVar

import pytest

from gloaming.kernel.kinds import SEAT, amount, named, or_none, ordinal, secret, several, truth
from gloaming.kernel.news import Item
from gloaming.kernel.seats import NOBODY, UNKNOWN
from gloaming.kernel.vocabulary import (
    ALLOWED,
    ANSWERED,
    CARRIED_OUT,
    JUDGED,
    BadRow,
    Form,
    Implied,
    NewsKind,
    NewsKinds,
    Procedure,
    Question,
    Questions,
    Row,
    Shape,
    Steps,
    Vocabulary,
    choice,
    either,
    function,
    news,
    question,
    rows,
    step,
)

T = TypeVar("T", bound=Row)
NAMES = ("Ada", "Ben", "Cleo")
A_ROOM = named("room", "A room.", ("attic", "cellar"))
A_SPACE = ordinal("space", "A space.", 3)


A_CHOICE = A_ROOM.called("choice")
READ = A_ROOM.read(lambda g, seat, subject, answer: subject)


def only(vocabulary: Any, kind: type[T]) -> T:
    """The only row of a vocabulary."""
    (row,) = rows(vocabulary, kind)
    return row


def asking(**given: Any) -> Question:
    """A question with these parts."""
    body = {"__qualname__": "Ask", "PLACE": question("place", **{"widest": 6, **given})}
    return only(Vocabulary("Ask", (Questions,), body), Question)


def telling(**given: Any) -> NewsKind:
    """A piece of news with these parts."""
    body = {"__qualname__": "News", "FELL_DOWN": news(**given)}
    return only(Vocabulary("News", (NewsKinds,), body), NewsKind)


def table(**cells: int) -> SimpleNamespace:
    """As much of a table as a vocabulary reads."""
    return SimpleNamespace(subject=0, **cells)


def test_a_row_is_a_number_in_rules_and_has_a_name_in_data() -> None:
    class Ask(Questions):
        FIRST = question("first", widest=1, answer=Form("first"))
        TURN_DIE = question("turn_die", widest=1, answer=Form("turn"))
        REROLL = question("reroll", widest=1, answer=Form("again"), called="re-roll")

    assert (Ask.FIRST, Ask.TURN_DIE, Ask.REROLL) == (0, 1, 2)
    assert [row.name for row in rows(Ask, Question)] == ["first", "turn die", "re-roll"]


def test_the_digits_of_an_answer_are_its_arguments_the_last_counting_single_ones() -> None:
    row = asking(answer=Form("place {room} {space}", A_ROOM, A_SPACE))
    assert row.write(table(), 0, 5, NAMES) == "place cellar 3"
    assert row.arguments(table(), 0, 5, NAMES) == {"room": "cellar", "space": 3}
    assert len({row.write(table(), 0, answer, NAMES) for answer in range(6)}) == 6


def test_an_argument_can_be_read_off_the_table() -> None:
    row = asking(answer=Form("go {room}", A_ROOM.read(lambda g, seat, subject, answer: g.rooms + answer)))
    assert row.arguments(table(rooms=1), 0, 0, NAMES) == {"room": "cellar"}


def test_forms_stand_one_after_the_other() -> None:
    row = asking(answer=either(heal=Form("heal"), let_draw=Form("let {seat} draw", SEAT.first(3))), widest=4)
    assert [row.write(table(), 0, answer, NAMES) for answer in range(3)] == ["heal", "let Ada draw", "let Ben draw"]
    assert row.arguments(table(), 0, 0, NAMES) == {"choice": "heal"}
    assert row.arguments(table(), 0, 3, NAMES) == {"choice": "let draw", "seat": "Cleo"}


def test_the_table_can_say_which_form_an_answer_has() -> None:
    def which(g: Any, seat: int, subject: int, answer: int) -> int:
        return int(answer >= g.laid)

    row = asking(answer=either(down=Form("down"), up=Form("up")), by=which)
    assert [row.write(table(laid=2), 0, answer, NAMES) for answer in range(4)] == ["down", "down", "up", "up"]


def test_a_choice_is_a_form_of_its_own() -> None:
    row = asking(answer=choice("keep", "re-roll"), widest=2)
    assert row.arguments(table(), 0, 1, NAMES) == {"choice": "re-roll"}


def test_a_question_tells_what_it_is_about() -> None:
    row = asking(answer=choice("yes"), widest=1, about=(A_ROOM.read(lambda g, seat, subject, answer: subject),))
    assert row.asked(table(), 0, NAMES) == {"room": "attic"}


def test_news_tells_what_its_numbers_mean() -> None:
    row = telling(seat=SEAT, thing=(A_ROOM, A_SPACE), number=amount("ghosts", "How many."))
    told = {"what": "fell down", "seat": "Ben", "room": "cellar", "space": 2, "ghosts": 7}
    assert row.data(Item(0, 1, 4, 7), NAMES) == told
    assert list(row.schema["properties"]) == list(told)


def test_the_numbers_of_news_are_taken_apart_by_the_sizes_of_their_kinds() -> None:
    row = telling(seat=SEAT, thing=(amount("round", "The round."), A_ROOM, A_SPACE), number=secret(A_ROOM.called("to")))
    for round_, room, space in product(range(4), range(2), range(3)):
        item = Item(0, 1, (round_ * 2 + room) * 3 + space, 1)
        assert row.numbers(item) == {"seat": 1, "round": round_, "room": room, "space": space, "to": 1}
    assert row.numbers(Item(0, NOBODY, 0, UNKNOWN)) == {
        "seat": NOBODY,
        "round": 0,
        "room": 0,
        "space": 0,
        "to": UNKNOWN,
    }


def test_what_a_hearer_may_not_know_is_null_and_so_is_nobody() -> None:
    row = telling(seat=or_none(SEAT), number=secret(A_ROOM))
    assert row.data(Item(0, NOBODY, 0, UNKNOWN), NAMES) == {"what": "fell down", "seat": None, "room": None}


def test_bits_are_several_things_and_one_is_yes() -> None:
    row = telling(thing=several("rooms", "Rooms.", A_ROOM), number=truth("loud", "Whether it was loud."))
    assert row.data(Item(0, 0, 0b11, 1), NAMES) == {"what": "fell down", "rooms": ["attic", "cellar"], "loud": True}


def test_a_row_that_stands_twice_is_named() -> None:
    with pytest.raises(BadRow, match=r"Ask\.PLACE stands twice"):

        class Ask(Questions):
            PLACE = question("place", widest=1, answer=Form("here"))
            PLACE = question("place", widest=1, answer=Form("there"))


def test_two_rows_of_one_name_are_named() -> None:
    with pytest.raises(BadRow, match=r'Ask\.TURN is called "go", and so is another row'):

        class Ask(Questions):
            TURN = question("turn", widest=1, answer=Form("here"), called="go")
            GO = question("go", widest=1, answer=Form("there"))


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"answer": Form("place {room} {space}", A_ROOM, A_SPACE), "widest": 7}, "its arguments tell 6 apart"),
        ({"answer": Form("place {room} {space}", A_ROOM, A_SPACE), "widest": 5}, "its arguments tell 6 apart"),
        ({"answer": choice("fewer", "leave", "more"), "widest": 2}, "can have 2 answers, and its arguments tell 3"),
        ({"answer": choice("fewer", "leave", "more", "all"), "widest": 3}, "its arguments tell 4 apart"),
        ({"answer": either(go=Form("go", READ), stay=Form("stay", READ)), "widest": 3}, "its arguments tell 2 apart"),
        ({"answer": Form("place {rom}", A_ROOM), "widest": 2}, 'writes "rom", which is none of its arguments: room'),
        ({"answer": Form("place {room}", A_ROOM, A_ROOM), "widest": 2}, "two arguments of one name"),
        ({"answer": Form("place {room}", A_ROOM, A_SPACE), "widest": 6}, 'does not write "space"'),
        ({"answer": either(go=Form("go"), stay=Form("go")), "widest": 2}, "two choices that are written alike"),
        ({"answer": either(go=Form("go {choice}", A_CHOICE), stay=Form("stay")), "widest": 3}, 'called "choice"'),
        ({"answer": Form("place"), "widest": 0}, "has no answer"),
        ({"answer": Form("place"), "widest": 1, "about": (A_ROOM,)}, "not read off the table"),
    ],
)
def test_a_question_that_does_not_fit_is_named(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadRow, match=f"Ask.PLACE .*{problem}"):
        asking(**given)


def test_news_tells_what_the_rest_of_it_implies_as_it_was_heard() -> None:
    own = Implied("own", {"type": "boolean"}, lambda item: item.seat == item.thing)
    row = telling(seat=SEAT, thing=SEAT.called("other"), implies=(own,))
    assert row.data(Item(0, 1, 1, 0), NAMES) == {"what": "fell down", "seat": "Ben", "other": "Ben", "own": True}
    assert row.data(Item(0, 1, 2, 0), NAMES)["own"] is False
    assert row.schema["properties"]["own"] == {"type": "boolean"}


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"seat": SEAT, "thing": SEAT}, "two particulars of one name"),
        ({"seat": SEAT.called("what")}, 'a particular called "what"'),
        ({"seat": SEAT, "implies": (Implied("seat", {}, len),)}, "two particulars of one name"),
        ({"thing": A_ROOM.read(lambda g, seat, subject, answer: 0)}, "read off the table"),
    ],
)
def test_news_that_does_not_fit_is_named(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadRow, match=f"News.FELL_DOWN .*{problem}"):
        telling(**given)


def body(**made: object) -> dict[str, object]:
    """The body of a vocabulary."""
    return {"__qualname__": "Ask", **made}


def test_a_step_that_stands_twice_is_named() -> None:
    with pytest.raises(BadRow, match=r"Step\.TURN stands twice"):

        class Step(Steps):
            TURN = step()
            TURN = step()  # type: ignore[assignment, unused-ignore]


def test_what_is_no_row_is_named() -> None:
    with pytest.raises(BadRow, match=r"Ask\.WIDTH is no row"):
        Vocabulary("Ask", (Questions,), body(WIDTH=5))


def test_rows_with_one_message_are_named() -> None:
    one, other = news(called="took ghosts"), news(called="took-ghosts")
    with pytest.raises(BadRow, match="so is another row"):
        Vocabulary("News", (NewsKinds,), body(ONE=one, OTHER=other))


def rules(**functions: object) -> ModuleType:
    """A module of rules."""
    module = ModuleType("rules")
    vars(module).update(functions)
    return module


def test_a_step_is_carried_out_by_the_function_of_its_name() -> None:
    class Step(Steps):
        TURN = step()
        TAKE_CARD = step()

    assert (Step.TURN, Step.TAKE_CARD) == (0, 1)
    found = rules(take_card=lambda g, about: None)
    row = rows(Step, Procedure)[Step.TAKE_CARD]
    assert function(row, "take_card", [found], CARRIED_OUT) is found.take_card


def test_a_function_that_is_missing_is_named_with_its_row() -> None:
    row = asking(answer=choice("yes"), widest=1)
    with pytest.raises(BadRow, match=r"Ask\.PLACE names place, and no module of the rules has it"):
        function(row, "place", [rules()], ANSWERED)


def like_places(g: Any, viewer: int, seat: int, place: int) -> int:
    """Something that bots weigh, and no opinion of an answer."""
    return place


def may_place(g: Any, seat: int, subject: int, answer: int) -> bool:
    """Whether an answer is allowed."""
    return True


@pytest.mark.parametrize(
    ("found", "shape", "told"),
    [
        (lambda g, seat: None, ANSWERED, "takes 2 things, not 4"),
        (like_places, JUDGED, "takes g, viewer, not g, seat"),
        (may_place, JUDGED, "gives bool, not int"),
        (may_place, ANSWERED, "gives bool, not None"),
        (like_places, ALLOWED, "gives int, not bool"),
    ],
)
def test_a_function_of_another_shape_is_named_with_its_row(found: object, shape: Shape, told: str) -> None:
    row = asking(answer=choice("yes"), widest=1)
    with pytest.raises(BadRow, match=rf"Ask\.PLACE names place, which {told}"):
        function(row, "place", [rules(place=found)], shape)


def test_a_row_of_another_kind_is_named_with_how_it_is_declared() -> None:
    with pytest.raises(BadRow, match=r"News\.SCORED is declared by `step`, not by `news`"):
        rows(Vocabulary("News", (NewsKinds,), body(SCORED=step())), NewsKind)
