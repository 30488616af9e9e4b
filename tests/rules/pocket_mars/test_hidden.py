"""What is open to all, what only one seat knows, and what a secret move makes uncertain again."""

from __future__ import annotations

from typing import Any

from arsia.testing import Situation, proves

from .tables import dealt, to_next_turn


def seen(t: Situation, seat: int | None, player: int, zone: str) -> list[tuple[str, str | None]]:
    """The cards of a player as a seat sees them: colour, and face if it knows it."""
    players: Any = t.table.view(seat)["players"]
    return [(card["colour"], card["card"]) for card in players[player][zone]]


@proves("PM-16")
def test_owners_see_their_own_prep_modules_at_any_time() -> None:
    t = dealt().at("action")
    assert seen(t, 0, 0, "prep") == [("ecosystem", "ecosystem-3"), ("construction", "construction-3")]
    t.do(0, "launch")
    assert seen(t, 0, 0, "prep") == [("ecosystem", "ecosystem-3"), ("construction", "construction-3")]
    assert seen(t, 1, 0, "prep") == [("ecosystem", None), ("construction", None)]


@proves("PM-17")
def test_every_back_is_open_and_no_face() -> None:
    t = dealt(3).set(deck=["water-7"]).at("action")
    for stranger in (1, 2, None):
        assert seen(t, stranger, 0, "hand") == [("energy", None), ("water", None)]
        assert seen(t, stranger, 0, "prep") == [("ecosystem", None), ("construction", None)]
        deck: Any = t.table.view(stranger)["deck"]
        assert deck["top"] == {"colour": "water", "card": None}


@proves("PM-17")
def test_colonists_energy_columns_and_the_discard_pile_are_open() -> None:
    t = dealt().set(0, water=(2, 1), energy=4).set(column_energy=["energy-7", "energy-3"], discard=["science-1"])
    view: Any = t.at("action").table.view(None)
    assert (view["players"][0]["ship"], view["players"][0]["earth"], view["players"][0]["energy"]) == (1, 3, 4)
    assert (view["buildings"][2]["star1"], view["buildings"][2]["star2"]) == ([2, 0], [1, 0])
    assert [card["value"] for card in view["buildings"][0]["column"]] == [7, 3]
    assert view["discard"] == ["science-1"]


@proves("PM-18")
def test_a_card_put_under_the_deck_shows_its_back_only() -> None:
    t = dealt().set(0, hand=["energy-3", "water-3"]).at("action")
    t.do(0, "play", "energy-3").do(0, "bottom", "water-3")
    under: Any = t.table.view(1)["deck"]
    assert under["under"][0] == {"colour": "water", "card": None}
    under = t.table.view(0)["deck"]
    assert under["under"][0] == {"colour": "water", "card": "water-3"}
    assert ("bottom", 0, "water") in t.table.events(1)
    assert not any("water-3" in event for event in t.table.events(1))
    assert ("bottomed", 0, "water-3") in t.table.events(0)


@proves("PM-18")
def test_a_card_drawn_shows_its_back_only() -> None:
    t = dealt().set(deck=["science-1"]).at("action")
    t.do(0, "discard", "energy-2")
    assert ("science", None) in seen(t, 1, 0, "hand")
    assert ("science", "science-1") in seen(t, 0, 0, "hand")


@proves("PM-18", "PM-38")
def test_a_card_attached_face_down_is_known_to_its_owner_alone() -> None:
    t = dealt().set(0, hand=["water-3", "energy-7"]).at("action")
    t.do(0, "play", "water-3").do(0, "cover", "energy-7")
    for seat, face in ((0, "energy-7"), (1, None), (None, None)):
        buildings: Any = t.table.view(seat)["buildings"]
        assert buildings[0]["column"][0]["card"] == face


@proves("PM-39", "PM-water-6-prepared")
def test_only_who_looks_learns_the_faces() -> None:
    t = dealt(3).set(0, prep=["water-6", "energy-5"]).set(column_water=["water-7"]).at("action")
    t.do(0, "attach", "water-6").do(0, "use").do(0, "peek", 1)
    assert seen(t, 0, 1, "prep") == [("energy", "energy-4"), ("science", "science-6")]
    assert seen(t, 2, 1, "prep") == [("energy", None), ("science", None)]
    assert seen(t, 0, 2, "prep") == [("water", None), ("construction", None)]
    assert ("peek", 0, 1, 2) in t.table.events(2)
    assert not any(event[0] == "peeked" for event in t.table.events(2))


@proves("PM-39")
def test_what_was_seen_is_remembered_wherever_the_table_is_imagined() -> None:
    t = dealt(3).set(0, prep=["water-6", "energy-5"]).set(column_water=["water-7"]).at("action")
    t.do(0, "attach", "water-6").do(0, "use").do(0, "peek", 1)
    for seed in range(20):
        assert t.table.imagine(0, seed).view(0) == t.table.view(0)


@proves("PM-18")
def test_a_known_card_among_others_of_its_colour_becomes_uncertain_when_one_is_prepared() -> None:
    t = dealt().set(0, prep=["ecosystem-3", "water-1"], hand=["water-2", "ecosystem-7"])
    t.set(1, prep=["water-6", "science-6"]).set(column_water=["water-7"]).at("action", seat=0)
    t.do(0, "reveal", 1, 0).do(1, "use")  # player 1 looks at both prep cards of player 0
    assert ("ecosystem", "ecosystem-3") in seen(t, 1, 0, "prep")
    to_next_turn(t)
    t.set(deck=["science-1"]).at("action", seat=0)
    t.do(0, "play", "water-2").do(0, "retrieve", "ecosystem-3")
    t.do(0, "prepare", "ecosystem-3")
    assert ("ecosystem", None) in seen(t, 1, 0, "prep")  # it could be either of the two
    assert ("ecosystem", None) in seen(t, 1, 0, "hand")
    assert ("water", "water-1") in seen(t, 1, 0, "prep")  # this one never moved
