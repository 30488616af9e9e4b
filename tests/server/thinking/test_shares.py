"""Whose turn it is to think: cheap thoughts first, then whoever has had least."""

from __future__ import annotations

import asyncio

import pytest

from arsia.server.thinking.shares import HALF_LIFE, Asker, Shares, ThinkingTurn

pytestmark = pytest.mark.anyio


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Story:
    """Workers without processes: each thought takes as long as it costs, and its name is noted when it begins."""

    def __init__(self, places: int = 1, quick_places: int = 0) -> None:
        self.clock = Clock()
        self.shares = Shares(places, quick_places, self.clock)
        self.begun: list[str] = []
        self._turns: list[ThinkingTurn] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def ask(self, name: str, asker: Asker, cost: float) -> asyncio.Task[None]:
        async def think() -> None:
            turn = await self.shares.turn(asker, cost)
            self.begun.append(name)
            self._turns.append(turn)

        task = asyncio.create_task(think())
        self._tasks.append(task)
        await settled()
        return task

    async def finish(self) -> None:
        """The thought that began first is thought."""
        turn = self._turns.pop(0)
        self.clock.now += turn.cost
        turn.over()
        await settled()

    async def finish_all(self) -> None:
        while self._turns:
            await self.finish()


async def settled() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def test_cheap_thoughts_come_first() -> None:
    story = Story()
    for name, cost in (("running", 5.0), ("long", 5.0), ("short", 0.2), ("glance", 0.05)):
        await story.ask(name, Asker(name), cost)
    await story.finish_all()
    assert story.begun == ["running", "glance", "short", "long"]


async def test_a_long_thought_never_takes_the_places_of_quick_ones() -> None:
    story = Story(places=1, quick_places=1)
    for n in range(10):
        await story.ask(f"long {n}", Asker(f"{n}"), 5.0)
    await story.ask("glance", Asker("another"), 0.05)
    assert story.begun == ["long 0", "glance"]


async def test_quick_thoughts_may_have_every_place() -> None:
    story = Story(places=2, quick_places=1)
    for n in range(4):
        await story.ask(f"{n}", Asker(f"{n}"), 0.05)
    assert story.begun == ["0", "1", "2"]


async def test_many_tables_of_one_address_have_one_share() -> None:
    story = Story()
    for n in range(10):
        await story.ask(f"many {n}", Asker(f"table {n}", "many"), 5.0)
    for n in range(3):
        await story.ask(f"one {n}", Asker("mine", "one"), 5.0)
    for _ in range(6):
        await story.finish()
    # A table of one's own counts twice, so whoever has only one waits for two of the many at most.
    assert [name.split()[0] for name in story.begun].count("one") >= 2
    assert story.begun[1] == "one 0"


async def test_tables_whose_makers_are_forgotten_share_by_table() -> None:
    story = Story()
    for n in range(5):
        await story.ask(f"greedy {n}", Asker("greedy"), 1.0)
    await story.ask("modest", Asker("modest"), 1.0)
    await story.finish()
    assert story.begun == ["greedy 0", "modest"]


async def test_a_flood_of_quick_thoughts_does_not_hold_up_a_long_one_for_ever() -> None:
    story = Story()
    await story.ask("long", Asker("mine", "one"), 5.0)
    await story.finish()
    for n in range(400):
        await story.ask(f"quick {n}", Asker(f"table {n}", "many"), 0.2)
    await story.ask("again", Asker("mine", "one"), 5.0)
    await story.finish_all()
    assert story.begun.index("again") < 100


async def test_what_was_used_is_forgotten_in_time() -> None:
    story = Story()
    await story.ask("much", Asker("a", "x"), 8.0)
    await story.finish()
    assert story.shares.used(Asker("a", "x")) == pytest.approx(16, rel=0.1)
    assert story.shares.used(Asker("b", "x")) == pytest.approx(8, rel=0.1)
    story.clock.now += HALF_LIFE
    assert story.shares.used(Asker("a", "x")) == pytest.approx(8, rel=0.1)
    story.clock.now += 100 * HALF_LIFE
    for n in range(5):
        await story.ask("little", Asker(f"{n}"), 0.1)
        await story.finish()
        story.clock.now += 100 * HALF_LIFE
    assert len(story.shares._used) < 4


async def test_what_counts_is_the_time_that_a_thought_really_took() -> None:
    story = Story()
    await story.ask("short", Asker("a"), 5.0)
    story.clock.now += 0.5
    story._turns.pop().over()
    assert story.shares.used(Asker("a")) == pytest.approx(0.5, abs=0.1)


async def test_whoever_stops_waiting_takes_no_place() -> None:
    story = Story()
    await story.ask("running", Asker("a"), 1.0)
    gone = await story.ask("gone", Asker("b"), 1.0)
    await story.ask("waiting", Asker("c"), 1.0)
    gone.cancel()
    await settled()
    await story.finish()
    assert story.begun == ["running", "waiting"]


async def test_whoever_is_gone_in_the_moment_of_the_turn_gives_it_back() -> None:
    story = Story()
    await story.ask("running", Asker("a"), 1.0)
    gone = await story.ask("gone", Asker("b"), 1.0)
    story._turns.pop().over()  # which makes it the turn of the one that
    gone.cancel()  # is gone before it notices
    await settled()
    await story.ask("next", Asker("c"), 1.0)
    assert story.begun == ["running", "next"]
