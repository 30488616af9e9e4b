"""What cards do to any player: lowering production is mandatory and whole, taking resources is neither."""

from __future__ import annotations

from typing import Any

import pytest

from arsia.testing import proves

from .tables import acting, mars, playable, played


@proves("TM-43")
def test_plants_are_removed_from_anybody_in_any_number() -> None:
    t = mars(3, plants=1).set(1, plants=2).set(2, plants=9).give(0, "asteroid").at("action")
    t.do(0, "play", "asteroid")
    removals = {option[1:] for option in t.options(0) if option[0] == "remove"}
    assert removals == {(0, 1), (1, 1), (1, 2), (2, 1), (2, 2), (2, 3)}
    t.do(0, "remove", 2, 2)
    assert [t.get(seat, "plants") for seat in range(3)] == [1, 2, 7]


@proves("TM-43", "TM-104")
def test_or_from_nobody() -> None:
    t = mars().set(1, plants=2).give(0, "asteroid").at("action").do(0, "play", "asteroid").do(0, "skip")
    assert t.get(1, "plants") == 2


@proves("TM-43")
def test_opponents_stand_before_oneself() -> None:
    t = mars(3, plants=3).set(1, plants=3).set(2, plants=3).give(0, "asteroid").at("action").do(0, "play", "asteroid")
    assert [option[1] for option in t.options(0) if option[0] == "remove"] == [1, 1, 1, 2, 2, 2, 0, 0, 0]


@proves("TM-43")
def test_one_may_be_ones_own_victim() -> None:
    t = played("big_asteroid", plants=6).do(0, "remove", 0, 4)
    assert t.get(0, "plants") == 2


@proves("TM-43")
def test_sabotage_takes_one_kind_from_any_player() -> None:
    t = mars(3, mc=20, steel=2).set(1, mc=5, titanium=1).set(2, mc=0).give(0, "sabotage").at("action")
    t.do(0, "play", "sabotage")
    assert t.options(0) == (("choose", 0), ("choose", 1), ("choose", 2), ("skip",))
    t.do(0, "choose", 2)
    assert {option[1:] for option in t.options(0) if option[0] == "remove"} == {
        *[(0, n) for n in range(1, 8)],
        *[(1, n) for n in range(1, 6)],
    }
    t.do(0, "remove", 1, 5)
    assert (t.get(1, "mc"), t.get(1, "titanium")) == (0, 1)


@proves("TM-43", "TM-104")
def test_sabotage_finds_nothing_of_a_kind_that_nobody_has() -> None:
    t = mars().set(1, mc=3).give(0, "sabotage").at("action").do(0, "play", "sabotage")
    assert t.options(0) == (("choose", 2), ("skip",))  # M€ are all there is
    t.do(0, "choose", 2).do(0, "remove", 1, 3)
    assert t.get(1, "mc") == 0


@proves("TM-43")
def test_mining_expedition_removes_in_part_too() -> None:
    t = mars().set(1, plants=5).give(0, "mining_expedition").at("action").do(0, "play", "mining_expedition")
    assert t.options(0) == (("remove", 1, 2), ("remove", 1, 1), ("skip",))


@proves("TM-43")
def test_virus_takes_animals_from_one_card_or_plants_from_one_player() -> None:
    t = mars().set(1, played=["fish", "birds"], held={"fish": 1, "birds": 3}, plants=2).give(0, "virus").at("action")
    t.do(0, "play", "virus")
    assert t.options(0) == (("choose", 0), ("choose", 1), ("skip",))
    t.do(0, "choose", 0)
    assert t.options(0) == (("take", "fish", 1), ("take", "birds", 2), ("take", "birds", 1), ("skip",))
    t.do(0, "take", "birds", 2)
    assert t.get(1, "held") == {"fish": 1, "birds": 1}


@proves("TM-109")
def test_raiders_take_for_themselves_in_part_and_never_from_themselves() -> None:
    t = mars(mc=50, steel=5).set(1, mc=2, steel=0).give(0, "hired_raiders").at("action").do(0, "play", "hired_raiders")
    assert t.options(0) == (("choose", 1), ("skip",))  # nobody else has steel
    t.do(0, "choose", 1)
    assert t.options(0) == (("steal", 1, 2), ("steal", 1, 1), ("skip",))
    t.do(0, "steal", 1, 1)
    assert (t.get(0, "mc"), t.get(1, "mc")) == (50, 1)  # 1 M€ was the card


@proves("TM-120")
def test_protected_habitats_keep_opponents_out() -> None:
    held = {"fish": 2, "tardigrades": 1}
    t = mars(played=["predators", "ants"]).give(0, "virus", "comet").set(oxygen=11)
    t.set(1, played=["protected_habitats", "fish", "tardigrades"], held=held, plants=5).at("action")
    assert not t.offers(0, "action", "predators")
    assert not t.offers(0, "action", "ants")
    t.do(0, "play", "virus")
    assert t.asked(0) == "prompt-action"  # there was nothing to take


@proves("TM-120")
def test_protected_habitats_do_not_keep_their_owner_out_nor_save_production() -> None:
    t = mars(played=["protected_habitats"], plants=4).give(0, "asteroid").at("action").do(0, "play", "asteroid")
    assert t.offers(0, "remove", 0, 3)
    t = mars().set(1, played=["protected_habitats"], plants_production=1).set(oxygen=6)
    t.give(0, "small_animals").at("action").do(0, "play", "small_animals")
    assert t.get(1, "plants_production") == 0


@proves("TM-120")
def test_nobody_takes_pets_not_even_their_owner() -> None:
    t = mars(played=["predators", "pets"], held={"pets": 3}).give(0, "virus").at("action")
    assert not t.offers(0, "action", "predators")
    t.do(0, "play", "virus")
    assert t.get(0, "held") == {"pets": 3}


@proves("TM-120", "TM-119")
def test_pets_can_be_added_to() -> None:
    t = acting("local_heat_trapping", played=["pets"], heat=5).do(0, "play", "local_heat_trapping").do(0, "choose", 1)
    assert t.get(0, "held") == {"pets": 2}


@proves("TM-121")
def test_predators_hunt_anywhere_even_at_home() -> None:
    t = mars(played=["predators", "birds"], held={"predators": 1, "birds": 2}).set(1, played=["fish"], held={"fish": 1})
    t.at("action").do(0, "action", "predators")
    assert {option[1] for option in t.options(0)} == {"fish", "predators", "birds"}
    t.do(0, "card", "fish")
    assert (t.get(0, "held"), t.get(1, "held")) == ({"predators": 2, "birds": 2}, {})
    t = acting(played=["predators"], held={"predators": 1}).do(0, "action", "predators")
    assert t.get(0, "held") == {"predators": 1}


@proves("TM-121")
def test_ants_without_any_microbes_have_nothing_to_do() -> None:
    t = mars(played=["ants"]).set(1, played=["tardigrades"]).at("action")
    assert not t.offers(0, "action", "ants")
    t.set(1, held={"tardigrades": 1}).do(0, "action", "ants")
    assert (t.get(0, "held"), t.get(1, "held")) == ({"ants": 1}, {})


@proves("TM-44")
def test_somebody_must_lose_production() -> None:
    t = mars(3, heat_production=1).set(1, heat_production=2).set(2, heat_production=3)
    t.give(0, "heat_trappers").at("action").do(0, "play", "heat_trappers")
    assert t.options(0) == (("decrease", 1), ("decrease", 2))
    t.do(0, "decrease", 2)
    assert [t.get(seat, "heat_production") for seat in range(3)] == [1, 2, 1]


@proves("TM-44")
def test_oneself_is_offered_too() -> None:
    t = mars(plants_production=1).set(1, plants_production=1).set(oxygen=6).give(0, "small_animals").at("action")
    t.do(0, "play", "small_animals")
    assert t.options(0) == (("decrease", 0), ("decrease", 1))


@proves("TM-44")
@pytest.mark.parametrize(
    ("card", "planet"),
    [
        ("cloud_seeding", {"oceans": 3}),
        ("fish", {"temperature": 2}),
        ("small_animals", {"oxygen": 6}),
        ("birds", {"oxygen": 13}),
        ("herbivores", {"oxygen": 8}),
        ("heat_trappers", {}),
        ("biomass_combustors", {"oxygen": 6}),
    ],
)
def test_without_anybody_to_lose_the_card_is_not_played(card: str, planet: dict[str, int]) -> None:
    assert not playable(card, planet=planet)
    assert playable(card, planet=planet, plants_production=2, heat_production=2)  # oneself if need be


@proves("TM-44")
@pytest.mark.parametrize(
    ("card", "own", "resource"),
    [
        ("power_supply_consortium", {"tags": {"power": 2}}, "energy"),
        ("energy_tapping", {}, "energy"),
    ],
)
def test_the_own_gain_may_be_what_is_lost(card: str, own: dict[str, Any], resource: str) -> None:
    t = played(card, **own)
    assert t.get(0, f"{resource}_production") == 0


@proves("TM-44")
@pytest.mark.parametrize(
    ("card", "resource"), [("asteroid_mining_consortium", "titanium"), ("great_escarpment_consortium", "steel")]
)
def test_the_own_gain_comes_first(card: str, resource: str) -> None:
    t = played(card, **{f"{resource}_production": 1})
    assert t.get(0, f"{resource}_production") == 1  # one up, and then one down again: there was nobody else


@proves("TM-44", "TM-42")
def test_hackers_need_a_victim_that_can_lose_two() -> None:
    t = mars(energy_production=1, mc_production=-5).set(1, mc_production=-4).give(0, "hackers").at("action")
    t.do(0, "play", "hackers")
    assert (t.get(0, "mc_production"), t.get(1, "mc_production")) == (-5, -4)  # oneself, after the own gain
    t = mars(energy_production=1).set(1, mc_production=-3).give(0, "hackers").at("action").do(0, "play", "hackers")
    t.do(0, "decrease", 1)
    assert (t.get(0, "mc_production"), t.get(1, "mc_production")) == (2, -5)


@proves("TM-45")
def test_flooding_takes_from_the_owner_of_one_tile_next_to_the_new_ocean() -> None:
    t = mars(3).set(1, cities=["r0c2"], mc=3).set(2, greeneries=["r6c2"], claims=["r1c2"]).give(0, "flooding")
    t.at("action").do(0, "play", "flooding").do(0, "space", "r0c3")
    assert t.options(0) == (("remove", 1, 3), ("remove", 1, 2), ("remove", 1, 1), ("skip",))
    t.do(0, "remove", 1, 2)
    assert t.get(1, "mc") == 1


@proves("TM-45")
def test_flooding_with_nine_oceans_floods_nobody() -> None:
    t = mars().set(1, cities=["r0c2"]).set(oceans=9).give(0, "flooding").at("action").do(0, "play", "flooding")
    assert t.asked(0) == "prompt-action"
    assert t.get(1, "mc") == 100


@proves("TM-119")
def test_all_go_to_one_card_that_is_chosen() -> None:
    t = acting("large_convoy", played=["fish", "birds"]).set(oceans=9).do(0, "play", "large_convoy").do(0, "choose", 1)
    assert t.options(0) == (("card", "fish"), ("card", "birds"))
    t.do(0, "card", "birds")
    assert t.get(0, "held") == {"birds": 4}


@proves("TM-119", "TM-47")
def test_with_one_card_nothing_is_asked_and_an_effect_without_a_card_is_not_offered() -> None:
    t = acting("imported_hydrogen", played=["tardigrades"]).set(oceans=9).do(0, "play", "imported_hydrogen")
    assert t.options(0) == (("choose", 0), ("choose", 1))  # plants or microbes; no card holds animals
    t.do(0, "choose", 1)
    assert t.get(0, "held") == {"tardigrades": 3}


@proves("TM-49")
def test_what_lies_on_a_card_is_not_in_stock() -> None:
    t = acting(played=["security_fleet", "physics_complex"], titanium=1, energy=6)
    t.do(0, "action", "security_fleet").do(0, "action", "physics_complex")
    assert t.get(0, "held") == {"security_fleet": 1, "physics_complex": 1}
    assert all(t.get(0, name) == 0 for name in ("steel", "titanium", "plants", "energy", "heat"))
