"""Stories of Haunted: what the narrator says is true, accounts for everybody and is never said twice (HA-50)."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import gloaming
from gloaming.cli import main
from gloaming.games.haunted import GAME, telling
from gloaming.games.haunted.parts import ACES, FREED_FEAR, PLACED, ROOM_NAMES, Stat, Suit, change
from gloaming.games.haunted.telling import changes, lines
from gloaming.games.haunted.telling.narrator import Narrator
from gloaming.games.haunted.telling.particulars import numbers_of
from gloaming.games.haunted.telling.walking import Walk, clauses_for, lines_for, paths_of
from gloaming.games.haunted.vocabulary import News, placed
from gloaming.kernel import typeset
from gloaming.kernel.catalogue import entries, read_part
from gloaming.kernel.driver import INSTINCT, RANDOM
from gloaming.kernel.match import Match
from gloaming.kernel.news import Item
from gloaming.kernel.phrases import ordinal
from gloaming.kernel.pronouns import grammar_of, mark
from gloaming.kernel.seats import SPECTATOR, UNKNOWN
from gloaming.kernel.story import Story, story
from gloaming.kernel.vocabulary import slug
from houses import wander

NAMES = ["Ada", "Ben", "Cleo"]
# Of one to eight players, by chance and by instinct, in every way of playing.
TABLES = [
    (players, seed, bot) for players in range(1, 9) for seed in ("dusk", "moth", "rook") for bot in (RANDOM, INSTINCT)
]
AGAIN = re.compile(r"\b(again|back|once more|return\w*|retraced|this time|by now|remembered it|second look)\b", re.I)


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}-{table[2]}")
def match(request: pytest.FixtureRequest) -> Match:
    """A silent game between bots."""
    players, seed, bot = request.param
    *_, match = wander(GAME, players, f"{seed} {players}", bot=bot)
    return match


def narrator_of(names: list[str], language: str = "en") -> Narrator:
    """A narrator who calls everybody by name."""
    return telling.narrator(names, GAME.catalogue(language))


def room_name(card: int, form: str = "the", language: str = "en") -> str:
    """What the room of a card is called."""
    return GAME.catalogue(language).say(f"room-{slug(ROOM_NAMES[card])}.{form}")


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.?!]) ", text)


def tell(narrator: Narrator, items: Iterable[Item]) -> Iterator[tuple[Item, str]]:
    """What a narrator says of each of these pieces of news, with everybody silent."""
    for item in items:
        narrator.begin_chapter(item)
        said = [narrator.tell_news(item)]
        said += [narrator.fill_silence(item, moment) for moment in telling.moments(item, narrator.names)]
        yield item, " ".join(filter(None, said))


def chapters(match: Match, language: str = "en") -> list[tuple[list[Item], str]]:
    """What was heard in each chapter, and what is said in it."""
    narrator = narrator_of(match.names, language)
    found: list[tuple[list[Item], list[str]]] = [([], [])]
    for item in (item.heard_by(SPECTATOR) for item in match.heard):
        if narrator.begin_chapter(item):
            found[-1][1].append(narrator.catch_up())
            found.append(([], []))
        found[-1][0].append(item)
        found[-1][1].append(narrator.tell_news(item))
        found[-1][1].extend(narrator.fill_silence(item, moment) for moment in telling.moments(item, match.names))
    return [(items, " ".join(filter(None, said))) for items, said in found]


# Whole games


def test_ha_50_no_sentence_comes_twice_in_a_story(match: Match) -> None:
    prose = [part.texts[0] for chapter in story(match).chapters for part in chapter.parts]
    counted = Counter(sentence for text in prose for sentence in sentences(text))
    assert not [sentence for sentence, count in counted.items() if count > 1]


def test_ha_50_every_step_is_told_in_its_chapter(match: Match) -> None:
    for items, text in chapters(match):
        for item in items:
            if item.what in (News.MOVED, News.TURNED_UP):
                assert match.names[item.seat] in text
                assert room_name(item.number) in text.replace("The ", "the ")


def test_ha_50_every_step_has_its_own_mention(match: Match) -> None:
    """However often somebody goes to a room in one chapter, it is said as often, or as to and fro."""
    for items, text in chapters(match):
        steps = Counter(room_name(item.number) for item in items if item.what == News.MOVED)
        for room, count in steps.items():
            assert text.lower().count(room) >= count or "to and fro between" in text


def test_ha_50_the_lines_for_a_step_are_chosen_by_who_was_where(match: Match) -> None:
    narrator, at, been = narrator_of(match.names), dict[int, int](), set[tuple[int, int | None]]()
    for item in match.heard:
        spot = numbers_of(item)["spot"] if item.what in (News.WOKE, News.MOVED, News.ENTERED) else None
        if item.what == News.MOVED:
            pool, other = narrator.step_lines(item)
            company = [seat for seat, where in at.items() if where == spot]
            others = [seat for seat in range(len(match.names)) if (seat, spot) in been]
            if company:
                assert pool in (lines.MET, lines.TO_THE_TRAPPED)
                assert other in company
            elif (item.seat, spot) in been:
                assert pool is lines.RETURNED
            elif others:
                assert pool is lines.FOLLOWED
                assert other in others
            else:
                assert pool is lines.FIRST_IN
        if spot is not None:
            at[item.seat] = spot
            been.add((item.seat, spot))
        if item.what == News.ESCAPED:
            del at[item.seat]
        narrator.begin_chapter(item)
        narrator.tell_news(item)


def test_ha_50_nobody_returns_to_a_room_who_was_never_there(match: Match) -> None:
    """A step is alone in its sentence or, if several are told in one and it speaks of a return, all of them are."""
    been, waiting = set(), []
    for item, text in tell(narrator_of(match.names), match.heard):
        if item.what in (News.WOKE, News.ENTERED):
            been.add((item.seat, numbers_of(item)["spot"]))
        if item.what == News.MOVED:
            waiting.append((match.names[item.seat], room_name(item.number), (item.seat, item.thing) not in been))
            been.add((item.seat, item.thing))
        for sentence in sentences(text) if item.what == News.MOVED else ():
            once = Counter((name, room) for name, room, _ in waiting)
            new = [(name, room) for name, room, is_new in waiting if is_new and once[name, room] == 1]
            steps = [(name, room) for name, room in new if name in sentence and room in sentence.lower()]
            assert not (steps and AGAIN.search(sentence.replace("back to the door", ""))), sentence
        waiting = [] if text else waiting


def test_all_news_ends_with_a_full_stop(match: Match) -> None:
    for sentence in match.news():
        assert re.search(r'([\w)]|\?")\.$', sentence), sentence


# What players chose, and what they told

PRONOUNS = ("she", "he", "they", "")
PERSONAL = re.compile(r"\b(she|he)\b", re.IGNORECASE)
KINDS = [kind for kind in vars(lines).values() if isinstance(kind, tuple)]


def prose(match: Match) -> list[str]:
    return [part.texts[0] for chapter in story(match).chapters for part in chapter.parts if not part.teller]


def test_a_story_with_pronouns_is_sound(match: Match) -> None:
    told = Match(GAME, match.names, match.options, match.seed)
    told.log, told.heard, told.state = match.log, match.heard, match.state
    told.choose_pronouns({name: PRONOUNS[seat % len(PRONOUNS)] for seat, name in enumerate(match.names)})
    paragraphs = prose(told)
    counted = Counter(sentence for text in paragraphs for sentence in sentences(text))
    assert not [sentence for sentence, count in counted.items() if count > 1]
    for text in paragraphs:
        assert text.isprintable(), "no mark is left"
        assert not re.search(r"\bthey (was|is|has)\b|\b(she|he) (were|are|have)\b", text, re.IGNORECASE), text
        found = PERSONAL.search(text)
        before = text[: found.start()] if found else text
        assert found is None or any(name in before for name in match.names) or "What had he kept" in text, text


def written_lines(language: str) -> dict[str, str]:
    """All lines of a language by their ids, as they are written."""
    text = entries(read_part(GAME.catalogue_folder, language, "story"))
    return {name: source for name, source in text.items() if name.startswith("line-")}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_kind_of_line_has_some_and_every_line_is_of_a_kind(language: str) -> None:
    narrator = narrator_of(NAMES, language)
    assert all(narrator.lines((family,)) for kind in KINDS for family in kind)
    assert {line for kind in KINDS for line in narrator.lines(kind)} == written_lines(language).keys()


def test_every_line_fits_all_pronouns() -> None:
    for line in written_lines("en").values():
        assert not re.search(r"{ who } (was|is|has|were|are|have)\b", line), "the verb has to follow the pronoun"
        assert not re.search(r"{ who(.them)? }'s", line)
        assert not re.search(r"\b(himself|herself|hers|his|her)\b", line.replace("its driver crossed himself", ""))


def test_ha_50_what_is_told_in_a_known_room_stands_behind_the_step_to_it() -> None:
    *_, match = wander(GAME, 3, "known rooms")
    steps = [opening for opening in match.moments if match.heard[opening.at].what == News.MOVED]
    for opening in steps:
        match.tell(opening.moment.seat, room_name(match.heard[opening.at].number), opening.number)
    parts = [part for chapter in story(match).chapters for part in chapter.parts]
    tellings = [number for number, part in enumerate(parts) if part.teller]
    assert len(tellings) == len(steps) > 3
    for number in tellings:
        assert parts[number].texts[0] in parts[number - 1].texts[0].lower()
        assert parts[number].teller in parts[number - 1].texts[0]


@pytest.mark.parametrize(
    ("what", "pool"),
    [(News.ESCAPED, lines.ESCAPED), (News.FOUND_WAY_OUT, (*lines.KEPT_BY, *lines.HAUNTED_BY))],
    ids=["escape", "what keeps and what haunts"],
)
def test_ha_50_the_narrator_speaks_where_nobody_tells(what: int, pool: tuple[str, ...]) -> None:
    narrator = narrator_of(["Ada"])
    for stat in (Stat.FEAR, Stat.WILL):
        list(tell(narrator, [Item(what, 0, stat, ACES)]))
    assert lines_used(narrator, pool)


# In German


def german(match: Match, chosen: tuple[str, str, str, str] = PRONOUNS) -> Story:
    """A story of the same game in German, in which everybody has pronouns."""
    told = Match(GAME, match.names, match.options, match.seed)
    told.log, told.heard, told.state = match.log, match.heard, match.state
    told.choose_pronouns({name: chosen[seat % len(chosen)] for seat, name in enumerate(match.names)})
    return story(told, "de")


def test_ha_50_a_german_story_is_sound(match: Match) -> None:
    paragraphs = [part.texts[0] for chapter in german(match).chapters for part in chapter.parts]
    counted = Counter(sentence for text in paragraphs for sentence in sentences(text))
    assert not [sentence for sentence, count in counted.items() if count > 1]
    for text in paragraphs:
        assert text.isprintable(), "no mark is left"
        assert not re.search(r"\b(the|she|he|they|their|and)\b", text), "no English is left"
        assert text[0].isupper()
        assert "  " not in text


def test_ha_50_every_step_is_told_in_german_too(match: Match) -> None:
    forms, words = ("the", "accusative", "dative", "genitive"), GAME.catalogue("de")
    for items, text in chapters(match, "de"):
        for item in items:
            if item.what in (News.MOVED, News.TURNED_UP):
                nouns = {words.say(f"room-{slug(ROOM_NAMES[item.number])}.{form}").partition(" ")[2] for form in forms}
                assert match.names[item.seat] in text
                assert any(noun in text for noun in nouns)


def test_a_german_story_is_told_with_the_same_frame() -> None:
    *_, match = wander(GAME, 3, "frame")
    page = typeset.html(german(match))
    assert '<html lang="de">' in page
    assert "Die Geschichte von Ada, Ben und Cleo" in page
    assert "<h2>Erwachen</h2>" in page
    assert "<h2>Die erste Stunde</h2>" in page
    assert "<h2>Wie es ausging</h2>" in page
    assert "Eine Partie Haunted. Erdacht von" in page


def test_a_story_in_a_language_in_which_it_is_not_told_is_english() -> None:
    *_, match = wander(GAME, 2, "frame")
    assert story(match, "fr") == story(match)
    assert story(match, "xx/..") == story(match)


def test_the_command_tells_it_in_the_language_that_is_wanted_or_that_the_locale_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    *_, match = wander(GAME, 2, "frame")
    gloaming.save(match, "tonight.txt")

    def run(*words: str, **environment: str) -> str:
        ran = CliRunner().invoke(main, ["story", "tonight.txt", *words], env={"LC_ALL": "C", **environment})
        return ran.stdout if ran.exit_code == 0 else ran.stderr

    assert "*The story of Ada and Ben*" in run()
    assert "*Die Geschichte von Ada und Ben*" in run("--language", "de")
    assert "*Die Geschichte von Ada und Ben*" in run(LC_ALL="de_DE.UTF-8")
    assert run("--language", "xx").count("\n") == 1


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, ("The first hour", "Die erste Stunde")),
        (12, ("The twelfth hour", "Die zwölfte Stunde")),
        (21, ("The twenty-first hour", "Die einundzwanzigste Stunde")),
        (30, ("The thirtieth hour", "Die dreißigste Stunde")),
        (101, ("The 101st hour", "Die 101. Stunde")),
        (111, ("The 111th hour", "Die 111. Stunde")),
        (122, ("The 122nd hour", "Die 122. Stunde")),
    ],
)
def test_hours_are_counted_as_each_language_counts(number: int, said: tuple[str, str]) -> None:
    told = [GAME.catalogue(language).say("heading-hour", {"nth": ordinal(number)}) for language in ("en", "de")]
    assert (*told,) == said


# What is known


def narrated(*items: tuple[int, int, int, int], names: list[str] = NAMES) -> tuple[str, Narrator]:
    """The text of the last of these pieces of news, and the narrator."""
    narrator = narrator_of(names)
    *_, (_, text) = tell(narrator, [Item(*item) for item in items])
    return text, narrator


def lines_used(narrator: Narrator, pool: tuple[str, ...]) -> list[str]:
    return [line for line in narrator.lines(pool) if narrator.uses[line]]


def woken(*rooms: int) -> list[tuple[int, int, int, int]]:
    return [(News.STRONGER, seat, Stat.BODY, 0) for seat in range(len(rooms))] + [
        (News.WOKE, seat, 5 + seat, room) for seat, room in enumerate(rooms)
    ]


def fear(seat: int, value: int) -> tuple[int, int, int, int]:
    return (News.CHANGED, seat, change(Stat.FEAR, 1 if value > 3 else -1), value)


@pytest.mark.parametrize(("fears", "pool"), [((4, 6), lines.AFTER_FREED), ((1, 6), lines.AFTER_RESCUE)])
def test_ha_32_nobody_is_said_to_be_less_afraid_whose_fear_rose(fears: tuple[int, int], pool: tuple[str, ...]) -> None:
    text, narrator = narrated(*woken(0, 4, 8), fear(0, fears[0]), fear(1, fears[1]), (News.FREED, 0, 1, 52))
    assert lines_used(narrator, lines.FREED)
    assert lines_used(narrator, pool)
    assert [narrator.stats[seat][Stat.FEAR] for seat in (0, 1)] == [FREED_FEAR] * 2
    assert "Ada" in text


def test_ha_22_nothing_is_said_of_losing_a_will_that_was_gone() -> None:
    gone = (News.CHANGED, 0, change(Stat.WILL, -3), 0)
    lost = (News.LOST_WILL, 0, 0, 49)
    assert lines_used(narrated(*woken(0, 4, 8), lost)[1], lines.LOST_WILL)
    assert not lines_used(narrated(*woken(0, 4, 8), gone, lost)[1], lines.LOST_WILL)


@pytest.mark.parametrize(
    ("ignored", "left", "pool"),
    [
        (change(Stat.WILL, -1), 0, lines.NOTHING_LEFT),
        (change(Stat.WILL, -2), 1, lines.TOO_LITTLE_LEFT),
        (change(Stat.FEAR, -1), 0, lines.NO_FEAR_TO_LOSE),
    ],
)
def test_ha_17_an_ignored_change_is_told_as_what_it_was(ignored: int, left: int, pool: tuple[str, ...]) -> None:
    assert lines_used(narrated(*woken(0, 4, 8), (News.IGNORED, 0, ignored, left))[1], pool)


def test_ha_17_a_locked_will_is_not_an_empty_one() -> None:
    locked = (News.LOCKED, 0, 0, 0)
    _, narrator = narrated(*woken(0, 4, 8), locked, (News.IGNORED, 0, change(Stat.WILL, -1), 0))
    assert lines_used(narrator, lines.UNMOVED)


def test_ha_13_only_who_was_there_remembers_the_match() -> None:
    assert lines_used(narrated(*woken(0, 4, 8), (News.MATCHED, 0, 6, 4))[1], lines.MATCHED)
    assert lines_used(narrated(*woken(0, 4, 8), (News.MATCHED, 1, 6, 4))[1], lines.MATCHED_BY_MEMORY)


def test_ha_15_only_the_doors_of_the_cross_were_shut_from_the_beginning() -> None:
    laid = (News.LAID_DOWN, 1, 9 * PLACED + placed(5, UNKNOWN), UNKNOWN)
    for number in range(8):
        _, narrator = narrated(*woken(number, 4, 8), laid, (News.APPROACHED, 0, 9, 0))
        assert not lines_used(narrator, lines.SHUT_FROM_THE_BEGINNING + lines.SHUT_BY_ONESELF)
        _, narrator = narrated(*woken(number, 4, 8), (News.APPROACHED, 0, 2, 0))
        assert not lines_used(narrator, lines.SHUT_BY_ANOTHER + lines.SHUT_BY_ONESELF)


def test_ha_44_an_exit_that_has_led_on_does_not_lead_out() -> None:
    ace = ACES + Suit.CLUBS
    level = (News.LEVEL_OPENED, 0, 3, ace)
    _, narrator = narrated(*woken(0, 4, 8), level, (News.FOUND_WAY_OUT, 1, Stat.BODY, ace))
    assert lines_used(narrator, lines.NOT_YET)
    found = [(News.REVEALED, 0, 20 + suit, ACES + suit) for suit in range(1, 4)]
    _, narrator = narrated(*woken(0, 4, 8), level, *found, (News.FOUND_WAY_OUT, 1, Stat.BODY, ace))
    assert lines_used(narrator, lines.STRONG_ENOUGH)


@pytest.mark.parametrize("escaped", [False, True])
def test_ha_24_a_door_of_somebody_who_is_out_comes_from_outside(escaped: bool) -> None:
    out = [(News.ESCAPED, 1, 0, 49)] * escaped
    _, narrator = narrated(*woken(0, 4, 8), *out, (News.PLAYED_DOOR, 1, 0, 0))
    assert lines_used(narrator, lines.DOOR_FROM_OUTSIDE if escaped else lines.OTHERS_DOOR)


def test_a_question_that_was_answered_keeps_its_question_mark() -> None:
    said = GAME.voice().news(Item(News.ANSWERED, 0, 2, 49), NAMES)
    assert said == 'Ada had the answer to "What do I fear?" now.'


# Walking


def walk(name: str, room: str, here: str = "loft", times: int = 2) -> Walk:
    return Walk(grammar_of("en").cases(name), room, here, times, None)


def tellings(walks: list[Walk]) -> dict[str, str]:
    """All ways in which steps can be told, by their lines."""
    paths, narrator = paths_of(walks), narrator_of(NAMES)
    return {
        line: GAME.catalogue().say("steps", {"clauses": clauses_for(line, paths)})
        for line in narrator.lines(lines_for(paths))
    }


def test_several_peoples_steps_are_one_sentence() -> None:
    said = tellings([walk("Ada", "study"), walk("Ben", "pantry"), walk("Cleo", "crypt")])
    assert said["line-return-1"] == "Ada went back to the study, Ben to the pantry and Cleo to the crypt"
    assert (
        said["line-step-3"]
        == "Ada left the loft for the study, Ben the loft for the pantry and Cleo the loft for the crypt"
    )


def test_a_return_is_told_of_several_only_if_it_is_one_for_all() -> None:
    said = tellings([walk("Ada", "study"), walk("Ben", "pantry", times=1)])
    assert {*said} == {*narrator_of(NAMES).lines(lines.STEP)}


@pytest.mark.parametrize(
    ("rooms", "way"),
    [
        (["study", "crypt"], "by the study to the crypt"),
        (["study", "crypt", "study", "crypt"], "to and fro between the study and the crypt"),
        (["study", "crypt", "chapel", "study"], "by the study, the crypt and the chapel and back to the study"),
        (["study", "crypt", "study", "chapel"], "by the study, the crypt and the study again to the chapel"),
    ],
)
def test_one_persons_steps_are_a_way_through_the_house(rooms: list[str], way: str) -> None:
    said = tellings([walk("Ada", room) for room in rooms])
    assert said["line-way-1"] == f"Ada went {way}"


def test_a_step_is_never_swallowed_however_often_it_is_taken() -> None:
    narrator = narrator_of(["Ada"])
    seen = set()
    for times in range(1, 300):
        said = narrator.tell_plain_step(walk("Ada", "study", times=times))
        assert said
        assert said not in seen
        seen.add(said)


# Changes


def effect(clause: str, is_better: bool) -> changes.Effect:
    """A change of Ada, as a clause."""
    rest, before = clause.removeprefix("Ada "), clause.removesuffix(" Ada")
    return changes.Effect(clause, rest if rest != clause else "", before if before != clause else "", is_better)


@pytest.mark.parametrize(
    ("first", "second", "glad", "said"),
    [
        ("Ada stood straighter", "Ada felt fit", (True, True), "Ada stood straighter and felt fit."),
        ("Ada bit down on a cry", "Ada felt fit", (False, True), "Ada bit down on a cry, but felt fit."),
        ("it steadied Ada", "Ada felt fit", (True, True), "It steadied Ada, who felt fit."),
        ("it steadied Ada", "Ada bled", (True, False), "It steadied Ada, but Ada bled."),
        ("it steadied Ada", "it helped Ada", (True, True), "It steadied Ada, and it helped Ada."),
        ("it steadied Ada", "Ada's hands shook", (True, False), "It steadied Ada, but Ada's hands shook."),
        ("Ada wept, and slept", "Ada felt fit", (True, True), "Ada wept, and slept. Ada felt fit."),
        ("Ada wept", "Ada rose; it rained", (True, True), "Ada wept. Ada rose; it rained."),
        ("Ada wept", "Ada rose and sang", (True, True), "Ada wept, and Ada rose and sang."),
    ],
)
def test_two_changes_that_follow_on_each_other_are_one_sentence_where_they_can_be(
    first: str, second: str, glad: tuple[bool, bool], said: str
) -> None:
    one, other = (effect(clause, is_better) for clause, is_better in zip((first, second), glad, strict=True))
    assert changes.joined(GAME.catalogue(), one, other, grammar_of("en").cases("Ada")) == said


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_change_that_begins_with_its_person_says_what_comes_after_them(language: str) -> None:
    about = {"who": grammar_of(language).cases(mark(0)), "room": "study"}
    pools = [pool for by_size in changes.CHANGES for pool in by_size.values()]
    pools += [lines.NOTHING_LEFT, lines.TOO_LITTLE_LEFT, lines.NO_FEAR_TO_LOSE, lines.UNMOVED]
    narrator, words = narrator_of(["Ada"], language), GAME.catalogue(language)
    said = [changes.effect_of(words, line, about, is_better=True) for pool in pools for line in narrator.lines(pool)]
    assert {bool(each.rest) for each in said} == {True, False}
    for each in said:
        assert each.rest == (each.clause.partition(" ")[2] if each.clause.startswith(f"{mark(0)} ") else "")
        assert each.clause.startswith(f"{each.before} {mark(0)[:2]}" if each.before else "")


def test_ha_12_the_effect_and_the_more_for_a_secret_door_are_told_together() -> None:
    changed = [(News.CHANGED, 0, change(Stat.WILL, 1), 4), (News.CHANGED, 0, change(Stat.BODY, 1), 6)]
    text, narrator = narrated(*woken(0, 4, 8), (News.TURN_BEGAN, 0, 1, 0), *changed, (News.LINKED, 0, 5, 0))
    assert lines_used(narrator, lines.WILL_UP)
    assert lines_used(narrator, lines.BODY_UP)
    assert len(sentences(text)) <= 3
    assert not narrator.effects


def test_ha_17_how_much_a_stat_changes_is_heard_in_the_words() -> None:
    for stat, by_size in enumerate(changes.CHANGES):
        for more, pool in by_size.items():
            _, narrator = narrated(*woken(0, 4, 8), (News.CHANGED, 0, change(stat, more), 5))
            assert lines_used(narrator, pool)


def test_changes_are_told_in_other_words_as_long_as_there_are_some() -> None:
    narrator = narrator_of(NAMES)
    list(tell(narrator, [Item(*item) for item in woken(0, 4, 8)]))
    for _ in narrator.lines(lines.BODY_DOWN):
        narrator.tell_news(Item(News.CHANGED, 0, change(Stat.BODY, -1), 4))
        narrator.catch_up()
    assert {narrator.uses[line] for line in narrator.lines(lines.BODY_DOWN)} == {1}
