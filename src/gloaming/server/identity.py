"""Who somebody is: a guest without an account, known by a signed cookie; and links that move a seat."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import cookie_parser

from gloaming.kernel.refusal import Refusal

COOKIE = "gloaming"
YEAR = 365 * 24 * 60 * 60
LINK_LASTS = 60 * 60  # seconds in which a link that moves a seat can be used
LONGEST_TOKEN = 1000


class SeatLink(NamedTuple):
    """What a secret link says: which seat of which table, and since which event it was held when the link was made."""

    table_id: str
    seat: int
    held: int


def new_table_id() -> str:
    """The name of a table, which nobody can guess: whoever knows it has been given the link."""
    return secrets.token_urlsafe(16)


def new_person() -> str:
    """The name of a guest."""
    return secrets.token_urlsafe(16)


class Identity:
    """Signs and reads cookies and links."""

    def __init__(self, secret: str, *, secure: bool = False) -> None:
        self.guests = URLSafeTimedSerializer(secret, salt="gloaming guest")
        self.links = URLSafeTimedSerializer(secret, salt="gloaming seat")
        self.secure = secure

    def person(self, cookies: str) -> str:
        """The guest whom a Cookie header names; nobody if there is none, or none that this server signed."""
        return self.guest(cookie_parser(cookies).get(COOKIE, ""))

    def guest(self, token: str) -> str:
        """The guest whom a cookie's value names; nobody if this server did not sign it, or too long ago."""
        if not 0 < len(token) <= LONGEST_TOKEN:
            return ""
        try:
            person = self.guests.loads(token, max_age=YEAR)
        except BadSignature:
            return ""
        return person if isinstance(person, str) else ""

    def cookie(self, person: str) -> str:
        """The Set-Cookie header that lets a guest be known again."""
        lasting = f"{COOKIE}={self.guests.dumps(person)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        return f"{lasting}; Secure" if self.secure else lasting

    def link(self, table_id: str, seat: int, held: int) -> str:
        """A secret that moves a seat to whoever has it, once."""
        return str(self.links.dumps([table_id, seat, held]))

    def read_link(self, token: str) -> SeatLink:
        """What a link says; one that was changed or is too old is refused."""
        try:
            table_id, seat, held = self.links.loads(token[:LONGEST_TOKEN], max_age=LINK_LASTS)
        except (BadSignature, ValueError, TypeError) as error:
            raise Refusal("link") from error
        return SeatLink(table_id, seat, held)
