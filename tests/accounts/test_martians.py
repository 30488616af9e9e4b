"""Random games of all scenarios of Martians against the accounts, and against accounts of other rules."""

from __future__ import annotations

from typing import Final

import pytest

from arsia.games.martians.components import SCENARIO
from arsia.properties.cases import Case
from tests.accounts.book import Wrong, audit, play
from tests.accounts.martians import Martians

MODES: Final = (("coop", 2), ("semi", 3), ("solo", 1), ("semi", 2), ("coop", 4))


def case(scenario: str, mode: str, seats: int, **options: object) -> Case:
    return Case("martians", mode, seats, {"mode": mode, "scenario": scenario, **options}, 1)


@pytest.mark.parametrize("scenario", SCENARIO)
def test_every_scenario_agrees_with_the_accounts(scenario: str) -> None:
    first = list(SCENARIO).index(scenario)
    for turn in range(2):
        each = case(scenario, *MODES[(first + turn) % len(MODES)], collector=turn == 1)
        audit(Martians(each), *play(each))


@pytest.mark.parametrize("early_end", ["vote", "never"])
def test_so_do_the_other_early_ends(early_end: str) -> None:
    each = case("the_end", "semi", 2, early_end=early_end, all_lose=True)
    audit(Martians(each), *play(each))


class MoreHunger(Martians):
    def _asked(self, player: int, players: int) -> tuple[int, int, int]:
        oxygen, sickness, hunger = super()._asked(player, players)
        return oxygen, sickness, hunger + 1


class OneDeath(Martians):
    def on_dead(self, player: int, quarter: str) -> None:
        self.dead[player] += not self.dead[player]


class FewerPoints(Martians):
    def score(self, player: int) -> int:
        return super().score(player) - self.stocks[self.owner[player]]["energy"] // 2


class FewSurrender(Martians):
    def on_summary(self) -> None:
        super().on_summary()
        self.going.clear()


@pytest.mark.parametrize("book", [MoreHunger, OneDeath, FewerPoints, FewSurrender])
def test_accounts_of_other_rules_do_not_agree(book: type[Martians]) -> None:
    def keep_them() -> None:
        for mode, seats in MODES:
            each = case("new_settlers", mode, seats)
            audit(book(each), *play(each))

    with pytest.raises(Wrong):
        keep_them()
