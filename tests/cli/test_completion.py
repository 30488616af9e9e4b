"""Shells complete what is typed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import arsia
from arsia import bots
from arsia.cli.arguments import COMMANDS
from tests.cli.conftest import Terminal


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["pl"], {"play"}),
        (["play", "pocket"], {"pocket_mars"}),
        (["play", "pocket_mars", "--se"], {"--seats", "--seed"}),
        (["play", "pocket_mars", "--bots", ""], set(bots.names())),
        (["play", "pocket_mars", "--language", "p"], {"pl"}),
        (["replay", "game"], {"game.json"}),
        (["play", "--resume", "game"], {"game.json"}),
        (["simulate", "--wor"], {"--workers"}),
        (["completion", "b"], {"bash"}),
    ],
)
def test_bash_completes(terminal: Terminal, tmp_path: Path, typed: list[str], offered: set[str]) -> None:
    (tmp_path / "game.json").touch()
    script = terminal("completion", "bash").out
    words = " ".join(f"'{word}'" for word in ["arsia", *typed])
    ask = f"{script}\nCOMP_WORDS=({words}); COMP_CWORD={len(typed)}; _arsia; echo ${{COMPREPLY[@]}}"
    done = subprocess.run(["bash", "-c", ask], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == offered


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_have_their_scripts(terminal: Terminal, shell: str, tmp_path: Path) -> None:
    script = terminal("completion", shell).out
    for word in (*COMMANDS, *arsia.names()):
        assert word in script
    if shutil.which(shell):
        (tmp_path / "script").write_text(script, encoding="utf-8")
        subprocess.run([shell, "-n", str(tmp_path / "script")], check=True)


def test_fish_explains_in_the_language(terminal: Terminal) -> None:
    assert "-a rules -d 'Lies die Regeln eines Spiels.'" in terminal("completion", "fish", "--language", "de").out
