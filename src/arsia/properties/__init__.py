"""What must hold in every game and mode, as plain functions that any registered game can be put through.

    python -m arsia.properties --games 100000

A game is played out at random; then each property walks along its moves and raises `Broken` where it fails. The
`Case` that the failure names is all that is needed to see it again: ``hold(Case(...), closely=True)``.
"""

from __future__ import annotations

from itertools import islice
from random import Random

import arsia
from arsia.kernel.decision import Broken
from arsia.properties.cases import Case, cases
from arsia.properties.choosing import sets_are_one_answer
from arsia.properties.declaring import declares_its_parts, prints_well, speaks, state_has_every_field
from arsia.properties.hiding import hides, watching_teaches_what_is_seen
from arsia.properties.playing import copies_stand_alone, plays_to_the_end, replays
from arsia.properties.refusing import refuses_what_is_wrong
from arsia.properties.uncommitted import nothing_uncommitted_tells
from arsia.properties.undoing import takes_back, undo_teaches_nothing
from arsia.properties.warning import warns_truly

__all__ = ["CLOSELY", "Case", "cases", "chunk", "hold"]

#: One game in so many is looked at closely.
CLOSELY = 10


def hold(case: Case, closely: bool) -> int:
    """Put one game through everything; how many moves it had. A failure names the case."""
    try:
        table, prints = plays_to_the_end(case)
        replays(table, prints)
        if closely:
            taken = table.moves()
            rng = Random(case.seed)
            if case.turn == 0:
                prints_well(arsia.game(case.game))
                speaks(case)
            declares_its_parts(case, taken)
            state_has_every_field(case, taken, Random(case.seed))
            copies_stand_alone(case, taken, rng)
            hides(case, taken, rng)
            watching_teaches_what_is_seen(case, taken)
            nothing_uncommitted_tells(case, taken, rng)
            refuses_what_is_wrong(case, taken, rng)
            warns_truly(case, taken, Random(case.seed))
            sets_are_one_answer(case, taken, rng)
            takes_back(case, taken, rng)
            undo_teaches_nothing(case, taken)
    except Exception as failure:
        raise Broken(f"{case}: {failure or type(failure).__name__}") from failure
    return table.ply


def chunk(game: str, first: int, size: int) -> int:
    """Put the games from so many seeds through everything, one in ten closely; how many moves they had."""
    # Whole turns over the ways to play are looked at closely, so that no way is left out.
    return sum(hold(case, case.turn % CLOSELY == 0) for case in islice(cases(game, first), size))
