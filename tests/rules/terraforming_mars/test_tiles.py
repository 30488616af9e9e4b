"""Tiles: who owns them, where they go, what they bring."""

from __future__ import annotations

from typing import Any

import pytest

from arsia.testing import proves

from .tables import acting, mars, played, spaces, why

SEAS = {"r0c1", "r0c3", "r0c4", "r1c5", "r3c7", "r4c3", "r4c4", "r4c5", "r5c5", "r5c6", "r5c7", "r8c4"}
AROUND_R6C2 = {"r5c2", "r5c3", "r6c1", "r6c3", "r7c1", "r7c2"}


@proves("TM-31")
@pytest.mark.parametrize(
    ("space", "gains"),
    [
        ("r0c0", {"steel": 2}),
        ("r3c0", {"plants": 1, "titanium": 1}),
        ("r4c7", {"plants": 2}),
        ("r7c5", {"titanium": 1}),
        ("r6c2", {}),
    ],
)
def test_a_tile_brings_what_the_hex_prints(space: str, gains: dict[str, int]) -> None:
    t = acting().do(0, "project", "city").do(0, "space", space)
    stock = {name: t.get(0, name) for name in ("steel", "titanium", "plants", "energy", "heat")}
    assert {name: n for name, n in stock.items() if n} == gains


@proves("TM-31")
def test_a_printed_card_is_drawn_without_paying() -> None:
    t = acting().set(deck=["comet"]).do(0, "project", "city").do(0, "space", "r7c2")
    assert (t.get(0, "hand")[-1], t.get(0, "mc")) == ("comet", 75)


@proves("TM-31")
def test_each_ocean_next_to_a_tile_is_two_mc() -> None:
    t = acting().set(oceans=["r0c1", "r0c3"]).do(0, "project", "city").do(0, "space", "r0c2")
    assert t.get(0, "mc") == 100 - 25 + 4


@proves("TM-31", "TM-30")
def test_also_for_an_ocean_whoever_placed_the_others() -> None:
    t = acting().set(oceans=["r4c3", "r4c5"]).do(0, "project", "aquifer").do(0, "space", "r4c4")
    assert (t.get(0, "mc"), t.get(0, "plants")) == (100 - 18 + 4, 2)


@proves("TM-30")
def test_tiles_belong_to_who_places_them_and_oceans_to_nobody() -> None:
    t = acting().do(0, "project", "aquifer").do(0, "space", "r0c1").do(0, "project", "city").do(0, "space", "r6c2")
    assert t.get(0, "tiles") == {"r6c2": "city"}
    assert t.get("tiles") == {"r0c1": "ocean", "r6c2": "city"}


@proves("TM-32")
def test_oceans_go_to_the_twelve_reserved_hexes() -> None:
    t = acting().do(0, "project", "aquifer")
    assert spaces(t) == SEAS


@proves("TM-32", "TM-37", "TM-35")
def test_nothing_else_goes_there() -> None:
    t = acting().do(0, "project", "city")
    assert not spaces(t) & SEAS
    assert len(spaces(t)) == 48  # 61 without oceans and Noctis City
    assert "r4c2" not in spaces(t)


@proves("TM-35")
def test_a_city_does_not_go_next_to_a_city_of_anybody() -> None:
    t = mars().set(1, cities=["r6c2"]).at("action").do(0, "project", "city")
    assert not spaces(t) & AROUND_R6C2
    assert "r6c2" not in spaces(t)
    assert len(spaces(t)) == 48 - 7


@proves("TM-35")
def test_other_tiles_do_not_mind_and_a_hex_holds_one_tile() -> None:
    t = mars().set(1, greeneries=["r6c2"], tiles={"r6c3": "nuclear_zone"}).at("action").do(0, "project", "city")
    assert not spaces(t) & {"r6c2", "r6c3"}
    assert len(spaces(t)) == 46


@proves("TM-37")
def test_noctis_city_goes_to_its_hex_whatever_lies_next_to_it() -> None:
    t = (
        mars(energy_production=1)
        .set(1, cities=["r4c1"])
        .give(0, "noctis_city")
        .at("action")
        .do(0, "play", "noctis_city")
    )
    assert t.get(0, "cities") == ("r4c2",)
    assert t.get(0, "plants") == 2


@proves("TM-37", "TM-36")
def test_nothing_else_goes_to_noctis() -> None:
    for card in ("land_claim", "nuclear_zone", "artificial_lake"):
        t = acting(card).set(temperature=-6).do(0, "play", card)
        assert "r4c2" not in spaces(t)
        assert len(spaces(t)) == 48


@proves("TM-34")
def test_a_greenery_goes_next_to_an_own_tile() -> None:
    t = acting(tiles={"r6c2": "nuclear_zone"}, plants=8).set(1, cities=["r2c3"]).do(0, "convert", "plants")
    assert spaces(t) == AROUND_R6C2


@proves("TM-34")
def test_without_an_own_tile_it_goes_anywhere() -> None:
    t = mars(plants=8).set(1, cities=["r6c2"]).at("action").do(0, "convert", "plants")
    assert len(spaces(t)) == 47


@proves("TM-34")
def test_without_room_next_to_an_own_tile_it_goes_anywhere() -> None:
    t = acting(plants=8, cities=["r6c2"]).set(1, greeneries=AROUND_R6C2).do(0, "convert", "plants")
    assert len(spaces(t)) == 48 - 7


@proves("TM-34", "TM-38")
def test_claims_oceans_and_cities_off_the_board_are_no_own_tiles_next_to_anything() -> None:
    t = acting(plants=8, claims=["r6c2"], tiles={"phobos_space_haven": "city"}).set(oceans=1).do(0, "convert", "plants")
    assert len(spaces(t)) == 48


@proves("TM-33", "TM-21")
def test_a_greenery_raises_oxygen_and_rating() -> None:
    t = acting(plants=8).do(0, "convert", "plants").do(0, "space", "r6c2")
    assert (t.get("oxygen"), t.get(0, "tr"), t.get(0, "greeneries")) == (1, 21, ("r6c2",))


@proves("TM-33", "TM-24")
def test_or_neither_of_them() -> None:
    t = acting(plants=8).set(oxygen=14).do(0, "convert", "plants").do(0, "space", "r6c2")
    assert (t.get("oxygen"), t.get(0, "tr"), t.get(0, "greeneries")) == (14, 20, ("r6c2",))


@proves("TM-38")
def test_a_city_off_the_board_has_no_neighbours_and_no_bonus() -> None:
    t = acting("phobos_space_haven").set(oceans=9).do(0, "play", "phobos_space_haven")
    assert t.get(0, "mc") == 75
    t.do(0, "project", "city")
    assert len(spaces(t)) == 48  # it is next to nothing


@proves("TM-38")
def test_it_counts_where_cities_in_play_are_meant() -> None:
    own: dict[str, Any] = {"tiles": {"phobos_space_haven": "city", "ganymede_colony": "city"}}
    t = acting("greenhouses", "energy_saving", "rad_suits", **own)
    assert t.offers(0, "play", "rad_suits")
    t.do(0, "play", "greenhouses").do(0, "play", "energy_saving")
    assert (t.get(0, "plants"), t.get(0, "energy_production")) == (2, 2)


@proves("TM-38")
def test_it_does_not_count_where_cities_on_mars_are_meant() -> None:
    t = acting("zeppelins", played=["martian_rails"], energy=1, cities=["r6c2"])
    t.set(1, tiles={"phobos_space_haven": "city"}).set(oxygen=5)
    t.do(0, "play", "zeppelins").do(0, "action", "martian_rails")
    assert (t.get(0, "mc_production"), t.get(0, "mc")) == (1, 100 - 13 + 1)


@proves("TM-38", "TM-135")
def test_it_sets_off_what_listens_to_cities_anywhere() -> None:
    t = mars(played=["rover_construction", "pets"]).set(1, corporation="tharsis_republic")
    t.give(0, "phobos_space_haven").at("action").do(0, "play", "phobos_space_haven")
    assert t.get(0, "mc") == 100 - 25 + 2
    assert t.get(0, "held") == {"pets": 1}
    assert t.get(1, "mc_production") == 0  # only cities on Mars
    t = acting("phobos_space_haven", corporation="tharsis_republic").do(0, "play", "phobos_space_haven")
    assert (t.get(0, "mc"), t.get(0, "mc_production")) == (100 - 25 + 3, 0)


@proves("TM-38", "TM-80", "TM-84")
def test_it_is_a_tile_of_its_owner() -> None:
    t = acting(tiles={"phobos_space_haven": "city", "ganymede_colony": "city"}, cities=["r6c2"])
    assert t.offers(0, "milestone", "mayor")
    awards = t.table.view(None)["awards"]
    assert awards[0]["counts"] == [3, 0]  # type: ignore[index]


@proves("TM-39")
@pytest.mark.parametrize("card", ["natural_preserve", "research_outpost"])
def test_next_to_no_tile_at_all_oceans_included(card: str) -> None:
    t = mars(claims=["r2c3"]).set(1, cities=["r6c2"]).set(oceans=["r0c1"]).give(0, card).at("action")
    t.do(0, "play", card)
    assert not spaces(t) & {*AROUND_R6C2, "r6c2", "r0c0", "r0c2", "r1c1", "r1c2"}
    assert "r2c2" in spaces(t)  # next to a claim, which is no tile


@proves("TM-39", "TM-37")
def test_volcanoes_are_four_hexes_of_land_like_others() -> None:
    t = acting("lava_flows").do(0, "play", "lava_flows")
    assert spaces(t) == {"r1c1", "r2c0", "r3c0", "r4c0"}
    t = acting().do(0, "project", "city")
    assert spaces(t) >= {"r1c1", "r2c0", "r3c0", "r4c0"}


@proves("TM-39")
def test_next_to_a_city_of_anybody() -> None:
    t = mars().set(1, cities=["r6c2"]).give(0, "industrial_center").at("action").do(0, "play", "industrial_center")
    assert spaces(t) == AROUND_R6C2
    t = acting("industrial_center")
    assert why(t, "play", "industrial_center") == ("why-no-space",)


@proves("TM-39")
def test_next_to_a_greenery_of_anybody_once_one_has_an_own() -> None:
    t = mars().set(1, greeneries=["r6c2"]).give(0, "ecological_zone").at("action")
    assert not t.offers(0, "play", "ecological_zone")
    t.set(0, greeneries=["r0c0"]).do(0, "play", "ecological_zone")
    assert spaces(t) == {*AROUND_R6C2, "r1c0", "r1c1"}


@proves("TM-39")
def test_next_to_two_cities_where_no_other_city_may_go() -> None:
    t = mars(energy_production=1, cities=["r6c2"]).set(1, cities=["r6c4"]).give(0, "urbanized_area").at("action")
    t.do(0, "play", "urbanized_area")  # one hex lies between them
    assert t.get(0, "cities") == ("r6c2", "r6c3")


@proves("TM-39")
def test_a_hex_with_metal_and_the_production_of_that_metal() -> None:
    t = played("mining_rights")
    assert spaces(t) == {"r0c0", "r1c1", "r2c6", "r3c0", "r7c0", "r7c5", "r8c0", "r8c1"}  # oceans never
    t.do(0, "space", "r3c0")
    assert (t.get(0, "titanium_production"), t.get(0, "titanium"), t.get(0, "plants")) == (1, 1, 1)
    t = played("mining_rights").do(0, "space", "r0c0")
    assert (t.get(0, "steel_production"), t.get(0, "steel")) == (1, 2)


@proves("TM-39", "TM-30")
def test_mining_area_lies_next_to_an_own_tile() -> None:
    t = mars().set(1, cities=["r7c1"]).set(oceans=["r8c4"]).give(0, "mining_area").at("action")
    assert not t.offers(0, "play", "mining_area")
    t.set(0, greeneries=["r6c1"]).do(0, "play", "mining_area")
    assert t.get(0, "tiles")["r7c0"] == "mining_area"


@proves("TM-128")
def test_the_capital_is_a_city() -> None:
    t = mars(energy_production=2, played=["rover_construction"]).set(1, cities=["r6c2"]).set(oceans=4)
    t.give(0, "capital").at("action").do(0, "play", "capital")
    assert not spaces(t) & AROUND_R6C2
    t.do(0, "space", "r2c3")
    assert t.get(0, "cities") == ("r2c3",)
    assert t.get(0, "mc") == 100 - 26 + 2
    t.do(0, "project", "city")
    assert not spaces(t) & {"r1c2", "r1c3", "r2c2", "r2c4", "r3c3", "r3c4"}


@proves("TM-129", "TM-25")
def test_a_lake_takes_an_ocean_and_no_reserved_hex() -> None:
    t = acting("artificial_lake").set(temperature=-6).do(0, "play", "artificial_lake").do(0, "space", "r0c0")
    assert (t.get("oceans"), t.get(0, "tr"), t.get(0, "steel"), t.get(0, "tiles")) == (1, 21, 2, {})
    t.do(0, "project", "aquifer")
    assert spaces(t) == SEAS


@proves("TM-129")
@pytest.mark.parametrize("card", ["mohole_area", "mangrove", "protected_valley"])
def test_other_tiles_on_a_reserved_hex_take_the_hex_and_no_ocean(card: str) -> None:
    t = acting(card, cities=["r7c1"]).set(temperature=4).do(0, "play", card)
    assert spaces(t) == SEAS  # own neighbours do not matter
    t.do(0, "space", "r4c3")
    assert (t.get("oceans"), t.get(0, "plants")) == (0, 2)
    t.do(0, "project", "aquifer")
    assert spaces(t) == SEAS - {"r4c3"}


@proves("TM-36")
def test_a_claim_keeps_others_out_and_its_owner_not() -> None:
    t = mars(seats=2).give(0, "land_claim").at("action").do(0, "play", "land_claim").do(0, "space", "r0c0")
    assert (t.get(0, "claims"), t.get(0, "tiles"), t.get(0, "steel")) == (("r0c0",), {}, 0)
    t.do(0, "done").do(1, "project", "city")
    assert "r0c0" not in spaces(t, 1)
    t.do(1, "space", "r6c2").do(1, "done").do(0, "project", "city").do(0, "space", "r0c0")
    assert (t.get(0, "claims"), t.get(0, "cities"), t.get(0, "steel")) == ((), ("r0c0",), 2)


@proves("TM-36")
def test_nobody_claims_a_claimed_or_reserved_hex() -> None:
    t = mars(claims=["r6c2"]).set(1, claims=["r6c3"], cities=["r6c5"]).give(0, "land_claim").at("action")
    t.do(0, "play", "land_claim")
    assert not spaces(t) & {*SEAS, "r4c2", "r6c2", "r6c3", "r6c5"}
    assert len(spaces(t)) == 45


@proves("TM-135")
def test_arctic_algae_grow_with_every_ocean_of_anybody() -> None:
    t = mars().set(1, played=["arctic_algae"]).give(0, "ice_asteroid").at("action").do(0, "play", "ice_asteroid")
    t.do(0, "space", "r0c3").do(0, "space", "r0c4")
    assert t.get(1, "plants") == 4


@proves("TM-135")
def test_herbivores_only_look_at_their_owners_greeneries() -> None:
    t = mars(plants=8).set(1, played=["herbivores"], plants=8).at("action")
    t.do(0, "convert", "plants").do(0, "space", "r6c2").do(0, "done")
    assert t.get(1, "held") == {}
    t.do(1, "convert", "plants").do(1, "space", "r2c3")
    assert t.get(1, "held") == {"herbivores": 1}


@proves("TM-135")
def test_the_mining_guild_works_with_every_own_tile_on_metal_once() -> None:
    t = acting(corporation="mining_guild").do(0, "project", "aquifer").do(0, "space", "r0c1")  # 2 steel, one step
    assert (t.get(0, "steel_production"), t.get(0, "steel")) == (1, 2)
    t = mars().set(1, corporation="mining_guild").at("action").do(0, "project", "city").do(0, "space", "r0c0")
    assert t.get(1, "steel_production") == 0
