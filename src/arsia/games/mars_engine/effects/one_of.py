"""One of several effects."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.mars_engine.effects.steps import CardChoice, Part
from arsia.games.mars_engine.effects.texts import numbered
from arsia.games.mars_engine.table import M
from arsia.kernel.message import Message, Option

CHOOSE: Final[tuple[Option, ...]] = tuple([("choose", index) for index in range(4)])


class ChooseOne(CardChoice[M]):
    """One of several effects. What cannot be carried out is not offered; ``declinable`` allows none at all."""

    __slots__ = ("declinable", "ways")
    adds: ClassVar[tuple[str, ...]] = ("hand",)  # one of them may draw

    def __init__(self, ways: tuple[tuple[Part[M], ...], ...], declinable: bool = False) -> None:
        self.ways = ways
        self.declinable = declinable

    def options(self, table: M, seat: int) -> list[Option]:
        options: list[Option] = []
        for index, way in enumerate(self.ways):
            if _open(table, seat, way):
                options.append(CHOOSE[index])
        if self.declinable and options:
            options.append(("skip",))
        return options

    def take(self, table: M, seat: int, option: Option) -> None:
        if option[0] == "choose":
            table.then(*self.ways[int(option[1])])

    def on(self, card: int) -> CardChoice[M]:
        ways: list[tuple[Part[M], ...]] = []
        for way in self.ways:
            ways.append(tuple([step.on(card) for step in way]))
        return ChooseOne(tuple(ways), self.declinable)

    def prompt(self, table: M, seat: int) -> Message:
        return Message("prompt-choose-one", {"numbered": numbered(self._ways())})

    def matters(self, table: M, seat: int) -> bool:
        return bool(self.options(table, seat))

    def rate(self) -> tuple[float, float]:
        rates: list[tuple[float, float]] = []
        for way in self.ways:
            rates.append((sum([step.rate()[0] for step in way], 0.0), sum([step.rate()[1] for step in way], 0.0)))
        return max(rates, key=_in_all)

    def text(self) -> Message:
        return Message("effect-choose-one", {"choices": tuple(self._ways())})

    def _ways(self) -> list[Message]:
        ways: list[Message] = []
        for way in self.ways:
            ways.append(Message("effects", {"parts": tuple([step.text() for step in way])}))
        return ways


def _open(table: M, seat: int, way: tuple[Part[M], ...]) -> bool:
    """Can all of it be carried out, and would any of it do something?"""
    useful = False
    for step in way:
        if not step.possible(table, seat):
            return False
        useful = useful or step.matters(table, seat)
    return useful


def _in_all(rate: tuple[float, float]) -> float:
    return rate[0] + 5 * rate[1]


def one_of(*ways: Part[M] | tuple[Part[M], ...]) -> ChooseOne[M]:
    """One of several effects, each a step or some steps together."""
    return ChooseOne(tuple([way if isinstance(way, tuple) else (way,) for way in ways]))


def at_most_one_of(*ways: Part[M] | tuple[Part[M], ...]) -> ChooseOne[M]:
    """One of several effects, or none."""
    return ChooseOne(tuple([way if isinstance(way, tuple) else (way,) for way in ways]), declinable=True)
