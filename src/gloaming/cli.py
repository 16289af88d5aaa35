"""The command line, but for what cli_bots and cli_server have."""

from __future__ import annotations

import json
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import gloaming
from gloaming import cli_bots, cli_server
from gloaming.kernel.catalogue import languages
from gloaming.kernel.game import ABOUT
from gloaming.kernel.refusal import Refusal, as_number
from gloaming.terminal.command_line import (
    MOST_GAMES,
    MOST_THREADS,
    REFUSED,
    Commands,
    Progress,
    bot_option,
    compile_for,
    cores,
    game_argument,
    json_option,
    language_option,
    middling,
    options_option,
    players_option,
    print_json,
    pronouns_option,
    read_options,
    read_pronouns,
    say,
    seed_option,
)
from gloaming.terminal.usage import Misuse

if TYPE_CHECKING:
    from gloaming.kernel.game import Game, Option
    from gloaming.kernel.voice import Voice


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(gloaming.__version__, prog_name="gloaming")
def main() -> None:
    """A home for haunted-house tabletop games: play them, simulate them, study them.

    \b
    gloaming games                                     what there is to play
    gloaming play dont-go-in-there                     play against two bots
    gloaming simulate dont-go-in-there --games 100000  who wins, and how fast
    gloaming COMMAND --help                            all about a command

    Exit codes: 0 all is well; 1 Gloaming refused something and says why; 2 a command was not written as it should be.
    """


@main.command(short_help="List the games, with their options.")
@language_option
@json_option
def games(language: str, as_json: bool) -> None:
    """List the games with their options: those of the house, then those of other packages.

    \b
    gloaming games
    gloaming games --language de
    gloaming games --json
    """
    listed = gloaming.games()
    if as_json:
        print_json([game_summary(game, game.voice(language)) for game in listed])
    else:
        click.echo("\n\n".join(game_entry(game, game.voice(language)) for game in listed))


def game_entry(game: Game, voice: Voice) -> str:
    """What there is to know of a game before it is played, in lines."""
    facts = {"least": game.seats.start, "most": game.seats.stop - 1, "minutes": voice.about("minutes")}
    lines = [voice.catalogue.say("games-facts", {"title": voice.about("title"), **facts})]
    lines += [voice.about("blurb"), voice.about("credit")]
    own = own_voice(game, voice)
    lines += [f"--option {option.key}=...  {option_entry(option, own)}" for option in game.options]
    return "\n  ".join([game.id, *lines])


def own_voice(game: Game, voice: Voice) -> Voice:
    """The voice, or the English one where the game lacks its language: no sentence is half in one, half in another."""
    return voice if voice.catalogue.language in languages(game.catalogue_folder) else game.voice()


def option_entry(option: Option, voice: Voice) -> str:
    """What an option is called and does, and how it is written if that is yes or no, or some of many names."""
    label, does = voice.option(option)
    shown = {"label": label, "switch": isinstance(option.default, bool), "help": does}
    lines = [voice.catalogue.say("games-option", shown)]
    if option.choices:
        lines.append(f"    {voice.catalogue.say('games-choices', {'choices': option.choices})}")
    return "\n".join(lines)


def game_summary(game: Game, voice: Voice) -> dict[str, Any]:
    """The same as JSON."""
    return {
        "id": game.id,
        **{what: voice.about(what) for what in ABOUT},
        "rules": game.rules,
        "players": [game.seats.start, game.seats.stop - 1],
        "options": [{"key": each.key, "help": voice.option(each)[1], "default": each.default} for each in game.options],
    }


@main.command(short_help="Play in the terminal, against bots or with friends.")
@click.argument("game_id", metavar="GAME", required=False)
@players_option
@bot_option(
    "instinct", 'A level, as "owl", or random, instinct, search:2000, search:500ms; "gloaming bots" lists them.'
)
@click.option("--humans", type=int, default=1, metavar="K", show_default=True, help="How many people play.")
@seed_option(None, "Decides all that chance does; a secret one is made if left out.")
@options_option
@click.option("--name", "names", multiple=True, metavar="NAME", help="A player's name, people first. Several times.")
@pronouns_option
@click.option("--load", "file", metavar="FILE", help="Go on with a game that was saved.")
@language_option
def play(
    game_id: str | None,
    players: int | None,
    bot: str,
    humans: int,
    seed: str | None,
    options: tuple[str, ...],
    names: tuple[str, ...],
    pronouns: tuple[str, ...],
    file: str | None,
    language: str,
) -> None:
    """Play a game in the terminal, against bots or with friends at one keyboard.

    Type "help" there to see all that you can type.

    \b
    gloaming play dont-go-in-there
    gloaming play dont-go-in-there --players 5 --name Mina
    gloaming play dont-go-in-there --humans 2 --name Mina --name Jonathan
    gloaming play haunted --name Mina --pronouns she
    gloaming play haunted --language de
    gloaming play --load tonight.txt
    """
    from gloaming import bots, terminal  # noqa: PLC0415
    from gloaming.terminal import keeping  # noqa: PLC0415

    bots.find_bot(bot)
    if file is not None:
        if players is not None or seed is not None or options or names:
            raise Misuse("usage-load")
        match = keeping.load(file, game_id)
    elif game_id is None:
        raise Misuse("usage-game")
    else:
        game = gloaming.find(game_id)
        count = max(middling(game), humans, len(names)) if players is None else players
        match = keeping.begin(game, count, names, read_options(options), seed)
    match.choose_pronouns(read_pronouns(pronouns, match.names))
    if not 0 <= humans <= len(match.names):
        raise Refusal("people", people=humans, seats=len(match.names))
    compile_for([bot], match.game)
    terminal.play(match, terminal.Company(range(humans), bot), terminal.Screen(language=language))


@main.command(short_help="Play many games between bots: wins, lengths, scores, speed.")
@game_argument
@players_option
@click.option("--games", type=int, default=1000, metavar="K", show_default=True, help="How many games.")
@bot_option("random")
@seed_option("0", "Decides everything: the same seed gives the same games.")
@click.option("--threads", type=int, metavar="T", help="How many games are played at once; all cores if left out.")
@click.option("--interpreted", is_flag=True, help="In plain Python: more slowly, with the same result.")
@options_option
@json_option
def simulate(
    game_id: str,
    players: int | None,
    games: int,
    bot: str,
    seed: str,
    threads: int | None,
    interpreted: bool,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play many games between bots: wins by seat with 95 % intervals, lengths, scores, speed.

    \b
    gloaming simulate dont-go-in-there --players 3 --games 1000000
    gloaming simulate dont-go-in-there --bot instinct --seed tuesday --json
    """
    from gloaming.bots import find_habit  # noqa: PLC0415
    from gloaming.lab.simulate import simulate as play_many  # noqa: PLC0415
    from gloaming.terminal import report  # noqa: PLC0415

    game = gloaming.find(game_id)
    count = middling(game) if players is None else players
    kinds, chosen = [find_habit(bot)] * count, game.check_options(read_options(options), count)
    at_once = cores() if threads is None else threads
    if games > MOST_GAMES or at_once > MOST_THREADS:
        raise Refusal("most-threads", games=MOST_GAMES, threads=MOST_THREADS)
    if not interpreted and find_spec("numba") is None:
        click.echo(
            'Numba is not installed: the games are interpreted. "pip install gloaming[fast]" is faster.', err=True
        )
    played = 0

    def on_progress(more: int) -> None:
        nonlocal played
        played += more
        progress(f"Playing {games:,} games", played / games)

    with Progress() as progress:
        tally = play_many(
            game,
            count,
            games,
            kinds,
            seed=seed,
            threads=at_once,
            interpreted=interpreted,
            options=chosen,
            on_progress=on_progress,
            on_compiling=lambda done: progress(f"Compiling {game.title}", done),
        )
    summary = {"game": game.id, "rules": game.rules, "bot": bot, "seed": seed, "options": chosen, **tally.summary()}
    if as_json:
        print_json(summary)
    else:
        click.echo(report.simulation(game.title, summary, at_once))


@main.command(short_help="How fair a game is: ways of ending, and each seat's share of the wins.")
@game_argument
@click.option("--games", type=int, default=1000, metavar="K", show_default=True, help="How many at each table.")
@seed_option("0", "Decides everything: the same seed gives the same games.")
@options_option
@json_option
def balance(game_id: str, games: int, seed: str, options: tuple[str, ...], as_json: bool) -> None:
    """Play games between instinct bots at every number of players: how they end, and who wins, with 95 % intervals.

    \b
    gloaming balance haunted-destinies
    gloaming balance haunted-destinies --games 4000 --option quick=no --json
    """
    from gloaming.lab.balance import as_lines  # noqa: PLC0415
    from gloaming.lab.balance import balance as weigh  # noqa: PLC0415

    game = gloaming.find(game_id)
    if games > MOST_GAMES:
        raise Refusal("most-games", games=MOST_GAMES)
    played = 0

    def on_progress(more: int) -> None:
        nonlocal played
        played += more
        progress(f"Playing {games:,} games at each table", played / games / len(game.seats))

    with Progress() as progress:
        weighed = weigh(
            game,
            games,
            seed=seed,
            options=read_options(options),
            on_progress=on_progress,
            on_compiling=lambda done: progress(f"Compiling {game.title}", done),
        )
    if as_json:
        print_json(weighed)
    else:
        click.echo(as_lines(game.title, weighed))


@main.command(short_help="Tell a game in full, one JSON object a line.")
@game_argument
@players_option
@seed_option("0", "Decides everything: the same seed gives the same game.")
@bot_option("random")
@options_option
def trace(game_id: str, players: int | None, seed: str, bot: str, options: tuple[str, ...]) -> None:
    """Tell a game between bots in full, one JSON object a line, with all that is hidden.

    docs/trace.md describes every field. It is the first game of a simulation with the same seed and bot.

    \b
    gloaming trace dont-go-in-there --players 3 --seed 7 > game.jsonl
    gloaming trace dont-go-in-there | tail -1 | jq .result
    """
    from gloaming.bots import find_habit  # noqa: PLC0415
    from gloaming.lab.trace import trace as tell  # noqa: PLC0415

    game = gloaming.find(game_id)
    count = middling(game) if players is None else players
    for line in tell(game, count, find_habit(bot), seed=seed, options=read_options(options)):
        click.echo(json.dumps(line))


@main.command(short_help="Tell a recorded game in words.")
@click.argument("file", metavar="FILE")
@click.option("--step", type=int, metavar="N", help="Only the first N answers, and the table as it was then.")
@click.option("--as", "name", metavar="NAME", help="As this player heard and saw it.")
@click.option("--all", "everything", is_flag=True, help="With all that was hidden.")
@language_option
@json_option
def replay(file: str, step: int | None, name: str | None, everything: bool, language: str, as_json: bool) -> None:
    """Tell a recorded game in words, as whoever looked on heard it.

    \b
    gloaming replay tonight.txt
    gloaming replay tonight.txt --as Ada --step 40
    """
    from gloaming.kernel.seats import SPECTATOR  # noqa: PLC0415
    from gloaming.terminal import display  # noqa: PLC0415

    if name is not None and everything:
        raise Misuse("usage-as-all")
    if step is not None and not 0 <= step <= len(gloaming.read(file).answers):
        raise Refusal("step", step=as_number(step), count=len(gloaming.read(file).answers))
    match = gloaming.load(file, steps=step)
    viewer = display.ALL_KNOWING if everything else SPECTATOR if name is None else match.seat(name)
    if as_json:
        print_json(display.as_json(match, viewer, language))
        return
    words = match.game.catalogue(language)
    click.echo(words.say("labelled", {"label": words.say("title"), "text": ", ".join(match.names)}) + "\n")
    for sentence in display.sentences(match, viewer, language=language):
        click.echo(sentence)
    if step is not None:
        click.echo("\n" + display.description(match, viewer, language))
    goes_on = words.say("screen-goes-on", {"count": match.step})
    click.echo("\n" + (display.result(match, language) if match.over else goes_on))


@main.command(short_help="Make a story of a recorded game that was told.")
@click.argument("file", metavar="FILE")
@click.option("--html", "kind", flag_value="html", help="One HTML file: to be read on any screen, sent, or printed.")
@click.option("--markdown", "kind", flag_value="markdown", help="Markdown, which is what you get unless you ask.")
@click.option("--out", metavar="FILE", help="Write it there; one that ends in .html is HTML without being asked.")
@language_option
@pronouns_option
def story(file: str, kind: str | None, out: str | None, language: str, pronouns: tuple[str, ...]) -> None:
    """Make a story of a recorded game whose players told what happened.

    What they told stands in its place, set apart, with their names. Where they were silent, a narrator speaks; where
    something was taken out, too. A game that is not over is told as far as it went.

    \b
    gloaming story tonight.txt
    gloaming story tonight.txt --out tonight.html
    gloaming story tonight.txt --markdown | less
    gloaming story tonight.txt --pronouns Ada=she --pronouns Ben=he
    gloaming story tonight.txt --language de
    """
    from gloaming.kernel.story import story as story_of  # noqa: PLC0415
    from gloaming.kernel.typeset import TYPESETTERS  # noqa: PLC0415
    from gloaming.terminal import keeping  # noqa: PLC0415

    match = gloaming.load(file)
    match.choose_pronouns(read_pronouns(pronouns, match.names))
    if out is None:
        click.echo(TYPESETTERS[kind or "markdown"](story_of(match, language)), nl=False)
    else:
        path = keeping.save_story(match, out, kind or "", language)
        click.echo(say("screen-story-in", {"file": str(path)}))


@main.command(short_help="Check a record: every line, every draw, the digest.")
@click.argument("file", metavar="FILE")
@seed_option(None, "The seed, if the record withholds it.")
@language_option
@json_option
def verify(file: str, seed: str | None, language: str, as_json: bool) -> None:
    """Play a record again and check every line, every draw of chance, the result and the digest.

    \b
    gloaming verify tonight.txt
    """
    from gloaming.kernel.state import digest  # noqa: PLC0415

    match = gloaming.load(file, seed=seed)
    checked = {
        "game": match.game.id,
        "rules": match.game.rules,
        "answers": match.step,
        "finished": match.over,
        "chance_checked": match.seed is not None,
        "commitment": match.commitment,
        "digest": digest(match.state),
    }
    if as_json:
        print_json(checked)
        return
    title = match.game.voice(language).about("title")
    click.echo(say("verified", {"title": title, "count": match.step}))
    click.echo(say("verified-seed-withheld" if match.seed is None else "verified-seed"))


@main.command(short_help="Play random games and check every law at every step.")
@game_argument
@click.option("--games", type=int, default=100, metavar="K", show_default=True, help="How many games.")
@click.option("--players", type=int, metavar="N", help="How many play; every number in turn if left out.")
@seed_option("0", "Decides everything: the same seed gives the same games.")
@json_option
def fuzz(game_id: str, games: int, players: int | None, seed: str, as_json: bool) -> None:
    """Play random games and check every law at every step: no crash, no dead end, no endless game, no leak.

    A game that breaks one is saved as a record, up to the step before.

    \b
    gloaming fuzz dont-go-in-there --games 1000
    """
    from gloaming.lab import fuzz as fuzzing  # noqa: PLC0415
    from gloaming.terminal import report  # noqa: PLC0415

    game = gloaming.find(game_id)
    with Progress() as progress:
        found = fuzzing.fuzz(
            game,
            games,
            players=players,
            seed=seed,
            on_progress=lambda played: progress(f"Fuzzing {game.title}", played / games),
        )
    failure = found.failure
    path = fuzzing.save(failure, Path.cwd()) if failure else None
    if as_json:
        print_json(fuzzing.summary(game, found, seed, path))
    elif failure is None:
        played = report.counted(found.games, "game"), report.counted(found.answers, "answer")
        click.echo(f"{game.title}: {played[0]}, {played[1]}, no law broken.")
    if failure:
        where = f"{path} holds it up to there" if path else "no record of it could be written"
        click.echo(
            f"Game {failure.number} (seed {failure.seed!r}), step {failure.step}: {failure.what}; {where}.", err=True
        )
        raise click.exceptions.Exit(REFUSED)


@main.command(short_help="Print the JSON Schema of views, news and answers.")
@game_argument
def schema(game_id: str) -> None:
    """Print the JSON Schema of a game's views, news and answers.

    \b
    gloaming schema dont-go-in-there > dont-go-in-there.schema.json
    """
    from gloaming.lab.schema import schema as schema_of  # noqa: PLC0415

    print_json(schema_of(gloaming.find(game_id)))


@main.command(short_help="Compile games now.")
@click.argument("game_ids", metavar="[GAME]...", nargs=-1)
@click.option("--bots", "thoughts", is_flag=True, help="Also what bots need that think.")
@json_option
def warm(game_ids: tuple[str, ...], thoughts: bool, as_json: bool) -> None:
    """Compile games now, so that no simulation has to wait; all games if none is named.

    \b
    gloaming warm
    gloaming warm dont-go-in-there --bots
    """
    wanted = [gloaming.find(game_id) for game_id in game_ids] or gloaming.games()
    if find_spec("numba") is None:
        raise Refusal("lacks-numba")
    from gloaming.twins.compiled import cache_home  # noqa: PLC0415

    seconds = {}
    for game in wanted:
        seconds[game.id] = warm_up(game, thoughts)
        if not as_json:
            click.echo(f"{game.title}: ready after {seconds[game.id]:.1f} s")
    if as_json:
        print_json({"seconds": seconds, "cache": str(cache_home())})
    else:
        click.echo(f"What was compiled lies in {cache_home()}")


def warm_up(game: Game, thoughts: bool) -> float:
    """Compile a game, its bulk play and its stepping, and thoughts about it; say how many seconds that took."""
    from gloaming.bots import search  # noqa: PLC0415
    from gloaming.kernel.seats import MOST_SEATS  # noqa: PLC0415
    from gloaming.lab.bulk import Bulk, Stepper  # noqa: PLC0415

    start, players = time.perf_counter(), middling(game)
    with Progress() as progress:
        Bulk(game, game.lay(players), [0] * MOST_SEATS, "0", lambda done: progress(f"Compiling {game.title}", done))
        Stepper(game, players)
        if thoughts:
            search.compile_thoughts(game, progress.compiling(game))
    return time.perf_counter() - start


for command in (cli_bots.bots, cli_bots.tournament, cli_bots.advise, cli_server.serve, cli_server.join):
    main.add_command(command)
