"""What cards and Buildings do, as steps. An effect belongs to the owner of the card, who is the step's seat.

Each effect does as much as is possible (PM-33). One that has a legal target must be done, unless it says that the
owner may (PM-34).
"""

from __future__ import annotations

from typing import ClassVar

from arsia.games.pocket_mars.components import ENERGY_MAX, SKIP, USE
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step


class Effect(Step[PocketMars]):
    """An effect that asks nothing."""

    __slots__ = ()


class Target(Choice[PocketMars]):
    """An effect that asks for its target. If it is optional the owner may skip it."""

    __slots__ = ("optional",)
    says: ClassVar[str] = ""

    def __init__(self, optional: bool = False) -> None:
        self.optional = optional

    def targets(self, table: PocketMars, seat: int) -> list[Option]:
        """What can be chosen, without skipping."""
        raise NotImplementedError

    def hit(self, table: PocketMars, seat: int, option: Option) -> None:
        """Do it to the target."""
        raise NotImplementedError

    def what(self) -> Message:
        """The effect in words, as an order."""
        return Message(self.says)

    def options(self, table: PocketMars, seat: int) -> list[Option]:
        options = self.targets(table, seat)
        if self.optional and options:
            options.append(SKIP)
        return options

    def take(self, table: PocketMars, seat: int, option: Option) -> None:
        if option is not SKIP and option != SKIP:
            self.hit(table, seat, option)

    def text(self) -> Message:
        return Message("effect-may", {"effect": self.what()}) if self.optional else self.what()

    def prompt(self, table: PocketMars, seat: int) -> Message:
        return Message("prompt-effect", {"effect": self.text()})

    def matters(self, table: PocketMars, seat: int) -> bool:
        return bool(self.targets(table, seat))


class GainEnergy(Effect):
    """Energy up."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: PocketMars, seat: int) -> None:
        table.gain_energy(seat, self.n)

    def matters(self, table: PocketMars, seat: int) -> bool:
        return table.energy[seat] < ENERGY_MAX

    def text(self) -> Message:
        return Message("effect-gain-energy", {"n": self.n})


class PayThen(Choice[PocketMars]):
    """The owner may pay energy, once; if so, the effects follow."""

    __slots__ = ("effects", "energy")

    def __init__(self, energy: int, effects: tuple[Step[PocketMars], ...]) -> None:
        self.energy = energy
        self.effects = effects

    def options(self, table: PocketMars, seat: int) -> list[Option]:
        return [USE, SKIP] if self.matters(table, seat) else []

    def take(self, table: PocketMars, seat: int, option: Option) -> None:
        if option == USE:
            table.pay_energy(seat, self.energy)
            table.then(*self.effects)

    def matters(self, table: PocketMars, seat: int) -> bool:
        return table.energy[seat] >= self.energy and any(effect.matters(table, seat) for effect in self.effects)

    def prompt(self, table: PocketMars, seat: int) -> Message:
        return Message("prompt-effect", {"effect": self.text()})

    def text(self) -> Message:
        effects = tuple([effect.text() for effect in self.effects])
        return Message("effect-pay-then", {"energy": self.energy, "effects": effects})


def may_pay(energy: int, *effects: Step[PocketMars]) -> PayThen:
    """The owner may pay energy for these effects."""
    return PayThen(energy, effects)


class May(Choice[PocketMars]):
    """The owner may have the effect or not."""

    __slots__ = ("effect",)

    def __init__(self, effect: Step[PocketMars]) -> None:
        self.effect = effect

    def options(self, table: PocketMars, seat: int) -> list[Option]:
        return [USE, SKIP] if self.effect.matters(table, seat) else []

    def take(self, table: PocketMars, seat: int, option: Option) -> None:
        if option == USE:
            table.then(self.effect)

    def matters(self, table: PocketMars, seat: int) -> bool:
        return self.effect.matters(table, seat)

    def prompt(self, table: PocketMars, seat: int) -> Message:
        return Message("prompt-effect", {"effect": self.text()})

    def text(self) -> Message:
        return Message("effect-may", {"effect": self.effect.text()})
