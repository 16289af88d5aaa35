"""Showing a table to several people as it changes. Most of it looks alike to all of them, and is made and compared
once: as a spectator sees it. What somebody sees more of is made for them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any

from gloaming.kernel.glances import Changed, Glance, Snapshot, Still, glance
from gloaming.kernel.layouts import Blueprint, Made, Part, differences
from gloaming.kernel.seats import SPECTATOR

Own = dict[Part, Any]  # parts of which somebody sees more than a spectator does
Sets = list[Any]  # what has to be set in a layout: the way to each thing, and its value last


def seen_alone(blueprint: Blueprint, g: Any, viewer: int, names: Sequence[str]) -> Own:
    """The parts of which a viewer sees more than a spectator does."""
    seen = glance(g, viewer)
    return {part: part.make(seen, names) for part in blueprint.veiled if part.insiders(g) >> viewer & 1}


class Showing:
    """The parts of a layout as everybody sees them, followed from look to look."""

    def __init__(
        self, blueprint: Blueprint, names: Sequence[str], state: Snapshot, common: Made, own: Mapping[int, Own]
    ) -> None:
        self.blueprint, self.names = blueprint, names
        self.common = {**common}
        self.own = {viewer: {**parts} for viewer, parts in own.items()}
        self.sets: list[Sets] = []  # for a spectator, look by look
        self.own_sets: dict[int, dict[int, Sets]] = {}  # for those to whom a look was another, by its number
        self.table = Still(blueprint.kind, state)
        self.seen_by_all = self.table.lines.seen_by_all(state)

    def look(self, state: Snapshot, changed: Changed) -> None:
        """See what has changed on a table."""
        self.table, seen_by_all = Still(self.blueprint.kind, state), self.seen_by_all
        for name in changed.fields:
            if name in seen_by_all:
                seen_by_all[name] = getattr(self.table, name)
        before: Own = {}
        found: list[tuple[Part, Sets]] = []
        stale = self.blueprint.made_from(changed.seen_by(SPECTATOR))
        if stale:
            common, names, everybody = self.common, self.names, self.seen_by(SPECTATOR)
            for part in stale:
                was, value = common[part.way], part.make(everybody, names)
                if value is not was and value != was:
                    common[part.way], before[part] = value, was
                    found.append((part, differences(was, value, part.way)))
        for viewer, parts in self.seen_by_some(changed.lines).items():
            other = self.own_sets.setdefault(viewer, {})
            other[len(self.sets)] = self.look_alone(viewer, parts, before, dict(found))
        self.sets.append([each for _, to_set in found for each in to_set])

    def seen_by(self, viewer: int) -> Any:
        """The table at the last look, as a viewer saw it."""
        return Glance(self.table, viewer, self.seen_by_all)

    def seen_by_some(self, lines: int) -> dict[int, list[tuple[Part, bool]]]:
        """For those who see or saw more of what has changed than a spectator: the parts, and whether they do now."""
        some: dict[int, list[tuple[Part, bool]]] = {}
        for part in self.blueprint.veiled_from(lines):
            insiders = part.insiders(self.table)
            for viewer, own in self.own.items():
                if insiders >> viewer & 1 or part in own:
                    some.setdefault(viewer, []).append((part, bool(insiders >> viewer & 1)))
        return some

    def look_alone(self, viewer: int, parts: Sequence[tuple[Part, bool]], before: Own, sets: dict[Part, Sets]) -> Sets:
        """What has to be set for somebody who sees more of some parts, or did, where this is set for a spectator."""
        own, seen = self.own[viewer], self.seen_by(viewer)
        for part, is_insider in parts:
            common = self.common[part.way]
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
