"""What the two dice of Haunted Destinies come to: searches, rounds and whole attacks, worked out once."""

from functools import cache

from gloaming.games.haunted_destinies.parts import FACES, HEALTH

CERTAIN = 36  # chances are in thirty-sixths where only dice decide, else in thousandths
LONGEST_LEAD = 6  # with a longer lead the dice cannot change who wins
LEADS = 2 * LONGEST_LEAD + 1

# How much the two of an attack care about its outcome when they decide whether it goes on.
KILL_MATTERS = 500
OWN_WOUND_MATTERS = 60
THEIR_WOUND_MATTERS = 40


def ways_over(lead: int) -> int:
    """In how many of 36 rolls the lead and the light die come to more than the dark die."""
    return sum(lead + light > dark for light in range(FACES) for dark in range(FACES))


@cache
def outcome(health: int, need: int, lead: int) -> tuple[float, float, float]:
    """The chance that the defender is beaten, and the wounds that attacker and defender can expect.

    The attacker has so much health, needs to win so many rounds, and adds the lead to light - dark.
    """
    beaten = hurt = harm = 0.0
    for light in range(FACES):
        for dark in range(FACES):
            result = lead + light - dark
            if result > 0 and need == 1:
                beaten += 1
                harm += 1
            elif result != 0:
                after = (health, need - 1, lead + 1) if result > 0 else (max(0, health - 1), need, lead - 1)
                hurt += result < 0 < health
                harm += result > 0
                if light != dark and after[0] > 0 and goes_on(after, light > dark):
                    more = outcome(*after)
                    beaten, hurt, harm = beaten + more[0], hurt + more[1], harm + more[2]
    return beaten / CERTAIN, hurt / CERTAIN, harm / CERTAIN


def goes_on(after: tuple[int, int, int], attacker_decides: bool) -> bool:
    """Whether the one who decides wants another round."""
    beaten, hurt, harm = outcome(*after)
    liked = beaten * KILL_MATTERS - hurt * OWN_WOUND_MATTERS + harm * THEIR_WOUND_MATTERS
    return liked > 0 if attacker_decides else liked < 0


def table_of(part: int, unit: int) -> tuple[tuple[int, ...], ...]:
    """One part of `outcome` by the attacker's health, then by need * LEADS + lead + LONGEST_LEAD."""
    return tuple(
        tuple(
            round(unit * outcome(health, max(1, need), lead)[part])
            for need in range(HEALTH + 1)
            for lead in range(-LONGEST_LEAD, LONGEST_LEAD + 1)
        )
        for health in range(HEALTH + 1)
    )


WAYS_OVER = tuple(ways_over(lead) for lead in range(-LONGEST_LEAD, LONGEST_LEAD + 1))
BEATEN = table_of(0, 1000)  # thousandths
HURT = table_of(1, 100)  # hundredths of a wound, to the attacker
HARM = table_of(2, 100)  # and to the defender
