"""Events that damage buildings or close them."""

from __future__ import annotations

from typing import Final

from arsia.games.martians import components as c
from arsia.games.martians.effects.steps import Effect
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice


class Damage(Effect):
    """An upgrade token comes onto a working building: the rightmost space without one, or the first space."""

    __slots__ = ("buildings", "leftmost")

    def __init__(self, buildings: tuple[int, ...], leftmost: bool) -> None:
        self.buildings = buildings
        self.leftmost = leftmost

    def space(self, table: Martians, building: int) -> int:
        """The space of the building that would be damaged, or -1."""
        if table.unbuilt >> building & 1:
            return -1
        at = building * c.WIDE
        for space in [at] if self.leftmost else [at + 2, at + 1, at]:
            if not (table.upgrades | table.setup.unavailable) >> space & 1:
                return space
        return -1

    def do(self, table: Martians, seat: int) -> None:
        table.then(CHOOSE_DAMAGE_LEFT if self.leftmost else CHOOSE_DAMAGE, seat=table.seat_of(table.first))

    def matters(self, table: Martians, seat: int) -> bool:
        return any(self.space(table, building) >= 0 for building in self.buildings)

    def text(self) -> Message:
        if self.leftmost:
            return Message("effect-damage-first")
        buildings = [Message(f"building-{c.BUILDINGS[each].replace('_', '-')}") for each in self.buildings]
        return Message("effect-damage", {"buildings": tuple(buildings)})


class ChooseDamage(Choice[Martians]):
    """Which building is hit?"""

    __slots__ = ("damage",)

    def __init__(self, damage: Damage) -> None:
        self.damage = damage

    def options(self, table: Martians, seat: int) -> list[Option]:
        hit = [building for building in self.damage.buildings if self.damage.space(table, building) >= 0]
        return [("damage", c.BUILDINGS[building]) for building in hit]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        space = self.damage.space(table, c.BUILDING[str(option[1])])
        table.upgrades |= 1 << space
        table.tell("damage", option[1], space % c.WIDE + 1)

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-damage-first" if self.damage.leftmost else "prompt-damage")


METEORITE: Final = Damage((c.HOSPITAL, c.WATER_PLANT, c.LABORATORY, c.EDUCATION, c.GREENHOUSES), leftmost=False)
SABOTAGE: Final = Damage(tuple(range(len(c.BUILDINGS))), leftmost=True)
CHOOSE_DAMAGE: Final = ChooseDamage(METEORITE)
CHOOSE_DAMAGE_LEFT: Final = ChooseDamage(SABOTAGE)


class CloseBuilding(Effect):
    """A building is closed for the round, if a refugee works in the colony."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        if table.story.progress[c.INTEGRATE]:
            table.then(CHOOSE_CLOSED, seat=table.seat_of(table.first))

    def text(self) -> Message:
        return Message("effect-close")


class ChooseClosed(Choice[Martians]):
    """Which building is closed?"""

    __slots__ = ()

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [("close", "hospital"), ("close", "water_plant"), ("close", "greenhouses")]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        table.set_mod(c.MOD_CLOSED, c.BUILDING[str(option[1])] + 1)
        table.tell("close", option[1])

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-close")


CHOOSE_CLOSED: Final = ChooseClosed()
