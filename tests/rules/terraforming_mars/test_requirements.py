"""What must hold before a card is played, and what eases it."""

from __future__ import annotations

from typing import Any

import pytest

from arsia.testing import proves

from .tables import acting, mars, playable, played, why


@proves("TM-113")
@pytest.mark.parametrize(
    ("card", "name", "enough", "short"),
    [
        ("grass", "temperature", -16, -18),
        ("kelp_farming", "oceans", 6, 5),
        ("zeppelins", "oxygen", 5, 4),
        ("archaebacteria", "temperature", -18, -16),
        ("dust_seals", "oceans", 3, 4),
        ("search_for_life", "oxygen", 6, 7),
    ],
)
def test_a_limit_itself_is_enough(card: str, name: str, enough: int, short: int) -> None:
    assert playable(card, planet={name: enough})
    assert not playable(card, planet={name: short})


@proves("TM-113")
def test_all_requirements_must_hold() -> None:
    tags = {"plant": 1, "animal": 1, "microbe": 1}
    assert playable("advanced_ecosystems", tags=tags)
    for missing in tags:
        assert not playable("advanced_ecosystems", tags={**tags, missing: 0})


@proves("TM-114")
def test_a_cards_own_tags_are_no_help() -> None:
    assert not playable("gene_repair", tags={"science": 2})  # and it has one itself
    assert playable("gene_repair", tags={"science": 3})


@proves("TM-114", "TM-56")
def test_tags_of_events_are_no_help() -> None:
    assert not playable("tectonic_stress_power", played=["physics_complex"], events=["technology_demonstration"])
    assert playable("tectonic_stress_power", played=["physics_complex", "trans_neptune_probe"])


@proves("TM-114")
def test_the_corporations_tag_is_one_like_any_other() -> None:
    assert playable("tectonic_stress_power", played=["physics_complex"], corporation="inventrix")
    assert playable("lightning_harvest", played=["research"], corporation="inventrix")  # research has two


@proves("TM-114")
def test_others_tags_are_no_help() -> None:
    t = mars().set(1, played=["research", "physics_complex"]).give(0, "gene_repair").at("action")
    assert not t.offers(0, "play", "gene_repair")


@proves("TM-52")
@pytest.mark.parametrize(
    ("card", "name", "enough", "short"),
    [
        ("grass", "temperature", -20, -22),
        ("kelp_farming", "oceans", 4, 3),
        ("zeppelins", "oxygen", 3, 2),
        ("archaebacteria", "temperature", -14, -12),
        ("dust_seals", "oceans", 5, 6),
        ("search_for_life", "oxygen", 8, 9),
    ],
)
@pytest.mark.parametrize("by", ["inventrix", "adaptation_technology", "special_design"])
def test_two_steps_either_way(by: str, card: str, name: str, enough: int, short: int) -> None:
    for value, fits in ((enough, True), (short, False)):
        if by == "inventrix":
            t = acting(card, corporation=by).set(**{name: value})
        elif by == "adaptation_technology":
            t = acting(card, played=[by]).set(**{name: value})
        else:
            t = acting(card, by).set(**{name: value}).do(0, "play", by)
        assert t.offers(0, "play", card) is fits


@proves("TM-52")
def test_what_eases_adds_up() -> None:
    t = acting("farming", "special_design", corporation="inventrix", played=["adaptation_technology"])
    t.set(temperature=-8).do(0, "play", "special_design")  # 4 °C are printed: six steps away
    assert t.offers(0, "play", "farming")
    t.set(temperature=-10)
    assert not t.offers(0, "play", "farming")


@proves("TM-52")
def test_tags_production_and_tiles_are_never_eased() -> None:
    for card in ("tectonic_stress_power", "great_escarpment_consortium", "ecological_zone", "rad_suits"):
        assert not playable(card, corporation="inventrix")


@proves("TM-116")
def test_special_design_is_for_the_next_card_only() -> None:
    t = acting("special_design", "micro_mills", "lichen", "heather").set(temperature=-28)
    assert not t.offers(0, "play", "lichen")
    t.do(0, "play", "special_design")
    assert t.offers(0, "play", "lichen")  # -24 °C is printed
    t.do(0, "play", "micro_mills").do(1, "pass")
    assert not t.offers(0, "play", "lichen")


@proves("TM-116")
def test_other_actions_do_not_use_it_up() -> None:
    t = acting("indentured_workers", "mine", "sponsors").do(0, "play", "indentured_workers")
    t.do(0, "project", "power_plant").do(1, "pass")
    t.do(0, "play", "sponsors")
    assert t.get(0, "mc") == 89  # 11 for the plant, nothing for a card of 6
    t.do(0, "play", "mine")
    assert t.get(0, "mc") == 85


@proves("TM-116")
def test_passing_ends_it() -> None:
    t = acting("indentured_workers", "sponsors").do(0, "play", "indentured_workers").do(0, "done")
    t.do(1, "project", "power_plant").do(1, "done").do(0, "pass")
    view = t.table.view(0)["players"]
    assert view[0]["next_discount"] == 0  # type: ignore[index]


@proves("TM-116")
def test_one_such_card_uses_up_the_other() -> None:
    t = acting("special_design", "indentured_workers", "lichen").set(temperature=-28)
    t.do(0, "play", "special_design").do(0, "play", "indentured_workers").do(1, "pass")
    assert not t.offers(0, "play", "lichen")


@proves("TM-115", "TM-42")
def test_a_loss_of_production_must_be_possible_in_full() -> None:
    assert not playable("carbonate_processing", energy_production=0)
    assert playable("carbonate_processing", energy_production=1)
    assert not playable("tropical_resort", heat_production=1)
    assert playable("tropical_resort", heat_production=2)


@proves("TM-42")
@pytest.mark.parametrize(("production", "fits"), [(-3, True), (-4, False), (-5, False)])
def test_mc_production_stops_at_minus_five(production: int, fits: bool) -> None:
    assert playable("nuclear_power", mc_production=production) is fits


@proves("TM-42")
def test_it_can_really_go_there() -> None:
    t = played("nuclear_power", mc_production=-3)
    assert t.get(0, "mc_production") == -5


@proves("TM-115", "TM-46")
def test_a_loss_from_stock_must_be_possible_in_full() -> None:
    assert not playable("nitrophilic_moss", planet={"oceans": 3}, plants=1)
    assert playable("nitrophilic_moss", planet={"oceans": 3}, plants=2)


@proves("TM-46")
def test_plants_that_the_card_sets_off_may_be_those_it_takes() -> None:
    t = acting("moss", played=["viral_enhancers"]).set(oceans=3).do(0, "play", "moss")
    assert (t.get(0, "plants"), t.get(0, "plants_production")) == (0, 1)
    assert not playable("nitrophilic_moss", planet={"oceans": 3}, played=["viral_enhancers"])
    assert playable("nitrophilic_moss", planet={"oceans": 3}, played=["viral_enhancers"], plants=1)


@proves("TM-46")
@pytest.mark.parametrize(
    ("corporation", "production", "fits"),
    [
        ("credicor", -4, True),
        ("credicor", -5, False),
        ("tharsis_republic", -5, True),
    ],
)
def test_what_a_city_brings_may_carry_its_own_loss(corporation: str, production: int, fits: bool) -> None:
    own: dict[str, Any] = {"corporation": corporation, "mc_production": production, "energy_production": 1}
    assert playable("immigrant_city", **own) is fits
    if fits:
        t = acting("immigrant_city", **own).do(0, "play", "immigrant_city").do(0, "space", "r6c2")
        assert t.get(0, "mc_production") == -5


@proves("TM-103", "TM-24")
def test_a_parameter_at_its_goal_does_not_keep_a_card() -> None:
    t = acting("deimos_down", "strip_mine", energy_production=2).set(temperature=8, oxygen=14)
    t.do(0, "play", "deimos_down")
    assert (t.get(0, "steel"), t.get(0, "tr")) == (4, 20)
    t.do(0, "play", "strip_mine").do(0, "pay", "steel", 4)
    assert (t.get(0, "titanium_production"), t.get(0, "tr")) == (1, 20)


@proves("TM-103", "TM-24", "TM-25")
def test_nine_oceans_do_not_keep_a_card_that_places_one() -> None:
    t = acting("ice_asteroid").set(oceans=9).do(0, "play", "ice_asteroid")
    assert (t.get("oceans"), t.get(0, "tr")) == (9, 20)


@proves("TM-47")
def test_resources_that_nobody_can_take_do_not_keep_a_card() -> None:
    t = acting("imported_nitrogen").do(0, "play", "imported_nitrogen")
    assert (t.get(0, "plants"), t.get(0, "tr"), t.get(0, "held")) == (4, 21, {})


@proves("TM-47")
def test_ceos_favorite_project_may_be_played_without_a_favorite() -> None:
    t = acting("ceos_favorite_project", played=["fish", "tardigrades"]).do(0, "play", "ceos_favorite_project")
    assert t.get(0, "held") == {}
    assert t.get(0, "events") == ("ceos_favorite_project",)


@proves("TM-104")
def test_resources_that_nobody_has_do_not_keep_a_card() -> None:
    t = acting("asteroid").do(0, "play", "asteroid")
    assert (t.get(0, "titanium"), t.get("temperature")) == (2, -28)


@proves("TM-111")
def test_a_tile_without_a_place_keeps_a_card() -> None:
    t = acting("lava_flows").set(1, tiles={"r1c1": "mohole_area"}, cities=["r2c0"], greeneries=["r3c0"])
    assert t.offers(0, "play", "lava_flows")
    t.set(1, claims=["r4c0"])
    assert not t.offers(0, "play", "lava_flows")
    assert why(t, "play", "lava_flows") == ("why-no-space",)


@proves("TM-111")
def test_a_city_that_needs_two_neighbours() -> None:
    own: dict[str, Any] = {"energy_production": 1}
    t = mars(**own).set(1, cities=["r6c2"]).give(0, "urbanized_area").at("action")
    assert not t.offers(0, "play", "urbanized_area")
    t.set(1, cities=["r6c4"])
    assert t.offers(0, "play", "urbanized_area")
