"""JSON Schemas in few words, for what a game's words lay out and tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Json = dict[str, Any]
DRAFT = "https://json-schema.org/draft/2020-12/schema"


def record(description: str, parts: Mapping[str, Json]) -> Json:
    """The schema of an object that has exactly these parts."""
    return {
        "description": description,
        "type": "object",
        "properties": dict(parts),
        "required": list(parts),
        "additionalProperties": False,
    }


def number(description: str, low: int = 0, high: int | None = None) -> Json:
    """The schema of a whole number."""
    limits = {"minimum": low} if high is None else {"minimum": low, "maximum": high}
    return {"description": description, "type": "integer", **limits}


def text(description: str) -> Json:
    """The schema of a text."""
    return {"description": description, "type": "string"}


def one_of(description: str, values: Sequence[str]) -> Json:
    """The schema of one of a few texts."""
    return {"description": description, "enum": list(values)}


def truth(description: str) -> Json:
    """The schema of yes or no."""
    return {"description": description, "type": "boolean"}


def many(description: str, items: Json, least: int = 0, most: int | None = None) -> Json:
    """The schema of a list."""
    limits = {"minItems": least} if most is None else {"minItems": least, "maxItems": most}
    return {"description": description, "type": "array", "items": items, **limits}


def perhaps(description: str, schema: Json) -> Json:
    """The schema of something, or null where the description says so."""
    return {"description": description, "anyOf": [schema, {"type": "null"}]}
