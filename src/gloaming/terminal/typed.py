"""What people type and what stands on the screen, made alike: keyboards have fewer signs than languages."""

from __future__ import annotations

SIGNS = str.maketrans("’−", "'-")  # an apostrophe and a minus, as keyboards have them
LEFT_OUT = str.maketrans(dict.fromkeys(',"„“”«»', " "))


def bare(text: str) -> str:
    """A text without what people leave out when they type: commas, quotation marks, capitals, more than one space."""
    return " ".join(text.casefold().translate(SIGNS).translate(LEFT_OUT).split())
