"""A turn of Haunted: move or open a Door, and whose turn is next."""

from gloaming.games.haunted.parts import ANSWERS, MOST_LINKS, Acting, Reason
from gloaming.games.haunted.rules.doors import first_room, move_to, open_door
from gloaming.games.haunted.rules.end import count_down, count_quiet, end
from gloaming.games.haunted.rules.house import deck_size, in_house
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import Ask, News, Step
from gloaming.kernel.agenda import ask, do_next, let_choose
from gloaming.kernel.news import tell
from gloaming.kernel.seats import EMPTY, left_of


def turn(g: State, seat: int) -> None:
    """HA-10, HA-11: the starting Room first, on the first turn; then move or open a Door."""
    g.active = seat
    tell(g, News.TURN_BEGAN, seat, g.round, g.card[g.token[seat]])
    do_next(g, Step.END_TURN, seat)
    do_next(g, Step.MOVE_OR_OPEN, seat)
    if (g.begun >> seat) & 1 == 0:
        g.begun |= 1 << seat
        first_room(g, seat)


def move_or_open(g: State, seat: int) -> None:
    """HA-11, HA-18, HA-31: what can be done; the only thing is no choice."""
    if g.linked[g.token[seat]] > 0 and g.left > 0 and (g.trapped >> seat) & 1 == 0:
        ask(g, seat, Ask.ACT, 0, ANSWERS)  # there is always a choice, and this is the usual case
    else:
        let_choose(g, seat, Ask.ACT, 0, ANSWERS)


def may_act(g: State, seat: int, subject: int, answer: int) -> bool:
    """HA-11, HA-18, HA-31: move along a link unless trapped, open a Door, or stay where nothing else must be done."""
    here, trapped = g.token[seat], (g.trapped >> seat) & 1 == 1
    if answer < Acting.OPEN:
        return not trapped and g.links[here][answer] != EMPTY
    if answer == Acting.OPEN:
        free = trapped or g.linked[here] < MOST_LINKS
        return free and (deck_size(g) > 0 or g.held[seat] > 0)
    return deck_size(g) == 0 and (trapped or g.linked[here] == 0)


def act(g: State, seat: int, subject: int, answer: int) -> None:
    """HA-11: along one of four links, or through a new Door, or nowhere."""
    if answer < Acting.OPEN:
        move_to(g, seat, g.links[g.token[seat]][answer])
    elif answer == Acting.OPEN:
        if (g.trapped >> seat) & 1 == 0:
            tell(g, News.OPENED, seat, g.token[seat], 0)
        open_door(g, seat)
    else:
        tell(g, News.STAYED, seat, 0, 0)


def end_turn(g: State, seat: int) -> None:
    """HA-14, HA-40, HA-45: the next player to the left who has not escaped is active, unless the game is over."""
    runs_out, is_quiet = count_down(g, seat), count_quiet(g, seat)
    if runs_out:
        end(g, g.running_out)
    elif is_quiet:
        end(g, Reason.STILL)
    else:
        pass_turn(g, seat)


def pass_turn(g: State, seat: int) -> None:
    """HA-14, HA-24: to the left, past those who have escaped; past who began, a new round starts."""
    inside, following, walking = in_house(g), seat, True
    while walking:
        following = left_of(g, following)
        if following == g.first:
            g.round += 1
        walking = (inside >> following) & 1 == 0
    do_next(g, Step.TURN, following)
