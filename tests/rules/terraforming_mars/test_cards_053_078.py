"""Projects 53 to 78, each by what is special about it."""

from __future__ import annotations

from arsia.testing import proves

from .card_stories import has, holding, makes, mars, playable, played, points, spaces, usable, used


def test_lake_marineris_needs_melting_ice() -> None:
    assert playable("lake_marineris", temperature=0)
    assert not playable("lake_marineris", temperature=-2)


def test_lake_marineris_is_two_oceans_one_after_the_other() -> None:
    t = played("lake_marineris", temperature=0).do(0, "space", "r0c3").do(0, "space", "r0c4")
    assert (t.get("oceans"), t.get(0, "tr"), points(t)) == (2, 22, 2)
    assert t.get(0, "mc") == 60 - 18 + 2  # the second lies next to the first
    assert played("lake_marineris", temperature=0, oceans=8).do(0, "space", "r8c4").get(0, "tr") == 21


def test_small_animals_need_six_percent_and_plants_to_eat() -> None:
    assert playable("small_animals", oxygen=6, plants_production=1)
    assert not playable("small_animals", oxygen=5, plants_production=1)
    assert not playable("small_animals", oxygen=6)


def test_small_animals_eat_at_the_only_table_there_is() -> None:
    t = played("small_animals", oxygen=6, rival={"plants_production": 2})
    assert makes(t, 1) == {"plants": 1}
    t = used("small_animals", held={"small_animals": 3})
    assert (t.get(0, "held"), points(t)) == ({"small_animals": 4}, 2)


def test_kelp_farming_needs_six_oceans() -> None:
    assert playable("kelp_farming", oceans=6)
    assert not playable("kelp_farming", oceans=5)
    t = played("kelp_farming", oceans=6)
    assert (makes(t), has(t), points(t)) == ({"mc": 2, "plants": 3}, {"plants": 2}, 1)


def test_mine_brings_steel() -> None:
    assert makes(played("mine")) == {"steel": 1}


def test_vesta_shipyard_brings_titanium() -> None:
    t = played("vesta_shipyard")
    assert (makes(t), points(t)) == ({"titanium": 1}, 1)


def test_beam_from_a_thorium_asteroid_needs_a_jovian_tag_besides_its_own() -> None:
    assert playable("beam_from_a_thorium_asteroid", played=["vesta_shipyard"])
    assert not playable("beam_from_a_thorium_asteroid")
    t = played("beam_from_a_thorium_asteroid", played=["vesta_shipyard"])
    assert (makes(t), points(t)) == ({"energy": 3, "heat": 3}, 1 + 1)


def test_mangrove_needs_four_degrees() -> None:
    assert playable("mangrove", temperature=4)
    assert not playable("mangrove", temperature=2)


def test_mangrove_grows_where_an_ocean_could_be() -> None:
    t = played("mangrove", temperature=4, oceans=["r0c3"], cities=["r6c2"])
    assert "r0c4" in spaces(t)  # far from everything of its owner
    assert not {"r0c3", "r6c3"} & spaces(t)
    t.do(0, "space", "r0c4")
    assert (t.get(0, "greeneries"), t.get("oxygen"), t.get("oceans")) == (("r0c4",), 1, 1)
    assert (t.get(0, "tr"), points(t)) == (21, 1 + 1)


@proves("TM-129")
def test_mangrove_leaves_one_place_less_for_oceans() -> None:
    t = played("mangrove", temperature=4).do(0, "space", "r0c4").do(0, "project", "aquifer")
    assert len(spaces(t)) == 11


def test_trees_need_minus_four() -> None:
    assert playable("trees", temperature=-4)
    assert not playable("trees", temperature=-6)
    t = played("trees", temperature=-4)
    assert (makes(t), has(t), points(t)) == ({"plants": 3}, {"plants": 1}, 1)


def test_great_escarpment_consortium_takes_steel_production() -> None:
    t = played("great_escarpment_consortium", steel_production=1, rival={"steel_production": 1}).do(0, "decrease", 1)
    assert (makes(t), makes(t, 1)) == ({"steel": 2}, {})
    assert makes(played("great_escarpment_consortium", steel_production=1)) == {"steel": 1}  # from oneself
    assert not playable("great_escarpment_consortium", rival={"steel_production": 2})


def test_mineral_deposit_is_five_steel() -> None:
    t = played("mineral_deposit")
    assert (has(t), t.get(0, "mc")) == ({"steel": 5}, 55)


def test_mining_expedition_makes_air_and_tramples_plants() -> None:
    t = played("mining_expedition", rival={"plants": 3})
    assert t.options(0) == (("remove", 1, 2), ("remove", 1, 1), ("skip",))
    t.do(0, "remove", 1, 2)
    assert (has(t), t.get("oxygen"), t.get(0, "tr"), t.get(1, "plants")) == ({"steel": 2}, 1, 21, 1)


def test_mining_area_lies_on_metal_next_to_an_own_tile() -> None:
    t = played("mining_area", greeneries=["r7c1", "r1c0"], rival={"cities": ["r7c4"]})
    assert spaces(t) == {"r0c0", "r1c1", "r7c0", "r8c0", "r8c1"}  # not r7c5, which is next to the rival's
    t.do(0, "space", "r7c0")
    assert (makes(t), has(t)) == ({"steel": 1}, {"steel": 2})
    assert not playable("mining_area")


def test_mining_area_brings_the_metal_that_is_printed() -> None:
    t = played("mining_area", greeneries=["r4c0"])  # the only hex with metal next to it is Pavonis Mons
    assert (makes(t), has(t)) == ({"titanium": 1}, {"titanium": 1, "plants": 1})


def test_building_industries_turn_power_into_steel() -> None:
    assert makes(played("building_industries", energy_production=1)) == {"steel": 2}
    assert not playable("building_industries")


@proves("TM-36")
def test_land_claim_keeps_a_hex_for_its_owner() -> None:
    t = played("land_claim", rival={"mc": 60, "cities": ["r6c2"]})
    assert not {"r0c1", "r4c2", "r6c2"} & spaces(t)  # an ocean's, Noctis City's, taken
    t.do(0, "space", "r8c1")
    assert (t.get(0, "claims"), t.get(0, "tiles"), has(t)) == (("r8c1",), {}, {})
    t.do(0, "done").do(1, "project", "city")
    assert not {"r8c1"} & spaces(t, 1)


@proves("TM-36")
def test_land_claim_ends_with_the_owners_tile_which_takes_the_bonus() -> None:
    t = holding("mining_rights", claims=["r8c1"]).do(0, "play", "mining_rights").do(0, "space", "r8c1")
    assert (t.get(0, "claims"), has(t)) == ((), {"steel": 2})


@proves("TM-36")
def test_land_claim_is_no_tile() -> None:
    t = mars(claims=["r6c2"], plants=8).at("action").do(0, "convert", "plants")
    assert "r1c0" in spaces(t)  # no own tile yet, so a greenery may lie anywhere


def test_mining_rights_need_no_neighbour() -> None:
    t = played("mining_rights")
    assert spaces(t) == {
        "r0c0",
        "r1c1",
        "r2c6",
        "r3c0",
        "r7c0",
        "r7c5",
        "r8c0",
        "r8c1",
    }  # no ocean's
    t.do(0, "space", "r7c5")
    assert (makes(t), has(t)) == ({"titanium": 1}, {"titanium": 1})
    assert t.get(0, "tiles") == {"r7c5": "mining_rights"}


def test_sponsors_bring_two() -> None:
    assert makes(played("sponsors")) == {"mc": 2}


def test_electro_catapult_starts_in_thin_air_and_takes_power() -> None:
    assert playable("electro_catapult", oxygen=8, energy_production=1)
    assert not playable("electro_catapult", oxygen=9, energy_production=1)
    assert not playable("electro_catapult", oxygen=8)
    t = played("electro_catapult", energy_production=1)
    assert (makes(t), points(t)) == ({}, 1)


def test_electro_catapult_throws_a_plant_or_a_steel() -> None:
    t = used("electro_catapult", plants=1, steel=1)
    assert t.options(0) == (("choose", 0), ("choose", 1))
    t.do(0, "choose", 0)
    assert (t.get(0, "mc"), has(t)) == (67, {"steel": 1})
    t = used("electro_catapult", steel=1)
    assert (t.get(0, "mc"), has(t)) == (67, {})
    assert not usable("electro_catapult", titanium=1)


def test_earth_catapult_makes_every_card_two_cheaper() -> None:
    t = holding("mine", "asteroid", played=["earth_catapult"]).do(0, "play", "mine").do(0, "play", "asteroid")
    assert (t.get(0, "mc"), points(t)) == (60 - 2 - 12, 2)


def test_earth_catapult_never_pays_out() -> None:
    t = holding("virus", played=["earth_catapult"]).do(0, "play", "virus")  # printed: 1
    assert t.get(0, "mc") == 60


@proves("TM-107")
def test_advanced_alloys_make_both_metals_worth_more() -> None:
    t = holding("strip_mine", played=["advanced_alloys"], mc=1, steel=8, energy_production=2)
    t.do(0, "play", "strip_mine")
    assert (t.get(0, "mc"), has(t)) == (0, {})  # 8 x 3 + 1
    assert playable("asteroid_mining", played=["advanced_alloys"], mc=2, titanium=7)
    assert not playable("asteroid_mining", played=["advanced_alloys"], mc=1, titanium=7)


def test_birds_need_thirteen_percent() -> None:
    assert playable("birds", oxygen=13, plants_production=2)
    assert not playable("birds", oxygen=12, plants_production=2)


def test_birds_take_two_steps_from_one_player() -> None:
    assert not playable("birds", oxygen=13, plants_production=1, rival={"plants_production": 1})
    t = played("birds", oxygen=13, plants_production=1, rival={"plants_production": 3})
    assert (makes(t), makes(t, 1)) == ({"plants": 1}, {"plants": 1})
    t = used("birds", held={"birds": 1})
    assert (t.get(0, "held"), points(t)) == ({"birds": 2}, 2)


@proves("TM-57")
def test_mars_university_trades_a_card_for_its_own_tag_already() -> None:
    t = played("mars_university", hand=["mine"], deck=["ants"])
    assert t.options(0) == (("discard", "mine"), ("skip",))
    t.do(0, "discard", "mine")
    assert (t.get(0, "hand"), t.get("discards"), points(t)) == (("ants",), ("mine",), 1)


@proves("TM-57")
def test_mars_university_asks_once_for_each_science_tag() -> None:
    t = holding("research", played=["mars_university"], deck=["ants", "fish", "birds"])
    t.do(0, "play", "research")
    assert t.asked(0) == "prompt-discard-to-draw"
    assert t.do(0, "skip").asked(0) == "prompt-discard-to-draw"
    assert t.do(0, "discard", "ants").asked(0) == "prompt-action"
    assert t.get(0, "hand")[-2:] == ("fish", "birds")


def test_mars_university_hears_events_but_not_other_tags_and_not_without_cards() -> None:
    t = holding("invention_contest", played=["mars_university"]).do(0, "play", "invention_contest")
    t.do(0, *t.options(0)[0])
    assert t.asked(0) == "prompt-discard-to-draw"
    assert holding("sponsors", played=["mars_university"]).do(0, "play", "sponsors").asked(0) == "prompt-action"
    assert played("mars_university", hand=[]).asked(0) == "prompt-action"


def test_mars_university_and_viral_enhancers_do_not_hear_others() -> None:
    t = mars(played=["mars_university", "viral_enhancers"]).set(1, mc=60).give(1, "designed_microorganisms")
    t.at("action", seat=1).do(1, "play", "designed_microorganisms")
    assert (t.asked(1), t.asked(0), t.get(0, "plants"), t.get(1, "plants")) == ("prompt-action", "", 0, 0)


def test_viral_enhancers_feed_their_owner_a_plant_for_their_own_tag() -> None:
    assert has(played("viral_enhancers")) == {"plants": 1}


@proves("TM-57")
def test_viral_enhancers_bring_a_plant_for_each_matching_tag() -> None:
    tags = {"plant": 1, "microbe": 1, "animal": 1}
    t = holding("advanced_ecosystems", played=["viral_enhancers"], tags=tags).do(0, "play", "advanced_ecosystems")
    assert has(t) == {"plants": 3}
    t = holding("virus", played=["viral_enhancers"]).do(0, "play", "virus")
    assert has(t) == {"plants": 1}


def test_viral_enhancers_may_feed_the_card_just_played() -> None:
    t = holding("tardigrades", played=["viral_enhancers", "ants"]).do(0, "play", "tardigrades")
    assert t.options(0) == (("card", "tardigrades"), ("choose", 0))
    t.do(0, "card", "tardigrades")
    assert (t.get(0, "held"), has(t)) == ({"tardigrades": 1}, {})


@proves("TM-46")
def test_viral_enhancers_grow_the_plant_that_moss_takes() -> None:
    assert playable("moss", oceans=3, played=["viral_enhancers"])
    assert not playable("moss", oceans=3)
    t = holding("moss", oceans=3, played=["viral_enhancers"]).do(0, "play", "moss")
    assert (makes(t), has(t)) == ({"plants": 1}, {})


def test_towing_a_comet_brings_plants_air_and_water() -> None:
    t = played("towing_a_comet").do(0, "space", "r0c4")
    assert (has(t), t.get("oxygen"), t.get("oceans"), t.get(0, "tr")) == ({"plants": 2}, 1, 1, 22)


def test_space_mirrors_buy_energy_production() -> None:
    t = used("space_mirrors", mc=7)
    assert (t.get(0, "mc"), makes(t)) == (0, {"energy": 1})
    assert not usable("space_mirrors", mc=6, titanium=5)


def test_solar_wind_power_brings_energy_and_titanium() -> None:
    t = played("solar_wind_power")
    assert (makes(t), has(t)) == ({"energy": 1}, {"titanium": 2})
    assert {tag for tag, n in t.get(0, "tags").items() if n} == {"science", "space", "power"}


def test_ice_asteroid_brings_two_oceans_or_what_is_left_of_them() -> None:
    t = played("ice_asteroid").do(0, "space", "r0c4").do(0, "space", "r8c4")
    assert (t.get("oceans"), t.get(0, "tr"), has(t)) == (2, 22, {"titanium": 2})
    assert played("ice_asteroid", oceans=8).do(0, "space", "r8c4").asked(0) == "prompt-action"
