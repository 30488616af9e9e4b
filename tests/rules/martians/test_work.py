"""Rounds: events, weather and energy before the first and the third, and the order of turns."""

from __future__ import annotations

import pytest

from arsia.testing import proves

from .tables import calm, com, coop, end_turns, semi, solo, to_round, view


@proves("MA-43")
def test_nothing_happens_before_the_very_first_round() -> None:
    t = calm(coop()).set(0, solar=2).at("round")
    assert (t.get("event"), t.get("weather"), t.get("energy")) == (None, "stable", 10)


@proves("MA-43", "MA-44", "MA-46")
def test_an_event_weather_and_energy_come_before_rounds_1_and_3() -> None:
    t = calm(coop()).set(0, solar=2).set(weather_deck=["stable", "wind", "earthquake"], events=["E107", "E102"])
    t.at("round")
    end_turns(t, 4)
    assert (t.get("cycle"), t.get("round")) == (1, 3)
    assert (t.get("event"), t.get("weather"), t.get("energy")) == ("E107", "stable", 14)
    to_round(t, 2, 1)
    assert (t.get("event"), t.get("weather"), t.get("energy")) == ("E208", "wind", 18)
    to_round(t, 2, 2)
    assert (t.get("event"), t.get("weather")) == ("E208", "wind"), "it lasts for two rounds"
    to_round(t, 2, 3)
    assert t.get("weather") == "earthquake"


@proves("MA-43")
def test_the_event_comes_first_then_weather_then_energy() -> None:
    t = calm(com()).set(0, solar=1, energy=0).set(weather_deck=["solar_activity_rich"], events=["E104"])
    t.set(round=3).at("round")
    # Dust takes 1 from the panel, the sun gives it back: had energy come first it would be 2 without either.
    assert t.get(0, "energy") == 2
    kinds = [event[0] for event in t.table.events(None)]
    assert kinds.index("event") < kinds.index("weather") < kinds.index("gain")


@proves("MA-44")
def test_of_each_stack_one_event_is_used_in_the_first_cycle() -> None:
    t = calm(coop()).set(events=["E107", "E102"]).at("round")
    to_round(t, 2, 1)
    assert view(t)["events"] == ["E107", "E208"]


@proves("MA-45")
def test_the_fifth_cycle_has_weather_but_no_event() -> None:
    t = calm(com()).set(cycle=5, round=1).set(weather_deck=["wind"]).at("round")
    assert (t.get("event"), t.get("weather")) == (None, "wind")


@proves("MA-47", "MA-48", "MA-solar-energy", "MA-wind")
def test_the_printed_example_of_production() -> None:
    t = calm(com()).set(0, solar=2, energy=0, technologies=["solar_energy"]).set(1, solar=1, wind=1, energy=0)
    t.set(weather="wind").at("production")
    assert (t.get(0, "energy"), t.get(1, "energy")) == (6, 5)


@proves("MA-48", "MA-kinetic-energy")
def test_kinetic_energy_counts_for_each_wind_power_plant() -> None:
    t = calm(com()).set(0, wind=2, energy=0, technologies=["kinetic_energy"]).at("production")
    assert t.get(0, "energy") == 6


@proves("MA-48")
def test_an_installation_never_gives_less_than_nothing() -> None:
    t = calm(coop(2, "vastitas_borealis")).set(energy=0).set(0, solar=2)
    t.set(weather="sandstorm_poor", effects={"solar": -1}).at("production")
    assert t.get("energy") == 0


@proves("MA-47")
def test_in_coop_the_energy_goes_to_the_stock_that_all_share() -> None:
    t = calm(coop(3)).set(energy=0).set(0, solar=1).set(2, wind=1).at("production")
    assert t.get("energy") == 4


@proves("MA-49", "MA-50")
def test_turns_go_round_from_the_first_player_and_the_marker_goes_left() -> None:
    t = calm(com(3)).set(first=1).at("round")
    order = []
    for _ in range(6):
        order.append(t.get("active"))
        end_turns(t)
    assert order == [1, 2, 0, 2, 0, 1]


@proves("MA-42", "MA-50")
def test_who_has_no_colonist_for_a_round_is_skipped_and_the_marker_still_passes() -> None:
    t = calm(com(3)).set(1, dead=1, blocked=[2]).at("round")
    order = []
    for _ in range(8):
        order.append((t.get("round"), t.get("active")))
        end_turns(t)
    assert order == [(1, 0), (1, 1), (1, 2), (2, 2), (2, 0), (3, 2), (3, 0), (3, 1)]


@proves("MA-42")
def test_the_fourth_round_is_for_those_with_a_fourth_colonist() -> None:
    t = calm(com(3)).set(1, fourth=True).at("round")
    to_round(t, 1, 4)
    assert t.get("active") == 1
    end_turns(t)
    assert (t.get("cycle"), t.get("round")) == (2, 1)


@proves("MA-42")
def test_without_a_fourth_colonist_there_is_no_fourth_round() -> None:
    t = calm(com()).at("round")
    rounds = set()
    while t.get("cycle") == 1:
        rounds.add(t.get("round"))
        end_turns(t)
    assert rounds == {1, 2, 3}


@proves("MA-26")
def test_a_cycle_is_refill_work_and_summary() -> None:
    t = calm(coop()).at("round")
    to_round(t, 3, 1)
    told = [event[0] for event in t.table.events(None) if event[0] in ("cycle", "refill", "round", "summary")]
    assert told == [
        *("round", "round", "round", "summary"),
        *("cycle", "refill", "round", "round", "round", "summary"),
        *("cycle", "refill", "round"),
    ]


@proves("MA-28")
def test_weather_that_has_run_out_is_shuffled() -> None:
    t = calm(com())
    t.table.weather_discard = t.table.weather_deck  # type: ignore[attr-defined]
    t.table.weather_deck = ()  # type: ignore[attr-defined]
    t.at("weather")
    assert view(t)["decks"]["weather"] == 15


@proves("MA-66")
def test_what_lasts_for_a_round_ends_with_it_and_what_lasts_for_a_cycle_does_not() -> None:
    t = calm(com()).set(round=1, effects={"rest_time": 1, "crystals": 1, "free_goods": 1}).at("turn")
    end_turns(t, 2)
    assert t.get("effects") == {"crystals": 1, "free_goods": 1}
    to_round(t, 2, 1)
    assert t.get("effects").get("crystals") is None
    assert t.get("effects")["free_goods"] == 1


@pytest.mark.parametrize("table", [com, semi, coop])
@proves("MA-29")
def test_regolith_cards_are_open_only_where_all_play_together(table: object) -> None:
    t = table().give(0, "yellow", "white").at("turn")  # type: ignore[operator]
    seen = view(t, 1)["players"][0]["hand"]
    assert seen == (["white", "yellow"] if table is coop else [None, None])
    assert view(t, 0)["players"][0]["hand"] == ["white", "yellow"]
    assert view(t, None)["players"][0]["hand"] == seen


@proves("MA-29")
def test_alone_everything_is_open() -> None:
    t = solo().give(0, "green").at("turn")
    assert view(t, None)["players"][1]["hand"] == ["green"]
