"""Paying: M€, metals for cards with the right tag, heat for those who may. The sensible amount is offered first."""

from __future__ import annotations

from arsia.games.mars_engine.components.resources import HEAT, KINDS, MC, RESOURCES, STEEL, TITANIUM
from arsia.games.terraforming_mars.components.options import AMOUNT
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice


def bill(table: TerraformingMars, seat: int, price: int, metals: tuple[int, ...], kept_heat: int) -> None:
    """The seat pays a price, and is asked where it can pay in more than one way (TM-40, TM-41, TM-108)."""
    base = seat * KINDS
    if price:
        uses: list[int] = []
        for metal in metals:
            if table.stock[base + metal]:
                uses.append(metal)
        if table.heat_pays >> seat & 1 and table.stock[base + HEAT] > kept_heat:
            uses.append(HEAT)
        if uses:
            table.then(Bill(price, tuple(uses), kept_heat), seat=seat)
        else:
            table.pay(seat, MC, price)


def value(table: TerraformingMars, seat: int, resource: int) -> int:
    """What one of a resource pays."""
    if resource == STEEL:
        return table.steel_value[seat]
    return table.titanium_value[seat] if resource == TITANIUM else 1


class Bill(Choice[TerraformingMars]):
    """How much of the price is paid with this resource? Metals as far as none is wasted, heat as little as need be."""

    __slots__ = ("kept_heat", "price", "uses")

    def __init__(self, price: int, uses: tuple[int, ...], kept_heat: int) -> None:
        self.price = price
        self.uses = uses
        self.kept_heat = kept_heat

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        base = seat * KINDS
        resource = self.uses[0]
        worth = value(table, seat, resource)
        others = table.stock[base]
        for other in self.uses[1:]:
            others += self._have(table, seat, other) * value(table, seat, other)
        low = max(0, -(-(self.price - others) // worth))
        high = min(self._have(table, seat, resource), -(-self.price // worth))
        sensible = low if resource == HEAT else max(low, min(high, self.price // worth))
        amounts = AMOUNT[resource]
        return [amounts[sensible]] + [amounts[n] for n in range(high, low - 1, -1) if n != sensible]

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        resource = self.uses[0]
        n = int(option[2])
        table.pay(seat, resource, n)
        rest = max(0, self.price - n * value(table, seat, resource))
        if rest and len(self.uses) > 1:
            table.then(Bill(rest, self.uses[1:], self.kept_heat), seat=seat)
        else:
            table.pay(seat, MC, rest)

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        resource = self.uses[0]
        args: dict[str, object] = {"price": self.price, "resource": RESOURCES[resource]}
        args["value"] = value(table, seat, resource)
        args["have"] = self._have(table, seat, resource)
        return Message("prompt-pay", args)

    def _have(self, table: TerraformingMars, seat: int, resource: int) -> int:
        have = table.stock[seat * KINDS + resource]
        return have - self.kept_heat if resource == HEAT else have
