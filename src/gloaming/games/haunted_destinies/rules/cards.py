"""What the Search and Haunting cards of Haunted Destinies do.

Each effect is a step of its own: of a Draw effect `seat` is who drew the card, of a Probe effect prober and owner
stand in the state (HD-56) and `card` is the card.
"""

from gloaming.games.haunted_destinies.parts import (
    FIRST_GOAL,
    FIRST_SEARCH,
    GOALS,
    ITEMS,
    MOST_LIFTED,
    SEARCHABLE,
    GoalRemoval,
    Lies,
    TileOrNone,
)
from gloaming.games.haunted_destinies.rules.end import end_turn_now, heal, wound
from gloaming.games.haunted_destinies.rules.moor import distance, nearest_distance, on_moor
from gloaming.games.haunted_destinies.rules.players import is_ghost
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask, News, Step
from gloaming.kernel.agenda import ask, do_next, let_choose
from gloaming.kernel.news import tell
from gloaming.kernel.seats import NOBODY, right_of

# Boons


def heal_one(g: State, seat: int) -> None:
    """HEAL_1: heal 1 wound."""
    heal(g, seat, 1)


def heal_two(g: State, seat: int) -> None:
    """HEAL_2: heal 2 wounds."""
    heal(g, seat, 2)


def lift_gloom(g: State, seat: int) -> None:
    """LIFT_GLOOM: take up to 2 gloom off your tile; with one there, or none, there is no choice."""
    tile = g.pawn[seat]
    if on_moor(g, tile):
        let_choose(g, seat, Ask.LIFT, tile, min(MOST_LIFTED, g.gloom[tile]))


def lift(g: State, seat: int, tile: int, answer: int) -> None:
    """LIFT_GLOOM: one or two."""
    change_gloom(g, seat, tile, -(answer + 1))


def change_gloom(g: State, seat: int, tile: int, more: int) -> None:
    """HD-6: the supply of gloom is unlimited."""
    g.gloom[tile] += more
    tell_gloom(g, seat, tile)


def tell_gloom(g: State, seat: int, tile: int) -> None:
    """HD-6: everybody sees how much gloom is on a tile now."""
    tell(g, News.GLOOM_CHANGED, seat, tile, g.gloom[tile])


# Events


def owner_heals(g: State, card: int) -> None:
    """OWNER_HEALS: the owner heals 1 wound."""
    heal(g, g.owner, 1)


def both_heal(g: State, card: int) -> None:
    """BOTH_HEAL: owner and prober each heal 1 wound."""
    heal(g, g.owner, 1)
    heal(g, g.prober, 1)


def draw_remove_goal(g: State, seat: int) -> None:
    """REMOVE_GOAL, drawn: may remove one ghost goal that is in play."""
    offer_goals(g, seat)


def probe_remove_goal(g: State, card: int) -> None:
    """REMOVE_GOAL, probed: the owner may remove one ghost goal that is in play."""
    offer_goals(g, g.owner)


def offer_goals(g: State, seat: int) -> None:
    """HD-15: with no goal in play there is none to remove, and nothing happens."""
    let_choose(g, seat, Ask.GOAL, 0, GOALS + 1)


def may_remove_goal(g: State, seat: int, subject: int, goal: int) -> bool:
    """REMOVE_GOAL: one that is in play, or none."""
    return goal == GoalRemoval.NONE or g.lies[FIRST_GOAL + goal] == Lies.IN_PLAY


def remove_goal(g: State, seat: int, subject: int, goal: int) -> None:
    """REMOVE_GOAL: the goal is discarded."""
    if goal != GoalRemoval.NONE:
        g.lies[FIRST_GOAL + goal] = Lies.DISCARDED
        tell(g, News.GOAL_REMOVED, seat, 0, FIRST_GOAL + goal)


def draw_move_gloom(g: State, seat: int) -> None:
    """MOVE_GLOOM, drawn: may move all gloom from one searchable tile to another."""
    offer_gloom(g, seat)


def probe_move_gloom(g: State, card: int) -> None:
    """MOVE_GLOOM, probed: the owner may move all gloom from one searchable tile to another."""
    offer_gloom(g, g.owner)


def offer_gloom(g: State, seat: int) -> None:
    """HD-15: with no gloom on the moor there is none to move, and nothing happens."""
    let_choose(g, seat, Ask.GLOOM_FROM, 0, SEARCHABLE + 1)


def may_move_from(g: State, seat: int, subject: int, tile: int) -> bool:
    """MOVE_GLOOM: from a searchable tile with gloom, or not at all."""
    return tile == TileOrNone.NONE or g.gloom[tile] > 0


def move_from(g: State, seat: int, subject: int, tile: int) -> None:
    """MOVE_GLOOM: then it is chosen where to."""
    if tile != TileOrNone.NONE:
        ask(g, seat, Ask.GLOOM_TO, tile, SEARCHABLE + 1)


def may_move_to(g: State, seat: int, source: int, tile: int) -> bool:
    """MOVE_GLOOM: to another searchable tile."""
    return tile != source and on_moor(g, tile)


def move_to(g: State, seat: int, source: int, tile: int) -> None:
    """MOVE_GLOOM: all of it."""
    g.gloom[tile] += g.gloom[source]
    g.gloom[source] = 0
    tell(g, News.GLOOM_MOVED, seat, source, tile)


# Haunting cards


def prober_wound(g: State, card: int) -> None:
    """PROBER_WOUND: the prober takes a wound."""
    wound(g, g.prober, 1)


def owner_wound(g: State, card: int) -> None:
    """OWNER_WOUND: the owner takes a wound."""
    wound(g, g.owner, 1)


def both_wound(g: State, card: int) -> None:
    """BOTH_WOUND: both take a wound."""
    wound(g, g.prober, 1)
    if g.over == 0:
        wound(g, g.owner, 1)


def gloom_falls(g: State, card: int) -> None:
    """GLOOM_FALLS: 2 gloom on the owner's tile, or the nearest searchable one; ties are the prober's choice."""
    let_choose(g, g.prober, Ask.GLOOM_TILE, g.owner, SEARCHABLE + 1)


def is_nearest(g: State, prober: int, owner: int, tile: int) -> bool:
    """GLOOM_FALLS: a searchable tile, with no other one fewer rows plus columns away."""
    return on_moor(g, tile) and distance(g, g.pawn[owner], tile) == nearest_distance(g, g.pawn[owner])


def drop_gloom(g: State, prober: int, owner: int, tile: int) -> None:
    """GLOOM_FALLS: two gloom."""
    change_gloom(g, NOBODY, tile, 2)


def ghosts_gain(g: State, card: int) -> None:
    """GHOSTS_GAIN: each ghost gains 1 gloom; with no ghost, the owner draws a Haunting card."""
    if g.ghosts == 0:
        do_next(g, Step.DRAW_HAUNTING, g.owner)
    for seat in range(g.players):
        if is_ghost(g, seat):
            heal(g, seat, 1)


def prober_draws(g: State, card: int) -> None:
    """PROBER_DRAWS: the prober draws a Haunting card."""
    do_next(g, Step.DRAW_HAUNTING, g.prober)


def tile_draws(g: State, card: int) -> None:
    """TILE_DRAWS, HD-16: every living player on the owner's tile draws, from the active player to the left."""
    seat = g.active
    for _ in range(g.players):
        seat = right_of(g, seat)
        if not is_ghost(g, seat) and g.pawn[seat] == g.pawn[g.owner]:
            do_next(g, Step.DRAW_HAUNTING, seat)


def discard_item(g: State, card: int) -> None:
    """ITEM_LOST: the owner discards an item of choice; the only one is no choice."""
    let_choose(g, g.owner, Ask.LOSE_ITEM, g.prober, ITEMS)


def may_lose(g: State, owner: int, prober: int, item: int) -> bool:
    """ITEM_LOST: an item that the owner has."""
    return g.lies[FIRST_SEARCH + item] == owner


def lose_item(g: State, owner: int, prober: int, item: int) -> None:
    """ITEM_LOST: it goes to the discards."""
    g.lies[FIRST_SEARCH + item] = Lies.DISCARDED
    tell(g, News.DISCARDED, NOBODY, 0, FIRST_SEARCH + item)


def turn_ends(g: State, card: int) -> None:
    """TURN_ENDS, HD-26: the prober's turn ends; one who is not the active player has no turn to end."""
    if g.prober == g.active:
        end_turn_now(g)


def goal_stays(g: State, card: int) -> None:
    """HD-50: a ghost goal stays in play face up, nobody's."""
    g.lies[card] = Lies.IN_PLAY
    tell(g, News.GOAL_IN_PLAY, NOBODY, 0, card)
