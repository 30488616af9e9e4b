"""Everything that random games have to say: collected once, then said in every language."""

from __future__ import annotations

import random
from functools import cache

import arsia
from arsia.kernel.journal import Event
from arsia.kernel.message import Message, Option
from arsia.kernel.table import Table
from arsia.words import LANGUAGES, Words

PLAYERS = ("Anna", "Ben", "Cleo", "Dora")
GAMES_PER_MODE = 12


class Heard:
    """The messages, options and events of one game."""

    def __init__(self) -> None:
        self._messages: dict[str, Message] = {}
        self.options: set[Option] = set()
        self.events: set[Event] = set()

    @property
    def messages(self) -> list[Message]:
        return list(self._messages.values())

    def hear(self, message: Message) -> None:
        self._messages.setdefault(repr(message), message)

    def listen(self, table: Table) -> None:
        """What every seat is asked now, what it might try, and what it is warned of."""
        for seat, asked in table.pending.items():
            self.hear(asked.prompt)
            self.options.update(asked.options)
            for refusal in (*table.explain(seat), *table.warnings(seat)):
                self.options.add(refusal.option)
                for reason in refusal.reasons:
                    self.hear(reason)

    def listen_at_the_end(self, table: Table) -> None:
        """The whole log of every seat and of a spectator, and the outcome."""
        for seat in (None, *range(table.seats)):
            self.events.update(table.events(seat))
        assert table.outcome is not None
        self.hear(table.outcome.reason)
        for sheet in (*table.outcome.sheets, table.outcome.rival):
            for line in sheet:
                self.hear(Message(line.label))


@cache
def heard(name: str) -> Heard:
    """What is said in some random games of every mode of a game, and in its catalogue."""
    ears = Heard()
    game = arsia.game(name)
    for mode in game.modes:
        for number in range(GAMES_PER_MODE):
            luck = random.Random(number)
            table = arsia.new(name, mode.seats[number % len(mode.seats)], number, mode.options)
            while table.pending:
                ears.listen(table)
                seat = luck.choice(sorted(table.pending))
                table.play(seat, luck.choice(table.pending[seat].options))
            ears.listen_at_the_end(table)
    for thing in game.catalogue():
        texts = thing["texts"]
        assert isinstance(texts, dict)
        for text in texts.values():
            ears.hear(text)
    return ears


def languages(name: str) -> list[Words]:
    """The words of a game's table in every language."""
    game = arsia.game(name)
    return [Words(language, name, PLAYERS, game.verbs, game.events) for language in LANGUAGES]
