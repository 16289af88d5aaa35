"""Each piece of news of Haunted Destinies is told when the table shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from gloaming.games.haunted_destinies import GAME
from gloaming.games.haunted_destinies.rules.end import check_ritual
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.news import Item
from moors import COUNTS, NAMES, before, ghost, gloom, health, moor, opener, pile, play, rolled, stand, wander

Json = dict[str, Any]


class Watcher(list[Item]):
    """Writes news down, and the layout at each piece."""

    def __init__(self, g: State) -> None:
        super().__init__()
        self.g = g
        self.beats: list[tuple[Json, Json]] = []

    def append(self, item: Item) -> None:
        """Hear a piece of news."""
        super().append(item)
        self.beats.append((GAME.news_data(item, NAMES), GAME.words.layout(self.g, NAMES)))


def player(table: Json, name: str) -> Json:
    """What a layout has of a player."""
    found: Json = next(each for each in table["players"] if each["name"] == name)
    return found


def strength(table: Json, name: str) -> int:
    """Health, or the gloom of a ghost."""
    who = player(table, name)
    return int(who["gloom"] if who["ghost"] else who["health"])


def on_moor(table: Json, tile: str) -> Json | None:
    """A tile that lies on the moor."""
    return next((each for each in table["moor"] if each["tile"] == tile), None)


def gloom_on(table: Json, tile: str) -> int:
    """The gloom on a tile."""
    return int((on_moor(table, tile) or {})["gloom"])


def names_in(cards: list[Json]) -> list[str]:
    """The names of some cards."""
    return [card["name"] for card in cards]


def discarded(table: Json) -> list[str]:
    """The names of all discards."""
    return [name for deck in table["decks"] for name in names_in(deck["discards"])]


def is_looked_at(news: Json, table: Json) -> bool:
    """HD-11: the place is looked at; a Psyche card, or one's own, is in the looker's hand and on the sheet."""
    looking = player(table, news["seat"])["looking"]
    grey = looking is None
    claims = [claim["what"] for claim in player(table, news["seat"])["sheet"]]
    there = table["look"] == {"prober": news["seat"], "owner": news["owner"], "place": news["place"]}
    return there and (grey or (looking["name"] == news["card"] and news["card"] in claims))


SHOWN: dict[str, Callable[[Json, Json], bool]] = {
    "rolled for cemetery": lambda news, table: player(table, news["seat"])["roll"] == news["light"],
    "got cemetery": lambda news, table: table["first"] == news["seat"],
    "tile laid": lambda news, table: (on_moor(table, news["tile"]) or {})["edges"] == news["edges"],
    "pawn placed": lambda news, table: player(table, news["seat"])["pawn"] == news["tile"],
    "gloom placed": lambda news, table: gloom_on(table, news["tile"]) == news["gloom"],
    "round began": lambda news, table: table["round"] == news["round"],
    "turn began": lambda news, table: table["turn"]["player"] == news["seat"],
    "rested": lambda news, table: strength(table, news["seat"]) == news["now"],
    "rolled": lambda news, table: (table["turn"]["light"], table["turn"]["dark"]) == (news["light"], news["dark"]),
    "points": lambda news, table: table["turn"]["points"] == news["points"],
    "walked": lambda news, table: player(table, news["seat"])["pawn"] == news["to"],
    "leapt": lambda news, table: player(table, news["seat"])["pawn"] == news["to"] and table["turn"]["leapt"],
    "tile removed": lambda news, table: on_moor(table, news["tile"]) is None,
    "used item": lambda news, table: news["card"] in discarded(table),
    "proposed": lambda news, table: table["turn"]["offer"] == news["items"],
    "accepted": lambda news, table: table["turn"]["offer"] == [],
    "refused": lambda news, table: table["turn"]["offer"] == [],
    "searched": lambda news, table: table["turn"]["result"] == max(0, news["result"]),
    "queried": lambda news, table: table["turn"]["target"] == news["other"],
    "attacked": lambda news, table: table["turn"]["target"] == news["other"],
    "haunted": lambda news, table: table["turn"]["target"] == news["other"],
    "wounded": lambda news, table: strength(table, news["seat"]) == news["now"],
    "healed": lambda news, table: strength(table, news["seat"]) == news["now"],
    "gloom changed": lambda news, table: gloom_on(table, news["tile"]) == news["gloom"],
    "spent gloom": lambda news, table: strength(table, news["seat"]) == news["now"],
    "drew haunting": lambda news, table: table["drawn"]["deck"] == "haunting",
    "drew search": lambda news, table: table["drawn"]["card"]["name"] == news["card"],
    "got item": lambda news, table: news["card"] in names_in(player(table, news["seat"])["items"]),
    "played": lambda news, table: news["card"] in names_in(table["obeyed"]) and table["drawn"] is None,
    "border shown": lambda news, table: table["look"]["prober"] == news["other"],
    "put back": lambda news, table: table["look"] is None and not any(each["looking"] for each in table["players"]),
    "turned up": lambda news, table: news["card"] in names_in(player(table, news["seat"])["face_up"]),
    "revealed": lambda news, table: news["card"] in names_in(table["obeyed"]) and table["look"] is None,
    "discarded": lambda news, table: news["card"] in discarded(table),
    "goal in play": lambda news, table: news["card"] in names_in(table["goals"]),
    "goal removed": lambda news, table: news["card"] not in names_in(table["goals"]),
    "gloom moved": lambda news, table: gloom_on(table, news["from"]) == 0,
    "took face up": lambda news, table: news["card"] in shown_before(table, news["seat"]),
    "became ghost": lambda news, table: strength(table, news["seat"]) == news["gloom"],
    "ritual began": lambda news, table: table["ritual"] == news["seat"],
    "exchanged": lambda news, table: news["other"] in table["turn"]["exchanged"],
    "won": lambda news, table: table["ending"] == news["ending"] and player(table, news["seat"])["place"] == 1,
    "nobody won": lambda news, table: table["over"] and table["ending"] == "cap",
    "looked": is_looked_at,
    "card placed": lambda news, table: table["drawn"] is None,
}
# Of these nothing is to be seen but that they happened, or only later.
UNSHOWN = {
    *("doubles rolled", "turn ended", "syphoned", "nothing to draw", "reshuffled", "took face down", "attack ended"),
    *("card dealt", "tile dealt", "declared binding", "declared ritual", "pile revealed", "may act again"),
}


def shown_before(table: Json, name: str) -> list[str]:
    """The names of what lies face up before a player."""
    return names_in(player(table, name)["face_up"]) + names_in(player(table, name)["items"])


def in_sight(table: Json, name: str) -> list[str]:
    """The names of what lies open: before a player, discarded or out of the game."""
    return shown_before(table, name) + discarded(table) + names_in(table["removed"])


@pytest.mark.parametrize("players", COUNTS)
def test_hd_99_the_table_shows_each_piece_of_news_when_it_is_told(players: int) -> None:
    seen: Counter[str] = Counter()
    for game in range(3):
        watcher = None
        for g, _, _ in wander(players, f"beats {game}", quick=game % 2, cap=15):
            if watcher is None:
                watcher = Watcher(g)
                g.news = watcher
            for news, table in watcher.beats:
                seen[news["what"]] += 1
                assert news["what"] in UNSHOWN or SHOWN[news["what"]](news, table), news
            watcher.beats.clear()
    assert {"walked", "looked", "drew search", "put back", "wounded", "gloom changed"} <= seen.keys()


def beats(g: State, *answers: str) -> list[tuple[Json, Json]]:
    """The news of some answers, each piece with the layout."""
    watcher = Watcher(g)
    g.news = watcher
    play(g, *answers)
    return watcher.beats


def test_hd_72_the_gloom_is_gone_when_its_syphoning_is_told() -> None:
    g = moor(3)
    ghost(g, Ada=1)
    stand(g, Ada=1)
    gloom(g, _1=3)
    rolled(g)
    told = [
        (news["what"], gloom_on(table, "Roman Ruins"), strength(table, "Ada"))
        for news, table in beats(g, "syphon", "1 4", "take 2")
    ]
    assert told == [("rolled", 3, 1), ("syphoned", 1, 1), ("gloom changed", 1, 1), ("healed", 1, 3)]


def test_hd_35_an_item_is_drawn_and_then_laid_out() -> None:
    g = moor(3)
    rolled(g)
    told = beats(g, "search", "6 1", "search card", "draw heal_item")[-2:]
    assert [(news["what"], table["drawn"] and table["drawn"]["card"]["kind"]) for news, table in told] == [
        ("drew search", "heal_item"),
        ("got item", None),
    ]


def test_hd_23_items_have_changed_hands_when_a_proposal_is_accepted() -> None:
    g = moor(3)
    stand(g, Ada=1, Ben=1)
    before(g, Ada="heal_item")
    rolled(g)
    news, table = beats(g, "trade Ben", "accept")[-1]
    assert (news["what"], names_in(player(table, "Ben")["items"])) == ("accepted", ["Silver Flask 1"])


def test_hd_50_a_witness_has_noted_the_border_when_it_is_shown() -> None:
    g = moor(3)
    stand(g, Ada=1, Ben=1)
    pile(g, Ben="scene scene")
    rolled(g)
    told = beats(g, "query Ben", "6 1", "look", "place 1", "face down", "show Cleo")
    news, table = next((news, table) for news, table in told if news["what"] == "border shown")
    claims = [(claim["what"], claim["owner"], claim["from_place"]) for claim in player(table, news["seat"])["sheet"]]
    assert (f"set {news['border']}", "Ben", 2) in claims


def test_hd_70_the_cards_of_a_pile_come_to_light_one_by_one_before_its_owner_is_a_ghost() -> None:
    g = moor(3)
    stand(g, Ada=1, Ben=1)
    pile(g, Ben="scene turn_ends both_heal", Cleo="opener")
    health(g, Ben=0)
    rolled(g)
    told = [
        (news, table)
        for news, table in beats(g, "attack Ben", "6 1", "wound", "binding")
        if news["what"] == "pile revealed"
    ]
    cards = [news["card"] for news, _ in told]
    shown = [[card in in_sight(table, "Ben") for card in cards] for _, table in told]
    assert shown == [[True, False, False], [True, True, False], [True, True, True]]
    assert not any(player(table, "Ben")["ghost"] for _, table in told)


def test_hd_90_each_winner_has_won_when_it_is_told_and_the_game_is_over_after_all() -> None:
    g = moor(4)
    opener(g, "Ada")
    ghost(g, Ben=1)
    health(g, Ada=0)
    watcher = g.news = Watcher(g)
    check_ritual(g)
    places = [[each["place"] for each in table["players"]] for _, table in watcher.beats]
    assert places == [[2, 2, 1, None], [2, 2, 1, 1]]
    assert [table["over"] for _, table in watcher.beats] == [False, False]
    assert g.over
