"""Fate in Haunted Destinies: binding the Opener, the Opening Ritual, how one becomes a ghost, and a tile is removed."""

from gloaming.games.haunted_destinies.parts import (
    CEMETERY,
    EDGE_SUM,
    FACE_UP_CARDS,
    FIRST_HAUNTING,
    FIRST_OTHER,
    FIRST_SEARCH,
    HEALTH,
    OPENER_ACTS,
    OPENER_CARD,
    OPENER_HEALS,
    Ending,
    Fate,
    Lies,
    Removal,
)
from gloaming.games.haunted_destinies.rules.end import check_ritual, end_turn_now, heal, win, wound
from gloaming.games.haunted_destinies.rules.moor import moor_bits, walkable
from gloaming.games.haunted_destinies.rules.piles import card_at, show, turn_out
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask, News
from gloaming.kernel.agenda import ask
from gloaming.kernel.news import tell
from gloaming.kernel.seats import ALL_VIEWERS, NOBODY, NOTHING


def meet_fate(g: State, attacker: int, defender: int) -> None:
    """HD-60, HD-63: the attacker declares; once the ritual runs the Opener need not, and all others must bind."""
    if g.ritual == NOBODY:
        ask(g, attacker, Ask.DECLARE, defender, 2)
    elif g.ritual == attacker:
        become_ghost(g, defender)
        feed_opener(g, attacker)
    else:
        bind(g, attacker, defender)


def declare(g: State, attacker: int, defender: int, answer: int) -> None:
    """HD-60: one of the two."""
    if answer == Fate.BIND:
        bind(g, attacker, defender)
    else:
        open_ritual(g, attacker, defender)


def holds_opener(g: State, seat: int) -> bool:
    """HD-63: the Opener is whoever holds the Opener card, in the pile or face up."""
    holds = g.lies[OPENER_CARD] == seat
    for place in range(g.size[seat]):
        holds = holds or card_at(g, seat, place) == OPENER_CARD
    return holds


def reveal_pile(g: State, seat: int, psyche: int, grey: int) -> None:
    """HD-61, HD-62, HD-70: the whole pile is revealed; Psyche cards lie here from now on, the others there."""
    for place in range(g.size[seat]):
        card = card_at(g, seat, place)
        g.lies[card] = psyche if card < FIRST_SEARCH else grey
        tell(g, News.PILE_REVEALED, seat, place, card)
    if g.size[seat] > 0:
        show(g, ALL_VIEWERS, card_at(g, seat, 0))


def bind(g: State, attacker: int, defender: int) -> None:
    """HD-61: the attacker alone wins if the defender is the Opener; else pays half their health, rounded up."""
    tell(g, News.DECLARED_BINDING, attacker, defender, 0)
    if holds_opener(g, defender):
        reveal_pile(g, defender, Lies.OUT_OF_SIGHT, Lies.OUT_OF_SIGHT)  # it stays a pile: the game is over
        win(g, 1 << attacker, Ending.BOUND)
    else:
        become_ghost(g, defender)
        wound(g, attacker, (g.health[attacker] + 1) >> 1)


def open_ritual(g: State, attacker: int, defender: int) -> None:
    """HD-26, HD-62: the attacker who holds the Opener makes the defender a ghost; one who does not becomes a ghost."""
    tell(g, News.DECLARED_RITUAL, attacker, defender, 0)
    if holds_opener(g, attacker):
        unveil(g, attacker)
        g.ritual = attacker
        tell(g, News.RITUAL_BEGAN, attacker, 0, 0)
        become_ghost(g, defender)
        feed_opener(g, attacker)
    else:
        become_ghost(g, attacker)
        heal(g, defender, HEALTH)
        end_turn_now(g)


def unveil(g: State, seat: int) -> None:
    """HD-64: the Opener discards the Search and Haunting cards of the pile and keeps all Psyche cards face up."""
    reveal_pile(g, seat, seat, Lies.DISCARDED)
    clear_pile(g, seat)


def clear_pile(g: State, seat: int) -> None:
    """HD-11: the cards of a pile that was revealed leave it for where they lie now."""
    while g.size[seat] > 0:
        last = g.size[seat] - 1
        turn_out(g, seat, last, g.lies[card_at(g, seat, last)])


def feed_opener(g: State, seat: int) -> None:
    """HD-62, HD-92: for each ghost the Opener heals and may act again; that comes before the ritual's end."""
    heal(g, seat, OPENER_HEALS[g.players])
    check_ritual(g)
    if g.over == 0 and OPENER_ACTS[g.players] == 1:
        g.acts += 1
        tell(g, News.MAY_ACT_AGAIN, seat, 0, 0)


def become_ghost(g: State, seat: int) -> None:
    """HD-70: the pile is revealed, the pawn goes to the Cemetery, and each Haunting card in the pile is a gloom."""
    gloom = 0
    for place in range(g.size[seat]):
        gloom += card_at(g, seat, place) >= FIRST_HAUNTING
    reveal_pile(g, seat, Lies.REMOVED, Lies.DISCARDED)
    clear_pile(g, seat)
    for card in range(FACE_UP_CARDS):
        if g.lies[card] == seat:
            g.lies[card] = Lies.REMOVED if card < FIRST_SEARCH else Lies.DISCARDED
    g.ghosts |= 1 << seat
    g.health[seat] = gloom
    g.pawn[seat] = CEMETERY
    tell(g, News.BECAME_GHOST, seat, 0, gloom)


# The Opener removes a tile


def may_remove(g: State, tile: int) -> bool:
    """HD-65: not searchable, not the Cemetery, nothing on it, weak enough, and all that is left hangs together."""
    if tile < FIRST_OTHER or g.spot[tile] == NOTHING or EDGE_SUM[tile] >= g.health[g.active] + g.light + g.dark:
        return False
    for seat in range(g.players):
        if g.pawn[seat] == tile:
            return False
    whole = moor_bits(g) & ~(1 << tile)
    return walkable(g, whole, 0) == whole and walkable(g, whole, 1) == whole


def may_remove_tile(g: State, seat: int, subject: int, tile: int) -> bool:
    """HD-65: such a tile, or none."""
    return tile == Removal.NONE or may_remove(g, tile)


def choose_removal(g: State, seat: int, subject: int, tile: int) -> None:
    """HD-65: an action may follow."""
    if tile != Removal.NONE:
        remove_tile(g, seat, tile)


def remove_tile(g: State, seat: int, tile: int) -> None:
    """HD-65: the tile is gone, and so is all movement of this turn."""
    g.board[g.spot[tile]] = NOTHING
    g.spot[tile] = NOTHING
    g.points = 0
    tell(g, News.TILE_REMOVED, seat, tile, 0)
