"""Projects 27 to 52, each by what is special about it."""

from __future__ import annotations

from arsia.testing import proves

from .card_stories import has, holding, makes, mars, owning, playable, played, points, spaces, usable, used


def test_interstellar_colony_ship_needs_five_science_tags() -> None:
    assert playable("interstellar_colony_ship", tags={"science": 5})
    assert not playable("interstellar_colony_ship", tags={"science": 4})


@proves("TM-56")
def test_interstellar_colony_ship_counts_though_it_lies_face_down() -> None:
    t = played("interstellar_colony_ship", tags={"science": 5})
    assert (t.get(0, "events"), points(t)) == (("interstellar_colony_ship",), 4)


def test_security_fleet_turns_titanium_into_fighters() -> None:
    t = used("security_fleet", titanium=2, held={"security_fleet": 2})
    assert (t.get(0, "held"), has(t), points(t)) == ({"security_fleet": 3}, {"titanium": 1}, 3)
    assert not usable("security_fleet", steel=5)


def test_cupola_city_closes_above_nine_percent() -> None:
    assert playable("cupola_city", oxygen=9, energy_production=1)
    assert not playable("cupola_city", oxygen=10, energy_production=1)
    assert not playable("cupola_city", oxygen=9)


def test_cupola_city_is_a_city_with_income() -> None:
    t = played("cupola_city", energy_production=1, rival={"cities": ["r6c2"]})
    assert "r6c3" not in spaces(t)
    t.do(0, "space", "r6c4")
    assert (t.get(0, "tiles"), makes(t)) == ({"r6c4": "city"}, {"mc": 3})


def test_lunar_beam_trades_income_for_power_and_heat() -> None:
    assert makes(played("lunar_beam", mc_production=-3)) == {"mc": -5, "energy": 2, "heat": 2}
    assert not playable("lunar_beam", mc_production=-4)


def test_optimal_aerobraking_pays_for_own_space_events() -> None:
    t = holding("asteroid", "release_of_inert_gases", played=["optimal_aerobraking"])
    t.do(0, "play", "asteroid")
    assert (t.get(0, "mc"), t.get(0, "heat")) == (60 - 14 + 3, 3)
    t.do(0, "play", "release_of_inert_gases")  # an event, but not in space
    assert (t.get(0, "mc"), t.get(0, "heat")) == (49 - 14, 3)


def test_optimal_aerobraking_ignores_other_space_cards_and_other_players() -> None:
    t = holding("space_mirrors", played=["optimal_aerobraking"]).do(0, "play", "space_mirrors")
    assert t.get(0, "heat") == 0
    t = mars(played=["optimal_aerobraking"]).set(1, mc=60).give(1, "asteroid").at("action", seat=1)
    assert t.do(1, "play", "asteroid").get(0, "heat") == 0


def test_optimal_aerobraking_pays_after_the_event_is_paid() -> None:
    assert not playable("asteroid", mc=13, played=["optimal_aerobraking"])


def test_underground_city_needs_two_energy() -> None:
    assert not playable("underground_city", energy_production=1)
    t = played("underground_city", energy_production=2, rival={"cities": ["r6c2"]})
    assert "r6c3" not in spaces(t)
    t.do(0, "space", "r6c4")
    assert (makes(t), t.get(0, "tiles")) == ({"steel": 2}, {"r6c4": "city"})


def test_regolith_eaters_gather_microbes() -> None:
    t = used("regolith_eaters", held={"regolith_eaters": 1})  # one is not enough to make air, so nothing is asked
    assert (t.get(0, "held"), t.get("oxygen")) == ({"regolith_eaters": 2}, 0)


def test_regolith_eaters_spend_two_for_oxygen() -> None:
    t = used("regolith_eaters", held={"regolith_eaters": 2})
    assert t.options(0) == (("choose", 0), ("choose", 1))
    t.do(0, "choose", 0)
    assert (t.get(0, "held"), t.get("oxygen"), t.get(0, "tr")) == ({}, 1, 21)


def test_ghg_producing_bacteria_need_four_percent() -> None:
    assert playable("ghg_producing_bacteria", oxygen=4)
    assert not playable("ghg_producing_bacteria", oxygen=3)


def test_ghg_producing_bacteria_spend_two_for_warmth() -> None:
    t = used("ghg_producing_bacteria", held={"ghg_producing_bacteria": 3}).do(0, "choose", 0)
    assert (t.get(0, "held"), t.get("temperature"), t.get(0, "tr")) == ({"ghg_producing_bacteria": 1}, -28, 21)
    t = used("ghg_producing_bacteria", held={"ghg_producing_bacteria": 3}).do(0, "choose", 1)
    assert t.get(0, "held") == {"ghg_producing_bacteria": 4}


def test_ants_need_four_percent() -> None:
    assert playable("ants", oxygen=4)
    assert not playable("ants", oxygen=3)


@proves("TM-121")
def test_ants_take_a_microbe_from_any_card_their_own_too() -> None:
    t = used("ants", rival={"played": ["tardigrades"]}, held={"ants": 1, "tardigrades": 1})
    assert t.options(0) == (("card", "tardigrades"), ("card", "ants"))
    t.do(0, "card", "tardigrades")
    assert (t.get(0, "held"), t.get(1, "held"), points(t)) == ({"ants": 2}, {}, 1)


@proves("TM-120", "TM-121")
def test_ants_find_nothing_on_protected_or_empty_cards() -> None:
    assert not usable("ants", rival={"played": ["tardigrades"]})
    assert not usable("ants", rival={"played": ["tardigrades", "protected_habitats"]}, held={"tardigrades": 4})
    assert not usable("ants", played=["fish"], held={"fish": 4})  # animals are no microbes


def test_ants_are_worth_a_point_for_two() -> None:
    assert [points(owning("ants", held={"ants": n})) for n in (1, 2, 3, 4)] == [0, 1, 1, 2]


def test_release_of_inert_gases_raises_only_the_rating() -> None:
    t = played("release_of_inert_gases")
    assert (t.get(0, "tr"), t.get("temperature"), t.get("oxygen")) == (22, -30, 0)


def test_nitrogen_rich_asteroid_brings_one_plant_production() -> None:
    t = played("nitrogen_rich_asteroid", tags={"plant": 2})
    assert (makes(t), t.get(0, "tr"), t.get("temperature")) == ({"plants": 1}, 23, -28)


def test_nitrogen_rich_asteroid_brings_four_to_a_green_company() -> None:
    assert makes(played("nitrogen_rich_asteroid", tags={"plant": 3})) == {"plants": 4}


@proves("TM-135")
def test_rover_construction_earns_with_every_city() -> None:
    t = owning("rover_construction").do(0, "project", "city").do(0, "space", "r6c2")
    assert (t.get(0, "mc"), points(t)) == (60 - 25 + 2, 1)
    t = mars(played=["rover_construction"]).set(1, mc=60).give(1, "phobos_space_haven").at("action", seat=1)
    assert t.do(1, "play", "phobos_space_haven").get(0, "mc") == 62


@proves("TM-22")
def test_deimos_down_can_take_both_bonuses_of_the_track_at_once() -> None:
    t = played("deimos_down", temperature=-26, rival={"plants": 9})
    assert t.options(0)[0] == ("remove", 1, 8)
    t.do(0, "remove", 1, 8)
    assert (t.get("temperature"), t.get(0, "tr"), makes(t)) == (-20, 23, {"heat": 2})
    assert (has(t), t.get(1, "plants")) == ({"steel": 4}, 1)


def test_asteroid_mining_brings_titanium_and_two_points() -> None:
    t = played("asteroid_mining")
    assert (makes(t), points(t)) == ({"titanium": 2}, 2)
    assert playable("asteroid_mining", mc=0, titanium=10)
    assert not playable("asteroid_mining", mc=2, titanium=9)


def test_food_factory_eats_plant_production() -> None:
    t = played("food_factory", plants_production=1)
    assert (makes(t), points(t)) == ({"mc": 4}, 1)
    assert not playable("food_factory", plants=5)


def test_archaebacteria_love_the_cold() -> None:
    assert playable("archaebacteria", temperature=-18)
    assert not playable("archaebacteria", temperature=-16)
    assert makes(played("archaebacteria")) == {"plants": 1}


def test_carbonate_processing_turns_power_into_heat() -> None:
    assert makes(played("carbonate_processing", energy_production=1)) == {"heat": 3}
    assert not playable("carbonate_processing", heat_production=5)


def test_natural_preserve_comes_early() -> None:
    assert playable("natural_preserve", oxygen=4)
    assert not playable("natural_preserve", oxygen=5)


def test_natural_preserve_lies_alone() -> None:
    t = played("natural_preserve", oceans=["r4c4"], rival={"cities": ["r6c2"]})
    assert not {"r3c3", "r3c4", "r5c3", "r5c4", "r6c3", "r7c1"} & spaces(t)
    t.do(0, "space", "r2c2")
    assert (t.get(0, "tiles"), makes(t), points(t)) == ({"r2c2": "natural_preserve"}, {"mc": 1}, 1)
    assert t.get(0, "cities") == ()


def test_nuclear_power_costs_income() -> None:
    assert makes(played("nuclear_power")) == {"mc": -2, "energy": 3}
    assert not playable("nuclear_power", mc_production=-4)


def test_lightning_harvest_needs_three_science_tags() -> None:
    assert playable("lightning_harvest", tags={"science": 3})
    assert not playable("lightning_harvest", tags={"science": 2})
    t = played("lightning_harvest", tags={"science": 3})
    assert (makes(t), points(t)) == ({"mc": 1, "energy": 1}, 1)


def test_algae_need_five_oceans() -> None:
    assert playable("algae", oceans=5)
    assert not playable("algae", oceans=4)
    t = played("algae", oceans=5)
    assert (makes(t), has(t)) == ({"plants": 2}, {"plants": 1})


def test_adapted_lichen_grows_from_the_first_day_to_the_last() -> None:
    assert makes(played("adapted_lichen")) == {"plants": 1}
    assert playable("adapted_lichen", temperature=8, oxygen=14, oceans=9)


def test_tardigrades_are_worth_a_point_for_four() -> None:
    t = used("tardigrades", held={"tardigrades": 3})
    assert (t.get(0, "held"), points(t)) == ({"tardigrades": 4}, 1)
    assert points(owning("tardigrades", held={"tardigrades": 7})) == 1


def test_virus_takes_animals_from_one_card() -> None:
    t = played("virus", rival={"played": ["fish", "birds"], "plants": 9}, held={"fish": 1, "birds": 3})
    assert t.options(0) == (("choose", 0), ("choose", 1), ("skip",))
    t.do(0, "choose", 0)
    assert t.options(0) == (("take", "fish", 1), ("take", "birds", 2), ("take", "birds", 1), ("skip",))
    assert t.do(0, "take", "birds", 2).get(1, "held") == {"fish": 1, "birds": 1}


def test_virus_takes_up_to_five_plants_instead() -> None:
    t = played("virus", rival={"played": ["fish"], "plants": 9}, held={"fish": 1}).do(0, "choose", 1)
    assert t.options(0)[0] == ("remove", 1, 5)
    assert t.do(0, "remove", 1, 5).get(1, "plants") == 4
    assert t.get(1, "held") == {"fish": 1}


@proves("TM-120")
def test_virus_spares_pets_and_protected_habitats() -> None:
    t = played("virus", rival={"played": ["pets"]}, held={"pets": 4})
    assert t.asked(0) == "prompt-action"
    t = played("virus", rival={"played": ["fish", "protected_habitats"], "plants": 9}, held={"fish": 4})
    assert (t.asked(0), t.get(1, "plants")) == ("prompt-action", 9)


def test_virus_needs_no_victim_and_may_spare_one() -> None:
    assert playable("virus")
    t = played("virus", rival={"played": ["fish"], "plants": 9}, held={"fish": 1}).do(0, "skip")
    assert (t.get(1, "held"), t.get(1, "plants")) == ({"fish": 1}, 9)


def test_miranda_resort_earns_with_earth_tags() -> None:
    t = played("miranda_resort", played=["sponsors", "earth_office"], rival={"played": ["cartel"]})
    assert (makes(t), points(t)) == ({"mc": 2}, 1)
    assert makes(played("miranda_resort")) == {}


@proves("TM-117")
def test_miranda_resort_does_not_count_events() -> None:
    assert makes(played("miranda_resort", events=["bribed_committee"])) == {}


def test_fish_need_liquid_water() -> None:
    assert playable("fish", temperature=2, plants_production=1)
    assert not playable("fish", temperature=0, plants_production=1)


def test_fish_eat_plant_production_of_somebody() -> None:
    t = played("fish", temperature=2, plants_production=1, rival={"plants_production": 1})
    assert t.options(0) == (("decrease", 0), ("decrease", 1))
    t.do(0, "decrease", 1)
    assert (makes(t), makes(t, 1)) == ({"plants": 1}, {})
    assert not playable("fish", temperature=2)


def test_fish_are_worth_a_point_each() -> None:
    t = used("fish", held={"fish": 2})
    assert (t.get(0, "held"), points(t)) == ({"fish": 3}, 3)
