"""What can lie on the agenda of Haunted Destinies, and which step carries out what a card does."""

from gloaming.games.haunted_destinies.parts import KINDS, Kind
from gloaming.kernel.seats import NOTHING
from gloaming.kernel.vocabulary import Steps, step


class Step(Steps):
    """What can lie on the agenda."""

    DEAL_CARDS = step()
    DEAL_TILES = step()
    ROLL_FOR_CEMETERY = step()
    LAY_TILES = step()
    PLACE_GLOOM = step()
    START_TURN = step()
    GET_POINTS = step()
    CARRY_ON = step()
    END_TURN = step()
    CHECK_GOALS = step()
    DOUBLES = step()
    DRAW_HAUNTING = step()
    DRAW_SEARCH = step()
    FIND = step()
    ANSWER_QUERY = step()
    ATTACK = step()
    STRIKE = step()
    AFTER_ROUND = step()
    SETTLE_HAUNTING = step()
    SETTLE_SYPHONING = step()
    LOOK_AT_OTHER = step()
    LOOK = step()
    SHOW_CARD = step()
    LOOK_AT_OWN = step()
    DISCARD = step()
    # Cards: the about of each is who drew it (Draw), or the card (Probe: prober and owner are on the table).
    HEAL_ONE = step()
    HEAL_TWO = step()
    LIFT_GLOOM = step()
    DRAW_REMOVE_GOAL = step()
    DRAW_MOVE_GLOOM = step()
    OWNER_HEALS = step()
    BOTH_HEAL = step()
    PROBE_REMOVE_GOAL = step()
    PROBE_MOVE_GLOOM = step()
    PROBER_WOUND = step()
    OWNER_WOUND = step()
    BOTH_WOUND = step()
    GLOOM_FALLS = step()
    GHOSTS_GAIN = step()
    PROBER_DRAWS = step()
    TILE_DRAWS = step()
    DISCARD_ITEM = step()
    TURN_ENDS = step()
    GOAL_STAYS = step()


# HD-35: what a card does when it is drawn, by its kind; other kinds do nothing then.
DRAW_EFFECTS = {
    Kind.HEAL_1: Step.HEAL_ONE,
    Kind.HEAL_2: Step.HEAL_TWO,
    Kind.LIFT_GLOOM: Step.LIFT_GLOOM,
    Kind.LOOK_AT_OTHER: Step.LOOK_AT_OTHER,
    Kind.LOOK_AT_OWN: Step.LOOK_AT_OWN,
    Kind.REMOVE_GOAL: Step.DRAW_REMOVE_GOAL,
    Kind.MOVE_GLOOM: Step.DRAW_MOVE_GLOOM,
}
# HD-50: what it does when it is probed.
PROBE_EFFECTS = {
    Kind.OWNER_HEALS: Step.OWNER_HEALS,
    Kind.BOTH_HEAL: Step.BOTH_HEAL,
    Kind.REMOVE_GOAL: Step.PROBE_REMOVE_GOAL,
    Kind.MOVE_GLOOM: Step.PROBE_MOVE_GLOOM,
    Kind.PROBER_WOUND: Step.PROBER_WOUND,
    Kind.OWNER_WOUND: Step.OWNER_WOUND,
    Kind.BOTH_WOUND: Step.BOTH_WOUND,
    Kind.GLOOM_FALLS: Step.GLOOM_FALLS,
    Kind.GHOSTS_GAIN: Step.GHOSTS_GAIN,
    Kind.PROBER_DRAWS: Step.PROBER_DRAWS,
    Kind.TILE_DRAWS: Step.TILE_DRAWS,
    Kind.ITEM_LOST: Step.DISCARD_ITEM,
    Kind.TURN_ENDS: Step.TURN_ENDS,
    Kind.GOAL_NUMBERS: Step.GOAL_STAYS,
    Kind.GOAL_HOARD: Step.GOAL_STAYS,
    Kind.GOAL_BLIGHT: Step.GOAL_STAYS,
}
# The same for rules: a step for each kind, or NOTHING.
DRAW_STEP = tuple(DRAW_EFFECTS.get(kind, NOTHING) for kind in range(KINDS))
PROBE_STEP = tuple(PROBE_EFFECTS.get(kind, NOTHING) for kind in range(KINDS))
