"""``arsia bot-check``: some games against chance, and what a bot behind a door did wrong in them."""

from __future__ import annotations

import json
from typing import Final

import arsia
from arsia.arena.trial import Trial, trial
from arsia.cli.arguments import Arguments
from arsia.cli.progress import watched
from arsia.cli.screen import screen
from arsia.cli.speech import Words, say, words_for
from arsia.doors import DOORS, SECONDS

#: The shortest game, to begin with.
USUAL: Final = "pocket_mars"
GAMES: Final = 20


def bot_check(arguments: Arguments, language: str) -> int:
    """Play the games; 0 if the bot answered everything in time and legally, 1 if not."""
    spec = arguments.needed()
    spec = spec if spec.partition(":")[0] in DOORS else f"cmd:{spec}"
    game = arsia.game(arguments.text("game", USUAL))
    usual = 2 if 2 in game.seats else game.seats[0]
    seats = arguments.number("seats", usual, 1) or usual
    games = arguments.number("games", GAMES, 1) or GAMES
    seed = arguments.number("seed", 0, 0) or 0
    seconds = arguments.number("seconds", int(SECONDS), 1) or SECONDS
    words = words_for(game, language)
    with watched(words.text("cli-simulating", game=game.name)) as progress:
        found = trial(spec, game.name, seats, games, seed, arguments.options(game), seconds, progress)
    if arguments.has("json"):
        print(json.dumps(found.data()))
    else:
        _show(found, spec, words)
    return 0 if found.is_clean else 1


def _show(found: Trial, spec: str, words: Words) -> None:
    show = screen()
    mean = 1000 * found.seconds / max(1, found.decisions)
    show.print(
        words.text(
            "cli-checked",
            games=found.games,
            decisions=found.decisions,
            wins=f"{found.wins:g}",
            mean=f"{mean:.1f}",
            slowest=f"{1000 * found.slowest:.0f}",
        )
    )
    show.print(words.text("cli-no-faults") if found.is_clean else words.text("cli-faults", bot=spec, **found.faults))
    for trouble in found.troubles:
        show.print(f"- {say(words, trouble)}")
