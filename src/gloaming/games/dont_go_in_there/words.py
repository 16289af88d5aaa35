"""Don't Go In There in words: questions, answers, refusals, news and the result."""

from collections.abc import Sequence

from gloaming.games.dont_go_in_there.cards import completes, may_name
from gloaming.games.dont_go_in_there.parts import (
    DOLL_SETS,
    ROOMS,
    SIDE_NAMES,
    SLOTS,
    SPACES,
    TYPE_NAMES,
    TYPES,
    Side,
    Type,
)
from gloaming.games.dont_go_in_there.phrases import DIE_TURNS, NUMBERS, card_name, counted, doll_set, listed, space_name
from gloaming.games.dont_go_in_there.printed import table
from gloaming.games.dont_go_in_there.readable import LAYOUT, TIDINGS, blueprint, layout, tidings
from gloaming.games.dont_go_in_there.rules import may_place, may_take, may_turn_die
from gloaming.games.dont_go_in_there.state import Ask, News, State
from gloaming.kernel.news import Item
from gloaming.kernel.seats import GONE, UNKNOWN

__all__ = [
    "LAYOUT",
    "TIDINGS",
    "answer",
    "blueprint",
    "layout",
    "news",
    "question",
    "result",
    "table",
    "tidings",
    "why_not",
]

# Questions


def question(g: State, seat: int, names: Sequence[str]) -> str:
    """What the seat is asked, as a sentence."""
    match g.question:
        case Ask.TYPE:
            return "Which type comes into play?"
        case Ask.SIDE:
            return f"Which side does board {g.subject + 1} show?"
        case Ask.FIRST_PLAYER:
            return "Who goes first?"
        case Ask.DRAW:
            room, slot = divmod(g.subject, SLOTS)
            return f"Which card is dealt to the {SIDE_NAMES[g.side[room]]}, slot {slot + 1}?"
        case Ask.ROLL:
            return f"How do the {NUMBERS[g.dice]} dice fall?"
        case Ask.PLACE:
            return "Where does your meeple go?"
        case Ask.REROLL:
            return f"{showing(g)} Do you re-roll them?"
        case Ask.TURN_DIE:
            return f"{showing(g)} Do you turn one?"
        case Ask.TAKE:
            cards = [f"{slot + 1} {card_name(card)}" for slot, card in enumerate(g.shown[g.subject]) if card >= 0]
            return f"Which card do you take: {', '.join(cards)}?"
        case Ask.NAME:
            kinds = [TYPE_NAMES[kind] for kind in range(TYPES) if may_name(g, seat, 0, kind)]
            return f"Which type do you dispel: {listed(kinds, 'or')}?"
        case _:
            return f"{card_name(g.subject)} completes two sets; which do you dispel: {' or '.join(doll_sets(g, seat))}?"


def showing(g: State) -> str:
    """What the dice show, as a sentence."""
    return f"The {NUMBERS[g.dice]} dice show {NUMBERS[g.rolled]} {'ghost' if g.rolled == 1 else 'ghosts'}."


def doll_sets(g: State, seat: int) -> list[str]:
    """DGIT-33: the sets that the doll just taken completes."""
    return [doll_set(way) for way in range(len(DOLL_SETS)) if completes(g, seat, g.subject, way)]


# Answers


def answer(g: State, seat: int, answer: int, names: Sequence[str]) -> str:
    """An answer as text, legal or not: `place attic 1`."""
    match g.question:
        case Ask.TYPE:
            return f"type {TYPE_NAMES[g.types[answer]]}"
        case Ask.SIDE:
            return SIDE_NAMES[g.subject * 2 + answer]
        case Ask.FIRST_PLAYER:
            return f"first {names[answer]}"
        case Ask.DRAW:
            return f"draw {'unseen' if g.undrawn[answer] == UNKNOWN else card_name(g.undrawn[answer]).lower()}"
        case Ask.ROLL:
            ghosts = answer.bit_count()
            return f"{NUMBERS[ghosts]} {'ghost' if ghosts == 1 else 'ghosts'}"
        case Ask.PLACE:
            return f"place {space_name(g, answer)}"
        case Ask.REROLL:
            return "re-roll" if answer else "keep"
        case Ask.TURN_DIE:
            return DIE_TURNS[answer]
        case Ask.TAKE:
            return f"take {answer + 1}"
        case Ask.NAME:
            return f"name {TYPE_NAMES[answer]}"
        case _:
            return f"dispel {doll_set(answer)}"


def why_not(g: State, seat: int, answer: int, names: Sequence[str]) -> str:
    """Why the rules do not allow this answer, and what they allow instead."""
    match g.question:
        case Ask.PLACE:
            return why_not_place(g, answer, names)
        case Ask.TURN_DIE:
            wanted, face = ("one more", "blank") if answer else ("one fewer", "ghost")
            free = [DIE_TURNS[turn] for turn in range(3) if may_turn_die(g, seat, g.subject, turn)]
            return f'"{wanted}" needs a {face}, and no die of {g.dice} shows one; free: {", ".join(free)} (DGIT-23).'
        case Ask.TAKE:
            cards = [
                f"{slot + 1} {card_name(g.shown[g.subject][slot])}"
                for slot in range(SLOTS)
                if may_take(g, seat, g.subject, slot)
            ]
            return f'"take {answer + 1}" is gone, for that card has been taken; left: {", ".join(cards)} (DGIT-25).'
        case Ask.NAME:
            kinds = ", ".join(TYPE_NAMES[kind] for kind in range(TYPES) if may_name(g, seat, 0, kind))
            if answer == Type.TOME:
                return f'"tome" is never named by a tome; face up: {kinds} (DGIT-36).'
            return f'"{TYPE_NAMES[answer]}" is no type that {names[seat]} has face up; face up: {kinds} (DGIT-36).'
        case _:
            doll, free = card_name(g.subject), doll_sets(g, seat)
            return f'"{doll_set(answer)}" is no set that {doll} completes; complete: {", ".join(free)} (DGIT-33).'


def why_not_place(g: State, answer: int, names: Sequence[str]) -> str:
    """DGIT-10: the space is taken, or its board has left the game."""
    room, space = divmod(answer, SPACES)
    gone = g.side[room] == GONE
    places = range(ROOMS * SPACES) if gone else range(room * SPACES, room * SPACES + SPACES)
    free = ", ".join(space_name(g, place) for place in places if may_place(g, 0, 0, place))
    if gone:
        return f'"{space_name(g, answer)}" has left the game; free: {free} (DGIT-28).'
    return f'"{space_name(g, answer)}" is taken by {names[g.meeple[room][space]]}; free: {free} (DGIT-10).'


# News


def news(item: Item, names: Sequence[str]) -> str:
    """What happened, as a sentence in the past tense."""
    return f"{names[item.seat]} {did(item, names)}" if item.seat >= 0 else happened(item)


def happened(item: Item) -> str:
    """News of nobody."""
    match item.what:
        case News.TYPE_PICKED:
            return f"The {TYPE_NAMES[item.thing]} cards were shuffled in."
        case News.DEALT:
            return dealt(item)
        case News.ARRANGED:
            return "The library's cards were laid in order."
        case News.TURNED_UP:
            return f"{card_name(item.number)} was turned up in the secret passage."
        case News.ROOM_CLOSED:
            return f"The {SIDE_NAMES[item.thing]} was closed for good."
        case _:
            return f"The {SIDE_NAMES[item.thing]} was opened."


def dealt(item: Item) -> str:
    """DGIT-27: whoever may not know the card hears only that it was dealt."""
    side, slot = divmod(item.thing, SLOTS)
    card = "A card" if item.number == UNKNOWN else card_name(item.number)
    down = " face down" if side == Side.SECRET_PASSAGE and slot == SLOTS - 1 else ""
    return f"{card} was dealt{down} to the {SIDE_NAMES[side]}."


def did(item: Item, names: Sequence[str]) -> str:
    """News of somebody, without the name."""
    thing, number = item.thing, item.number
    match item.what:
        case News.WENT_FIRST:
            return "went first."
        case News.PLACED:
            return f"placed a meeple on {SIDE_NAMES[thing // SPACES]} {thing % SPACES + 1}."
        case News.TOOK_GHOSTS:
            return f"took {counted(number, 'ghost')}."
        case News.DISCARDED_GHOSTS:
            return f"discarded {counted(number, 'ghost')}."
        case News.PEEKED:
            return f"looked at the face-down card{'' if number == UNKNOWN else ': ' + card_name(number)}."
        case News.ROLLED:
            return f"rolled {counted(number, 'ghost')} with {NUMBERS[thing]} dice."
        case News.REROLLED:
            return "took the dice up again." if number else "kept the roll."
        case News.TURNED_DIE:
            return ("left the dice alone.", "turned a blank: one ghost more.", "turned a ghost: one ghost fewer.")[
                number
            ]
        case News.HAUNTED:
            return f"took {counted(number, 'ghost')} on {SIDE_NAMES[thing // SPACES]} {thing % SPACES + 1}."
        case News.TOOK_CARD:
            return f"took {card_name(number)}."
        case News.DISPELLED:
            return f"dispelled {listed([card_name(thing)] * number)}."
        case News.NAMED:
            return f"named {TYPE_NAMES[thing]}."
        case News.STRUCK:
            return "made the clocks strike."
        case News.PASSED:
            return f"passed {counted(number, 'ghost')} to {names[thing]}."
        case News.GHOSTS_REVEALED:
            return f"revealed {counted(number, 'ghost')}."
        case _:
            return f"ended with {counted(number, 'Curse')}, {thing} of them for ghosts."


# The end


def result(g: State, names: Sequence[str]) -> str:
    """DGIT-46: how the game ended, as a sentence."""
    if not g.over:
        return "The game is not over."
    winners = [seat for seat in range(g.players) if g.place[seat] == 1]
    verb = "won" if len(winners) == 1 else "shared the victory"
    first = f"{listed([names[seat] for seat in winners])} {verb} with {counted(g.score[winners[0]], 'Curse')}"
    others = sorted((g.place[seat], seat) for seat in range(g.players) if g.place[seat] > 1)
    rest = [f"{names[seat]} {counted(g.score[seat], 'Curse')}" for _, seat in others]
    ties = any(g.score[seat] == g.score[winners[0]] for _, seat in others)
    return f"{'; '.join([first + (' and fewer ghosts' if ties else ''), *([', '.join(rest)] if rest else [])])}."
