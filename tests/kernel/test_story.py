"""Stories: what a reader gets of a game that was told, on paper and on a screen."""

import re
from html.parser import HTMLParser
from pathlib import Path
from string import punctuation

import pytest
from click.testing import CliRunner, Result

import gloaming
from gloaming import Refusal
from gloaming.cli import main
from gloaming.kernel import typeset
from gloaming.kernel.match import Match
from gloaming.kernel.story import ENOUGH, FULL, Chapter, Story, StoryPart, story
from tales import SILENT, begin, finish, go_on, told_house

__all__ = ["told_house"]

ENDED = "How it ended"
BROKEN_OFF = "Here the story breaks off; the game is not over."

NASTY = [
    "<script>alert('boo')</script>",
    "</blockquote></figure><img src=x onerror=alert(1)>",
    "&lt;b&gt; &amp; <!-- --> ]]>",
    "*bold* _thin_ **B** ~~gone~~ `code` ```",
    "[a link](http://example.org) ![x](y) [x]: y",
    "# heading",
    "1. one",
    "12) twelve",
    "- point",
    "+ point",
    "> quoted",
    "---",
    "===",
    "| a | b |",
    r"back\slash \* \<b>",
    "www.example.org http://a.de me@a.de :ghost: $x^2$",
    "{style} %title : term",
]


def prose(told: Story) -> list[str]:
    """What the narrator says, paragraph by paragraph."""
    return [part.texts[0] for chapter in told.chapters for part in chapter.parts if not part.teller]


def own_words(told: Story) -> list[tuple[str, list[str]]]:
    return [(part.teller, part.texts) for chapter in told.chapters for part in chapter.parts if part.teller]


# The story


def test_a_silent_game_reads_as_the_narrator_tells_it() -> None:
    match = begin()
    go_on(match)
    told = story(match)
    assert [chapter.heading for chapter in told.chapters] == [""]
    assert prose(told) == [
        "Ada kept silent about the memory. Ben kept silent about the memory. Ada went to space 0. "
        "Ben kept silent about the room. Ada kept silent about the reaction."
    ]
    assert told.tellers == []


def test_what_a_player_told_stands_in_the_place_of_the_narrators_words() -> None:
    match = begin()
    go_on(match)
    match.tell("Ben", "The stairs creak.", 3)
    match.tell("Ben", "Something breathes.", 3)
    told = story(match)
    assert own_words(told) == [("Ben", ["The stairs creak.", "Something breathes."])]
    assert prose(told) == [
        "Ada kept silent about the memory. Ben kept silent about the memory. Ada went to space 0.",
        "Ada kept silent about the reaction.",
    ]
    assert told.tellers == ["Ben"]


def test_an_answer_stands_under_its_question() -> None:
    match = finish(begin())
    match.tell("Ada", "An old key.")
    told = story(match)
    (part,) = [part for part in told.chapters[-1].parts if part.teller]
    assert part == StoryPart(["An old key."], "Ada", "What do you bring with you?")
    assert "> *What do you bring with you?*\n>\n> An old key.\n>\n> — Ada" in typeset.markdown(told)
    assert '<p class="asked">What do you bring with you?</p><blockquote>' in typeset.html(told)


def test_of_what_was_taken_out_nothing_is_left() -> None:
    match, silent = begin(), begin()
    match.tell("Ada", "Spiders.")
    match.take_out("Ben", 1)
    assert story(match) == story(silent)
    match.tell("Ada", "A garden.")
    assert own_words(story(match)) == [("Ada", ["A garden."])]


def test_news_opens_chapters_and_the_end_is_told() -> None:
    match = finish(begin())
    told = story(match)
    headings = [chapter.heading for chapter in told.chapters if chapter.heading]
    assert len(headings) > 3
    assert headings == sorted(headings, key=lambda heading: int(heading.split()[1]))
    assert told.ending == Chapter(ENDED, [StoryPart([match.game.voice().result(match.state, match.names)])])


def test_a_story_knows_no_more_than_a_spectator() -> None:
    matches = (begin(seed=f"peek {number}") for number in range(50))
    match = next(each for each in matches if any("passage" in text for text in each.answers(each.asked[0])))
    match.answer(match.asked[0], next(text for text in match.answers(match.asked[0]) if "passage" in text))
    assert "Somebody looked at card -2." in " ".join(prose(story(match)))


def test_a_game_that_is_not_over_is_told_as_far_as_it_went() -> None:
    match = begin()
    assert story(match).ending == Chapter("", [StoryPart([BROKEN_OFF])])
    assert story(match).chapters


def paragraphs(*said: tuple[str, int]) -> list[str]:
    """What becomes of sentences, each with the seat that it is about."""
    chapter = Chapter("")
    for text, seat in said:
        chapter.narrate(text, seat)
    return [part.texts[0] for part in chapter.parts]


def test_sentences_flow_into_paragraphs_that_do_not_grow_for_ever() -> None:
    lengths = {len(text) for text in paragraphs(*[("x" * 99, 0)] * 80)}
    assert lengths == {799}
    assert 799 - 100 < FULL <= 799


def test_a_paragraph_is_about_one_player_if_there_is_enough_to_say() -> None:
    assert paragraphs(("Ada ran.", 0), ("Ben ran.", 1), ("x" * ENOUGH, 1), ("And hid.", 1), ("Cleo ran.", 2)) == [
        f"Ada ran. Ben ran. {'x' * ENOUGH} And hid.",
        "Cleo ran.",
    ]


def test_a_narrator_begins_a_paragraph_with_a_line_break() -> None:
    assert paragraphs(("A.", 0), ("B.\n\nC.\n", 0), ("", 0), ("D.", 0)) == ["A. B.", "C. D."]


def test_a_game_without_telling_has_no_story() -> None:
    with pytest.raises(Refusal, match="there is no story of it"):
        story(Match(SILENT, 2, None, "silent"))


# Pages


def a_story(*words: str, teller: str = "Ada") -> Story:
    return Story(
        "House",
        "By nobody.",
        [teller, "Ben"],
        [Chapter("Door 1", [StoryPart(["Rain."]), StoryPart(list(words), teller)])],
        Chapter(ENDED, [StoryPart(["Over."])]),
    )


class Page(HTMLParser):
    """What a browser would find: the tags, that every one of them is closed, and the text in each."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open, self.tags = list[str](), list[str]()
        self.attributes: list[tuple[str, str | None]] = []
        self.texts: dict[str, list[str]] = {}
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and data.strip():
            self.texts.setdefault(self.open[-1], []).append(data)


TAGS = {"html", "head", "meta", "title", "style", "body", "main", "header", "h1", "h2", "p", "section", "footer"}
TOLD_TAGS = {"figure", "blockquote", "figcaption"}


@pytest.mark.parametrize("words", NASTY)
def test_in_html_what_a_player_wrote_is_text_and_nothing_else(words: str) -> None:
    page = Page(typeset.html(a_story(words, teller=words[:24])))
    assert set(page.tags) == TAGS | TOLD_TAGS
    assert page.texts["figcaption"] == [words[:24]]
    assert words in page.texts["p"]


def test_an_html_page_stands_alone() -> None:
    text = typeset.html(story(finish(begin())))
    page = Page(text)
    assert text.startswith('<!DOCTYPE html>\n<html lang="en">')
    assert set(page.tags) == TAGS
    assert page.tags.count("h1") == 1
    assert not {"src", "href", "style", "onload"} & {name for name, _ in page.attributes}
    assert "url(" not in text
    assert "@import" not in text
    for said in ("prefers-color-scheme: dark", "@media print", "default-src 'none'", "width=device-width"):
        assert said in text


def test_the_narrators_apostrophes_are_set_as_in_a_book_and_the_players_as_typed() -> None:
    told = a_story("It's mine.")
    told.chapters[0].narrate("It's Ada's.")
    text = typeset.html(told)
    assert "<p>It’s Ada’s.</p>" in text
    assert '<p dir="auto">It&#x27;s mine.</p>' in text


def test_words_written_from_right_to_left_are_set_so() -> None:
    assert '<p dir="auto">שלום</p>' in typeset.html(a_story("שלום"))


def unmarked(text: str) -> str:
    """A line of Markdown without its escapes; what is left of markup is found by the next test."""
    return re.sub(rf"\\([{re.escape(punctuation)}])", r"\1", text)


@pytest.mark.parametrize("words", NASTY)
def test_in_markdown_what_a_player_wrote_is_text_and_nothing_else(words: str) -> None:
    line = typeset.plain(words)
    assert unmarked(line) == words
    bare = re.sub(r"\\.", "", line)
    assert not set(bare) & set(r"\`*_{}[]<>#+=|~^$&@")
    assert not re.match(r"[-+:%>#]|[0-9]+[.)]", line)
    assert not re.search(r"://|www\.|:\w+:", bare)


def test_a_page_of_markdown_has_its_parts_in_order() -> None:
    assert typeset.markdown(a_story("1. *Who* goes?", "I.")).splitlines() == [
        "# House",
        "",
        "*The story of Ada and Ben*",
        "",
        "## Door 1",
        "",
        "Rain.",
        "",
        r"> 1\. \*Who\* goes?",
        ">",
        "> I.",
        ">",
        "> — Ada",
        "",
        "## How it ended",
        "",
        "Over.",
        "",
        "---",
        "",
        "A game of House. By nobody. What is set apart was told by Ada.",
    ]


def test_a_sentence_is_not_littered_with_marks() -> None:
    for sentence in ('Ada: "No (not yet)..." - it\'s 5.30!', "... and then", "7 rooms; 3-4 doors."):
        assert typeset.plain(sentence) == sentence


# The command


@pytest.fixture
def saved(told_house: Path) -> Path:
    match = finish(begin())
    match.tell("Ada", "A garden <3", 1)
    match.tell("Ben", "Spiders.", 2)
    match.take_out("Ada", 2)
    gloaming.save(match, "tonight.txt")
    return told_house


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["story", *words])


def test_the_command_prints_markdown_or_html(saved: Path) -> None:
    assert run("tonight.txt").stdout == run("tonight.txt", "--markdown").stdout
    assert run("tonight.txt").stdout.startswith("# Don't Go In There\n")
    assert r"> A garden \<3" in run("tonight.txt").stdout
    assert Page(run("tonight.txt", "--html").stdout).texts["figcaption"] == ["Ada"]
    for how in ("--markdown", "--html"):
        assert "Spiders" not in run("tonight.txt", how).stdout


def test_the_command_writes_a_file_as_it_is_called_or_as_it_is_told(saved: Path) -> None:
    for name, how, start in [
        ("a.html", (), "<!DOCTYPE"),
        ("b.HTM", (), "<!DOCTYPE"),
        ("c.md", (), "# "),
        ("d", ("--html",), "<!DOCTYPE"),
        ("e.html", ("--markdown",), "# "),
    ]:
        ran = run("tonight.txt", "--out", name, *how)
        assert ran.stdout == f"The story is in {name}.\n"
        assert (saved / name).read_text(encoding="utf-8").startswith(start)
    assert run("tonight.txt", "--out", "a.html").exit_code == 0  # the page of an evening may be made anew


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nowhere.txt",), "cannot be read"),
        (("tonight.txt", "--out", "tonight.txt"), "is a record"),
        (("tonight.txt", "--out", "no/where.md"), "cannot be written: there is no such file"),
        (("tonight.txt", "--out", "."), "cannot be written"),
        (("tonight.txt", "--out", "a\0b"), "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(saved: Path, words: tuple[str, ...], said: str) -> None:
    before = (saved / "tonight.txt").read_text()
    ran = run(*words)
    assert ran.exit_code == 1
    assert ran.stdout == ""
    assert said in ran.stderr
    assert ran.stderr.count("\n") == 1
    assert (saved / "tonight.txt").read_text() == before


def test_a_record_of_a_game_without_telling_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    gloaming.save(Match(SILENT, 2, None, "silent"), "silent.txt")
    ran = run("silent.txt")
    assert ran.exit_code == 1
    assert ran.stderr == "Don't Go In There is played without telling, so there is no story of it.\n"
    assert run("silent.txt", "--out", "a.md").exit_code == 1
    assert not (tmp_path / "a.md").exists()
