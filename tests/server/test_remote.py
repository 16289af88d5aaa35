"""`gloaming join`: a table far away, played in the terminal; and `gloaming serve` as a process."""

import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed

from gloaming import Refusal
from gloaming.cli import main
from gloaming.client import UNHEARD, Mirror, Visitor, at_table, at_table_plainly, refusal_from
from gloaming.games import find
from gloaming.kernel import record
from gloaming.kernel.catalogue import catalogue, languages
from gloaming.server import live_tables
from gloaming.server import messages as m
from gloaming.server.messages import Refused
from gloaming.terminal import guests
from gloaming.terminal.command_words import all_help
from gloaming.terminal.remote import HELPED, RECENT, RemoteClient
from gloaming.terminal.screen import COLUMNS, Screen
from programs import PATIENCE, SECRET, Worker, wait_for
from servers import Running, answers_of, company, play_on, tell, until


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAMING_HOME", str(tmp_path / "home"))


def join(*given: int | str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["join", *map(str, given)], input=typed)


FIRST = "1\n2\n3\n" * 300


@pytest.mark.parametrize("game", ["dont-go-in-there", "haunted", "haunting-house"])
def test_a_whole_game_is_played_in_the_terminal_against_bots(server: Running, game: str) -> None:
    options = ["--option", "turns=2"] if game == "haunting-house" else []
    told = join(server.url, "--open", game, "--players", 2, "--bots", 1, "--name", "Mina", *options, typed=FIRST)
    assert told.exit_code == 0, told.output[-2000:]
    assert "Others join with: gloaming join" in told.output
    assert "You are Mina." in told.output
    assert "The seed was" in told.output


def test_whoever_has_a_seat_comes_back_to_it(server: Running) -> None:
    first = join(server.url, "--open", "dont-go-in-there", "--players", 2, "--bots", 1, typed="1\nquit\n")
    assert "Your seat stays yours" in first.output
    link = next(line.split()[-1] for line in first.output.split("\n") if line.startswith("Others join with"))
    again = join(link, typed="help\ntable\nnews\nrules\nanswers\nsay Boo.\ndance\nundo\n\nquit\n")
    assert "You are Ada." in again.output
    assert "Answer with a number" in again.output
    assert '"dance" is no answer here' in again.output


def test_a_table_far_away_is_played_in_another_language(server: Running) -> None:
    typed = "\nbot eule\nbot moth\nsit\nlos\ndance\nantworten\n1\nhilfe\nregeln\nsage Hu.\nundo\n\nende\n"
    told = join(server.url, "--open", "dont-go-in-there", "--players", 2, "--language", "de", typed=typed).output
    for said in (
        "Andere kommen dazu mit: gloaming join http",
        "Du bist Ada. Am Tisch: Ada. 1 Platz ist frei.",
        "Einen Bot „eule“ gibt es nicht; es gibt: ",
        "Gib „los“, „bot STUFE“ oder „sage TEXT“ ein.",
        "Am Tisch: Ada und Ben (Bot: Motte).",
        "„dance“ ist hier keine Antwort; die Antworten sind: „",
        "Platz 1   place ",
        "Ada: Hu.",
        "Dein Platz bleibt deiner",
    ):
        assert said in told
    for english in ("You ", "Type ", "place a", "Chance is", "meeple"):
        assert english not in told.replace("place attic", "")
    assert max(map(len, told.splitlines())) <= 2 * COLUMNS  # prompts stand before what is said


@pytest.mark.parametrize("language", languages())
def test_help_fits_a_screen(language: str) -> None:
    said = all_help(HELPED, catalogue(language), "afar")
    assert max(map(len, said.splitlines())) <= COLUMNS
    assert len(said.splitlines()) >= len(HELPED) + 1


def test_a_refusal_of_a_server_is_said_in_any_language(server: Running) -> None:
    with pytest.raises(Refusal) as refused:
        Visitor(server.url).call("POST", "/api/tables", {"game": "dont-go-in-there", "name": "Ada", "players": 8})
    assert refused.value.said("de") == "Don't Go In There ist für 2 bis 5 Spieler, nicht für 8."
    asked = {"game": "haunted", "name": "Ada", "players": 2, "options": {"long": "perhaps"}}
    with pytest.raises(Refusal) as refused:
        Visitor(server.url).call("POST", "/api/tables", asked)
    assert (refused.value.game, refused.value.rule) == ("haunted", "HA-42")
    assert refused.value.said("de").endswith("„yes“ oder „no“, nicht „perhaps“ (HA-42).")


@pytest.mark.parametrize(
    "told",
    [
        m.Refused("The moon is full."),
        m.Refused("The moon is full.", "moon", arguments={"phase": 4}),
        m.Refused("The moon is full.", "seated", game="chess"),
        m.Refused("The moon is full.", "seated", arguments={"rule": 1}),
    ],
)
def test_what_a_server_says_that_we_have_no_words_for_is_said_as_it_said_it(told: Refused) -> None:
    assert refusal_from(told).said("de") == "The moon is full."


def test_whoever_has_none_takes_a_free_one_or_looks_on(server: Running) -> None:
    table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"], start=False)
    people[1].table(table, "leave")
    link = f"{server.url}/tables/{table}"
    visitor = guests.visitor_to(link)
    guests.take_seat(visitor, table, "", "")
    guests.keep(visitor)
    seats = Visitor(server.url).call("GET", f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Ben"]
    guests.take_seat(guests.visitor_to(link), table, "", "")  # once is enough
    with pytest.raises(Refusal, match="sit at this table already"):
        guests.visitor_to(link).table(table, "join", {"name": "Cleo"})


def test_whoever_has_left_before_the_start_can_sit_down_again(server: Running) -> None:
    table, _ = company(server.url, "dont-go-in-there", ["Ada", "Ben"], start=False, players=3)
    visitor = Visitor(server.url)
    for _ in range(2):
        guests.take_seat(visitor, table, "Cleo", "")
        assert visitor.table(table, "leave")["seats"][2]["kind"] == "open"


def test_a_secret_link_brings_the_seat_here(server: Running) -> None:
    table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
    asked = next(iter(server.house.tables.in_memory[table].table.asked))
    link = people[asked].table(table, "link")["link"]
    told = join(link, typed="quit\n")
    assert f"You are {['Ada', 'Ben'][asked]}." in told.output


def test_the_host_fills_the_table_and_starts_it(server: Running) -> None:
    told = join(server.url, "--open", "dont-go-in-there", "--players", 2, typed="\nbot moth\nsit\nstart\n1\nquit\n")
    assert "1 seat is free." in told.output
    assert 'Type "start", "bot LEVEL" or "say TEXT".' in told.output
    assert "Where does your meeple go?" in told.output


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["ftp://x"], "begins with http:// or https://"),
        (["http://localhost:80x0/tables/x"], "no address of a server"),
        (["http://[/tables/x"], "no address of a server"),
        (["http://127.0.0.1:9/tables/" + "x" * 22], "cannot be reached"),
        (["http://127.0.0.1:9/somewhere"], "ends in /tables/"),
        (["http://127.0.0.1:9"], "names no table"),
    ],
)
def test_what_cannot_be_joined_is_refused_in_one_sentence(given: list[str], said: str) -> None:
    told = join(*given)
    assert told.exit_code == 1
    assert said in told.output


def test_cookies_are_kept_for_their_owner_only(server: Running) -> None:
    visitor = guests.visitor_to(server.url)
    visitor.cookie = "gloaming=x"
    guests.keep(visitor)
    assert guests.cookies_file().stat().st_mode & 0o777 == 0o600
    assert guests.visitor_to(server.url).cookie == "gloaming=x"


def test_a_cookie_of_one_server_does_not_cost_that_of_another() -> None:
    for number in range(3):
        guests.keep(Visitor(f"http://{number}.example", f"gloaming={number}"))
    assert [guests.visitor_to(f"http://{number}.example").cookie for number in range(3)] == [
        f"gloaming={number}" for number in range(3)
    ]


def test_whoever_comes_late_keeps_the_news_in_their_places() -> None:
    late = Mirror()
    late.take_news(490, [{"what": "placed", "text": "Ada goes in."}])
    late.take_news(489, [{"what": "undone", "text": "Ada takes it back."}])
    assert len(late.news) == 490
    assert [each["text"] for each in late.news if each["text"]] == ["Ada takes it back."]


@pytest.mark.parametrize("times", [1, RECENT])
def test_news_that_was_asked_for_is_not_told_again(
    server: Running, capsys: pytest.CaptureFixture[str], times: int
) -> None:
    table, (ada, _) = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
    client = RemoteClient(ada, table, Screen(is_terminal=False))
    with at_table_plainly(ada, table, client.seen):
        client.seen.news *= times
        told = [client.voice.news_of_data(item) for item in client.seen.news if item is not UNHEARD]
        assert told
        client.show_recent("")
        assert capsys.readouterr().out.split() == " ".join(told).split(), "none is left out, however many there are"
        client.show_news()
        assert not capsys.readouterr().out.strip()
        client.show_recent("")
        assert capsys.readouterr().out.split() == " ".join(told[-RECENT:]).split()


@contextmanager
def asked_in_german(visitor: Visitor, table: str) -> Iterator[RemoteClient]:
    """Somebody who is asked something, at a German screen."""
    client = RemoteClient(visitor, table, Screen(is_terminal=False, language="de"))
    with at_table_plainly(visitor, table, client.seen) as client.remote:
        assert client.seen.question is not None
        client.asked, client.answers = client.seen.question.number, client.all_answers(client.seen.question)
        yield client


def test_dgit_10_an_answer_in_words_that_the_rules_forbid_is_refused_with_the_rule(server: Running) -> None:
    table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
    first = next(iter(server.house.tables.in_memory[table].table.asked))
    with asked_in_german(people[first], table) as client:
        said = client.answers.sentences[0]
        client.answer_in_words(said)
    with asked_in_german(people[1 - first], table) as client:
        with pytest.raises(Refusal) as forbidden:
            client.answer_in_words(said)
        with pytest.raises(Refusal) as unknown:
            client.answer_in_words("Küche, Platz 1")
    assert forbidden.value.said("de").startswith(f"„{said}“ ist von ")
    assert (forbidden.value.rule, unknown.value.rule) == ("DGIT-10", "")


def at_terminal(link: str, *lines: tuple[str, str]) -> str:
    """`gloaming join` at a terminal of its own, where each line is typed as soon as something was read: all of it."""
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "gloaming", "join", link, "--name", "Ben"]
    shown, end = "", time.monotonic() + PATIENCE
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True) as process:
        os.close(theirs)
        try:
            for awaited, typed in lines:
                while awaited not in shown:
                    assert select.select([ours], [], [], max(0.0, end - time.monotonic()))[0], shown
                    shown += os.read(ours, 4096).decode()
                os.write(ours, f"{typed}\n".encode() if typed else b"")
            process.wait(PATIENCE)
        finally:
            process.kill()
            os.close(ours)
    return shown


def test_one_may_talk_while_the_others_think(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables, "LINGERS", 0.05)
    table, (ada, _) = company(server.url, "dont-go-in-there", ["Ada", "Cleo"], start=False)
    ada.call("PATCH", f"/api/tables/{table}", {"players": 3})

    async def listen() -> str:
        async with at_table(ada, table) as remote:
            said = (await until(remote, m.Chat)).text
            await remote.send(type="say", text="I hear you.")
            await until(remote, lambda x: isinstance(x, m.Here) and x.seats == [0])
            return said

    with ThreadPoolExecutor(1) as threads:
        heard = threads.submit(tell, listen())
        shown = at_terminal(
            f"{server.url}/tables/{table}",
            ("host to start.", "say Is it dark in there?"),
            ("Ada: I hear you.", "dance"),
            ("You are not asked now.", "quit"),
            ("Good night.", ""),
        )
        assert heard.result(PATIENCE) == "Is it dark in there?"
    assert "Cleo (not here now)" in " ".join(shown.split())
    assert shown.count("dance\r") == 1


# The process


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_process_serves_stops_when_told_and_goes_on_afterwards(tmp_path: Path, workers: int) -> None:
    with Worker(str(tmp_path / "t.db"), "--workers", str(workers)) as server:
        ada = Visitor(server.url)
        table = ada.call("POST", "/api/tables", {"game": "haunted", "name": "Ada", "players": 2})["table"]["id"]
        ada.table(table, "bots", {"bot": "moth"})
        process = server.process
        assert process is not None
        server.stop(signal.SIGTERM)
        assert process.returncode in (0, -signal.SIGTERM)
        assert '"what": "closed"' in server.said
        assert SECRET not in server.said
        assert not [*server.home.glob("gloaming-*")]  # what its workers shared
        server.start()
        ada = Visitor(server.url, ada.cookie)
        assert ada.table(table, "start")["stage"] == "playing"
        assert "gloaming_events_total" in ada.call("GET", "/metrics")
        server.stop(signal.SIGTERM)


def test_workers_end_when_the_process_that_started_them_is_killed(tmp_path: Path) -> None:
    with Worker(str(tmp_path / "t.db"), "--workers", "2") as server:
        wait_for(lambda: server.said.count('"what": "open"') == 2, "that both workers are there")
        assert server.process is not None
        server.process.kill()
        wait_for(lambda: server.said.count('"what": "closed"') == 2, "that both workers end")


def test_two_servers_cannot_have_one_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = CliRunner().invoke(main, ["serve", "--port", port, "--database", str(tmp_path / "tables.db")])
    assert (told.exit_code, told.output.count("\n")) == (1, 1)
    assert f"Nobody can listen at 127.0.0.1, port {port}: " in told.output


def test_a_server_that_cannot_run_says_why() -> None:
    told = CliRunner().invoke(main, ["serve", "--database", "mysql://x"], env={"GLOAMING_SECRET": SECRET})
    assert (told.exit_code, told.output.count("\n")) == (1, 1)
    assert "not in mysql" in told.output
    told = CliRunner().invoke(main, ["serve", "--public-url", "example.org"])
    assert "begins with http" in told.output
    told = CliRunner().invoke(main, ["serve"], env={"GLOAMING_SECRET": SECRET, "GLOAMING_SOCKETS": "many"})
    assert "no number" in told.output
    for number in ("0", "-1", "nan", "inf"):
        told = CliRunner().invoke(main, ["serve"], env={"GLOAMING_SECRET": SECRET, "GLOAMING_IDLE": number})
        assert "above 0" in told.output


def test_a_server_that_cannot_run_leaves_nothing_behind(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    told = CliRunner().invoke(main, ["serve", "--database", str(database), "--workers", "0"])
    assert "1 to 64 workers" in told.output
    assert "listens" not in told.output
    assert not list(tmp_path.iterdir())


def test_a_game_over_the_network_is_the_same_game(server: Running) -> None:
    told = join(server.url, "--open", "dont-go-in-there", "--players", 2, "--bots", 1, typed=FIRST)
    where = next(line.split()[-1] for line in told.output.split("\n") if line.startswith("The record:"))
    text = Visitor(server.url).call("GET", where.removeprefix(server.url))
    assert record.read(text).game == "dont-go-in-there"


def test_a_server_that_is_killed_goes_on_with_all_that_was_acknowledged(tmp_path: Path) -> None:
    mirror, given = Mirror(), []
    with Worker(str(tmp_path / "t.db")) as server:
        table, (ada,) = company(server.url, "dont-go-in-there", ["Ada"], bots=1)

        async def play_until_killed() -> None:
            async with at_table(ada, table, mirror) as remote:
                for count in range(1, 100):
                    while mirror.question is None:
                        await remote.next()
                    await remote.send(type="answer", answer=answers_of(mirror)[0][1], ref=count)
                    given.append((await until(remote, m.Done)).number)
                    if count == 4:
                        server.stop(signal.SIGKILL)

        with pytest.raises(ConnectionClosed):
            tell(play_until_killed())
        server.start()
        ada = Visitor(server.url, ada.cookie)
        tell(play_on(ada, table, mirror))
        match = record.replay(record.read(ada.call("GET", f"/api/tables/{table}/record")), find("dont-go-in-there"))
    assert len(given) >= 4
    assert [*map(match.game.voice().news_of_data, mirror.news)] == match.news(0, 0)
