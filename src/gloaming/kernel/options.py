"""Options of games as people write them: yes or no, and whole numbers. Both take texts and JSON values."""

from __future__ import annotations

from typing import Any

from gloaming.kernel.refusal import Refusal, shortened

What = str | dict[str, Any]  # an option as the beginning of a sentence, or a phrase that says it
YES = ("yes", "on", "true", "1")
NO = ("no", "off", "false", "0", "")
MOST_DIGITS = 5  # of a number given as text
MOST_QUOTED = 10**MOST_DIGITS  # numbers below this are quoted


def given_as(value: Any) -> dict[str, Any]:
    """What somebody gave for an option, as a phrase of a refusal, if it is short enough to be quoted."""
    if type(value) is int and abs(value) < MOST_QUOTED:
        return {"say": "given-number", "number": value}
    return {"say": "given-text", "text": shortened(value)} if isinstance(value, str) else {"say": "given-other"}


def whole_number(value: Any) -> int | None:
    """A whole number, given as such or as text; None if it is something else."""
    said = value.strip() if isinstance(value, str) else value
    if isinstance(said, str) and said.isascii() and said.isdigit() and len(said) <= MOST_DIGITS:
        return int(said)
    return said if type(said) is int else None


def read_switch(what: What, rule: str, value: Any) -> bool:
    """Yes or no, and no if nothing is said; anything else is refused: `what` is the beginning of the sentence."""
    said = value.strip().casefold() if isinstance(value, str) else value
    if value is None or said is False or (isinstance(said, str) and said in NO):
        return False
    if said is True or (isinstance(said, str) and said in YES):
        return True
    raise Refusal("switch", rule, what=what, given=given_as(value))


def read_count(what: What, rule: str, value: Any, usual: int, most: int) -> int:
    """A whole number from 1 on, the usual one if nothing is said; anything else is refused."""
    if value is None or (isinstance(value, str) and not value.strip()):
        return usual
    count = whole_number(value)
    if count is None or not 1 <= count <= most:
        raise Refusal("count", rule, what=what, most=most, given=given_as(value))
    return count
