"""The end of The Haunting House: somebody is out, or the last turn is over."""

from gloaming.games.haunting_house.state import State
from gloaming.games.haunting_house.vocabulary import News
from gloaming.kernel.agenda import finish
from gloaming.kernel.news import tell
from gloaming.kernel.seats import NOBODY


def win(g: State, winner: int) -> None:
    """HH-32, HH-60: the first pawn on the exit wins alone, and all cards not yet carried out lapse."""
    for seat in range(g.players):
        g.place[seat] = 2
    g.place[winner] = 1
    g.score[winner] = 1
    finish(g)
    tell(g, News.WON, winner, 0, g.turn)


def end_without_winner(g: State) -> None:
    """HH-60: the last turn is over and nobody has come out."""
    for seat in range(g.players):
        g.place[seat] = 2
    finish(g)
    tell(g, News.NOBODY_WON, NOBODY, 0, g.turn)
