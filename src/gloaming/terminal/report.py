"""What came of many games, as a small table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def simulation(title: str, summary: Mapping[str, Any], threads: int) -> str:
    """A simulation's summary: wins by seat, length, scores, speed."""
    carrier = f"compiled, {counted(threads, 'thread')}" if summary["compiled"] else "interpreted"
    lines = [
        f"{title}: {counted(summary['games'], 'game')}, {summary['players']} players, bot {summary['bot']}, "
        f"seed {summary['seed']} ({carrier})",
        "",
        *aligned([HEAD, *(seat_row(seat) for seat in summary["seats"])]),
        "",
    ]
    if summary["nobody_won"]:
        lines.append(f"Nobody won {counted(summary['nobody_won'], 'game')}.")
    if summary["unfinished"]:
        lines.append(f"{counted(summary['unfinished'], 'game')} went on for too long and were given up.")
    answers = summary["answers"]
    lines += [
        f"Answers a game: {answers['mean']:,.1f} ({answers['shortest']:,} to {answers['longest']:,})",
        f"Speed: {summary['games_per_second']:,.0f} games/s, {summary['answers_per_second']:,.0f} answers/s",
    ]
    return "\n".join(lines)


HEAD = ("seat", "wins", "share", "95 % interval", "mean score", "deviation")


def seat_row(seat: Mapping[str, Any]) -> tuple[str, ...]:
    """One seat's line."""
    low, high = seat["share_95"]
    return (
        str(seat["seat"]),
        f"{seat['wins']:,.1f}",
        f"{seat['share']:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{seat['score_mean']:,.2f}",
        f"{seat['score_deviation']:,.2f}",
    )


STANDINGS_HEAD = ("bot", "games", "wins", "share", "95 % interval", "rating", "95 % interval", "ms a move", "longest")


def standings(title: str, rated: Mapping[str, Any]) -> str:
    """What came of a tournament, the best first."""
    lines = [
        f"{title}: {counted(rated['games'], 'game')} of {rated['players']} players, {counted(rated['deals'], 'deal')}, "
        f"seed {rated['seed']}; a fair share is {rated['fair_share']:.1%}",
        "",
        *aligned([STANDINGS_HEAD, *(bot_row(bot) for bot in rated["bots"])]),
    ]
    if rated["nobody_won"]:
        lines += ["", f"Nobody won {counted(rated['nobody_won'], 'game')}."]
    return "\n".join(lines)


def bot_row(bot: Mapping[str, Any]) -> tuple[str, ...]:
    """One bot's line."""
    (low, high), (worst, best) = bot["share_95"], bot["rating_95"]
    return (
        bot["bot"],
        f"{bot['games']:,}",
        f"{bot['wins']:,.1f}",
        f"{bot['share']:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{bot['rating']:.1f}",
        f"{worst:.1f} to {best:.1f}",
        f"{bot['ms_a_move']:,.1f}",
        f"{bot['longest_ms']:,.0f}",
    )


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of texts in columns, to the right."""
    widths = [max(len(part) for part in column) for column in zip(*rows, strict=True)]
    return ["  ".join(f"{part:>{width}}" for part, width in zip(row, widths, strict=True)) for row in rows]


def counted(count: int, thing: str) -> str:
    """So many things: 1 game, 1,000 games."""
    return f"{count:,} {thing}" if count == 1 else f"{count:,} {thing}s"
