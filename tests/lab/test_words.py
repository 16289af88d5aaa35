"""The check of catalogues: it passes ours and finds what is missing, unused or does not fit."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.lab import words
from gloaming.lab.usage import read_sources
from gloaming.lab.words import Home, Needed, findings, main, needed_messages, needed_of_house

ENGLISH = """
title = Haunted
room-attic = attic
room-cellar = cellar
news-haunted = { $seat } saw { $ghosts ->
        [one] a ghost
       *[other] { $ghosts } ghosts
    } in the { NAME("room", $room) }.
    .brief = { $ghosts }
"""
GERMAN = """
title = Spuk
room-attic = Dachboden
    .dative = Dachboden
room-cellar = Keller
    .dative = Keller
news-haunted = { $seat } sah { $ghosts } Geister im { NAME("room", $room, form: "dative") }.
    .brief = { $ghosts }
"""
NEEDED = Needed({"title": frozenset()}, {"room": frozenset({"room-attic"})})
NOTHING = Needed()
SAID = """
Refusal("game", game="x")
words.say(f"news-{news}", told)
words.say(f"{message}.brief", told)
"""

Check = Callable[..., list[str]]


@pytest.fixture
def check(tmp_path: Path) -> Check:
    """What is found in a small game's catalogue and sources, beside an empty house."""

    def checked(
        english: str = ENGLISH,
        german: str = GERMAN,
        needed: Needed = NEEDED,
        commands: dict[str, str] | None = None,
        house_needed: Needed = NOTHING,
        **sources: str,
    ) -> list[str]:
        words, house = tmp_path / "game" / "words", tmp_path / "house"
        for folder in (words / "en", words / "de", house / "en", house / "de"):
            folder.mkdir(parents=True, exist_ok=True)
        for language, text in (commands or {}).items():
            (house / language / "terminal.ftl").write_text(text, encoding="utf-8")
        (words / "en" / "game.ftl").write_text(english, encoding="utf-8")
        (words / "de" / "game.ftl").write_text(german, encoding="utf-8")
        (house / "en" / "refusals.ftl").write_text("no-game = There is no game { $game }.\n", encoding="utf-8")
        for name, text in {"house_py": SAID, **sources}.items():
            (tmp_path / "game" / name.replace("_", ".")).write_text(text, encoding="utf-8")
        homes = [Home(house, [tmp_path], house_needed), Home(words, [tmp_path / "game"], needed)]
        found = sorted(findings(homes, read_sources([tmp_path / "game"])))
        return [f"{each.path.relative_to(tmp_path).as_posix()}:{each.line}: {each.text}" for each in found]

    return checked


def test_our_catalogues_are_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 0, capsys.readouterr().out


def test_ours_are_not_called_unused_where_the_client_is_installed_without_its_sources(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(words, "CLIENT", tmp_path / "web" / "src")
    assert main() == 0, capsys.readouterr().out


def test_catalogues_that_fit_pass(check: Check) -> None:
    assert check() == []


@pytest.mark.parametrize("language", ["english", "german"])
@pytest.mark.parametrize(
    ("added", "told"),
    [
        ("broken = { $x\n", "cannot be read: "),
        ("title = Again\n", "title is there already (game.ftl:2)"),
        ("news-x = { other }\n", "news-x refers to other, which there is not"),
        ("news-x = { title.brief }\n", "news-x refers to title.brief, which there is not"),
        ("news-x = { -house }\n", "news-x refers to -house, which there is not"),
        ("news-x = { SHOUT($seat) }\n", "news-x calls SHOUT, which is no function here"),
        ('news-x = { DATETIME($seat, day: "numeric") }\n', "news-x calls DATETIME, which is no function here"),
        ("news-x = { NAME($room, $seat) }\n", "news-x calls NAME without a kind in quotes"),
        (
            'news-x = { NAME("room", $room, style: "or") }\n',
            "news-x gives NAME an option style, which it does not know",
        ),
        (
            'news-x = { LIST($r, style: "nor") }\n',
            "news-x asks LIST for the style nor; there are: and, or, comma, semicolon, plus",
        ),
        ('news-x = { NAME("hat", $hat) }\n', "news-x names a hat, and no message begins with hat-"),
        ('news-x = { NAME("room", $r, form: "plural") }\n', "room-attic has no .plural, in which news-x names it"),
        ('news-x = { LIST($r, of: "room", form: "plural") }\n', "room-attic has no .plural, in which news-x names it"),
        (
            "news-x = { $c ->\n    [some] a\n   *[none] b\n}\n",
            "news-x has a variant [some] that is not the default, *[some]",
        ),
    ],
)
def test_what_is_wrong_in_one_language_is_found(check: Check, language: str, added: str, told: str) -> None:
    both = {"english": ENGLISH + "\n# a comment\n" + added, "german": GERMAN + "\n# Bemerkung\n" + added}
    found = [line for line in check(**{language: both[language]}) if told in line]
    assert len(found) == 1
    assert found[0].startswith(f"game/words/{language[:2] if language == 'english' else 'de'}/game.ftl:")


@pytest.mark.parametrize(
    ("text", "new", "told"),
    [
        ("title = Spuk\n", "", "game/words/de/game.ftl:1: title is missing (English: game.ftl:2)"),
        ("title = Spuk", "name = Spuk", "game/words/de/game.ftl:2: name is not in the English game.ftl"),
        ("    .brief = { $ghosts }\n", "", "game/words/de/game.ftl:7: news-haunted lacks .brief"),
        ("{ $seat }", "{ $who }", "game/words/de/game.ftl:7: news-haunted has $who, which the English one has not"),
        ("Keller\n    .dative = Keller", "Keller", "game/words/de/game.ftl:5: room-cellar has no .dative, in which"),
    ],
)
def test_what_does_not_fit_the_english_is_found(check: Check, text: str, new: str, told: str) -> None:
    found = check(german=GERMAN.replace(text, new))
    assert any(line.startswith(told) for line in found), found


@pytest.mark.parametrize(
    ("variants", "told"),
    [
        ("$won ->\n    [yes] a\n   *[no] b", []),
        ("$won ->\n    [ja] a\n   *[no] b", ["ja"]),
        ("$fate ->\n    [escaped] a\n    [entkommen] b\n   *[other] c", ["entkommen"]),
        ("$hat ->\n    [top_hat] a\n    [top-hat] b\n   *[other] c", ["top-hat"]),
        ("$ghosts ->\n    [one] a\n    [-1] b\n    [0.5] c\n   *[other] d", []),
        ("$ghosts ->\n    [few] a\n    [eins] b\n   *[other] c", ["few", "eins"]),
        ('NAME("room", $room, form: "gender") ->\n    [f] a\n   *[m] b', []),
        ('NAME("room", $room, form: "gender") ->\n    [w] a\n   *[m] b', ["w"]),
        ('NAME("room", $room) ->\n    [yes] a\n    [dort] b\n   *[m] c', ["dort"]),
    ],
)
def test_a_variant_that_nothing_can_be_is_found(check: Check, variants: str, told: list[str]) -> None:
    rooms = {"attic": "room-attic = attic\n    .gender = m\n", "cellar": "room-cellar = cellar\n    .gender = f\n"}
    more = f'news-x = {{ NAME("room", $room, form: "gender") }}{{ {variants}\n}}\n'
    english = ENGLISH.replace("room-attic = attic\n", rooms["attic"]).replace("room-cellar = cellar\n", rooms["cellar"])
    found = check(english + more, needed=NEEDED._replace(given=frozenset({"top_hat"})), a_py='FATE = "escaped"')
    assert [line.partition("]")[0].partition("[")[2] for line in found if "has a variant" in line] == sorted(told)


COUNTED = "news-x = {{ $c ->\n{}   *[other] {{ $c }} things\n}}\n"


@pytest.mark.parametrize(
    ("english", "german", "told"),
    [
        ("    [one] a thing\n", "    [one] ein Ding\n", []),
        ("    [one] a thing\n", "    [1] ein Ding\n", []),
        ("    [one] a thing\n", "", ["news-x has no variant [one] of $c"]),
        ("    [one] a thing\n", "    [0] kein Ding\n", ["news-x has no variant [one] of $c"]),
        ("    [0] nothing\n", "    [0] kein Ding\n", []),
        ("    [1] a thing\n", "    [0] kein Ding\n", []),
    ],
)
def test_a_plural_that_a_language_lacks_is_found(check: Check, english: str, german: str, told: list[str]) -> None:
    found = check(ENGLISH + COUNTED.format(english), GERMAN + COUNTED.format(german))
    assert found == [f"game/words/de/game.ftl:9: {each}" for each in told]


COMMANDS = {
    "en": "command-undo = undo\ncommand-table = table\n",
    "de": "command-undo = zurück\ncommand-table = tisch\n",
}
ANSWERED: dict[str, Any] = {
    "needed": Needed({**NEEDED.messages, "answer-go": None}, NEEDED.values, frozenset({"place"})),
    "english": ENGLISH + "answer-go = Leave the house\n",
    "german": GERMAN + "answer-go = Das Haus verlassen\n",
    "words_ts": "say(`command-${name}`)",
}


def test_words_for_commands_that_mean_one_thing_each_pass(check: Check) -> None:
    assert check(commands=COMMANDS, **ANSWERED) == []


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("das", 'command-undo is "das", with which answer-go begins'),
        ("leave", 'command-undo is "leave", with which answer-go begins'),
        ("place", 'command-undo is "place", with which the notation "place" begins'),
        ("tisch", 'command-undo is "tisch", and so is command-table'),
        ("table", 'command-undo is "table", and so is command-table'),
        ("noch einmal", "command-undo is no single word in small letters"),
        ("Zurück", "command-undo is no single word in small letters"),
        ("{ command-table }", "command-undo is no single word in small letters"),
    ],
)
def test_a_word_for_a_command_that_means_something_else_is_found(check: Check, word: str, told: str) -> None:
    commands = {**COMMANDS, "de": f"command-undo = {word}\ncommand-table = tisch\n"}
    assert any(line == f"house/de/terminal.ftl:1: {told}" for line in check(commands=commands, **ANSWERED))


def test_a_language_may_have_terms_forms_and_counts_of_its_own(check: Check) -> None:
    english = ENGLISH + "news-x = { LIST($names) }\n-house = Gloaming\nnews-y = { -house }\n"
    german = GERMAN + "news-x = { $names-count } { LIST($names) } { -haus }\n-haus = Haus\nnews-y = { -haus }\n"
    assert check(english, german) == []


def test_a_part_that_a_language_does_not_have_is_not_missed(check: Check, tmp_path: Path) -> None:
    (tmp_path / "game" / "words" / "en").mkdir(parents=True)
    (tmp_path / "game" / "words" / "en" / "scene.ftl").write_text("news-door = Door\n", encoding="utf-8")
    assert check() == []


@pytest.mark.parametrize("named", ['LIST($hats, of: "hat", form: "plural")', 'NAME("hat", $hat, form: "plural")'])
def test_what_is_said_of_nothing_needs_no_form(check: Check, named: str) -> None:
    more = f"hat-none = none\nhat-top = hat\n    .plural = hats\nnews-x = {{ {named} }}\n"
    assert check(ENGLISH + more, GERMAN + more) == []


# Against the sources


def test_a_message_that_nobody_says_is_found(check: Check) -> None:
    found = check(ENGLISH + "lost = Lost\n", GERMAN + "lost = Verloren\n")
    assert found == ["game/words/en/game.ftl:10: lost is said nowhere"]


NAMED = [
    ('news-x = { NAME("room", $room, form: "dark") }', ""),
    ('news-x = { LIST($rooms, of: "room", form: "dark") }', ""),
    ("news-x = { room-attic.dark } and { room-cellar.dark }", ""),
    ("", 'words.say("room-attic.dark")\nwords.say("room-cellar.dark")'),
    ("", 'words.say(f"{room}.dark")'),
    ("", 'voice.name(room, form="dark")'),
]


@pytest.mark.parametrize(("message", "source"), NAMED)
def test_a_form_is_asked_for_by_a_message_or_a_source(check: Check, message: str, source: str) -> None:
    english, german = (
        re.sub("(room-.*\n)", r"\1    .dark = dunkel\n", text) + message + "\n" for text in (ENGLISH, GERMAN)
    )
    assert check(english, german, a_py=source) == []


def test_a_form_that_nobody_asks_for_is_found(check: Check) -> None:
    german = GERMAN.replace("    .dative = Keller", "    .dative = Keller\n    .genitive = Kellers")
    assert check(german=german) == ["game/words/de/game.ftl:5: room-cellar.genitive is asked for nowhere"]


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("a_py", 'words.say("lost")'),
        ("a_py", 'SAID = {"say": "lost", "by": 1}'),
        ("a_ts", 'say("lost", { room })'),
        ("a_svelte", "<p>{say('lost.brief')}</p>"),
    ],
)
def test_a_message_is_said_by_its_id(check: Check, name: str, source: str) -> None:
    assert check(ENGLISH + "lost = Lost\n", GERMAN + "lost = Verloren\n", **{name: source}) == []


@pytest.mark.parametrize(("name", "source"), [("a_py", 'words.say(f"mode-{mode}")'), ("a_ts", "say(`mode-${mode}`)")])
def test_messages_are_said_by_the_beginning_of_their_ids(check: Check, name: str, source: str) -> None:
    assert check(ENGLISH + "mode-calm = Calm\n", GERMAN + "mode-calm = Ruhig\n", **{name: source}) == []


@pytest.mark.parametrize(
    ("name", "source"), [("a_py", '\nwords.say("not-there")'), ("a_ts", '\nsay("not-there.brief")')]
)
def test_what_is_said_and_is_in_no_catalogue_is_found(check: Check, name: str, source: str) -> None:
    (found,) = check(**{name: source})
    assert found.startswith(f"game/{name.replace('_', '.')}:2: says not-there")


TAKEN = "= { $room } is taken by { $card-owner }, { $more } ({ $rule }).\n"


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ('Refusal("taken", "R-1", room=1, card=c, more=2)', []),
        ('Refusal("taken", rule="R-1", room=1, card=c, more=2)', []),
        ('Refusal("taken", **given)', []),
        ('CODE = "taken"', []),
        ('Refusal("This is a sentence.")', ["game/words/en/game.ftl:10: no-taken is said nowhere"]),
        ('Refusal("taken", room=1, card=c, more=2)', ["game/a.py:1: no-taken takes $rule, which it is not given"]),
        ('Refusal("taken", "", room=1, more=2)', ["game/a.py:1: no-taken takes $card-owner, which it is not given"]),
        ('CODE = "taken"\nRefusal("gone")', ["game/a.py:2: says no-gone, which is in no catalogue"]),
        (
            'class Full(Refusal): pass\nclass Fuller(Full): pass\nFuller("taken")',
            [
                f"game/a.py:3: no-taken takes ${each}, which it is not given"
                for each in ("card-owner", "more", "room", "rule")
            ],
        ),
    ],
)
def test_refusals_have_a_sentence_and_all_that_it_takes(check: Check, source: str, told: list[str]) -> None:
    assert check(f"{ENGLISH}no-taken {TAKEN}", f"{GERMAN}no-taken {TAKEN}", a_py=source) == told


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ('phrase("taken", rule=r, room=1, card=c, more=2)', []),
        ('phrase("taken", **given)', []),
        ('words.say("taken", given)', []),
        ('words.say("taken", {"rule": r, "room": 1, "card": c, "more": 2})', []),
        ('words.say("taken", {**given})', []),
        ('SAID = {"say": "taken", "rule": r, "room": 1, "card": c, "more": 2}', []),
        ('SAID = {"say": "taken", "rule": r, "card": c, "more": 2}', ["room"]),
        ('phrase("taken", rule=r, room=1, card=c)', ["more"]),
        ('words.say("taken", {"rule": r, "room": 1, "more": 2})', ["card-owner"]),
        ('words.say("taken")', ["card-owner", "more", "room", "rule"]),
    ],
)
def test_what_is_said_is_given_all_that_it_takes(check: Check, source: str, told: list[str]) -> None:
    found = check(f"{ENGLISH}taken {TAKEN}", f"{GERMAN}taken {TAKEN}", a_py=source)
    assert found == [f"game/a.py:1: taken takes ${each}, which it is not given" for each in told]


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ('say("taken", { rule, room: 1, card: c, more: 2 })', []),
        ('say("taken", { "rule": r, room: at({ x: 1 }, "}"), card, more: `${one}, {` })', []),
        ('say("taken", { ...given })', []),
        ('say("taken", { ...given, room: 1 })', []),
        ('say("taken", given)', []),
        ('say("taken", { rule, room: { more: 1 }, more: 2 })', ["card-owner"]),
        ('say("taken", {\n  rule,\n  more: say("title"),\n  "card": c,\n})', ["room"]),
        ('say("taken")', ["card-owner", "more", "room", "rule"]),
    ],
)
def test_what_the_browser_says_is_given_all_that_it_takes(check: Check, source: str, told: list[str]) -> None:
    found = check(f"{ENGLISH}taken {TAKEN}", f"{GERMAN}taken {TAKEN}", a_ts=source)
    assert found == [f"game/a.ts:1: taken takes ${each}, which it is not given" for each in told]


def test_an_attribute_takes_what_it_takes_itself(check: Check) -> None:
    more = "both = and { $who }\n    .two = { $first } and { both }\n    .one = { $second }\n"
    source = 'words.say("both", {"who": 1})\nwords.say("both.one", {"second": 1})\nwords.say("both.two", {"first": 1})'
    assert check(ENGLISH + more, GERMAN + more, a_py=source) == [
        "game/a.py:3: both.two takes $who, which it is not given"
    ]


# What a game and the house declare


@pytest.mark.parametrize(
    "unsaid", ["news-zzz", "question-zzz", "answer-zzz", "answer-place-zzz", "answer-re-roll-zzz", "option-zzz"]
)
def test_a_message_for_a_row_or_an_option_that_there_is_not_is_found(check: Check, unsaid: str) -> None:
    needed = needed_messages(gloaming.find("dont-go-in-there"))
    more = f"{unsaid} = ...\nanswer-place = Go\n"
    says_all = "say(`news-${x}`); say(`question-${x}`); say(`answer-${x}`); say(`option-${x}`)"
    found = check(ENGLISH + more, GERMAN + more, needed, voice_ts=says_all)
    assert f"game/words/en/game.ftl:10: {unsaid} is said nowhere" in found
    assert not any("answer-place is said nowhere" in line for line in found)


@pytest.mark.parametrize("unsaid", ["level-zzz", "command-zzz", "language-zzz"])
def test_a_level_a_command_or_a_language_that_there_is_not_is_found(check: Check, unsaid: str) -> None:
    house = f"{unsaid} = zzz\nlevel-owl = Owl\ncommand-undo = undo\nlanguage-en = English\n"
    said = "say(`level-${x}`); say(`command-${x}`); say(`language-${x}`); const all = ['undo']"
    found = check(commands={"en": house, "de": house}, house_needed=needed_of_house(), words_ts=said)
    assert [line for line in found if "is said nowhere" in line] == [
        f"house/en/terminal.ftl:1: {unsaid} is said nowhere"
    ]


def test_what_a_game_needs_is_found_missing(check: Check) -> None:
    needed = Needed({"option-long": None}, {"room": frozenset({"room-well"}), "hat": frozenset({"hat-top"})})
    assert check(needed=needed, a_py='X = "title"') == [
        "game/words/en:1: option-long is missing, and needed",
        "game/words/en:1: room-well is missing, and needed",
    ]


def test_a_message_takes_only_what_the_game_gives_it(check: Check) -> None:
    needed = Needed({"title": frozenset(), "news-haunted": frozenset({"what", "seat", "room"})})
    assert check(needed=needed) == ["game/words/en/game.ftl:5: news-haunted takes $ghosts, which it is not given"]


def test_a_game_s_vocabulary_says_what_it_needs() -> None:
    needed = needed_messages(gloaming.find("dont-go-in-there"))
    assert needed.messages["title"] == frozenset()
    assert needed.messages["option-types"] == frozenset()
    assert needed.messages["question-re-roll"] == frozenset({"dice", "ghosts"})
    assert needed.messages["answer-re-roll-keep"] == frozenset({"choice", "item"})
    assert needed.messages["answer-place"] == frozenset({"choice", "item", "room", "space"})
    assert needed.messages["news-haunted"] == frozenset({"what", "seat", "room", "space", "ghosts"})
    assert {"room-attic", "room-secret-passage"} <= needed.values["room"]
