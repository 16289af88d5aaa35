"""What happens in Haunted Destinies, as sentences in the past tense.

A number that the hearer may not know is UNKNOWN. Of a ghost health is gloom: where the news does not tell which of the
two was lost or gained, the sentence names neither.
"""

from collections.abc import Sequence

from gloaming.games.haunted_destinies.parts import FIRST_GOAL, QUARTERS, Ending, What
from gloaming.games.haunted_destinies.vocabulary import News
from gloaming.games.haunted_destinies.vocabulary.kinds import turned_edges
from gloaming.games.haunted_destinies.words.phrases import (
    border_of_card,
    card_phrase,
    counted,
    edges_words,
    effect_of,
    goal_of,
    items_of,
    listed,
    quarters_words,
    spot_name,
    the_tile,
    titles,
    what_shown,
    wounds,
)
from gloaming.kernel.news import Item
from gloaming.kernel.seats import UNKNOWN

PLACES_IN_NEWS = 128  # an owner and a place in one number: owner * 128 + place


def news(item: Item, names: Sequence[str]) -> str:
    """What happened, as a sentence in the past tense."""
    if item.what < News.ROUND_BEGAN:
        return in_set_up(item, names)
    if item.what < News.SEARCHED:
        return in_turn(item, names)
    if item.what < News.DREW_HAUNTING:
        return in_action(item, names)
    if item.what < News.LOOKED:
        return of_decks(item, names)
    return of_looks(item, names) if item.what < News.TOOK_FACE_DOWN else of_fate(item, names)


def in_set_up(item: Item, names: Sequence[str]) -> str:
    """HD-1 to HD-6."""
    who, thing, number = names[item.seat], item.thing, item.number
    match item.what:
        case News.CARD_DEALT:
            card = "a card" if number == UNKNOWN else card_phrase(number)
            return f"{who} was dealt {card} face down, at place {thing + 1}."
        case News.TILE_DEALT:
            return f"{who} was dealt {'a tile' if number == UNKNOWN else the_tile(number)}."
        case News.ROLLED_FOR_CEMETERY:
            return f"{who} rolled {number} for the Cemetery."
        case News.GOT_CEMETERY:
            return f"{who} got the Cemetery and was to go first."
        case News.TILE_LAID:
            spot, quarters = divmod(number, QUARTERS)
            edges = edges_words(turned_edges(thing, quarters))
            return f"{who} laid {the_tile(thing)} at {spot_name(spot)}, {quarters_words(quarters)}: {edges}."
        case News.PAWN_PLACED:
            return f"{who}'s pawn stood on {the_tile(thing)}."
        case _:
            return f"{who} placed a gloom on {the_tile(thing)}, which now had {number}."


def in_turn(item: Item, names: Sequence[str]) -> str:
    """HD-20 to HD-26, HD-65."""
    thing, number = item.thing, item.number
    if item.what == News.ROUND_BEGAN:
        return f"Round {number} began."
    return f"{names[item.seat]}{turn_of(item, thing, number, names)}"


def turn_of(item: Item, thing: int, number: int, names: Sequence[str]) -> str:
    """News of somebody's turn, without the name."""
    match item.what:
        case News.TURN_BEGAN:
            return "'s turn began."
        case News.RESTED:
            return " had rested alone."
        case News.ROLLED:
            return f" rolled light {thing} and dark {number}." if number else f" rolled {thing} with one die."
        case News.DOUBLES_ROLLED:
            return " rolled doubles, and was spared." if number else " rolled doubles."
        case News.POINTS:
            return f" had {counted(number, 'movement point')}."
        case News.WALKED:
            return f" walked from {the_tile(thing)} to {the_tile(number)}."
        case News.LEAPT:
            return f" left {the_tile(thing)} over its X edge and came to {the_tile(number)}."
        case News.TILE_REMOVED:
            return f" forwent all movement and removed {the_tile(thing)} from the moor."
        case News.TURN_ENDED:
            return "'s turn ended at once."
        case News.USED_ITEM:
            return f" used up {card_phrase(number)}."
        case News.PROPOSED:
            return f" proposed to {names[thing]} that {listed(titles(items_of(number)))} change hands."
        case News.ACCEPTED:
            return f" accepted {names[thing]}'s proposal: {listed(titles(items_of(number)))} changed hands."
        case _:
            return f" refused {names[thing]}'s proposal: {listed(titles(items_of(number)))} did not change hands."


def in_action(item: Item, names: Sequence[str]) -> str:
    """HD-13, HD-30 to HD-45, HD-70 to HD-73."""
    thing, number = item.thing, item.number
    if item.what == News.GLOOM_CHANGED:
        return f"The gloom on {the_tile(thing)} came to {number}."
    who = names[item.seat]
    match item.what:
        case News.SEARCHED:
            return f"{who} searched {the_tile(thing)}: the result was {number}."
        case News.QUERIED:
            return f"{who} queried {names[thing]}: the result was {number}."
        case News.ATTACKED:
            return f"{who} attacked {names[thing]}: the result was {number}."
        case News.HAUNTED:
            return f"{who} haunted {names[thing]}: the result was {number}."
        case News.SYPHONED if number < 0:
            return f"{who} reached for the gloom on {the_tile(thing)}, and it only grew."
        case News.SYPHONED:
            return f"{who} syphoned {number} gloom off {the_tile(thing)}."
        case News.WOUNDED:
            return f"{who} took {wounds(thing)}, down to {number}."
        case News.HEALED:
            return f"{who} grew stronger by {thing}, to {number}."
        case _:
            return f"{who} spent {thing} gloom, down to {number}."


def of_decks(item: Item, names: Sequence[str]) -> str:
    """HD-11, HD-35 and the two decks."""
    thing, number = item.thing, item.number
    if item.what == News.RESHUFFLED:
        cover, deck = ("Lantern", "Search") if thing == What.SEARCH else ("Skull", "Haunting")
        return f"The {cover} came up: {counted(number, 'discard')} became the new {deck} deck."
    who = names[item.seat]
    match item.what:
        case News.DREW_HAUNTING:
            return f"{who} drew a Haunting card, unseen."
        case News.DREW_SEARCH:
            return f"{who} drew a Search card{'' if number == UNKNOWN else f': {card_phrase(number)}'}."
        case News.NOTHING_TO_DRAW:
            return f"There was no {'Search' if thing == What.SEARCH else 'Haunting'} card for {who} to draw."
        case News.CARD_PLACED:
            where = "secretly chose its place" if number == UNKNOWN else f"put it at place {number + 1}"
            return f"{who} took a card into the pile and {where}."
        case News.GOT_ITEM:
            return f"{who} laid out an item: {card_phrase(number)}."
        case _:
            return f"{who} played {card_phrase(number)}: {effect_of(number)}."


def of_looks(item: Item, names: Sequence[str]) -> str:
    """HD-50, HD-55, and what becomes of the cards."""
    thing, number = item.thing, item.number
    if item.what == News.DISCARDED:
        return f"{card_phrase(number)} was discarded."
    if item.what == News.GOAL_IN_PLAY:
        return f"{card_phrase(number)} stayed in play: the ghosts win if {goal_of(number)}."
    who = names[item.seat]
    match item.what:
        case News.LOOKED:
            owner, place = divmod(thing, PLACES_IN_NEWS)
            whose = "their own" if owner == item.seat else f"{names[owner]}'s"
            card = "" if number == UNKNOWN else f": {card_phrase(number)}"
            return f"{who} looked at card {place + 1} of {whose} pile{card}."
        case News.BORDER_SHOWN:
            border = "" if number == UNKNOWN else f": {what_shown(number)}"
            return f"{names[thing]} showed {who} the border{border}."
        case News.PUT_BACK:
            return f"Card {thing + 1} of {who}'s pile was put back."
        case News.TURNED_UP:
            card = f"{card_phrase(number)} ({border_of_card(number)})"
            return (
                f"{who} put {card} in play." if thing == item.seat else f"{names[thing]} turned up {card} before {who}."
            )
        case News.REVEALED:
            told = ", a ghost goal" if number >= FIRST_GOAL else f": {effect_of(number)}"
            return f"Out of {who}'s pile, probed by {names[thing]}, came {card_phrase(number)}{told}."
        case News.GOAL_REMOVED:
            return f"{who} removed the ghost goal {card_phrase(number)}."
        case _:
            return f"{who} moved all gloom from {the_tile(thing)} to {the_tile(number)}."


def of_fate(item: Item, names: Sequence[str]) -> str:
    """HD-45, HD-46, HD-60 to HD-70, HD-90."""
    thing, number = item.thing, item.number
    if item.what == News.NOBODY_WON:
        return f"The moor kept its secret for {counted(number, 'round')}, and nobody won."
    who = names[item.seat]
    match item.what:
        case News.TOOK_FACE_DOWN:
            loser, place = divmod(thing, PLACES_IN_NEWS)
            return f"{who} took card {place + 1} of {names[loser]}'s pile, unseen."
        case News.TOOK_FACE_UP:
            return f"{who} took {card_phrase(number)} from {names[thing]}."
        case News.ATTACK_ENDED:
            return f"{who}'s attack on {names[thing]} ended."
        case News.DECLARED_BINDING:
            return f"{who} set out to bind {names[thing]} as the Opener."
        case News.DECLARED_RITUAL:
            return f"{who} declared the Opening Ritual over {names[thing]}."
        case News.PILE_REVEALED:
            return f"Card {thing + 1} of {who}'s pile was laid bare: {card_phrase(number)}."
        case News.BECAME_GHOST:
            return f"{who} became a ghost with {number or 'no'} gloom and rose in the Cemetery."
        case News.RITUAL_BEGAN:
            return f"{who} was the Opener, and the ritual ran."
        case News.MAY_ACT_AGAIN:
            return f"{who} might act once more this turn."
        case News.EXCHANGED:
            return f"{who} exchanged looks with {names[thing]}."
        case _:
            return f"{who} {WINNING[thing]}"


WINNING = {
    Ending.BOUND: "bound the Opener and won.",
    Ending.OPENER: "had made ghosts of all the others, and won as the Opener.",
    Ending.LIVING: "lived to see the Opener fall, and won.",
    Ending.GHOSTS: "was a ghost when a ghost goal was met, and won.",
    Ending.LAST_ALIVE: "was the last one alive, and so the Opener, and won.",
}
