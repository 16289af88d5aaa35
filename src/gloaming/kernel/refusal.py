"""The one way in which Gloaming says no."""

LONGEST_QUOTE = 40
LONGEST_NUMBER = 1000  # bits of a number that is quoted


class Refusal(ValueError):
    """Something that cannot be done, in one clear sentence; nothing has changed."""


def shortened(text: str) -> str:
    """What somebody typed, fit to be quoted."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in text)
    return clean if len(clean) <= LONGEST_QUOTE else clean[: LONGEST_QUOTE - 1] + "…"


def quoted(value: object) -> str:
    """Something that was given for an answer, fit to be quoted; CPython does not write out huge numbers."""
    if isinstance(value, int) and value.bit_length() > LONGEST_NUMBER:
        return "So large a number"
    return shortened(str(value))
