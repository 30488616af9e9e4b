"""What must hold before a card may be played. Parameters are looked at as they stood when the phase began (AE-33)."""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.components import ZONE_STARTS, ZONES, zone_of
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.components.climate import GOALS, OCEANS, OXYGEN, PARAMETERS, TEMPERATURE
from arsia.games.mars_engine.effects.needs import Need
from arsia.kernel.message import Message

PURPLE: Final = 0
RED_ZONE: Final = 1
YELLOW: Final = 2
WHITE: Final = 3


class ZoneNeed(Need[AresExpedition]):
    """A marker in one of several neighbouring colour zones; some effects widen them by one zone (AE-34)."""

    __slots__ = ("high", "low", "parameter")

    def __init__(self, parameter: int, low: int, high: int) -> None:
        self.parameter = parameter
        self.low = low
        self.high = high

    def limits(self, ease: int) -> tuple[int, int]:
        """The lowest and the highest step that will do."""
        starts = ZONE_STARTS[self.parameter]
        low, high = max(PURPLE, self.low - ease), min(WHITE, self.high + ease)
        return (starts[low], starts[high + 1] - 1)

    def met(self, table: AresExpedition, seat: int) -> bool:
        ease = (table.eased | table.next_eased) >> seat & 1
        low, high = self.limits(ease)
        return low <= table.start_params[self.parameter] <= high

    def text(self) -> Message:
        which = "only" if self.low == self.high else "most" if self.low == PURPLE else "least"
        zone = ZONES[self.high if self.low == PURPLE else self.low]
        return Message(f"needs-{which}-{PARAMETERS[self.parameter]}", {"zone": zone})

    def why(self, table: AresExpedition, seat: int) -> Message:
        ease = (table.eased | table.next_eased) >> seat & 1
        zone = ZONES[zone_of(self.parameter, table.start_params[self.parameter])]
        return Message(f"why-{PARAMETERS[self.parameter]}", {"needs": self.text(), "zone": zone, "eased": ease})

    def key(self) -> tuple[object, ...]:
        return (PARAMETERS[self.parameter], ZONES[self.low], ZONES[self.high])


class OceanNeed(Need[AresExpedition]):
    """So many ocean tiles turned up, no fewer and no more."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def met(self, table: AresExpedition, seat: int) -> bool:
        return self.low <= table.start_params[OCEANS] <= self.high

    def text(self) -> Message:
        if self.low:
            return Message("needs-least-oceans", {"n": self.low})
        return Message("needs-most-oceans", {"n": self.high})

    def why(self, table: AresExpedition, seat: int) -> Message:
        return Message("why-oceans", {"needs": self.text(), "have": table.start_params[OCEANS]})

    def key(self) -> tuple[object, ...]:
        return ("oceans", self.low, self.high)


class RatingNeed(Need[AresExpedition]):
    """An own terraform rating of at least so much."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, table: AresExpedition, seat: int) -> bool:
        return table.tr[seat] >= self.n

    def text(self) -> Message:
        return Message("needs-rating", {"n": self.n})

    def why(self, table: AresExpedition, seat: int) -> Message:
        return Message("why-rating", {"needs": self.text(), "have": table.tr[seat]})

    def key(self) -> tuple[object, ...]:
        return ("tr", self.n)


def oxygen(least: int) -> Need[AresExpedition]:
    """Oxygen in this zone or a higher one."""
    return ZoneNeed(OXYGEN, least, WHITE)


def oxygen_at_most(most: int) -> Need[AresExpedition]:
    """Oxygen in this zone or a lower one."""
    return ZoneNeed(OXYGEN, PURPLE, most)


def temperature(least: int) -> Need[AresExpedition]:
    """Temperature in this zone or a higher one."""
    return ZoneNeed(TEMPERATURE, least, WHITE)


def temperature_at_most(most: int) -> Need[AresExpedition]:
    """Temperature in this zone or a lower one."""
    return ZoneNeed(TEMPERATURE, PURPLE, most)


def oceans(least: int) -> Need[AresExpedition]:
    """At least so many oceans."""
    return OceanNeed(least, GOALS[OCEANS])


def oceans_at_most(most: int) -> Need[AresExpedition]:
    """At most so many oceans."""
    return OceanNeed(0, most)
