"""The one way in which Gloaming says no."""

from __future__ import annotations

from typing import Any, TypeVar

from gloaming.kernel.catalogue import ENGLISH, catalogue, words_of

R = TypeVar("R", bound="Refusal")

LONGEST_QUOTE = 40
LONGEST_NUMBER = 1000  # bits of a number that is quoted


class Refusal(ValueError):
    """Something that cannot be done, as data: `code` names the sentence `no-<code>`; nothing has changed."""

    def __init__(self, code: str, /, rule: str = "", **arguments: Any) -> None:
        super().__init__(code)
        self.code, self.rule, self.arguments = code, rule, arguments
        self.game = ""  # the game in whose words it is said, if not in the house's

    def __str__(self) -> str:
        return self.said(ENGLISH)

    def said(self, language: str) -> str:
        """The sentence in a language."""
        return catalogue(language, *words_of(self.game)).say(f"no-{self.code}", {"rule": self.rule, **self.arguments})

    @property
    def phrase(self) -> dict[str, Any]:
        """The refusal as an argument of another sentence."""
        return {"say": f"no-{self.code}", "rule": self.rule, **self.arguments}

    def within(self, code: str, **arguments: Any) -> Refusal:
        """A refusal that says where this one came up: its sentence has this one's for `why`."""
        outer = Refusal(code, why=self.phrase, **arguments)
        outer.game = self.game
        return outer

    def as_kind(self, kind: type[R]) -> R:
        """The same refusal as one of a narrower kind."""
        narrower = kind(self.code, self.rule, **self.arguments)
        narrower.game = self.game
        return narrower


def shortened(text: str) -> str:
    """What somebody typed, fit to be quoted."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in text)
    return clean if len(clean) <= LONGEST_QUOTE else clean[: LONGEST_QUOTE - 1] + "…"


def as_number(value: object) -> str | dict[str, Any]:
    """Something that was given for a number, fit to be quoted; CPython does not write out huge ones."""
    if isinstance(value, int) and value.bit_length() > LONGEST_NUMBER:
        return {"say": "given-large-number"}
    return shortened(str(value))
