"""What is wrong with a message or a request, told in the reader's language."""

from typing import Any

import msgspec
import pytest

from gloaming.kernel.refusal import Refusal
from gloaming.server.malformed import MALFORMED, what_is_wrong
from gloaming.server.messages import decode
from gloaming.server.payloads import OpenTable

WRONG = [
    ("{", "malformed-json", "Sie ist kein JSON"),
    ('{"type":"ping"} more', "malformed-json", "Sie ist kein JSON"),
    (b'{"type":"\xff"}', "malformed-json", "Sie ist kein JSON"),
    ("[]", "malformed-object", "Sie ist kein JSON-Objekt"),
    ("7", "malformed-object", "Sie ist kein JSON-Objekt"),
    ('{"type":"dance"}', "malformed-type", "Einen solchen „type“ gibt es nicht"),
    ('{"type":7}', "malformed-type", "Einen solchen „type“ gibt es nicht"),
    ("{}", "malformed-missing", "Ihr Feld „type“ fehlt"),
    ('{"type":"answer"}', "malformed-missing", "Ihr Feld „answer“ fehlt"),
    ('{"type":"say","text":"x","more":1}', "malformed-unknown", "Ein Feld „more“ hat sie nicht"),
    ('{"type":"say","text":7}', "malformed-field", "Im Feld „text“ steht etwas anderes, als dort stehen kann"),
]


def refusal_of(decoder: Any, text: str | bytes, code: str) -> Refusal:
    """How something that cannot be understood is refused."""
    with pytest.raises(MALFORMED) as wrong:
        decoder.decode(text)
    return Refusal(code, why=what_is_wrong(wrong.value))


@pytest.mark.parametrize(("text", "message", "why"), WRONG)
def test_a_malformed_message_is_refused_in_the_readers_language(text: str | bytes, message: str, why: str) -> None:
    refusal = refusal_of(decode, text, "message")
    assert refusal.arguments["why"]["say"] == message
    assert refusal.said("de") == f"Diese Nachricht ist nicht zu verstehen: {why}."


def test_a_field_is_named_by_the_way_to_it_and_programs_read_what_was_expected() -> None:
    body = '{"game":"haunted","name":"Ada","players":2,"clock":{"kind":"none","days":"x"}}'
    refusal = refusal_of(msgspec.json.Decoder(OpenTable), body, "request")
    assert refusal.arguments["why"]["field"] == "clock.days"
    assert "(Expected `int" in str(refusal)
    assert "Expected" not in refusal.said("de") + refusal.said("fr")


def test_a_long_name_of_a_field_is_not_repeated() -> None:
    refusal = refusal_of(decode, '{"type":"ping","%s":1}' % ("x" * 5000), "message")
    assert len(str(refusal)) < 120
