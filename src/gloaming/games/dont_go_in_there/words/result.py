"""How a game of Don't Go In There ended, as a phrase."""

from collections.abc import Sequence

from gloaming.games.dont_go_in_there.state import State
from gloaming.kernel.phrases import phrase
from gloaming.kernel.schemas import Json


def result(g: State, names: Sequence[str]) -> Json:
    """DGIT-46: who has won, with how many Curses, and how the others did."""
    winners = [seat for seat in range(g.players) if g.place[seat] == 1]
    curses = g.score[winners[0]]
    others = sorted((g.place[seat], seat) for seat in range(g.players) if g.place[seat] > 1)
    rest = [{"seat": names[seat], "curses": g.score[seat]} for _, seat in others]
    return phrase(
        "result",
        winners=[names[seat] for seat in winners],
        curses=curses,
        fewer_ghosts=any(other["curses"] == curses for other in rest),
        others=rest,
    )
