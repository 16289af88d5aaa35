"""docs/protocol.md is true: its examples are messages of the protocol, and it leaves none out."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from gloaming.server import messages as m
from gloaming.server.safety import LARGEST_BODY, LARGEST_MESSAGE
from gloaming.server.views import MOST_NEWS
from gloaming.tables.table import CHAT_KEPT

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (server|client)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("side", "text"), EXAMPLES, ids=[json.loads(text)["type"] for _, text in EXAMPLES])
def test_an_example_is_a_message(side: str, text: str) -> None:
    kind = m.decode_reply if side == "server" else m.decode
    message = kind.decode(text)
    given, written = json.loads(text), json.loads(m.encode(message))
    assert given.keys() <= written.keys()
    assert all(written[key] == value for key, value in given.items() if key not in ("table", "seats"))


def test_every_message_has_an_example() -> None:
    for side, kinds in (("server", m.ToClient), ("client", m.FromClient)):
        shown = {json.loads(text)["type"] for each, text in EXAMPLES if each == side}
        assert {kind.__struct_config__.tag for kind in get_args(kinds)} == shown


def test_every_code_and_every_limit_is_on_the_page() -> None:
    for code, _ in (m.UNKNOWN_TABLE, m.TOO_SLOW, m.NOT_SHOWN, m.TOO_MANY, m.NOT_UNDERSTOOD, m.STORE_IS_DOWN):
        assert f"| {code} |" in PAGE
    assert f"the last {MOST_NEWS} pieces of news and {CHAT_KEPT} lines of chat" in PAGE
    assert f"{LARGEST_MESSAGE // 1024} kB, a request {LARGEST_BODY // 1024} kB" in PAGE
