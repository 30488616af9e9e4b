"""Amounts that depend on the table: so much for each of something."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from arsia.games.mars_engine.components.tags import TAGS
from arsia.games.mars_engine.table import M, MarsTable
from arsia.kernel.message import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Generic[M]):
    """Something to count."""

    __slots__: tuple[str, ...] = ()

    def of(self, table: M, seat: int) -> int:
        """How many there are for the seat."""
        raise NotImplementedError

    def text(self) -> Message:
        """What is counted, as in "for each …"."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """The count as plain data."""
        raise NotImplementedError

    def guess(self) -> float:
        """How many one may expect in the middle of a game."""
        return 3.0


class OwnTags(Count[MarsTable]):
    """Own tags that lie face up, the card just played among them; every so many count as one."""

    __slots__ = ("every", "tag")

    def __init__(self, tag: int, every: int = 1) -> None:
        self.tag = tag
        self.every = every

    def of(self, table: MarsTable, seat: int) -> int:
        return table.tag_count(seat, self.tag) // self.every

    def text(self) -> Message:
        return Message("count-own-tags", {"tag": TAGS[self.tag], "every": self.every})

    def key(self) -> tuple[object, ...]:
        return ("own_tags", TAGS[self.tag], self.every)

    def guess(self) -> float:
        return 3.0 / self.every
