"""The check sheets of Haunted Destinies in words (HD-11): what a player, or everybody, knows of the face-down cards."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gloaming.games.haunted_destinies.content import BORDERS, CARD_TITLES
from gloaming.games.haunted_destinies.parts import CARDS, PSYCHE_CARDS, SET_SIZE, Column, Lies, What
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.words.phrases import GROUPS_IN_WORDS, card_phrase, listed, people, spelled

ANYWHERE = "somewhere in it"


class Claim(NamedTuple):
    """What is known of one face-down card; see Column."""

    home: int
    low: int
    high: int
    strays: int
    what: int

    @property
    def exact(self) -> bool:
        """Whether its place is known."""
        return self.low == self.high and self.strays == 0


def claim_at(sheet: Sequence[int], number: int) -> Claim:
    """One claim of a sheet."""
    columns = (Column.HOME, Column.LOW, Column.HIGH, Column.STRAY, Column.WHAT)
    return Claim(*(sheet[column + number] for column in columns))


def claims_of(g: State, sheet: Sequence[int]) -> list[Claim]:
    """All claims of a sheet, those about the first piles and places first."""
    return sorted(claim_at(sheet, number) for number in range(g.face_down))


# What the cards are


def sheet_lines(g: State, viewer: int, sheet: Sequence[int], names: Sequence[str]) -> list[str]:
    """HD-11: a line for each pile."""
    claims = claims_of(g, sheet)
    lines = []
    for owner in range(g.players):
        said = pile_words(g, [claim for claim in claims if claim.home == owner], viewer, names)
        if said:
            whose = "Your pile" if owner == viewer else f"{names[owner]}'s pile"
            lines.append(f"{whose}: {'; '.join(said)}.")
    return lines


def pile_words(g: State, claims: Sequence[Claim], viewer: int, names: Sequence[str]) -> list[str]:
    """What is known of one pile: first the cards whose place is known, then the others."""
    telling = [claim for claim in claims if claim.what != What.ANYTHING]
    taken = {claim.low for claim in claims if claim.exact}
    fixed: dict[int, list[int]] = {}
    loose: list[str] = []
    for claim in telling:
        if claim.exact:
            fixed.setdefault(claim.what, []).append(claim.low)
    for claim, count in gathered(claim for claim in telling if not claim.exact).items():
        free = [place for place in range(claim.low, claim.high + 1) if place not in taken] or [claim.low]
        if len(free) == count and claim.strays == 0:
            fixed.setdefault(claim.what, []).extend(free)
        else:
            loose.append(loose_words(g, claim._replace(low=free[0], high=free[-1]), count, viewer, names))
    said = [fixed_words(what, sorted(places)) for what, places in fixed.items()] + loose
    return [*said, "of the rest nothing is known"] if said and len(telling) < len(claims) else said


def gathered(claims: Iterable[Claim]) -> Counter[Claim]:
    """How many cards each claim is about; of cards known only by their deck, those of a pile are told together."""
    found: dict[tuple[int, int, int], list[Claim]] = {}
    counts: Counter[Claim] = Counter()
    for claim in claims:
        if claim.what < What.PSYCHE:
            counts[claim] += 1
        else:
            found.setdefault((claim.home, claim.strays, claim.what), []).append(claim)
    for (home, strays, what), alike in found.items():
        low, high = min(claim.low for claim in alike), max(claim.high for claim in alike)
        counts[Claim(home, low, high, strays, what)] += len(alike)
    return counts


def fixed_words(what: int, places: Sequence[int]) -> str:
    """Cards whose places are known: cards 1 and 4 are Psyche cards."""
    which = listed(runs_of(places))
    if len(places) > 1:
        return f"cards {which} are {GROUPS_IN_WORDS[what]}s"
    return f"card {which} is {card_phrase(what) if what < CARDS else one(GROUPS_IN_WORDS[what])}"


def runs_of(places: Sequence[int]) -> list[str]:
    """Places from 1, neighbours told together: 1 to 3, 5."""
    runs: list[list[int]] = []
    for place in places:
        if runs and runs[-1][-1] == place - 1:
            runs[-1].append(place)
        else:
            runs.append([place])
    return [part for run in runs for part in run_words(run)]


def run_words(run: Sequence[int]) -> list[str]:
    """Two neighbours are told one by one, more as from the first to the last."""
    if len(run) > 2:
        return [f"{run[0] + 1} to {run[-1] + 1}"]
    return [str(place + 1) for place in run]


def one(group: str) -> str:
    """One card of a group."""
    return f"an {group}" if group[0] in "aeiou" else f"a {group}"


def loose_words(g: State, claim: Claim, count: int, viewer: int, names: Sequence[str]) -> str:
    """Cards of which it is known roughly where they lie: two Haunting cards are among cards 3 to 7."""
    where = where_words(g, claim, viewer, names)
    if claim.what < CARDS:
        return f"{card_phrase(claim.what)} is {where}"
    return f"{spelled(count, GROUPS_IN_WORDS[claim.what])} {'is' if count == 1 else 'are'} {where}"


def where_words(g: State, claim: Claim, viewer: int, names: Sequence[str]) -> str:
    """Where a card can lie, within its pile and astray."""
    if claim.low == claim.high:
        where = f"at place {claim.low + 1}"
    elif claim.low == 0 and claim.high == g.size[claim.home] - 1:
        where = ANYWHERE
    else:
        where = f"among cards {claim.low + 1} to {claim.high + 1}"
    astray = [f"{name}'s" if name != "you" else "your own" for name in people(claim.strays, viewer, names)]
    return f"{where}, or else in {listed(astray, 'or')} pile" if astray else where


def unplaced_lines(g: State, sheet: Sequence[int]) -> list[str]:
    """HD-11: the Psyche cards that are not crossed off: they lie in some pile, and the sheet does not say where."""
    placed = {claim.what for claim in claims_of(g, sheet)}
    left = [card for card in range(PSYCHE_CARDS) if g.lies[card] == Lies.OUT_OF_SIGHT and card not in placed]
    sets = [
        f"{border.colour} {', '.join(CARD_TITLES[card] for card in left if card // SET_SIZE == letter)}"
        for letter, border in enumerate(BORDERS)
        if any(card // SET_SIZE == letter for card in left)
    ]
    return [f"Psyche cards not crossed off: {'; '.join(sets)}."] if sets else []


# Who has seen them


def witness_lines(g: State, viewer: int, names: Sequence[str]) -> list[str]:
    """HD-99: who has looked at which cards, and who was shown which borders, as everybody knows."""
    lines = []
    for number in sorted(range(g.face_down), key=lambda each: claim_at(g.public_sheet, each)):
        seen, border = (g.public_sheet[column + number] for column in (Column.SEEN, Column.BORDER))
        if seen or border:
            claim = claim_at(g.public_sheet, number)
            lines.append(f"{which_card(g, claim, viewer, names)}: {seen_words(seen, border, viewer, names)}.")
    return lines


def which_card(g: State, claim: Claim, viewer: int, names: Sequence[str]) -> str:
    """A card by its place, as far as that is known."""
    whose = "your pile" if claim.home == viewer else f"{names[claim.home]}'s pile"
    if claim.exact:
        return f"Card {claim.low + 1} of {whose}"
    where = where_words(g, claim, viewer, names)
    rough = f"A card of {whose}, {where}"
    return rough.replace(f"of {whose}, {ANYWHERE}", f"somewhere in {whose}")


def seen_words(seen: int, border: int, viewer: int, names: Sequence[str]) -> str:
    """Who has seen a card, and who only its border."""
    parts = [f"seen by {listed(people(seen, viewer, names))}"] if seen else []
    shown = people(border & ~seen, viewer, names)
    return ", ".join([*parts, f"its border shown to {listed(shown)}"] if shown else parts)
