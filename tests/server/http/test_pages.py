"""The client's files, the headers around them, and the small answers."""

from __future__ import annotations

import gzip
import io
import json
import logging
import re
from pathlib import Path

import pytest

import arsia
from arsia.server.http.pages import ahead, read_client
from arsia.server.logs import Lines, note, trouble
from arsia.server.settings import PACKAGED_CLIENT
from arsia.words import LANGUAGES

from ..kit import running, sentence

pytestmark = pytest.mark.anyio

POLICY = (
    "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; "
    "font-src 'self'"
)


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A built client."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Arsia</title>" + " " * 2000)
    (folder / "assets" / "app-1a2b.js").write_text("let table;" * 1000)
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / ".secret").write_text("no")
    (tmp_path / "outside.txt").write_text("no")
    return folder


async def test_the_clients_own_addresses_all_lead_to_the_client(tmp_path: Path, client: Path) -> None:
    async with running(tmp_path, client=client) as here:
        table = "/t/abcdefghij"
        tables = ("/new?game=pocket_mars&seats=me,greedy", table, f"{table}?watch", f"{table}/replay?ply=3", "/replay")
        for path in ("/", "/settings", *tables, "/rules/pocket_mars", "/cards/pocket_mars?q=ants"):
            answer = await here.web.get(path)
            assert answer.status_code == 200
            assert answer.text.startswith("<!doctype html><title>Arsia")
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-security-policy"].startswith(POLICY)


async def test_assets_are_kept_for_good_and_travel_compressed(tmp_path: Path, client: Path) -> None:
    async with running(tmp_path, client=client) as here:
        answer = await here.web.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) == len(gzip.compress(b"let table;" * 1000, 9, mtime=0))
        assert answer.text == "let table;" * 1000
        plain = await here.web.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        same = await here.web.get("/assets/app-1a2b.js", headers={"If-None-Match": plain.headers["etag"]})
        assert same.status_code == 304


async def test_a_table_names_what_it_needs_in_the_page_itself(tmp_path: Path, client: Path) -> None:
    needed = ["table-1a2b3c4d.js", "table-1a2b3c4e.css", "board-martians-1a-b3c4d.js", "words-de-1a2b3c4d.js"]
    needed += ["words-martians-de-1a2b3c4d.js"]
    others = ["board-pocket_mars-1a2b3c4d.js", "words-en-1a2b3c4d.js", "words-martians-en-1a2b3c4d.js"]
    (client / "index.html").write_text("<!doctype html><html><head><title>Arsia</title></head></html>")
    for name in needed + others:
        (client / "assets" / name).write_text("let table;")
    async with running(tmp_path, client=client) as here:
        made = await here.make("me", "greedy", game="martians")
        for path in (f"/t/{made['table']}", f"/t/{made['table']}/replay", "/new?game=martians&seats=me,greedy"):
            told = (await here.web.get(path, headers={"Accept-Language": "fr, de-AT;q=0.9, en;q=0.5"})).text
            assert [name for name in needed if f'href="/assets/{name}"' not in told] == []
            assert [name for name in others if name in told] == []
        for path in ("/", "/t/abcdefghij", "/new?game=chess"):
            assert "board-" not in (await here.web.get(path)).text


@pytest.mark.parametrize("game", sorted(arsia.games()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_build_has_what_the_page_names(game: str, language: str) -> None:
    told = ahead(read_client(PACKAGED_CLIENT), game, language).decode()
    assert len(re.findall(rf"assets/(?:table|board-{game})-[^/]*\.(?:js|css)", told)) == 4
    assert len(re.findall(rf"assets/words-(?:{game}-)?{language}-[^/]*\.js", told)) == 2


@pytest.mark.parametrize(
    "path", ["/../outside.txt", "/%2e%2e/outside.txt", "/assets/../../outside.txt", "/.secret", "/x"]
)
async def test_only_files_of_the_build_are_served(tmp_path: Path, client: Path, path: str) -> None:
    async with running(tmp_path, client=client) as here:
        answer = await here.web.get(path)
        assert answer.status_code == 404
        assert sentence(answer.json())


async def test_without_a_build_the_page_says_what_to_do(tmp_path: Path) -> None:
    async with running(tmp_path, client=tmp_path / "nothing") as here:
        answer = await here.web.get("/t/abcdefghij")
        assert answer.status_code == 200
        assert "make setup" in answer.text


async def test_every_answer_has_the_strict_headers(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        for answer in (
            await here.web.get("/healthz"),
            await here.web.get("/api/nothing"),
            await here.web.delete("/api/games"),
            await here.web.post("/api/tables", content=b"{"),
        ):
            assert answer.headers["content-security-policy"].startswith(POLICY)
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["cache-control"] == "no-store"
        assert (await here.web.get("/healthz")).json() == {"arsia": arsia.__version__, "ok": True}


async def test_the_games_and_their_cards_are_told(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        games = {game["name"]: game for game in (await here.web.get("/api/games")).json()}
        facts = games["pocket_mars"]
        assert facts["seats"] == [1, 2, 3, 4]
        assert {option["name"]: option["default"] for option in facts["options"]}["draft"] is False
        assert {"random", "greedy"} < set(facts["bots"])
        assert set(facts["verbs"]) == set(arsia.game("pocket_mars").verbs)
        cards = (await here.web.get("/api/games/pocket_mars/catalogue")).json()
        assert len(cards) == len(arsia.game("pocket_mars").catalogue())
        assert isinstance(cards[0]["texts"]["snap"][0], str)
        answer = await here.web.get("/api/games/chess/catalogue")
        assert answer.status_code == 404
        assert sentence(answer.json())


def test_the_log_is_one_json_object_a_line() -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(Lines())
    logger = logging.getLogger("arsia.server")
    logger.addHandler(handler)
    level = logger.level
    logger.setLevel(logging.INFO)
    try:
        note("table made", table="abc", seats=2)
        trouble("oh", ValueError("no"), table="abc")
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
    first, second = [json.loads(line) for line in written.getvalue().splitlines()]
    assert (first["event"], first["table"], first["seats"], first["level"]) == ("table made", "abc", 2, "info")
    assert "ValueError: no" in second["trace"]


def test_the_servers_refusals_are_in_every_language() -> None:
    from fluent.runtime import FluentBundle, FluentResource

    words = Path(arsia.__file__).parent / "words"
    server = Path(arsia.__file__).parent / "server"
    said = "".join(file.read_text() for file in server.rglob("*.py"))
    for language in LANGUAGES:
        bundle = FluentBundle([language])
        for name in ("table", "server"):
            bundle.add_resource(FluentResource((words / language / f"{name}.ftl").read_text()))
        for line in (words / "en" / "server.ftl").read_text().splitlines():
            id = line.partition(" =")[0]
            if id.startswith("refuse-"):
                assert bundle.has_message(id), (language, id)
                assert f'"{id}"' in said, f"nobody says {id}"
