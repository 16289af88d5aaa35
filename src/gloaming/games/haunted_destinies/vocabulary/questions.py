"""What is asked in Haunted Destinies: of chance, then of the players.

`about` tells what a question is about, an answer's form what its number means.
"""

from gloaming.games.haunted_destinies.content import KIND_TITLES
from gloaming.games.haunted_destinies.facts import FITS, REACH, ROLL, SYPHON_ROLL
from gloaming.games.haunted_destinies.parts import (
    BOTH_DICE,
    FACE_UP_CARDS,
    FACES,
    GOALS,
    HAND,
    HAUNT_NEEDS,
    HAUNTING_CARDS,
    ITEMS,
    MOST_FACE_DOWN,
    MOST_LIFTED,
    MOST_PLAYERS,
    OTHERS,
    PSYCHE_CARDS,
    QUARTERS,
    SEARCH_CARDS,
    SEARCHABLE,
    SPOTS,
    TILES,
    Attack,
    AttackPrize,
    Bargain,
    CardKind,
    Dice,
    Event,
    Fate,
    Find,
    GoalRemoval,
    HauntPrize,
    Offering,
    OwnCard,
    Penalty,
    QueryPrize,
    Removal,
    Returned,
    Reward,
    TileOrNone,
)
from gloaming.games.haunted_destinies.vocabulary import readers
from gloaming.games.haunted_destinies.vocabulary.doings import MOST_DOINGS, Do
from gloaming.games.haunted_destinies.vocabulary.kinds import (
    A_BORDER,
    A_CARD,
    A_COLUMN,
    A_DIRECTION,
    A_GOAL,
    A_HELD_TILE,
    A_KIND,
    A_PLACE,
    A_ROW,
    A_SEAT,
    A_SOURCE,
    A_TILE,
    A_TURN,
    AN_ITEM,
    COPY,
    DARK_DIE,
    EDGES_SCHEMA,
    FROM,
    GHOSTLY,
    GIVEN,
    GLOOM,
    HEALTH_NOW,
    LIGHT_DIE,
    MOVEMENT,
    OTHER,
    RESULT,
    SOME_GLOOM,
    THEIR_HEALTH,
    WANTED,
    WITNESSES,
    WOUNDS,
    YOURSELF,
)
from gloaming.kernel.kinds import SEAT, amount, fact, or_none, secret, truth
from gloaming.kernel.schemas import perhaps
from gloaming.kernel.vocabulary import Form, Questions, choice, either, question

# What questions are about

WHO = (SEAT.read(readers.the_subject),)
WITH = (OTHER.read(readers.the_subject),)
THE_TILE = (A_TILE.read(readers.the_subject),)
GLOOM_LEFT = (GLOOM.read(readers.the_subject),)
RESULT_REACHED = (RESULT.read(readers.the_subject),)
DRAWN = (secret(A_CARD).read(readers.card_drawn), secret(A_KIND).read(readers.kind_drawn))
SEEN = (
    secret(A_CARD).read(readers.card_seen),
    secret(A_KIND).read(readers.kind_seen),
    secret(A_BORDER).read(readers.border_seen),
)

# What answers mean

A_SPOT = Form(
    "at row {row} column {column}",
    A_ROW,
    A_COLUMN,
    or_none(A_DIRECTION, "On which side of that tile the spot lies; null without one.").read(
        readers.direction_from_tile
    ),
    or_none(A_TILE.called("beside"), "A tile beside which it lies; null if it lies beside none.").read(
        readers.tile_beside
    ),
)
A_SEARCHABLE_TILE = Form("gloom on {tile}", A_TILE.first(SEARCHABLE + 1), GLOOM.read(readers.gloom_there))
COMPANY = OTHER.read(readers.done_with)
HERE = A_TILE.read(readers.tile_under)
STRUCK = (*WITH, WOUNDS.read(readers.wounds_dealt))
HAUNTED = OTHER.read(readers.target)
OFFERED = (AN_ITEM.read(readers.the_answer), COPY.read(readers.copy_offered))


class Ask(Questions):
    """What is asked: of chance, then of the players."""

    # Chance. The answer is an index among what is possible; `quick` ones are the n-th legal possibility in order.
    DEAL_CARD = question(
        "deal_card",
        widest=PSYCHE_CARDS,
        answer=Form("deal {card}", secret(A_CARD).read(readers.card_to_deal)),
        about=(SEAT.read(readers.dealt_to), A_PLACE.read(readers.place_dealt_to)),
    )
    DEAL_TILE = question(
        "deal_tile",
        widest=OTHERS,
        answer=Form("deal {tile}", secret(A_TILE).read(readers.tile_to_deal)),
        about=(SEAT.read(readers.tile_dealt_to),),
    )
    FIRST_ROLL = question("roll_cemetery_die", widest=FACES, answer=Form("roll {light}", LIGHT_DIE), about=WHO)
    QUICK_TILE = question(
        "pick_any_tile", widest=HAND, answer=Form("lay {tile}", secret(A_TILE).read(readers.nth_in_hand)), about=WHO
    )
    QUICK_SPOT = question(
        "pick_any_spot",
        widest=SPOTS,
        answer=Form("at row {row} column {column}", A_ROW.read(readers.open_row), A_COLUMN.read(readers.open_column)),
        about=THE_TILE,
    )
    QUICK_TURN = question(
        "turn_any_way",
        widest=QUARTERS,
        answer=Form("quarter turns {quarters}", A_TURN.read(readers.quarters_turned)),
        about=(
            A_TILE.read(readers.tile_laid),
            A_ROW.read(readers.row_of_subject),
            A_COLUMN.read(readers.column_of_subject),
        ),
    )
    QUICK_GLOOM = question(
        "place_gloom_anywhere",
        widest=SEARCHABLE,
        answer=Form("gloom on {tile}", A_TILE.read(readers.nth_with_search)),
        about=WHO,
    )
    QUICK_MORE_GLOOM = question(
        "place_more_gloom_anywhere",
        widest=SEARCHABLE + 1,
        answer=either(
            TileOrNone,
            none=Form("no second gloom"),
            tile=Form("gloom on {tile}", A_TILE.read(readers.nth_but_none)),
        ),
        about=WHO,
    )
    ROLL_ONE = question("roll_one_die", widest=FACES, answer=Form("roll {light}", LIGHT_DIE), about=WHO)
    ROLL_BOTH = question(
        "roll_both_dice", widest=BOTH_DICE, answer=Form("light {light} dark {dark}", LIGHT_DIE, DARK_DIE), about=WHO
    )
    DRAW_SEARCH = question(
        "draw_search_card",
        widest=SEARCH_CARDS,
        answer=Form("draw {card}", secret(A_CARD).read(readers.card_in_search_deck)),
        about=WHO,
    )
    DRAW_HAUNTING = question(
        "draw_haunting_card",
        widest=HAUNTING_CARDS,
        answer=Form("draw {card}", secret(A_CARD).read(readers.card_in_haunting_deck)),
        about=WHO,
    )

    # The set-up.
    LAY_TILE = question(
        "lay_chosen_tile",
        "may_lay_tile",
        "like_tile",
        widest=HAND,
        answer=Form(
            "lay {tile}",
            A_HELD_TILE.read(readers.tile_in_hand),
            truth("searchable", "Whether it can be searched.").read(readers.searchable_in_hand),
            fact("edges", perhaps("Its edges as printed, null if not known.", EDGES_SCHEMA), readers.edges_in_hand),
        ),
    )
    LAY_SPOT = question(
        "choose_spot",
        "may_lay_at",
        "like_spot",
        widest=SPOTS,
        answer=A_SPOT,
        about=(*THE_TILE, fact("spots", FITS, readers.spots_for)),
    )
    LAY_TURN = question(
        "choose_turn",
        "may_turn",
        "like_turn",
        widest=QUARTERS,
        answer=Form("quarter turns {quarters}", A_TURN, fact("edges", EDGES_SCHEMA, readers.edges_turned)),
        about=(
            A_TILE.read(readers.tile_laid),
            A_ROW.read(readers.row_of_subject),
            A_COLUMN.read(readers.column_of_subject),
            fact("edges", EDGES_SCHEMA, readers.edges_printed),
        ),
    )
    PLACE_GLOOM = question(
        "place_first_gloom",
        "may_place_gloom",
        "like_gloom_on",
        widest=SEARCHABLE + 1,
        answer=A_SEARCHABLE_TILE,
        about=GLOOM_LEFT,
    )
    MORE_GLOOM = question(
        "place_second_gloom",
        "may_place_more",
        "like_more_gloom",
        widest=SEARCHABLE + 1,
        answer=either(
            TileOrNone,
            none=Form("no second gloom"),
            tile=Form("gloom on {tile}", A_TILE.read(readers.the_answer), GLOOM.read(readers.gloom_there)),
        ),
        about=GLOOM_LEFT,
    )

    # A turn.
    DICE = question("roll_dice", "anything", "like_dice", widest=2, answer=choice(Dice))
    REMOVE_TILE = question(
        "choose_removal",
        "may_remove_tile",
        "like_removal",
        widest=TILES + 1,
        answer=either(
            Removal,
            tile=Form("remove {tile}", A_TILE, amount("sum", "What its numbers come to.").read(readers.edge_sum)),
            none=Form("remove none"),
        ),
        about=(amount("below", "What the tile's numbers must be less than.").read(readers.the_subject),),
    )
    DO = question(
        "do",
        "may_do",
        "like_to_do",
        widest=MOST_DOINGS,
        answer=either(
            Do,
            walk=Form(
                "walk {direction}",
                A_DIRECTION,
                or_none(A_TILE).read(readers.tile_beyond),
                amount("cost", "The movement points it costs.").read(readers.step_cost),
                truth("leap", "Whether it leads over an X edge.").read(readers.is_leap),
            ),
            search=Form("search", HERE, fact("roll", ROLL, readers.search_roll)),
            syphon=Form("syphon", HERE, fact("roll", SYPHON_ROLL, readers.syphon_roll)),
            heal_item=Form(f"use {KIND_TITLES[CardKind.HEAL_ITEM]}"),
            look_item=Form(f"use {KIND_TITLES[CardKind.LOOK_ITEM]}"),
            end=Form("end turn"),
            query=Form("query {other}", COMPANY, fact("roll", ROLL, readers.query_roll)),
            attack=Form("attack {other}", COMPANY, fact("roll", ROLL, readers.attack_roll)),
            haunt=Form("haunt {other}", COMPANY, fact("roll", ROLL, readers.haunt_roll)),
            exchange=Form("exchange looks with {other}", COMPANY),
            trade=Form("trade with {other}", COMPANY),
        ),
        by=readers.doing,
        about=(
            MOVEMENT.read(readers.points_left),
            amount("actions", "Actions left.").read(readers.actions_left),
            A_TILE.read(readers.tile_under),
            fact("reach", REACH, readers.reach_now),
        ),
    )
    OFFER = question(
        "offer",
        "may_offer",
        "like_offer",
        widest=ITEMS + 1,
        answer=either(
            Offering,
            give=Form("give {item}", *OFFERED),
            want=Form("ask for {item}", *OFFERED),
            done=Form("that is all"),
        ),
        by=readers.offering,
        about=(*WITH, GIVEN.read(readers.own_items_offered), WANTED.read(readers.their_items_offered)),
    )
    ACCEPT = question(
        "accept",
        "anything",
        "like_bargain",
        widest=2,
        answer=choice(Bargain),
        about=(*WITH, GIVEN.read(readers.their_items_offered), WANTED.read(readers.own_items_offered)),
    )

    # Whoever must.
    DOUBLES = question(
        "suffer",
        "may_suffer",
        "like_doubles",
        widest=2,
        answer=choice(Penalty, GHOSTLY.read(readers.ghostly)),
        about=(GHOSTLY.read(readers.ghostly),),
    )
    WHO_DRAWS = question(
        "let_other_draw", "may_draw", "like_who_draws", widest=MOST_PLAYERS, answer=Form("let {seat} draw", A_SEAT)
    )
    PLACE_CARD = question(
        "place_card",
        "anything",
        "like_place",
        widest=MOST_FACE_DOWN,
        answer=Form("place {place}", A_PLACE),
        about=(
            A_SOURCE.read(readers.the_subject),
            *DRAWN,
            amount("places", "How many places it can have.").read(readers.places_open),
        ),
    )
    PLAY_OR_KEEP = question(  # asked for every Event, so that the asking tells nothing
        "play_or_keep",
        "may_play",
        "like_playing",
        widest=2,
        answer=either(Event, keep=Form("keep it in the pile"), play=Form("play it")),
        about=DRAWN,
    )

    # Actions.
    FIND = question(
        "take_find",
        "may_find",
        "like_find",
        widest=3,
        answer=either(
            Find,
            draw=Form("draw a Search card"),
            look=Form("look at another's card"),
            own=Form("look at your own card"),
        ),
        about=RESULT_REACHED,
    )
    QUERY_PRIZE = question(
        "take_answer",
        "may_ask_for",
        "like_query_prize",
        widest=2,
        answer=choice(QueryPrize, *WITH),
        about=WITH,
    )
    ATTACK_PRIZE = question(  # only a ghost that was attacked has the attacker draw, instead of taking a card
        "take_blow",
        "may_strike",
        "like_blow",
        widest=4,
        answer=either(
            AttackPrize,
            wound=Form("wound", *STRUCK),
            face_down=Form("take a face-down card", *STRUCK),
            face_up=Form("take a face-up card", *STRUCK),
            they_draw=Form("they draw", *STRUCK),
        ),
        about=WITH,
    )
    TAKE_PLACE = question(
        "take_place",
        "anything",
        "like_taking",
        widest=MOST_FACE_DOWN,
        answer=Form("take card {place}", A_PLACE),
        about=WITH,
    )
    TAKE_FACE_UP = question(
        "take_face_up",
        "may_take_face_up",
        "like_face_up",
        widest=FACE_UP_CARDS,
        answer=Form("take {card}", A_CARD.first(FACE_UP_CARDS), COPY.read(readers.copy_face_up)),
        about=WITH,
    )
    GO_ON = question(
        "go_on",
        "anything",
        "like_going_on",
        widest=2,
        answer=choice(Attack),
        about=(
            *WITH,
            HEALTH_NOW.read(readers.own_health),
            THEIR_HEALTH.read(readers.their_health),
            fact("roll", ROLL, readers.next_round),
        ),
    )
    DECLARE = question(
        "declare",
        "anything",
        "like_declaring",
        widest=2,
        answer=either(Fate, bind=Form("bind the Opener"), ritual=Form("begin the Opening Ritual")),
        about=WITH,
    )
    HAUNT_PRIZE = question(
        "take_haunt",
        "may_take_haunt",
        "like_haunting",
        widest=len(HAUNT_NEEDS),
        answer=either(
            HauntPrize,
            they_draw=Form("they draw", HAUNTED),
            look=Form("look", HAUNTED),
            they_draw_two=Form("they draw two", HAUNTED),
            wound=Form("wound for 3 gloom", HAUNTED),
            two_looks=Form("two looks", HAUNTED),
            they_draw_three=Form("they draw three", HAUNTED),
        ),
        about=(HAUNTED, *RESULT_REACHED),
    )
    SYPHON = question(
        "take_gloom",
        "anything",
        "like_syphoning",
        widest=FACES,
        answer=Form("take {gloom}", SOME_GLOOM),
        about=(amount("most", "The most that can be taken.").read(readers.the_subject),),
    )

    # Looks.
    LOOK_AT = question(
        "look_at", "may_look_at", "like_looking_at", widest=MOST_PLAYERS, answer=Form("look at {seat}", A_SEAT)
    )
    LOOK_PLACE = question(
        "look_at_place",
        "anything",
        "like_place_to_look",
        widest=MOST_FACE_DOWN,
        answer=Form("look at card {place}", A_PLACE),
        about=WITH,
    )
    SHOW_PLACE = question(
        "show_place",
        "anything",
        "like_place_to_show",
        widest=MOST_FACE_DOWN,
        answer=Form("show card {place}", A_PLACE),
        about=WITH,
    )
    OWN_PLACE = question(
        "see_own",
        "anything",
        "like_own_place",
        widest=MOST_FACE_DOWN,
        answer=Form("look at card {place}", A_PLACE),
    )
    RETURN = question(
        "return_card",
        "anything",
        "like_return",
        widest=2,
        answer=choice(Returned),
        about=(*WITH, *SEEN),
    )
    REWARD = question(
        "take_reward",
        "may_reward",
        "like_reward",
        widest=Reward.DRAW + MOST_PLAYERS,
        answer=either(
            Reward,
            heal=Form("heal"),
            draw=Form("let {seat} draw", A_SEAT, YOURSELF.read(readers.draws_oneself)),
        ),
        about=WITH,
    )
    WITNESS = question(
        "show_border",
        "may_witness",
        "like_witness",
        widest=1 << MOST_PLAYERS,
        answer=Form("show it to {witnesses}", WITNESSES),
        about=(*WITH, *SEEN),
    )
    OWN_CARD = question(
        "use_own",
        "may_use_own",
        "like_own_card",
        widest=OwnCard.TRIGGER + MOST_PLAYERS,
        answer=either(
            OwnCard, back=Form("put it back"), play=Form("put it in play"), trigger=Form("trigger it on {seat}", A_SEAT)
        ),
        about=(A_PLACE.read(readers.the_subject), *SEEN),
    )

    # Cards.
    GLOOM_TILE = question(
        "drop_gloom",
        "is_nearest",
        "like_gloom_to_fall",
        widest=SEARCHABLE + 1,
        answer=A_SEARCHABLE_TILE,
        about=WITH,
    )
    LOSE_ITEM = question(
        "lose_item",
        "may_lose",
        "like_losing",
        widest=ITEMS,
        answer=Form("discard {item}", AN_ITEM, COPY.read(readers.copy_held)),
        about=WITH,
    )
    GOAL = question(
        "remove_goal",
        "may_remove_goal",
        "like_goal_gone",
        widest=GOALS + 1,
        answer=either(GoalRemoval, goal=Form("remove {goal}", A_GOAL), none=Form("remove none")),
    )
    GLOOM_FROM = question(
        "move_from",
        "may_move_from",
        "like_gloom_from",
        widest=SEARCHABLE + 1,
        answer=either(
            TileOrNone,
            none=Form("leave it"),
            tile=Form("from {tile}", A_TILE.read(readers.the_answer), GLOOM.read(readers.gloom_there)),
        ),
    )
    GLOOM_TO = question(
        "move_to",
        "may_move_to",
        "like_gloom_to",
        widest=SEARCHABLE + 1,
        answer=Form("to {tile}", A_TILE.first(SEARCHABLE + 1), GLOOM.read(readers.gloom_there)),
        about=(FROM.read(readers.the_subject),),
    )
    LIFT = question(
        "lift",
        "anything",
        "like_lifting",
        widest=MOST_LIFTED,
        answer=Form("lift {gloom}", SOME_GLOOM.first(MOST_LIFTED)),
        about=THE_TILE,
    )
