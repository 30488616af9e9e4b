"""What must hold before a card may be played."""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.components.climate import OCEANS, OXYGEN, PARAMETERS, TEMPERATURE, degrees, warmth
from arsia.games.mars_engine.components.resources import KINDS, RESOURCES
from arsia.games.mars_engine.effects.needs import Need
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Message

NO_LIMIT: Final = 99


class Climate(Need[TerraformingMars]):
    """A global parameter within limits, counted in steps. Some effects ease it (TM-52)."""

    __slots__ = ("high", "low", "parameter")

    def __init__(self, parameter: int, low: int, high: int) -> None:
        self.parameter = parameter
        self.low = low
        self.high = high

    def met(self, table: TerraformingMars, seat: int) -> bool:
        ease = table.shift[seat] + table.next_shift[seat]
        return self.low - ease <= table.params[self.parameter] <= self.high + ease

    def text(self) -> Message:
        most = self.low < 0
        limit = self.high if most else self.low
        shown = degrees(limit) if self.parameter == TEMPERATURE else limit
        which = "most" if most else "least"
        return Message(f"needs-{which}-{PARAMETERS[self.parameter]}", {"n": shown})

    def why(self, table: TerraformingMars, seat: int) -> Message:
        value = table.params[self.parameter]
        shown = degrees(value) if self.parameter == TEMPERATURE else value
        ease = table.shift[seat] + table.next_shift[seat]
        args: dict[str, object] = {"needs": self.text(), "have": shown, "eased": ease}
        return Message(f"why-{PARAMETERS[self.parameter]}", args)

    def key(self) -> tuple[object, ...]:
        return (PARAMETERS[self.parameter], self.low, self.high)


class ProductionNeed(Need[TerraformingMars]):
    """Own production of a resource."""

    __slots__ = ("n", "resource")

    def __init__(self, resource: int, n: int) -> None:
        self.resource = resource
        self.n = n

    def met(self, table: TerraformingMars, seat: int) -> bool:
        return table.prod[seat * KINDS + self.resource] >= self.n

    def text(self) -> Message:
        return Message("needs-production", {"n": self.n, "resource": RESOURCES[self.resource]})

    def why(self, table: TerraformingMars, seat: int) -> Message:
        have = table.prod[seat * KINDS + self.resource]
        return Message("why-production", {"needs": self.text(), "have": have, "resource": RESOURCES[self.resource]})

    def key(self) -> tuple[object, ...]:
        return ("production", RESOURCES[self.resource], self.n)


class OwnGreeneries(Need[TerraformingMars]):
    """Own greenery tiles."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, table: TerraformingMars, seat: int) -> bool:
        return (table.greens & table.owned[seat]).bit_count() >= self.n

    def text(self) -> Message:
        return Message("needs-greeneries", {"n": self.n})

    def why(self, table: TerraformingMars, seat: int) -> Message:
        have = (table.greens & table.owned[seat]).bit_count()
        return Message("why-tiles", {"needs": self.text(), "have": have})

    def key(self) -> tuple[object, ...]:
        return ("own_greeneries", self.n)


class CitiesInPlay(Need[TerraformingMars]):
    """Cities of all players, on Mars and above it."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, table: TerraformingMars, seat: int) -> bool:
        return table.cities.bit_count() >= self.n

    def text(self) -> Message:
        return Message("needs-cities", {"n": self.n})

    def why(self, table: TerraformingMars, seat: int) -> Message:
        return Message("why-tiles", {"needs": self.text(), "have": table.cities.bit_count()})

    def key(self) -> tuple[object, ...]:
        return ("cities", self.n)


def oxygen(least: int) -> Need[TerraformingMars]:
    """At least this much oxygen, in percent."""
    return Climate(OXYGEN, least, NO_LIMIT)


def oxygen_at_most(most: int) -> Need[TerraformingMars]:
    """At most this much oxygen, in percent."""
    return Climate(OXYGEN, -NO_LIMIT, most)


def temperature(least: int) -> Need[TerraformingMars]:
    """At least this warm, in °C."""
    return Climate(TEMPERATURE, warmth(least), NO_LIMIT)


def temperature_at_most(most: int) -> Need[TerraformingMars]:
    """At most this warm, in °C."""
    return Climate(TEMPERATURE, -NO_LIMIT, warmth(most))


def oceans(least: int) -> Need[TerraformingMars]:
    """At least this many oceans."""
    return Climate(OCEANS, least, NO_LIMIT)


def oceans_at_most(most: int) -> Need[TerraformingMars]:
    """At most this many oceans."""
    return Climate(OCEANS, -NO_LIMIT, most)
