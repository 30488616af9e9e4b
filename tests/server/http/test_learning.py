"""The rules and the picture of a table that a learner asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arsia
from arsia.words import LANGUAGES

from ..kit import running, sentence

pytestmark = pytest.mark.anyio

#: All that a page of rules is made of.
PLAIN = {"p", "ul", "ol", "li", "strong", "em", "code", "div", "table", "thead", "tbody", "tr", "th", "td", "br"}


async def test_every_game_has_rules_in_every_language_with_the_same_anchors(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        for game in arsia.games():
            pages = [(await here.web.get(f"/api/games/{game}/rules/{language}")).json() for language in LANGUAGES]
            anchors = [[section["id"] for section in page["sections"]] for page in pages]
            assert anchors[0] == anchors[1] == anchors[2]
            assert len(set(anchors[0])) == len(anchors[0]) > 0
            for page in pages:
                html = page["lead"] + "".join(section["html"] for section in page["sections"])
                assert set(re.findall(r"<([a-z0-9]+)", html)) <= PLAIN
                assert "##" not in html
                assert "**" not in html


async def test_what_is_not_there_is_told_with_what_is(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        for address, would_work in (
            ("/api/games/chess/rules/en", "pocket_mars"),
            ("/api/games/pocket_mars/rules/fr", "de"),
            ("/api/games/chess/example", "pocket_mars"),
        ):
            answer = await here.web.get(address)
            assert answer.status_code == 404
            assert would_work in sentence(answer.json())


async def test_the_picture_of_a_table_is_the_same_for_everybody(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        for game in arsia.games():
            seen = (await here.web.get(f"/api/games/{game}/example")).json()
            assert seen["game"] == game
            assert seen["state"] == "playing"
            assert seen["view"]["outcome"] is None
            assert seen["decision"]["options"]
            assert seen["events"]
            assert seen == (await here.web.get(f"/api/games/{game}/example")).json()


def test_markup_in_a_page_is_shown_and_not_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    from arsia.server.http.rules import rules
    from arsia.words import Words

    page = "# A *game*\n\n<script>alert(1)</script> [x](javascript:alert(1))\n\n## End\n\n<b>bold</b>\n"
    monkeypatch.setattr(Words, "rules", lambda self, game: page)
    found = rules("only_here", "en")
    html = found.lead + found.sections[0].html
    assert "<script" not in html
    assert "<b>" not in html
    assert "href" not in html
    assert "&lt;script&gt;" in html
