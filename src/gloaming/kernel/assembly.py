"""A vocabulary put together with its game: the rule functions that rows name, what rules do with rows, why not."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from types import FunctionType, ModuleType
from typing import Any

from gloaming.kernel.shapes import Shape, unlike
from gloaming.kernel.uses import Use, code_of, uses
from gloaming.kernel.vocabulary import ANYTHING, BadRow, Question, Row, Vocabulary


def check_reasons(questions: Sequence[Question], reasons: Mapping[int, object]) -> None:
    """Compare the questions to which an answer may not be allowed with those of which words say why."""
    for row in questions:
        explained = row.number in reasons
        if explained == (row.allowed == ANYTHING):
            raise BadRow(f"{row.where} names {row.allowed}, and words {'say' if explained else 'do not say'} why not.")
    if unknown := reasons.keys() - {row.number for row in questions}:
        raise BadRow(f"Words say why not of a question {min(unknown)}, and there is none.")


def functions(named: Iterable[tuple[Row, str]], modules: Sequence[ModuleType], shape: Shape) -> tuple[Any, ...]:
    """The rule functions that rows name, found in a game's modules; no two rows have the same, but for `anything`."""
    named, whose = [*named], dict[str, Row]()
    for row, name in named:
        if whose.setdefault(name, row) is not row and name != ANYTHING:
            raise BadRow(f"{row.where} names {name}, and so does {whose[name].where}.")
    return tuple([function(row, name, modules, shape) for row, name in named])


def function(row: Row, name: str, modules: Sequence[ModuleType], shape: Shape) -> FunctionType:
    """The rule function that a row names."""
    for module in modules:
        found = vars(module).get(name)
        if isinstance(found, FunctionType):
            if misshapen := unlike(found, shape):
                raise BadRow(f"{row.where} names {name}, which {misshapen}.")
            return found
    raise BadRow(f"{row.where} names {name}, and no module of the rules has it.")


def check_uses(vocabularies: Sequence[Vocabulary], modules: Iterable[ModuleType]) -> None:
    """Compare every row with what rules do with it; they may name rows also where a vocabulary stands. Rules without
    their text cannot be compared.
    """
    places = dict.fromkeys([*modules, *[sys.modules[each.__module__] for each in vocabularies]])
    texts = [(module, text) for module in places if (text := code_of(module)) is not None]
    if len(texts) < len(places):
        return
    for vocabulary in vocabularies:
        found: dict[str, list[Use]] = {row.where: [] for row in vocabulary._rows}
        for use in uses(vocabulary.__name__, texts):
            if use.row not in found:
                raise BadRow(f"{use.row} is no row, and {use.module.__name__} names it.")
            if not use.is_compared:
                found[use.row].append(use)
        for row in vocabulary._rows:
            if misuse := row.misuse(found[row.where]):
                raise BadRow(f"{row.where} {misuse}.")
