"""Showing a state to several people as it changes. Most of it looks alike to all of them, and is made and compared
once: as a spectator sees it. What somebody sees more of is made for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from gloaming.kernel.glances import Changed, Glance, Snapshot, Still
from gloaming.kernel.layouts import NESTED, Blueprint, Json, Part, assembled, differences
from gloaming.kernel.seats import SPECTATOR

Own = dict[Part, Any]  # parts as somebody sees them
Sets = list[Any]  # what has to be set in a layout: the way to each thing, and its value last


class Showing:
    """The parts of a layout as everybody who looks on has been shown them, followed from look to look."""

    def __init__(self, blueprint: Blueprint, names: Sequence[str], state: Snapshot) -> None:
        self.blueprint, self.names, self.state = blueprint, names, state
        self.table = Still(blueprint.kind, state)
        self.openly = Glance(self.table, SPECTATOR, self.table.lines.seen_by_all(state))
        self.common: Own = {part: part.make(self.openly, names) for part in blueprint.parts}
        self.insiders = {part: part.insiders(self.table) for part in blueprint.veiled}
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
        return assembled({part.way: value for part, value in {**self.common, **self.own[viewer]}.items()})

    def seen_by(self, viewer: int) -> Any:
        """The state at the last look, as a viewer saw it."""
        return self.openly.by_another(viewer)

    # What changes

    def look(self, state: Snapshot, changed: Changed) -> None:
        """See what has changed."""
        if not changed.fields:
            self.sets.append([])
            return
        self.state = state
        self.table.follow(state, changed.fields)
        self.openly.follow(state, changed.fields)
        before, found = self.look_openly(changed.seen_by(SPECTATOR))
        number = len(self.sets)
        self.sets.append([each for _, to_set in found for each in to_set])
        for viewer, parts in self.seen_by_some(changed.lines).items():
            self.own_sets.setdefault(viewer, {})[number] = self.look_alone(viewer, parts, before, dict(found))

    def look_openly(self, lines: int) -> tuple[Own, list[tuple[Part, Sets]]]:
        """See what has changed for a spectator where these lines have: how parts were, and what to set in them."""
        common, names, openly = self.common, self.names, self.openly
        before: Own = {}
        found: list[tuple[Part, Sets]] = []
        for part in self.blueprint.made_from(lines):
            was, value = common[part], part.make(openly, names)
            if value is not was and value != was:
                common[part], before[part] = value, was
                found.append(
                    (part, differences(was, value, part.way) if type(value) in NESTED else [[*part.way, value]])
                )
        return before, found

    def seen_by_some(self, lines: int) -> dict[int, list[tuple[Part, bool]]]:
        """For those who see or saw more of what has changed than a spectator: the parts, and whether they do now."""
        some: dict[int, list[tuple[Part, bool]]] = {}
        for part in self.blueprint.veiled_from(lines):
            was = self.insiders[part]
            now = self.insiders[part] = part.insiders(self.table) if lines & part.veil_lines else was
            if was | now:
                for viewer in self.own:
                    if (was | now) >> viewer & 1:
                        some.setdefault(viewer, []).append((part, bool(now >> viewer & 1)))
        return some

    def look_alone(self, viewer: int, parts: Sequence[tuple[Part, bool]], before: Own, sets: dict[Part, Sets]) -> Sets:
        """What has to be set for somebody who sees more of some parts, or did, where this is set for a spectator."""
        own, seen = self.own[viewer], self.seen_by(viewer)
        for part, is_insider in parts:
            common = self.common[part]
            was = own.pop(part, before.get(part, common))
            value = part.make(seen, self.names) if is_insider else common
            if is_insider:
                own[part] = value
            sets[part] = differences(was, value, part.way)
        return [each for part in sorted(sets, key=BY_PLACE) for each in sets[part]]

    def sets_for(self, viewer: int) -> list[Sets]:
        """What a viewer has to set at each look; the list for a spectator where that is the same."""
        other = self.own_sets.get(viewer)
        if other is None:
            return self.sets
        return [other.get(number, to_set) for number, to_set in enumerate(self.sets)]


BY_PLACE = attrgetter("place")
