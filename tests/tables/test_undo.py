"""Taking back: what is known of the last answers is what a replay of the whole game finds out."""

from contextlib import suppress
from typing import Any

import pytest

import gloaming
from evenings import unruly_evenings, why_no_undo
from gloaming.kernel.game import Game
from gloaming.kernel.match import CLOSED, SHOWED, Match
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import CHANCE, SPECTATOR, UNKNOWN
from gloaming.kernel.sight import view
from gloaming.kernel.state import cells
from gloaming.tables import decide
from gloaming.tables import wishes as w

every_game = pytest.mark.parametrize("game", gloaming.games(), ids=lambda game: game.id)


# The obvious way: play the whole game again, and compare what everybody sees before and after an answer.


def replayed(match: Match, steps: int) -> Any:
    g = match.game.lay(len(match.names), match.options)
    for seat, answer, _ in match.log[:steps]:
        match.game.moves.apply(g, seat, answer)
    return g


def learned(before: Any, after: Any, viewer: int) -> bool:
    pairs = zip(cells(view(before, viewer)), cells(view(after, viewer)), strict=True)
    return any(old == UNKNOWN != new for old, new in pairs)


def why_it_stands(match: Match, steps: int) -> Refusal | None:
    """Why the last of so many answers stands by itself."""
    before, after, (*_, seat) = replayed(match, steps - 1), replayed(match, steps), seats(match, steps)
    if any(learned(before, after, viewer) for viewer in (*range(len(match.names)), SPECTATOR)):
        return Refusal(SHOWED)
    if steps > 1 and before.asked == 1 << seat:
        other = match.log[steps - 2].seat
        if other not in (seat, CHANCE) and replayed(match, steps - 2).asked >> seat & 1:
            return Refusal(CLOSED)
    return None


def seats(match: Match, steps: int) -> list[int]:
    return [entry.seat for entry in match.log[:steps]]


def why_not(match: Match, seat: int, people: list[int]) -> Refusal | None:
    """Why a person cannot take the last answer back, with those of bots since."""
    steps = match.step
    if seat not in seats(match, steps):
        return Refusal("undo-yet", name=match.names[seat])
    while match.log[steps - 1].seat not in (*people, CHANCE):
        if why := why_it_stands(match, steps):
            return why
        steps -= 1
    last = match.log[steps - 1].seat
    if last != seat:
        return Refusal("undo-chance") if last == CHANCE else Refusal("undo-since", name=match.names[last])
    return why_it_stands(match, steps)


@every_game
def test_an_answer_can_be_taken_back_whenever_the_obvious_way_says_so_and_never_else(game: Game) -> None:
    found = set()
    for evening in unruly_evenings(game, 2):
        table = evening.table
        if table.asked and table.paused is None:
            for seat in table.people:
                why = why_no_undo(evening, table.seats[seat].person)
                assert why == str(why_not(evening.match, seat, table.people) or "")
                found.add(why)
    assert {"", str(Refusal(SHOWED))} < found


@every_game
def test_the_seat_that_may_take_back_is_the_one_that_is_granted_it(game: Game) -> None:
    for evening in unruly_evenings(game, 6):
        granted = [seat for seat in range(4) if not why_no_undo(evening, evening.table.seats[seat].person)]
        assert granted == ([] if evening.table.undoer is None else [evening.table.undoer])


@every_game
def test_to_decide_is_to_do_nothing(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a wish is decided no answer is given or taken back, nothing is told, and no game is played again."""

    def never(*given: object, **more: object) -> None:
        raise AssertionError("it was done")

    doing = ("answer", "undo", "tell", "take_out", "_take", "_replayed")
    wishes = (w.Undo(), w.Tell("A door."), w.TakeOut(1))
    granted = set[type]()
    for evening in unruly_evenings(game, 1, 60):
        if not evening.match.passages:
            with suppress(Refusal):  # there is nothing to tell yet, or never
                evening.wish("Ada", w.Tell("A cold draught."))
        with monkeypatch.context() as patched:
            for name in doing:
                patched.setattr(Match, name, never)
            for wish in wishes:
                for person in ("ada", "ben"):
                    try:
                        decide(evening.table, person, wish, evening.now)
                    except Refusal:
                        continue
                    granted.add(type(wish))
    assert granted == ({w.Undo, w.Tell, w.TakeOut} if game.telling else {w.Undo})
