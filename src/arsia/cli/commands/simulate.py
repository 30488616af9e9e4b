"""``arsia simulate``: bots play each other, many times."""

from __future__ import annotations

import json
from typing import Any

from rich import box
from rich.table import Table as Grid

from arsia import arena
from arsia.cli.arguments import Arguments
from arsia.cli.progress import watched
from arsia.cli.screen import screen
from arsia.cli.speech import Words, words_for


def simulate(arguments: Arguments, language: str) -> int:
    """Play the games, and show who won how often."""
    game = arguments.game()
    words = words_for(game, language)
    usual = 2 if 2 in game.seats else game.seats[0]
    seats = arguments.number("seats", usual, 1) or usual
    games = arguments.number("games", 100, 1) or 100
    seed = arguments.number("seed", 0, 0) or 0
    workers = arguments.number("workers", 1, 1) or 1
    bots = arguments.list("bots") or ("random",)
    with watched(words.text("cli-simulating", game=game.name)) as progress:
        result = arena.simulate(game.name, seats, bots, games, seed, arguments.options(game), workers, progress)
    if arguments.has("json"):
        print(json.dumps(result))
    else:
        _show(result, words)
    return 0


def _show(result: dict[str, Any], words: Words) -> None:
    show = screen()
    games = result["games"]
    grid = Grid(
        words.text("cli-column-bot"),
        words.text("cli-column-wins"),
        words.text("cli-column-share"),
        words.text("cli-column-score"),
        box=box.SIMPLE_HEAD,
        pad_edge=False,
    )
    for column in grid.columns[1:]:
        column.justify = "right"
    for bot, wins in result["wins"].items():
        mean = result["mean_scores"][bot]
        grid.add_row(bot, f"{wins:g}", f"{100 * wins / games:.1f}%", f"{mean:.2f}")
    show.print(grid)
    if result.get("win_rate") is not None:
        show.print(words.text("cli-win-rate", percent=f"{100 * result['win_rate']:.1f}"))
    for bot, faults in result.get("faults", {}).items():
        if any(faults.values()):
            show.print(words.text("cli-faults", bot=bot, **faults))
    speeds = {name: f"{result[name]:.0f}" for name in ("games_per_second", "decisions_per_second")}
    show.print(
        words.text(
            "cli-speed",
            games=games,
            seconds=f"{result['seconds']:.2f}",
            games_speed=speeds["games_per_second"],
            decisions_speed=speeds["decisions_per_second"],
        )
    )
