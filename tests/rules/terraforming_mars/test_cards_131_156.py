"""Projects 131 to 156, each by what is special about it."""

from __future__ import annotations

from .late_cards import holding, makes, mars, playable, played, points, spaces


def test_decomposers_begin_with_one_microbe_for_their_own_tag() -> None:
    assert not playable("decomposers", oxygen=2)
    t = holding("decomposers").set(oxygen=3).do(0, "play", "decomposers")
    assert t.get(0, "held") == {"decomposers": 1}


def test_decomposers_count_every_living_tag_of_a_card() -> None:
    own = ["decomposers", "tardigrades", "birds", "adapted_lichen"]
    t = holding("advanced_ecosystems", played=own, held={"decomposers": 2}).do(0, "play", "advanced_ecosystems")
    assert t.get(0, "held") == {"decomposers": 5}
    assert points(t) == 3 + 1  # the card's own, and one for each three microbes


def test_decomposers_count_the_tag_of_an_event_but_nobody_elses() -> None:
    t = holding("virus", played=["decomposers"]).do(0, "play", "virus").do(0, "done")
    assert t.get(0, "held") == {"decomposers": 1}
    t.set(1, mc=9).give(1, "adapted_lichen").do(1, "play", "adapted_lichen")
    assert t.get(0, "held") == {"decomposers": 1}


def test_fusion_power_needs_two_power_tags_that_lie_there_already() -> None:
    assert playable("fusion_power", {"played": ["power_plant", "solar_power"]})
    assert not playable("fusion_power", {"played": ["power_plant"]})  # its own tag does not help
    assert makes(played("fusion_power", played=["power_plant", "solar_power"])) == {"energy": 3}


def test_symbiotic_fungus_feeds_another_card() -> None:
    assert playable("symbiotic_fungus", temperature=-14)
    assert not playable("symbiotic_fungus", temperature=-16)
    t = holding(played=["symbiotic_fungus", "tardigrades", "ants", "birds"]).do(0, "action", "symbiotic_fungus")
    assert t.options(0) == (("card", "tardigrades"), ("card", "ants"))  # no animals, and nothing lies on itself
    t.do(0, "card", "ants")
    assert (t.get(0, "held"), t.get(0, "mc")) == ({"ants": 1}, 60)


def test_symbiotic_fungus_may_be_used_for_nothing() -> None:
    t = holding(played=["symbiotic_fungus"]).set(1, played=["tardigrades"]).do(0, "action", "symbiotic_fungus")
    assert (t.get(0, "used"), t.get(1, "held")) == (("symbiotic_fungus",), {})


def test_extreme_cold_fungus_is_for_the_cold() -> None:
    assert playable("extreme_cold_fungus", temperature=-10)
    assert not playable("extreme_cold_fungus", temperature=-8)


def test_extreme_cold_fungus_gives_a_plant_or_two_microbes() -> None:
    own = ["extreme_cold_fungus", "tardigrades"]
    t = holding(played=own).do(0, "action", "extreme_cold_fungus").do(0, "choose", 0)
    assert (t.get(0, "plants"), t.get(0, "held"), t.get(0, "mc")) == (1, {}, 60)
    t = holding(played=own).do(0, "action", "extreme_cold_fungus").do(0, "choose", 1)
    assert (t.get(0, "plants"), t.get(0, "held"), t.get(0, "mc")) == (0, {"tardigrades": 2}, 60)
    t = holding(played=["extreme_cold_fungus"]).do(0, "action", "extreme_cold_fungus")
    assert t.get(0, "plants") == 1  # nothing else to choose


def test_advanced_ecosystems_need_all_three_kinds_of_life() -> None:
    assert points(played("advanced_ecosystems", played=["adapted_lichen", "tardigrades", "birds"])) == 3
    for missing in ("adapted_lichen", "tardigrades", "birds"):
        own = [card for card in ("adapted_lichen", "tardigrades", "birds") if card != missing]
        assert not playable("advanced_ecosystems", {"played": own}), f"without {missing}"


def test_advanced_ecosystems_do_not_look_at_events() -> None:
    assert not playable("advanced_ecosystems", {"played": ["adapted_lichen", "birds"], "events": ["virus"]})


def test_great_dam_needs_four_oceans() -> None:
    assert not playable("great_dam", oceans=3)
    t = holding("great_dam").set(oceans=4).do(0, "play", "great_dam")
    assert (makes(t), points(t)) == ({"energy": 2}, 1)


def test_cartel_counts_earth_tags_its_own_included() -> None:
    t = played("cartel", played=["sponsors", "acquired_company"], events=["imported_ghg"])
    assert makes(t) == {"mc": 3}  # the event lies face down


def test_strip_mine_takes_two_energy_and_frees_oxygen() -> None:
    t = played("strip_mine", energy_production=2)
    assert makes(t) == {"steel": 2, "titanium": 1}
    assert (t.get("oxygen"), t.get(0, "tr")) == (2, 22)
    assert not playable("strip_mine", {"energy_production": 1})


def test_strip_mine_warms_the_planet_when_it_passes_eight_percent() -> None:
    t = holding("strip_mine", energy_production=2).set(oxygen=7).do(0, "play", "strip_mine")
    assert (t.get("oxygen"), t.get("temperature"), t.get(0, "tr")) == (9, -28, 23)


def test_strip_mine_at_thirteen_percent_raises_one_step_only() -> None:
    t = holding("strip_mine", energy_production=2).set(oxygen=13).do(0, "play", "strip_mine")
    assert (t.get("oxygen"), t.get(0, "tr")) == (14, 21)


def test_wave_power_needs_three_oceans() -> None:
    assert not playable("wave_power", oceans=2)
    t = holding("wave_power").set(oceans=3).do(0, "play", "wave_power")
    assert (makes(t), points(t)) == ({"energy": 1}, 1)


def test_lava_flows_lie_on_a_volcano() -> None:
    t = played("lava_flows")
    assert spaces(t) == {"r1c1", "r2c0", "r3c0", "r4c0"}
    t.do(0, "space", "r3c0")
    assert (t.get(0, "tiles"), t.get(0, "titanium"), t.get(0, "plants")) == ({"r3c0": "lava_flows"}, 1, 1)
    assert (t.get("temperature"), t.get(0, "tr"), t.get(0, "events")) == (-26, 22, ("lava_flows",))


def test_lava_flows_need_a_free_volcano() -> None:
    t = holding("lava_flows").set(1, cities=["r1c1", "r3c0"], greeneries=["r4c0"], claims=["r2c0"])
    assert not t.offers(0, "play", "lava_flows")  # three are built on, one is claimed
    t.set(1, claims=[]).do(0, "play", "lava_flows")
    assert t.get(0, "tiles") == {"r2c0": "lava_flows"}


def test_lava_flows_may_lie_there_before_the_ocean_that_the_warmth_brings() -> None:
    t = holding("lava_flows").set(temperature=-2).do(0, "play", "lava_flows")
    assert t.asked(0) == "prompt-which-first"
    t.do(0, "first", 1).do(0, "space", "r1c1")
    assert t.get("oceans") == 0
    t.do(0, "space", "r0c1")
    assert (t.get("oceans"), t.get("temperature"), t.get(0, "mc")) == (1, 2, 42)
    t = holding("lava_flows").set(temperature=-2).do(0, "play", "lava_flows")
    t.do(0, "first", 0).do(0, "space", "r0c1").do(0, "space", "r1c1")
    assert t.get(0, "mc") == 42 + 2  # the ocean lies there first, and the tile next to it


def test_power_plant_brings_energy() -> None:
    t = played("power_plant", steel=2, mc=0)
    assert (makes(t), t.get(0, "steel")) == ({"energy": 1}, 0)


def test_mohole_area_takes_a_place_of_an_ocean() -> None:
    t = played("mohole_area").do(0, "space", "r0c1")
    assert (makes(t), t.get(0, "steel")) == ({"heat": 4}, 2)
    assert (t.get("oceans"), t.get(0, "tr"), t.get(0, "tiles")) == (0, 20, {"r0c1": "mohole_area"})
    t.set(0, mc=18).do(0, "project", "aquifer")
    assert "r0c1" not in spaces(t)
    assert len(spaces(t)) == 11


def test_large_convoy_brings_cards_water_and_plants() -> None:
    t = holding("large_convoy").set(deck=["comet", "birds"]).do(0, "play", "large_convoy").do(0, "space", "r0c4")
    assert t.get(0, "hand") == ("asteroid_mining", "comet", "birds")
    assert (t.get(0, "plants"), t.get("oceans"), points(t)) == (5, 1, 2)  # no animals to choose


def test_large_convoy_brings_all_four_animals_to_one_card() -> None:
    t = played("large_convoy", played=["birds", "fish"]).do(0, "space", "r0c4").do(0, "choose", 1)
    t.do(0, "card", "fish")
    assert (t.get(0, "held"), t.get(0, "plants")) == ({"fish": 4}, 0)
    assert points(t) == 2 + 4


def test_large_convoy_comes_from_space_and_from_earth() -> None:
    t = holding("large_convoy", played=["earth_office", "space_station"], titanium=2, mc=25)
    assert t.do(0, "play", "large_convoy").get(0, "mc") == 0  # 36 less 3 less 2, and titanium pays 6


def test_titanium_mine_makes_titanium() -> None:
    assert makes(played("titanium_mine")) == {"titanium": 1}


def test_tectonic_stress_power_needs_two_science_tags() -> None:
    t = played("tectonic_stress_power", played=["research"])  # which has both
    assert (makes(t), points(t)) == ({"energy": 3}, 1 + 1)
    assert not playable("tectonic_stress_power", {"played": ["mars_university"]})


def test_nitrophilic_moss_gives_up_two_plants() -> None:
    t = holding("nitrophilic_moss", plants=2).set(oceans=3).do(0, "play", "nitrophilic_moss")
    assert (t.get(0, "plants"), makes(t)) == (0, {"plants": 2})
    assert not playable("nitrophilic_moss", {"plants": 1}, oceans=3)
    assert not playable("nitrophilic_moss", {"plants": 2}, oceans=2)


def test_nitrophilic_moss_needs_one_plant_less_with_viral_enhancers() -> None:
    t = holding("nitrophilic_moss", plants=1, played=["viral_enhancers"]).set(oceans=3)
    assert t.do(0, "play", "nitrophilic_moss").get(0, "plants") == 0
    assert not playable("nitrophilic_moss", {"plants": 0, "played": ["viral_enhancers"]}, oceans=3)


def test_herbivores_eat_somebodys_plants() -> None:
    assert not playable("herbivores", {"plants_production": 1}, oxygen=7)
    assert not playable("herbivores", oxygen=8)  # nobody has plants to eat
    t = holding("herbivores").set(1, plants_production=2).set(oxygen=8).do(0, "play", "herbivores")
    assert (makes(t, 1), t.get(0, "held")) == ({"plants": 1}, {"herbivores": 1})
    t = holding("herbivores", plants_production=1).set(oxygen=8).do(0, "play", "herbivores")
    assert makes(t) == {}  # they eat their own if there is nothing else


def test_herbivores_grow_with_every_own_greenery() -> None:
    t = holding(played=["herbivores"], held={"herbivores": 1}, plants=8).do(0, "convert", "plants")
    t.do(0, "space", "r2c3").do(0, "done")
    assert t.get(0, "held") == {"herbivores": 2}
    assert points(t) == 1 + 1  # the greenery, and one for each two animals
    t.set(1, plants=8).do(1, "convert", "plants").do(1, "space", "r6c2")
    assert t.get(0, "held") == {"herbivores": 2}


def test_herbivores_still_grow_with_the_last_greeneries() -> None:
    t = mars(played=["herbivores"], held={"herbivores": 1}, plants=8).set(temperature=8, oxygen=14, oceans=9)
    t.at("production").do(0, "convert", "plants").do(0, "space", "r6c2")
    assert (t.get(0, "held"), t.get(0, "tr")) == ({"herbivores": 2}, 20)
    assert t.table.outcome is not None


def test_insects_make_a_plant_for_each_plant_tag() -> None:
    assert not playable("insects", oxygen=5)
    t = holding("insects", played=["grass", "heather", "bushes", "ants"]).set(oxygen=6).do(0, "play", "insects")
    assert makes(t) == {"plants": 3}  # its own tag is a microbe


def test_ceos_favorite_project_adds_where_something_lies() -> None:
    own = ["physics_complex", "birds", "security_fleet", "tardigrades", "mine"]
    held = {"physics_complex": 1, "birds": 2, "security_fleet": 1}
    t = played("ceos_favorite_project", played=own, held=held)
    # any kind of resource, but not onto the empty Tardigrades
    assert t.options(0) == (("card", "physics_complex"), ("card", "birds"), ("card", "security_fleet"))
    t.do(0, "card", "physics_complex")
    assert t.get(0, "held") == {**held, "physics_complex": 2}


def test_ceos_favorite_project_may_be_played_without_a_favorite() -> None:
    t = holding("ceos_favorite_project", played=["tardigrades"]).set(1, played=["birds"], held={"birds": 1})
    t.do(0, "play", "ceos_favorite_project")
    assert (t.get(0, "events"), t.get(0, "held"), t.get(1, "held")) == (("ceos_favorite_project",), {}, {"birds": 1})


def test_anti_gravity_technology_needs_seven_science_tags() -> None:
    assert playable("anti_gravity_technology", {"tags": {"science": 7}})
    assert not playable("anti_gravity_technology", {"tags": {"science": 6}})
    t = holding("mine", played=["anti_gravity_technology"]).do(0, "play", "mine")
    assert (t.get(0, "mc"), points(t)) == (58, 3)


def test_investment_loan_is_money_now() -> None:
    t = played("investment_loan", mc=3)
    assert (t.get(0, "mc"), makes(t)) == (10, {"mc": -1})
    assert playable("investment_loan", {"mc_production": -4})
    assert not playable("investment_loan", {"mc_production": -5})


def test_investment_loan_must_be_paid_before_it_pays() -> None:
    assert not playable("investment_loan", {"mc": 2})


def test_insulation_swaps_any_number_of_steps() -> None:
    t = played("insulation", heat_production=3, mc_production=-2)
    assert t.options(0) == (("spend", "heat", 3), ("spend", "heat", 2), ("spend", "heat", 1), ("spend", "heat", 0))
    assert makes(t.do(0, "spend", "heat", 2)) == {"heat": 1}
    assert makes(played("insulation", heat_production=3).do(0, "spend", "heat", 0)) == {"heat": 3}


def test_insulation_may_be_played_without_heat() -> None:
    t = played("insulation")
    assert (t.get(0, "played"), makes(t)) == (("insulation",), {})


def test_adaptation_technology_eases_by_two_steps_both_ways() -> None:
    own = {"played": ["adaptation_technology"], "energy_production": 1}
    assert playable("open_city", own, oxygen=10)
    assert not playable("open_city", own, oxygen=9)
    assert playable("farming", own, temperature=0)
    assert not playable("farming", own, temperature=-2)
    assert playable("dust_seals", own, oceans=5)
    assert not playable("dust_seals", own, oceans=6)
    assert playable("extreme_cold_fungus", own, temperature=-6)
    assert not playable("extreme_cold_fungus", own, temperature=-4)


def test_adaptation_technology_is_no_science_tag_more_than_one() -> None:
    assert not playable("ai_central", {"played": ["adaptation_technology"], "energy_production": 1})
    assert points(played("adaptation_technology")) == 1


def test_caretaker_contract_turns_heat_into_rating() -> None:
    assert playable("caretaker_contract", temperature=0)
    assert not playable("caretaker_contract", temperature=-2)
    t = holding(played=["caretaker_contract"], heat=9).do(0, "action", "caretaker_contract")
    assert (t.get(0, "heat"), t.get(0, "tr"), t.get("temperature"), t.get(0, "mc")) == (1, 21, -30, 60)
    assert not holding(played=["caretaker_contract"], heat=7).offers(0, "action", "caretaker_contract")


def test_designed_microorganisms_are_for_the_cold() -> None:
    assert not playable("designed_microorganisms", temperature=-12)
    t = holding("designed_microorganisms").set(temperature=-14).do(0, "play", "designed_microorganisms")
    assert makes(t) == {"plants": 2}


def test_standard_technology_gives_back_three_after_the_full_price() -> None:
    t = holding(played=["standard_technology"], mc=14).do(0, "project", "asteroid")
    assert (t.get(0, "mc"), t.get("temperature")) == (3, -28)
    assert not holding(played=["standard_technology"], mc=13).offers(0, "project", "asteroid")


def test_standard_technology_is_not_for_patents_nor_for_others() -> None:
    t = holding("comet", played=["standard_technology"], mc=0).do(0, "project", "sell_patents")
    assert t.do(0, "sell", "asteroid_mining").do(0, "done").get(0, "mc") == 1
    t = mars(played=["standard_technology"], mc=0).set(1, mc=20).at("action", seat=1).do(1, "project", "power_plant")
    assert (t.get(0, "mc"), t.get(1, "mc")) == (0, 9)
