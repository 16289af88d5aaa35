"""What each viewer is sent: from that viewer's view alone, and as differences that add up."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gloaming
from evenings import Evening, unruly_evenings, why_no_undo
from gloaming.client import Mirror, set_part
from gloaming.kernel.chance import Luck, below, seed_key
from gloaming.kernel.game import Game
from gloaming.kernel.glances import Lines, glance
from gloaming.kernel.layouts import differences
from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import SPECTATOR, UNKNOWN
from gloaming.kernel.sight import EVERYONE, masked, view
from gloaming.kernel.state import GameState
from gloaming.server import messages as m
from gloaming.server import views
from gloaming.server.messages import View
from gloaming.tables import Clock
from gloaming.tables import events as e
from gloaming.tables import wishes as w
from gloaming.tables.events import Event

every_game = pytest.mark.parametrize("game", gloaming.games(), ids=lambda game: game.id)
VIEWERS = (0, 1, 2, SPECTATOR)


def evenings(game: Game, games: int = 2, most: int = 140) -> Iterator[tuple[Evening, Event, str]]:
    """Some games with people, a bot, a clock and words, shown after every event."""
    for number in range(games):
        evening = Evening(game.id, 3, seed=f"eyes {number}", clock=Clock("move", 60))
        luck = Luck(seed_key(f"eyes {number}"))
        for step in range(most):
            before = evening.table.stage
            if not evening.table.asked:
                break
            try:
                if step % 9 == 8:
                    evening.wish("Ada", w.Undo())
                elif step % 11 == 10:
                    evening.wish("Ben", w.Tell("A door.") if game.telling else w.Say("Hush."))
                else:
                    evening.answer_somehow(luck)
            except Refusal:
                continue
            yield evening, evening.events[-1], before


@every_game
def test_a_glance_sees_what_a_view_sees(game: Game) -> None:
    for evening, _, _ in evenings(game, 1):
        for viewer in VIEWERS:
            seen, glanced = view(evening.match.state, viewer), glance(evening.match.state, viewer)
            assert all(getattr(seen, name) == getattr(glanced, name) for name in seen.fields)


@every_game
def test_a_layout_shares_nothing_with_the_table_that_could_change_under_it(game: Game) -> None:
    for evening, _, _ in evenings(game, 1):
        g = evening.match.state
        own = {id(getattr(g, name)) for name in g.fields} | {
            id(line) for name, depth in g.depths if depth == 2 for line in getattr(g, name)
        }
        for viewer in VIEWERS:
            for part in parts(game.words.layout(glance(g, viewer), evening.match.names)):
                assert id(part) not in own


def parts(value: Any) -> Iterator[Any]:
    """All lists and objects of a JSON value."""
    if isinstance(value, dict | list):
        yield value
        for inner in value.values() if isinstance(value, dict) else value:
            yield from parts(inner)


class Watched:
    """A table that notes which of its lines are read."""

    def __init__(self, g: GameState) -> None:
        self.g, self.lines, self.read = g, Lines.of(type(g)), 0

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.g, name)
        return WatchedField(self, name, value) if isinstance(value, list) else self.note(name, value)

    def note(self, name: str, value: Any) -> Any:
        """All of a field is read, working space aside."""
        self.read |= self.lines.bits.get(name, 0)
        return value


class WatchedField(list[Any]):
    """A row or a grid that notes which of its lines are read; whatever else is done with it reads all of them."""

    def __init__(self, table: Watched, name: str, value: list[Any]) -> None:
        super().__init__(value)
        self.table, self.name = table, name

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, int) and self.name in self.table.lines.bits:
            self.table.read |= self.table.lines.bit(self.name, place % len(self))
        else:
            self.table.note(self.name, None)
        return super().__getitem__(place)

    def __iter__(self) -> Iterator[Any]:
        self.table.note(self.name, None)
        return super().__iter__()

    def __contains__(self, value: object) -> bool:
        self.table.note(self.name, None)
        return super().__contains__(value)

    def count(self, value: Any) -> int:
        self.table.note(self.name, None)
        return super().count(value)

    def index(self, value: Any, *within: Any) -> int:
        self.table.note(self.name, None)
        return super().index(value, *within)


@every_game
def test_a_part_is_made_from_no_line_but_those_its_code_names(game: Game) -> None:
    for evening, _, _ in evenings(game, 1):
        for part in game.blueprint(3).parts:
            watched = Watched(view(evening.match.state, SPECTATOR))
            part.make(watched, evening.match.names)
            assert watched.read & ~part.reads == 0, part.way


def lists_in(value: Any) -> set[int]:
    """All lists in a value, by their identity."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    own = {id(value)} if isinstance(value, list) else set()
    return own.union(*map(lists_in, inside))


@every_game
def test_a_part_shares_no_list_with_the_state_so_that_it_stays_as_it_was_shown(game: Game) -> None:
    for evening, _, _ in evenings(game, 1):
        g = evening.match.state
        kept = set[int]().union(*(lists_in(getattr(g, name)) for name in g.fields))
        for part in game.blueprint(3).parts:
            for viewer in (0, SPECTATOR):
                assert not lists_in(part.make(glance(g, viewer), evening.match.names)) & kept, part.way


@every_game
def test_somebody_who_is_no_insider_of_a_part_sees_it_as_a_spectator_does(game: Game) -> None:
    seen_by_some = 0
    for evening, _, _ in evenings(game, 1):
        g, names = evening.match.state, evening.match.names
        for part in game.blueprint(3).parts:
            insiders, openly = part.insiders(g), part.make(glance(g, SPECTATOR), names)
            for viewer in (0, 1, 2):
                own = part.make(glance(g, viewer), names)
                assert own == openly or insiders >> viewer & 1, part.way
                seen_by_some += own != openly
    assert seen_by_some


@every_game
def test_changes_add_up_to_the_whole_view(game: Game) -> None:
    shown, mirrors = views.Shown(), dict[int, Mirror]()
    evening: Evening | None = None
    for now, event, before in evenings(game):
        if now is not evening:
            evening, shown, mirrors = now, views.Shown(), {}
            for viewer in VIEWERS:
                mirrors[viewer] = Mirror()
                mirrors[viewer].take(again(views.whole_view(now.table, viewer, shown, now.now)))
            continue
        for viewer, message in changes(now, event, shown, before).items():
            mirrors[viewer].take(m.decode_reply.decode(message))
        for viewer, mirror in mirrors.items():
            whole = Mirror()
            whole.take(again(seen_anew(now, viewer)))
            assert vars(mirror) == vars(whole) | {"number": mirror.number}


@every_game
def test_whether_an_answer_may_be_taken_back_is_told_whenever_it_changes(game: Game) -> None:
    """To everybody, what is told always agrees with what would be decided, and is left out where it is as before."""
    evening: Evening | None = None
    stage, told = "", set()
    for now in unruly_evenings(game, 5):
        table, viewers = now.table, (0, 1, 2, 3, SPECTATOR)
        if now is not evening:
            evening, shown = now, views.Shown()
            flags = {viewer: views.whole_view(table, viewer, shown, now.now).undo for viewer in viewers}
        else:
            for viewer, message in changes(now, now.events[-1], shown, stage).items():
                change = m.decode_reply.decode(message)
                assert isinstance(change, m.Changes)
                undo = change.undo
                assert undo is not flags[viewer]
                flags[viewer] = flags[viewer] if undo is msgspec.UNSET else undo
        stage = table.stage
        people = {seat: place.person for seat, place in enumerate(table.seats)}
        assert flags == {viewer: not why_no_undo(now, people.get(viewer, "")) for viewer in viewers}
        told.add((type(now.events[-1].what), any(flags.values())))
    assert {(e.Answered, True), (e.Answered, False), (e.Undone, False), (e.Paused, False), (e.Resumed, True)} <= told


def changes(evening: Evening, event: e.Event, shown: views.Shown, before: str) -> dict[int, bytes]:
    """What an event is to everybody who looks on, and has looked at each piece of its news."""
    for frame in evening.frames:
        if shown.showing is not None:
            shown.showing.note(shown.showing.watch.look_midway(frame))
    table = evening.table
    news = table.match.heard[table.heard[event.number - 1] :] if table.match else []
    return views.changes(table, event, news, shown, before)


def seen_anew(evening: Evening, viewer: int) -> View:
    """The table as it is shown to whoever comes now."""
    return views.whole_view(evening.table, viewer, views.Shown(), evening.now)


def shown_to(evening: Evening, *viewers: int) -> views.Shown:
    """What these viewers have been shown who know the table as it is."""
    shown = views.Shown()
    for viewer in viewers:
        shown.note(evening.table, viewer)
    return shown


def again(message: View) -> View:
    """A message after its way over the wire."""
    sent = m.decode_reply.decode(m.encode(message))
    assert isinstance(sent, View)
    return sent


@every_game
def test_no_byte_that_is_sent_depends_on_what_the_viewer_cannot_know(game: Game) -> None:
    """The tables behind the messages are re-filled at random wherever the viewer cannot look, and so is the news."""
    luck, shown, each = Luck(seed_key("refill")), views.Shown(), dict[int, views.Shown]()
    evening: Evening | None = None
    for now, event, before in evenings(game):
        match = now.match
        if now is not evening:
            evening, shown, each = now, shown_to(now, *VIEWERS), {viewer: shown_to(now, viewer) for viewer in VIEWERS}
            continue
        true_table, true_news, true_frames = match.state, match.heard, now.frames
        messages = changes(now, event, shown, before)
        for viewer in VIEWERS:
            whole = m.encode(seen_anew(now, viewer))
            match.state = view(true_table, viewer, remembering=True)
            game.guess(match.state, viewer, luck)
            match.heard = [
                item if item.hearers >> viewer & 1 else item._replace(number=below(luck, 60)) for item in true_news
            ]
            now.frames = [refilled(frame, viewer, luck) for frame in true_frames]
            assert changes(now, event, each[viewer], before).get(viewer) == messages.get(viewer)
            assert m.encode(seen_anew(now, viewer)) == whole
            match.state, match.heard = true_table, true_news
            each[viewer] = shown_to(now, viewer)


def refilled(frame: GameState, viewer: int, luck: Luck) -> GameState:
    """The state at a piece of news, re-filled with anything wherever the viewer cannot look."""
    filled = frame.clone()
    for name, field in frame.fields.items():
        if not (field.sees is EVERYONE or field.sees.announced):
            setattr(filled, name, refilled_cells(masked(frame, getattr(frame, name), field, viewer), luck))
    return filled


def refilled_cells(value: Any, luck: Luck) -> Any:
    if isinstance(value, list):
        return [refilled_cells(each, luck) for each in value]
    return below(luck, 9) if value == UNKNOWN else value


@every_game
def test_only_whoever_is_asked_is_sent_a_question(game: Game) -> None:
    for evening, _, _ in evenings(game, 1):
        for viewer in VIEWERS:
            whole = again(seen_anew(evening, viewer))
            assert (whole.question is not None) == (viewer in evening.table.asked)
            if whole.question and whole.question.answers is not None:
                notations = [notation for _, notation, _ in whole.question.answers]
                assert notations == evening.match.answers(viewer)


ODD_NAMES = ['100% "Ann"', "%(1)b", "{0} \\ Bœuf"]


@every_game
def test_news_is_sent_with_the_names_at_its_table_whatever_these_are(game: Game) -> None:
    match, luck = Match(game, ODD_NAMES, seed="names"), Luck(seed_key("names"))
    for _ in range(150):
        for seat in [seat for seat in range(3) if game.asks(match.state, seat)][:1]:
            legal = game.legal(match.state, seat)
            match.answer(seat, legal[below(luck, len(legal))])
    names = views.encoded_names(tuple(ODD_NAMES))
    sent = [json.loads(m.encode(views.encoded_news(game, item, names))) for item in match.heard]
    assert sent == [json.loads(m.encode(game.news_data(item, ODD_NAMES))) for item in match.heard]
    assert all(any(name in item.values() for item in sent) for name in ODD_NAMES)


def test_the_seed_is_sent_when_the_game_is_over_and_not_before() -> None:
    evening = Evening()
    assert b"an evening" not in m.encode(seen_anew(evening, 0))
    evening.play_out()
    assert seen_anew(evening, SPECTATOR).table.seed == "an evening"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from("ab"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3),
)


@settings(max_examples=300, deadline=None)
@given(old=JSON, new=JSON)
def test_differences_make_the_new_out_of_the_old(old: Any, new: Any) -> None:
    made = json.loads(json.dumps(old))
    for change in differences(old, new) if old != new else []:
        made = set_part(made, json.loads(json.dumps(change)))
    assert json.dumps(made, sort_keys=True) == json.dumps(new, sort_keys=True) or made == new
