"""Projects 183 to 208, each by what is special about it."""

from __future__ import annotations

from typing import Any

from .late_cards import holding, makes, mars, playable, played, points, spaces


def test_biomass_combustors_burn_somebodys_plants() -> None:
    assert not playable("biomass_combustors", {"plants_production": 1}, oxygen=5)
    assert not playable("biomass_combustors", oxygen=6)
    t = holding("biomass_combustors").set(1, plants_production=1).set(oxygen=6).do(0, "play", "biomass_combustors")
    assert (makes(t), makes(t, 1), points(t)) == ({"energy": 2}, {}, -1)


def test_livestock_eats_own_plants() -> None:
    assert playable("livestock", {"plants_production": 1}, oxygen=9)
    assert not playable("livestock", {"plants_production": 1}, oxygen=8)
    assert not holding("livestock").set(1, plants_production=2).set(oxygen=9).offers(0, "play", "livestock")
    t = holding("livestock", plants_production=1).set(oxygen=9).do(0, "play", "livestock")
    assert (makes(t), t.get(0, "held")) == ({"mc": 2}, {})
    t.do(0, "action", "livestock")
    assert (t.get(0, "held"), points(t), t.get(0, "mc")) == ({"livestock": 1}, 1, 47)


def test_olympus_conference_begins_with_its_own_tag() -> None:
    t = played("olympus_conference")
    assert (t.get(0, "held"), points(t)) == ({"olympus_conference": 1}, 1)


def test_olympus_conference_adds_or_trades_a_resource_for_a_card() -> None:
    own = {"olympus_conference": 1}
    t = holding("trans_neptune_probe", played=list(own), held=own).set(deck=["comet"])
    t.do(0, "play", "trans_neptune_probe").do(0, "choose", 1)
    assert (t.get(0, "held"), t.get(0, "hand")) == ({}, ("asteroid_mining", "comet"))
    t = holding("trans_neptune_probe", played=list(own), held=own).do(0, "play", "trans_neptune_probe")
    assert t.do(0, "choose", 0).get(0, "held") == {"olympus_conference": 2}


def test_olympus_conference_answers_each_tag_of_research() -> None:
    t = (
        holding("research", played=["olympus_conference"])
        .set(deck=["comet", "birds", "ants"])
        .do(0, "play", "research")
    )
    # empty, the first tag can only add; the second may take it off again
    assert t.get(0, "held") == {"olympus_conference": 1}
    t.do(0, "choose", 1)
    assert (t.get(0, "held"), t.get(0, "hand")) == ({}, ("asteroid_mining", "comet", "birds", "ants"))


def test_olympus_conference_hears_science_events_but_not_those_of_others() -> None:
    t = holding("special_design", played=["olympus_conference"]).do(0, "play", "special_design")
    assert t.get(0, "held") == {"olympus_conference": 1}
    t.do(0, "done").set(1, mc=60).give(1, "trans_neptune_probe").do(1, "play", "trans_neptune_probe")
    assert (t.get(0, "held"), t.asked(1)) == ({"olympus_conference": 1}, "prompt-action")


def test_olympus_conference_may_draw_before_mars_university_discards_or_after() -> None:
    own: dict[str, Any] = {"played": ["mars_university", "olympus_conference"], "held": {"olympus_conference": 1}}
    t = holding("trans_neptune_probe", **own).set(deck=["comet", "birds"]).do(0, "play", "trans_neptune_probe")
    assert t.asked(0) == "prompt-which-first"
    t.do(0, "first", 1).do(0, "choose", 1).do(0, "discard", "comet")  # the card that was just drawn
    assert (t.get(0, "hand"), t.get("discards")) == (("asteroid_mining", "birds"), ("comet",))


def test_rad_suits_need_two_cities_of_anybody() -> None:
    t = mars().set(1, cities=["r6c2"]).give(0, "rad_suits").at("action")
    assert not t.offers(0, "play", "rad_suits")
    t.set(1, cities=["ganymede_colony"]).do(0, "play", "rad_suits")  # above Mars counts
    assert (makes(t), points(t)) == ({"mc": 1}, 1)


def test_aquifer_pumping_is_paid_with_steel_too() -> None:
    t = holding(played=["aquifer_pumping"], mc=2, steel=3).do(0, "action", "aquifer_pumping").do(0, "space", "r0c4")
    assert (t.get(0, "mc"), t.get(0, "steel"), t.get("oceans"), t.get(0, "tr")) == (0, 0, 1, 21)
    assert not holding(played=["aquifer_pumping"], mc=1, steel=3).offers(0, "action", "aquifer_pumping")
    assert not holding(played=["aquifer_pumping"], mc=7, titanium=9).offers(0, "action", "aquifer_pumping")


def test_aquifer_pumping_may_be_wasted() -> None:
    t = holding(played=["aquifer_pumping"], mc=9).set(oceans=9).do(0, "action", "aquifer_pumping")
    assert (t.get(0, "mc"), t.get("oceans"), t.get(0, "tr")) == (1, 9, 20)


def test_flooding_takes_money_from_one_neighbour() -> None:
    t = holding("flooding", seats=3).set(1, cities=["r3c6"], mc=9).set(2, greeneries=["r2c6"], mc=3)
    t.do(0, "play", "flooding").do(0, "space", "r3c7")
    removals = {option[:2] for option in t.options(0) if option[0] == "remove"}
    assert removals == {("remove", 1), ("remove", 2)}
    assert not t.offers(0, "remove", 1, 5)
    assert not t.offers(0, "remove", 2, 4)  # there are only 3
    t.do(0, "remove", 1, 4)
    assert (t.get(1, "mc"), t.get(2, "mc"), t.get(0, "tr"), points(t)) == (5, 3, 21, -1)


def test_flooding_may_spare_everybody() -> None:
    t = holding("flooding").set(1, cities=["r3c6"], mc=9).do(0, "play", "flooding").do(0, "space", "r3c7")
    assert t.do(0, "skip").get(1, "mc") == 9


def test_flooding_looks_only_at_tiles_next_to_the_new_ocean() -> None:
    t = holding("flooding").set(1, cities=["r6c2"], claims=["r3c6"], mc=9).do(0, "play", "flooding")
    t.do(0, "space", "r3c7")  # a claim is no tile
    assert (t.get(1, "mc"), t.asked(0)) == (9, "prompt-action")


def test_flooding_with_all_oceans_in_play_does_nothing() -> None:
    t = holding("flooding").set(oceans=9).set(1, cities=["r3c6"], mc=9).do(0, "play", "flooding")
    assert (t.get(1, "mc"), t.get(0, "tr"), points(t)) == (9, 20, -1)


def test_flooding_does_not_look_back_at_an_earlier_ocean() -> None:
    t = holding("flooding").set(oceans=8).set(1, cities=["r8c3"], mc=9).do(0, "project", "aquifer")
    t.do(0, "space", "r8c4").do(0, "play", "flooding")  # the ninth ocean lay there before
    assert (t.get("oceans"), t.asked(0), t.asked(1)) == (9, "", "prompt-action")  # nothing to choose


def test_flooding_alone_is_only_an_ocean() -> None:
    t = holding("flooding", seats=1, cities=["r3c6"]).do(0, "play", "flooding").do(0, "space", "r3c7")
    assert (t.get(0, "mc"), t.get("oceans"), t.asked(0)) == (53, 1, "prompt-action")


def test_energy_saving_counts_all_cities_also_above_mars() -> None:
    t = mars(cities=["r6c2"]).set(1, cities=["r2c3", "phobos_space_haven"]).give(0, "energy_saving").at("action")
    assert makes(t.do(0, "play", "energy_saving")) == {"energy": 3}


def test_local_heat_trapping_turns_heat_into_life() -> None:
    t = played("local_heat_trapping", heat=5)
    assert (t.get(0, "heat"), t.get(0, "plants")) == (0, 4)
    t = played("local_heat_trapping", heat=6, played=["birds", "fish"]).do(0, "choose", 1).do(0, "card", "birds")
    assert (t.get(0, "heat"), t.get(0, "plants"), t.get(0, "held")) == (1, 0, {"birds": 2})
    assert not playable("local_heat_trapping", {"heat": 4})


def test_permafrost_extraction_needs_minus_eight() -> None:
    assert not playable("permafrost_extraction", temperature=-10)
    t = holding("permafrost_extraction").set(temperature=-8).do(0, "play", "permafrost_extraction")
    assert t.do(0, "space", "r0c4").get("oceans") == 1


def test_invention_contest_keeps_one_of_three() -> None:
    t = holding("invention_contest").set(deck=["comet", "birds", "ants"]).do(0, "play", "invention_contest")
    t.do(0, "keep", "birds")
    assert (t.get(0, "hand"), set(t.get("discards"))) == (("asteroid_mining", "birds"), {"comet", "ants"})
    assert t.get(0, "mc") == 58


def test_plantation_needs_two_science_tags() -> None:
    assert not playable("plantation", {"played": ["mars_university"]})
    t = played("plantation", played=["research"], cities=["r6c2"])
    assert spaces(t) == {"r5c2", "r5c3", "r6c1", "r6c3", "r7c1", "r7c2"}  # next to what one has
    t.do(0, "space", "r6c1")
    assert (t.get(0, "greeneries"), t.get("oxygen"), t.get(0, "tr")) == (("r6c1",), 1, 21)


def test_power_infrastructure_sells_any_amount_of_energy() -> None:
    t = holding(played=["power_infrastructure"], energy=3, mc=0).do(0, "action", "power_infrastructure")
    assert t.options(0) == (("spend", "energy", 3), ("spend", "energy", 2), ("spend", "energy", 1))
    t.do(0, "spend", "energy", 2)
    assert (t.get(0, "energy"), t.get(0, "mc")) == (1, 2)
    assert not holding(played=["power_infrastructure"], energy_production=3).offers(0, "action", "power_infrastructure")


def test_indentured_workers_make_the_next_card_eight_cheaper() -> None:
    t = holding("indentured_workers", "solar_power", "geothermal_power", mc=20).do(0, "play", "indentured_workers")
    t.do(0, "play", "solar_power")
    assert (t.get(0, "mc"), points(t)) == (17, 1 - 1)
    t.at("action").do(0, "play", "geothermal_power")
    assert t.get(0, "mc") == 6  # only the next one


def test_indentured_workers_wait_through_other_actions_and_turns() -> None:
    t = holding("indentured_workers", "solar_power", heat=8, mc=3).do(0, "play", "indentured_workers")
    t.do(0, "convert", "heat").set(1, mc=60).do(1, "project", "power_plant").do(1, "done")
    assert t.do(0, "play", "solar_power").get(0, "mc") == 0


def test_indentured_workers_are_lost_by_passing() -> None:
    t = holding("indentured_workers", "solar_power", mc=10).do(0, "play", "indentured_workers").do(0, "done")
    t.set(1, mc=60).do(1, "project", "power_plant").do(1, "done")
    assert t.offers(0, "play", "solar_power")
    t.do(0, "pass").do(1, "pass")
    t.at("action").set(0, mc=10)
    assert not t.offers(0, "play", "solar_power")


def test_lagrange_observatory_draws_a_card() -> None:
    t = holding("lagrange_observatory").set(deck=["comet"]).do(0, "play", "lagrange_observatory")
    assert (t.get(0, "hand"), points(t)) == (("asteroid_mining", "comet"), 1)


def test_terraforming_ganymede_counts_jovian_tags_its_own_included() -> None:
    t = played("terraforming_ganymede")
    assert (t.get(0, "tr"), points(t)) == (21, 2)
    assert played("terraforming_ganymede", played=["callisto_penal_mines", "vesta_shipyard"]).get(0, "tr") == 23


def test_immigration_shuttles_score_a_point_for_each_three_cities_of_all() -> None:
    t = mars(cities=["r6c2"]).set(1, cities=["r2c3", "ganymede_colony"]).give(0, "immigration_shuttles").at("action")
    t.do(0, "play", "immigration_shuttles")
    assert (makes(t), points(t)) == ({"mc": 5}, 1)
    t.set(1, cities=["phobos_space_haven", "r8c3"])
    assert points(t) == 1
    assert points(t.set(1, cities=["r0c2"])) == 2


def test_restricted_area_takes_a_hex_and_draws_for_two() -> None:
    t = holding("restricted_area").set(deck=["comet"]).set(1, cities=["r6c2"]).do(0, "play", "restricted_area")
    assert {"r6c1", "r8c0", "r2c0"} <= spaces(t)  # anywhere on land
    t.do(0, "space", "r0c0")
    assert (t.get(0, "tiles"), t.get(0, "steel")) == ({"r0c0": "restricted_area"}, 2)
    t.do(0, "action", "restricted_area")
    assert (t.get(0, "mc"), t.get(0, "hand")) == (60 - 11 - 2, ("asteroid_mining", "comet"))
    assert not holding(played=["restricted_area"], mc=1).offers(0, "action", "restricted_area")


def test_immigrant_city_counts_itself_and_every_later_city() -> None:
    t = holding("immigrant_city", energy_production=1).do(0, "play", "immigrant_city")
    t.do(0, "space", "r6c2")
    assert (makes(t), t.get(0, "tiles")) == ({"mc": -1}, {"r6c2": "city"})
    t.do(0, "done").set(1, mc=25).do(1, "project", "city").do(1, "space", "r2c3")
    assert makes(t) == {}


def test_immigrant_city_lies_apart_from_other_cities() -> None:
    t = holding("immigrant_city", energy_production=1).set(0, greeneries=["r6c5"]).set(1, cities=["r6c4"])
    t.do(0, "play", "immigrant_city")
    assert "r8c0" in spaces(t)
    assert "r6c3" not in spaces(t)


def test_immigrant_city_hears_cities_above_mars() -> None:
    t = holding("phobos_space_haven", played=["immigrant_city"]).do(0, "play", "phobos_space_haven")
    assert makes(t) == {"mc": 1, "titanium": 1}


def test_immigrant_city_at_the_floor_of_production() -> None:
    t = played("immigrant_city", energy_production=1, mc_production=-4).do(0, "space", "r6c2")
    assert makes(t) == {"mc": -5}  # its own city comes first
    assert not playable("immigrant_city", {"energy_production": 1, "mc_production": -5})
    assert not playable("immigrant_city", {"energy_production": 0})


def test_immigrant_city_at_the_floor_with_the_tharsis_republic() -> None:
    t = played("immigrant_city", corporation="tharsis_republic", energy_production=1, mc_production=-5)
    assert makes(t.do(0, "space", "r6c2")) == {"mc": -5}


def test_immigrant_city_copied_by_robots_costs_the_whole_box() -> None:
    own: dict[str, Any] = {"played": ["immigrant_city"], "energy_production": 1}
    assert makes(played("robotic_workforce", **own, mc_production=-3)) == {"mc": -5}
    assert not playable("robotic_workforce", {**own, "mc_production": -4})  # no city comes with it this time


def test_energy_tapping_takes_energy_from_another() -> None:
    t = holding("energy_tapping").set(1, energy_production=1).do(0, "play", "energy_tapping").do(0, "decrease", 1)
    assert (makes(t), makes(t, 1), points(t)) == ({"energy": 1}, {}, -1)
    assert makes(played("energy_tapping")) == {}  # with nobody else, from itself


def test_underground_detonations_make_heat_for_ten() -> None:
    t = holding(played=["underground_detonations"], mc=10).do(0, "action", "underground_detonations")
    assert (t.get(0, "mc"), makes(t)) == (0, {"heat": 2})
    assert not holding(played=["underground_detonations"], mc=9).offers(0, "action", "underground_detonations")


def test_soletta_makes_seven_heat() -> None:
    t = played("soletta", titanium=12, mc=0)
    assert (makes(t), t.get(0, "titanium")) == ({"heat": 7}, 0)  # 35: the twelfth is not given back


def test_technology_demonstration_draws_two() -> None:
    t = holding("technology_demonstration").set(deck=["comet", "birds"]).do(0, "play", "technology_demonstration")
    assert t.get(0, "hand") == ("asteroid_mining", "comet", "birds")
    assert t.get(0, "tags")["science"] == 0  # an event lies face down


def test_rad_chem_factory_uses_power_for_two_rating() -> None:
    t = played("rad_chem_factory", energy_production=1)
    assert (makes(t), t.get(0, "tr")) == ({}, 22)
    assert not playable("rad_chem_factory")


def test_special_design_eases_the_next_card_by_two_steps() -> None:
    t = holding("special_design", "windmills", "breathing_filters").set(oxygen=5)
    assert not t.offers(0, "play", "windmills")
    t.do(0, "play", "special_design")
    assert t.offers(0, "play", "windmills")
    t.do(0, "play", "breathing_filters").at("action")
    assert not t.offers(0, "play", "windmills")  # only the next card
    t = holding("special_design", "windmills").set(oxygen=4).do(0, "play", "special_design")
    assert not t.offers(0, "play", "windmills")


def test_special_design_is_used_up_by_any_card() -> None:
    t = holding("special_design", "windmills", "mine").set(oxygen=5).do(0, "play", "special_design")
    t.do(0, "play", "mine").at("action")
    assert not t.offers(0, "play", "windmills")


def test_special_design_adds_to_adaptation_technology() -> None:
    own = ["adaptation_technology"]
    t = holding("special_design", "windmills", played=own).set(oxygen=3).do(0, "play", "special_design")
    assert t.offers(0, "play", "windmills")
    assert not t.set(oxygen=2).offers(0, "play", "windmills")


def test_special_design_is_lost_by_passing() -> None:
    t = holding("special_design", "windmills").set(oxygen=5).do(0, "play", "special_design").do(0, "done")
    t.do(1, "pass")
    assert t.offers(0, "play", "windmills")
    t.do(0, "pass").at("action")
    assert not t.offers(0, "play", "windmills")


def test_medical_lab_counts_pairs_of_building_tags_its_own_included() -> None:
    t = played("medical_lab", played=["mine", "power_plant"])
    assert (makes(t), points(t)) == ({"mc": 1}, 1)
    assert makes(played("medical_lab", played=["mine", "power_plant", "titanium_mine"])) == {"mc": 2}


def test_medical_lab_is_counted_anew_by_robots() -> None:
    t = holding("robotic_workforce", played=["medical_lab", "mine", "power_plant", "titanium_mine"])
    t.do(0, "play", "robotic_workforce").do(0, "card", "medical_lab")
    assert makes(t) == {"mc": 2}


def test_ai_central_draws_two_every_generation() -> None:
    own = {"played": ["research", "mars_university"], "energy_production": 1}
    assert playable("ai_central", own)
    assert not playable("ai_central", {**own, "energy_production": 0})
    assert not playable("ai_central", {**own, "played": ["research"]})
    t = holding(played=["ai_central"]).set(deck=["comet", "birds"]).do(0, "action", "ai_central")
    assert (t.get(0, "hand"), t.get(0, "mc"), points(t)) == (("asteroid_mining", "comet", "birds"), 60, 1)
    assert not t.offers(0, "action", "ai_central")


def test_ai_central_uses_power() -> None:
    t = played("ai_central", played=["research", "trans_neptune_probe"], energy_production=1)
    assert makes(t) == {}
