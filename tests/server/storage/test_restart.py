"""Stops and starts: everything goes on where it was."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

from arsia.server.services import Services
from arsia.server.settings import Settings
from arsia.server.storage.rows import KeptMove

from ..kit import Data, play_live, play_rest, running, sentence, tokens

pytestmark = pytest.mark.anyio


async def test_a_restart_in_mid_game_loses_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", "here", seed=11)
        table, own = made["table"], tokens(made)
        await play_rest(here, table, own, random.Random(1), most=60)
        before = [await here.get(f"{table}/view", token) for token in [None, *own.values()]]
    async with running(tmp_path) as here:
        after = [await here.get(f"{table}/view", token) for token in [None, *own.values()]]
        for chair in (chair for view in before + after for chair in view["seats"]):
            del chair["seen"]  # whoever looks is seen
        assert after == before
        end = await play_rest(here, table, own, random.Random(2))
        assert end["view"]["outcome"] is not None


async def test_a_graceful_stop_asks_clients_to_come_back(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here")
        async with here.live(made["table"], tokens(made)[0]) as line:
            await line.next("update")
            here.server.should_exit = True
            assert await line.hung_up() == 1012


async def test_a_lobby_outlives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "open", "random", seed=12)
        table = made["table"]
    async with running(tmp_path) as here:
        bob = await here.post(f"{table}/claim", None, {"name": "Bob"})
        assert (await here.post(f"{table}/ready", bob["token"], {"ready": True}))["state"] == "playing"


async def test_bots_wake_up_after_a_restart_when_somebody_comes_back(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "random", seed=13)
        table, own = made["table"], tokens(made)
        await play_rest(here, table, own, random.Random(1), most=10)
    async with running(tmp_path) as here:
        line = await play_live(here, table, 0, own[0], random.Random(2))
        assert line.heard[-1]["state"] == "over"


async def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("random", "mcts:0.2s", seed=14)
        async with here.live(made["table"]) as line:
            seen = await line.until(lambda frame: frame["version"] > 3)
            pids = here.services.thinkers.pool.pids()
            assert pids
            for pid in pids:
                os.kill(pid, signal.SIGKILL)
            later = await line.until(lambda frame: frame["version"] > seen["version"] + 3)
        assert later["state"] == "playing"


async def test_a_table_that_can_no_longer_be_replayed_stays_readable_and_says_so(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=15)
        table, own = made["table"], tokens(made)
        good = await play_rest(here, table, own, random.Random(1), most=9)
        seat = good["thinking"][0]
        await here.services.store.append(table, 9, KeptMove(seat, 999, ("a-card", "of-another-edition")))
    async with running(tmp_path) as here:
        seen = await here.get(f"{table}/view", own[seat])
        assert seen["view"]["players"] is not None
        assert seen["trouble"] == ["table-damaged", {"good": 9}]
        decision = seen["decision"]
        move: Data = {"decision": decision["id"], "option": decision["options"][0]}
        assert "9" in sentence(await here.post(f"{table}/moves", own[seat], move, 409))


async def test_a_forgotten_table_is_replayed_when_somebody_comes_back(tmp_path: Path) -> None:
    async with running(tmp_path, rooms=1) as here:
        tables = [await here.make("me", "here", seed=seed) for seed in (1, 2, 3)]
        for made in tables:
            await play_rest(here, made["table"], tokens(made), random.Random(1), most=5)
        assert len(here.services.registry._rooms) <= 2
        for made in tables:
            assert (await here.get(f"{made['table']}/view"))["version"] == 5


async def test_a_write_that_fails_is_not_told_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=16)
        table, own = made["table"], tokens(made)
        seat = (await here.get(f"{table}/view"))["thinking"][0]
        decision = (await here.get(f"{table}/view", own[seat]))["decision"]
        move: Data = {"decision": decision["id"], "option": decision["options"][0]}

        async def full_disk(rows: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(here.services.store, "_insert", full_disk)
            answer = await here.web.post(
                f"/api/tables/{table}/moves", json=move, headers={"Authorization": f"Bearer {own[seat]}"}
            )
        assert answer.status_code == 500
        assert sentence(answer.json())
        assert (await here.get(table))["version"] == 0
        assert await here.post(f"{table}/moves", own[seat], move) == {"version": 1}


async def test_the_default_database_is_a_file_in_the_users_data_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    services = Services(Settings())
    await services.open()
    await services.close()
    assert [file.name for file in tmp_path.rglob("*.sqlite")] == ["tables.sqlite"]


def test_addresses_of_databases_name_the_drivers_that_are_used() -> None:
    assert Settings(database="postgresql://u@h/d").address() == "postgresql+asyncpg://u@h/d"
    assert Settings(database="postgresql://u@h/d").is_shared
    assert Settings(database="sqlite:///x").address() == "sqlite+aiosqlite:///x"
    assert not Settings(database="sqlite:///x").is_shared


async def test_the_migrations_make_the_tables_that_the_server_uses(tmp_path: Path) -> None:
    import sqlalchemy as sa
    from alembic.autogenerate import compare_metadata
    from alembic.config import Config
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    from arsia.server.storage.migrations import NEWEST
    from arsia.server.storage.schema import METADATA

    async with running(tmp_path):
        pass
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    config = Config()
    config.set_main_option("script_location", "arsia.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


async def test_a_change_is_finished_although_whoever_asked_is_gone(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=17)
        table, own = made["table"], tokens(made)
        seat = (await here.get(f"{table}/view"))["thinking"][0]
        decision = (await here.get(f"{table}/view", own[seat]))["decision"]
        async with here.services.registry.enter(table) as room:
            option = tuple(decision["options"][0])
            asking = asyncio.create_task(here.services.moves.play(room, KeptMove(seat, decision["id"], option)))
            await asyncio.sleep(0)
            asking.cancel()
        async with here.live(table) as line:
            await line.until(lambda frame: frame["version"] == 1)
