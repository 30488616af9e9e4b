"""Why not, in random games of Martians: what a refusal says, and each of its numbers, is so on the table."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from arsia.kernel.message import Message, Option
from arsia.kernel.table import Table
from arsia.properties.cases import Case, any_move, cases
from tests.accounts.book import FACTS

BOX: Final[dict[str, Any]] = json.loads((FACTS / "martians.json").read_text("utf-8"))
TOKENS: Final = {"food": "hunger", "medicine": "sickness", "oxygen": "oxygen"}
SCENARIOS: Final = ("refugees", "mars_one", "martian_face", "dark_side_of_mars", "underground_colony", "the_end")


class Seen:
    """What the seat sees of the player whose turn it is, and what it was told that it may not do."""

    def __init__(self, view: Any, option: Option) -> None:
        self.view = view
        self.option = option
        self.verb = str(option[0])
        self.what = str(option[1]) if len(option) > 1 else ""
        self.player = view["active"]
        self.me = view["players"][self.player]
        self.stock = view["stocks"][self.me["stock"]]
        self.card = view["cards"][self.me["card"]]
        self.effects = view["effects"]
        mission = view["mission"] or {"requirements": []}
        self.steps = {step["id"]: step for step in mission["requirements"]}
        self.scenario = mission.get("scenario", "")

    @property
    def building(self) -> Any:
        return next(each for each in self.view["buildings"] if each["id"] == self.what)

    @property
    def space(self) -> Any:
        return self.building["spaces"][int(self.option[2]) - 1]

    def markers(self) -> list[object]:
        return [space["marker"] for each in self.view["buildings"] for space in each["spaces"]]

    def needs(self, token: str) -> int:
        """Tokens of a kind in the Quarters that the player looks after, or in the one that is named."""
        own = self.me["quarter"]
        named = str(self.option[-1])
        quarters = self.view["quarters"]
        if named.startswith("Q"):
            return sum(each[token] for each in quarters if each["id"] == named)
        return sum(each[token] for each in quarters if own in (None, each["id"]))

    def cost(self, good: str) -> int | None:
        """What it costs by the sheet of facts, where that says it."""
        energy = good == "energy"
        if self.verb == "order":
            return int(BOX["orders"][self.what][1].get(good, 0))
        if self.verb == "research":
            return int(BOX["tiles"][self.what][2].get(good, 0))
        if self.verb == "mission":
            return int(BOX["scenarios"][self.scenario]["missions"][self.what][0].get(good, 0))
        if self.verb in ("build", "upgrade", "install"):
            return 1 + energy * int(self.effects.get("construction_energy", 0))
        if self.verb in ("corp_tech", "colony_tech", "change_crop", "deliver", "rtg"):
            return 1
        if self.verb in ("hire", "free"):
            return 2
        return None

    # ---- what each reason says -----------------------------------------------------------------------------------

    def goods(self, good: str, n: int, have: int) -> bool:
        cost = self.cost(good)
        return self.stock[good] == have < n and cost in (None, n)

    def time(self, n: int, have: int) -> bool:
        return bool(self.view["time"] == have < n)

    def specialist(self) -> bool:
        mine = [each["used"] for each in self.card["specialists"] if each["id"] == self.what]
        return bool(mine) and all(mine)

    def first(self, mission: str) -> bool:
        step = self.steps[mission]
        facts = BOX["scenarios"][self.scenario]["missions"]
        return mission in facts and not self.steps[self.what]["open"] and step["done"] <= (step["required"] or 99)

    def known(self) -> bool:
        owner = 0 if len(self.view["growth"]) == 1 else self.player
        return self.what in self.card["technologies"] or self.what in self.view["colony_technologies"][owner]


REASONS: Final[dict[str, Callable[..., object]]] = {
    "why-goods": lambda s, good, n, have: s.goods(good, n, have),
    "why-time": lambda s, n, have: s.time(n, have),
    "why-cards": lambda s: s.verb in ("order", "research", "mission"),
    "why-no-marker": lambda s: s.me["markers"] == 0,
    "why-no-refugee": lambda s: s.view["mission"]["refugees"]["integrated"] == s.markers().count("refugee"),
    "why-unavailable": lambda s: not s.space["available"],
    "why-unbuilt": lambda s, building: building == s.what and not s.building["built"],
    "why-closed": lambda s, building: building == s.what and s.building["closed"],
    "why-own-marker": lambda s, building: s.player in [each["marker"] for each in s.building["spaces"]],
    "why-refugee-there": lambda s, building: "refugee" in [each["marker"] for each in s.building["spaces"]],
    "why-taken": lambda s: s.space["marker"] is not None,
    "why-no-demand": lambda s, token: s.needs(token) == 0,
    "why-no-regolith": lambda s: s.verb == "analyse",
    "why-installations": lambda s: s.card["installations_left"] == 0,
    "why-fewer-supplies": lambda s: s.what == "2" and s.effects["fewer_supplies"],
    "why-no-mission": lambda s: s.effects["no_mission"],
    "why-mission-done": lambda s, n: s.steps[s.what]["done"] == n >= (s.steps[s.what]["required"] or 0),
    "why-mission-first": lambda s, mission: s.first(mission),
    "why-surveyed": lambda s: s.what == "MF_B",
    "why-same-crop": lambda s: s.card["crop"] == s.what,
    "why-no-crop": lambda s: s.view["crops"][s.what] == 0,
    "why-known": lambda s: s.known(),
    "why-nothing-to-collect": lambda s: s.player not in s.markers() and "refugee" not in s.markers(),
    "why-nothing-to-do": lambda s, building: building == s.what,
    "why-rtg-used": lambda s: s.verb == "rtg",
    "why-rtg-empty": lambda s: s.view["rtg"] == 0,
    "why-used": lambda s: s.specialist(),
    "why-offers": lambda s, n: n == 2,
    "why-specialists": lambda s, n: n == len(s.card["specialists"]) == 2,
    "why-helpers": lambda s, n: n == len(s.card["helpers"]) == 2,
    "why-delivered": lambda s, n: n == 2 - s.effects.get("fewer_deliveries", 0) <= s.view["delivery"],
}


def told(table: Table, seat: int) -> list[tuple[Option, Message]]:
    """Everything that the seat hears when it asks why not."""
    return [(refusal.option, reason) for refusal in table.explain(seat) for reason in refusal.reasons]


def is_so(view: Any, option: Option, reason: Message) -> bool:
    return bool(REASONS[reason.id](Seen(view, option), *reason.args.values()))


def games() -> list[Case]:
    ways = list(islice(cases("martians"), 14))
    modes = (("coop", 2), ("semi", 3), ("solo", 1))
    for index, scenario in enumerate(SCENARIOS):
        mode, seats = modes[index % 3]
        ways.append(Case("martians", mode, seats, {"mode": mode, "scenario": scenario, "collector": True}, index))
    return ways


@pytest.mark.parametrize("case", games(), ids=str)
def test_a_refusal_says_what_is_on_the_table(case: Case) -> None:
    table, rng = case.table(), Random(case.seed)
    while table.outcome is None:
        for seat in table.pending if rng.random() < 0.15 else ():
            view = table.view(seat)
            for option, reason in told(table, seat):
                assert is_so(view, option, reason), f"{case}: {option}: {reason}"
        table.play(*any_move(table, rng))


@pytest.mark.parametrize("case", games()[:6], ids=str)
def test_nobody_is_barred_from_a_space_without_a_reason(case: Case) -> None:
    table, rng = case.table(), Random(case.seed)
    while table.outcome is None:
        for seat, asked in table.pending.items():
            if asked.prompt.id.startswith("prompt-turn") and rng.random() < 0.2:
                free = {option for option in asked.options if option[0] == "place"}
                barred = {refusal.option for refusal in table.explain(seat) if refusal.option[0] == "place"}
                assert len(free) + len(barred) == sum(BOX["spaces"].values())
        table.play(*any_move(table, rng))


def test_other_numbers_are_noticed() -> None:
    table = games()[0].table()
    rng = Random(1)
    wrong = 0
    while table.outcome is None:
        for seat in table.pending:
            view = table.view(seat)
            for option, reason in told(table, seat):
                if "have" in reason.args:
                    more = Message(reason.id, {**reason.args, "have": int(str(reason.args["have"])) + 1})
                    wrong += 1
                    assert not is_so(view, option, more)
        table.play(*any_move(table, rng))
    assert wrong > 50
