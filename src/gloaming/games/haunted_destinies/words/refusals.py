"""Why the rules of Haunted Destinies do not allow an answer, as a sentence with the rule's id."""

from collections.abc import Sequence

from gloaming.games.haunted_destinies.content import BY_KIND, CARD_CODES, GOAL_CODES, ITEM_CODES
from gloaming.games.haunted_destinies.parts import (
    DIRECTIONS,
    EDGE_SUM,
    FIRST_HAUNTING,
    FIRST_OTHER,
    ITEMS,
    LEAP_COST,
    NEIGHBOURS,
    NOWHERE,
    PERIOD,
    Kind,
    X,
)
from gloaming.games.haunted_destinies.rules.ghosts import COST, REACHED, WOUND
from gloaming.games.haunted_destinies.rules.moor import edge_of, may_leap, next_tile
from gloaming.games.haunted_destinies.rules.players import find_item, is_ghost, together
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask
from gloaming.games.haunted_destinies.vocabulary.doings import DEED, DO_WITH, Deed, Do
from gloaming.games.haunted_destinies.words.phrases import (
    card_phrase,
    counted,
    listed,
    searchable,
    spot_name,
    standing_on,
    the_tile,
    tile_name,
)
from gloaming.kernel.seats import NOTHING


def why_not(g: State, seat: int, answer: int, names: Sequence[str]) -> str:
    """Why the rules do not allow this answer, as a sentence with the rule's id."""
    if g.question < Ask.OFFER:
        return f"{why_not_in_turn(g, seat, answer, names)}."
    return f"{why_not_elsewhere(g, seat, answer, names)}."


def why_not_in_turn(g: State, seat: int, answer: int, names: Sequence[str]) -> str:
    """The set-up, the removal of a tile, and what the active player does."""
    match g.question:
        case Ask.LAY_TILE:
            return f"Tile {answer + 1} of your hand is laid already (HD-4)"
        case Ask.LAY_SPOT:
            return why_not_there(g, answer)
        case Ask.LAY_TURN:
            return why_not_turned(g, answer)
        case Ask.PLACE_GLOOM | Ask.MORE_GLOOM:
            return f"{no_searchable_tile(g, answer)}, and gloom goes on searchable tiles (HD-6)"
        case Ask.REMOVE_TILE:
            return f"{why_not_removed(g, answer, names)} (HD-65)"
        case _:
            return why_not_done(g, seat, answer, names)


def no_searchable_tile(g: State, tile: int) -> str:
    """What is wrong with a tile that has to be a searchable one of this moor."""
    if searchable(tile):
        return f"There is no {tile_name(tile)} on this moor"
    return f"Nobody can search {the_tile(tile)}"


def capital(phrase: str) -> str:
    """With a capital letter, to begin a sentence."""
    return phrase[0].upper() + phrase[1:]


def why_not_there(g: State, spot: int) -> str:
    """HD-4: a spot is taken, lonely, or shut off by X edges."""
    if g.board[spot] != NOTHING:
        return f"{capital(spot_name(spot))} is taken by {the_tile(g.board[spot])} (HD-4)"
    beside = [next_to for next_to in NEIGHBOURS[spot] if next_to != NOWHERE and g.board[next_to] != NOTHING]
    if not beside:
        return f"No tile lies beside {spot_name(spot)}; a tile is laid next to another (HD-4)"
    return f"Every edge that faces {spot_name(spot)} is an X, so that nobody could enter there (HD-4)"


def why_not_turned(g: State, quarters: int) -> str:
    """HD-4: the tile looks as with fewer quarters, or could not be left."""
    tile = g.laying
    if quarters >= PERIOD[tile]:
        same = quarters % PERIOD[tile]
        return f"With quarter turns {same} {the_tile(tile)} would lie just the same; say that (HD-4)"
    return f"Turned so, {the_tile(tile)} could not be left: all its edges that touch the moor are X (HD-4)"


def why_not_removed(g: State, tile: int, names: Sequence[str]) -> str:
    """HD-65: a tile that has to stay."""
    if tile < FIRST_OTHER:
        return f"Only what is neither searchable nor the Cemetery can be removed, and so not {the_tile(tile)}"
    if g.spot[tile] == NOTHING:
        return f"There is no {tile_name(tile)} on this moor"
    if EDGE_SUM[tile] >= g.subject:
        return f"The numbers on {the_tile(tile)} come to {EDGE_SUM[tile]}, which is not below {g.subject}"
    standing = standing_on(g, tile, names)
    if standing:
        return f"{listed(standing)} {'stands' if len(standing) == 1 else 'stand'} on {the_tile(tile)}"
    return f"Without {the_tile(tile)} one could no longer walk from every tile to every other"


# What the active player does


def why_not_done(g: State, seat: int, answer: int, names: Sequence[str]) -> str:
    """HD-20 to HD-24: a step, an item, an action, an exchange of looks or a trade."""
    if answer < DIRECTIONS:
        return why_not_walk(g, seat, answer)
    if answer == Do.HEAL_ITEM:
        return why_no_item(g, seat, Kind.HEAL_ITEM, "you have no wound to heal")
    if answer == Do.LOOK_ITEM:
        return why_no_item(g, seat, Kind.LOOK_ITEM, "your pile is empty")
    if DEED[answer] == Deed.EXCHANGE:
        return why_no_exchange(g, seat, DO_WITH[answer], names)
    if DEED[answer] == Deed.TRADE:
        return why_no_trade(g, seat, DO_WITH[answer], names)
    return why_not_act(g, seat, answer, names)


def why_not_walk(g: State, seat: int, direction: int) -> str:
    """HD-21: no tile lies there, the edge is an X, or the points do not suffice."""
    tile = g.pawn[seat]
    edge = edge_of(g, tile, direction)
    if next_tile(g, tile, direction) == NOTHING:
        return "No tile lies there; one walks from tile to tile (HD-21)"
    have = counted(g.points, "movement point")
    if edge == X and not may_leap(g, seat):
        return f"Nobody can leave {the_tile(tile)} on that side: there is an X (HD-21)"
    return (
        f"Leaving {the_tile(tile)} on that side costs {LEAP_COST if edge == X else edge}, and you have {have} (HD-21)"
    )


def why_no_item(g: State, seat: int, kind: int, useless: str) -> str:
    """HD-15, HD-23: there is no such item, or it would do nothing."""
    name = BY_KIND[kind].name
    if find_item(g, seat, kind) == NOTHING:
        return f"You have no {name} (HD-23)"
    return f"{name} would change nothing, for {useless} (HD-15)"


def why_not_act(g: State, seat: int, answer: int, names: Sequence[str]) -> str:
    """HD-24, HD-30, HD-40, HD-45, HD-71, HD-72: no action is left, it is not for such as you, or not here."""
    ghost = is_ghost(g, seat)
    for_ghosts = answer == Do.SYPHON or DEED[answer] == Deed.HAUNT
    if g.acts == 0:
        return "You have acted already this turn (HD-24)"
    if ghost != for_ghosts:
        return f"{'Ghosts' if ghost else 'The living'} cannot do that: {ACTS[ghost]} (HD-24)"
    if answer == Do.SEARCH:
        return f"Nobody can search {the_tile(g.pawn[seat])} (HD-30)"
    if answer == Do.SYPHON:
        return f"There is no gloom on {the_tile(g.pawn[seat])} (HD-72)"
    return f"{why_not_together(g, seat, DO_WITH[answer], names)} ({RULE_OF_ACT[DEED[answer]]})"


ACTS = ("they search, query or attack", "they haunt or syphon")  # of the living, of ghosts
RULE_OF_ACT = {Deed.QUERY: "HD-40", Deed.ATTACK: "HD-45", Deed.HAUNT: "HD-71"}


def why_not_together(g: State, seat: int, other: int, names: Sequence[str]) -> str:
    """Oneself, an empty seat, somebody elsewhere, or a ghost that should be alive."""
    if other >= g.players:
        return f"Nobody sits at seat {other + 1}"
    if other == seat:
        return "That would be yourself"
    if not together(g, seat, other):
        return f"{names[other]} is not on your tile"
    return f"{names[other]} is a ghost"


def why_no_exchange(g: State, seat: int, other: int, names: Sequence[str]) -> str:
    """HD-22: not on the tile, done already this turn, or without cards."""
    if not together(g, seat, other):
        return f"{why_not_together(g, seat, other, names)} (HD-22)"
    if g.exchanged >> other & 1:
        return f"You have exchanged looks with {names[other]} this turn (HD-22)"
    empty = "Your" if g.size[seat] == 0 else f"{names[other]}'s"
    return f"{empty} pile is empty, and an exchange of looks needs a card in both (HD-22)"


def why_no_trade(g: State, seat: int, other: int, names: Sequence[str]) -> str:
    """HD-23: not on the tile, not both alive, done already this turn, or without items."""
    if is_ghost(g, seat):
        return "Ghosts do not trade (HD-23)"
    if not together(g, seat, other) or is_ghost(g, other):
        return f"{why_not_together(g, seat, other, names)} (HD-23)"
    if g.proposed >> other & 1:
        return f"You have made a proposal to {names[other]} this turn (HD-23)"
    return f"Neither you nor {names[other]} has an item (HD-23)"


# Elsewhere


def why_not_elsewhere(g: State, seat: int, answer: int, names: Sequence[str]) -> str:
    """Trades, actions, looks and cards."""
    match g.question:
        case Ask.OFFER:
            return why_not_offered(g, seat, answer, names)
        case Ask.WHO_DRAWS:
            return f"{names[answer]} is a ghost and draws no cards (HD-74)"
        case Ask.PLAY_OR_KEEP:
            return f"{card_phrase(g.drawn)} has no Draw effect and goes into your pile (HD-35)"
        case Ask.FIND:
            return why_not_found(g, answer)
        case Ask.QUERY_PRIZE:
            return f"{names[g.subject]}'s pile is empty (HD-15)" if answer == 0 else NO_HAUNTING
        case Ask.ATTACK_PRIZE:
            return why_not_struck(g, seat, answer, names)
        case Ask.TAKE_FACE_UP:
            return why_not_taken(g, answer, names)
        case Ask.HAUNT_PRIZE:
            return why_not_haunted(g, seat, answer, names)
        case _:
            return why_not_looked(g, seat, answer, names)


NO_HAUNTING = "There is no Haunting card left to draw (HD-15)"


def why_not_offered(g: State, seat: int, item: int, names: Sequence[str]) -> str:
    """HD-23: nothing is in the proposal, it is in it already, or neither of the two has it."""
    if item == ITEMS:
        return "There is nothing in your proposal yet (HD-23)"
    name = ITEM_CODES[item]
    if g.offer >> item & 1:
        return f"{name} is in your proposal already (HD-23)"
    return f"Neither you nor {names[g.subject]} has {name} (HD-23)"


def why_not_found(g: State, answer: int) -> str:
    """HD-15, HD-30: the result is too low, or it would change nothing."""
    if g.subject < (1, 3, 5)[answer]:
        return f"That takes a result of {(1, 3, 5)[answer]} or more; yours is {g.subject} (HD-30)"
    return ("There is no Search card left to draw", "Nobody else has a card", "Your pile is empty")[answer] + " (HD-15)"


def why_not_struck(g: State, seat: int, answer: int, names: Sequence[str]) -> str:
    """HD-45, HD-73: ghosts take no cards, the living make nobody draw, and there may be nothing to take."""
    loser = names[g.subject]
    if is_ghost(g, seat):
        return NO_HAUNTING if answer == 3 else "A ghost takes no cards: a wound, or they draw (HD-73)"
    if answer == 3:
        return f"Only a ghost makes an attacker draw: {loser} takes a wound or loses a card (HD-45)"
    if answer == 1:
        return f"{loser}'s pile is empty (HD-15)"
    return f"{loser} has no face-up card that could be taken (HD-46)"


def why_not_taken(g: State, card: int, names: Sequence[str]) -> str:
    """HD-46: not the loser's, or the Opener card while the ritual runs."""
    loser = names[g.subject]
    if g.lies[card] == g.subject:
        return "The Opener card cannot be taken once the ritual runs (HD-46)"
    return f"{CARD_CODES[card]} does not lie face up before {loser} (HD-46)"


def why_not_haunted(g: State, seat: int, answer: int, names: Sequence[str]) -> str:
    """HD-15, HD-71: the result or the gloom does not suffice, or it would change nothing."""
    victim = names[g.target]
    if g.subject < REACHED[answer]:
        return f"That takes a result of {REACHED[answer]} or more; yours is {g.subject} (HD-71)"
    if answer == WOUND and g.health[seat] < COST:
        return f"That costs {COST} gloom, and you have {g.health[seat]} (HD-71)"
    if answer in (1, 4):
        return f"{victim}'s pile is empty (HD-15)"
    return f"{victim} has no health left to lose (HD-15)" if answer == WOUND else NO_HAUNTING


def why_not_looked(g: State, seat: int, answer: int, names: Sequence[str]) -> str:
    """HD-15, HD-50, HD-55, and what the cards ask."""
    match g.question:
        case Ask.LOOK_AT:
            whose = "That would be your own card" if answer == seat else f"{names[answer]}'s pile is empty"
            return f"{whose} (HD-50)"
        case Ask.REWARD if answer == 0:
            return "You have no wound to heal (HD-15)"
        case Ask.REWARD:
            return f"{names[answer - 1]} is a ghost (HD-50)" if is_ghost(g, answer - 1) else NO_HAUNTING
        case Ask.WITNESS if answer == 0:
            return "The border is shown to at least one other player (HD-50)"
        case Ask.WITNESS if answer >> seat & 1:
            return "The border is shown to other players, and you have seen it (HD-50)"
        case Ask.WITNESS:
            return "Another player is a ghost, and a ghost must be among those who see the border (HD-50)"
        case Ask.OWN_CARD:
            return why_not_used(g, seat, answer)
        case Ask.GLOOM_TILE if searchable(answer) and g.spot[answer] != NOTHING:
            return f"Another searchable tile is nearer to {names[g.subject]} than {the_tile(answer)} (HD-50)"
        case Ask.LOSE_ITEM:
            return f"{ITEM_CODES[answer]} is not yours (HD-50)"
        case Ask.GOAL:
            return f"{GOAL_CODES[answer]} is not in play (HD-50)"
        case Ask.GLOOM_FROM if searchable(answer) and g.spot[answer] != NOTHING:
            return f"There is no gloom on {the_tile(answer)} (HD-15)"
        case Ask.GLOOM_TO if answer == g.subject:
            return f"The gloom lies on {the_tile(answer)} already (HD-15)"
        case _:
            return f"{no_searchable_tile(g, answer)} (HD-50)"


def why_not_used(g: State, seat: int, answer: int) -> str:
    """HD-55: only Psyche cards are put in play, only Haunting cards triggered, and by another player."""
    card = g.looking[seat]
    if answer == 1:
        return f"{card_phrase(card)} is no Psyche card; only these are put in play (HD-55)"
    if card >= FIRST_HAUNTING:
        return "A Haunting card is triggered as if another player had probed it, not you (HD-55)"
    return f"{capital(card_phrase(card))} is no Haunting card; only these are triggered (HD-55)"
