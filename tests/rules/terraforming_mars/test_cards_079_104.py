"""Projects 79 to 104, each by what is special about it."""

from __future__ import annotations

from arsia.testing import proves

from .card_stories import has, holding, makes, mars, owning, playable, played, points, spaces, usable, used


def test_quantum_extractor_needs_four_science_tags() -> None:
    assert playable("quantum_extractor", tags={"science": 4})
    assert not playable("quantum_extractor", tags={"science": 3})


def test_quantum_extractor_makes_energy_and_cheaper_space_cards() -> None:
    t = holding("quantum_extractor", "space_mirrors", tags={"science": 4}).do(0, "play", "quantum_extractor")
    assert makes(t) == {"energy": 4}
    assert t.do(0, "play", "space_mirrors").get(0, "mc") == 60 - 13 - 1


def test_giant_ice_asteroid_warms_twice_floods_twice_and_strikes_six() -> None:
    t = played("giant_ice_asteroid", rival={"plants": 7})
    t.do(0, "space", "r0c3").do(0, "space", "r0c4")
    assert t.options(0)[0] == ("remove", 1, 6)
    t.do(0, "remove", 1, 6)
    assert (t.get("temperature"), t.get("oceans"), t.get(0, "tr"), t.get(1, "plants")) == (-26, 2, 24, 1)
    assert playable("giant_ice_asteroid", mc=0, titanium=12)


def test_ganymede_colony_counts_jovian_tags_its_own_too() -> None:
    t = played("ganymede_colony", played=["vesta_shipyard"])
    assert t.get(0, "tiles") == {"ganymede_colony": "city"}
    assert points(t) == 1 + 2


def test_callisto_penal_mines_bring_three() -> None:
    t = played("callisto_penal_mines")
    assert (makes(t), points(t)) == ({"mc": 3}, 2)


def test_giant_space_mirror_brings_three_energy() -> None:
    t = played("giant_space_mirror", mc=2, titanium=5)  # 17, of which no more than 15 in titanium
    assert (makes(t), t.get(0, "mc"), has(t)) == ({"energy": 3}, 0, {})


def test_trans_neptune_probe_is_a_point_and_two_tags() -> None:
    t = played("trans_neptune_probe")
    assert (points(t), makes(t)) == (1, {})
    assert {tag for tag, n in t.get(0, "tags").items() if n} == {"science", "space"}


def test_commercial_district_lives_on_the_cities_around_it() -> None:
    t = played("commercial_district", energy_production=1, cities=["r6c1"], rival={"cities": ["r6c3"]})
    assert "r5c3" in spaces(t)  # it is no city and may lie next to one
    t.do(0, "space", "r6c2")
    assert (makes(t), t.get(0, "tiles")["r6c2"]) == ({"mc": 4}, "commercial_district")
    assert points(t) == 2
    assert t.get(0, "cities") == ("r6c1",)
    assert not playable("commercial_district")


def test_commercial_district_counts_a_capital_but_no_greenery() -> None:
    t = owning("commercial_district", tiles={"r6c2": "commercial_district"}, rival={"tiles": {"r6c3": "capital"}})
    assert points(t) == 1
    assert points(t.set(1, greeneries=["r6c1"])) == 1


@proves("TM-86")
def test_robotic_workforce_repeats_a_production_box() -> None:
    t = played("robotic_workforce", played=["mine", "building_industries", "sponsors"], energy_production=1)
    assert t.options(0) == (("card", "mine"), ("card", "building_industries"))  # sponsors are no building
    assert makes(t.do(0, "card", "building_industries")) == {"steel": 2}


@proves("TM-86")
def test_robotic_workforce_repeats_only_what_can_be_paid_in_full() -> None:
    assert not playable("robotic_workforce", played=["building_industries"])
    assert not playable("robotic_workforce", played=["ironworks"])  # a building without a box
    assert not playable("robotic_workforce")


@proves("TM-86")
def test_robotic_workforce_builds_no_second_city() -> None:
    t = played("robotic_workforce", played=["noctis_city"], energy_production=1, cities=["r4c2"])
    assert (makes(t), t.get(0, "cities")) == ({"mc": 3}, ("r4c2",))
    t = played("robotic_workforce", played=["immigrant_city"], energy_production=1)
    assert makes(t) == {"mc": -2}  # the box alone: no new city brings income


@proves("TM-86")
def test_robotic_workforce_counts_anew() -> None:
    t = played("robotic_workforce", played=["medical_lab", "mine", "ironworks", "steelworks"])
    assert t.options(0) == (("card", "medical_lab"), ("card", "mine"))
    assert makes(t.do(0, "card", "medical_lab")) == {"mc": 2}


@proves("TM-86")
def test_robotic_workforce_repeats_what_a_rival_loses() -> None:
    t = played("robotic_workforce", played=["heat_trappers"], rival={"heat_production": 5})
    assert (makes(t), makes(t, 1)) == ({"energy": 1}, {"heat": 3})
    assert not playable("robotic_workforce", played=["heat_trappers"])


@proves("TM-86")
def test_robotic_workforce_repeats_the_metal_of_a_mine_and_the_start_of_a_corporation() -> None:
    t = played("robotic_workforce", played=["mining_rights"], tiles={"r3c0": "mining_rights"})
    assert makes(t) == {"titanium": 1}
    assert makes(played("robotic_workforce", corporation="mining_guild")) == {"steel": 1}


def test_grass_needs_minus_sixteen() -> None:
    assert playable("grass", temperature=-16)
    assert not playable("grass", temperature=-18)
    t = played("grass", temperature=-16)
    assert (makes(t), has(t)) == ({"plants": 1}, {"plants": 3})


def test_heather_needs_minus_fourteen() -> None:
    assert playable("heather", temperature=-14)
    assert not playable("heather", temperature=-16)
    t = played("heather", temperature=-14)
    assert (makes(t), has(t)) == ({"plants": 1}, {"plants": 1})


def test_peroxide_power_costs_a_little_income() -> None:
    assert makes(played("peroxide_power", mc_production=-4)) == {"mc": -5, "energy": 2}
    assert not playable("peroxide_power", mc_production=-5)


def test_research_draws_two_and_counts_twice() -> None:
    t = played("research", deck=["ants", "mine"])
    assert (t.get(0, "hand")[-2:], t.get(0, "mc")) == (("ants", "mine"), 49)
    assert (t.get(0, "tags")["science"], points(t)) == (2, 1)


def test_gene_repair_needs_three_science_tags() -> None:
    assert playable("gene_repair", tags={"science": 3})
    assert not playable("gene_repair", tags={"science": 2})
    t = played("gene_repair", tags={"science": 3})
    assert (makes(t), points(t)) == ({"mc": 2}, 2)


def test_io_mining_industries_count_jovian_tags() -> None:
    t = played("io_mining_industries", played=["ganymede_colony"])
    assert makes(t) == {"mc": 2, "titanium": 2}
    assert points(t) == 2 + 2  # two tags, counted by both cards


def test_bushes_need_minus_ten() -> None:
    assert playable("bushes", temperature=-10)
    assert not playable("bushes", temperature=-12)
    t = played("bushes", temperature=-10)
    assert (makes(t), has(t)) == ({"plants": 2}, {"plants": 2})


def test_mass_converter_needs_five_science_tags() -> None:
    assert playable("mass_converter", tags={"science": 5})
    assert not playable("mass_converter", tags={"science": 4})


def test_mass_converter_adds_its_discount_to_others() -> None:
    t = holding("mass_converter", "comet", played=["space_station"], tags={"science": 5})
    t.do(0, "play", "mass_converter")
    assert (makes(t), t.get(0, "mc")) == ({"energy": 6}, 52)
    assert t.do(0, "play", "comet").get(0, "mc") == 52 - 17


def test_physics_complex_turns_six_energy_into_two_points() -> None:
    t = used("physics_complex", energy=7, held={"physics_complex": 1})
    assert (has(t), t.get(0, "held"), points(t)) == ({"energy": 1}, {"physics_complex": 2}, 4)
    assert not usable("physics_complex", energy=5)


def test_greenhouses_grow_a_plant_for_every_city_in_play() -> None:
    t = played("greenhouses", cities=["r6c2", "ganymede_colony"], rival={"cities": ["r6c5"]})
    assert (has(t), makes(t)) == ({"plants": 3}, {})


def test_nuclear_zone_warms_and_spoils_a_hex() -> None:
    t = played("nuclear_zone", rival={"cities": ["r6c2"]})
    assert {"r6c3", "r1c1"} <= spaces(t)
    assert not {"r4c2", "r4c3"} & spaces(t)  # Noctis City's, an ocean's
    t.do(0, "space", "r6c3")
    assert (t.get("temperature"), t.get(0, "tr"), points(t)) == (-26, 22, -2)
    assert t.get(0, "tiles") == {"r6c3": "nuclear_zone"}


@proves("TM-55")
def test_nuclear_zone_may_wait_for_the_ocean_that_it_melts() -> None:
    t = played("nuclear_zone", temperature=-4)
    assert t.options(0) == (("first", 0), ("first", 1))
    t.do(0, "first", 0).do(0, "space", "r4c3").do(0, "space", "r3c3")  # the ocean of 0 °C, then the tile
    assert t.get(0, "mc") == 60 - 10 + 2
    t = played("nuclear_zone", temperature=-4).do(0, "first", 1).do(0, "space", "r3c3").do(0, "space", "r4c3")
    assert t.get(0, "mc") == 60 - 10


def test_tropical_resort_uses_up_heat_production() -> None:
    t = played("tropical_resort", heat_production=2)
    assert (makes(t), points(t)) == ({"mc": 3}, 2)
    assert not playable("tropical_resort", heat_production=1)


def test_toll_station_counts_the_space_tags_of_all_others() -> None:
    t = mars(seats=3, played=["space_station"])
    t.set(1, played=["shuttles", "space_mirrors"], events=["asteroid"]).set(2, played=["vesta_shipyard"])
    t.give(0, "toll_station").at("action").do(0, "play", "toll_station")
    assert makes(t) == {"mc": 3}


def test_fueled_generators_trade_one_for_one() -> None:
    assert makes(played("fueled_generators")) == {"mc": -1, "energy": 1}
    assert not playable("fueled_generators", mc_production=-5)


def test_ironworks_turn_energy_into_steel_and_air() -> None:
    t = used("ironworks", energy=4)
    assert (has(t), t.get("oxygen"), t.get(0, "tr")) == ({"steel": 1}, 1, 21)
    assert not usable("ironworks", energy=3)


def test_ironworks_still_make_steel_when_there_is_air_enough() -> None:
    t = used("ironworks", energy=4, oxygen=14)
    assert (has(t), t.get(0, "tr")) == ({"steel": 1}, 20)


@proves("TM-117")
def test_power_grid_counts_power_tags_its_own_too() -> None:
    assert makes(played("power_grid")) == {"energy": 1}
    assert makes(played("power_grid", played=["power_plant", "lunar_beam"], rival={"played": ["windmills"]})) == {
        "energy": 3
    }


def test_steelworks_turn_energy_into_twice_the_steel() -> None:
    t = used("steelworks", energy=5)
    assert (has(t), t.get("oxygen"), t.get(0, "tr")) == ({"steel": 2, "energy": 1}, 1, 21)
    assert not usable("steelworks", energy=3)


def test_ore_processor_turns_energy_into_titanium_and_air() -> None:
    t = used("ore_processor", energy=4, oxygen=7)
    assert (has(t), t.get("oxygen"), t.get("temperature")) == ({"titanium": 1}, 8, -28)  # 8% warms by a step
    assert t.get(0, "tr") == 22
    assert not usable("ore_processor", energy=3)
