"""A card from the hand: its snap action, then the discard pile."""

from __future__ import annotations

from arsia.testing import proves

from .tables import dealt, holding, leave_in_deck, quiet


@proves("PM-30", "PM-22")
def test_filip_plays_the_6_that_draws_two_and_discards_one_of_three() -> None:
    t = dealt().set(0, hand=["water-6", "energy-2"]).set(deck=["science-1", "science-3"]).at("action")
    t.do(0, "play", "water-6")
    assert t.get(0, "hand") == ("energy-2", "science-1", "science-3")
    assert len(t.get(0, "prep")) == 2
    assert t.options(0) == (("discard", "energy-2"), ("discard", "science-1"), ("discard", "science-3"))
    t.do(0, "discard", "science-1")
    assert t.get("discard") == ("water-6", "science-1")
    assert t.get(0, "hand") == ("energy-2", "science-3")


@proves("PM-30")
def test_the_snap_action_is_done_and_the_prepared_one_is_not() -> None:
    t = holding("energy-1")
    t.do(0, "play", "energy-1")
    assert (t.get(0, "ship"), t.get(0, "energy")) == (2, 2)
    assert t.get("discard") == ("energy-1",)
    assert t.get("column_energy") == ()


@proves("PM-31")
def test_a_card_that_can_do_nothing_may_be_played_and_is_discarded() -> None:
    t = dealt().set(0, hand=["science-4", "energy-2"]).at("action")
    warned = [warning for warning in t.table.warnings(0) if warning.option == ("play", "science-4")]
    assert [reason.id for reason in warned[0].reasons] == ["why-nothing-happens"]
    before = (t.get(0, "earth"), t.get(0, "ship"), t.get(0, "energy"))
    t.do(0, "play", "science-4")
    assert (t.get(0, "earth"), t.get(0, "ship"), t.get(0, "energy")) == before
    assert t.get("discard") == ("science-4",)
    assert list(t.table.pending) == [1]


@proves("PM-32")
def test_a_card_is_nowhere_else_while_its_action_is_done() -> None:
    t = dealt().set(0, hand=["energy-3", "water-3"]).at("action")
    t.do(0, "play", "energy-3")
    assert t.options(0) == (("bottom", "water-3"), ("skip",))  # it cannot be put under the deck by itself
    assert t.table.view(1)["playing"] == "energy-3"
    assert t.get("discard") == ()
    t.do(0, "skip")
    assert t.get("discard") == ("energy-3",)
    assert t.table.view(1)["playing"] is None


@proves("PM-32", "PM-44")
def test_a_card_being_played_is_not_shuffled_into_the_new_deck() -> None:
    t = leave_in_deck(dealt().set(0, hand=["water-6", "energy-2"]), "science-1").at("action")
    t.do(0, "play", "water-6")
    assert "science-1" in t.get(0, "hand")
    assert len(t.get(0, "hand")) == 3  # the second card came from the new deck
    assert "water-6" not in t.get("deck")
    assert t.get("discard") == ("water-6",)


@proves("PM-30")
def test_a_hand_card_needs_no_requirement_of_the_prepared_action() -> None:
    t = quiet().set(0, energy_home=(1, 0)).give(0, "energy-1").at("action")
    t.do(0, "play", "energy-1")  # prepared, it would ask for nobody in Energy
    assert t.get(0, "ship") == 2


@proves("PM-41", "PM-42", "PM-43")
def test_attaching_is_warned_of_only_if_neither_landing_nor_action_nor_ability_does_anything() -> None:
    def warned(**own: int) -> bool:
        t = quiet().set(0, prep=["energy-4"], hand=[], **own).at("action")
        return ("attach", "energy-4") in {warning.option for warning in t.table.warnings(0)}

    assert warned(ship=0, energy=5)
    assert not warned(ship=1, energy=5), "somebody may land"
    assert not warned(ship=0, energy=4), "the Building gives energy"
