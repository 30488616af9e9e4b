"""Alone on Mars: fourteen generations, neutral tiles, nobody to take anything from."""

from __future__ import annotations

from typing import Any

import pytest

import arsia
from arsia.games.terraforming_mars.components.board import NEIGHBOURS, SPACE_INDEX, SPACES
from arsia.testing import Situation, proves

from .tables import acting, mars, seen, spaces

DONE = {"temperature": 8, "oxygen": 14, "oceans": 9}


def alone(*cards: str, **own: Any) -> Situation:
    """One player with these cards in hand and 100 M€."""
    return acting(*cards, seats=1, **own)


@proves("TM-90")
def test_the_rating_begins_at_fourteen() -> None:
    table = arsia.new("terraforming_mars", 1, seed=1)
    assert seen(table, 0, 0)["tr"] == 14
    assert (len(seen(table, 0, 0)["offered"]), len(seen(table, 0, 0)["dealt"])) == (2, 10)


@proves("TM-90")
def test_there_are_no_milestones_and_no_awards() -> None:
    t = alone(tr=40)
    assert not t.offers(0, "milestone")
    assert not t.offers(0, "award")
    assert t.offers(0, "project", "city")


@proves("TM-91")
@pytest.mark.parametrize("seed", range(12))
def test_two_neutral_cities_apart_with_a_greenery_each(seed: int) -> None:
    table = arsia.new("terraforming_mars", 1, seed=seed)
    board: Any = table.view(0)["board"]
    laid = {space["space"]: space["tile"] for space in board if space["tile"]}
    assert sorted(laid.values()) == ["city", "city", "greenery", "greenery"]
    assert all(space["owner"] is None for space in board)
    first, second = [space for space, tile in laid.items() if tile == "city"]
    assert SPACE_INDEX[second] not in NEIGHBOURS[SPACE_INDEX[first]]
    for city in (first, second):
        assert any(laid.get(SPACES[near]) == "greenery" for near in NEIGHBOURS[SPACE_INDEX[city]])
    view: Any = table.view(0)
    assert (view["discards"], view["oxygen"], view["players"][0]["stock"]["plants"]) == (4, 0, 0)


def neutral(*turned: str) -> dict[str, str]:
    """The neutral tiles that these cards lead to."""
    from arsia.games.terraforming_mars.rules.solo import NEUTRAL_TILES

    t = mars(1).set(0, hand=[]).set(deck=turned)
    NEUTRAL_TILES.do(t.table, 0)  # type: ignore[arg-type]
    assert set(t.get("discards")) == set(turned)
    tiles: dict[str, str] = t.get("neutral")
    return tiles


@proves("TM-91")
def test_costs_count_hexes_from_the_north_west_and_then_from_the_south_east() -> None:
    # A cost of 4: r0c0, r0c2, r1c0, r1c1. A cost of 6, from the other end: r8c3, r8c2, r8c1, r8c0, r7c5, r7c4.
    # Around r1c1 lie r0c0, r1c2, r2c2, r2c1 and r1c0, and an ocean: 6 goes round to the first; 0 counts as 1.
    tiles = neutral("mine", "sponsors", "heather", "indentured_workers")
    assert tiles == {"r1c1": "city", "r0c0": "greenery", "r7c4": "city", "r6c4": "greenery"}


@proves("TM-91")
def test_the_second_city_is_not_counted_next_to_the_first() -> None:
    # A cost of 41 is r7c2. Without what lies around it 41 hexes are left, and 35 from the end is r1c4, where of six
    # places three are reserved for oceans: 4 goes round to the first of the others.
    tiles = neutral("io_mining_industries", "sponsors", "soletta", "mine")
    assert tiles == {"r7c2": "city", "r7c1": "greenery", "r1c4": "city", "r2c5": "greenery"}


@proves("TM-92", "TM-95")
def test_in_time_it_is_won_and_not_before_generation_fourteen() -> None:
    t = mars(1).set(generation=13, **DONE).at("production")
    assert (t.table.outcome, t.get("generation")) == (None, 14)
    t = mars(1).set(generation=14, **DONE).at("production")
    assert t.table.outcome is not None
    assert (t.table.outcome.won, t.places) == (True, (1,))
    assert t.table.outcome.reason.id == "ended-solo-won"


@proves("TM-92")
@pytest.mark.parametrize("missing", [{"temperature": 6}, {"oxygen": 13}, {"oceans": 8}])
def test_with_anything_missing_it_is_lost(missing: dict[str, int]) -> None:
    t = mars(1).set(generation=14, **{**DONE, **missing}).at("production")
    assert t.table.outcome is not None
    assert (t.table.outcome.won, t.places) == (False, (2,))
    assert t.table.outcome.reason.id == "ended-solo-lost"


@proves("TM-95", "TM-62")
def test_last_greeneries_come_only_when_it_is_won() -> None:
    assert mars(1, plants=8).set(generation=14, **DONE).at("production").asked(0) == "prompt-last-greenery"
    assert mars(1, plants=8).set(generation=14).at("production").table.outcome is not None


@proves("TM-93")
@pytest.mark.parametrize(
    ("card", "planet"),
    [
        ("cloud_seeding", {"oceans": 3}),
        ("fish", {"temperature": 2}),
        ("heat_trappers", {}),
        ("energy_tapping", {}),
        ("biomass_combustors", {"oxygen": 6}),
    ],
)
def test_production_is_lowered_for_nobody(card: str, planet: dict[str, int]) -> None:
    own: dict[str, Any] = {"plants_production": 2, "heat_production": 2, "energy_production": 2}
    t = alone(card, **own).set(**planet).do(0, "play", card)
    assert t.asked(0) == "prompt-action"
    assert all(t.get(0, name) >= n for name, n in own.items())
    assert alone(card).set(**planet).offers(0, "play", card)  # and nobody need be able to


@proves("TM-93")
@pytest.mark.parametrize("card", ["asteroid", "virus", "sabotage"])
def test_removals_do_nothing(card: str) -> None:
    t = alone(card, plants=5, steel=5).do(0, "play", card)
    assert (t.asked(0), t.get(0, "plants"), t.get(0, "steel")) == ("prompt-action", 5, 5)


@proves("TM-93", "TM-45")
def test_a_flood_does_no_harm() -> None:
    t = alone("flooding", cities=["r0c2"]).do(0, "play", "flooding").do(0, "space", "r0c1")
    assert (t.asked(0), t.get(0, "mc")) == ("prompt-action", 93)


@proves("TM-93")
def test_raiders_take_from_the_supply() -> None:
    t = alone("hired_raiders").do(0, "play", "hired_raiders").do(0, "choose", 0)
    assert (t.get(0, "steel"), t.get(0, "mc")) == (2, 99)
    t = alone("hired_raiders").do(0, "play", "hired_raiders").do(0, "choose", 1)
    assert (t.get(0, "steel"), t.get(0, "mc")) == (0, 102)


@proves("TM-93")
def test_predators_and_ants_find_prey_in_the_supply() -> None:
    t = alone(played=["predators", "ants"]).do(0, "action", "predators").do(0, "action", "ants")
    assert t.get(0, "held") == {"predators": 1, "ants": 1}


@proves("TM-93")
def test_nobody_else_has_space_tags() -> None:
    t = alone("toll_station", played=["space_station", "soletta"]).do(0, "play", "toll_station")
    assert t.get(0, "mc_production") == 0


@proves("TM-94", "TM-51")
def test_tharsis_republic_begins_with_two_for_the_neutral_cities() -> None:
    for seed in range(200):
        table = arsia.new("terraforming_mars", 1, seed=seed)
        if ("corporation", "tharsis_republic") in table.pending[0].options:
            break
    table.play(0, ("corporation", "tharsis_republic"))
    table.play(0, ("done",))
    own = seen(table, 0, 0)
    assert (own["production"]["mc"], own["stock"]["mc"]) == (2, 40)
    table.play(0, table.pending[0].options[0])
    assert seen(table, 0, 0)["production"]["mc"] == 3


@proves("TM-91", "TM-35", "TM-67")
def test_neutral_tiles_are_tiles_like_others() -> None:
    t = mars(1, cities=["r2c3"]).set(neutral={"r6c2": "city", "r2c4": "greenery"}).give(0, "zeppelins")
    t.set(oxygen=5).at("action").do(0, "project", "city")
    assert not spaces(t) & {"r5c2", "r5c3", "r6c1", "r6c3", "r7c1", "r7c2"}
    t.do(0, "space", "r8c0").do(0, "play", "zeppelins")
    assert t.get(0, "mc_production") == 1 + 3
    assert t.get(0, "score") == 14 + 1 + 1  # rating, zeppelins, a neutral greenery next to the city
