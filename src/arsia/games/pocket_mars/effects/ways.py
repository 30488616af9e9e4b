"""What a card does one way: what it needs, what it costs, and its effects in their order."""

from __future__ import annotations

from arsia.games.pocket_mars.components import COLOUR, NAMES
from arsia.games.pocket_mars.effects.cards import Bottom
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.message import Message
from arsia.kernel.step import Step


class Needs:
    """What must hold for its owner when a prepared action starts."""

    __slots__ = ("building", "what")

    def __init__(self, what: str, building: int) -> None:
        self.what = what
        self.building = building

    def met(self, table: PocketMars, seat: int) -> bool:
        """Does it hold?"""
        if self.what == "card":
            return any(COLOUR[card] == self.building for card in table.hands[seat])
        return (table.colonists_in(self.building, seat) == 0) == (self.what == "nobody")

    def text(self) -> Message:
        """The requirement in words."""
        return Message(f"needs-{self.what}", {"building": NAMES[self.building]})

    def key(self) -> tuple[object, ...]:
        """The requirement as plain data."""
        return (self.what, self.building)


def nobody_in(building: int) -> Needs:
    """None of the owner's colonists is in the Building."""
    return Needs("nobody", building)


def somebody_in(building: int) -> Needs:
    """At least one of the owner's colonists is in the Building."""
    return Needs("somebody", building)


def card_in_hand(colour: int) -> Needs:
    """The owner holds a card of the colour, not counting the one that is played."""
    return Needs("card", colour)


class Action:
    """What a card does one way: a requirement, a cost that is paid in full, effects in their order."""

    __slots__ = ("designed", "effects", "energy", "hand_card", "needs")

    def __init__(
        self,
        effects: tuple[Step[PocketMars], ...],
        needs: Needs | None,
        energy: int,
        hand_card: bool,
        designed: bool,
    ) -> None:
        self.effects = effects
        self.needs = needs
        self.energy = energy
        self.hand_card = hand_card
        self.designed = designed

    def why_not(self, table: PocketMars, seat: int) -> list[Message]:
        """Everything that keeps the owner from using it."""
        reasons: list[Message] = []
        if self.needs is not None and not self.needs.met(table, seat):
            reasons.append(Message("why-needs", {"needs": self.needs.text()}))
        if table.energy[seat] < self.energy:
            reasons.append(Message("why-energy", {"energy": self.energy, "have": table.energy[seat]}))
        if self.hand_card and not table.hands[seat]:
            reasons.append(Message("why-hand-empty"))
        if not reasons and not self.matters(table, seat):
            reasons.append(Message("why-prepared-nothing"))
        return reasons

    def is_open(self, table: PocketMars, seat: int) -> bool:
        """May the owner use it, and would anything happen (PM-35)?"""
        if self.needs is not None and not self.needs.met(table, seat):
            return False
        if table.energy[seat] < self.energy or (self.hand_card and not table.hands[seat]):
            return False
        return self.matters(table, seat)

    def matters(self, table: PocketMars, seat: int) -> bool:
        """Would using it change anything? Putting a card under the deck always does."""
        if self.hand_card:
            return True
        for effect in self.effects:
            if effect.matters(table, seat):
                return True
        return False

    def use(self, table: PocketMars, seat: int) -> None:
        """Pay the cost, then do the effects."""
        table.spot = -1
        if self.energy:
            table.pay_energy(seat, self.energy)
        if self.hand_card:
            table.then(Bottom(1, False), *self.effects, seat=seat)
        else:
            table.then(*self.effects, seat=seat)

    def text(self) -> Message:
        """The whole action in words."""
        args: dict[str, object] = {
            "effects": tuple([effect.text() for effect in self.effects]),
            "needs": "" if self.needs is None else self.needs.text(),
            "energy": self.energy,
            "card": 1 if self.hand_card else 0,
        }
        return Message("action", args)

    def key(self) -> tuple[object, ...]:
        """The action as plain data, for the digest."""
        needs = None if self.needs is None else self.needs.key()
        return (tuple([effect.key() for effect in self.effects]), needs, self.energy, self.hand_card)
