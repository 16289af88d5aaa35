"""Moors: tables of Haunted Destinies in words, without the game's own words.

    g = moor(3, "39 16 . / . 15 1")                    # tiles by number, Ada's turn, she is asked for her dice
    stand(g, Ada=39, Ben=1)
    pile(g, Ben="scene prober_wound")                   # kinds of cards, place 0 first
    play(g, "one die", "6", "go east", "query Ben", "4 2", "look", "place 1")

`play` gives each text to chance if chance is asked, else to the seat that is asked; "Ben: stop" says whose answer it
must be. `choices` are the texts of all legal answers, `asked` says who is asked what: "Ben go_on". Chance draws
the first card of a kind ("draw prober_wound"). Everything that arranges a table writes its cells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from gloaming.games.haunted_destinies import GAME
from gloaming.games.haunted_destinies.parts import (
    ACROSS,
    CARDS,
    CEMETERY,
    FIRST_EVENT,
    FIRST_HAUNTING,
    FIRST_SEARCH,
    ITEMS,
    KIND,
    MIDDLE,
    MOST_FACE_DOWN,
    PSYCHE_CARDS,
    SPOTS,
    TILES,
    USUAL_CAP,
    CardKind,
    Column,
    Ending,
    Lies,
    What,
)
from gloaming.games.haunted_destinies.rules.setup import setup
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask, News
from gloaming.games.haunted_destinies.vocabulary.doings import DEEDS, FIRST_DEED, Do
from gloaming.kernel.chance import Luck, below, seed_key
from gloaming.kernel.news import Item
from gloaming.kernel.seats import CHANCE, EMPTY, NOTHING, SPECTATOR, first_asked

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Edith", "Finn")
MOVES = GAME.moves
WAYS = ("north", "east", "south", "west")
COUNTS = range(3, 7)


def names_in(kind: type) -> dict[int, str]:
    """The names of a class of numbers, in small letters."""
    return {number: name.lower() for name, number in vars(kind).items() if isinstance(number, int)}


KINDS = names_in(CardKind)
QUESTIONS = names_in(Ask)
TOLD = names_in(News)
ENDINGS = names_in(Ending)


def seat_of(name: str) -> int:
    """The seat of a name."""
    return NAMES.index(name)


def bits_of(g: State, bits: int) -> set[str]:
    """The names of seats given as bits."""
    return {name for seat, name in enumerate(NAMES[: g.players]) if bits >> seat & 1}


# Answers in words


def do_text(answer: int) -> str:
    """What the active player does."""
    single = {Do.SEARCH: "search", Do.SYPHON: "syphon", Do.HEAL_ITEM: "heal item", Do.LOOK_ITEM: "look item"}
    if answer < Do.SEARCH:
        return f"go {WAYS[answer]}"
    if answer in single:
        return single[answer]
    if answer == Do.END:
        return "end"
    seat, deed = divmod(answer - FIRST_DEED, DEEDS)
    return f"{('query', 'attack', 'haunt', 'exchange', 'trade')[deed]} {NAMES[seat]}"


def card_text(card: int) -> str:
    """A card in an answer: its kind, and its number where kinds have copies."""
    return KINDS[KIND[card]] if KIND.count(KIND[card]) == 1 else f"{KINDS[KIND[card]]} {card}"


def one_of(*texts: str) -> Callable[[State, int], str]:
    """Answers with fixed texts."""
    return lambda g, answer: texts[answer]


def numbered(text: str, start: int = 0, last: str = "") -> Callable[[State, int], str]:
    """Answers that are numbers: place 3."""
    return lambda g, answer: last if last and answer == g.width - 1 else f"{text} {answer + start}"


def tile_or(none: str) -> Callable[[State, int], str]:
    """A searchable tile, or 0 for none."""
    return lambda g, answer: f"tile {answer}" if answer else none


SAID: dict[int, Callable[[State, int], str]] = {
    Ask.DEAL_CARD: numbered("deal"),
    Ask.DEAL_TILE: numbered("deal"),
    Ask.FIRST_ROLL: numbered("rolled", 1),
    Ask.QUICK_TILE: numbered("lay"),
    Ask.QUICK_SPOT: numbered("spot"),
    Ask.QUICK_TURN: numbered("turn"),
    Ask.QUICK_GLOOM: numbered("gloom"),
    Ask.QUICK_MORE_GLOOM: numbered("gloom"),
    Ask.ROLL_ONE: lambda g, answer: str(answer + 1),
    Ask.ROLL_BOTH: lambda g, answer: f"{answer // 6 + 1} {answer % 6 + 1}",
    Ask.DRAW_SEARCH: lambda g, answer: f"draw {KINDS[KIND[g.search_deck[answer]]]}",
    Ask.DRAW_HAUNTING: lambda g, answer: f"draw {KINDS[KIND[g.haunting_deck[answer]]]}",
    Ask.LAY_TILE: numbered("lay"),
    Ask.LAY_SPOT: lambda g, answer: f"at {answer // ACROSS} {answer % ACROSS}",
    Ask.LAY_TURN: numbered("turn"),
    Ask.PLACE_GLOOM: tile_or("nowhere"),
    Ask.MORE_GLOOM: tile_or("no more"),
    Ask.DICE: one_of("one die", "both dice"),
    Ask.REMOVE_TILE: numbered("remove", last="remove none"),
    Ask.DO: lambda g, answer: do_text(answer),
    Ask.OFFER: lambda g, answer: card_text(FIRST_SEARCH + answer) if answer < ITEMS else "that is all",
    Ask.ACCEPT: one_of("refuse", "accept"),
    Ask.DOUBLES: one_of("card", "wound"),
    Ask.WHO_DRAWS: lambda g, answer: f"{NAMES[answer]} draws",
    Ask.PLACE_CARD: numbered("to place"),
    Ask.PLAY_OR_KEEP: one_of("keep", "play"),
    Ask.FIND: one_of("search card", "look at another", "look at own"),
    Ask.QUERY_PRIZE: one_of("look", "card"),
    Ask.ATTACK_PRIZE: one_of("wound", "take face down", "take face up", "card"),
    Ask.TAKE_PLACE: numbered("place"),
    Ask.TAKE_FACE_UP: lambda g, answer: f"take {card_text(answer)}",
    Ask.GO_ON: one_of("stop", "go on"),
    Ask.DECLARE: one_of("binding", "ritual"),
    Ask.HAUNT_PRIZE: one_of("one card", "one look", "two cards", "wound", "two looks", "three cards"),
    Ask.SYPHON: numbered("take", 1),
    Ask.LOOK_AT: lambda g, answer: f"at {NAMES[answer]}",
    Ask.LOOK_PLACE: numbered("place"),
    Ask.SHOW_PLACE: numbered("show place"),
    Ask.OWN_PLACE: numbered("own place"),
    Ask.RETURN: one_of("face down", "face up"),
    Ask.REWARD: lambda g, answer: f"{NAMES[answer - 1]} draws" if answer else "heal",
    Ask.WITNESS: lambda g, answer: f"show {' and '.join(name for name in NAMES if name in bits_of(g, answer))}",
    Ask.OWN_CARD: lambda g, answer: f"probed by {NAMES[answer - 2]}" if answer > 1 else ("back", "face up")[answer],
    Ask.GLOOM_TILE: tile_or("nowhere"),
    Ask.LOSE_ITEM: lambda g, answer: card_text(FIRST_SEARCH + answer),
    Ask.GOAL: numbered("goal", 1, last="no goal"),
    Ask.GLOOM_FROM: tile_or("none"),
    Ask.GLOOM_TO: tile_or("nowhere"),
    Ask.LIFT: numbered("take", 1),
}


def legal(g: State) -> list[int]:
    """The legal answers of whoever is asked."""
    seat = first_asked(g)
    return [answer for answer in range(g.width) if seat == CHANCE or MOVES.allows(g, seat, answer)]


def choices(g: State) -> list[str]:
    """What whoever is asked may answer, in words."""
    return [SAID[g.question](g, answer) for answer in legal(g)]


def asked(g: State) -> str:
    """Who is asked what: Ada dice."""
    if g.over:
        return "over"
    seat = first_asked(g)
    return f"{'chance' if seat == CHANCE else NAMES[seat]} {QUESTIONS[g.question]}"


def play(g: State, *answers: str) -> list[str]:
    """Give each answer to whoever is asked; return what was told to everybody meanwhile."""
    before = len(g.news or [])
    for text in answers:
        name, colon, said = text.rpartition(": ")
        assert not g.over, f'"{text}" comes too late: the game is over'
        seat = first_asked(g)
        assert not colon or (seat != CHANCE and NAMES[seat] == name), f'"{text}", but it is {asked(g)}'
        assert said in choices(g), f'{asked(g)}: "{said}" is none of {choices(g)}'
        MOVES.apply(g, seat, legal(g)[choices(g).index(said)])
    return told(g, before)


def told(g: State, since: int = 0) -> list[str]:
    """What happened, in short: Ada walked."""
    return [in_short(item) for item in news_of(g)[since:]]


def news_of(g: State) -> list[Item]:
    """All that happened."""
    return list(g.news or [])


def in_short(item: Item) -> str:
    """Who and what."""
    return f"{NAMES[item.seat]} {TOLD[item.what]}" if 0 <= item.seat < len(NAMES) else TOLD[item.what]


def branch(g: State) -> State:
    """The same table, to try something on; somebody listens at it too."""
    other = g.clone()
    other.news = []
    return other


# Arranging


def box(players: int, *, quick: int = 1, cap: int = USUAL_CAP) -> State:
    """The table before the first card is dealt."""
    g = State()
    g.players, g.quick, g.cap, g.news = players, quick, cap, []
    setup(g)
    MOVES.advance(g)
    return g


def set_up(players: int, *, quick: int = 1, cap: int = USUAL_CAP) -> State:
    """The set-up is done with the first answer to everything but the roll, which Ada wins: it is her turn."""
    g = box(players, quick=quick, cap=cap)
    while g.question != Ask.DICE:
        best = g.question == Ask.FIRST_ROLL and g.subject == 0
        MOVES.apply(g, first_asked(g), 5 if best else legal(g)[0])
    return g


def moor(players: int = 3, drawing: str = "", *, cap: int = USUAL_CAP) -> State:
    """A moor without gloom, Ada's turn; all stand on tiles of their own, 1 to 6, with the cards dealt in order."""
    g = set_up(players, cap=cap)
    tiles = tiles_by_distance(players) if not drawing else drawn(drawing)
    g.board[:] = [NOTHING] * SPOTS
    g.spot[:] = [NOTHING] * TILES
    g.turned[:] = [0] * TILES
    for spot, tile in tiles.items():
        g.board[spot], g.spot[tile] = tile, spot
    g.gloom[:] = [0] * len(g.gloom)
    places = [tile for tile in tiles.values() if 0 < tile <= players] + [CEMETERY] * players
    g.pawn[:players] = places[:players]
    return g


def tiles_by_distance(players: int) -> dict[int, int]:
    """The Cemetery in the middle, round it so many searchable tiles, and round these the others."""
    near = sorted(range(SPOTS), key=lambda spot: sum(apart(spot, MIDDLE)))
    return dict(zip(near, [CEMETERY, *range(1, 2 * players + 1), *range(15, 15 + 4 * players)], strict=False))


def apart(spot: int, other: int) -> tuple[int, int]:
    """Rows and columns between two spots."""
    return abs(spot // ACROSS - other // ACROSS), abs(spot % ACROSS - other % ACROSS)


def drawn(drawing: str) -> dict[int, int]:
    """Rows of tiles, divided by /, a dot where none lies: the north-western corner first."""
    rows = [line.split() for line in drawing.split("/")]
    return {
        (4 + row) * ACROSS + 4 + column: int(tile)
        for row, line in enumerate(rows)
        for column, tile in enumerate(line)
        if tile != "."
    }


def stand(g: State, **tiles: int) -> None:
    """Pawns stand on these tiles."""
    for name, tile in tiles.items():
        g.pawn[seat_of(name)] = tile


def health(g: State, **tokens: int) -> None:
    """Players have so much health; of ghosts it is gloom."""
    for name, number in tokens.items():
        g.health[seat_of(name)] = number


def gloom(g: State, **tiles: int) -> None:
    """Gloom on tiles: t1=4."""
    for name, number in tiles.items():
        g.gloom[int(name[1:])] = number


def piles(g: State) -> list[list[int]]:
    """The cards in each pile."""
    starts = [sum(g.size[:seat]) for seat in range(g.players)]
    return [g.pile[start : start + g.size[seat]] for seat, start in enumerate(starts)]


def pick(kind: str, *taken: Iterable[int]) -> int:
    """The first card of a kind that is in none of these, or at least not in the first."""
    cards = [card for card in range(CARDS) if KINDS[KIND[card]] == kind and card not in set(taken[0])]
    return next((card for card in cards if not any(card in set(others) for others in taken[1:])), cards[0])


def pile(g: State, **cards: str) -> None:
    """These are the piles now, with cards out of other piles where there is no other of a kind.

    Psyche cards that are in no pile any more are out of the game.
    """
    kept = [[] if name in cards else held for name, held in zip(NAMES, piles(g), strict=False)]
    out = [card for card in range(CARDS) if g.lies[card] not in (Lies.OUT_OF_SIGHT, Lies.REMOVED)]
    for name, kinds in cards.items():
        for kind in kinds.split():
            named = [card for other in cards for card in kept[seat_of(other)]]
            card = pick(kind, [*out, *named], [card for held in kept for card in held])
            kept = [[other for other in held if other != card] for held in kept]
            kept[seat_of(name)].append(card)
    write_piles(g, kept)


def write_piles(g: State, kept: list[list[int]]) -> None:
    """The piles, the check sheets (everybody knows how it was arranged, but not which card is which), the decks."""
    line = [card for held in kept for card in held]
    g.pile[:] = [*line, *[EMPTY] * (MOST_FACE_DOWN - len(line))]
    g.size[: g.players] = [len(held) for held in kept]
    g.face_down = len(line)
    for sheet in (*g.sheet[: g.players], g.public_sheet):
        sheet[:] = [0] * len(sheet)
        claims = [(seat, place, card) for seat, held in enumerate(kept) for place, card in enumerate(held)]
        for claim, (seat, place, card) in enumerate(claims):
            sheet[Column.WHAT + claim], sheet[Column.HOME + claim] = deck_of(card), seat
            sheet[Column.LOW + claim] = sheet[Column.HIGH + claim] = place
    for card in line:
        g.lies[card] = Lies.OUT_OF_SIGHT
    for card in range(PSYCHE_CARDS):
        if g.lies[card] == Lies.OUT_OF_SIGHT and card not in line:
            g.lies[card] = Lies.REMOVED
    out = [card for card in range(FIRST_SEARCH, CARDS) if g.lies[card] == Lies.OUT_OF_SIGHT and card not in line]
    write_deck(g, "search", [card for card in out if card < FIRST_HAUNTING])
    write_deck(g, "haunting", [card for card in out if card >= FIRST_HAUNTING])


def deck_of(card: int) -> int:
    """From which deck a card comes."""
    return What.PSYCHE if card < FIRST_SEARCH else What.SEARCH if card < FIRST_HAUNTING else What.HAUNTING


def write_deck(g: State, deck: str, cards: list[int]) -> None:
    """All that is left of a deck."""
    bag = getattr(g, f"{deck}_deck")
    setattr(g, f"{deck}_left", len(cards))
    bag[:] = [*cards, *[EMPTY] * (len(bag) - len(cards))]


def deck(g: State, which: str, kinds: str = "", discards: str = "") -> None:
    """A deck holds these cards and its discards those; the others that nobody has are out of the game."""
    first, end = (FIRST_SEARCH, FIRST_HAUNTING) if which == "search" else (FIRST_HAUNTING, CARDS)
    held = [card for line in piles(g) for card in line]
    for card in range(first, end):
        if card not in held and g.lies[card] in (Lies.OUT_OF_SIGHT, Lies.DISCARDED):
            g.lies[card] = Lies.REMOVED
    for text, lies in ((kinds, Lies.OUT_OF_SIGHT), (discards, Lies.DISCARDED)):
        for kind in text.split():
            card = pick(kind, [*held, *(card for card in range(CARDS) if g.lies[card] != Lies.REMOVED)])
            g.lies[card] = lies
    write_deck(g, which, [c for c in range(first, end) if g.lies[c] == Lies.OUT_OF_SIGHT and c not in held])


def before(g: State, **cards: str) -> None:
    """These cards lie face up before players; goals="goal_hoard" puts ghost goals in play."""
    for name, kinds in cards.items():
        for kind in kinds.split():
            card = pick(kind, [card for card in range(CARDS) if 0 <= g.lies[card] <= Lies.OBEYED])
            g.lies[card] = Lies.IN_PLAY if name == "goals" else seat_of(name)
            write_piles(g, [[held for held in line if held != card] for line in piles(g)])


def ghost(g: State, **holding: int) -> None:
    """These players are ghosts with so much gloom, and hold nothing."""
    for name, number in holding.items():
        g.ghosts |= 1 << seat_of(name)
        g.health[seat_of(name)] = number
        g.pawn[seat_of(name)] = CEMETERY
        for card in range(CARDS):
            if g.lies[card] == seat_of(name):
                g.lies[card] = Lies.REMOVED if card < PSYCHE_CARDS else Lies.DISCARDED
        pile(g, **{name: ""})


def opener(g: State, name: str) -> None:
    """The ritual runs, and this player is the Opener; nothing else lies in that pile."""
    before(g, **{name: "opener"})
    pile(g, **{name: ""})
    g.ritual = seat_of(name)


def rolled(g: State, die: int = 6) -> State:
    """The active player has rolled one die, removed no tile, and may do something now."""
    play(g, "one die", str(die))
    if g.question == Ask.REMOVE_TILE:
        play(g, "remove none")
    return g


# Looking


def cards_of(g: State, name: str) -> list[str]:
    """The kinds of the cards in a pile, place 0 first."""
    return [KINDS[KIND[card]] for card in piles(g)[seat_of(name)]]


def shown(g: State, where: str | int) -> list[str]:
    """The kinds of the cards that lie before somebody, or in a place of Lies."""
    lies = where if isinstance(where, int) else seat_of(where)
    return [KINDS[KIND[card]] for card in range(CARDS) if g.lies[card] == lies]


def healths(g: State) -> list[int]:
    """Everybody's health, of ghosts their gloom."""
    return g.health[: g.players]


def winners(g: State) -> list[str]:
    """Who has won, once the game is over."""
    return [NAMES[seat] for seat in range(g.players) if g.place[seat] == 1]


def ended(g: State) -> str:
    """How the game ended, and who won: bound Ada."""
    return " ".join([ENDINGS[g.ending], *winners(g)]) if g.over else "not yet"


def viewers(g: State) -> list[int]:
    """Everybody who looks at the table."""
    return [*range(g.players), SPECTATOR]


# Random games


def wander(players: int, seed: str, *, quick: int = 1, cap: int = 12) -> Iterator[tuple[State, int, int]]:
    """A random game: the table, a seat and its answer, each before it is carried out; once more when it is over.

    Most turns are spent together: whoever can act or exchange looks mostly does.
    """
    g = box(players, quick=quick, cap=cap)
    luck = Luck(seed_key(seed))
    while not g.over:
        seat, free = first_asked(g), legal(g)
        if g.question == Ask.DO and below(luck, 4):
            free = [answer for answer in free if answer >= Do.SEARCH and answer != Do.END] or free
        answer = free[below(luck, len(free))]
        yield g, seat, answer
        MOVES.apply(g, seat, answer)
    yield g, NOTHING, NOTHING


def event(card: int) -> bool:
    """Whether a card is an Event."""
    return FIRST_EVENT <= card < FIRST_HAUNTING
