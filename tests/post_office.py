"""A post office for tests: it speaks SMTP as a real one does, with STARTTLS and AUTH, and keeps what it is given."""

from __future__ import annotations

import base64
import socketserver
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any


def certificate(home: Path) -> Path:
    """A certificate for this machine alone, with its key in the same file; needs openssl."""
    made, key = home / "post.pem", home / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
         "-subj", "/CN=post office", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2",
         "-keyout", key, "-out", made],
        check=True, capture_output=True,
    )  # fmt: skip
    made.write_text(made.read_text() + key.read_text())
    return made


class PostOffice(socketserver.ThreadingTCPServer):
    """Takes letters from whoever encrypts and knows the password."""

    allow_reuse_address = daemon_threads = True

    def __init__(self, pem: Path | None, user: str, password: str) -> None:
        super().__init__(("127.0.0.1", 0), Counter)
        self.pem, self.known = pem, f"\0{user}\0{password}"
        self.heard: list[str] = []  # what was said, but for letters
        self.letters: list[tuple[str, str, str]] = []  # from, to, text

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Somebody hung up."""


class Counter(socketserver.StreamRequestHandler):
    """One conversation."""

    server: PostOffice

    def handle(self) -> None:
        self.safe = self.known = False
        self.sender = self.to = ""
        self.say("220 post office")
        while line := self.rfile.readline():
            said = line.decode().strip()
            self.server.heard.append(said)
            if not self.obey(said, said.split(" ")[0].upper()):
                return

    def finish(self) -> None:
        with suppress(OSError):
            super().finish()
        self.connection.close()

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())
        self.wfile.flush()

    def obey(self, said: str, word: str) -> bool:
        if word == "EHLO":
            offers = ["post office", *(["STARTTLS"] if self.server.pem and not self.safe else []), "AUTH PLAIN"]
            self.say("\r\n".join(f"250{' ' if offer is offers[-1] else '-'}{offer}" for offer in offers))
        elif word == "STARTTLS":
            self.encrypt()
        elif word == "AUTH":
            self.known = base64.b64decode(said.split(" ")[2]).decode() == self.server.known
            self.say("235 come in" if self.known else "535 who are you?")
        elif word in ("MAIL", "RCPT") and not self.known:
            self.say("530 say first who you are")
        elif word == "MAIL":
            self.sender = said
            self.say("250 well")
        elif word == "RCPT":
            self.to = said
            self.say("250 well")
        elif word == "DATA":
            self.take()
        elif word == "QUIT":
            self.say("221 farewell")
            return False
        else:
            self.say("250 well" if word in ("RSET", "NOOP") else "502 what?")
        return True

    def encrypt(self) -> None:
        self.say("220 whisper")
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(str(self.server.pem))
        self.connection = context.wrap_socket(self.connection, server_side=True)
        self.rfile, self.wfile = self.connection.makefile("rb"), self.connection.makefile("wb")
        self.safe = True

    def take(self) -> None:
        self.say("354 go on")
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        self.server.letters.append((self.sender, self.to, b"".join(lines).decode()))
        self.say("250 it is on its way")


@contextmanager
def post_office(pem: Path | None, user: str = "house", password: str = "a long secret") -> Iterator[PostOffice]:
    """A post office for as long as the block lasts."""
    with PostOffice(pem, user, password) as office:
        thread = threading.Thread(target=office.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        try:
            yield office
        finally:
            office.shutdown()
            thread.join()
