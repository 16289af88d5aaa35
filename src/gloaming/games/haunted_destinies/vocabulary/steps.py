"""What can lie on the agenda of Haunted Destinies, and which step carries out what a card does."""

from gloaming.games.haunted_destinies.parts import KINDS, Kind
from gloaming.kernel.seats import NOTHING
from gloaming.kernel.vocabulary import Steps


class Step(Steps):
    """What can lie on the agenda."""

    DEAL_CARDS: int
    DEAL_TILES: int
    ROLL_FOR_CEMETERY: int
    LAY_TILES: int
    PLACE_GLOOM: int
    START_TURN: int
    GET_POINTS: int
    CARRY_ON: int
    END_TURN: int
    CHECK_GOALS: int
    DOUBLES: int
    DRAW_HAUNTING: int
    DRAW_SEARCH: int
    FIND: int
    ANSWER_QUERY: int
    ATTACK: int
    STRIKE: int
    AFTER_ROUND: int
    SETTLE_HAUNTING: int
    SETTLE_SYPHONING: int
    LOOK_AT_OTHER: int
    LOOK: int
    SHOW_CARD: int
    LOOK_AT_OWN: int
    DISCARD: int
    # Cards: the about of each is who drew it (Draw), or the card (Probe: prober and owner are on the table).
    HEAL_ONE: int
    HEAL_TWO: int
    LIFT_GLOOM: int
    DRAW_REMOVE_GOAL: int
    DRAW_MOVE_GLOOM: int
    OWNER_HEALS: int
    BOTH_HEAL: int
    PROBE_REMOVE_GOAL: int
    PROBE_MOVE_GLOOM: int
    PROBER_WOUND: int
    OWNER_WOUND: int
    BOTH_WOUND: int
    GLOOM_FALLS: int
    GHOSTS_GAIN: int
    PROBER_DRAWS: int
    TILE_DRAWS: int
    ITEM_LOST: int
    TURN_ENDS: int
    GOAL_STAYS: int


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
    Kind.ITEM_LOST: Step.ITEM_LOST,
    Kind.TURN_ENDS: Step.TURN_ENDS,
    Kind.GOAL_NUMBERS: Step.GOAL_STAYS,
    Kind.GOAL_HOARD: Step.GOAL_STAYS,
    Kind.GOAL_BLIGHT: Step.GOAL_STAYS,
}
# The same for rules: a step for each kind, or NOTHING.
DRAW_STEP = tuple(DRAW_EFFECTS.get(kind, NOTHING) for kind in range(KINDS))
PROBE_STEP = tuple(PROBE_EFFECTS.get(kind, NOTHING) for kind in range(KINDS))
