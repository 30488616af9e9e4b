"""Random games of Ares Expedition in every mode, against accounts that know the log and the facts alone."""

from __future__ import annotations

from itertools import islice
from typing import Final

import pytest

import arsia
from arsia.properties.cases import cases
from tests.accounts.ares_expedition import AresExpedition
from tests.accounts.book import Wrong, audit, play, without

GAME: Final = "ares_expedition"
WAYS: Final = sum(len(mode.seats) for mode in arsia.game(GAME).modes)
TURNS: Final = 4  # of each way to play


@pytest.mark.parametrize("way", range(WAYS))
def test_the_table_agrees_with_accounts_kept_apart(way: int) -> None:
    for case in islice(cases(GAME), way, WAYS * TURNS, WAYS):
        audit(AresExpedition(case), *play(case))


def test_the_accounts_notice_whatever_the_log_leaves_out() -> None:
    noticed: set[str] = set()
    for case in islice(cases(GAME), WAYS):
        pages, outcome = play(case)
        told = {str(event[0]) for page in pages for event in page.events}
        for verb in sorted(told - AresExpedition.SILENT - AresExpedition.REASONS - noticed):
            with pytest.raises((Wrong, KeyError, IndexError)):
                audit(AresExpedition(case), without(pages, verb), outcome)
            noticed.add(verb)
    assert len(noticed) > 30
