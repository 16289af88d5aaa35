"""The OpenAPI document of the HTTP side, made from the same types that it reads and writes."""

from __future__ import annotations

import re
from typing import Any

import msgspec

import gloaming
from gloaming.server import payloads as p
from gloaming.server.routes import ROUTES, Route

Json = dict[str, Any]

REFUSALS = {
    400: "What was sent cannot be understood.",
    403: "Somebody else may do that, or a page that is not ours asked for it.",
    404: "There is no such table or game.",
    409: "It cannot be done now; the sentence says why.",
    413: "What was sent is too large.",
    415: "What was sent is not JSON.",
    429: "Too much is asked for from this address.",
    503: "The store cannot be reached.",
}
PARAMETERS = {
    "table": {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"},
    "game": {"type": "string", "pattern": "^[a-z-]{1,64}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 7},
    "viewer": {"type": "string", "pattern": "^([0-7]|all)$"},
    "language": {"type": "string", "pattern": "^[a-z]{2}$"},
    "parts": {"type": "string", "pattern": "^(game|scene|tour)(,(game|scene|tour))*$"},
}
# What may stand behind the question mark, by what handles it.
QUERIES = {
    "games": "language",
    "bots": "language",
    "rulebook": "language",
    "words": "parts",
    "written_story": "language",
    "review": "seat",
    "step_by_step": "viewer",
}


def document() -> Json:
    """The whole document."""
    kinds = [kind for route in ROUTES for kind in (route.takes, route.gives) if kind not in (None, str)]
    schemas, components = msgspec.json.schema_components(
        [*kinds, p.Refused], ref_template="#/components/schemas/{name}"
    )
    by_kind = dict(zip(map(str, kinds), schemas, strict=False))
    paths: dict[str, Json] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Gloaming",
            "version": gloaming.__version__,
            "description": "Lobby and tables. Play itself goes over each table's WebSocket; see docs/protocol.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(route: Route, by_kind: dict[str, Any]) -> Json:
    """One way into the server."""
    operation: Json = {
        "operationId": route.handler.__name__,
        "summary": (route.handler.__doc__ or "").strip().split("\n")[0],
        "responses": {str(route.status): success(route, by_kind), **refusals()},
    }
    named = re.findall(r"{(\w+)}", route.path)
    if named:
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in named
        ]
    if query := QUERIES.get(route.handler.__name__):
        operation.setdefault("parameters", []).append({"name": query, "in": "query", "schema": PARAMETERS[query]})
    if route.takes is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": by_kind[str(route.takes)]}},
        }
    return operation


def success(route: Route, by_kind: dict[str, Any]) -> Json:
    """What comes back when all is well."""
    if route.gives is str:
        return {"description": "The text.", "content": {"text/plain": {"schema": {"type": "string"}}}}
    return {"description": "Done.", "content": {"application/json": {"schema": by_kind[str(route.gives)]}}}


def refusals() -> Json:
    """What comes back when not."""
    schema = {"schema": {"$ref": "#/components/schemas/Refused"}}
    return {
        str(status): {"description": said, "content": {"application/json": schema}} for status, said in REFUSALS.items()
    }
