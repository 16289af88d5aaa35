"""What is still to be done, and who is asked what: the part of a state that makes its rules go on."""

from __future__ import annotations

from gloaming.kernel.state import GameState


def do_next(g: GameState, step: int, about: int) -> None:
    """Put a step on top of the agenda: it runs before whatever was there."""
    top = g.pending
    g.step[top] = step
    g.about[top] = about
    g.pending = top + 1


def ask(g: GameState, seat: int, question: int, subject: int, width: int) -> None:
    """Ask one seat, or chance: the answers are the numbers below `width` that the rules allow."""
    g.asked = 1 << seat
    g.question = question
    g.subject = subject
    g.width = width


def let_choose(g: GameState, seat: int, question: int, subject: int, width: int) -> int:
    """Ask one seat, unless there is only one answer, which is no question: it is given at once, when the rule that is
    being carried out is done. Say how many answers there are, 2 for any more; with none, nobody is asked.
    """
    allowed, ways, way = g.allowed[question], 0, 0
    for answer in range(width):
        if allowed(g, seat, subject, answer):
            if ways == 1:
                ask(g, seat, question, subject, width)
                return 2
            ways, way = 1, answer
    if ways == 1:
        g.alone = seat + 1
        g.alone_question = question
        g.alone_subject = subject
        g.alone_answer = way
    return ways


def ask_together(g: GameState, seats: int, question: int, subject: int, width: int) -> None:
    """Ask several seats, given as bits, the same question; they answer in any order."""
    g.asked = seats
    g.question = question
    g.subject = subject
    g.width = width


def finish(g: GameState) -> None:
    """The game is over: nobody is asked and nothing is left to do."""
    g.over = 1
    g.asked = 0
    g.pending = 0


def anything(g: GameState, seat: int, subject: int, answer: int) -> bool:
    """Every number below the width is a legal answer."""
    return True
