"""Golden files: playthroughs in words, censuses of positions, and records that must still load.

`make golden` writes them anew; a test compares them with what the games do now. A difference that was meant goes into
the change log under Rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import gloaming
from gloaming.kernel import record
from gloaming.kernel.chance import Luck, below, seed_key
from gloaming.kernel.driver import INSTINCT
from gloaming.kernel.game import Game
from gloaming.kernel.seats import CHANCE, CHANCE_ALONE, first_asked
from gloaming.kernel.state import digest
from houses import wander

FOLDER = Path(__file__).parent / "golden"
SEED = "golden"
MOST_WAYS = 12_000  # a census looks at no more at once


def playthrough(game: Game, players: int) -> str:
    """A game between bots with every question, answer and piece of news, as the one who knows all hears it."""
    lines, told = [], 0
    for match in wander(game, players, SEED, bot=INSTINCT, options={}):
        lines += [f"  {game.voice().news(item, match.names)}" for item in match.heard[told:]]
        told = len(match.heard)
        if not match.over:
            asked = match.asked[0]
            lines.append(f"{asked}: {match.question(asked)} ({len(match.answers(asked))} answers)")
    lines.append(game.voice().result(match.state, match.names))
    return "\n".join(lines) + "\n"


def census(game: Game, players: int, most_ways: int) -> str:
    """How many ways of answering there are from the start, and how many different tables they lead to, by depth."""
    lines: list[str] = []
    fresh, luck = game.lay(players), Luck(seed_key(SEED))
    settle(game, fresh, luck)
    tables, positions = Counter({digest(fresh): 1}), {digest(fresh): (fresh, luck.drawn)}
    while 0 < sum(len(game.legal(g, first_asked(g))) for g, _ in positions.values() if not g.over) < most_ways:
        ways: Counter[str] = Counter()
        found = {}
        for name, (g, drawn) in positions.items():
            for child, after in children(game, g, drawn):
                ways[digest(child)] += tables[name]
                found[digest(child)] = child, after
        tables, positions = ways, found
        lines.append(f"{len(lines) + 1}: {ways.total()} ways to {len(ways)} tables")
    return "\n".join(lines) + "\n"


def children(game: Game, g: Any, drawn: int) -> Iterator[tuple[Any, int]]:
    """The tables after each legal answer of the first seat that is asked, with chance's next draws."""
    for answer in [] if g.over else game.legal(g, first_asked(g)):
        child, luck = g.clone(), Luck(seed_key(SEED), drawn=drawn)
        game.moves.apply(child, first_asked(g), answer)
        settle(game, child, luck)
        yield child, luck.drawn


def settle(game: Game, g: Any, luck: Luck) -> None:
    """Let chance answer."""
    while g.asked == CHANCE_ALONE:
        game.moves.apply(g, CHANCE, below(luck, g.width))


def kept_record(game: Game, players: int) -> str:
    """A game between random bots as a record."""
    *_, match = wander(game, players, SEED)
    return record.write(match)


def golden(most_ways: int = MOST_WAYS) -> Iterator[tuple[Path, Callable[[], str]]]:
    """Every golden file, and how to make what it should say. There is a record for each version of the rules."""
    for game in gloaming.games():
        for players in (game.seats.start, game.seats.stop - 1):
            name = f"{game.id}-{players}"
            yield FOLDER / f"{name}.playthrough.txt", partial(playthrough, game, players)
            yield FOLDER / f"{name}.census.txt", partial(census, game, players, most_ways)
            yield FOLDER / f"{name}.rules-{game.rules}.record", partial(kept_record, game, players)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, make in golden():
        path.write_text(make(), encoding="utf-8")
        print(path.relative_to(FOLDER.parent))
