"""Production, the end of the game, the last greeneries, the score."""

from __future__ import annotations

import pytest

from arsia.testing import Situation, proves

from .tables import acting, everybody_passes, mars, sheet, spaces

DONE = {"temperature": 8, "oxygen": 14, "oceans": 9}


@proves("TM-60")
def test_energy_becomes_heat_and_then_everything_comes_in() -> None:
    production = {"mc": 1, "steel": 2, "titanium": 3, "plants": 4, "energy": 5, "heat": 6}
    t = mars(3, energy=7, heat=1, mc=0, production=production).at("production")
    assert [t.get(0, name) for name in production] == [21, 2, 3, 4, 5, 7 + 1 + 6]
    assert [t.get(1, name) for name in production] == [120, 0, 0, 0, 0, 0]


@proves("TM-61")
@pytest.mark.parametrize(("rating", "production", "income"), [(20, 0, 20), (25, 3, 28), (20, -5, 15), (3, -5, 0)])
def test_income_is_rating_and_production_and_never_negative(rating: int, production: int, income: int) -> None:
    t = mars(tr=rating, mc_production=production, mc=10).at("production")
    assert t.get(0, "mc") == 10 + income


@proves("TM-48")
def test_production_has_no_upper_limit() -> None:
    t = acting("soletta", heat_production=30).do(0, "play", "soletta")
    assert t.get(0, "heat_production") == 37
    everybody_passes(t)
    assert t.get(0, "heat") == 37


@proves("TM-110")
def test_markers_come_off() -> None:
    t = mars(used=["tardigrades"], played=["tardigrades"], raised=True).at("production")
    assert (t.get(0, "used"), t.get(0, "raised")) == ((), False)


@proves("TM-110", "TM-116")
def test_an_effect_for_the_next_card_of_this_generation_is_over() -> None:
    t = acting("indentured_workers", "mine").do(0, "play", "indentured_workers")
    everybody_passes(t)
    t.do(0, "done").do(1, "done")
    assert t.get("generation") == 2
    players = t.table.view(None)["players"]
    assert players[0]["next_discount"] == 0  # type: ignore[index]


@proves("TM-63")
@pytest.mark.parametrize("missing", [{"temperature": 6}, {"oxygen": 13}, {"oceans": 8}])
def test_it_goes_on_while_anything_is_missing(missing: dict[str, int]) -> None:
    t = mars().set(**{**DONE, **missing}).at("production")
    assert t.table.outcome is None
    assert t.get("generation") == 2


@proves("TM-63")
def test_the_last_generation_is_played_to_its_end() -> None:
    t = acting("mine", heat=8, steel_production=1).set(**{**DONE, "temperature": 6})
    t.do(0, "convert", "heat")
    assert t.table.outcome is None
    t.do(0, "play", "mine").do(1, "pass").do(0, "pass")
    assert t.table.outcome is not None
    assert t.get(0, "steel") == 2  # the last production came in


def last_greeneries(*plants: int, first: int = 0) -> Situation:
    """The last production is over, and everybody has so many plants."""
    t = mars(len(plants)).set(first=first, **DONE)
    for seat, n in enumerate(plants):
        t.set(seat, plants=n)
    return t.at("production")


@proves("TM-62")
def test_plants_become_greeneries_in_player_order_all_of_one_first() -> None:
    t = last_greeneries(8, 17, 7, first=1)
    assert (list(t.table.pending), t.asked(1)) == ([1], "prompt-last-greenery")
    t.do(1, "convert", "plants").do(1, "space", "r6c2").do(1, "convert", "plants").do(1, "space", "r6c3")
    assert list(t.table.pending) == [0]  # player 2 has too few
    t.do(0, "done")
    assert t.table.outcome is not None
    assert (t.get(1, "greeneries"), t.get(0, "plants")) == (("r6c2", "r6c3"), 8)


@proves("TM-62", "TM-77")
def test_ecoline_needs_seven_there_too() -> None:
    t = mars(corporation="ecoline", plants=7).set(**DONE).at("production")
    assert t.asked(0) == "prompt-last-greenery"


@proves("TM-62")
def test_nobody_with_eight_plants_and_the_game_is_over() -> None:
    assert last_greeneries(7, 7).table.outcome is not None


@proves("TM-112", "TM-24")
def test_a_last_greenery_has_its_bonuses_and_no_rating() -> None:
    t = last_greeneries(8, 0).do(0, "convert", "plants").do(0, "space", "r0c2")
    assert t.get(0, "mc") == 120 + 4  # income, then two oceans
    assert (t.get(0, "tr"), t.get("oxygen")) == (20, 14)


@proves("TM-112")
def test_plants_that_it_brings_may_be_used_at_once() -> None:
    t = last_greeneries(14, 0).do(0, "convert", "plants").do(0, "space", "r4c8")
    assert (t.asked(0), t.get(0, "plants")) == ("prompt-last-greenery", 8)


@proves("TM-112", "TM-135")
def test_it_sets_off_effects() -> None:
    t = mars(plants=8, played=["herbivores"]).set(**DONE).at("production")
    t.do(0, "convert", "plants").do(0, "space", "r6c2")
    assert t.get(0, "held") == {"herbivores": 1}


@proves("TM-62", "TM-34")
def test_it_goes_next_to_an_own_tile_as_ever() -> None:
    t = mars(plants=8, cities=["r6c2"]).set(**DONE).at("production").do(0, "convert", "plants")
    assert spaces(t) == {"r5c2", "r5c3", "r6c1", "r6c3", "r7c1", "r7c2"}


@proves("TM-65", "TM-80")
def test_rating_and_milestones() -> None:
    t = mars(tr=33).set(milestones={"mayor": 0, "planner": 0, "builder": 1}).at("end")
    assert (sheet(t, 0)["tr"], sheet(t, 0)["milestones"], sheet(t, 1)["milestones"]) == (33, 10, 5)
    assert t.table.outcome is not None
    assert t.table.outcome.scores == (43, 25)


@proves("TM-66", "TM-67")
def test_greeneries_and_cities() -> None:
    t = mars(cities=["r6c2"], greeneries=["r6c1"]).set(1, greeneries=["r6c3", "r5c2"], cities=["r2c3"]).at("end")
    assert (sheet(t, 0)["greeneries"], sheet(t, 0)["cities"]) == (1, 3)
    assert (sheet(t, 1)["greeneries"], sheet(t, 1)["cities"]) == (2, 0)


@proves("TM-67", "TM-128")
def test_one_greenery_between_two_cities_counts_for_both() -> None:
    t = mars(cities=["r6c2"], tiles={"r6c4": "capital"}).set(1, greeneries=["r6c3"]).at("end")
    assert sheet(t, 0)["cities"] == 2


@proves("TM-67", "TM-38")
def test_a_city_off_the_board_has_no_greeneries() -> None:
    t = mars(tiles={"ganymede_colony": "city"}, greeneries=["r0c0", "r8c3"]).at("end")
    assert sheet(t, 0)["cities"] == 0


@proves("TM-68", "TM-118", "TM-56")
def test_points_on_cards_events_included() -> None:
    t = mars(played=["food_factory", "trees"], events=["interstellar_colony_ship", "bribed_committee"]).at("end")
    assert sheet(t, 0)["cards"] == 1 + 1 + 4 - 2


@proves("TM-68", "TM-49")
def test_points_for_resources_on_cards() -> None:
    held = {"fish": 3, "ants": 5, "security_fleet": 2, "physics_complex": 2, "search_for_life": 4}
    t = mars(played=list(held), held=held).at("end")
    assert sheet(t, 0)["cards"] == 3 + 2 + 2 + 4 + 3


@proves("TM-68", "TM-56")
def test_points_for_jovian_tags() -> None:
    t = mars(played=["ganymede_colony", "io_mining_industries"], corporation="saturn_systems").at("end")
    assert sheet(t, 0)["cards"] == 3 + 3


@proves("TM-64")
def test_most_points_win() -> None:
    t = mars(3, tr=30, mc=0).set(1, tr=31, mc=0).set(2, tr=29, mc=90).at("end")
    assert t.places == (2, 1, 3)


@proves("TM-64")
def test_mc_break_a_tie() -> None:
    t = mars(3, tr=30, mc=5).set(1, tr=30, mc=6).set(2, tr=30, mc=0).at("end")
    assert t.places == (2, 1, 3)


@proves("TM-69")
def test_who_is_still_equal_shares_the_place() -> None:
    t = mars(3, tr=30, mc=5).set(1, tr=30, mc=5).set(2, tr=29, mc=9).at("end")
    assert t.places == (1, 1, 3)
