"""The commands about bots: bots, tournament, advise."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import click

import gloaming
from gloaming.kernel.refusal import Refusal
from gloaming.terminal.command_line import (
    Progress,
    compile_for,
    cores,
    game_argument,
    json_option,
    language_option,
    middling,
    options_option,
    players_option,
    print_json,
    read_options,
    say,
    seed_option,
)
from gloaming.terminal.usage import Command

ADVISING, REVIEWING = 1.0, 0.2  # seconds for a question


@click.command(cls=Command, short_help="List the bots, with their levels.")
@language_option
@json_option
def bots(language: str, as_json: bool) -> None:
    """List the bots that can be named, with one honest sentence about each level.

    \b
    gloaming bots
    gloaming bots --language de
    """
    from gloaming.bots import LEVELS, bot_names  # noqa: PLC0415

    if as_json:
        levels = [{"name": level.name, "sentence": level.sentence(language), "bot": level.bot} for level in LEVELS]
        print_json({"levels": levels, "bots": bot_names()})
        return
    for level in LEVELS:
        click.echo(f"{level.name:10} {level.label(language):10} {level.sentence(language)} ({level.bot})")
    others = [name for name in bot_names() if name not in {level.name for level in LEVELS}]
    click.echo("\n" + say("bots-others", {"names": others}))


@click.command(cls=Command, short_help="Let bots play against each other, and rate them.")
@game_argument
@players_option
@click.option("--bots", "names", required=True, metavar="A,B[,C...]", help='Bots by name; "gloaming bots" lists them.')
@click.option("--games", type=int, default=100, metavar="K", show_default=True, help="How many games at least.")
@seed_option("0", "Decides the deals, and what searches of so many iterations answer.")
@click.option("--processes", type=int, metavar="P", help="How many games are played at once; all cores if left out.")
@options_option
@json_option
def tournament(
    game_id: str,
    players: int | None,
    names: str,
    games: int,
    seed: str,
    processes: int | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let bots play against each other: every line-up plays the same deals, with everybody in every seat.

    With fewer bots than seats, the last one named takes the seats that are left; with more, every choice of them plays.
    A shared win counts in equal parts. Ratings are OpenSkill's, with their 95 % intervals.

    \b
    gloaming tournament dont-go-in-there --players 2 --bots search:2000,instinct --games 400
    gloaming tournament haunted-destinies --players 3 --bots search:2000,instinct --option quick=yes --json
    """
    if find_spec("openskill") is None:
        raise Refusal("lacks-openskill")
    from gloaming.lab import tournament as lab  # noqa: PLC0415
    from gloaming.terminal import report  # noqa: PLC0415

    game = gloaming.find(game_id)
    count = middling(game) if players is None else players
    at_once = cores() if processes is None else processes
    bots, chosen = names.split(","), read_options(options)
    lab.check(game, count, bots, games, at_once, chosen)
    compile_for(bots, game)
    with Progress() as progress:
        standings = lab.tournament(
            game,
            count,
            bots,
            games,
            seed=seed,
            options=chosen,
            processes=at_once,
            on_progress=lambda done: progress("Playing", done),
        )
    if as_json:
        print_json(standings)
    else:
        click.echo(report.standings(game.title, standings))


@click.command(cls=Command, short_help="What to answer in a recorded game, and where it turned.")
@click.argument("file", metavar="FILE")
@click.option(
    "--at", "step", type=int, metavar="STEP", help="Advise on the first question to a seat after so many answers."
)
@click.option("--as", "name", metavar="NAME", help="Only this player's answers; with --at, this player's question.")
@click.option(
    "--seconds", type=float, metavar="T", help="How long to think about a question; 1 with --at, otherwise 0.2."
)
@language_option
@json_option
def advise(file: str, step: int | None, name: str | None, seconds: float | None, language: str, as_json: bool) -> None:
    """Say what to answer at a point of a recorded game, or review all of it.

    The adviser knows what the seat knew at the time, and nothing else. Chances are parts of a win by its reckoning.

    \b
    gloaming advise tonight.txt
    gloaming advise tonight.txt --as Ada --seconds 1
    gloaming advise tonight.txt --at 40
    """
    from gloaming.bots import adviser, search  # noqa: PLC0415
    from gloaming.terminal import advice  # noqa: PLC0415

    patience = seconds if seconds is not None else REVIEWING if step is None else ADVISING
    adviser.check_patience(patience, 0)
    match = gloaming.load(file) if step is None else advice.at_question(file, step, name)
    if name is not None:
        match.seat(name)
    with Progress() as progress:
        search.compile_thoughts(match.game, progress.compiling(match.game))
        if step is None:
            found: Any = adviser.review(
                match, name, seconds=patience, on_progress=lambda done: progress(say("progress-thinking"), done)
            )
        else:
            found = adviser.advise(match, name, seconds=patience)
    if as_json:
        print_json(advice.as_json(found))
    else:
        voice = match.game.voice(language)
        click.echo(advice.review(match, found, language) if step is None else advice.advice(voice, found))
