"""Don't Go In There, chapter one: what lies on the table before the first turn. DGIT-1 to DGIT-4, DGIT-26."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from gloaming.games import find
from gloaming.games.dont_go_in_there.parts import SIDE_NAMES, TYPE_NAMES
from gloaming.games.dont_go_in_there.vocabulary import Ask
from gloaming.kernel import record
from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import ALL_VIEWERS, EMPTY, GONE, NOBODY
from stories import NAMES, chances, every_answer, lay, play, refused

ID = "dont-go-in-there"
TYPES = "amulet, cat, doll, mask, ring, tome, twin, mirror"
ALL_TYPES = [
    "amulet",
    "cat",
    "clocks",
    "doll",
    "holy water",
    "mask",
    "mirror",
    "music box",
    "portrait",
    "ring",
    "tome",
    "twin",
]
SOME_GAMES = 60  # random games at each player count, where every step is looked at

# Arranging a house: the other chapters use these too


def named_types(players: int) -> list[str]:
    """As many types as so many players need."""
    return TYPES.split(", ")[: players + 3]


def house(*sides: str, players: int = 3, first: str = "Ada", types: list[str] | None = None) -> Match:
    """A house ready for the first turn: attic, basement and library unless the story wants other sides."""
    match = lay(ID, players, {"types": types or named_types(players)})
    for side in sides or ("attic", "basement", "library"):
        play(match, side)
        for _ in range(3):
            match.answer_for_chance(0)  # any card: a story that minds puts its own there
    play(match, f"first {first}")
    return match


def card(text: str) -> int:
    """The number of a card: ring 3."""
    kind, value = text.rsplit(" ", 1)
    return TYPE_NAMES.index(kind) * 4 + int(value) - 1


def card_text(number: int) -> str:
    """The card with a number: ring 3."""
    return f"{TYPE_NAMES[number // 4]} {number % 4 + 1}"


def cards(text: str) -> list[int]:
    """The numbers of some cards: ring 3, cat 1."""
    return [card(part) for part in text.split(", ") if part]


def room(match: Match, side: str) -> int:
    """The board that shows this side."""
    return int(match.state.side.index(SIDE_NAMES.index(side)))


def put(match: Match, side: str, text: str) -> None:
    """Lay these three cards above a room; the third of the secret passage lies face down, seen by nobody."""
    match.state.shown[room(match, side)] = cards(text)
    match.state.peeked[room(match, side)] = [ALL_VIEWERS, ALL_VIEWERS, 0 if side == "secret passage" else ALL_VIEWERS]


def stand(match: Match, side: str, who: str) -> None:
    """Whose meeples stand on the four spaces, from the top: Ada - - Ben."""
    match.state.meeple[room(match, side)] = [NOBODY if name == "-" else NAMES.index(name) for name in who.split()]


def give(match: Match, name: str, text: str = "", ghosts: int = 0, gone: str = "") -> None:
    """A player has these cards face up, those dispelled, and so many ghosts, and no others."""
    seat = NAMES.index(name)
    match.state.up[seat] = [cards(text).count(number) for number in range(48)]
    match.state.down[seat] = [cards(gone).count(number) for number in range(48)]
    match.state.ghosts[seat] = ghosts


def close(match: Match, side: str) -> None:
    """The board with this side has left the game."""
    gone = room(match, side)
    match.state.side[gone] = GONE
    match.state.shown[gone] = [EMPTY] * 3
    match.state.peeked[gone] = [ALL_VIEWERS] * 3


def listed(counts: list[int]) -> str:
    """So many of each card, in words: cat 1, ring 3, ring 3."""
    return ", ".join(card_text(number) for number, count in enumerate(counts) for _ in range(count))


def face_up(match: Match, name: str) -> str:
    """The cards that a player has face up, type by type, from the lowest."""
    return listed(match.state.up[NAMES.index(name)])


def dispelled(match: Match, name: str) -> str:
    """The cards that a player has dispelled."""
    return listed(match.state.down[NAMES.index(name)])


def above(match: Match, side: str) -> str:
    """The cards above a room, slot by slot."""
    slots = match.state.shown[room(match, side)]
    return ", ".join("-" if number == EMPTY else card_text(number) for number in slots)


def ghosts(match: Match) -> list[int]:
    """Everybody's ghosts, in turn order."""
    return list(match.state.ghosts[: match.state.players])


# DGIT-1: the types in play


def test_dgit_1_there_are_twelve_types_with_two_cards_of_each_value() -> None:
    match = lay(ID, 5, {"types": ALL_TYPES[:8]})
    play(match, "attic")
    others = lay(ID, 5, {"types": ALL_TYPES[4:]})
    play(others, "attic")
    drawable = Counter(chances(match)) | Counter(chances(others))
    assert drawable == {f"draw {kind} {value}": 2 for kind in ALL_TYPES for value in (1, 2, 3, 4)}


@pytest.mark.parametrize(("players", "types"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_dgit_1_so_many_types_are_chosen_at_random(players: int, types: int) -> None:
    match = lay(ID, players)
    chosen: list[str] = []
    for _ in range(types):
        assert sorted(chances(match)) == sorted(f"type {kind}" for kind in ALL_TYPES if kind not in chosen)
        chosen.append(chances(match)[-1].removeprefix("type "))
        play(match, f"type {chosen[-1]}")
    assert match.view()["types_in_play"] == sorted(chosen)
    assert sorted(chances(match)) == ["attic", "nursery"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_1_named_types_are_in_play_and_chance_is_not_asked_for_any(players: int) -> None:
    wanted = ALL_TYPES[-players - 3 :]
    match = lay(ID, players, {"types": wanted})
    assert match.view()["types_in_play"] == sorted(wanted)
    play(match, "nursery")
    assert {text.removeprefix("draw ").rsplit(" ", 1)[0] for text in chances(match)} == set(wanted)


@pytest.mark.parametrize(
    "named",
    [
        "cat,doll,mask,ring,holy water",
        " Ring , CAT,holy  water,Doll,mask",
        ("ring", "mask", "holy water", "doll", "cat"),
    ],
)
def test_dgit_1_types_may_be_named_as_text_in_any_order(named: str | tuple[str, ...]) -> None:
    assert lay(ID, 2, {"types": named}).view()["types_in_play"] == ["cat", "doll", "holy water", "mask", "ring"]


def test_dgit_1_named_types_are_told_by_the_alphabet_each_once() -> None:
    named = ["tome", "ring", "amulet", "mask", "cat"]
    match = lay(ID, 2, {"types": named})
    told = [match.game.news_data(item, match.names) for item in match.heard]
    assert [item["type"] for item in told if item["what"] == "type picked"] == sorted(named)


@pytest.mark.parametrize("named", [None, "", "random"])
def test_dgit_1_without_names_chance_chooses(named: str | None) -> None:
    assert sorted(chances(lay(ID, 2, {"types": named}))) == [f"type {kind}" for kind in ALL_TYPES]


@pytest.mark.parametrize(
    ("players", "named", "quoted"),
    [
        (2, "cat, doll, mask, ring", ["2 players", "5 types", "not 4"]),
        (2, ["cat", "doll", "mask", "ring", "tome", "twin"], ["2 players", "5 types", "not 6"]),
        (3, ["cat", "doll", "mask", "ring", "tome"], ["3 players", "6 types", "not 5"]),
        (4, ALL_TYPES, ["4 players", "7 types", "not 12"]),
        (5, [], ["5 players", "8 types", "not 0"]),
        (2, ["cat", "dog", "mask", "ring", "tome"], ['"dog"', ", ".join(ALL_TYPES)]),
        (2, "cat, doll, mask, ring, ", ['""', ", ".join(ALL_TYPES)]),
        (2, ["cat", "doll", "mask", "ring", "cat"], ['"cat"', "twice", "5 different"]),
        (2, "cat, doll, mask, ring, CAT", ['"cat"', "twice", "5 different"]),
        (2, 5, ["2 players", "5 names"]),
        (2, True, ["2 players", "5 names"]),
        (2, {"cat": 1}, ["2 players", "5 names"]),
        (2, ["cat", "doll", "mask", "ring", 3], ["2 players", "5 names"]),
        (2, ["cat", "doll", "mask", "ring", None], ["2 players", "5 names"]),
    ],
)
def test_dgit_1_a_wrong_list_of_types_is_refused(players: int, named: object, quoted: list[str]) -> None:
    with pytest.raises(Refusal) as caught:
        lay(ID, players, {"types": named})
    for part in [*quoted, "(DGIT-1)"]:
        assert part in str(caught.value)


def test_dgit_1_a_long_unknown_type_is_quoted_shortened_and_printable() -> None:
    with pytest.raises(Refusal) as caught:
        lay(ID, 2, {"types": ["cat", "doll", "mask", "ring", "bat\x00\n" * 999]})
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 250


@pytest.mark.parametrize("players", [0, 1, 6, 7, 8])
def test_the_game_is_for_two_to_five_players(players: int) -> None:
    with pytest.raises(Refusal, match=f"2 to 5 players, not for {players}"):
        Match(find(ID), players)


# DGIT-2: the deck and the removed cards


@pytest.mark.parametrize(("players", "deck", "removed"), [(2, 24, 16), (3, 36, 12), (4, 48, 8), (5, 60, 4)])
def test_dgit_2_the_deck_and_the_removed_cards_have_the_right_size(players: int, deck: int, removed: int) -> None:
    match = lay(ID, players, {"types": named_types(players)})
    assert (match.view()["deck"], match.view()["removed"]) == (deck, removed)
    play(match, "attic")
    assert len(chances(match)) == deck + removed
    assert house(players=players).view()["deck"] == deck - 9


def test_dgit_2_every_card_not_drawn_is_equally_likely_to_be_next() -> None:
    match = lay(ID, 2, {"types": "cat, doll, mask, ring, tome"})
    play(match, "attic", "draw ring 3", "draw ring 3", "draw cat 1", "hallway")
    left = Counter(chances(match))
    assert left.pop("draw cat 1") == 1
    assert "draw ring 3" not in left
    assert left == {
        f"draw {kind} {value}": 2
        for kind in ("cat", "doll", "mask", "ring", "tome")
        for value in (1, 2, 3, 4)
        if (kind, value) not in (("cat", 1), ("ring", 3))
    }


def test_dgit_2_a_card_that_lies_elsewhere_cannot_be_drawn() -> None:
    match = lay(ID, 2, {"types": "cat, doll, mask, ring, tome"})
    play(match, "attic", "draw ring 3 #2", "draw ring 3")
    assert '"draw ring 3" is no answer here' in refused(match, "draw ring 3")
    assert '"draw twin 1" is no answer here' in refused(match, "draw twin 1")
    assert above(match, "attic") == "ring 3, ring 3, -"


@pytest.mark.parametrize(("players", "deck", "removed"), [(2, 24, 16), (3, 36, 12), (4, 48, 8), (5, 60, 4)])
def test_dgit_2_until_the_last_draw_any_card_that_lies_nowhere_can_come(players: int, deck: int, removed: int) -> None:
    for game in range(SOME_GAMES):
        draws = 0
        for g, _, _ in every_answer(find(ID), players, f"draws {game}"):
            if g.question != Ask.DRAW:
                continue
            seen = Counter(number for line in g.shown for number in line if number != EMPTY)
            for tableau in (*g.up, *g.down):
                seen.update({number: count for number, count in enumerate(tableau) if count})
            bag = Counter(g.undrawn[: g.width])
            assert all((bag + seen)[kind * 4 + value] == 2 for kind in g.types[g.unpicked :] for value in range(4))
            assert (seen.total(), g.width) == (draws, deck + removed - draws)
            draws += 1
        assert (draws, g.deck, g.left) == (deck, 0, removed)


# DGIT-3: sides, the first deal, the first player


def test_dgit_3_each_board_shows_either_side_and_is_dealt_three_cards_in_the_order_drawn() -> None:
    match = lay(ID, 3, {"types": named_types(3)})
    assert chances(match) == ["attic", "nursery"]
    play(match, "nursery", "draw ring 4", "draw cat 1", "draw ring 2")
    assert above(match, "nursery") == "ring 4, cat 1, ring 2"
    assert chances(match) == ["basement", "hallway"]
    play(match, "hallway", "draw mask 3", "draw mask 1", "draw doll 2")
    assert above(match, "hallway") == "mask 3, mask 1, doll 2"
    assert chances(match) == ["library", "secret passage"]
    play(match, "secret passage", "draw tome 4", "draw tome 1", "draw cat 1")
    assert above(match, "secret passage") == "tome 4, tome 1, cat 1"
    assert match.asked == []
    assert chances(match) == ["first Ada", "first Ben", "first Cleo"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_3_anybody_may_be_first(players: int) -> None:
    for name in NAMES[:players]:
        match = house(players=players, first=name)
        assert match.asked == [name]
        assert match.view()["turn"] == name


@pytest.mark.parametrize("names", [("Ann", "Ann B"), ("First", "first Ann"), ("Straße", "Ⅷ"), ("1", "2")])
def test_dgit_3_whoever_is_first_is_so_again_when_the_record_is_played(names: tuple[str, str]) -> None:
    for first in range(2):
        match = Match(find(ID), names, {"types": named_types(2)}, committed="f" * 64)
        while match.state.question != Ask.FIRST_PLAYER:
            match.answer_for_chance(0)
        match.answer_for_chance(first)
        again = record.replay(record.read(record.write(match)), find(ID))
        assert again.asked == [names[first]]


@pytest.mark.parametrize("name", ["A  B", "Bo #1", "Bo#1"])
def test_dgit_3_a_name_that_chance_could_not_say_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        Match(find(ID), ("Bo", name))
    assert f'"{name}" cannot be a name' in str(caught.value)


# DGIT-26: how the library is dealt; what it does is in the chapter of the rooms


@pytest.mark.parametrize("drawn", list(permutations(("ring 4", "cat 1", "mask 3"))))
def test_dgit_26_the_cards_of_the_library_lie_in_ascending_value(drawn: tuple[str, str, str]) -> None:
    assert above(dealt_library(drawn), "library") == "cat 1, mask 3, ring 4"


@pytest.mark.parametrize(
    ("drawn", "laid"),
    [
        (("ring 2", "cat 2", "mask 2"), "ring 2, cat 2, mask 2"),
        (("ring 3", "cat 3", "mask 1"), "mask 1, ring 3, cat 3"),
        (("ring 3", "mask 1", "cat 3"), "mask 1, ring 3, cat 3"),
        (("mask 4", "ring 3", "cat 3"), "ring 3, cat 3, mask 4"),
        (("ring 3", "mask 4", "cat 3"), "ring 3, cat 3, mask 4"),
        (("tome 2", "ring 2", "cat 1"), "cat 1, tome 2, ring 2"),
    ],
)
def test_dgit_26_equal_values_lie_in_the_order_drawn(drawn: tuple[str, str, str], laid: str) -> None:
    assert above(dealt_library(drawn), "library") == laid


def dealt_library(drawn: tuple[str, str, str]) -> Match:
    """A library with these cards, in the order in which they were drawn."""
    match = lay(ID, 3, {"types": named_types(3)})
    for side in ("attic", "basement"):
        play(match, side, *(f"draw doll {value}" for value in (1, 2, 3)))
    play(match, "library", *(f"draw {text}" for text in drawn))
    return match


# DGIT-4: what the players start with


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dgit_4_everyone_starts_without_ghosts_and_cards_and_with_five_meeples(players: int) -> None:
    match = house(players=players)
    seats = match.everything()["players"]
    assert [seat["name"] for seat in seats] == list(NAMES[:players])
    for seat in seats:
        assert (seat["ghosts"], seat["face_up"], seat["dispelled"], seat["meeples"]) == (0, [], [], 5)
    assert all(space["meeple"] is None for board in match.view()["rooms"] for space in board["spaces"])


def test_dgit_4_a_meeple_on_a_board_is_one_less_to_place() -> None:
    match = house()
    play(match, "Ada: place attic 2", "Ben: place attic 3", "Cleo: place library 1", "Ada: place basement 4")
    assert [seat["meeples"] for seat in match.view()["players"]] == [3, 4, 4]
