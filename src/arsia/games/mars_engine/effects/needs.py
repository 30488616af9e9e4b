"""What must hold before a card may be played."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from arsia.games.mars_engine.components.tags import TAGS
from arsia.games.mars_engine.table import M, MarsTable
from arsia.kernel.message import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Need(Generic[M]):
    """One requirement."""

    __slots__: tuple[str, ...] = ()

    def met(self, table: M, seat: int) -> bool:
        """Does it hold for the seat?"""
        raise NotImplementedError

    def text(self) -> Message:
        """The requirement in words."""
        raise NotImplementedError

    def why(self, table: M, seat: int) -> Message:
        """The requirement, and how things are."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """The requirement as plain data."""
        raise NotImplementedError


class TagNeed(Need[MarsTable]):
    """Tags of one kind on own cards that lie face up."""

    __slots__ = ("n", "tag")

    def __init__(self, tag: int, n: int) -> None:
        self.tag = tag
        self.n = n

    def met(self, table: MarsTable, seat: int) -> bool:
        return table.tag_count(seat, self.tag) >= self.n

    def text(self) -> Message:
        return Message("needs-tags", {"n": self.n, "tag": TAGS[self.tag]})

    def why(self, table: MarsTable, seat: int) -> Message:
        return Message("why-tags", {"needs": self.text(), "have": table.tag_count(seat, self.tag)})

    def key(self) -> tuple[object, ...]:
        return ("tags", TAGS[self.tag], self.n)
