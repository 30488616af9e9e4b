from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import arsia
from tests.cli.conftest import Terminal
from tests.cli.games import save_finished, save_when


def test_a_game_is_told_move_by_move_to_its_score(terminal: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    table = save_finished(saved)
    shown = terminal("replay", str(saved))
    assert (shown.code, shown.err) == (0, "")
    assert "is the first player." in shown.out.splitlines()[0]
    assert f"\n{len(table.moves()):>4} Player" in shown.out
    assert "The game is over." in shown.out
    assert "Total" in shown.out


def test_only_the_first_moves(terminal: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    save_finished(saved)
    out = terminal("replay", str(saved), "--upto", "4").out
    assert "\n   4 Player" in out
    assert "\n   5 Player" not in out
    assert "Total" not in out


def test_too_many_moves_are_refused(terminal: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    moves = len(save_finished(saved).moves())
    shown = terminal("replay", str(saved), "--upto", "9999")
    assert shown.code == 2
    assert f"whole numbers from 0 to {moves} work" in shown.err


def test_machines_get_one_object(terminal: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    table = save_finished(saved)
    told: dict[str, Any] = json.loads(terminal("replay", str(saved), "--json", "--language", "de").out)
    assert told["view"] == json.loads(json.dumps(table.view(None)))
    assert told["outcome"]["places"] == list(table.outcome.places) if table.outcome else False
    assert told["problem"] is None
    assert [(move["seat"], tuple(move["option"])) for move in told["moves"]] == table.moves()
    assert told["moves"][0]["text"].endswith("legen")


def test_a_move_that_was_taken_back_is_told_as_such(terminal: Terminal, tmp_path: Path) -> None:
    table = arsia.new("pocket_mars", 2, 3)
    table.play(0, table.pending[0].options[0])
    table.undo(0)
    table.play(0, table.pending[0].options[1])
    saved = tmp_path / "game.json"
    saved.write_text(json.dumps(table.record()))
    assert "2 Player 1: takes back a move" in terminal("replay", str(saved)).out
    told = json.loads(terminal("replay", str(saved), "--json").out)
    assert [move["stands"] for move in told["moves"]] == [False, False, True]


def damage(saved: Path, at: int, move: object) -> None:
    record = json.loads(saved.read_text())
    record["moves"][at] = move
    saved.write_text(json.dumps(record))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The record is damaged; 9 moves of it can be replayed."),
        ("pl", "Zapis jest uszkodzony; da się odtworzyć 9 ruchów."),
        ("de", "9 Züge"),
    ],
)
def test_a_damaged_record_is_told_as_far_as_it_is_good(
    terminal: Terminal, tmp_path: Path, language: str, sentence: str
) -> None:
    saved = tmp_path / "game.json"
    save_finished(saved)
    damage(saved, 9, [0, ["sing", "loudly"]])
    shown = terminal("replay", str(saved), "--language", language)
    assert shown.code == 2
    assert sentence in shown.err
    assert "\n   9 " in shown.out
    assert "\n  10 " not in shown.out
    told = json.loads(terminal("replay", str(saved), "--language", language, "--json").out)
    assert sentence in told["problem"]
    assert len(told["moves"]) == 9


def test_a_damaged_game_is_not_played_on(terminal: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    save_when(lambda table: table.ply == 20, saved)
    damage(saved, 5, [0, ["sing"]])
    before = saved.read_text()
    shown = terminal("play", "--resume", str(saved))
    assert shown.code == 2
    assert "5 moves of it can be replayed" in shown.err
    assert saved.read_text() == before


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "holds no JSON"),
        ("{", "holds no JSON"),
        ("[" * 100_000, "holds no JSON"),
        ("\udcff", "holds no JSON"),
        ("[]", "This is no record of a game"),
        ("{}", "This is no record of a game"),
        ('{"game": "chess"}', "There is no game “chess”"),
        ('{"game": "pocket_mars"}', "this version reads format 1"),
        (
            '{"game": "pocket_mars", "format": 1, "moves": [7], "seats": 2, "seed": 1, "options": {}}',
            "Move 0 of the record is damaged",
        ),
        ('{"game": "pocket_mars", "format": 1, "moves": []}', "This is no record of a game"),
        (
            '{"game": "pocket_mars", "format": 1, "moves": [], "seats": 9, "seed": 1, "options": {}}',
            "not played with 9 seats",
        ),
    ],
)
def test_what_is_no_record_is_said(terminal: Terminal, tmp_path: Path, content: str, sentence: str) -> None:
    saved = tmp_path / "game.json"
    saved.write_bytes(content.encode("utf-8", "surrogateescape"))
    shown = terminal("replay", str(saved))
    assert (shown.code, shown.out) == (2, "")
    assert sentence in shown.err
