"""What the adviser says, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gloaming
from gloaming.bots.adviser import Advice, Choice, Comment
from gloaming.kernel.catalogue import ENGLISH, Catalogue
from gloaming.kernel.match import Match
from gloaming.kernel.phrases import phrase
from gloaming.kernel.refusal import Refusal, as_number
from gloaming.kernel.schemas import Json
from gloaming.kernel.speech import Asked, Given
from gloaming.kernel.voice import Voice
from gloaming.terminal.answers import in_lines
from gloaming.terminal.screen import broken


def at_question(file: str, step: int, name: str | None) -> Match:
    """A recorded game at the first question to a seat, or to this player, after so many answers."""
    answers = len(gloaming.read(file).answers)
    if not 0 <= step <= answers:
        raise Refusal("step", step=as_number(step), count=answers)
    for more in range(step, answers + 1):
        match = gloaming.load(file, steps=more)
        if name is not None:
            match.seat(name)
        if match.asked and name in (None, *match.asked):
            return match
    raise Refusal("step-asked", name=name, step=step)


def as_json(value: Any) -> Any:
    """What the adviser says, as JSON: advice, a comment, a choice, or several of these."""
    if isinstance(value, Advice | Comment | Choice | Asked | Given):
        return {key: as_json(value) for key, value in value._asdict().items()}
    return [as_json(each) for each in value] if isinstance(value, list) else value


def advice(voice: Voice, found: Advice) -> str:
    """The best answers to a question of a recorded game, and how long they were thought about."""
    words = voice.catalogue
    asked = {"step": found.step, "seat": found.seat, "question": voice.question_of_data(*found.question)}
    lines = [words.say("advice-question", asked), ""]
    for number, choice in enumerate(found.choices, 1):
        best = {"answer": answer(voice, choice.answer), "chance": choice.chance, "tried": choice.tried}
        lines.append(f"{number}. {words.say('advice-choice', best)}")
        if choice.line:
            lines.append(f"   {words.say('adviser-line', {'steps': steps(voice, choice)})}")
    thought = {"iterations": found.iterations, "seat": found.seat}
    return broken("\n".join([*lines, "", words.say("advice-thought", thought)]))


def hint(voice: Voice, found: Advice, labels: Mapping[str, int]) -> str:
    """The best answers to a question that is asked now, with the numbers that stand before them on the screen."""
    words, width = voice.catalogue, max((len(str(label)) for label in labels.values()), default=0)
    lines = []
    for choice in found.choices:
        best = {"answer": answer(voice, choice.answer), "chance": choice.chance}
        label = f"{labels[choice.answer.notation]:{width}} " if labels else ""
        lines.append(in_lines(label + words.say("advice-hint", best)))
        if choice.line:
            likely = words.say("adviser-line", {"steps": steps(voice, choice, found.seat)})
            lines.append(in_lines(f"{'':{len(label) + 2}}{likely}"))
    return "\n".join([*lines, in_lines(words.say("advice-hint-from", {"seat": found.seat}))])


def answer(voice: Voice, given: Given) -> str:
    """An answer in words."""
    return voice.answer_of_data(given.ask, given.arguments)


def steps(voice: Voice, choice: Choice, reader: str = "") -> list[Json]:
    """What is likely to follow, answer by answer."""
    return [
        phrase("adviser-step", you=given.seat == reader, name=given.seat, answer=answer(voice, given))
        for given in choice.line
    ]


def review(match: Match, comments: Sequence[Comment], language: str = ENGLISH) -> str:
    """The turning points and the costly answers of a game, and how often everybody answered well."""
    voice = match.game.voice(language)
    marked = [each for each in comments if each.costly or each.turning]
    heading = {"label": voice.about("title"), "text": ", ".join(match.names)}
    lines = [voice.catalogue.say("labelled", heading), ""]
    for each in marked:
        lines += [*remark(voice, each), ""]
    if not marked:
        lines += [voice.catalogue.say("adviser-none"), ""]
    for name in match.names:
        own = [each for each in comments if each.seat == name]
        if own:
            lines.append(standing(voice.catalogue, name, own))
    return broken("\n".join(lines))


def remark(voice: Voice, each: Comment) -> list[str]:
    """What is to be said of one answer."""
    words = voice.catalogue
    asked = {"step": each.step, "seat": each.seat, "question": voice.question_of_data(*each.question)}
    lines = [words.say("advice-step", asked)]
    if each.turning:
        now, before = each.best.chance, each.best.chance - each.swing
        turned = {"seat": each.seat, "rose": each.swing > 0, "before": before, "now": now}
        lines.append(f"  {words.say('advice-turning', turned)}")
    if each.costly:
        given, best = answer(voice, each.given.answer), answer(voice, each.best.answer)
        worth = {"given": given, "given-chance": each.given.chance, "best": best, "best-chance": each.best.chance}
        lines.append(f"  {words.say('advice-costly', worth)}")
        for choice in (each.given, each.best):
            if choice.line:
                then = {"answer": answer(voice, choice.answer), "steps": steps(voice, choice)}
                lines.append(f"  {words.say('advice-after', then)}")
    return lines


def standing(words: Catalogue, name: str, own: Sequence[Comment]) -> str:
    """How well somebody answered."""
    costly = sum(each.costly for each in own)
    agreed = sum(each.given.answer == each.best.answer for each in own)
    lost = sum(each.cost for each in own if each.costly)
    counts = {"name": name, "count": len(own), "agreed": agreed, "costly": costly, "lost": round(float(lost), 1)}
    return words.say("advice-standing", counts)
