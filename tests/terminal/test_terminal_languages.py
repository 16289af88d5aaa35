"""The terminal in other languages: what it says, and what can be typed."""

from pathlib import Path

import pytest
from click.testing import CliRunner

import gloaming
from gloaming.cli import main
from gloaming.kernel.catalogue import catalogue, languages
from gloaming.kernel.game import Game
from gloaming.terminal import Screen, commands
from gloaming.terminal.commands import COMMANDS
from gloaming.terminal.screen import COLUMNS
from keyboards import DONT_GO_IN, MAZE, MOOR, Begin, at_every_game, go_on_until

LANGUAGES = [language for language in languages() if language != "en"]
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@at_every_game
@in_every_language
def test_a_whole_game_is_played_in_another_language(evening: Begin, game: Game, language: str) -> None:
    options = {"turns": 2} if game.id == MAZE else {"rounds": 3, "quick": True} if game.id == MOOR else None
    table = evening(game.id, 3, "whole", 1, options, language)

    def something(screen: Screen) -> str:
        return "" if table.match.over or not screen.offered else screen.offered[0]

    table.types("help", "news", "answers", "rules", "dance", *[something] * 3000)
    assert table.match.over
    own = game.voice(language)
    told = " ".join(table.read.split())
    for said in (own.about("title"), own.about("credit"), own.result(table.match.state, table.match.names)):
        assert " ".join(said.split()) in told
    assert max(map(len, table.read.splitlines())) <= COLUMNS
    if languages(game.catalogue_folder).count(language):
        for english in (
            "Type ",
            "Places and scores",
            "Good night",
            "is no answer",
            "There are",
            game.voice().about("blurb"),
        ):
            assert english not in table.read


@in_every_language
def test_help_in_another_language_names_every_command(evening: Begin, language: str) -> None:
    (said, *_) = evening("haunted", 2, language=language).types("help")
    for name in {*COMMANDS, *commands.TELLING} - {"help"}:
        assert f"\n  {catalogue(language).say(f'command-{name}')} " in said
    assert max(map(len, said.splitlines())) <= COLUMNS


def test_commands_are_typed_in_the_readers_language_or_in_english(evening: Begin) -> None:
    own, english = evening("haunted", 2, language="de"), evening("haunted", 2, language="de")
    german = ("hilfe", "Tisch", "antworten", "neues", "verlauf", "regeln HA-2", "erzähle Es war kalt.", "erzählt")
    said = own.types(*german, "herausnehmen 1", "geschichte", "?", "zurück", "ende")
    named = ("help", "table", "answers", "news", "log", "rules HA-2", "tell Es war kalt.", "told")
    assert said == english.types(*named, "take-out 1", "story", "help", "undo", "quit")
    assert "ist hier keine Antwort" not in own.read


def test_lists_and_headings_are_punctuated_as_the_language_does(evening: Begin) -> None:
    contents, rule, *_ = evening(DONT_GO_IN, 2, language="fr").types("rules", "rules DGIT-33")
    assert "\nMise en place\N{NO-BREAK SPACE}: DGIT-1, DGIT-2" in contents
    assert rule.startswith("DGIT-33 poupée\N{NO-BREAK SPACE}: Si cette poupée")
    said = gloaming.find(DONT_GO_IN).catalogue("fr").say("adviser-line", {"steps": ["cave", "grenier"]})
    assert said == "Ensuite, sans doute\N{NO-BREAK SPACE}: cave\N{NARROW NO-BREAK SPACE}; grenier."


def test_the_end_is_left_or_played_on_in_the_readers_language(
    evening: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table = evening(players=2, seed="again", language="de")

    def until_the_end(screen: Screen) -> str:
        return "tanze" if table.match.over else screen.offered[0]

    table.types(*[until_the_end] * 60, "speichern abend.txt", "nochmal", "ende")
    read = table.read.replace("\n", " ")
    assert "du kannst eingeben: nochmal, tisch, neues, verlauf, regeln, speichern, ende." in read
    assert "Aufgehoben in abend.txt." in table.read
    assert table.read.count("Don't Go In There\n====") == 2
    assert table.read.endswith("Gute Nacht.\n")


def test_the_keyboard_is_passed_in_the_readers_language(evening: Begin) -> None:
    table = evening(people=2, language="de")
    table.types("", "kinderzimmer platz 1", "zurück", "flur platz 1")
    assert "gib „zurück“ ein" in " ".join(table.read.split())
    assert "Zurückgenommen." in table.read


def test_an_answer_is_typed_in_the_language_or_as_it_is_written(evening: Begin) -> None:
    for typed in ("1", "place nursery 1", "nursery 1", "Kinderzimmer, Platz 1", "kinderzimmer platz 1"):
        (said, *_) = evening(language="de").types(typed)
        assert "Ada setzte eine Figur ins Kinderzimmer, Platz 1." in said, typed
    unclear, unknown, forbidden, *_ = evening(language="de").types("Kinder", "Küche", "answers kinder")
    assert "„Kinder“ könnte „Kinderzimmer, Platz 1“, " in unclear
    assert "„Küche“ ist hier keine Antwort" in unknown
    assert forbidden.splitlines()[0] == "  1 Kinderzimmer, Platz 1   place nursery 1"


def test_an_answer_is_typed_with_the_signs_that_a_keyboard_has(evening: Begin) -> None:
    for typed in ("Chambre d’enfants, case 1", "chambre d'enfants case 1", '"chambre d\'enfants, case 1"'):
        (said, *_) = evening(language="fr").types(typed)
        assert "Ada a posé un pion dans la chambre d’enfants, case 1." in said, typed


def test_what_the_rules_forbid_is_refused_in_the_language(evening: Begin) -> None:
    table = evening(language="de")
    table.match.answer("Cleo", "place nursery 4")
    for said in table.types("nursery 4", "Kinderzimmer, Platz 4", "kinderzimmer platz 4")[:3]:
        assert said.startswith("„Kinderzimmer, Platz 4“ ist von Cleo besetzt; frei: Kinderzimmer, Platz 1;")
        assert "(DGIT-10)" in said


@pytest.mark.parametrize(
    ("given", "environment", "said"),
    [
        (["--language", "de"], {}, "Gute Nacht."),
        ([], {"LC_ALL": "fr_FR.UTF-8"}, "Bonne nuit."),
        (["--language", "en"], {"LC_ALL": "de_DE.UTF-8"}, "Good night."),
        ([], {"LC_ALL": "tlh"}, "Good night."),
    ],
)
def test_the_language_is_the_wanted_one_or_that_of_the_locale(
    given: list[str], environment: dict[str, str], said: str
) -> None:
    ran = CliRunner().invoke(main, ["play", DONT_GO_IN, *given], input="quit\n", env=environment)
    assert ran.exit_code == 0
    assert ran.stdout.endswith(f"{said}\n")


def test_a_command_refuses_in_its_language() -> None:
    ran = CliRunner().invoke(main, ["play", "chess", "--language", "de"])
    assert (ran.exit_code, ran.stdout) == (1, "")
    assert ran.stderr.startswith("Ein Spiel „chess“ gibt es nicht; es gibt: ")
    ran = CliRunner().invoke(main, ["simulate", "chess"], env={"LC_ALL": "fr_FR"})
    assert ran.stderr.startswith("Il n’y a pas de jeu")
    ran = CliRunner().invoke(main, ["replay", "x", "--language", "tlh"])
    assert ran.exit_code == 1
    assert ran.stderr == f'There is no language "tlh"; there are: {", ".join(languages())}.\n'


MISUSED = {
    ("dance",): "Einen Befehl „dance“ gibt es nicht; gemeint ist vielleicht balance oder trace.",
    ("--colour",): "Eine Option „--colour“ gibt es nicht.",
    ("--",): "Welcher Befehl? „gloaming --help“ zählt sie auf.",
    ("play",): "Welches Spiel? „gloaming games“ zählt sie auf.",
    ("play", "haunted", "--laguage", "fr"): "Eine Option „--laguage“ gibt es nicht; gemeint ist vielleicht --language.",
    ("play", "haunted", "--seed"): "--seed braucht einen Wert.",
    ("games", "--json=yes"): "--json nimmt keinen Wert.",
    ("games", "of", "chance"): "Das ist mehr, als der Befehl nimmt: of, chance.",
    ("simulate",): "GAME fehlt.",
    ("tournament", "haunted"): "--bots fehlt.",
    ("play", "haunted", "--players", "three"): "--players nimmt eine ganze Zahl.",
    ("advise", "evening.txt", "--seconds", "few"): "--seconds nimmt eine Zahl.",
    ("serve", "--port", "99999"): "--port nimmt eine ganze Zahl von 0 bis 65535.",
    ("trace", "haunted", "--seed", "\udcff"): "--seed nimmt einen Text, der sich wieder aufschreiben lässt.",
}


@pytest.mark.parametrize(("words", "why"), MISUSED.items(), ids=map(" ".join, MISUSED))
def test_what_is_wrong_with_a_command_is_said_in_the_readers_language(words: tuple[str, ...], why: str) -> None:
    ran = CliRunner().invoke(main, words, env={"LC_ALL": "de_DE.UTF-8"}, prog_name="gloaming")
    assert (ran.exit_code, ran.stdout) == (2, "")
    form, more, nothing, fault = ran.stderr.splitlines()
    command = " ".join(["gloaming", *words[:1]]) if words[0] in main.commands else "gloaming"
    assert form.startswith(f"Aufruf: {command} [")
    assert (more, nothing) == (f"Mehr dazu zeigt „{command} --help“.", "")
    assert fault == f"Fehler: {why}"


def test_the_wanted_language_is_spoken_although_something_else_is_wrong() -> None:
    for given in (
        ["--language", "fr", "--colour"],
        ["--colour", "--language=fr"],
        ["--language", "de", "--language=fr"],
    ):
        ran = CliRunner().invoke(main, ["games", *given, "--colour"], env={"LC_ALL": "de_DE.UTF-8"})
        assert ran.stderr.splitlines()[-1].startswith("Erreur\N{NO-BREAK SPACE}: Il n’y a pas d’option")
    ran = CliRunner().invoke(main, ["games", "--language"], env={"LC_ALL": "de_DE.UTF-8"})
    assert ran.stderr.endswith("Fehler: --language braucht einen Wert.\n")


def test_a_file_that_cannot_be_loaded_is_refused_in_the_readers_language() -> None:
    ran = CliRunner().invoke(main, ["play", "--load", "nirgends.txt", "--language", "de"])
    assert ran.exit_code == 1
    assert ran.stderr.startswith("nirgends.txt ist nicht zu lesen: Eine solche Datei oder einen solchen Ordner")
    assert "No such file" not in ran.stderr


def test_a_record_is_told_and_made_a_story_in_a_language() -> None:
    table = gloaming.start("haunted", 2, seed="words")
    go_on_until(table, lambda match: match.step > 40)
    gloaming.save(table, "evening.txt")
    told = CliRunner().invoke(main, ["replay", "evening.txt", "--step", "30", "--language", "de"]).stdout
    assert "Das Spiel geht nach 30 Antworten weiter." in told
    assert "Haunted: Ada, Ben" in told
    written = CliRunner().invoke(main, ["story", "evening.txt", "--out", "a.html", "--language", "de"]).stdout
    assert written == "Die Geschichte steht in a.html.\n"
