"""What raises the three global parameters, and what their tracks give."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.mars_engine.components.climate import GOALS, OCEANS, OXYGEN, PARAMETERS, TEMPERATURE
from arsia.games.mars_engine.components.resources import HEAT, RATING
from arsia.games.mars_engine.effects.mat import RaiseParameter
from arsia.games.mars_engine.effects.steps import CardChoice
from arsia.games.terraforming_mars.components import HEAT_BONUS, OCEAN, OCEAN_BONUS, WARM_BONUS
from arsia.games.terraforming_mars.components.board import SPACE_INDEX
from arsia.games.terraforming_mars.effects.spots import SEA_SPOTS, legal, room
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Message, Option


class PlaceOcean(CardChoice[TerraformingMars]):
    """Where does the next ocean go? With nine in play nothing happens."""

    __slots__ = ("bonus", "rule")

    def __init__(self, rule: int = SEA_SPOTS, bonus: bool = False) -> None:
        self.rule = rule
        self.bonus = bonus  # given by the temperature track

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        return legal(table, seat, self.rule) if table.counts(OCEANS) else []

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        table.place(seat, OCEAN, SPACE_INDEX[str(option[1])])

    def possible(self, table: TerraformingMars, seat: int) -> bool:
        return table.params[OCEANS] == GOALS[OCEANS] or room(table, seat, self.rule) != 0

    def obstacle(self, table: TerraformingMars, seat: int) -> Message:
        return Message("why-no-space", {"tile": "ocean"})

    def matters(self, table: TerraformingMars, seat: int) -> bool:
        return table.counts(OCEANS)

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-ocean", {"bonus": 1 if self.bonus else 0})

    def rate(self) -> tuple[float, float]:
        return (RATING + 3.0, 0.0)

    def text(self) -> Message:
        return Message("effect-ocean", {"n": 1}) if self.rule == SEA_SPOTS else Message("effect-ocean-on-land")


BONUS_OCEAN: Final = PlaceOcean(bonus=True)


def warm(table: TerraformingMars, seat: int, n: int) -> None:
    """Raise the temperature, with what the track gives (TM-20, TM-22)."""
    before = table.params[TEMPERATURE]
    after = min(GOALS[TEMPERATURE], before + n)
    if after == before:
        return
    table.params[TEMPERATURE] = after
    table.touch()
    if table.telling:
        table.tell("raise", seat, PARAMETERS[TEMPERATURE], after - before)
    table.rate_up(seat, after - before)
    for step in HEAT_BONUS:
        if before < step <= after:
            table.produce(seat, HEAT, 1)
    if before < OCEAN_BONUS <= after and table.params[OCEANS] < GOALS[OCEANS]:
        table.then(BONUS_OCEAN, seat=seat)


def breathe(table: TerraformingMars, seat: int, n: int) -> None:
    """Raise the oxygen, with what the track gives (TM-21, TM-23)."""
    before = table.params[OXYGEN]
    after = min(GOALS[OXYGEN], before + n)
    if after == before:
        return
    table.params[OXYGEN] = after
    table.touch()
    if table.telling:
        table.tell("raise", seat, PARAMETERS[OXYGEN], after - before)
    table.rate_up(seat, after - before)
    if before < WARM_BONUS <= after:
        warm(table, seat, 1)


class RaiseTemperature(RaiseParameter[TerraformingMars]):
    """Temperature up; at the goal it is lost (TM-24)."""

    __slots__ = ()
    parameter: ClassVar[int] = TEMPERATURE
    says: ClassVar[str] = "effect-temperature"

    def do(self, table: TerraformingMars, seat: int) -> None:
        warm(table, seat, self.n)


class RaiseOxygen(RaiseParameter[TerraformingMars]):
    """Oxygen up; at the goal it is lost (TM-24)."""

    __slots__ = ()
    parameter: ClassVar[int] = OXYGEN
    says: ClassVar[str] = "effect-oxygen"

    def do(self, table: TerraformingMars, seat: int) -> None:
        breathe(table, seat, self.n)
