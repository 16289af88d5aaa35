"""What is said with messages and arguments; the browser is held to the same file (web/tests/catalogue.test.ts)."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from gloaming.kernel.catalogue import ENGLISH, STRICT, Catalogue, accepted_language, entries, languages, spoken_language
from gloaming.kernel.refusal import Refusal

GOLDEN = json.loads((Path(__file__).parent / "catalogue.json").read_text(encoding="utf-8"))
TEXTS = {language: "\n".join(lines) for language, lines in GOLDEN["catalogues"].items()}


def catalogue(language: str) -> Catalogue:
    return Catalogue([(each, TEXTS.get(each, "")) for each in dict.fromkeys((language, ENGLISH))])


@pytest.mark.parametrize("language", ["en", "de", "fr", "xx"])
def test_the_same_is_said_as_in_the_browser(language: str) -> None:
    cases = [case for case in GOLDEN["cases"] if case["language"] == language]
    assert cases
    spoken = catalogue(language)
    for case in cases:
        assert spoken.say(case["id"], case["arguments"]) == case["says"]


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in front of a player, where nothing is an error."""
    monkeypatch.delenv(STRICT)


def test_a_player_sees_the_id_of_what_cannot_be_said(lenient: None) -> None:
    spoken = Catalogue([("de", "here = Hier { $name }\nbroken = { $name"), ("en", "other = Other { LIST($name) }")])
    assert spoken.say("nowhere", {"room": "attic", "count": 3}) == "nowhere (room: attic, count: 3)"
    assert spoken.say("here") == "here"
    assert spoken.say("here.brief", {"name": "Ada"}) == "here.brief (name: Ada)"
    assert spoken.say("broken", {"name": "Ada"}) == "broken (name: Ada)"
    assert spoken.say("other", {"name": "Ada"}) == "other (name: Ada)"
    assert spoken.say("here", {"name": ["a list"]}) == "here (name: ['a list'])"
    assert spoken.say("here", {"name": {"say": "nothing"}}) == "here (name: {'say': 'nothing'})"


def test_a_message_that_is_broken_in_one_language_is_said_in_english(lenient: None) -> None:
    spoken = Catalogue([("de", "here = Hier { $nobody }"), ("en", "here = Here { $name }")])
    assert spoken.say("here", {"name": "Ada"}) == "Here Ada"


def test_a_value_without_a_name_is_shown_as_it_is(lenient: None) -> None:
    spoken = Catalogue([("en", 'at = at { NAME("room", $room, form: "long") }\nroom-attic = attic')])
    assert spoken.say("at", {"room": "Old Well"}) == "at Old Well"
    assert spoken.say("at", {"room": "attic"}) == "at attic"


@pytest.mark.parametrize(
    ("message", "arguments"),
    [
        ("nowhere", {}),
        ("news-said", {}),
        ("news-where", {"room": "cellar"}),
        ("news-took", {"seat": "Ada", "types": ["hat"]}),
        ("news-took", {"seat": "Ada", "types": "ring"}),
        ("news-swapped", {"seat": "Ada", "given": {"type": "ring"}, "taken": None}),
    ],
)
def test_what_cannot_be_said_is_an_error_in_tests(message: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(LookupError):
        catalogue("en").say(message, arguments)


def test_a_catalogue_says_whether_it_has_a_message() -> None:
    german = catalogue("de")
    assert german.has("news-haunted.brief")
    assert german.has("about")
    assert not german.has("news-haunted.under")
    assert not german.has("nowhere")


def test_entries_are_found_without_parsing() -> None:
    found = entries(
        "# a comment\na = A\n    b = no entry\n    .attribute = C\n-term = T\n\n## more\nc =\n    long\na = again\n"
    )
    assert [*sorted(found)] == ["-term", "a", "c"]
    assert found["a"] == "a = A\n    b = no entry\n    .attribute = C\n"
    assert entries("") == {}


def test_every_entry_that_fluent_finds_is_found() -> None:
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415

    for text in TEXTS.values():
        parsed = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Term)]
        ids = {("-" if isinstance(entry, ast.Term) else "") + entry.id.name for entry in parsed}
        assert ids == entries(text).keys()


# Languages


@pytest.mark.parametrize(
    ("said", "language"),
    [
        ("", ""),
        ("*", ""),
        ("de", "de"),
        ("de-CH, fr;q=0.9, en;q=0.8", "de"),
        ("tlh, fr-FR;q=0.5, de;q=0.7", "de"),
        ("de;q=0", ""),
        ("de;q=0, en;q=0.1", "en"),
        ("de;q=nan, fr;q=2, en;q=0.1", "en"),
        ("../de, " + "x" * 9000, ""),
    ],
)
def test_a_browser_says_what_it_likes_to_read(said: str, language: str) -> None:
    assert accepted_language(said) == language


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_CH@euro"}, "fr"),
        ({"LANG": "xx_YY.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "../de"}, "en"),
    ],
)
def test_the_locale_says_which_language_is_spoken(environment: dict[str, str], spoken: str) -> None:
    assert spoken_language(environment=environment) == spoken


def test_a_wanted_language_is_spoken_whatever_the_locale_says() -> None:
    assert spoken_language("de", {"LANG": "fr_FR"}) == "de"
    with pytest.raises(Refusal, match=f'There is no language "xx"; there are: {", ".join(languages())}.'):
        spoken_language("xx", {})


def test_english_comes_first() -> None:
    assert languages() == ["en", *sorted({*languages()} - {"en"})]
    assert languages("nowhere at all") == []


def test_words_are_packed_into_the_wheel(tmp_path: Path) -> None:
    home = Path(__file__).parents[2]
    build = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"
    made = subprocess.run(
        [sys.executable, "-c", build, str(tmp_path)], cwd=home, capture_output=True, text=True, check=True
    )
    with ZipFile(tmp_path / made.stdout.split()[-1]) as wheel:
        assert "gloaming/words/de/refusals.ftl" in wheel.namelist()
