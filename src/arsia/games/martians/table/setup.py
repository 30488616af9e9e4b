"""What never changes at a table: the mode, the scenario, and who shares what."""

from __future__ import annotations

from arsia.games.martians import components as c


class Setup:
    """What never changes at a table: who shares what."""

    __slots__ = (
        "collector",
        "cycles",
        "goals",
        "has_orders",
        "is_trading",
        "minerals",
        "open_hands",
        "quarters",
        "required",
        "scenario",
        "shared_quarters",
        "shared_stock",
        "unavailable",
    )

    def __init__(self, mode: int, seats: int, options: dict[str, object]) -> None:
        players = max(2, seats)
        self.cycles = c.CYCLES[mode]
        self.shared_stock = mode in (c.SOLO, c.COOP)
        self.shared_quarters = mode != c.COM
        self.open_hands = mode in (c.SOLO, c.COOP)
        self.is_trading = mode in (c.SEMI, c.COM)
        self.collector = options["collector"] is True
        self.goals = options["hidden_goals"] is True
        self.scenario: c.Scenario = c.SCENARIO.get(str(options["scenario"]), c.NO_SCENARIO)
        self.has_orders = self.scenario is c.NO_SCENARIO
        self.required: tuple[int, ...] = tuple([mission.required[seats - 1] for mission in self.scenario.missions])
        self.quarters = 2 if mode == c.SOLO else 4
        self.minerals = len(c.MINERAL_KIND) if self.collector else c.BASE_MINERALS
        self.unavailable = c.NOT_THERE
        for building, n in c.UNAVAILABLE[players]:
            for at in range(c.SPACES[building] - n, c.SPACES[building]):
                self.unavailable |= 1 << building * c.WIDE + at
