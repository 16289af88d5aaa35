"""The end of Don't Go In There."""

from gloaming.games.dont_go_in_there.parts import (
    GHOSTS_A_CAT_BEARS,
    MUSIC_BOXES_DISPELLED,
    TYPES,
    VALUES,
    Type,
)
from gloaming.games.dont_go_in_there.rules.cards import (
    curses,
    dispel,
    dispel_highest,
    held,
)
from gloaming.games.dont_go_in_there.state import State
from gloaming.games.dont_go_in_there.vocabulary import News
from gloaming.kernel.agenda import finish
from gloaming.kernel.news import tell
from gloaming.kernel.seats import ALL_VIEWERS


def end(g: State) -> None:
    """DGIT-40, DGIT-45: the last cards work, the ghosts are revealed, the Curses are added up."""
    lay_cards_to_rest(g)
    for seat in range(g.players):
        g.screen[seat] = ALL_VIEWERS
        tell(g, News.REVEALED_GHOSTS, seat, 0, g.ghosts[seat])
    for seat in range(g.players):
        g.score[seat] = score_of(g, seat)
    for seat in range(g.players):
        g.place[seat] = place_of(g, seat)
        tell(g, News.SCORED, seat, for_ghosts(g, seat), g.score[seat])
    finish(g)


def lay_cards_to_rest(g: State) -> None:
    """DGIT-40: amulets, cats, music boxes and portraits work for every player."""
    loudest = 1
    for seat in range(g.players):
        loudest = max(loudest, curses(g, seat, Type.MUSIC_BOX))
    for seat in range(g.players):
        end_amulets(g, seat)
        end_cats(g, seat)
        end_music_boxes(g, seat, loudest)
        end_portraits(g, seat)


def end_amulets(g: State, seat: int) -> None:
    """DGIT-41: each amulet dispels one that is higher by one, all at once: so from the highest down."""
    for value in range(VALUES - 1, 0, -1):
        card = Type.AMULET * VALUES + value
        count = min(g.up[seat][card - 1], g.up[seat][card])
        if count > 0:
            dispel(g, seat, card, count)


def end_cats(g: State, seat: int) -> None:
    """DGIT-42: with nine ghosts or fewer all cats but one of the lowest are dispelled."""
    if g.ghosts[seat] <= GHOSTS_A_CAT_BEARS:
        dispel_highest(g, seat, Type.CAT, held(g, seat, Type.CAT) - 1)


def end_music_boxes(g: State, seat: int, loudest: int) -> None:
    """DGIT-43: whoever has the most Curses on music boxes dispels the two highest."""
    if curses(g, seat, Type.MUSIC_BOX) == loudest:
        dispel_highest(g, seat, Type.MUSIC_BOX, MUSIC_BOXES_DISPELLED)


def end_portraits(g: State, seat: int) -> None:
    """DGIT-44: half the portraits, rounded down, are dispelled."""
    dispel_highest(g, seat, Type.PORTRAIT, held(g, seat, Type.PORTRAIT) // 2)


def score_of(g: State, seat: int) -> int:
    """DGIT-45: the Curses face up, and half the ghosts of who has most."""
    score = for_ghosts(g, seat)
    for kind in range(TYPES):
        score += curses(g, seat, kind)
    return score


def for_ghosts(g: State, seat: int) -> int:
    """DGIT-45: the Curses for having the most ghosts."""
    most = 0
    for other in range(g.players):
        most = max(most, g.ghosts[other])
    return g.ghosts[seat] // 2 if g.ghosts[seat] == most else 0


def place_of(g: State, seat: int) -> int:
    """DGIT-46: fewest Curses, then fewest ghosts, win; whoever is not beaten by another shares the place."""
    place = 1
    for other in range(g.players):
        if beats(g, other, seat):
            place += 1
    return place


def beats(g: State, seat: int, other: int) -> bool:
    """DGIT-46: fewer Curses, or as many and fewer ghosts."""
    if g.score[seat] != g.score[other]:
        return g.score[seat] < g.score[other]
    return g.ghosts[seat] < g.ghosts[other]
