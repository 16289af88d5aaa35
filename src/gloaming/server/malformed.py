"""What is wrong with a message or a request that cannot be understood, as a phrase that every language can say."""

from __future__ import annotations

import re

import msgspec

from gloaming.kernel.phrases import phrase
from gloaming.kernel.refusal import shortened
from gloaming.kernel.schemas import Json

MALFORMED = (msgspec.DecodeError, UnicodeError, RecursionError)  # what decoding can end in
LONGEST_DETAIL = 200

# msgspec says only in a sentence which field is wrong, and how.
UNKNOWN = re.compile(r"Object contains unknown field `(?P<name>.*?)`")
MISSING = re.compile(r"Object missing required field `(?P<name>.*?)`")
PLACE = re.compile(r" - at `\$\.?(?P<place>.*?)`$")
TYPE = "type"  # the field that says which message it is


def what_is_wrong(error: Exception) -> Json:
    """Why something that was sent cannot be understood, with the field; `detail` is English, for programs."""
    if not isinstance(error, msgspec.ValidationError):
        return phrase("malformed-json")
    detail = str(error).split("\n", maxsplit=1)[0][:LONGEST_DETAIL]
    found = PLACE.search(detail)
    place = found["place"] if found else ""
    detail = PLACE.sub("", detail)
    if unknown := UNKNOWN.match(detail):
        return phrase("malformed-unknown", field=field_at(place, unknown["name"]))
    if missing := MISSING.match(detail):
        return phrase("malformed-missing", field=field_at(place, missing["name"]))
    if place == TYPE:
        return phrase("malformed-type")
    return phrase("malformed-field", field=shortened(place), detail=detail) if place else phrase("malformed-object")


def field_at(place: str, name: str) -> str:
    """A field by the way to it."""
    return shortened(f"{place}.{name}" if place else name)
