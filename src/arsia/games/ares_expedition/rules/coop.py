"""Two players together: the pool of cubes and markers, and cards that change hands (AE-100 to AE-104)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.ares_expedition.components import CUBE, GIVE, IDS, INDEX, MARKER, SKIP
from arsia.games.ares_expedition.table import NO_CARD, AresExpedition
from arsia.games.mars_engine.components.resources import MC
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step


class TakeAll(Step[AresExpedition]):
    """Once the phases are revealed each takes something from the pool, the first seat first."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.then(TAKE, seat=1)
        table.then(TAKE, seat=0)


class Take(Choice[AresExpedition]):
    """A cube or a marker?"""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-pool")

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        options: list[Option] = []
        if table.cubes:
            options.append(CUBE)
        if table.markers:
            options.append(MARKER)
        return options

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        if option[0] == "cube":
            table.cubes -= 1
            if table.telling:
                table.tell("cube", seat)
            table.gain(seat, MC, 1)
            return
        table.markers -= 1
        if table.telling:
            table.tell("marker", seat)
        table.then(OFFER)


class Offer(Choice[AresExpedition]):
    """Which hand card goes to the partner, if any? It takes a card on both sides."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-offer")

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        if not table.hands[seat] or not table.hands[1 - seat]:
            return []
        return [*[GIVE[card] for card in table.hands[seat]], SKIP]

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        if option[0] == "give":
            table.swapped = INDEX[str(option[1])]
            hand_over(table, seat, table.swapped)
            table.then(RETURN, seat=1 - seat)


class Return(Choice[AresExpedition]):
    """Which card does the partner give back? Not the one that just came."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-return")

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        return [GIVE[card] for card in table.hands[seat] if card != table.swapped]

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        hand_over(table, seat, INDEX[str(option[1])])
        table.swapped = NO_CARD


def hand_over(table: AresExpedition, seat: int, card: int) -> None:
    """A card goes from hand to hand; both now know it."""
    other = 1 - seat
    table.hands[seat].remove(card)
    table.hands[other].append(card)
    table.show_all(card)
    table.reveal()
    table.mingle(other, table.hands[other])
    if table.telling:
        table.tell("gave", seat, other)
        table.tell_only(seat, "gave_card", seat, other, IDS[card])
        table.tell_only(other, "gave_card", seat, other, IDS[card])


TAKE_ALL: Final = TakeAll()
TAKE: Final = Take()
OFFER: Final = Offer()
RETURN: Final = Return()
