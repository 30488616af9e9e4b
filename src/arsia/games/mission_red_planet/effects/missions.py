"""What missions ask for, and how many points they bring. *Most* means at least one, and a tie is enough (MR-61)."""

from __future__ import annotations

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.message import Message
from arsia.kernel.step import parameters


class Mission:
    """A secret aim of its owner."""

    __slots__: tuple[str, ...] = ()

    def score(self, table: MissionRedPlanet, player: int) -> int:
        """What it brings as things stand."""
        raise NotImplementedError

    def text(self) -> Message:
        """The aim in words."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """The aim as plain data: its class and numbers."""
        return (type(self).__name__, *[getattr(self, name) for name in parameters(type(self))])


def has_most(counts: list[int], player: int) -> bool:
    """Has the colour the most, and at least one?"""
    return counts[player] > 0 and counts[player] == max(counts)


class Influence(Mission):
    """Points by the number of red zones, which the card marks, that hold an own astronaut."""

    __slots__ = ("scale", "zones")

    def __init__(self, scale: tuple[int, ...], zones: tuple[str, ...]) -> None:
        self.scale = scale
        self.zones = tuple([c.ZONE[name] for name in zones])

    def score(self, table: MissionRedPlanet, player: int) -> int:
        return self.scale[sum([table.is_there(player, zone) for zone in self.zones])]

    def text(self) -> Message:
        zones = tuple([Message(f"zone-{c.ZONES[zone]}".replace("_", "-")) for zone in self.zones])
        one, two, three, four = self.scale[1:]
        args: dict[str, object] = {"one": one, "two": two, "three": three, "four": four, "zones": zones}
        return Message("aim-influence", args)


class MostAstronauts(Mission):
    """Points for the most astronauts in one zone, or in several taken together."""

    __slots__ = ("points", "zones")

    def __init__(self, points: int, zones: tuple[str, ...]) -> None:
        self.points = points
        self.zones = tuple([c.ZONE[name] for name in zones])

    def score(self, table: MissionRedPlanet, player: int) -> int:
        players = table.players
        counts = [sum([table.men[zone * players + each] for zone in self.zones]) for each in range(players)]
        return self.points if has_most(counts, player) else 0

    def text(self) -> Message:
        zones = tuple([Message(f"zone-{c.ZONES[zone]}".replace("_", "-")) for zone in self.zones])
        if len(zones) > 1:
            return Message("aim-most-together", {"points": self.points, "both": zones})
        return Message("aim-most-in", {"points": self.points, "zone": zones[0]})


class MostTokens(Mission):
    """Points for the most point tokens of one kind."""

    __slots__ = ("kind", "points")

    def __init__(self, points: int, kind: int) -> None:
        self.points = points
        self.kind = kind

    def score(self, table: MissionRedPlanet, player: int) -> int:
        return self.points if has_most(table.points[self.kind :: c.TYPES], player) else 0

    def text(self) -> Message:
        return Message("aim-most-tokens", {"points": self.points, "resource": c.RESOURCES[self.kind]})


class MostLost(Mission):
    """Points for the most own astronauts lost in space."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def score(self, table: MissionRedPlanet, player: int) -> int:
        return self.points if has_most(table.lost, player) else 0

    def text(self) -> Message:
        return Message("aim-most-lost", {"points": self.points})


class Spread(Mission):
    """Points for being in many zones, Phobos included: the last step of the scale that is reached counts."""

    __slots__ = ("scale",)

    def __init__(self, scale: tuple[tuple[int, int], ...]) -> None:
        self.scale = scale  # (zones at least, points), upwards

    def score(self, table: MissionRedPlanet, player: int) -> int:
        zones = sum([table.is_there(player, zone) for zone in range(c.PLACES)])
        return max([points for least, points in self.scale if zones >= least], default=0)

    def text(self) -> Message:
        steps = tuple([Message("aim-step", {"zones": least, "points": points}) for least, points in self.scale])
        return Message("aim-spread", {"steps": steps})


class SomeOfEach(Mission):
    """Points for tokens of every kind."""

    __slots__ = ("least", "points")

    def __init__(self, points: int, least: int) -> None:
        self.points = points
        self.least = least

    def score(self, table: MissionRedPlanet, player: int) -> int:
        own = table.points[player * c.TYPES : (player + 1) * c.TYPES]
        return self.points if min(own) >= self.least else 0

    def text(self) -> Message:
        return Message("aim-some-of-each", {"points": self.points, "least": self.least})
