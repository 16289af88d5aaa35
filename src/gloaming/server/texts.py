"""Texts that many browsers ask for again and again: made and compressed once, and sent only where they are new."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from starlette.responses import Response

from gloaming.kernel.catalogue import languages, whole_text
from gloaming.kernel.game import Game
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.server.pages import NEVER, accepts

PARTS = ("game", "scene", "tour")  # of a game's catalogue, those that a browser needs
MOST_TEXTS = 200  # that are held in memory


class Text(NamedTuple):
    """A text with its compressed form."""

    language: str
    tag: str
    plain: bytes
    packed: bytes

    def as_asked(self, asked: Mapping[str, str]) -> Response:
        """The text, compressed where that is taken; nothing where it is known already."""
        headers = {
            "cache-control": NEVER,
            "content-language": self.language,
            "etag": self.tag,
            "vary": "accept-encoding",
        }
        if self.tag in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        packed = accepts(asked.get("accept-encoding", ""), "gzip")
        if packed:
            headers["content-encoding"] = "gzip"
        return Response(self.packed if packed else self.plain, media_type="text/plain; charset=utf-8", headers=headers)


def words_of(game: Game, language: str, parts: str) -> Text:
    """Parts of a game's catalogue in a language, or a refusal; in English where the game does not speak a known one."""
    known = list(dict.fromkeys([*languages(), *languages(game.catalogue_folder)]))
    if language not in known:
        raise Refusal("language", wanted=shortened(language), known=known)
    wanted = parts.split(",")
    unknown = next((part for part in wanted if part not in PARTS), None)
    if unknown is not None:
        raise Refusal("words", part=shortened(unknown), known=[*PARTS])
    return made(game.catalogue_folder, language, tuple(part for part in PARTS if part in wanted))


@lru_cache(MOST_TEXTS)
def made(folder: str, language: str, parts: tuple[str, ...]) -> Text:
    """A text as it is sent. Its tag is a weak one, since it stands for both forms."""
    spoken, text = whole_text(folder, language, parts)
    plain = text.encode()
    tag = hashlib.sha256(plain).hexdigest()[:24]
    return Text(spoken, f'W/"{tag}"', plain, gzip.compress(plain, 9, mtime=0))
