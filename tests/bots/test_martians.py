"""Quick play in Martians: it knows what will be needed, looks at nothing hidden, and leads colonies to their goal."""

from __future__ import annotations

import pytest

import arsia
from arsia.games.martians.components import ENERGY, FOOD, ICE, MEDICINE, SCENARIOS, SUPPLY, WATER
from arsia.games.martians.judgement.numbers import BELIEVED
from arsia.games.martians.judgement.prices import Needs
from arsia.games.martians.table import Martians
from arsia.testing import Situation
from tests.rules.martians.tables import NOTHING, OPEN, calm, coop, rich

BASE = [scenario.id for scenario in SCENARIOS if not scenario.collector]


def needs(t: Situation) -> Needs:
    table = t.table
    assert isinstance(table, Martians)
    return Needs(table, table.active, BELIEVED)


def quickly(table: arsia.Table) -> None:
    """Play on to the end in a hurry."""
    while table.outcome is None:
        seat = min(table.pending)
        option = table.rollout(seat)
        assert option is not None
        table.play(seat, option)


@pytest.mark.parametrize("scenario", BASE)
def test_quick_play_wins_every_base_scenario_now_and_then(scenario: str) -> None:
    won = 0
    for seed in range(16):
        table = arsia.new("martians", 2, seed, {"mode": "coop", "scenario": scenario}, journal=False)
        quickly(table)
        assert table.outcome is not None
        won += table.outcome.won is True
    assert won >= 3


@pytest.mark.parametrize("mode", ["coop", "com"])
def test_quick_play_looks_at_nothing_hidden(mode: str) -> None:
    options = {"mode": "coop", "scenario": "deep_drilling"} if mode == "coop" else {"mode": "com"}
    table = arsia.new("martians", 2, 5, options, journal=False)
    for step in range(120):
        seat = min(table.pending)
        option = table.rollout(seat)
        assert option is not None
        assert table.imagine(seat, step).rollout(seat) == option
        table.play(seat, option)


def test_hunger_calls_for_water_and_ice() -> None:
    t = calm(coop(2)).set(0, **NOTHING).set(None, **OPEN).set(cycle=4).at("turn")
    before = needs(t)
    hungry = needs(t.set(Q1=(0, 0, 4)))
    assert hungry.near[FOOD] == before.near[FOOD] + 4
    assert hungry.near[WATER] == before.near[WATER] + 2
    assert hungry.near[ICE] > before.near[ICE]


def test_sickness_calls_for_supplies_and_water() -> None:
    t = calm(coop(2)).set(0, **NOTHING).set(None, **OPEN).set(cycle=4).at("turn")
    before = needs(t)
    sick = needs(t.set(Q1=(0, 2, 0)))
    assert [sick.near[good] - before.near[good] for good in (MEDICINE, SUPPLY, WATER)] == [2, 2, 2]


def test_energy_is_dear_when_there_is_none() -> None:
    t = rich(coop(2)).at("turn")
    assert needs(t).energy < needs(t.set(0, energy=0)).energy
    assert needs(t).stock[ENERGY] == 0


def test_a_colony_at_its_goal_is_worth_most() -> None:
    t = calm(coop(2)).at("turn")
    before = t.table.worth(0)
    assert before < t.set(progress={"BC_A": 1}).table.worth(0)
