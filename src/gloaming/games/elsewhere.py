"""Games that live in packages of their own, which name them in their entry points by their ids.

    [project.entry-points."gloaming.games"]
    last-candle = "last_candle:GAME"

What is wrong with one of them is said in one sentence, and harms no other. Packages are looked through once: what is
installed later is found by programs that are started later.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from os.path import exists, join
from typing import Any

from gloaming.games import IDS
from gloaming.kernel.catalogue import ENGLISH, GAMES, SUFFIX, whole_text
from gloaming.kernel.catalogue import entries as messages_of
from gloaming.kernel.game import RULEBOOK, Game
from gloaming.kernel.phrases import phrase
from gloaming.kernel.refusal import Refusal, shortened
from gloaming.kernel.vocabulary import slug

GROUP = "gloaming.games"
NEEDED = (f"game{SUFFIX}", RULEBOOK)  # the words that every game has

log = logging.getLogger(GROUP)


def find(game_id: str) -> Game:
    """The game with this id, or a refusal that says why there is none."""
    if game_id not in entries():
        raise Refusal("game", game=shortened(str(game_id)), known=[*IDS, *entries()])
    found = made(game_id)
    if isinstance(found, Refusal):
        raise found.as_kind(Refusal)  # another one each time: whoever catches it may keep it
    return found


def playable() -> list[Game]:
    """Those that can be played, by their ids; of each other one the log tells why not."""
    for game_id in entries():
        tell_if_refused(game_id)
    return [found for found in map(made, entries()) if isinstance(found, Game)]


@cache
def entries() -> dict[str, EntryPoint]:
    """Where the games of other packages are; one whose id is taken is left out, and the log says so."""
    found: dict[str, EntryPoint] = {}
    for each in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        if each.name in IDS or each.value != found.setdefault(each.name, each).value:
            log.warning(str(Refusal("game-doubled", game=shortened(each.name), package=each.value)))
    return found


@cache
def tell_if_refused(game_id: str) -> None:
    """Tell the log, once, of a game that cannot be played."""
    found = made(game_id)
    if isinstance(found, Refusal):
        log.warning(str(found))


@cache
def made(game_id: str) -> Game | Refusal:
    """A game, imported; or why it cannot be played."""
    entry, words = entries()[game_id], dict(GAMES)
    try:
        game = entry.load()
        why = fault(game, game_id)
    except Exception as error:
        why = phrase("given-text", text=" ".join(str(error).split()).rstrip(".") or type(error).__name__)
    if why is None:
        found: Game = game
        return found
    GAMES.update(words)  # one that took the id of another game gives back its words
    return Refusal("game-made", game=shortened(game_id), package=entry.value, why=why)


def fault(game: object, game_id: str) -> Any:
    """What is wrong with something that is to be the game with this id; None if nothing is."""
    if not isinstance(game, Game):
        return phrase("game-none")
    if slug(game_id) != game_id:
        return phrase("game-id")
    if game.id != game_id:
        return phrase("game-id-other", id=shortened(game.id))
    return lacking(game)


def lacking(game: Game) -> Any:
    """What a game's English words lack of what every game has; None if they are all there."""
    files = [name for name in NEEDED if not exists(join(game.catalogue_folder, ENGLISH, name))]
    if files:
        return phrase("game-words", files=[f"words/{ENGLISH}/{name}" for name in files])
    there = messages_of(whole_text(game.catalogue_folder, ENGLISH, ("game",))[1])
    missing = [name for name in game.messages if name not in there]
    return phrase("game-messages", file=f"words/{ENGLISH}/{NEEDED[0]}", messages=missing) if missing else None
