"""Everything goes wrong once while all games are played. `make chaos` does so for minutes, each time differently."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..chaos.run import Plan, run

pytestmark = pytest.mark.anyio

TROUBLES = ["full disk", "kill workers", "locked", "kill"]


async def test_nothing_is_lost_when_everything_goes_wrong(tmp_path: Path) -> None:
    figures = await run(tmp_path, Plan(seed=7, parties=6, rude=2, troubles=TROUBLES, seconds=0))
    assert figures["acknowledged"] > 30
    assert figures["workers killed"] > 0
    assert figures["bots that had to move and did"] > 0
    assert figures["refuse-database-away"] > 0, "the disk was never full"
