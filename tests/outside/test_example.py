"""A game of another package is found by its entry point, with its words, and played like any other."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import arsia
from arsia.words import LANGUAGES, Words, title
from tests.outside.conftest import EXAMPLE, arsia_with, python_with
from tests.server.kit import play_live, play_rest, running, tokens


def test_its_own_tests_hold(installed: Path) -> None:
    said = python_with(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null", str(EXAMPLE))
    assert "4 passed" in said.stdout


def test_it_is_small() -> None:
    lines = [line for path in EXAMPLE.rglob("src/**/*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert len([line for line in lines if line.strip()]) < 300


def test_it_is_one_of_the_games(supply_drop: str) -> None:
    assert arsia.names()[-1] == supply_drop
    assert arsia.games()[supply_drop].seats == (2, 3, 4)
    assert [title(language, supply_drop) for language in LANGUAGES] == [
        "Supply Drop",
        "Zrzut zaopatrzenia",
        "Nachschub",
    ]


def test_it_speaks_three_languages(supply_drop: str) -> None:
    game = arsia.game(supply_drop)
    said = [Words(language, supply_drop, ("Ann",), game.verbs, game.events) for language in LANGUAGES]
    assert [words.option(("bid", "ice-7")) for words in said] == ["Bid Ice 7", "Licytuj: Lód 7", "Eis 7 bieten"]
    assert [words.event(("take", 0, "ore-5")) for words in said] == [
        "Ann takes Ore 5.",
        "Ann bierze: Ruda 5.",
        "Ann nimmt Erz 5.",
    ]
    for words in said:
        assert words.rules(supply_drop).startswith(f"# {words.text('game-supply_drop')}\n")


def test_the_terminal_lists_explains_and_plays_it(installed: Path) -> None:
    assert "supply_drop  Supply Drop" in arsia_with(installed, "games").stdout
    assert "Supply Drop" in arsia_with(installed, "help").stdout
    assert arsia_with(installed, "rules", "supply_drop", "--language", "de").stdout.startswith("# Nachschub\n")
    played = arsia_with(
        installed, "play", "supply_drop", "--seats", "2", "--bots", "random", "--seed", "3", typed="1\n" * 20
    )
    assert "Bid " in played.stdout
    assert "Crates on the ground" in played.stdout
    assert "All cards are played." in played.stdout


def test_workers_find_it(installed: Path) -> None:
    asked = ("simulate", "supply_drop", "--bots", "greedy,random", "--games", "40", "--workers", "2", "--json")
    result = json.loads(arsia_with(installed, *asked).stdout)
    assert result["games"] == 40
    assert result["wins"]["greedy"] > result["wins"]["random"]


@pytest.mark.anyio
async def test_the_server_hands_out_its_words_and_plays_it(supply_drop: str, tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        facts = {game["name"]: game for game in (await here.web.get("/api/games")).json()}[supply_drop]
        assert "game-supply-drop = Nachschub" in facts["words"]["de"]
        assert "about-supply-drop" in facts["words"]["en"]
        assert "option-bid" not in facts["words"]["en"]
        for language, word in (("en", "Bid"), ("pl", "Licytuj"), ("de", "bieten")):
            said = (await here.web.get(f"/api/games/{supply_drop}/words/{language}")).json()
            assert word in next(line for line in said["fluent"].splitlines() if line.startswith("option-bid"))
        cards = (await here.web.get(f"/api/games/{supply_drop}/catalogue")).json()
        assert (len(cards), cards[0]["designed"]) == (36, [])
        rules = (await here.web.get(f"/api/games/{supply_drop}/rules/pl")).json()
        assert [section["id"] for section in rules["sections"]] == ["set-up", "a-round", "the-end"]
        made = await here.make("me", "here", game=supply_drop, seed=4)
        seen = await play_rest(here, made["table"], tokens(made), random.Random(1))
        assert sorted(seen["view"]["outcome"]["places"]) in ([1, 1], [1, 2])


@pytest.mark.anyio
async def test_a_bot_of_the_server_plays_it(supply_drop: str, tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "greedy", game=supply_drop, seed=4)
        line = await play_live(here, made["table"], 0, tokens(made)[0], random.Random(2))
        assert line.heard[-1]["view"]["outcome"] is not None
