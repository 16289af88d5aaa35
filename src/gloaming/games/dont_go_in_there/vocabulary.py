"""What Don't Go In There speaks of: its kinds of things, what is asked, what lies on the agenda and what is told."""

from gloaming.games.dont_go_in_there.parts import (
    CARDS,
    DOLL_SETS,
    GHOSTS_OF_SLOT,
    GHOSTS_ROLLED,
    ICONS,
    MOST_DICE,
    MOST_PLAYERS,
    MOST_UNDRAWN,
    ROOMS,
    SETS,
    SIDE_NAMES,
    SLOTS,
    SPACES,
    TYPE_NAMES,
    TYPES,
    VALUES,
    DieTurn,
    Reroll,
)
from gloaming.games.dont_go_in_there.state import State
from gloaming.kernel.kinds import SEAT, Kind, amount, named, ordinal, secret, truth
from gloaming.kernel.schemas import Json, many, number, one_of, record
from gloaming.kernel.seats import GONE
from gloaming.kernel.vocabulary import Form, NewsKinds, Questions, Steps, choice, news, question, step

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")

# Kinds of things


def card_json(card: int, names: object = ()) -> Json:
    """A cursed card."""
    return {"type": TYPE_NAMES[card // VALUES], "value": card % VALUES + 1, "dice": ICONS[card % VALUES]}


def card_code(card: int, names: object = ()) -> str:
    """A card in notation: ring 3."""
    return f"{TYPE_NAMES[card // VALUES]} {card % VALUES + 1}"


def doll_values(choice: int, names: object = ()) -> list[int]:
    """DGIT-33: the values of a set of dolls, the highest first."""
    return [value + 1 for value in reversed(range(VALUES)) for _ in range(DOLL_SETS[choice][value])]


def roll_code(dice: int, names: object = ()) -> str:
    """DGIT-21: a roll in notation: two ghosts."""
    ghosts = GHOSTS_ROLLED[dice]
    return f"{NUMBERS[ghosts]} {'ghost' if ghosts == 1 else 'ghosts'}"


A_TYPE = named("type", "The type.", TYPE_NAMES)
A_ROOM = named("room", "The room.", SIDE_NAMES)
A_BOARD = named(
    "room",
    "The room, or both rooms of a board that has left the game.",
    (*SIDE_NAMES, *("/".join(SIDE_NAMES[room * 2 : room * 2 + 2]) for room in range(ROOMS))),
)
A_SLOT = ordinal("slot", "The slot above the room, from 1 on the left.", SLOTS)
A_SPACE = ordinal("space", "The space of the room, from 1 at the top.", SPACES)
A_CARD = Kind(
    "card",
    record(
        "A cursed card.",
        {
            "type": one_of("One of the twelve types.", TYPE_NAMES),
            "value": number("Its Curses.", 1, VALUES),
            "dice": number("Its dice icons.", 1, 2),
        },
    ),
    card_json,
    size=CARDS,
    notation=card_code,
)
A_SET = Kind(
    "dolls",
    many("The values of the dolls in the set, the highest first.", number("A value.", 1, VALUES), 2, VALUES),
    doll_values,
    size=SETS,
    notation=lambda choice, _: " ".join(map(str, doll_values(choice))),
)
A_ROLL = Kind(
    "ghosts",
    number("Ghosts showing on the dice.", 0, MOST_DICE),
    lambda dice, _: GHOSTS_ROLLED[dice],
    size=1 << MOST_DICE,
    notation=roll_code,
)
GHOSTS = amount("ghosts", "How many ghosts; 0 is told too.")
DICE = amount("dice", "How many dice.", 3, MOST_DICE)
NOW_SHOWING = amount("ghosts", "Ghosts that the dice show now.", 0, MOST_DICE)
BRINGS = amount("brings", "Ghosts that the slot brings, -1 for one that it sends away.", -1, 1)
ALIKE = truth("alike", "Whether another card above the room is just like it.")
WHO = SEAT.called("seat", "Who did it.")

# What is read off the state


def type_left(g: State, seat: int, subject: int, answer: int) -> int:
    """DGIT-1: a type that has not been picked."""
    return g.types[answer]


def side_of_board(g: State, seat: int, board: int, answer: int) -> int:
    """DGIT-3: one of the two sides of a board."""
    return board * 2 + answer


def card_left(g: State, seat: int, subject: int, answer: int) -> int:
    """DGIT-3: a card that has not been drawn."""
    return g.undrawn[answer]


def side_dealt_to(g: State, seat: int, place: int, answer: int) -> int:
    """DGIT-3: the room to which a card is dealt."""
    return g.side[place // SLOTS]


def slot_dealt_to(g: State, seat: int, place: int, answer: int) -> int:
    """DGIT-3: the slot to which a card is dealt."""
    return place % SLOTS


def side_entered(g: State, seat: int, subject: int, answer: int) -> int:
    """DGIT-10: the room of a space, or what stands for a board that has left the game."""
    room = answer // SPACES
    return g.side[room] if g.side[room] != GONE else len(SIDE_NAMES) + room


def side_resolved(g: State, seat: int, room: int, answer: int) -> int:
    """DGIT-20: the room that is being resolved."""
    return g.side[room]


def card_above(g: State, seat: int, room: int, slot: int) -> int:
    """DGIT-25: the card in a slot above the room."""
    return g.shown[room][slot]


def ghosts_of_slot(g: State, seat: int, room: int, slot: int) -> int:
    """DGIT-26: in the library the first slot brings a ghost, and the third sends one away."""
    return GHOSTS_OF_SLOT[g.side[room]][slot]


def alike(g: State, seat: int, room: int, slot: int) -> int:
    """DGIT-25: whether another card above the room is just like this one."""
    return int(g.shown[room].count(g.shown[room][slot]) > 1)


def doll_taken(g: State, seat: int, card: int, answer: int) -> int:
    """DGIT-33: the doll that completes a set."""
    return card


def dice_rolled(g: State, seat: int, subject: int, answer: int) -> int:
    """DGIT-21: the dice of the room that is being resolved."""
    return g.dice


def ghosts_showing(g: State, seat: int, subject: int, answer: int) -> int:
    """DGIT-21: the ghosts showing on them."""
    return g.rolled


SHOWING = (DICE.read(dice_rolled), GHOSTS.read(ghosts_showing))


class Ask(Questions):
    """What is asked: of chance, then of the players."""

    TYPE = question("pick_type", widest=TYPES, answer=Form("type {type}", A_TYPE.read(type_left)))
    SIDE = question(
        "pick_side",
        widest=2,
        answer=Form("{room}", A_ROOM.read(side_of_board)),
        about=(ordinal("board", "The board, from 1.", ROOMS).read(lambda g, seat, board, answer: board),),
    )
    FIRST_PLAYER = question("begin_with", widest=MOST_PLAYERS, answer=Form("first {seat}", SEAT.first(MOST_PLAYERS)))
    DRAW = question(
        "draw_card",
        widest=MOST_UNDRAWN,
        answer=Form("draw {card}", secret(A_CARD).read(card_left)),
        about=(A_ROOM.read(side_dealt_to), A_SLOT.read(slot_dealt_to)),
    )
    ROLL = question(
        "roll_dice", widest=1 << MOST_DICE, answer=Form("{ghosts}", A_ROLL), about=(DICE.read(dice_rolled),)
    )
    PLACE = question(
        "place",
        "may_place",
        "like_place",
        widest=ROOMS * SPACES,
        answer=Form("place {room} {space}", A_BOARD.read(side_entered), A_SPACE),
    )
    REROLL = question(
        "reroll",
        "anything",
        "like_reroll",
        widest=2,
        answer=choice(Reroll, reroll="re-roll"),
        about=SHOWING,
        called="re-roll",
    )
    TURN_DIE = question(
        "turn_die",
        "may_turn_die",
        "like_turn",
        widest=3,
        answer=choice(DieTurn),
        about=SHOWING,
    )
    TAKE = question(
        "take",
        "may_take",
        "like_take",
        widest=SLOTS,
        answer=Form(
            "take {slot}", A_SLOT, secret(A_CARD).read(card_above), BRINGS.read(ghosts_of_slot), ALIKE.read(alike)
        ),
        about=(A_ROOM.read(side_resolved),),
    )
    NAME = question("name", "may_name", "like_name", widest=TYPES, answer=Form("name {type}", A_TYPE))
    DOLLS = question(
        "dispel_dolls",
        "completes",
        "like_dolls",
        widest=SETS,
        answer=Form("dispel {dolls}", A_SET),
        about=(A_CARD.read(doll_taken),),
    )


class Step(Steps):
    """What can lie on the agenda."""

    PICK_TYPES = step()
    PICK_SIDES = step()
    PICK_FIRST_PLAYER = step()
    TURN = step()
    RESOLVE = step()
    ROLL = step()
    USE_POWER = step()
    HAUNT = step()
    TAKE_CARD = step()
    TAKE_LAST_CARD = step()
    NEW_ROOM = step()


class News(NewsKinds):
    """What is told."""

    TYPE_PICKED = news(thing=A_TYPE, quiet=True)
    SIDE_SHOWN = news(thing=A_ROOM, quiet=True)
    WENT_FIRST = news(WHO)
    DEALT = news(thing=(A_ROOM, A_SLOT), number=secret(A_CARD), quiet=True)  # nobody knows one that lies face down
    ARRANGED = news(thing=A_ROOM, quiet=True)  # always the library
    PLACED = news(WHO, (A_ROOM, A_SPACE))
    TOOK_GHOSTS = news(WHO, number=GHOSTS)
    DISCARDED_GHOSTS = news(WHO, number=GHOSTS)
    LOOKED = news(WHO, A_ROOM, secret(A_CARD))
    TURNED_UP = news(thing=(A_ROOM, A_SLOT), number=A_CARD)
    ROLLED = news(WHO, (A_ROOM, DICE), GHOSTS)  # by the resolver
    REROLLED = news(WHO, number=truth("again", "Whether all dice were rolled once more."), called="re-rolled")
    TURNED_DIE = news(
        WHO, (A_ROOM, DICE, NOW_SHOWING), amount("more", "Ghosts more on the dice, -1 for one fewer.", -1, 1)
    )
    HAUNTED = news(WHO, (A_ROOM, A_SPACE), GHOSTS)
    TOOK_CARD = news(WHO, (A_ROOM, A_SLOT), A_CARD)
    DISPELLED = news(WHO, A_CARD, amount("count", "How many of it.", 1, 2))
    NAMED = news(WHO, A_TYPE)
    CLOCKS_STRUCK = news(WHO)
    PASSED_GHOSTS = news(WHO, SEAT.called("to", "Who was given the ghosts."), GHOSTS)
    ROOM_OPENED = news(thing=A_ROOM)
    ROOM_CLOSED = news(thing=A_ROOM)
    REVEALED_GHOSTS = news(WHO, number=GHOSTS)
    SCORED = news(WHO, amount("for_ghosts", "Curses for having the most ghosts."), amount("curses", "Curses in all."))
