"""The Haunting House, chapter two: a random round, a chosen round, and answers that are refused. HH-20 to HH-25."""

from __future__ import annotations

from itertools import permutations

import pytest

from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import CHANCE
from mazes import (
    CARDS,
    RANDOM_ONLY,
    choose,
    chosen_round,
    deal,
    doorway,
    maze,
    mirrors,
    programmes,
    stand,
    tile,
    told,
    where,
)
from stories import NAMES, branch, chances, play, refused

PLAYERS = [2, 3, 4, 5, 6]


def refused_number(match: Match, name: str, answer: int | str, **more: int) -> str:
    """The sentence with which the number of an answer is refused; nothing may have changed by it."""
    before, step = match.state.clone(), match.step
    with pytest.raises(Refusal) as caught:
        match.answer(name, answer, **more)
    assert (match.state, match.step) == (before, step)
    return str(caught.value)


# HH-20: the random round


@pytest.mark.parametrize("players", PLAYERS)
def test_hh_20_four_of_ten_cards_are_drawn_for_each_player_before_any_is_turned_up(players: int) -> None:
    match = maze(players=players)
    hands = [[*CARDS, *RANDOM_ONLY][seat : seat + 4] for seat in range(players)]
    in_any_order = {f"draw {', '.join(cards)}" for cards in permutations([*CARDS, *RANDOM_ONLY], 4)}
    for hand in hands:
        assert match.view()["card"] is None
        assert len(chances(match)) == len(in_any_order) == 5040
        assert set(chances(match)) == in_any_order
        match.answer_for_chance(f"draw {', '.join(hand)}")
    turned = [item for item in told(match) if " turned up " in item]
    assert turned[:players] == [f"{name} turned up {hand[0]}" for name, hand in zip(match.names, hands, strict=True)]


def test_hh_20_they_are_turned_up_in_the_order_in_which_they_were_drawn() -> None:
    match = maze(first="Ben")
    deal(match, Ada="rotate 90, rotate 180, move exit, switch 2 tiles", Ben="move exit, switch 2 tiles, rotate 90")
    seen = []
    while match.view()["round"] == "random":
        seen.append((match.view()["card"], match.asked[0], match.view()["question"]))
        play(match, match.answers(match.asked[0])[0])
    assert seen == [
        (1, "Ben", "move exit"),
        (1, "Ada", "rotate 90"),
        (2, "Ben", "switch 2 tiles"),
        (2, "Ada", "rotate 180"),
        (3, "Ben", "rotate 90"),
        (3, "Ada", "move exit"),
        (4, "Ben", "rotate 180"),
        (4, "Ada", "switch 2 tiles"),
    ]


def test_hh_20_the_random_round_comes_first_in_every_turn() -> None:
    match = maze()
    for turn in (1, 2, 3):
        assert (match.view()["turn"], match.view()["round"]) == (turn, "random")
        mirrors(match)
        assert (match.view()["turn"], match.view()["round"]) == (turn, "chosen")
        idle_chosen_round(match)


def idle_chosen_round(match: Match) -> None:
    """Everybody chooses cards that move nobody, and answers anything."""
    choose(match, **dict.fromkeys(match.names, "rotate 180, rotate 90, switch 2 tiles, switch places"))
    while match.asked:
        play(match, f"{match.asked[0]}: {match.answers(match.asked[0])[0]}")


# HH-21: the chosen round


def test_hh_21_there_are_840_programmes_four_different_cards_of_seven_in_order() -> None:
    match = maze(players=3)
    mirrors(match)
    wanted = {"play " + ", ".join(cards) for cards in permutations(CARDS, 4)}
    assert len(wanted) == 840
    for name in match.names:
        assert len(match.answers(name)) == 840
        assert set(match.answers(name)) == wanted


@pytest.mark.parametrize("number", [0, 119, 120, 419, 420, 839])
def test_hh_21_the_cards_that_were_named_are_those_that_lie_there(number: int) -> None:
    match = maze()
    mirrors(match)
    text = match.answers("Ben")[number]
    play(match, f"Ben: {text}")
    assert programmes(match, "Ben")["Ben"] == text.removeprefix("play ").split(", ")


@pytest.mark.parametrize(
    "cards",
    [
        "move 1, move 1, move 2, rotate 90",
        "move 1, move 2, rotate 90, move 1",
        "move 1, move 2, rotate 90",
        "move 1, move 2, rotate 90, rotate 180, secret passage",
        "move exit, move 1, move 2, rotate 90",
        "move 1, trap door, move 2, rotate 90",
        "move 1, move 2, rotate 90, hall of mirrors",
        "move 1, move 2, rotate 90, move 3",
    ],
)
def test_hh_21_other_programmes_are_refused(cards: str) -> None:
    match = maze()
    mirrors(match)
    sentence = refused(match, f"Ada: play {cards}")
    assert sentence.startswith('"play move')
    assert sentence.endswith(".")
    assert match.asked == ["Ada", "Ben"]


def test_hh_21_all_choose_at_the_same_time_and_the_round_starts_when_the_last_has() -> None:
    match = maze(players=4, first="Cleo")
    mirrors(match)
    assert match.asked == ["Ada", "Ben", "Cleo", "Dov"]
    assert choose(match, Dov="rotate 90") == ["Dov chose"]
    assert match.asked == ["Ada", "Ben", "Cleo"]
    choose(match, Ada="rotate 180")
    choose(match, Cleo="move 2")
    assert match.asked == ["Ben"]
    assert match.view()["card"] is None
    assert [len(cards) for cards in programmes(match).values()] == [4, 0, 4, 4], "who has chosen is known"
    news = choose(match, Ben="secret passage")
    assert news[:5] == [
        "Ben chose",
        "Ada turned up rotate 180",
        "Ben turned up secret passage",
        "Cleo turned up move 2",
        "Dov turned up rotate 90",
    ]
    assert match.view()["card"] == 1


def test_hh_21_the_order_of_choosing_makes_no_difference() -> None:
    match = maze(players=4, first="Ben")
    mirrors(match)
    cards = {
        "Ada": "move 1, secret passage, move 2, rotate 90",
        "Ben": "rotate 90, move 1, switch places, move 2",
        "Cleo": "move 2, switch 2 tiles, rotate 180, move 1",
        "Dov": "switch places, move 2, move 1, secret passage",
    }
    tables = []
    for order in permutations(match.names):
        story = branch(match)
        choose(story, **{name: cards[name] for name in order})
        tables.append(story.state)
    assert len(tables) == 24
    assert all(table == tables[0] for table in tables)
    assert tables[0].slot == 0


def test_hh_21_nobody_chooses_twice() -> None:
    match = maze(players=3)
    mirrors(match)
    choose(match, Ben="move 1")
    assert refused(match, "Ben: play move 2, move 1, rotate 90, rotate 180") == "Ben is not asked now."


def test_hh_21_a_card_drawn_in_the_random_round_may_be_chosen_too() -> None:
    match = maze()
    deal(match, Ada="rotate 90, rotate 180, switch 2 tiles, move exit")
    while match.view()["round"] == "random":
        play(match, match.answers(match.asked[0])[0])
    choose(match, Ada="rotate 90, rotate 180, switch 2 tiles, move 1")
    assert programmes(match, "Ada")["Ada"] == ["rotate 90", "rotate 180", "switch 2 tiles", "move 1"]


# HH-22: card by card, from the starting player to the left


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("round_", ["random", "chosen"])
def test_hh_22_each_card_is_turned_up_by_all_and_carried_out_from_the_starting_player_to_the_left(
    players: int, round_: str
) -> None:
    for starter in range(players):
        match = maze(players=players, first=NAMES[starter])
        if round_ == "random":
            deal(match, **dict.fromkeys(match.names, "rotate 90, move exit, rotate 180, switch 2 tiles"))
        else:
            chosen_round(match, **dict.fromkeys(match.names, "rotate 90, switch 2 tiles, rotate 180, switch places"))
        left = [NAMES[(starter + place) % players] for place in range(players)]
        for card in (1, 2, 3):
            for name in left:
                shown = [[each["shown"] for each in player["programme"]] for player in match.view()["players"]]
                assert shown == [[True] * card + [False] * (4 - card)] * players, "all turn up their card together"
                assert (match.view()["card"], match.asked) == (card, [name])
                assert match.view()["acting"] == name
                play(match, match.answers(name)[-1])


def test_hh_22_choices_are_made_when_the_card_is_carried_out() -> None:
    match = maze("║╬╬╬╬╬", entrance="northeast north", exit="southwest south")
    stand(match, Ada="4 4", Ben="1 1")
    deal(match, Ada="rotate 90", Ben="move 1")
    play(match, "Ada: rotate 2 1 right")
    assert where(match, "Ben") == "2 1", "a crossing is open whichever way it is turned"
    match = maze("║╬╬╬╬╬ ║╬╬╬╬╬", entrance="northeast north", exit="southwest south")
    stand(match, Ada="4 4", Ben="1 1")
    deal(match, Ada="rotate 90", Ben="move 1")
    play(match, "Ada: rotate 2 1 right")
    assert "Ben skipped move 1" in told(match)
    assert where(match, "Ben") == "1 1"


def test_hh_22_a_card_that_cannot_be_carried_out_at_that_moment_is_not_carried_out_later() -> None:
    match = maze("║╬╬╬╬╬ ═╬╬╬╬╬", first="Ben", entrance="northeast north", exit="southwest south")
    stand(match, Ada="4 4", Ben="1 1")
    assert "Ben skipped move 1" in deal(match, Ada="rotate 90", Ben="move 1")
    assert match.asked == ["Ada"]
    play(match, "Ada: rotate 2 1 left")
    assert tile(match, "2 1") == "NS"
    assert (match.view()["card"], where(match, "Ben")) == (2, "1 1")


def test_hh_22_a_card_must_be_carried_out_if_it_is_at_all_possible() -> None:
    match = maze()
    stand(match, Ada="3 3")
    deal(match, Ada="move 1")
    assert set(match.answers("Ada")) == {"move north", "move east", "move south", "move west"}
    for text in ("pass", "skip", "stay", "nothing"):
        assert "is no answer here" in refused(match, text)


# HH-23: the marker and the cards


@pytest.mark.parametrize("players", PLAYERS)
def test_hh_23_after_both_rounds_the_marker_goes_to_the_left(players: int) -> None:
    match = maze(players=players, first=NAMES[players - 1])
    for turn in range(2 * players + 1):
        holder = NAMES[(players - 1 + turn) % players]
        assert match.view()["marker"] == holder
        mirrors(match)
        assert match.view()["marker"] == holder, "not after the random round"
        idle_chosen_round(match)
    assert match.view()["turn"] == 2 * players + 2


def test_hh_23_all_ten_cards_are_back_in_hand_for_every_round() -> None:
    match = maze()
    for _ in range(3):
        assert len(chances(match)) == 5040
        mirrors(match)
        assert programmes(match) == {"Ada": [], "Ben": []}
        assert len(match.answers("Ada")) == len(match.answers("Ben")) == 840
        idle_chosen_round(match)
        assert programmes(match) == {"Ada": [], "Ben": []}


# HH-24: see also the chapter on sight


def test_hh_24_once_the_round_has_started_the_last_who_chose_cannot_take_the_cards_back() -> None:
    match = maze()
    mirrors(match)
    choose(match, Ada="rotate 90")
    assert match.why_no_undo("Ada") is None
    choose(match, Ben="rotate 90, move 1, move 2, rotate 180")
    assert str(match.why_no_undo("Ben")) == "That answer showed somebody something hidden; it stands."
    assert "has answered since" in str(match.why_no_undo("Ada"))


# HH-25: what is not asked


def test_hh_25_a_single_answer_is_carried_out_without_asking() -> None:
    match = maze("╥═╬╬╬╬ ║╬╬╬╬╬", trap_doors="6 6", entrance="northeast north", exit="southwest south")
    stand(match, Ada="1 1")
    news = deal(match, Ada="move 1")
    assert "Ada walked 2 1" in news
    assert match.view()["card"] == 2
    assert match.step == len(match.log)
    assert all(entry.seat == CHANCE for entry in match.log), "nobody has answered but chance"


@pytest.mark.parametrize(
    ("card", "end"), [("move 1", "2 1"), ("secret passage", "1 2"), ("switch places", "2 2"), ("trap door", "6 6")]
)
def test_hh_25_so_is_that_of_every_card_that_can_have_just_one(card: str, end: str) -> None:
    match = maze("╥═╬╬╬╬ ║╬╬╬╬╬", trap_doors="6 6", entrance="northeast north", exit="southwest south")
    stand(match, Ada="1 1", Ben="2 2")
    deal(match, Ada=card)
    assert where(match, "Ada") == end
    assert match.view()["card"] == 2


def test_hh_25_a_single_answer_of_a_chosen_card_is_not_asked_either() -> None:
    match = maze("╥═╬╬╬╬ ║╬╬╬╬╬", entrance="northeast north", exit="southwest south")
    stand(match, Ada="1 1", Ben="2 2")
    chosen_round(match, Ada="move 1", Ben="rotate 180")
    assert where(match, "Ada") == "2 1"
    assert match.asked == ["Ben"]


@pytest.mark.parametrize("card", ["move 1", "move 2", "secret passage", "switch places", "trap door"])
def test_hh_25_a_skipped_card_asks_nothing(card: str) -> None:
    match = maze("╨║╬╬╬╬ ═╬╬╬╬╬", entrance="northeast north", exit="southwest south")
    stand(match, Ada="1 1", Ben="4 4")
    assert f"Ada skipped {card}" in deal(match, Ada=card)
    assert (where(match, "Ada"), match.view()["card"]) == ("1 1", 2)


@pytest.mark.parametrize("card", ["rotate 90", "rotate 180", "switch 2 tiles", "move exit"])
def test_hh_25_these_four_always_have_several_answers(card: str) -> None:
    match = maze(players=6)
    stand(match, Ada="2 2", Ben="2 4", Cleo="2 6", Dov="4 2", Edith="4 4", Finn="4 6")
    deal(match, Ada=card)
    assert match.asked == ["Ada"]
    assert len(match.answers("Ada")) > 1


# Answers that nobody asked for, that come too late, or that mean nothing


def test_hh_22_whoever_is_not_asked_is_refused() -> None:
    match = maze()
    deal(match, Ada="rotate 90")
    assert refused(match, "Ben: rotate 1 1 left") == "Ben is not asked now."
    assert '"Zoe"' in refused(match, "Zoe: rotate 1 1 left")
    assert refused(match, "chance: draw move 1") == "Chance is not asked now."


def test_hh_22_a_stale_answer_is_refused_with_both_steps() -> None:
    match = maze()
    deal(match, Ada="rotate 90, rotate 180", Ben="rotate 90")
    seen = match.step
    play(match, "Ada: rotate 1 1 left", "Ben: rotate 1 1 right")
    sentence = refused_number(match, "Ada", "rotate 1 1 around", at=seen)
    assert f"step {seen};" in sentence
    assert f"step {match.step}." in sentence
    match.answer("Ada", "rotate 1 1 around", at=match.step)


def test_hh_22_a_beginning_is_enough_only_where_one_answer_has_it() -> None:
    match = maze()
    deal(match, Ada="rotate 90")
    assert '"rotate 3 4" could be rotate 3 4 left, rotate 3 4 right: say which.' in refused(match, "rotate 3 4")
    assert '"ROTATE" could be' in refused(match, "ROTATE")
    play(match, "  Rotate 3  4 R")
    assert "Ada rotated right 3 4" in told(match)


@pytest.mark.parametrize("text", ["", " ", "rotate 0 1 left", "rotate 7 1 left", "rotate 1 1 around", "1 1 left"])
def test_hh_22_a_text_that_is_no_answer_is_quoted_with_the_answers(text: str) -> None:
    match = maze()
    deal(match, Ada="rotate 90")
    sentence = refused(match, text)
    assert f'"{text}"' in sentence
    assert "rotate 1 1 left, rotate 1 1 right" in sentence


@pytest.mark.parametrize("answer", [-1, 72, 10**30])
def test_hh_22_a_number_that_is_no_answer_is_refused(answer: int) -> None:
    match = maze()
    deal(match, Ada="rotate 90")
    sentence = refused_number(match, "Ada", answer)
    assert str(answer) in sentence
    assert "72" in sentence


def test_hh_22_a_question_stands_until_it_is_answered() -> None:
    match = maze()
    deal(match, Ada="move exit")
    assert doorway(match, "exit") == "southeast south"
    refused(match, "exit southeast east")
    assert match.asked == ["Ada"]
    play(match, "exit southwest south")
    assert doorway(match, "exit") == "southwest south"
