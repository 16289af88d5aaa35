"""What a room does to somebody in a story of Haunted: which lines there are for it, and two changes in one sentence."""

from typing import NamedTuple

from gloaming.games.haunted.parts import Stat
from gloaming.games.haunted.telling import lines
from gloaming.games.haunted.telling.lines import Lines
from gloaming.kernel.catalogue import Catalogue
from gloaming.kernel.schemas import Json

A_SENTENCE = 130  # characters that two changes may take together

# By stat, and by how much it was; 3 less FEAR, and 3 more of the others, no card gives.
CHANGES: tuple[dict[int, Lines], ...] = (
    {-3: lines.BODY_BROKEN, -2: lines.BODY_FAR_DOWN, -1: lines.BODY_DOWN, 1: lines.BODY_UP, 2: lines.BODY_FAR_UP},
    {-3: lines.WILL_BROKEN, -2: lines.WILL_FAR_DOWN, -1: lines.WILL_DOWN, 1: lines.WILL_UP, 2: lines.WILL_FAR_UP},
    {-2: lines.FEAR_FAR_DOWN, -1: lines.FEAR_DOWN, 1: lines.FEAR_UP, 2: lines.FEAR_FAR_UP, 3: lines.FEAR_UTTER},
)


class Effect(NamedTuple):
    """What is said of a change, as a clause; what of it comes after its person, if it begins with them, and before
    them, if it ends with them; and whether they are glad of it.
    """

    clause: str
    rest: str
    before: str
    is_better: bool


def effect_of(words: Catalogue, line: str, about: Json, *, is_better: bool) -> Effect:
    """A line of a change, with the parts that its language has of it."""
    known = words.attributes(line)
    rest, before = (words.say(f"{line}.{part}", about) if part in known else "" for part in ("rest", "before"))
    return Effect(words.say(line, about), rest, before, is_better)


def is_for_the_better(stat: int, more: int) -> bool:
    """Whether somebody is glad of a change."""
    return (more > 0) != (stat == Stat.FEAR)


def sentence(clause: str) -> str:
    """A clause by itself."""
    return f"{clause[0].upper()}{clause[1:]}."


def joined(words: Catalogue, first: Effect, second: Effect, who: Json) -> str:
    """Two changes of somebody in one sentence, if that is not too long; a subject that would come twice comes once."""
    clause, more, link = first.clause, second.clause, words.say("both-word")
    if len(clause) + len(more) >= A_SENTENCE or ";" in more or f", {link}" in more or "," in clause:
        return f"{sentence(clause)} {sentence(more)}"
    how = "and" if first.is_better == second.is_better else "but"
    told = {"first": clause, "second": more, "rest": second.rest}
    if first.rest and second.rest and f" {link} " not in f"{clause} {second.rest}":
        return sentence(words.say(f"both-{how}.same", told))
    if first.before and second.rest and how == "and":
        return sentence(words.say("both-and.who", {**told, "before": first.before, "who": who}))
    return sentence(words.say(f"both-{how}", told))
