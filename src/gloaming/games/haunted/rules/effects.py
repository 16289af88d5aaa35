"""What a room of Haunted does to whoever enters it: changes, choices, matches and reveals."""

from gloaming.games.haunted.parts import (
    ACES,
    AMOUNTS,
    CHANGES,
    CHOICE,
    COLORS,
    DIAMONDS,
    EFFECTS,
    MATCHED_STAT,
    ONE_MORE,
    REVEAL,
    STATS,
    SUITS,
    ZERO,
    Bonus,
    Declared,
    Matching,
    Reason,
    Revealing,
)
from gloaming.games.haunted.rules.end import end
from gloaming.games.haunted.rules.house import count_exits, lies_face_down, turn_over
from gloaming.games.haunted.rules.stats import changes_nothing, fear_is_highest
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import Ask, News
from gloaming.kernel.agenda import ask
from gloaming.kernel.news import tell
from gloaming.kernel.seats import EMPTY


def apply_effect(g: State, seat: int, declared: int, card: int) -> None:
    """HA-10, HA-12, HA-15: the card's effect by Suit or by Color; Aces and Jokers have none here."""
    if card >= ACES:
        return
    if declared == Declared.COLOR and g.where[card ^ COLORS] != EMPTY:
        ask(g, seat, Ask.MATCH, card, 2)
    else:
        carry_out_effect(g, seat, card, EFFECTS[declared][card])


def carry_out_effect(g: State, seat: int, card: int, effect: int) -> None:
    """HA-12: a change, a Diamonds choice, a reveal, or nothing."""
    if effect < CHANGES:
        suffer(g, seat, effect)
    elif effect == CHOICE:
        ask(g, seat, Ask.CHOOSE, card, 2)
    elif effect == REVEAL and g.face_down > 0:
        ask(g, seat, Ask.REVEAL, card, g.laid + 1)


def match(g: State, seat: int, card: int, answer: int) -> None:
    """HA-13: the effect, or +1 WILL for red and +1 BODY for black instead of it."""
    if answer == Matching.EFFECT:
        carry_out_effect(g, seat, card, EFFECTS[Declared.COLOR][card])
    else:
        tell(g, News.MATCHED, seat, g.where[card ^ COLORS], card ^ COLORS)
        suffer(g, seat, ONE_MORE[MATCHED_STAT[card & 1]])


def make_choice(g: State, seat: int, card: int, answer: int) -> None:
    """HA-17: a Diamond gives the choice of two changes, also of one that will be ignored."""
    suffer(g, seat, DIAMONDS[card // SUITS][answer])


def may_reveal(g: State, seat: int, card: int, answer: int) -> bool:
    """HA-16: nothing, or one card of the house that lies face down."""
    return answer == Revealing.NOTHING or lies_face_down(g, answer - Revealing.CARD)


def reveal(g: State, seat: int, card: int, answer: int) -> None:
    """HA-16: the card is turned up with no effect on anyone; or none is."""
    if answer == Revealing.NOTHING:
        tell(g, News.LEFT_HIDDEN, seat, 0, 0)
    else:
        spot = answer - Revealing.CARD
        turn_over(g, spot)
        tell(g, News.REVEALED, seat, spot, g.card[spot])
        count_exits(g)


def suffer(g: State, seat: int, effect: int) -> None:
    """HA-17, HA-43: an effect changes a stat; in solo the game is lost at once when FEAR is then above both others."""
    change_stat(g, seat, effect)
    if g.players == 1 and fear_is_highest(g, seat):
        end(g, Reason.FEAR)


def change_stat(g: State, seat: int, effect: int) -> None:
    """HA-17: a stat is changed, or the change is ignored."""
    stat = effect // AMOUNTS
    if changes_nothing(g, seat, effect):
        tell(g, News.IGNORED, seat, effect, g.stat[seat][stat])
    else:
        g.stat[seat][stat] += effect % AMOUNTS - ZERO
        tell(g, News.CHANGED, seat, effect, g.stat[seat][stat])


def ask_bonus(g: State, seat: int) -> None:
    """HA-12: one's own Secret Door gives +1 to one of the three stats; it may be declined."""
    ask(g, seat, Ask.BONUS, 0, STATS + 1)


def take_bonus(g: State, seat: int, subject: int, answer: int) -> None:
    """HA-12, HA-17: +1 to the stat of choice, also to one that is locked; it may be declined."""
    if answer != Bonus.DECLINE:
        change_stat(g, seat, ONE_MORE[answer - Bonus.ADD])
