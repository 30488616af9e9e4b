"""Tags: what counts, what they set off, what happens to those of events, and Robotic Workforce."""

from __future__ import annotations

from typing import Any

import pytest

from arsia.testing import proves

from .tables import acting, makes, mars, played


@proves("TM-59")
def test_automated_and_active_cards_stay_in_play() -> None:
    t = acting("mine", "tardigrades").do(0, "play", "mine").do(0, "play", "tardigrades")
    assert (t.get(0, "played"), t.get(0, "events")) == (("mine", "tardigrades"), ())
    tags = t.get(0, "tags")
    assert (tags["building"], tags["microbe"]) == (1, 1)


@proves("TM-56")
def test_an_event_is_turned_over_and_its_tags_count_no_more() -> None:
    t = played("comet")
    assert (t.get(0, "played"), t.get(0, "events")) == ((), ("comet",))
    assert t.get(0, "tags")["space"] == 0


@proves("TM-56")
def test_an_events_tags_set_off_effects_when_it_is_played() -> None:
    t = acting("virus", played=["decomposers"]).do(0, "play", "virus")
    assert t.get(0, "held") == {"decomposers": 1}


@proves("TM-56", "TM-117")
def test_an_events_tags_are_not_counted_by_later_cards_nor_by_others() -> None:
    t = acting("satellites", "toll_station", events=["comet", "asteroid"], played=["soletta"])
    t.set(1, events=["big_asteroid"], played=["space_station"])
    t.do(0, "play", "satellites")
    assert t.get(0, "mc_production") == 2  # soletta and itself
    t.do(0, "play", "toll_station")
    assert t.get(0, "mc_production") == 3


@proves("TM-117")
def test_amounts_for_tags_count_the_card_itself_and_the_corporation() -> None:
    t = played("power_grid", corporation="thorgate", played=["power_plant"])
    assert t.get(0, "energy_production") == 3
    t = played("terraforming_ganymede")
    assert t.get(0, "tr") == 21
    t = played("miranda_resort", corporation="teractor", played=["sponsors"])
    assert t.get(0, "mc_production") == 2  # it has no earth tag itself


@proves("TM-57")
def test_for_each_tag_once() -> None:
    t = acting("advanced_ecosystems", "ecological_zone", played=["decomposers"], greeneries=["r6c2"])
    t.set(0, tags={"plant": 1, "animal": 1, "microbe": 1}).do(0, "play", "advanced_ecosystems")
    assert t.get(0, "held") == {"decomposers": 3}


@proves("TM-57")
@pytest.mark.parametrize(
    ("card", "planet", "own", "held"),
    [
        ("decomposers", {"oxygen": 3}, {}, 1),
        ("ecological_zone", {}, {"greeneries": ["r6c2"]}, 2),
        ("pets", {}, {}, 1),
        ("herbivores", {"oxygen": 8}, {"plants_production": 1}, 1),
        ("nitrite_reducing_bacteria", {}, {}, 3),
        ("olympus_conference", {}, {}, 1),
    ],
)
def test_what_cards_begin_with(card: str, planet: dict[str, int], own: dict[str, Any], held: int) -> None:
    t = acting(card, **own).set(**planet).do(0, "play", card)
    if t.offers(0, "space"):
        t.do(0, *t.options(0)[0])
    assert t.get(0, "held") == {card: held}


@proves("TM-57")
def test_saturn_systems_listen_to_everybodys_jovian_tags() -> None:
    t = mars().set(1, corporation="saturn_systems").give(0, "vesta_shipyard").at("action")
    t.do(0, "play", "vesta_shipyard")
    assert t.get(1, "mc_production") == 1


@proves("TM-57")
def test_others_tags_set_off_nothing_of_ones_own_elsewhere() -> None:
    t = mars().set(1, played=["decomposers", "mars_university"]).give(0, "tardigrades", "trans_neptune_probe")
    t.at("action").do(0, "play", "tardigrades").do(0, "play", "trans_neptune_probe")
    assert t.get(1, "held") == {}
    assert t.asked(1) == "prompt-action"


@proves("TM-57")
def test_viral_enhancers_feed_the_played_card_or_bring_a_plant() -> None:
    t = acting("tardigrades", "heather", played=["viral_enhancers"]).set(temperature=-14).do(0, "play", "tardigrades")
    assert t.options(0) == (("card", "tardigrades"), ("choose", 0))
    t.do(0, "card", "tardigrades")
    assert t.get(0, "held") == {"tardigrades": 1}
    t.do(0, "play", "heather")
    assert t.get(0, "plants") == 1 + 1  # its own and one more


@proves("TM-123")
def test_an_empty_olympus_conference_can_only_be_added_to() -> None:
    t = acting("trans_neptune_probe", played=["olympus_conference"]).do(0, "play", "trans_neptune_probe")
    assert (t.get(0, "held"), t.asked(0)) == ({"olympus_conference": 1}, "prompt-action")


@proves("TM-123", "TM-57")
def test_with_two_tags_the_second_may_take_what_the_first_put_there() -> None:
    t = acting("research", played=["olympus_conference"]).do(0, "play", "research")
    assert (t.get(0, "held"), len(t.get(0, "hand"))) == ({"olympus_conference": 1}, 3)
    t.do(0, "choose", 1)
    assert (t.get(0, "held"), len(t.get(0, "hand"))) == ({}, 4)


@proves("TM-86")
def test_robotic_workforce_repeats_a_whole_box() -> None:
    t = acting("robotic_workforce", played=["fuel_factory"], energy_production=1).do(0, "play", "robotic_workforce")
    assert makes(t) == {"mc": 1, "titanium": 1}


@proves("TM-86")
def test_it_repeats_noctis_city_as_printed() -> None:
    t = acting("robotic_workforce", played=["noctis_city"], energy_production=1).do(0, "play", "robotic_workforce")
    assert makes(t) == {"mc": 3}
    t = acting("robotic_workforce", played=["noctis_city"])
    assert not t.offers(0, "play", "robotic_workforce")


@proves("TM-86")
def test_it_repeats_immigrant_city_as_printed() -> None:
    t = acting("robotic_workforce", played=["immigrant_city"], energy_production=1).do(0, "play", "robotic_workforce")
    assert makes(t) == {"mc": -2}
    assert t.get(0, "cities") == ()


@proves("TM-86")
def test_it_counts_anew_and_asks_which_card() -> None:
    t = acting("robotic_workforce", played=["medical_lab", "mine"], tags={"building": 6})
    t.do(0, "play", "robotic_workforce")
    assert t.options(0) == (("card", "medical_lab"), ("card", "mine"))
    t.do(0, "card", "medical_lab")
    assert makes(t) == {"mc": 3}


@proves("TM-86", "TM-44")
def test_it_repeats_what_somebody_else_loses() -> None:
    t = mars(played=["biomass_combustors"]).set(1, plants_production=1).give(0, "robotic_workforce").at("action")
    t.do(0, "play", "robotic_workforce")
    assert (makes(t), makes(t, 1)) == ({"energy": 2}, {})
    t = mars(played=["biomass_combustors"]).give(0, "robotic_workforce").at("action")
    assert not t.offers(0, "play", "robotic_workforce")  # nobody could lose a plant


@proves("TM-86")
def test_it_repeats_a_mine_with_the_metal_it_stands_on_and_a_corporation() -> None:
    t = acting("robotic_workforce", played=["mining_rights"], tiles={"r7c5": "mining_rights"})
    t.do(0, "play", "robotic_workforce")
    assert makes(t) == {"titanium": 1}
    assert t.get(0, "titanium") == 0
    t = acting("robotic_workforce", corporation="mining_guild").do(0, "play", "robotic_workforce")
    assert makes(t) == {"steel": 1}


@proves("TM-86", "TM-115")
def test_without_a_box_to_repeat_it_is_not_played() -> None:
    t = mars(played=["search_for_life", "sponsors", "steelworks"]).set(1, played=["mine"])
    t.give(0, "robotic_workforce").at("action")
    assert not t.offers(0, "play", "robotic_workforce")
    assert [reason.id for reason in t.why_not(0, "play", "robotic_workforce")] == ["why-no-box"]
