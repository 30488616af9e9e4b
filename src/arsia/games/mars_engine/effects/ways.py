"""The ways to use a card's action: what each costs, and what follows."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from arsia.games.mars_engine.effects.one_of import CHOOSE
from arsia.games.mars_engine.effects.steps import Part
from arsia.games.mars_engine.effects.texts import numbered
from arsia.games.mars_engine.table import M
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Way(Generic[M]):
    """One way to use a card's action: what it costs, and what follows."""

    __slots__ = ("costs", "gains", "money")

    def __init__(self, costs: tuple[Part[M], ...], gains: tuple[Part[M], ...], money: int) -> None:
        self.costs = costs
        self.gains = gains
        self.money = money  # M€

    def open(self, table: M, seat: int) -> bool:
        """Can it be paid and carried out?"""
        raise NotImplementedError

    def why_not(self, table: M, seat: int) -> Message:
        """The first thing that keeps the owner from it."""
        raise NotImplementedError

    def use(self, table: M, seat: int) -> None:
        """Pay, then do."""
        raise NotImplementedError

    def says(self) -> dict[str, object]:
        """What its words are made of."""
        costs, gains = tuple([part.text() for part in self.costs]), tuple([part.text() for part in self.gains])
        return {"money": self.money, "costs": costs, "gains": gains}

    def text(self) -> Message:
        """The way in words."""
        return Message("way", self.says())

    def key(self) -> tuple[object, ...]:
        """The way as plain data."""
        return (tuple([part.key() for part in self.costs]), tuple([part.key() for part in self.gains]), self.money)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseWay(Choice[M]):
    """Which way is the action used?"""

    __slots__ = ("ways",)

    def __init__(self, ways: tuple[Way[M], ...]) -> None:
        self.ways = ways

    def options(self, table: M, seat: int) -> list[Option]:
        return [CHOOSE[index] for index, way in enumerate(self.ways) if way.open(table, seat)]

    def take(self, table: M, seat: int, option: Option) -> None:
        self.ways[int(option[1])].use(table, seat)

    def prompt(self, table: M, seat: int) -> Message:
        return Message("prompt-choose-one", {"numbered": numbered([way.text() for way in self.ways])})

    def key(self) -> tuple[object, ...]:
        return ("ChooseWay", *[way.key() for way in self.ways])


def placed(parts: tuple[Part[M], ...], card: int) -> tuple[Part[M], ...]:
    """The same parts, told which card they stand on."""
    return tuple([part.on(card) for part in parts])
