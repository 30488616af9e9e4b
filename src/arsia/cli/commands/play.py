"""``arsia play``: a game at the terminal."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import arsia
from arsia import doors
from arsia.cli.answers import Left
from arsia.cli.arguments import Arguments
from arsia.cli.commands.games import games
from arsia.cli.display import Display
from arsia.cli.records import Keeper, is_taken, load
from arsia.cli.screen import screen
from arsia.cli.sitting import Sitting
from arsia.cli.speech import Words, words_for
from arsia.kernel.game import Game
from arsia.kernel.message import Message, Refused
from arsia.kernel.table import Table

HUMAN = "human"
#: What a record already says.
_IN_THE_RECORD = ("seats", "options", "seed")


def play(arguments: Arguments, language: str) -> int:
    """Play, or go on with a game that was saved."""
    if arguments.first is None and not arguments.has("resume"):
        screen().print(Words(language).text("cli-which-game"), style="bold")
        return games(arguments, language)
    keeper = _keeper(arguments)
    game = arsia.game(keeper.table.game_name)
    specs = seat_bots(arguments.list("bots"), keeper.table.seats)
    words = words_for(game, language)
    words = words_for(game, language, _names(arguments.list("names"), specs, words))
    seed = keeper.table.seed or 0
    players = {seat: doors.make(spec, seed + seat) for seat, spec in enumerate(specs) if spec != HUMAN}
    display = Display(keeper.table, game, words, screen())
    try:
        Sitting(display, players, keeper).run()
    except (Left, EOFError, KeyboardInterrupt) as end:
        if not isinstance(end, Left):
            display.show.print()
        _goodbye(display, keeper, arguments, "cli-input-ended" if isinstance(end, EOFError) else "cli-not-kept")
        if isinstance(end, KeyboardInterrupt):
            raise
    return 0


def seat_bots(specs: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Who sits where. One bot takes every seat but the first; several take the seats after the first, in order."""
    for spec in specs:
        if spec != HUMAN:
            doors.make(spec)
    if len(specs) == 1:
        return (HUMAN, *specs * (seats - 1))
    if len(specs) >= seats and specs:
        raise Refused(Message("cli-refuse-bot-seats", {"count": len(specs), "free": seats - 1}))
    return (HUMAN, *specs, *[HUMAN] * (seats - 1 - len(specs)))


def _names(given: tuple[str, ...], specs: tuple[str, ...], words: Words) -> tuple[str, ...]:
    if len(given) > len(specs):
        raise Refused(Message("cli-refuse-names", {"count": len(given), "seats": len(specs)}))
    names: list[str] = []
    for seat, spec in enumerate(specs):
        if seat < len(given) and given[seat]:
            names.append(given[seat])
        else:
            names.append(words.player(seat) if spec == HUMAN else words.text("cli-bot", bot=spec, n=seat + 1))
    return tuple(names)


def _keeper(arguments: Arguments) -> Keeper:
    """The table to play at, and the file that keeps it."""
    save = Path(arguments.text("save")) if arguments.has("save") else None
    if not arguments.has("resume"):
        if save is not None and is_taken(save):
            raise Refused(Message("cli-refuse-taken", {"file": str(save)}))
        return _kept(_new_table(arguments.game(), arguments), save)
    source = Path(arguments.text("resume"))
    for flag in _IN_THE_RECORD:
        if arguments.has(flag):
            raise Refused(Message("cli-refuse-resume", {"flag": f"--{flag}"}))
    table = arsia.replay(load(source))
    if arguments.first not in (None, table.game_name):
        raise Refused(Message("cli-refuse-other-game", {"file": str(source), "found": table.game_name}))
    if save is not None and save != source and is_taken(save):
        raise Refused(Message("cli-refuse-taken", {"file": str(save)}))
    return _kept(table, save or source)


def _kept(table: Table, path: Path | None) -> Keeper:
    """A file that cannot be written is found out now and not after the first move."""
    keeper = Keeper(table, path)
    keeper.keep()
    return keeper


def _new_table(game: Game[Any], arguments: Arguments) -> Table:
    usual = 2 if 2 in game.seats else game.seats[0]
    seats = arguments.number("seats", usual, 1)
    seed = arguments.number("seed", None, 0)
    table: Table = game.new(usual if seats is None else seats, seed, arguments.options(game))
    return table


def _goodbye(display: Display, keeper: Keeper, arguments: Arguments, lost: str) -> None:
    """Nobody is left without knowing where their game is and how to go on with it."""
    if keeper.path is None:
        display.line(lost, seed=str(display.table.seed))
        return
    again = ["arsia", "play", "--resume", str(keeper.path)]
    for flag in ("bots", "names"):
        if arguments.has(flag):
            again += [f"--{flag}", arguments.text(flag)]
    # Printed as one line, however long: a command is there to be copied.
    args: dict[str, object] = {"file": str(keeper.path), "command": shlex.join(again), "moves": display.table.ply}
    print(display.words.text("cli-go-on-with", **args))
