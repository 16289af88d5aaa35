"""The table of Don't Go In There in words, for a terminal, a page and a screen reader."""

from collections.abc import Sequence

from gloaming.games.dont_go_in_there.facts import meeples_left
from gloaming.games.dont_go_in_there.parts import (
    CARDS,
    CLOCKS_STRIKE_AT,
    FLASHLIGHTS,
    ICONS,
    MIRRORS_IN_A_SET,
    RINGS_IN_A_SET,
    ROOMS,
    SIDE_NAMES,
    SLOTS,
    SPACES,
    TYPE_NAMES,
    TYPES,
    VALUES,
    Type,
)
from gloaming.games.dont_go_in_there.rules.cards import curses, held
from gloaming.games.dont_go_in_there.state import State
from gloaming.games.dont_go_in_there.words.phrases import card_name, counted, listed
from gloaming.kernel.seats import ALL_EYES, EMPTY, GONE, NOBODY, NOTHING, UNKNOWN

COLUMNS = 80

# What each side does, and what each type does, in a few words.
ROOM_EFFECTS = (
    "top space: take 1 ghost on entering",
    "bottom space: discard 1 ghost on entering",
    "the resolver may re-roll all dice once",
    "the resolver may turn one die over",
    "card 1 brings a ghost, card 3 sends one away",
    "whoever enters looks at card 3",
)
CARD_EFFECTS = (
    "at the end each dispels an amulet one higher",
    "at the end, 9 ghosts or fewer: only the lowest counts",
    "the first sum of 8 dispels its two highest",
    "a set that adds up to 6 is dispelled",
    "every second one discards half your ghosts",
    "pass a ghost for each of your masks to the right",
    "take 1 ghost; three are dispelled",
    "at the end the highest sum dispels its two highest",
    "at the end half of them are dispelled",
    "four are dispelled",
    "every second one dispels a type you name",
    "two of the same value are dispelled",
)


def table(g: State, seat: int, names: Sequence[str]) -> str:
    """DGIT-51: the table as a seat sees it."""
    rooms = [room_lines(g, room, names) for room in range(ROOMS) if g.side[room] != GONE]
    players = [player_lines(g, owner, seat, names) for owner in range(g.players)]
    parts = [state_lines(g, names), *rooms, *players]
    return "\n\n".join("\n".join(lines) for lines in parts)


def state_lines(g: State, names: Sequence[str]) -> list[str]:
    """What concerns everyone: deck, types in play, clocks, planchette, dice."""
    kinds = sorted(g.types[g.unpicked :])
    lines = [
        f"Deck: {counted(g.deck, 'card')}. In play: {listed([TYPE_NAMES[kind] for kind in kinds]) or 'nothing yet'}."
    ]
    if Type.CLOCKS in kinds:
        lines.append("The clocks have struck." if g.struck else "The clocks have not struck yet.")
    if g.turn != NOBODY and not g.over:
        planchette = f" {names[g.resolver]} holds the planchette." if g.resolver != NOBODY else ""
        lines.append(f"It is {names[g.turn]}'s turn.{planchette}")
    if g.resolving != NOTHING:
        dice = f" {counted(g.rolled, 'ghost')} on {g.dice} dice." if g.dice else ""
        lines.append(f"The {SIDE_NAMES[g.side[g.resolving]]} is being resolved.{dice}")
    return lines


# Rooms


def room_lines(g: State, room: int, names: Sequence[str]) -> list[str]:
    """One room: what it does, its dice while they are to be rolled, its cards, its spaces."""
    side = g.side[room]
    dice = "" if room == g.resolving else f" Dice: {dice_total(g, room)}."
    cards = [card_line(g, room, slot, names) for slot in range(SLOTS) if g.shown[room][slot] != EMPTY]
    spaces = [space_words(g, room, space, names) for space in range(SPACES)]
    pairs = [f"  {spaces[space]:{COLUMNS // 2 - 4}}  {spaces[space + 1]}" for space in range(0, SPACES, 2)]
    return [f"{SIDE_NAMES[side].capitalize()}: {ROOM_EFFECTS[side]}.{dice}", *cards, *pairs]


def dice_total(g: State, room: int) -> str:
    """DGIT-21: the dice icons above a room; those of an unknown card are one or two."""
    shown = [card for card in g.shown[room] if card != EMPTY]
    known = sum(ICONS[card % VALUES] for card in shown if card != UNKNOWN)
    return f"{known + min(ICONS)} or {known + max(ICONS)}" if UNKNOWN in shown else str(known)


def card_line(g: State, room: int, slot: int, names: Sequence[str]) -> str:
    """A card: its slot, name, dice, and what it does; or who has looked at it."""
    card, eyes = g.shown[room][slot], g.peeked[room][slot]
    lookers = [name for seat, name in enumerate(names) if eyes >> seat & 1]
    looked = "" if eyes == ALL_EYES else f"face down, seen by {listed(lookers) or 'nobody'}"
    if card == UNKNOWN:
        return f"  {slot + 1} {looked}"
    effect = CARD_EFFECTS[card // VALUES]
    return f"  {slot + 1} {card_name(card):13} {dice_words(card)}  {effect}" + (f" ({looked})" if looked else "")


def dice_words(card: int) -> str:
    """The dice icons of a card, in a column."""
    return f"{counted(ICONS[card % VALUES], 'die').replace('dies', 'dice'):6}"


def space_words(g: State, room: int, space: int, names: Sequence[str]) -> str:
    """A space: its number, its flashlights and who stands there."""
    seat = g.meeple[room][space]
    lights = counted(FLASHLIGHTS[space], "flashlight")
    return f"space {space + 1}, {lights}: {'free' if seat == NOBODY else names[seat]}"


# Players


def player_lines(g: State, owner: int, seat: int, names: Sequence[str]) -> list[str]:
    """One player: ghosts if they are known, meeples, cards face up by type, dispelled cards."""
    ghosts = "ghosts unseen" if g.ghosts[owner] == UNKNOWN else counted(g.ghosts[owner], "ghost")
    total = sum(curses(g, owner, kind) for kind in range(TYPES))
    parts = [counted(total, "Curse"), ghosts, counted(meeples_left(g, owner), "meeple")]
    if g.over:
        parts = [f"place {g.place[owner]}", f"{counted(g.score[owner], 'Curse')} in all", ghosts]
    head = f"{names[owner]}{' (you)' if owner == seat else ''}: {', '.join(parts)}."
    lines = [tableau_line(g, owner, kind) for kind in range(TYPES) if held(g, owner, kind)]
    gone = [card_name(card) for card in range(CARDS) for _ in range(g.down[owner][card])]
    return [head, *lines, *([f"  Dispelled: {', '.join(gone)}."] if gone else [])]


def tableau_line(g: State, owner: int, kind: int) -> str:
    """A player's face-up cards of one type, and how far the set has come."""
    values = " ".join(str(value + 1) for value in range(VALUES) for _ in range(g.up[owner][kind * VALUES + value]))
    word = under_way(g, owner, kind)
    return f"  {TYPE_NAMES[kind].capitalize():10} {values}{f'  ({word})' if word else ''}"


def under_way(g: State, owner: int, kind: int) -> str:
    """How far a player's set of a type has come, in a few words."""
    if g.over:
        return ""
    count, total = held(g, owner, kind), curses(g, owner, kind)
    match kind:
        case Type.RING:
            return f"{count} of {RINGS_IN_A_SET}"
        case Type.MIRROR:
            return f"{count} of {MIRRORS_IN_A_SET}"
        case Type.CLOCKS:
            return "" if g.struck else f"{total} of {CLOCKS_STRIKE_AT}"
        case Type.HOLY_WATER | Type.TOME:
            return "the next one works" if count % 2 else "the next but one works"
        case Type.MASK:
            return f"the next one passes up to {count + 1}"
        case Type.MUSIC_BOX | Type.DOLL:
            return f"sum {total}"
        case _:
            return ""
