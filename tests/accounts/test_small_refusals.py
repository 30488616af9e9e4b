"""Why not, in random games of Pocket Mars and Mission: Red Planet: what a refusal says is so on the table."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from arsia.kernel.message import Message, Option
from arsia.properties.cases import Case, any_move, cases
from tests.accounts.book import FACTS

Says = Callable[..., object]


class Seen:
    """What a seat sees, and the option that it was told it may not take."""

    def __init__(self, view: Any, seat: int, option: Option) -> None:
        self.view = view
        self.me = view["players"][seat]
        self.option = option
        self.verb = str(option[0])
        self.what = option[1] if len(option) > 1 else ""


# ---- Pocket Mars -----------------------------------------------------------------------------------------------------

CARDS: Final[dict[str, Any]] = json.loads((FACTS / "pocket_mars.json").read_text("utf-8"))["cards"]


class OnPocketMars(Seen):
    def stars(self, building: str, star: str) -> Any:
        return next(each for each in self.view["buildings"] if each["id"] == building)[star]

    def full(self, building: str, room: int) -> bool:
        there = next(each for each in self.view["buildings"] if each["id"] == building)
        return bool(sum(there["star2"]) == room == there["room"])

    def needs(self, needs: Message) -> bool:
        args = needs.args
        building = str(next(iter(args.values())))
        mine = self.me["player"]
        if needs.id == "needs-card":
            return not any(CARDS[card["card"]]["colour"] == building for card in self.me["hand"])
        people = self.stars(building, "star1")[mine] + self.stars(building, "star2")[mine]
        return bool(people) == (needs.id == "needs-nobody")


POCKET: Final[dict[str, Says]] = {
    "why-needs": lambda s, needs: s.needs(needs),
    "why-energy": lambda s, energy, have: s.me["energy"] == have < energy,
    "why-hand-empty": lambda s: not s.me["hand"],
    "why-prepared-nothing": lambda s: s.verb == "attach",
    "why-attached-nothing": lambda s: s.verb == "attach",
    "why-nothing-happens": lambda s: s.verb == "play",
    "why-earth-empty": lambda s, player: s.view["players"][player]["earth"] == 0,
    "why-not-meant": lambda s, where: s.verb == "land" and s.what not in where.args.values(),
    "why-nobody-on-star1": lambda s, player, building: s.stars(building, "star1")[player] == 0,
    "why-star2-full": lambda s, building, room: s.full(building, room),
}


# ---- Mission: Red Planet ---------------------------------------------------------------------------------------------


class OnMission(Seen):
    @property
    def dock(self) -> Any:
        return next(dock for dock in self.view["docks"] if dock and dock["ship"] == self.what)

    @property
    def zone(self) -> Any:
        return next(zone for zone in self.view["zones"] if zone["id"] == self.what)

    def there(self, player: int) -> int:
        """How many of a colour are at the place that the option names."""
        docks = {dock["ship"]: dock["crew"] for dock in self.view["docks"] if dock}
        zones = {zone["id"]: zone["astronauts"] for zone in self.view["zones"]}
        return int({**docks, **zones}[self.what][player])


MISSION: Final[dict[str, Says]] = {
    "why-launched": lambda s: s.dock["launched"],
    "why-apart": lambda s: any(s.dock["crew"]),
    "why-full": lambda s: s.dock["free"] == 0,
    "why-launches-itself": lambda s: s.dock["free"] == 0,
    "why-few-seats": lambda s, n, free: s.dock["free"] == free < n,
    "why-not-there": lambda s, player: s.there(player) == 0,
    "why-inner": lambda s, zone: s.zone["id"] == zone and s.zone["group"] == "inner",
    "why-has-discovery": lambda s: s.zone["discovery"] is not None,
    "why-not-outer": lambda s: s.zone["group"] != "outer",
    "why-no-token": lambda s: s.zone["destination_tokens"] == 0,
    "why-played": lambda s: s.what in s.me["played"],
}
GAMES: Final[dict[str, tuple[type[Seen], dict[str, Says], int]]] = {
    "pocket_mars": (OnPocketMars, POCKET, 18),
    "mission_red_planet": (OnMission, MISSION, 10),
}


def games() -> list[Case]:
    return [case for game, (_, _, n) in GAMES.items() for case in islice(cases(game), n)]


def heard(case: Case) -> set[str]:
    """Which reasons a random game gave; each was looked up on the table."""
    kind, says, _ = GAMES[case.game]
    table, rng = case.table(), Random(case.seed)
    found: set[str] = set()
    while table.outcome is None:
        for seat in table.pending:
            view = table.view(seat)
            for refusal in (*table.explain(seat), *table.warnings(seat)):
                for reason in refusal.reasons:
                    seen = kind(view, seat, refusal.option)
                    assert says[reason.id](seen, *reason.args.values()), f"{case}: {refusal.option}: {reason}"
                    found.add(reason.id)
        table.play(*any_move(table, rng))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_says_what_is_on_the_table(game: str) -> None:
    found = set().union(*[heard(case) for case in games() if case.game == game])
    assert len(found) > 7, f"too few reasons were given: {found}"
