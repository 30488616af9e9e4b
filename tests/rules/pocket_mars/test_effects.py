"""What holds for every effect: as much as possible, all that has a target, nothing for nothing."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from arsia.testing import proves

from .tables import colonists, holding, prepared, quiet


@proves("PM-33")
def test_an_effect_does_as_much_as_is_possible() -> None:
    t = holding("science-1", earth=1)
    t.do(0, "play", "science-1")
    assert colonists(t, 0) == (0, 7)


@proves("PM-33")
def test_an_effect_that_can_do_nothing_does_not_stop_the_next() -> None:
    t = holding("energy-7", energy=1)  # nobody in Energy to promote
    t.do(0, "play", "energy-7")
    assert t.get(0, "energy") == 2


@proves("PM-33")
def test_effects_come_in_the_printed_order() -> None:
    t = prepared("energy-2", energy=2, ship=0)
    t.do(0, "attach", "energy-2").do(0, "use")
    assert colonists(t, 0) == (6, 1)  # launched first, so there is somebody to land
    assert t.do(0, "land", "science").get(0, "science") == (1, 0)


@proves("PM-34")
def test_an_effect_with_a_target_cannot_be_left_out() -> None:
    t = holding("ecosystem-3", water=(1, 0), science=(1, 0))
    t.do(0, "play", "ecosystem-3")
    assert t.options(0) == (("promote", "water", 0), ("promote", "science", 0))


@proves("PM-34")
def test_an_effect_that_says_may_can_be_left_out() -> None:
    t = holding("ecosystem-1", ecosystem=(1, 0))
    t.do(0, "play", "ecosystem-1")
    t.do(0, "skip")
    assert t.get(0, "ecosystem") == (1, 0)


@proves("PM-34")
def test_even_an_unwelcome_target_must_be_hit_once_the_action_is_used() -> None:
    t = prepared("ecosystem-6", ecosystem=(0, 1))
    t.do(0, "attach", "ecosystem-6").do(0, "use")
    assert t.get(0, "ecosystem") == (1, 0)


@proves("PM-35")
def test_a_prepared_action_that_would_do_nothing_is_not_offered() -> None:
    t = prepared("energy-6", earth=0, energy=5)
    t.do(0, "attach", "energy-6")
    assert t.get(0, "energy") == 5
    assert t.asked(0) != "prompt-prepared"


@proves("PM-35")
def test_an_action_that_costs_a_hand_card_always_does_something() -> None:
    t = prepared("water-2", ship=0, hand=["energy-1"])
    t.do(0, "attach", "water-2")
    assert t.asked(0) == "prompt-prepared"
    t.do(0, "use")
    assert t.get("deck")[-1] == "energy-1"


@proves("PM-36")
def test_two_shifts_stay_in_one_building() -> None:
    t = holding("ecosystem-2", water=(1, 0), science=(1, 0)).set(1, water=(0, 1))
    t.do(0, "play", "ecosystem-2").do(0, "demote", "water", 1)
    assert t.offers(0, "promote", "water", 0)
    assert not t.offers(0, "promote", "science")
    t.do(0, "promote", "water", 0)
    assert (t.get(0, "water"), t.get(1, "water")) == ((0, 1), (1, 0))


@proves("PM-36")
def test_the_first_shift_must_be_made_and_the_second_may_be_left_out() -> None:
    t = holding("ecosystem-2", seats=3, water=(2, 0))
    t.do(0, "play", "ecosystem-2")  # one target only: the kernel answers it
    assert t.get(0, "water") == (1, 1)
    assert t.options(0) == (("promote", "water", 0), ("skip",))
    assert t.do(0, "skip").get(0, "water") == (1, 1)


@proves("PM-36")
def test_a_colonist_is_not_shifted_there_and_back() -> None:
    t = holding("ecosystem-2", water=(0, 1))
    t.do(0, "play", "ecosystem-2")
    assert t.get(0, "water") == (1, 0)
    assert not t.offers(0, "promote")


def by_hand(low: tuple[int, ...], high: tuple[int, ...], room: int) -> set[Any]:
    """All that one or two shifts of different colonists can lead to, each colonist looked at by itself."""
    crowd = [(seat, star) for star, counts in ((1, low), (2, high)) for seat, n in enumerate(counts) for _ in range(n)]
    ends = set()
    for n in (1, 2):
        for chosen in permutations(range(len(crowd)), n):
            now = list(crowd)
            for each in chosen:
                seat, star = now[each]
                if star == 1 and sum(at == 2 for _, at in now) >= room:
                    break
                now[each] = (seat, 3 - star)
            else:
                ends.add(tuple(tuple(now.count((seat, star)) for seat in range(len(low))) for star in (1, 2)))
    return ends


@proves("PM-36", "PM-13")
@pytest.mark.parametrize(("seats", "room"), [(2, 1), (3, 2)])
def test_one_or_two_shifts_lead_exactly_where_they_do_by_hand(seats: int, room: int) -> None:
    for low in product(range(3), repeat=seats):
        for high in product(range(room + 1), repeat=seats):
            if sum(high) > room or not sum(low + high):
                continue
            t = quiet(seats)
            for seat in range(seats):
                t.set(seat, science=(low[seat], high[seat]))
            t.give(0, "ecosystem-2").at("action").table.play(0, ("play", "ecosystem-2"))
            ends: set[Any] = set()
            waiting = [t.table]
            while waiting:
                table: Any = waiting.pop()
                asked = table.pending.get(0)
                if asked is None or not {option[0] for option in asked.options} & {"promote", "demote"}:
                    ends.add((tuple(table.star1[3 * seats :]), tuple(table.star2[3 * seats :])))
                    continue
                for option in asked.options:
                    twin = table.copy()
                    twin.play(0, option)
                    waiting.append(twin)
            assert ends == by_hand(low, high, room), (low, high)


def pairs_by_hand(low: tuple[int, ...], high: tuple[int, ...], room: int) -> set[Any]:
    """Every two shifts of different colonists, one after the other, each colonist looked at by itself."""
    crowd = [(seat, star) for star, counts in ((1, low), (2, high)) for seat, n in enumerate(counts) for _ in range(n)]
    found = set()
    for chosen in permutations(range(len(crowd)), 2):
        now = list(crowd)
        moves = []
        for each in chosen:
            seat, star = now[each]
            if star == 1 and sum(at == 2 for _, at in now) >= room:
                break
            now[each] = (seat, 3 - star)
            moves.append(("promote" if star == 1 else "demote", "science", seat))
        else:
            found.add(tuple(moves))
    return found


@proves("PM-36", "PM-ecosystem-2-snap")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_two_colonists_of_a_building_are_shifted_in_any_order(seats: int) -> None:
    room = 1 if seats == 2 else 2
    for low in product(range(2), repeat=seats):
        for high in product(range(room + 1), repeat=seats):
            if sum(high) > room:
                continue
            t = quiet(seats).set(0, water=(1, 0))  # so that the first one is always a choice
            for seat in range(seats):
                t.set(seat, science=(low[seat], high[seat]))
            t.give(0, "ecosystem-2").at("action").do(0, "play", "ecosystem-2")
            found: set[Any] = set()
            for first in t.options(0):
                twin = t.table.copy()
                twin.play(0, first)
                found |= {(first, second) for second in twin.pending[0].options if second[1:2] == ("science",)}
            assert found == pairs_by_hand(low, high, room), (low, high)


@proves("PM-37")
def test_cards_that_change_places_change_the_value_to_beat_and_land_nobody() -> None:
    t = holding("science-4").set(column_energy=["energy-2", "energy-5", "energy-7"])
    t.do(0, "play", "science-4").do(0, "exchange", "energy", 0, 2)
    assert t.get("column_energy") == ("energy-7", "energy-5", "energy-2")
    buildings: Any = t.table.view(None)["buildings"]
    assert buildings[0]["value"] == 2
    assert t.get(0, "ship") == 1


@proves("PM-37")
def test_one_attached_card_has_nobody_to_change_places_with() -> None:
    t = holding("science-4").set(column_energy=["energy-2"])
    t.do(0, "play", "science-4")
    assert not t.offers(0, "exchange")


@proves("PM-38")
def test_a_card_face_down_counts_nothing_and_does_nothing() -> None:
    t = holding("water-3", hand=["energy-7"]).set(column_energy=["energy-5"])
    t.do(0, "play", "water-3").do(0, "cover", "energy-7")
    assert t.get("column_energy") == ("energy-5", "energy-7")
    assert t.get("covered") == ("energy-7",)
    assert (t.get(0, "energy"), t.get(0, "energy_home")) == (1, (0, 0))
    buildings: Any = t.table.view(None)["buildings"]
    assert buildings[0]["value"] == 0
    assert buildings[0]["column"][1] == {"colour": "energy", "card": None, "value": 0, "covered": True}


@proves("PM-38", "PM-41")
def test_any_card_beats_one_that_lies_face_down() -> None:
    t = quiet().set(0, prep=["energy-1"]).set(column_energy=["energy-7"], covered=["energy-7"]).at("action")
    t.do(0, "attach", "energy-1")
    assert t.offers(0, "land", "energy")


@proves("PM-37", "PM-38")
def test_a_card_face_down_may_change_places_and_stays_face_down() -> None:
    t = holding("science-4").set(column_energy=["energy-6", "energy-7"], covered=["energy-7"])
    t.do(0, "play", "science-4")
    assert t.get("column_energy") == ("energy-7", "energy-6")
    assert t.get("covered") == ("energy-7",)
    buildings: Any = t.table.view(None)["buildings"]
    assert buildings[0]["value"] == 6
