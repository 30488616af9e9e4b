"""A game at the terminal: people at one screen, bots at the other seats."""

from __future__ import annotations

from collections.abc import Mapping

from arsia.cli.answers import PROMPT, Answers
from arsia.cli.display import Display
from arsia.cli.records import Keeper
from arsia.cli.screen import ask, wipe
from arsia.doors import Guest, Player, answer
from arsia.kernel.journal import UNDO

TAKE_BACK = 2


class Sitting:
    """Turns the screen to whoever is asked and lets bots play, until the game is over.

    With several people at the screen each sees their own cards only after the device was passed to them.
    """

    def __init__(self, display: Display, bots: Mapping[int, Player], keeper: Keeper) -> None:
        self.table = display.table
        self.display = display
        self.bots = bots
        self.keeper = keeper
        self.answers = Answers(display, keeper)
        people = [seat for seat in range(self.table.seats) if seat not in bots]
        self.shared = len(people) > 1
        self.watcher = None if self.shared else people[0]  # whose eyes see what bots do as they do it
        self.looking = -1 if self.shared else people[0]  # the seat that the screen is turned to
        self.told = 0  # events already shown as they happened
        self.heard = [0] * self.table.seats  # events that each seat has been shown
        if self.table.ply:  # a game that was saved goes on from here
            self.told = len(self.table.events(self.watcher))
            self.heard = [len(self.table.events(seat)) for seat in range(self.table.seats)]

    def run(self) -> None:
        """Play to the end. `Left` or EOFError: somebody got up before."""
        try:
            self._play()
        finally:
            for guest in self.bots.values():
                if isinstance(guest, Guest):
                    guest.leave(self.table)
        self._end()

    def _play(self) -> None:
        while self.table.outcome is None:
            pending = self.table.pending
            # Bots answer first, so that a person's secret choice stays open as long as it can.
            bot = next((seat for seat in sorted(pending) if seat in self.bots), None)
            if bot is not None:
                self._let(bot)
            else:
                self._serve(self.looking if self.looking in pending else min(pending))

    def _let(self, seat: int) -> None:
        """A bot's move, told as it happens."""
        table, show = self.table, self.display.show
        with show.status(self.display.words.text("cli-thinking", player=seat)):
            chosen = answer(self.bots[seat], table, seat)
        table.play(seat, chosen)
        self.answers.keep()
        events = table.events(self.watcher)
        self.display.events(events[self.told :])
        self.told = len(events)
        if self.watcher is not None and not show.is_terminal:
            self.heard[self.watcher] = self.told  # nothing is wiped, so it need not be told again

    def _serve(self, seat: int) -> None:
        """One move of a person, and whatever they want to look up before it."""
        if seat != self.looking:
            self._pass_device(seat)
        self._show(seat)
        before = self.table.ply
        while self.table.ply == before:
            self.answers.take(seat, ask(PROMPT))
        if self.table.outcome is None and seat not in self.table.pending and self.table.can_undo(seat):
            self._last_chance(seat)

    def _pass_device(self, seat: int) -> None:
        """A cover between two people, so that nobody sees the other's cards."""
        wipe(self.display.show)
        self.display.show.rule(style="dim")
        self.display.line("cli-pass-device", style="bold", player=seat)
        ask(self.display.words.text("cli-press-enter"))
        wipe(self.display.show)
        self.looking = seat

    def _show(self, seat: int) -> None:
        """The situation, what happened since the seat last saw it, and the question."""
        if self.display.show.is_terminal:
            self.display.show.clear()
        self.display.board(seat)
        self._recap(seat)
        self.display.question(seat, self.shared)

    def _recap(self, seat: int) -> None:
        events = self.table.events(seat)
        last = self.table.last_move
        if last is not None and last.answer == UNDO:
            self.heard[seat] = len(events) - 1  # the log is shorter than it was, and says why
        self.display.events(events[self.heard[seat] :])
        self.heard[seat] = len(events)
        self.told = len(self.table.events(self.watcher))

    def _last_chance(self, seat: int) -> None:
        """The move can still be taken back, but only until somebody else has moved."""
        self._recap(seat)
        if self.answers.choose("cli-go-on", "cli-take-back") == TAKE_BACK:
            self.answers.undo(seat, "")

    def _end(self) -> None:
        self.display.board(self.watcher)
        self.display.events(self.table.events(self.watcher)[self.told :])
        self.display.end()
        for seat, bot in self.bots.items():
            if isinstance(bot, Guest) and any(bot.faults.values()):
                late, illegal, crashed = [bot.faults[fault] for fault in ("late", "illegal", "crashed")]
                who = self.display.words.player(seat)
                self.display.line("cli-faults", bot=who, late=late, illegal=illegal, crashed=crashed)
        if self.keeper.path is not None:
            self.display.line("cli-kept", file=str(self.keeper.path))
            return
        try:
            if ask(self.display.words.text("cli-over")).lower() == "s":
                self.answers.save(0, "")
        except EOFError:
            self.display.show.print()  # the game is over and told: nothing is missing
