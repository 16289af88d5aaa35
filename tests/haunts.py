"""Haunts: houses of Haunted in words.

    match = haunt(3, rooms="9 of Clubs, Jack of Hearts", doors={"Ben": "10 of Hearts"})   # the deal is done
    match = awake(3)                                                  # and everybody has had a turn without effect
    write(match, Ada="5 3 3")                                         # BODY, WILL and FEAR
    put(match, "Ace of Clubs", at="3 of Diamonds")
    open_door(match, "suit", "6 of Clubs", Ben="play 10 of Hearts")

Cards that no story names are such as have no effect on Suit, as far as they go. `put`, `stand`, `write`, `late` and
`deck` arrange a table by its cells; everything else is answered in words.
"""

from __future__ import annotations

from typing import Any

from gloaming.games.haunted import GAME
from gloaming.games.haunted.parts import Face
from gloaming.games.haunted.rules.house import count_exits, discard, link, put_card, turn_over
from gloaming.kernel.match import NAMES, Match
from gloaming.kernel.seats import ALL_VIEWERS, CHANCE, SPECTATOR
from stories import play

VALUES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King"]
SUITS = ["Diamonds", "Clubs", "Hearts", "Spades"]  # HA-5: in this order ties are broken
COLORS = {"Diamonds": "red", "Clubs": "black", "Hearts": "red", "Spades": "black"}
TWINS = {"Diamonds": "Hearts", "Hearts": "Diamonds", "Clubs": "Spades", "Spades": "Clubs"}  # the same colour
ROOMS = [f"{value} of {suit}" for value in VALUES for suit in SUITS]  # from the lowest
ACES = [f"Ace of {suit}" for suit in SUITS]
JOKERS = ["red Joker", "black Joker"]
EVERY_CARD = [*ROOMS, *ACES, *JOKERS]
QUIET = [card for card in ROOMS if (card[0] in "3579" and not card.endswith("Diamonds")) or card == "3 of Diamonds"]
PLAIN = [card for card in ROOMS if not card.endswith("Diamonds") and not card.startswith("Jack")]  # nothing is asked
PLAYERS = range(1, 9)
REMEMBER, BRING, FEAR = "remember", "bring", "fear"
NO_THANKS = {"link": "no link", "bonus": "decline", "reveal": "reveal nothing", "match": "effect"}


def cards(text: str) -> list[str]:
    """Cards in a text: 9 of Clubs, red Joker."""
    return [card.strip() for card in text.split(",") if card.strip()]


def color_of(card: str) -> str:
    """Red or black."""
    return COLORS.get(card.rsplit(maxsplit=1)[-1]) or card.split(maxsplit=1)[0]


def twin(card: str) -> str:
    """The other card of the same value and colour."""
    value, suit = card.split(" of ")
    return f"{value} of {TWINS[suit]}"


# Arranging


def lay(players: int, **options: Any) -> Match:
    """A table before the first answer."""
    return Match(GAME, NAMES[:players], options, committed="f" * 64)


def haunt(
    players: int = 2,
    *,
    rooms: str = "",
    doors: dict[str, str] | None = None,
    cross: str = "",
    spare: str = "",
    stronger: dict[str, str] | None = None,
    **options: Any,
) -> Match:
    """The cards are dealt as named, those in `spare` stay in the deck, and the first turn has begun."""
    match = lay(players, **options)
    for name in match.names:
        match.answer(name, (stronger or {}).get(name, "body"))
    held = {name: cards((doors or {}).get(name, "")) for name in match.names}
    named = [*cards(rooms), *cards(cross), *cards(spare), *(card for hand in held.values() for card in hand)]
    calm = [card for card in QUIET if card not in named]
    others = [card for card in reversed(ROOMS) if card not in named and card not in QUIET]
    dealt = [*cards(cross), *(others.pop() for _ in range(4 - len(cards(cross))))]
    for seat, name in enumerate(match.names):
        if players > 1:
            dealt += [*held[name], *(others.pop(0) for _ in range(2 - len(held[name])))]
        dealt.append(cards(rooms)[seat] if seat < len(cards(rooms)) else calm.pop(0))
    play(match, *(f"draw {card}" for card in dealt))
    return match


def awake(players: int = 2, *, spare: str = "", **arranged: Any) -> Match:
    """Everybody has opened a Door with no effect; the first player is asked for the second turn."""
    match = haunt(players, spare=spare, **arranged)
    before = [stats(match, name) for name in match.names]
    for _ in match.names:
        idle(match, spare)
    write(
        match, **{name: f"{body} {will} {fear}" for name, (body, will, fear) in zip(match.names, before, strict=True)}
    )
    return match


def idle(match: Match, spare: str = "") -> str:
    """The active player opens a Door on Suit, to a card without effect if there is one; say which."""
    answer_offers(match)
    if match.view()["question"] == "declare":
        play(match, "suit")
    free = [card for card in undrawn(match) if card in ROOMS and card not in cards(spare)]
    card = min(free, key=[*QUIET, *PLAIN, *ROOMS].index)
    play(match, f"draw {card}")
    if match.view()["question"] == "choose":
        play(match, match.answers(match.asked[0])[0])
    decline(match)
    return card


def write(match: Match, **lines: str) -> None:
    """Players' papers say BODY, WILL and FEAR: 5 3 2."""
    for name, line in lines.items():
        match.state.stat[match.seat(name)][:] = [int(number) for number in line.split()]


def late(match: Match) -> None:
    """The first cards, two a player, are drawn as it were: Aces and Jokers are in the deck now."""
    g = match.state
    if g.early:
        g.early = 0
        deck(match, *undrawn(match), *ACES[1:], *(JOKERS if g.players > 1 else []))


def deck(match: Match, *named: str) -> None:
    """These cards are all that is left of the deck, and anything in it can be drawn."""
    g = match.state
    g.early = 0
    g.left = len(named)
    g.bag[: len(named)] = [EVERY_CARD.index(card) for card in named]


def undrawn(match: Match) -> list[str]:
    """The cards that can be drawn now."""
    g = match.state
    return [EVERY_CARD[card] for card in g.bag[: g.left]]


def put(match: Match, card: str, at: str = "", *, face_down: bool = False, seen_by: str = "") -> int:
    """A card out of the deck lies in the house, linked to these others; say on which spot."""
    if card not in ROOMS and card not in undrawn(match):
        late(match)
    g = match.state
    rest = [other for other in undrawn(match) if other != card]
    assert len(rest) == g.left - 1, f"the {card} is not in the deck"
    g.left = len(rest)
    g.bag[: len(rest)] = [EVERY_CARD.index(other) for other in rest]
    viewers = sum(1 << match.seat(name) for name in cards(seen_by))
    spot = put_card(
        g, EVERY_CARD.index(card), Face.DOWN if face_down else Face.UP, viewers if face_down else ALL_VIEWERS
    )
    count_exits(g)
    for other in cards(at):
        link(g, spot_of(match, other), spot)
    return spot


def stand(match: Match, **places: str) -> None:
    """Tokens stand on these cards."""
    for name, card in places.items():
        match.state.token[match.seat(name)] = spot_of(match, card)


def trap(match: Match, name: str, joker: str, at: str = "") -> None:
    """A player is trapped in a Joker, which is linked to these cards."""
    put(match, joker, at)
    stand(match, **{name: joker})
    match.state.trapped |= 1 << match.seat(name)


def lock(match: Match, name: str) -> None:
    """A player's WILL is locked."""
    match.state.locked |= 1 << match.seat(name)


def throw_away(match: Match, card: str) -> None:
    """A card of the house that lies face up is discarded."""
    discard(match.state, spot_of(match, card))


def turn_up(match: Match, *spots: int) -> None:
    """Cards of the house that lie face down are turned up."""
    for spot in spots:
        turn_over(match.state, spot)
        count_exits(match.state)


def spot_of(match: Match, card: str) -> int:
    """The spot of a card: of one that lies face up by its name, of any as `card 3`."""
    if card.startswith("card "):
        return int(card.removeprefix("card "))
    house = match.everything()["house"]
    return int(next(shown["spot"] for shown in house if shown["card"]["name"] == card))


# Acting


def answer_offers(match: Match, **offers: str) -> None:
    """A Door is opened, or a trapped player draws: all who are asked keep their Secret Doors or offer one."""
    if match.view()["question"] == "act":
        play(match, "open")
    while match.view()["question"] == "offer":
        match.answer(match.asked[0], offers.get(match.asked[0], "keep"))


def open_door(match: Match, declared: str, card: str, **offers: str) -> list[str]:
    """The active player opens a Door; the card is drawn unless a Secret Door is played. Return what is told."""
    before = len(match.heard)
    answer_offers(match, **offers)
    play(match, declared)
    if match.game.asks(match.state, CHANCE):
        play(match, f"draw {card}")
    return told(match, before)


def decline(match: Match) -> None:
    """Whatever is optional is left: links, reveals, +1 for a Secret Door, the match of a card."""
    while match.view()["question"] in NO_THANKS:
        play(match, NO_THANKS[match.view()["question"]])


def go(match: Match, card: str) -> list[str]:
    """The active player moves to a card, a face-up one by its name; return what is told."""
    before = len(match.heard)
    play(match, f"go to {card}")
    return told(match, before)


def draw_trapped(match: Match, card: str, **offers: str) -> None:
    """A trapped player draws this card, unless somebody plays a Secret Door."""
    answer_offers(match, **offers)
    if match.game.asks(match.state, CHANCE):
        play(match, f"draw {card}")


def walk(match: Match) -> None:
    """The active player moves to a linked face-up card that is no exit; a trapped player passes."""
    name = match.view()["active"]
    if paper(match, name)["trapped"]:
        play(match, "stay")
    else:
        near = links(match, room(match, name))
        go(match, min(card for card in near if not card.startswith(("Ace", "card"))))


def last_turns(match: Match) -> list[str]:
    """All walk until the game is over; say who had a turn."""
    names = []
    while not match.over:
        names.append(match.view()["active"])
        walk(match)
    return names


# Looking


def paper(match: Match, name: str) -> dict[str, Any]:
    """All that is public of a player."""
    player: dict[str, Any] = match.view()["players"][match.seat(name)]
    return player


def stats(match: Match, name: str) -> tuple[int, int, int]:
    """BODY, WILL and FEAR."""
    shown = paper(match, name)
    return shown["body"], shown["will"], shown["fear"]


def answered(match: Match, name: str) -> set[str]:
    """The questions that a player has answered."""
    return set(paper(match, name)["answered"])


def room(match: Match, name: str) -> str:
    """The card on which a token stands; nothing if it has left the table."""
    spot = paper(match, name)["spot"]
    return "" if spot is None else name_at(match, spot)


def name_at(match: Match, spot: int) -> str:
    """What lies on a spot: the card if it lies face up, else `card 3`."""
    shown = next(shown for shown in match.view()["house"] if shown["spot"] == spot)
    return shown["card"]["name"] if shown["face"] == "up" else f"card {spot}"


def lying(match: Match, face: str = "up") -> set[str]:
    """The cards of the house that lie face up, or down."""
    return {name_at(match, shown["spot"]) for shown in match.view()["house"] if shown["face"] == face}


def links(match: Match, card: str) -> set[str]:
    """The cards to which a card is linked."""
    shown = next(shown for shown in match.view()["house"] if shown["spot"] == spot_of(match, card))
    names = [name_at(match, spot) for spot in shown["links"]]
    assert len(set(names)) == len(names), "no card is linked twice to the same"
    return set(names)


def discarded(match: Match) -> set[str]:
    """The cards that were discarded."""
    return {card["name"] for card in match.view()["discarded"]}


def told(match: Match, since: int = 0, viewer: str | None = None) -> list[str]:
    """What happened, in short: Ada turned up 9 of Clubs, Ada changed BODY."""
    hearer = SPECTATOR if viewer is None else match.seat(viewer)
    told = [match.game.news_data(item.heard_by(hearer), match.names) for item in match.heard[since:]]
    return [in_short(item) for item in told]


def in_short(item: dict[str, Any]) -> str:
    """Who, what, whom, which stat, which card."""
    parts = [item.get("seat"), item["what"], item.get("other"), item.get("stat"), item.get("question")]
    card = item.get("card")
    return " ".join([part for part in parts if part] + ([card["name"]] if card else []))


def looking(match: Match) -> list[tuple[str | None, int]]:
    """Everybody who looks at the table: names and seats, the spectator last."""
    return [*((name, seat) for seat, name in enumerate(match.names)), (None, SPECTATOR)]
