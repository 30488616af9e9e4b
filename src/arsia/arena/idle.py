"""A table at which nothing happens: what is left is what the kernel itself costs."""

from __future__ import annotations

from typing import Any, Final

from arsia.kernel.game import Game, nothing_hidden
from arsia.kernel.message import Option
from arsia.kernel.step import Step
from arsia.kernel.table import Table


class Idle(Step["IdleTable"]):
    """Does nothing but come again."""

    __slots__ = ()

    def do(self, table: IdleTable, seat: int) -> None:
        table.left -= 1
        if table.left:
            table.then(self)


class IdleTable(Table):
    """One seat that is never asked, and so many steps."""

    __slots__ = ("left",)

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, object], telling: bool) -> None:
        super().__init__(game, seats, seed, options, telling)
        self.left = 0


def _nothing(table: IdleTable) -> tuple[Option, ...]:
    return ()


def _nobody(table: IdleTable, seat: int | None) -> dict[str, object]:
    return {}


IDLE: Final = Game(
    "idle",
    IdleTable,
    modes=(),
    opening=Idle(),
    verbs={},
    events={},
    vocabulary=_nothing,
    digest="",
    look=_nobody,
    deal_anew=nothing_hidden,
)


def idle(steps: int) -> None:
    """Do so many steps that do nothing."""
    table = IdleTable(IDLE, 1, 0, {}, False)
    table.left = steps
    table.start()
