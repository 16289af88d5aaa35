"""Notices to people who are asked and do not look: once, after a while, also after a restart."""

import asyncio
import json
import shutil
import smtplib
import ssl
import threading
from collections.abc import Iterator
from email import message_from_string
from email.header import decode_header, make_header
from email.message import EmailMessage
from http.client import BadStatusLine
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from ssl import SSLContext
from typing import Any, Self

import pytest

import gloaming
from gloaming import Refusal
from gloaming.client import Visitor, at_table
from gloaming.server import messages as m
from gloaming.server import notices
from gloaming.server.settings import Mail, Settings, mail_from_environment
from post_office import PostOffice, certificate, post_office
from programs import wait_for
from servers import Clock, Running, answers_of, company, serving, tell, until

Hook = tuple[str, list[Any]]


@pytest.fixture
def hook() -> Iterator[Hook]:
    """Somebody to whom notices are posted: the address, and what came."""
    came = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *given: object) -> None:
            pass

    listening = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=listening.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{listening.server_port}/", came
    listening.shutdown()
    thread.join()
    listening.server_close()


LONG = 120  # seconds that somebody is asked before a notice goes out


async def answer(person: Visitor, table: str) -> None:
    """Answer whatever one is asked, until somebody else is."""
    async with at_table(person, table) as remote:
        while remote.seen.question is not None:
            await remote.answer(answers_of(remote.seen)[0][0])
            await until(remote, m.Changes)


def let_time_pass(running: Running, clock: Clock) -> None:
    """Days in which the scheduler looks again and again."""
    for _ in range(3):
        clock.turn(24 * 3600)
        running.sweep()


def tell_each_in_turn(running: Running, clock: Clock, table: str, people: list[Visitor], came: list[Any]) -> list[str]:
    """One is asked, is told so, and lets days pass; then the other is asked, and told so. Return who they were."""
    asked = next(iter(running.house.tables.in_memory[table].table.asked))
    clock.turn(LONG)
    wait_for(lambda: came, "that the first is told")
    let_time_pass(running, clock)
    tell(answer(people[asked], table))
    clock.turn(LONG)
    wait_for(lambda: len(came) > 1, "that the second is told")
    let_time_pass(running, clock)
    return [("Ada", "Ben")[asked], ("Ben", "Ada")[asked]]


def test_who_is_asked_and_does_not_look_is_told_once(tmp_path: Path, hook: Hook, clock: Clock) -> None:
    url, came = hook
    with serving(
        str(tmp_path / "tables.db"), webhook=url, notice_after=LONG, public_url="https://gloaming.example"
    ) as running:
        table, people = company(running.url, "dont-go-in-there", ["Ada", "Ben"])
        running.sweep()
        assert not came
        names = tell_each_in_turn(running, clock, table, people, came)
    assert [each["name"] for each in came] == names
    assert came[0]["link"] == f"https://gloaming.example/tables/{table}"
    assert "your turn in Don't Go In There" in came[0]["text"]


@pytest.mark.parametrize(
    ("joining", "preferring", "headers", "said"),
    [
        ({}, {}, {}, "Your turn: Haunted"),
        ({"language": "de"}, {}, {}, "Du bist dran: Haunted"),
        ({}, {"language": "fr"}, {}, "À toi de jouer\u00a0: Haunted"),
        ({"language": "de"}, {"alone": True}, {}, "Du bist dran: Haunted"),
        ({"language": "de"}, {"language": ""}, {}, "Your turn: Haunted"),
        ({}, {}, {"Accept-Language": "tlh, de-CH;q=0.8, en;q=0.5"}, "Du bist dran: Haunted"),
        ({"language": "en"}, {}, {"Accept-Language": "de"}, "Your turn: Haunted"),
    ],
)
def test_a_notice_is_in_the_language_of_its_person(
    server: Running,
    monkeypatch: pytest.MonkeyPatch,
    joining: dict[str, str],
    preferring: dict[str, Any],
    headers: dict[str, str],
    said: str,
) -> None:
    ada = Visitor(server.url)
    monkeypatch.setattr(Visitor, "headers", property(lambda self: {"Cookie": self.cookie, **headers}))
    opened = ada.call("POST", "/api/tables", {"game": "haunted", "name": "Ada", "players": 1, **joining})
    table = opened["table"]["id"]
    ada.table(table, "prefer", preferring)
    ada.table(table, "start")
    told = notices.notice("", server.house.tables.in_memory[table].table, 0)
    assert told["subject"] == said
    assert told["text"] == gloaming.find("haunted").catalogue(str(told["language"])).say(
        "notice-text", {"name": "Ada", "game": "Haunted"}
    )


def test_a_language_that_nobody_speaks_is_refused(server: Running) -> None:
    table, (ada,) = company(server.url, "dont-go-in-there", ["Ada"], start=False, players=2)
    for doing, wish in (("prefer", {}), ("join", {"name": "Ben"})):
        with pytest.raises(Refusal, match='no language "tlh"; there are: en, '):
            (ada if doing == "prefer" else Visitor(server.url)).table(table, doing, {**wish, "language": "tlh"})
    with pytest.raises(Refusal, match="no language"):
        ada.call("POST", "/api/tables", {"game": "haunted", "name": "Ada", "players": 1, "language": "tlh"})


def test_a_notice_that_was_due_during_a_restart_goes_out_afterwards(tmp_path: Path, hook: Hook, clock: Clock) -> None:
    url, came = hook
    database = str(tmp_path / "tables.db")
    with serving(database, webhook=url, notice_after=LONG) as running:
        company(running.url, "dont-go-in-there", ["Ada", "Ben"])
    assert not came
    clock.turn(LONG)
    with serving(database, webhook=url, notice_after=LONG) as running:
        wait_for(lambda: came, "that it goes out")
        let_time_pass(running, clock)
    assert len(came) == 1


def test_a_hook_that_cannot_be_reached_disturbs_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "PAUSES", (0,))
    with serving(str(tmp_path / "tables.db"), webhook="http://127.0.0.1:9/", notice_after=0.1) as running:
        table, people = company(running.url, "dont-go-in-there", ["Ada", "Ben"])
        live = running.house.tables.in_memory[table]
        wait_for(lambda: live.table is not None and any(each.noticed for each in live.table.asked.values()))
        people[0].table(table, "pause")


def test_a_hook_that_talks_nonsense_keeps_no_letter_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = []

    def nonsense(url: str, body: bytes) -> None:
        raise BadStatusLine("boo")

    monkeypatch.setattr(notices, "PAUSES", (0, 0))
    monkeypatch.setattr(notices, "post", nonsense)
    monkeypatch.setattr(notices, "post_mail", lambda mail, address, told: sent.append(address))
    mail = Mail("mail.example", sender="house@example.org")
    with serving(str(tmp_path / "tables.db"), webhook="http://x", mail=mail, notice_after=0.1) as running:
        table, people = company(running.url, "dont-go-in-there", ["Ada", "Ben"], start=False)
        for person in people:
            person.table(table, "prefer", {"mail": "somebody@example.org"})
        people[0].table(table, "start")
        wait_for(lambda: sent)
    assert sent == ["somebody@example.org"]


def test_without_a_hook_nothing_is_due() -> None:
    assert Settings().notices is None
    assert Settings(webhook="http://x").notices == 120_000


def test_a_letter_says_whose_turn_it_is_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []

    class Post:
        def __init__(self, host: str, port: int, timeout: float) -> None:
            sent.append((host, port))

        def __enter__(self) -> Self:
            return self

        def __exit__(self, *given: object) -> None:
            pass

        def starttls(self, context: SSLContext) -> None:
            sent.append("tls")

        def login(self, user: str, password: str) -> None:
            sent.append(user)

        def send_message(self, message: EmailMessage) -> None:
            sent.append(message.as_string())

    monkeypatch.setattr(smtplib, "SMTP", Post)
    mail = Mail("mail.example", 587, "house", "secret", "house@example.org")
    told: dict[str, str | int] = {
        "subject": "À toi de jouer\u00a0: Haunted",
        "text": "Ada, c’est à toi de jouer.",
        "link": "https://x",
    }
    notices.post_mail(mail, "ada@example.org", told)
    letter = message_from_string(sent[-1])
    assert sent[:3] == [("mail.example", 587), "tls", "house"]
    assert (letter["To"], str(make_header(decode_header(letter["Subject"])))) == ("ada@example.org", told["subject"])
    payload = letter.get_payload(decode=True)
    assert isinstance(payload, bytes)
    assert payload.decode() == f"{told['text']}\n\nhttps://x\n"
    assert "secret" not in sent[-1]


@pytest.fixture(scope="module")
def pem(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("openssl") is None:
        pytest.skip("openssl, which makes a certificate, is not installed")
    return certificate(tmp_path_factory.mktemp("post"))


def mail_to(office: PostOffice, **given: Any) -> Mail:
    return Mail("127.0.0.1", office.port, **{"user": "house", "password": "a long secret", "sender": SENDER, **given})


SENDER = "house@example.org"
TOLD: dict[str, str | int] = {
    "text": "Ada, it is your turn.",
    "link": "https://gloaming.example/tables/x",
    "subject": "Your turn",
}


def test_whoever_left_an_address_gets_a_letter_over_an_encrypted_line(
    tmp_path: Path, pem: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(pem))
    with (
        post_office(pem) as office,
        serving(
            str(tmp_path / "tables.db"),
            mail=mail_to(office),
            notice_after=LONG,
            public_url="https://gloaming.example",
        ) as running,
    ):
        table, people = company(running.url, "dont-go-in-there", ["Ada", "Ben"], start=False)
        for person, name in zip(people, ("ada", "ben"), strict=True):
            person.table(table, "prefer", {"mail": f"{name}@example.org"})
        people[0].table(table, "start")
        names = tell_each_in_turn(running, clock, table, people, office.letters)
    sender, to, text = office.letters[0]
    assert "STARTTLS" in office.heard
    assert SENDER in sender
    letter = message_from_string(text)
    name = letter["To"].split("@")[0]
    assert letter["To"] in to
    assert letter["Subject"] == "Your turn: Don't Go In There"
    assert f"{name.title()}, it is your turn in Don't Go In There." in letter.get_payload()
    assert f"https://gloaming.example/tables/{table}" in letter.get_payload()
    written = [message_from_string(text)["To"] for _, _, text in office.letters]
    assert written == [f"{name.lower()}@example.org" for name in names]  # once each


def test_no_letter_and_no_password_goes_to_a_post_office_that_nobody_vouches_for(
    pem: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE", raising=False)
    with post_office(pem) as office:
        with pytest.raises(ssl.SSLCertVerificationError):
            notices.post_mail(mail_to(office), "ada@example.org", TOLD)
        assert not any("AUTH" in said for said in office.heard)
        assert not office.letters


def test_nothing_is_sent_in_the_open_where_encryption_was_asked_for() -> None:
    with post_office(None) as office:
        with pytest.raises(smtplib.SMTPNotSupportedError):
            notices.post_mail(mail_to(office), "ada@example.org", TOLD)
        assert not any("AUTH" in said for said in office.heard)
        notices.post_mail(mail_to(office, tls=False), "ada@example.org", TOLD)
        assert len(office.letters) == 1


def test_a_post_office_that_refuses_disturbs_nobody_and_is_logged_without_secrets(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "PAUSES", (0,))
    with post_office(None) as office:
        mail = mail_to(office, tls=False, password="a wrong word")
        asyncio.run(notices.attempt("mail", notices.post_mail, mail, "ada@example.org", TOLD))
        assert not office.letters
    (logged,) = caplog.records
    assert (vars(logged)["way"], vars(logged)["why"]) == ("mail", "SMTPAuthenticationError")
    assert "wrong word" not in str(vars(logged))
    assert "ada@" not in str(vars(logged))


def test_mail_is_set_up_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert mail_from_environment() is None
    monkeypatch.setenv("GLOAMING_SMTP_HOST", "mail.example")
    with pytest.raises(Refusal, match="GLOAMING_SMTP_FROM"):
        mail_from_environment()
    monkeypatch.setenv("GLOAMING_SMTP_FROM", "house@example.org")
    mail = mail_from_environment()
    assert mail is not None
    assert mail.host == "mail.example"
    monkeypatch.setenv("GLOAMING_SMTP_PORT", "post")
    with pytest.raises(Refusal, match="no port"):
        mail_from_environment()
