"""Bots against each other: every line-up plays the same deals in every seat, and all are rated."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations, islice
from multiprocessing import get_context
from time import perf_counter
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from gloaming.bots import Bot, answer_of, find_bot, seed_for_bots
from gloaming.games import find
from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.game import Game, Options
from gloaming.kernel.match import check_seed
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import first_asked
from gloaming.kernel.sight import view
from gloaming.lab.simulate import NORMAL_95, interval

IN_HAND = 4  # games that wait for each process
MOST_BOTS, MOST_GAMES, MOST_PROCESSES = 12, 1_000_000, 256


class Pairing(NamedTuple):
    """One game to be played: a deal, and the names of the bots in their seats."""

    game: str
    options: Mapping[str, Any]
    seed: str
    deal: int
    seats: tuple[str, ...]


class Outcome(NamedTuple):
    """What came of it: each seat's place, and what its bot spent."""

    pairing: Pairing
    places: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]


@dataclass
class Standing:
    """One bot's record."""

    name: str
    games: int = 0  # seats that it had, if it had several in a game
    wins: float = 0.0  # a shared win counts in equal parts
    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    rating: Any = field(default_factory=lambda: PlackettLuce().rating())

    def summary(self) -> dict[str, Any]:
        """The record as JSON."""
        low, high = interval(self.wins, self.games)
        mu, sigma = self.rating.mu, self.rating.sigma
        return {
            "bot": self.name,
            "games": self.games,
            "wins": self.wins,
            "share": self.wins / self.games,
            "share_95": [low, high],
            "rating": mu,
            "rating_95": [mu - NORMAL_95 * sigma, mu + NORMAL_95 * sigma],
            "ms_a_move": 1000 * self.seconds / max(1, self.moves),
            "longest_ms": 1000 * self.longest,
        }


def tournament(
    game: Game,
    players: int,
    bots: Sequence[str],
    games: int,
    *,
    seed: str = "0",
    options: Mapping[str, Any] | None = None,
    processes: int = 1,
    on_progress: Callable[[float], None] = lambda done: None,
) -> dict[str, Any]:
    """Play at least so many games, as many as whole deals take; the standings as JSON."""
    checked = check(game, players, bots, games, processes, options)
    line_ups = list(rotated(line_ups_of(bots, players)))
    deals = -(-games // len(line_ups))
    pairings = (Pairing(game.id, checked, check_seed(seed), deal, seats) for deal in range(deals) for seats in line_ups)
    standings = {name: Standing(name) for name in bots}
    nobody = 0
    for done, outcome in enumerate(outcomes(pairings, processes), 1):
        count(standings, outcome)
        nobody += 1 not in outcome.places
        on_progress(done / (deals * len(line_ups)))
    ranked = sorted(standings.values(), key=lambda each: -each.rating.mu)
    return {
        "game": game.id,
        "rules": game.rules,
        "players": players,
        "options": checked,
        "seed": seed,
        "games": deals * len(line_ups),
        "deals": deals,
        "nobody_won": nobody,
        "fair_share": 1 / players,
        "bots": [standing.summary() for standing in ranked],
    }


def check(
    game: Game, players: int, bots: Sequence[str], games: int, processes: int, options: Mapping[str, Any] | None
) -> Options:
    """The options with their values; a tournament that cannot be held is refused."""
    if not 1 < len(bots) <= MOST_BOTS or len(set(bots)) != len(bots):
        raise Refusal("tournament-bots", most=MOST_BOTS)
    if not 0 < games <= MOST_GAMES or not 0 < processes <= MOST_PROCESSES:
        raise Refusal("tournament-games", games=MOST_GAMES, processes=MOST_PROCESSES)
    for name in bots:
        find_bot(name)
    return game.check_options(options, players)


def line_ups_of(bots: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    """Who plays with whom: every choice of as many bots as there are seats; too few are joined by more of the last."""
    yield from combinations((*bots, *[bots[-1]] * (players - len(bots))), players)


def rotated(line_ups: Iterator[tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
    """Every line-up with everybody in every seat."""
    for names in line_ups:
        yield from (names[turn:] + names[:turn] for turn in range(len(names)))


def outcomes(pairings: Iterator[Pairing], processes: int) -> Iterator[Outcome]:
    """All games played, in order, several at once."""
    if processes == 1:
        yield from map(play, pairings)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        under_way = deque(pool.submit(play, each) for each in islice(pairings, IN_HAND * processes))
        while under_way:
            yield under_way.popleft().result()
            under_way.extend(pool.submit(play, each) for each in islice(pairings, 1))


def play(pairing: Pairing) -> Outcome:
    """Play one game."""
    game, players = find(pairing.game), len(pairing.seats)
    g, luck = game.lay(players, pairing.options), Luck(seed_key(f"{pairing.seed} deal {pairing.deal}"))
    bots = [find_bot(name) for name in pairing.seats]
    for seat, bot in enumerate(bots):
        bot.sit(game, seat, seed_for_bots(f"{pairing.seed} deal {pairing.deal}"))
    moves, seconds, longest = [0] * players, [0.0] * players, [0.0] * players
    game.moves.settle(g, luck)
    while not g.over:
        seat = first_asked(g)
        started = perf_counter()
        answer = legal_answer(game, g, seat, bots[seat], pairing.seats)
        spent = perf_counter() - started
        game.moves.apply(g, seat, answer)
        game.moves.settle(g, luck)
        moves[seat] += 1
        seconds[seat] += spent
        longest[seat] = max(longest[seat], spent)
    return Outcome(pairing, tuple(g.place[:players]), tuple(moves), tuple(seconds), tuple(longest))


def legal_answer(game: Game, g: Any, seat: int, bot: Bot, names: Sequence[str]) -> int:
    """What a bot answers; an answer that the rules do not allow is refused, with the bot's name."""
    try:
        answer = answer_of(bot, view(g, seat, remembering=True))
        game.check_answer(g, seat, answer, names)
    except Refusal as refusal:
        raise refusal.within("bot-illegal", bot=names[seat]) from refusal
    return answer


def count(standings: Mapping[str, Standing], outcome: Outcome) -> None:
    """Count one game: wins, time, ratings."""
    seats, winners = outcome.pairing.seats, outcome.places.count(1)
    teams = [[standings[name].rating] for name in seats]
    rated = PlackettLuce().rate(teams, ranks=[float(place) for place in outcome.places])
    for name in dict.fromkeys(seats):
        standing, held = standings[name], [seat for seat, other in enumerate(seats) if other == name]
        standing.games += len(held)
        standing.wins += sum(outcome.places[seat] == 1 for seat in held) / (winners or 1)
        standing.moves += sum(outcome.moves[seat] for seat in held)
        standing.seconds += sum(outcome.seconds[seat] for seat in held)
        standing.longest = max(standing.longest, *(outcome.longest[seat] for seat in held))
        mu, sigma = (sum(getattr(rated[seat][0], what) for seat in held) / len(held) for what in ("mu", "sigma"))
        standing.rating = PlackettLuce().rating(mu=mu, sigma=sigma)
