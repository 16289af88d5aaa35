"""The check sheets of Haunted Destinies as phrases (HD-11): what a player, or everybody, knows of face-down cards."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gloaming.games.haunted_destinies.content import BORDERS, CARD_CODES
from gloaming.games.haunted_destinies.parts import CARDS, PSYCHE_CARDS, SET_SIZE, Column, Lies, What
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary.kinds import GROUP_NAMES
from gloaming.kernel.phrases import Line, phrase
from gloaming.kernel.schemas import Json


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


COLUMNS = (Column.HOME, Column.LOW, Column.HIGH, Column.STRAY, Column.WHAT)  # in which a claim stands


def claims_on(g: State, sheet: Sequence[int]) -> list[Claim]:
    """All claims of a sheet, as they stand there."""
    return [*map(Claim._make, zip(*[sheet[column : column + g.face_down] for column in COLUMNS], strict=True))]


# What the cards are


def sheet_lines(g: State, viewer: int, sheet: Sequence[int], names: Sequence[str]) -> list[Line]:
    """HD-11: a line for each pile."""
    claims = sorted(claims_on(g, sheet))  # those about the first piles and places first
    lines: list[Line] = []
    for owner in range(g.players):
        said = pile_phrases(g, [claim for claim in claims if claim.home == owner], viewer, names)
        if said:
            lines.append([phrase("table-pile", **whose(owner, viewer, names), claims=said)])
    return lines


def whose(owner: int, viewer: int, names: Sequence[str]) -> Json:
    """Whose pile it is, as arguments of a phrase."""
    return {"seat": names[owner], "own": owner == viewer}


def pile_phrases(g: State, claims: Sequence[Claim], viewer: int, names: Sequence[str]) -> list[Json]:
    """What is known of one pile: first the cards whose place is known, then the others."""
    telling = [claim for claim in claims if claim.what != What.ANYTHING]
    taken = {claim.low for claim in claims if claim.exact}
    fixed: dict[int, list[int]] = {}
    loose: list[Json] = []
    for claim in telling:
        if claim.exact:
            fixed.setdefault(claim.what, []).append(claim.low)
    for claim, count in gathered(claim for claim in telling if not claim.exact).items():
        free = [place for place in range(claim.low, claim.high + 1) if place not in taken] or [claim.low]
        if len(free) == count and claim.strays == 0:
            fixed.setdefault(claim.what, []).extend(free)
        else:
            loose.append(loose_phrase(g, claim._replace(low=free[0], high=free[-1]), count, viewer, names))
    said = [fixed_phrase(what, sorted(places)) for what, places in fixed.items()] + loose
    return [*said, phrase("claim-rest")] if said and len(telling) < len(claims) else said


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


def fixed_phrase(what: int, places: Sequence[int]) -> Json:
    """Cards whose places are known: cards 1 and 4 are Psyche cards."""
    if what < CARDS:
        return phrase("claim-card", card=CARD_CODES[what], place=places[0] + 1)
    return phrase("claim-group", group=GROUP_NAMES[what], count=len(places), places=runs_of(places))


def runs_of(places: Sequence[int]) -> list[Json | int]:
    """Places from 1, neighbours told together: 1 to 3, 5."""
    runs: list[list[int]] = []
    for place in places:
        if runs and runs[-1][-1] == place - 1:
            runs[-1].append(place)
        else:
            runs.append([place])
    return [part for run in runs for part in run_parts(run)]


def run_parts(run: Sequence[int]) -> list[Json | int]:
    """Two neighbours are told one by one, more as from the first to the last."""
    if len(run) > 2:
        return [phrase("places-from-to", first=run[0] + 1, last=run[-1] + 1)]
    return [place + 1 for place in run]


def loose_phrase(g: State, claim: Claim, count: int, viewer: int, names: Sequence[str]) -> Json:
    """Cards of which it is known roughly where they lie: two Haunting cards are among cards 3 to 7."""
    where = where_phrase(g, claim, viewer, names)
    if claim.what < CARDS:
        return phrase("claim-card-loose", card=CARD_CODES[claim.what], where=where)
    return phrase("claim-group-loose", group=GROUP_NAMES[claim.what], count=count, where=where)


def where_phrase(g: State, claim: Claim, viewer: int, names: Sequence[str]) -> Json:
    """Where a card can lie, within its pile and astray."""
    astray = astray_phrases(claim, viewer, names)
    if claim.low == claim.high:
        return phrase("where-at", place=claim.low + 1, astray=astray)
    if is_anywhere(g, claim):
        return phrase("where-anywhere", astray=astray)
    return phrase("where-among", places=run_parts(range(claim.low, claim.high + 1)), astray=astray)


def is_anywhere(g: State, claim: Claim) -> bool:
    """Whether a card can be at any place of its pile."""
    return claim.low == 0 < claim.high == g.size[claim.home] - 1


def astray_phrases(claim: Claim, viewer: int, names: Sequence[str]) -> list[Json]:
    """In whose piles a card may lie instead; one's own comes first."""
    seats = [seat for seat in range(len(names)) if claim.strays >> seat & 1]
    return [phrase("in-pile", **whose(seat, viewer, names)) for seat in sorted(seats, key=lambda seat: seat != viewer)]


def uncrossed_lines(g: State, sheet: Sequence[int]) -> list[Line]:
    """HD-11: the Psyche cards that are not crossed off: they lie in some pile, and the sheet does not say where."""
    placed = {claim.what for claim in claims_on(g, sheet)}
    left = [card for card in range(PSYCHE_CARDS) if g.lies[card] == Lies.OUT_OF_SIGHT and card not in placed]
    sets: list[Line] = []
    for letter, border in enumerate(BORDERS):
        cards = [CARD_CODES[card] for card in left if card // SET_SIZE == letter]
        if cards:
            sets.append(["", phrase("table-set", border=border), phrase("table-cards", cards=cards)])
    return [[phrase("table-uncrossed")], *sets] if sets else []


# Who has seen them


def witness_lines(g: State, viewer: int, names: Sequence[str]) -> list[Line]:
    """HD-99: who has looked at which cards, and who was shown which borders, as everybody knows."""
    lines: list[Line] = []
    for claim, number in sorted(zip(claims_on(g, g.public_sheet), range(g.face_down), strict=True)):
        seen, border = (g.public_sheet[column + number] for column in (Column.SEEN, Column.BORDER))
        if seen or border:
            card = which_card(g, claim, viewer, names)
            told = {"seen": people(seen, viewer, names), "shown": people(border & ~seen, viewer, names)}
            lines.append(["", phrase("table-seen", which=card, **told)])
    return lines


def which_card(g: State, claim: Claim, viewer: int, names: Sequence[str]) -> Json:
    """A card by its place, as far as that is known."""
    pile = whose(claim.home, viewer, names)
    if claim.exact:
        return phrase("which-card", **pile, place=claim.low + 1)
    if is_anywhere(g, claim):
        return phrase("which-anywhere", **pile, astray=astray_phrases(claim, viewer, names))
    return phrase("which-roughly", **pile, where=where_phrase(g, claim, viewer, names))


def people(bits: int, viewer: int, names: Sequence[str]) -> list[Json | str]:
    """The names of the seats whose bits are set; oneself is you, and comes first."""
    others: list[Json | str] = [name for seat, name in enumerate(names) if bits >> seat & 1 and seat != viewer]
    return [phrase("by-you"), *others] if bits >> viewer & 1 else others
