"""The five actions of a turn (PM-30 to PM-53)."""

from __future__ import annotations

from typing import Final

from arsia.games.pocket_mars import components as c
from arsia.games.pocket_mars.cards import ABILITIES, DECK
from arsia.games.pocket_mars.rules.automatics import DISCARD_AUTOMATICS
from arsia.games.pocket_mars.table import NO_CARD, PocketMars
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step


def play_from_hand(table: PocketMars, seat: int, card: int) -> None:
    """The snap action of a hand card; then the card is discarded (PM-30)."""
    table.hands[seat].remove(card)
    table.playing = card
    table.knowledge.show(card, (1 << table.seats) - 1)
    if table.telling:
        table.tell("play", seat, c.IDS[card])
    table.then(DISCARD_PLAYED)
    DECK[card].snap.use(table, seat)


class DiscardPlayed(Step[PocketMars]):
    """The hand card whose action is done goes to the discard pile."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        table.discard.append(table.playing)
        table.playing = NO_CARD


def attach_own(table: PocketMars, seat: int, card: int) -> None:
    """An own prep card: compare and land, prepared action, Building ability, each optional (PM-40 to PM-43)."""
    building = c.COLOUR[card]
    beats = c.VALUE[card] > table.last_value(building)
    table.preps[seat].remove(card)
    table.attach(card)
    if table.telling:
        table.tell("attach", seat, c.IDS[card])
    # Construction holds no colonists, so there is nothing to compare.
    if beats and building != c.CONSTRUCTION:
        table.then(LAND_HERE[building], USE_PREPARED[card], ABILITIES[building])
    else:
        table.then(USE_PREPARED[card], ABILITIES[building])


def reveal_other(table: PocketMars, seat: int, owner: int, slot: int) -> None:
    """Another's prep card: its owner may use the prepared action, then the active player the ability (PM-50, PM-51)."""
    card = table.preps[owner].pop(slot)
    building = c.COLOUR[card]
    beats = c.VALUE[card] > table.last_value(building)
    table.attach(card)
    table.reveal()
    if table.telling:
        table.tell("reveal", seat, owner, c.IDS[card])
    table.then(ABILITIES[building])
    if not table.is_solo:
        table.then(USE_PREPARED[card], seat=owner)
    elif beats and building != c.CONSTRUCTION:
        # PM-74: the automatics have no use for the card, so the player compares instead.
        table.then(LAND_HERE[building])


def take_colonist(table: PocketMars, seat: int) -> None:
    """One colonist from Earth to the Ship; the automatics then also lose a card (PM-52, PM-75)."""
    if table.telling:
        table.tell("take", seat)
    table.launch(seat, 1)
    if table.is_solo:
        table.then(DISCARD_AUTOMATICS)


def discard_for_energy(table: PocketMars, seat: int, card: int) -> None:
    """A hand or own prep card for one energy, two against the automatics (PM-53, PM-76)."""
    if card in table.hands[seat]:
        table.hands[seat].remove(card)
    else:
        table.preps[seat].remove(card)
    if table.telling:
        table.tell("recycle", seat)
    table.discard_card(seat, card)
    table.gain_energy(seat, c.SOLO_DISCARD_ENERGY if table.is_solo else 1)


class LandHere(Choice[PocketMars]):
    """A higher card: the player may land one colonist in that Building."""

    __slots__ = ("building",)

    def __init__(self, building: int) -> None:
        self.building = building

    def options(self, table: PocketMars, seat: int) -> list[Option]:
        return [c.LAND[self.building], c.SKIP] if table.ship[seat] else []

    def take(self, table: PocketMars, seat: int, option: Option) -> None:
        if option != c.SKIP:
            table.land(seat, self.building)

    def prompt(self, table: PocketMars, seat: int) -> Message:
        return HIGHER[table.columns[self.building][-1]]


class UsePrepared(Choice[PocketMars]):
    """The owner of an attached card may use its prepared action."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, table: PocketMars, seat: int) -> list[Option]:
        return [c.USE, c.SKIP] if DECK[self.card].prepared.is_open(table, seat) else []

    def take(self, table: PocketMars, seat: int, option: Option) -> None:
        if option == c.USE:
            if table.telling:
                table.tell("use", seat, c.IDS[self.card])
            DECK[self.card].prepared.use(table, seat)

    def prompt(self, table: PocketMars, seat: int) -> Message:
        return Message("prompt-prepared", {"card": c.IDS[self.card], "action": DECK[self.card].prepared.text()})


DISCARD_PLAYED: Final = DiscardPlayed()
#: By the card that was attached.
HIGHER: Final = tuple(
    [Message("prompt-land-here", {"card": c.IDS[card], "building": c.NAMES[c.COLOUR[card]]}) for card in range(c.CARDS)]
)
LAND_HERE: Final = tuple([LandHere(building) for building in range(c.HOMES)])
USE_PREPARED: Final = tuple([UsePrepared(card) for card in range(len(DECK))])
