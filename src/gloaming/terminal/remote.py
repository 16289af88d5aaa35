"""A table far away, played at one keyboard, in the same plain lines as a game at home."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from gloaming.bots import bot_label
from gloaming.client import UNHEARD, Lost, Mirror, PlainTable, Visitor, at_table_plainly, refusal_from
from gloaming.games import find
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.voice import Voice
from gloaming.server import messages as m
from gloaming.terminal import rulebook
from gloaming.terminal.answers import AnswerList, on_board, said_whole
from gloaming.terminal.command_words import all_help, command_meant, words_for
from gloaming.terminal.screen import Quit, Screen, broken

UNKNOWN = ("answer", "answer-unclear")  # the codes of refusals of what is no answer at all
RECENT = 20  # pieces of news that `news` shows
GLANCE = 0.2  # seconds between two looks at the keyboard, while others are waited for
ATTEMPTS, PAUSE = 60, 1.0  # how often a lost connection is tried again, and how many seconds lie between


class RemoteClient:
    """One table, from sitting down to the end of the game."""

    def __init__(self, visitor: Visitor, table_id: str, screen: Screen) -> None:
        self.visitor, self.table_id, self.screen = visitor, table_id, screen
        self.seen = Mirror()
        self.news_shown = 0  # how much news was shown
        self.chat_shown = 0  # and how much chat
        self.people_here: set[str] = set()  # who was there
        self.said_waiting = ""  # what was said of waiting in the hall
        self.refs = 0
        self.answers = AnswerList({}, str)  # the answers to the question that is asked
        self.asked = 0  # its number
        self.remote: PlainTable

    # The evening

    def play(self) -> None:
        """Play to the end, or until somebody leaves; a lost connection is made again."""
        lost = 0
        while lost <= ATTEMPTS:
            try:
                with at_table_plainly(self.visitor, self.table_id, self.seen) as self.remote:
                    lost = 0
                    self.go_on()
                    return
            except Lost as error:
                if not lost:
                    self.screen.say("afar-lost", {"why": error.refusal.said(self.screen.language)})
                lost += 1
                time.sleep(PAUSE)
            except Quit:
                self.screen.say("screen-good-night" if self.seen.you is None else "afar-good-night")
                return
        raise Refusal("server-gone")

    def go_on(self) -> None:
        """Wait, show and ask until the game is over."""
        self.welcome()
        while not self.seen.over:
            if self.stage == "closed":
                raise Refusal("closed")
            self.show_news()
            if self.stage == "waiting":
                self.wait_in_the_hall()
            elif self.seen.question is not None:
                self.attempt(self.ask)
            elif self.is_away:
                self.offer_return()
            else:
                self.wait()
        self.farewell()

    def wait(self) -> None:
        """Wait until something happens, or until something is typed: one may talk while others think."""
        while not self.screen.line_waits:
            try:
                self.remote.next(GLANCE if self.screen.is_terminal else None)
            except TimeoutError:
                continue
            return
        self.attempt(lambda: self.obey_meanwhile(self.screen.waiting_line()))

    def obey_meanwhile(self, typed: str) -> None:
        """Do what was typed while nobody was asked here."""
        word, _, rest = typed.partition(" ")
        wanted = command_meant(word, COMMANDS, self.screen.words)
        if wanted:
            COMMANDS[wanted](self, rest.strip())
        elif typed:
            self.screen.say("afar-not-asked", {"typed": typed})

    @property
    def info(self) -> m.TableInfo:
        """What everybody sees of the table."""
        assert self.seen.table is not None
        return self.seen.table

    @property
    def stage(self) -> str:
        """How far the table has come."""
        return self.info.stage

    @property
    def is_away(self) -> bool:
        """Whether a bot plays for us."""
        return self.seen.you is not None and self.info.seats[self.seen.you].away

    def welcome(self) -> None:
        """What is played, and who is there."""
        title = self.voice.about("title")
        self.screen.show(f"{title}\n{'=' * len(title)}")
        self.screen.tell(self.voice.about("blurb"))
        if self.stage != "waiting":
            self.screen.tell(self.who_is_there())
        self.people_here = {seat.name for seat in self.info.seats if seat.here}
        if self.info.commitment:
            self.screen.say("screen-chance")
            self.screen.show(self.info.commitment)

    def who_is_there(self) -> str:
        """The seats, by name."""
        taken = [seat for seat in self.info.seats if seat.name]
        seats = [
            {"name": seat.name, "bot": bot_label(seat.bot, self.screen.language) or None, "here": seat.here}
            for seat in taken
        ]
        free = sum(seat.kind == "open" for seat in self.info.seats)
        you = None if self.seen.you is None else self.info.seats[self.seen.you].name
        return self.screen.words.say("afar-company", {"you": you, "seats": seats, "free": free})

    def wait_in_the_hall(self) -> None:
        """Before the start: the host decides, everybody else waits."""
        if self.seen.you is None or self.seen.you != self.info.host:
            waiting = f"{self.who_is_there()} {self.screen.words.say('afar-waiting')}"
            if waiting != self.said_waiting:
                self.screen.tell(waiting)
            self.said_waiting = waiting
            self.wait()
            return
        self.screen.tell(self.who_is_there())
        typed = self.screen.ask(f"{self.screen.words.say('afar-host')}> ")
        word, _, rest = typed.partition(" ")
        if not word:
            self.wish(type="ping")  # whoever came in the meantime is told of before the reply
        elif wanted := command_meant(word, HALL, self.screen.words):
            self.attempt(lambda: HALL[wanted](self, rest.strip()))
        else:
            self.screen.say("afar-host-how")

    # A question

    def ask(self) -> None:
        """Ask until there is an answer, or the question is gone."""
        question = self.seen.question
        assert question is not None
        if self.asked != question.number:
            self.asked, self.answers = question.number, self.all_answers(question)
            self.show_table("")
            self.show_question()
        name = self.info.seats[self.seen.you or 0].name
        typed = self.screen.ask(f"{name}> ", [*self.answers.completions, *words_for(COMMANDS, self.screen.words)])
        if not typed:
            self.show_question()
        else:
            self.attempt(lambda: self.obey(typed))

    def all_answers(self, question: m.QuestionInfo) -> AnswerList:
        """The answers; those of a very wide question come page by page."""
        found = list(question.answers or ())
        while len(found) < question.count:
            page = self.reply(type="answers", start=len(found))
            if not isinstance(page, m.Page) or not page.answers:
                break
            found += page.answers
        meanings = {number: arguments for number, _, arguments in found}
        notations = {number: notation for number, notation, _ in found}
        game = self.voice.game
        rows = [row for row in game.questions if row.name == question.ask and game.rules == self.info.rules]
        numbers = on_board(rows[0], meanings.values()) if rows else ()
        return AnswerList(notations, lambda number: self.voice.answer_of_data(question.ask, meanings[number]), numbers)

    def obey(self, typed: str) -> None:
        """Do what was typed."""
        word, _, rest = typed.partition(" ")
        command = COMMANDS.get(command_meant(word, COMMANDS, self.screen.words))
        if command and not self.answers.begins_with(typed):
            command(self, rest.strip())
        elif typed.isascii() and typed.isdigit():
            self.answer(self.answers.numbered(typed))
        else:
            self.answer_in_words(typed)

    def answer(self, answer: int | str) -> None:
        """Answer the question that is asked."""
        self.wish(type="answer", answer=answer, question=self.asked)

    def answer_in_words(self, typed: str) -> None:
        """Answer with what was typed; the server says why not, unless it knows no such answer either."""
        meant = self.answers.meant(typed)
        try:
            self.answer(typed if meant is None else meant)
        except Refusal as refusal:
            if refusal.code not in UNKNOWN:
                raise
            self.answer_refused(typed)

    def answer_refused(self, typed: str) -> None:
        """What was typed is no answer in notation; if it is one in words that is not allowed, the server says why."""
        question, page = self.seen.question, self.reply(type="answers", refused=True)
        if question is not None and isinstance(page, m.Page):
            meanings = {number: arguments for number, _, arguments in page.answers}
            refused = said_whole(
                typed, meanings, lambda number: self.voice.answer_of_data(question.ask, meanings[number])
            )
            if refused is not None:
                self.answer(refused)
        raise self.answers.refusal(typed)

    def offer_return(self) -> None:
        """A bot plays for us: wait, or take the seat back."""
        typed = self.screen.ask(f"{self.screen.words.say('afar-return')}> ")
        wanted = command_meant(typed, ("quit", "back"), self.screen.words)
        if wanted == "quit":
            raise Quit
        if wanted == "back":
            self.attempt(lambda: self.wish(type="return"))
        else:
            self.wait()

    def attempt(self, doing: Callable[[], None]) -> None:
        """Do something; what is refused is said."""
        try:
            doing()
        except Refusal as refusal:
            self.screen.refuse(refusal)

    # Talking to the server

    def wish(self, **wish: Any) -> None:
        """Wish for something and wait until it is granted or refused."""
        self.reply(**wish)

    def reply(self, **asked: Any) -> m.ToClient:
        """What the server replies to this; whatever else it says meanwhile is followed."""
        self.refs += 1
        self.remote.send(**asked, ref=self.refs)
        while True:
            message = self.remote.next()
            if isinstance(message, m.Refused) and message.ref in (self.refs, None):
                raise refusal_from(message)
            if getattr(message, "ref", None) == self.refs:
                return message

    # What is shown

    @property
    def voice(self) -> Voice:
        """What the game says."""
        return find(self.info.game).voice(self.screen.language)

    def show_news(self) -> None:
        """What happened and what was said since the last time."""
        self.tell_news(self.news_shown)
        for line in self.seen.chat[self.chat_shown :]:
            self.screen.say("labelled", {"label": self.info.seats[line.seat].name, "text": line.text}, "  ")
        self.chat_shown = len(self.seen.chat)
        self.show_comings()

    def tell_news(self, first: int) -> None:
        """The news from this one on; all of it is shown then."""
        for item in self.seen.news[first:]:
            if item is not UNHEARD:
                self.screen.tell(self.voice.news_of_data(item), "  ")
        self.news_shown = len(self.seen.news)

    def show_comings(self) -> None:
        """Who has come and who has gone since the last time, but for ourselves."""
        before, self.people_here = self.people_here, {seat.name for seat in self.info.seats if seat.here}
        you = "" if self.seen.you is None else self.info.seats[self.seen.you].name
        for name in sorted((self.people_here ^ before) - {you}):
            self.screen.say("afar-came" if name in self.people_here else "afar-went", {"name": name}, "  ")

    def show_table(self, rest: str) -> None:
        """The table in words."""
        table = self.reply(type="describe")
        if isinstance(table, m.Described):
            self.screen.show(f"\n{broken(self.voice.description_of_data(table.description))}")

    def show_question(self) -> None:
        """What is asked, and the answers."""
        if self.seen.question is None:
            return
        self.screen.show()
        self.screen.tell(self.voice.question_of_data(self.seen.question.ask, self.seen.question.arguments))
        self.screen.show(self.answers.shown(self.screen.words))

    def show_answers(self, rest: str) -> None:
        """All answers with their numbers and how they are written, or those with some words in them."""
        self.screen.show(self.answers.searched(rest))

    def show_recent(self, rest: str) -> None:
        """What happened lately, and all that was not shown yet."""
        self.tell_news(min(self.news_shown, max(0, len(self.seen.news) - RECENT)))

    def show_rules(self, rest: str) -> None:
        """The rulebook's headings, or what is looked for in it."""
        game, language = find(self.info.game), self.screen.language
        self.screen.show(rulebook.look_up(game, rest, language) if rest else rulebook.contents(game, language))

    def farewell(self) -> None:
        """How the game ended, and what chance was bound to."""
        self.show_news()
        end = self.reply(type="describe")
        if isinstance(end, m.Described):
            self.screen.show(f"\n{broken(self.voice.description_of_data(end.description))}\n")
            self.screen.tell(self.voice.say(end.result) if end.result else "")
        self.screen.show()
        self.screen.say("screen-seed", {"seed": self.info.seed})
        self.screen.show(self.info.commitment or "")
        self.screen.say("afar-record", {"address": f"{self.visitor.url}/api/tables/{self.table_id}/record"})


def show_help(client: RemoteClient, rest: str) -> None:
    """What can be typed."""
    telling = find(client.info.game).telling is not None
    client.screen.say("screen-help")
    client.screen.show(all_help([name for name in HELPED if name != "tell" or telling], client.screen.words, "afar"))


def leave(client: RemoteClient, rest: str) -> None:
    """Go away; the seat stays ours."""
    raise Quit


def say(client: RemoteClient, rest: str) -> None:
    """Chat."""
    client.wish(type="say", text=rest)


Command = Callable[[RemoteClient, str], None]

COMMANDS: dict[str, Command] = {
    "help": show_help,
    "table": RemoteClient.show_table,
    "answers": RemoteClient.show_answers,
    "news": RemoteClient.show_recent,
    "rules": RemoteClient.show_rules,
    "say": say,
    "tell": lambda client, rest: client.wish(type="tell", text=rest),
    "undo": lambda client, rest: client.wish(type="undo"),
    "pause": lambda client, rest: client.wish(type="pause"),
    "resume": lambda client, rest: client.wish(type="resume"),
    "away": lambda client, rest: client.wish(type="leave"),
    "back": lambda client, rest: client.wish(type="return"),
    "quit": leave,
}
HELPED = [name for name in COMMANDS if name != "help"]
HALL: dict[str, Command] = {  # of the host, before the start
    "start": lambda client, rest: client.wish(type="start"),
    "bot": lambda client, rest: client.wish(type="bot", bot=rest or "lantern"),
    "say": say,
    "quit": leave,
}
