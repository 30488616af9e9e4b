"""What a person sees of a table: the board, what happened, the question with its numbered options, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from arsia.cli import boards, scores
from arsia.cli.speech import Words, event, option, say, sentence
from arsia.kernel.decision import Decision, Selection
from arsia.kernel.game import Game
from arsia.kernel.journal import Event
from arsia.kernel.message import Message, Option
from arsia.kernel.table import Table


def listed(asked: Decision) -> tuple[Option, ...]:
    """What is numbered: every option, or all that can be in a set and what closes it."""
    return asked.options if asked.several is None else (*asked.several.elements, *asked.several.ends)


class Display:
    """Shows one table in one language. It never shows more than the seat may see."""

    def __init__(self, table: Table, game: Game[Any], words: Words, show: Console) -> None:
        self.table = table
        self.game = game
        self.words = words
        self.show = show

    def board(self, seat: int | None) -> None:
        """The situation as the seat sees it, or a spectator."""
        self.show.print(boards.draw(self.table.view(seat), self.game, self.words, self.show.width))

    def events(self, events: Sequence[Event]) -> None:
        """What happened, line by line."""
        for each in events:
            line = event(self.words, each)
            if line:
                self.show.print(Text("  · ", style="dim") + Text(line))

    def question(self, seat: int, by_name: bool, marks: Sequence[Option] = ()) -> None:
        """What the seat is asked, its options, and a word of warning beside those that do less than one may hope. Where
        several are chosen, all that can be in the set, and what is marked for it."""
        asked = self.table.pending[seat]
        doubts = {each.option: self.reasons(each.reasons) for each in self.table.warnings(seat)}
        who = f"{self.words.player(seat)}: " if by_name else ""
        self.show.print(Text(who + say(self.words, asked.prompt), style="bold"))
        lines: list[Text] = []
        for each in listed(asked):
            line = Text(option(self.words, each))
            if each in marks:
                line.append(f"  ✓ {marks.count(each)}" if marks.count(each) > 1 else "  ✓", style="bold green")
            if each in doubts:
                line.append(f"  ! {doubts[each]}", style="yellow")
            lines.append(line)
        self._numbered(lines)
        if asked.several is not None:
            self._how_many(asked.several, len(lines))
        self.show.print(self.words.text("cli-keys"), style="dim")

    def _how_many(self, several: Selection, last: int) -> None:
        if several.ends:
            most = min(several.most, sum(several.elements.values()))  # one may be able to pay for more than there are
            closes = last - len(several.ends) + 1
            self.line("cli-set-open", least=several.least, most=most, closes=closes)
        elif several.most > 1:
            self.line("cli-set-exact", n=several.most)

    def choices(self, *ids: str) -> None:
        """A short list of answers, numbered."""
        self._numbered([Text(self.words.text(id)) for id in ids])

    def refusals(self, seat: int) -> None:
        """What the seat might try now and may not, and why."""
        refusals = self.table.explain(seat)
        if not refusals:
            self.line("cli-all-allowed")
        for refusal in refusals:
            line = Text(f"  {option(self.words, refusal.option)}: ")
            self.show.print(line.append(self.reasons(refusal.reasons), style="yellow"))

    def reasons(self, reasons: tuple[Message, ...]) -> str:
        """Several reasons in one line."""
        return "; ".join(say(self.words, reason) for reason in reasons)

    def end(self) -> None:
        """The result and the score sheets."""
        if self.table.outcome is not None:
            self.show.print(scores.draw(self.table.outcome, self.words))

    def line(self, id: str, style: str = "", **args: object) -> None:
        """One sentence of ours."""
        self.show.print(Text(self.words.text(id, **args), style=style))

    def refuse(self, message: Message) -> None:
        """Something that cannot be, and what can."""
        told = self.words.say(message) if self.words.has(message.id) else sentence(message, self.words.language)
        self.show.print(Text(told, style="yellow"))

    def _numbered(self, lines: Sequence[Text]) -> None:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style="cyan", min_width=4)
        grid.add_column()
        for number, line in enumerate(lines, 1):
            grid.add_row(str(number), line)
        self.show.print(grid)
