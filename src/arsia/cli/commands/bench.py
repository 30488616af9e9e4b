"""``arsia bench``: how fast the games run here."""

from __future__ import annotations

import json

import arsia
from arsia.arena.bench import run, table
from arsia.cli.arguments import Arguments
from arsia.cli.progress import watched
from arsia.cli.speech import Words


def bench(arguments: Arguments, language: str) -> int:
    """Measure, and print a table or one JSON object."""
    games = None if arguments.first is None else [arsia.game(arguments.first).name]
    with watched(Words(language).text("cli-measuring")) as progress:
        result = run(games, arguments.has("quick"), progress)
    print(json.dumps(result) if arguments.has("json") else table(result))
    return 0
