"""What is displayed of a game: the news, the state and the result, as somebody sees it."""

from __future__ import annotations

from collections import defaultdict
from itertools import groupby
from typing import Any

from gloaming.kernel.catalogue import ENGLISH, catalogue
from gloaming.kernel.match import Match
from gloaming.kernel.news import Item
from gloaming.kernel.seats import SPECTATOR, UNKNOWN
from gloaming.kernel.sight import view
from gloaming.kernel.telling import Passage
from gloaming.kernel.voice import Voice
from gloaming.terminal.screen import broken

Json = dict[str, Any]

ALL_KNOWING = -1  # a viewer from whom nothing is hidden


def news_heard(match: Match, viewer: int, since: int = 0, until: int | None = None) -> list[Item]:
    """The news as a viewer heard it."""
    items = match.heard[since:until]
    return items if viewer == ALL_KNOWING else [item.heard_by(viewer) for item in items]


def sentences(match: Match, viewer: int, since: int = 0, language: str = ENGLISH) -> list[str]:
    """The news in words, each piece with what was told about it."""
    told, voice = told_at(match), match.game.voice(language)
    lines = []
    for at, item in enumerate(news_heard(match, viewer, since), since):
        lines += [voice.news(item, match.names), *(passage_line(match, passage, language) for passage in told[at])]
    return lines


def told_at(match: Match) -> dict[int, list[Passage]]:
    """What was told about each piece of news, by its place among all, in the order of the moments."""
    news = {opening.number: opening.at for opening in match.moments}
    told = defaultdict(list)
    for passage in sorted(match.passages, key=lambda passage: passage.moment):
        told[news[passage.moment]].append(passage)
    return told


def passage_line(match: Match, passage: Passage, language: str = ENGLISH) -> str:
    """A passage with its teller, as a line."""
    return catalogue(language).say("screen-passage", {"name": match.names[passage.seat], "text": passage.text})


def in_brief(match: Match, viewer: int, since: int = 0, language: str = ENGLISH) -> list[str]:
    """The news in words, but of several secrets of a kind in a row only the first."""
    told = []
    for (_, is_secret), run in groupby(
        news_heard(match, viewer, since), lambda item: (item.what, item.number == UNKNOWN)
    ):
        first, *others = [match.game.voice(language).news(item, match.names) for item in run]
        if is_secret and len(others) > 1:
            told.append(catalogue(language).say("screen-like-it", {"first": first, "count": len(others)}))
        else:
            told += [first, *others]
    return told


def description(match: Match, viewer: int, language: str = ENGLISH) -> str:
    """The state in words."""
    seen = match.state if viewer == ALL_KNOWING else view(match.state, viewer)
    return broken(
        match.game.voice(language).description(seen, SPECTATOR if viewer == ALL_KNOWING else viewer, match.names)
    )


def result(match: Match, language: str = ENGLISH) -> str:
    """How the game ended, with everyone's place and score; where points are for winning alone, that is said already."""
    g, names = match.state, match.names
    order = sorted(range(len(names)), key=lambda seat: (g.place[seat], seat))
    scores = [{"place": int(g.place[seat]), "name": names[seat], "points": int(g.score[seat])} for seat in order]
    said = match.game.voice(language).result(g, names)
    if all(each["points"] == (each["place"] == 1) for each in scores):
        return said
    return f"{said}\n{catalogue(language).say('screen-places', {'scores': scores})}"


def as_json(match: Match, viewer: int, language: str = ENGLISH) -> Json:
    """A game as JSON: who played what, the news as the viewer heard it, the state as the viewer sees it."""
    words, names, voice = match.game.words, match.names, match.game.voice(language)
    news = [
        {**match.game.news_data(item, names), "text": voice.news(item, names)} for item in news_heard(match, viewer)
    ]
    seen = match.state if viewer == ALL_KNOWING else view(match.state, viewer)
    told = {"moments": moments(match, voice)} if match.game.telling else {}
    return {
        "game": match.game.id,
        "rules": match.game.rules,
        "players": names,
        "options": match.options,
        "commitment": match.commitment,
        "seed": match.seed if match.over else None,
        "steps": match.step,
        "news": news,
        **told,
        "table": words.layout(seen, names),
        "result": {**match.result, "text": voice.result(match.state, names)} if match.over else None,
    }


def moments(match: Match, voice: Voice) -> list[Json]:
    """The moments as JSON, each with the place of its news (from 0), and what was told; null where it was taken out."""
    return [
        {
            "moment": number,
            "news": at,
            "kind": moment.kind,
            "teller": match.names[moment.seat],
            "prompt": voice.say(moment.prompt),
            "told": [passage.text for passage in match.passages if passage.moment == number],
        }
        for number, at, moment, _ in match.moments
    ]
