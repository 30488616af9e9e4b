"""Games that cannot be loaded are told apart from games that do not exist, and keep nobody from the others."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

import arsia
from arsia.arena import simulate
from arsia.arena.fixture import play_all
from arsia.games import GROUP, NAMES, outside
from arsia.kernel.game import BadSetup
from arsia.kernel.message import Refused
from tests.cli.conftest import Terminal, terminal
from tests.cli.games import PEBBLES

__all__ = ["terminal"]


@pytest.fixture
def broken() -> Iterator[dict[str, EntryPoint]]:
    """Two packages that name a game as they should not."""
    points = {
        "lost": EntryPoint("lost", "no_such_package:GAME", GROUP),
        "chess": EntryPoint("chess", "arsia.games.pocket_mars:GAME", GROUP),
    }
    outside().update(points)
    yield points
    for name in points:
        del outside()[name]


def test_what_cannot_be_loaded_says_why(broken: dict[str, EntryPoint]) -> None:
    with pytest.raises(BadSetup, match="“lost” is installed and cannot be loaded from no_such_package:GAME: Module"):
        arsia.new("lost")
    with pytest.raises(
        BadSetup, match=r"“chess” is installed as arsia.games.pocket_mars:GAME, which is no game of that"
    ):
        arsia.new("chess")


def test_all_others_are_there_all_the_same(broken: dict[str, EntryPoint]) -> None:
    assert set(NAMES) <= set(arsia.games())
    assert "lost" not in arsia.games()
    assert "lost" in arsia.names()
    assert set(arsia.broken()) == {"lost", "chess"}


def test_the_terminal_says_which_is_broken_and_lists_the_others(
    broken: dict[str, EntryPoint], terminal: Terminal
) -> None:
    shown = terminal("games", "--language", "de")
    assert shown.code == 0
    assert "Das Spiel „lost“ ist installiert, lässt sich aber aus" in shown.err
    assert "pocket_mars  Pocket Mars" in shown.out
    assert "cannot be loaded" in terminal("play", "lost").err


def test_a_server_says_it_too_and_starts(
    broken: dict[str, EntryPoint], terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("arsia.cli.commands.serve.start_logging", lambda: None)
    monkeypatch.setattr("arsia.cli.commands.serve.run", lambda settings, listening: listening.close() is None)
    shown = terminal("serve", "--port", "0")
    assert shown.code == 0
    assert "“lost” is installed and cannot be loaded" in shown.err


def test_a_name_of_ours_stays_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = [EntryPoint("pocket_mars", "somewhere:GAME", GROUP), EntryPoint("zoo", "zoo:GAME", GROUP)]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: taken if group == GROUP else [])
    outside.cache_clear()
    try:
        assert list(outside()) == ["zoo"]
    finally:
        monkeypatch.undo()
        outside.cache_clear()
        outside().clear()


def test_workers_that_do_not_know_a_game_are_refused_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(arsia._registered, "pebbles", PEBBLES)
    with pytest.raises(Refused, match="A worker process could not play: There is no game “pebbles”") as refused:
        simulate("pebbles", 2, ["random"], 40, workers=2)
    assert refused.value.message.id == "refuse-worker"


class Deadly:
    """Whoever unpacks it dies."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (3,)


def test_workers_that_die_are_refused_once() -> None:
    with pytest.raises(Refused, match="A worker process ended before it could play"):
        list(play_all([Deadly()] * 8, 2))  # type: ignore[list-item]
