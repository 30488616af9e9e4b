"""What people write: names and lines without signs that nobody sees."""

from __future__ import annotations

import unicodedata
from typing import Final

from arsia.kernel.message import Message
from arsia.server.wire.refusals import Status, refusal

NAME_LENGTH: Final = 24
#: Joins emoji into one; every other invisible sign could make a name look like somebody else's.
_JOINER: Final = "\u200d"
#: Letters and symbols that are drawn as nothing.
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"


def visible(text: str) -> str:
    """A text without control and invisible characters and without needless spaces."""
    shown = "".join(sign if sign == _JOINER or not unicodedata.category(sign).startswith("C") else " " for sign in text)
    return " ".join(shown.split())


def is_seen(text: str) -> bool:
    """Is there anything in it to look at? Marks that go on top of a letter are nothing without one."""
    return any(unicodedata.category(sign)[0] in "LNPS" and sign not in _BLANKS for sign in text)


def clean_name(name: str) -> str:
    """A name as it is shown. No name at all is fine; one that nobody can see is not."""
    cleaned = visible(name)
    if name.strip() and not is_seen(cleaned):
        raise refusal(Status.BAD_REQUEST, Message("refuse-name-invisible"))
    if len(cleaned) > NAME_LENGTH:
        raise refusal(Status.BAD_REQUEST, Message("refuse-name-long", {"most": NAME_LENGTH}))
    return cleaned
