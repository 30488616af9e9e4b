"""``arsia bot``: a program of one's own sits down at a table of a server."""

from __future__ import annotations

import os
import shlex
from functools import partial
from pathlib import Path
from typing import Final

from arsia.cli.arguments import Arguments
from arsia.cli.screen import screen
from arsia.cli.speech import Words
from arsia.doors import SECONDS, words_of
from arsia.doors.far import FarSeat, place_of, sit_down
from arsia.doors.program import Program
from arsia.doors.talk import Talk
from arsia.kernel.chance import fresh_seed
from arsia.kernel.message import Message, Refused

#: Where the token of a seat is looked for that is held already. On the command line everybody could read it.
TOKEN: Final = "ARSIA_TOKEN"
_NAME: Final = 24  # letters


def bot(arguments: Arguments, language: str) -> int:
    """Sit down, and let the program play until the game is over."""
    command = words_of(arguments.needed())
    if not arguments.has("table"):
        raise Refused(Message("cli-refuse-missing", {"usage": "arsia bot --table LINK -- PROGRAM"}))
    place = place_of(arguments.text("table"))
    words, show = Words(language), screen()
    name = arguments.text("name", Path(command[-1]).stem)[:_NAME]
    token = os.environ.get(TOKEN)
    if token is None:
        seat = arguments.number("seat", None, 1)
        token = sit_down(place, name, None if seat is None else seat - 1)
        again = f"{TOKEN}={token} arsia bot --table {shlex.quote(arguments.text('table'))} -- {shlex.join(command)}"
        show.print(words.text("cli-sat-down", name=name))
        print(again, flush=True)  # as one line, however long: it is there to be copied
    seconds = arguments.number("seconds", int(SECONDS), 1) or SECONDS
    talk = Talk(partial(Program, command), seconds)
    far = FarSeat(place, token, talk, fresh_seed() % 2**53)
    far.play()
    if far.outcome is not None:
        show.print(words.text("cli-bot-over", places=", ".join(map(str, far.outcome["places"]))))
    if any(talk.faults.values()):
        show.print(words.text("cli-faults", bot=name, **talk.faults))
    return 0
