"""Shapes of functions that a vocabulary names: what they are given, and what they give."""

from __future__ import annotations

from typing import Any, NamedTuple


class Shape(NamedTuple):
    """What a function is like that a row names: how many things it takes, which first, and what it gives: an `object`
    is anything.
    """

    takes: int
    first: tuple[str, ...]
    gives: type | None


CARRIED_OUT = Shape(2, ("g",), None)  # a step: g, about
ANSWERED = Shape(4, ("g",), None)  # g, who is asked, subject, answer
ALLOWED = Shape(4, ("g",), bool)
JUDGED = Shape(4, ("g", "seat"), int)  # much else that bots weigh takes four things, but a viewer or a rival first
READ = Shape(4, ("g", "seat"), int)  # a number, off the state
MADE = Shape(5, ("g", "seat"), object)  # data, off the state; last come the names


def unlike(found: Any, shape: Shape) -> str:
    """In what a function has not the shape that it should have; nothing if it has."""
    code = getattr(found, "__code__", None)
    if code is None:
        return "is no plain function"
    if code.co_argcount != shape.takes:
        return f"takes {code.co_argcount} things, not {shape.takes}"
    if code.co_varnames[: len(shape.first)] != shape.first:
        return f"takes {code.co_varnames[0]}, {code.co_varnames[1]}, not {', '.join(shape.first)}"
    gives = found.__annotations__.get("return", shape.gives)
    given, wanted = getattr(gives, "__name__", str(gives)), getattr(shape.gives, "__name__", str(shape.gives))
    return "" if shape.gives is object or given == wanted else f"gives {given}, not {wanted}"


def misfit(what: str, found: Any, shape: Shape) -> str:
    """What is wrong with the function that a row is given for this; nothing if there is none, or nothing is."""
    unlikeness = unlike(found, shape) if found else ""
    return f"{what} by {getattr(found, '__name__', found)}, which {unlikeness}" if unlikeness else ""
