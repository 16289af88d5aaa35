"""How fair a game is between instinct bots: each seat's share of the wins, and in which ways games end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.driver import INSTINCT
from gloaming.kernel.game import Game
from gloaming.kernel.match import check_seed
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import MOST_SEATS
from gloaming.lab.simulate import MOST_ANSWERS, Tally, interval

QUICK = "quick"  # the option of games whose set-up can be left to chance

Played = tuple[int, list[int], list[int], int]  # answers, places, scores, the number of the ending


def balance(
    game: Game,
    games: int,
    *,
    seed: str = "0",
    players: Iterable[int] | None = None,
    options: Mapping[str, Any] | None = None,
    interpreted: bool = False,
    on_progress: Callable[[int], None] = lambda games: None,
    on_compiling: Callable[[float], None] = lambda done: None,
) -> dict[str, Any]:
    """Play so many games at each number of players and say what came of them, as JSON; the same seed, the same games.

    Games that can be set up by chance are, unless the options say otherwise.
    """
    if games < 1:
        raise Refusal("one-game")
    check_seed(seed)
    chosen = {QUICK: True} if any(option.key == QUICK for option in game.options) else {}
    chosen |= options or {}
    compiled = not interpreted and find_spec("numba") is not None
    tallies = []
    for count in game.seats if players is None else players:
        fresh = game.lay(count, chosen)
        play = (
            compiled_games(game, fresh, seed, games, on_compiling)
            if compiled
            else plain_games(game, fresh, seed, games)
        )
        tallies.append(counted(game, count, play, on_progress))
    return {"game": game.id, "bot": "instinct", "seed": seed, "options": chosen, "tallies": tallies}


def plain_games(game: Game, fresh: Any, seed: str, games: int) -> Iterator[Played]:
    """Games in CPython."""
    key, out = seed_key(seed), [0] * (game.most_answers + 1)
    for number in range(games):
        g = fresh.clone()
        lucks = Luck(key, 2 * number), Luck(key, 2 * number + 1)
        answers = game.moves.playout(g, *lucks, [INSTINCT] * MOST_SEATS, out, MOST_ANSWERS)
        yield answers, g.place[: g.players], g.score[: g.players], getattr(g, "ending", 0)


def compiled_games(
    game: Game, fresh: Any, seed: str, games: int, on_compiling: Callable[[float], None]
) -> Iterator[Played]:
    """The same games, compiled. One at a time: how a game ended stands only in the state it leaves."""
    from gloaming.lab.bulk import Bulk  # noqa: PLC0415

    bulk = Bulk(game, fresh, [INSTINCT] * MOST_SEATS, seed, on_compiling)
    for number in range(games):
        answers, ends, state = bulk.play_and_keep(number, 1, MOST_ANSWERS)
        places, scores = ends[0, : fresh.players].T.tolist()
        yield int(answers[0]), places, scores, int(state["ending"][0]) if game.endings else 0


def counted(game: Game, players: int, play: Iterator[Played], on_progress: Callable[[int], None]) -> dict[str, Any]:
    """What came of the games at one number of players; a shared win counts in equal parts."""
    tally, endings = Tally(players), [0] * len(game.endings)
    for answers, places, scores, ending in play:
        tally.add(answers, places, scores)
        if endings:
            endings[ending] += 1
        on_progress(1)
    return {
        "players": players,
        "games": tally.games,
        "answers_mean": tally.answers / tally.games,
        "unfinished": tally.unfinished,
        "nobody_won": tally.nobody,
        "endings": [share(name, count, tally.games) for name, count in zip(game.endings, endings, strict=True) if name],
        "seats": [seat_share(tally, seat) for seat in range(players)],
    }


def share(ending: str, count: int, games: int) -> dict[str, Any]:
    """How many games ended in one way."""
    return {"ending": ending, "games": count, "share": count / games, "share_95": [*interval(count, games)]}


def seat_share(tally: Tally, seat: int) -> dict[str, Any]:
    """A seat's share of the wins, and what would be fair: its part of all games that somebody won."""
    summary = tally.seat_summary(seat)
    fair = (tally.games - tally.nobody) / tally.games / tally.players
    return {name: summary[name] for name in ("seat", "wins", "share", "share_95")} | {"fair": fair}


# In words


def as_lines(title: str, data: Mapping[str, Any]) -> str:
    """The balance as lines to be read: a column for each number of players, percentages with their 95 % intervals."""
    tallies = data["tallies"]
    lines = [f"{title}, {tallies[0]['games']} games between instinct bots at each table", ""]
    lines.append(line("players", [str(tally["players"]) for tally in tallies]))
    for row, ending in enumerate(tallies[0]["endings"]):
        lines.append(line(ending["ending"], [percent(tally["endings"][row]) for tally in tallies]))
    for seat in range(max(tally["players"] for tally in tallies)):
        here = [percent(tally["seats"][seat]) if seat < tally["players"] else "" for tally in tallies]
        lines.append(line(f"seat {seat + 1}", here))
    lines.append(line("nobody won", [f"{100 * tally['nobody_won'] / tally['games']:.1f}" for tally in tallies]))
    lines.append(line("answers", [f"{tally['answers_mean']:.0f}" for tally in tallies]))
    return "\n".join(lines)


def percent(part: Mapping[str, Any]) -> str:
    """A share and its interval: `24.8 (22.2-27.6)`."""
    low, high = part["share_95"]
    return f"{100 * part['share']:.1f} ({100 * low:.1f}-{100 * high:.1f})"


def line(name: str, columns: Sequence[str]) -> str:
    """One line of it."""
    return (f"{name:<14}" + "".join(f"{column:>19}" for column in columns)).rstrip()
