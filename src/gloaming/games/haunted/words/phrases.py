"""The phrases of Haunted, of which its sentences are made."""

from collections.abc import Sequence

from gloaming.games.haunted.parts import QUESTION_NAMES, STAT_NAMES, STATS, Face
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import card_name, room_code, room_on
from gloaming.kernel.seats import UNKNOWN

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
UNITS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
TEENS = ("eleventh", "twelfth", *(f"{ten}teenth" for ten in ("thir", "four", "fif", "six", "seven", "eigh", "nine")))
ORDINALS = (*UNITS, "tenth", *TEENS)
TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
ENDINGS = {1: "st", 2: "nd", 3: "rd"}


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Parts as they stand in a sentence: one, two and three."""
    return f" {last} ".join((", ".join(parts[:-1]), parts[-1])) if len(parts) > 1 else "".join(parts)


def counted(count: int, thing: str) -> str:
    """So many things: 1 card, 0 cards."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def in_words(count: int, thing: str) -> str:
    """So many things, the number in words where it is short."""
    number = NUMBERS[count] if count < len(NUMBERS) else str(count)
    return f"{number} {thing}" if count == 1 else f"{number} {thing}s"


def ordinal(number: int) -> str:
    """A number as it stands in a heading: first, twenty-first, 101st."""
    if number <= len(ORDINALS):
        return ORDINALS[number - 1]
    tens, ones = divmod(number, 10)
    if tens - 2 >= len(TENS):
        return f"{number}{ENDINGS.get(ones, 'th') if tens % 10 != 1 else 'th'}"
    return f"{TENS[tens - 2]}-{UNITS[ones - 1]}" if ones else f"{TENS[tens - 2][:-1]}ieth"


def the_card(card: int) -> str:
    """A card as it stands in a sentence."""
    return f"the {card_name(card)}"


def a_card(card: int) -> str:
    """A card as somebody who may not know it hears of it."""
    return "a card" if card == UNKNOWN else the_card(card)


def spot_name(g: State, spot: int) -> str:
    """A card on its spot as it stands in an answer: its name if it lies face up, else its number."""
    return room_code(room_on(g, spot))


def spot_phrase(g: State, spot: int) -> str:
    """A card on its spot as it stands in a sentence."""
    return f"the {spot_name(g, spot)}" if g.face[spot] == Face.UP else f"face-down {spot_name(g, spot)}"


def stats_words(g: State, seat: int) -> str:
    """A player's three numbers, and whether WILL is locked."""
    words = [f"{STAT_NAMES[stat]} {g.stat[seat][stat]}" for stat in range(STATS)]
    if g.locked >> seat & 1:
        words[1] += " (locked)"
    return ", ".join(words)


def questions_answered(g: State, seat: int) -> list[str]:
    """The questions that a player has answered."""
    return [text for question, text in enumerate(QUESTION_NAMES) if g.questions[seat] >> question & 1]


def standing_on(g: State, spot: int, names: Sequence[str]) -> list[str]:
    """The names of those whose tokens stand on a card."""
    return [names[seat] for seat in range(g.players) if g.token[seat] == spot]
