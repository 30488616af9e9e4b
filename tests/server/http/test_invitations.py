"""Where others find a server, and the picture of an invitation."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from arsia.server.http.invitations import drawn
from arsia.server.reach import is_loopback, reachable

from ..kit import running, sentence

pytestmark = pytest.mark.anyio

HOME = "http://192.168.1.7:8000"


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "::1", "localhost", "mars.localhost"])
def test_an_address_of_this_machine_alone_leads_nobody_here(host: str) -> None:
    assert is_loopback(host)
    assert reachable(host, 8000) is None


def test_a_server_that_listens_everywhere_is_found_at_the_machines_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arsia.server.reach._own_addresses", lambda: iter(["192.168.1.7", "10.0.0.1"]))
    assert reachable("0.0.0.0", 8000) == HOME
    assert reachable("::", 8000) == HOME
    assert reachable("10.0.0.1", 80) == "http://10.0.0.1:80"
    assert reachable("fe80::1", 80) == "http://[fe80::1]:80"
    monkeypatch.setattr("arsia.server.reach._own_addresses", lambda: iter(()))
    assert reachable("0.0.0.0", 8000) is None, "a machine without a network has nobody around it"


async def test_who_can_come_is_told_and_drawn(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table = (await here.make("me", "open"))["table"]
        assert (await here.web.get("/api/reach")).json() == {"address": None}
        refused = await here.web.get(f"/api/tables/{table}/qr")
        assert refused.status_code == 409
        assert "arsia --lan" in sentence(refused.json())

        here.services.reach = HOME
        assert (await here.web.get("/api/reach")).json() == {"address": HOME}
        picture = await here.web.get(f"/api/tables/{table}/qr")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.content == drawn(f"{HOME}/t/{table}")
        assert ElementTree.fromstring(picture.text).tag.endswith("svg")
        assert (await here.web.get("/api/tables/nothing/qr")).status_code == 404


async def test_whoever_came_by_a_name_sends_that_name_on(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        here.services.reach = HOME
        told = await here.web.get("/api/reach", headers={"Host": "mars.example:8443"})
        assert told.json() == {"address": "http://mars.example:8443"}
        junk = await here.web.get("/api/reach", headers={"Host": 'mars"<x>/t/'})
        assert junk.status_code == 400
        assert sentence(junk.json())
