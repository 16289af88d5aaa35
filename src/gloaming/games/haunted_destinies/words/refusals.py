"""Why the rules of Haunted Destinies do not allow an answer, with the rule's id."""

from collections.abc import Sequence

from gloaming.games.haunted_destinies.content import CARD_CODES, GOAL_CODES, ITEM_CODES, KIND_NAMES
from gloaming.games.haunted_destinies.facts import standing_on
from gloaming.games.haunted_destinies.parts import (
    DIRECTIONS,
    EDGE_SUM,
    FIND_NEEDS,
    FIRST_HAUNTING,
    FIRST_OTHER,
    HAUNT_LOOKS,
    HAUNT_NEEDS,
    ITEMS,
    LEAP_COST,
    NEIGHBOURS,
    NOWHERE,
    PERIOD,
    AttackPrize,
    CardKind,
    Find,
    HauntPrize,
    OwnCard,
    Penalty,
    QueryPrize,
    Reward,
    X,
)
from gloaming.games.haunted_destinies.rules.ghosts import COST
from gloaming.games.haunted_destinies.rules.moor import edge_of, may_leap, next_tile
from gloaming.games.haunted_destinies.rules.players import find_item, is_ghost, together
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask
from gloaming.games.haunted_destinies.vocabulary.doings import DEED, DO_WITH, Do
from gloaming.games.haunted_destinies.words.reading import at, searchable, tile_of
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import NOTHING

# The set-up


def why_not_laid(g: State, seat: int, slot: int, names: Sequence[str]) -> Refusal:
    """HD-4: a tile that is no longer in hand."""
    return Refusal("laid-already", "HD-4")


def why_not_there(g: State, seat: int, spot: int, names: Sequence[str]) -> Refusal:
    """HD-4: a spot is taken, lonely, or shut off by X edges."""
    if g.board[spot] != NOTHING:
        return Refusal("spot-taken", "HD-4", **at(spot), tile=tile_of(g.board[spot]))
    beside = [next_to for next_to in NEIGHBOURS[spot] if next_to != NOWHERE and g.board[next_to] != NOTHING]
    return Refusal("spot-shut" if beside else "spot-lonely", "HD-4", **at(spot))


def why_not_turned(g: State, seat: int, quarters: int, names: Sequence[str]) -> Refusal:
    """HD-4: the tile looks as with fewer quarters, or could not be left."""
    tile = g.laying
    if quarters >= PERIOD[tile]:
        return Refusal("turned-the-same", "HD-4", tile=tile_of(tile), quarters=quarters % PERIOD[tile])
    return Refusal("turned-shut", "HD-4", tile=tile_of(tile))


def why_not_gloomy(g: State, seat: int, tile: int, names: Sequence[str]) -> Refusal:
    """HD-6: no searchable tile of this moor."""
    return Refusal("no-place-for-gloom", "HD-6", tile=tile_of(tile), searchable=searchable(tile))


# A turn


def why_not_removed(g: State, seat: int, tile: int, names: Sequence[str]) -> Refusal:
    """HD-65: a tile that has to stay."""
    if tile < FIRST_OTHER:
        return Refusal("removable", "HD-65", tile=tile_of(tile))
    if g.spot[tile] == NOTHING:
        return Refusal("not-on-moor", "HD-65", tile=tile_of(tile))
    if EDGE_SUM[tile] >= g.subject:
        return Refusal("too-strong", "HD-65", tile=tile_of(tile), sum=EDGE_SUM[tile], below=g.subject)
    standing = standing_on(g, tile, names)
    if standing:
        return Refusal("stood-on", "HD-65", tile=tile_of(tile), seats=standing)
    return Refusal("torn-apart", "HD-65", tile=tile_of(tile))


def why_not_done(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HD-20 to HD-24: a step, an item, an action, an exchange of looks or a trade."""
    if answer < DIRECTIONS:
        return why_not_walk(g, seat, answer)
    if answer in (Do.HEAL_ITEM, Do.LOOK_ITEM):
        return why_no_item(g, seat, CardKind.HEAL_ITEM if answer == Do.HEAL_ITEM else CardKind.LOOK_ITEM)
    if DEED[answer] == Do.EXCHANGE:
        return why_no_exchange(g, seat, DO_WITH[answer], names)
    if DEED[answer] == Do.TRADE:
        return why_no_trade(g, seat, DO_WITH[answer], names)
    return why_not_act(g, seat, answer, names)


def why_not_walk(g: State, seat: int, direction: int) -> Refusal:
    """HD-21: no tile lies there, the edge is an X, or the points do not suffice."""
    tile = g.pawn[seat]
    edge = edge_of(g, tile, direction)
    if next_tile(g, tile, direction) == NOTHING:
        return Refusal("no-tile-there", "HD-21")
    if edge == X and not may_leap(g, seat):
        return Refusal("an-x-there", "HD-21", tile=tile_of(tile))
    cost = LEAP_COST if edge == X else edge
    return Refusal("too-few-points", "HD-21", tile=tile_of(tile), cost=cost, points=g.points)


def why_no_item(g: State, seat: int, kind: int) -> Refusal:
    """HD-15, HD-23: there is no such item, or it would do nothing."""
    if find_item(g, seat, kind) == NOTHING:
        return Refusal("no-such-item", "HD-23", kind=KIND_NAMES[kind])
    return Refusal("item-useless", "HD-15", kind=KIND_NAMES[kind], heals=kind == CardKind.HEAL_ITEM)


def why_not_act(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HD-24, HD-30, HD-40, HD-45, HD-71, HD-72: no action is left, it is not for such as you, or not here."""
    for_ghosts = answer == Do.SYPHON or DEED[answer] == Do.HAUNT
    if g.acts == 0:
        return Refusal("acted-already", "HD-24")
    if is_ghost(g, seat) != for_ghosts:
        return Refusal("not-your-kind", "HD-24", ghost=is_ghost(g, seat))
    if answer == Do.SEARCH:
        return Refusal("nothing-to-search", "HD-30", tile=tile_of(g.pawn[seat]))
    if answer == Do.SYPHON:
        return Refusal("no-gloom-there", "HD-72", tile=tile_of(g.pawn[seat]))
    return why_not_together(g, seat, DO_WITH[answer], names, RULE_OF_ACT[DEED[answer]])


RULE_OF_ACT = {Do.QUERY: "HD-40", Do.ATTACK: "HD-45", Do.HAUNT: "HD-71"}


def why_not_together(g: State, seat: int, other: int, names: Sequence[str], rule: str) -> Refusal:
    """Oneself, somebody elsewhere, or a ghost that should be alive."""
    if other == seat:
        return Refusal("yourself", rule)
    return Refusal("a-ghost" if together(g, seat, other) else "elsewhere", rule, other=names[other])


def why_no_exchange(g: State, seat: int, other: int, names: Sequence[str]) -> Refusal:
    """HD-22: not on the tile, done already this turn, or without cards."""
    if not together(g, seat, other):
        return why_not_together(g, seat, other, names, "HD-22")
    if g.exchanged >> other & 1:
        return Refusal("exchanged-already", "HD-22", other=names[other])
    return Refusal("exchange-empty", "HD-22", other=names[other], own=g.size[seat] == 0)


def why_no_trade(g: State, seat: int, other: int, names: Sequence[str]) -> Refusal:
    """HD-23: not on the tile, not both alive, done already this turn, or without items."""
    if is_ghost(g, seat):
        return Refusal("ghosts-trade", "HD-23")
    if not together(g, seat, other) or is_ghost(g, other):
        return why_not_together(g, seat, other, names, "HD-23")
    code = "proposed-already" if g.proposed >> other & 1 else "nothing-to-trade"
    return Refusal(code, "HD-23", other=names[other])


def why_not_offered(g: State, seat: int, item: int, names: Sequence[str]) -> Refusal:
    """HD-23: nothing is in the proposal, it is in it already, or neither of the two has it."""
    if item == ITEMS:
        return Refusal("nothing-proposed", "HD-23")
    if g.offer >> item & 1:
        return Refusal("in-proposal", "HD-23", card=ITEM_CODES[item])
    return Refusal("nobodys-item", "HD-23", card=ITEM_CODES[item], other=names[g.subject])


# What others do, and what comes of it


def no_haunting_card() -> Refusal:
    """HD-15: deck and discards are empty."""
    return Refusal("no-haunting-card", "HD-15")


def pile_empty(other: str, rule: str = "HD-15") -> Refusal:
    """HD-15: there is no card to look at, or to take."""
    return Refusal("pile-empty", rule, other=other)


def why_no_penalty(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HD-15: no card is left, or no health of one's own."""
    return no_haunting_card() if answer == Penalty.CARD else Refusal("no-health-left", "HD-15", other=names[seat])


def why_not_draws(g: State, seat: int, other: int, names: Sequence[str]) -> Refusal:
    """HD-74: ghosts draw no cards."""
    return Refusal("ghosts-draw", "HD-74", other=names[other])


def why_not_played(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HD-35: an Event that can only be probed."""
    return Refusal("no-draw-effect", "HD-35", card=CARD_CODES[g.drawn])


NOTHING_TO_FIND = {Find.DRAW: "no-search-card", Find.LOOK: "no-others-card", Find.OWN: "own-pile-empty"}


def why_not_found(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HD-15, HD-30: the result is too low, or it would change nothing."""
    if g.subject < FIND_NEEDS[answer]:
        return Refusal("result-too-low", "HD-30", needed=FIND_NEEDS[answer], result=g.subject)
    return Refusal(NOTHING_TO_FIND[answer], "HD-15")


def why_not_answered(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HD-15, HD-40: there is no card to look at, or none to draw."""
    return pile_empty(names[g.subject]) if answer == QueryPrize.LOOK else no_haunting_card()


def why_not_struck(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HD-45, HD-73: ghosts take no cards, the living make nobody draw, and there may be nothing to take."""
    loser = names[g.subject]
    if is_ghost(g, seat):
        return no_haunting_card() if answer == AttackPrize.THEY_DRAW else Refusal("ghosts-take", "HD-73")
    if answer == AttackPrize.THEY_DRAW:
        return Refusal("only-ghosts-let-draw", "HD-45", other=loser)
    return pile_empty(loser) if answer == AttackPrize.FACE_DOWN else Refusal("nothing-face-up", "HD-46", other=loser)


def why_not_taken(g: State, seat: int, card: int, names: Sequence[str]) -> Refusal:
    """HD-46: not the loser's, or the Opener card while the ritual runs."""
    if g.lies[card] == g.subject:
        return Refusal("opener-stays", "HD-46")
    return Refusal("not-face-up", "HD-46", card=CARD_CODES[card], other=names[g.subject])


def why_not_haunted(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HD-15, HD-71: the result or the gloom does not suffice, or it would change nothing."""
    victim = names[g.target]
    if g.subject < HAUNT_NEEDS[answer]:
        return Refusal("result-too-low", "HD-71", needed=HAUNT_NEEDS[answer], result=g.subject)
    if answer == HauntPrize.WOUND and g.health[seat] < COST:
        return Refusal("too-little-gloom", "HD-71", cost=COST, gloom=g.health[seat])
    if HAUNT_LOOKS[answer]:
        return pile_empty(victim)
    return Refusal("no-health-left", "HD-15", other=victim) if answer == HauntPrize.WOUND else no_haunting_card()


# Looks


def why_not_looked_at(g: State, seat: int, other: int, names: Sequence[str]) -> Refusal:
    """HD-50: a look at oneself, or at one who has no card."""
    return Refusal("own-card", "HD-50") if other == seat else pile_empty(names[other], "HD-50")


def why_not_rewarded(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HD-15, HD-50: no wound to heal, a ghost, or no card to draw."""
    if answer == Reward.HEAL:
        return Refusal("no-wound", "HD-15")
    other = answer - Reward.DRAW
    return Refusal("a-ghost", "HD-50", other=names[other]) if is_ghost(g, other) else no_haunting_card()


def why_not_witness(g: State, seat: int, witnesses: int, names: Sequence[str]) -> Refusal:
    """HD-50, HD-55: nobody, oneself, or no ghost."""
    if witnesses == 0:
        return Refusal("no-witness", "HD-50")
    return Refusal("own-witness" if witnesses >> seat & 1 else "no-ghost-witness", "HD-50")


def why_not_used(g: State, seat: int, answer: int, names: Sequence[str]) -> Refusal:
    """HD-55: only Psyche cards are put in play, only Haunting cards triggered, and by another player."""
    card = g.looking[seat]
    if answer == OwnCard.PLAY:
        return Refusal("no-psyche-card", "HD-55", card=CARD_CODES[card])
    if card >= FIRST_HAUNTING:
        return Refusal("triggered-by-yourself", "HD-55")
    return Refusal("not-a-haunting-card", "HD-55", card=CARD_CODES[card])


# Cards


def why_not_lost(g: State, seat: int, item: int, names: Sequence[str]) -> Refusal:
    """HD-50: an item of somebody else."""
    return Refusal("not-your-item", "HD-50", card=ITEM_CODES[item])


def why_not_goal(g: State, seat: int, goal: int, names: Sequence[str]) -> Refusal:
    """HD-50: a ghost goal that is not in play."""
    return Refusal("goal-not-in-play", "HD-50", card=GOAL_CODES[goal])


def why_not_gloom(g: State, seat: int, tile: int, names: Sequence[str]) -> Refusal:
    """HD-15, HD-50: no searchable tile of this moor, not the nearest, without gloom, or where it comes from."""
    named = tile_of(tile)
    if not searchable(tile) or g.spot[tile] == NOTHING:
        return Refusal("not-searchable", "HD-50", tile=named, searchable=searchable(tile))
    if g.question == Ask.GLOOM_TILE:
        return Refusal("not-nearest", "HD-50", tile=named, other=names[g.subject])
    return Refusal("gloom-stays" if g.question == Ask.GLOOM_TO else "no-gloom-there", "HD-15", tile=named)


REASONS = {
    Ask.LAY_TILE: why_not_laid,
    Ask.LAY_SPOT: why_not_there,
    Ask.LAY_TURN: why_not_turned,
    Ask.PLACE_GLOOM: why_not_gloomy,
    Ask.MORE_GLOOM: why_not_gloomy,
    Ask.REMOVE_TILE: why_not_removed,
    Ask.DO: why_not_done,
    Ask.OFFER: why_not_offered,
    Ask.DOUBLES: why_no_penalty,
    Ask.WHO_DRAWS: why_not_draws,
    Ask.PLAY_OR_KEEP: why_not_played,
    Ask.FIND: why_not_found,
    Ask.QUERY_PRIZE: why_not_answered,
    Ask.ATTACK_PRIZE: why_not_struck,
    Ask.TAKE_FACE_UP: why_not_taken,
    Ask.HAUNT_PRIZE: why_not_haunted,
    Ask.LOOK_AT: why_not_looked_at,
    Ask.REWARD: why_not_rewarded,
    Ask.WITNESS: why_not_witness,
    Ask.OWN_CARD: why_not_used,
    Ask.LOSE_ITEM: why_not_lost,
    Ask.GOAL: why_not_goal,
    Ask.GLOOM_TILE: why_not_gloom,
    Ask.GLOOM_FROM: why_not_gloom,
    Ask.GLOOM_TO: why_not_gloom,
}
