"""Haunted Destinies: what instinct does in a moment, told as stories. It is honest by the tests of all games."""

from __future__ import annotations

import pytest

from gloaming.games.haunted_destinies import GAME
from gloaming.games.haunted_destinies.parts import Column, What
from gloaming.games.haunted_destinies.state import State
from gloaming.kernel.chance import Luck, seed_key
from gloaming.kernel.seats import first_asked
from moors import SAID, before, choices, ghost, gloom, health, moor, opener, pile, piles, play, rolled, seat_of, stand


def chosen(g: State) -> str:
    """What instinct answers here, in words."""
    return SAID[g.question](g, GAME.moves.favourite(g, first_asked(g), Luck(seed_key("instinct"))))


def together(players: int = 4, **held: str) -> State:
    """Ada and Ben on one tile, with these piles."""
    g = moor(players)
    stand(g, Ada=1, Ben=1)
    pile(g, **held)
    return g


def knows(g: State, name: str, *owners: str) -> None:
    """A player has seen every card in these piles."""
    sheet, cards = g.sheet[seat_of(name)], [(seat, card) for seat, held in enumerate(piles(g)) for card in held]
    for claim, (seat, card) in enumerate(cards):
        if seat in [seat_of(owner) for owner in owners]:
            sheet[Column.WHAT + claim] = card


# HD-12: doubles


def test_doubles_cost_a_card_rather_than_a_wound() -> None:
    g = moor()
    play(g, "both dice", "3 3")
    assert chosen(g) == "card"


def test_a_restful_player_alone_with_a_haunting_card_takes_the_wound_that_sleep_will_heal() -> None:
    g = moor(5)
    pile(g, Ada="scene prober_wound")
    before(g, Ada="restful")
    play(g, "both dice", "3 3")
    assert chosen(g) == "wound"


def test_a_restful_player_does_not_where_a_sum_is_at_stake() -> None:
    g = moor(5)
    pile(g, Ada="scene prober_wound")
    before(g, Ada="restful")
    rolled(g)
    play(g, "search", "3 3")
    assert chosen(g) == "card"


# HD-40: queries


def test_a_query_is_worth_it_where_a_card_of_the_opener_s_set_is_known_to_lie() -> None:
    g = together(Ada="scene scene", Ben="opener scene", Cleo="scene", Dov="scene")
    gloom(g, t1=5)
    g.sheet[0][Column.WHAT + g.size[0]] = What.SET_A  # Ben's first card
    health(g, Ben=3)
    rolled(g, 1)
    assert chosen(g) == "query Ben"


def test_the_winner_of_a_query_looks_while_there_is_something_to_learn() -> None:
    g = together(Ben="scene scene")
    rolled(g)
    play(g, "query Ben", "6 1")
    assert chosen(g) == "look"


def test_the_winner_of_a_query_lets_them_draw_when_all_their_cards_are_known() -> None:
    g = together(Ben="scene scene")
    knows(g, "Ada", "Ben")
    rolled(g)
    play(g, "query Ben", "6 1")
    assert chosen(g) == "card"


# HD-45, HD-46: prizes of an attack


def test_an_attacker_strikes_a_wound() -> None:
    g = together(Ben="scene calm")
    knows(g, "Ada", "Ben")
    rolled(g)
    play(g, "attack Ben", "6 1")
    assert chosen(g) == "wound"


def test_from_one_without_health_a_power_known_to_lie_there_is_taken_by_its_place() -> None:
    g = together(Ben="scene calm scene")
    knows(g, "Ada", "Ben")
    health(g, Ben=0)
    rolled(g)
    play(g, "attack Ben", "6 1")
    assert chosen(g) == "take face down"
    play(g, "take face down")
    assert chosen(g) == "place 1"


def test_what_may_be_the_opener_stays_where_it_can_be_bound() -> None:
    g = together(Ben="scene scene")
    health(g, Ben=0)
    rolled(g)
    play(g, "attack Ben", "6 1")
    assert chosen(g) == "wound"


def test_whoever_is_sure_to_be_the_opener_takes_a_card_that_the_ritual_will_turn_up() -> None:
    g = together(Ada="opener", Ben="scene tough")
    knows(g, "Ada", "Ada")
    health(g, Ben=0)
    rolled(g)
    play(g, "attack Ben", "6 1")
    assert chosen(g) == "take face down"


def test_a_defender_who_wins_takes_a_stick_rather_than_strike() -> None:
    g = together()
    before(g, Ada="attack_item")
    rolled(g)
    play(g, "attack Ben", "1 6")
    assert chosen(g) == "take face up"


def test_a_ghost_lets_an_attacker_draw_who_has_no_health_to_lose() -> None:
    g = moor()
    ghost(g, Ben=5)
    stand(g, Ada=1, Ben=1)
    health(g, Ada=0)
    rolled(g)
    play(g, "attack Ben", "1 6")
    assert chosen(g) == "card"


def test_a_ghost_is_attacked_or_queried_when_the_ghosts_have_nearly_hoarded_enough() -> None:
    g = moor()
    ghost(g, Ben=3, Cleo=4)
    stand(g, Ada=15, Ben=15)
    before(g, goals="goal_hoard")
    rolled(g, 1)
    assert chosen(g) in ("attack Ben", "query Ben")


# HD-23: trades


def trading(ada: str, ben: str) -> State:
    """Ada and Ben on one tile with these items; Ada has rolled."""
    g = together(Ada="scene scene", Ben="scene scene", Cleo="opener scene")
    before(g, Ada=ada, Ben=ben)
    rolled(g, 1)
    return g


def test_the_wounded_asks_for_a_flask_and_gives_what_the_other_likes_better() -> None:
    g = trading("search_item attack_item", "heal_item")
    health(g, Ada=3)
    assert chosen(g) == "trade Ben"
    play(g, "trade Ben")
    assert chosen(g).startswith("heal_item")
    play(g, chosen(g))
    assert chosen(g).startswith("search_item"), "the least that Ben would take for it"
    play(g, chosen(g))
    assert chosen(g) == "that is all"
    play(g, "that is all")
    assert chosen(g) == "accept"


def test_whoever_knows_the_opener_swaps_a_spyglass_for_boots_to_hunt_with() -> None:
    g = together(Ada="scene scene", Ben="opener scene")
    before(g, Ada="search_item", Ben="move_item")
    knows(g, "Ada", "Ben")
    health(g, Ada=1)
    rolled(g, 1)
    assert chosen(g) == "trade Ben"
    play(g, "trade Ben")
    for _ in range(2):
        play(g, chosen(g))
    assert chosen(g) == "accept", "to Ben, who knows nothing, a spyglass is worth more"


def test_whoever_has_refused_is_not_asked_again() -> None:
    g = trading("search_item attack_item", "heal_item")
    health(g, Ada=3)
    play(g, "trade Ben")
    for _ in range(3):
        play(g, chosen(g))
    play(g, "refuse")
    g.proposed = 0  # as in Ada's next turn
    assert "trade Ben" in choices(g)
    assert chosen(g) != "trade Ben"


def test_nobody_proposes_what_only_the_proposer_would_like() -> None:
    g = trading("move_item", "attack_item")
    assert chosen(g) != "trade Ben"


def test_nothing_changes_hands_between_the_sides_of_a_running_ritual() -> None:
    g = trading("search_item attack_item", "heal_item")
    health(g, Ada=3)
    opener(g, "Ben")
    assert chosen(g) != "trade Ben"


# HD-50: witnesses


@pytest.mark.parametrize(("card", "witness"), [("opener", "Dov"), ("calm", "Ben")])
def test_a_border_is_shown_to_one_alone_who_can_do_least_with_it(card: str, witness: str) -> None:
    g = together(Ben=f"{card} tough")
    health(g, Dov=3)
    rolled(g)
    play(g, "query Ben", "6 1", "look", "place 0", "face down")
    assert chosen(g) == f"show {witness}", "the weakest, or the owner where nothing can come of it"


def test_a_card_of_the_opener_s_set_that_is_not_the_opener_is_shown_to_all_who_may_be_led_astray() -> None:
    g = together(Ben="sure_search tough")
    rolled(g)
    play(g, "query Ben", "6 1", "look", "place 0", "face down")
    assert chosen(g) == "show Cleo and Dov"
