"""Haunted in words: questions, news and the result."""

from collections.abc import Sequence

from gloaming.games.haunted.parts import (
    CARDS,
    COLORS,
    DECLARED_NAMES,
    EFFECTS,
    MATCHED_STAT,
    QUESTION_NAMES,
    REVEAL,
    STAT_NAMES,
    ZERO,
    Declared,
    Reason,
    change,
)
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import Ask, News, card_name, change_words
from gloaming.games.haunted.words.phrases import a_card, counted, in_words, listed, spot_phrase, the_card
from gloaming.games.haunted.words.rooms import room_name
from gloaming.kernel.news import Item
from gloaming.kernel.seats import EMPTY, UNKNOWN

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
            return f"laid {which} face down, as card {thing // CARDS}, {beside(thing % CARDS)}"
        case News.LAID_UP:
            return f"laid {the_card(number // CARDS)} face up at the trap, linked to {the_card(number % CARDS)}"
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
