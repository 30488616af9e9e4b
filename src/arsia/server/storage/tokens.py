"""Seats' tokens and tables' ids: what a link or a browser holds, and what the database does."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

#: Without letters that look alike when somebody reads a link aloud.
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ"
ID_LENGTH: Final = 10


def fresh_token() -> str:
    """A seat's token, which nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token. It is random already, so one round of hashing is enough."""
    return sha256(token.encode()).hexdigest()


def opens(token: str, kept: str) -> bool:
    """Is this the token? Takes as long for a wrong one as for the right one."""
    return hmac.compare_digest(hashed(token), kept)


def fresh_id() -> str:
    """A table's id: short enough for a link, too long to guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(ID_LENGTH))
