"""The JSON Schema of a game's views, news and answers, put together from its words and its vocabulary."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gloaming.kernel.game import Game
from gloaming.kernel.kinds import literally
from gloaming.kernel.schemas import DRAFT, Json
from gloaming.kernel.vocabulary import Form, Question


def schema(game: Game) -> Json:
    """The schema: what a view, a piece of news and an answer of the game look like."""
    return {
        "$schema": DRAFT,
        "title": game.title,
        "description": f"What a client of {game.title} is sent and may send, by version {game.rules} of its rules.",
        "$defs": {
            "view": inner(game.words.LAYOUT),
            "news": with_text(news(game)),
            "questions": questions(game),
            "answers": answers(game),
        },
    }


def inner(part: Mapping[str, Any]) -> Json:
    """A schema as it stands inside another one."""
    return {key: value for key, value in part.items() if key != "$schema"}


def news(game: Game) -> Json:
    """The schema of the news, from the vocabulary."""
    return {
        "title": f"The news of {game.title}",
        "description": "One thing that happened, as one hearer was told it.",
        "oneOf": [each.schema for each in game.news_kinds],
    }


def questions(game: Game) -> Json:
    """The schema of the questions to players and of what answers mean, from the vocabulary."""
    return {
        "description": "A question, what it is about, and what an answer to it means.",
        "oneOf": [each.schema for each in game.questions if each.opinion],
    }


def with_text(part: Json) -> Json:
    """The schema of news that also has its sentence."""
    for choice in ("oneOf", "anyOf"):
        if choice in part:
            return {**part, choice: [with_text(each) for each in part[choice]]}
    sentence = {"description": "The same as a sentence.", "type": "string"}
    properties, required = part.get("properties", {}), part.get("required", [])
    return {**part, "properties": {**properties, "text": sentence}, "required": [*required, "text"]}


def answers(game: Game) -> Json:
    """The schema of the answers to each question that players are asked, from the vocabulary."""
    return {
        "description": "An answer under the name of its question: one of the texts that the seat was given.",
        "type": "object",
        "properties": {each.name: answer(each) for each in game.questions if each.opinion},
        "minProperties": 1,
        "maxProperties": 1,
        "additionalProperties": False,
    }


def answer(question: Question) -> Json:
    """The schema of the answers to one question: how they are written, and how many there can be."""
    forms = question.forms.values()
    is_fixed = not any(form.written for form in forms)
    says = {"enum": [form.write((), ()) for form in forms]} if is_fixed else {"pattern": f"^(?:{pattern(forms)})$"}
    return {
        "description": f"One of at most {question.widest} texts, numbered from 0.",
        "type": "string",
        **says,
        "x-widest": question.widest,
    }


def pattern(forms: Iterable[Form]) -> str:
    """What the notation of an answer matches that has one of these forms."""
    return "|".join(["".join([piece(form, *each) for each in form.pieces]) for form in forms])


def piece(form: Form, text: str, place: int | None) -> str:
    """What a piece of a notation matches: a text, and the argument behind it if there is one."""
    return literally(text) if place is None else f"{literally(text)}(?:{form.kinds[place].notation_pattern})"
