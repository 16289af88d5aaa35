"""An evening in the terminal: what people type, and what they read."""

import re
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner

import gloaming
from gloaming import Refusal
from gloaming.bots.adviser import advise
from gloaming.cli import main
from gloaming.kernel.catalogue import catalogue
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.schemas import Json
from gloaming.kernel.seats import CHANCE, SPECTATOR
from gloaming.kernel.undo import take_back
from gloaming.terminal import Screen, answers, command_words, commands, display, keeping, rulebook
from gloaming.terminal.answers import AnswerList
from gloaming.terminal.screen import BLANK_LINES, COLUMNS
from houses import wander
from keyboards import DONT_GO_IN, GAMES, MAZE, MOOR, Begin, Evening, at_every_game, go_on_until, some_match
from stories import whole

ENGLISH = catalogue("en")
HIDDEN = "\n" * BLANK_LINES


def anything(screen: Screen) -> str:
    """The first answer that Tab would offer."""
    return screen.offered[0]


def ada_first(match: Match) -> bool:
    return match.asked == ["Ada"] and "place secret passage 3" in match.answers("Ada")


# A whole evening


@at_every_game
@pytest.mark.parametrize("people", [1, 2])
def test_a_whole_game_is_played_to_its_end(evening: Begin, game: Game, people: int) -> None:
    table = evening(game.id, 3, "whole", people, {"turns": 3} if game.id == MAZE else None)

    def something(screen: Screen) -> str:
        return "" if table.match.over or not screen.offered else screen.offered[0]

    table.types(*[something] * 3000)
    assert table.match.over
    assert game.title in table.read
    assert game.voice().about("blurb").split(".")[0][:40] in table.read
    assert game.voice().result(table.match.state, table.match.names) in table.read.replace("\n", " ")
    assert "The seed was whole" in table.read
    assert table.match.commitment in table.read
    assert table.read.endswith("Good night.\n")
    assert max(len(line) for line in table.read.splitlines()) <= COLUMNS


@at_every_game
def test_a_table_in_words_is_broken_for_a_terminal_alone(game: Game) -> None:
    names = [f"{name} Lovelace von Byron" for name in ("Ada", "Ben", "Cat")]
    match, longest = gloaming.start(game.id, names, seed="long names"), 0
    while not match.over and longest <= COLUMNS:
        whole = match.game.voice().description(gloaming.kernel.sight.view(match.state, 0), 0, match.names)
        broken = display.description(match, 0)
        longest = max(map(len, whole.split("\n")))
        assert max(map(len, broken.split("\n"))) <= COLUMNS
        assert whole.split() == broken.split()
        seat = match.seat(match.asked[0])
        match.answer(seat, match.game.legal(match.state, seat)[0])
    assert longest > COLUMNS


def test_nobody_need_play_to_watch_the_bots(evening: Begin) -> None:
    table = evening(people=0)
    table.types()
    assert table.match.over
    assert "\n".join(table.match.news()[30:60]) in table.read


def test_after_the_end_one_can_save_and_play_again(evening: Begin, tmp_path: Path) -> None:
    table = evening(players=2)
    first = table.match.commitment

    def until_the_end(screen: Screen) -> str:
        return screen.offered[0] if not table.match.over else "save evening.txt"

    table.types(*[until_the_end] * 60, "dance", "again", "quit")
    assert gloaming.load(tmp_path / "evening.txt").over
    assert "Saved in evening.txt." in table.read
    assert "The game is over; you can type: again, " in table.read.replace("\n", " ")
    commitments = re.findall(r"^[0-9a-f]{64}$", table.read, re.MULTILINE)
    assert commitments[0] == first
    assert len(set(commitments)) == 2


def test_the_welcome_says_who_plays_how_to_win_and_what_chance_is_bound_to(evening: Begin) -> None:
    table = evening()
    table.types()
    for said in ("Don't Go In There", "Andrew Nerger", "The fewest Curses win", "You are Ada.", table.match.commitment):
        assert said in table.read.replace("\n", " ")
    assert "Ben and Cleo are bots (Lantern)." in table.read


# Answers


def test_an_answer_is_a_number_a_text_a_beginning_or_an_end(evening: Begin) -> None:
    typed = ("1", "place nursery 1", "PLACE  Nursery 1", "nursery 1", "Nursery, space 1", "NURSERY space 1")
    for each in (*typed, "place n 1", "nursery 1, space"):
        (said, *_) = evening().types(each)
        assert ("Ada placed a meeple in the nursery, space 1." in said) == (each in typed), each


def test_a_beginning_that_fits_several_answers_is_asked_about(evening: Begin) -> None:
    (said, *_) = evening().types("place n")
    assert '"place n" could be "Nursery, space 1", ' in said
    assert "say which" in said


def test_what_is_no_answer_is_one_sentence_and_changes_nothing(evening: Begin) -> None:
    table = evening()
    step = table.match.step
    heard = table.types("dance", "0", "99", "9" * 5000, "x" * 100_000, ",", "\x00", "place attic 1 #2")
    wrong = ("no answer", "There is no", "too long", "is no answer", "could be")
    assert all(any(sentence in said for sentence in wrong) for said in heard[:-1])
    assert all(len(said) < 400 for said in heard[:-1])
    assert table.match.step == step + 1  # Cleo, a bot, went first


def test_an_answer_that_the_rules_forbid_is_refused_with_the_rule(evening: Begin) -> None:
    table = evening()
    table.match.answer("Cleo", "place nursery 4")
    for said in table.types("nursery 4", "Nursery, space 4")[:2]:
        assert '"nursery, space 4" is taken by Cleo' in said.replace("\n", " ")
        assert "(DGIT-10)" in said


def test_among_very_many_answers_that_the_rules_forbid_only_so_many_are_looked_through() -> None:
    looked: list[int] = []

    def sentence(answer: int) -> str:
        looked.append(answer)
        return f"Answer {answer}"

    assert answers.said_whole("answer 3", range(10**6), sentence) == 3
    assert answers.said_whole("answer 5000", range(10**6), sentence) is None
    assert len(looked) == 4 + answers.MOST_REFUSED


def answer_list(texts: list[str]) -> AnswerList:
    """Answers that say what is written, with more vigour."""
    notations = dict(enumerate(texts))
    return answers.AnswerList(notations, lambda answer: f"{notations[answer].strip().capitalize()}!")


@pytest.mark.parametrize(
    ("game_id", "question", "meanings", "numbers"),
    [
        (DONT_GO_IN, "take", [{"slot": 1}, {"slot": 3}], [1, 3]),
        (DONT_GO_IN, "place", [{"room": "attic", "space": 2}, {"room": "attic", "space": 4}], [2, 4]),
        (DONT_GO_IN, "place", [{"room": "attic", "space": 1}, {"room": "hallway", "space": 2}], []),
        (MAZE, "trap door", [{"tile": {"row": 1, "column": 1}}, {"tile": {"row": 1, "column": 3}}], []),
        (MOOR, "lay turn", [{"quarters": 0}, {"quarters": 2}], []),
    ],
)
def test_answers_are_numbered_as_on_the_board_where_that_alone_tells_them_apart(
    game_id: str, question: str, meanings: list[Json], numbers: list[int]
) -> None:
    rows = {row.name: row for row in gloaming.find(game_id).questions}
    assert answers.on_board(rows[question], meanings) == numbers


@at_every_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_typed_by_its_number_means_the_answer_beside_it(game: Game, language: str) -> None:
    words, seen = catalogue(language), 0
    for match in wander(game, max(game.seats.start, 2), "numbers", most=120):
        for name in match.asked:
            seat = match.seat(name)
            listed = answers.list_answers(match, seat, game.voice(language))
            if listed.are_many:
                continue
            assert min(listed.by_label) >= 1
            for label, answer in listed.by_label.items():
                assert answers.understood(match, seat, listed, str(label)) == answer
                shown = f"{label} {listed.sentences[answer]}"
                assert " ".join(shown.split()) in " ".join(listed.shown(words).split())
            seen += 1
    assert seen


def test_a_few_answers_stand_below_each_other_and_more_in_columns() -> None:
    assert answer_list(["keep", "re-roll"]).shown(ENGLISH) == "  1 Keep!\n  2 Re-roll!"
    lines = answer_list([f"place attic {number} now" for number in range(9)]).shown(ENGLISH).splitlines()
    assert len(lines) == 3
    assert re.split(" {2,}", lines[0].strip()) == [f"{n} Place attic {n - 1} now!" for n in (1, 2, 3)]


def test_a_long_answer_goes_on_below() -> None:
    lines = answer_list(["keep " + "all " * 40, "re-roll"]).shown(ENGLISH).splitlines()
    assert max(map(len, lines)) <= COLUMNS
    assert [line[:4].strip() for line in lines] == ["1", "", "", "2"]


def test_very_many_answers_are_shown_by_their_form() -> None:
    turns = [f"rotate {row} {column} {way}" for row in "123" for column in "123456" for way in ("left", "right")]
    assert answers.form(turns, ENGLISH) == "rotate 1-3 1-6 left/right"
    assert answers.form(["play a, b", "play b, a"], ENGLISH) == "play and 2 of these, in order: a, b"
    assert answers.form(["one", "two words"], ENGLISH) == ""
    shown = answer_list(turns).shown(ENGLISH)
    assert shown.startswith("  For instance: Rotate 1 4 left! (rotate 1 4 left); Rotate ")
    assert "  Or in short: rotate 1-3 1-6 left/right." in shown


@pytest.fixture
def at_the_programmes(evening: Begin) -> Evening:
    """A maze in which Ada is to choose her programme next."""
    table = evening(MAZE, 2, "programmes")
    go_on_until(table.match, lambda match: match.asked == ["Ada", "Ben"])
    return table


@pytest.mark.parametrize(
    "typed",
    [
        "play move 2, secret passage, move 1, rotate 90",
        "play move 2 secret passage move 1 rotate 90",
        "move 2, secret passage, move 1, rotate 90",
        "Move 2 secret passage MOVE 1 rotate 90",
    ],
)
def test_a_programme_is_typed_as_its_cards_in_order(at_the_programmes: Evening, typed: str) -> None:
    match = at_the_programmes.match
    step = match.step
    at_the_programmes.types(typed)
    g = match.game.lay(2, match.options)
    for seat, answer, _ in match.log[:step]:
        match.game.moves.apply(g, seat, answer)
    given = match.game.notation(g, 0, match.log[step].answer, match.names)
    assert given == "play move 2, secret passage, move 1, rotate 90"


def test_very_many_answers_have_numbers_only_when_they_are_listed(at_the_programmes: Evening) -> None:
    refused, listed, some, *_ = at_the_programmes.types("7", "answers", "answers move 2, secret", "7")
    assert "no numbers until" in refused
    assert "  840 Play " in listed
    assert "play" not in listed  # it is written as it is said
    assert 0 < some.count("Play") < listed.count("Play") == 840
    read = at_the_programmes.read.replace("\n   ", "")
    assert "840" not in read.partition("no numbers until")[0]
    assert "Or in short: play and 4 of these, in order: move 1, move 2" in read


# Commands


def test_help_names_every_command(evening: Begin) -> None:
    (said, *_) = evening().types("help")
    for word in ("table", "answers", "hint", "news", "log", "rules", "undo", "save FILE", "quit"):
        assert word in said


def test_an_empty_line_asks_again(evening: Begin) -> None:
    (said, *_) = evening().types("")
    assert said.startswith("\nWhere does your meeple go?\n   1 Nursery, space 1 ")


def test_the_table_the_news_and_the_log_are_shown_again(evening: Begin) -> None:
    table, news, log, *_ = evening().types("table", "news", "log")
    assert "Ada (you): no Curses" in table
    assert "Cleo placed a meeple in the" in news
    assert log.startswith("The rings were shuffled in.")
    assert len(log) > len(news)


def test_news_is_told_as_the_player_heard_it(evening: Begin) -> None:
    (said, *_) = evening().types("log")
    assert "Cleo looked at the face-down card.\n" in said
    assert "A card was dealt face down to the secret passage." in said


def test_many_secrets_in_a_row_are_told_in_brief(evening: Begin) -> None:
    table = evening(MAZE, 4, "brief", options={"turns": 2})
    table.types(*[anything] * 40)
    assert "Ada was dealt a card face down, to be turned up first. (And 15 like it.)" in table.read.replace("\n  ", " ")
    assert "to be turned up second" not in table.read


def test_answers_can_be_searched(evening: Begin) -> None:
    hallway, nothing, *_ = evening().types("answers hallway", "answers cellar")
    assert hallway.count("Hallway, space") == hallway.count("place hallway") == 4
    assert hallway.splitlines()[0] == "  5 Hallway, space 1   place hallway 1"
    assert "nursery" not in hallway
    assert 'No answer has "cellar" in it.' in nothing


def test_the_table_is_shown_again_only_when_somebody_else_has_changed_it(evening: Begin) -> None:
    table = evening(players=2, seed="again")
    heard = table.types(*[anything] * 12)
    with_table = [said for said in heard if "Ben: " in said]
    without = [said for said in heard[:-1] if "Ben: " not in said]
    assert with_table
    assert without
    assert all("Ada" in said for said in without)


# Rules


@at_every_game
def test_every_rule_can_be_looked_up_by_its_id_and_its_number(game: Game) -> None:
    ids = set(re.findall(r"\*\*([A-Z]+-\d+)\*\*", game.rulebook()))
    assert ids
    for rule in ids:
        said = rulebook.look_up(game, rule)
        assert said.startswith(rule) or f" {rule} " in said
        assert len(said) > len(rule) + 20
        assert "**" not in said
        assert "|" not in said
        assert rulebook.look_up(game, rule.casefold()) == rulebook.look_up(game, rule.partition("-")[2]) == said
        assert max(map(len, said.splitlines())) <= COLUMNS


@at_every_game
def test_the_contents_name_every_heading_and_every_rule(game: Game) -> None:
    said = rulebook.contents(game)
    for heading in re.findall(r"^## (.*)$", game.rulebook(), re.MULTILINE):
        assert heading in said
        assert rulebook.look_up(game, heading).startswith(heading)
    for rule in re.findall(r"\*\*([A-Z]+-\d+)\*\*", game.rulebook()):
        assert rule in said


def test_rules_are_looked_up_while_playing(evening: Begin) -> None:
    contents, rule, word, unknown, *_ = evening().types("rules", "rules DGIT-24", "rules planchette", "rules tax")
    assert "Resolving a room: DGIT-20" in contents
    assert rule.startswith("DGIT-24 From the top meeple down")
    assert word.startswith("DGIT-13")
    assert 'does not speak of "tax"' in unknown


@pytest.mark.parametrize(
    ("language", "game_id", "typed", "heading"),
    [
        ("en", "haunted", "charts", "The charts"),
        ("en", "haunted", "the end", "The end"),
        ("en", "haunting-house", "one may", "Where one may go"),
        ("en", "haunted-destinies", "what", "What is in the box"),
        ("de", "haunted", "tabellen", "Die Tabellen"),
        ("de", "haunted", "Ausweg", "Ein Ausweg"),
        ("de", "dont-go-in-there", "auflösen", "Einen Raum auflösen"),
        ("fr", "dont-go-in-there", "FIN", "La fin"),
        ("fr", "dont-go-in-there", "qu'il y a", "Ce qu’il y a"),
        ("fr", "dont-go-in-there", "QU’IL", "Ce qu’il y a"),
        ("fr", "dont-go-in-there", "cartes", "Les cartes"),
    ],
)
def test_a_chapter_is_found_by_any_word_of_its_heading(language: str, game_id: str, typed: str, heading: str) -> None:
    assert rulebook.look_up(gloaming.find(game_id), typed, language).splitlines()[0] == heading


def test_no_chapter_is_found_from_the_middle_of_a_word_on() -> None:
    assert not rulebook.look_up(gloaming.find("haunted"), "art").startswith("The charts")


# Undo


def test_an_answer_is_taken_back_and_so_are_those_of_bots() -> None:
    match = some_match(DONT_GO_IN, 3, ada_first)
    room = match.answers("Ada")[0].split()[1]
    before = match.state.clone(), list(match.log)
    for name, space in (("Ada", 1), ("Ben", 3)):
        match.answer(name, f"place {room} {space}")
    assert take_back(match, 0, range(1)) == ["Ben"]
    assert (match.state, list(match.log)) == before


def test_who_takes_an_answer_back_is_asked_again(evening: Begin) -> None:
    table = evening(people=3)
    table.match.answer("Cleo", "place nursery 4")
    heard = table.types("", "nursery 1", "undo", "hallway 1")
    assert "Taken back." in heard[2]
    assert "Where does your meeple go?" in heard[2]
    assert table.match.news()[-1] == "Ada placed a meeple in the hallway, space 1."


def test_what_another_person_has_answered_stands() -> None:
    match = some_match(DONT_GO_IN, 3, ada_first)
    room = match.answers("Ada")[0].split()[1]
    for name, space in (("Ada", 1), ("Ben", 3)):
        match.answer(name, f"place {room} {space}")
    with pytest.raises(Refusal, match="Ben has answered since"):
        take_back(match, 0, range(2))


def test_what_chance_has_answered_stands() -> None:
    match = some_match(DONT_GO_IN, 2, lambda match: match.asked == ["Ada"])
    go_on_until(match, lambda match: match.log[-1].seat == CHANCE and match.log[-2].seat == 0)
    log = list(match.log)
    with pytest.raises(Refusal, match="Chance has had its say since"):
        take_back(match, 0, range(1))
    assert match.log == log


def test_an_undo_that_fails_half_way_changes_nothing() -> None:
    match = some_match(DONT_GO_IN, 3, ada_first)
    match.answer("Ada", "place secret passage 3")  # she looks at the card, so that this answer stands
    match.answer("Ben", next(text for text in match.answers("Ben") if "secret" not in text))
    before = whole(match)
    with pytest.raises(Refusal, match="something hidden"):
        take_back(match, 0, range(1))
    assert whole(match) == before


def test_there_is_nothing_to_take_back_at_first(evening: Begin) -> None:
    (said, *_) = evening().types("undo")
    assert "Ada has given no answer yet." in said


# Keeping a game


def test_a_game_is_saved_and_gone_on_with(evening: Begin, tmp_path: Path) -> None:
    table = evening()
    table.types("nursery 1", "save evening.txt", "quit")
    assert "Saved in evening.txt." in table.read
    assert '"gloaming play --load evening.txt" goes on with the game.' in table.read
    kept = gloaming.load("evening.txt")
    assert kept.state == table.match.state
    ran = CliRunner().invoke(main, ["play", "--load", "evening.txt"], input="table\n")
    assert ran.exit_code == 0
    assert f"The game goes on after {kept.step} answers." in ran.stdout


def test_saving_again_keeps_the_later_stage_and_nothing_else_is_overwritten(evening: Begin, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary\n")
    gloaming.save(gloaming.start(DONT_GO_IN, 2, seed="another"), tmp_path / "another.txt")
    (tmp_path / "attic").mkdir()
    said = evening().types(
        *("save a.txt", "nursery 1", "save a.txt", "save diary.txt", "save another.txt", "save no/a", "save"),
        "save attic",
    )
    assert "Saved in a.txt." in said[2]
    assert "diary.txt exists already" in said[3]
    assert "another.txt exists already" in said[4]
    assert "no/a cannot be written: there is no such file or folder." in said[5]
    assert 'Say where: "save FILE".' in said[6]
    assert "attic cannot be written: it is a folder." in said[7]
    assert (tmp_path / "diary.txt").read_text() == "Dear diary\n"
    assert not (tmp_path / "no").exists()


def test_a_file_name_that_is_none_is_refused() -> None:
    match = gloaming.start(DONT_GO_IN, 2, seed="x")
    with pytest.raises(Refusal, match="cannot be written"):
        keeping.save(match, "a\0b")


# Leaving


def test_when_the_input_ends_one_is_told_how_to_save() -> None:
    ran = CliRunner().invoke(main, ["play", DONT_GO_IN], input="1\n")
    assert ran.exit_code == 0
    assert '"save FILE"' in ran.stdout
    assert "gloaming play --load FILE" in ran.stdout.replace("\n", " ")
    assert ran.stdout.endswith("Good night.\n")
    assert ran.stderr == ""


def test_quit_leaves() -> None:
    ran = CliRunner().invoke(main, ["play", DONT_GO_IN, "--seed", "x"], input="quit\n1\n")
    assert ran.exit_code == 0
    assert "Ada placed" not in ran.stdout


def test_an_answer_that_begins_like_a_command_is_an_answer(evening: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_words, "word_for", lambda name, words: "place" if name == "quit" else name)
    table = evening()
    table.types("place nursery 1", "place")
    assert "Ada placed a meeple in the nursery, space 1." in table.match.news()
    assert '"place" could be "' in table.read


# Names and seats


def test_people_are_seated_first_and_bots_take_the_names_left() -> None:
    ran = CliRunner().invoke(main, ["play", DONT_GO_IN, "--humans", "2", "--name", "Ben", "--name", "Mina"], input="")
    assert "Ben and Mina play. Ada is a bot (Lantern)." in ran.stdout


# Several people at one keyboard


def screens(read: str) -> list[str]:
    """What was on the screen, between one hiding and the next."""
    return read.split(HIDDEN)


def test_the_keyboard_is_passed_on_with_the_screen_hidden(evening: Begin) -> None:
    table = evening(people=3)
    table.types("", "nursery 1", "", "nursery 2")
    cleos, adas, *_ = screens(table.read)
    assert "Chance is bound to a seed" in cleos
    assert "Pass the keyboard to Cleo." in cleos
    assert "Cleo (you)" in cleos
    assert adas.lstrip().startswith("Pass the keyboard to Ada.")
    assert "Ada (you)" in adas
    assert "Cleo placed a meeple in the nursery, space 1." in adas


def test_nobody_reads_what_another_has_looked_at(evening: Begin) -> None:
    table = evening(people=3)
    table.types("", "secret passage 1", "", "news", "log", "table", "answers")
    cleos, adas = screens(table.read)
    (card,) = re.findall("Cleo looked at the face-down card: (.*)[.]", table.match.news(seat="Cleo")[-1])
    assert "  face down, seen by nobody" in cleos
    assert "Cleo looked at the face-down card.\n" in adas
    assert "  face down, seen by Cleo" in adas
    assert f"card: {card}" not in adas


def test_an_answer_can_be_taken_back_before_the_keyboard_is_passed_on(evening: Begin) -> None:
    table = evening(people=3)
    step = table.match.step
    heard = table.types("", "nursery 1", "undo", "nursery 3")
    assert 'type "undo" to take back what Cleo answered' in heard[1]
    assert "Taken back." in heard[2]
    assert "Pass the keyboard" not in heard[2]
    assert table.match.step == step + 1
    assert "nursery, space 3" in table.match.news()[-1]


def test_people_who_are_asked_together_answer_one_after_the_other(evening: Begin) -> None:
    table = evening(MAZE, 2, "programmes", people=2)
    match = table.match
    go_on_until(match, lambda match: len(match.asked) == 2)
    table.types("", "play move 2, secret passage, move 1, rotate 90", "", "log", "table")
    adas, bens = screens(table.read)
    assert "Pass the keyboard to Ada." in adas
    assert "Which four cards" in adas
    assert "Pass the keyboard to Ben." in bens
    assert "Which four cards" in bens
    assert "move 2, secret passage, move 1, rotate 90" not in bens


def test_one_can_leave_when_the_keyboard_is_passed_on(evening: Begin) -> None:
    table = evening(people=2)
    table.types("quit")
    assert table.read.endswith("Good night.\n")


def test_a_terminal_is_cleared_with_all_that_was_scrolled_off(capsys: pytest.CaptureFixture[str]) -> None:
    Screen(is_terminal=True).hide()
    assert capsys.readouterr().out == "\033[2J\033[3J\033[H"


def test_tab_completes_what_is_offered() -> None:
    screen = Screen(lambda prompt: "", is_terminal=False)
    screen.ask("> ", ["place attic 1", "place attic 2", "table"])
    assert [screen.completion("place", number) for number in range(3)] == ["place attic 1", "place attic 2", None]


def test_a_spectator_has_words_for_every_table() -> None:
    for game in GAMES:
        match = Match(game, game.seats.stop - 1, None, "watching")
        assert game.voice().description(gloaming.kernel.sight.view(match.state, SPECTATOR), SPECTATOR, match.names)


def test_a_hint_names_answers_that_can_be_given_and_changes_nothing(
    evening: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "advise", partial(advise, iterations=30))
    table = evening()
    hinted, _ = table.types("hint")
    listed = table.read.partition(hinted)[0]
    advised = re.findall(r"^ *(\d+ .*?)  \d+% to win$", hinted, re.MULTILINE)
    assert advised
    assert all(re.search(rf"(^| ){each}( |$)", listed, re.MULTILINE) for each in advised)  # by its number in the list
    assert "what Ada can know" in hinted
    assert "tried" not in hinted
    assert "Step" not in hinted
    assert all(entry.seat != table.match.seat("Ada") for entry in table.match.log)
