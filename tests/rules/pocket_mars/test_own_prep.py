"""A card from the own prep module: compare and land, prepared action, ability, each by choice."""

from __future__ import annotations

from typing import Any

import pytest

from arsia.testing import proves

from .tables import colonists, dealt, prepared, quiet


@proves("PM-40", "PM-41", "PM-42", "PM-43", "PM-21", "PM-energy-1-prepared")
def test_matt_attaches_the_1_below_a_7_launches_two_and_gains_energy() -> None:
    t = dealt().set(0, prep=["energy-1", "ecosystem-3"]).set(1, energy_home=(1, 0)).set(deck=["science-1"])
    t.set(column_energy=["energy-7"]).at("action")
    t.do(0, "attach", "energy-1")
    assert t.asked(0) == "prompt-prepared"  # 1 does not beat 7, so nobody lands; only Filip is in Energy
    t.do(0, "use")
    assert colonists(t, 0) == (4, 3)
    t.do(0, "use")
    assert t.get(0, "energy") == 2
    assert t.get("column_energy") == ("energy-7", "energy-1")
    assert t.options(0) == (("prepare", "energy-2"), ("prepare", "water-3"), ("prepare", "science-1"))
    t.do(0, "prepare", "water-3")
    assert (t.get(0, "hand"), t.get(0, "prep")) == (("energy-2", "science-1"), ("ecosystem-3", "water-3"))


@proves("PM-40")
def test_an_attached_card_lies_face_up_and_last_in_the_column_of_its_colour() -> None:
    t = quiet().set(0, prep=["water-3", "water-2"]).set(column_water=["water-7", "water-1"]).at("action")
    t.do(0, "attach", "water-2")
    assert t.get("column_water") == ("water-7", "water-1", "water-2")
    buildings: Any = t.table.view(1)["buildings"]
    assert [each["card"] for each in buildings[2]["column"]] == ["water-7", "water-1", "water-2"]
    assert "water-2" not in t.get(0, "prep")


@proves("PM-41")
@pytest.mark.parametrize(("below", "lands"), [("energy-3", True), ("energy-5", False), ("energy-6", False)])
def test_only_a_higher_value_lands(below: str, lands: bool) -> None:
    t = quiet().set(0, prep=["energy-4"]).set(column_energy=[below]).at("action")
    t.do(0, "attach", "energy-4")
    assert t.offers(0, "land", "energy") is lands


@proves("PM-41", "PM-26")
def test_an_equal_value_is_not_higher() -> None:
    t = quiet().set(0, prep=["science-3"]).at("action")  # the Building itself is worth 3
    t.do(0, "attach", "science-3")
    assert not t.offers(0, "land")


@proves("PM-41")
def test_who_lands_by_value_lands_one_on_the_single_star_of_that_building() -> None:
    t = quiet().set(0, prep=["water-5"], ship=3).at("action")
    t.do(0, "attach", "water-5")
    assert t.options(0) == (("land", "water"), ("skip",))
    t.do(0, "land", "water")
    assert (t.get(0, "ship"), t.get(0, "water")) == (2, (1, 0))


@proves("PM-41")
def test_landing_by_value_may_be_left_out() -> None:
    t = quiet().set(0, prep=["water-5"]).at("action")
    t.do(0, "attach", "water-5").do(0, "skip")
    assert (t.get(0, "ship"), t.get(0, "water")) == (1, (0, 0))


@proves("PM-41")
def test_with_an_empty_ship_there_is_nobody_to_land() -> None:
    t = quiet().set(0, prep=["energy-5"], ship=0).at("action")
    t.do(0, "attach", "energy-5")
    assert not t.offers(0, "land")


@proves("PM-42")
def test_a_prepared_action_may_be_left_out() -> None:
    t = prepared("science-1")
    t.do(0, "attach", "science-1")
    assert t.options(0) == (("use",), ("skip",))
    t.do(0, "skip")
    assert t.get(0, "ship") == 1


@proves("PM-42")
def test_without_its_requirement_a_prepared_action_is_not_offered() -> None:
    t = prepared("science-1", science=(1, 0))
    t.do(0, "attach", "science-1")
    assert t.asked(0) != "prompt-prepared"


@proves("PM-43")
def test_the_ability_may_be_left_out() -> None:
    t = prepared("energy-2", energy=1)
    t.do(0, "attach", "energy-2").do(0, "skip")
    assert t.get(0, "energy") == 1


@proves("PM-46")
def test_leaving_out_a_step_does_not_touch_the_others() -> None:
    t = quiet().set(0, prep=["science-7"], hand=["science-1"]).at("action")
    t.do(0, "attach", "science-7")
    assert t.do(0, "skip").asked(0) == "prompt-prepared"
    assert t.do(0, "skip").asked(0) == "prompt-effect"
    assert t.do(0, "use").get(0, "ship") == 2


@proves("PM-46", "PM-42")
def test_who_lands_first_may_lose_the_requirement_of_the_second_step() -> None:
    t = quiet().set(0, prep=["energy-1"]).set(column_energy=["energy-6"], covered=["energy-6"]).at("action")
    t.do(0, "attach", "energy-1").do(0, "land", "energy")
    assert t.asked(0) != "prompt-prepared"  # it asks for nobody in Energy
    t = quiet().set(0, prep=["energy-1"]).set(column_energy=["energy-6"], covered=["energy-6"]).at("action")
    t.do(0, "attach", "energy-1").do(0, "skip")
    assert t.asked(0) == "prompt-prepared"


@proves("PM-46", "PM-42")
def test_who_lands_first_may_meet_the_requirement_of_the_second_step() -> None:
    t = quiet().set(0, prep=["science-5"]).at("action")
    t.do(0, "attach", "science-5").do(0, "land", "science")
    assert t.asked(0) == "prompt-prepared"  # it asks for somebody in Science


@proves("PM-47")
def test_construction_compares_nothing() -> None:
    t = quiet().set(0, prep=["construction-6"]).at("action")
    t.do(0, "attach", "construction-6")
    assert t.asked(0) == "prompt-effect"  # the ability: land in any Building
    assert t.options(0)[-1] == ("skip",)
    assert len(t.options(0)) == 5


@proves("PM-48")
@pytest.mark.parametrize(("energy", "paid"), [(1, False), (2, True)])
def test_energy_is_paid_in_full_or_not_at_all(energy: int, paid: bool) -> None:
    t = prepared("energy-3", energy=energy)
    t.do(0, "attach", "energy-3")
    assert (t.asked(0) == "prompt-prepared") is paid
    if paid:
        t.do(0, "use")
        assert (t.get(0, "energy"), t.get(0, "ship")) == (0, 3)


@proves("PM-48")
def test_a_cost_of_a_hand_card_needs_a_hand_card() -> None:
    t = prepared("water-4")
    t.do(0, "attach", "water-4")
    assert t.get(0, "ship") == 1
    assert not t.offers(0, "use")


@proves("PM-48")
def test_the_cost_comes_before_the_effects() -> None:
    t = prepared("water-4", hand=["energy-1", "energy-2"])
    t.do(0, "attach", "water-4").do(0, "use")
    assert t.get(0, "ship") == 1
    t.do(0, "bottom", "energy-2")
    assert t.get("deck")[-1] == "energy-2"
    assert t.get(0, "ship") == 2


@proves("PM-49")
def test_a_card_in_hand_means_the_hand_and_not_the_prep_module() -> None:
    t = quiet().set(0, prep=["energy-5", "energy-6"], hand=["water-1"]).set(column_energy=["energy-7"]).at("action")
    t.do(0, "attach", "energy-5")
    assert t.asked(0) != "prompt-prepared"
    t = quiet().set(0, prep=["energy-5", "water-1"], hand=["energy-6"]).set(column_energy=["energy-7"]).at("action")
    t.do(0, "attach", "energy-5")
    assert t.asked(0) == "prompt-prepared"
