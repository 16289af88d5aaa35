"""What keeps a server safe: origins, rates, sizes, and headers that let a page do nothing but its own."""

from __future__ import annotations

import time
from collections import OrderedDict
from urllib.parse import urlsplit

Headers = dict[bytes, bytes]

LARGEST_BODY = 64 * 1024  # bytes of a request
LARGEST_MESSAGE = 16 * 1024  # bytes of a message from a socket
MOST_BUCKETS = 50_000  # addresses that are remembered

SECURITY = (
    (b"content-security-policy", b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
     b"font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
     b"frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # the address of a private table is a secret
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)  # fmt: skip
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")


class Bucket:
    """How often something may be done: filled so fast, and holding so much."""

    __slots__ = ("a_second", "burst", "left", "then")

    def __init__(self, a_second: float, burst: float) -> None:
        self.a_second, self.burst, self.left, self.then = a_second, float(burst), float(burst), time.monotonic()

    def allows(self) -> bool:
        """Whether it may be done once more; if so, that is noted."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.then) * self.a_second)
        self.then = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Rate:
    """The same for many: a bucket each."""

    def __init__(self, a_second: float, burst: float) -> None:
        self.a_second, self.burst = a_second, burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()  # the one used last is the last

    def allows(self, who: str) -> bool:
        """Whether somebody may do it once more; if so, that is noted."""
        bucket = self.buckets.pop(who, None) or Bucket(self.a_second, self.burst)
        self.buckets[who] = bucket
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket.allows()


def is_same_origin(headers: Headers, public_url: str) -> bool:
    """Whether a request comes from a page of ours, or from no page at all.

    Browsers name the origin of every unsafe request and of every WebSocket; programs name none.
    """
    if headers.get(b"sec-fetch-site", b"none") not in (b"none", b"same-origin"):
        return False
    origin = headers.get(b"origin")
    if origin is None:
        return True
    given, host = origin.decode("latin-1"), headers.get(b"host", b"").decode("latin-1")
    if public_url and given == "{0.scheme}://{0.netloc}".format(urlsplit(public_url)):
        return True
    return given in (f"http://{host}", f"https://{host}")
