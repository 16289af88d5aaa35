"""The server's side of the browser client: its pages, how long they are kept, and what the client asks for."""

from __future__ import annotations

import gzip
import http.client
import json
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest

import gloaming
from gloaming import Refusal
from gloaming.bots import LEVELS
from gloaming.client import Mirror, Visitor, at_table_plainly
from gloaming.kernel.catalogue import entries
from gloaming.server import messages as m
from gloaming.server import pages
from gloaming.server.texts import words_of
from programs import PATIENCE
from servers import Running, answers_of, company, serving

LOCK = Path(__file__).parents[2] / "web" / "package-lock.json"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as the build leaves it, in small."""
    folder = tmp_path_factory.mktemp("web")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Gloaming</title>")
    (folder / "assets" / "index-1a2b.js").write_text("export {}")
    (folder / "assets" / "index-1a2b.js.br").write_bytes(b"small")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "BUILT", built)
        patch.setattr(pages.pages, "__defaults__", (built,))
        with serving(str(tmp_path_factory.mktemp("store") / "tables.db")) as running:
            yield running


def fetch(url: str, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=PATIENCE)
    connection.request("GET", path, headers=headers)
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


@pytest.mark.parametrize(
    "path", ["/", "/tables/WWhDAdscswPeHMJ5xjIm4A", "/replays/x", "/new/haunted", "/tour/haunted", "/parts"]
)
def test_one_page_stands_behind_all_addresses_and_is_never_kept(server: Running, path: str) -> None:
    response, body = fetch(server.url, path)
    assert response.status == 200
    assert b"<title>Gloaming" in body
    assert response.getheader("cache-control") == "no-cache"
    assert "script-src 'self'" in response.getheader("content-security-policy", "")


def test_assets_are_kept_for_ever_and_sent_in_their_smallest_form(server: Running) -> None:
    response, body = fetch(server.url, "/assets/index-1a2b.js", **{"Accept-Encoding": "gzip, br"})
    assert (response.getheader("content-encoding"), body) == ("br", b"small")
    assert "immutable" in response.getheader("cache-control", "")
    assert response.getheader("content-type", "").startswith("text/javascript")
    assert fetch(server.url, "/assets/index-1a2b.js")[1] == b"export {}"


def test_an_encoding_that_a_browser_does_not_take_is_not_sent(server: Running) -> None:
    for accepted in ("br;q=0", "gzip, br; q=0.000", "brotli", ""):
        response, body = fetch(server.url, "/assets/index-1a2b.js", **{"Accept-Encoding": accepted})
        assert (response.getheader("content-encoding"), body) == (None, b"export {}")
    for accepted in ("BR", "gzip;q=1.0, br;q=0.5", "*;q=0, br"):
        assert fetch(server.url, "/assets/index-1a2b.js", **{"Accept-Encoding": accepted})[1] == b"small"


@pytest.mark.parametrize("path", ["/assets/../pages.py", "/assets/none.js", "/assets/index-1a2b.js.br", "/nowhere"])
def test_nothing_else_is_there(server: Running, path: str) -> None:
    assert fetch(server.url, path)[0].status == 404


def test_a_browser_that_has_lost_its_way_gets_the_page_and_programs_a_sentence(server: Running) -> None:
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    response, body = fetch(server.url, "/foo/bar", **browser)
    assert (response.status, b"<title>Gloaming" in body) == (404, True)
    for path, headers in (("/foo/bar", {}), ("/api/foo", browser), ("/api", browser)):
        response, body = fetch(server.url, path, **headers)
        assert response.status == 404
        assert json.loads(body) == {"refused": "There is nothing at this address.", "code": "nowhere"}


def test_a_server_without_the_client_says_so(tmp_path: Path) -> None:
    shown = pages.handlers(pages.pages(tmp_path))
    assert shown["/"] is pages.not_built


def test_the_rulebooks_are_there_in_full(server: Running) -> None:
    for game in gloaming.games():
        assert server.guest().call("GET", f"/api/games/{game.id}/rulebook") == game.rulebook()
    german = server.guest().call("GET", "/api/games/haunting-house/rulebook?language=de")
    assert german == gloaming.find("haunting-house").rulebook("de")
    assert "**HH-70** Das Haus" in german
    for unknown in ("xx", "../../haunted/rulebook", ""):
        english = server.guest().call("GET", f"/api/games/haunting-house/rulebook?language={unknown}")
        assert english == gloaming.find("haunting-house").rulebook()
    response, body = fetch(server.url, "/api/games/chess/rulebook")
    assert response.status == 404
    assert "chess" in json.loads(body)["refused"]


def test_options_say_how_they_are_asked_for(server: Running) -> None:
    kinds = {
        (game["id"], option["key"]): (option["kind"], len(option["choices"]))
        for game in server.guest().call("GET", "/api/games")
        for option in game["options"]
    }
    assert kinds["dont-go-in-there", "types"] == ("names", 12)
    assert kinds["haunted", "long"] == ("switch", 0)
    assert kinds["haunted", "still"] == ("number", 0)
    assert kinds["haunting-house", "mix"] == ("text", 0)


def test_games_and_bots_are_told_of_in_a_language(server: Running) -> None:
    told = {
        wanted: (server.guest().call("GET", f"/api/games{wanted}")[0], server.guest().call("GET", f"/api/bots{wanted}"))
        for wanted in ("", "?language=de", "?language=../x")
    }
    english, bots = told[""]
    assert english["id"] == "dont-go-in-there"
    game = gloaming.find("dont-go-in-there").catalogue()
    assert {english[part] == game.say(part) for part in ("title", "credit", "blurb", "door", "minutes")} == {True}
    types = english["options"][0]
    assert [types["label"], types["help"]] == [game.say("option-types"), game.say("option-types.help")]
    assert {"name": "holy water", "label": "Holy water"} in types["choices"]
    assert bots[0] == {"name": "moth", "label": "Moth", "sentence": LEVELS[0].sentence()}
    assert told["?language=de"][1][0] == {"name": "moth", "label": "Motte", "sentence": LEVELS[0].sentence("de")}
    assert told["?language=../x"] == told[""]


def test_a_hint_is_for_whoever_plays_against_bots_alone(server: Running, quick_adviser: None) -> None:
    table, (ada,) = company(server.url, "dont-go-in-there", ["Ada"], bots=1)
    with at_table_plainly(ada, table, Mirror()) as remote:
        while remote.seen.question is None:
            remote.next(PATIENCE)
        possible = {notation for _, notation, _ in answers_of(remote.seen) or ()}
    hints = ada.call("GET", f"/api/tables/{table}/hint")
    assert {hint["answer"]["notation"] for hint in hints} <= possible
    assert all(0 <= hint["chance"] <= 1 for hint in hints)
    with pytest.raises(Refusal, match="You have no seat"):
        Visitor(server.url).call("GET", f"/api/tables/{table}/hint")
    other, (ben, _) = company(server.url, "dont-go-in-there", ["Ben", "Cleo"])
    with pytest.raises(Refusal, match="only against bots"):
        ben.call("GET", f"/api/tables/{other}/hint")


def test_the_lobby_knows_where_somebody_is_asked(server: Running) -> None:
    table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
    asked = [person.call("GET", "/api/tables")["asked"] for person in people]
    assert sorted(asked) == [[], [table]]


def test_whether_an_answer_may_be_taken_back_is_told(server: Running) -> None:
    table, people = company(server.url, "dont-go-in-there", ["Ada", "Ben"])
    first = next(person for person in people if person.call("GET", "/api/tables")["asked"])
    with at_table_plainly(first, table, Mirror()) as remote:
        assert remote.seen.undo is False
        for wish, undo in (
            ({"type": "answer", "answer": answers_of(remote.seen)[0][0]}, True),
            ({"type": "undo"}, False),
        ):
            remote.send(**wish)
            told = remote.next(PATIENCE)
            assert isinstance(told, m.Changes)
            assert told.undo is undo


def test_the_lock_file_of_the_client_names_no_address() -> None:
    text = LOCK.read_text(encoding="utf-8")
    assert "http" not in text
    assert "resolved" not in text


# The words of games


def test_the_words_of_a_game_are_sent_once(server: Running) -> None:
    path = "/api/games/haunted/words/de?parts=game,scene,tour"
    response, body = fetch(server.url, path)
    assert response.status == 200
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    packed, smaller = fetch(server.url, path, **{"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(smaller) == body
    again, nothing = fetch(server.url, path, **{"if-none-match": response.headers["etag"]})
    assert (again.status, nothing) == (304, b"")
    assert fetch(server.url, path, **{"if-none-match": 'W/"else"'})[0].status == 200


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("chess/words/en", 'There is no game "chess"; there are: dont-go-in-there, '),
        ("haunted/words/xx", 'There is no language "xx"; there are: en, '),
        ("haunted/words/..", 'There is no language ".."; there are: en, '),
        ("haunted/words/en?parts=game,story", 'A game\'s words have no part "story"; there are: game, scene, tour.'),
        ("haunted/words/en?parts=", 'A game\'s words have no part ""; there are: game, scene, tour.'),
    ],
)
def test_words_that_there_are_not_are_refused_in_one_sentence(server: Running, path: str, said: str) -> None:
    response, body = fetch(server.url, f"/api/games/{path}")
    assert response.status == 404
    assert json.loads(body)["refused"].startswith(said)


def test_a_game_s_words_are_whole_in_every_language(tmp_path: Path) -> None:
    game: Any = SimpleNamespace(catalogue_folder=str(tmp_path))
    for place, text in {
        "en/game": "title = Haunted\nblurb = A house.\n",
        "en/scene": "door = Door\n",
        "de/game": "title = Spuk\n",
        "it/scene": "door = Porta\n",
    }.items():
        (tmp_path / place).parent.mkdir(exist_ok=True)
        (tmp_path / f"{place}.ftl").write_text(text, encoding="utf-8")
    said = {
        (language, parts): words_of(game, language, parts)
        for language in ("en", "de", "fr", "it")
        for parts in ("game", "scene", "scene,game")
    }
    told = {key: (text.language, entries(text.plain.decode())) for key, text in said.items()}
    assert told["en", "scene"] == ("en", {"door": "door = Door\n"})
    assert told["de", "game"] == ("de", {"title": "title = Spuk\n\n", "blurb": "blurb = A house.\n"})
    assert told["de", "scene"] == ("en", {"door": "door = Door\n"})
    assert told["de", "scene,game"][0] == "de"
    assert told["de", "scene,game"][1].keys() == {"title", "blurb", "door"}
    assert told["fr", "game"] == told["en", "game"]
    assert told["it", "scene,game"][0] == "it"
    assert said["de", "game"].tag != said["en", "game"].tag
