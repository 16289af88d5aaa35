"""What the adviser says, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gloaming
from gloaming.bots.adviser import Advice, Choice, Comment
from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal, as_number
from gloaming.kernel.speech import Asked, Given
from gloaming.kernel.voice import Voice


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


def as_json(told: Any) -> Any:
    """What the adviser says, as JSON: advice, a comment, a choice, or several of these."""
    if isinstance(told, Advice | Comment | Choice | Asked | Given):
        return {key: as_json(value) for key, value in told._asdict().items()}
    return [as_json(each) for each in told] if isinstance(told, list) else told


def advice(voice: Voice, told: Advice) -> str:
    """The best answers to a question."""
    lines = [f"Step {told.step}. {told.seat} is asked: {voice.asked(*told.question)}", ""]
    for number, choice in enumerate(told.choices, 1):
        lines.append(
            f"{number}. {answer(voice, choice.answer)}  {choice.chance:.0%} of a win (tried {choice.tried:,} times)"
        )
        if choice.line:
            lines.append(f"   likely then: {line(voice, choice)}")
    return "\n".join([*lines, "", f"Thought over {told.iterations:,} times, by what {told.seat} could know."])


def answer(voice: Voice, given: Given) -> str:
    """An answer in words."""
    return voice.meaning(given.ask, given.arguments)


def line(voice: Voice, choice: Choice) -> str:
    """What is likely to follow."""
    return "; ".join(f"{given.seat}: {answer(voice, given)}" for given in choice.line)


def review(match: Match, comments: Sequence[Comment]) -> str:
    """The turning points and the costly answers of a game, and how often everybody answered well."""
    marked = [each for each in comments if each.costly or each.turning]
    lines = [f"{match.game.title}: {', '.join(match.names)}", ""]
    for each in marked:
        lines += [*remark(match.game.voice(), each), ""]
    if not marked:
        lines += ["No answer was costly, and nothing turned the game.", ""]
    for name in match.names:
        own = [each for each in comments if each.seat == name]
        if own:
            lines.append(standing(name, own))
    return "\n".join(lines)


def remark(voice: Voice, each: Comment) -> list[str]:
    """What is to be said of one answer."""
    lines = [f"Step {each.step}, {each.seat}: {voice.asked(*each.question)}"]
    if each.turning:
        way, now = "rose" if each.swing > 0 else "fell", each.best.chance
        chances = f"the chances {way} from {now - each.swing:.0%} to {now:.0%}"
        lines.append(f"  Turning point: since {each.seat} answered last, {chances}.")
    if each.costly:
        lines.append(
            f'  Costly: "{answer(voice, each.given.answer)}" is worth {each.given.chance:.0%} of a win, '
            f'"{answer(voice, each.best.answer)}" {each.best.chance:.0%}.'
        )
        lines += [
            f"  After {answer(voice, choice.answer)}: {line(voice, choice)}."
            for choice in (each.given, each.best)
            if choice.line
        ]
    return lines


def standing(name: str, own: Sequence[Comment]) -> str:
    """How well somebody answered."""
    costly = sum(each.costly for each in own)
    agreed = sum(each.given.answer == each.best.answer for each in own)
    lost = sum(each.cost for each in own if each.costly)
    return (
        f"{name}: {len(own)} choices, {agreed} as the adviser would, {costly} costly"
        f"{f' ({lost:.0%} of a win given away)' if costly else ''}."
    )
