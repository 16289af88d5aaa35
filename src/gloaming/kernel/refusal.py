"""The one way in which Gloaming says no."""

LONGEST_QUOTE = 40


class Refusal(ValueError):
    """Something that cannot be done, in one clear sentence; nothing has changed."""


def shortened(text: str) -> str:
    """What somebody typed, fit to be quoted."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in text)
    return clean if len(clean) <= LONGEST_QUOTE else clean[: LONGEST_QUOTE - 1] + "…"
