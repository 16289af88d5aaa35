"""The JSON Schema of a game's views, news and answers, put together from its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.driver import INSTINCT, RANDOM
from gloaming.kernel.game import Game
from gloaming.kernel.match import NAMES
from gloaming.kernel.schemas import DRAFT
from gloaming.kernel.seats import first_asked

Json = dict[str, Any]

LOOKED_THROUGH = 300  # games in which every question should have come up
EXAMPLES = 6


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
    """The schema of the answers to each question that players are asked."""
    met = met_in_play(game)
    return {
        "description": "An answer under the name of its question: one of the texts that the seat was given.",
        "type": "object",
        "properties": {
            each.name: answer_schema(each.widest, met.get(each.number, [])) for each in game.questions if each.opinion
        },
        "minProperties": 1,
        "maxProperties": 1,
        "additionalProperties": False,
    }


def answer_schema(widest: int, texts: list[str]) -> Json:
    """The schema of the answers to one question: how many there can be, how they begin, and some of them."""
    begins = beginning(texts)
    form = {"pattern": f"^{begins} "} if begins else {"minLength": 1}
    apart = max(1, len(texts) // EXAMPLES)
    return {
        "description": f"One of at most {widest} texts, numbered from 0.",
        "type": "string",
        **form,
        "x-widest": widest,
        "examples": texts[::apart][:EXAMPLES],
    }


def beginning(texts: list[str]) -> str:
    """The word with which all answers begin, if it is the same plain word."""
    first = {text.split(" ")[0] for text in texts if " " in text}
    whole = [text for text in texts if " " not in text]
    word = first.pop() if len(first) == 1 and not whole and len(texts) > 1 else ""
    return word if word.isalpha() else ""


Met = dict[int, list[str]]  # by question, all its answers in notation


def met_in_play(game: Game) -> Met:
    """How the answers to each question read, from the first time that it comes up between bots."""
    met: Met = {}
    for number in range(LOOKED_THROUGH):
        if len(met) == sum(opinion is not None for opinion in game.opinions):
            break
        meet(game, number, met)
    return met


def meet(game: Game, number: int, met: Met) -> None:
    """Play a game, each with another number of players and other bots, and note every question that is new."""
    key, moves = seed_key(f"schema {number}"), game.moves
    chance, minds, out = Luck(key), Luck(key, 1), [0] * (max(game.widest) + 1)
    bot = INSTINCT if number % 2 else RANDOM
    g = game.lay(game.seats[number // 2 % len(game.seats)])
    moves.settle(g, chance)
    while not g.over:
        seat = first_asked(g)
        if g.question not in met:
            met[g.question] = [game.notation(g, seat, answer, NAMES) for answer in range(g.width)]
        moves.apply(g, seat, moves.choose(g, seat, bot, minds, out))
        moves.settle(g, chance)
