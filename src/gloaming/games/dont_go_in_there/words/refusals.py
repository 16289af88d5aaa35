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
from gloaming.kernel.vocabulary import unexplained


def why_not(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """Why the rules do not allow this answer."""
    match g.question:
        case Ask.PLACE:
            return why_not_place(g, seat, answer, names)
        case Ask.TURN_DIE:
            allowed = [name for turn, name in enumerate(DIE_TURNS) if may_turn_die(g, seat, g.subject, turn)]
            return Refusal("turn-die", "DGIT-23", more=answer == DieTurn.ONE_MORE, dice=g.dice, allowed=allowed)
        case Ask.TAKE:
            shown = g.shown[g.subject]
            left = [card_json(shown[slot]) for slot in range(SLOTS) if may_take(g, seat, g.subject, slot)]
            return Refusal("taken-card", "DGIT-25", slot=answer + 1, left=left)
        case Ask.NAME:
            kinds = [TYPE_NAMES[kind] for kind in range(TYPES) if may_name(g, seat, 0, kind)]
            code = "tome-named" if answer == Type.TOME else "not-face-up"
            return Refusal(code, "DGIT-36", type=TYPE_NAMES[answer], seat=names[seat], types=kinds)
        case Ask.DOLLS:
            sets = [{"dolls": doll_values(way)} for way in range(SETS) if completes(g, seat, g.subject, way)]
            dolls = doll_values(answer)
            return Refusal("no-such-set", "DGIT-33", dolls=dolls, card=card_json(g.subject), sets=sets)
        case _:
            raise unexplained(Ask, g.question)


def why_not_place(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """DGIT-10, DGIT-28: the space is taken, or its board has left the game."""
    room, space = divmod(answer, SPACES)
    gone = g.side[room] == GONE
    places = range(ROOMS * SPACES) if gone else range(room * SPACES, room * SPACES + SPACES)
    free = [place_json(g, place) for place in places if may_place(g, seat, 0, place)]
    if gone:
        return Refusal("room-gone", "DGIT-28", place=place_json(g, answer), free=free)
    return Refusal("space-taken", "DGIT-10", place=place_json(g, answer), by=names[g.meeple[room][space]], free=free)


def place_json(g: State, answer: int) -> Json:
    """A space of a room."""
    return {"room": A_BOARD.data(side_entered(g, 0, 0, answer), ()), "space": answer % SPACES + 1}
