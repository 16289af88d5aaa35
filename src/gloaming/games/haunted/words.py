"""Haunted in words: questions, answers, refusals, news and the result."""

from collections.abc import Sequence

from gloaming.games.haunted.house import deck_size
from gloaming.games.haunted.parts import (
    COLORS,
    DECLARED_NAMES,
    DIAMONDS,
    EFFECTS,
    JOKERS,
    MATCHED_STAT,
    MOST_LINKS,
    QUESTION_NAMES,
    REVEAL,
    STAT_NAMES,
    STATS,
    SUITS,
    ZERO,
    Declared,
    Face,
    Reason,
    change,
)
from gloaming.games.haunted.phrases import (
    a_card,
    card_name,
    change_words,
    counted,
    door_name,
    in_words,
    listed,
    spot_name,
    spot_phrase,
    the_card,
)
from gloaming.games.haunted.printed import table
from gloaming.games.haunted.readable import LAYOUT, TIDINGS, blueprint, layout, tidings
from gloaming.games.haunted.rooms import room_name
from gloaming.games.haunted.state import Ask, News, State
from gloaming.kernel.news import Item
from gloaming.kernel.seats import EMPTY, UNKNOWN

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
        case Ask.DEAL | Ask.DRAW:
            return "Which card is drawn?"
        case Ask.STRONGER:
            return "Which is the stronger of the two, your BODY or your WILL?"
        case Ask.ACT:
            return f"You are in {spot_phrase(g, g.token[seat])}: what do you do?"
        case Ask.OFFER:
            return offer_question(g, seat, names)
        case Ask.DECLARE:
            return f"{about_to_see(g, seat, names)}: do you declare Color or Suit?"
        case Ask.CHOOSE:
            return f"What does the {card_name(g.subject)} do to you?"
        case Ask.MATCH:
            return match_question(g.subject)
        case Ask.REVEAL:
            return "You see into another room: which card of the house do you turn up?"
        case Ask.BONUS:
            return "It is your own Secret Door: which of your stats goes up by one?"
        case Ask.LINK:
            return f"To which other card do you link the {card_name(g.card[g.subject])}?"
        case Ask.LAY:
            return f"You are trapped and have drawn {a_card(g.hand)}: where do you lay it?"
        case _:
            return f"The {card_name(g.subject)} lets you out: do you escape, or go on to another level?"


def offer_question(g: State, seat: int, names: Sequence[str]) -> str:
    """HA-12, HA-18: whose Door it is, and what may be played instead of the top card."""
    if g.subject:
        return "The deck is empty: which Secret Door do you open?"
    drawing = "is trapped and draws a card" if g.trapped >> g.active & 1 else "opens a Door"
    mine = "are trapped and draw a card" if g.trapped >> g.active & 1 else "open a Door"
    who = f"You {mine}" if seat == g.active else f"{names[g.active]} {drawing}"
    return f"{who}: do you play a Secret Door instead of the top card?"


def about_to_see(g: State, seat: int, names: Sequence[str]) -> str:
    """HA-12, HA-15: what is about to be turned up."""
    if g.subject < g.laid:
        return f"You turn up face-down card {g.subject}"
    if g.hand == EMPTY:
        return "You turn up the top card"
    return f"You open {'your own' if g.giver == seat else names[g.giver] + chr(39) + 's'} Secret Door"


def match_question(card: int) -> str:
    """HA-13: the effect, or +1 instead."""
    bonus = change_words(change(MATCHED_STAT[card % COLORS], 1))
    effect = EFFECTS[Declared.COLOR][card]
    words = "its reveal" if effect == REVEAL else change_words(effect)
    return f"The {card_name(card)} has a match in the {card_name(card ^ COLORS)}: {words}, or {bonus} instead?"


# Answers


def answer(g: State, seat: int, answer: int, names: Sequence[str]) -> str:
    """An answer as text, legal or not: `go to 9 of Clubs`."""
    match g.question:
        case Ask.DEAL | Ask.DRAW:
            card = g.bag[answer]
            return "draw a card" if card == UNKNOWN else f"draw {card_name(card)}"
        case Ask.STRONGER:
            return STAT_NAMES[answer].lower()
        case Ask.ACT:
            return act_text(g, seat, answer)
        case Ask.OFFER:
            return f"play {door_name(g, seat, answer - 1)}" if answer else "keep"
        case Ask.DECLARE:
            return DECLARED_NAMES[answer]
        case Ask.CHOOSE:
            return change_words(DIAMONDS[g.subject // SUITS][answer])
        case Ask.MATCH:
            return "match" if answer else "effect"
        case Ask.REVEAL:
            return f"reveal {spot_name(g, answer - 1)}" if answer else "reveal nothing"
        case Ask.BONUS:
            return change_words(change(answer, 1)) if answer < STATS else "decline"
        case Ask.LINK:
            return f"link to {spot_name(g, answer - 1)}" if answer else "no link"
        case Ask.LAY:
            return lay_text(g, answer)
        case _:
            return "go on" if answer else "escape"


def act_text(g: State, seat: int, answer: int) -> str:
    """HA-11: along a link, through a new Door, or nowhere."""
    if answer >= MOST_LINKS:
        return "open" if answer == MOST_LINKS else "stay"
    spot = g.links[g.token[seat]][answer]
    return f"go by link {answer + 1}" if spot == EMPTY else f"go to {spot_name(g, spot)}"


def lay_text(g: State, answer: int) -> str:
    """HA-31: face down at a card, or face up with a link to one."""
    if answer < g.laid:
        return f"face down at {spot_name(g, answer)}"
    return f"face up with link to {spot_name(g, answer - g.laid)}"


def why_not(g: State, seat: int, answer: int, names: Sequence[str]) -> str:
    """Why the rules do not allow this answer."""
    said = f'"{text_of(g, seat, answer, names)}"'
    match g.question:
        case Ask.ACT:
            return f"{said} {why_no_act(g, seat, answer)}."
        case Ask.OFFER:
            if answer == 0:
                return f"{said} does not do: the deck is empty, so the Door is one of your Secret Doors (HA-18)."
            return f"{said} does not do: you hold {in_words(g.held[seat], 'Secret Door')} (HA-12)."
        case Ask.REVEAL:
            lies = "was discarded" if g.face[answer - 1] == Face.DISCARDED else "lies face up already"
            return f"{said} does not do: that card {lies} (HA-16)."
        case Ask.LINK:
            return f"{said} does not do: {why_no_link(g, seat, answer - 1)} (HA-14)."
        case _:
            return f"{said} does not do: {why_no_laying(g, seat, answer)} (HA-31)."


text_of = answer  # where `answer` is a number


def why_no_act(g: State, seat: int, answer: int) -> str:
    """HA-11, HA-18, HA-31: trapped, no such link, four links, nothing to open, or no leave to stay."""
    here = g.token[seat]
    if answer < MOST_LINKS:
        if g.trapped >> seat & 1:
            return "does not do: you are trapped until somebody comes into the room (HA-31)"
        links = counted(g.linked[here], "link")
        return f"leads nowhere: your card has {links} (HA-11)"
    if answer == MOST_LINKS:
        if g.linked[here] == MOST_LINKS:
            return "does not do: your card has four links already (HA-11)"
        return "does not do: the deck is empty and you hold no Secret Door (HA-18)"
    if deck_size(g):
        return "does not do: while there is a deck you move or open a Door (HA-11)"
    return "does not do: your card is linked to another, so you move or open a Door (HA-18)"


def why_no_link(g: State, seat: int, spot: int) -> str:
    """HA-14: face down, discarded, where one stands, another colour, or full."""
    if g.face[spot] != Face.UP:
        return "that card was discarded" if g.face[spot] == Face.DISCARDED else "that card lies face down"
    if spot == g.token[seat]:
        return "it is linked to that card already"
    if (g.card[spot] ^ g.card[g.subject]) & 1:
        return "the two are not of the same colour"
    return "that card has four links already"


def why_no_laying(g: State, seat: int, answer: int) -> str:
    """HA-31: face down at a card that is gone or full, or face up where it cannot be linked."""
    spot = answer if answer < g.laid else answer - g.laid
    if g.face[spot] == Face.DISCARDED:
        return "that card was discarded"
    if answer >= g.laid:
        if g.face[spot] != Face.UP:
            return "face up it takes a link to a face-up card"
        if spot == g.token[seat]:
            return "face up it takes a link to a card other than the trap"
        if g.hand >= JOKERS or g.card[spot] >= JOKERS or (g.hand ^ g.card[spot]) % SUITS:
            return "face up it takes a link to a card of its own suit"
        if g.linked[g.token[seat]] == MOST_LINKS:
            return "the trap has four links already"
    return "that card has four links already"


# News


def news(item: Item, names: Sequence[str]) -> str:
    """What happened, as a sentence in the past tense."""
    return f"{names[item.seat]} {did(item, names)}." if item.seat >= 0 else happened(item)


def happened(item: Item) -> str:
    """News of nobody."""
    match item.what:
        case News.CROSS_LAID:
            which = "A card" if item.number == UNKNOWN else f"The {card_name(item.number)}"
            return f"{which} was laid face down beside the Ace of Diamonds, as card {item.thing}."
        case News.RUNNING_OUT:
            why = "fourth exit was revealed" if item.thing == Reason.EXITS else "last card of the deck was drawn"
            return f"The {why}; after this turn everybody in the house has one more."
        case _:
            return ENDS[item.thing].format(in_words(item.number, "round").capitalize())


ENDS = {
    Reason.ESCAPE: "With that escape the game was over.",
    Reason.EXITS: "All four exits were known and everybody had had a last turn; the game was over.",
    Reason.DECK: "The deck was empty and everybody had had a last turn; the game was over.",
    Reason.STILL: "{} had passed in which nothing was drawn, played or turned up; the game was over.",
    Reason.FEAR: "Fear had grown above everything else, and the house kept what it had; the game was over.",
}


def did(item: Item, names: Sequence[str]) -> str:
    """News of somebody, without the name and the full stop."""
    thing, number = item.thing, item.number
    match item.what:
        case News.STRONGER:
            return f"was stronger in {STAT_NAMES[thing]}"
        case News.DEALT_DOOR:
            return f"was dealt {'a Secret Door' if number == UNKNOWN else the_card(number) + ' as a Secret Door'}"
        case News.WOKE:
            return f"woke in the {card_name(number)}"
        case News.WENT_FIRST:
            return f"was in the lowest Room, the {card_name(number)}, and went first"
        case News.TURN_BEGAN:
            return f"began the turn in the {card_name(number)}, in round {thing}"
        case News.FIRST_ROOM:
            return f"looked round the {card_name(number)}"
        case News.MOVED:
            return f"went to the {card_name(number)}"
        case News.APPROACHED:
            return f"went towards face-down card {thing}"
        case News.OPENED:
            return "opened a new Door"
        case News.PLAYED_DOOR:
            return "played a Secret Door" + ("" if thing == item.seat else f" on {names[thing]}")
        case News.DECLARED:
            return f"declared {DECLARED_NAMES[thing].capitalize()}"
        case News.TURNED_UP:
            return f"turned up the {card_name(number)}, {room_name(number)}"
        case News.CHANGED:
            return f"{'gained' if thing & 7 > ZERO else 'lost'} {size_of(thing)}, which was {number} now"
        case News.IGNORED:
            return f"should have {'gained' if thing & 7 > ZERO else 'lost'} {size_of(thing)}, which stayed at {number}"
        case _:
            return did_more(item, names)


def did_more(item: Item, names: Sequence[str]) -> str:
    """The rest of the news of somebody."""
    thing, number = item.thing, item.number
    match item.what:
        case News.MATCHED:
            return f"matched it with the {card_name(number)} and took +1 instead"
        case News.REVEALED:
            return f"turned up card {thing} from afar: the {card_name(number)}"
        case News.LEFT_HIDDEN:
            return "left every hidden card as it was"
        case News.LINKED:
            return f"linked it to the {card_name(number)}"
        case News.ENTERED:
            return f"stepped into the {card_name(number)}"
        case News.FOUND_WAY_OUT:
            return f"stood at a Way Out, the {card_name(number)}, and {STAT_NAMES[thing]} decided"
        case News.ANSWERED:
            return f'answered "{QUESTION_NAMES[thing]}"'
        case News.LOST_WILL:
            return "was left with WILL 0"
        case News.LOCKED:
            return f"could not leave, and WILL was locked at {number}"
        case News.ESCAPED:
            return f"escaped through the {card_name(number)}"
        case News.WENT_ON:
            return f"could have left by the {card_name(number)}, and went on to level {thing + 1} of the house"
        case News.NOTED:
            return f"noted {number_of_points(thing)}, {number} in all"
        case News.LEVEL_OPENED:
            return f"opened another level at the {card_name(number)}, and {discarded(thing)}"
        case News.TRAPPED:
            return f"was trapped in the {card_name(number)}"
        case News.LOOKED:
            return f"drew {a_card(number)} and looked at it"
        case _:
            return did_last(item, names)


def did_last(item: Item, names: Sequence[str]) -> str:
    """What trapped players do, and how it ends for everybody."""
    thing, number = item.thing, item.number
    match item.what:
        case News.LAID_DOWN:
            which = "it" if number == UNKNOWN else the_card(number)
            return f"laid {which} face down, as card {thing // 64}, {beside(thing % 64)}"
        case News.LAID_UP:
            return f"laid {the_card(number // 64)} face up at the trap, linked to {the_card(number % 64)}"
        case News.FREED:
            return f"freed {names[thing]}, and both had FEAR 2"
        case News.STAYED:
            return "had nowhere to go, and stayed"
        case _:
            where = ("in the house", "in a trap", "out of the house")[thing]
            return f"ended {where} with {number_of_points(number)}"


def size_of(change: int) -> str:
    """A change without its direction: 2 WILL."""
    return change_words(change)[1:]


def beside(spot: int) -> str:
    """Where a card was laid."""
    return "beside the Ace of Diamonds" if spot == 0 else f"beside card {spot}"


def discarded(count: int) -> str:
    """How many cards left the house with it."""
    return f"{in_words(count, 'card')} {'was' if count == 1 else 'were'} discarded"


def number_of_points(score: int) -> str:
    """A score."""
    return counted(score, "point") if score != -1 else "-1 point"


# The end


def result(g: State, names: Sequence[str]) -> str:
    """HA-41, HA-42, HA-43, HA-44: how the game ended, as a sentence."""
    if not g.over:
        return "The game is not over."
    winners = [names[seat] for seat in range(g.players) if g.place[seat] == 1]
    if g.players == 1:
        fate = "escaped from the house and won" if winners else "was lost in the house"
        return f"{names[0]} {fate}, with {in_words(g.levels, 'other level')} opened."
    out = [names[seat] for seat in range(g.players) if g.escaped >> seat & 1]
    told = f"{listed(out) or 'Nobody'} escaped from the house"
    if not winners:
        return f"{told}, and nobody won."
    return f"{told} and won." if winners == out else f"{told}; {listed(winners)} won."
