"""The words for the terminal's commands: each is one word that means one thing, and no answer begins with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from gloaming.kernel.catalogue import ENGLISH
from gloaming.lab.messages import Finding, Message, Written

COMMAND, ANSWER = "command-", "answer-"

Openings = dict[str, str]  # with which words something begins, and what that is


def first_word(text: str) -> str:
    """The word that a text begins with, as it is compared with what somebody types."""
    return next(iter(text.casefold().replace(",", " ").split()), "")


def openings(written: Written) -> Openings:
    """The words that answers begin with in a language, where they begin alike every time."""
    answers = [each for each in written.own.values() if each.id.startswith(ANSWER)]
    return {first_word(each.opening): each.id for each in answers if each.opening}


def clashing(
    houses: Mapping[str, Written], answers: Mapping[str, Openings], notation: Iterable[str]
) -> Iterator[Finding]:
    """What is wrong with the words for commands, in every language; the English ones work in all of them."""
    english = commands_of(houses[ENGLISH]) if ENGLISH in houses else []
    written = {word: f'the notation "{word}"' for word in notation}
    for language, house in houses.items():
        begun = {**answers.get(ENGLISH, {}), **answers.get(language, {}), **written}
        own = commands_of(house)
        for message in own:
            for fault in faults(message, [*own, *english], begun):
                yield message.finding(f"{message.id} {fault}")


def commands_of(house: Written) -> list[Message]:
    """The words for commands, as messages."""
    return [each for each in house.own.values() if each.id.startswith(COMMAND)]


def faults(message: Message, known: Iterable[Message], begun: Openings) -> Iterator[str]:
    """What is wrong with one of them."""
    word = message.opening
    if not message.is_plain or word != first_word(word):
        yield "is no single word in small letters"
    others = {each.id for each in known if each.opening == word} - {message.id}
    yield from (f'is "{word}", and so is {other}' for other in sorted(others))
    if word in begun:
        yield f'is "{word}", with which {begun[word]} begins'
