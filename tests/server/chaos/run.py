"""A whole chaos run: play, make trouble, stop, and prove that nothing was lost."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Final

from .lives import Lives, is_worker
from .people import Party
from .proof import check_bots, check_records, check_views, read
from .rude import Rude
from .troubles import Troubles
from .witness import Witness

#: What a server may have to complain about in its log when its database is away. Anything else is a mistake.
EXPECTED: Final = {
    "the database is of no use now",
    "the database does not answer",
    "an answer failed",
    "nobody could be noted as seen",
    "nobody could be told",
}
#: How often everybody recovers before the next trouble.
_CALM: Final = 0.7
#: Seconds within which a few moves are made, however busy the machine.
_PATIENCE: Final = 120.0
#: Seconds that workers may outlive their server.
_GRACE: Final = 20.0


class Plan:
    """How much chaos: how many parties and rude visitors, and which troubles in which order."""

    def __init__(self, seed: int, parties: int, rude: int, troubles: list[str] | None, seconds: float) -> None:
        self.seed = seed
        self.parties = parties
        self.rude = rude
        self.troubles = troubles  # None: any, until the seconds are over
        self.seconds = seconds


async def run(folder: Path, plan: Plan, say: Callable[[str], object] = str) -> dict[str, int]:
    """Figures of a run; `say` hears how it goes. If anything is not as it must be, it says so."""
    lives = Lives(folder, retry_seconds=0.5, connections_per_address=1000)
    witness = Witness()
    chance = random.Random(f"{plan.seed} troubles")
    troubles = Troubles(lives, witness, chance)
    stop = asyncio.Event()
    began = monotonic()
    made: Counter[str] = Counter()
    bots = 0
    async with lives.begin():
        parties = [Party(lives, witness, number, plan.seed, stop) for number in range(plan.parties)]
        rude = [Rude(lives, witness, random.Random(f"{plan.seed} rude {n}"), stop) for n in range(plan.rude)]
        playing = [asyncio.create_task(party.play()) for party in parties]
        playing += [asyncio.create_task(each.go_on()) for each in rude]
        await _go_on(playing, witness, 3 * plan.parties)
        for kind in plan.troubles or _any(chance, list(troubles.kinds), began + plan.seconds):
            say(f"{monotonic() - began:6.1f} s  {witness.acknowledged:6} moves  {kind}")
            await troubles.kinds[kind]()
            made[kind] += 1
            if chance.random() < _CALM:  # otherwise the next trouble comes while everybody still recovers
                await _go_on(playing, witness, plan.parties)
                bots += await check_bots(lives, _recent(witness, plan.parties))
        say(f"{monotonic() - began:6.1f} s  {witness.acknowledged:6} moves  calm")
        await _go_on(playing, witness, 2 * plan.parties)
        recent = _recent(witness, 2 * plan.parties)
        bots += await check_bots(lives, recent)
        stop.set()
        async with asyncio.timeout(60):
            await asyncio.gather(*playing)
        compared = await check_views(lives, witness, recent)

        say(f"{monotonic() - began:6.1f} s  {witness.acknowledged:6} moves  proof")
        troubles.workers.update(lives.workers())
        await lives.die()
        await lives.be_born()
        bots += await check_bots(lives, recent)  # a spectator is enough for them
        tables = read(lives.database)
        check_records(witness, tables)
        compared += await check_views(lives, witness, recent)
        troubles.workers.update(lives.workers())
        log = lives.log.read_text()
    _check_log(log, witness)
    assert not witness.wrong, "\n".join([f"{len(witness.wrong)} wrong", *witness.wrong[:10]])
    await _check_workers(troubles.workers)
    return {
        "seconds": round(monotonic() - began),
        "tables": len(tables),
        "moves": sum(len(kept.rows) for kept in tables.values()),
        "acknowledged": witness.acknowledged,
        "views compared": compared,
        "bots that had to move and did": bots,
        **made,
        **witness.counts,
    }


def _recent(witness: Witness, most: int) -> list[str]:
    """The tables that were made last, the newest first."""
    return list(dict.fromkeys(seat.table for seat in reversed(witness.seats)))[:most]


def _any(chance: random.Random, kinds: list[str], until: float) -> Iterator[str]:
    """All kinds again and again, each time in another order, as long as there is time."""
    while True:
        for kind in chance.sample(kinds, len(kinds)):
            if monotonic() > until:
                return
            yield kind


async def _go_on(playing: list[asyncio.Task[None]], witness: Witness, moves: int) -> None:
    """Wait until so many more moves are acknowledged; nobody gives up, and it does not take for ever."""
    wanted = witness.acknowledged + moves
    async with asyncio.timeout(_PATIENCE):
        while witness.acknowledged < wanted:
            await asyncio.sleep(0.05)
            for task in playing:
                if task.done():
                    task.result()


def _check_log(log: str, witness: Witness) -> None:
    """Servers complained of nothing but their database, and told nobody's token."""
    for text in log.splitlines():
        if "resource_tracker" in text:
            continue  # Python, about what killed processes leave behind
        assert text.startswith("{"), log[log.index(text) :][:3000]
        line = json.loads(text)
        event = line["event"].removeprefix("again: ")
        assert line["level"] != "error" or event in EXPECTED, text[:3000]
    for seat in witness.seats:
        assert seat.token not in log


async def _check_workers(pids: set[int]) -> None:
    """Whoever thought for a server has left with it."""
    began = monotonic()
    while left := [pid for pid in pids if is_worker(pid)]:
        assert monotonic() - began < _GRACE, f"still there: {left}"
        await asyncio.sleep(0.1)
