"""What is wrong with how a command was written, in the reader's language: all that click would say in English."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import click

from gloaming.kernel.catalogue import Catalogue
from gloaming.kernel.phrases import phrase
from gloaming.kernel.refusal import shortened
from gloaming.kernel.schemas import Json

LANGUAGE = "--language"


class Misuse(click.UsageError):
    """A command that is not written as it should be, by the message that says why."""

    def __init__(self, message: str, ctx: click.Context | None = None, **arguments: Any) -> None:
        super().__init__(message, ctx)
        self.phrase = phrase(message, **arguments)


class Command(click.Command):
    """A command whose faults know their context, what is too much among them."""

    allow_extra_args = True

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what was written after the command."""
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        if rest and not ctx.resilient_parsing:
            raise Misuse("usage-extra", ctx, extra=[shortened(each) for each in rest])
        return rest


def language_among(words: list[str], known: list[str]) -> str:
    """The language that is wanted on a command line, which may be wrong otherwise; nothing for none that is known."""
    wanted = [after for word, after in pairwise(words) if word == LANGUAGE]
    wanted += [word.partition("=")[2] for word in words if word.startswith(f"{LANGUAGE}=")]
    return wanted[-1] if wanted and wanted[-1] in known else ""


def explained(error: click.UsageError, words: Catalogue) -> str:
    """How the command is written, where there is help, and what is wrong."""
    lines = []
    if error.ctx is not None:
        form = " ".join([error.ctx.command_path, *error.ctx.command.collect_usage_pieces(error.ctx)])
        lines = [words.say("usage", {"form": form}), words.say("usage-help", {"command": error.ctx.command_path}), ""]
    return "\n".join([*lines, words.say("usage-error", {"why": fault_of(error)})])


def fault_of(error: click.UsageError) -> Json:
    """What is wrong, as a phrase."""
    match error:
        case Misuse():
            return error.phrase
        case click.NoSuchOption():
            return phrase("usage-no-option", option=shortened(error.option_name), near=error.possibilities or [])
        case click.NoSuchCommand():
            return phrase("usage-no-command", command=shortened(error.command_name), near=error.possibilities or [])
        case click.MissingParameter(param=click.Parameter() as param):
            return phrase("usage-missing", what=name_of(param, error.ctx))
        case click.BadParameter(param=click.Parameter() as param):
            limits = {"least": getattr(param.type, "min", None), "most": getattr(param.type, "max", None)}
            return phrase(f"usage-takes-{param.type.name.replace(' ', '-')}", what=name_of(param, error.ctx), **limits)
        case click.BadOptionUsage(option_name=name):
            takes_value = not any(name in param.opts and param.is_flag for param in options_of(error.ctx))
            return phrase("usage-needs-value" if takes_value else "usage-takes-nothing", option=name)
        case _:
            return phrase("usage-command")


def name_of(param: click.Parameter, ctx: click.Context | None) -> str:
    """An option or an argument as it is written."""
    return param.make_metavar(ctx) if isinstance(param, click.Argument) and ctx else max(param.opts, key=len)


def options_of(ctx: click.Context | None) -> list[click.Option]:
    """The options of a command."""
    return [param for param in ctx.command.params if isinstance(param, click.Option)] if ctx else []
