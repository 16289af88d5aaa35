"""What a scene of Haunted Destinies shows beyond the bare state, worked out from a view.

Where one can walk, what goes into a roll and what it can come to, where a tile fits, what a deed still needs, and how
far the ghost goals are. All of it is public, or concerns the tile that its player has shown.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

from gloaming.games.haunted_destinies.content import DIRECTION_NAMES, KIND_NAMES, TILE_NAMES
from gloaming.games.haunted_destinies.parts import (
    ACROSS,
    BLIGHT,
    BOTH_DICE,
    DIRECTIONS,
    FACES,
    FEWEST_GHOSTS,
    FIND_NEEDS,
    FIRST_OTHER,
    FIRST_SEARCH,
    HAUNT_NEEDS,
    HOARD,
    ITEMS,
    KIND,
    LEAP_COST,
    NEIGHBOURS,
    NOWHERE,
    OPENER_ATTACK,
    PERIOD,
    SPOTS,
    CardKind,
    X,
)
from gloaming.games.haunted_destinies.rules.moor import (
    edge_of,
    first_way_in,
    leads_out,
    may_leap,
    next_tile,
    on_moor,
    tile_at,
)
from gloaming.games.haunted_destinies.rules.players import count_items, has_power, hoarded, is_ghost
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.schemas import Json, many, number, one_of, perhaps, record, text
from gloaming.kernel.seats import NOBODY, NOTHING

# Where people stand, and where one can walk

Way = tuple[int, ...]


def standing_on(g: State, tile: int, names: Sequence[str]) -> list[str]:
    """The names of those whose pawns stand on a tile."""
    return [names[seat] for seat in range(g.players) if g.pawn[seat] == tile]


def reach(g: State, seat: int) -> list[Json]:
    """HD-21: every tile that the points left lead to, with the whole cost and a cheapest way; the nearest first."""
    found = {tile: best for tile, best in cheapest_ways(g, seat).items() if tile != g.pawn[seat]}
    return [
        {"tile": TILE_NAMES[tile], "cost": cost, "way": [DIRECTION_NAMES[direction] for direction in way]}
        for tile, (cost, _, way) in sorted(found.items(), key=lambda each: each[1])
    ]


def cheapest_ways(g: State, seat: int) -> dict[int, tuple[int, int, Way]]:
    """HD-21: to each tile in reach the lowest cost, with it the fewest steps, and which steps these are."""
    best: dict[int, tuple[int, int, Way]] = {}
    done: set[tuple[int, bool]] = set()
    waiting: list[tuple[int, int, Way, int, bool]] = [(0, 0, (), g.pawn[seat], bool(may_leap(g, seat)))]
    while waiting:
        cost, steps, way, tile, leaps = heappop(waiting)
        if (tile, leaps) in done:
            continue
        done.add((tile, leaps))
        best.setdefault(tile, (cost, steps, way))
        for direction, other, price, leap in steps_from(g, tile, leaps):
            if cost + price <= g.points:
                heappush(waiting, (cost + price, steps + 1, (*way, direction), other, leaps and not leap))
    return best


def steps_from(g: State, tile: int, leaps: bool) -> Iterator[tuple[int, int, int, bool]]:
    """HD-21: the steps that lead off a tile: which way, to which other, for how much, and whether over an X edge."""
    for direction in range(DIRECTIONS):
        other = next_tile(g, tile, direction)
        if other != NOTHING:
            edge = edge_of(g, tile, direction)
            if edge != X or leaps:
                yield direction, other, LEAP_COST if edge == X else edge, edge == X


# What goes into a roll

HAUNT_REACHES = sorted({*HAUNT_NEEDS})  # HD-71: results that bring more
WIN_REACHES = (1,)  # HD-40, HD-45


def health_part(g: State, seat: int, names: Sequence[str], sign: int = 1) -> Json:
    """HD-45, HD-70: somebody's health, of a ghost gloom."""
    what = "gloom" if is_ghost(g, seat) else "health"
    return {"part": what, "seat": names[seat], "kind": None, "adds": sign * g.health[seat]}


def power_parts(g: State, seat: int, kind: int, names: Sequence[str], sign: int = 1) -> list[Json]:
    """What a power adds, if it lies face up before the player."""
    part = {"part": "power", "seat": names[seat], "kind": KIND_NAMES[kind], "adds": sign}
    return [part] if has_power(g, seat, kind) else []


def item_parts(g: State, seat: int, kind: int, names: Sequence[str]) -> list[Json]:
    """What the items of a kind add that a player has."""
    count = count_items(g, seat, kind)
    return [{"part": "item", "seat": names[seat], "kind": KIND_NAMES[kind], "adds": count}] if count else []


def opener_parts(g: State, seat: int, names: Sequence[str]) -> list[Json]:
    """HD-62: what the Opener's card adds to attacks once the ritual runs."""
    bonus = OPENER_ATTACK[g.players] if g.ritual == seat else 0
    return [{"part": "power", "seat": names[seat], "kind": KIND_NAMES[CardKind.OPENER], "adds": bonus}] if bonus else []


def gloom_on(g: State, tile: int) -> int:
    """HD-6: the gloom on a tile; only searchable ones have any."""
    return g.gloom[tile] if 0 < tile < FIRST_OTHER else 0


def search_parts(g: State, seat: int, names: Sequence[str]) -> list[Json]:
    """HD-30: health and what cards add, less the gloom there."""
    gloom = {"part": "gloom", "seat": None, "kind": None, "adds": -gloom_on(g, g.pawn[seat])}
    cards = power_parts(g, seat, CardKind.SURE_SEARCH, names) + item_parts(g, seat, CardKind.SEARCH_ITEM, names)
    return [health_part(g, seat, names), *cards, gloom]


def query_parts(g: State, seat: int, other: int, names: Sequence[str]) -> list[Json]:
    """HD-40: health and what cards add, less the other's health."""
    cards = power_parts(g, seat, CardKind.SURE_QUERY, names)
    return [health_part(g, seat, names), *cards, health_part(g, other, names, -1)]


def attack_parts(g: State, seat: int, other: int, names: Sequence[str]) -> list[Json]:
    """HD-45: health and what cards add, less the other's health and what protects them."""
    cards = power_parts(g, seat, CardKind.SURE_ATTACK, names) + item_parts(g, seat, CardKind.ATTACK_ITEM, names)
    cards += opener_parts(g, seat, names)
    shield = power_parts(g, other, CardKind.TOUGH, names, -1)
    return [health_part(g, seat, names), *cards, health_part(g, other, names, -1), *shield]


def haunt_parts(g: State, seat: int, other: int, names: Sequence[str]) -> list[Json]:
    """HD-71: gloom, less the other's health and what protects them."""
    shield = power_parts(g, other, CardKind.CALM, names, -1)
    return [health_part(g, seat, names), health_part(g, other, names, -1), *shield]


def roll_of(parts: list[Json], reaches: Sequence[int]) -> Json:
    """HD-25: what a roll can come to: the sum before the dice, and of 36 rolls how many end below, at and above zero.

    What doubles cost comes before the result (HD-12): a wound makes it lower by one.
    """
    base = sum(part["adds"] for part in parts)
    return {
        "parts": parts,
        "base": base,
        "below": BOTH_DICE - rolls_of_at_least(-base),
        "zero": rolls_of_at_least(-base) - rolls_of_at_least(1 - base),
        "reaches": [{"result": each, "rolls": rolls_of_at_least(each - base)} for each in reaches],
    }


def rolls_of_at_least(difference: int) -> int:
    """Of 36 rolls, those in which one die is above the other by at least so much; below 0: not below it by more."""
    return sum(FACES - abs(each) for each in range(1 - FACES, FACES) if each >= difference)


def search_roll(g: State, seat: int, names: Sequence[str]) -> Json:
    """HD-30: the roll of a search."""
    return roll_of(search_parts(g, seat, names), FIND_NEEDS)


def query_roll(g: State, seat: int, other: int, names: Sequence[str]) -> Json:
    """HD-40: the roll of a query."""
    return roll_of(query_parts(g, seat, other, names), WIN_REACHES)


def attack_roll(g: State, seat: int, other: int, names: Sequence[str]) -> Json:
    """HD-45: the roll of a round of an attack."""
    return roll_of(attack_parts(g, seat, other, names), WIN_REACHES)


def haunt_roll(g: State, seat: int, other: int, names: Sequence[str]) -> Json:
    """HD-71: the roll of a haunting, in which the dark die counts for the ghost."""
    return roll_of(haunt_parts(g, seat, other, names), HAUNT_REACHES)


def syphon_roll(g: State, seat: int) -> Json:
    """HD-72: of 36 rolls, those that bring at least so much gloom, and those by which the tile gains one."""
    there = gloom_on(g, g.pawn[seat])
    pairs = [(light, dark) for light in range(1, FACES + 1) for dark in range(1, FACES + 1)]
    taken = [there if light == dark else min(dark, there) if dark > light else 0 for light, dark in pairs]
    return {
        "gloom": there,
        "grows": sum(light > dark for light, dark in pairs),
        "takes": [
            {"gloom": gloom, "rolls": sum(each >= gloom for each in taken)} for gloom in sorted({*taken}) if gloom
        ],
    }


# What a deed still needs


def needs(g: State, seat: int) -> Json:
    """HD-22 to HD-24: what is lacking for each deed of the active player; nothing where it can be done at once."""
    others = [other for other in range(g.players) if other != seat and g.pawn[other] == g.pawn[seat]]
    return {
        "search": lacking_to_act(g, seat, ghost=False) + ([] if on_moor(g, g.pawn[seat]) else ["tile"]),
        "query": lacking_to_act(g, seat, ghost=False) + ([] if others else ["company"]),
        "attack": lacking_to_act(g, seat, ghost=False) + ([] if others else ["company"]),
        "haunt": lacking_to_act(g, seat, ghost=True) + lacking_victim(g, others),
        "syphon": lacking_to_act(g, seat, ghost=True) + ([] if has_gloom(g, g.pawn[seat]) else ["gloom"]),
        "exchange": lacking_to_exchange(g, seat, others),
        "trade": lacking_to_trade(g, seat, others),
    }


def lacking_to_act(g: State, seat: int, *, ghost: bool) -> list[str]:
    """HD-24: an action is left, and it is one of the living, or of a ghost."""
    action = [] if g.acts > 0 else ["action"]
    return action if is_ghost(g, seat) == ghost else [*action, "ghost" if ghost else "life"]


def has_gloom(g: State, tile: int) -> bool:
    """HD-72: whether there is gloom on a tile."""
    return bool(on_moor(g, tile)) and g.gloom[tile] > 0


def lacking_victim(g: State, others: Sequence[int]) -> list[str]:
    """HD-71: a living player on the tile."""
    return [] if any(not is_ghost(g, other) for other in others) else ["living"]


def lacking_to_exchange(g: State, seat: int, others: Sequence[int]) -> list[str]:
    """HD-22: somebody on the tile, with cards on both sides, and not twice in a turn."""
    if not others:
        return ["company"]
    holding = [other for other in others if g.size[seat] > 0 and g.size[other] > 0]
    if not holding:
        return ["cards"]
    return [] if any(not g.exchanged >> other & 1 for other in holding) else ["turn"]


def lacking_to_trade(g: State, seat: int, others: Sequence[int]) -> list[str]:
    """HD-23: two living players on a tile, an item of either, and not twice in a turn."""
    living = [other for other in others if not is_ghost(g, other)]
    if is_ghost(g, seat) or not living:
        return ["life"] if is_ghost(g, seat) else ["living"]
    trading = [other for other in living if has_item(g, seat) or has_item(g, other)]
    if not trading:
        return ["item"]
    return [] if any(not g.proposed >> other & 1 for other in trading) else ["turn"]


def has_item(g: State, seat: int) -> bool:
    """Whether a player has an item."""
    return any(g.lies[FIRST_SEARCH + item] == seat for item in range(ITEMS))


# Where a tile fits


def fits(g: State, tile: int) -> list[Json]:
    """HD-4: every spot beside the moor, with the quarters by which the tile can be turned there, or why not."""
    return [fit(g, tile, spot) for spot in range(SPOTS) if is_beside(g, spot)]


def is_beside(g: State, spot: int) -> bool:
    """HD-4: whether a spot is free and touches a tile."""
    return g.board[spot] == NOTHING and any(
        each != NOWHERE and tile_at(g, each) != NOTHING for each in NEIGHBOURS[spot]
    )


def fit(g: State, tile: int, spot: int) -> Json:
    """HD-4: how a tile can lie on a spot beside the moor; `why` names the refusal, where it cannot."""
    shut = first_way_in(g, spot) == DIRECTIONS
    turns = [] if shut else [quarters for quarters in range(PERIOD[tile]) if leads_out(g, tile, spot, quarters)]
    where = {"row": spot // ACROSS + 1, "column": spot % ACROSS + 1}
    return {**where, "turns": turns, "why": "spot-shut" if shut else None}


# How far the ghost goals are


def progress(g: State, card: int) -> Json:
    """HD-66, HD-90: what a ghost goal counts, how many there are and are needed, and what else it waits for."""
    kind = KIND[card]
    have, need, of = {
        CardKind.GOAL_NUMBERS: ghosts_counted,
        CardKind.GOAL_HOARD: gloom_hoarded,
        CardKind.GOAL_BLIGHT: tiles_blighted,
    }[kind](g)
    waits = "ritual" if kind == CardKind.GOAL_NUMBERS and g.ritual != NOBODY else None
    waits = "ghost" if g.ghosts == 0 and kind != CardKind.GOAL_NUMBERS else waits
    return {"of": of, "have": have, "need": need, "waits": waits}


def ghosts_counted(g: State) -> tuple[int, int, str]:
    """GOAL_NUMBERS: at least two ghosts, and at least as many as living players."""
    return g.ghosts.bit_count(), max(FEWEST_GHOSTS, (g.players + 1) // 2), "ghosts"


def gloom_hoarded(g: State) -> tuple[int, int, str]:
    """GOAL_HOARD: the gloom that all ghosts hold."""
    return hoarded(g), HOARD * g.players, "gloom"


def tiles_blighted(g: State) -> tuple[int, int, str]:
    """GOAL_BLIGHT: the searchable tiles with enough gloom."""
    tiles = [tile for tile in range(1, FIRST_OTHER) if g.spot[tile] != NOTHING]
    return sum(g.gloom[tile] >= BLIGHT[g.players] for tile in tiles), len(tiles), "tiles"


# The schemas

ROLLS = number("Of 36 rolls, so many.", 0, BOTH_DICE)
A_SEAT = text("A player.")
REACH = many(
    "Every tile that the points left lead to; the nearest come first.",
    record(
        "A tile in reach.",
        {
            "tile": text("The tile."),
            "cost": number("The points that the whole way costs.", 1),
            "way": many("The steps of a cheapest way.", one_of("A direction.", DIRECTION_NAMES), 1),
        },
    ),
)
ROLL = record(
    "What goes into the roll, and what it can come to; a wound for doubles makes the result lower by one.",
    {
        "parts": many(
            "What is added to the difference of the dice.",
            record(
                "A part of the sum.",
                {
                    "part": one_of("What it is.", ("health", "gloom", "power", "item")),
                    "seat": perhaps("Whose it is, null for the gloom of the tile.", A_SEAT),
                    "kind": perhaps("The kind of card, null if it is none.", one_of("A kind.", KIND_NAMES)),
                    "adds": {"description": "What it adds; below 0 what it takes away.", "type": "integer"},
                },
            ),
        ),
        "base": {"description": "The sum of the parts.", "type": "integer"},
        "below": {**ROLLS, "description": "Of 36 rolls, those with a result below zero."},
        "zero": {**ROLLS, "description": "Of 36 rolls, those with a result of zero, which end the turn."},
        "reaches": many(
            "The results that bring something.",
            record("A result.", {"result": number("At least this.", 1), "rolls": ROLLS}),
        ),
    },
)
SYPHON_ROLL = record(
    "What the syphoning of gloom can come to.",
    {
        "gloom": number("The gloom there."),
        "grows": {**ROLLS, "description": "Of 36 rolls, those by which the tile gains a gloom."},
        "takes": many(
            "What can be taken.", record("Gloom.", {"gloom": number("At least so much.", 1), "rolls": ROLLS})
        ),
    },
)
LACKING = (
    "action",
    "life",  # to be alive
    "ghost",  # to be one
    "tile",  # a searchable one
    "gloom",
    "company",
    "living",  # company that lives
    "cards",  # on both sides
    "item",
    "turn",  # another one
)
NEEDS = record(
    "What is still lacking for each deed; nothing where it can be done at once.",
    {
        deed: many("What is lacking.", one_of("A need.", LACKING), 0, 3)
        for deed in ("search", "query", "attack", "haunt", "syphon", "exchange", "trade")
    },
)
FITS = many(
    "Every spot beside the moor.",
    record(
        "A spot.",
        {
            "row": number("Its row, 1 in the north.", 1, ACROSS),
            "column": number("Its column, 1 in the west.", 1, ACROSS),
            "turns": many("The quarters by which the tile can be turned there.", number("Quarters.", 0, 3), 0, 4),
            "why": perhaps("Why no tile can lie there; null if one can.", one_of("A refusal.", ("spot-shut",))),
        },
    ),
)
PROGRESS = record(
    "How far a ghost goal is.",
    {
        "of": one_of("What is counted.", ("ghosts", "gloom", "tiles")),
        "have": number("So many there are."),
        "need": number("So many it takes.", 1),
        "waits": perhaps(
            "What it waits for besides, null if for nothing.",
            one_of("The end of the ritual, or a ghost.", ("ritual", "ghost")),
        ),
    },
)
