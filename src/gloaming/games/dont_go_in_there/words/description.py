"""The state of Don't Go In There in words, as phrases: for a terminal, a page and a screen reader."""

from collections.abc import Sequence

from gloaming.games.dont_go_in_there.facts import all_curses, dice_to_roll, meeples_left, under_way
from gloaming.games.dont_go_in_there.parts import (
    CARDS,
    FLASHLIGHTS,
    ROOMS,
    SIDE_NAMES,
    SLOTS,
    SPACES,
    TYPE_NAMES,
    TYPES,
    VALUES,
    Type,
)
from gloaming.games.dont_go_in_there.rules.cards import held
from gloaming.games.dont_go_in_there.state import State
from gloaming.games.dont_go_in_there.vocabulary import card_json
from gloaming.kernel.phrases import Description, Line, Paragraph, phrase
from gloaming.kernel.schemas import Json
from gloaming.kernel.seats import ALL_VIEWERS, EMPTY, GONE, NOBODY, NOTHING, UNKNOWN


def description(g: State, seat: int, names: Sequence[str]) -> Description:
    """DGIT-51: the state as a seat sees it."""
    rooms = [room_lines(g, room, names) for room in range(ROOMS) if g.side[room] != GONE]
    players = [player_lines(g, owner, seat, names) for owner in range(g.players)]
    return [state_lines(g, names), *rooms, *players]


def state_lines(g: State, names: Sequence[str]) -> Paragraph:
    """What concerns everyone: deck, types in play, clocks, planchette, dice."""
    kinds = sorted(g.types[g.unpicked :])
    lines = [[phrase("table-deck", deck=g.deck, types=[TYPE_NAMES[kind] for kind in kinds])]]
    if Type.CLOCKS in kinds:
        lines.append([phrase("table-clocks", struck=bool(g.struck))])
    if g.turn != NOBODY and not g.over:
        resolver = None if g.resolver == NOBODY else names[g.resolver]
        lines.append([phrase("table-turn", seat=names[g.turn], resolver=resolver)])
    if g.resolving != NOTHING:
        room = SIDE_NAMES[g.side[g.resolving]]
        lines.append([phrase("table-resolving", room=room, dice=g.dice, ghosts=g.rolled)])
    return lines


# Rooms


def room_lines(g: State, room: int, names: Sequence[str]) -> Paragraph:
    """One room: what it does, its dice while they are to be rolled, its cards, its spaces."""
    side = SIDE_NAMES[g.side[room]]
    dice = None if room == g.resolving else dice_words(g, room)
    cards: list[Line] = [card_line(g, room, slot, names) for slot in range(SLOTS) if g.shown[room][slot] != EMPTY]
    spaces = [space_words(g, room, space, names) for space in range(SPACES)]
    pairs: list[Line] = [["", spaces[space], spaces[space + 1]] for space in range(0, SPACES, 2)]
    return [[phrase("table-room", room=side, dice=dice)], *cards, *pairs]


def dice_words(g: State, room: int) -> Json:
    """DGIT-21: how many dice a room will roll."""
    dice = dice_to_roll(g, room)
    sure = dice["least"] == dice["most"]
    return phrase("table-room-dice", dice=dice["least"]) if sure else phrase("table-room-dice-unsure", **dice)


def card_line(g: State, room: int, slot: int, names: Sequence[str]) -> Line:
    """A card: its name, dice, and what it does; or who has looked at it."""
    card, viewers = g.shown[room][slot], g.peeked[room][slot]
    lookers = [name for seat, name in enumerate(names) if viewers >> seat & 1]
    looked = phrase("table-looked", lookers=lookers)
    if card == UNKNOWN:
        return ["", looked]
    face = card_json(card)
    return [
        "",
        phrase("card", card=face),
        phrase("table-dice", dice=face["dice"]),
        phrase("table-effect", type=face["type"], looked=None if viewers == ALL_VIEWERS else looked),
    ]


def space_words(g: State, room: int, space: int, names: Sequence[str]) -> Json:
    """A space: its number, its flashlights and who stands there."""
    seat = g.meeple[room][space]
    meeple = None if seat == NOBODY else names[seat]
    return phrase("table-space", space=space + 1, flashlights=FLASHLIGHTS[space], meeple=meeple)


# Players


def player_lines(g: State, owner: int, seat: int, names: Sequence[str]) -> Paragraph:
    """One player: ghosts if they are known, meeples, cards face up by type, dispelled cards."""
    ghosts = None if g.ghosts[owner] == UNKNOWN else g.ghosts[owner]
    player = {"seat": names[owner], "you": owner == seat, "ghosts": ghosts}
    if g.over:
        head = phrase("table-placed", **player, place=g.place[owner], curses=g.score[owner])
    else:
        head = phrase("table-player", **player, curses=all_curses(g, owner), meeples=meeples_left(g)[owner])
    sets: list[Line] = [set_line(g, owner, kind) for kind in range(TYPES) if held(g, owner, kind)]
    gone = [card_json(card) for card in range(CARDS) for _ in range(g.down[owner][card])]
    last: list[Line] = [["", phrase("table-dispelled", cards=gone)]] if gone else []
    return [[head], *sets, *last]


def set_line(g: State, owner: int, kind: int) -> Line:
    """A player's face-up cards of one type, and how far the set has come."""
    values = [str(value + 1) for value in range(VALUES) for _ in range(g.up[owner][kind * VALUES + value])]
    way = {**under_way(g, owner, kind)}
    stands = "" if g.over else phrase(f"set-{way.pop('kind')}", type=TYPE_NAMES[kind], **way)
    return ["", phrase("table-set", type=TYPE_NAMES[kind]), " ".join(values), stands]
