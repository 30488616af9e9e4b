"""What a bot behind a door says: read with suspicion."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from arsia.doors.frames import Frame
from arsia.kernel.message import Answer, Message, Option, Refused
from arsia.kernel.record import read

_DECODE = msgspec.json.Decoder().decode


def frame_in(line: bytes) -> Frame:
    """The JSON object on a line."""
    try:
        said = _DECODE(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        said = None
    if not isinstance(said, dict):
        raise Refused(Message("door-line"))
    return said


def answer_in(said: Frame, options: Sequence[Option]) -> Answer:
    """The answer that is given by one of `index`, `option` or `set`. Whether it is legal the table knows."""
    given = [name for name in ("index", "option", "set") if name in said]
    if given == ["index"]:
        index = said["index"]
        if type(index) is int and 0 <= index < len(options):
            return options[index]
        raise Refused(Message("door-index", {"most": len(options) - 1}))
    answer = None
    if given == ["option"]:
        answer = read(said["option"] if isinstance(said["option"], list) else None)
    elif given == ["set"]:
        answer = read({"set": said["set"]})
    if answer is None:
        raise Refused(Message("door-answer"))
    return answer
