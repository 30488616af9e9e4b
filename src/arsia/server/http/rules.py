"""A game's rules page, cut into sections: what the command line prints, as a browser shows it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from html import escape
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from arsia.kernel.message import Message
from arsia.server.wire.games import Rules, Section
from arsia.server.wire.refusals import Status, refusal
from arsia.words import LANGUAGES, Words

#: Markup inside the pages is shown as text, not obeyed; links go nowhere but to where a browser may go.
_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def rules(game: str, language: str) -> Rules:
    """The page of a game that exists."""
    check_language(language)
    parts = _cut(game, language)
    (title, lead), *rest = parts
    named = [_slug(heading) for heading, _ in _cut(game, "en")[1:]]
    sections = [
        Section(id=name, title=heading, html=_render(body, heading))
        for name, (heading, body) in zip(named, rest, strict=True)
    ]
    return Rules(game=game, language=language, title=title, lead=_render(lead, title), sections=sections)


def check_language(language: str) -> None:
    """Refuse a language that we do not speak."""
    if language not in LANGUAGES:
        wrong: dict[str, object] = {"value": language[:20], "languages": LANGUAGES}
        raise refusal(Status.NOT_FOUND, Message("refuse-language", wrong))


def _cut(game: str, language: str) -> list[tuple[str, list[Token]]]:
    """The page at its headings: each with the tokens up to the next one."""
    try:
        page = Words(language).rules(game)
    except FileNotFoundError as missing:
        raise refusal(Status.NOT_FOUND, Message("refuse-no-rules", {"game": game})) from missing
    parts: list[tuple[str, list[Token]]] = []
    tokens = iter(_MARKDOWN.parse(page))
    for token in tokens:
        if token.type == "heading_open" and token.tag in ("h1", "h2"):
            parts.append((next(tokens).content, []))
            next(tokens)
        else:
            parts[-1][1].append(token)
    return parts


def _render(tokens: Sequence[Token], heading: str) -> str:
    html: str = _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {"heading": heading})
    return html


def _table(_: object, tokens: Sequence[Token], at: int, options: object, env: dict[str, Any]) -> str:
    """A table that is wider than a phone scrolls by itself, by keyboard too."""
    return f'<div class="sheet" role="region" tabindex="0" aria-label="{escape(env["heading"])}">\n<table>\n'


def _table_end(_: object, tokens: Sequence[Token], at: int, options: object, env: dict[str, Any]) -> str:
    return "</table>\n</div>\n"


_MARKDOWN.add_render_rule("table_open", _table)
_MARKDOWN.add_render_rule("table_close", _table_end)


def _slug(heading: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")
