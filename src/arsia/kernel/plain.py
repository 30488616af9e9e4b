"""A table that copies and tells its fields by itself: for small games.

Whatever ``__init__`` sets is a field; ``__slots__`` are not needed. A field is a number, a text, a tuple, a list or a
dict of such, or a thing with ``copy`` and ``state`` like `Knowledge`. Reading the fields anew for every copy costs
time, which search and simulation feel: a large game writes `Table.copy_into` and `Table.state` out.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from arsia.kernel.step import parameters
from arsia.kernel.table import Table

_AS_THEY_ARE: Final = (int, str, float, tuple, frozenset, type(None))


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainTable(Table):
    """A table whose fields are copied and told by what they are."""

    __slots__ = ()

    def copy_into(self, twin: Table) -> None:
        super().copy_into(twin)
        for name in fields(self):
            setattr(twin, name, copied(getattr(self, name)))

    def state(self) -> tuple[object, ...]:
        return tuple([told(getattr(self, name)) for name in fields(self)])

    def others(self, seat: int) -> int:
        """Every seat but this one, as bits: those who do not see what lies in its hand."""
        return self.everyone & ~(1 << seat)

    @property
    def everyone(self) -> int:
        """All seats, as bits."""
        return (1 << self.seats) - 1


def fields(table: Table) -> list[str]:
    """The names of the fields that a game adds to the kernel's, in the order in which they were declared or set."""
    kernels = parameters(Table)
    declared = [name for name in parameters(type(table)) if name not in kernels]
    return [*declared, *[name for name in getattr(table, "__dict__", {}) if name not in declared]]


def copied(value: Any) -> Any:
    """The value for a twin, which may change its own."""
    if isinstance(value, _AS_THEY_ARE):
        return value
    if isinstance(value, list):
        return [copied(each) for each in value]
    if isinstance(value, dict):
        return {key: copied(each) for key, each in value.items()}
    return value.copy()


def told(value: Any) -> Any:
    """The value as plain data."""
    if isinstance(value, _AS_THEY_ARE):
        return value
    if isinstance(value, list):
        return [told(each) for each in value]
    if isinstance(value, dict):
        return [(key, told(value[key])) for key in sorted(value)]
    return sorted(value) if isinstance(value, set) else value.state()
