"""What is told in Haunted Destinies.

A result may be -2: in news that is secret from nobody that is a number, and not UNKNOWN.
"""

from gloaming.games.haunted_destinies.content import KIND_NAMES
from gloaming.games.haunted_destinies.parts import KIND, QUARTERS
from gloaming.games.haunted_destinies.rules.sheet import border_of
from gloaming.games.haunted_destinies.vocabulary.kinds import (
    A_BORDER,
    A_CARD,
    A_COLUMN,
    A_DECK,
    A_KIND,
    A_PLACE,
    A_ROW,
    A_TILE,
    A_TURN,
    AN_ENDING,
    CARDS_LEFT,
    DARK,
    DOER,
    EDGES_SCHEMA,
    FROM,
    GLOOM,
    ITEMS_OFFERED,
    LIGHT,
    MOVEMENT,
    NOW,
    OTHER,
    OWNER,
    RESULT,
    ROUND,
    SECRET_PLACE,
    SPARED,
    TAKEN,
    THE_PLACE,
    TO,
    WHO,
    WOUNDS,
    border_json,
    edges_json,
)
from gloaming.kernel.kinds import or_none, secret
from gloaming.kernel.news import Item
from gloaming.kernel.schemas import Json, truth
from gloaming.kernel.vocabulary import Implied, NewsKinds, news

# What can be worked out from the rest


def edges_as_laid(item: Item) -> Json:
    """HD-4: the edges of a tile as it was turned."""
    return edges_json(item.thing, item.number % QUARTERS)


def own_pile(item: Item) -> bool:
    """HD-55: whether somebody looked at a card of their own."""
    return item.thing // THE_PLACE.size == item.seat


def kind_told(item: Item) -> str:
    """What kind of card it is."""
    return KIND_NAMES[KIND[item.number]]


EDGES_AS_LAID = Implied("edges", EDGES_SCHEMA, edges_as_laid)
OWN_PILE = Implied("own", truth("Whether it is the looker's own pile."), own_pile)
OWN_DOING = Implied("own", truth("Whether they did it themselves."), lambda item: item.thing == item.seat)
WHAT_KIND = Implied("kind", A_KIND.schema, kind_told)
WHAT_BORDER = Implied("border", A_BORDER.schema, lambda item: border_json(border_of(item.number)))


class News(NewsKinds):
    """What is told."""

    # The set-up.
    CARD_DEALT = news(WHO, A_PLACE, secret(A_CARD), quiet=True)  # secret from all
    TILE_DEALT = news(WHO, number=secret(A_TILE.called("dealt", "The tile.")), quiet=True)  # the owner knows it
    ROLLED_FOR_CEMETERY = news(WHO, number=LIGHT)
    GOT_CEMETERY = news(WHO)
    TILE_LAID = news(WHO, A_TILE, (A_ROW, A_COLUMN, A_TURN), implies=(EDGES_AS_LAID,), quiet=True)
    PAWN_PLACED = news(WHO, A_TILE, quiet=True)
    GLOOM_PLACED = news(WHO, A_TILE, GLOOM, quiet=True)

    # A turn.
    ROUND_BEGAN = news(number=ROUND)
    TURN_BEGAN = news(WHO, number=ROUND)
    RESTED = news(WHO, number=NOW)
    ROLLED = news(WHO, LIGHT, DARK)
    DOUBLES_ROLLED = news(WHO, number=SPARED)
    POINTS = news(WHO, number=MOVEMENT)
    WALKED = news(WHO, FROM, TO)
    LEAPT = news(WHO, FROM, TO)
    TILE_REMOVED = news(WHO, A_TILE)
    TURN_ENDED = news(WHO)  # by a rule (HD-26)
    USED_ITEM = news(WHO, number=A_CARD)
    PROPOSED = news(WHO, OTHER, ITEMS_OFFERED)
    ACCEPTED = news(WHO, OTHER, ITEMS_OFFERED)  # the other had proposed
    REFUSED = news(WHO, OTHER, ITEMS_OFFERED)

    # Actions.
    SEARCHED = news(WHO, A_TILE, RESULT)
    QUERIED = news(WHO, OTHER, RESULT)
    ATTACKED = news(WHO, OTHER, RESULT)  # of one round
    HAUNTED = news(WHO, OTHER, RESULT)
    SYPHONED = news(WHO, A_TILE, TAKEN)
    WOUNDED = news(WHO, WOUNDS, NOW)
    HEALED = news(WHO, WOUNDS, NOW)
    GLOOM_CHANGED = news(or_none(DOER), A_TILE, GLOOM)
    SPENT_GLOOM = news(WHO, GLOOM, NOW)

    # The decks.
    DREW_HAUNTING = news(WHO)
    DREW_SEARCH = news(WHO, number=secret(A_CARD))  # the drawer knows it
    NOTHING_TO_DRAW = news(WHO, A_DECK)
    RESHUFFLED = news(thing=A_DECK, number=CARDS_LEFT)
    CARD_PLACED = news(WHO, number=secret(SECRET_PLACE))  # the owner knows it
    GOT_ITEM = news(WHO, number=A_CARD)
    PLAYED = news(WHO, number=A_CARD, implies=(WHAT_KIND,))

    # Looks, and what becomes of the cards.
    LOOKED = news(WHO, (OWNER, THE_PLACE), secret(A_CARD), implies=(OWN_PILE,))  # the prober knows the card
    BORDER_SHOWN = news(WHO, OTHER, secret(A_BORDER))  # once for each witness; the other showed it, and all these know
    PUT_BACK = news(WHO, A_PLACE)  # whose card it is
    TURNED_UP = news(WHO, OTHER, A_CARD, implies=(OWN_DOING, WHAT_BORDER))  # before whom it now lies, by whom
    REVEALED = news(WHO, OTHER, A_CARD, implies=(WHAT_KIND,))  # the owner, the prober
    DISCARDED = news(number=A_CARD)
    GOAL_IN_PLAY = news(number=A_CARD, implies=(WHAT_KIND,))
    GOAL_REMOVED = news(WHO, number=A_CARD)
    GLOOM_MOVED = news(WHO, FROM, TO)

    # Fate.
    TOOK_FACE_DOWN = news(WHO, (OWNER, THE_PLACE))
    TOOK_FACE_UP = news(WHO, OTHER, A_CARD)
    ATTACK_ENDED = news(WHO, OTHER)
    DECLARED_BINDING = news(WHO, OTHER)
    DECLARED_RITUAL = news(WHO, OTHER)
    PILE_REVEALED = news(WHO, A_PLACE, A_CARD)  # once for each card of the pile
    BECAME_GHOST = news(WHO, number=GLOOM)
    RITUAL_BEGAN = news(WHO)
    MAY_ACT_AGAIN = news(WHO)
    EXCHANGED = news(WHO, OTHER)  # before the two looks
    WON = news(WHO, AN_ENDING)  # once for each winner
    NOBODY_WON = news(number=ROUND)
