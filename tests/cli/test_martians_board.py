"""Martians at the terminal: what is drawn, and what stays hidden."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import arsia
from arsia import testing
from arsia.cli import boards
from arsia.cli.speech import words_for
from arsia.words import LANGUAGES


def drawn(table: arsia.Table, seat: int | None, language: str = "en") -> str:
    """The board as text, on a wide screen."""
    game = arsia.game("martians")
    show = Console(file=StringIO(), width=180, color_system=None)
    words = words_for(game, language, ("Anna", "Ben"))
    show.print(boards.draw(table.view(seat), game, words, 180))
    assert isinstance(show.file, StringIO)
    return show.file.getvalue()


def test_the_colony_is_drawn() -> None:
    t = testing.table("martians", 2, options={"mode": "coop"}).set(energy=7).at("turn")
    text = drawn(t.table, 0)
    for shown in ("Cycle 1 of 4", "MOXIE generator", "not built", "Botanical capsule", "0 / 2", "The colony", "??"):
        assert shown in text, shown
    energies = next(line for line in text.splitlines() if line.startswith("The colony")).split()
    assert energies[2] == "7"


@pytest.mark.parametrize(
    ("scenario", "told"),
    [("refugees", "Refugees: 3 outside"), ("dark_side_of_mars", "Hostility 4 of 12"), ("martian_face", "base camp")],
)
def test_what_only_a_scenario_has_is_drawn(scenario: str, told: str) -> None:
    assert told in drawn(arsia.new("martians", 2, 1, options={"mode": "coop", "scenario": scenario}), 0)


def test_what_the_seat_does_not_know_is_not_drawn() -> None:
    t = testing.table("martians", 2, options={"mode": "com", "collector": True, "hidden_goals": True})
    t.set(0, goals=["HG07"], hand=["green"]).at("turn")
    assert "Hidden goal 7" in drawn(t.table, 0)
    for stranger in (1, None):
        text = drawn(t.table, stranger)
        assert "Hidden goal 7" not in text
        assert "1 × Olivine" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_drawn(language: str) -> None:
    for seats, mode in ((1, "solo"), (2, "semi"), (4, "com")):
        table = arsia.new("martians", seats, 3, options={"mode": mode})
        while table.pending:
            asked = table.pending[min(table.pending)]
            table.play(asked.seat, asked.options[table.ply % len(asked.options)])
            if table.ply % 9 == 0:
                assert "_" not in drawn(table, 0, language)
