"""Why the rules of Don't Go In There do not allow an answer, and what they allow instead."""

from collections.abc import Sequence

from gloaming.games.dont_go_in_there.parts import (
    DIE_TURNS,
    ROOMS,
    SETS,
    SLOTS,
    SPACES,
    TYPE_NAMES,
    TYPES,
    DieTurn,
    Type,
)
from gloaming.games.dont_go_in_there.rules.cards import completes, may_name
from gloaming.games.dont_go_in_there.rules.resolving import may_take, may_turn_die
from gloaming.games.dont_go_in_there.rules.turn import may_place
from gloaming.games.dont_go_in_there.state import State
from gloaming.games.dont_go_in_there.vocabulary import A_BOARD, Ask, card_json, doll_values, side_entered
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.schemas import Json
from gloaming.kernel.seats import GONE


def why_not_place(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """DGIT-10, DGIT-28: the space is taken, or its board has left the game."""
    room, space = divmod(answer, SPACES)
    gone = g.side[room] == GONE
    places = range(ROOMS * SPACES) if gone else range(room * SPACES, room * SPACES + SPACES)
    free = [place_json(g, place) for place in places if may_place(g, seat, 0, place)]
    if gone:
        return Refusal("room-gone", "DGIT-28", place=place_json(g, answer), free=free)
    return Refusal("space-taken", "DGIT-10", place=place_json(g, answer), by=names[g.meeple[room][space]], free=free)


def why_not_turned(g: State, seat: int, turn: int, names: Sequence[str]) -> Refusal:
    """DGIT-23: no die can be turned so."""
    allowed = [name for other, name in enumerate(DIE_TURNS) if may_turn_die(g, seat, g.subject, other)]
    return Refusal("turn-die", "DGIT-23", more=turn == DieTurn.ONE_MORE, dice=g.dice, allowed=allowed)


def why_not_taken(g: State, seat: int, slot: int, names: Sequence[str]) -> Refusal:
    """DGIT-25: the card has been taken."""
    shown = g.shown[g.subject]
    left = [card_json(shown[other]) for other in range(SLOTS) if may_take(g, seat, g.subject, other)]
    return Refusal("taken-card", "DGIT-25", slot=slot + 1, left=left)


def why_not_named(g: State, seat: int, kind: int, names: Sequence[str]) -> Refusal:
    """DGIT-36: tomes, or a type of which no card lies face up before the player."""
    types = [TYPE_NAMES[other] for other in range(TYPES) if may_name(g, seat, 0, other)]
    code = "tome-named" if kind == Type.TOME else "not-face-up"
    return Refusal(code, "DGIT-36", type=TYPE_NAMES[kind], seat=names[seat], types=types)


def why_not_dispelled(g: State, seat: int, way: int, names: Sequence[str]) -> Refusal:
    """DGIT-33: the doll that was taken does not complete such a set."""
    sets = [{"dolls": doll_values(other)} for other in range(SETS) if completes(g, seat, g.subject, other)]
    return Refusal("no-such-set", "DGIT-33", dolls=doll_values(way), card=card_json(g.subject), sets=sets)


def place_json(g: State, answer: int) -> Json:
    """A space of a room."""
    return {"room": A_BOARD.data(side_entered(g, 0, 0, answer), ()), "space": answer % SPACES + 1}


REASONS = {
    Ask.PLACE: why_not_place,
    Ask.TURN_DIE: why_not_turned,
    Ask.TAKE: why_not_taken,
    Ask.NAME: why_not_named,
    Ask.DOLLS: why_not_dispelled,
}
