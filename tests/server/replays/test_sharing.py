"""A link to a moment: its picture, what it says of itself, and a replay inside another page."""

from __future__ import annotations

import random
import struct
import zlib
from pathlib import Path

import pytest

from arsia.server.replays.lettering import written
from arsia.server.replays.portrait import SIZE, Moment, drawn

from ..kit import play_rest, running, sentence, tokens

pytestmark = pytest.mark.anyio


def dots(png: bytes) -> bytes:
    """The dots of a picture; what is no PNG is none."""
    assert png.startswith(b"\x89PNG")
    assert struct.unpack(">II", png[16:24]) == SIZE
    at, data = 8, b""
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        name, part = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length : at + 12 + length])[0] == zlib.crc32(name + part)
        data += part if name == b"IDAT" else b""
        at += 12 + length
    return zlib.decompress(data)


def test_a_picture_shows_who_stands_where() -> None:
    picture = dots(drawn(Moment("Mission: Red Planet", 40, 212, ["Łucja", "火星", "x" * 99], [12, 0, -3])))
    assert len(picture) == SIZE[1] * (3 * SIZE[0] + 1)
    other = dots(drawn(Moment("Mission: Red Planet", 40, 212, ["Łucja", "火星", "x" * 99], [12, 6, -3])))
    assert picture != other


def test_names_are_written_as_far_as_there_are_letters() -> None:
    assert written("Łucja Żółć-Größe") == "LUCJA ZOLC-GROSSE"
    assert written("火星") == ""


async def test_a_moment_of_a_finished_game_can_be_shared(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", name='Ala "<b>"')
        table, own = made["table"], tokens(made)
        page = (await here.web.get(f"/t/{table}/replay?ply=7")).text
        assert "og:" not in page, "a game that is not over keeps to itself"
        early = await here.web.get(f"/api/tables/{table}/replay/7/picture")
        assert early.status_code == 403
        assert sentence(early.json())
        end = await play_rest(here, table, own, random.Random(1))
        for address in (f"/t/{table}/replay?ply=7", f"/embed/{table}?ply=7"):
            page = (await here.web.get(address)).text
            assert f"/api/tables/{table}/replay/7/picture" in page
            assert "Ala &quot;&lt;b&gt;&quot;" in page
            assert "<b>" not in page
        assert f"/replay/{end['version']}/picture" in (await here.web.get(f"/t/{table}/replay?ply=9999")).text
        assert f"/replay/{end['version']}/picture" in (await here.web.get(f"/t/{table}/replay?ply=x")).text
        picture = await here.web.get(f"/api/tables/{table}/replay/7/picture")
        assert picture.headers["content-type"] == "image/png"
        assert dots(picture.content)
        assert "og:" not in (await here.web.get("/t/nothing/replay")).text


async def test_only_a_replay_may_be_shown_inside_another_page(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table = (await here.make("me", "here"))["table"]
        rules = {
            path: (await here.web.get(path)).headers["content-security-policy"]
            for path in (f"/embed/{table}", f"/t/{table}", f"/t/{table}/replay", "/", "/settings")
        }
        assert "frame-ancestors *" in rules.pop(f"/embed/{table}")
        assert all("frame-ancestors 'none'" in rule for rule in rules.values())
