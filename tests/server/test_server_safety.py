"""Nobody gets in and nothing leaks: each attempt is refused with a sentence, and the table is unharmed."""

import http.client
import json
import logging
import urllib.parse
from collections.abc import Awaitable, Callable
from http.client import HTTPMessage
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gloaming import Refusal
from gloaming.client import Visitor, at_table
from gloaming.server import messages as m
from gloaming.server.identity import Identity
from gloaming.server.logs import JsonLines
from gloaming.server.safety import LARGEST_BODY, LARGEST_MESSAGE, Rate, is_same_origin
from programs import SECRET
from servers import Running, answers_of, company, question_of, serving, tell, until

Company = tuple[str, list[Visitor]]  # a table, and who sits there


@pytest.fixture
def table(server: Running) -> Company:
    return company(server.url, "dont-go-in-there", ["Ada", "Ben"])


def request(
    server: Running, method: str, path: str, body: str | bytes | None = None, **headers: str
) -> tuple[int, HTTPMessage, str]:
    """A request as a browser or anybody could make it: status, headers, body."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    connection.request(method, path, body, headers)
    response = connection.getresponse()
    text = response.read().decode()
    connection.close()
    return response.status, response.headers, text


def refused(reply: tuple[int, HTTPMessage, str]) -> tuple[int, str]:
    status, _, text = reply
    return status, json.loads(text)["refused"]


def state(server: Running, table: str) -> list[Any]:
    """What the store has of a table."""
    with server.house.store.reader.connect() as connection:
        rows = connection.exec_driver_sql("SELECT number, who, body FROM events WHERE table_id = ?", (table,))
        return list(rows)


# Pages of others

JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_page_of_others_can_change_nothing(server: Running, table: Company, headers: dict[str, str]) -> None:
    before = state(server, table[0])
    reply = request(server, "POST", f"/api/tables/{table[0]}/pause", "{}", Cookie=table[1][0].cookie, **JSON, **headers)
    assert refused(reply) == (403, "This page is not one of ours.")
    assert state(server, table[0]) == before


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://["])
def test_a_page_of_others_gets_no_socket(server: Running, table: Company, origin: str) -> None:
    async def story() -> None:
        where = table[1][0].socket_url(table[0])
        async with connect(where, additional_headers={**table[1][0].headers, "Origin": origin}):
            pass

    with pytest.raises(InvalidStatus) as refusal:
        tell(story())
    assert refusal.value.response.status_code == 403


def test_our_own_page_may(server: Running, table: Company) -> None:
    own = f"http://127.0.0.1:{server.port}"
    headers = {"Cookie": table[1][0].cookie, "Origin": own, "Sec-Fetch-Site": "same-origin", **JSON}
    assert request(server, "POST", f"/api/tables/{table[0]}/pause", "{}", **headers)[0] == 200


def test_the_public_address_is_an_origin_of_ours() -> None:
    headers = {b"origin": b"https://gloaming.example", b"host": b"127.0.0.1:8000"}
    assert is_same_origin(headers, "https://gloaming.example")
    assert not is_same_origin(headers, "http://gloaming.example")
    assert not is_same_origin(headers, "")


# Cookies and links


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(server: Running) -> None:
    _, headers, _ = request(
        server, "POST", "/api/tables", json.dumps({"game": "haunted", "name": "Ada", "players": 2}), **JSON
    )
    cookie = headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" in Identity(SECRET, secure=True).cookie("ada")


@pytest.mark.parametrize("forge", ["changed", "unsigned", "other secret", "other purpose", "empty", "huge"])
def test_a_forged_cookie_is_nobody_s(server: Running, table: Company, forge: str) -> None:
    name, value = table[1][0].cookie.split("=", 1)
    forged = {
        "changed": value[:-2] + ("aa" if not value.endswith("aa") else "bb"),
        "unsigned": "ImFkYSI",
        "other secret": Identity("x" * 40).guests.dumps("ada"),
        "other purpose": Identity(SECRET).links.dumps("ada"),
        "empty": "",
        "huge": value * 100,
    }[forge]
    before = state(server, table[0])
    reply = request(server, "POST", f"/api/tables/{table[0]}/leave", "{}", Cookie=f"{name}={forged}", **JSON)
    assert refused(reply) == (403, "You have no seat at this table; you can only look on.")
    assert state(server, table[0]) == before


@pytest.mark.parametrize("beside", ['prefs={"a": 1}', "a[b]=1", "odd", "=;;"])
def test_odd_cookies_of_others_make_nobody_a_stranger(beside: str) -> None:
    identity = Identity(SECRET)
    cookie = identity.cookie("ada").split(";")[0]
    assert identity.person(f"{beside}; {cookie}") == "ada"
    assert identity.person(f"{cookie}; {beside}") == "ada"
    assert identity.person(beside) == ""


def test_a_secret_link_moves_a_seat_once(server: Running, table: Company) -> None:
    name, people = table
    token = people[1].table(name, "link")["token"]
    telephone, thief = server.guest(), server.guest()
    assert telephone.call("POST", "/api/move", {"token": token})["seat"] == 1
    with pytest.raises(Refusal, match="was used already"):
        thief.call("POST", "/api/move", {"token": token})
    with pytest.raises(Refusal, match="no seat"):
        people[1].table(name, "leave")
    with pytest.raises(Refusal, match="not one of ours"):
        thief.call("POST", "/api/move", {"token": token[:-4] + "____"})
    with pytest.raises(Refusal, match="no seat"):
        thief.table(name, "link")
    people[1].call("POST", "/api/move", {"token": telephone.table(name, "link")["token"]})
    with pytest.raises(Refusal, match="was used already"):
        thief.call("POST", "/api/move", {"token": token})


def test_a_link_that_is_too_old_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    identity = Identity(SECRET)
    token = identity.link("t" * 22, 0, 2)
    assert identity.read_link(token) == ("t" * 22, 0, 2)
    monkeypatch.setattr("gloaming.server.identity.LINK_LASTS", -1)
    with pytest.raises(Refusal, match="too old"):
        identity.read_link(token)


# Seats


def test_neither_a_spectator_nor_another_seat_can_answer_for_somebody(server: Running, table: Company) -> None:
    name, people = table

    async def story() -> None:
        before = state(server, name)
        async with at_table(people[0], name) as ada, at_table(people[1], name) as ben:
            idle = ben if ada.seen.question else ada
            async with at_table(server.guest(), name) as eve:
                assert eve.seen.you is None
                assert eve.seen.question is None
                for remote, said in ((eve, "no seat"), (idle, "is not asked now")):
                    await remote.send(type="answer", answer=0)
                    assert said in (await until(remote, m.Refused)).refused
                for wish in ({"type": "undo"}, {"type": "say", "text": "Boo."}, {"type": "kick", "seat": 0}):
                    await eve.send(**wish)
                    assert isinstance(await eve.next(), m.Refused)
        assert state(server, name) == before

    tell(story())


def test_an_answer_that_is_sent_twice_counts_once(server: Running, table: Company) -> None:
    name, people = table

    async def story() -> tuple[int | None, int | None]:
        async with at_table(people[0], name) as ada, at_table(people[1], name) as ben:
            asked = ada if ada.seen.question else ben
            number, answer = question_of(asked.seen).number, answers_of(asked.seen)[0][0]
            for ref in (1, 2):
                await asked.send(type="answer", answer=answer, question=number, ref=ref)
            done = await until(asked, m.Done)
            again = await until(asked, m.Refused)
            return done.ref, again.ref

    assert tell(story()) == (1, 2)


@pytest.mark.parametrize(
    "wish",
    [
        {"type": "botanswer", "seat": 0, "answer": 0, "question": 4},
        {"type": "flag", "seat": 0},
        {"type": "move", "seat": 0, "holder": "", "person": "eve"},
        {"type": "notice", "seat": 0},
        {"type": "answeralone", "seat": 0},
    ],
)
def test_what_the_house_does_nobody_else_can(server: Running, table: Company, wish: dict[str, Any]) -> None:
    name, people = table

    async def story() -> str:
        async with at_table(people[0], name) as ada:
            await ada.send(**wish)
            return (await until(ada, m.Refused)).refused

    assert "cannot be understood" in tell(story())


# Messages

BAD = ["", "{", "[]", "null", "7", '"answer"', '{"type":"dance"}', '{"type":"answer"}', '{"type":"answer","answer":{}}',
       '{"type":"answer","answer":1e999}', '{"type":"say","text":7}', '{"type":"say","text":"x","more":1}',
       '{"type":"answer","answer":99999999999999999999999999}', '{"type":"say","text":"\\ud800"}',
       "[" * 5000, '{"type":"arrange","options":{"types":' + "[" * 7000]  # fmt: skip


def test_whoever_waits_for_a_reply_gets_it_also_when_the_message_was_wrong(server: Running, table: Company) -> None:
    name, people = table

    async def story() -> list[int | None]:
        async with at_table(people[0], name) as ada:
            for wrong in ({"type": "answer", "answer": 1.5, "ref": 7}, {"type": "dance", "ref": 8}, {"ref": "nine"}):
                await ada.send(**wrong)
            return [(await until(ada, m.Refused)).ref for _ in range(3)]

    assert tell(story()) == [7, 8, None]


def test_whatever_cannot_be_understood_is_refused_and_harms_nobody(server: Running, table: Company) -> None:
    name, people = table

    async def story() -> None:
        before = state(server, name)
        for bad in BAD:
            async with connect(people[0].socket_url(name), additional_headers=people[0].headers) as raw:
                await raw.recv()
                await raw.send(bad)
                told = json.loads(await raw.recv())
                assert told["type"] == "refused", bad
                assert len(told["refused"]) < 400
                await raw.send(b"\xff\xfe\x00")
                assert json.loads(await raw.recv())["type"] == "refused"
                await raw.send('{"type":"ping","ref":1}')
                assert json.loads(await raw.recv())["type"] == "pong"
        assert state(server, name) == before

    tell(story())


Send = Callable[[ClientConnection], Awaitable[None]]


def closed_with(server: Running, table: Company, send: Send, times: int = 3000) -> int:
    """The code with which a socket is closed that does this, so many times."""
    name, people = table

    async def story() -> int:
        async with connect(people[0].socket_url(name), additional_headers=people[0].headers) as raw:
            try:
                await raw.recv()
                for _ in range(times):
                    await send(raw)
                while True:
                    await raw.recv()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0

    return tell(story())


def test_too_large_a_message_is_refused_and_a_huge_one_closes_the_socket(server: Running, table: Company) -> None:
    name, people = table

    async def story() -> None:
        async with at_table(people[0], name) as ada:
            await ada.send(type="say", text="x" * LARGEST_MESSAGE)
            assert "at most" in (await until(ada, m.Refused)).refused

    tell(story())
    assert closed_with(server, table, lambda raw: raw.send("x" * (2 * LARGEST_MESSAGE + 1)), 1) == 1009


def test_who_sends_nonsense_again_and_again_is_sent_away(server: Running, table: Company) -> None:
    assert closed_with(server, table, lambda raw: raw.send("nonsense")) == m.NOT_UNDERSTOOD[0]


def test_a_table_of_other_rules_is_not_shown_and_its_socket_says_so(server: Running, table: Company) -> None:
    name, _ = table
    with server.house.store.reader.begin() as connection:
        changed = """UPDATE events SET body = replace(body, '"rules":', '"rules":9') WHERE table_id = ?"""
        connection.exec_driver_sql(changed, (name,))
    del server.house.tables.in_memory[name]
    assert closed_with(server, table, lambda raw: raw.send(""), 0) == m.NOT_SHOWN[0]


def test_who_floods_a_table_is_sent_away_and_the_others_play_on(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), seat_rate=5.0, seat_burst=20) as running:
        table = company(running.url, "dont-go-in-there", ["Ada", "Ben"])
        assert closed_with(running, table, lambda raw: raw.send('{"type":"ping"}')) == m.TOO_MANY[0]

        async def story() -> m.Done:
            async with at_table(table[1][1], table[0]) as ben:
                await ben.send(type="say", text="Still here.", ref=1)
                return await until(ben, m.Done)

        assert tell(story()).ref == 1


def test_too_many_requests_sockets_and_tables_from_one_address_are_refused(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), http_rate=0.001, http_burst=30, sockets=2, tables_an_hour=1) as running:
        table, people = company(running.url, "dont-go-in-there", ["Ada", "Ben"], start=False)
        with pytest.raises(Refusal, match="Too many tables"):
            company(running.url, "dont-go-in-there", ["Ada", "Ben"])

        async def story() -> None:
            async with at_table(people[0], table), at_table(people[1], table), at_table(running.guest(), table):
                pass

        with pytest.raises(InvalidStatus) as refusal:
            tell(story())
        assert refusal.value.response.status_code == 429
        replies = [request(running, "GET", "/api/games") for _ in range(40)]
        assert refused(replies[-1]) == (429, "You are asking too often; wait a little.")
        assert request(running, "GET", "/healthz")[0] == 200


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("gloaming.server.safety.time.monotonic", lambda: now[0])
    rate = Rate(2.0, 3)
    assert [rate.allows("a") for _ in range(4)] == [True, True, True, False]
    assert rate.allows("b")
    now[0] = 0.5
    assert [rate.allows("a") for _ in range(2)] == [True, False]


# Requests


def test_a_request_that_is_too_large_or_no_json_is_refused(server: Running) -> None:
    large = json.dumps({"game": "haunted", "name": "x" * LARGEST_BODY, "players": 2})
    assert refused(request(server, "POST", "/api/tables", large, **JSON))[0] == 413
    assert refused(request(server, "POST", "/api/tables", "{}", **{"Content-Type": "text/plain"}))[0] == 415
    assert refused(request(server, "POST", "/api/tables", "{", **JSON))[0] == 400
    assert refused(request(server, "POST", "/api/tables", b"\xff", **JSON))[0] == 400
    assert refused(request(server, "POST", "/api/tables", "[" * 20000, **JSON))[0] == 400


@pytest.mark.parametrize("seat", ["x", "-1", "12", "²", "9" * 5000])
def test_a_seat_that_is_none_is_refused(server: Running, table: Company, seat: str) -> None:
    name, people = table
    path = f"/api/tables/{name}/seats/{urllib.parse.quote(seat)}"
    status, said = refused(request(server, "DELETE", path, Cookie=people[0].cookie))
    assert (status, "is no seat" in said) == (409, True)


def test_every_reply_forbids_a_page_to_do_anything_but_its_own(server: Running) -> None:
    for path in ("/api/games", "/nowhere", "/healthz", "/openapi.json"):
        _, headers, _ = request(server, "GET", path)
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_what_would_tell_secrets_waits_for_the_end(server: Running, table: Company) -> None:
    name, _ = table
    for part in ("record", "seed", "review"):
        assert refused(request(server, "GET", f"/api/tables/{name}/{part}")) == (
            409,
            "That can be seen when the game is over.",
        )


def test_a_private_table_is_found_by_its_address_alone(server: Running) -> None:
    name, people = company(server.url, "haunted", ["Ada"], bots=1, start=False, private=True)
    listed = server.guest().call("GET", "/api/tables")["open"]
    assert name not in [each["id"] for each in listed]
    assert name in [each["id"] for each in people[0].call("GET", "/api/tables")["mine"]]
    assert server.guest().call("GET", f"/api/tables/{name}")["private"]


@pytest.mark.parametrize("name", ["x" * 22, "../etc/passwd", "%00" * 22, "x"])
def test_a_table_that_is_not_there_is_not_there(server: Running, name: str) -> None:
    assert request(server, "GET", f"/api/tables/{name}")[0] == 404

    async def story() -> None:
        async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{name}/socket") as raw:
            await raw.recv()

    with pytest.raises((InvalidStatus, ConnectionClosed)):
        tell(story())


# Logs


def test_no_secret_stands_in_the_logs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "gloaming")
    caplog.set_level(logging.INFO, "uvicorn")
    with serving(str(tmp_path / "tables.db")) as running:
        name, people = company(running.url, "haunted", ["Ada", "Ben"])
        people[0].table(name, "prefer", {"mail": "ada@example.org"})
        token = people[0].table(name, "link")["token"]
        seed = running.house.tables.in_memory[name].table.seed
        with pytest.raises(Refusal):
            running.guest().table(name, "start")
    lines = "\n".join(JsonLines().format(record) for record in caplog.records if record.name.startswith("gloaming"))
    for secret in (seed, token, people[0].cookie.split("=")[1], "ada@example.org", SECRET, name):
        assert secret not in lines


def test_a_line_of_the_log_is_json(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        logging.getLogger("gloaming.test").info("a door opened", extra={"door": "cellar", "times": 3})
    told = json.loads(JsonLines().format(caplog.records[-1]))
    assert (told["what"], told["door"], told["times"], told["level"]) == ("a door opened", "cellar", 3, "info")


def test_a_fault_of_our_own_is_told_without_its_particulars(
    server: Running, table: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, people = table

    async def broken(*given: object) -> None:
        raise RuntimeError("something secret")

    monkeypatch.setattr(server.house.store, "open_tables", broken)
    assert refused(request(server, "GET", "/api/tables")) == (500, "Something went wrong on the server.")
    monkeypatch.setattr("gloaming.server.live_tables.decide", lambda *given: 1 / 0)

    async def story() -> str:
        async with at_table(people[0], name) as ada:
            await ada.send(type="say", text="Hush.")
            return (await until(ada, m.Refused)).refused

    assert tell(story()) == "Something went wrong on the server."
    assert Visitor(server.url).call("GET", "/healthz")["status"] == "alive"
