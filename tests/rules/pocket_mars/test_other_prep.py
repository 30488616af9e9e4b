"""A card from another's prep module: its owner's action, then the active player's ability."""

from __future__ import annotations

from typing import Any

from arsia.testing import proves

from .tables import colonists, dealt, quiet


@proves("PM-50", "PM-51", "PM-54", "PM-21", "PM-ecosystem-5-prepared")
def test_figure_6_filip_reveals_matts_ecosystem_5() -> None:
    t = dealt().set(0, ecosystem=(1, 0)).set(1, hand=["ecosystem-4", "water-4"], prep=["energy-4", "ecosystem-5"])
    t.set(deck=["science-1"]).at("action")
    t.do(0, "reveal", 1, 1)
    assert t.get("column_ecosystem") == ("ecosystem-5",)
    assert t.options(1) == (("use",), ("skip",))  # 5 beats 3, but nobody lands for it
    t.do(1, "use")
    assert colonists(t, 1) == (5, 2)
    t.do(0, "promote", "ecosystem", 0)
    assert t.get(0, "ecosystem") == (0, 1)
    assert t.options(1) == (("prepare", "ecosystem-4"), ("prepare", "water-4"), ("prepare", "science-1"))
    t.do(1, "prepare", "water-4")
    assert t.get(1, "prep") == ("energy-4", "water-4")
    assert t.asked(1) == "prompt-turn"


@proves("PM-50")
def test_the_owner_pays_and_profits() -> None:
    t = dealt().set(0, energy=3).set(1, energy=3, prep=["science-6", "water-1"]).at("action")
    t.do(0, "reveal", 1, 0).do(1, "use")
    assert (t.get(0, "energy"), t.get(1, "energy")) == (3, 2)
    assert (t.get(0, "ship"), t.get(1, "ship")) == (1, 2)


@proves("PM-50", "PM-49")
def test_the_requirement_is_the_owners() -> None:
    t = dealt().set(0, hand=["ecosystem-4", "water-3"]).set(1, prep=["ecosystem-5", "water-1"]).at("action")
    t.do(0, "reveal", 1, 0)
    assert t.asked(1) == "prompt-prepare"  # the active player holds an Ecosystem card, the owner none


@proves("PM-50")
def test_the_owner_may_leave_it_out() -> None:
    t = dealt().set(1, prep=["science-1", "water-1"]).at("action")
    t.do(0, "reveal", 1, 0).do(1, "skip")
    assert t.get(1, "ship") == 1


@proves("PM-50", "PM-48")
def test_without_the_full_cost_the_owner_is_not_asked() -> None:
    t = dealt().set(0, energy=5).set(1, energy=1, prep=["science-3", "water-1"]).at("action")
    t.do(0, "reveal", 1, 0)
    assert 1 not in t.table.pending


@proves("PM-51", "PM-20")
def test_the_ability_is_the_active_players_and_comes_after_the_owners_action() -> None:
    t = dealt().set(1, prep=["science-1", "water-1"]).at("action")
    t.do(0, "reveal", 1, 0)
    assert list(t.table.pending) == [1]
    t.do(1, "use")
    assert list(t.table.pending) == [0]
    t.do(0, "use")
    assert (t.get(0, "ship"), t.get(1, "ship")) == (2, 3)


@proves("PM-54")
def test_nobody_lands_for_a_value_that_another_reveals() -> None:
    t = dealt().set(1, prep=["water-6", "energy-4"]).at("action")
    t.do(0, "reveal", 1, 0)
    for seat in (0, 1):
        assert not t.offers(seat, "land")


@proves("PM-55")
def test_a_card_is_chosen_by_its_back() -> None:
    t = dealt().at("action")
    assert {option for option in t.options(0) if option[0] == "reveal"} == {("reveal", 1, 0), ("reveal", 1, 1)}
    players: Any = t.table.view(0)["players"]
    assert players[1]["prep"] == [{"colour": "energy", "card": None}, {"colour": "science", "card": None}]


@proves("PM-55")
def test_the_face_comes_to_light_for_all_and_cannot_be_taken_back() -> None:
    t = dealt(3).at("action")
    t.do(0, "reveal", 1, 1)
    buildings: Any = t.table.view(2)["buildings"]
    assert buildings[3]["column"][0]["card"] == "science-6"
    assert not t.table.can_undo(0)


@proves("PM-57")
def test_an_own_prep_card_is_only_played_with_all_three_steps() -> None:
    t = dealt(4).at("action", seat=0)
    assert not t.offers(0, "reveal", 0)
    assert all(t.offers(0, "reveal", other, slot) for other in (1, 2, 3) for slot in (0, 1))


@proves("PM-50", "PM-23")
def test_the_owner_may_draw_in_anothers_turn_and_sorts_the_cards_after_it() -> None:
    t = quiet().set(0, hand=["energy-2", "energy-3"], prep=["energy-4", "energy-5"])
    t.set(1, hand=["water-1", "science-1"], prep=["water-5", "science-2"]).set(deck=["science-3", "science-4"])
    t.at("action").do(0, "reveal", 1, 0).do(1, "use")
    assert len(t.get(1, "hand")) == 4
    t.do(0, "skip")  # the ability
    t.do(1, "prepare", "science-3").do(1, "discard", "science-1")
    assert t.get(1, "hand") == ("water-1", "science-4")
