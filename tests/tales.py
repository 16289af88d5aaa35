"""Don't Go In There as if it were told: a fake telling, so that what every game can do is tested with none of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

import gloaming
from gloaming.games.dont_go_in_there.vocabulary import News
from gloaming.kernel.catalogue import Catalogue, catalogue
from gloaming.kernel.match import Match
from gloaming.kernel.news import Item
from gloaming.kernel.phrases import phrase
from gloaming.kernel.telling import Moment

SILENT = gloaming.find("dont-go-in-there")


class Narrator:
    """Says little; every sentence says for which news it stands."""

    def __init__(self, names: Sequence[str], words: Catalogue) -> None:
        self.names = names
        self.rooms = 0

    def begin_chapter(self, item: Item) -> str:
        self.rooms += item.what == News.ROOM_OPENED
        return f"Door {self.rooms}" if item.what == News.ROOM_OPENED else ""

    def tell_news(self, item: Item) -> str:
        if item.what == News.PLACED:
            return f"{self.names[item.seat]} went to space {item.thing}."
        return f"Somebody looked at card {item.number}." if item.what == News.LOOKED else ""

    def catch_up(self) -> str:
        return ""

    def fill_silence(self, item: Item, moment: Moment) -> str:
        return f"{self.names[moment.seat]} kept silent about the {moment.kind}."


def moments(item: Item, names: Sequence[str]) -> list[Moment]:
    """Who goes somewhere is told where that is by the left neighbour, and reacts; at the end everybody sums up."""
    left = (item.seat + 1) % len(names)
    if item.what == News.WENT_FIRST:
        return [Moment("memory", seat, phrase("tale-memory")) for seat in range(len(names))]
    if item.what == News.PLACED:
        return [
            Moment("room", left, phrase("tale-room", other=names[item.seat])),
            Moment("reaction", item.seat, phrase("tale-reaction")),
        ]
    return [Moment("answer", item.seat, phrase("tale-answer"))] if item.what == News.SCORED else []


def tale_words(language: str = "en") -> Catalogue:
    """What the game says, and what its players are invited to tell."""
    return catalogue(language, str(Path(__file__).parent / "tales"), SILENT.catalogue_folder)


TOLD = SILENT.but(telling=SimpleNamespace(moments=moments, narrator=Narrator), catalogue=tale_words)


def begin(players: int = 2, seed: str = "tales") -> Match:
    """A match that can be told: the first moments are everybody's memory."""
    return Match(TOLD, players, None, seed)


def go_on(match: Match, answers: int = 1) -> None:
    """Let whoever is asked give the first answer, so many times."""
    for _ in range(answers):
        match.answer(match.asked[0], match.answers(match.asked[0])[0])


def finish(match: Match) -> Match:
    """Play to the end."""
    while not match.over:
        go_on(match)
    return match


@pytest.fixture
def told_house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """In this house the game is told, for whoever looks it up; and the folder is empty."""
    monkeypatch.setattr(gloaming, "find", lambda game_id: TOLD)
    monkeypatch.chdir(tmp_path)
    return tmp_path
