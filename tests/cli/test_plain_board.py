from __future__ import annotations

import pytest

import arsia
from tests.cli.conftest import Terminal
from tests.cli.games import PEBBLES


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(arsia._registered, "pebbles", PEBBLES)


def test_a_game_without_board_and_words_can_be_played(terminal: Terminal) -> None:
    shown = terminal("play", "pebbles", "--names", "Ann,Bob", typed=["", "3", "1", "", "3", "1", "", "1"])
    assert (shown.code, shown.err) == (0, "")
    assert "take 3" in shown.out
    assert "Bob" in shown.out
    assert "Ann wins!" in shown.out


def test_every_field_of_the_view_is_shown(terminal: Terminal) -> None:
    lines = [" ".join(line.split()) for line in terminal("play", "pebbles", "--bots", "random").out.splitlines()]
    assert "heap 7" in lines
    assert "last taker –" in lines
    assert "open yes" in lines
    assert "Player 1 0" in lines
    assert "rows 0 1, 2" in lines


def test_options_of_any_game_are_read_as_it_means_them(terminal: Terminal) -> None:
    assert terminal("play", "pebbles", "--options", "polite=FALSE").code == 0
    assert "these are: true, false" in terminal("play", "pebbles", "--options", "polite=no").err


def test_a_game_without_rules_says_so(terminal: Terminal) -> None:
    assert "pebbles has no rules page." in terminal("rules", "pebbles").err
    assert "pebbles has no rules page." in terminal("play", "pebbles", "--bots", "random", typed="r").out
