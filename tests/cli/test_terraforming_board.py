"""Terraforming Mars at the terminal: what is drawn, and what stays hidden."""

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
    game = arsia.game("terraforming_mars")
    show = Console(file=StringIO(), width=160, color_system=None)
    show.print(boards.draw(table.view(seat), game, words_for(game, language, ("Anna", "Ben")), 160))
    assert isinstance(show.file, StringIO)
    return show.file.getvalue()


def situation() -> testing.Situation:
    t = testing.table("terraforming_mars", 2).give(0, "ants", "mine").give(1, "comet").set(0, mc=17, steel=4)
    t.set(0, cities=["r4c4"], corporation="thorgate", mc_production=3).set(1, claims=["r0c0"], mc=9)
    return t.set(temperature=-12, oxygen=5, oceans=["r3c7"], milestones={"mayor": 1}).at("action")


def test_planet_mats_titles_and_the_own_hand_are_drawn() -> None:
    text = drawn(situation().table, 0)
    for shown in ("-12 °C", "5 % O₂", "CC●", "A1■", "~~", "17 +3", "Anna (ThorGate)", "Mayor 3", "Ants", "Mine"):
        assert shown in text, shown
    assert "Ben" in text


def test_what_the_seat_does_not_know_is_not_drawn() -> None:
    t = situation()
    for stranger in (1, None):
        assert "Ants" not in drawn(t.table, stranger)
    assert "Comet" in drawn(t.table, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_draws_a_game_from_beginning_to_end(language: str) -> None:
    table = arsia.new("terraforming_mars", 3, 4, {"draft": True})
    for turn in range(150):
        seat = min(table.pending)
        table.play(seat, table.pending[seat].options[turn % len(table.pending[seat].options)])
        if turn % 10 == 0:
            assert drawn(table, seat, language).count("\n") > 20
