"""Construction: tokens leave the board, and installations are put up (MA-68, MA-69)."""

from __future__ import annotations

from typing import Final

from arsia.games.martians import components as c
from arsia.games.martians.effects.acts import NEVER, Act, Refused
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message, Option


class Build(Act):
    """A construction token goes: the building can be used."""

    __slots__ = ()

    def start(self, table: Martians, player: int) -> int:
        return self.time if table.unbuilt else NEVER

    def ways(self, table: Martians, player: int) -> list[Option]:
        return [BUILDS[building] for building in range(len(c.BUILDINGS)) if table.unbuilt >> building & 1]

    def work(self, table: Martians, player: int, option: Option) -> None:
        table.unbuilt &= ~(1 << c.BUILDING[str(option[1])])
        table.assets = table.assets.copy()
        table.assets.built[player] += 1
        if table.telling:
            table.tell("build", player, option[1])


class Upgrade(Act):
    """An upgrade token goes: the space costs no more time."""

    __slots__ = ()

    def start(self, table: Martians, player: int) -> int:
        return self.time if table.upgrades else NEVER

    def ways(self, table: Martians, player: int) -> list[Option]:
        found: list[Option] = []
        tokens = table.upgrades
        while tokens:
            found.append(UPGRADES[(tokens & -tokens).bit_length() - 1])
            tokens &= tokens - 1
        return found

    def work(self, table: Martians, player: int, option: Option) -> None:
        table.upgrades &= ~(1 << c.BUILDING[str(option[1])] * c.WIDE + int(option[2]) - 1)
        table.assets = table.assets.copy()
        table.assets.upgraded[player] += 1
        if table.telling:
            table.tell("upgrade", player, option[1], option[2])


class Install(Act):
    """An own solar panel or wind power plant."""

    __slots__ = ()

    def start(self, table: Martians, player: int) -> int:
        return self.time if installations_left(table, player) > 0 else NEVER

    def ways(self, table: Martians, player: int) -> list[Option]:
        return INSTALLS if installations_left(table, player) > 0 else []

    def tried(self, table: Martians, player: int) -> list[Option]:
        return INSTALLS

    def work(self, table: Martians, player: int, option: Option) -> None:
        table.assets = assets = table.assets.copy()
        kind = assets.solar if option[1] == c.SOLAR else assets.wind
        kind[table.cards[player]] += 1
        if table.telling:
            table.tell("install", player, option[1])

    def refusals(self, table: Martians, player: int) -> Refused:
        full = [] if installations_left(table, player) > 0 else [Message("why-installations")]
        return [(option, full + reasons) for option, reasons in super().refusals(table, player)]


def installations_left(table: Martians, player: int) -> int:
    """How many installations the corporation may still build (MA-69)."""
    card = table.cards[player]
    most = c.SOLO_INSTALLATIONS if table.is_solo else c.INSTALLATIONS_MAX
    return most - table.assets.solar[card] - table.assets.wind[card]


BUILDS: Final[tuple[Option, ...]] = tuple([("build", name) for name in c.BUILDINGS])
UPGRADES: Final[tuple[Option, ...]] = tuple([("upgrade", name, at) for name in c.BUILDINGS for at in (1, 2, 3)])
INSTALLS: Final[list[Option]] = [("install", name) for name in c.INSTALLATIONS]
