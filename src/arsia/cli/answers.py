"""What can be typed when the table asks: a number, or a letter for everything else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from arsia.cli.cards import show_cards
from arsia.cli.commands.rules import show_rules
from arsia.cli.display import Display, listed
from arsia.cli.records import Keeper, free_name, trouble
from arsia.cli.screen import ask
from arsia.kernel.message import Answer, Message, Option, Refused

Command: TypeAlias = Callable[[int, str], None]

PROMPT: Final = ">"


class Left(Exception):
    """Somebody got up before the game was over."""


class Answers:
    """Does what is typed by the seat that is asked."""

    def __init__(self, display: Display, keeper: Keeper) -> None:
        self.display = display
        self.keeper = keeper
        self.table = display.table
        self.marked: tuple[int, list[Option]] = (-1, [])  # a decision, and what is marked for its set
        self.commands: dict[str, Command] = {
            "u": self.undo,
            "w": self._why_not,
            "l": self._log,
            "b": self._board,
            "c": self._cards,
            "r": self._rules,
            "s": self.save,
            "q": self._quit,
            "h": self._help,
            "?": self._help,
        }

    def take(self, seat: int, line: str) -> None:
        """A move, a command, or a sentence that says what would have worked."""
        asked = self.table.pending[seat]
        options = listed(asked)
        letter, _, rest = line.partition(" ")
        numbers = [_number(part) for part in line.replace(",", " ").split()]
        if letter.lower() in self.commands:
            self.commands[letter.lower()](seat, rest.strip())
        elif numbers and all(n in range(1, len(options) + 1) for n in numbers) and (len(numbers) == 1 or asked.several):
            self._choose(seat, [options[n - 1] for n in numbers])
        else:
            why = "cli-refuse-answer" if line else "cli-refuse-silence"
            self.display.refuse(Message(why, {"value": line[:40], "count": len(options)}))

    def _choose(self, seat: int, chosen: list[Option]) -> None:
        """Take an option. Where several are chosen, numbers together are the whole set; one alone is marked, or no more
        marked, until the set is full or closed."""
        asked = self.table.pending[seat]
        several = asked.several
        if several is None:
            self._play(seat, chosen[0])
            return
        if len(chosen) > 1:
            self._play(seat, tuple(chosen))
            return
        marks, option = self.marks_for(seat), chosen[0]
        if option in several.ends:
            self._play(seat, (*marks, option))
            return
        if marks.count(option) < several.elements[option] and len(marks) < several.most:
            marks = [*marks, option]
        elif option in marks:
            marks = [each for each in marks if each != option]
        else:
            size: dict[str, object] = {"n": len(marks) + 1, "least": several.least, "most": several.most}
            self.display.refuse(Message("refuse-set-size", size))
            return
        if len(marks) == several.most and not several.ends:
            self._play(seat, tuple(marks))
            return
        self.marked = (asked.id, marks)
        self.display.question(seat, by_name=False, marks=marks)

    def _play(self, seat: int, answer: Answer) -> None:
        try:
            self.table.play(seat, answer)
        except Refused as refusal:
            self.display.refuse(refusal.message)
        else:
            self.keep()

    def marks_for(self, seat: int) -> list[Option]:
        """What is marked for the set that the seat is asked for."""
        return self.marked[1] if self.marked[0] == self.table.pending[seat].id else []

    def undo(self, seat: int, rest: str) -> None:
        """Take the last mark off, or the last move back if the table allows it."""
        marks = self.marks_for(seat) if seat in self.table.pending else []
        if marks:
            self.marked = (self.marked[0], marks[:-1])
            self.display.question(seat, by_name=False, marks=marks[:-1])
            return
        try:
            self.table.undo(seat)
        except Refused as refusal:
            self.display.refuse(refusal.message)
        else:
            self.keep()

    def save(self, seat: int, rest: str) -> None:
        """Keep the game in a file, from now on after every move."""
        path = Path(rest) if rest else self.keeper.path or self._ask_for_file()
        try:
            self.keeper.keep_in(path)
        except Refused as refusal:
            self.display.refuse(refusal.message)
        except OSError as error:
            self.display.refuse(trouble(error))
        else:
            self.display.line("cli-kept", file=str(path))

    def choose(self, *ids: str) -> int:
        """A number from a short list; what is neither is asked again. Nothing typed is the first."""
        while True:
            self.display.choices(*ids)
            line = ask(PROMPT)
            if not line or _number(line) in range(1, len(ids) + 1):
                return _number(line) if line else 1
            self.display.refuse(Message("cli-refuse-choice", {"value": line[:40], "count": len(ids)}))

    def _ask_for_file(self) -> Path:
        usual = free_name(self.display.game.name)
        return Path(ask(self.display.words.text("cli-file-name", file=str(usual))) or usual)

    def keep(self) -> None:
        """Keep the game if there is a file for it. A full disk is no reason to stop playing."""
        try:
            self.keeper.keep()
        except OSError as error:
            self.display.refuse(trouble(error))

    def _why_not(self, seat: int, rest: str) -> None:
        self.display.refusals(seat)

    def _log(self, seat: int, rest: str) -> None:
        self.display.events(self.table.events(seat))

    def _board(self, seat: int, rest: str) -> None:
        self.display.board(seat)
        self.display.question(seat, by_name=False, marks=self.marks_for(seat))

    def _cards(self, seat: int, rest: str) -> None:
        show_cards(self.display.game, self.display.words, self.display.show, rest)

    def _rules(self, seat: int, rest: str) -> None:
        try:
            show_rules(self.display.game, self.display.words.language, self.display.show)
        except Refused as refusal:
            self.display.refuse(refusal.message)

    def _help(self, seat: int, rest: str) -> None:
        for letter in "uwlbcrsq":
            self.display.line(f"cli-key-{letter}")

    def _quit(self, seat: int, rest: str) -> None:
        if self.keeper.path is None:
            self.display.line("cli-quit", style="bold")
            answer = self.choose("cli-quit-save", "cli-quit-only", "cli-quit-not")
            if answer == 3:
                return
            if answer == 1:
                self.save(seat, "")
                if self.keeper.path is None:
                    return  # it could not be saved: better to stay than to lose it
        raise Left


def _number(line: str) -> int:
    """The number that was typed, or 0, which is never an answer."""
    return int(line) if line.isascii() and line.isdigit() and len(line) < 9 else 0
