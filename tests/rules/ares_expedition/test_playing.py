"""Playing cards: price, payment, requirements, what happens in which order."""

from __future__ import annotations

import pytest

from arsia.testing import proves

from .tables import holding, play_out, quiet


@proves("AE-31", "AE-85")
def test_example_eight_mc_are_two_cards_and_two_mc() -> None:
    # Geothermal Power costs 8.
    t = quiet().set(0, mc=2, hand=["geothermal_power", "comet", "mine"]).at("development")
    assert not t.offers(0, "play", "geothermal_power")
    t.do(0, "sell", "comet").do(0, "sell", "mine").do(0, "play", "geothermal_power")
    assert t.get(0, "mc") == 0
    assert t.get(0, "played") == ("geothermal_power",)


@proves("AE-31")
def test_example_eight_mc_are_three_cards_and_one_back() -> None:
    t = quiet().set(0, mc=0, hand=["geothermal_power", "comet", "mine", "fish"]).at("development")
    t.do(0, "sell", "comet").do(0, "sell", "mine").do(0, "sell", "fish").do(0, "play", "geothermal_power")
    assert t.get(0, "mc") == 1


@proves("AE-36", "AE-41", "AE-31", "AE-32")
def test_example_microprocessors_for_ten() -> None:
    # 17 M€, less 4 for two steel, less 3 for having chosen the phase: 10. Robert has 4 M€ and sells two cards.
    t = quiet().set(0, mc=4, steel=2, phase="development", hand=["microprocessors", "comet", "mine"]).at("development")
    t.set(deck=["fish", "birds"])
    assert t.table.view(0)["prices"]["microprocessors"] == 10  # type: ignore[index]
    t.do(0, "sell", "comet").do(0, "sell", "mine")
    assert t.get(0, "mc") == 10
    t.do(0, "play", "microprocessors")
    assert t.get(0, "mc") == 0
    assert set(t.get(0, "hand")) == {"fish", "birds"}
    assert t.get(0, "heat_production") == 0  # first draw, then discard, production last
    t.do(0, "discard", "fish")
    assert t.get(0, "hand") == ("birds",)
    assert t.get(0, "heat_production") == 3
    assert t.get(0, "mc") == 0  # no M€ for that discard


@proves("AE-36")
def test_discounts_add_up_and_end_at_nothing() -> None:
    t = quiet().set(0, mc=0, steel=3, titanium=2, hand=["callisto_penal_mines"]).at("development")
    t.set(0, played=["research_outpost", "earth_catapult"]).set(0, mc=5)
    # 20 - 6 steel - 6 titanium - 1 - 2: the card is both a building and a space project.
    t.do(0, "play", "callisto_penal_mines")
    assert t.get(0, "mc") == 0
    cheap = quiet().set(0, mc=0, steel=9, hand=["power_plant"]).at("development")
    cheap.do(0, "play", "power_plant")
    assert (cheap.get(0, "mc"), cheap.get(0, "steel")) == (0, 9)


@proves("AE-33")
def test_requirements_look_at_the_start_of_the_phase() -> None:
    # Red zone at -18 °C: it is -20 °C when the phase begins, and seat 1 warms the planet meanwhile.
    t = quiet().set(0, mc=50, hand=["symbiotic_fungus"]).set(1, mc=50, hand=["lava_flows"]).set(temperature=-20)
    t.at("construction")
    t.do(1, "play", "lava_flows")
    assert t.get("temperature") == -16
    assert not t.offers(0, "play", "symbiotic_fungus")
    t.do(0, "done")
    assert t.at("construction").offers(0, "play", "symbiotic_fungus")


@proves("AE-33")
def test_a_requirement_met_at_the_start_of_the_phase_stays_met() -> None:
    t = quiet().set(0, mc=50, hand=["archaebacteria"]).set(1, mc=50, hand=["deep_well_heating"]).set(temperature=-20)
    t.at("development").do(1, "play", "deep_well_heating")
    assert t.get("temperature") == -18
    assert t.offers(0, "play", "archaebacteria")  # purple zone only


@proves("AE-34")
@pytest.mark.parametrize("source", ["adaptation_technology", "inventrix"])
def test_an_eased_requirement_may_be_one_zone_off_either_way(source: str) -> None:
    cold = quiet().set(0, mc=50, hand=["arctic_algae", "caretaker_contract"]).set(temperature=-30)
    warm = quiet().set(0, mc=50, hand=["extreme_cold_fungus", "colonizer_training_camp"]).set(temperature=-10, oxygen=7)
    for t in (cold, warm):
        if source == "inventrix":
            t.set(0, corporation="inventrix")
        else:
            t.set(0, played=[source])
        t.at("construction")
    assert cold.offers(0, "play", "arctic_algae")  # wants red
    assert not cold.offers(0, "play", "caretaker_contract")  # wants yellow
    assert warm.offers(0, "play", "extreme_cold_fungus")  # wants purple, it is red
    assert warm.offers(0, "play", "colonizer_training_camp")  # wants red at most, it is yellow


@proves("AE-34")
def test_several_sources_ease_no_more_than_one_zone_and_never_oceans() -> None:
    t = quiet().set(0, mc=50, corporation="inventrix", played=["adaptation_technology"], next_ease=True)
    t.set(0, hand=["caretaker_contract", "herbivores"]).set(oceans=4).at("construction")
    assert not t.offers(0, "play", "caretaker_contract")
    assert not t.offers(0, "play", "herbivores")


@proves("AE-37")
def test_a_card_does_not_help_its_own_tag_requirement_but_corporations_and_events_do() -> None:
    alone = holding("beam_from_a_thorium_asteroid")
    assert not alone.offers(0, "play", "beam_from_a_thorium_asteroid")
    assert holding("beam_from_a_thorium_asteroid", corporation="saturn_systems").offers(0, "play")
    assert holding("beam_from_a_thorium_asteroid", played=["colonizer_training_camp"]).offers(0, "play")
    assert not holding("crater", played=["comet", "research"]).offers(0, "play", "crater")
    assert holding("crater", played=["comet", "research", "ice_asteroid"]).offers(0, "play", "crater")


@proves("AE-37")
def test_a_rating_requirement_looks_at_the_moment() -> None:
    t = holding("energy_storage", tr=6)
    assert not t.offers(0, "play", "energy_storage")
    assert t.set(0, tr=7).offers(0, "play", "energy_storage")


@proves("AE-35")
def test_what_a_card_takes_cannot_pay_for_it_as_well() -> None:
    # Tropical Resort costs 19 M€ and takes 5 heat; Helion may pay with heat, but not with those.
    t = quiet().set(0, corporation="helion", mc=10, heat=13, hand=["tropical_resort"]).at("development")
    assert not t.offers(0, "play", "tropical_resort")
    t.set(0, heat=14)
    t.do(0, "play", "tropical_resort")
    assert (t.get(0, "mc"), t.get(0, "heat")) == (0, 0)


@proves("AE-35")
def test_plants_that_a_card_takes_cannot_lower_its_price() -> None:
    t = quiet().set(0, played=["restructured_resources"], mc=4, plants=2, hand=["food_factory"]).at("development")
    assert not t.offers(0, "play", "food_factory")  # 9 M€ and 2 plants
    t.set(0, plants=3).do(0, "play", "food_factory")
    assert (t.get(0, "mc"), t.get(0, "plants")) == (0, 0)


@proves("AE-38")
def test_a_card_may_be_played_though_a_part_of_it_is_lost() -> None:
    t = quiet().set(0, mc=50, hand=["comet"]).set(temperature=8).at("construction")
    assert t.table.warnings(0)
    t.do(0, "play", "comet")
    assert (t.get(0, "tr"), t.get("oceans")) == (6, 1)
    lonely = holding("ceos_favorite_project")
    lonely.do(0, "play", "ceos_favorite_project")
    assert lonely.get(0, "held") == {}


@proves("AE-39")
def test_effects_of_cards_in_play_come_in_the_order_they_were_played_after_the_card_itself() -> None:
    t = holding("research", played=["mars_university", "olympus_conference"])
    t.set(0, hand=["research", "moss"]).set(deck=["fish", "birds", "grass", "trees", "algae", "mine"])
    t.do(0, "play", "research")
    # Research draws two itself, then the university asks, twice, before the conference draws.
    assert t.get(0, "hand") == ("moss", "fish", "birds")
    assert t.asked(0) == "prompt-trade-card"
    t.do(0, "discard", "moss")
    assert t.get(0, "hand") == ("fish", "birds", "grass", "trees")  # moss has a plant tag
    assert t.asked(0) == "prompt-trade-card"
    t.do(0, "skip")
    assert t.get(0, "hand") == ("fish", "birds", "grass", "trees", "algae", "mine")


@proves("AE-39", "AE-96")
@pytest.mark.parametrize(
    ("card", "held"), [("ecological_zone", 2), ("anaerobic_microorganisms", 1), ("decomposers", 1)]
)
def test_some_cards_count_their_own_tags(card: str, held: int) -> None:
    t = holding(card)
    t.set(oxygen=3).at("construction")
    play_out(t.do(0, "play", card))
    assert t.get(0, "held") == {card: held}


@proves("AE-96")
def test_others_do_not_count_their_own_tags() -> None:
    conference = holding("interplanetary_conference")
    conference.do(0, "play", "interplanetary_conference")
    assert conference.get(0, "hand") == ()
    gravity = holding("anti_gravity_technology", tags={"science": 5})
    gravity.do(0, "play", "anti_gravity_technology")
    assert (gravity.get(0, "heat"), gravity.get(0, "plants")) == (0, 0)


@proves("AE-94")
def test_rating_is_spent_only_if_there_is_any() -> None:
    assert not holding("investment_loan", tr=0).offers(0, "play", "investment_loan")
    t = holding("investment_loan", tr=1)
    t.do(0, "play", "investment_loan")
    assert (t.get(0, "tr"), t.get(0, "mc")) == (0, 99 - 1 + 10)
