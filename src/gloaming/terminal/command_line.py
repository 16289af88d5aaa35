"""What all commands share: how they end, the options they have in common, progress, JSON."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any, NoReturn

import click

from gloaming.kernel.catalogue import catalogue, languages, spoken_language
from gloaming.kernel.causes import cause
from gloaming.kernel.pronouns import check_pronouns
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.terminal.usage import LANGUAGE, Command, explained, language_among

if TYPE_CHECKING:
    from gloaming.kernel.game import Game

MOST_GAMES, MOST_THREADS = 1_000_000_000, 256
REFUSED, MISUSED, INTERRUPTED, PIPE_CLOSED = 1, 2, 130, 141
BAR = 30  # columns of a progress bar


class Commands(click.Group):
    """All commands. What Gloaming refuses is one sentence; what is interrupted ends without a word."""

    command_class = Command

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order in which they were made, not by the alphabet."""
        return list(self.commands)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Note the language that is wanted, before anything can be wrong."""
        ctx.obj = ctx.obj or language_among(args, languages())
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            return explain(error, ctx)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command, and turn whatever ends it into an exit code."""
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        try:
            done = super().invoke(ctx)
            sys.stdout.flush()
        except Refusal as refusal:
            click.echo(refusal.said(language_of(ctx)), err=True)
            ctx.exit(REFUSED)
        except click.UsageError as error:
            explain(error, ctx)
        except BrokenPipeError:
            drop_output()
            ctx.exit(PIPE_CLOSED)
        except OSError as error:
            click.echo(
                Refusal("files", file=shortened(str(error.filename or "")) or None, why=cause(error)).said(
                    language_of(ctx)
                ),
                err=True,
            )
            drop_output()
            ctx.exit(REFUSED)
        except KeyboardInterrupt:
            click.echo(err=True)
            ctx.exit(INTERRUPTED)
        return done


def language_of(ctx: click.Context) -> str:
    """The language that a command speaks: the one that was wanted, else that of the locale."""
    return ctx.find_root().obj or spoken_language()


def explain(error: click.UsageError, ctx: click.Context) -> NoReturn:
    """Say what is wrong with how a command was written, and end; who writes none is shown the help."""
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        raise error
    click.echo(explained(error, catalogue(language_of(ctx))), err=True)
    ctx.exit(MISUSED)


def check_language(ctx: click.Context, parameter: click.Parameter, wanted: str) -> str:
    """The language to speak; one that there is not is refused."""
    return spoken_language(wanted)


def say(message: str, arguments: Mapping[str, Any] | None = None) -> str:
    """A message in the language that the command speaks."""
    return catalogue(language_of(click.get_current_context())).say(message, arguments)


def drop_output() -> None:
    """Send what is still to be written nowhere, so that nothing complains at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def text(value: str) -> str:
    """Any text that can be written down again."""
    if any("\ud800" <= letter <= "\udfff" for letter in value):
        raise click.BadParameter("this is not text.")
    return value


Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

game_argument = click.argument("game_id", metavar="GAME")
players_option = click.option("--players", type=int, metavar="N", help="How many play; a middling number if left out.")
options_option = click.option(
    "--option",
    "options",
    multiple=True,
    type=text,
    metavar="KEY=VALUE",
    help='An option of the game; "gloaming games" lists them. Can be given several times.',
)
pronouns_option = click.option(
    "--pronouns",
    multiple=True,
    metavar="[NAME=]WORD",
    help="By which a story speaks of a player, the first if none is named: she, he, they or none. Several times.",
)
language_option = click.option(
    LANGUAGE,
    default="",
    is_eager=True,
    callback=check_language,
    metavar="CODE",
    help="The language to speak, such as de; that of the locale if left out.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead.")


def seed_option(default: str | None, help_text: str) -> Decorator:
    """The option --seed."""
    return click.option("--seed", type=text, default=default, metavar="S", show_default=bool(default), help=help_text)


def bot_option(default: str, help_text: str = "instinct or random.") -> Decorator:
    """The option --bot."""
    return click.option("--bot", default=default, metavar="BOT", show_default=True, help=help_text)


def read_options(given: Sequence[str]) -> dict[str, str]:
    """KEY=VALUE texts as options of a game; what they mean, the game reads."""
    options: dict[str, str] = {}
    for said in given:
        key, equals, value = said.partition("=")
        if not equals or not key:
            raise Refusal("option-form", option=shortened(said))
        if key in options:
            raise Refusal("option-twice", option=shortened(key))
        options[key] = value
    return options


def read_pronouns(given: Sequence[str], names: Sequence[str]) -> dict[str, str]:
    """NAME=WORD texts, or WORD for the first player, as who chose which pronouns."""
    chosen: dict[str, str] = {}
    for said in given:
        name, equals, word = said.rpartition("=")
        whose = name if equals else names[0]
        if whose in chosen:
            raise Refusal("pronouns-twice", name=shortened(whose))
        chosen[whose] = check_pronouns(word)
    return chosen


def middling(game: Game) -> int:
    """A sensible number of players."""
    return (game.seats.start + game.seats.stop - 1) // 2


def cores() -> int:
    """How many games can be played at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def print_json(value: Any) -> None:
    """Print a value as JSON."""
    click.echo(json.dumps(value, indent=2))


class Progress:
    """A line that says how far something has come: on a terminal only, and gone when it is done."""

    def __init__(self) -> None:
        self.shown = ""

    def __call__(self, label: str, done: float) -> None:
        """So much of it is done, from 0 to 1."""
        bar = "#" * round(BAR * done)
        line = f"{label} [{bar:{BAR}}] {done:4.0%}"
        if sys.stderr.isatty() and line != self.shown:
            click.echo(f"\r{line:{len(self.shown)}}", nl=False, err=True)
            self.shown = line

    def compiling(self, game: Game) -> Callable[[float], None]:
        """What is told how much is compiled of the thoughts about a game."""
        title = game.voice(language_of(click.get_current_context())).about("title")
        return lambda done: self(say("progress-compiling", {"game": title}), done)

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self.shown:
            click.echo(f"\r{' ' * len(self.shown)}\r", nl=False, err=True)


def compile_for(names: Sequence[str], game: Game) -> None:
    """Compile what the bots of these names need, with progress, before anybody waits for them."""
    from gloaming.bots import find_bot, search  # noqa: PLC0415

    if any(isinstance(find_bot(name), search.Search) for name in names):
        with Progress() as progress:
            search.compile_thoughts(game, progress.compiling(game))
