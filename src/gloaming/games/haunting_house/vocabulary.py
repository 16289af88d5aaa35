"""What The Haunting House speaks of: its kinds of things, what is asked, what lies on the agenda and what is told."""

from collections.abc import Sequence
from functools import cache

from gloaming.games.haunting_house.facts import (
    BARRED,
    FIELD,
    HAND,
    PLACE,
    WAYS,
    cards_to_choose,
    place_beside,
    place_json,
    row_and_column,
    tiles_barred,
    ways,
)
from gloaming.games.haunting_house.parts import (
    ACROSS,
    ANY_EDGE,
    CARD_NAMES,
    CORNER_NAMES,
    CORNERS,
    DIRECTION_NAMES,
    DIRECTIONS,
    DOORWAY_EDGES,
    DOORWAYS,
    DRAWS,
    EDGES,
    ENTRANCE_SPOT,
    EXIT_SPOT,
    MOST_PLAYERS,
    MOST_TURNS,
    OPENINGS,
    PAIR_OFFSETS,
    PAIRINGS,
    POOL,
    PROGRAMMES,
    QUARTER_TURNS,
    QUARTERS,
    ROTATION_NAMES,
    ROUND_NAMES,
    SHAPES,
    SIDE,
    SLOTS,
    SPOT_NUMBERS,
    SPOTS,
    TILE_PLACES,
    TILES,
    TRAP_DOOR,
    Card,
    Round,
)
from gloaming.games.haunting_house.rules.house import kind_in_bag, rotated
from gloaming.games.haunting_house.state import State
from gloaming.kernel.kinds import SEAT, Kind, amount, fact, named, names_of, ordinal, secret
from gloaming.kernel.schemas import Json, many, number, one_of, perhaps, record, truth
from gloaming.kernel.vocabulary import Form, NewsKinds, Question, Questions, Steps, news, question, rows, step

SHAPE_OF = {rotated(edges, turn): shape for shape, edges in enumerate(OPENINGS) for turn in range(QUARTERS)}


class StepOfCard:
    """HH-40, HH-41: the step of move 1, and those of move 2."""

    ONLY, FIRST, SECOND = range(3)


# Kinds of things


def letters_of(tile: int) -> str:
    """The open edges of a tile: NES."""
    return "".join(name[0].upper() for direction, name in enumerate(DIRECTION_NAMES) if tile >> direction & 1)


def tile_json(tile: int, names: object = ()) -> Json:
    """HH-1: a tile."""
    return {"open": letters_of(tile), "trap_door": bool(tile & TRAP_DOOR)}


def tile_code(tile: int, names: object = ()) -> str:
    """HH-1: a tile in notation, its shape, its open edges, its trap door: straight ns with trap door."""
    trap = " with trap door" if tile & TRAP_DOOR else ""
    return f"{SHAPES[SHAPE_OF[tile & ANY_EDGE]].name} {letters_of(tile).lower()}{trap}"


def spot_json(spot: int, names: object = ()) -> Json:
    """A tile of the house, the entrance or the exit."""
    if spot in (ENTRANCE_SPOT, EXIT_SPOT):
        return {"at": "exit" if spot == EXIT_SPOT else "entrance", "row": None, "column": None}
    return {"at": "house", "row": spot // SIDE + 1, "column": spot % SIDE + 1}


def spot_code(spot: int, names: object = ()) -> str:
    """A spot in notation, a tile as its row and its column: 2 5."""
    if spot in (ENTRANCE_SPOT, EXIT_SPOT):
        return "exit" if spot == EXIT_SPOT else "entrance"
    return f"{spot // SIDE + 1} {spot % SIDE + 1}"


def doorway_json(doorway: int, names: object = ()) -> Json:
    """HH-11: a doorway, and where it lies."""
    corner, edge = CORNER_NAMES[doorway // EDGES], DIRECTION_NAMES[DOORWAY_EDGES[doorway]]
    return {"corner": corner, "edge": edge, **row_and_column(DOORWAYS[doorway])}


def doorway_code(doorway: int, names: object = ()) -> str:
    """HH-11: a doorway in notation, its corner and its edge: northeast north."""
    return f"{CORNER_NAMES[doorway // EDGES]} {DIRECTION_NAMES[DOORWAY_EDGES[doorway]]}"


def four_cards(programmes: Sequence[Sequence[int]], pool: int) -> Kind:
    """HH-20, HH-21: four cards in order of a pool, as a place in a list of such programmes; texts are made but once."""
    one = f"(?:{'|'.join(CARD_NAMES[:pool])})"
    texts = tuple([", ".join([CARD_NAMES[card] for card in cards]) for cards in programmes])
    return Kind(
        "cards",
        many("The four cards in order.", one_of("A card.", CARD_NAMES), SLOTS, SLOTS),
        lambda place, _: [CARD_NAMES[card] for card in programmes[place]],
        size=len(programmes),
        notation=lambda place, _: texts[place],
        pattern=", ".join([one] * SLOTS),
        family="card",
        values=CARD_NAMES,
    )


A_CARD = named("card", "The card.", CARD_NAMES)
A_CORNER = named("corner", "The corner.", CORNER_NAMES)
A_DIRECTION = named("direction", "The direction.", DIRECTION_NAMES)
A_ROUND = named("round", "The round.", ROUND_NAMES)
A_WAY = named("way", "Which way the tile is turned.", ROTATION_NAMES)
A_QUARTER_TURN = named("way", "Which way the tile is turned.", ROTATION_NAMES[:QUARTER_TURNS])
A_STEP = named("step", "Which step of the card this is.", names_of(StepOfCard))
A_SLOT = ordinal("slot", "Which card of the programme, from 1.", SLOTS)
A_TURN = amount("turn", "A turn.", 1, MOST_TURNS)
A_TILE = Kind(
    "tile",
    record(
        "A house tile.",
        {
            "open": {"description": "Its open edges.", "type": "string", "pattern": "^(?!$)N?E?S?W?$"},
            "trap_door": truth("Whether it has a trap door."),
        },
    ),
    tile_json,
    notation=tile_code,
    pattern=f"(?:{'|'.join(shape.name for shape in SHAPES)}) n?e?s?w?(?: with trap door)?",
)
A_DOORWAY = Kind(
    "doorway",
    record(
        "A place against an edge of a corner tile, outside the house.",
        {"corner": one_of("The corner.", CORNER_NAMES), "edge": one_of("The edge.", DIRECTION_NAMES), **FIELD},
    ),
    doorway_json,
    size=CORNERS * EDGES,
    notation=doorway_code,
)
A_SPOT = Kind(
    "spot",
    record(
        "A tile of the house, the entrance or the exit.",
        {
            "at": one_of("What it is.", ("house", "entrance", "exit")),
            "row": perhaps("Its row, 1 in the north; null outside the house.", number("A row.", 1, SIDE)),
            "column": perhaps("Its column, 1 in the west; null outside the house.", number("A column.", 1, SIDE)),
        },
    ),
    spot_json,
    size=SPOT_NUMBERS,
    notation=spot_code,
)
A_PICK = Kind(
    "tile",
    record(
        "A tile of the house.",
        {"row": number("Its row, 1 in the north.", 1, SIDE), "column": number("Its column, 1 in the west.", 1, SIDE)},
    ),
    lambda tile, _: row_and_column(TILE_PLACES[tile]),
    size=TILES,
    notation=spot_code,
)
ANOTHER_PICK = Kind(  # also where no tile lies, which somebody may name
    "other",
    perhaps("The other tile; null if it would lie outside the house.", A_PICK.schema),
    lambda place, _: row_and_column(place) if SPOTS[place] < TILES else None,
    notation=lambda place, _: f"{place // ACROSS} {place % ACROSS}",
    pattern=f"[0-{ACROSS - 1}] [0-{ACROSS - 1}]",
)
A_SEAT = SEAT.first(MOST_PLAYERS)
WHO = SEAT.called("seat", "Who did it.")
FROM = A_SPOT.called("from", "Where the pawn was.")
TO = A_SPOT.called("to", "Where the pawn comes to stand.")

# What is read off the state


def tile_in_bag(g: State, seat: int, subject: int, answer: int) -> int:
    """HH-1, HH-10: a tile of the bag, turned by so many quarters."""
    kind = kind_in_bag(g, answer // QUARTERS)
    return rotated(OPENINGS[kind // 2], answer % QUARTERS) + kind % 2 * TRAP_DOOR


def tile_to_come(g: State, seat: int, tile: int, answer: int) -> int:
    """HH-10: where the tile is laid."""
    return tile


def doorway_across(g: State, seat: int, corner: int, edge: int) -> int:
    """HH-11: a doorway of the exit's corner."""
    return corner * EDGES + edge


def corner_across(g: State, seat: int, corner: int, edge: int) -> int:
    """HH-11: the exit's corner."""
    return corner


def owner_of_cards(g: State, seat: int, owner: int, answer: int) -> int:
    """HH-20: for whom the cards are drawn."""
    return owner


def step_of_card(g: State, seat: int, steps: int, answer: int) -> int:
    """HH-40, HH-41: the only step of move 1, the first or the second of move 2."""
    if g.programme[seat][g.slot] != Card.MOVE_2:
        return StepOfCard.ONLY
    return StepOfCard.FIRST if steps > 1 else StepOfCard.SECOND


def tile_switched(g: State, seat: int, subject: int, answer: int) -> int:
    """HH-45: the first of two tiles."""
    return answer // PAIRINGS


def place_switched(g: State, seat: int, subject: int, answer: int) -> int:
    """HH-45: the place of the second."""
    return TILE_PLACES[answer // PAIRINGS] + PAIR_OFFSETS[answer % PAIRINGS]


def leads_to(g: State, seat: int, subject: int, direction: int, names: Sequence[str]) -> Json | None:
    """HH-30, HH-46: what lies in a direction from one's own pawn, if anything does."""
    return place_beside(g, seat, direction)


def place_of_pawn(g: State, seat: int, subject: int, other: int, names: Sequence[str]) -> Json:
    """HH-42: where a pawn stands."""
    return place_json(g, g.pawn[other])


def ways_from_pawn(g: State, seat: int, subject: int, answer: int, names: Sequence[str]) -> list[Json]:
    """HH-30, HH-31, HH-46: where each direction leads from one's own pawn."""
    return ways(g, seat, names)


def tiles_that_stay(g: State, seat: int, subject: int, answer: int, names: Sequence[str]) -> list[Json]:
    """HH-43, HH-44, HH-45: the tiles on which somebody stands."""
    tries = first_tries(g.question)
    return [{**each, "tried": tries[each["row"], each["column"]]} for each in tiles_barred(g, names)]


@cache
def first_tries(question: int) -> dict[tuple[int, ...], int]:
    """HH-43, HH-44, HH-45: for each tile, by its row and column, the first answer that would turn or trade it."""
    asked, g = rows(Ask, Question)[question], State()
    found: dict[tuple[int, ...], int] = {}
    for answer in range(asked.widest):
        meant = asked.arguments(g, 0, answer, ()).values()
        for tile in meant:
            if isinstance(tile, dict) and None not in meant:
                found.setdefault(tuple(tile.values()), answer)
    return found


def hand(g: State, seat: int, subject: int, answer: int, names: Sequence[str]) -> list[str]:
    """HH-21: the cards to choose from."""
    return cards_to_choose()


LEADS_TO = fact("to", perhaps("Where it leads; null if nothing lies there.", PLACE), leads_to)
ALL_WAYS = fact("ways", WAYS, ways_from_pawn)
THAT_STAY = fact("barred", BARRED, tiles_that_stay)


class Ask(Questions):
    """What is asked: of chance, then of the players."""

    TILE = question(
        "lay_drawn_tile",
        widest=TILES * QUARTERS,
        answer=Form("lay {tile}", A_TILE.read(tile_in_bag)),
        about=(A_SPOT.read(tile_to_come),),
    )
    ENTRANCE = question("lay_entrance", widest=CORNERS * EDGES, answer=Form("entrance {doorway}", A_DOORWAY))
    EXIT = question(
        "lay_exit",
        widest=EDGES,
        answer=Form("exit {doorway}", A_DOORWAY.read(doorway_across)),
        about=(A_CORNER.read(corner_across),),
    )
    MARKER = question("give_marker", widest=MOST_PLAYERS, answer=Form("marker {seat}", A_SEAT))
    CARD = question(
        "lay_drawn_cards",
        widest=len(DRAWS),
        answer=Form("draw {cards}", four_cards(DRAWS, POOL[Round.RANDOM])),
        about=(SEAT.called("seat", "For whom the cards are drawn.").read(owner_of_cards),),
    )
    PROGRAMME = question(
        "choose_programme",
        "anything",
        "like_programme",
        widest=len(PROGRAMMES),
        answer=Form("play {cards}", four_cards(PROGRAMMES, POOL[Round.CHOSEN])),
        about=(fact("hand", HAND, hand),),
    )
    MOVE = question(
        "take_step",
        "may_step",
        "like_move",
        widest=DIRECTIONS,
        answer=Form("move {direction}", A_DIRECTION, LEADS_TO),
        about=(A_STEP.read(step_of_card), ALL_WAYS),
    )
    SWITCH_PLACES = question(
        "trade_places",
        "may_switch_places",
        "like_switch_places",
        widest=MOST_PLAYERS,
        answer=Form("swap with {seat}", A_SEAT, fact("to", PLACE, place_of_pawn)),
    )
    ROTATE_90 = question(
        "rotate_90",
        "may_rotate_90",
        "like_rotate_90",
        widest=TILES * QUARTER_TURNS,
        answer=Form("rotate {tile} {way}", A_PICK, A_QUARTER_TURN),
        about=(THAT_STAY,),
    )
    ROTATE_180 = question(
        "rotate_180",
        "may_rotate_180",
        "like_rotate_180",
        widest=TILES,
        answer=Form("rotate {tile} around", A_PICK),
        about=(THAT_STAY,),
    )
    SWITCH_2_TILES = question(
        "switch_tiles",
        "may_switch_tiles",
        "like_switch_tiles",
        widest=TILES * PAIRINGS,
        answer=Form("switch {tile} with {other}", A_PICK.read(tile_switched), ANOTHER_PICK.read(place_switched)),
        about=(THAT_STAY,),
    )
    SECRET_PASSAGE = question(
        "pass_wall",
        "may_pass",
        "like_secret_passage",
        widest=DIRECTIONS,
        answer=Form("pass {direction}", A_DIRECTION, LEADS_TO),
        about=(ALL_WAYS,),
    )
    MOVE_EXIT = question(
        "move_exit",
        "may_move_exit",
        "like_move_exit",
        widest=CORNERS * EDGES,
        answer=Form("exit {doorway}", A_DOORWAY),
    )
    TRAP_DOOR = question("fall", "may_fall", "like_trap_door", widest=TILES, answer=Form("drop {tile}", A_PICK))


class Step(Steps):
    """What can lie on the agenda."""

    PLACE_ENTRANCE = step()
    PICK_MARKER = step()
    TURN = step()
    RANDOM_ROUND = step()
    CHOSEN_ROUND = step()
    TURN_UP = step()
    CARRY_OUT_CARD = step()
    SECOND_STEP = step()
    END_TURN = step()


class News(NewsKinds):
    """What is told."""

    TILE_LAID = news(thing=A_SPOT, number=A_TILE, quiet=True)
    ENTRANCE_PLACED = news(thing=A_DOORWAY)
    EXIT_PLACED = news(thing=A_DOORWAY)
    TOOK_MARKER = news(WHO)
    ROUND_BEGAN = news(thing=A_ROUND, number=A_TURN)
    CARD_DRAWN = news(WHO, A_SLOT, secret(A_CARD), quiet=True)  # nobody knows it
    CHOSE = news(WHO)
    TURNED_UP = news(WHO, A_SLOT, A_CARD)
    SKIPPED = news(WHO, number=A_CARD)
    WALKED = news(WHO, FROM, (TO, A_DIRECTION))
    SWITCHED_PLACES = news(
        WHO,
        SEAT.called("with", "Whose pawn changed places with that player's."),
        (TO, A_SPOT.called("other_to", "Where the other pawn comes to stand.")),
    )
    ROTATED = news(WHO, A_SPOT, A_WAY)
    SWITCHED_TILES = news(WHO, A_SPOT, A_SPOT.called("other_spot", "The other tile."))
    PASSED_WALL = news(WHO, FROM, TO)
    MOVED_EXIT = news(WHO, A_DOORWAY.called("from_doorway", "Where the exit lay."), A_DOORWAY)
    FELL = news(WHO, FROM, TO)
    MIRRORED = news(WHO)
    WON = news(WHO, number=A_TURN)
    NOBODY_WON = news(number=A_TURN)
