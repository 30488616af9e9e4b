from __future__ import annotations

import io
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import arsia
from arsia import bots
from arsia.cli.display import Display, listed
from arsia.cli.records import Keeper
from arsia.cli.sitting import Sitting
from arsia.cli.speech import words_for
from tests.cli.conftest import Terminal

FRIENDS = ("play", "pocket_mars", "--names", "Ann,Bob", "--seed", "3")


def names(seat: int) -> list[str]:
    """What the seat holds at the start."""
    players: Any = arsia.new("pocket_mars", 2, 3).view(seat)["players"]
    return [card["card"].replace("-", " ").capitalize() for card in players[seat]["hand"]]


def test_each_sees_their_own_hand_and_only_after_the_device_was_passed(terminal: Terminal) -> None:
    out = terminal(*FRIENDS, typed=["", "1 2", "1", ""]).out
    before, ann, bob = out.split("Pass the device to ")
    assert not any(card in before for card in names(0) + names(1))
    assert ann.startswith("Ann")
    assert all(card in ann for card in names(0))
    assert not any(card in ann for card in names(1))
    assert bob.startswith("Bob")
    assert all(card in bob for card in names(1))
    assert not any(card in bob for card in names(0))


def test_the_screen_is_wiped_before_and_after_the_device_is_passed(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    out = terminal(*FRIENDS, typed=["", "1 2", "1", ""]).out
    ann, bob = out.split("Bob. Nobody else looks now.")
    gone = "\x1b[3J"  # what was scrolled away is gone as well
    assert not any(card in ann.rpartition(gone)[2] for card in names(0))
    assert gone in bob.partition("Setting up")[0]


def test_over_a_whole_game_nobody_ever_sees_what_another_hides(monkeypatch: pytest.MonkeyPatch) -> None:
    game = arsia.game("pocket_mars")
    table = arsia.new("pocket_mars", 3, 5, {"draft": True})
    paper, chance = io.StringIO(), Random(1)
    words = words_for(game, "en", ("Ann", "Bob", "a bot"))
    display = Display(table, game, words, Console(file=paper, width=120, markup=False, highlight=False))
    sitting = Sitting(display, {2: bots.make("random", 1)}, Keeper(table, None))
    asked = 0

    def answer(prompt: str) -> str:
        nonlocal asked
        asked += 1
        shown = paper.getvalue()
        paper.seek(0)
        paper.truncate()
        watching = None if prompt.startswith("Enter when you are ready") else sitting.looking
        known = _faces(table.view(watching))
        for seat in range(3):
            if seat != watching:
                for card in _faces(table.view(seat)) - known:
                    assert words.text(f"card-{card}") not in shown, (prompt, seat, card)
        decision = table.pending.get(sitting.looking)
        return str(chance.randint(1, len(listed(decision)) if decision else 1))

    monkeypatch.setattr("builtins.input", answer)
    sitting.run()
    assert asked > 50


def _faces(view: dict[str, Any]) -> set[str]:
    """Every card whose face is somewhere in the view."""
    if isinstance(view, dict):
        own = {view["card"]} if view.get("card") else set()
        return own.union(*[_faces(value) for value in view.values()], _cards(view.get("discard")))
    return set().union(*[_faces(each) for each in view]) if isinstance(view, list) else set()


def _cards(names: object) -> set[str]:
    return {str(name) for name in names} if isinstance(names, list) else set()


def test_friends_and_bots_share_a_table(terminal: Terminal, tmp_path: Path) -> None:
    out = terminal("play", "pocket_mars", "--seats", "3", "--bots", "human,random", "--seed", "1", typed=["", "1"]).out
    assert "Player 2" in out
    assert "Bot 3 (random)" in out


def test_several_bots_take_the_seats_after_the_first(terminal: Terminal) -> None:
    argv = ("play", "pocket_mars", "--seats", "4", "--bots", "greedy,mcts:1", "--seed", "1")
    out = terminal(*argv, typed=["", "1"]).out
    assert "Bot 2 (greedy)" in out
    assert "Bot 3 (mcts:1)" in out
    assert "◆ Player 4" in out
