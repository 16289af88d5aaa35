"""Why a system or a library could not do something, as a phrase that every language can say."""

from __future__ import annotations

import errno

from gloaming.kernel.phrases import phrase
from gloaming.kernel.schemas import Json

# The message `cause-<name>` by the name of an error's kind, since some kinds belong to libraries that may be missing.
BY_KIND = {
    "gaierror": "unknown-host",
    "SSLError": "unsafe",
    "TimeoutError": "slow",
    "ConnectionRefusedError": "refused",
    "ConnectionError": "cut",
    "HTTPException": "strange",
    "InvalidHandshake": "strange",
    "ValueError": "unfit",
}
# And by the number that a system gives it.
BY_NUMBER = {
    errno.ENOENT: "absent",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENAMETOOLONG: "long",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.EADDRINUSE: "address-taken",
    errno.EADDRNOTAVAIL: "address-elsewhere",
    errno.EHOSTUNREACH: "no-way",
    errno.ENETUNREACH: "no-way",
}


def cause(error: Exception) -> Json:
    """Why something went wrong; what has no message of its own is named as systems and programs name it."""
    number = getattr(error, "errno", None) or 0
    kinds = [kind.__name__ for kind in type(error).__mro__]
    known = next((BY_KIND[kind] for kind in kinds if kind in BY_KIND), "") or BY_NUMBER.get(number)
    return phrase(f"cause-{known}") if known else phrase("cause-other", name=errno.errorcode.get(number, kinds[0]))
