from __future__ import annotations

import json

import pytest

import arsia
from arsia.cli.arguments import COMMANDS
from tests.cli.conftest import Terminal


@pytest.mark.parametrize("argv", [("--help",), ("-h",), ("help",)])
def test_help_shows_commands_and_games(terminal: Terminal, argv: tuple[str, ...]) -> None:
    shown = terminal(*argv)
    assert shown.code == 0
    assert f"There are {len(arsia.games())} games:" in shown.out
    for command in COMMANDS:
        assert f"arsia {command}" in shown.out
    for game in arsia.games():
        assert game in shown.out


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_its_flags(terminal: Terminal, command: str, language: str) -> None:
    shown = terminal(command, "--help", "--language", language)
    assert shown.code == 0
    for flag in COMMANDS[command].flags:
        assert f"--{flag.name}" in shown.out


def test_the_version(terminal: Terminal) -> None:
    build = "compiled" if arsia.COMPILED else "plain Python"
    assert terminal("--version").out == f"arsia {arsia.__version__} ({build})\n"


def test_games_are_listed_with_seats_modes_and_options(terminal: Terminal) -> None:
    out = terminal("games").out
    assert "1-4" in out
    assert "draft (2-4) draft=true" in out
    assert "draft: false, true (usually false)" in out


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_the_rules_can_be_read(terminal: Terminal, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    page = terminal("rules", "pocket_mars", "--language", language).out
    assert page.startswith("# Pocket Mars\n")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert not terminal("rules", "pocket_mars", "--language", language).out.startswith("#")


def test_the_benchmark_answers_people_and_machines(terminal: Terminal) -> None:
    shown = terminal("bench", "pocket_mars", "--quick", "--json")
    assert shown.code == 0
    assert "pocket_mars" in json.dumps(json.loads(shown.out))
    assert "pocket_mars" in terminal("bench", "pocket_mars", "--quick").out
