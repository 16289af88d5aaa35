"""The HTTP side: lobby and tables, and what its OpenAPI document promises."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import gloaming
from gloaming import Refusal
from gloaming.bots import LEVELS
from gloaming.client import Mirror, Visitor
from gloaming.kernel import record
from gloaming.kernel.chance import commitment
from gloaming.server.openapi import document
from gloaming.server.routes import ROUTES
from houses import DEPTH
from programs import PATIENCE
from servers import Running, company, play_on, serving, table_of, tell


def test_the_games_and_bots_of_the_house_are_listed(server: Running) -> None:
    guest = server.guest()
    assert [game["id"] for game in guest.call("GET", "/api/games")] == [game.id for game in gloaming.games()]
    assert [bot["name"] for bot in guest.call("GET", "/api/bots")] == [level.name for level in LEVELS]


def test_what_is_laid_out_or_dealt_is_told_with_the_games(server: Running) -> None:
    quiet = {game["id"]: game["quiet"] for game in server.guest().call("GET", "/api/games")}
    assert quiet["haunting-house"] == ["tile laid", "card drawn"]
    assert all(quiet.values())


def test_until_it_starts_a_table_says_whether_every_seat_is_needed(server: Running) -> None:
    ada = server.guest()
    table = ada.call("POST", "/api/tables", {"game": "haunted", "name": "Ada", "players": 2})["table"]
    assert table["needs_every_seat"] is False
    arranged = ada.call("PATCH", f"/api/tables/{table['id']}", {"players": 1})
    assert arranged["needs_every_seat"] is True
    assert "needs_every_seat" not in ada.table(table["id"], "start")


def test_a_table_is_opened_arranged_filled_and_started(server: Running) -> None:
    ada, ben = server.guest(), server.guest()
    opened = ada.call("POST", "/api/tables", {"game": "haunting-house", "name": "Ada", "players": 4})
    table = opened["table"]["id"]
    assert opened["link"] == f"{server.url}/tables/{table}"
    assert table in [each["id"] for each in ben.call("GET", "/api/tables")["open"]]
    ben.table(table, "join", {"name": "Ben"})
    changed = ada.call("PATCH", f"/api/tables/{table}", {"players": 3, "options": {"turns": 5}})
    assert (changed["players"], changed["options"]["turns"]) == (3, 5)
    ada.table(table, "bots", {"bot": "lantern", "name": "Lamp"})
    assert ada.call("DELETE", f"/api/tables/{table}/seats/2")["seats"][2]["kind"] == "open"
    ada.table(table, "bots", {"bot": "moth"})
    started = ada.table(table, "start")
    assert re.fullmatch("[0-9a-f]{64}", started["commitment"])
    assert started["seed"] is None
    assert table not in [each["id"] for each in ben.call("GET", "/api/tables")["open"]]
    assert ada.table(table, "pause")["paused"]
    assert not ada.table(table, "resume")["paused"]
    assert ben.table(table, "leave")["seats"][1]["away"]
    assert not ben.table(table, "return")["seats"][1]["away"]
    ben.table(table, "prefer", {"alone": True})


def test_a_table_whose_host_has_left_shows_who_is_host_now(server: Running) -> None:
    table, (ada, ben) = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
    assert ada.table(table, "pause")["host"] == 0
    assert ada.table(table, "leave")["host"] == 1
    assert not ben.table(table, "resume")["paused"]
    assert ada.table(table, "return")["host"] == 0


def listed(guest: Visitor) -> list[str]:
    """The tables that the lobby calls a guest's own."""
    return [each["id"] for each in guest.call("GET", "/api/tables")["mine"]]


def test_a_table_is_a_guest_s_own_for_as_long_as_they_hold_a_seat_there(server: Running) -> None:
    table, (ada, ben, cleo) = company(server.url, "dont-go-in-there", ["Ada", "Ben", "Cleo"], bots=1, start=False)
    ada.call("DELETE", f"/api/tables/{table}/seats/3")  # a bot, which takes nobody's table away
    ben.table(table, "leave")
    ada.call("DELETE", f"/api/tables/{table}/seats/2")
    assert [listed(guest) for guest in (ada, ben, cleo)] == [[table], [], []]
    ben.table(table, "join", {"name": "Ben"})
    ada.table(table, "start")
    ben.table(table, "leave")
    assert listed(ben) == [table]  # where a bot only stands in
    telephone = server.guest()
    telephone.call("POST", "/api/move", {"token": ben.table(table, "link")["token"]})
    assert (listed(ben), listed(telephone)) == ([], [table])
    ada.call("DELETE", f"/api/tables/{table}/seats/1")
    assert (listed(ada), listed(telephone)) == ([table], [])


def test_what_is_refused_is_refused_with_the_table_s_own_sentence(server: Running) -> None:
    table, (ada, ben) = company(server.url, "dont-go-in-there", ["Ada", "Ben"], start=False)
    with pytest.raises(Refusal, match="Only the host"):
        ben.table(table, "start")
    with pytest.raises(Refusal, match="All 2 seats are taken"):
        server.guest().table(table, "join", {"name": "Cleo"})
    with pytest.raises(Refusal, match="is for 2 to 5 players"):
        ada.call("PATCH", f"/api/tables/{table}", {"players": 8})
    with pytest.raises(Refusal, match="There is no game"):
        ada.call("POST", "/api/tables", {"game": "chess", "name": "Ada", "players": 2})
    with pytest.raises(Refusal, match="Expected `int` >= 1"):
        ada.call("POST", "/api/tables", {"game": "haunted", "name": "Ada", "players": 0})
    with pytest.raises(Refusal, match="cannot be a name"):
        ada.call("POST", "/api/tables", {"game": "haunted", "name": "a:b", "players": 2})


def test_when_the_game_is_over_its_seed_record_story_and_review_can_be_had(server: Running) -> None:
    table, people = company(server.url, "haunted", ["Ada", "Ben"])
    mirrors = Mirror(), Mirror()

    async def play() -> None:
        await asyncio.gather(*(play_on(*each) for each in zip(people, [table] * 2, mirrors, strict=True)))

    tell(play())
    guest = server.guest()
    seed = guest.call("GET", f"/api/tables/{table}/seed")
    assert commitment(seed["seed"]) == seed["commitment"] == table_of(mirrors[0]).commitment
    kept = record.read(guest.call("GET", f"/api/tables/{table}/record"))
    assert record.replay(kept, gloaming.find("haunted")).over
    assert "The story of Ada and Ben" in guest.call("GET", f"/api/tables/{table}/story")
    assert "Die Geschichte von Ada und Ben" in guest.call("GET", f"/api/tables/{table}/story?language=de")
    assert "The story of Ada and Ben" in guest.call("GET", f"/api/tables/{table}/story?language=xx")
    with pytest.raises(Refusal, match="is no seat"):
        guest.call("GET", f"/api/tables/{table}/review?seat=x")
    again = people[1].call("POST", f"/api/tables/{table}/rematch", {})
    assert again["table"]["stage"] == "waiting"


def test_the_adviser_reviews_a_game_that_is_over(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.server.routes.REVIEW_ITERATIONS", 3)
    monkeypatch.setattr("gloaming.bots.search.compiled_is_ready", lambda game: False)
    monkeypatch.setattr("gloaming.bots.search.MOST_NODES", 100)
    table, (ada,) = company(server.url, "dont-go-in-there", ["Ada"], bots=1)
    tell(play_on(ada, table, Mirror()))
    monkeypatch.setattr("gloaming.server.routes.compiled_is_ready", lambda game: True)
    comments = ada.call("GET", f"/api/tables/{table}/review?seat=0")
    assert comments
    assert {comment["seat"] for comment in comments} == {"Ada"}
    assert all(0 <= comment["given_chance"] <= 1 and not comment["hasty"] for comment in comments)


def test_the_server_says_how_it_is(server: Running) -> None:
    guest = server.guest()
    assert guest.call("GET", "/healthz") == {"status": "alive", "version": gloaming.__version__}
    assert guest.call("GET", "/readyz")["status"] == "ready"
    counted = guest.call("GET", "/metrics")
    for name in ("gloaming_answers_total", "gloaming_commit_seconds_bucket", "gloaming_sockets"):
        assert name in counted


def test_a_server_whose_store_is_gone_is_alive_but_not_ready(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as running:
        running.house.store.reader.dispose()
        (tmp_path / "tables.db").rename(tmp_path / "gone.db")
        guest = running.guest()
        assert guest.call("GET", "/healthz")["status"] == "alive"
        with pytest.raises(Refusal, match="can read and save nothing"):
            guest.call("GET", "/readyz")
        for each in tmp_path.glob("tables.db*"):
            each.unlink()
        (tmp_path / "gone.db").rename(tmp_path / "tables.db")
        running.house.store.reader.dispose()
        assert guest.call("GET", "/readyz")["status"] == "ready"


# The document


def test_every_route_is_in_the_document(server: Running) -> None:
    told = json.loads(json.dumps(document()))
    assert Visitor(server.url).call("GET", "/openapi.json") == told
    for route in ROUTES:
        assert told["paths"][route.path][route.method.lower()]["summary"]


CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
BRIEFLY = settings(
    max_examples=5 * DEPTH,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_whatever_is_sent_the_server_keeps_to_its_document(
    server: Running, mode: GenerationMode, quick_adviser: None
) -> None:
    """Every way in, with what fits the document and with what does not; `make soak` sends much more."""
    tables = [company(server.url, "haunted", ["Ada"], bots=1, start=start) for start in (True, False)]
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    for found in schema.get_all_operations():
        try:
            assert isinstance(found, Ok)
            cases = found.ok().as_strategy(generation_mode=mode)
            hold_to_the_document(cases, tables)
        except Unsatisfiable:
            assert mode is GenerationMode.NEGATIVE  # nothing can be wrong with a request that says nothing


def hold_to_the_document(cases: Any, tables: list[tuple[str, list[Visitor]]]) -> None:
    """Send many requests, some of them to tables that are there."""

    @BRIEFLY
    @given(case=cases, there=st.sampled_from([None, *tables]))
    def stays_true(case: Case[Any], there: tuple[str, list[Visitor]] | None) -> None:
        if there is not None and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = there[0]
        cookie = {"Cookie": there[1][0].cookie} if there else {}
        case.validate_response(case.call(headers=cookie, timeout=PATIENCE), checks=CHECKS)

    stays_true()
