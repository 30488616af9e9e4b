"""Bots of one's own at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Terminal
from tests.doors.lines import script

LAST = f"cmd:{Path(__file__).parents[2] / 'examples' / 'bots' / 'last.py'}"


@pytest.fixture
def wrong(tmp_path: Path) -> str:
    """A bot whose first answer is none."""
    return script(tmp_path, "say(id=frame['id'], index=0 if frame['told_from'] else 999)")


def test_the_check_says_that_nothing_is_wrong(terminal: Terminal) -> None:
    shown = terminal("bot-check", LAST.removeprefix("cmd:"), "--games", "2")
    assert (shown.code, shown.err) == (0, "")
    assert "Nothing was late, illegal or crashed." in shown.out


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "whole number from 0"), ("pl", "liczba całkowita"), ("de", "ganze Zahl")]
)
def test_the_check_says_what_is_wrong(terminal: Terminal, wrong: str, language: str, sentence: str) -> None:
    shown = terminal("bot-check", wrong, "--games", "1", "--language", language)
    assert shown.code == 1
    assert sentence in shown.out


def test_the_check_for_machines(terminal: Terminal, wrong: str) -> None:
    shown = terminal("bot-check", wrong, "--games", "2", "--game", "mission_red_planet", "--seats", "3", "--json")
    found = json.loads(shown.out)
    assert (shown.code, found["games"], found["faults"]) == (1, 2, {"late": 0, "illegal": 2, "crashed": 0})
    assert [trouble[0] for trouble in found["troubles"]] == ["door-index"] * len(found["troubles"])


def test_simulations_tell_what_was_wrong(terminal: Terminal, wrong: str) -> None:
    shown = terminal("simulate", "pocket_mars", "--bots", f"{wrong},random", "--games", "1")
    assert "0 late, 1 not legal, 0 after a crash" in shown.out


def test_one_plays_against_a_bot_of_ones_own(terminal: Terminal, wrong: str) -> None:
    answers = ["1 2", *["1"] * 500]
    shown = terminal("play", "pocket_mars", "--bots", wrong, "--seed", "3", typed=answers)
    assert shown.code == 0
    assert "0 late, 1 not legal, 0 after a crash" in shown.out


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("bot-check",), "it is written: arsia bot-check PROGRAM."),
        (("bot-check", "./no-such-program"), "There is no program to begin with “./no-such-program”."),
        (("bot-check", "url:here"), "“here” is no address of a bot."),
        (("bot-check", LAST, "--game", "chess"), "There is no game “chess”"),
        (("bot",), "it is written: arsia bot -- PROGRAM."),
        (("bot", "sh"), "“sh” is one word too many"),
        (("bot", "--", "sh"), "it is written: arsia bot --table LINK -- PROGRAM."),
        (("bot", "--table", "nowhere", "--", "sh"), "“nowhere” leads to no table."),
        (("bot", "--table", "http://127.0.0.1:9/t/x", "--", "sh", "-c", "x"), "did not answer as it should"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(terminal: Terminal, argv: tuple[str, ...], sentence: str) -> None:
    shown = terminal(*argv)
    assert shown.code == 2
    assert sentence in shown.err
    assert shown.out == ""
