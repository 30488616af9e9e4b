"""Weather: what each card changes."""

from __future__ import annotations

import pytest

from arsia.testing import Situation, proves

from .tables import calm, com, rich


def produced(weather: str) -> tuple[int, int]:
    """What a solar panel and a wind power plant give in this weather."""
    t = calm(com()).set(0, solar=1, energy=0).set(1, wind=1, energy=0).set(weather=weather).at("production")
    return t.get(0, "energy"), t.get(1, "energy")


def harvested(weather: str, **own: object) -> tuple[int, int]:
    """The energy that a harvest of the printed crop costs in this weather, and the food it brings."""
    t = rich(com()).set(0, food=0, **own).set(weather=weather).at("turn")
    t.do(0, "place", "greenhouses", 1).do(0, "harvest")
    return 9 - t.get(0, "energy"), t.get(0, "food")


def limit(weather: str) -> int:
    """How many crystals an extraction takes at most."""
    t: Situation = rich(com()).set(weather=weather).set(mining_tiles={"H01": "MT8"}).at("turn")
    t.do(0, "place", "mining", 1)
    return max(int(option[2]) + int(option[3]) for option in t.options(0) if option[0] == "dig")


WEATHERS = {
    "stable": ((2, 2), (1, 2), 2),
    "solar_activity_cheap": ((3, 2), (0, 2), 2),
    "solar_activity_rich": ((3, 2), (1, 3), 2),
    "wind": ((2, 3), (1, 2), 2),
    "sandstorm_poor": ((1, 1), (1, 1), 2),
    "sandstorm_costly": ((1, 1), (2, 2), 2),
    "earthquake": ((2, 2), (1, 2), 1),
}


@proves("MA-stable", "MA-solar-activity-cheap", "MA-solar-activity-rich", "MA-wind")
@proves("MA-sandstorm-poor", "MA-sandstorm-costly", "MA-earthquake")
@pytest.mark.parametrize("weather", WEATHERS)
def test_every_weather_changes_what_it_says_and_nothing_else(weather: str) -> None:
    assert (produced(weather), harvested(weather), limit(weather)) == WEATHERS[weather]


@proves("MA-81")
def test_a_harvest_never_costs_less_than_no_energy() -> None:
    assert harvested("solar_activity_cheap")[0] == 0
    t = rich(com()).set(0, energy=0).set(weather="solar_activity_cheap").at("turn")
    assert t.offers(0, "place", "greenhouses"), "without energy it can still be harvested"


@proves("MA-82")
def test_a_harvest_never_brings_less_than_no_food() -> None:
    t = rich(com()).set(0, food=0, medicine=0, crop="medicinal_herbs").set(weather="sandstorm_poor").at("turn")
    t.do(0, "place", "greenhouses", 1).do(0, "harvest")
    assert (t.get(0, "food"), t.get(0, "medicine")) == (0, 1)


@proves("MA-82")
def test_weather_and_botanists_add_up() -> None:
    assert harvested("solar_activity_rich", helpers=["botanist"])[1] == 4
