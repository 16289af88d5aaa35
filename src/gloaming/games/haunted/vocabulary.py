"""What Haunted speaks of: its kinds of things, what is asked, what lies on the agenda and what is told."""

from gloaming.games.haunted.facts.odds import ODDS, odds_of_declaring
from gloaming.games.haunted.parts import (
    AMOUNTS,
    ANSWERS,
    CARDS,
    CARDS_OR_NONE,
    COLOR_NAMES,
    COLORS,
    DECLARED_NAMES,
    DIAMONDS,
    EFFECTS,
    EXITS,
    FATE_NAMES,
    JOKERS,
    MATCHED_STAT,
    MOST_LINKS,
    PLACED,
    QUESTION_NAMES,
    REASON_NAMES,
    REVEAL,
    ROOM_NAMES,
    ROOMS,
    SECRET_DOORS,
    STAT_NAMES,
    STATS,
    SUIT_NAMES,
    SUITS,
    UNNAMED,
    VALUE_NAMES,
    ZERO,
    Acting,
    Bonus,
    Declared,
    Face,
    Laying,
    Leaving,
    Linking,
    Matching,
    Offering,
    Reason,
    Revealing,
    Stronger,
    Way,
)
from gloaming.games.haunted.state import State
from gloaming.kernel import schemas
from gloaming.kernel.kinds import SEAT, Kind, Names, amount, fact, named, or_none, ordinal, secret, truth
from gloaming.kernel.news import Item
from gloaming.kernel.schemas import Json, number, one_of, perhaps, record, text
from gloaming.kernel.seats import EMPTY, NOTHING, UNKNOWN
from gloaming.kernel.vocabulary import Form, Implied, NewsKinds, Questions, Steps, choice, either, news, question, step

# Cards


def card_name(card: int) -> str:
    """A card without its article: 9 of Clubs, red Joker."""
    if card >= JOKERS:
        return f"{COLOR_NAMES[card - JOKERS]} Joker"
    return f"{VALUE_NAMES[card // SUITS]} of {SUIT_NAMES[card % SUITS]}"


def card_json(card: int) -> Json:
    """A card."""
    joker = card >= JOKERS
    return {
        "name": card_name(card),
        "value": "Joker" if joker else VALUE_NAMES[card // SUITS],
        "suit": None if joker else SUIT_NAMES[card % SUITS],
        "color": COLOR_NAMES[card % COLORS],
        "room": ROOM_NAMES[card],
    }


A_CARD = Kind(
    "card",
    record(
        "A card: its name says which it is; all else follows from it, so that a scene need not take names apart.",
        {
            "name": text("Its name, the same in every language, as it stands in notation."),
            "value": one_of("Its value.", (*VALUE_NAMES, "Joker")),
            "suit": perhaps("Its suit, null for a Joker.", one_of("A suit.", SUIT_NAMES)),
            "color": one_of("Its colour.", COLOR_NAMES),
            "room": text("What its room is called."),
        },
    ),
    lambda card, _: card_json(card),
    size=CARDS,
    notation=lambda card, _: card_name(card),
)
A_DRAWN_CARD = secret(A_CARD).but(notation=lambda card, _: "a card" if card == UNKNOWN else card_name(card))

# Cards in their places: a number for both, in which a card that is not to be named is one more than there are


def placed(place: int, card: int) -> int:
    """A card in its place, as one number; one that is not there, or that the viewer may not know, is not named."""
    return place * CARDS_OR_NONE + (card if card >= 0 else UNNAMED)


def place_of(number: int) -> int:
    """The place of such a number."""
    return number // CARDS_OR_NONE


def named_card(number: int) -> Json | None:
    """The card of such a number, None if it is not named."""
    card = number % CARDS_OR_NONE
    return None if card == UNNAMED else card_json(card)


def room_code(room: int) -> str:
    """A card of the house in notation: its name if it lies face up, else its number."""
    spot, card = divmod(room, CARDS_OR_NONE)
    return f"card {spot}" if card == UNNAMED else card_name(card)


def door_code(door: int) -> str:
    """A Secret Door in notation: its name, or its number if that is all one may know of it."""
    which, card = divmod(door, CARDS_OR_NONE)
    return f"door {which + 1}" if card == UNNAMED else card_name(card)


A_SPOT = amount("spot", "A spot: cards are numbered as they are laid, from the Ace of Diamonds, 0.", 0, CARDS - 1)
WHICH = ordinal("which", "Which Secret Door, from 1.", SECRET_DOORS)
A_ROOM = Kind(
    "room",
    record(
        "A card of the house.",
        {"spot": A_SPOT.schema, "card": perhaps("The card, null while it lies face down.", A_CARD.schema)},
    ),
    lambda room, _: {"spot": place_of(room), "card": named_card(room)},
    notation=lambda room, _: room_code(room),
    pattern=f"card [0-9]+|{A_CARD.notation_pattern}",
)
BESIDE = A_ROOM.but(size=PLACED).called("beside", "The card beside which it was laid.")
A_DOOR = Kind(
    "door",
    record(
        "A Secret Door in somebody's hand.",
        {"which": WHICH.schema, "card": perhaps("The card, null if the viewer may not know it.", A_CARD.schema)},
    ),
    lambda door, _: {"which": place_of(door) + 1, "card": named_card(door)},
    notation=lambda door, _: door_code(door),
    pattern=f"door [0-9]+|{A_CARD.notation_pattern}",
)

# Other kinds of things

WHO = SEAT.called("seat", "Who did it.")
OTHER = SEAT.called("other", "To whom.")
A_STAT = named("stat", "The stat.", STAT_NAMES)
MORE = Kind(
    "more",
    number("By how much.", -3, 3),
    lambda more, _: more - ZERO,
    size=AMOUNTS,
    notation=lambda more, _: f"{more - ZERO:+}",
)
NOW = amount("now", "What the stat is now.")
A_LINK = ordinal("link", "Which link of the card, from 1.", MOST_LINKS)
A_DECLARED = named("declared", "What was declared.", DECLARED_NAMES)
A_QUESTION = named("question", "The question.", QUESTION_NAMES, family="prompt")
A_SCORE = amount("score", "A score, which may be negative.", None)
A_REASON = Kind(
    "reason",
    one_of("Why.", REASON_NAMES[Reason.ESCAPE :]),
    lambda reason, _: REASON_NAMES[reason],
    values=REASON_NAMES[Reason.ESCAPE :],
)
A_FATE = named("fate", "How it ended for the player.", FATE_NAMES)

# What is read off the state


def card_in_bag(g: State, seat: int, subject: int, answer: int) -> int:
    """HA-4: a card that has not been drawn."""
    return g.bag[answer]


def room_on(g: State, spot: int) -> int:
    """HA-60: a card of the house, named if everybody knows it."""
    return placed(spot, g.card[spot] if g.face[spot] in (Face.UP, Face.DISCARDED) else UNKNOWN)


def room_here(g: State, seat: int, subject: int, answer: int) -> int:
    """HA-11: the card on which somebody stands."""
    return room_on(g, g.token[seat])


def room_ahead(g: State, seat: int, subject: int, link: int) -> int:
    """HA-11: the card to which a link leads from there."""
    return room_on(g, g.links[g.token[seat]][link])


def way_to_act(g: State, seat: int, subject: int, answer: int) -> int:
    """HA-11: along a link or along one that is not there, through a new Door, or nowhere."""
    if answer >= Acting.OPEN:
        return Way.OPEN if answer == Acting.OPEN else Way.STAY
    return Way.NOWHERE if g.links[g.token[seat]][answer] == EMPTY else Way.GO


def link_taken(g: State, seat: int, subject: int, link: int) -> int:
    """HA-11: which link of the card."""
    return link


def door_held(g: State, seat: int, subject: int, answer: int) -> int:
    """HA-12: one of somebody's Secret Doors."""
    which = answer - Offering.PLAY
    return placed(which, g.secret[seat][which])


def active_seat(g: State, seat: int, subject: int, answer: int) -> int:
    """HA-12: who opens the Door."""
    return g.active


def is_own_turn(g: State, seat: int, subject: int, answer: int) -> int:
    """HA-12: whether who is asked opens it."""
    return int(g.active == seat)


def is_in_trap(g: State, seat: int, subject: int, answer: int) -> int:
    """HA-31: whether the active player is trapped and draws a card."""
    return g.trapped >> g.active & 1


def must_open(g: State, seat: int, must: int, answer: int) -> int:
    """HA-18: whether there is no deck, so that one has to play a Secret Door of one's own."""
    return must


def spot_turned_up(g: State, seat: int, spot: int, answer: int) -> int:
    """HA-15: the card of the house that is about to be turned up, NOTHING where a new one is laid."""
    return spot if spot < g.laid else NOTHING


def giver_of_door(g: State, seat: int, spot: int, answer: int) -> int:
    """HA-12: whose Secret Door is about to be turned up, or NOBODY."""
    return g.giver


def is_own_door(g: State, seat: int, spot: int, answer: int) -> int:
    """HA-12: whether it is one's own."""
    return int(g.giver == seat)


def odds_to_declare(g: State, seat: int, spot: int, answer: int, names: Names) -> Json:
    """HA-12, HA-15: what Color and Suit could do, by the cards that the player has not seen."""
    return odds_of_declaring(g, seat, spot)


def card_entered(g: State, seat: int, card: int, answer: int) -> int:
    """HA-12, HA-20: the card whose room somebody has come into."""
    return card


def stat_of_choice(g: State, seat: int, card: int, answer: int) -> int:
    """HA-17: the stat that one choice of a Diamond changes."""
    return DIAMONDS[card // SUITS][answer] // AMOUNTS


def more_of_choice(g: State, seat: int, card: int, answer: int) -> int:
    """HA-17: by how much it does."""
    return DIAMONDS[card // SUITS][answer] % AMOUNTS


def match_of_card(g: State, seat: int, card: int, answer: int) -> int:
    """HA-13: the card of the same value and colour."""
    return card ^ COLORS


def stat_of_color(g: State, seat: int, card: int, answer: int) -> int:
    """HA-13: the stat that a card's colour stands for, which the effect lowers and a match raises."""
    return MATCHED_STAT[card % COLORS]


def more_by_color(g: State, seat: int, card: int, answer: int) -> int:
    """HA-13: by how much the effect changes it, NOTHING where it is a reveal."""
    effect = EFFECTS[Declared.COLOR][card]
    return NOTHING if effect == REVEAL else effect % AMOUNTS


def one_more(g: State, seat: int, subject: int, answer: int) -> int:
    """HA-12, HA-13: +1."""
    return ZERO + 1


def room_to_reveal(g: State, seat: int, card: int, answer: int) -> int:
    """HA-16: a card of the house that may be turned up."""
    return room_on(g, answer - Revealing.CARD)


def other_room(g: State, seat: int, spot: int, answer: int) -> int:
    """HA-14: another card of the house."""
    return room_on(g, answer - Linking.LINK)


def room_linked(g: State, seat: int, spot: int, answer: int) -> int:
    """HA-14: the card that was laid."""
    return room_on(g, spot)


def card_in_hand(g: State, seat: int, subject: int, answer: int) -> int:
    """HA-31: the card that was drawn."""
    return g.hand


def room_beside(g: State, seat: int, subject: int, answer: int) -> int:
    """HA-31: the card at which one is laid, or to which it is linked."""
    return room_on(g, answer % g.laid)


def way_to_lay(g: State, seat: int, subject: int, answer: int) -> int:
    """HA-31: face down or face up."""
    return Laying.FACE_DOWN if answer < g.laid else Laying.FACE_UP


def on_oneself(item: Item) -> bool:
    """HA-12: whether who played a Secret Door opens it too."""
    return item.seat == item.thing


IN_QUESTION = A_CARD.read(card_entered)
MORE_BY_COLOR = or_none(MORE, "By how much; null if the card reveals another.").read(more_by_color)


OWN_TURN = Implied("own", schemas.truth("Whether it is the player's own turn."), on_oneself)


class Ask(Questions):
    """What is asked: of chance, then of the players."""

    DEAL = question("deal_card", widest=ROOMS, answer=Form("draw {card}", A_DRAWN_CARD.read(card_in_bag)))
    DRAW = question("draw_card", widest=CARDS, answer=Form("draw {card}", A_DRAWN_CARD.read(card_in_bag)))
    STRONGER = question("choose_stronger", "anything", "like_stronger", widest=2, answer=choice(Stronger))
    ACT = question(
        "act",
        "may_act",
        "like_act",
        widest=ANSWERS,
        answer=either(
            Way,
            go=Form("go to {room}", A_ROOM.read(room_ahead)),
            nowhere=Form("go by link {link}", A_LINK.read(link_taken)),
            open=Form("open"),
            stay=Form("stay"),
        ),
        by=way_to_act,
        about=(A_ROOM.called("here", "The card on which the player stands.").read(room_here),),
    )
    OFFER = question(
        "offer",
        "may_offer",
        "like_offer",
        widest=SECRET_DOORS + 1,
        answer=either(Offering, keep=Form("keep"), play=Form("play {door}", A_DOOR.read(door_held))),
        about=(
            SEAT.called("active", "Whose turn it is.").read(active_seat),
            truth("own", "Whether it is the player's own turn.").read(is_own_turn),
            truth("trapped", "Whether the active player is trapped and draws a card.").read(is_in_trap),
            truth("must", "Whether the deck is empty, so that a Secret Door has to be played.").read(must_open),
        ),
    )
    DECLARE = question(
        "declare",
        "anything",
        "like_declare",
        widest=2,
        answer=choice(Declared),
        about=(
            or_none(A_SPOT, "The face-down card that is turned up; null if it is a new one.").read(spot_turned_up),
            or_none(SEAT.called("giver"), "Whose Secret Door is turned up; null if nobody's.").read(giver_of_door),
            truth("own", "Whether that is the player's own.").read(is_own_door),
            fact("odds", ODDS, odds_to_declare),
        ),
    )
    CHOOSE = question(
        "make_choice",
        "anything",
        "like_choice",
        widest=2,
        answer=Form("{more} {stat}", A_STAT.read(stat_of_choice), MORE.read(more_of_choice)),
        about=(IN_QUESTION,),
    )
    MATCH = question(
        "match",
        "anything",
        "like_match",
        widest=2,
        answer=either(
            Matching,
            effect=Form("effect", A_STAT.read(stat_of_color), MORE_BY_COLOR),
            match=Form("match", A_STAT.read(stat_of_color), MORE.read(one_more)),
        ),
        about=(
            IN_QUESTION,
            A_CARD.called("match", "The card that it matches.").read(match_of_card),
            A_STAT.read(stat_of_color),
            MORE_BY_COLOR,
        ),
    )
    REVEAL = question(
        "reveal",
        "may_reveal",
        "like_reveal",
        widest=CARDS + 1,
        answer=either(
            Revealing, nothing=Form("reveal nothing"), card=Form("reveal {room}", A_ROOM.read(room_to_reveal))
        ),
        about=(IN_QUESTION,),
    )
    BONUS = question(
        "take_bonus",
        "anything",
        "like_bonus",
        widest=STATS + 1,
        answer=either(Bonus, add=Form("{more} {stat}", A_STAT, MORE.read(one_more)), decline=Form("decline")),
    )
    LINK = question(
        "link_to",
        "may_link",
        "like_link",
        widest=CARDS + 1,
        answer=either(Linking, no_link=Form("no link"), link=Form("link to {room}", A_ROOM.read(other_room))),
        about=(A_ROOM.called("laid", "The card that was laid.").read(room_linked),),
    )
    LAY = question(
        "lay",
        "may_lay",
        "like_lay",
        widest=2 * CARDS,
        answer=either(
            Laying,
            face_down=Form("face down at {room}", A_ROOM.read(room_beside)),
            face_up=Form("face up with link to {room}", A_ROOM.read(room_beside)),
        ),
        by=way_to_lay,
        about=(A_DRAWN_CARD.read(card_in_hand),),
    )
    ESCAPE = question(
        "escape_or_go_on",
        "anything",
        "like_escape",
        widest=2,
        answer=choice(Leaving),
        about=(IN_QUESTION,),
    )


class Step(Steps):
    """What can lie on the agenda."""

    DEAL = step()
    PICK_FIRST_PLAYER = step()
    TURN = step()
    MOVE_OR_OPEN = step()
    SETTLE_OFFERS = step()
    ASK_BONUS = step()
    LINK_ROOM = step()
    ENTER_ROOM = step()
    ASK_LAY = step()
    END_TURN = step()


class News(NewsKinds):
    """What is told."""

    STRONGER = news(WHO, A_STAT)
    CROSS_LAID = news(thing=A_SPOT, number=secret(A_CARD), quiet=True)  # nobody knows these
    DEALT_DOOR = news(WHO, WHICH, secret(A_CARD), quiet=True)
    WOKE = news(WHO, A_SPOT, A_CARD, quiet=True)
    WENT_FIRST = news(WHO, number=A_CARD)
    TURN_BEGAN = news(WHO, amount("round", "The round.", 1), A_CARD)  # where they stand
    FIRST_ROOM = news(WHO, A_SPOT, A_CARD)
    MOVED = news(WHO, A_SPOT, A_CARD)
    APPROACHED = news(WHO, A_SPOT)  # of a card that lies face down
    OPENED = news(WHO, A_SPOT)  # of the card on which they stand
    PLAYED_DOOR = news(WHO, OTHER, implies=(OWN_TURN,))
    DECLARED = news(WHO, A_DECLARED)
    TURNED_UP = news(WHO, (A_SPOT, A_DECLARED), A_CARD)
    CHANGED = news(WHO, (A_STAT, MORE), NOW)
    IGNORED = news(WHO, (A_STAT, MORE), NOW)
    MATCHED = news(WHO, A_SPOT, A_CARD)  # the match
    REVEALED = news(WHO, A_SPOT, A_CARD)
    LEFT_HIDDEN = news(WHO)
    LAID = news(WHO, (A_SPOT, BESIDE), A_CARD)  # a new card, linked to the one where they stand
    LINKED = news(WHO, A_SPOT, A_CARD)  # to which the new one was linked too
    ENTERED = news(WHO, (A_SPOT, A_DECLARED), A_CARD)
    FOUND_WAY_OUT = news(WHO, A_STAT, A_CARD)  # the stat that decides
    ANSWERED = news(WHO, A_QUESTION, A_CARD)
    LOST_WILL = news(WHO, number=A_CARD)
    LOCKED = news(WHO, number=NOW)
    ESCAPED = news(WHO, number=A_CARD)
    WENT_ON = news(WHO, amount("levels", "Levels opened so far.", 1, EXITS), A_CARD)
    NOTED = news(WHO, A_SCORE, A_SCORE.called("sum", "The sum of the scores noted so far."))
    LEVEL_OPENED = news(WHO, amount("discarded", "Cards discarded."), A_CARD)
    TRAPPED = news(WHO, A_SPOT, A_CARD)
    LOOKED = news(WHO, number=secret(A_CARD))
    LAID_DOWN = news(WHO, (A_SPOT, BESIDE), secret(A_CARD))
    LAID_UP = news(WHO, A_SPOT, (A_CARD, A_CARD.called("linked_to", "The card it was linked to.")))
    FREED = news(WHO, OTHER, A_CARD)
    STAYED = news(WHO)
    RUNNING_OUT = news(thing=A_REASON)
    ENDED = news(thing=A_REASON, number=amount("rounds", "Still rounds that had passed, 0 if it ended otherwise."))
    SCORED = news(WHO, A_FATE, A_SCORE)
