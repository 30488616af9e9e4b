"""What something costs: goods, and regolith cards by colour or any."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arsia.games.martians.components.board import (
    CREDIT,
    ENERGY,
    FOOD,
    GOODS,
    ICE,
    MEDICINE,
    REGOLITH,
    REPUTATION,
    SUPPLY,
    WATER,
    Goods,
)
from arsia.kernel.message import Message

#: The colours of regolith cards; the last kind, a Proof of life, stands for any of them.
COLOURS: Final[tuple[str, ...]] = ("yellow", "green", "black", "white", "proof_of_life")
WILD: Final = 4


class Cost:
    """Goods and cards to pay. ``any`` are cards of any colours, ``distinct`` are cards of different colours."""

    __slots__ = ("any", "colours", "distinct", "goods", "minerals")

    def __init__(
        self,
        energy: int = 0,
        regolith: int = 0,
        ice: int = 0,
        supply: int = 0,
        water: int = 0,
        food: int = 0,
        medicine: int = 0,
        credit: int = 0,
        reputation: int = 0,
        yellow: int = 0,
        green: int = 0,
        black: int = 0,
        white: int = 0,
        mineral_any: int = 0,
        mineral_distinct: int = 0,
    ) -> None:
        given = (
            (ENERGY, energy),
            (REGOLITH, regolith),
            (ICE, ice),
            (SUPPLY, supply),
            (WATER, water),
            (FOOD, food),
            (MEDICINE, medicine),
            (CREDIT, credit),
            (REPUTATION, reputation),
        )
        self.goods: Goods = tuple([pair for pair in given if pair[1]])
        self.colours = (yellow, green, black, white)
        self.any = mineral_any
        self.distinct = mineral_distinct
        self.minerals = sum(self.colours) + mineral_any + mineral_distinct  # how many cards in all

    def key(self) -> tuple[object, ...]:
        """The cost as plain data."""
        return (self.goods, self.colours, self.any, self.distinct)

    def cards_suffice(self, counts: Sequence[int]) -> bool:
        """Do so many cards of each kind pay the minerals?"""
        wild = counts[WILD]
        if self.any:
            return sum(counts) >= self.any
        if self.distinct:
            return len([n for n in counts[:WILD] if n]) + wild >= self.distinct
        lacking = 0
        for colour, n in enumerate(self.colours):
            if counts[colour] < n:
                lacking += n - counts[colour]
        return lacking <= wild

    def parts(self) -> tuple[Message, ...]:
        """Everything to pay, in words."""
        said = [amount(good, n) for good, n in self.goods]
        said += [Message("mineral-cards", {"mineral": COLOURS[c], "n": n}) for c, n in enumerate(self.colours) if n]
        if self.any:
            said.append(Message("mineral-any", {"n": self.any}))
        if self.distinct:
            said.append(Message("mineral-distinct", {"n": self.distinct}))
        return tuple(said)


def amount(good: int, n: int) -> Message:
    """So much of a good, in words."""
    return Message("amount", {"good": GOODS[good], "n": n})


def amounts(goods: Goods) -> tuple[Message, ...]:
    """Several goods, in words."""
    return tuple([amount(good, n) for good, n in goods])
