"""Showing a state to several people as it changes. Most of it looks alike to all of them, and is made and compared
once: as a spectator sees it. What somebody sees more of is made for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from gloaming.kernel.glances import Watch
from gloaming.kernel.layouts import Blueprint, Json, Part, Renewed, Sets, assembled
from gloaming.kernel.seats import SPECTATOR
from gloaming.kernel.state import GameState

Own = dict[Part, Any]  # parts as somebody sees them


class Showing:
    """The parts of a layout as everybody who looks on has been shown them, followed from look to look."""

    __slots__ = ("blueprint", "common", "insiders", "names", "own", "own_sets", "sets", "watch")

    def __init__(self, blueprint: Blueprint, names: Sequence[str], g: GameState) -> None:
        self.blueprint, self.names = blueprint, tuple(names)
        self.watch = Watch(blueprint.followed, g, SPECTATOR)
        self.common: Own = {part: part.make(self.watch.seen, names) for part in blueprint.parts}
        self.insiders = {part: part.insiders(g) for part in blueprint.veiled}
        self.own: dict[int, Own] = {}  # of those who look on, the parts of which they see more than a spectator does
        self.begin()

    def begin(self) -> None:
        """From now on, count looks anew."""
        self.sets: list[Sets] = []  # for a spectator, look by look
        self.own_sets: dict[int, dict[int, Sets]] = {}  # for those to whom a look was another, by its number

    # Who looks on

    def enter(self, viewer: int) -> None:
        """Somebody looks on from now on."""
        seen = self.seen_by(viewer)
        alone = [part for part, insiders in self.insiders.items() if insiders >> viewer & 1]
        self.own[viewer] = {part: part.make(seen, self.names) for part in alone}

    def leave(self, viewer: int) -> None:
        """Somebody looks away."""
        self.own.pop(viewer, None)

    def layout(self, viewer: int) -> Json:
        """The whole layout as somebody who looks on has been shown it."""
        return assembled({**self.common, **self.own[viewer]})

    def seen_by(self, viewer: int) -> Any:
        """The state at the last look, as a viewer sees it."""
        return self.watch.seen.by_another(viewer)

    # What changes

    def look(self, g: GameState) -> None:
        """See what has changed after all news."""
        self.note(self.watch.look(g))

    def look_midway(self) -> None:
        """See what a piece of news has changed."""
        self.note(self.watch.look_midway(self.watch.g))

    def note(self, lines: int) -> None:
        """Note what has to be set where these lines are others."""
        watch, blueprint = self.watch, self.blueprint
        sets: Sets = []
        if lines:
            renewed = blueprint.renew(self.common, watch.seen, self.names, lines & ~watch.unseen, sets)
            if lines & blueprint.veiled_lines:
                for viewer, parts in self.seen_by_some(lines).items():
                    own = self.look_alone(viewer, parts, renewed, sets)
                    if own is not None:
                        self.own_sets.setdefault(viewer, {})[len(self.sets)] = own
        self.sets.append(sets)

    def seen_by_some(self, lines: int) -> dict[int, list[tuple[Part, bool]]]:
        """For those who see or saw more of what has changed than a spectator: the parts, and whether they do now."""
        some: dict[int, list[tuple[Part, bool]]] = {}
        for part in self.blueprint.veiled_from(lines):
            was = now = self.insiders[part]
            if lines & part.veil_lines:
                now = self.insiders[part] = part.insiders(self.watch.g)
            if was | now:
                for viewer in self.own:
                    if (was | now) >> viewer & 1:
                        some.setdefault(viewer, []).append((part, bool(now >> viewer & 1)))
        return some

    def look_alone(self, viewer: int, parts: Sequence[tuple[Part, bool]], renewed: Renewed, sets: Sets) -> Sets | None:
        """What has to be set for somebody who sees more of some parts, or did, where this was found for a spectator;
        None if it is the same.
        """
        own, seen, others = self.own[viewer], self.seen_by(viewer), {}
        for part, is_insider in parts:
            common = self.common[part]
            before, first, last = renewed.get(part, (common, 0, 0))
            was = own.pop(part, before)
            value = part.make(seen, self.names) if is_insider else common
            if is_insider:
                own[part] = value
            own_sets: Sets = []
            if value is not was and value != was:
                part.find_differences(was, value, own_sets)
            if own_sets != sets[first:last]:
                others[part] = own_sets
        if not others:
            return None
        merged = {part: sets[first:last] for part, (_, first, last) in renewed.items()} | others
        return [each for part in sorted(merged, key=BY_PLACE) for each in merged[part]]


BY_PLACE = attrgetter("place")
