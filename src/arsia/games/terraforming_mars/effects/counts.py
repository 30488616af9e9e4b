"""Amounts that depend on the table: so much for each tag, city or event."""

from __future__ import annotations

from arsia.games.mars_engine.effects.counts import Count
from arsia.games.terraforming_mars.components import TAG_KINDS, TAGS
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Message


class OthersTags(Count[TerraformingMars]):
    """Tags of all opponents that lie face up."""

    __slots__ = ("tag",)

    def __init__(self, tag: int) -> None:
        self.tag = tag

    def of(self, table: TerraformingMars, seat: int) -> int:
        return sum(table.tags[each * TAG_KINDS + self.tag] for each in range(table.seats) if each != seat)

    def text(self) -> Message:
        return Message("count-others-tags", {"tag": TAGS[self.tag]})

    def key(self) -> tuple[object, ...]:
        return ("others_tags", TAGS[self.tag])


class Cities(Count[TerraformingMars]):
    """Cities of all players."""

    __slots__ = ("on_mars",)

    def __init__(self, on_mars: bool) -> None:
        self.on_mars = on_mars

    def of(self, table: TerraformingMars, seat: int) -> int:
        return table.city_count(self.on_mars)

    def text(self) -> Message:
        return Message("count-cities", {"where": "mars" if self.on_mars else "anywhere"})

    def key(self) -> tuple[object, ...]:
        return ("cities", self.on_mars)


class EventsPlayed(Count[TerraformingMars]):
    """Events that anybody has played so far."""

    __slots__ = ()

    def of(self, table: TerraformingMars, seat: int) -> int:
        return sum(len(events) for events in table.events_of)

    def text(self) -> Message:
        return Message("count-events")

    def key(self) -> tuple[object, ...]:
        return ("events",)
