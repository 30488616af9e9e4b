"""What each command takes, and how it is read. Help texts, refusals and values all come from these declarations."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Any, Final

import arsia
from arsia.kernel.game import Game
from arsia.kernel.message import Message, Refused

LONGEST: Final = 60  # digits of a number, which is more than any seed has


class Flag:
    """An option of a command: ``--name VALUE``, or a plain ``--name`` if there is no value. It says what it is for in
    ``cli-flag-<name>``."""

    __slots__ = ("name", "several", "value")

    def __init__(self, name: str, value: str = "", several: bool = False) -> None:
        self.name = name
        self.value = value
        self.several = several

    @property
    def usage(self) -> str:
        """How it is written."""
        return f"--{self.name} {self.value}{' ...' if self.several else ''}".strip()


FLAGS: Final[dict[str, Flag]] = {
    flag.name: flag
    for flag in (
        Flag("seats", "N"),
        Flag("bots", "BOT,BOT"),
        Flag("options", "K=V", several=True),
        Flag("seed", "N"),
        Flag("names", "ANN,BOB"),
        Flag("save", "FILE"),
        Flag("resume", "FILE"),
        Flag("games", "N"),
        Flag("workers", "N"),
        Flag("upto", "N"),
        Flag("game", "GAME"),
        Flag("table", "LINK"),
        Flag("seat", "N"),
        Flag("name", "NAME"),
        Flag("seconds", "N"),
        Flag("lan"),
        Flag("host", "ADDRESS"),
        Flag("port", "N"),
        Flag("database", "URL"),
        Flag("proxies", "ADDRESS,ADDRESS"),
        Flag("origins", "URL,URL"),
        Flag("open"),
        Flag("rounds", "N"),
        Flag("folder", "FOLDER"),
        Flag("quick"),
        Flag("json"),
        Flag("language", "en|pl|de"),
    )
}


class Command:
    """A command: what comes after its name, and its flags. It says what it is for in ``cli-command-<name>``."""

    __slots__ = ("flags", "name", "takes")

    def __init__(self, name: str, takes: str, flags: str) -> None:
        self.name = name
        self.takes = takes  # GAME, FILE, NAME, SHELL, PROGRAM or nothing; small words before it are written as they are
        self.flags = tuple([FLAGS[flag] for flag in [*flags.split(), "language"]])

    @property
    def usage(self) -> str:
        """How it is written."""
        return " ".join(["arsia", self.name, *([self.takes] if self.takes else [])])


COMMANDS: Final[dict[str, Command]] = {
    command.name: command
    for command in (
        Command("serve", "", "lan host port database proxies origins open"),
        Command("play", "GAME", "seats bots options seed names save resume"),
        Command("simulate", "GAME", "seats bots games seed options workers json"),
        Command("replay", "FILE", "upto json"),
        Command("bench", "[GAME]", "quick json"),
        Command("bot", "-- PROGRAM", "table seat name seconds"),
        Command("bot-check", "PROGRAM", "game seats games seed options seconds json"),
        Command("learn", "tune GAME", "seats options rounds games seed workers folder"),
        Command("games", "", ""),
        Command("rules", "GAME", ""),
        Command("new-game", "NAME", ""),
        Command("completion", "SHELL", ""),
    )
}


class Arguments:
    """What was given to a command."""

    def __init__(self, command: Command, first: str | None, values: dict[str, list[str]]) -> None:
        self.command = command
        self.first = first  # the game or the file
        self.values = values

    def has(self, flag: str) -> bool:
        """Was the flag given?"""
        return flag in self.values

    def text(self, flag: str, default: str = "") -> str:
        """The value of a flag; the last one counts."""
        return self.values[flag][-1] if flag in self.values else default

    def list(self, flag: str) -> tuple[str, ...]:
        """The values of a flag, separated by commas."""
        return tuple([each.strip() for each in self.text(flag).split(",")]) if self.text(flag) else ()

    def number(self, flag: str, default: int | None, least: int) -> int | None:
        """The whole number of a flag, no smaller than the least one."""
        if flag not in self.values:
            return default
        text = self.text(flag)
        if not (text.isascii() and text.isdigit()) or len(text) > LONGEST or int(text) < least:
            raise Refused(Message("cli-refuse-number", {"flag": f"--{flag}", "value": text, "least": str(least)}))
        return int(text)

    def needed(self) -> str:
        """The game or the file, which the command cannot do without."""
        if self.first is None:
            raise Refused(Message("cli-refuse-missing", {"usage": self.command.usage}))
        return self.first

    def game(self) -> Game[Any]:
        """The game to play; whoever names none hears which there are."""
        if self.first is None:
            known = tuple(arsia.games())
            raise Refused(Message("cli-refuse-missing-game", {"usage": self.command.usage, "games": known}))
        return arsia.game(self.first)

    def options(self, game: Game[Any]) -> dict[str, object]:
        """The options of a game, each value read as the game means it. The game itself refuses what is wrong."""
        chosen: dict[str, object] = {}
        for pair in self.values.get("options", []):
            name, equals, text = pair.partition("=")
            if not equals:
                known = tuple(game.options)
                raise Refused(Message("cli-refuse-pair", {"value": pair, "game": game.name, "options": known}))
            chosen[name] = game.options[name].read(text) if name in game.options else text
        return chosen


def read(command: Command, given: Sequence[str]) -> Arguments:
    """Sort what was given into the command's flags and the one thing it takes."""
    first: str | None = None
    values: dict[str, list[str]] = {}
    rest = list(given)
    as_they_are = [part for part in command.takes.split() if part.islower()]
    while rest:
        word = rest.pop(0)
        if word == "--" and rest and first is None and command.takes.startswith("--"):
            first, rest = shlex.join(rest), []  # a program with what it is begun with
        elif word.startswith("--"):
            flag, value = _flag(command, word)
            values.setdefault(flag.name, []).extend(_values(flag, value, rest))
        elif as_they_are and word == as_they_are[0]:
            as_they_are.pop(0)
        elif as_they_are:
            raise Refused(Message("cli-refuse-extra", {"value": word, "usage": command.usage}))
        elif first is None and command.takes and not command.takes.startswith("--"):
            first = word
        else:
            raise Refused(Message("cli-refuse-extra", {"value": word, "usage": command.usage}))
    return Arguments(command, first, values)


def _flag(command: Command, word: str) -> tuple[Flag, str | None]:
    name, equals, value = word[2:].partition("=")
    for flag in command.flags:
        if flag.name == name:
            return flag, value if equals else None
    known = tuple([f"--{flag.name}" for flag in command.flags])
    raise Refused(Message("cli-refuse-flag", {"value": f"--{name}", "usage": command.usage, "flags": known}))


def _values(flag: Flag, value: str | None, rest: list[str]) -> list[str]:
    """The value after the flag; those of a flag with several go on as long as they look like ``K=V``."""
    if not flag.value:
        if value is not None:
            raise Refused(Message("cli-refuse-switch", {"flag": f"--{flag.name}", "value": value}))
        return [""]
    if value is None:
        if not rest or rest[0].startswith("--"):
            raise Refused(Message("cli-refuse-no-value", {"flag": f"--{flag.name}", "usage": flag.usage}))
        value = rest.pop(0)
    values = [value]
    while flag.several and rest and "=" in rest[0] and not rest[0].startswith("--"):
        values.append(rest.pop(0))
    return values
