"""What can lie on the agenda of Haunted Destinies, and which step carries out what a card does."""

from gloaming.games.haunted_destinies.parts import KINDS, CardKind
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
    # Cards: the about of each is who drew it (Draw), or the card (Probe: prober and owner stand in the state).
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
    CardKind.HEAL_1: Step.HEAL_ONE,
    CardKind.HEAL_2: Step.HEAL_TWO,
    CardKind.LIFT_GLOOM: Step.LIFT_GLOOM,
    CardKind.LOOK_AT_OTHER: Step.LOOK_AT_OTHER,
    CardKind.LOOK_AT_OWN: Step.LOOK_AT_OWN,
    CardKind.REMOVE_GOAL: Step.DRAW_REMOVE_GOAL,
    CardKind.MOVE_GLOOM: Step.DRAW_MOVE_GLOOM,
}
# HD-50: what it does when it is probed.
PROBE_EFFECTS = {
    CardKind.OWNER_HEALS: Step.OWNER_HEALS,
    CardKind.BOTH_HEAL: Step.BOTH_HEAL,
    CardKind.REMOVE_GOAL: Step.PROBE_REMOVE_GOAL,
    CardKind.MOVE_GLOOM: Step.PROBE_MOVE_GLOOM,
    CardKind.PROBER_WOUND: Step.PROBER_WOUND,
    CardKind.OWNER_WOUND: Step.OWNER_WOUND,
    CardKind.BOTH_WOUND: Step.BOTH_WOUND,
    CardKind.GLOOM_FALLS: Step.GLOOM_FALLS,
    CardKind.GHOSTS_GAIN: Step.GHOSTS_GAIN,
    CardKind.PROBER_DRAWS: Step.PROBER_DRAWS,
    CardKind.TILE_DRAWS: Step.TILE_DRAWS,
    CardKind.ITEM_LOST: Step.DISCARD_ITEM,
    CardKind.TURN_ENDS: Step.TURN_ENDS,
    CardKind.GOAL_NUMBERS: Step.GOAL_STAYS,
    CardKind.GOAL_HOARD: Step.GOAL_STAYS,
    CardKind.GOAL_BLIGHT: Step.GOAL_STAYS,
}
# The same for rules: a step for each kind, or NOTHING.
DRAW_STEP = tuple(DRAW_EFFECTS.get(kind, NOTHING) for kind in range(KINDS))
PROBE_STEP = tuple(PROBE_EFFECTS.get(kind, NOTHING) for kind in range(KINDS))
