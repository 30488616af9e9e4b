"""Random games of Mission: Red Planet with its readings set otherwise, against the accounts."""

from __future__ import annotations

from typing import Final

import pytest

from arsia.properties.cases import Case
from tests.accounts.book import Wrong, audit, play
from tests.accounts.mission_red_planet import MissionRedPlanet

#: A seed with which, among six, a Travel Agent skips last.
SKIPPED_LAST: Final = 1
OTHERWISE: Final = {"skipped_not_first": True, "forced_actions": True}


def otherwise(seats: int, seed: int) -> Case:
    options = OTHERWISE | ({"unkept_aside": True} if seats == 2 else {})
    return Case("mission_red_planet", "otherwise", seats, options, seed)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_other_readings_agree_with_the_accounts(seats: int) -> None:
    for seed in range(3):
        case = otherwise(seats, seed)
        audit(MissionRedPlanet(case), *play(case))


@pytest.mark.parametrize("seats", [2, 6])
def test_accounts_of_the_usual_readings_do_not(seats: int) -> None:
    usual = MissionRedPlanet(Case("mission_red_planet", "standard", seats, {}, SKIPPED_LAST))
    with pytest.raises(Wrong, match="is first" if seats > 2 else "events"):
        audit(usual, *play(otherwise(seats, SKIPPED_LAST)))
