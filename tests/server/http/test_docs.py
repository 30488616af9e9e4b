"""What the page on the API promises is so."""

from __future__ import annotations

import asyncio
import re
import sys
import textwrap
from pathlib import Path

import pytest

from arsia.server.http.routes.replays import RECORD_BYTES
from arsia.server.live import sockets
from arsia.server.people.chat import BURST, PER_SECOND, TEXT_LENGTH
from arsia.server.settings import Settings
from arsia.server.tables import handover
from arsia.server.wire.requests import USUAL
from arsia.server.wire.text import NAME_LENGTH

from ..kit import running

pytestmark = pytest.mark.anyio

HOME = Path(__file__).parents[3]
PAGE = (HOME / "docs" / "api.md").read_text(encoding="utf-8")


async def test_the_player_in_twenty_lines_plays_a_whole_game(tmp_path: Path) -> None:
    code = textwrap.dedent(PAGE.partition("## A player in twenty lines")[2])
    async with running(tmp_path) as here:
        code = code.replace("localhost:8000", here.address.removeprefix("http://"))
        player = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE)
        said, _ = await player.communicate()
    assert player.returncode == 0
    assert b"'places'" in said


def test_the_limits_are_those_of_the_server() -> None:
    usual = Settings()
    told = PAGE.partition("## Limits")[2].partition("##")[0].replace("\n", " ")
    assert f"{usual.body_bytes // 1024} kB for a body or a frame" in told
    assert usual.frame_bytes == usual.body_bytes
    assert f"{RECORD_BYTES // 1024} kB for a record" in told
    assert f"{usual.record_moves:,} moves" in PAGE
    assert f"{NAME_LENGTH} characters" in told
    assert f"{usual.tables_per_hour} new tables an hour" in told
    assert f"{usual.messages_per_second} messages a second" in told
    assert f"burst of {usual.burst}" in told
    assert f"{usual.sockets_per_table} sockets" in told
    assert f"{usual.connections_per_address} connections from one address" in told
    assert f"within {usual.request_seconds:g} seconds" in told
    assert f"up to {TEXT_LENGTH} characters" in PAGE.replace("\n", " ")
    assert f"the last {sockets.RECENT} lines" in PAGE.replace("\n", " ")
    assert (BURST, PER_SECOND) == (5, 1 / 4)
    assert "say five things at once and then one every four seconds" in PAGE.replace("\n", " ")
    assert f"minutes away a seat may be handed on, {handover.LEAST} to {handover.MOST}; a day" in PAGE.replace(
        "\n", " "
    )
    assert USUAL == 24 * 60
    assert f"{usual.think_seconds:g} seconds or {usual.think_iterations:,} iterations" in told


def test_every_close_code_is_told() -> None:
    codes = {sockets.BROKEN, sockets.BAD_FRAME, sockets.NO_TOKEN, sockets.NO_TABLE, sockets.TOO_MUCH, 1012, 1009}
    assert {str(code) for code in codes} <= set(re.findall(r"\d{4}", PAGE))


def test_the_tests_that_hold_what_is_promised_are_there() -> None:
    promised = (HOME / "docs" / "security.md").read_text(encoding="utf-8")
    sources = "".join(file.read_text(encoding="utf-8") for file in (HOME / "tests").rglob("test_*.py"))
    tests = set(re.findall(r"`(test_\w+)`", promised))
    assert len(tests) > 10
    assert [name for name in sorted(tests) if f"def {name}(" not in sources] == []
    for folder in re.findall(r"`(tests/[\w/.]+)`", promised):
        assert (HOME / folder).exists(), folder
    for module in re.findall(r"`(arsia\.properties\.\w+)`", promised):
        assert (HOME / "src" / f"{module.replace('.', '/')}.py").exists(), module
