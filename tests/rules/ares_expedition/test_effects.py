"""Cards whose effects no other test plays out: what waits for an occasion, pays less, or asks."""

from __future__ import annotations

import pytest

from arsia.testing import proves

from .tables import acting, holding, play_out, quiet


@pytest.mark.parametrize(
    ("listener", "played", "changes"),
    [
        ("anti_gravity_technology", "mine", {"heat": 2, "plants": 2}),
        ("optimal_aerobraking", "lagrange_observatory", {"heat": 2, "plants": 2}),
        ("energy_subsidies", "geothermal_power", {"cards": 1}),
        ("interplanetary_conference", "miranda_resort", {"cards": 2}),
        ("olympus_conference", "gene_repair", {"cards": 1}),
        ("recycled_detritus", "bribed_committee", {"cards": 2}),
        ("viral_enhancers", "adapted_lichen", {"plants": 2}),
        ("ecological_zone", "lichen", {"held": 1}),
        ("anaerobic_microorganisms", "adapted_lichen", {"held": 2}),
        ("decomposers", "insects", {"held": 1}),
    ],
)
def test_a_card_in_play_answers_to_what_is_played(listener: str, played: str, changes: dict[str, int]) -> None:
    t = holding(played, played=[listener], tags={"science": 5})
    play_out(t.do(0, "play", played))
    found = {"heat": t.get(0, "heat"), "plants": t.get(0, "plants"), "held": t.get(0, "held").get(listener, 0)}
    found["cards"] = len(t.get(0, "hand"))
    if played == "lagrange_observatory":
        found["cards"] -= 1
    assert {name: n for name, n in found.items() if n} == changes


@pytest.mark.parametrize(
    ("listener", "standard", "n"),
    [
        ("fish", "ocean_mc", 1),
        ("livestock", "temperature_mc", 1),
        ("small_animals", "forest_mc", 1),
        ("physics_complex", "temperature_mc", 1),
        ("herbivores", "temperature_mc", 1),
        ("herbivores", "ocean_mc", 1),
        ("herbivores", "forest_mc", 1),
    ],
)
def test_a_card_in_play_answers_to_terraforming(listener: str, standard: str, n: int) -> None:
    t = acting(listener, mc=20).do(0, "standard", standard)
    assert t.get(0, "held") == {listener: n}


def test_arctic_algae_give_four_plants_for_an_ocean_of_their_owner_only() -> None:
    t = quiet().set(0, played=["arctic_algae"], mc=15).set(1, mc=15).set(next_oceans=[{"mc": 4}, {"cards": 1}])
    t.at("action").do(0, "standard", "ocean_mc").do(1, "standard", "ocean_mc")
    assert t.get(0, "plants") == 4


@proves("AE-91")
def test_restructured_resources_lower_a_price_by_five_for_a_plant() -> None:
    t = holding("mine", played=["restructured_resources"], plants=2, mc=12)
    t.do(0, "play", "mine")
    assert t.asked(0) == "prompt-reduce"
    t.do(0, "reduce", "restructured_resources")
    assert (t.get(0, "mc"), t.get(0, "plants")) == (7, 1)
    left = holding("mine", played=["restructured_resources"], plants=2, mc=12).do(0, "play", "mine").do(0, "skip")
    assert (left.get(0, "mc"), left.get(0, "plants")) == (2, 2)


@proves("AE-91")
def test_anaerobic_microorganisms_lower_a_price_by_ten_once_a_card() -> None:
    card = "anaerobic_microorganisms"
    t = holding("mine", played=[card], held={card: 5}, mc=10).do(0, "play", "mine").do(0, "reduce", card)
    assert (t.get(0, "mc"), t.get(0, "held")) == (10, {card: 3})
    both = holding("soletta", played=[card, "restructured_resources"], held={card: 2}, plants=1, mc=15)
    both.do(0, "play", "soletta")  # 30 - 10 - 5, and both are needed
    assert (both.get(0, "mc"), both.get(0, "plants"), both.get(0, "held")) == (0, 0, {})


def test_standard_technology_saves_four() -> None:
    t = quiet().set(0, played=["standard_technology"], mc=16 + 10 + 11).set(next_oceans=[{"cards": 1}]).at("action")
    for name in ("forest_mc", "temperature_mc", "ocean_mc"):
        t.do(0, "standard", name)
    assert t.get(0, "mc") == 0


def test_media_group_saves_five_on_events_and_energy_subsidies_four_on_power() -> None:
    events = holding("comet", played=["media_group"], mc=20).do(0, "play", "comet")
    assert events.get(0, "mc") == 0
    power = holding("geothermal_power", played=["energy_subsidies"], mc=4).do(0, "play", "geothermal_power")
    assert power.get(0, "mc") == 0


def test_interplanetary_conference_saves_three_for_each_tag() -> None:
    t = holding("miranda_resort", played=["interplanetary_conference"], mc=9).do(0, "play", "miranda_resort")
    assert t.get(0, "mc") == 0


def test_mars_university_draws_two_for_a_plant_and_one_for_anything_else() -> None:
    for card, drawn in (("moss", 2), ("comet", 1)):
        t = holding("mars_university").give(0, card)
        t.do(0, "play", "mars_university").do(0, "discard", card)
        assert len(t.get(0, "hand")) == drawn
        assert t.get(0, "mc") == 89


def test_decomposers_turn_a_microbe_of_one_tag_into_a_card_for_the_next() -> None:
    t = holding("adapted_lichen", played=["decomposers"])
    t.do(0, "play", "adapted_lichen").do(0, "choose", 1)  # for the first tag there is nothing to remove yet
    assert t.get(0, "held") == {}
    assert len(t.get(0, "hand")) == 1


def test_viral_enhancers_may_feed_the_card_just_played() -> None:
    t = holding("tardigrades", played=["viral_enhancers"]).do(0, "play", "tardigrades").do(0, "choose", 2)
    assert t.get(0, "held") == {"tardigrades": 1}


@pytest.mark.parametrize(("steel", "price"), [(0, 10), (2, 6), (5, 0), (7, 0)])
def test_aquifer_pumping_is_cheaper_with_steel_and_never_pays(steel: int, price: int) -> None:
    t = acting("aquifer_pumping", mc=20, steel=steel).set(next_oceans=[{"cards": 1}]).do(0, "action", "aquifer_pumping")
    assert t.get(0, "mc") == 20 - price


@pytest.mark.parametrize(
    ("card", "own", "price"),
    [
        ("solarpunk", {"titanium": 2}, 11),
        ("volcanic_pools", {"tags": {"power": 3}}, 9),
        ("water_import_from_europa", {"titanium": 3}, 9),
        ("developed_infrastructure", {"tags": {}}, 10),
    ],
)
def test_actions_that_get_cheaper(card: str, own: dict[str, object], price: int) -> None:
    t = acting(card, mc=20, **own).set(next_oceans=[{"cards": 1}]).do(0, "action", card)
    assert t.get(0, "mc") == 20 - price


def test_developed_infrastructure_costs_half_with_five_blue_cards() -> None:
    t = acting("developed_infrastructure", "interns", "fish", "birds", "tardigrades", mc=5)
    t.do(0, "action", "developed_infrastructure")
    assert (t.get(0, "mc"), t.get("temperature")) == (0, -28)


def test_advanced_screening_keeps_one_card_that_fits_and_everybody_sees_them() -> None:
    t = acting("advanced_screening_technology").set(deck=["comet", "moss", "research", "mine"])
    t.do(0, "action", "advanced_screening_technology")
    assert set(t.options(0)) == {("keep", "moss"), ("keep", "research")}
    t.do(0, "keep", "moss")
    assert t.get(0, "hand") == ("moss",)
    assert set(t.get("discards")) == {"comet", "research"}
    assert t.table.view(1)["players"][0]["hand"] == ["moss"]  # type: ignore[index]
    none = acting("advanced_screening_technology").set(deck=["comet", "mine", "sponsors"])
    none.do(0, "action", "advanced_screening_technology")
    assert none.get(0, "hand") == ()


def test_brainstorming_discards_a_green_card_for_a_mc() -> None:
    t = acting("brainstorming_session").set(deck=["mine"]).do(0, "action", "brainstorming_session")
    assert (t.get(0, "mc"), t.get(0, "hand"), t.get("discards")) == (1, (), ("mine",))


def test_decomposing_fungus_feeds_on_any_own_card() -> None:
    t = acting("decomposing_fungus", "birds", held={"birds": 1, "decomposing_fungus": 1})
    t.do(0, "action", "decomposing_fungus").do(0, "card", "birds")
    assert (t.get(0, "held"), t.get(0, "plants")) == ({"decomposing_fungus": 1}, 3)


def test_greenhouses_and_power_infrastructure_take_the_amount_one_likes() -> None:
    t = acting("greenhouses", "power_infrastructure", heat=7)
    t.do(0, "action", "greenhouses").do(0, "spend", "heat", 2)
    t.do(0, "action", "power_infrastructure").do(0, "spend", "heat", 4)
    assert (t.get(0, "heat"), t.get(0, "plants"), t.get(0, "mc")) == (1, 2, 4)


@pytest.mark.parametrize("card", ["conserved_biome", "extreme_cold_fungus", "symbiotic_fungus"])
def test_a_card_that_holds_nothing_feeds_another(card: str) -> None:
    t = acting(card, "tardigrades").do(0, "action", card)
    if card == "extreme_cold_fungus":
        t.do(0, "choose", 1)
    assert t.get(0, "held") == {"tardigrades": 1}
    alone = acting("symbiotic_fungus", hand=["mine"])
    assert [reason.id for reason in alone.why_not(0, "action", "symbiotic_fungus")] == ["why-nothing-happens"]


@proves("AE-93")
def test_ceos_favourite_goes_to_any_card_that_can_hold() -> None:
    t = holding("ceos_favorite_project", played=["birds", "physics_complex", "mine"])
    t.do(0, "play", "ceos_favorite_project")
    assert set(t.options(0)) == {("card", "birds"), ("card", "physics_complex")}
    t.do(0, "card", "physics_complex")
    assert t.get(0, "held") == {"physics_complex": 2}


@pytest.mark.parametrize(("plants", "gained"), [(2, 2), (3, 6), (4, 6)])
def test_nitrogen_rich_asteroid_gives_more_with_three_plant_tags(plants: int, gained: int) -> None:
    t = holding("nitrogen_rich_asteroid", tags={"plant": plants}).do(0, "play", "nitrogen_rich_asteroid")
    assert t.get(0, "plants") == gained


def test_imported_hydrogen_is_one_of_three() -> None:
    for index, held in ((1, {"tardigrades": 3}), (2, {"birds": 2})):
        t = holding("imported_hydrogen", played=["tardigrades", "birds"])
        t.do(0, "play", "imported_hydrogen").do(0, "choose", index)
        assert t.get(0, "held") == held


def test_imported_nitrogen_feeds_both_kinds() -> None:
    t = holding("imported_nitrogen", played=["tardigrades", "birds"]).do(0, "play", "imported_nitrogen")
    assert t.get(0, "held") == {"tardigrades": 3, "birds": 2}
    assert (t.get(0, "tr"), t.get(0, "plants")) == (6, 4)


def test_terraforming_ganymede_counts_its_own_tag() -> None:
    t = holding("terraforming_ganymede", corporation="saturn_systems").do(0, "play", "terraforming_ganymede")
    assert t.get(0, "tr") == 5 + 2 + 1  # two Jovian tags, and what Saturn Systems make of the new one


def test_invention_contest_keeps_one_of_three() -> None:
    t = holding("invention_contest").set(deck=["comet", "mine", "fish"]).do(0, "play", "invention_contest")
    t.do(0, "keep", "fish")
    assert t.get(0, "hand") == ("fish",)
    assert set(t.get("discards")) == {"comet", "mine"}
