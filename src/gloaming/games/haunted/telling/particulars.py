"""What a piece of news of Haunted is about, in a story."""

from gloaming.games.haunted.parts import DECLARED_NAMES, ROOM_NAMES, Declared
from gloaming.games.haunted.vocabulary import News
from gloaming.kernel.news import Item
from gloaming.kernel.seats import UNKNOWN
from gloaming.kernel.vocabulary import NewsKind, rows

NEWS_KINDS = rows(News, NewsKind)


def numbers_of(item: Item) -> dict[str, int]:
    """The numbers of its particulars, by their names."""
    return NEWS_KINDS[item.what].numbers(item)


def room_of(item: Item) -> str:
    """What its room is called; nothing if it has none, or if that may not be known."""
    card = numbers_of(item).get("card", UNKNOWN)
    return "" if card == UNKNOWN else ROOM_NAMES[card]


def declared_of(item: Item) -> str:
    """HA-10, HA-50: by what its room is described, which is the Suit where nothing was declared."""
    return DECLARED_NAMES[numbers_of(item).get("declared", Declared.SUIT)]
