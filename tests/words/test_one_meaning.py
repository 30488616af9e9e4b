"""The browser lays the words of all games' covers over each other, and over the board of the game that is played: an id
that two of them say differently would hide one game's words behind another's."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from arsia.words import LANGUAGES

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def said(path: Path) -> dict[str, str]:
    """The messages of a file, each as it is written."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry) for entry in body if isinstance(entry, ast.Message)
    }


def covers(language: str) -> dict[str, dict[str, str]]:
    return {path.parts[-3]: said(path) for path in sorted(GAMES.glob(f"*/words/{language}.ftl"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_games_say_the_same_id_differently_on_the_front_page(language: str) -> None:
    meanings: dict[str, set[str]] = defaultdict(set)
    for words in covers(language).values():
        for id, text in words.items():
            meanings[id].add(text)
    assert len(meanings) > 30
    assert not sorted(id for id, texts in meanings.items() if len(texts) > 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_cover_says_differently_what_another_games_board_says(language: str) -> None:
    hidden = []
    for board in sorted(GAMES.glob(f"*/words/board/{language}.ftl")):
        own = said(board)
        for game, words in covers(language).items():
            if game != board.parts[-4]:
                hidden += [f"{board.parts[-4]}: {id}, by {game}" for id in own if words.get(id, own[id]) != own[id]]
    assert not hidden


def test_a_value_of_a_setting_belongs_to_its_game() -> None:
    for game, words in covers("en").items():
        prefix = f"value-{game.replace('_', '-')}-"
        assert not [id for id in words if id.startswith("value-") and not id.startswith(prefix)]
