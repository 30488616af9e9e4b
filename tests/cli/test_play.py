from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest

import arsia
from tests.cli.conftest import Terminal
from tests.cli.games import PEBBLES, save_finished, save_when

GREEDY = ("play", "pocket_mars", "--bots", "greedy", "--seed", "3")


def some_answers(seed: int) -> list[str]:
    """More numbers than a game can need; those that are too high are asked again."""
    chance = Random(seed)
    return [str(chance.randint(1, 9)) for _ in range(2000)]


@pytest.mark.parametrize(
    ("language", "options", "last_words"),
    [
        ("en", (), ("Total", "Place")),
        ("pl", ("--options", "draft=true"), ("Razem", "Miejsce")),
        ("de", ("--seats", "3"), ("Summe", "Platz")),
        ("de", ("--seats", "1"), ("Summe", "Tückische Automatik")),
    ],
)
def test_a_whole_game_in_every_language(
    terminal: Terminal, tmp_path: Path, language: str, options: tuple[str, ...], last_words: tuple[str, ...]
) -> None:
    kept = tmp_path / "game.json"
    shown = terminal(*GREEDY, *options, "--language", language, "--save", str(kept), typed=some_answers(1))
    assert (shown.code, shown.err) == (0, "")
    assert all(word in shown.out.rpartition("> ")[2] for word in last_words)
    assert "cli-" not in shown.out
    record = json.loads(kept.read_text())
    table = arsia.replay(record)
    assert table.outcome is not None
    assert table.outcome.data() == record["outcome"]


def test_the_same_seed_and_answers_are_the_same_game(terminal: Terminal) -> None:
    answers = some_answers(2)[:30]
    first = terminal(*GREEDY, typed=answers)
    assert terminal(*GREEDY, typed=answers) == first
    assert terminal(*GREEDY[:-1], "4", typed=answers) != first


def test_the_machine_speaks_ones_own_language(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Twoja tura" in terminal(*GREEDY, typed=["1 2"]).out
    assert "Your turn" in terminal(*GREEDY, "--language", "en", typed=["1 2"]).out
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Your turn" in terminal(*GREEDY, typed=["1 2"]).out


def test_names_are_used_and_brackets_in_them_are_brackets(terminal: Terminal) -> None:
    out = terminal(*GREEDY, "--names", "Ann [red],Bob", typed=["1 2"]).out
    assert "● Ann [red]" in out
    assert "· Bob puts" in out


def test_a_doubtful_option_carries_its_warning(terminal: Terminal) -> None:
    out = terminal(*GREEDY, typed=["1 2"]).out
    assert "Play Construction 7 from your hand  ! its snap action would change nothing now" in out


@pytest.mark.parametrize("answer", ["banana", "99", "0", "-1", "²", "1.5", "9" * 5000, "z 1"])
def test_a_bad_answer_is_told_what_works_and_asked_again(terminal: Terminal, answer: str) -> None:
    shown = terminal(*GREEDY, typed=["1", answer])
    assert shown.code == 0
    assert "is no answer here: type a number from 1 to 4, or h for everything else." in shown.out


def test_saying_nothing_is_told_what_works(terminal: Terminal) -> None:
    assert "Type a number from 1 to 4, or h for everything else." in terminal(*GREEDY, typed=[""]).out


def test_a_move_is_taken_back(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    argv = ("play", "terraforming_mars", "--bots", "random", "--seed", "1", "--save", str(kept))
    out = terminal(*argv, typed=["2", "u", "1"]).out
    assert out.count("Player 1 takes back a move.") == 1
    moves = json.loads(kept.read_text())["moves"]
    assert [answer for seat, answer in moves if seat == 0] == [
        ["corporation", "phobolog"],
        ["undo"],
        ["corporation", "inventrix"],
    ]


def test_nothing_to_take_back_is_said(terminal: Terminal) -> None:
    assert "There is nothing to take back" in terminal(*GREEDY, typed="u").out


def test_the_last_move_of_a_turn_can_be_taken_back_before_others_move(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    launch = "7"
    out = terminal(*GREEDY, "--save", str(kept), typed=["1 2", launch, "what", "2", "8"]).out
    assert "Take 1 colonist from Earth" in out
    assert "“what” is no answer here: type a number from 1 to 2." in out
    mine = [answer for seat, answer in json.loads(kept.read_text())["moves"] if seat == 0]
    assert mine[1:4] == [["launch"], ["undo"], ["discard", "energy-2"]]


def test_why_not(terminal: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    save_when(lambda table: bool(table.explain(0)), saved)
    out = terminal("play", "--resume", str(saved), "--bots", "random", typed="w").out
    assert "Take 1 colonist from Earth: Player 1 has no colonist left on Earth" in out


def test_nothing_is_forbidden(terminal: Terminal) -> None:
    assert "Nothing is forbidden here" in terminal(*GREEDY, typed="w").out


def test_the_log_holds_what_the_seat_may_know(terminal: Terminal) -> None:
    log = terminal(*GREEDY, typed="l").out.rpartition("h help")[2]
    assert "Only you see it: Energy 6." in log
    assert "Bot 2 (greedy) draws a Water card." in log


def test_cards_can_be_looked_up(terminal: Terminal) -> None:
    def answer(line: str) -> str:
        return terminal(*GREEDY, typed=[line]).out.rpartition("h help")[2]

    assert "Ecosystem 5" in answer("c")
    assert "completed by us" in answer("c")
    assert "Water 6" in answer("c WATER 6")
    assert "Ecosystem 5" not in answer("c WATER 6")
    assert "No cards match “cheese”" in answer("c cheese")


def test_rules_board_and_help_are_at_hand(terminal: Terminal) -> None:
    def answer(line: str) -> str:
        return terminal(*GREEDY, typed=[line]).out.rpartition("Put Energy 2 in your prep module")[2]

    assert "# Pocket Mars" in answer("r")
    assert "take back your last move" in answer("h")
    assert answer("?") == answer("h").replace("> h", "> ?")
    assert terminal(*GREEDY, typed="b").out.count("Setting up") == 2


def test_saving_by_name_keeps_the_game_from_then_on(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = terminal(*GREEDY, typed=["s mine.json", "1 2", "q"])
    assert "The game is kept in mine.json." in shown.out
    assert "arsia play --resume mine.json --bots greedy" in shown.out
    assert [0, {"set": [["prepare", "energy-6"], ["prepare", "science-5"]]}] in json.loads(
        Path("mine.json").read_text()
    )["moves"]
    assert not list(tmp_path.glob("*.part"))


def test_saving_never_overwrites_another_game(terminal: Terminal, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("precious")
    assert "There is already something in" in terminal(*GREEDY, typed=[f"s {other}"]).out
    refused = terminal(*GREEDY, "--save", str(other))
    assert refused.code == 2
    assert "name another file, or go on with the game in it by --resume" in refused.err
    assert other.read_text() == "precious"


def test_saving_where_there_is_no_folder_is_said_and_the_game_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    shown = terminal(*GREEDY, typed=[f"s {tmp_path / 'nowhere' / 'x.json'}", "1"])
    assert "cannot be used: its folder does not exist." in shown.out
    assert shown.code == 0


def test_quitting_offers_to_save(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    stayed = terminal(*GREEDY, typed=["q", "3", "q", "2"])
    assert "The game was not saved. The same cards come again with --seed 3." in stayed.out
    assert not list(tmp_path.iterdir())
    saved = terminal(*GREEDY, typed=["1 2", "q", "1", ""])
    assert "The game is kept in pocket_mars.json, 2 moves so far." in saved.out
    again = terminal(*GREEDY, typed=["q", "", ""])
    assert "The game is kept in pocket_mars-2.json" in again.out
    assert {path.name for path in tmp_path.iterdir()} == {"pocket_mars.json", "pocket_mars-2.json"}


def test_when_the_input_ends_one_hears_how_to_go_on(terminal: Terminal, tmp_path: Path) -> None:
    lost = terminal(*GREEDY, typed="1")
    assert lost.code == 0
    assert "the game was not saved. With --save FILE a game is kept after every move" in lost.out
    kept = tmp_path / "game.json"
    safe = terminal(*GREEDY, "--names", "Ann", "--save", str(kept), typed="1")
    assert safe.code == 0
    assert f"Go on with: arsia play --resume {kept} --bots greedy --names Ann" in safe.out


def test_a_saved_game_goes_on_where_it_was(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    terminal(*GREEDY, "--save", str(kept), typed=["1 2", "1"])
    before = json.loads(kept.read_text())["moves"]
    shown = terminal("play", "--resume", str(kept), "--bots", "greedy", typed=some_answers(3))
    assert shown.code == 0
    after = json.loads(kept.read_text())
    assert after["moves"][: len(before)] == before
    assert after["outcome"] is not None


def test_a_finished_game_shows_its_end_at_once(terminal: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    save_finished(saved)
    shown = terminal("play", "--resume", str(saved))
    assert shown.code == 0
    assert "Total" in shown.out


def test_a_game_that_is_over_can_still_be_saved(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(arsia._registered, "pebbles", PEBBLES)
    shown = terminal("play", "pebbles", "--names", "Ann,Bob", typed=[*"13113111", "s", "end.json"])
    assert "The game is kept in end.json." in shown.out
    assert json.loads(Path("end.json").read_text())["outcome"] is not None


def test_control_c_leaves_with_a_short_line(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    shown = terminal(*GREEDY)
    assert shown.code == 130
    assert shown.err.strip() == "Stopped."
    assert "--seed 3" in shown.out


def test_without_a_game_the_games_are_listed(terminal: Terminal) -> None:
    shown = terminal("play")
    assert shown.code == 0
    assert "pocket_mars" in shown.out
    assert "solo_level: normal, hard, hardest (usually normal)" in shown.out


def test_a_terminal_that_knows_only_ascii_is_no_reason_to_fail(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    import io

    plain = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", plain)
    assert terminal("rules", "pocket_mars", "--language", "pl").code == 0
