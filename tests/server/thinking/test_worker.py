"""What a worker keeps from one thought to the next."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import arsia
from arsia.bots import Mcts
from arsia.kernel.table import Table
from arsia.server.thinking import worker
from arsia.server.thinking.jobs import Job

BOT = "mcts:24"


@pytest.fixture(autouse=True)
def an_empty_worker() -> Iterator[None]:
    worker._bots.clear()
    worker._tables.clear()
    yield
    worker._bots.clear()
    worker._tables.clear()


def job(table: Table, seat: int, name: str = "one", bot: str = BOT) -> Job:
    made = table.moves()
    assert table.seed is not None
    return Job(name, table.game_name, table.seats, table.seed, dict(table.options), made, seat, bot)


def think(table: Table, name: str = "one") -> int:
    """Let the worker decide for the next seat; the seat."""
    seat = min(table.pending)
    table.play(seat, worker.think(job(table, seat, name)))
    return seat


def bot_of(seat: int, name: str = "one") -> Mcts:
    bot = worker._bots[(name, seat, BOT)][1]
    assert isinstance(bot, Mcts)
    return bot


def test_a_bot_goes_on_with_its_tree_from_move_to_move() -> None:
    table = arsia.new("pocket_mars", 2, 3)
    first = {seat: bot_of(seat) for seat in (think(table), think(table))}
    for _ in range(12):
        think(table)
    assert {seat: bot_of(seat) for seat in first} == first
    assert sum(bot.foreseen for bot in first.values()) > 0


def test_a_bot_whose_seat_moved_without_it_begins_anew() -> None:
    table = arsia.new("pocket_mars", 2, 3)
    seat = think(table)
    before = bot_of(seat)
    while min(table.pending) != seat:
        think(table)
    table.play(seat, table.pending[seat].options[0])
    while min(table.pending) != seat:
        think(table)
    assert think(table) == seat
    assert bot_of(seat) is not before


def test_the_same_question_asked_again_is_thought_about_anew() -> None:
    table = arsia.new("pocket_mars", 2, 3)
    seat = min(table.pending)
    chosen = worker.think(job(table, seat))
    before = bot_of(seat)
    assert worker.think(job(table, seat)) == chosen
    assert bot_of(seat) is not before


def test_only_the_last_few_bots_are_kept() -> None:
    tables = [arsia.new("pocket_mars", 2, seed) for seed in range(worker.REMEMBERED + 2)]
    for number, table in enumerate(tables):
        think(table, str(number))
    assert len(worker._bots) == worker.REMEMBERED
    assert ("0", 0, BOT) not in worker._bots


@pytest.mark.parametrize("bot", ["random", "greedy", BOT])
@pytest.mark.parametrize("game", ["pocket_mars", "terraforming_mars", "ares_expedition"])
def test_a_set_that_is_finished_is_one_move(game: str, bot: str) -> None:
    table = arsia.new(game, 2, 3, {"exchange": True} if game == "ares_expedition" else None)
    sets = 0
    for _ in range(4):  # the first questions of both seats
        seat = min(table.pending)
        several = table.pending[seat].several
        answer = worker.think(job(table, seat, bot=bot))
        before = table.ply
        table.play(seat, answer)
        assert table.ply == before + 1
        if several is None:
            assert isinstance(answer[0], str)
            continue
        assert all(isinstance(part, tuple) for part in answer)
        asked = table.pending.get(seat)
        assert asked is None or asked.several is None or asked.several.taken == 0, "nothing is left half done"
        sets += 1
    assert sets == 2


def test_a_bot_that_does_not_search_decides_alike_wherever_it_is_asked() -> None:
    table = arsia.new("pocket_mars", 2, 3)
    seat = min(table.pending)
    chosen = [worker.think(job(table, seat, bot="random")) for _ in range(3)]
    assert len(set(chosen)) == 1
    assert not worker._bots
