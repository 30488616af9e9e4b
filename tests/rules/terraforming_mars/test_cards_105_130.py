"""Projects 105 to 130, each by what is special about it."""

from __future__ import annotations

from .late_cards import holding, makes, mars, playable, played, points, spaces


def test_earth_office_makes_every_earth_card_three_cheaper() -> None:
    t = holding("sponsors", "mine", played=["earth_office"], mc=20).do(0, "play", "sponsors")
    assert t.get(0, "mc") == 17  # 6 is printed
    assert t.do(0, "play", "mine").get(0, "mc") == 13  # no earth tag: 4 as printed


def test_earth_office_counts_for_events_and_never_pays_out() -> None:
    t = holding("investment_loan", played=["earth_office", "earth_catapult"], mc=0).do(0, "play", "investment_loan")
    assert t.get(0, "mc") == 10  # 3 less 3 less 2 is nothing


def test_earth_office_does_not_pay_for_itself() -> None:
    assert playable("earth_office", {"mc": 1})
    assert not playable("earth_office", {"mc": 0})


def test_acquired_company_brings_three() -> None:
    t = played("acquired_company")
    assert (t.get(0, "mc"), makes(t)) == (50, {"mc": 3})


def test_media_archives_pay_for_every_event_of_everybody() -> None:
    t = mars().set(0, events=["asteroid", "comet"]).set(1, events=["virus"], played=["mine"])
    t.give(0, "media_archives").at("action").do(0, "play", "media_archives")
    assert t.get(0, "mc") == 60 - 8 + 3


def test_open_city_needs_air_to_breathe() -> None:
    energy = {"energy_production": 1}
    assert playable("open_city", energy, oxygen=12)
    assert not playable("open_city", energy, oxygen=11)


def test_open_city_uses_power_and_lies_apart_from_other_cities() -> None:
    t = holding("open_city", energy_production=1).set(1, cities=["r6c2"]).set(oxygen=12).do(0, "play", "open_city")
    assert not {"r5c2", "r5c3", "r6c1", "r6c3", "r7c1", "r7c2"} & spaces(t)
    t.do(0, "space", "r6c4")
    assert makes(t) == {"mc": 4}
    assert (t.get(0, "plants"), t.get(0, "tiles"), points(t)) == (2, {"r6c4": "city"}, 1)
    assert not playable("open_city", oxygen=12)  # nothing to power it with


def test_media_group_pays_after_an_own_event_is_paid() -> None:
    t = holding("mineral_deposit", played=["media_group"], mc=5).do(0, "play", "mineral_deposit")
    assert t.get(0, "mc") == 3
    assert not playable("mineral_deposit", {"played": ["media_group"], "mc": 4})


def test_media_group_does_not_listen_to_others() -> None:
    t = mars(played=["media_group"]).set(1, mc=5).give(1, "mineral_deposit").at("action", seat=1)
    t.do(1, "play", "mineral_deposit")
    assert t.get(0, "mc") == 60


def test_business_network_costs_income_down_to_the_floor() -> None:
    assert makes(played("business_network")) == {"mc": -1}
    assert playable("business_network", {"mc_production": -4})
    assert not playable("business_network", {"mc_production": -5})


def test_business_network_looks_at_a_card_and_buys_it_or_not() -> None:
    t = holding(played=["business_network"], mc=3).set(deck=["comet", "birds"]).do(0, "action", "business_network")
    assert t.options(0) == (("buy", "comet"), ("done",))
    t.do(0, "done")
    assert (t.get(0, "mc"), t.get("discards"), t.get("deck")[0]) == (3, ("comet",), "birds")
    t = holding(played=["business_network"], mc=3).set(deck=["comet"]).do(0, "action", "business_network")
    t.do(0, "buy", "comet")
    assert (t.get(0, "mc"), t.get(0, "hand")) == (0, ("asteroid_mining", "comet"))


def test_business_network_without_money_discards_the_card() -> None:
    t = holding(played=["business_network"], mc=2).set(deck=["comet"]).do(0, "action", "business_network")
    assert (t.get("discards"), t.get(0, "used")) == (("comet",), ("business_network",))
    assert not t.offers(0, "action", "business_network")


def test_business_contacts_keep_two_of_four() -> None:
    t = holding("business_contacts").set(deck=["comet", "birds", "ants", "mine"]).do(0, "play", "business_contacts")
    t.do(0, "keep", "birds").do(0, "keep", "mine")
    assert t.get(0, "hand") == ("asteroid_mining", "birds", "mine")
    assert set(t.get("discards")) == {"comet", "ants"}
    assert t.get(0, "mc") == 53  # the cards are free


def test_bribed_committee_gives_rating_now_and_takes_points_later() -> None:
    t = played("bribed_committee")
    assert (t.get(0, "tr"), points(t), t.get(0, "raised")) == (22, -2, True)


def test_solar_power_brings_energy_and_a_point() -> None:
    t = played("solar_power")
    assert (makes(t), points(t)) == ({"energy": 1}, 1)


def test_breathing_filters_need_seven_percent_for_two_points() -> None:
    assert playable("breathing_filters", oxygen=7)
    assert not playable("breathing_filters", oxygen=6)
    t = holding("breathing_filters").set(oxygen=7).do(0, "play", "breathing_filters")
    assert (points(t), makes(t)) == (2, {})


def test_artificial_photosynthesis_is_one_plant_or_two_energy() -> None:
    t = played("artificial_photosynthesis")
    assert t.options(0) == (("choose", 0), ("choose", 1))
    assert makes(t.do(0, "choose", 0)) == {"plants": 1}
    assert makes(played("artificial_photosynthesis").do(0, "choose", 1)) == {"energy": 2}


def test_artificial_lake_needs_six_below() -> None:
    assert playable("artificial_lake", temperature=-6)
    assert not playable("artificial_lake", temperature=-8)


def test_artificial_lake_is_an_ocean_on_dry_land() -> None:
    t = holding("artificial_lake").set(temperature=-6).set(1, cities=["r6c2"]).do(0, "play", "artificial_lake")
    assert {"r0c0", "r6c3"} <= spaces(t)
    assert not {"r0c1", "r4c4", "r4c2"} & spaces(t)  # reserved for oceans, and for Noctis City
    t.do(0, "space", "r0c0")
    assert (t.get("oceans"), t.get(0, "tr"), t.get(0, "steel"), points(t)) == (1, 21, 2, 1)
    assert t.get(0, "tiles") == {}  # an ocean belongs to nobody


def test_artificial_lake_may_be_played_for_its_point_when_all_oceans_lie() -> None:
    t = holding("artificial_lake").set(temperature=-6, oceans=9).do(0, "play", "artificial_lake")
    assert (t.get("oceans"), t.get(0, "tr"), points(t)) == (9, 20, 1)


def test_geothermal_power_brings_two_energy() -> None:
    t = played("geothermal_power", steel=5, mc=1)  # steel pays for all but one
    assert (makes(t), t.get(0, "steel"), t.get(0, "mc")) == ({"energy": 2}, 0, 0)


def test_farming_needs_four_degrees() -> None:
    assert playable("farming", temperature=4)
    assert not playable("farming", temperature=2)
    t = holding("farming").set(temperature=4).do(0, "play", "farming")
    assert (makes(t), t.get(0, "plants"), points(t)) == ({"mc": 2, "plants": 2}, 2, 2)


def test_dust_seals_are_for_a_dry_planet() -> None:
    assert playable("dust_seals", oceans=3)
    assert not playable("dust_seals", oceans=4)
    assert points(played("dust_seals")) == 1


def test_urbanized_area_lies_between_two_cities_of_anybody() -> None:
    t = mars(energy_production=1).set(0, cities=["r6c1"]).set(1, cities=["r6c3"])
    t.give(0, "urbanized_area").at("action").do(0, "play", "urbanized_area")
    # r6c2 is the only hex that touches both, so it is taken at once, although it lies next to cities
    assert t.get(0, "tiles") == {"r6c1": "city", "r6c2": "city"}
    assert makes(t) == {"mc": 2}


def test_urbanized_area_needs_such_a_hex() -> None:
    t = mars(energy_production=1).set(0, cities=["r6c1"]).set(1, cities=["r6c4"]).give(0, "urbanized_area").at("action")
    assert not t.offers(0, "play", "urbanized_area")
    assert [reason.id for reason in t.why_not(0, "play", "urbanized_area")] == ["why-no-space"]


def test_sabotage_takes_one_kind_from_one_player() -> None:
    t = holding("sabotage", seats=3).set(1, titanium=5, mc=9).set(2, steel=4).do(0, "play", "sabotage")
    t.do(0, "choose", 0)
    assert t.options(0) == (("remove", 1, 3), ("remove", 1, 2), ("remove", 1, 1), ("skip",))
    t.do(0, "remove", 1, 3)
    assert (t.get(1, "titanium"), t.get(1, "mc"), t.get(2, "steel")) == (2, 9, 4)


def test_sabotage_takes_up_to_four_steel_or_seven_money_in_part_or_not_at_all() -> None:
    t = holding("sabotage").set(1, steel=5, mc=9).do(0, "play", "sabotage")
    assert not t.offers(0, "choose", 0)  # nobody has titanium
    t.do(0, "choose", 1)
    assert t.offers(0, "remove", 1, 4)
    assert not t.offers(0, "remove", 1, 5)
    t = holding("sabotage").set(1, steel=5, mc=9).do(0, "play", "sabotage").do(0, "choose", 2)
    assert not t.offers(0, "remove", 1, 8)
    assert t.do(0, "remove", 1, 2).get(1, "mc") == 7
    t = holding("sabotage").set(1, steel=5).do(0, "play", "sabotage").do(0, "skip")
    assert (t.get(1, "steel"), t.get(0, "events")) == (5, ("sabotage",))


def test_moss_gives_up_a_plant_that_must_be_there() -> None:
    assert playable("moss", {"plants": 1}, oceans=3)
    assert not playable("moss", {"plants": 1}, oceans=2)
    assert not playable("moss", {"plants": 0}, oceans=3)
    t = holding("moss", plants=1).set(oceans=3).do(0, "play", "moss")
    assert (t.get(0, "plants"), makes(t)) == (0, {"plants": 1})


def test_moss_may_give_up_the_plant_that_it_brings_with_viral_enhancers() -> None:
    t = holding("moss", played=["viral_enhancers"], plants=0).set(oceans=3).do(0, "play", "moss")
    assert (t.get(0, "plants"), makes(t)) == (0, {"plants": 1})


def test_viral_enhancers_of_another_player_do_not_help_moss() -> None:
    t = holding("moss").set(oceans=3).set(1, played=["viral_enhancers"])
    assert not t.offers(0, "play", "moss")
    assert [reason.id for reason in t.why_not(0, "play", "moss")] == ["why-stock"]


def test_industrial_center_lies_next_to_any_city() -> None:
    assert not playable("industrial_center")
    t = holding("industrial_center").set(1, cities=["r6c2"]).do(0, "play", "industrial_center")
    assert spaces(t) == {"r5c2", "r5c3", "r6c1", "r6c3", "r7c1", "r7c2"}
    assert t.do(0, "space", "r6c3").get(0, "tiles") == {"r6c3": "industrial_center"}


def test_industrial_center_makes_steel_for_seven_once_a_generation() -> None:
    t = holding(played=["industrial_center"], mc=14, steel=9).do(0, "action", "industrial_center")
    assert (t.get(0, "mc"), makes(t), t.get(0, "steel")) == (7, {"steel": 1}, 9)  # steel does not pay for it
    assert not t.offers(0, "action", "industrial_center")
    assert not holding(played=["industrial_center"], mc=6).offers(0, "action", "industrial_center")


def test_hired_raiders_take_steel_or_money() -> None:
    t = holding("hired_raiders").set(1, steel=3, mc=9).do(0, "play", "hired_raiders")
    t.do(0, "choose", 0).do(0, "steal", 1, 2)
    assert (t.get(0, "steel"), t.get(1, "steel")) == (2, 1)
    t = holding("hired_raiders").set(1, steel=3, mc=2).do(0, "play", "hired_raiders").do(0, "choose", 1)
    assert not t.offers(0, "steal", 1, 3)  # only 2 are there
    t.do(0, "steal", 1, 2)
    assert (t.get(0, "mc"), t.get(1, "mc")) == (61, 0)


def test_hired_raiders_may_stand_by_or_find_nothing() -> None:
    t = holding("hired_raiders").set(1, steel=3, mc=9).do(0, "play", "hired_raiders").do(0, "skip")
    assert (t.get(1, "steel"), t.get(1, "mc")) == (3, 9)
    t = played("hired_raiders")
    assert (t.get(0, "mc"), t.get(0, "events")) == (59, ("hired_raiders",))


def test_hired_raiders_alone_take_from_the_supply() -> None:
    assert played("hired_raiders", seats=1).do(0, "choose", 0).get(0, "steel") == 2
    assert played("hired_raiders", seats=1).do(0, "choose", 1).get(0, "mc") == 62


def test_hackers_lower_another_income() -> None:
    t = holding("hackers", energy_production=1).set(1, mc_production=0).do(0, "play", "hackers").do(0, "decrease", 1)
    assert (makes(t), makes(t, 1), points(t)) == ({"mc": 2}, {"mc": -2}, -1)


def test_hackers_spare_whoever_would_fall_below_the_floor() -> None:
    t = holding("hackers", energy_production=1).set(1, mc_production=-4).do(0, "play", "hackers")
    assert (makes(t), makes(t, 1)) == ({}, {"mc": -4})  # their own gain first, then it is their own loss
    t = holding("hackers", energy_production=1, seats=3).set(1, mc_production=-4).set(2, mc_production=-3)
    assert t.do(0, "play", "hackers").options(0) == (("decrease", 0), ("decrease", 2))


def test_hackers_need_power() -> None:
    assert playable("hackers", {"energy_production": 1})
    assert not playable("hackers", {"energy_production": 0})


def test_ghg_factories_turn_power_into_heat() -> None:
    assert makes(played("ghg_factories", energy_production=1)) == {"heat": 4}
    assert not playable("ghg_factories")


def test_subterranean_reservoir_is_an_ocean() -> None:
    t = played("subterranean_reservoir").do(0, "space", "r0c1")
    assert (t.get("oceans"), t.get(0, "tr"), t.get(0, "steel")) == (1, 21, 2)


def test_subterranean_reservoir_may_be_wasted() -> None:
    t = holding("subterranean_reservoir").set(oceans=9).do(0, "play", "subterranean_reservoir")
    assert (t.get("oceans"), t.get(0, "tr"), t.get(0, "mc")) == (9, 20, 49)


def test_ecological_zone_needs_an_own_greenery_but_may_lie_next_to_any() -> None:
    t = holding("ecological_zone").set(1, greeneries=["r6c2"])
    assert not t.offers(0, "play", "ecological_zone")
    t.set(0, greeneries=["r2c3"]).do(0, "play", "ecological_zone")
    assert {"r6c1", "r2c2"} <= spaces(t)
    assert "r8c0" not in spaces(t)


def test_ecological_zone_counts_its_own_two_tags_and_every_later_one() -> None:
    t = holding("ecological_zone", "adapted_lichen", greeneries=["r2c3"]).do(0, "play", "ecological_zone")
    t.do(0, "space", "r2c2")
    assert t.get(0, "tiles") == {"r2c2": "ecological_zone", "r2c3": "greenery"}
    assert t.get(0, "held") == {"ecological_zone": 2}
    t.do(0, "play", "adapted_lichen")
    assert t.get(0, "held") == {"ecological_zone": 3}
    assert points(t) == 1 + 1  # the greenery, and one point for each two animals
    t.set(1, mc=60).give(1, "grass").set(temperature=-16).do(1, "play", "grass")
    assert t.get(0, "held") == {"ecological_zone": 3}  # what others plant does not count


def test_zeppelins_count_the_cities_on_the_ground() -> None:
    t = mars(cities=["r6c2", "phobos_space_haven"]).set(1, cities=["r2c3"]).set(oxygen=5)
    t.give(0, "zeppelins").at("action").do(0, "play", "zeppelins")
    assert (makes(t), points(t)) == ({"mc": 2}, 1)
    assert not playable("zeppelins", oxygen=4)


def test_worms_make_a_plant_for_each_two_microbe_tags_their_own_included() -> None:
    assert makes(holding("worms").set(oxygen=4).do(0, "play", "worms")) == {}
    t = holding("worms", played=["tardigrades"]).set(oxygen=4).do(0, "play", "worms")
    assert makes(t) == {"plants": 1}
    t = holding("worms", played=["tardigrades", "ants"]).set(oxygen=4).do(0, "play", "worms")
    assert makes(t) == {"plants": 1}
    assert not playable("worms", oxygen=3)
