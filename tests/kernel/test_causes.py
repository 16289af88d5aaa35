"""Why a system or a library could not do something, in every language."""

import errno
import http.client
import socket
import ssl
from pathlib import Path

import pytest

import gloaming
from gloaming.kernel.catalogue import languages
from gloaming.kernel.causes import BY_KIND, BY_NUMBER, cause
from gloaming.kernel.refusal import Refusal

in_every_language = pytest.mark.parametrize("language", languages())


def said(error: Exception, language: str) -> str:
    return Refusal("file-read", file="evening.txt", why=cause(error)).said(language)


@in_every_language
def test_every_cause_is_said_in_every_language(language: str) -> None:
    everything = [OSError(number, "in English") for number in BY_NUMBER]
    everything += [type(kind, (Exception,), {})("in English") for kind in BY_KIND]
    assert len({said(error, language) for error in everything}) == len({*BY_NUMBER.values(), *BY_KIND.values()})
    assert not any("in English" in said(error, language) for error in everything)


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (socket.gaierror(socket.EAI_NONAME, "Name or service not known"), "Niemand kennt diesen Namen."),
        (ssl.SSLCertVerificationError(1, "certificate verify failed"), "Die Verbindung wäre nicht sicher."),
        (TimeoutError("timed out"), "Es kam nicht rechtzeitig eine Antwort."),
        (http.client.RemoteDisconnected("Remote end closed connection"), "Die Verbindung brach ab."),
        (http.client.BadStatusLine("nonsense"), "Was dort antwortet, ist kein solcher Server."),
        (ValueError("embedded null byte"), "So kann nichts heißen."),
    ],
)
def test_what_libraries_say_in_english_is_said_in_the_readers_language(error: Exception, why: str) -> None:
    assert said(error, "de") == f"evening.txt ist nicht zu lesen: {why}"


def test_what_nobody_foresaw_is_named_as_systems_name_it() -> None:
    assert said(OSError(errno.EXDEV, "Invalid cross-device link"), "de").endswith("Das System meldet EXDEV.")
    assert said(RuntimeError("no home"), "fr").endswith("le système signale RuntimeError.")


@in_every_language
def test_a_file_that_is_not_there_is_refused_without_the_systems_own_words(language: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        gloaming.load(tmp_path / "nowhere.txt")
    assert "No such file" not in refused.value.said(language)
    assert refused.value.arguments["why"] == {"say": "cause-absent"}
