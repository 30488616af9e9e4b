"""``arsia replay``: a record, move by move, and where it ended."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rich.text import Text

import arsia
from arsia.cli.arguments import Arguments
from arsia.cli.display import Display
from arsia.cli.records import load
from arsia.cli.screen import screen
from arsia.cli.speech import Words, answer, event, sentence, words_for
from arsia.kernel.journal import EVERYONE, UNDO, Event, Told, standing
from arsia.kernel.message import Answer, Message, set_in
from arsia.kernel.record import BadRecord
from arsia.kernel.table import Table

GOOD = 0
DAMAGED = 2


class Retold:
    """One move of a record and what it brought about."""

    def __init__(self, number: int, seat: int, answer: Answer, events: list[Event], stands: bool) -> None:
        self.number = number
        self.seat = seat
        self.answer = answer
        self.events = events
        self.stands = stands  # nobody took it back later

    def text(self, words: Words) -> str:
        """The move in words."""
        return words.text("cli-undo") if self.answer == UNDO else answer(words, self.answer)

    def data(self, words: Words) -> dict[str, object]:
        """The move as JSON-able data."""
        chosen = set_in(self.answer)
        return {
            "move": self.number,
            "seat": self.seat,
            "option": list(self.answer) if chosen is None else None,
            "set": None if chosen is None else [list(option) for option in chosen],
            "stands": self.stands,
            "text": self.text(words),
            "log": _lines(self.events, words),
        }


def replay(arguments: Arguments, language: str) -> int:
    """Tell the game; of a damaged record as much as is good."""
    record = load(Path(arguments.needed()))
    problem: Message | None = None
    try:
        table = arsia.replay(record, arguments.number("upto", None, 0))
    except BadRecord as bad:
        if bad.table is None:
            raise
        table, problem = bad.table, bad.message
    game = arsia.game(table.game_name)
    players = [words_for(game, language).player(seat) for seat in range(table.seats)]
    words = words_for(game, language, players)
    if arguments.has("json"):
        print(json.dumps(_data(table, words, None if problem is None else sentence(problem, language))))
    else:
        _show(table, words)
    if problem is None:
        return GOOD
    print(sentence(problem, language), file=sys.stderr)
    return DAMAGED


def retell(table: Table) -> tuple[list[Event], list[Retold]]:
    """What happened before the first move, and every move, with the events that everybody could see. A move that was
    taken back has none."""
    told: dict[int, list[Event]] = {}
    last: Told | None = table.journal
    while last is not None:
        if last.audience == EVERYONE:
            told.setdefault(last.ply, []).insert(0, last.event)
        last = last.before
    moves = table.moves()
    stands = set(standing(moves))
    retold = [
        Retold(index + 1, seat, chosen, told.get(index + 1, []), index in stands)
        for index, (seat, chosen) in enumerate(moves)
    ]
    return told.get(0, []), retold


def _show(table: Table, words: Words) -> None:
    show = screen()
    display = Display(table, arsia.game(table.game_name), words, show)
    opening, moves = retell(table)
    display.events(opening)
    for move in moves:
        style = "" if move.stands else "dim"
        show.print(Text(f"{move.number:>4} {words.player(move.seat)}: {move.text(words)}", style=style))
        display.events(move.events)
    display.board(None)
    display.end()


def _data(table: Table, words: Words, problem: str | None) -> dict[str, object]:
    opening, moves = retell(table)
    return {
        "game": table.game_name,
        "seats": table.seats,
        "options": dict(table.options),
        "seed": table.seed,
        "opening": _lines(opening, words),
        "moves": [move.data(words) for move in moves],
        "problem": problem,
        "view": table.view(None),
        "outcome": None if table.outcome is None else table.outcome.data(),
    }


def _lines(events: list[Event], words: Words) -> list[str]:
    """Events in words, without those that the log does not mention."""
    return [line for line in (event(words, each) for each in events) if line]
