from __future__ import annotations

import json
from typing import Any

from tests.cli.conftest import Terminal

DUEL = ("simulate", "pocket_mars", "--seats", "2", "--bots", "random,mcts:2", "--games", "6", "--seed", "1")
TIMES = ("seconds", "games_per_second", "decisions_per_second")


def untimed(text: str) -> dict[str, Any]:
    result = json.loads(text)
    return {key: value for key, value in result.items() if key not in TIMES}


def test_json_is_one_object_with_everything(terminal: Terminal) -> None:
    shown = terminal(*DUEL, "--json")
    assert shown.code == 0
    assert shown.err == ""
    result = json.loads(shown.out)
    assert set(result) >= {"game", "seats", "bots", "games", "decisions", "wins", "mean_scores", *TIMES}
    assert result["bots"] == ["random", "mcts:2"]
    assert sum(result["wins"].values()) == result["games"] == 6


def test_any_number_of_workers_tells_the_same(terminal: Terminal) -> None:
    alone = untimed(terminal(*DUEL, "--json").out)
    assert untimed(terminal(*DUEL, "--json", "--workers", "2").out) == alone
    assert untimed(terminal(*DUEL[:-1], "2", "--json").out) != alone


def test_a_person_reads_a_table(terminal: Terminal) -> None:
    out = terminal(*DUEL, "--language", "pl").out
    assert "mcts:2" in out
    assert "Średni wynik" in out
    assert "6 gier w" in out


def test_the_solo_game_tells_how_often_it_was_won(terminal: Terminal) -> None:
    solo = ("simulate", "pocket_mars", "--seats", "1", "--bots", "random", "--games", "5", "--options=solo_level=hard")
    assert 0 <= json.loads(terminal(*solo, "--json").out)["win_rate"] <= 1
    assert "% of the games" in terminal(*solo).out
