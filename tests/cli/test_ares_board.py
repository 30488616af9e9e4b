"""Ares Expedition at the terminal: what is drawn, and what stays hidden."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import arsia
from arsia import testing
from arsia.cli import boards
from arsia.cli.speech import words_for
from arsia.words import LANGUAGES


def drawn(table: arsia.Table, seat: int | None, language: str = "en") -> str:
    """The board as text, on a wide screen."""
    game = arsia.game("ares_expedition")
    show = Console(file=StringIO(), width=160, color_system=None)
    show.print(boards.draw(table.view(seat), game, words_for(game, language, ("Anna", "Ben")), 160))
    assert isinstance(show.file, StringIO)
    return show.file.getvalue()


def situation() -> testing.Situation:
    t = testing.table("ares_expedition", 2).give(0, "fish", "mine").give(1, "comet").set(0, mc=17, heat=4)
    return t.set(temperature=-12, oxygen=5).at("action")


def test_planet_phases_mats_and_the_own_hand_are_drawn() -> None:
    text = drawn(situation().table, 0)
    for shown in ("-12 °C", "5 % O₂", "III Action", "17 +0", "● Anna", "■ Ben", "still acting", "Fish", "Mine"):
        assert shown in text, shown


def test_what_the_seat_does_not_know_is_not_drawn() -> None:
    t = situation()
    for stranger in (1, None):
        assert "Fish" not in drawn(t.table, stranger)
    assert "Comet" in drawn(t.table, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(3, {}), (2, {"mode": "coop"}), (1, {"difficulty": "expert"})])
def test_every_language_draws_a_game_from_beginning_to_end(seats: int, options: dict[str, Any], language: str) -> None:
    table = arsia.new("ares_expedition", seats, 4, options)
    for turn in range(150):
        if not table.pending:
            break
        seat = min(table.pending)
        table.play(seat, table.pending[seat].options[turn % len(table.pending[seat].options)])
        if turn % 10 == 0:
            text = drawn(table, seat, language)
            assert text.count("\n") > 7
            assert "cli-ares" not in text
