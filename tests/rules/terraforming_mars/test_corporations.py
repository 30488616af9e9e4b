"""The twelve corporations and the beginners' one: what they start with, and what only they can do."""

from __future__ import annotations

from typing import Any

import pytest

import arsia

from .late_cards import founded, holding, makes, mars, playable, played, spaces

STARTS: dict[str, tuple[dict[str, int], dict[str, int], dict[str, int]]] = {
    "credicor": ({"mc": 57}, {}, {}),
    "ecoline": ({"mc": 36, "plants": 3}, {"plants": 2}, {"plant": 1}),
    "helion": ({"mc": 42}, {"heat": 3}, {"space": 1}),
    "interplanetary_cinematics": ({"mc": 30, "steel": 20}, {}, {"building": 1}),
    "inventrix": ({"mc": 45}, {}, {"science": 1}),
    "mining_guild": ({"mc": 30, "steel": 5}, {"steel": 1}, {"building": 2}),
    "phobolog": ({"mc": 23, "titanium": 10}, {}, {"space": 1}),
    "saturn_systems": ({"mc": 42}, {"mc": 1, "titanium": 1}, {"jovian": 1}),  # M€ for its own tag
    "teractor": ({"mc": 60}, {}, {"earth": 1}),
    "tharsis_republic": ({"mc": 40}, {}, {"building": 1}),
    "thorgate": ({"mc": 48}, {"energy": 1}, {"power": 1}),
    "united_nations_mars_initiative": ({"mc": 40}, {}, {"earth": 1}),
}


@pytest.mark.parametrize("corporation", STARTS)
def test_a_corporation_starts_with_what_it_prints(corporation: str) -> None:
    mine = founded(corporation)
    found = [{name: n for name, n in mine[what].items() if n} for what in ("stock", "production", "tags")]
    assert tuple(found) == STARTS[corporation]
    assert mine["first_action"] == (corporation in ("inventrix", "tharsis_republic"))
    assert (mine["tr"], mine["hand"]) == (20, [])


# ---- CrediCor --------------------------------------------------------------------------------------------------------


def test_credicor_gets_four_back_for_a_card_of_twenty_or_more() -> None:
    assert played("mohole_area", corporation="credicor", mc=20).get(0, "mc") == 4
    t = played("lava_flows", corporation="credicor")
    assert t.get(0, "mc") == 42  # 18 is too little


def test_credicor_looks_at_the_printed_price() -> None:
    t = holding("mohole_area", played=["earth_catapult", "research_outpost"], corporation="credicor", mc=17)
    assert t.do(0, "play", "mohole_area").get(0, "mc") == 4


def test_credicor_pays_in_full_first() -> None:
    assert not playable("mohole_area", {"corporation": "credicor", "mc": 19})


def test_credicor_gets_four_back_for_a_city_or_greenery_project() -> None:
    t = holding(corporation="credicor", mc=25).do(0, "project", "city").do(0, "space", "r6c2")
    assert t.get(0, "mc") == 4
    t = holding(corporation="credicor", mc=23).do(0, "project", "greenery").do(0, "space", "r6c2")
    assert t.get(0, "mc") == 4
    t = holding(corporation="credicor", mc=18).do(0, "project", "aquifer").do(0, "space", "r0c4")
    assert t.get(0, "mc") == 0


def test_credicor_and_standard_technology_both_give_back() -> None:
    t = holding(corporation="credicor", played=["standard_technology"], mc=25).do(0, "project", "city")
    assert t.do(0, "space", "r6c2").get(0, "mc") == 7


def test_credicor_gets_nothing_for_milestones_and_awards() -> None:
    t = holding(corporation="credicor", mc=20).set(awards={"landlord": 1, "banker": 1}).do(0, "award", "miner")
    assert t.get(0, "mc") == 0


# ---- Ecoline ---------------------------------------------------------------------------------------------------------


def test_ecoline_plants_a_greenery_for_seven() -> None:
    t = holding(corporation="ecoline", plants=7).do(0, "convert", "plants").do(0, "space", "r6c2")
    assert (t.get(0, "greeneries"), t.get(0, "plants")) == (("r6c2",), 0)
    assert not holding(corporation="ecoline", plants=6).offers(0, "convert", "plants")
    assert not holding(plants=7).offers(0, "convert", "plants")  # it takes eight for everybody else


def test_ecoline_plants_for_seven_after_the_last_production_too() -> None:
    t = mars(corporation="ecoline", plants=7).set(temperature=8, oxygen=14, oceans=9)
    t.at("production").do(0, "convert", "plants").do(0, "space", "r6c2")
    assert (t.get(0, "greeneries"), t.get(0, "plants")) == (("r6c2",), 0)


# ---- Helion ----------------------------------------------------------------------------------------------------------


def test_helion_pays_for_cards_with_as_much_heat_as_it_likes() -> None:
    t = holding("mine", corporation="helion", mc=3, heat=4).do(0, "play", "mine")
    assert t.options(0) == (("pay", "heat", 1), ("pay", "heat", 4), ("pay", "heat", 3), ("pay", "heat", 2))
    t.do(0, "pay", "heat", 2)
    assert (t.get(0, "mc"), t.get(0, "heat")) == (1, 2)


def test_helion_adds_heat_to_steel() -> None:
    t = holding("mining_rights", corporation="helion", mc=1, steel=3, heat=2).do(0, "play", "mining_rights")
    assert (t.get(0, "mc"), t.get(0, "steel"), t.get(0, "heat")) == (0, 0, 0)


def test_helion_pays_projects_milestones_and_awards_with_heat() -> None:
    t = holding(corporation="helion", mc=0, heat=11).do(0, "project", "power_plant")
    assert (t.get(0, "heat"), makes(t)) == (0, {"energy": 1})
    t = holding(corporation="helion", mc=0, heat=9, tr=35).do(0, "milestone", "terraformer")
    assert (t.get(0, "heat"), t.get("milestones")) == (1, {"terraformer": 0})
    t = holding(corporation="helion", mc=0, heat=9).do(0, "award", "miner")
    assert (t.get(0, "heat"), t.get("awards")) == (1, {"miner": 0})


def test_helion_pays_for_actions_with_heat() -> None:
    t = holding(corporation="helion", played=["space_mirrors", "business_network"], mc=0, heat=11).set(deck=["comet"])
    t.do(0, "action", "space_mirrors")
    assert (t.get(0, "heat"), makes(t)) == (4, {"energy": 1})
    t.do(0, "action", "business_network").do(0, "buy", "comet")
    assert t.get(0, "heat") == 1


def test_helion_buys_research_with_heat() -> None:
    t = mars(corporation="helion", mc=0, heat=4, dealt=["comet", "birds"]).at("buy").do(0, "buy", "birds")
    assert (t.get(0, "heat"), "birds" in t.get(0, "hand")) == (1, True)


def test_helion_cannot_spend_the_heat_that_a_card_takes() -> None:
    assert not playable("local_heat_trapping", {"corporation": "helion", "mc": 0, "heat": 5})
    t = played("local_heat_trapping", corporation="helion", mc=0, heat=6)
    assert (t.get(0, "heat"), t.get(0, "plants")) == (0, 4)


def test_helion_has_no_heat_from_money_and_others_have_no_money_from_heat() -> None:
    assert not holding(corporation="helion", mc=60, heat=7).offers(0, "convert", "heat")
    assert not playable("mine", {"corporation": "thorgate", "mc": 3, "heat": 9})


# ---- Interplanetary Cinematics ---------------------------------------------------------------------------------------


def test_interplanetary_cinematics_films_every_own_event() -> None:
    t = played("mineral_deposit", corporation="interplanetary_cinematics", mc=5)
    assert t.get(0, "mc") == 2
    assert played("mine", corporation="interplanetary_cinematics", mc=5).get(0, "mc") == 1
    t = mars(corporation="interplanetary_cinematics").set(1, mc=9).give(1, "mineral_deposit").at("action", seat=1)
    assert t.do(1, "play", "mineral_deposit").get(0, "mc") == 60


def test_interplanetary_cinematics_and_media_group_both_pay() -> None:
    own: dict[str, Any] = {"corporation": "interplanetary_cinematics", "played": ["media_group"]}
    assert played("mineral_deposit", mc=5, **own).get(0, "mc") == 5


# ---- Inventrix -------------------------------------------------------------------------------------------------------


def test_inventrix_draws_three_as_its_first_action() -> None:
    t = mars(corporation="inventrix", first_action=True).set(deck=["comet", "birds", "ants"]).at("action")
    assert t.get(0, "hand") == ("asteroid_mining", "comet", "birds", "ants")
    assert (t.get("acts"), t.get(0, "first_action")) == (1, False)  # one of the two actions of the turn


def test_inventrix_eases_requirements_by_two_steps_both_ways() -> None:
    own = {"corporation": "inventrix"}
    assert playable("windmills", own, oxygen=5)
    assert not playable("windmills", own, oxygen=4)
    assert playable("dust_seals", own, oceans=5)
    assert not playable("dust_seals", own, oceans=6)
    assert playable("lichen", own, temperature=-28)
    assert not playable("lichen", own, temperature=-30)


def test_inventrix_adds_to_adaptation_technology_and_special_design() -> None:
    own: dict[str, Any] = {"corporation": "inventrix", "played": ["adaptation_technology"]}
    assert playable("windmills", own, oxygen=3)
    assert not playable("windmills", own, oxygen=2)
    t = holding("special_design", "windmills", **own).set(oxygen=1).do(0, "play", "special_design")
    assert t.offers(0, "play", "windmills")


# ---- Mining Guild ----------------------------------------------------------------------------------------------------


def test_mining_guild_makes_steel_for_every_tile_on_metal() -> None:
    t = holding(corporation="mining_guild").do(0, "project", "city").do(0, "space", "r0c0")
    assert makes(t) == {"mc": 1, "steel": 1}  # once, although two are printed
    t = holding(corporation="mining_guild", plants=8).do(0, "convert", "plants").do(0, "space", "r7c5")
    assert (makes(t), t.get(0, "titanium")) == ({"steel": 1}, 1)  # titanium counts, and brings steel


def test_mining_guild_counts_an_ocean_on_metal_but_no_other_hex() -> None:
    t = holding(corporation="mining_guild").do(0, "project", "aquifer").do(0, "space", "r8c4")
    assert makes(t) == {"steel": 1}
    t = holding(corporation="mining_guild").do(0, "project", "aquifer").do(0, "space", "r3c7")
    assert makes(t) == {}


def test_mining_guild_does_not_count_tiles_of_others() -> None:
    t = mars(corporation="mining_guild").set(1, mc=60).at("action", seat=1).do(1, "project", "city")
    assert makes(t.do(1, "space", "r0c0")) == {}


def test_mining_guild_gains_twice_with_mining_rights() -> None:
    t = played("mining_rights", corporation="mining_guild").do(0, "space", "r7c5")
    assert makes(t) == {"steel": 1, "titanium": 1}


def test_mining_guild_can_be_copied_by_robots() -> None:
    t = holding("robotic_workforce", corporation="mining_guild", played=["titanium_mine"])
    t.do(0, "play", "robotic_workforce").do(0, "card", "mining_guild")
    assert makes(t) == {"steel": 1}
    assert not playable("robotic_workforce", {"corporation": "interplanetary_cinematics"})  # it produces nothing


# ---- PhoboLog --------------------------------------------------------------------------------------------------------


def test_phobolog_pays_four_with_each_titanium() -> None:
    t = played("trans_neptune_probe", corporation="phobolog", titanium=1, mc=2)
    assert (t.get(0, "titanium"), t.get(0, "mc")) == (0, 0)
    assert not playable("trans_neptune_probe", {"titanium": 1, "mc": 2})
    own = {"corporation": "phobolog", "played": ["advanced_alloys"], "titanium": 1}
    assert playable("trans_neptune_probe", {**own, "mc": 1})  # five with Advanced Alloys
    assert not playable("trans_neptune_probe", {**own, "mc": 0})


def test_phobolog_pays_two_with_steel_as_everybody_does() -> None:
    assert playable("mine", {"corporation": "phobolog", "steel": 1, "mc": 2})
    assert not playable("mine", {"corporation": "phobolog", "steel": 1, "mc": 1})


def test_phobolog_pays_for_water_import_too() -> None:
    t = holding(corporation="phobolog", played=["water_import_from_europa"], titanium=3, mc=0)
    t.do(0, "action", "water_import_from_europa").do(0, "space", "r0c4")
    assert (t.get(0, "titanium"), t.get("oceans")) == (0, 1)


# ---- Saturn Systems --------------------------------------------------------------------------------------------------


def test_saturn_systems_gains_for_every_jovian_tag_of_anybody() -> None:
    t = played("callisto_penal_mines", corporation="saturn_systems")
    assert makes(t) == {"mc": 3 + 1}
    t.do(0, "done").set(1, mc=60).give(1, "vesta_shipyard", "mine").do(1, "play", "vesta_shipyard")
    assert makes(t) == {"mc": 3 + 1 + 1}
    assert makes(t.do(1, "play", "mine")) == {"mc": 5}


def test_saturn_systems_counts_its_own_tag_for_cards_that_look_for_it() -> None:
    assert played("terraforming_ganymede", corporation="saturn_systems").get(0, "tr") == 22


# ---- Teractor --------------------------------------------------------------------------------------------------------


def test_teractor_pays_three_less_for_earth() -> None:
    assert played("sponsors", corporation="teractor").get(0, "mc") == 57
    assert played("imported_ghg", corporation="teractor").get(0, "mc") == 56
    assert played("sponsors", corporation="teractor", played=["earth_office"]).get(0, "mc") == 60
    assert played("mine", corporation="teractor").get(0, "mc") == 56


# ---- Tharsis Republic ------------------------------------------------------------------------------------------------


def test_tharsis_republic_builds_a_city_before_anything_else() -> None:
    t = mars(corporation="tharsis_republic", first_action=True, mc=40).set(1, cities=["r2c3"]).at("action")
    assert spaces(t) == {str(option[1]) for option in t.options(0)}  # nothing but where it goes
    assert not {"r4c2", "r2c2"} & spaces(t)  # Noctis City, and next to a city
    t.do(0, "space", "r6c2")
    assert (t.get(0, "tiles"), t.get(0, "mc"), makes(t), t.get("acts")) == ({"r6c2": "city"}, 43, {"mc": 1}, 1)


def test_tharsis_republic_gains_for_cities_of_others_on_mars() -> None:
    t = mars(corporation="tharsis_republic", mc=0).set(1, mc=60).give(1, "phobos_space_haven").at("action", seat=1)
    t.do(1, "project", "city").do(1, "space", "r6c2")
    assert (makes(t), t.get(0, "mc")) == ({"mc": 1}, 0)  # income, but no money now
    t.do(1, "play", "phobos_space_haven")
    assert makes(t) == {"mc": 1}


def test_tharsis_republic_gets_money_but_no_income_for_its_city_above_mars() -> None:
    t = played("phobos_space_haven", corporation="tharsis_republic", mc=25)
    assert (t.get(0, "mc"), makes(t)) == (3, {"titanium": 1})


def test_tharsis_republic_alone_counts_the_two_cities_that_stand_there() -> None:
    mine = founded("tharsis_republic", seats=1)
    assert (mine["production"]["mc"], mine["tr"]) == (2, 14)


# ---- ThorGate --------------------------------------------------------------------------------------------------------


def test_thorgate_pays_three_less_for_power() -> None:
    assert played("power_grid", corporation="thorgate").get(0, "mc") == 45
    assert played("fueled_generators", corporation="thorgate").get(0, "mc") == 60  # never less than nothing
    assert played("mine", corporation="thorgate").get(0, "mc") == 56


def test_thorgate_builds_power_plants_for_eight() -> None:
    t = holding(corporation="thorgate", mc=8).do(0, "project", "power_plant")
    assert (t.get(0, "mc"), makes(t)) == (0, {"energy": 1})
    assert not holding(corporation="thorgate", mc=7).offers(0, "project", "power_plant")
    assert not holding(corporation="thorgate", mc=13).offers(0, "project", "asteroid")


def test_thorgate_counts_its_own_tag() -> None:
    assert makes(played("power_grid", corporation="thorgate")) == {"energy": 2}


# ---- United Nations Mars Initiative ----------------------------------------------------------------------------------


def test_unmi_raises_its_rating_only_after_it_rose() -> None:
    unmi = "united_nations_mars_initiative"
    t = holding(corporation=unmi, mc=3, heat=8)
    assert not t.offers(0, "action", unmi)
    assert [reason.id for reason in t.why_not(0, "action", unmi)] == ["why-not-raised"]
    t.do(0, "convert", "heat").do(0, "action", unmi)
    assert (t.get(0, "tr"), t.get(0, "mc")) == (22, 0)
    t.at("action").set(0, mc=3)
    assert not t.offers(0, "action", unmi)  # once a generation


def test_unmi_may_follow_any_raise_of_its_rating_for_three() -> None:
    unmi = "united_nations_mars_initiative"
    t = played("release_of_inert_gases", corporation=unmi, mc=17)
    assert t.offers(0, "action", unmi)
    assert not t.set(0, mc=2).offers(0, "action", unmi)


def test_unmi_is_not_helped_by_others_nor_by_the_last_generation() -> None:
    unmi = "united_nations_mars_initiative"
    t = mars(corporation=unmi).set(1, heat=8).at("action", seat=1).do(1, "convert", "heat").do(1, "done")
    assert not t.offers(0, "action", unmi)
    t = holding(corporation=unmi, heat=8).do(0, "convert", "heat").do(0, "done").do(1, "pass").do(0, "pass")
    assert not t.at("action").offers(0, "action", unmi)


# ---- the beginners' --------------------------------------------------------------------------------------------------


def test_beginners_keep_ten_cards_for_free() -> None:
    table = arsia.new("terraforming_mars", 2, 0, {"beginner": True})
    players: Any = table.view(None)["players"]
    for player in players:
        assert (player["corporation"], player["stock"]["mc"], len(player["hand"])) == ("beginner_corporation", 42, 10)
        assert not any(player["production"].values())
        assert not any(player["tags"].values())
