"""Tuning: numbers are moved where games say, kept where they win, and gone on with after a stop."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import arsia
from arsia.kernel.numbers import MOST, names_of, said
from arsia.learn import tune
from arsia.learn.selfplay import Seated
from arsia.learn.tune import Plan

PLAN = Plan("pocket_mars", 2, {}, 2, 12, 3, 1)


@pytest.mark.parametrize("game", sorted(arsia.names()))
def test_every_game_says_its_numbers_once_and_for_every_seat(game: str) -> None:
    numbers = arsia.game(game).numbers
    assert len(numbers) == 2 * MOST * (MOST + 1)
    names = names_of(numbers[0])
    assert len(names) > 10
    assert all(names_of(each) == names for each in numbers)


def test_a_regression_finds_what_made_the_lead() -> None:
    rows = [[1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.0, -1.0], [1.0, 1.0]]
    found = tune.regress(rows, [3 * a - 2 * b for a, b in rows])
    assert found == pytest.approx([3.0, -2.0], abs=0.15)


def test_seats_weigh_by_numbers_of_their_own_only_while_they_are_seated() -> None:
    game = arsia.game("pocket_mars")
    before = list(game.numbers)
    at = 2 * MOST
    with Seated(game, 2, [{"landing": 9.0}, {"landing": 4.0}]):
        assert said(game.numbers[at])["landing"] == 9.0
        assert said(game.numbers[at + 1])["landing"] == 4.0
        assert game.numbers[at].__class__ is before[at].__class__
    assert all(now is then for now, then in zip(game.numbers, before, strict=True))


def test_a_stopped_tuning_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, _ = tune.tune(PLAN, tmp_path / "whole.json", None)
    told: list[tuple[int, int]] = []
    tune.tune(PLAN._replace(rounds=1), tmp_path / "parts.json", None)
    parts, _ = tune.tune(PLAN, tmp_path / "parts.json", lambda *done: told.append(done))
    assert parts == whole
    assert told == [(2, 2)], "the first round was kept"
    assert whole != tune.start(PLAN)
    assert len(json.loads((tmp_path / "whole.json").read_text())["steps"]) == 2


def test_numbers_against_themselves_win_half() -> None:
    usual = tune.start(PLAN)
    found = tune.gate(PLAN, usual, usual, 6)
    assert (found.games, found.won, found.lead) == (12, 0.5, 0.0)


def test_sense_beats_nonsense() -> None:
    usual = tune.start(PLAN)
    found = tune.gate(PLAN, usual, {name: -value for name, value in usual.items()}, 10)
    assert found.won > 0.7
