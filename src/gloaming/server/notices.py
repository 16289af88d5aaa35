"""Notices to people who are asked and do not look: a webhook of the server's own, and e-mail. Both are off by default.

That a notice is sent is an event of the table, kept before it goes out: it is sent once at most, by one worker.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
import urllib.request
from email.message import EmailMessage

from gloaming.kernel.catalogue import ENGLISH
from gloaming.server.messages import encode
from gloaming.server.settings import Mail, Settings
from gloaming.tables import Table

TIMEOUT = 10  # seconds
PAUSES = (0, 1, 2)  # seconds before each try

log = logging.getLogger("gloaming.notices")


class Notices:
    """Sends notices."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    async def send(self, table: Table, seat: int) -> None:
        """Tell a person that it is their turn, in every way there is."""
        letter = notice(self.settings.public_url, table, seat)
        mail, address = self.settings.mail, table.seats[seat].mail
        if self.settings.webhook:
            await attempt("webhook", post, self.settings.webhook, encode(letter))
        if mail is not None and address:
            await attempt("mail", post_mail, mail, address, letter)


def notice(public_url: str, table: Table, seat: int) -> dict[str, str | int]:
    """What a notice says, in the language of its person: nothing that is a secret at the table."""
    language, name = table.seats[seat].language or ENGLISH, table.seats[seat].name
    words = table.played.catalogue(language)
    game = words.say("title")
    return {
        "table": table.id,
        "link": f"{public_url.rstrip('/')}/tables/{table.id}",
        "game": game,
        "seat": seat,
        "name": name,
        "language": language,
        "subject": words.say("notice-subject", {"game": game}),
        "text": words.say("notice-text", {"name": name, "game": game}),
    }


async def attempt(way: str, sending: object, *given: object) -> None:
    """Try to send something a few times; a failure is logged without what was sent, or to whom."""
    for pause in PAUSES:
        await asyncio.sleep(pause)
        try:
            await asyncio.to_thread(sending, *given)  # type: ignore[arg-type]
        except Exception as error:  # whatever a server far away, or an odd address, leads to
            log.warning("a notice was not sent", extra={"way": way, "why": type(error).__name__})
        else:
            return


def post(url: str, body: bytes) -> None:
    """Send a notice to the webhook."""
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"}, method="POST")
    with urllib.request.urlopen(request, timeout=TIMEOUT):
        pass


def post_mail(mail: Mail, address: str, letter: dict[str, str | int]) -> None:
    """Send a notice by e-mail."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, address, letter["subject"]
    message.set_content(f"{letter['text']}\n\n{letter['link']}\n")
    with smtplib.SMTP(mail.host, mail.port, timeout=TIMEOUT) as server:
        if mail.tls:
            server.starttls(context=ssl.create_default_context())
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
