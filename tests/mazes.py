"""Mazes: boards of The Haunting House in words, and the house once more, worked out the slow and obvious way.

    match = maze("╬╬╬╬╬╬ ╬═╬╬╬╬", trap_doors="2 2")
    stand(match, Ada="2 1", Ben="entrance")
    deal(match, Ada="move 1")

A drawing has a character for each tile, whose lines are its open edges; rows that are not drawn are crossings. It is
laid by chance, out of a bag that holds just these tiles. `House` knows no table: it is made from what everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from gloaming.games.haunting_house.parts import ACROSS, DOORWAYS, TRAP_DOOR
from gloaming.kernel.match import Match
from gloaming.kernel.seats import SPECTATOR
from stories import branch, lay, play

ID = "haunting-house"
CARDS = ["move 1", "move 2", "switch places", "rotate 90", "rotate 180", "switch 2 tiles", "secret passage"]
RANDOM_ONLY = ["move exit", "trap door", "hall of mirrors"]
ALWAYS_ASKED = ["rotate 180", "move exit", "rotate 90", "switch 2 tiles"]  # HH-25
LINES = {
    **{"╨": "N", "╞": "E", "╥": "S", "╡": "W", "║": "NS", "═": "EW", "╚": "NE", "╔": "ES", "╗": "SW", "╝": "NW"},
    **{"╠": "NES", "╦": "ESW", "╣": "NSW", "╩": "NEW", "╬": "NESW"},
}
SHAPES = {
    **dict.fromkeys("╨╞╥╡", "dead end"),
    **dict.fromkeys("║═", "straight"),
    **dict.fromkeys("╚╔╗╝", "curve"),
    **dict.fromkeys("╠╦╣╩", "t-crossing"),
    "╬": "crossing",
}
KEYS = {
    "dead end": "dead_ends",
    "straight": "straights",
    "curve": "curves",
    "t-crossing": "t_crossings",
    "crossing": "crossings",
}
CORNERS = {"northwest": (1, 1), "northeast": (1, 6), "southwest": (6, 1), "southeast": (6, 6)}
DOORS = [
    *("northwest north", "northwest west", "northeast north", "northeast east"),
    *("southwest south", "southwest west", "southeast south", "southeast east"),
]
ACROSS_FROM = dict(zip(CORNERS, reversed(CORNERS), strict=True))
SETUPS = [(door, other) for door in DOORS for other in DOORS if other.startswith(ACROSS_FROM[door.partition(" ")[0]])]
TILES = [f"{row} {column}" for row in range(1, 7) for column in range(1, 7)]

# Arranging


def maze(
    drawing: str = "",
    trap_doors: str = "",
    *,
    players: int = 2,
    first: str = "Ada",
    entrance: str = "northwest north",
    exit: str = "southeast south",
    turns: int | None = None,
) -> Match:
    """The drawn house, all pawns on the entrance; the first turn has begun, and chance is to draw the first card."""
    rows = [*drawing.split(), *["╬" * 6] * 6][:6]
    doors = [spot.strip() for spot in trap_doors.split(",")] if trap_doors else []
    laid = [(line, spot in doors) for line, spot in zip("".join(rows), TILES, strict=True)]
    match = lay(ID, players, {"mix": mix_of(laid), "turns": turns})
    for line, door in laid:
        match.answer_for_chance(f"lay {SHAPES[line]} {LINES[line].lower()}{' with trap door' if door else ''}")
    play(match, f"entrance {entrance}", f"exit {exit}", f"marker {first}")
    return match


def mix_of(laid: list[tuple[str, bool]]) -> dict[str, list[int]]:
    """The option that puts just these tiles into the bag."""
    mix = {key: [0, 0] for key in KEYS.values()}
    for line, door in laid:
        mix[KEYS[SHAPES[line]]][0] += 1
        mix[KEYS[SHAPES[line]]][1] += door
    return mix


def stand(match: Match, **places: str) -> None:
    """Pawns stand on a tile ("3 4") or on the entrance."""
    g = match.state
    for name, place in places.items():
        row, column = place_of(match, place)
        g.pawn[match.seat(name)] = row * ACROSS + column
    for crowded in range(len(g.crowd)):
        g.crowd[crowded] = g.pawn[: g.players].count(crowded)


def put(match: Match, place: str, line: str, trap_door: bool = False) -> None:
    """Another tile lies there."""
    row, column = place_of(match, place)
    openings = sum(1 << "NESW".index(edge) for edge in LINES[line])
    match.state.board[row * ACROSS + column] = openings | (TRAP_DOOR if trap_door else 0)


def place_of(match: Match, place: str) -> tuple[int, int]:
    """Row and column, 0 or 7 outside the house."""
    if place == "entrance":
        row, column = divmod(DOORWAYS[match.state.entrance], ACROSS)
    else:
        row, column = (int(number) for number in place.split())
    return row, column


def deal(match: Match, **cards: str) -> list[str]:
    """Chance draws these cards; return what is told then.

    Whoever is not named begins with the hall of mirrors. The other cards are such as always ask, so that the table
    stops at the second card for a story to look at.
    """
    before = len(match.heard)
    for name in match.names:
        named = cards.get(name, "hall of mirrors").split(", ")
        drawn = [*named, *(card for card in ALWAYS_ASKED if card not in named)][:4]
        match.answer_for_chance(f"draw {', '.join(drawn)}")
    return told(match, before)


def mirrors(match: Match) -> None:
    """Play the random round so that nothing comes of it: the chosen round begins with the house as it was."""
    g = match.state
    board, door = list(g.board), g.exit
    deal(match)
    while match.view()["round"] == "random":
        name = match.asked[0]
        match.answer(name, match.answers(name)[0])
    g.board[:], g.exit = board, door


def choose(match: Match, **cards: str) -> list[str]:
    """Players lay down these cards, in this order; whoever lays down fewer adds some that always ask."""
    before = len(match.heard)
    for name, named in cards.items():
        more = [
            card for card in dict.fromkeys([*ALWAYS_ASKED, *CARDS]) if card not in [*RANDOM_ONLY, *named.split(", ")]
        ]
        match.answer(name, "play " + ", ".join([*named.split(", "), *more][:4]))
    return told(match, before)


def chosen_round(match: Match, **cards: str) -> list[str]:
    """Nothing comes of the random round; in the chosen one everybody plays these cards."""
    mirrors(match)
    return choose(match, **cards)


def dealt(match: Match, card: str) -> Match:
    """The story as it goes on when Ada's first card is this one."""
    story = branch(match)
    deal(story, Ada=card)
    return story


def played(match: Match, answer: str) -> Match:
    """The story as it goes on after an answer."""
    story = branch(match)
    play(story, answer)
    return story


# Looking


def corner_of(door: str) -> str:
    """The corner of a doorway: northwest."""
    return door.partition(" ")[0]


def edge_of(door: str) -> str:
    """The edge of a doorway: north."""
    return door.partition(" ")[2]


def corner_tile(door: str) -> str:
    """The tile that a doorway lies against: 1 1."""
    row, column = CORNERS[corner_of(door)]
    return f"{row} {column}"


def where(match: Match, name: str) -> str:
    """Where a pawn stands: a tile, entrance or exit."""
    pawn = match.view()["players"][match.seat(name)]["pawn"]
    return f"{pawn['row']} {pawn['column']}" if pawn["at"] == "house" else str(pawn["at"])


def tile(match: Match, place: str) -> str:
    """A tile's open edges and its trap door: NS#."""
    row, column = place.split()
    seen = match.view()["tiles"][int(row) - 1][int(column) - 1]
    return str(seen["open"]) + "#" * int(seen["trap_door"])


def doorway(match: Match, which: str) -> str:
    """Where the entrance or the exit lies: northwest north."""
    seen = match.view()[which]
    return f"{seen['corner']} {seen['edge']}"


def told(match: Match, since: int = 0, viewer: str | None = None) -> list[str]:
    """What happened, in short: Ada turned up move 1, Ada skipped move 1, Ada walked 2 1, Ada won."""
    hearer = SPECTATOR if viewer is None else match.seat(viewer)
    told = [match.game.news_data(item.heard_by(hearer), match.names) for item in match.heard[since:]]
    return [" ".join(part for part in in_short(item) if part) for item in told]


def in_short(item: dict[str, Any]) -> Iterator[str]:
    """Who, what, with whom, which card, which way, where to."""
    yield from (str(item.get(key) or "") for key in ("seat", "what", "with", "card", "way"))
    for key in ("spot", "other_spot", "to", "other_to"):
        if key in item:
            yield item[key]["at"] if item[key]["row"] is None else f"{item[key]['row']} {item[key]['column']}"
    if "doorway" in item:
        yield f"{item['doorway']['corner']} {item['doorway']['edge']}"


def looking(match: Match) -> list[tuple[str | None, int]]:
    """Everybody who looks at the table: names and seats, the spectator last."""
    return [*((name, seat) for seat, name in enumerate(match.names)), (None, SPECTATOR)]


# The house as the rules tell of it

Spot = tuple[int, int]
WAYS: dict[str, Spot] = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
FACING = {"north": "south", "east": "west", "south": "north", "west": "east"}
TURNED = {"left": dict(zip("NESW", "WNES", strict=True)), "right": dict(zip("NESW", "ESWN", strict=True))}
GRID = [(row, column) for row in range(1, 7) for column in range(1, 7)]


@dataclass(frozen=True)
class House:
    """Open edges by spot, entrance and exit included; the spots of trap doors; and where everybody stands."""

    tiles: dict[Spot, str]
    doors: set[Spot]
    entrance: Spot
    exit: Spot
    entrance_corner: str
    exit_corner: str
    pawns: dict[str, Spot]

    @property
    def winner(self) -> str | None:
        """HH-32: who stands on the exit."""
        return next((name for name, spot in self.pawns.items() if spot == self.exit), None)


def house_of(match: Match) -> House:
    """The house as everybody sees it."""
    seen = match.view()
    tiles = {spot: seen["tiles"][spot[0] - 1][spot[1] - 1] for spot in GRID}
    (entrance, inward), (exit_, outward) = (door_of(doorway(match, which)) for which in ("entrance", "exit"))
    pawns = {}
    for player in seen["players"]:
        at, row, column = player["pawn"].values()
        pawns[player["name"]] = {"house": (row, column), "entrance": entrance, "exit": exit_}[at]
    edges = {spot: shown["open"] for spot, shown in tiles.items()} | {entrance: inward, exit_: outward}
    doors = {spot for spot, shown in tiles.items() if shown["trap_door"]}
    corners = seen["entrance"]["corner"], seen["exit"]["corner"]
    return House(edges, doors, entrance, exit_, *corners, pawns)


def door_of(text: str) -> tuple[Spot, str]:
    """HH-11: the place of a doorway, just outside its corner, and the edge where it is open: towards the house."""
    corner, edge = text.split()
    return beside(CORNERS[corner], edge), FACING[edge][0].upper()


def beside(spot: Spot, way: str) -> Spot:
    """The next place in a direction."""
    return spot[0] + WAYS[way][0], spot[1] + WAYS[way][1]


def walls(house: House, spot: Spot, way: str) -> int | None:
    """HH-30: how many of the two touching edges are closed; None where nothing lies."""
    if beside(spot, way) not in house.tiles:
        return None
    shut = way[0].upper() not in house.tiles[spot]
    return shut + (FACING[way][0].upper() not in house.tiles[beside(spot, way)])


def steps(house: House, spot: Spot, between: int, mover: str) -> Iterator[tuple[str, Spot]]:
    """HH-30, HH-31, HH-46: the ways with so many walls between, not onto a trap door that another pawn stands on."""
    taken = {place for name, place in house.pawns.items() if name != mover}
    for way in WAYS:
        other = beside(spot, way)
        if walls(house, spot, way) == between and not (other in house.doors and other in taken):
            yield way, other


def touch(one: Spot, other: Spot) -> bool:
    """HH-42: along an edge or at a corner."""
    return one != other and abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1


def moved(house: House, **pawns: Spot) -> House:
    """Some pawns stand elsewhere."""
    return replace(house, pawns=house.pawns | pawns)


def nearest(house: House, name: str) -> list[Spot]:
    """HH-48: the free trap doors that are nearest on foot, or by rows and columns if none can be walked to."""
    start = house.pawns[name]
    walked, edge = {start: 0}, [start]
    while edge:
        new = {spot for place in edge for _, spot in steps(house, place, 0, name)} - walked.keys()
        walked |= dict.fromkeys(new, max(walked.values()) + 1)
        edge = sorted(new)
    free = house.doors - set(house.pawns.values())
    away = {spot: walked[spot] for spot in free & walked.keys()}
    away = away or {spot: abs(spot[0] - start[0]) + abs(spot[1] - start[1]) for spot in free}
    return sorted(spot for spot, far in away.items() if far == min(away.values()))


def turned(house: House, spot: Spot, *ways: str) -> House:
    """HH-43, HH-44: a tile turned by a quarter, or by one after the other."""
    edges = house.tiles[spot]
    for way in ways:
        edges = "".join(TURNED[way][edge] for edge in edges)
    return replace(house, tiles=house.tiles | {spot: "".join(sorted(edges, key="NESW".index))})


def switched(house: House, one: Spot, other: Spot) -> House:
    """HH-45: two tiles traded, with their trap doors."""
    swap = {one: other, other: one}
    edges = house.tiles | {one: house.tiles[other], other: house.tiles[one]}
    return replace(house, tiles=edges, doors={swap.get(spot, spot) for spot in house.doors})


def exit_at(house: House, text: str) -> House:
    """HH-47: the exit at another doorway."""
    spot, inward = door_of(text)
    edges = {place: open_ for place, open_ in house.tiles.items() if place != house.exit} | {spot: inward}
    return replace(house, tiles=edges, exit=spot, exit_corner=corner_of(text))


def outcomes(house: House, name: str, card: str) -> dict[str, House]:
    """Every legal answer to a card (to one step of move 2), and what the house looks like afterwards."""
    own = house.pawns[name]
    empty = [spot for spot in GRID if spot not in house.pawns.values()]
    others = [(other, spot) for other, spot in house.pawns.items() if own != house.entrance and touch(own, spot)]
    pairs = [pair for pair in combinations(empty, 2) if touch(*pair)]
    taken = (house.entrance_corner, house.exit_corner)
    match card:
        case "move 1" | "move 2":
            return {f"move {way}": moved(house, **{name: spot}) for way, spot in steps(house, own, 0, name)}
        case "switch places":
            return {f"swap with {other}": moved(house, **{name: spot, other: own}) for other, spot in others}
        case "rotate 90":
            return {f"rotate {r} {c} {way}": turned(house, (r, c), way) for r, c in empty for way in TURNED}
        case "rotate 180":
            return {f"rotate {r} {c} around": turned(house, (r, c), "left", "left") for r, c in empty}
        case "switch 2 tiles":
            return {f"switch {a} {b} with {c} {d}": switched(house, (a, b), (c, d)) for (a, b), (c, d) in pairs}
        case "secret passage":
            return {f"pass {way}": moved(house, **{name: spot}) for way, spot in steps(house, own, 1, name)}
        case "move exit":
            return {f"exit {door}": exit_at(house, door) for door in DOORS if corner_of(door) not in taken}
        case "trap door":
            return {f"drop {r} {c}": moved(house, **{name: (r, c)}) for r, c in nearest(house, name)}
    return {}


def programmes(match: Match, viewer: str | None = None) -> dict[str, list[Any]]:
    """The cards that lie before everybody, as a viewer sees them: None where it may not look."""
    return {player["name"]: [card["card"] for card in player["programme"]] for player in match.view(viewer)["players"]}
