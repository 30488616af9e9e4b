from __future__ import annotations

from pathlib import Path

import pytest

import arsia
from arsia.cli.arguments import COMMANDS
from tests.cli.conftest import Terminal

GAMES = ", ".join(arsia.games())
PLAY = ("play", "pocket_mars")
SIMULATE = ("simulate", "pocket_mars")
GAMES = ", ".join(arsia.games())

WRONG = [
    (("dance",), f"There is no command “dance”; there are: {', '.join(COMMANDS)}."),
    (("new-game",), "Something is missing after the command; it is written: arsia new-game NAME."),
    (("new-game", "Dust Storm"), "“Dust Storm” is no name for a game; small letters, digits and underscores are"),
    (("new-game", "martians"), "There is a game “martians” already; choose another name."),
    (("completion", "cmd"), "There is no script for “cmd”; there are some for: bash, zsh, fish."),
    (("play", "chess"), f"There is no game “chess”; there are: {GAMES}."),
    (("rules", "chess"), f"There is no game “chess”; there are: {GAMES}."),
    (("bench", "chess"), f"There is no game “chess”; there are: {GAMES}."),
    (("simulate",), f"Which game? It is written arsia simulate GAME, and these are the games: {GAMES}."),
    (("rules",), f"Which game? It is written arsia rules GAME, and these are the games: {GAMES}."),
    (("replay",), "Something is missing after the command; it is written: arsia replay FILE."),
    ((*PLAY, "5"), "“5” is one word too many; it is written: arsia play GAME."),
    (("games", "chess"), "“chess” is one word too many; it is written: arsia games."),
    ((*PLAY, "--seats", "9"), "Pocket Mars is not played with 9 seats; these numbers work: 1, 2, 3, 4."),
    ((*PLAY, "--seats", "two"), "--seats takes a whole number from 1 up, not “two”."),
    ((*PLAY, "--seats"), "--seats needs a value: --seats N."),
    ((*PLAY, "--seats", "--seed"), "--seats needs a value: --seats N."),
    ((*PLAY, "--seed", "-1"), "--seed takes a whole number from 0 up, not “-1”."),
    ((*PLAY, "--seed", "1" * 5000), "--seed takes a whole number from 0 up"),
    (
        (*PLAY, "--options", "draft"),
        "An option is written name=value, not “draft”; Pocket Mars has: draft, solo_level.",
    ),
    ((*PLAY, "--options", "beer=true"), "Pocket Mars has no option “beer”; it has: draft, solo_level."),
    ((*PLAY, "--options", "draft=perhaps"), "“perhaps” is no value for the option draft of Pocket Mars; these are"),
    ((*PLAY, "--options", "solo_level=hard"), "A solo level is for the solo game"),
    ((*PLAY, "--seats=1", "--options", "draft=true", "solo_level=hard"), "There is no draft in the solo game"),
    ((*PLAY, "--bots", "genius"), "There is no bot “genius”; there are: random, quick, greedy, mcts"),
    ((*PLAY, "--bots", "greedy,greedy"), "2 bots do not fit: 1 seat is left beside yours."),
    ((*PLAY, "--names", "A,B,C"), "3 names do not fit 2 seats."),
    ((*PLAY, "--language", "fr"), "There are no words in “fr”; the languages are: en, pl, de."),
    (("--language=fr",), "There are no words in “fr”; the languages are: en, pl, de."),
    ((*PLAY, "--language"), "--language needs a value: --language en|pl|de."),
    ((*PLAY, "--speed", "9"), "“arsia play GAME” takes no --speed; it takes: --seats, --bots, --options"),
    ((*SIMULATE, "--json=yes"), "--json takes no value; leave out “yes”."),
    ((*SIMULATE, "--bots", "genius"), "There is no bot “genius”; there are: random, quick, greedy, mcts"),
    ((*SIMULATE, "--bots", "random,random,random"), "name at least 1 and at most 2"),
    ((*SIMULATE, "--games", "0"), "--games takes a whole number from 1 up, not “0”."),
    ((*SIMULATE, "--workers", "many"), "--workers takes a whole number from 1 up, not “many”."),
    ((*SIMULATE, "--options", "beer=1"), "Pocket Mars has no option “beer”; it has: draft, solo_level."),
    (("serve", "--port", "http"), "--port takes a whole number from 0 up, not “http”."),
    (("replay", "no/such/file"), "The file no/such/file cannot be used: it does not exist."),
    (("play", "--resume", "no/such/file"), "The file no/such/file cannot be used: it does not exist."),
    (("replay", "/"), "The file / cannot be used: it is a folder."),
    ((*PLAY, "--save", "no/such/file"), "The file no/such/file cannot be used: its folder does not exist."),
    (("play", "--resume", "x", "--seed", "1"), "brings its own seats, options and seed; leave out --seed."),
]


@pytest.mark.parametrize(("argv", "sentence"), WRONG, ids=[" ".join(argv)[:60] for argv, _ in WRONG])
def test_what_is_wrong_is_answered_with_what_is_right(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argv: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = terminal(*argv)
    assert sentence in shown.err
    assert len(shown.err.splitlines()) == 1
    assert (shown.code, shown.out) == (2, "")


@pytest.mark.parametrize("language", ["pl", "de"])
def test_refusals_speak_the_language(terminal: Terminal, language: str) -> None:
    for argv, sentence in WRONG:
        if not any(each.startswith("--language") for each in argv):
            shown = terminal(*argv, "--language", language)
            assert shown.code == 2, argv
            assert sentence not in shown.err
            assert "cli-" not in shown.err
            assert len(shown.err.splitlines()) == 1


def test_another_games_record_is_not_taken_for_this_one(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    terminal(*PLAY, "--bots", "random", "--seed", "1", "--save", str(kept))
    shown = terminal("play", "chess", "--resume", str(kept))
    assert shown.code == 2
    assert "holds a game of pocket_mars" in shown.err
