"""What raises the planet: temperature, oxygen, forests and oceans, with rating and effects (AE-60 to AE-64)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from arsia.games.ares_expedition import components as c
from arsia.games.ares_expedition.table import ON_FOREST, ON_OCEAN, ON_OXYGEN, ON_TEMPERATURE, AresExpedition
from arsia.games.mars_engine.components.climate import GOALS, OCEANS, OXYGEN, PARAMETERS, TEMPERATURE
from arsia.games.mars_engine.components.resources import CARDS, RATING
from arsia.games.mars_engine.effects.mat import RaiseParameter
from arsia.games.mars_engine.effects.steps import CardStep
from arsia.kernel.message import Message
from arsia.kernel.step import Choice
from arsia.kernel.table import changed

OCEAN_REWARD: Final = 3.0  # what an ocean tile gives, in M€
FOREST_POINT: Final = 6.0
#: What every seat is asked in a phase of cards or actions; the rules fill it in.
ASKED_IN: Final[dict[int, Choice[Any]]] = {}


def warm(table: AresExpedition, seat: int, n: int) -> None:
    """Raise the temperature by so many steps."""
    for _ in range(n):
        step_up(table, seat, TEMPERATURE, ON_TEMPERATURE)


def breathe(table: AresExpedition, seat: int, n: int) -> None:
    """Raise the oxygen by so many steps."""
    for _ in range(n):
        step_up(table, seat, OXYGEN, ON_OXYGEN)


def step_up(table: AresExpedition, seat: int, parameter: int, occasion: int) -> None:
    """One step: the marker moves while it can; rating and effects follow until the phase is over (AE-60)."""
    if table.start_params[parameter] == GOALS[parameter]:
        return
    table.shared = True
    if table.params[parameter] < GOALS[parameter]:
        table.params[parameter] += 1
        if table.params[parameter] == GOALS[parameter]:
            reach_goal(table, seat)
    if table.telling:
        table.tell("raise", seat, PARAMETERS[parameter], 1)
    table.rate_up(seat, 1)
    table.fire(occasion, seat)


def grow_forest(table: AresExpedition, seat: int) -> None:
    """A forest: a token in any case, and a step of oxygen while that counts (AE-52, AE-63)."""
    table.forests = changed(table.forests, seat, table.forests[seat] + 1)
    if table.telling:
        table.tell("forest", seat)
    table.regrow(seat, c.FOREST, table.forests[seat])
    table.fire(ON_FOREST, seat)
    breathe(table, seat, 1)


def flip_ocean(table: AresExpedition, seat: int) -> None:
    """Turn up an ocean tile; after the ninth the reward of the last one again, until the phase ends (AE-61)."""
    if table.start_params[OCEANS] == GOALS[OCEANS]:
        return
    table.shared = True
    if table.params[OCEANS] < GOALS[OCEANS]:
        table.params[OCEANS] += 1
        table.reveal()
        if table.params[OCEANS] == GOALS[OCEANS]:
            reach_goal(table, seat)
    tile = table.tiles[table.params[OCEANS] - 1]
    if table.telling:
        table.tell("ocean", seat, reward_text(tile))
    table.rate_up(seat, 1)
    for what, n in c.OCEAN_TILES[tile]:
        if what == CARDS:
            table.draw(seat, n)
        else:
            table.gain(seat, what, n)
    table.fire(ON_OCEAN, seat)


def reach_goal(table: AresExpedition, seat: int) -> None:
    """A parameter reached its goal: everybody may go on in this phase, so who had ended it is asked again, unless
    there is nothing that they could do (AE-64)."""
    if not table.lanes:
        table.reached = True
        return
    if table.phase != c.ACTION and table.options["reopen_cards"] is not True:
        return
    choice = ASKED_IN[table.phase]
    for other in range(table.seats):
        if table.done >> other & 1 and other != seat:
            if choice.is_public(table, other) and len(choice.options(table, other)) < 2:
                continue
            table.done &= ~(1 << other)
            if table.telling:
                table.tell("reopened", other)
            table.then(choice, seat=other)


def reward_text(tile: int) -> str:
    """The name of an ocean tile's reward, as events and views give it."""
    return "_".join([f"{c.PRODUCTS[what]}_{n}" for what, n in c.OCEAN_TILES[tile]])


class RaiseTemperature(RaiseParameter[AresExpedition]):
    """Temperature up."""

    __slots__ = ()
    parameter: ClassVar[int] = TEMPERATURE
    says: ClassVar[str] = "effect-temperature"

    def do(self, table: AresExpedition, seat: int) -> None:
        warm(table, seat, self.n)


class RaiseOxygen(RaiseParameter[AresExpedition]):
    """Oxygen up."""

    __slots__ = ()
    parameter: ClassVar[int] = OXYGEN
    says: ClassVar[str] = "effect-oxygen"

    def do(self, table: AresExpedition, seat: int) -> None:
        breathe(table, seat, self.n)


class FlipOcean(CardStep[AresExpedition]):
    """Ocean tiles are turned up, each with its reward."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: AresExpedition, seat: int) -> None:
        for _ in range(self.n):
            flip_ocean(table, seat)

    def matters(self, table: AresExpedition, seat: int) -> bool:
        return table.counts(OCEANS)

    def rate(self) -> tuple[float, float]:
        return ((RATING + OCEAN_REWARD) * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-ocean", {"n": self.n})


class GrowForest(CardStep[AresExpedition]):
    """Forests: a token and a step of oxygen each."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: AresExpedition, seat: int) -> None:
        for _ in range(self.n):
            grow_forest(table, seat)

    def rate(self) -> tuple[float, float]:
        return ((RATING + FOREST_POINT) * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-forest", {"n": self.n})
