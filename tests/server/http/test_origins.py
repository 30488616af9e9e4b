"""Another site's page cannot act in the name of who visits it; our own, and programs, can."""

from __future__ import annotations

from pathlib import Path

import pytest
import websockets

from arsia.server.http.origins import is_own

from ..kit import Here, live_address, running, sentence

pytestmark = pytest.mark.anyio
WISH = {"game": "pocket_mars", "seats": ["me", "here"]}


async def post_from(here: Here, **headers: str) -> int:
    answer = await here.web.post("/api/tables", json=WISH, headers={k.replace("_", "-"): v for k, v in headers.items()})
    if answer.status_code != 201:
        assert sentence(answer.json())
    return answer.status_code


async def test_writes(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        assert await post_from(here) == 201
        assert await post_from(here, Origin=here.address) == 201
        assert await post_from(here, Origin="https://evil.example") == 403
        assert await post_from(here, Origin="null") == 403
        assert await post_from(here, Origin="http://127.0.0.1:1") == 403
        assert await post_from(here, Origin="https://mars.example", X_Forwarded_Host="mars.example") == 403
        assert (await here.web.get("/api/games", headers={"Origin": "https://evil.example"})).status_code == 200


async def test_behind_a_proxy(tmp_path: Path) -> None:
    async with running(tmp_path, proxies=("127.0.0.1",), origins=("https://other.example",)) as here:
        assert await post_from(here, Origin="https://mars.example", X_Forwarded_Host="mars.example") == 201
        assert await post_from(here, Origin="https://mars.example", Host="mars.example") == 201
        assert await post_from(here, Origin="https://other.example") == 201
        assert await post_from(here, Origin="http://other.example") == 403
        assert await post_from(here, Origin="https://evil.example", X_Forwarded_Host="mars.example") == 403


async def test_sockets(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table = (await here.make("me", "here"))["table"]
        address = live_address(here.address, table)
        async with websockets.connect(address, origin=websockets.Origin(here.address)) as line:
            await line.send('{"type": "hello"}')
            assert '"update"' in str(await line.recv())
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(address, origin=websockets.Origin("https://evil.example"))
        assert refused.value.response.status_code == 403


def test_what_is_our_own() -> None:
    assert is_own("http://localhost:8000", ["localhost:8000"], ())
    assert is_own("https://Mars.Example", ["mars.example"], ())
    assert not is_own("https://mars.example.evil.org", ["mars.example"], ())
    assert not is_own("https://[", ["["], ())
    assert not is_own("ftp://mars.example", ["mars.example"], ())
    assert not is_own("", [""], ())
