"""What people tell at a keyboard: the moments that invite them, the passages, the story. Nothing waits for it."""

from __future__ import annotations

import re
from collections.abc import Collection
from textwrap import fill
from typing import TYPE_CHECKING

from gloaming.kernel.refusal import Refusal, shortened
from gloaming.kernel.story import StoryPart, story
from gloaming.kernel.telling import Opening
from gloaming.kernel.typeset import byline
from gloaming.terminal import display, keeping
from gloaming.terminal.screen import COLUMNS

if TYPE_CHECKING:
    from gloaming.terminal.client import Client

FEW = 3  # moments that are offered at once
INDENT = "    "
AT_A_MOMENT = re.compile(r"#([0-9]{1,6})(?:\s+|$)(.*)", re.DOTALL)


# Invitations


def open_moments(client: Client, seats: Collection[int]) -> list[Opening]:
    """The moments of some seats at which nothing stands."""
    return [opening for opening in client.match.moments if opening.moment.seat in seats and not opening.told]


def invite(client: Client, seat: int) -> None:
    """Offer a person the moments that have opened since the last time, in a line each."""
    fresh = [opening for opening in open_moments(client, [seat]) if opening.number > client.moments_offered[seat]]
    client.moments_offered[seat] = len(client.match.moments)
    if fresh:
        client.screen.show()
        offer(client, fresh)


def invite_all(client: Client) -> None:
    """When the game is over, offer everybody the last moments that are still open."""
    still = open_moments(client, client.people)
    if still:
        client.screen.show()
        client.screen.say("screen-still-to-tell")
        offer(client, still)


def offer(client: Client, openings: list[Opening]) -> None:
    """The latest of some moments, with what to type: the very latest of whoever is at the keyboard needs no number."""
    match, alone = client.match, len(client.people) == 1
    latest = {opening.moment.seat: opening.number for opening in match.moments}
    for number, _, moment, _ in openings[-FEW:]:
        bare = latest[moment.seat] == number and (alone or not match.over)
        name = match.names[moment.seat] if match.over and not alone else None
        invitation = {"name": name, "number": None if bare else f"#{number}", "prompt": client.voice.say(moment.prompt)}
        client.screen.say("screen-invitation", invitation, "  ")
    if len(openings) > FEW:
        client.screen.say("screen-more-moments", {"count": len(openings) - FEW})


def show_new(client: Client, seat: int) -> None:
    """What others have told since a person looked last."""
    for passage in client.match.passages[client.passages_read[seat] :]:
        if passage.seat != seat and passage.text is not None:
            client.screen.tell(display.passage_line(client.match, passage, client.screen.language), "  ")
    client.passages_read[seat] = len(client.match.passages)


def warn_of_loss(client: Client) -> bool:
    """Say, once, that words are in no file yet; return whether they are in none."""
    lost = client.match.passages != client.saved_at[1]
    client.saved_at = client.match.step, client.match.passages
    if lost:
        client.screen.say("screen-loss")
    return lost


# Commands


def tell(client: Client, seat: int, rest: str) -> bool:
    """Tell something at a moment of one's own."""
    teller, moment, text = addressed(client, seat, rest)
    if not text:
        raise Refusal("tell-what")
    number = client.match.tell(teller, text, moment)
    client.screen.say("screen-kept", {"number": str(number)})
    return False


def addressed(client: Client, seat: int, rest: str) -> tuple[int, int | None, str]:
    """Whose words were typed, for which moment if it was said, and the words."""
    names, moments = client.match.names, client.match.moments
    at_a_moment = AT_A_MOMENT.fullmatch(rest)
    if at_a_moment:
        number, text = int(at_a_moment[1]), at_a_moment[2]
        teller = moments[number - 1].moment.seat if 0 < number <= len(moments) else client.people.start
        if teller not in client.people:
            raise Refusal("moment-of-bot", moment=number, name=names[teller])
        return teller, number, text
    name, colon, text = rest.partition(":")
    for person in client.people:
        if colon and names[person].casefold() == " ".join(name.split()).casefold():
            return person, None, text.strip()
    if seat not in client.people:
        raise Refusal("tell-whose")
    return seat, None, rest


def show_told(client: Client, seat: int, rest: str) -> bool:
    """What was told so far, with numbers, and which moments are open."""
    match, screen = client.match, client.screen
    for number, passage in enumerate(match.passages, 1):
        said = screen.words.say("screen-taken-out") if passage.text is None else passage.text
        line = screen.words.say("labelled", {"label": match.names[passage.seat], "text": said})
        screen.tell(f"{number:2} {line}", "   ")
    if not match.passages:
        screen.say("screen-nothing-told")
    still = open_moments(client, client.people)
    if still:
        screen.say("screen-still-open")
    for opening in still:
        prompt = client.voice.say(opening.moment.prompt)
        if len(client.people) > 1:
            prompt = screen.words.say("labelled", {"label": match.names[opening.moment.seat], "text": prompt})
        screen.tell(f"  #{opening.number} {prompt}", INDENT)
    return False


def take_out(client: Client, seat: int, rest: str) -> bool:
    """Take a passage out for good, and its words off the screen."""
    match, number = client.match, rest.removeprefix("#")
    if not number.isascii() or not number.isdigit() or len(number) > 6:
        raise Refusal("take-out", text=shortened(rest))
    match.take_out(client.people.start, int(number))
    client.screen.hide()
    client.screen.say("screen-passage-gone", {"number": str(int(number))})
    if client.saved_in:
        client.screen.say("screen-passage-kept", {"file": str(client.saved_in)})
    if not match.over:
        client.show_question(seat)
    return False


def show_story(client: Client, seat: int, rest: str) -> bool:
    """The game so far as a story, on the screen or in a file."""
    screen = client.screen
    if rest:
        path = keeping.save_story(client.match, rest, language=screen.language)
        screen.say("screen-story-in", {"file": str(path)})
        return False
    tale = story(client.match, screen.language)
    screen.tell(f"\n{tale.title}\n{byline(tale)}")
    for chapter in (*tale.chapters, tale.ending):
        screen.tell(f"\n{chapter.heading}" if chapter.heading else "")
        screen.show("\n\n".join(in_lines(part) for part in chapter.parts))
    return False


def in_lines(part: StoryPart) -> str:
    """A paragraph in lines, or a quotation further in with the name below it."""
    indent = INDENT if part.teller else ""
    texts = [part.question, *part.texts, f"- {part.teller}"] if part.teller else part.texts
    return "\n".join(fill(text, COLUMNS, initial_indent=indent, subsequent_indent=indent) for text in texts if text)
