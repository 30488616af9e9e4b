"""Doors: bots of any language, in a process or at an address of their own. What goes through is `arsia-bot/1`: lines of
JSON with what a seat may know, and nothing else. docs/bots.md tells it from the other side.

player = arsia.doors.make("cmd:./mybot", seed=7)
"""

from __future__ import annotations

import shlex
import shutil
from functools import partial
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from arsia import bots
from arsia.bots import Bot, whole
from arsia.doors.address import Address
from arsia.doors.guest import Guest
from arsia.doors.program import Program
from arsia.doors.talk import SECONDS
from arsia.kernel.message import Answer, Message, Refused
from arsia.kernel.table import Table

__all__ = ["DOORS", "SECONDS", "Guest", "Player", "answer", "make", "names", "words_of"]

#: How the name of somebody behind a door begins.
DOORS: Final = ("cmd", "url")
#: Whoever can be seated: a bot of ours, or one behind a door.
Player: TypeAlias = Bot | Guest


def names() -> tuple[str, ...]:
    """How each kind of player can be asked for."""
    return (*bots.names(), "cmd:./mybot", "url:http://localhost:9000")


def make(spec: str, seed: int = 0, seconds: float = SECONDS) -> Player:
    """The player that a spec names. A program is begun, and an address called, at its first decision.

    Servers make their bots with `bots.make`, which knows no doors: nobody far away starts programs on them.
    """
    kind, _, rest = spec.partition(":")
    if kind == "cmd":
        return Guest(partial(Program, words_of(rest)), seed, seconds)
    if kind == "url":
        return Guest(partial(Address, address_of(rest)), seed, seconds)
    try:
        return bots.make(spec, seed)
    except Refused as refusal:
        raise Refused(Message(refusal.message.id, {**refusal.message.args, "bots": names()})) from None


def answer(player: Player, table: Table, seat: int) -> Answer:
    """The player's whole answer to the seat's open decision."""
    return player.answer(table, seat) if isinstance(player, Guest) else whole.answer(player, table, seat)


def words_of(command: str) -> tuple[str, ...]:
    """A command as the words it is made of, if its program is there."""
    try:
        words = tuple(shlex.split(command))
    except ValueError:  # a quotation that does not end
        words = ()
    if not words or shutil.which(words[0]) is None:
        raise Refused(Message("refuse-program", {"value": command}))
    return words


def address_of(url: str) -> str:
    """The address, if it is one that can be called."""
    try:
        parts = urlsplit(url)
        is_one = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # no port has such a number
        is_one = False
    if not is_one:
        raise Refused(Message("refuse-bot-address", {"value": url}))
    return url
