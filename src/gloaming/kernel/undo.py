"""Taking an answer back at a table with bots, which are never in the way."""

from __future__ import annotations

from collections.abc import Callable, Collection

from gloaming.kernel.match import Match


def take_back(match: Match, seat: int, people: Collection[int]) -> list[str]:
    """Take back a seat's last answer, and with it those that bots gave since; or nothing. Say which bots these are.

    Bots take back what they may. What chance or another person did stands.
    """
    bots = bots_since(match, seat, people)
    match.undo(seat, later=len(bots))
    return list(dict.fromkeys(match.names[bot] for bot in reversed(bots)))


def check_taking_back(match: Match, seat: int, people: Collection[int]) -> None:
    """Refuse what `take_back` would refuse."""
    refusal = match.why_no_undo(seat, later=len(bots_since(match, seat, people)))
    if refusal:
        raise refusal


def bots_since(match: Match, seat: int, people: Collection[int]) -> list[int]:
    """Which bots have answered since a person did, the last first; refused if one of their answers stands."""
    bots: list[int] = []
    if match.has_answered(seat):
        for recent in reversed(match.recent):
            if recent.seat in people:
                break
            if refusal := match.why_no_undo(recent.seat, later=len(bots)):
                raise refusal
            bots.append(recent.seat)
    return bots


def who_may_undo(match: Match, is_person: Callable[[int], bool]) -> int | None:
    """The one person's seat that can take its last answer back now, if there is one: the last who answered, while
    nothing has come of it and bots alone have answered since.
    """
    if match.recent and not match.over:
        for recent in reversed(match.recent):
            if recent.stands:
                break
            if is_person(recent.seat):
                return recent.seat
    return None
