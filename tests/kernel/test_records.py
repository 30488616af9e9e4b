"""A game is its record: written, replayed, replayed in part, damaged, from another edition."""

from __future__ import annotations

import json
from typing import Any

import pytest

import arsia
from arsia.kernel.record import FORMAT
from tests.kernel.toy import Toy, toy

pytestmark = pytest.mark.usefixtures("toy_game")


def played() -> Toy:
    """A table after a few moves, one of which was taken back."""
    table = toy("commit", seats=2)
    table.play(0, ("commit", 0))
    table.play(1, ("commit", 1))
    table.undo(0)
    table.play(0, ("commit", 2))
    table.play(0, ("commit", 0))
    return table


def record() -> dict[str, Any]:
    return json.loads(json.dumps(played().record()))  # type: ignore[no-any-return]


def test_a_record_holds_everything_and_is_json() -> None:
    assert record() == {
        "format": FORMAT,
        "game": "toy",
        "edition": 1,
        "digest": "toy",
        "seats": 2,
        "options": {"story": "commit"},
        "seed": 1,
        "moves": [[0, ["commit", 0]], [1, ["commit", 1]], [0, ["undo"]], [0, ["commit", 2]], [0, ["commit", 0]]],
        "outcome": None,
    }


def test_a_record_replays_to_the_same_table() -> None:
    table, again = played(), arsia.replay(record())
    assert again.fingerprint() == table.fingerprint()
    assert again.record() == table.record()
    assert again.ply == table.ply == 5


def test_a_replay_can_be_played_on_and_undone() -> None:
    table, again = played(), arsia.replay(record())
    again.undo(0)
    table.undo(0)
    assert again.fingerprint() == table.fingerprint()
    again.play(1, ("commit", 2))
    assert again.ply == 7


@pytest.mark.parametrize(
    ("upto", "secrets"),
    [(0, [[], []]), (1, [[0], []]), (2, [[0], [1]]), (3, [[], [1]]), (4, [[2], [1]]), (5, [[2, 0], [1]])],
)
def test_a_replay_up_to_a_move_has_what_stood_then(upto: int, secrets: list[list[int]]) -> None:
    table = arsia.replay(record(), upto=upto)
    assert isinstance(table, Toy)
    assert table.secrets == secrets
    assert table.ply == upto


@pytest.mark.parametrize("upto", [-1, 6, "2", 2.0, True])
def test_a_move_that_is_not_in_the_record_is_refused(upto: Any) -> None:
    with pytest.raises(arsia.BadRecord, match="from 0 to 5 work"):
        arsia.replay(record(), upto=upto)


def test_an_ended_game_has_its_outcome_in_the_record() -> None:
    table = toy("swaps", seats=2)
    table.play(0, ("pass",))
    table.play(1, ("pass",))
    outcome = table.record()["outcome"]
    assert outcome == {
        "places": [1, 1],
        "scores": [2, 2],
        "sheets": [[["points", 2]], [["points", 2]]],
        "won": None,
        "rival": [],
        "reason": ["toy-end", {}],
    }
    assert arsia.replay(json.loads(json.dumps(table.record()))).record()["outcome"] == outcome


def test_a_damaged_record_is_readable_up_to_the_last_good_move() -> None:
    damaged = record()
    damaged["moves"][3] = [0, ["commit", 7]]
    with pytest.raises(
        arsia.BadRecord, match=r"damaged; 3 moves .* can be replayed.*These work now|but these are"
    ) as bad:
        arsia.replay(damaged)
    table = bad.value.table
    assert isinstance(table, Toy)
    assert table.ply == 3
    assert table.secrets == [[], [1]]


def test_a_move_that_is_taken_back_only_later_stands_at_the_last_good_move() -> None:
    damaged = record()
    damaged["moves"][1] = [1, ["commit", 7]]
    with pytest.raises(arsia.BadRecord) as bad:
        arsia.replay(damaged)
    table = bad.value.table
    assert isinstance(table, Toy)
    assert table.ply == 1
    assert table.secrets == [[0], []]


@pytest.mark.parametrize("change", [{"edition": 2}, {"digest": "other"}])
def test_another_edition_is_named_as_the_reason(change: dict[str, object]) -> None:
    other = record() | change
    assert arsia.replay(other).fingerprint() == played().fingerprint(), "it replays as long as every move is legal"
    other["moves"][4] = [0, ["commit", 2]]
    with pytest.raises(arsia.BadRecord, match="another edition of the rules; 4 moves"):
        arsia.replay(other)


@pytest.mark.parametrize(
    "move",
    [
        None,
        [],
        [0],
        [0, ["commit", 0], 1],
        ["0", ["commit", 0]],
        [True, ["commit", 0]],
        [-1, ["commit", 0]],
        [2, ["commit", 0]],
        [2, ["undo"]],
        [0, []],
        [0, "commit"],
        [0, [0]],
        [0, ["commit", 0.0]],
        [0, ["commit", None]],
        [0, ["commit", True]],
        [0, ["commit", [0]]],
        [1, ["undo"]],
    ],
)
def test_a_move_that_is_none_is_refused(move: object) -> None:
    damaged = record()
    damaged["moves"][0] = move
    with pytest.raises(arsia.BadRecord, match="Move 0 of the record is damaged"):
        arsia.replay(damaged)


@pytest.mark.parametrize("name", ["game", "seats", "seed", "options", "moves"])
@pytest.mark.parametrize("value", [None, [], 1.5, b""])
def test_a_head_that_is_none_is_refused(name: str, value: object) -> None:
    if name == "moves" and value == []:
        value = {}
    with pytest.raises(arsia.BadRecord, match="a record has a format, a game, seats, options, a seed and moves"):
        arsia.replay(record() | {name: value})


@pytest.mark.parametrize("head", [None, 3, "record", [], {}])
def test_something_else_is_no_record(head: Any) -> None:
    with pytest.raises(arsia.BadRecord, match="no record of a game"):
        arsia.replay(head)


@pytest.mark.parametrize("form", [0, 2, "1", None])
def test_another_format_is_refused(form: object) -> None:
    with pytest.raises(arsia.BadRecord, match="this version reads format 1"):
        arsia.replay(record() | {"format": form})


def test_a_game_or_seats_that_do_not_exist_are_answered_with_those_that_do() -> None:
    with pytest.raises(arsia.BadSetup, match=r"there are: .*toy"):
        arsia.replay(record() | {"game": "chess"})
    with pytest.raises(arsia.BadSetup, match="these numbers work: 2, 4"):
        arsia.replay(record() | {"seats": 10**12, "moves": []})


def test_an_imagined_or_a_staged_table_has_no_record() -> None:
    table = played()
    with pytest.raises(arsia.BadRecord, match="imagined or staged"):
        table.imagine(0, 1).record()
    table.stage()
    with pytest.raises(arsia.BadRecord, match="imagined or staged"):
        table.record()
