"""Effects that last: what every one of them is, and those that are the same in both games."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from arsia.games.mars_engine.resources import Mars
from arsia.kernel.message import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting:
    """An effect that holds from the moment its card lies in front of its owner."""

    __slots__: tuple[str, ...] = ()

    def begin(self, table: Mars, seat: int) -> None:
        """The card comes into play."""
        raise NotImplementedError

    def on(self, card: int) -> Lasting:
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


class MetalValue(Lasting):
    """Steel and titanium are worth more."""

    __slots__ = ("steel", "titanium")

    def __init__(self, steel: int, titanium: int) -> None:
        self.steel = steel
        self.titanium = titanium

    def begin(self, table: Mars, seat: int) -> None:
        table.steel_value[seat] += self.steel
        table.titanium_value[seat] += self.titanium

    def text(self) -> Message:
        return Message("lasting-metals", {"steel": self.steel, "titanium": self.titanium})

    def key(self) -> tuple[object, ...]:
        return ("metals", self.steel, self.titanium)


class HeatPays(Lasting):
    """Heat may be used as M€."""

    __slots__ = ()

    def begin(self, table: Mars, seat: int) -> None:
        table.heat_pays |= 1 << seat

    def text(self) -> Message:
        return Message("lasting-heat-pays")

    def key(self) -> tuple[object, ...]:
        return ("heat_pays",)
