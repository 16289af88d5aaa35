"""The state of Haunted in words, as phrases: for a terminal, a page and a screen reader."""

from collections.abc import Sequence

from gloaming.games.haunted.facts.effects import effect_of
from gloaming.games.haunted.facts.odds import odds_of_declaring
from gloaming.games.haunted.facts.ways_out import questions_answered
from gloaming.games.haunted.parts import (
    DECLARED_NAMES,
    EXITS,
    NOTHING_NOTED,
    REASON_NAMES,
    STAT_NAMES,
    STATS,
    Declared,
    Face,
    Stat,
)
from gloaming.games.haunted.rules.house import deck_size, lies_face_down
from gloaming.games.haunted.state import State
from gloaming.games.haunted.vocabulary import A_ROOM, Ask, card_json, room_on
from gloaming.kernel.phrases import Description, Line, Paragraph, phrase
from gloaming.kernel.schemas import Json
from gloaming.kernel.seats import EMPTY, NOBODY, UNKNOWN

MOST_ODDS = 6  # outcomes that are named each by itself


def description(g: State, seat: int, names: Sequence[str]) -> Description:
    """HA-60: the state as a seat sees it."""
    players: Paragraph = [[player_words(g, owner, seat, names)] for owner in range(g.players)]
    parts = [state_lines(g, names), odds_lines(g, seat), players, house_lines(g, seat, names), own_lines(g, seat)]
    return [lines for lines in parts if lines]


def state_lines(g: State, names: Sequence[str]) -> Paragraph:
    """What concerns everyone: the deck, the exits, whose turn it is, and what is about to end."""
    variant = "long" if g.long else "multilevel" if g.multilevel else None
    lines = [phrase("table-deck", variant=variant, deck=deck_size(g), exits=g.exits, most=EXITS)]
    if g.active != NOBODY and not g.over:
        house = None if g.players == 1 else names[(g.active + 1) % g.players]
        lines.append(phrase("table-turn", round=g.round, seat=names[g.active], house=house))
    if g.quiet:
        lines.append(phrase("table-still", quiet=g.quiet, still=g.still))
    if g.levels:
        lines.append(phrase("table-levels", levels=g.levels))
    if g.running_out:
        owed = [name for seat, name in enumerate(names) if g.owed >> seat & 1]
        lines.append(phrase("table-running-out", reason=REASON_NAMES[g.running_out], owed=owed))
    gone = [card_json(g.card[spot]) for spot in range(g.laid) if g.face[spot] == Face.DISCARDED]
    if gone:
        lines.append(phrase("table-discarded", cards=gone))
    return [[line] for line in lines]


# Players


def player_words(g: State, owner: int, seat: int, names: Sequence[str]) -> Json:
    """One player: the three stats, where they are, Secret Doors, questions, scores."""
    who = {"seat": names[owner], "you": owner == seat}
    if not any(g.stat[owner]):
        return phrase("table-asleep", **who)
    parts = [*stats_words(g, owner), *where_words(g, owner)]
    if g.held[owner]:
        parts.append(phrase("player-doors", held=g.held[owner]))
    if g.multilevel:
        parts.append(phrase("player-noted", noted=g.noted[owner] - NOTHING_NOTED))
    if g.over:
        parts.append(phrase("player-placed", score=g.score[owner], place=g.place[owner]))
    return phrase("table-player", **who, parts=parts, answered=questions_answered(g, owner))


def stats_words(g: State, owner: int) -> list[Json]:
    """A player's three numbers, and whether WILL is locked."""
    locked = g.locked >> owner & 1 == 1
    return [
        phrase("player-stat", stat=STAT_NAMES[stat], now=g.stat[owner][stat], locked=locked and stat == Stat.WILL)
        for stat in range(STATS)
    ]


def where_words(g: State, owner: int) -> list[Json]:
    """Where a player is."""
    if g.escaped >> owner & 1:
        return [phrase("player-escaped")]
    if g.token[owner] < 0:
        return []
    return [phrase("player-trapped" if g.trapped >> owner & 1 else "player-in", room=room_json(g, g.token[owner]))]


def own_lines(g: State, seat: int) -> Paragraph:
    """HA-60: one's own Secret Doors, and a card that one has looked at."""
    if seat >= g.players:
        return []
    lines: list[Line] = [["", door_words(g.secret[seat][which])] for which in range(g.held[seat])]
    if lines:
        lines.insert(0, [phrase("table-own-doors")])
    if g.hand not in (EMPTY, UNKNOWN):
        lines.append([phrase("table-drawn", card=card_json(g.hand))])
    return lines


def odds_lines(g: State, seat: int) -> Paragraph:
    """HA-12, HA-15: to whom is about to declare, what Color and Suit could do."""
    if seat >= g.players or not g.asked >> seat & 1 or g.question != Ask.DECLARE:
        return []
    odds = odds_of_declaring(g, seat, g.subject)
    lines: list[Line] = [["", phrase(f"table-odds-{name}", outcomes=odds_words(odds[name]))] for name in DECLARED_NAMES]
    return [[phrase("table-odds")], *lines]


def odds_words(outcomes: Sequence[Json]) -> list[Json]:
    """The likeliest of what can come of it, and how likely all else is together."""
    named = [
        phrase("odds-outcome", **{part: each[part] for part in ("effect", "match", "ignored", "percent")})
        for each in outcomes[:MOST_ODDS]
    ]
    others = sum(each["percent"] for each in outcomes[MOST_ODDS:])
    return [*named, phrase("odds-others", percent=others)] if others else named


def door_words(card: int) -> Json:
    """A card with what it does on Color and on Suit."""
    color, suit = effect_of(card, Declared.COLOR), effect_of(card, Declared.SUIT)
    return phrase("table-door", card=card_json(card), color=color, suit=suit)


# The house


def house_lines(g: State, seat: int, names: Sequence[str]) -> Paragraph:
    """Every card of the house with its links, and who stands there."""
    spots = [spot for spot in range(g.laid) if g.face[spot] != Face.DISCARDED]
    lines: list[Line] = [["", f"{spot:2}", spot_words(g, spot, seat, names)] for spot in spots]
    return [[phrase("table-house")], *lines]


def spot_words(g: State, spot: int, seat: int, names: Sequence[str]) -> Json:
    """HA-60: what lies there as far as the viewer knows, or who knows it; its links and tokens."""
    down, card = lies_face_down(g, spot), g.card[spot]
    knowers = [
        phrase("knower-you") if owner == seat else name
        for owner, name in enumerate(names)
        if down and g.seen[spot] >> owner & 1
    ]
    return phrase(
        "table-spot",
        face="down" if down else "up",
        card=None if card == UNKNOWN else card_json(card),
        knowers=knowers,
        links=[phrase("link-to", room=room_json(g, other)) for other in g.links[spot] if other != EMPTY],
        tokens=[names[owner] for owner in range(g.players) if g.token[owner] == spot],
    )


def room_json(g: State, spot: int) -> Json:
    """A card of the house, named if everybody knows it."""
    room: Json = A_ROOM.data(room_on(g, spot), ())
    return room
