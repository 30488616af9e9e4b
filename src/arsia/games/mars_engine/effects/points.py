"""Points that a card brings at the end."""

from __future__ import annotations

from typing import ClassVar, Generic

from mypy_extensions import mypyc_attr

from arsia.games.mars_engine.components.tags import TAGS
from arsia.games.mars_engine.table import M, MarsTable
from arsia.kernel.message import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Points(Generic[M]):
    """A fixed number of points."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, table: M, seat: int, card: int) -> int:
        """What the card brings its owner as things stand."""
        return self.n

    def text(self) -> Message:
        """The points in words."""
        return Message("points", {"n": self.n})

    def key(self) -> tuple[object, ...]:
        """The points as plain data."""
        return ("points", self.n)

    def guess(self) -> float:
        """What one may hope for."""
        return float(self.n)


class PerResource(Points[MarsTable]):
    """Points for every so many resources on the card."""

    __slots__ = ("every",)

    def __init__(self, n: int, every: int = 1) -> None:
        super().__init__(n)
        self.every = every

    def of(self, table: MarsTable, seat: int, card: int) -> int:
        return self.n * (table.held[card] // self.every)

    def text(self) -> Message:
        return Message("points-per-resource", {"n": self.n, "every": self.every})

    def key(self) -> tuple[object, ...]:
        return ("per_resource", self.n, self.every)

    def guess(self) -> float:
        return 0.0  # what the action and the effects bring is counted there


class PerTag(Points[MarsTable]):
    """A point for every so many own tags of a kind."""

    __slots__ = ("every", "tag")

    def __init__(self, tag: int, every: int = 1) -> None:
        super().__init__(1)
        self.tag = tag
        self.every = every

    def of(self, table: MarsTable, seat: int, card: int) -> int:
        return table.tag_count(seat, self.tag) // self.every

    def text(self) -> Message:
        return Message("points-per-tag", {"tag": TAGS[self.tag], "every": self.every})

    def key(self) -> tuple[object, ...]:
        return ("per_tag", TAGS[self.tag]) if self.every == 1 else ("per_tag", TAGS[self.tag], self.every)

    def guess(self) -> float:
        return 3.0 / self.every


@mypyc_attr(allow_interpreted_subclasses=True)
class PerEvery(Points[M]):
    """A point for every so many of something."""

    __slots__ = ("every",)
    says: ClassVar[str] = ""
    expected: ClassVar[float] = 0.0  # of what is counted, at the end

    def __init__(self, every: int) -> None:
        super().__init__(1)
        self.every = every

    def count(self, table: M, seat: int) -> int:
        """What is counted."""
        raise NotImplementedError

    def of(self, table: M, seat: int, card: int) -> int:
        return self.count(table, seat) // self.every

    def text(self) -> Message:
        return Message(self.says, {"every": self.every})

    def key(self) -> tuple[object, ...]:
        return (self.says.removeprefix("points-").replace("-", "_"), self.every)

    def guess(self) -> float:
        return self.expected / self.every
