"""Haunted Destinies: the check sheets: they are true, and say what their players have seen. HD-11, HD-99."""

from __future__ import annotations

import pytest

from gloaming.games.haunted_destinies.parts import (
    CARDS,
    FIRST_HAUNTING,
    FIRST_SEARCH,
    KIND,
    SET_SIZE,
    CardKind,
    Column,
    What,
)
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.seats import NOTHING
from moors import (
    COUNTS,
    NAMES,
    TOLD,
    asked,
    before,
    bits_of,
    branch,
    deck,
    event,
    moor,
    news_of,
    pile,
    piles,
    play,
    rolled,
    seat_of,
    stand,
    wander,
)

Claim = tuple[int, int, int, int, int]
at_every_count = pytest.mark.parametrize("players", COUNTS)


def fits(what: int, card: int) -> bool:
    """Whether a card is what a claim says."""
    if what < CARDS:
        return card == what
    if what < What.PSYCHE:
        return card < FIRST_SEARCH and card // SET_SIZE == what - What.SET_A
    return {
        What.PSYCHE: card < FIRST_SEARCH,
        What.GREY: card >= FIRST_SEARCH,
        What.SEARCH: event(card),
        What.HAUNTING: card >= FIRST_HAUNTING,
        What.ANYTHING: True,
    }[what]


def claims(g: State, sheet: list[int]) -> list[Claim]:
    """What a sheet says, claim by claim: what, home, first and last place there, and the piles where it may stray."""
    columns = (Column.WHAT, Column.HOME, Column.LOW, Column.HIGH, Column.STRAY)
    return [tuple(sheet[column + k] for column in columns) for k in range(g.face_down)]  # type: ignore[misc]


def about(claim: Claim, seat: int, place: int, card: int) -> bool:
    """Whether a claim can be about this card at this place."""
    what, home, low, high, stray = claim
    here = low <= place <= high if home == seat else bool(stray >> seat & 1)
    return here and fits(what, card)


def matched(wanted: list[list[int]], count: int) -> bool:
    """Whether everyone who wants one of some things can have one of their own, and all things are had."""
    owner = [NOTHING] * count

    def give(who: int, tried: set[int]) -> bool:
        for thing in wanted[who]:
            if thing not in tried:
                tried.add(thing)
                if owner[thing] == NOTHING or give(owner[thing], tried):
                    owner[thing] = who
                    return True
        return False

    return len(wanted) == count and all(give(who, set()) for who in range(count))


def sound(g: State, sheet: list[int], marks: Marks | None = None) -> bool:
    """HD-11: the face-down cards can be dealt to the claims so that each is true, with the marks if these count."""
    lying = [(seat, place, card) for seat, held in enumerate(piles(g)) for place, card in enumerate(held)]
    wanted = []
    for number, claim in enumerate(claims(g, sheet)):
        could = [index for index, (seat, place, card) in enumerate(lying) if about(claim, seat, place, card)]
        if marks:
            looked, border = sheet[Column.SEEN + number], sheet[Column.BORDER + number]
            could = [index for index in could if marks.true(lying[index][2], looked, border)]
        wanted.append(could)
    return matched(wanted, len(lying))


class Marks:
    """Who has looked at which face-down card, and who has seen its border, as the news tell it."""

    def __init__(self) -> None:
        self.read = 0
        self.looked: dict[int, int] = {}
        self.borders: dict[int, int] = {}
        self.last = NOTHING

    def listen(self, g: State) -> None:
        """Read the news; what lies in no pile is forgotten."""
        for item in news_of(g)[self.read :]:
            if TOLD[item.what] in ("looked", "drew_search"):
                self.last = item.number
                self.looked[item.number] = self.looked.get(item.number, 0) | 1 << item.seat
            if TOLD[item.what] == "border_shown":
                self.borders[self.last] = self.borders.get(self.last, 0) | 1 << item.seat
        self.read = len(news_of(g))
        kept = {*(card for held in piles(g) for card in held), g.drawn}
        self.looked = {card: seats for card, seats in self.looked.items() if card in kept}
        self.borders = {card: seats for card, seats in self.borders.items() if card in kept}

    def true(self, card: int, looked: int, border: int) -> bool:
        """Whether all these have looked at the card, and all those have seen its border."""
        return not looked & ~self.looked.get(card, 0) and not border & ~self.borders.get(card, 0)


# HD-11: every sheet is true, always


@at_every_count
@pytest.mark.parametrize("game", range(3))
def test_hd_11_after_every_answer_every_sheet_is_true_of_the_state(players: int, game: int) -> None:
    last: dict[str, object] = {}
    checked = 0
    for g, _, _ in wander(players, f"sheets {game}", cap=20):
        where = [tuple(held) for held in piles(g)]
        for name, sheet in (*zip(NAMES, g.sheet[:players], strict=False), ("everybody", g.public_sheet)):
            if g.round and last.get(name) != (tuple(sheet), where):
                last[name] = (tuple(sheet), where)
                checked += 1
                assert sound(g, sheet), f"{name}'s sheet is false at {asked(g)}: {claims(g, sheet)} of {where}"
    assert checked > 50


@at_every_count
def test_hd_99_after_every_answer_the_public_sheet_tells_truly_who_looked_and_who_was_the_witness(players: int) -> None:
    for game in range(2):
        marks = Marks()
        for g, _, _ in wander(players, f"marks {game}", cap=12):
            marks.listen(g)
            if g.round:
                assert sound(g, g.public_sheet, marks), f"false at {asked(g)}, answer {len(news_of(g))} of game {game}"


def test_hd_99_nobody_is_said_to_have_looked_at_a_card_they_did_not_look_at() -> None:
    g = moor(3)
    g.pawn[:3] = [1] * 3
    rolled(g)
    play(g, "query Ben", "6 1", "look", "place 1", "face down", "show Ben", "end")
    play(g, "both dice", "2 2", "card", "draw turn_ends", "Ben: to place 6", "end")
    rolled(g)
    play(g, "query Ben", "6 1", "look", "place 2", "face down", "show Ben")
    sheet = g.public_sheet
    said = {claim[2:4]: bits_of(g, sheet[Column.SEEN + k]) for k, claim in enumerate(claims(g, sheet)) if claim[1] == 1}
    assert "Ada" not in said[2, 2], "Ada looked at the card at place 1, and it lies there still"


def test_hd_11_a_false_sheet_is_found_out() -> None:
    g = moor(3)
    assert sound(g, g.sheet[0])
    for column, value in ((Column.WHAT, What.HAUNTING), (Column.HOME, 2), (Column.LOW, 1)):
        other = branch(g)
        other.sheet[0][column] = value
        assert not sound(other, other.sheet[0])
    assert sound(g, g.public_sheet, Marks())
    g.public_sheet[Column.SEEN] = 2
    assert not sound(g, g.public_sheet, Marks())


# HD-11: a sheet says what its player has seen


def of(g: State, name: str, owner: str, what: int | None = None) -> set[tuple[int, int, int]]:
    """What a player's sheet says of a pile, or of one card or group in it: what, first place, last place."""
    sheet = g.public_sheet if name == "everybody" else g.sheet[seat_of(name)]
    found = [(w, low, high) for w, home, low, high, _ in claims(g, sheet) if home == seat_of(owner)]
    return {claim for claim in found if what is None or claim[0] == what}


def card(kind: int) -> int:
    """The one card of a kind."""
    return KIND.index(kind)


def probed() -> State:
    """Ada has looked at the card at place 2 of Ben's pile, which is the power of quiet; Cleo saw its border."""
    g = moor(4)
    stand(g, Ada=1, Ben=1)
    pile(g, Ada="scene", Ben="scene scene calm scene", Cleo="scene", Dov="scene")
    rolled(g)
    play(g, "query Ben", "6 1", "look", "place 2", "face down", "show Cleo")
    return g


def test_hd_11_the_card_its_owner_and_its_place_are_kept() -> None:
    g = probed()
    assert of(g, "Ada", "Ben", card(CardKind.CALM)) == {(card(CardKind.CALM), 2, 2)}
    assert of(g, "Cleo", "Ben", What.SET_A + 2) == {(What.SET_A + 2, 2, 2)}
    for name in ("Ben", "Dov", "everybody"):
        assert of(g, name, "Ben") == {(What.PSYCHE, place, place) for place in range(4)}


def test_hd_11_a_card_added_at_a_secret_place_makes_the_place_uncertain_but_for_its_owner() -> None:
    g = probed()
    play(g, "end", "both dice", "2 2", "card", "draw turn_ends", "Ben: to place 1")
    assert of(g, "Ada", "Ben", card(CardKind.CALM)) == {(card(CardKind.CALM), 2, 3)}
    assert of(g, "Ada", "Ben", What.HAUNTING) == {(What.HAUNTING, 0, 4)}
    assert of(g, "Ben", "Ben", What.HAUNTING) == {(What.HAUNTING, 1, 1)}


def test_hd_11_a_card_removed_from_a_public_place_moves_those_behind_it() -> None:
    g = probed()
    play(g, "end")
    for _ in range(3):
        rolled(g)
        play(g, "end")
    rolled(g)
    play(g, "query Ben", "6 1", "look", "place 0", "face up", "Dov draws", "draw turn_ends", "to place 0")
    assert of(g, "Ada", "Ben", card(CardKind.CALM)) == {(card(CardKind.CALM), 1, 1)}
    assert of(g, "Cleo", "Ben", What.SET_A + 2) == {(What.SET_A + 2, 1, 1)}


def test_hd_11_a_card_that_was_taken_lies_somewhere_in_the_takers_pile() -> None:
    g = probed()
    play(g, "end")
    stand(g, Cleo=1)
    rolled(g)
    play(g, "attack Cleo", "1 6", "Cleo: take face down", "place 2", "Cleo: to place 1")
    assert of(g, "Ada", "Cleo", card(CardKind.CALM)) == {(card(CardKind.CALM), 0, 1)}
    assert of(g, "Cleo", "Cleo", What.SET_A + 2) == {(What.SET_A + 2, 1, 1)}
    assert of(g, "Ben", "Cleo") == {(What.PSYCHE, 0, 1)}, "two cards, either of which may be the first"


def test_hd_11_what_is_turned_up_is_struck_out() -> None:
    g = probed()
    play(g, "end")
    for _ in range(3):
        rolled(g)
        play(g, "end")
    rolled(g)
    play(g, "query Ben", "6 1", "look", "place 2", "face up", "Dov draws", "draw turn_ends", "to place 0")
    for name in ("Ada", "Ben", "Cleo", "Dov", "everybody"):
        assert of(g, name, "Ben") == {(What.PSYCHE, place, place) for place in range(3)}


def test_hd_99_a_search_card_put_into_ones_pile_is_known_to_its_owner() -> None:
    g = moor(3)
    deck(g, "search", "both_heal")
    rolled(g)
    play(g, "search", "6 1", "search card", "keep", "to place 4")
    assert of(g, "Ada", "Ada", card(CardKind.BOTH_HEAL)) == {(card(CardKind.BOTH_HEAL), 4, 4)}
    for name in ("Ben", "Cleo", "everybody"):
        assert of(g, name, "Ada", What.SEARCH) == {(What.SEARCH, 0, 6)}


def test_hd_99_an_own_card_looked_at_is_known_to_the_looker_and_grey_to_the_witness() -> None:
    g = moor(3)
    pile(g, Ada="scene turn_ends scene", Ben="scene", Cleo="scene")
    before(g, Ada="look_item")
    for sheet in (*g.sheet[:3], g.public_sheet):
        sheet[Column.WHAT + 1] = What.ANYTHING
    rolled(g)
    play(g, "look item", "own place 1", "show Ben", "back")
    seen = card(CardKind.TURN_ENDS)
    assert of(g, "Ada", "Ada", seen) == {(seen, 1, 1)}
    assert of(g, "Ben", "Ada", What.GREY) == {(What.GREY, 1, 1)}
    assert of(g, "Cleo", "Ada", What.ANYTHING) == {(What.ANYTHING, 1, 1)}


def test_hd_11_two_haunting_cards_and_a_border_the_witness_knows_which_place_is_grey() -> None:
    g = moor(3)
    before(g, Ada="look_item")
    play(g, "both dice", "2 2", "card", "draw turn_ends", "to place 2")
    play(g, "search", "1 1", "card", "draw turn_ends", "to place 5", "search card", "draw heal_1")
    play(g, "look item", "own place 2", "show Ben", "back")
    grey = {(what, low, high) for what, low, high in of(g, "Ben", "Ada") if what in (What.GREY, What.HAUNTING)}
    assert {(low, high) for _, low, high in grey} >= {(2, 2)}, "Ben saw a grey border at place 2"


@at_every_count
def test_hd_11_a_card_once_looked_at_stays_on_the_sheet_for_as_long_as_it_lies_face_down(players: int) -> None:
    read, kept, count = 0, [set[int]() for _ in range(players)], 0
    for g, _, _ in wander(players, "kept", cap=20):
        for item in news_of(g)[read:]:
            if TOLD[item.what] in ("looked", "drew_search"):
                kept[item.seat].add(item.number)
        read = len(news_of(g))
        for seat in range(players):
            kept[seat] &= {card for held in piles(g) for card in held} | {g.drawn}
            known = {claim[0] for claim in claims(g, g.sheet[seat])}
            assert kept[seat] - {g.drawn} <= known, f"{NAMES[seat]} has forgotten a card"
            count += len(kept[seat])
    assert count > 100
