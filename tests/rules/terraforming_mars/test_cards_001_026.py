"""Projects 1 to 26, each by what is special about it."""

from __future__ import annotations

from arsia.testing import proves

from .card_stories import has, holding, makes, mars, owning, playable, played, points, spaces, usable, used


def test_colonizer_training_camp_closes_above_five_percent() -> None:
    assert playable("colonizer_training_camp", oxygen=5)
    assert not playable("colonizer_training_camp", oxygen=6)
    assert points(played("colonizer_training_camp")) == 2


def test_colonizer_training_camp_is_a_building_and_no_ship() -> None:
    assert playable("colonizer_training_camp", mc=0, steel=4)
    assert not playable("colonizer_training_camp", mc=0, titanium=4)


@proves("TM-44")
def test_asteroid_mining_consortium_takes_titanium_production_from_a_rival() -> None:
    t = played("asteroid_mining_consortium", titanium_production=1, rival={"titanium_production": 3})
    assert t.options(0) == (("decrease", 0), ("decrease", 1))
    t.do(0, "decrease", 1)
    assert (t.get(0, "titanium_production"), t.get(1, "titanium_production")) == (2, 2)
    assert points(t) == 1


@proves("TM-44")
def test_asteroid_mining_consortium_takes_from_its_owner_when_nobody_else_has_any() -> None:
    t = played("asteroid_mining_consortium", titanium_production=1)
    assert makes(t) == {"titanium": 1}


def test_asteroid_mining_consortium_is_for_those_who_make_titanium() -> None:
    assert not playable("asteroid_mining_consortium", rival={"titanium_production": 3})


def test_deep_well_heating_powers_and_warms() -> None:
    t = played("deep_well_heating")
    assert (makes(t), t.get("temperature"), t.get(0, "tr")) == ({"energy": 1}, -28, 21)


def test_deep_well_heating_reaches_a_bonus_of_the_track() -> None:
    assert makes(played("deep_well_heating", temperature=-26)) == {"energy": 1, "heat": 1}


def test_cloud_seeding_needs_three_oceans() -> None:
    assert playable("cloud_seeding", oceans=3, heat_production=1)
    assert not playable("cloud_seeding", oceans=2, heat_production=1)


def test_cloud_seeding_cools_somebody_or_is_not_played() -> None:
    t = played("cloud_seeding", oceans=3, rival={"heat_production": 1})  # the only victim there is
    assert makes(t) == {"mc": -1, "plants": 2}
    assert makes(t, 1) == {}
    assert not playable("cloud_seeding", oceans=3)


def test_cloud_seeding_stops_at_the_floor_of_income() -> None:
    assert playable("cloud_seeding", oceans=3, heat_production=1, mc_production=-4)
    assert not playable("cloud_seeding", oceans=3, heat_production=1, mc_production=-5)


def test_search_for_life_must_begin_before_there_is_air() -> None:
    assert playable("search_for_life", oxygen=6)
    assert not playable("search_for_life", oxygen=7)


def test_search_for_life_finds_a_microbe_on_the_top_card() -> None:
    t = used("search_for_life", deck=["ants", "mine"], oxygen=14)
    assert t.get(0, "held") == {"search_for_life": 1}
    assert (t.get(0, "mc"), t.get("discards"), points(t)) == (59, ("ants",), 3)


def test_search_for_life_finds_nothing_on_other_cards() -> None:
    t = used("search_for_life", deck=["mine"])
    assert (t.get(0, "held"), t.get("discards"), points(t)) == ({}, ("mine",), 0)


def test_search_for_life_is_worth_three_however_much_is_found() -> None:
    assert points(owning("search_for_life", held={"search_for_life": 4})) == 3


def test_search_for_life_cannot_search_for_free() -> None:
    assert usable("search_for_life", mc=1)
    assert not usable("search_for_life", mc=0)


def test_inventors_guild_looks_at_a_card_and_buys_it() -> None:
    t = used("inventors_guild", deck=["mine"])
    assert t.options(0) == (("buy", "mine"), ("done",))
    t.do(0, "buy", "mine")
    assert (t.get(0, "mc"), "mine" in t.get(0, "hand")) == (57, True)


@proves("TM-125")
def test_inventors_guild_leaves_a_card_that_is_not_wanted_or_not_paid() -> None:
    t = used("inventors_guild", deck=["mine"]).do(0, "done")
    assert (t.get(0, "mc"), t.get("discards")) == (60, ("mine",))
    assert used("inventors_guild", mc=2, deck=["mine"]).get("discards") == ("mine",)


def test_inventors_guild_shows_the_card_to_nobody_else() -> None:
    t = used("inventors_guild", deck=["mine"])
    assert "'mine'" in str(t.table.view(0))
    assert "'mine'" not in str(t.table.view(1))


def test_martian_rails_earn_for_every_city_on_mars() -> None:
    t = used("martian_rails", energy=2, cities=["r6c2", "phobos_space_haven"], rival={"cities": ["r6c5"]})
    assert (t.get(0, "mc"), t.get(0, "energy")) == (62, 1)
    assert not usable("martian_rails", cities=["r6c2"])


def test_martian_rails_run_once_a_generation() -> None:
    assert not used("martian_rails", energy=2).offers(0, "action", "martian_rails")


def test_capital_needs_four_oceans_and_two_energy() -> None:
    assert playable("capital", oceans=4, energy_production=2)
    assert not playable("capital", oceans=3, energy_production=2)
    assert not playable("capital", oceans=4, energy_production=1)


@proves("TM-128")
def test_capital_is_a_city_and_counts_the_oceans_around_it() -> None:
    oceans = ["r4c3", "r4c4", "r0c3", "r0c4"]
    t = played("capital", oceans=oceans, energy_production=2, rival={"cities": ["r6c2"]})
    assert "r5c2" not in spaces(t)  # next to a city
    t.do(0, "space", "r3c3")  # between two of the oceans: 4 M€
    assert (t.get(0, "tiles"), t.get(0, "cities")) == ({"r3c3": "capital"}, ("r3c3",))
    assert (makes(t), t.get(0, "mc"), points(t)) == ({"mc": 5}, 60 - 26 + 4, 2)
    assert points(t.set(oceans=[*oceans, "r0c1"])) == 2
    assert points(t.set(1, greeneries=["r2c3"])) == 3  # as next to any city


@proves("TM-43")
def test_asteroid_strikes_plants_in_part_or_not_at_all() -> None:
    t = played("asteroid", plants=1, rival={"plants": 5})
    assert t.options(0) == (("remove", 1, 3), ("remove", 1, 2), ("remove", 1, 1), ("remove", 0, 1), ("skip",))
    assert (has(t), t.get("temperature")) == ({"titanium": 2, "plants": 1}, -28)
    assert t.do(0, "remove", 1, 2).get(1, "plants") == 3
    assert played("asteroid", rival={"plants": 5}).do(0, "skip").get(1, "plants") == 5


@proves("TM-56")
def test_asteroid_is_turned_over_and_its_tag_does_not_stay() -> None:
    t = played("asteroid")
    assert (t.get(0, "events"), t.get(0, "played"), t.get(0, "tags")["space"]) == (("asteroid",), (), 0)


def test_asteroid_asks_nothing_when_nobody_has_plants() -> None:
    assert played("asteroid").asked(0) == "prompt-action"


def test_comet_warms_and_brings_an_ocean() -> None:
    t = played("comet", rival={"plants": 9}).do(0, "space", "r0c1")
    assert (t.get("temperature"), t.get("oceans"), t.get(0, "tr"), has(t)) == (-28, 1, 22, {"steel": 2})
    assert t.options(0) == (("remove", 1, 3), ("remove", 1, 2), ("remove", 1, 1), ("skip",))


def test_comet_may_be_played_for_the_plants_alone() -> None:
    t = played("comet", temperature=8, oceans=9, rival={"plants": 9})
    assert t.do(0, "remove", 1, 3).get(1, "plants") == 6
    assert t.get(0, "tr") == 20


def test_big_asteroid_warms_two_steps_and_strikes_four() -> None:
    t = played("big_asteroid", temperature=-28, rival={"plants": 9})
    assert t.options(0)[0] == ("remove", 1, 4)
    t.do(0, "remove", 1, 4)
    assert (has(t), makes(t)) == ({"titanium": 4}, {"heat": 1})  # -24 °C is reached
    assert (t.get("temperature"), t.get(0, "tr"), t.get(1, "plants")) == (-24, 22, 5)


def test_big_asteroid_takes_only_the_step_that_is_left() -> None:
    assert played("big_asteroid", temperature=6).get(0, "tr") == 21


def test_water_import_from_europa_takes_titanium_for_money() -> None:
    t = used("water_import_from_europa", mc=3, titanium=5)
    assert t.options(0)[0] == ("pay", "titanium", 4)  # 12 without waste
    assert [option[2] for option in t.options(0)] == [4, 3]
    t.do(0, "pay", "titanium", 3).do(0, "space", "r0c4")
    assert (t.get(0, "mc"), t.get(0, "titanium"), t.get("oceans")) == (0, 2, 1)
    assert not usable("water_import_from_europa", mc=2, titanium=3)
    assert not usable("water_import_from_europa", mc=2, steel=9)


def test_water_import_from_europa_counts_jovian_tags_its_own_too() -> None:
    t = owning("water_import_from_europa", played=["asteroid_mining", "colonizer_training_camp"])
    assert points(t) == 3 + 2 + 2


@proves("TM-27")
def test_water_import_from_europa_may_be_paid_for_nothing() -> None:
    t = used("water_import_from_europa", oceans=9)
    assert (t.get(0, "mc"), t.get(0, "tr")) == (48, 20)


def test_space_elevator_is_paid_with_both_metals() -> None:
    t = played("space_elevator", mc=10, titanium=5, steel=6)
    t.do(0, "pay", "titanium", 5)
    assert t.options(0)[0] == ("pay", "steel", 6)  # 12 are left, and none is wasted
    t.do(0, "pay", "steel", 4)
    assert (t.get(0, "mc"), has(t)) == (10 - 4, {"steel": 2})
    assert (makes(t), points(t)) == ({"titanium": 1}, 2)


def test_space_elevator_sells_steel_for_five() -> None:
    t = used("space_elevator", steel=2)
    assert (t.get(0, "steel"), t.get(0, "mc")) == (1, 65)
    assert not usable("space_elevator")


def test_development_center_turns_energy_into_a_card() -> None:
    t = used("development_center", energy=1, deck=["mine"])
    assert (t.get(0, "energy"), t.get(0, "hand")[-1]) == (0, "mine")
    assert not usable("development_center")


def test_equatorial_magnetizer_gives_up_production_for_rating() -> None:
    t = used("equatorial_magnetizer", energy_production=1)
    assert (makes(t), t.get(0, "tr")) == ({}, 21)
    assert not usable("equatorial_magnetizer", energy=5)


def test_domed_crater_must_be_closed_before_there_is_air() -> None:
    assert playable("domed_crater", oxygen=7, energy_production=1)
    assert not playable("domed_crater", oxygen=8, energy_production=1)
    assert not playable("domed_crater", oxygen=7)


def test_domed_crater_is_a_city_with_plants() -> None:
    t = played("domed_crater", energy_production=1, rival={"cities": ["r6c2"]})
    assert "r6c3" not in spaces(t)  # next to a city
    t.do(0, "space", "r5c0")
    assert (t.get(0, "plants"), makes(t), points(t)) == (3 + 1, {"mc": 3}, 1)
    assert t.get(0, "tiles") == {"r5c0": "city"}


@proves("TM-37")
def test_noctis_city_lies_on_its_own_hex_whatever_is_next_to_it() -> None:
    t = played("noctis_city", energy_production=1, rival={"cities": ["r4c1"]})
    assert (t.get(0, "tiles"), t.get(0, "plants"), makes(t)) == ({"r4c2": "city"}, 2, {"mc": 3})
    assert not playable("noctis_city")


def test_methane_from_titan_needs_two_percent() -> None:
    assert playable("methane_from_titan", oxygen=2)
    assert not playable("methane_from_titan", oxygen=1)
    t = played("methane_from_titan", oxygen=2)
    assert (makes(t), points(t)) == ({"plants": 2, "heat": 2}, 2)


def test_imported_hydrogen_brings_an_ocean_and_plants_when_nothing_else_fits() -> None:
    t = played("imported_hydrogen").do(0, "space", "r0c4")
    assert (t.get("oceans"), t.get(0, "plants"), t.get(0, "held")) == (1, 3, {})


def test_imported_hydrogen_may_feed_animals_instead() -> None:
    t = played("imported_hydrogen", played=["ants", "fish"]).do(0, "space", "r0c4")
    assert t.options(0) == (("choose", 0), ("choose", 1), ("choose", 2))
    t.do(0, "choose", 2)
    assert (t.get(0, "held"), t.get(0, "plants")) == ({"fish": 2}, 0)


@proves("TM-119")
def test_imported_hydrogen_puts_all_microbes_on_one_card() -> None:
    t = played("imported_hydrogen", played=["ants", "tardigrades"]).do(0, "space", "r0c4")
    t.do(0, "choose", 1).do(0, "card", "tardigrades")
    assert t.get(0, "held") == {"tardigrades": 3}


@proves("TM-39")
def test_research_outpost_lies_next_to_no_tile_at_all() -> None:
    t = played("research_outpost", oceans=["r0c3"], rival={"tiles": {"r6c2": "nuclear_zone"}})
    free = spaces(t)
    assert not {"r0c2", "r1c3", "r1c4", "r5c2", "r5c3", "r6c1", "r6c3", "r7c1", "r7c2"} & free
    assert {"r1c2", "r6c4"} <= free


def test_research_outpost_makes_every_later_card_one_cheaper() -> None:
    t = played("research_outpost").do(0, "space", "r6c2")
    assert (t.get(0, "mc"), t.get(0, "tiles")) == (60 - 18, {"r6c2": "city"})
    t.give(0, "mine").do(0, "play", "mine")
    assert t.get(0, "mc") == 60 - 18 - 3


def test_phobos_space_haven_is_a_city_above_the_board() -> None:
    t = played("phobos_space_haven", greeneries=["r6c2"])
    assert t.get(0, "tiles") == {"phobos_space_haven": "city", "r6c2": "greenery"}
    assert (makes(t), points(t), has(t)) == ({"titanium": 1}, 3 + 1, {})


def test_black_polar_dust_takes_income_and_brings_heat_and_an_ocean() -> None:
    t = played("black_polar_dust").do(0, "space", "r0c4")
    assert (makes(t), t.get("oceans"), t.get(0, "tr")) == ({"mc": -2, "heat": 3}, 1, 21)
    assert playable("black_polar_dust", mc_production=-3)
    assert not playable("black_polar_dust", mc_production=-4)


def test_arctic_algae_grow_in_the_cold() -> None:
    assert playable("arctic_algae", temperature=-12)
    assert not playable("arctic_algae", temperature=-10)
    assert played("arctic_algae").get(0, "plants") == 1


@proves("TM-135")
def test_arctic_algae_grow_with_every_ocean_whoever_places_it() -> None:
    t = owning("arctic_algae").do(0, "project", "aquifer").do(0, "space", "r0c4")
    assert t.get(0, "plants") == 2
    t = mars(played=["arctic_algae"]).set(1, mc=60).give(1, "ice_asteroid").at("action", seat=1)
    t.do(1, "play", "ice_asteroid").do(1, "space", "r0c4").do(1, "space", "r0c3")
    assert (t.get(0, "plants"), t.get(1, "plants")) == (4, 0)


def test_predators_wait_for_eleven_percent() -> None:
    assert playable("predators", oxygen=11)
    assert not playable("predators", oxygen=10)


@proves("TM-121")
def test_predators_eat_an_animal_of_anybody() -> None:
    held = {"pets": 3, "fish": 1, "predators": 1}
    t = used("predators", rival={"played": ["fish"]}, played=["pets"], held=held)
    assert t.options(0) == (("card", "fish"), ("card", "predators"))  # pets are safe
    t.do(0, "card", "fish")
    assert (t.get(0, "held"), t.get(1, "held")) == ({"pets": 3, "predators": 2}, {})


@proves("TM-120", "TM-121")
def test_predators_without_prey_do_nothing() -> None:
    assert not usable("predators", played=["pets"], held={"pets": 3})
    assert not usable("predators", rival={"played": ["fish", "protected_habitats"]}, held={"fish": 2})
    assert points(owning("predators", held={"predators": 3})) == 3


def test_space_station_makes_space_cards_two_cheaper() -> None:
    t = holding("space_mirrors", "comet", "mine", played=["space_station"])
    assert t.do(0, "play", "space_mirrors").get(0, "mc") == 60 - 1
    assert t.do(0, "play", "comet").get(0, "mc") == 60 - 1 - 19
    t = holding("mine", played=["space_station"]).do(0, "play", "mine")
    assert (t.get(0, "mc"), points(t)) == (60 - 4, 1)


def test_space_station_is_no_discount_for_itself() -> None:
    assert played("space_station").get(0, "mc") == 50


def test_eos_chasma_national_park_needs_minus_twelve() -> None:
    assert playable("eos_chasma_national_park", temperature=-12)
    assert not playable("eos_chasma_national_park", temperature=-14)


def test_eos_chasma_national_park_settles_an_animal_if_it_can() -> None:
    t = played("eos_chasma_national_park", temperature=-12, played=["fish", "birds"])
    assert t.options(0) == (("card", "fish"), ("card", "birds"))
    t.do(0, "card", "birds")
    assert (t.get(0, "held"), t.get(0, "plants"), makes(t)) == ({"birds": 1}, 3, {"mc": 2})
    assert points(t) == 1 + 1
    assert points(played("eos_chasma_national_park", temperature=-12)) == 1
