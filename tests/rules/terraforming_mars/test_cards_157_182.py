"""Projects 157 to 182, each by what is special about it."""

from __future__ import annotations

from .late_cards import holding, makes, mars, playable, played, points, spaces


def test_nitrite_reducing_bacteria_begin_with_three_and_trade_them_for_rating() -> None:
    t = played("nitrite_reducing_bacteria")
    assert t.get(0, "held") == {"nitrite_reducing_bacteria": 3}
    t.do(0, "action", "nitrite_reducing_bacteria").do(0, "choose", 0)
    assert (t.get(0, "held"), t.get(0, "tr"), t.get(0, "mc")) == ({}, 21, 49)


def test_nitrite_reducing_bacteria_grow_when_there_are_too_few() -> None:
    own = {"nitrite_reducing_bacteria": 2}
    t = holding(played=list(own), held=own).do(0, "action", "nitrite_reducing_bacteria")
    assert (t.get(0, "held"), t.get(0, "tr"), t.get(0, "mc")) == ({"nitrite_reducing_bacteria": 3}, 20, 60)


def test_industrial_microbes_make_steel_and_energy() -> None:
    t = played("industrial_microbes", steel=6, mc=0)
    assert (makes(t), t.get(0, "steel")) == ({"steel": 1, "energy": 1}, 0)


def test_lichen_grows_from_minus_24() -> None:
    assert not playable("lichen", temperature=-26)
    assert makes(holding("lichen").set(temperature=-24).do(0, "play", "lichen")) == {"plants": 1}


def test_power_supply_consortium_takes_energy_from_another() -> None:
    own = ["power_plant", "solar_power"]
    assert not playable("power_supply_consortium", {"played": own[:1]})
    t = holding("power_supply_consortium", played=own).set(1, energy_production=2)
    t.do(0, "play", "power_supply_consortium").do(0, "decrease", 1)
    assert (makes(t), makes(t, 1)) == ({"energy": 1}, {"energy": 1})


def test_power_supply_consortium_may_only_have_itself_to_take_from() -> None:
    t = played("power_supply_consortium", played=["power_plant", "solar_power"])
    assert (makes(t), t.get(0, "mc")) == ({}, 55)


def test_convoy_from_europa_brings_a_card_and_water() -> None:
    t = holding("convoy_from_europa").set(deck=["comet"]).do(0, "play", "convoy_from_europa").do(0, "space", "r0c4")
    assert (t.get(0, "hand"), t.get("oceans"), t.get(0, "tr")) == (("asteroid_mining", "comet"), 1, 21)


def test_imported_ghg_brings_heat_now_and_later() -> None:
    t = played("imported_ghg", titanium=1, mc=4)
    assert (makes(t), t.get(0, "heat"), t.get(0, "mc")) == ({"heat": 1}, 3, 0)
    assert t.get(0, "tags")["earth"] == 0  # an event lies face down


def test_imported_nitrogen_feeds_microbes_and_animals() -> None:
    t = played("imported_nitrogen", played=["tardigrades", "ants", "birds", "pets"])
    t.do(0, "card", "ants").do(0, "card", "pets")
    assert t.get(0, "held") == {"ants": 3, "pets": 2}
    assert (t.get(0, "plants"), t.get(0, "tr")) == (4, 21)


def test_imported_nitrogen_loses_what_nobody_eats() -> None:
    t = played("imported_nitrogen", played=["birds"])
    assert (t.get(0, "held"), t.get(0, "plants"), t.get(0, "tr")) == ({"birds": 2}, 4, 21)


def test_micro_mills_make_heat() -> None:
    t = played("micro_mills")
    assert (makes(t), t.get(0, "mc")) == ({"heat": 1}, 57)


def test_magnetic_field_generators_take_four_energy_for_three_rating() -> None:
    t = played("magnetic_field_generators", energy_production=4)
    assert (makes(t), t.get(0, "tr")) == ({"plants": 2}, 23)
    assert not playable("magnetic_field_generators", {"energy_production": 3})


def test_shuttles_make_space_cheaper_but_not_themselves() -> None:
    assert not playable("shuttles", {"energy_production": 1}, oxygen=4)
    assert not playable("shuttles", oxygen=5)
    t = holding("shuttles", "comet", energy_production=1).set(oxygen=5).do(0, "play", "shuttles")
    assert (t.get(0, "mc"), makes(t), points(t)) == (50, {"mc": 2}, 1)
    t.do(0, "play", "comet")
    assert t.get(0, "mc") == 50 - 19


def test_import_of_advanced_ghg_makes_two_heat() -> None:
    assert makes(played("import_of_advanced_ghg")) == {"heat": 2}


def test_windmills_need_seven_percent() -> None:
    assert not playable("windmills", oxygen=6)
    t = holding("windmills").set(oxygen=7).do(0, "play", "windmills")
    assert (makes(t), points(t)) == ({"energy": 1}, 1)


def test_tundra_farming_needs_six_below() -> None:
    assert not playable("tundra_farming", temperature=-8)
    t = holding("tundra_farming").set(temperature=-6).do(0, "play", "tundra_farming")
    assert (makes(t), t.get(0, "plants"), points(t)) == ({"mc": 2, "plants": 1}, 1, 2)


def test_aerobraked_ammonia_asteroid_feeds_microbes_if_there_are_any() -> None:
    t = played("aerobraked_ammonia_asteroid", played=["tardigrades"])
    assert (makes(t), t.get(0, "held")) == ({"plants": 1, "heat": 3}, {"tardigrades": 2})
    assert makes(played("aerobraked_ammonia_asteroid")) == {"plants": 1, "heat": 3}


def test_magnetic_field_dome_takes_two_energy_for_one_rating() -> None:
    t = played("magnetic_field_dome", energy_production=2)
    assert (makes(t), t.get(0, "tr")) == ({"plants": 1}, 21)
    assert not playable("magnetic_field_dome", {"energy_production": 1})


def test_pets_come_with_every_city_of_anybody() -> None:
    t = holding("pets", "phobos_space_haven").do(0, "play", "pets")
    assert t.get(0, "held") == {"pets": 1}
    t.do(0, "play", "phobos_space_haven")
    assert t.get(0, "held") == {"pets": 2}  # above Mars too
    t.set(1, mc=25).do(1, "project", "city").do(1, "space", "r6c2")
    assert t.get(0, "held") == {"pets": 3}
    assert points(t) == 3 + 1  # the haven, and one for each two animals


def test_pets_are_never_removed() -> None:
    t = holding("virus", played=["predators"]).set(1, played=["pets"], held={"pets": 3}).set(oxygen=11)
    assert not t.offers(0, "action", "predators")
    t.do(0, "play", "virus")
    assert (t.get(1, "held"), t.asked(0)) == ({"pets": 3}, "prompt-action")


def test_pets_are_safe_from_their_own_owner_but_can_be_fed() -> None:
    t = holding("imported_hydrogen", played=["predators", "pets"], held={"pets": 3})
    assert not t.offers(0, "action", "predators")
    t.do(0, "play", "imported_hydrogen").do(0, "space", "r0c4").do(0, "choose", 2).do(0, "card", "pets")
    assert t.get(0, "held") == {"pets": 5}


def test_protected_habitats_keep_plants_from_opponents() -> None:
    t = holding("asteroid", seats=3).set(1, played=["protected_habitats"], plants=5).set(2, plants=1)
    t.do(0, "play", "asteroid")
    assert t.options(0) == (("remove", 2, 1), ("skip",))


def test_protected_habitats_keep_animals_and_microbes_from_predators_and_ants() -> None:
    prey = {"birds": 2, "tardigrades": 2}
    t = holding(played=["predators", "ants"]).set(1, played=["birds", "tardigrades"], held=prey)
    assert t.offers(0, "action", "predators")
    assert t.offers(0, "action", "ants")
    t.set(1, played=["protected_habitats"])
    assert not t.offers(0, "action", "predators")
    assert not t.offers(0, "action", "ants")
    assert [reason.id for reason in t.why_not(0, "action", "ants")] == ["why-no-prey"]


def test_protected_habitats_do_not_bind_their_owner() -> None:
    t = holding("asteroid", played=["protected_habitats", "ants", "tardigrades"], held={"tardigrades": 1}, plants=2)
    t.do(0, "action", "ants")
    assert t.get(0, "held") == {"ants": 1}
    assert t.do(0, "play", "asteroid").offers(0, "remove", 0, 2)


def test_protected_habitats_do_not_protect_production() -> None:
    t = holding("herbivores").set(1, played=["protected_habitats"], plants_production=1).set(oxygen=8)
    assert makes(t.do(0, "play", "herbivores"), 1) == {}


def test_protected_valley_is_a_greenery_where_an_ocean_could_be() -> None:
    t = mars(cities=["r8c0"]).give(0, "protected_valley").at("action").do(0, "play", "protected_valley")
    assert spaces(t) >= {"r0c1", "r4c4", "r8c4"}  # not only next to own tiles
    assert len(spaces(t)) == 12
    t.do(0, "space", "r4c4")
    assert (t.get(0, "greeneries"), t.get("oceans"), t.get(0, "plants")) == (("r4c4",), 0, 2)
    assert (t.get("oxygen"), t.get(0, "tr"), makes(t)) == (1, 21, {"mc": 2})


def test_satellites_count_space_tags_their_own_included() -> None:
    t = played("satellites", played=["space_station", "trans_neptune_probe"], events=["comet"])
    assert makes(t) == {"mc": 3}


def test_noctis_farming_needs_minus_20() -> None:
    assert not playable("noctis_farming", temperature=-22)
    t = holding("noctis_farming").set(temperature=-20).do(0, "play", "noctis_farming")
    assert (makes(t), t.get(0, "plants"), points(t)) == ({"mc": 1}, 2, 1)


def test_water_splitting_plant_turns_energy_into_oxygen() -> None:
    assert playable("water_splitting_plant", oceans=2)
    assert not playable("water_splitting_plant", oceans=1)
    t = holding(played=["water_splitting_plant"], energy=4).do(0, "action", "water_splitting_plant")
    assert (t.get(0, "energy"), t.get("oxygen"), t.get(0, "tr"), t.get(0, "mc")) == (1, 1, 21, 60)
    assert not holding(played=["water_splitting_plant"], energy=2).offers(0, "action", "water_splitting_plant")


def test_heat_trappers_lower_somebodys_heat_by_two() -> None:
    t = holding("heat_trappers").set(1, heat_production=3).do(0, "play", "heat_trappers")
    assert (makes(t), makes(t, 1), points(t)) == ({"energy": 1}, {"heat": 1}, -1)


def test_heat_trappers_need_a_victim_that_can_lose_both_steps() -> None:
    t = holding("heat_trappers", heat_production=1).set(1, heat_production=1)
    assert not t.offers(0, "play", "heat_trappers")
    assert [reason.id for reason in t.why_not(0, "play", "heat_trappers")] == ["why-no-victim"]
    t.set(0, heat_production=2).do(0, "play", "heat_trappers")
    assert makes(t) == {"energy": 1}  # their own, if there is nobody else


def test_heat_trappers_alone_need_nobody() -> None:
    assert makes(played("heat_trappers", seats=1)) == {"energy": 1}


def test_soil_factory_turns_energy_into_plants() -> None:
    t = played("soil_factory", energy_production=1)
    assert (makes(t), points(t)) == ({"plants": 1}, 1)
    assert not playable("soil_factory")


def test_fuel_factory_turns_energy_into_titanium() -> None:
    assert makes(played("fuel_factory", energy_production=1)) == {"mc": 1, "titanium": 1}
    assert not playable("fuel_factory")


def test_ice_cap_melting_needs_two_degrees() -> None:
    assert not playable("ice_cap_melting", temperature=0)
    t = holding("ice_cap_melting").set(temperature=2).do(0, "play", "ice_cap_melting").do(0, "space", "r0c4")
    assert (t.get("oceans"), t.get(0, "tr"), t.get(0, "mc")) == (1, 21, 55)


def test_corporate_stronghold_is_a_cheap_city_that_nobody_likes() -> None:
    assert not playable("corporate_stronghold")
    t = (
        holding("corporate_stronghold", energy_production=1)
        .set(1, cities=["r6c4"])
        .do(0, "play", "corporate_stronghold")
    )
    assert not {"r6c3", "r6c5"} & spaces(t)
    t.do(0, "space", "r6c2")
    assert (makes(t), t.get(0, "tiles"), points(t)) == ({"mc": 3}, {"r6c2": "city"}, -2)
