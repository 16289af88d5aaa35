"""What instinct thinks of an answer in The Haunting House: come nearer to the exit, and keep the others from it.

Instinct has a board in mind, the present one or one that a card would make, and the way from each place of it to the
exit: a step where it is open, more where there are walls. Of the programmes it knows what its seat may see.
"""

from gloaming.games.haunting_house.parts import (
    DIRECTIONS,
    DOORWAYS,
    FACES,
    LONGEST_WALK,
    NEIGHBOURS,
    NO_TILE,
    NOWHERE,
    OPPOSITE,
    PAIR_OFFSETS,
    PAIRINGS,
    PLACES,
    PROGRAMMES,
    QUARTER_TURNS,
    QUARTERS_OF,
    SLOTS,
    TILE_PLACES,
    Card,
    Rotation,
)
from gloaming.games.haunting_house.rules.house import pawns_barring, rotated, touching
from gloaming.games.haunting_house.state import State
from gloaming.kernel.seats import NOBODY

TOLLS = (1, 2, 4)  # what it takes to come past no wall, one, or two
OWN_WAY = 4  # what one step less is worth to oneself
THREAT = 144  # how bad it is that others are near the exit: this, divided by
HEAD_START = 2  # so many steps and those that they still have to go

# The board in mind


def look(g: State) -> None:
    """Have the board in mind as it is; what was worked out for it before still holds."""
    stale = g.far[DOORWAYS[g.exit]] != 0
    for place in range(PLACES):
        if g.imagined[place] != g.board[place]:
            g.imagined[place] = g.board[place]
            stale = True
    if stale:
        measure(g, g.exit)


def imagine(g: State, place: int, tile: int, other: int, other_tile: int, doorway: int) -> None:
    """Have the board in mind with two places changed and the exit at a doorway."""
    for each in range(PLACES):
        g.imagined[each] = g.board[each]
    g.imagined[place] = tile
    g.imagined[other] = other_tile
    measure(g, doorway)


def measure(g: State, doorway: int) -> None:
    """Work out the way from each place to the exit, from the exit outwards; a bit for each place in the queue."""
    for place in range(PLACES):
        g.far[place] = LONGEST_WALK
    g.far[DOORWAYS[doorway]] = 0
    g.queue[0] = DOORWAYS[doorway]
    head, waiting, queued = 0, 1, 0
    while waiting > 0:
        place = g.queue[head]
        head = (head + 1) % PLACES
        waiting -= 1
        queued &= ~(1 << place)
        for direction in range(DIRECTIONS):
            other = NEIGHBOURS[place][direction]
            way = g.far[place] + TOLLS[walls_in_mind(g, place, direction)]
            if g.imagined[other] != NO_TILE and way < g.far[other]:
                g.far[other] = way
                if (queued >> other) & 1 == 0:
                    queued |= 1 << other
                    g.queue[(head + waiting) % PLACES] = other
                    waiting += 1


def walls_in_mind(g: State, place: int, direction: int) -> int:
    """How many walls are between two neighbours on the board in mind."""
    own = (g.imagined[place] >> direction) & 1
    other = (g.imagined[NEIGHBOURS[place][direction]] >> OPPOSITE[direction]) & 1
    return 2 - own - other


# Where cards lead


def best_step(g: State, seat: int, place: int, walls: int) -> int:
    """The best neighbour with so many walls between; the place itself if there is none."""
    best = place
    for direction in range(DIRECTIONS):
        other = NEIGHBOURS[place][direction]
        if g.imagined[other] != NO_TILE and walls_in_mind(g, place, direction) == walls:
            nearer = best == place or g.far[other] < g.far[best]
            if nearer and (other == g.pawn[seat] or pawns_barring(g, other) == 0):
                best = other
    return best


def best_two_steps(g: State, seat: int, place: int) -> int:
    """The best place two steps off, or the exit after one."""
    best = place
    for direction in range(DIRECTIONS):
        other = NEIGHBOURS[place][direction]
        if walls_in_mind(g, place, direction) == 0 and (other == g.pawn[seat] or pawns_barring(g, other) == 0):
            end = other if g.far[other] == 0 else best_step(g, seat, other, 0)
            if g.far[end] < g.far[best]:
                best = end
    return best


def best_switch(g: State, seat: int, place: int) -> int:
    """The best place of another pawn that touches this one; the place itself if there is none."""
    best = place
    if place != DOORWAYS[g.entrance]:
        for other in range(g.players):
            theirs = g.pawn[other]
            if other != seat and touching(place, theirs) and (best == place or g.far[theirs] < g.far[best]):
                best = theirs
    return best


def lead(g: State, seat: int, place: int, card: int) -> int:
    """Where a card leads a pawn that stands here."""
    if card == Card.MOVE_1:
        return best_step(g, seat, place, 0)
    if card == Card.MOVE_2:
        return best_two_steps(g, seat, place)
    if card == Card.SECRET_PASSAGE:
        return best_step(g, seat, place, 1)
    if card == Card.SWITCH_PLACES:
        return best_switch(g, seat, place)
    return place


def way_left(g: State, seat: int, place: int, slot: int) -> int:
    """How far from the exit one's own programme leads from here, as much of it as one may know."""
    while slot < SLOTS and g.far[place] > 0 and (g.seen[seat][slot] >> seat) & 1 == 1:
        place = lead(g, seat, place, g.programme[seat][slot])
        slot += 1
    return g.far[place]


def liking(g: State, seat: int, place: int, other: int, other_place: int) -> int:
    """What the board in mind is worth to who would stand on a place, while one of the others would stand on another."""
    liked = -OWN_WAY * way_left(g, seat, place, g.slot + 1)
    for rival in range(g.players):
        if rival != seat:
            theirs = other_place if rival == other else g.pawn[rival]
            liked -= THREAT // (HEAD_START + g.far[theirs])
    return liked


# Opinions


def like_programme(g: State, seat: int, subject: int, answer: int) -> int:
    """The programme that leads nearest to the exit, and the soonest if it leads onto it."""
    look(g)
    place = g.pawn[seat]
    for slot in range(SLOTS):
        place = lead(g, seat, place, PROGRAMMES[answer][slot])
        if g.far[place] == 0:
            return SLOTS - slot
    return -g.far[place]


def like_move(g: State, seat: int, steps: int, direction: int) -> int:
    """The way that leads nearest to the exit, with the second step and the rest of the programme in mind."""
    look(g)
    place = NEIGHBOURS[g.pawn[seat]][direction]
    if steps > 1 and g.far[place] > 0:
        place = best_step(g, seat, place, 0)
    return liking(g, seat, place, NOBODY, NOWHERE)


def like_switch_places(g: State, seat: int, subject: int, other: int) -> int:
    """The pawn in whose place one would like to be."""
    look(g)
    return liking(g, seat, g.pawn[other], other, g.pawn[seat])


def like_rotate(g: State, seat: int, tile: int, way: int) -> int:
    """The tile that opens one's own way, or closes another's."""
    place = TILE_PLACES[tile]
    imagine(g, place, rotated(g.board[place], QUARTERS_OF[way]), NOWHERE, NO_TILE, g.exit)
    return liking(g, seat, g.pawn[seat], NOBODY, NOWHERE)


def like_rotate_90(g: State, seat: int, subject: int, answer: int) -> int:
    """The best quarter turn."""
    return like_rotate(g, seat, answer // QUARTER_TURNS, answer % QUARTER_TURNS)


def like_rotate_180(g: State, seat: int, subject: int, tile: int) -> int:
    """The best half turn."""
    return like_rotate(g, seat, tile, Rotation.AROUND)


def like_switch_tiles(g: State, seat: int, subject: int, answer: int) -> int:
    """The two tiles that open one's own way, or close another's."""
    place = TILE_PLACES[answer // PAIRINGS]
    other = place + PAIR_OFFSETS[answer % PAIRINGS]
    imagine(g, place, g.board[other], other, g.board[place], g.exit)
    return liking(g, seat, g.pawn[seat], NOBODY, NOWHERE)


def like_secret_passage(g: State, seat: int, subject: int, direction: int) -> int:
    """The side of the wall that is nearest to the exit."""
    look(g)
    return liking(g, seat, NEIGHBOURS[g.pawn[seat]][direction], NOBODY, NOWHERE)


def like_move_exit(g: State, seat: int, subject: int, doorway: int) -> int:
    """The doorway that is near to oneself and far from the others."""
    imagine(g, DOORWAYS[g.exit], NO_TILE, DOORWAYS[doorway], 1 << FACES[doorway], doorway)
    return liking(g, seat, g.pawn[seat], NOBODY, NOWHERE)


def like_trap_door(g: State, seat: int, subject: int, tile: int) -> int:
    """The trap door that is nearest to the exit."""
    look(g)
    return liking(g, seat, TILE_PLACES[tile], NOBODY, NOWHERE)
