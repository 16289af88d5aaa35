"""A match as a story: the narrator's sentences in paragraphs, and what the players told in its place among them."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from gloaming.kernel.catalogue import ENGLISH, parts_of
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.phrases import TITLE
from gloaming.kernel.pronouns import Mentions, mark
from gloaming.kernel.refusal import Refusal
from gloaming.kernel.seats import NOBODY, SPECTATOR
from gloaming.kernel.telling import ANSWER

FULL = 700  # characters after which the narrator begins another paragraph
ENOUGH = 200  # and after which one is begun when it is somebody else's turn
PART = "story"  # of a game's catalogue: what its narrator says


@dataclass
class StoryPart:
    """A paragraph of the narrator's, or what a player told at one moment, passage by passage."""

    texts: list[str]
    teller: str = ""  # nobody where the narrator speaks
    question: str = ""  # that the player was asked, if that belongs to the story


@dataclass
class Chapter:
    """A part of the story under one heading; the first may have none."""

    heading: str
    parts: list[StoryPart] = field(default_factory=list)
    mentions: Mentions | None = field(default=None, compare=False)  # who reads marks as names and pronouns
    about: int = field(default=NOBODY, compare=False)  # the seat of which the narrator spoke last

    def narrate(self, said: str, seat: int = NOBODY) -> None:
        """Go on in the paragraph that was begun, or in another where that is long; a line break begins one too."""
        for number, text in enumerate(filter(None, map(str.strip, said.split("\n")))):
            last = self.parts[-1] if self.parts else None
            longest = FULL if seat == self.about else ENOUGH
            if last is None or last.teller or number or len(last.texts[0]) >= longest:
                self.parts.append(StoryPart([self.read(text, begins=True)]))
            else:
                last.texts[0] += f" {self.read(text)}"
            self.about = seat

    def read(self, text: str, *, begins: bool = False) -> str:
        """A text with its marks read; where a paragraph begins everybody is called by name."""
        if self.mentions is None:
            return text
        if begins:
            self.mentions.begin_paragraph()
        return self.mentions.read(text)


@dataclass
class Story:
    """A match that was told, as it can be read."""

    title: str
    credit: str
    names: list[str]
    chapters: list[Chapter]
    ending: Chapter  # without a heading if the game is not over
    language: str = ENGLISH

    @property
    def tellers(self) -> list[str]:
        """Whose words stand in the story, in the order of the seats."""
        told = {part.teller for chapter in self.chapters for part in chapter.parts}
        return [name for name in self.names if name in told]


def story(match: Match, language: str = ENGLISH) -> Story:
    """The story of a match as a spectator heard it, as far as it went; in English where it is not told in a language.

    Where a player told something, that stands in the place of the narrator's words. Of what was taken out nothing is
    left: the narrator speaks, as where a player was silent.
    """
    game, names = match.game, match.names
    if game.telling is None:
        raise game.refusing(Refusal("story", game=TITLE))
    spoken = told_in(game, language)
    voice, words = game.voice(spoken), game.catalogue(spoken)
    narrator = game.telling.narrator([*map(mark, range(len(names)))], words)
    mentions = Mentions(names, match.pronouns, spoken)
    passages = defaultdict(list)
    for passage in match.passages:
        if passage.text is not None:
            passages[passage.moment].append(passage.text)
    openings = defaultdict(list)
    for opening in match.moments:
        openings[opening.at].append(opening)
    chapters = [Chapter("", mentions=mentions)]
    for at, item in enumerate(match.heard):
        heard = item.heard_by(SPECTATOR)
        heading = narrator.begin_chapter(heard)
        if heading:
            chapters[-1].narrate(narrator.catch_up(), chapters[-1].about)
            chapters.append(Chapter(heading, mentions=mentions))
        chapters[-1].narrate(narrator.tell_news(heard), item.seat)
        for number, _, moment, told in openings[at]:
            if told:
                chapters[-1].narrate(narrator.catch_up(), chapters[-1].about)
                question = voice.say(moment.prompt) if moment.kind == ANSWER else ""
                chapters[-1].parts.append(StoryPart(passages[number], names[moment.seat], question))
            else:
                chapters[-1].narrate(narrator.fill_silence(heard, moment), item.seat)
    chapters[-1].narrate(narrator.catch_up(), chapters[-1].about)
    ending = Chapter(words.say("story-ended") if match.over else "")
    ending.narrate(voice.result(match.state, names) if match.over else words.say("story-broken-off"))
    kept = [chapter for chapter in chapters if chapter.parts]
    return Story(words.say("title"), words.say("credit"), names, kept, ending, spoken)


def told_in(game: Game, language: str) -> str:
    """The language in which a game's stories are told to whoever wants this one."""
    return language if PART in parts_of(game.catalogue_folder, language) else ENGLISH
