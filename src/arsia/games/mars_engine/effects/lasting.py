"""Effects that last: what every one of them is, and those that are the same in both games."""

from __future__ import annotations

from typing import ClassVar, Generic

from mypy_extensions import mypyc_attr

from arsia.games.mars_engine.components.resources import NOTHING
from arsia.games.mars_engine.components.tags import TAGS
from arsia.games.mars_engine.table import M, MarsTable
from arsia.kernel.message import Message
from arsia.kernel.table import changed


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Generic[M]):
    """An effect that holds from the moment its card lies in front of its owner."""

    __slots__: tuple[str, ...] = ()

    def begin(self, table: M, seat: int) -> None:
        """The card comes into play."""
        raise NotImplementedError

    def on(self, card: int) -> Lasting[M]:
        """The same effect, told which card it stands on."""
        return self

    def text(self) -> Message:
        """The effect in words."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """The effect as plain data."""
        raise NotImplementedError

    def rate(self) -> tuple[float, float]:
        """A rough worth in M€: once, and in every round to come."""
        return (0.0, 2.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class LastingAmount(Lasting[M]):
    """An effect with one number."""

    __slots__ = ("n",)
    says: ClassVar[str] = ""

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> Message:
        return Message(self.says, {"n": self.n})

    def key(self) -> tuple[object, ...]:
        return (self.says.removeprefix("lasting-").replace("-", "_"), self.n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Discount(Lasting[MarsTable]):
    """Cards cost less: all of them, or for each of a tag."""

    __slots__ = ("n", "tag")
    every_card: ClassVar[int] = 0  # stands for all of them, behind the tags that the game counts

    def __init__(self, n: int, tag: int = NOTHING) -> None:
        self.n = n
        self.tag = self.every_card if tag == NOTHING else tag

    def begin(self, table: MarsTable, seat: int) -> None:
        at = seat * (self.every_card + 1) + self.tag
        table.cuts = changed(table.cuts, at, table.cuts[at] + self.n)

    def text(self) -> Message:
        if self.tag == self.every_card:
            return Message("lasting-discount", {"n": self.n})
        return Message("lasting-discount-tag", {"n": self.n, "tag": TAGS[self.tag]})

    def rate(self) -> tuple[float, float]:
        return (0.0, self.n * (1.6 if self.tag == self.every_card else 0.5))


class MetalValue(Lasting[MarsTable]):
    """Steel and titanium are worth more."""

    __slots__ = ("steel", "titanium")

    def __init__(self, steel: int, titanium: int) -> None:
        self.steel = steel
        self.titanium = titanium

    def begin(self, table: MarsTable, seat: int) -> None:
        table.steel_value = changed(table.steel_value, seat, table.steel_value[seat] + self.steel)
        table.titanium_value = changed(table.titanium_value, seat, table.titanium_value[seat] + self.titanium)

    def text(self) -> Message:
        return Message("lasting-metals", {"steel": self.steel, "titanium": self.titanium})

    def key(self) -> tuple[object, ...]:
        return ("metals", self.steel, self.titanium)


class HeatPays(Lasting[MarsTable]):
    """Heat may be used as M€."""

    __slots__ = ()

    def begin(self, table: MarsTable, seat: int) -> None:
        table.heat_pays |= 1 << seat

    def text(self) -> Message:
        return Message("lasting-heat-pays")

    def key(self) -> tuple[object, ...]:
        return ("heat_pays",)
