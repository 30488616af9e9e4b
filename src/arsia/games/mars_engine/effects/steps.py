"""What cards of both games are made of: steps that know what they bring, whether they are possible, and their card.

`rate` is in M€: once, and in every round to come.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

from arsia.games.mars_engine.table import M
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import Several
from arsia.kernel.step import Choice, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class CardStep(Step[M]):
    """A part of a card that does something by itself."""

    __slots__ = ()

    def possible(self, table: M, seat: int) -> bool:
        """Can it be carried out as it must be? A card with a part that cannot may not be played."""
        return True

    def obstacle(self, table: M, seat: int) -> Message:
        """Why it is not possible."""
        return Message("why-not-possible", {"step": self.text()})

    def on(self, card: int) -> CardStep[M]:
        """The same, told which card it stands on; most need not know."""
        return self

    def rate(self) -> tuple[float, float]:
        """A rough worth in M€: once, and in every round to come."""
        return (0.0, 0.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardChoice(Choice[M]):
    """A part of a card that asks."""

    __slots__ = ()

    def possible(self, table: M, seat: int) -> bool:
        """Can it be carried out as it must be?"""
        return True

    def obstacle(self, table: M, seat: int) -> Message:
        """Why it is not possible."""
        return Message("why-not-possible", {"step": self.text()})

    def on(self, card: int) -> CardChoice[M]:
        """The same, told which card it stands on."""
        return self

    def rate(self) -> tuple[float, float]:
        """A rough worth in M€: once, and in every round to come."""
        return (0.0, 0.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSet(Several[M]):
    """Some of the cards that a seat holds or looks at, in secret; what a walk has so far lies in `chosen`."""

    __slots__ = ()
    offers: ClassVar[tuple[Option, ...]] = ()  # by card

    def source(self, table: M, seat: int) -> list[int]:
        """The cards to choose from."""
        raise NotImplementedError

    def size(self, table: M, seat: int) -> tuple[int, int]:
        """How few and how many."""
        raise NotImplementedError

    def ask(self, table: M, seat: int) -> Walk:
        cards = self.source(table, seat)
        least, most = self.size(table, seat)
        place = taken = 0
        if table.chosen[seat]:
            place, taken = table.marks(seat, cards)
        offers = self.offers
        return [offers[card] for card in cards], None, place, taken, least, most

    def is_public(self, table: M, seat: int) -> bool:
        chosen = table.chosen[seat]
        return not chosen or chosen[-1] >= table.projects  # else how many are left to choose from tells which

    def add(self, table: M, seat: int, element: Option) -> None:
        table.chosen[seat].append(table.index[str(element[1])])

    def possible(self, table: M, seat: int) -> bool:
        """Can it be carried out as it must be?"""
        return True

    def obstacle(self, table: M, seat: int) -> Message:
        """Why it is not possible."""
        return Message("why-not-possible", {"step": self.text()})

    def on(self, card: int) -> CardSet[M]:
        """The same, told which card it stands on."""
        return self

    def rate(self) -> tuple[float, float]:
        """A rough worth in M€: once, and in every round to come."""
        return (0.0, 0.0)


#: One part of a card.
Part: TypeAlias = CardStep[M] | CardChoice[M] | CardSet[M]


def is_doubtful(part: Part[M]) -> bool:
    """Is it not always possible?"""
    return type(part).possible not in (CardStep.possible, CardChoice.possible, CardSet.possible)
