"""``arsia learn tune``: better numbers for a game's quick player, by games of the player against itself."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from arsia.cli.arguments import Arguments
from arsia.cli.progress import watched
from arsia.cli.screen import screen
from arsia.cli.speech import words_for
from arsia.kernel.message import Message, Refused
from arsia.learn.tune import Plan, gate, keep, side_of, start, tune

HELD: Final = 1000  # deals on which the tuned numbers are held against those before them


def learn(arguments: Arguments, language: str) -> int:
    """Tune, and keep what wins; 0 if it did."""
    game = arguments.game()
    words = words_for(game, language)
    if not game.numbers:
        raise Refused(Message("cli-refuse-numbers", {"game": game.name}))
    usual = 2 if 2 in game.seats else game.seats[0]
    plan = Plan(
        game.name,
        arguments.number("seats", usual, 1) or usual,
        arguments.options(game),
        arguments.number("rounds", 12, 1) or 12,
        (arguments.number("games", 1600, 2) or 1600) // 2,
        arguments.number("seed", 1, 0) or 0,
        arguments.number("workers", 1, 1) or 1,
    )
    before = start(plan)
    kept = Path(arguments.text("folder", "learn")) / f"tune-{plan.game}-{side_of(plan)}-{plan.seats}.json"
    with watched(words.text("cli-learning", game=game.name)) as progress:
        values, _ = tune(plan, kept, progress)
    found = gate(plan, values, before, HELD)
    show = screen()
    figures = {"games": found.games, "percent": f"{100 * found.won:.1f}", "lead": f"{found.lead:.1f}"}
    if found.low <= 0.5:
        show.print(words.text("cli-not-tuned", **figures))
        return 1
    command = f"arsia learn tune {plan.game} --seats {plan.seats} --rounds {plan.rounds} --games {2 * plan.deals}"
    chosen = "".join([f" --options {name}={value}" for name, value in plan.options.items()])
    path = keep(plan, values, found, f"{command}{chosen} --seed {plan.seed}")
    show.print(words.text("cli-tuned", file=str(path), **figures))
    return 0
