"""The check of variants: those that nothing can be, and those that a language needs to count with."""

from __future__ import annotations

from collections.abc import Iterator

from babel import Locale

from gloaming.kernel.bundle import NONE
from gloaming.lab.messages import Finding, Message, Selection, Written

GIVEN = {"yes", "no", NONE, "some"}  # what true, false, nothing and an object are in a message
OTHER = "other"
COUNTED = 200  # numbers by which a language shows how it counts


def never_chosen(written: Written, known: set[str]) -> Iterator[Finding]:
    """Variants by names that nothing has which is given there; sources and vocabularies know some."""
    possible = known | GIVEN | {name for name, _ in counts(written.language)}
    for message in written.own.values():
        for selection in (each for selections in message.selections.values() for each in selections):
            names = forms_of(written, selection) or possible
            for key in selection.keys[:-1]:
                if not key.lstrip("-").replace(".", "").isdigit() and key not in names:
                    yield message.finding(f"{message.id} has a variant [{key}], which nothing is that it is given")


def forms_of(written: Written, selection: Selection) -> set[str]:
    """What things can be in the form in which they are selected on; nothing where that is no text."""
    call = selection.call
    if call is None or not call.kind or not call.form:
        return set()
    return {value.texts[call.form] for value in written.of_kind(call.kind) if call.form in value.texts}


def uncounted(written: Written, message: Message, english: Message) -> Iterator[Finding]:
    """Variants that the language needs, where the English one tells one from several by the same variable."""
    wanted = {name for name, _ in counts(written.language)} - {OTHER}
    for attribute, selections in message.selections.items():
        there = english.selections.get(attribute, [])
        for variable in sorted({each.variable for each in selections if each.keys[-1] == OTHER} - {""}):
            if "one" in keys_by(variable, there):
                keys = keys_by(variable, selections)
                own = {name for name, number in counts(written.language) if keys & {name, str(number)}}
                for name in sorted(wanted - own):
                    yield message.finding(f"{message.id} has no variant [{name}] of ${variable}")


def keys_by(variable: str, selections: list[Selection]) -> set[str]:
    """All names and numbers of the variants that a variable selects."""
    return {key for each in selections if each.variable == variable for key in each.keys}


def counts(language: str) -> list[tuple[str, int]]:
    """Numbers with what they are called in a language: 1 is `one`, 2 `other`."""
    rule = Locale.parse(language, sep="-").plural_form
    return [(rule(number), number) for number in range(COUNTED)]
