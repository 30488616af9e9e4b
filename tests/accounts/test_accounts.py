"""Random games of every mode against accounts that know the log and the facts, and nothing of the engine."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Final

import pytest

import arsia
from arsia.properties.cases import Case, cases
from tests.accounts.book import Book, Wrong, audit, play, without
from tests.accounts.martians import Martians
from tests.accounts.mission_red_planet import MissionRedPlanet
from tests.accounts.pocket_mars import PocketMars
from tests.accounts.terraforming_mars import TerraformingMars

BOOKS: Final[dict[str, Callable[[Case], Book]]] = {
    "martians": Martians,
    "mission_red_planet": MissionRedPlanet,
    "pocket_mars": PocketMars,
    "terraforming_mars": TerraformingMars,
}
#: How often each way to play comes; less often where a random game is long.
TURNS: Final = {"terraforming_mars": 2}
OFTEN: Final = 6
#: How often in every run; the long one plays on from there.
SAMPLE: Final = 2


def ways(game: str) -> int:
    return sum(len(mode.seats) for mode in arsia.game(game).modes)


@pytest.mark.parametrize(("game", "way"), [(game, way) for game in BOOKS for way in range(ways(game))])
def test_the_table_agrees_with_accounts_kept_apart(game: str, way: int) -> None:
    for case in islice(cases(game), way, ways(game) * SAMPLE, ways(game)):
        audit(BOOKS[game](case), *play(case))


@pytest.mark.long
@pytest.mark.parametrize("game", BOOKS)
def test_the_table_agrees_with_them_in_many_more_games(game: str) -> None:
    for case in islice(cases(game), ways(game) * SAMPLE, ways(game) * OFTEN * 3):
        audit(BOOKS[game](case), *play(case))


@pytest.mark.parametrize("game", BOOKS)
def test_a_book_knows_every_event_that_everybody_can_be_told(game: str) -> None:
    book = BOOKS[game](next(cases(game)))
    told = {event[0] for case in islice(cases(game), ways(game)) for page in play(case)[0] for event in page.events}
    assert told <= set(arsia.game(game).events)
    for verb in arsia.game(game).events:
        assert (verb in book.SILENT) != hasattr(book, f"on_{verb}") or verb not in told, verb


@pytest.mark.parametrize("game", BOOKS)
def test_a_book_notices_whatever_the_log_leaves_out(game: str) -> None:
    told: set[str] = set()
    noticed: set[str] = set()
    for case in islice(cases(game), ways(game) * TURNS.get(game, OFTEN) // 2):
        pages, outcome = play(case)
        book = BOOKS[game](case)
        verbs = {str(event[0]) for page in pages for event in page.events} - book.SILENT - book.REASONS
        for verb in verbs - noticed:
            try:
                audit(BOOKS[game](case), without(pages, verb), outcome)
            except (Wrong, KeyError):
                noticed.add(verb)
        told |= verbs
    assert len(told) > 20
    assert not told - noticed
