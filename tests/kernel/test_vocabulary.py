"""A vocabulary: what rows mean, and which cannot be."""

from itertools import product
from types import ModuleType, SimpleNamespace
from typing import Any, TypeVar

import pytest

from gloaming.kernel.assembly import function, functions
from gloaming.kernel.kinds import (
    SEAT,
    amount,
    fact,
    in_order,
    named,
    names_of,
    or_none,
    ordinal,
    secret,
    several,
    truth,
)
from gloaming.kernel.news import Item
from gloaming.kernel.seats import NOBODY, UNKNOWN
from gloaming.kernel.shapes import ALLOWED, ANSWERED, CARRIED_OUT, JUDGED, Shape
from gloaming.kernel.vocabulary import (
    BadRow,
    Form,
    Implied,
    NewsKind,
    NewsKinds,
    Procedure,
    Question,
    Questions,
    Row,
    Steps,
    Vocabulary,
    choice,
    either,
    news,
    question,
    rows,
    step,
)

T = TypeVar("T", bound=Row)
NAMES = ("Ada", "Ben", "Cleo")
A_ROOM = named("room", "A room.", ("attic", "cellar"))
A_SPACE = ordinal("space", "A space.", 3)


READ = A_ROOM.read(lambda g, seat, subject, answer: subject)
A_CHOICE = READ.called("choice")
COUNTLESS = amount("count", "How many.")
A_FACT = fact("sum", {}, sum)  # type: ignore[arg-type]


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


def short(g: Any, seat: int) -> int:
    """Something that can be read off the state, and not for an answer."""
    return seat


A_SHORT_WAY = A_ROOM.read(short)  # type: ignore[arg-type]
SHORT_WAYS = fact("ways", {}, short)  # type: ignore[arg-type]


def state(**cells: int) -> SimpleNamespace:
    """As much of a state as a vocabulary reads."""
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
    assert row.write(state(), 0, 5, NAMES) == "place cellar 3"
    assert row.arguments(state(), 0, 5, NAMES) == {"room": "cellar", "space": 3}
    assert len({row.write(state(), 0, answer, NAMES) for answer in range(6)}) == 6


def test_an_argument_can_be_read_off_the_state() -> None:
    row = asking(answer=Form("go {room}", A_ROOM.read(lambda g, seat, subject, answer: g.rooms + answer)))
    assert row.arguments(state(rooms=1), 0, 0, NAMES) == {"room": "cellar"}


def test_forms_stand_one_after_the_other() -> None:
    row = asking(answer=either(Draw, heal=HEAL, let_draw=LET_DRAW), widest=4)
    assert [row.write(state(), 0, answer, NAMES) for answer in range(3)] == ["heal", "let Ada draw", "let Ben draw"]
    assert row.arguments(state(), 0, 0, NAMES) == {"choice": "heal"}
    assert row.arguments(state(), 0, 3, NAMES) == {"choice": "let draw", "seat": "Cleo"}


def test_the_state_can_say_which_form_an_answer_has_by_its_number() -> None:
    def who_draws(g: Any, seat: int, subject: int, answer: int) -> int:
        return Draw.HEAL if answer < g.laid else Draw.LET_DRAW

    row = asking(answer=either(Draw, let_draw=Form("draw"), heal=Form("heal")), by=who_draws)
    assert [row.write(state(laid=2), 0, answer, NAMES) for answer in range(4)] == ["heal", "heal", "draw", "draw"]


def test_the_number_of_a_form_is_where_its_answers_begin() -> None:
    def who_draws(g: Any, seat: int, subject: int, answer: int) -> int:
        return Late.HEAL if g.laid else Late.LET_DRAW

    row = asking(answer=either(Late, heal=HEAL, let_draw=LET_DRAW), by=who_draws)
    assert [row.write(state(laid=laid), 0, 1, NAMES) for laid in range(2)] == ["let Ben draw", "heal"]


class Keep:
    """What becomes of a die."""

    KEEP, RE_ROLL = range(2)


class Draw:
    """Who draws."""

    HEAL = 0
    LET_DRAW = 1  # + seat


class Late:
    """The same with the other one first."""

    LET_DRAW = 0  # + seat
    HEAL = 3


class Walk:
    """Whether somebody goes."""

    GO, STAY = range(2)


class Turn:
    """By how much a die is turned."""

    FEWER, LEAVE, MORE = range(3)


class Once:
    """The only thing to say."""

    YES = 0


HEAL, LET_DRAW = Form("heal"), Form("let {seat} draw", SEAT.first(3))


def test_a_choice_is_called_as_rules_call_its_numbers_and_can_tell_more() -> None:
    row = asking(answer=choice(Keep, READ, re_roll="re-roll"), widest=2)
    assert row.arguments(state(), 0, Keep.RE_ROLL, NAMES) == {"choice": "re-roll", "room": "attic"}
    assert row.write(state(), 0, Keep.KEEP, NAMES) == "keep"


def test_the_numbers_of_a_class_are_called_by_its_names_from_0_on() -> None:
    class Gap:
        FIRST, LAST = 0, 2

    assert names_of(Keep) == ("keep", "re roll")
    assert names_of(Keep, keep="") == ("", "re roll")
    with pytest.raises(TypeError, match="Gap"):
        names_of(Gap)
    with pytest.raises(TypeError, match="reroll"):
        names_of(Keep, reroll="re-roll")


def test_what_stands_for_the_numbers_of_a_class_is_put_in_their_order_and_none_may_be_missing() -> None:
    assert in_order(Turn, {Turn.MORE: "+", Turn.FEWER: "-", Turn.LEAVE: "="}) == ("-", "=", "+")
    with pytest.raises(TypeError, match=r"Turn .*\['MORE'\]"):
        in_order(Turn, {Turn.FEWER: "-", Turn.LEAVE: "="})


def test_forms_stand_where_rules_have_their_numbers() -> None:
    row = asking(answer=either(Draw, let_draw=LET_DRAW, heal=HEAL), widest=4)
    assert row.arguments(state(), 0, Draw.HEAL, NAMES) == {"choice": "heal"}
    assert row.arguments(state(), 0, Draw.LET_DRAW + 2, NAMES) == {"choice": "let draw", "seat": "Cleo"}


class Early:
    """Whose last number comes too early."""

    LET_DRAW, HEAL = range(2)


@pytest.mark.parametrize(
    ("numbers", "forms", "problem"),
    [
        (Early, {"heal": HEAL, "let_draw": LET_DRAW}, r"Early\.HEAL is 1, and its answers begin at 3"),
        (Draw, {"heal": HEAL}, r"Draw\.LET_DRAW has no form"),
        (Draw, {"heal": HEAL, "let_draw": LET_DRAW, "stay": Form("stay")}, "Draw has no number for the form of stay"),
    ],
)
def test_forms_that_do_not_fit_their_numbers_are_named(numbers: type, forms: dict[str, Form], problem: str) -> None:
    with pytest.raises(BadRow, match=problem):
        either(numbers, **forms)


def test_what_a_kind_is_in_notation_matches_its_pattern() -> None:
    assert A_SPACE.notation_pattern == "1|2|3"
    assert or_none(A_ROOM).notation_pattern == "attic|cellar|unseen"
    assert named("why", "Why.", ("why?", "(none)")).notation_pattern == r"why\?|\(none\)"
    assert secret(COUNTLESS).notation_pattern == "-?[0-9]+|unseen"


def test_a_question_tells_what_it_is_about() -> None:
    row = asking(answer=choice(Once), widest=1, about=(A_ROOM.read(lambda g, seat, subject, answer: subject),))
    assert row.asked(state(), 0, NAMES) == {"room": "attic"}


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
        ({"answer": choice(Turn), "widest": 2}, "can have 2 answers, and its arguments tell 3 apart"),
        ({"answer": choice(Turn), "widest": 4}, "can have 4 answers, and its arguments tell 3 apart"),
        (
            {"answer": either(Walk, go=Form("go", READ), stay=Form("stay", READ)), "widest": 3},
            "its arguments tell 2 apart",
        ),
        (
            {"answer": either(Walk, go=Form("go {room}", READ), stay=Form("stay {room}", READ)), "widest": 3},
            "its arguments tell 2 apart",
        ),
        ({"answer": Form("place {rom}", A_ROOM), "widest": 2}, 'writes "rom", which is none of its arguments: room'),
        ({"answer": Form("place {room}", A_ROOM, A_ROOM), "widest": 2}, "two arguments of one name"),
        ({"answer": Form("place {room}", A_ROOM, A_SPACE), "widest": 6}, 'does not write "space"'),
        ({"answer": either(Walk, go=Form("go"), stay=Form("go")), "widest": 2}, "two choices that are written alike"),
        ({"answer": either(Walk, go=Form("go {choice}", A_CHOICE), stay=Form("stay")), "widest": 3}, 'called "choice"'),
        ({"answer": Form("place"), "widest": 0}, "has no answer"),
        ({"answer": Form("place"), "widest": 1, "about": (A_ROOM,)}, "not read off the state"),
        ({"answer": Form("place"), "widest": 1, "about": (READ, READ)}, "about two things of one name"),
        ({"answer": Form("place"), "widest": 1, "about": (A_SHORT_WAY,)}, 'its "room" by short, which takes 2 things'),
        ({"answer": Form("go {room}", A_SHORT_WAY)}, 'its "room" by short, which takes 2 things, not 4'),
        ({"answer": Form("go", A_FACT)}, 'its "sum" by sum, which is no plain function'),
        ({"answer": Form("go", SHORT_WAYS), "widest": 1}, 'its "ways" by short, which takes 2 things, not 5'),
        ({"answer": Form("take {count}", COUNTLESS)}, 'not say how many there can be of "count"'),
        ({"answer": Form("go {room}", READ.first(0))}, 'writes "room", and nothing says which texts that can be'),
        ({"answer": choice(Walk), "by": short}, "tells its forms apart by short, which takes 2 things"),
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
        ({"seat": A_SPACE}, 'has "space" where only a seat can stand'),
        ({"thing": READ}, "read off the state"),
        ({"thing": A_FACT}, "read off the state"),
        ({"thing": (A_ROOM, COUNTLESS)}, 'not say how many there can be of "count"'),
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
    row = asking(answer=choice(Once), widest=1)
    with pytest.raises(BadRow, match=r"Ask\.PLACE names place, and no module of the rules has it"):
        function(row, "place", [rules()], ANSWERED)


def test_two_rows_that_name_one_function_are_named_unless_it_allows_anything() -> None:
    place, take = asking(answer=choice(Once), widest=1), asking(answer=choice(Once), widest=1)
    place.stand("Ask", "PLACE", 0)
    take.stand("Ask", "TAKE", 1)
    found = rules(may_place=may_place, anything=may_place)
    with pytest.raises(BadRow, match=r"Ask\.TAKE names may_place, and so does Ask\.PLACE"):
        functions([(place, "may_place"), (take, "may_place")], [found], ALLOWED)
    assert functions([(place, "anything"), (take, "anything")], [found], ALLOWED) == (may_place, may_place)


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
    row = asking(answer=choice(Once), widest=1)
    with pytest.raises(BadRow, match=rf"Ask\.PLACE names place, which {told}"):
        function(row, "place", [rules(place=found)], shape)


def test_a_row_of_another_kind_is_named_with_how_it_is_declared() -> None:
    with pytest.raises(BadRow, match=r"News\.SCORED is declared by `step`, not by `news`"):
        rows(Vocabulary("News", (NewsKinds,), body(SCORED=step())), NewsKind)
