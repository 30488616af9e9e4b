"""Bots play each other: one game to look at, then many to count."""

from __future__ import annotations

import arsia
from arsia import bots
from arsia.arena import play_match, simulate
from arsia.words import Words


def main() -> None:
    """Play, and print what happened."""
    table = arsia.new("pocket_mars", seats=2, seed=1)
    match = play_match(table, [bots.make("greedy", seed=1), bots.make("random", seed=2)])
    print(match.outcome.scores, "after", match.decisions, "decisions")

    # The last things that everybody heard, in words.
    game = arsia.game("pocket_mars")
    words = Words("en", game.name, ("Greta", "Rob"), game.verbs, game.events)
    for event in table.events(None)[-5:]:
        print(" ", words.event(event))

    # Many games; with workers=2 they are the same, on two cores.
    result = simulate("pocket_mars", seats=2, bots=["greedy", "random"], games=20, seed=1)
    print(result["wins"])


if __name__ == "__main__":
    main()
