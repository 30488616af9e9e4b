"""Mission: Red Planet at the terminal: what is drawn, and what stays hidden."""

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
    game = arsia.game("mission_red_planet")
    show = Console(file=StringIO(), width=160, color_system=None)
    words = words_for(game, language, ("Anna", "Ben"))
    show.print(boards.draw(table.view(seat), game, words, 160))
    assert isinstance(show.file, StringIO)
    return show.file.getvalue()


def situation() -> testing.Situation:
    t = testing.table("mission_red_planet", 2).set(0, missions=["polar_claim"], hellas=2).set(3, S02=1, ice=4)
    return t.set(discovery_hellas="lichens", seen_hellas=[0], resource_hellas="celerium").at("round")


def test_zones_ships_and_players_are_drawn() -> None:
    text = drawn(situation().table, 0)
    for shown in ("Hellas", "celerium", "●●", "S02", "Vastitas Borealis", "2 / 3", "4 ice", "Neutral 2", "Lichens"):
        assert shown in text, shown


def test_what_the_seat_does_not_know_is_not_drawn() -> None:
    t = situation()
    for stranger in (1, None):
        text = drawn(t.table, stranger)
        assert "Lichens" not in text
        assert "Polar Claim" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_drawn(language: str) -> None:
    for seats in (2, 6):
        table = arsia.new("mission_red_planet", seats, 3)
        while table.pending:
            asked = table.pending[min(table.pending)]
            table.play(asked.seat, asked.options[table.ply % len(asked.options)])
            if table.ply % 9 == 0:
                assert "_" not in drawn(table, 0, language)
