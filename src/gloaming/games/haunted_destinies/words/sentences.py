"""What is asked in Haunted Destinies, and how a game ended, as sentences."""

from collections.abc import Sequence

from gloaming.games.haunted_destinies.parts import HAND, PILE, Ending, What
from gloaming.games.haunted_destinies.rules.players import is_ghost
from gloaming.games.haunted_destinies.state import State
from gloaming.games.haunted_destinies.vocabulary import Ask
from gloaming.games.haunted_destinies.vocabulary.kinds import turned_edges
from gloaming.games.haunted_destinies.words.phrases import (
    border_of_card,
    card_phrase,
    counted,
    edges_words,
    effect_of,
    items_of,
    listed,
    spot_name,
    the_tile,
    titles,
)

# Questions


def question(g: State, seat: int, names: Sequence[str]) -> str:
    """What the seat is asked, as a sentence."""
    if g.question < Ask.LAY_TILE:
        return asked_of_chance(g, names)
    if g.question < Ask.DOUBLES:
        return asked_in_turn(g, seat, names)
    return asked_in_action(g, seat, names) if g.question < Ask.LOOK_AT else asked_of_looks(g, seat, names)


def asked_of_chance(g: State, names: Sequence[str]) -> str:
    """The set-up, the dice and the decks."""
    about = g.subject
    match g.question:
        case Ask.DEAL_CARD:
            owner, place = divmod(about, PILE[g.players])
            return f"Which card comes to place {place + 1} of {names[owner]}'s pile?"
        case Ask.DEAL_TILE:
            return f"Which tile is dealt to {names[about // HAND]}?"
        case Ask.FIRST_ROLL:
            return f"What does {names[about]} roll for the Cemetery?"
        case Ask.QUICK_TILE:
            return f"Which tile does {names[about]} lay?"
        case Ask.QUICK_SPOT:
            return f"Where is {the_tile(about)} laid?"
        case Ask.QUICK_TURN:
            return f"How is {the_tile(g.laying)} turned at {spot_name(about)}?"
        case Ask.QUICK_GLOOM:
            return f"Where does {names[about]} place a gloom?"
        case Ask.QUICK_MORE_GLOOM:
            return f"Does {names[about]} place a second gloom, and where?"
        case Ask.ROLL_ONE:
            return f"What does {names[about]} roll with one die?"
        case Ask.ROLL_BOTH:
            return f"What does {names[about]} roll with both dice?"
        case _:
            deck = "Search" if g.question == Ask.DRAW_SEARCH else "Haunting"
            return f"Which {deck} card does {names[about]} draw?"


def asked_in_turn(g: State, seat: int, names: Sequence[str]) -> str:
    """HD-3 to HD-6, HD-20 to HD-24, HD-65."""
    match g.question:
        case Ask.LAY_TILE:
            return "Which tile do you lay?"
        case Ask.LAY_SPOT:
            return f"Where do you lay {the_tile(g.subject)}?"
        case Ask.LAY_TURN:
            edges = edges_words(turned_edges(g.laying, 0))
            return f"How many quarters clockwise do you turn {the_tile(g.laying)}, which is printed {edges}?"
        case Ask.PLACE_GLOOM:
            return f"Where do you place a gloom, of the {g.subject} that you have?"
        case Ask.MORE_GLOOM:
            return f"Where do you place a second gloom, if at all, with {g.subject} left?"
        case Ask.DICE:
            return "Do you roll one die or both?"
        case Ask.REMOVE_TILE:
            return f"Do you forgo all movement and remove a tile whose numbers come to less than {g.subject}?"
        case Ask.DO:
            acts = f" and {counted(g.acts, 'action')}" if g.acts else ", and your action is done"
            return f"What do you do, with {counted(g.points, 'movement point')}{acts}?"
        case Ask.OFFER:
            so_far = f" so far {proposal(g, seat, g.subject, names)}" if g.offer else " nothing yet"
            return f"What do you propose to {names[g.subject]}:{so_far}?"
        case _:
            return f"{names[g.subject]} proposes: {proposal(g, g.subject, seat, names)}. Do you accept?"


def proposal(g: State, giver: int, other: int, names: Sequence[str]) -> str:
    """HD-23: what changes hands."""
    items = items_of(g.offer)
    given = [card for card in items if g.lies[card] == giver]
    wanted = [card for card in items if g.lies[card] == other]
    parts = [f"{listed(titles(given))} for {names[other]}"] if given else []
    return " and ".join([*parts, *([f"{listed(titles(wanted))} for {names[giver]}"] if wanted else [])])


def asked_in_action(g: State, seat: int, names: Sequence[str]) -> str:
    """HD-11, HD-12, HD-30 to HD-46, HD-60, HD-71 to HD-74."""
    other = names[g.subject] if g.subject < g.players else ""
    match g.question:
        case Ask.DOUBLES if is_ghost(g, seat):
            return "Doubles: does a living player draw a Haunting card, or do you lose 1 gloom?"
        case Ask.DOUBLES:
            return "Doubles: do you draw a Haunting card or take a wound?"
        case Ask.WHO_DRAWS:
            return "Which living player draws the Haunting card in your place?"
        case Ask.PLACE_CARD:
            return f"At which place in your pile, from 1 to {g.width}, do you put {new_card(g)}?"
        case Ask.PLAY_OR_KEEP:
            return f"You drew {card_phrase(g.drawn)} ({effect_of(g.drawn)}): what becomes of it?"
        case Ask.FIND:
            return f"Your search came to {g.subject}: what do you make of it?"
        case Ask.QUERY_PRIZE:
            return f"You got the better of {other}: do you look at a card of theirs, or do they draw a Haunting card?"
        case Ask.ATTACK_PRIZE:
            return f"You won this round: what shall it cost {other}?"
        case Ask.TAKE_PLACE:
            return f"Which face-down card of {other}'s do you take?"
        case Ask.TAKE_FACE_UP:
            return f"Which face-up card of {other}'s do you take?"
        case Ask.GO_ON:
            return f"Does the attack go on, {g.health[seat]} against {other}'s {g.health[g.subject]}?"
        case Ask.DECLARE:
            return f"{other} has no health left: do you bind the Opener, or begin the Opening Ritual?"
        case Ask.HAUNT_PRIZE:
            return f"Your haunting of {names[g.target]} came to {g.subject}: what shall befall them?"
        case _:
            return f"How much gloom do you take, up to {g.subject}?"


def new_card(g: State) -> str:
    """HD-11, HD-46: the card that is to be placed."""
    if g.subject == What.ANYTHING:
        return "the card that you took"
    return card_phrase(g.drawn) if g.subject == What.SEARCH else "the Haunting card"


def asked_of_looks(g: State, seat: int, names: Sequence[str]) -> str:
    """HD-22, HD-50, HD-55, and what the cards ask."""
    other = names[g.subject] if g.subject < g.players else ""
    match g.question:
        case Ask.LOOK_AT:
            return "At whose card do you look?"
        case Ask.LOOK_PLACE:
            return f"At which card of {other}'s pile do you look?"
        case Ask.SHOW_PLACE:
            return f"Which card of your pile do you let {other} see?"
        case Ask.OWN_PLACE:
            return "At which card of your own pile do you look?"
        case Ask.RETURN:
            return f"You see {seen_card(g, seat)} in {other}'s pile: do you return it face down or face up?"
        case Ask.REWARD:
            return "For turning it up, do you heal a wound, or who draws a Haunting card?"
        case Ask.WITNESS:
            return f"You see {seen_card(g, seat)}: to whom do you show its border?"
        case Ask.OWN_CARD:
            return f"You see {seen_card(g, seat)} at place {g.subject + 1} of your own pile: what becomes of it?"
        case Ask.GLOOM_TILE:
            return f"On which searchable tile nearest to {other} do 2 gloom fall?"
        case Ask.LOSE_ITEM:
            return "Which of your items do you discard?"
        case Ask.GOAL:
            return "Which ghost goal do you remove, if any?"
        case Ask.GLOOM_FROM:
            return "From which tile do you move all gloom, if at all?"
        case Ask.GLOOM_TO:
            return f"Where does the gloom of {the_tile(g.subject)} go?"
        case _:
            return f"How much gloom do you take off {the_tile(g.subject)}?"


def seen_card(g: State, seat: int) -> str:
    """HD-50, HD-55: the card that is looked at, with its border and what it does."""
    card = g.looking[seat]
    return f"{card_phrase(card)} ({border_of_card(card)}; {effect_of(card)})"


# The end


def result(g: State, names: Sequence[str]) -> str:
    """HD-90, HD-91: how the game ended, as a sentence."""
    if not g.over:
        return "The game is not over."
    winners = [names[seat] for seat in range(g.players) if g.place[seat] == 1]
    who, rounds = listed(winners), f"in round {g.round}"
    match g.ending:
        case Ending.BOUND:
            return f"{who} bound the Opener {rounds} and won alone."
        case Ending.OPENER:
            return f"{who} was the Opener, made ghosts of all the others {rounds}, and won."
        case Ending.LIVING:
            return f"The Opener, {names[g.ritual]}, fell {rounds}; {who} lived and won."
        case Ending.GHOSTS:
            return f"A ghost goal was met {rounds}; {who} won from beyond the grave."
        case Ending.LAST_ALIVE:
            return f"{who} was the last one alive {rounds}, and so the Opener, and won."
        case _:
            return f"The moor kept its secret for {counted(g.round, 'round')}; nobody has won."
