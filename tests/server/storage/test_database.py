"""The database: one server at a time, one sentence if it cannot be used, and damage that stays where it is."""

from __future__ import annotations

import json
import os
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from arsia.kernel.message import Refused
from arsia.server.run import Server, bind, run
from arsia.server.settings import Settings
from arsia.server.storage.lock import DatabaseLock
from arsia.server.storage.opening import why_not
from arsia.words import english

from ..kit import Here, play_rest, running, sentence, tokens

pytestmark = pytest.mark.anyio


async def refused_start(file: Path | str) -> Refused:
    """The sentence with which a server ends that cannot use its database."""
    settings = Settings(port=0, database=f"sqlite:///{file}", thinkers=1)
    server, listening = Server(settings), bind(settings)
    await server.serve([listening])
    assert listening.fileno() == -1
    assert not server.started
    assert server.refused is not None
    said = english(server.refused.message)
    assert said.endswith(".")
    assert "\n" not in said
    return server.refused


# ---- opening -----------------------------------------------------------------------------------------------------


async def test_a_second_server_is_told_who_has_the_database(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        refused = await refused_start(tmp_path / "tables.sqlite")
        assert refused.message.id == "refuse-database-held"
        assert str(os.getpid()) in str(refused)
        assert here.server.url in str(refused)
        assert (await here.web.get("/healthz")).json()["ok"]
    async with running(tmp_path):  # whoever is gone holds nothing
        pass


async def test_the_same_file_by_another_name_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "tables.sqlite")
    async with running(tmp_path):
        assert (await refused_start(tmp_path / "link.sqlite")).message.id == "refuse-database-held"


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    async with running(tmp_path):
        pass
    file = tmp_path / "tables.sqlite"
    change(file, "UPDATE alembic_version SET version_num = '0999'")
    before = file.read_bytes()
    refused = await refused_start(file)
    assert refused.message.id == "refuse-database-newer"
    assert "0999" in str(refused)
    assert file.read_bytes() == before


async def test_what_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(b"The quick brown fox jumps over the lazy dog. " * 200)
    assert (await refused_start(file)).message.id == "refuse-database-damaged"


async def test_a_damaged_database(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        for seed in range(30):
            await here.make("me", "here", seed=seed)
    file = tmp_path / "tables.sqlite"
    change(file, "PRAGMA wal_checkpoint(TRUNCATE)")
    whole = bytearray(file.read_bytes())
    for page in range(2, len(whole) // 4096):
        whole[page * 4096 + 3 : page * 4096 + 400] = b"\xa5" * 397
    file.write_bytes(whole)
    assert (await refused_start(file)).message.id == "refuse-database-damaged"


async def test_a_database_in_no_folder(tmp_path: Path) -> None:
    assert (await refused_start(tmp_path / "nowhere" / "tables.sqlite")).message.id == "refuse-database-missing"


async def test_a_database_that_may_only_be_read(tmp_path: Path) -> None:
    async with running(tmp_path):
        pass
    refused = await refused_start(f"file:{tmp_path / 'tables.sqlite'}?mode=ro&uri=true")
    assert refused.message.id == "refuse-database-read-only"


def test_a_full_disk_has_its_sentence(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "small.sqlite")
    connection.execute("PRAGMA max_page_count = 2")
    connection.execute("CREATE TABLE words (word TEXT)")
    with pytest.raises(sqlite3.OperationalError) as full:
        connection.execute("INSERT INTO words VALUES (?)", ("x" * 100_000,))
    connection.close()
    assert why_not(full.value, "small.sqlite").id == "refuse-database-full"


def test_run_ends_with_the_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"no database" * 1000)
    settings = Settings(port=0, database=f"sqlite:///{tmp_path / 'tables.sqlite'}", collects_when_idle=False)
    with pytest.raises(Refused, match="damaged"):
        run(settings)


# ---- a disk that is full ----------------------------------------------------------------------------------------


@contextmanager
def full(here: Here) -> Iterator[None]:
    """For a while nothing can be written."""
    engine = here.services.database._engine.sync_engine

    def refuse(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if not statement.startswith("SELECT"):
            raise OperationalError(statement, {}, sqlite3.OperationalError("database or disk is full"))

    sa.event.listen(engine, "before_cursor_execute", refuse)
    yield
    sa.event.remove(engine, "before_cursor_execute", refuse)


async def test_on_a_full_disk_everybody_is_told_and_may_try_again(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table, own = await begun(here)
        seen = await here.get(f"{table}/view")
        seat = seen["thinking"][0]
        decision = (await here.get(f"{table}/view", own[seat]))["decision"]
        move = {"decision": decision["id"], "option": decision["options"][0]}
        async with here.live(table, own[seat]) as line:
            await line.next("update")
            with full(here):
                said = await here.post(f"{table}/moves", own[seat], move, status=503)
                assert said["error"]["message"][0] == "refuse-database-away"
                sentence(said)
                wish = {"game": "pocket_mars", "seats": ["me"]}
                assert (await here.web.post("/api/tables", json=wish)).status_code == 503
                await line.say(type="move", request=1, **move)
                refused = await line.next("refused")
                assert (refused["error"]["message"][0], refused["request"]) == ("refuse-database-away", 1)
                assert (await here.get(f"{table}/view"))["version"] == seen["version"]
            await line.say(type="move", request=2, **move)
            assert (await line.next("done"))["version"] == seen["version"] + 1


async def test_a_server_stops_in_order_on_a_full_disk(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        await begun(here)
        stack = ExitStack()
        stack.enter_context(full(here))
    stack.close()
    async with running(tmp_path) as here:  # it held the database no longer
        assert (await here.web.get("/healthz")).json()["ok"]


async def test_a_server_does_not_start_on_a_disk_that_is_full_just_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise OperationalError("UPDATE", {}, sqlite3.OperationalError("database or disk is full"))

    async with running(tmp_path):
        pass
    with monkeypatch.context() as full:
        full.setattr(AsyncConnection, "execute", fail)
        full.setattr("arsia.server.storage.database.open_database", _only_hold)
        assert (await refused_start(tmp_path / "tables.sqlite")).message.id == "refuse-database-away"
    async with running(tmp_path):
        pass


async def _only_hold(_engine: Any, lock: DatabaseLock) -> None:
    lock.take()


# ---- rows that make no sense -------------------------------------------------------------------------------------


def change(file: Path, order: str, *values: object) -> None:
    connection = sqlite3.connect(file)
    with connection:
        connection.execute(order, values)
    connection.close()


async def begun(here: Here) -> tuple[str, dict[int, str]]:
    """A table in mid-game."""
    made = await here.make("me", "here", seed=7)
    await play_rest(here, made["table"], tokens(made), random.Random(1), most=9)
    return made["table"], tokens(made)


@pytest.mark.parametrize(
    "order",
    [
        "UPDATE tables SET game = 'chess' WHERE id = ?",
        "UPDATE tables SET options = '{\"draft' WHERE id = ?",
        "UPDATE tables SET options = '[1]' WHERE id = ?",
        'UPDATE tables SET options = \'{"draft": "perhaps"}\' WHERE id = ?',
        "UPDATE tables SET seed = 'many' WHERE id = ?",
        "UPDATE tables SET seats = 3 WHERE id = ?",
        "UPDATE seats SET agreed = '{' WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",
        "INSERT INTO talk VALUES (?, 1, NULL, 'notice', '[', 0, 0, NULL)",
    ],
)
async def test_a_table_that_cannot_be_read_troubles_nobody_else(tmp_path: Path, order: str) -> None:
    async with running(tmp_path) as here:
        table, _ = await begun(here)
        other = (await here.make("me", "open", listed=True))["table"]
    change(tmp_path / "tables.sqlite", "UPDATE tables SET listed = 1, dealt = 0 WHERE id = ?", table)
    change(tmp_path / "tables.sqlite", order, table)
    async with running(tmp_path) as here:
        assert other in [each["table"] for each in (await here.web.get("/api/tables?listed")).json()]
    change(tmp_path / "tables.sqlite", "UPDATE tables SET listed = 0, dealt = 1 WHERE id = ?", table)
    async with running(tmp_path) as here:
        for path in ("", "/view", "/record", "/talk"):
            answer = await here.web.get(f"/api/tables/{table}{path}")
            assert answer.status_code == 409, answer.text
            assert answer.json()["error"]["message"] == ["table-unreadable", {}]
        async with here.dial(table) as line:
            assert sentence(await line.hear())
        assert (await here.get(other))["state"] == "open"


@pytest.mark.parametrize(
    ("what", "value", "good"),
    [
        ("option", '["play', 5),
        ("option", "null", 5),
        ("option", "[]", 5),
        ("option", "[[1]]", 5),
        ("option", '{"a": 1}', 5),
        ("option", '["play", "no-such-card"]', 5),
        ("seat", 99, 5),
        ("seat", "first", 5),
        ("decision", "which", 5),
    ],
)
async def test_a_move_that_makes_no_sense_ends_the_game_before_it(
    tmp_path: Path, what: str, value: object, good: int
) -> None:
    async with running(tmp_path) as here:
        table, own = await begun(here)
    change(tmp_path / "tables.sqlite", f"UPDATE moves SET {what} = ? WHERE table_id = ? AND ply = 6", value, table)
    async with running(tmp_path) as here:
        for token in [None, *own.values()]:
            seen = await here.get(f"{table}/view", token)
            assert seen["trouble"] == ["table-damaged", {"good": good}]
            assert seen["view"]["players"]
        answer = await here.web.get(f"/api/tables/{table}")
        assert answer.status_code == 200


async def test_what_everybody_is_told_of_a_damaged_table_depends_on_nothing_hidden(tmp_path: Path) -> None:
    """The refused move, and what was offered instead, are in nobody's view but their owner's."""
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=7, game="terraforming_mars", options={"corporate_era": False})
        table, own = made["table"], tokens(made)
        seat = (await here.get(f"{table}/view"))["thinking"][0]
        decision = (await here.get(f"{table}/view", own[seat]))["decision"]
        move = {"decision": decision["id"], "option": decision["options"][0]}
        await here.post(f"{table}/moves", own[seat], move)
    change(tmp_path / "tables.sqlite", """UPDATE moves SET option = '["keep", "secret"]' WHERE table_id = ?""", table)
    async with running(tmp_path) as here:
        for token in [None, own[1 - seat]]:
            seen = await here.get(f"{table}/view", token)
            assert seen["trouble"] == ["table-damaged", {"good": 0}]
            assert "secret" not in json.dumps(seen)
        refused = await here.post(f"{table}/moves", own[1 - seat], move, 409)
        assert refused["error"]["message"][0] in ("table-damaged", "refuse-not-asked", "refuse-late")


async def test_a_chart_that_cannot_be_read_is_worked_out_again(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table, _ = await begun(here)
        change(tmp_path / "tables.sqlite", "INSERT INTO charts VALUES (?, '[')", table)
        assert await here.services.store.chart(table) is None


# ---- health ------------------------------------------------------------------------------------------------------


async def test_health_asks_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise OSError("the disk is gone")

    async with running(tmp_path) as here:
        assert (await here.web.get("/healthz")).json()["ok"] is True
        reading: Callable[..., Any] = here.services.database.reading
        monkeypatch.setattr(here.services.database, "reading", broken)
        answer = await here.web.get("/healthz")
        assert answer.status_code == 503
        assert sentence(answer.json())
        monkeypatch.setattr(here.services.database, "reading", reading)
        assert (await here.web.get("/healthz")).status_code == 200
