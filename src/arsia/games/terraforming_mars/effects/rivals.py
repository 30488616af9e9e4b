"""What cards do to any player: lowering production is mandatory, taking resources is optional and may be partial."""

from __future__ import annotations

from typing import ClassVar

from arsia.games.mars_engine.components.resources import CARD_RESOURCES, KINDS, MC, ON_CARD, PLANTS, PRICES, RESOURCES
from arsia.games.mars_engine.effects.steps import CardChoice
from arsia.games.terraforming_mars.components import MC_FLOOR
from arsia.games.terraforming_mars.components.columns import HOLDS, SAFE
from arsia.games.terraforming_mars.components.names import INDEX
from arsia.games.terraforming_mars.components.options import LOWER, SKIP, TARGET
from arsia.games.terraforming_mars.table import NO_CARD, TerraformingMars
from arsia.kernel.message import Message, Option


class Harm(CardChoice[TerraformingMars]):
    """So much of a resource, or of its production, at somebody's cost."""

    __slots__ = ("n", "resource")
    asks: ClassVar[str] = ""
    says: ClassVar[str] = ""

    def __init__(self, resource: int, n: int) -> None:
        self.resource = resource
        self.n = n

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message(self.asks, {"n": self.n, "resource": RESOURCES[self.resource]})

    def text(self) -> Message:
        return Message(self.says, {"n": self.n, "resource": RESOURCES[self.resource]})


class Decrease(Harm):
    """Whose production goes down, in full? Anybody's, one's own too; alone at the table nobody's (TM-44, TM-93)."""

    __slots__ = ()
    asks: ClassVar[str] = "prompt-decrease"
    says: ClassVar[str] = "effect-decrease"

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        if table.is_solo:
            return []
        return [LOWER[each] for each in range(table.seats) if table.can_lower(each, self.resource, self.n)]

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        table.produce(int(option[1]), self.resource, -self.n)

    def possible(self, table: TerraformingMars, seat: int) -> bool:
        return self.possible_after(table, seat, ())

    def possible_after(self, table: TerraformingMars, seat: int, own: tuple[tuple[int, int], ...]) -> bool:
        """Is there a victim once the owner's own production has changed like this?"""
        if table.is_solo:
            return True
        for each in range(table.seats):
            if each != seat and table.can_lower(each, self.resource, self.n):
                return True
        mine = table.prod[seat * KINDS + self.resource]
        for resource, n in own:
            if resource == self.resource:
                mine += n
        return mine - self.n >= (MC_FLOOR if self.resource == MC else 0)

    def obstacle(self, table: TerraformingMars, seat: int) -> Message:
        return Message("why-no-victim", {"n": self.n, "resource": RESOURCES[self.resource]})

    def rate(self) -> tuple[float, float]:
        return (0.0, 0.4 * PRICES[self.resource] * self.n)


class Remove(Harm):
    """From whom, and how many? In part or not at all; alone at the table nobody loses anything (TM-43, TM-93)."""

    __slots__ = ()
    asks: ClassVar[str] = "prompt-remove"
    says: ClassVar[str] = "effect-remove"

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        if table.is_solo:
            return []
        options: list[Option] = []
        for turn in range(1, table.seats + 1):  # oneself last
            victim = (seat + turn) % table.seats
            if self.resource == PLANTS and victim != seat and table.habitats >> victim & 1:
                continue
            most = min(self.n, table.stock[victim * KINDS + self.resource])
            for n in range(most, 0, -1):
                options.append(("remove", victim, n))
        if options:
            options.append(SKIP)
        return options

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        if option[0] == "remove":
            table.lose(int(option[1]), self.resource, int(option[2]))

    def matters(self, table: TerraformingMars, seat: int) -> bool:
        return bool(self.options(table, seat))

    def rate(self) -> tuple[float, float]:
        return (0.3 * PRICES[self.resource] * self.n, 0.0)


class Steal(Harm):
    """From which opponent, and how many? Alone at the table they come from the supply (TM-109, TM-93)."""

    __slots__ = ()
    asks: ClassVar[str] = "prompt-steal"
    says: ClassVar[str] = "effect-steal"

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        if table.is_solo:
            return [("steal", seat, self.n)]
        options: list[Option] = []
        for turn in range(1, table.seats):
            victim = (seat + turn) % table.seats
            most = min(self.n, table.stock[victim * KINDS + self.resource])
            for n in range(most, 0, -1):
                options.append(("steal", victim, n))
        if options:
            options.append(SKIP)
        return options

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        if option[0] != "steal":
            return
        victim, n = int(option[1]), int(option[2])
        if victim == seat:
            table.gain(seat, self.resource, n)
            return
        table.stock[victim * KINDS + self.resource] -= n
        table.stock[seat * KINDS + self.resource] += n
        if table.telling:
            table.tell("steal", seat, victim, RESOURCES[self.resource], n)

    def matters(self, table: TerraformingMars, seat: int) -> bool:
        return bool(self.options(table, seat))

    def rate(self) -> tuple[float, float]:
        return (1.2 * PRICES[self.resource] * self.n, 0.0)


def cards_with(table: TerraformingMars, seat: int, kind: int) -> list[int]:
    """Cards that hold at least one of a kind that the seat may take off."""
    found: list[int] = []
    for turn in range(1, table.seats + 1):  # oneself last
        owner = (seat + turn) % table.seats
        if owner != seat and table.habitats >> owner & 1:
            continue
        for card in table.fronts[owner]:
            if HOLDS[card] == kind and table.held[card] and not SAFE[card]:
                found.append(card)
    return found


class Hunt(CardChoice[TerraformingMars]):
    """One resource from any card moves to this one. Alone at the table it comes from the supply (TM-121, TM-93)."""

    __slots__ = ("card", "kind_of")

    def __init__(self, kind_of: int, card: int = NO_CARD) -> None:
        self.kind_of = kind_of
        self.card = card

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        if table.is_solo:
            return []
        return [TARGET[card] for card in cards_with(table, seat, self.kind_of)]

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        table.take_off(INDEX[str(option[1])], 1, seat)

    def possible(self, table: TerraformingMars, seat: int) -> bool:
        return table.is_solo or bool(cards_with(table, seat, self.kind_of))

    def obstacle(self, table: TerraformingMars, seat: int) -> Message:
        return Message("why-no-prey", {"kind": CARD_RESOURCES[self.kind_of]})

    def on(self, card: int) -> CardChoice[TerraformingMars]:
        return Hunt(self.kind_of, card)

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-hunt", {"kind": CARD_RESOURCES[self.kind_of]})

    def rate(self) -> tuple[float, float]:
        return (0.5 * ON_CARD, 0.0)

    def text(self) -> Message:
        return Message("effect-hunt", {"kind": CARD_RESOURCES[self.kind_of]})
