"""Don't Go In There, chapter six: who sees and hears what. DGIT-27, and DGIT-50 to DGIT-52."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from gloaming.games import find
from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.match import Match
from gloaming.kernel.seats import SPECTATOR, UNKNOWN
from gloaming.kernel.sight import view
from stories import NAMES, every_answer, lay, play
from test_dont_go_in_there_end import ended, last_room
from test_dont_go_in_there_room import crowded
from test_dont_go_in_there_setup import ID, above, card_text, ghosts, give, house

LOOKERS_ON = (None, "Ada", "Ben", "Cleo")  # a spectator, and the players
MASK_4 = {"type": "mask", "value": 4, "dice": 1}


def passage(third: str = "mask 4") -> Match:
    """A house with a secret passage, dealt in words, with this card face down."""
    match = lay(ID, 3, {"types": "cat, doll, mask, ring, tome, twin"})
    for side in ("nursery", "hallway"):
        play(match, side, "draw doll 1", "draw twin 3", "draw tome 4")
    play(match, "secret passage", "draw ring 3", "draw cat 2", f"draw {third}", "first Ada")
    return match


def third_card(match: Match, viewer: str | None) -> dict[str, Any]:
    """What a viewer sees in slot 3 of the secret passage."""
    slot: dict[str, Any] = match.view(viewer)["rooms"][2]["cards"][2]
    assert slot["slot"] == 3
    return slot


def sent(match: Match, viewer: str | None) -> list[Any]:
    """All that is sent to a viewer: the table as JSON and in words, the news both ways, question and answers."""
    seat = SPECTATOR if viewer is None else match.seat(viewer)
    names = match.names
    told = [match.game.news_data(item.heard_by(seat), names) for item in match.heard]
    asked = [] if viewer is None else [match.question(viewer), *match.answers(viewer)]
    return [
        match.view(viewer),
        match.game.voice().description(view(match.state, seat), seat, names),
        match.news(seat=viewer),
        told,
        asked,
    ]


# DGIT-27: the face-down card of the secret passage


def test_dgit_27_nobody_sees_the_face_down_card_when_it_is_dealt() -> None:
    match = passage()
    for viewer in LOOKERS_ON:
        assert third_card(match, viewer) == {"slot": 3, "card": None, "face_down": True, "looked_at_by": []}
        assert "A card was dealt face down to the secret passage." in match.news(seat=viewer)
        assert not any("Mask 4" in sentence for sentence in match.news(seat=viewer))
    assert match.everything()["rooms"][2]["cards"][2]["card"] == MASK_4


def test_dgit_27_it_is_known_to_those_who_have_placed_a_meeple_there_and_to_no_others() -> None:
    match = passage()
    known = {
        "Ada: place secret passage 1": ["Ada"],
        "Ben: place nursery 1": ["Ada"],
        "Cleo: place secret passage 4": ["Ada", "Cleo"],
        "Ada: place hallway 1": ["Ada", "Cleo"],
    }
    for answer, lookers in known.items():
        play(match, answer)
        for viewer in LOOKERS_ON:
            assert third_card(match, viewer)["card"] == (MASK_4 if viewer in lookers else None)
            assert third_card(match, viewer)["looked_at_by"] == lookers
    play(match, "Ben: place secret passage 3")
    assert [third_card(match, viewer)["card"] for viewer in LOOKERS_ON] == [MASK_4] * 4


def test_dgit_27_whatever_the_card_is_nothing_differs_for_those_who_have_not_looked() -> None:
    mask, ring, cat = passage("mask 4"), passage("ring 1"), passage("cat 2")
    story = [
        "Ada: place secret passage 2",
        "Ben: place hallway 2",
        "Cleo: place secret passage 3",
        "Ada: place nursery 1",
    ]
    unaware = [{None, "Ben", "Cleo"}, {None, "Ben", "Cleo"}, {None, "Ben"}, {None, "Ben"}]
    for viewer in LOOKERS_ON:
        assert sent(mask, viewer) == sent(ring, viewer) == sent(cat, viewer)
    for answer, viewers in zip(story, unaware, strict=True):
        for match in (mask, ring, cat):
            play(match, answer)
        for viewer in LOOKERS_ON:
            assert (sent(mask, viewer) == sent(ring, viewer)) == (viewer in viewers)
            assert (sent(mask, viewer) == sent(cat, viewer)) == (viewer in viewers)


def test_dgit_27_the_news_of_looking_tells_the_card_to_those_who_know_it_and_the_rest_that_it_happened() -> None:
    match = passage()
    play(match, "Ada: place secret passage 1", "Ben: place secret passage 2")
    heard = {
        viewer: [sentence for sentence in match.news(seat=viewer) if "looked" in sentence] for viewer in LOOKERS_ON
    }
    whole = " looked at the face-down card: Mask 4."
    bare = " looked at the face-down card."
    assert heard["Ada"] == ["Ada" + whole, "Ben" + whole]
    assert heard["Ben"] == ["Ada" + bare, "Ben" + whole]
    assert heard["Cleo"] == heard[None] == ["Ada" + bare, "Ben" + bare]


def test_dgit_27_the_number_of_dice_is_hidden_too() -> None:
    match = passage("mask 1")
    play(match, "Ada: place secret passage 1")
    tables = {
        seat: match.game.voice().description(view(match.state, seat), seat, match.names) for seat in (0, 1, SPECTATOR)
    }
    lines = {
        seat: next(line for line in text.splitlines() if "dice" in line and "assage" in line)
        for seat, text in tables.items()
    }
    assert "5" in lines[0]
    assert "4 or 5" not in lines[0]
    assert "4 or 5" in lines[1]
    assert "4 or 5" in lines[SPECTATOR]


def test_dgit_27_looking_cannot_be_taken_back() -> None:
    match = passage()
    play(match, "Ada: place secret passage 1")
    assert "hidden" in str(match.why_no_undo("Ada"))
    assert third_card(match, "Ada")["card"] == MASK_4


def test_dgit_27_only_the_third_card_of_the_secret_passage_lies_face_down() -> None:
    match = house("nursery", "hallway", "secret passage")
    down = [[slot["face_down"] for slot in board["cards"]] for board in match.view()["rooms"]]
    assert down == [[False, False, False], [False, False, False], [False, False, True]]


def test_dgit_27_a_secret_passage_that_is_flipped_to_has_a_face_down_card_again() -> None:
    match = crowded("library")
    play(match, "no ghosts", "Ada: take 1", "Ben: take 2", "draw ring 4", "draw ring 3", "draw ring 1")
    assert above(match, "secret passage") == "ring 4, ring 3, ring 1"
    assert [slot["card"] for slot in match.view("Ada")["rooms"][2]["cards"]][2] is None
    assert match.news(seat="Ada")[-1] == "A card was dealt face down to the secret passage."


def test_dgit_27_those_who_looked_at_an_earlier_card_do_not_know_the_next() -> None:
    match = passage()
    play(
        match, "Ada: place secret passage 1", "Ben: place secret passage 2", "Cleo: place secret passage 3", "no ghosts"
    )
    play(match, "Ada: take 1", "Ben: take 2", "draw ring 4", "draw ring 2", "draw ring 1")
    play(match, "Ada: place library 1", "Ben: place library 2", "Cleo: place library 3", "no ghosts")
    play(match, "Ada: take 1", "Ben: take 2", "draw cat 4", "draw cat 1", "draw tome 2")
    for viewer in LOOKERS_ON:
        assert third_card(match, viewer) == {"slot": 3, "card": None, "face_down": True, "looked_at_by": []}


# DGIT-50: ghosts


def test_dgit_50_a_ghost_total_is_shown_to_its_owner_alone() -> None:
    match = house()
    for name, count in zip(NAMES, (3, 0, 12), strict=False):
        give(match, name, ghosts=count)
    totals = {viewer: [seat["ghosts"] for seat in match.view(viewer)["players"]] for viewer in LOOKERS_ON}
    assert totals == {
        None: [None, None, None],
        "Ada": [3, None, None],
        "Ben": [None, 0, None],
        "Cleo": [None, None, 12],
    }


def test_dgit_50_totals_are_hidden_until_the_end_and_then_revealed_to_all() -> None:
    hands = (("", 3), ("", 0), ("", 12))
    match = last_room(*hands)
    play(match, "Ada: take 1")
    assert [seat["ghosts"] for seat in match.view()["players"]] == [None, None, None]
    match = ended(*hands)
    for viewer in LOOKERS_ON:
        assert [seat["ghosts"] for seat in match.view(viewer)["players"]] == [3, 0, 12]
        news = match.news(seat=viewer)
        assert [sentence for sentence in news if "revealed" in sentence] == [
            "Ada revealed 3 ghosts.",
            "Ben revealed no ghosts.",
            "Cleo revealed 12 ghosts.",
        ]


def test_dgit_50_every_gain_loss_and_pass_is_announced_with_its_number_zero_included() -> None:
    match = crowded("library", "mask 3, cat 4, mask 4", "Ada Ben - -", 4)
    give(match, "Ben", ghosts=0)
    news = play(match, "one ghost", "Ada: take 3", "Ben: take 1")
    told = [sentence for sentence in news if "ghost" in sentence]
    assert told == [
        "Cleo rolled 1 ghost with three dice.",
        "Ada took 1 ghost in the library, space 1.",
        "Ben took no ghosts in the library, space 2.",
        "Cleo took no ghosts in the library, space 4.",
        "Ada discarded 1 ghost.",
        "Ada passed no ghosts to Cleo.",
        "Ben took 1 ghost.",
        "Ben passed 1 ghost to Ada.",
    ]
    assert ghosts(match) == [1, 0, 0]
    for name in NAMES[:3]:
        assert match.news(seat=name) == match.news()


def counted(totals: Counter[str], item: dict[str, Any]) -> None:
    """Count along, as somebody does who only listens."""
    match item["what"]:
        case "took ghosts" | "haunted":
            totals[item["seat"]] += item["ghosts"]
        case "discarded ghosts":
            totals[item["seat"]] -= item["ghosts"]
        case "passed ghosts":
            totals[item["seat"]] -= item["ghosts"]
            totals[item["to"]] += item["ghosts"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_50_a_spectator_who_counts_knows_every_total(players: int) -> None:
    names = NAMES[:players]
    for game in range(100):
        totals: Counter[str] = Counter()
        heard = 0
        for g, _, _ in every_answer(find(ID), players, f"counting {game}"):
            for item in g.news[heard:]:
                counted(totals, find(ID).news_data(item.heard_by(SPECTATOR), names))
            heard = len(g.news)
            assert [totals[name] for name in names] == g.ghosts[:players]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_50_a_guess_that_agrees_with_all_a_seat_was_told_gives_the_true_totals(players: int) -> None:
    luck = Luck(seed_key("guessing ghosts"))
    for game in range(10):
        for g, _, _ in every_answer(find(ID), players, f"guessing {game}"):
            for seat in range(players):
                guessed = view(g, seat, remembering=True)
                find(ID).guess(guessed, seat, luck)
                assert guessed.ghosts == g.ghosts
                assert [view(g, seat).ghosts[other] for other in range(players) if other != seat] == [UNKNOWN] * (
                    players - 1
                )


# DGIT-51 and DGIT-52: the rest


def test_dgit_51_everyone_sees_tableaus_types_rooms_meeples_dice_deck_clocks_and_who_has_looked() -> None:
    match = crowded("secret passage", "ring 3, cat 2, mask 4", "Ada - - -", 2, first="Ben")
    give(match, "Ada", "clocks 3, cat 1", gone="ring 1, ring 1")
    match.state.struck = 1
    rolling = crowded("attic")
    play(rolling, "two ghosts")
    for viewer in LOOKERS_ON:
        seen = match.view(viewer)
        assert seen["players"][0]["face_up"] == [
            {"type": "cat", "value": 1, "dice": 2},
            {"type": "clocks", "value": 3, "dice": 1},
        ]
        assert seen["players"][0]["dispelled"] == [{"type": "ring", "value": 1, "dice": 2}] * 2
        assert seen["types_in_play"] == match.everything()["types_in_play"]
        assert [slot["card"] for slot in seen["rooms"][2]["cards"]][:2] == [
            {"type": "ring", "value": 3, "dice": 1},
            {"type": "cat", "value": 2, "dice": 2},
        ]
        assert [space["meeple"] for space in seen["rooms"][2]["spaces"]] == ["Ada", "Ben", None, None]
        assert [space["flashlights"] for space in seen["rooms"][2]["spaces"]] == [0, 1, 2, 3]
        assert (seen["deck"], seen["clocks_struck"], seen["turn"]) == (27, True, "Cleo")
        assert seen["rooms"][2]["cards"][2]["looked_at_by"] == ["Ben"]
        assert (rolling.view(viewer)["dice"], rolling.view(viewer)["ghosts_rolled"]) == (3, 2)


def test_dgit_51_everyone_sees_and_hears_the_set_up() -> None:
    match = lay(ID, 2)
    told = play(match, "type cat", "type doll", "type mask", "type ring", "type tome")
    assert told == [f"The {kind} were shuffled in." for kind in ("cats", "dolls", "masks", "rings", "tomes")]
    for viewer in (None, "Ada", "Ben"):
        assert [board["side"] for board in match.view(viewer)["rooms"]] == [None, None, None]
        assert [board["cards"] for board in match.view(viewer)["rooms"]] == [[], [], []]
        assert (match.view(viewer)["turn"], match.view(viewer)["resolver"]) == (None, None)
    assert play(match, "attic", "draw cat 4") == ["The attic was opened.", "Cat 4 was dealt to the attic."]
    play(match, "draw cat 3", "draw cat 2", "basement", "draw doll 1", "draw doll 2", "draw doll 3")
    told = play(match, "library", "draw ring 4", "draw ring 3", "draw ring 2", "first Ben")
    assert told[-2:] == ["The library's cards were laid in order.", "Ben went first."]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_51_two_viewers_differ_only_in_ghosts_and_the_face_down_card(players: int) -> None:
    words, names = find(ID).words, NAMES[:players]
    for game in range(5):
        for g, _, _ in every_answer(find(ID), players, f"viewers {game}"):
            layouts = [deepcopy(words.layout(view(g, viewer), names)) for viewer in (SPECTATOR, *range(players))]
            for seen in layouts:
                for seat in seen["players"]:
                    del seat["ghosts"], seat["sets"]["cat"]  # what cats do at the end hangs on the ghosts
                for board in seen["rooms"]:
                    for slot in [slot for slot in board["cards"] if slot["face_down"]]:
                        del slot["card"]
                        board["dice"] = None  # they are counted on the cards
            assert all(seen == layouts[0] for seen in layouts)


def test_dgit_52_the_deck_and_the_removed_cards_are_hidden_from_all_to_the_very_end() -> None:
    for match in (house(), ended(("", 0), ("", 0), ("", 0))):
        for viewer in LOOKERS_ON:
            assert match.view(viewer)["undrawn"] is None
        for seat in (0, 1, 2, SPECTATOR):
            assert set(view(match.state, seat).undrawn) == {UNKNOWN}


def test_dgit_52_a_spectator_sees_what_is_public_and_no_secret() -> None:
    match = passage()
    play(match, "Ada: place secret passage 1", "Ben: place hallway 1")
    seen = match.view()
    assert third_card(match, None)["card"] is None
    assert [seat["ghosts"] for seat in seen["players"]] == [None, None, None]
    assert seen["undrawn"] is None
    assert seen["asked"] == ["Cleo"]


def test_dgit_52_a_guess_deals_out_exactly_what_lies_nowhere_in_sight() -> None:
    match = passage()
    play(match, "Ada: place secret passage 1")
    visible = Counter(["doll 1", "twin 3", "tome 4"] * 2 + ["ring 3", "cat 2"])
    whole = Counter(
        {f"{kind} {value}": 2 for kind in ("cat", "doll", "mask", "ring", "tome", "twin") for value in (1, 2, 3, 4)}
    )
    luck = Luck(seed_key("guessing cards"))
    down: dict[int, set[str]] = {0: set(), 1: set()}
    for _ in range(600):
        for seat, cards_seen in down.items():
            guessed = view(match.state, seat, remembering=True)
            match.game.guess(guessed, seat, luck)
            cards_seen.add(card_text(guessed.shown[2][2]))
            hidden = Counter(card_text(number) for number in [*guessed.undrawn[: guessed.left], guessed.shown[2][2]])
            assert hidden + visible == whole
    assert down[0] == {"mask 4"}
    assert down[1] == set(whole - visible)
