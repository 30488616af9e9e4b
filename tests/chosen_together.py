"""Situations in which several are chosen, answered from the end where something used to be lost; for every edge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from arsia.kernel.message import Option
from arsia.kernel.table import Table
from arsia.testing import Situation
from tests.rules.ares_expedition.tables import quiet as quiet_ares
from tests.rules.martians.tables import calm, com, coop, rich
from tests.rules.mission_red_planet.tables import chosen
from tests.rules.mission_red_planet.tables import quiet as quiet_mission


class Together(NamedTuple):
    """What seat 0 is asked, what it answers from the wrong end, and what must be true then."""

    asked: Callable[[], Situation]
    answer: tuple[Option, ...]
    then: tuple[tuple[tuple[Any, ...], Any], ...]  # what can be read of the table, and what it is

    def table(self) -> Table:
        """The table on which it is asked, as if nothing had happened before."""
        table = self.asked().table
        table.ply = 0
        table.stage()
        return table

    def holds(self, table: Table) -> None:
        """Everything that must be true afterwards is."""
        t = self.asked()
        t.table = table
        assert [t.get(*what) for what, _ in self.then] == [value for _, value in self.then]


FIVE = ["mine", "comet", "fish", "birds", "moss"]


def _hungry() -> Situation:
    return coop().set(food=4).set(Q1=(0, 0, 1), Q2=(0, 0, 1), Q3=(0, 0, 1), Q4=(0, 0, 1)).at("delivery")


def _doctor() -> Situation:
    t = calm(rich(coop(collector=True)).set(0, specialists=["doctor"])).set(Q1=(0, 2, 0), Q2=(0, 2, 0)).at("turn")
    return t.do(0, "use", "doctor")


def _offer() -> Situation:
    t = com().set(0, energy=5, ice=0, supply=1).set(1, ice=3, energy=0, supply=0).at("turn")
    return t.do(0, "offer", 1)


def _soldier() -> Situation:
    t = chosen("soldier", phobos=4).set(1, hellas=1).at("resolve")
    return t.do(0, "place", "S02").do(0, "kill", "hellas", 1)


CASES: dict[str, Together] = {
    "doctor": Together(
        _doctor,
        (("remove", "sickness", "Q2"), ("remove", "sickness", "Q1")),
        ((("Q1",), (0, 1, 0)), (("Q2",), (0, 1, 0))),
    ),
    "medicine before food": Together(
        lambda: com().set(0, medicine=1, food=2, reputation=0).set(Q1=(0, 1, 1)).at("delivery"),
        (("deliver", "medicine", "Q1"), ("deliver", "food", "Q1")),
        ((("Q1",), (0, 0, 0)), ((0, "food"), 1), ((0, "medicine"), 0)),
    ),
    "the last quarter first": Together(
        _hungry,
        (("deliver", "food", "Q4"), ("deliver", "food", "Q1")),
        ((("Q1",), (0, 0, 0)), (("Q4",), (0, 0, 0)), (("food",), 2)),
    ),
    "rest": Together(
        lambda: rich(com()).set(0, board={"mining": 1, "lander": 1, "moxie": 1}).at("turn").do(0, "rest"),
        (("collect", "lander"), ("collect", "moxie")),
        (((0, "markers"), 2), ((0, "board"), {"mining": 1})),
    ),
    "trade": Together(
        _offer,
        (("want", "ice", 1), ("give", "supply", 1), ("give", "energy", 2)),
        (((0, "energy"), 5), ((1, "ice"), 3)),  # nothing changes hands before the other accepts
    ),
    "research": Together(
        lambda: (
            quiet_ares().set(0, phase="research").set(deck=["mine", "comet", "fish", "birds", "moss"]).at("research")
        ),
        (("keep", "moss"), ("keep", "mine")),
        (((0, "hand"), ("mine", "moss")),),
    ),
    "soldier": Together(
        _soldier,
        (("move", "phobos", "syrtis_major"), ("move", "phobos", "ausonia"), ("move", "phobos", "ausonia")),
        (((0, "phobos"), 1), ((0, "ausonia"), 2), ((0, "syrtis_major"), 1)),
    ),
    "dust storm": Together(
        lambda: quiet_mission().set(discovery_hellas="dust_storm").set(0, hellas=2).at("discovery_reveal"),
        (("move", "hellas", "valles_marineris"), ("move", "hellas", "ausonia")),
        (((0, "hellas"), 0), ((0, "ausonia"), 1), ((0, "valles_marineris"), 1)),
    ),
}
