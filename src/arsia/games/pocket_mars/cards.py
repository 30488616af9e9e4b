"""The deck: 35 Project cards in five colours, and the five Buildings' abilities.

Where ``designed`` is given, the printed action is in no public copy and this one is ours: correct it here, and every
text, refusal and bot follows.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from arsia.games.pocket_mars.components import CONSTRUCTION, ECOSYSTEM, ENERGY, NAMES, NUMBERS, SCIENCE, WATER
from arsia.games.pocket_mars.effects.cards import Cover, Draw, Peek, Retrieve, SwapCards, may_put_under
from arsia.games.pocket_mars.effects.colonists import (
    ANY,
    ELSEWHERE,
    THERE,
    WITH_NONE_OF_MINE,
    WITH_SOME_OF_MINE,
    Demote,
    Land,
    LandHigh,
    Launch,
    Promote,
    Shift,
    SwapStars,
    Transfer,
)
from arsia.games.pocket_mars.effects.steps import GainEnergy, May, may_pay
from arsia.games.pocket_mars.effects.ways import Action, Needs, card_in_hand, nobody_in, somebody_in
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.step import Step

OPTIONAL: Final = True


def known(*effects: Step[PocketMars], needs: Needs | None = None, energy: int = 0, hand_card: bool = False) -> Action:
    """An action that a public text prints."""
    return Action(effects, needs, energy, hand_card, False)


def designed(
    *effects: Step[PocketMars], needs: Needs | None = None, energy: int = 0, hand_card: bool = False
) -> Action:
    """An action completed by us."""
    return Action(effects, needs, energy, hand_card, True)


class Card:
    """A Project card: its snap action from the hand, its prepared action from a prep module."""

    __slots__ = ("colour", "id", "prepared", "snap", "value")

    def __init__(self, colour: int, value: int, snap: Action, prepared: Action) -> None:
        self.id = f"{NAMES[colour]}-{value}"
        self.colour = colour
        self.value = value
        self.snap = snap
        self.prepared = prepared


DECK: Final[tuple[Card, ...]] = (
    # Energy
    Card(ENERGY, 1, known(Launch(1), GainEnergy(1)), known(Launch(2), needs=nobody_in(ENERGY))),
    Card(ENERGY, 2, designed(GainEnergy(3)), designed(Launch(1), Land(ANY), energy=2)),
    Card(ENERGY, 3, designed(GainEnergy(2), may_put_under(1)), designed(Launch(2), energy=2)),
    Card(ENERGY, 4, designed(GainEnergy(2)), designed(Land(ENERGY), energy=1)),
    Card(
        ENERGY,
        5,
        designed(GainEnergy(1), may_pay(2, Promote(ANY))),
        designed(GainEnergy(2), needs=card_in_hand(ENERGY)),
    ),
    Card(ENERGY, 6, designed(GainEnergy(1), Draw(1)), designed(Launch(1), energy=1)),
    Card(ENERGY, 7, designed(Promote(ENERGY), GainEnergy(1)), designed(Launch(1), needs=card_in_hand(ENERGY))),
    # Ecosystem
    Card(
        ECOSYSTEM,
        1,
        designed(Launch(1), Promote(ECOSYSTEM, OPTIONAL)),
        designed(Land(ECOSYSTEM), needs=nobody_in(ECOSYSTEM)),
    ),
    Card(ECOSYSTEM, 2, designed(Shift(2)), designed(LandHigh(ECOSYSTEM), energy=2)),
    Card(ECOSYSTEM, 3, designed(Promote(ANY)), designed(Promote(ANY), energy=1)),
    Card(
        ECOSYSTEM,
        4,
        designed(Launch(1), Demote(ECOSYSTEM, OPTIONAL)),
        designed(Launch(1), needs=somebody_in(ECOSYSTEM)),
    ),
    Card(ECOSYSTEM, 5, known(SwapStars()), known(Launch(1), needs=card_in_hand(ECOSYSTEM))),
    Card(ECOSYSTEM, 6, designed(Demote(ANY), Transfer(OPTIONAL)), designed(Demote(ECOSYSTEM))),
    Card(ECOSYSTEM, 7, designed(Promote(ECOSYSTEM)), designed(Promote(ECOSYSTEM), needs=card_in_hand(ECOSYSTEM))),
    # Water
    Card(WATER, 1, designed(Launch(1), Draw(1)), designed(Land(WATER), needs=nobody_in(WATER))),
    Card(WATER, 2, designed(Launch(1), Retrieve(OPTIONAL)), designed(Land(WATER), hand_card=True)),
    Card(WATER, 3, designed(Launch(1), Cover(OPTIONAL)), designed(Land(ANY), energy=1)),
    Card(WATER, 4, designed(Launch(1), may_put_under(2, also_prep=True)), designed(Launch(1), hand_card=True)),
    Card(WATER, 5, designed(Land(WATER), Draw(1)), designed(Draw(2), needs=card_in_hand(WATER))),
    Card(WATER, 6, known(Draw(2)), known(Peek(2))),
    Card(WATER, 7, known(Promote(WATER), may_put_under(1)), known(Launch(1), needs=card_in_hand(WATER))),
    # Science
    Card(SCIENCE, 1, designed(Launch(2)), designed(Launch(2), needs=nobody_in(SCIENCE))),
    Card(SCIENCE, 2, designed(Launch(1), may_pay(1, Launch(1))), designed(Launch(2), energy=1)),
    Card(SCIENCE, 3, designed(Launch(1), Peek(2, OPTIONAL)), designed(Launch(1), Land(SCIENCE), energy=2)),
    Card(SCIENCE, 4, known(SwapCards()), known(Land(SCIENCE))),
    Card(SCIENCE, 5, designed(Land(SCIENCE)), designed(Launch(1), needs=somebody_in(SCIENCE))),
    Card(SCIENCE, 6, designed(Cover(), Draw(1)), designed(Launch(1), energy=1)),
    Card(SCIENCE, 7, designed(Promote(SCIENCE), Peek(1, OPTIONAL)), designed(Launch(1), needs=card_in_hand(SCIENCE))),
    # Construction
    Card(CONSTRUCTION, 1, designed(Land(ANY), may_pay(1, Land(ELSEWHERE))), designed(Launch(1))),
    Card(CONSTRUCTION, 2, designed(Land(WITH_NONE_OF_MINE), Draw(1)), designed(Land(ANY), energy=1)),
    Card(CONSTRUCTION, 3, designed(Land(ANY)), designed(Launch(2), energy=2)),
    Card(
        CONSTRUCTION,
        4,
        designed(Launch(1), Transfer(OPTIONAL)),
        designed(Land(ANY), needs=card_in_hand(CONSTRUCTION)),
    ),
    Card(
        CONSTRUCTION,
        5,
        designed(Cover(), Land(THERE, OPTIONAL)),
        designed(Launch(1), needs=card_in_hand(CONSTRUCTION)),
    ),
    Card(CONSTRUCTION, 6, designed(SwapCards(), Draw(1)), designed(Transfer())),
    Card(CONSTRUCTION, 7, designed(Land(WITH_SOME_OF_MINE)), designed(Promote(ANY), energy=1)),
)

#: The Buildings' abilities, in the order of the Buildings. Whoever's turn it is may use them.
ABILITIES: Final[tuple[Step[PocketMars], ...]] = (
    May(GainEnergy(1)),
    Shift(1, OPTIONAL),
    may_put_under(1, also_prep=True),
    May(Launch(1)),
    Land(ANY, OPTIONAL),
)


def digest(numbers: tuple[int, ...]) -> str:
    """A hash of the cards, the abilities and these numbers."""
    cards = [(card.id, card.snap.key(), card.prepared.key()) for card in DECK]
    abilities = [ability.key() for ability in ABILITIES]
    return blake2b(repr((cards, abilities, numbers)).encode(), digest_size=8).hexdigest()


DIGEST: Final = digest(NUMBERS)
