"""The three languages say the same things."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax.ast import Message as Entry

import arsia
from arsia.kernel.message import Message
from arsia.words import LANGUAGES, UnknownWord, Words

from .catalogues import EVERY_FILE, FILES, SHARED, arguments, entries

SOURCE = Path(arsia.__file__).parent
#: How the id of a message begins, wherever the source writes one.
FAMILIES = re.compile(r"(prompt|refuse|why|effect|needs|where|score|end|cli)-[a-z0-9-]*[a-z0-9]")


#: The games whose cards are made of what lies in `games/mars_engine`: each says it in its own words.
SHARING = tuple(name for name in ("ares_expedition", "terraforming_mars") if name in arsia.games())


def written_ids() -> Iterator[tuple[str, str]]:
    """Every whole message id in the source, with the game it belongs to or an empty string."""
    for folder, id in ids_by_folder():
        if folder == "mars_engine":
            yield from ((game, id) for game in SHARING)
        elif not folder or folder in arsia.games():
            yield folder, id


def ids_by_folder() -> Iterator[tuple[str, str]]:
    """Every whole message id in the source, with the folder of the game that writes it or an empty string."""
    for path in sorted(SOURCE.rglob("*.py")):
        inside = path.relative_to(SOURCE).parts
        game = inside[1] if inside[0] == "games" and len(inside) > 2 else ""
        tree = ast.parse(path.read_text(encoding="utf-8"))
        made = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
        parts = {id(value) for node in made for value in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
                if FAMILIES.fullmatch(node.value):
                    yield game, node.value
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Message":
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str) and not first.value.endswith("-"):
                    yield game, first.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_source_writes_has_its_words(language: str) -> None:
    written = set(written_ids())
    assert ("pocket_mars", "action") in written
    missing = sorted(id for game, id in written if not Words(language, game).has(id))
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", arsia.games())
def test_every_option_and_every_event_of_a_game_has_its_words(language: str, name: str) -> None:
    game = arsia.game(name)
    words = Words(language, name)
    assert not [verb for verb in game.verbs if not words.has(f"option-{verb}")]
    assert not [verb for verb in game.events if not words.has(f"log-{verb}")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", arsia.games())
def test_a_line_of_the_log_uses_only_what_its_event_tells(language: str, name: str) -> None:
    used = arguments(language, f"{name}.ftl")
    for verb, declared in arsia.game(name).events.items():
        told = {each.partition(":")[0] for each in declared}
        assert used[f"log-{verb.replace('_', '-')}"] <= told, verb


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", arsia.games())
def test_a_game_and_all_its_things_have_names(language: str, name: str) -> None:
    words = Words(language, name)
    assert words.has(f"game-{name}")
    for thing in arsia.game(name).catalogue():
        assert words.has(f"{thing['kind']}-{thing['id']}")
        assert "colour" not in thing or words.has(f"colour-{thing['colour']}")


@pytest.mark.parametrize(("language", "name"), EVERY_FILE)
def test_a_catalogue_is_well_formed_and_says_nothing_twice(language: str, name: str) -> None:
    assert all(isinstance(entry, Entry) for entry in entries(language, name))
    ids = [entry.id.name for entry in entries(language, name)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_shared_catalogues_say_the_same_thing(language: str) -> None:
    ids = [id for name in SHARED for id in arguments(language, name)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", [name for name in FILES if name not in SHARED])
def test_a_game_does_not_say_otherwise_what_all_games_share(name: str) -> None:
    shared = {id for each in SHARED for id in arguments("en", each)}
    assert not shared & set(arguments("en", name))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", FILES)
def test_a_catalogue_has_the_same_messages_with_the_same_arguments_as_in_english(language: str, name: str) -> None:
    assert arguments(language, name) == arguments("en", name)


def test_a_message_without_words_is_an_error_and_not_a_blank() -> None:
    with pytest.raises(UnknownWord, match="pl: no-such-message"):
        Words("pl").say(Message("no-such-message"))


def test_a_message_that_lacks_an_argument_is_an_error_and_not_a_hole_in_the_sentence() -> None:
    with pytest.raises(UnknownWord, match="refuse-game"):
        Words("en").say(Message("refuse-game"))
