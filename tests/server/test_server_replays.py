"""Looking back: a game that is over, step by step, as anybody saw it, and nothing before its end."""

import asyncio
import gzip
import json
import threading
import urllib.request
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import gloaming
from evenings import Evening
from gloaming import Refusal
from gloaming.client import Mirror, set_part
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.seats import CHANCE
from gloaming.kernel.sight import view
from gloaming.server.payloads import Replay
from gloaming.server.replays import replay, turns
from gloaming.tables.table import Table
from servers import Running, company, play_on, tell

every_game = pytest.mark.parametrize("game", gloaming.games(), ids=lambda game: game.id)


def played(game: Game) -> tuple[Table, Match]:
    evening = Evening(game.id, 3, seed="looking back")
    evening.play_out()
    return evening.table, evening.match


def frames(shown: Replay) -> Iterator[tuple[Any, list[Any]]]:
    """The table after every step, in a layout and in words, as a client puts it together from what changed."""
    layout, lines = shown.layout, shown.lines
    yield layout, lines
    for step in shown.steps:
        for change in [*(change for beat in step.beats for change in beat.set), *step.set]:
            layout = set_part(layout, change)
        if step.lines:
            first, last, now = step.lines
            lines = [*lines[:first], *now, *lines[last:]]
        yield layout, lines


@every_game
@pytest.mark.parametrize("viewer", [1, None], ids=["a seat", "all"])
def test_every_step_shows_the_table_as_the_viewer_saw_it(game: Game, viewer: int | None) -> None:
    table, match = played(game)
    shown = msgspec.json.decode(msgspec.json.encode(replay(table, viewer)), type=Replay)
    answers = turns(match)
    assert len(shown.steps) == len(answers) - 1
    done = 0
    for group, (layout, lines) in zip(answers, frames(shown), strict=True):
        done += len(group)
        g = match._replayed(done)
        seen = g if viewer is None else view(g, viewer)
        assert layout == json.loads(json.dumps(game.words.layout(seen, match.names)))
        if viewer is not None:
            described = json.loads(json.dumps(game.words.description(seen, viewer, match.names)))
            assert lines == [line for paragraph in described for line in ([], *paragraph)][1:]


@every_game
def test_the_news_of_all_steps_is_the_news_that_was_heard(game: Game) -> None:
    table, match = played(game)
    for viewer in range(3):
        shown = replay(table, viewer)
        told = [*shown.news, *(beat.news for step in shown.steps for beat in step.beats)]
        assert told == [game.news_data(item.heard_by(viewer), match.names) for item in match.heard]


@every_game
def test_a_step_is_found_by_the_number_that_a_review_gives_it(game: Game) -> None:
    table, match = played(game)
    shown = replay(table, None)
    for step in shown.steps:
        assert match.log[step.step].seat == step.seat != CHANCE
        assert step.asked
        assert step.given


def test_a_seat_is_told_what_it_answered_and_not_what_others_laid_in_secret() -> None:
    table, _ = played(gloaming.find("haunting-house"))
    shown = replay(table, 0)
    for step in shown.steps:
        assert bool(step.given) == (step.seat == 0)


def test_it_is_refused_before_the_end_and_given_to_anybody_after_it(server: Running) -> None:
    table, (ada, ben) = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
    for viewer in ("", "?viewer=0", "?viewer=all"):
        with pytest.raises(Refusal, match="when the game is over"):
            ada.call("GET", f"/api/tables/{table}/replay{viewer}")

    async def play() -> None:
        await asyncio.gather(play_on(ada, table, Mirror()), play_on(ben, table, Mirror()))

    tell(play())
    assert ben.call("GET", f"/api/tables/{table}/replay")["viewer"] == 1
    stranger = server.guest()
    assert stranger.call("GET", f"/api/tables/{table}/replay")["viewer"] is None
    assert stranger.call("GET", f"/api/tables/{table}/replay?viewer=0")["viewer"] == 0
    everything = stranger.call("GET", f"/api/tables/{table}/replay?viewer=all")
    assert everything["result"]["winners"][0] in ("Ada", "Ben")
    assert None not in [player["ghosts"] for player in everything["layout"]["players"]]
    for wrong in ("x", "22", "-1", "7"):
        with pytest.raises(Refusal, match="no seat"):
            stranger.call("GET", f"/api/tables/{table}/replay?viewer={wrong}")


def test_it_is_sent_in_a_smaller_form_to_whoever_takes_that(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    true_compress, threads = gzip.compress, []

    def compress(*given: Any) -> bytes:
        threads.append(threading.current_thread())
        return true_compress(*given)

    monkeypatch.setattr(gzip, "compress", compress)
    table, (ada,) = company(server.url, "dont-go-in-there", ["Ada"], bots=1)
    tell(play_on(ada, table, Mirror()))
    address = f"{server.url}/api/tables/{table}/replay?viewer=all"
    asked = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})
    unwilling = urllib.request.Request(address, headers={"Accept-Encoding": "gzip;q=0"})
    with urllib.request.urlopen(asked) as small, urllib.request.urlopen(address) as plain:
        assert small.headers["content-encoding"] == "gzip"
        packed, whole = small.read(), plain.read()
    assert gzip.decompress(packed) == whole
    assert len(packed) < len(whole) / 5
    assert server.thread not in threads  # whoever plays does not wait for it
    with urllib.request.urlopen(unwilling) as plain:
        assert plain.read() == whole
