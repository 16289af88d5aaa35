"""An evening at one keyboard: people and bots round one table, in plain lines of text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gloaming.bots import bot_label, find_bot, play_for, seed_for_bots
from gloaming.kernel.chance import new_seed
from gloaming.kernel.glances import glance
from gloaming.kernel.match import Match
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import SPECTATOR
from gloaming.kernel.telling import Passage
from gloaming.kernel.undo import take_back
from gloaming.terminal import display, keeping, passages
from gloaming.terminal.answers import AnswerList, list_answers, understood
from gloaming.terminal.command_words import command_meant, words_for
from gloaming.terminal.commands import AFTERWARDS, COMMANDS, TELLING, Command
from gloaming.terminal.screen import Quit, Screen


@dataclass(frozen=True)
class Company:
    """Who plays: the first seats are people, the others bots of one kind."""

    people: range
    bot: str


def play(match: Match, company: Company, screen: Screen) -> None:
    """Play a match, and another one for as long as people want it."""
    try:
        while Client(match, company, screen).play():
            chosen = dict(zip(match.names, match.pronouns, strict=True))
            match = Match(match.game, match.names, match.options, pronouns=chosen)
    except Quit:
        screen.say("screen-good-night")


class Client:
    """One match, as it is played at one keyboard."""

    def __init__(self, match: Match, company: Company, screen: Screen) -> None:
        fresh = keeping.answers_of_seats(match) == 0
        self.match = match
        self.people = company.people
        self.company = company
        self.screen = screen
        self.voice = match.game.voice(screen.language)
        self.bots = {seat: find_bot(company.bot) for seat in range(len(match.names)) if seat not in self.people}
        seed = seed_for_bots(match.seed if fresh and match.seed is not None else new_seed())
        for seat, bot in self.bots.items():
            bot.sit(match.game, seat, seed)
        self.news_told = dict.fromkeys((*self.people, SPECTATOR), len(match.heard))  # how much news each was told
        self.news_at_table = dict.fromkeys(self.people, -1)  # and how much there was when they saw the table last
        self.passages_read = dict.fromkeys(self.people, len(match.passages))  # how many passages each has read
        known = 0 if fresh else len(match.moments)
        self.moments_offered = dict.fromkeys(self.people, known)  # and moments been offered
        self.facing: int | None = None  # who sits before the screen
        self.saved_in: Path | None = None
        self.saved_at = self.stage
        self.listed_at = -1  # the step at which very many answers were listed with their numbers
        self.question: tuple[int, int, AnswerList] | None = None  # the step and the seat asked last, and the answers

    @property
    def stage(self) -> tuple[int, tuple[Passage, ...]]:
        """How far the game has come, and what was told."""
        return self.match.step, self.match.passages

    @property
    def commands(self) -> dict[str, Command]:
        """What can be typed instead of an answer."""
        return {**COMMANDS, **TELLING} if self.match.game.telling else COMMANDS

    @property
    def command_words(self) -> list[str]:
        """These in the reader's language."""
        return words_for(self.commands, self.screen.words)

    # The evening

    def play(self) -> bool:
        """Play to the end; say whether there is to be another game."""
        self.welcome()
        try:
            while not self.match.over:
                self.go_on()
        except Quit:
            self.say_left_early()
            raise
        self.farewell()
        return self.afterwards()

    def go_on(self) -> None:
        """Let the first seat that is asked answer."""
        seat = self.match.seat(self.match.asked[0])
        if seat in self.people:
            self.ask(seat)
            return
        play_for(self.match, seat, self.bots[seat])
        if not self.people:
            self.tell_news(SPECTATOR)

    def welcome(self) -> None:
        """What is played, how it is won, who plays, and what chance is bound to."""
        screen, title = self.screen, self.voice.about("title")
        screen.show(f"{title}\n{'=' * len(title)}")
        screen.tell(self.voice.about("blurb"))
        screen.tell(self.voice.about("credit"))
        screen.show()
        screen.tell(self.who_plays())
        if keeping.answers_of_seats(self.match):
            screen.say("screen-goes-on", {"count": self.match.step})
        screen.say("screen-chance")
        screen.show(self.match.commitment)
        if self.people:
            screen.say("screen-type-help")

    def who_plays(self) -> str:
        """People and bots, by name."""
        names, words = self.match.names, self.screen.words
        people, bots = names[: len(self.people)], names[len(self.people) :]
        said = [words.say("screen-people", {"names": people})] if people else []
        if bots:
            said.append(
                words.say("screen-bots", {"names": bots, "bot": bot_label(self.company.bot, self.screen.language)})
            )
        return " ".join(said)

    def say_left_early(self) -> None:
        """Say what becomes of a game that was not played to the end."""
        if self.saved_in and self.saved_at == self.stage:
            self.screen.say("screen-left-saved", {"file": str(self.saved_in)})
        elif self.saved_at == self.stage:
            self.screen.say("screen-left-at-once")
        else:
            self.screen.say("screen-left")

    # A question

    def ask(self, seat: int) -> None:
        """Ask a person, until there is an answer or one was taken back."""
        if not self.is_ready(seat):
            return
        self.show_all(seat)
        while True:
            answers = self.find_answers(seat)
            typed = self.screen.ask(f"{self.match.names[seat]}> ", [*answers.completions, *self.command_words])
            try:
                if not typed:
                    self.show_question(seat)
                elif self.obey(seat, typed):
                    return
            except Refusal as refusal:
                self.screen.refuse(refusal)

    def find_answers(self, seat: int) -> AnswerList:
        """The answers that a person has now."""
        step, asked, answers = self.question or (-1, seat, None)
        if answers is None or (step, asked) != (self.match.step, seat):
            answers = list_answers(self.match, seat, self.voice)
            self.question = self.match.step, seat, answers
        return answers

    def labels(self, seat: int) -> dict[str, int]:
        """The numbers that a person's answers are chosen by, by how they are written; none until they are shown."""
        answers = self.find_answers(seat)
        is_shown = not answers.are_many or self.listed_at == self.match.step
        return {answers.notations[answer]: label for label, answer in answers.by_label.items()} if is_shown else {}

    def obey(self, seat: int, typed: str) -> bool:
        """Do what was typed; say whether the table has moved on, or back."""
        word, _, rest = typed.partition(" ")
        command = self.commands.get(command_meant(word, self.commands, self.screen.words))
        answers = self.find_answers(seat)
        if command and not answers.begins_with(typed):
            return command(self, seat, rest.strip())
        if typed.isdigit() and not self.labels(seat):
            raise Refusal("answers-unnumbered")
        self.match.answer(seat, understood(self.match, seat, answers, typed))
        return True

    def is_ready(self, seat: int) -> bool:
        """Where several people play, hide what the last one saw until the next one has come; or take that back."""
        before, name = self.facing, self.match.names[seat]
        if len(self.people) > 1 and before != seat:
            if before is None:
                self.screen.show()
            else:
                self.screen.hide()
            self.screen.say("screen-pass", {"name": name})
            if before is not None and not self.match.why_no_undo(before):
                self.screen.say("screen-pass-undo", {"name": self.match.names[before]})
            ready = self.screen.words.say("screen-pass-ready", {"name": name})
            while typed := self.screen.ask(f"{ready} "):
                wanted = command_meant(typed, ("quit", "undo"), self.screen.words)
                if wanted == "quit":
                    raise Quit
                if wanted == "undo" and before is not None and self.try_to_take_back(before):
                    return False
        self.facing = seat
        return True

    def try_to_take_back(self, seat: int) -> bool:
        """Take back a seat's last answer, and say whether that went well; if not, why is shown."""
        try:
            self.take_back(seat)
        except Refusal as refusal:
            self.screen.refuse(refusal)
            return False
        return True

    def take_back(self, seat: int) -> None:
        """Take back a seat's last answer, and what bots have answered since."""
        bots = take_back(self.match, seat, self.people)
        told = len(self.match.heard)
        self.news_told = {viewer: min(heard, told) for viewer, heard in self.news_told.items()}
        self.news_at_table = {viewer: min(heard, told) for viewer, heard in self.news_at_table.items()}
        self.passages_read = {
            viewer: min(read, len(self.match.passages)) for viewer, read in self.passages_read.items()
        }
        self.moments_offered = {
            viewer: min(seen, len(self.match.moments)) for viewer, seen in self.moments_offered.items()
        }
        self.screen.say("screen-taken-back", {"names": bots})

    # What is shown

    def show_all(self, seat: int) -> None:
        """What happened since this person was asked before, the table if somebody else changed it, the question."""
        self.tell_news(seat)
        passages.show_new(self, seat)
        changed = self.match.heard[self.news_at_table[seat] :] if self.news_at_table[seat] >= 0 else None
        if changed is None or len(self.people) > 1 or any(item.seat not in (seat, -1) for item in changed):
            self.screen.show("\n" + display.description(self.match, seat, self.screen.language))
            self.news_at_table[seat] = len(self.match.heard)
        passages.invite(self, seat)
        self.show_question(seat)

    def tell_news(self, viewer: int) -> None:
        """What a viewer was not told yet, in lines."""
        news = display.in_brief(self.match, viewer, self.news_told[viewer], self.screen.language)
        self.news_told[viewer] = len(self.match.heard)
        if news and viewer != SPECTATOR:
            self.screen.show()
        for sentence in news:
            self.screen.tell(sentence, "  ")

    def show_question(self, seat: int) -> None:
        """What a person is asked, and the answers."""
        self.screen.show()
        self.screen.tell(self.voice.question(glance(self.match.state, seat), seat, self.match.names))
        self.screen.show(self.find_answers(seat).shown(self.screen.words))

    # The end

    def farewell(self) -> None:
        """How the game ended, and what chance was bound to."""
        match, screen = self.match, self.screen
        viewer = self.facing if len(self.people) == 1 and self.facing is not None else SPECTATOR
        self.news_told[SPECTATOR] = max(self.news_told.values())
        self.tell_news(viewer)
        screen.show("\n" + display.description(match, viewer, screen.language) + "\n")
        screen.tell(display.result(match, screen.language))
        if match.seed is not None:
            screen.show()
            screen.say("screen-seed", {"seed": match.seed})
            screen.show(match.commitment)
            screen.say("screen-verify")

    def afterwards(self) -> bool:
        """Offer to keep the game, to tell more of it and to play again; say whether to."""
        screen, viewer = self.screen, self.people.start if len(self.people) == 1 else SPECTATOR
        if not self.people:
            return False
        offered = {**AFTERWARDS, **TELLING} if self.match.game.telling else AFTERWARDS
        passages.invite_all(self)
        screen.show()
        screen.say("screen-afterwards", {"story": offered is not AFTERWARDS})
        names = ["again", *offered]
        while (typed := screen.ask("> ", words_for(names, screen.words))) or passages.warn_of_loss(self):
            word, _, rest = typed.partition(" ")
            wanted = command_meant(word, names, screen.words)
            if wanted == "again":
                screen.show()
                return True
            try:
                if typed and not wanted:
                    raise Refusal("over-type", commands=words_for(names, screen.words))
                if wanted:
                    offered[wanted](self, viewer, rest.strip())
            except Refusal as refusal:
                screen.refuse(refusal)
        raise Quit
