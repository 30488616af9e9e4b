"""Resources and point tokens."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.stage import Where, amounts, at, cards, choice, number


def _points(of: str, place: int = -1) -> Where[MissionRedPlanet]:
    """Point tokens by resource, of a player or, with its place, of a zone."""

    def read(table: MissionRedPlanet, player: int) -> dict[str, int]:
        start = (player if place < 0 else place) * c.TYPES
        return dict(zip(c.RESOURCES, getattr(table, of)[start : start + c.TYPES], strict=True))

    def put(table: MissionRedPlanet, player: int, value: dict[str, int]) -> None:
        start = (player if place < 0 else place) * c.TYPES
        getattr(table, of)[start : start + c.TYPES] = [value.get(kind, 0) for kind in c.RESOURCES]

    return Where(read, put)


def _resource(zone: int) -> Where[MissionRedPlanet]:
    def put(table: MissionRedPlanet, seat: int, name: str) -> None:
        """The token changes places with one that lies face down, if there is such a one of the kind."""
        kind = c.RESOURCE[name]
        resources = table.resources[:]
        if resources[zone] == kind:
            return
        covered = [each for each in range(c.PLACES) if not table.opened >> each & 1]
        others = [each for each in (*covered, *range(c.PLACES)) if each != zone and resources[each] == kind]
        if table.spare == kind:
            table.spare = resources[zone]
        elif others:
            resources[others[0]] = resources[zone]
        resources[zone] = kind
        table.resources = resources

    return Where(lambda table, seat: c.RESOURCES[table.resources[zone]], put)


def _put_open(table: MissionRedPlanet, seat: int, zones: list[str]) -> None:
    table.opened = sum(1 << c.ZONE[zone] for zone in zones)


def _hired(table: MissionRedPlanet, player: int) -> str | None:
    return None if table.hired[player] < 0 else c.ZONES[table.hired[player]]


def _put_hired(table: MissionRedPlanet, player: int, zone: str | None) -> None:
    table.hired[player] = -1 if zone is None else c.ZONE[zone]


def _open(table: MissionRedPlanet, seat: int) -> tuple[str, ...]:
    return tuple(c.ZONES[zone] for zone in range(c.PLACES) if table.opened >> zone & 1)


_MANY: Final = 999
_ALL: Final = "a kind that is not named is set to 0"
OF_A_PLAYER: Final = (
    *[number(name, 0, _MANY, at("points", c.TYPES, kind), "point tokens") for kind, name in enumerate(c.RESOURCES)],
    amounts("points", c.RESOURCES, 0, _MANY, _points("points"), f"all point tokens; {_ALL}"),
    choice("hired", (None, *c.ZONES), Where(_hired, _put_hired), "the zone where one astronaut more is counted"),
)
OF_THE_TABLE: Final = (
    cards("open", c.ZONES, Where(_open, _put_open), "zones whose resource lies face up; all others lie face down"),
    *[
        choice(f"resource_{name}", c.RESOURCES, _resource(zone), "the resource there; it changes places with another")
        for zone, name in enumerate(c.ZONES)
    ],
    *[
        amounts(f"points_{name}", c.RESOURCES, 0, _MANY, _points("lying", zone), f"point tokens lying there; {_ALL}")
        for zone, name in enumerate(c.ZONES)
    ],
)
