"""Bots behind doors for tests: one in this process, and scripts for processes of their own."""

from __future__ import annotations

import json
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from arsia.doors.guest import Guest
from arsia.doors.line import Line

Frame = dict[str, Any]
#: What a bot says to a frame, line by line.
Reply = Callable[[Frame], list[bytes]]


class Scripted(Line):
    """A line to somebody in this process, who remembers everything."""

    def __init__(self, reply: Reply) -> None:
        self.reply = reply
        self.told: list[bytes] = []
        self.said: list[bytes] = []
        self.closed = 0

    @property
    def frames(self) -> list[Frame]:
        return [json.loads(line) for line in self.told]

    def say(self, frame: bytes) -> None:
        self.told.append(frame)
        self.said += self.reply(json.loads(frame))

    def hear(self, until: float) -> bytes | None:
        return self.said.pop(0) if self.said else None

    def close(self) -> None:
        self.closed += 1


def guest(reply: Reply, seed: int = 1) -> tuple[Guest, Scripted]:
    """Somebody who answers so, and the line to them."""
    line = Scripted(reply)
    return Guest(lambda: line, seed, 5.0), line


def line(**said: object) -> bytes:
    return json.dumps(said).encode()


def first(frame: Frame) -> list[bytes]:
    """Takes the first option."""
    return [line(id=frame["id"], index=0)] if frame["type"] == "decide" else []


def script(folder: Path, body: str) -> str:
    """A Python program that does so with every decision, as it is asked for by name."""
    path = folder / "bot.py"
    path.write_text(
        f"#!{sys.executable}\nimport json, sys, time\n"
        "def say(**frame): print(json.dumps(frame), flush=True)\n"
        "for line in sys.stdin:\n"
        "    frame = json.loads(line)\n"
        "    if frame['type'] == 'decide':\n"
        f"        {body}\n"
    )
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return f"cmd:{path}"
