"""A table at which nothing happens: what is left is what the kernel itself costs."""

from __future__ import annotations

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

    def __init__(self, steps: int) -> None:
        super().__init__(1, 0, {}, False)
        self.left = steps

    def opening(self) -> Step[IdleTable]:
        return Idle()


def idle(steps: int) -> None:
    """Do so many steps that do nothing."""
    IdleTable(steps).start()
