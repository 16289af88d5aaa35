"""Don't Go In There, chapter two: a turn, and answers that the table refuses. DGIT-10 to DGIT-13."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.games import find
from gloaming.games.dont_go_in_there.state import State
from gloaming.games.dont_go_in_there.vocabulary import Ask, News
from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import CHANCE, GONE, NOBODY
from stories import NAMES, branch, every_answer, last_state, play, refused
from test_dont_go_in_there_setup import ID, close, ghosts, give, house, put, room, stand

MANY_GAMES = 300  # random games at each player count


def free_spaces(g: State) -> list[int]:
    """How many spaces are free in each room still in play."""
    return [line.count(NOBODY) for side, line in zip(g.side, g.meeple, strict=True) if side != GONE]


# DGIT-10: placing


def test_dgit_10_a_meeple_goes_on_any_free_space_of_any_room() -> None:
    match = house("nursery", "hallway", "secret passage")
    rooms = ("nursery", "hallway", "secret passage")
    assert match.answers("Ada") == [f"place {side} {space}" for side in rooms for space in (1, 2, 3, 4)]
    play(match, "place hallway 3")
    assert match.state.meeple == [[-1, -1, -1, -1], [-1, -1, NAMES.index("Ada"), -1], [-1, -1, -1, -1]]


def test_dgit_10_a_taken_space_is_no_answer_and_there_is_no_passing() -> None:
    match = house()
    assert len(match.answers("Ada")) == 12
    play(match, "Ada: place attic 3")
    assert len(match.answers("Ben")) == 11
    play(match, "Ben: place library 4")
    assert len(match.answers("Cleo")) == 10
    assert not {"place attic 3", "place library 4"} & set(match.answers("Cleo"))
    assert all(answer.startswith("place ") for answer in match.answers("Cleo"))
    assert '"pass" is no answer here' in refused(match, "pass")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_10_the_first_three_placements_have_12_11_and_10_answers(players: int) -> None:
    for game in range(MANY_GAMES):
        counts = []
        for g, seat, _ in every_answer(find(ID), players, f"first placements {game}"):
            if g.question == Ask.PLACE:
                counts.append(len(find(ID).legal(g, seat)))
            if len(counts) == 3:
                break
        assert counts == [12, 11, 10]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_10_every_room_in_play_has_two_to_four_free_spaces_and_all_of_them_are_answers(players: int) -> None:
    for game in range(MANY_GAMES):
        for g, seat, _ in every_answer(find(ID), players, f"free spaces {game}"):
            if g.question == Ask.PLACE:
                assert all(2 <= free <= 4 for free in free_spaces(g))
                assert len(find(ID).legal(g, seat)) == sum(free_spaces(g)) > 0


def test_dgit_10_a_taken_space_is_refused_with_who_stands_there_and_what_is_free() -> None:
    match = house()
    play(match, "Ada: place attic 3", "Ben: place attic 2")
    assert (
        refused(match, "place attic 3")
        == '"attic, space 3" is taken by Ada; free: attic, space 1; attic, space 4 (DGIT-10).'
    )
    assert (
        refused(match, "place attic 2")
        == '"attic, space 2" is taken by Ben; free: attic, space 1; attic, space 4 (DGIT-10).'
    )


def test_dgit_10_a_board_that_has_left_the_game_is_refused() -> None:
    match = house()
    close(match, "attic")
    stand(match, "library", "- Ben - -")
    assert len(match.answers("Ada")) == 7
    for sentence in (refused(match, "place attic/nursery 3"), refused_number(match, "Ada", 2)):
        assert '"attic/nursery, space 3" has left the game; free: basement, space 1; basement, space 2; ' in sentence
        assert "; basement, space 4; library, space 1; library, space 3; library, space 4 (" in sentence
        assert "DGIT-28" in sentence


# Answers that nobody asked for, that come too late, or that mean nothing


def refused_number(match: Match, name: str, answer: int | str, **more: int) -> str:
    """The sentence with which the number of an answer is refused."""
    before, step = match.state.clone(), match.step
    with pytest.raises(Refusal) as caught:
        match.answer(name, answer, **more)
    assert (match.state, match.step) == (before, step)
    return str(caught.value)


def test_dgit_10_whoever_is_not_asked_is_refused() -> None:
    match = house()
    assert refused(match, "Ben: place attic 1") == "Ben is not asked now."
    assert '"Zoe"' in refused(match, "Zoe: place attic 1")
    assert refused(match, "chance: three ghosts") == "Chance is not asked now."
    play(match, "place basement 1", "place basement 2", "place basement 3")
    assert refused(match, "Cleo: place attic 1") == "Cleo is not asked now."


def test_dgit_10_a_stale_answer_is_refused_with_both_steps() -> None:
    match = house()
    seen = match.step
    play(match, "Ada: place attic 1", "Ben: place attic 2", "Cleo: place library 1")
    sentence = refused_number(match, "Ada", "place library 2", at=seen)
    assert f"step {seen};" in sentence
    assert f"step {match.step}." in sentence
    match.answer("Ada", "place library 2", at=match.step)
    assert match.state.meeple[room(match, "library")] == [2, 0, -1, -1]


def test_dgit_10_a_beginning_is_enough_only_where_one_answer_has_it() -> None:
    match = house("attic", "basement", "secret passage")
    sentence = refused(match, "place attic")
    assert '"place attic" could be place attic 1, place attic 2, place attic 3, place attic 4' in sentence
    stand(match, "secret passage", "Ben Cleo - -")
    stand(match, "attic", "Ben - Cleo Ben")
    play(match, "  Place   ATTIC ")
    assert match.state.meeple[room(match, "attic")][1] == NAMES.index("Ada")


@pytest.mark.parametrize(
    "text",
    ["", " ", "attic 1", "place", "place attic 0", "place attic 5", "place attic 11", "place nursery 1", "take 1"],
)
def test_dgit_10_a_text_that_is_no_answer_is_quoted_with_the_answers(text: str) -> None:
    match = house()
    sentence = refused(match, text)
    assert f'"{text}"' in sentence
    assert "place attic 1, place attic 2" in sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize("number", ["junk", "", "2", "0", "-1", "1.5", "9" * 5000, "²"])
def test_dgit_10_an_answer_with_something_behind_it_is_no_answer(number: str) -> None:
    assert "is no answer here" in refused(house(), f"place attic 1 #{number}")


@pytest.mark.parametrize("answer", [-1, 12, 10**30])
def test_dgit_10_a_number_that_is_no_answer_is_refused(answer: int) -> None:
    sentence = refused_number(house(), "Ada", answer)
    assert str(answer) in sentence
    assert "12" in sentence


# DGIT-11: what a space does at once


def test_dgit_11_the_top_space_of_the_attic_gives_a_ghost() -> None:
    match = house("attic", "basement", "library")
    assert "Ada took 1 ghost." in play(match, "Ada: place attic 1")
    assert ghosts(match) == [1, 0, 0]


def test_dgit_11_the_bottom_space_of_the_nursery_takes_a_ghost_away_if_there_is_one() -> None:
    match = house("nursery", "basement", "library", first="Ben")
    give(match, "Ben", ghosts=3)
    assert "Ben discarded 1 ghost." in play(match, "Ben: place nursery 4")
    assert ghosts(match) == [0, 2, 0]
    match = house("nursery", "basement", "library", first="Ben")
    assert "Ben discarded no ghosts." in play(match, "Ben: place nursery 4")
    assert ghosts(match) == [0, 0, 0]


def test_dgit_11_no_other_space_touches_ghosts_or_shows_a_card() -> None:
    idle = [("attic", "basement", "library"), ("nursery", "hallway", "library")]
    for sides in idle:
        for side in sides:
            for space in (1, 2, 3, 4):
                if (side, space) not in (("attic", 1), ("nursery", 4)):
                    match = house(*sides)
                    give(match, "Ada", ghosts=5)
                    assert play(match, f"place {side} {space}") == [
                        f"Ada placed a meeple in the {side}, space {space}."
                    ]
                    assert ghosts(match) == [5, 0, 0]


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_dgit_11_any_space_of_the_secret_passage_shows_its_card_to_that_player_alone(space: int) -> None:
    match = house("attic", "basement", "secret passage")
    put(match, "secret passage", "ring 1, cat 2, mask 4")
    play(match, f"Ada: place secret passage {space}")
    assert match.view("Ada")["rooms"][2]["cards"][2]["card"] == {"type": "mask", "value": 4, "dice": 1}
    assert match.view("Ben")["rooms"][2]["cards"][2]["card"] is None
    assert match.news(seat="Ada")[-1] == "Ada looked at the face-down card: Mask 4."
    assert match.news(seat="Ben")[-1] == match.news()[-1] == "Ada looked at the face-down card."
    play(match, "Ben: place attic 2", "Cleo: place attic 3", "Ada: place basement 1")
    assert match.view("Ada")["rooms"][2]["cards"][2]["card"] == {"type": "mask", "value": 4, "dice": 1}


def test_dgit_11_the_nursery_works_before_the_room_of_the_third_meeple_is_resolved() -> None:
    match = house("nursery", "basement", "library", first="Cleo")
    put(match, "nursery", "cat 1, cat 2, cat 3")
    stand(match, "nursery", "Ada Ben - -")
    news = play(match, "Cleo: place nursery 4", "five ghosts")
    assert news.index("Cleo discarded no ghosts.") < news.index("Cleo rolled 5 ghosts with five dice.")
    assert ghosts(match) == [5, 4, 2]


def test_dgit_11_the_attic_works_before_the_room_of_the_third_meeple_is_resolved() -> None:
    match = house("attic", "basement", "library", first="Cleo")
    put(match, "attic", "cat 1, cat 2, cat 3")
    stand(match, "attic", "- Ada Ben -")
    news = play(match, "Cleo: place attic 1")
    assert news == ["Cleo placed a meeple in the attic, space 1.", "Cleo took 1 ghost."]
    assert ghosts(match) == [0, 0, 1]
    play(match, "two ghosts")
    assert ghosts(match) == [1, 0, 3]


# DGIT-12: twelve turns each


@pytest.mark.parametrize(("players", "rooms", "cards"), [(2, 8, 24), (3, 12, 36), (4, 16, 48), (5, 20, 60)])
def test_dgit_12_every_player_takes_twelve_turns_and_twelve_cards(players: int, rooms: int, cards: int) -> None:
    for game in range(MANY_GAMES):
        g = last_state(find(ID), players, f"twelve turns {game}")
        news = g.news
        placed = Counter(item.seat for item in news if item.what == News.PLACED)
        taken = Counter(item.seat for item in news if item.what == News.TOOK_CARD)
        assert placed == taken == dict.fromkeys(range(players), 12)
        assert placed.total() == taken.total() == cards
        done = Counter(item.what for item in news)
        rolled_again = sum(item.what == News.REROLLED and item.number == 1 for item in news)
        assert done[News.ROLLED] - rolled_again == rooms
        assert done[News.ROOM_OPENED] + done[News.ROOM_CLOSED] == rooms
        assert done[News.ROOM_CLOSED] == 3
        assert all(sum(g.up[seat]) + sum(g.down[seat]) == 12 for seat in range(players))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_12_five_meeples_suffice_with_three_players_and_one_substitute_with_two(players: int) -> None:
    most = 0
    for game in range(MANY_GAMES):
        for g, seat, _ in every_answer(find(ID), players, f"five meeples {game}"):
            if g.question == Ask.PLACE:
                out = sum(line.count(seat) for line in g.meeple)
                most = max(most, out)
                if out == 5:
                    assert free_spaces(g) == [2, 2, 2]
    assert most <= (5 if players == 2 else 4)


def two_players_with_five_meeples_out() -> Match:
    """Ada, to move, has five meeples out, two and two and one; Ben's one is in the third room."""
    match = house("nursery", "hallway", "library", players=2)
    put(match, "nursery", "amulet 3, amulet 4, cat 4")
    put(match, "library", "amulet 3, amulet 4, cat 4")
    play(match, "Ada: place nursery 1", "Ben: place nursery 2", "Ada: place hallway 1", "Ben: place nursery 3")
    play(match, "no ghosts", "Ada: take 1", "Ben: take 2")
    first_room_again(match)
    play(match, "Ada: place attic 2", "Ben: place library 1", "Ada: place attic 3", "Ben: place library 2")
    play(match, "Ada: place hallway 2", "Ben: place library 3", "no ghosts", "Ben: take 1", "Ben: take 2")
    first_room_again(match)
    play(match, "Ada: place secret passage 1", "Ben: place secret passage 2")
    return match


def first_room_again(match: Match) -> None:
    """Three cards are dealt to the board that was flipped."""
    while match.game.asks(match.state, CHANCE):
        match.answer_for_chance(0)


def test_dgit_12_with_two_players_all_five_can_be_out_and_a_substitute_resolves_a_room() -> None:
    match = two_players_with_five_meeples_out()
    assert match.state.meeple == [[-1, 0, 0, -1], [0, 0, -1, -1], [0, 1, -1, -1]]
    assert match.asked == ["Ada"]
    assert match.view()["players"][0]["meeples"] == 0
    assert len(match.answers("Ada")) == 6
    for answer in match.answers("Ada"):
        story = branch(match)
        play(story, f"Ada: {answer}")
        assert story.view()["resolver"] == "Ada"
        assert story.view()["question"] == "roll"
        assert story.view()["players"][0]["meeples"] == 0


def test_dgit_12_when_the_room_is_resolved_the_meeples_come_back() -> None:
    match = two_players_with_five_meeples_out()
    play(match, "Ada: place attic 4", "no ghosts", "Ada: take 1", "Ada: take 2")
    assert match.view()["players"][0]["meeples"] == 2
    first_room_again(match)
    assert match.asked == ["Ben"]


# DGIT-13: the next turn, or the third meeple


def test_dgit_13_otherwise_the_player_to_the_left_takes_a_turn() -> None:
    match = house(players=4, first="Cleo")
    turns = []
    for space in (1, 2):
        for side in ("attic", "basement", "library"):
            turns += match.asked
            play(match, f"place {side} {space}")
    assert turns == ["Cleo", "Dov", "Ada", "Ben", "Cleo", "Dov"]
    assert match.asked == ["Ada"]
    assert match.view()["resolver"] is None


def test_dgit_13_the_third_meeple_resolves_the_room_and_its_owner_takes_the_planchette() -> None:
    match = house(first="Ben")
    play(match, "Ben: place basement 4", "Cleo: place basement 1")
    assert match.view()["resolving"] is None
    play(match, "Ada: place basement 2")
    assert (match.view()["resolving"], match.view()["resolver"]) == ("basement", "Ada")
    assert match.view()["question"] == "roll"
    assert match.state.meeple[1] == [2, 0, -1, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_13_a_room_never_holds_more_than_three_meeples(players: int) -> None:
    for game in range(MANY_GAMES):
        for g, _, _ in every_answer(find(ID), players, f"three meeples {game}"):
            crowds = [4 - line.count(NOBODY) for line in g.meeple]
            assert max(crowds) <= 3
            if g.question == Ask.PLACE:
                assert max(crowds) <= 2
