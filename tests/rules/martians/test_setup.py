"""Set-up: the board, the decks and everybody's stock, in every mode and number of players."""

from __future__ import annotations

from typing import Any

import pytest

import arsia
from arsia.testing import proves

from .tables import com, coop, semi, solo


def new(seats: int, seed: int = 3, **options: object) -> Any:
    """A table at its first decision."""
    return arsia.new("martians", seats, seed, options)


def spaces(view: Any, building: str) -> list[Any]:
    found: list[Any] = next(each["spaces"] for each in view["buildings"] if each["id"] == building)
    return found


@proves("MA-01", "MA-23")
def test_everybody_has_three_markers_and_three_colonists() -> None:
    for player in new(3).view(None)["players"]:
        assert (player["markers"], player["colonists"], player["fourth"]) == (3, 3, False)


@proves("MA-02")
@pytest.mark.parametrize(
    ("seats", "usable"), [(1, (1, 1, 1, 1)), (2, (1, 1, 1, 1)), (3, (2, 2, 2, 2)), (4, (2, 3, 3, 3))]
)
def test_fewer_players_have_fewer_spaces(seats: int, usable: tuple[int, ...]) -> None:
    view = new(seats).view(None)
    for building, n in zip(("moxie", "construction", "mining", "lander"), usable, strict=True):
        # The rightmost ones are barred.
        available = [space["available"] for space in spaces(view, building)]
        assert available == [True] * n + [False] * (len(available) - n)


@proves("MA-03", "MA-04")
def test_what_is_not_built_and_what_is_not_upgraded() -> None:
    view = new(4).view(None)
    unbuilt = [each["id"] for each in view["buildings"] if not each["built"]]
    assert sorted(unbuilt) == ["education", "hospital", "laboratory", "water_plant"]
    for building in (*unbuilt, "greenhouses"):
        assert [space["upgrade"] for space in spaces(view, building)] == [False, True, True]
    for building in ("moxie", "construction", "mining", "lander"):
        assert not any(space["upgrade"] for space in spaces(view, building))


@proves("MA-05")
def test_three_mining_tiles_are_open_and_the_machine_stands_on_top() -> None:
    mining = new(2).view(None)["mining"]
    assert mining["machine"] == "H01"
    assert [hex["id"] for hex in mining["hexes"] if hex["face_up"]] == ["H01", "H02", "H03"]
    assert all((hex["tile"] is None) != hex["face_up"] for hex in mining["hexes"])
    layouts = {tuple(new(2, seed).ground.tiles) for seed in range(5)}
    assert len(layouts) == 5


@proves("MA-07")
def test_two_crop_tiles_of_each_kind_and_the_printed_crop_for_all() -> None:
    view = new(3).view(None)
    assert view["crops"] == {"algae": 2, "potatoes": 2, "medicinal_herbs": 2}
    assert [card["crop"] for card in view["cards"]] == ["base"] * 3


@proves("MA-08")
@pytest.mark.parametrize(("collector", "cards"), [(False, 36), (True, 40)])
def test_the_collectors_box_adds_four_regolith_cards(collector: bool, cards: int) -> None:
    assert new(2, collector=collector).view(None)["decks"]["regolith"] == cards


@proves("MA-09", "MA-13", "MA-14", "MA-15", "MA-16")
@pytest.mark.parametrize(("seats", "n"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_what_is_laid_out_depends_on_the_number_of_players(seats: int, n: int) -> None:
    view = new(seats, scenario="orders").view(None)
    assert view["rtg"] == n
    for stack in ("specialists", "helpers", "research_tiles", "orders"):
        assert len(view[stack]) == n
    # With three players the deck of helpers has nine cards, three of each type.
    assert view["decks"]["helpers"] + n == 3 * max(2, seats)


@proves("MA-14")
def test_the_helper_deck_has_as_many_of_each_type_as_players() -> None:
    table = new(3)
    kinds = [card // 4 for card in (*table.market.helper_deck, *table.market.helpers_up)]
    assert [kinds.count(kind) for kind in range(3)] == [3, 3, 3]


@proves("MA-10")
def test_the_weather_begins_stable() -> None:
    view = new(2).view(None)
    assert view["weather"] == "stable"
    assert view["decks"]["weather"] == 16
    assert len({new(2, seed).weather_deck for seed in range(4)}) == 4


@proves("MA-12")
@pytest.mark.parametrize(
    ("scenario", "number"),
    [("botanical_capsule", 0), ("mars_one", 1), ("refugees", 2), ("mission_to_phobos", 3), ("the_end", 0)],
)
def test_each_cycle_has_two_events_and_one_of_a_numbered_scenario(scenario: str, number: int) -> None:
    from arsia.games.martians.cards.events import EVENTS

    table = new(2, mode="coop", scenario=scenario)
    for cycle, stack in enumerate(table.stacks, 1):
        events = [EVENTS[event] for event in stack]
        assert all(event.cycle == cycle for event in events)
        assert sorted(event.number for event in events) == ([0, 0, number] if number else [0, 0])


@proves("MA-17")
def test_the_first_player_is_drawn_by_lot_but_alone_it_is_the_left_corporation() -> None:
    assert {new(3, seed).view(None)["first"] for seed in range(20)} == {0, 1, 2}
    assert {new(1, seed).view(None)["first"] for seed in range(6)} == {0}


@proves("MA-18", "MA-19", "MA-21")
def test_rivals_begin_with_their_own_stock() -> None:
    view = new(4).view(None)
    stocks = view["stocks"]
    in_order = [stocks[(view["first"] + turn) % 4]["credit"] for turn in range(4)]
    assert in_order == [2, 3, 4, 5]
    assert all((stock["energy"], stock["supply"], stock["reputation"]) == (5, 1, 2) for stock in stocks)


@proves("MA-19", "MA-21", "MA-132")
@pytest.mark.parametrize(("seats", "credits"), [(2, 5), (3, 9), (4, 14)])
def test_who_plays_together_has_one_stock(seats: int, credits: int) -> None:
    stocks = new(seats, mode="coop").view(None)["stocks"]
    assert len(stocks) == 1
    assert (stocks[0]["energy"], stocks[0]["supply"], stocks[0]["credit"]) == (5 * seats, seats, credits)
    assert stocks[0]["reputation"] == 2


@proves("MA-20", "MA-22")
def test_alone_there_is_a_stock_for_two() -> None:
    view = new(1).view(None)
    stock = view["stocks"][0]
    assert (stock["credit"], stock["energy"], stock["supply"], stock["reputation"]) == (5, 10, 2, 2)
    assert [quarter["oxygen"] for quarter in view["quarters"]] == [1, 1, 0, 0]
    assert [quarter["used"] for quarter in view["quarters"]] == [True, True, False, False]


@proves("MA-22")
@pytest.mark.parametrize("mode", ["coop", "semi"])
def test_an_oxygen_token_for_each_player_in_the_first_quarters(mode: str) -> None:
    quarters = new(3, mode=mode).view(None)["quarters"]
    assert [quarter["oxygen"] for quarter in quarters] == [1, 1, 1, 0]
    assert all(quarter["sickness"] == quarter["hunger"] == 0 for quarter in quarters)


@proves("MA-24")
def test_rivals_choose_their_quarters_in_turn_order() -> None:
    table = new(3)
    first = table.first
    assert list(table.pending) == [first]
    assert table.pending[first].options == tuple(("quarter", f"Q{n}") for n in (1, 2, 3, 4))
    table.play(first, ("quarter", "Q3"))
    second = (first + 1) % 3
    assert ("quarter", "Q3") not in table.pending[second].options
    table.play(second, ("quarter", "Q1"))
    table.play((first + 2) % 3, ("quarter", "Q4"))
    quarters = table.view(None)["quarters"]
    assert [quarter["owner"] for quarter in quarters] == [second, None, first, (first + 2) % 3]
    assert [quarter["oxygen"] for quarter in quarters] == [1, 0, 1, 1]


@proves("MA-142")
def test_modes_and_scenarios_that_do_not_go_together_are_refused() -> None:
    for seats, options in (
        (1, {"mode": "coop"}),
        (2, {"mode": "solo"}),
        (2, {"scenario": "mars_one"}),
        (2, {"mode": "semi", "scenario": "orders"}),
        (2, {"mode": "coop", "hidden_goals": True}),
        (2, {"mode": "com", "all_lose": True}),
        (2, {"mode": "coop", "early_end": "vote"}),
    ):
        with pytest.raises(arsia.BadSetup):
            arsia.new("martians", seats, 1, options)


@proves("MA-142")
def test_what_is_not_said_follows_from_the_rest() -> None:
    assert new(1).options["mode"] == "solo"
    assert new(2).options == {
        "mode": "com",
        "scenario": "orders",
        "collector": False,
        "hidden_goals": False,
        "all_lose": False,
        "early_end": "always",
    }
    assert new(2, mode="coop").options["scenario"] == "botanical_capsule"


@proves("MA-06")
def test_the_supply_of_goods_has_no_end() -> None:
    t = com().set(0, supply=500).at("turn")
    t.do(0, "place", "lander", 1).do(0, "supplies", 2)
    assert t.get(0, "supply") == 502


def test_a_quiet_table_is_in_order() -> None:
    for t in (com(4), coop(3), semi(2), solo(), solo("orders"), coop(2, "martian_face", collector=True)):
        t.at("turn").table.check()
