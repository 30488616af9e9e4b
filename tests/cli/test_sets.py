"""Several things at once: all numbers in one line, or marks that are put on and taken off."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import arsia
from arsia.cli.display import listed
from arsia.kernel.table import Table
from tests.chosen_together import CASES
from tests.cli.conftest import Terminal
from tests.cli.games import save_when

GREEDY = ("play", "pocket_mars", "--bots", "greedy", "--seed", "3")
FOUR = ("Energy 6", "Science 5", "Energy 2", "Construction 7")
MARK = "✓"


def first_answer(kept: Path) -> Any:
    """What seat 0 answered first, as it was kept."""
    return next(answer for seat, answer in json.loads(kept.read_text())["moves"] if seat == 0)


def prepared(*cards: str) -> dict[str, list[list[str]]]:
    return {"set": [["prepare", card] for card in cards]}


def test_all_four_cards_are_listed_and_two_numbers_in_any_order_are_the_answer(
    terminal: Terminal, tmp_path: Path
) -> None:
    kept = tmp_path / "game.json"
    out = terminal(*GREEDY, "--save", str(kept), typed=["4 1"]).out
    question = out.split("> ")[0]
    assert all(f"{number} Put {card}" in question for number, card in enumerate(FOUR, 1))
    assert "Choose 2 in any order: all numbers at once, like “1 2”, or one after the other." in question
    assert first_answer(kept) == prepared("energy-6", "construction-7")


@pytest.mark.parametrize("line", ["4,1", "4, 1", "4  1", "1 4"])
def test_numbers_may_be_parted_by_commas_or_blanks(terminal: Terminal, tmp_path: Path, line: str) -> None:
    kept = tmp_path / "game.json"
    terminal(*GREEDY, "--save", str(kept), typed=[line])
    assert first_answer(kept) == prepared("energy-6", "construction-7")


def test_marks_may_go_from_the_last_to_the_first_and_the_full_set_is_sent_by_itself(
    terminal: Terminal, tmp_path: Path
) -> None:
    kept = tmp_path / "game.json"
    out = terminal(*GREEDY, "--save", str(kept), typed=["4", "3"]).out
    assert f"Put Construction 7 in your prep module  {MARK}" in out
    assert first_answer(kept) == prepared("energy-2", "construction-7")


def test_the_same_number_again_takes_its_mark_off(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    out = terminal(*GREEDY, "--save", str(kept), typed=["4", "4", "1", "2"]).out
    assert [text.count(MARK) for text in out.split("> ")[:4]] == [0, 1, 0, 1]
    assert first_answer(kept) == prepared("energy-6", "science-5")


def test_u_takes_off_the_last_mark_and_then_there_is_nothing_to_take_back(terminal: Terminal) -> None:
    out = terminal(*GREEDY, typed=["4", "u", "u"]).out
    assert [text.count(MARK) for text in out.split("> ")] == [0, 1, 0, 0, 0]
    assert out.count("There is nothing to take back") == 1


def test_the_board_again_keeps_the_marks(terminal: Terminal) -> None:
    shown = terminal(*GREEDY, typed=["4", "b"]).out.split("> ")[2]
    assert "Setting up" in shown
    assert f"Put Construction 7 in your prep module  {MARK}" in shown


def test_a_set_of_the_wrong_size_is_told_how_many(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    out = terminal(*GREEDY, "--save", str(kept), typed=["1 2 3", "1 1", "1 2"]).out
    assert "Exactly 2 must be chosen, and 3 were." in out
    assert "“Put Energy 6 in your prep module” can be in the set only once." in out
    assert first_answer(kept) == prepared("energy-6", "science-5")


def test_one_question_with_one_answer_takes_one_number(terminal: Terminal) -> None:
    out = terminal(*GREEDY, typed=["1 2", "1 2"]).out
    assert "“1 2” is no answer here: type a number from 1 to" in out


BUYING = ("play", "terraforming_mars", "--bots", "random", "--seed", "1", "--save")


def test_a_set_of_open_size_is_closed_by_its_last_number(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    out = terminal(*BUYING, str(kept), typed=["2", "3", "1", "11"]).out
    assert "11 Done" in out
    assert "Choose 0 to 7 in any order: all numbers at once, like “1 2”, or one after the other and then 11." in out
    moves = [answer for seat, answer in json.loads(kept.read_text())["moves"] if seat == 0]
    assert moves[1] == {"set": [["buy", "hired_raiders"], ["buy", "immigration_shuttles"]]}


@pytest.mark.parametrize(("typed", "bought"), [(["11"], 0), (["5 11"], 1), (["11 5"], 1), (["9 8"], 2)])
def test_an_open_set_may_be_empty_or_carry_its_end(
    terminal: Terminal, tmp_path: Path, typed: list[str], bought: int
) -> None:
    kept = tmp_path / "game.json"
    terminal(*BUYING, str(kept), typed=["2", *typed])
    moves = [answer for seat, answer in json.loads(kept.read_text())["moves"] if seat == 0]
    assert len(moves[1]["set"]) == bought


def test_one_mark_too_many_is_told_how_many_there_may_be(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    out = terminal(*BUYING, str(kept), typed=["2", *"12345678", "11"]).out
    assert "At most 7 can be chosen, and 8 were." in out
    moves = [answer for seat, answer in json.loads(kept.read_text())["moves"] if seat == 0]
    assert len(moves[1]["set"]) == 7


def test_what_does_not_go_together_is_refused_and_can_be_mended(terminal: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    table = save_when(is_offering_energy, saved, game="martians")
    numbers = {option: str(n) for n, option in enumerate(listed(table.pending[0]), 1)}
    give, want = numbers["give", "energy", 1], numbers["want", "energy", 1]
    typed = [want, give, numbers["send",], "u", numbers["send",]]
    out = terminal("play", "--resume", str(saved), "--bots", "random", typed=typed).out
    assert "These do not go together: “Want 1 energy” cannot join the others." in out
    moves = json.loads(saved.read_text())["moves"]
    assert moves[table.ply] == [0, {"set": [["want", "energy", 1]]}]


def is_offering_energy(table: Table) -> bool:
    """Is seat 0 making an offer to somebody who has energy, as it has itself?"""
    asked = table.pending.get(0)
    if asked is None or asked.prompt.id != "prompt-offer" or asked.several is None or asked.several.taken:
        return False
    return {("give", "energy", 1), ("want", "energy", 1)} <= {*asked.several.elements}


@pytest.mark.parametrize("at_once", [True, False], ids=["all at once", "marked one by one"])
@pytest.mark.parametrize("name", CASES)
def test_a_set_is_answered_from_the_wrong_end_and_nothing_is_lost(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, name: str, at_once: bool
) -> None:
    case = CASES[name]
    table = case.table()
    numbers = {option: str(n) for n, option in enumerate(listed(table.pending[0]), 1)}
    marks = [numbers[option] for option in case.answer]
    several = table.pending[0].several
    assert several is not None
    if several.ends:
        marks.append(numbers[several.ends[0]])
    lines = [" ".join(marks)] if at_once else marks
    with monkeypatch.context() as patched:
        patched.setattr(arsia.game(table.game_name), "new", lambda *_, **__: table)
        assert terminal("play", table.game_name, typed=["", *lines]).code == 0  # the device is passed first
    case.holds(table)
