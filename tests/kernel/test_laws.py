"""The laws that hold for every game, at every player count."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gloaming import Refusal
from gloaming.kernel import record
from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.numbers import flat_answers, flatten, mask, observation, observation_size, unflatten
from gloaming.kernel.seats import CHANCE, CHANCE_NAME, UNKNOWN
from gloaming.kernel.sight import EVERYONE, HIDDEN, view
from gloaming.kernel.speech import notation_of, parse, resolve
from gloaming.kernel.state import cells, digest, from_json, pack, position, to_json, unpack
from houses import DEPTH, IDS, TABLES, seated, viewers, wander

at_every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=IDS)
where_several_are_asked = pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(game, players, id=name)
        for (game, players), name in zip(TABLES, IDS, strict=True)
        if game.company and players > 1
    ],
)
seeds = st.integers(0, 2**32).map(str)
some = settings(max_examples=2 * DEPTH, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@at_every_table
@some
@given(seed=seeds)
def test_a_game_ends_and_until_then_somebody_is_asked_and_has_an_answer(game: Game, players: int, seed: str) -> None:
    for match in wander(game, players, seed):
        if not match.over:
            assert match.asked
            assert game.company or len(match.asked) == 1
            assert all(match.game.legal(match.state, seat) for seat in seated(match))
            assert not match.result
    assert match.over
    assert not match.asked
    assert all(place >= 1 for place in match.result["places"].values())
    assert len(match.result["places"]) == players


@at_every_table
@some
@given(seed=seeds)
def test_apply_takes_exactly_what_allows_admits(game: Game, players: int, seed: str) -> None:
    for match in wander(game, players, seed, most=60):
        for seat in seated(match):
            legal = set(game.legal(match.state, seat))
            before = digest(match.state)
            for answer in (-1, match.state.width, *(a for a in range(match.state.width) if a not in legal)):
                with pytest.raises(Refusal) as refused:
                    match.answer(seat, answer)
                assert str(refused.value).endswith(".")
            assert digest(match.state) == before
            for answer in list(legal)[:5]:
                copy = match.state.clone()
                game.take(copy, seat, answer, match.names)


@at_every_table
@some
@given(seed=seeds)
def test_whoever_is_not_asked_is_refused(game: Game, players: int, seed: str) -> None:
    for match in wander(game, players, seed, most=30):
        for seat in set(range(players)) - set(seated(match)):
            with pytest.raises(Refusal, match=r"not asked now|over"):
                match.answer(seat, 0)


@at_every_table
def test_the_same_record_gives_the_same_state_in_every_cell(game: Game, players: int) -> None:
    *_, match = wander(game, players, "twice")
    again = record.replay(record.read(record.write(match)), game)
    assert cells(again.state) == cells(match.state)
    assert again.log == match.log
    assert again.heard == match.heard


@at_every_table
@some
@given(seed=seeds)
def test_a_state_survives_json_and_bytes(game: Game, players: int, seed: str) -> None:
    for match in wander(game, players, seed, most=80):
        assert from_json(game.state, json.loads(json.dumps(to_json(match.state)))) == match.state
        assert unpack(game.state, pack(match.state)) == match.state


@at_every_table
def test_a_clone_shares_nothing(game: Game, players: int) -> None:
    for match in wander(game, players, "clones", most=50):
        copy, before = match.state.clone(), cells(match.state)
        for name, field in type(copy).fields.items():
            value = getattr(copy, name)
            if len(field.shape) == 1:
                value[0] += 1
            elif len(field.shape) == 2:
                value[0][0] += 1
        assert cells(match.state) == before


@at_every_table
@some
@given(seed=seeds)
def test_what_a_seat_may_answer_can_be_told_from_its_own_view(game: Game, players: int, seed: str) -> None:
    for match in wander(game, players, seed, most=150):
        for seat in seated(match):
            seen = view(match.state, seat)
            assert game.legal(seen, seat) == game.legal(match.state, seat)
            assert game.voice().question(seen, seat, match.names) == match.question(seat)
            said = [notation_of(game, seen, seat, answer, match.names) for answer in game.legal(seen, seat)]
            assert said == match.answers(seat)


@at_every_table
@some
@given(seed=seeds)
def test_a_guess_is_a_whole_state_that_the_seat_cannot_tell_from_the_true_one(
    game: Game, players: int, seed: str
) -> None:
    luck = Luck(seed_key(seed), 7)
    for match in wander(game, players, seed, most=120):
        for viewer in viewers(match):
            seen, remembered = view(match.state, viewer), view(match.state, viewer, remembering=True)
            guessed = remembered.clone()
            game.guess(guessed, viewer, luck)
            assert unknown_fields(guessed) == []
            assert view(guessed, viewer) == seen
            assert view(guessed, viewer, remembering=True) == remembered


def unknown_fields(g: Any) -> list[Any]:
    """The fields that are still hidden somewhere; what everybody sees may be any number."""
    fields = position(type(g)).items()
    return [n for n, field in fields if field.sees is not EVERYONE and str(UNKNOWN) in json.dumps(getattr(g, n))]


@at_every_table
@some
@given(seed=seeds)
def test_refilling_what_a_viewer_cannot_see_changes_nothing_that_is_sent_to_it(
    game: Game, players: int, seed: str
) -> None:
    luck = Luck(seed_key(seed), 8)
    for match in wander(game, players, seed, most=100):
        for viewer in viewers(match):
            other = view(match.state, viewer, remembering=True)
            game.guess(other, viewer, luck)
            assert sent(match, other, viewer) == sent(match, match.state, viewer)


def sent(match: Match, g: Any, viewer: int) -> str:
    """All that goes to a viewer's screen for a state."""
    game, seen = match.game, view(g, viewer)
    shown: list[Any] = [game.words.layout(seen, match.names), game.voice().description(seen, viewer, match.names)]
    if viewer < len(match.names) and game.asks(g, viewer):
        shown += [game.voice().question(seen, viewer, match.names), game.legal(seen, viewer)]
    return json.dumps(shown)


@at_every_table
def test_hidden_cells_are_hidden_and_public_ones_are_not(game: Game, players: int) -> None:
    for match in wander(game, players, "eyes", most=100):
        for viewer in viewers(match):
            seen = view(match.state, viewer)
            for name, field in position(game.state).items():
                value = json.dumps(getattr(seen, name))
                if field.sees is HIDDEN:
                    assert set(json.loads(f"[{value.replace('[', '').replace(']', '')}]")) == {UNKNOWN}
                if field.sees is EVERYONE:
                    assert getattr(seen, name) == getattr(match.state, name)


@at_every_table
@some
@given(seed=seeds)
def test_every_question_and_answer_has_words_both_ways(game: Game, players: int, seed: str) -> None:
    for match in wander(game, players, seed, most=60):
        for seat in seated(match):
            assert match.question(seat).endswith("?")
            texts = [notation_of(game, match.state, seat, answer, match.names) for answer in range(match.state.width)]
            assert len(set(texts)) == len(texts)
            for answer in game.legal(match.state, seat)[:40]:
                assert parse(game, match.state, seat, texts[answer], match.names) == answer
                assert parse(game, match.state, seat, texts[answer].upper() + "  ", match.names) == answer


@at_every_table
def test_every_answer_of_chance_has_words_both_ways(game: Game, players: int) -> None:
    *_, played = wander(game, players, "words of chance")
    g = game.lay(players, played.options)
    names = [*played.names, *[""] * (CHANCE - players), CHANCE_NAME]
    for seat, answer, _ in played.log[:150]:
        if seat == CHANCE:
            assert parse(game, g, CHANCE, notation_of(game, g, CHANCE, answer, names), names) == answer
        game.moves.apply(g, seat, answer)


@at_every_table
@some
@given(seed=seeds)
def test_an_answer_is_known_by_its_arguments(game: Game, players: int, seed: str) -> None:
    """A legal one by no others, whether all are given or only those that its notation writes; one that is not legal, by
    those it writes, is itself or reads the same as data."""
    for match in wander(game, players, seed, most=40):
        for seat in seated(match):
            g, row, legal = view(match.state, seat), game.question(match.state), game.legal(match.state, seat)
            for answer in legal[:: max(1, len(legal) // 9)]:
                whole = row.arguments(g, seat, answer, match.names)
                form, inside = row.chosen_by(whole)
                assert form is not None
                needed = {key: value for key, value in whole.items() if key in form.written or key not in inside}
                for given_arguments in (whole, needed, dict(reversed(needed.items()))):
                    assert resolve(game, match.state, seat, given_arguments, match.names) == answer
                for name in needed:
                    short = {key: value for key, value in needed.items() if key != name}
                    with pytest.raises(Refusal, match="is no answer to"):
                        resolve(game, match.state, seat, short, match.names)


@at_every_table
@some
@given(seed=seeds)
def test_every_piece_of_news_is_a_sentence_for_everybody(game: Game, players: int, seed: str) -> None:
    *_, match = wander(game, players, seed)
    for viewer in [None, *match.names]:
        for sentence in match.news(seat=viewer):
            assert sentence[0].isupper()
            assert sentence.endswith(".")
            assert "!" not in sentence
    assert game.voice().result(match.state, match.names).endswith(".")


@where_several_are_asked
def test_seats_asked_together_may_answer_in_any_order(game: Game, players: int) -> None:
    together = 0
    for match in wander(game, players, "together", most=200):
        asked = seated(match)
        if len(asked) > 1:
            together += 1
            chosen = {seat: legal[seat * 3 % len(legal)] for seat in asked for legal in [game.legal(match.state, seat)]}
            ends = []
            for order in (asked, asked[::-1], asked[1:] + asked[:1]):
                g = match.state.clone()
                for seat in order:
                    game.take(g, seat, chosen[seat], match.names)
                ends.append(cells(g))
            assert ends[0] == ends[1] == ends[2]
    assert together


@at_every_table
@some
@given(seed=seeds)
def test_masks_and_observations_have_one_length_and_agree_with_the_answers(game: Game, players: int, seed: str) -> None:
    for match in wander(game, players, seed, most=40):
        for seat in range(players):
            legal = game.legal(match.state, seat)
            flags = mask(game, match.state, seat)
            assert len(flags) == flat_answers(game)
            assert [i for i, flag in enumerate(flags) if flag] == [flatten(game, match.state, a) for a in legal]
            assert [unflatten(game, match.state, flatten(game, match.state, a)) for a in legal] == legal
            assert len(observation(game, match.state, seat)) == observation_size(game)
        assert match.state.width <= game.widest[match.state.question]


@at_every_table
@some
@given(seed=seeds)
def test_an_answer_can_be_taken_back_exactly_while_nothing_has_come_of_it(game: Game, players: int, seed: str) -> None:
    for match in wander(game, players, seed, most=40):
        if match.over:
            return
        seat = seated(match)[0]
        before, told = cells(match.state), list(match.heard)
        match.answer(seat, game.legal(match.state, seat)[0])
        refused = match.why_no_undo(seat)
        only_that = match.log[-1].seat == seat
        if not refused:
            assert only_that
            match.undo(seat)
            assert cells(match.state) == before
            assert match.heard == told
        else:
            after = cells(match.state)
            with pytest.raises(Refusal):
                match.undo(seat)
            assert cells(match.state) == after
