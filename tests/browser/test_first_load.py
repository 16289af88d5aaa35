"""What the browser client sends before anything is seen: little enough for a slow line, and fit to be installed."""

from __future__ import annotations

import gzip
import json
import re

import pytest

from gloaming.games import find
from gloaming.server.pages import BUILT, handlers, pages
from gloaming.server.texts import words_of

pytestmark = pytest.mark.skipif(
    not (BUILT / "index.html").exists(), reason="The browser client is not built: make web."
)

MOST = 300_000  # bytes, compressed and without fonts
IMPORTED = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")


def needed(first: str) -> set[str]:
    """A script of the client with all that it imports at once."""
    found, waiting = set[str](), [first]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += IMPORTED.findall((BUILT / "assets" / name).read_text(encoding="utf-8"))
    return found


def weight(names: set[str]) -> int:
    """Bytes of some assets, compressed."""
    return sum(len(gzip.compress((BUILT / "assets" / name).read_bytes(), 9)) for name in names)


def at_once() -> set[str]:
    """The assets that index.html asks for, and what these need."""
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    asked = {*re.findall(r"/assets/([\w.-]+\.(?:js|css))", page)}
    return asked.union(*(needed(name) for name in asked if name.endswith(".js")))


def named(start: str) -> str:
    """The one asset whose name begins like that."""
    return next(path.name for path in (BUILT / "assets").glob(f"{start}-*.js"))


def test_the_lobby_is_there_after_less_than_300_kilobytes() -> None:
    assert 10_000 < weight(at_once()) < MOST


@pytest.mark.parametrize("game", ["dont-go-in-there", "haunting-house"])
def test_a_link_to_a_table_in_german_takes_less_than_300_kilobytes(game: str) -> None:
    """Whoever follows a link loads the table, its scene, all stylesheets, and the words of the house and the game."""
    scenes = {path.name for path in (BUILT / "assets").glob("Scene-*.js")}
    scripts = at_once() | needed(named("TablePage")) | needed(named("words-de")) | scenes
    styles = {path.name for path in (BUILT / "assets").glob("*.css")}
    words = words_of(find(game), "de", "game,scene")
    assert words.language == "de"
    assert weight(scripts | styles) + len(words.packed) < MOST


def test_no_language_but_english_is_loaded_before_it_is_wanted() -> None:
    spoken = [path.name for path in (BUILT / "assets").glob("words-??-*.js")]
    assert len(spoken) > 1
    assert not at_once().intersection(spoken)


def test_the_house_can_be_installed() -> None:
    """A manifest with a name, a start, and icons that are there, one of them for masks."""
    manifest = json.loads((BUILT / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["name"] == manifest["short_name"] == "Gloaming"
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    shown = handlers(pages())
    assert all(icon["src"] in shown for icon in manifest["icons"])
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512", "any"}
    assert "maskable" in {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            head = (BUILT / icon["src"].lstrip("/")).read_bytes()[:24]
            assert head[:8] == b"\x89PNG\r\n\x1a\n"
            assert f"{int.from_bytes(head[16:20])}x{int.from_bytes(head[20:24])}" == icon["sizes"]
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    assert page.count('name="theme-color"') == 2
