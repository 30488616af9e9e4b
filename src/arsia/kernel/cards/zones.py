"""Where the cards of a game lie, declared once: what `imagine` deals anew, what it is tested with, what must hold and
what a test may set follow from it.

    def zones(table: SupplyDrop) -> list[Zone]:
        hands = [hand(f"hand {seat}", cards, seat) for seat, cards in enumerate(table.hands)]
        return [pile("deck", table.deck), *hands]

    CARDS = Zones(IDS, zones)
    GAME = Game(…, deal_anew=CARDS.deal_anew, whereabouts=CARDS.whereabouts, movable=CARDS.movable, check=CARDS.check)

It is for games in which all cards have the same back and lie in lists of numbers, and whose table has its `Knowledge`
in ``knowledge``. Who saw which card is said by the verbs that move cards:

- a seat draws: ``knowledge.show(card, 1 << seat)``, then ``knowledge.mingle(hand, others)``, as a hand has no order;
- a card leaves a hand face down: ``knowledge.blur(hand, others)`` while it is still there;
- a card is turned up: ``knowledge.show(card, everyone)``;
- cards that all have seen are shuffled: ``knowledge.shuffled(cards)``; any others: ``knowledge.blur(cards, everyone)``.

What somebody chose in secret lies in a zone of its own, face down.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from arsia.kernel.cards.knowledge import Knowledge
from arsia.kernel.decision import Broken
from arsia.kernel.stage import Entry, Where, cards
from arsia.kernel.table import Table

T = TypeVar("T", bound=Table)

_NOBODY: Final = -1
_EVERYBODY: Final = -2


class Zone:
    """Cards that lie together: their name, the list itself, whether they lie in an order, and who sees their faces."""

    __slots__ = ("cards", "is_ordered", "name", "seer")

    def __init__(self, name: str, cards: list[int], is_ordered: bool, seer: int) -> None:
        self.name = name
        self.cards = cards
        self.is_ordered = is_ordered
        self.seer = seer

    def seen_by(self, table: Table) -> int:
        """The seats that see the faces, as bits; others may know some of them all the same."""
        if self.seer == _EVERYBODY:
            return (1 << table.seats) - 1
        return 0 if self.seer == _NOBODY else 1 << self.seer


def pile(name: str, cards: list[int], seat: int = _NOBODY) -> Zone:
    """Cards face down, each in its place; one seat may know them."""
    return Zone(name, cards, True, seat)


def row(name: str, cards: list[int]) -> Zone:
    """Cards face up, each in its place."""
    return Zone(name, cards, True, _EVERYBODY)


def hand(name: str, cards: list[int], seat: int) -> Zone:
    """A seat's cards, in no order that anybody else could read."""
    return Zone(name, cards, False, seat)


class Zones(Generic[T]):
    """The names of all cards, by number, and the zones of a table: every card lies in one of them."""

    def __init__(self, names: Sequence[str], zones: Callable[[T], list[Zone]]) -> None:
        self.names = tuple(names)
        self.zones = zones
        self._backs = [0] * len(names)
        self._unseen = [-1] * len(names)

    # ---- what is hidden ------------------------------------------------------------------------------------------

    def deal_anew(self, table: T, seat: int) -> None:
        """Deal what is hidden from the seat anew, as that seat may know it."""
        zones = self.zones(table)
        lying = [card for zone in zones for card in zone.cards]
        placed = _knowledge(table).redeal(seat, self._backs, self._unseen, lying, table.mix)
        for zone in zones:
            zone.cards[:] = [placed[card] for card in zone.cards]

    def whereabouts(self, table: T) -> dict[str, str]:
        """Where every card lies, by its name."""
        found: dict[str, str] = {}
        for zone in self.zones(table):
            for index, card in enumerate(zone.cards):
                found[self.names[card]] = f"{zone.name} {index}" if zone.is_ordered else zone.name
        return found

    def movable(self, table: T, seat: int) -> set[str]:
        """The cards that, for all the seat knows, could lie in at least two places."""
        lying = self.whereabouts(table)
        where = [lying[name] for name in self.names]
        return {self.names[card] for card in _knowledge(table).movable(seat, self._backs, self._unseen, where)}

    # ---- what must hold ------------------------------------------------------------------------------------------

    def check(self, table: T) -> None:
        """Every card lies in one place, and who sees its face knows it."""
        zones = self.zones(table)
        if sorted([card for zone in zones for card in zone.cards]) != list(range(len(self.names))):
            raise Broken("a card is missing or lies in two places")
        knowledge = _knowledge(table)
        known = knowledge.known
        for zone in zones:
            seers = zone.seen_by(table)
            if zone.is_ordered or table.seed is None:
                pass
            elif any(knowledge.tells_apart(seat, zone.cards) for seat in range(table.seats)):
                raise Broken(f"{zone.name} is held in no order, and somebody could tell its cards apart: mingle them")
            for card in zone.cards:
                if known[card] & seers != seers:
                    raise Broken(f"{self.names[card]} lies in {zone.name}, and who sees it there does not know it")

    # ---- what a test may set -------------------------------------------------------------------------------------

    def names_in(self, numbers: Sequence[int]) -> list[str]:
        """The names of cards."""
        return [self.names[card] for card in numbers]

    def lay(self, table: T, into: list[int], names: Sequence[str]) -> None:
        """Lay these cards into a zone, from wherever they are. What lay there goes to the bottom of the first zone."""
        numbers = [self.names.index(name) for name in names]
        zones = self.zones(table)
        before = [card for card in into if card not in numbers]
        for zone in zones:
            zone.cards[:] = [card for card in zone.cards if card not in numbers and card not in before]
        zones[0].cards[:0] = before
        into[:] = numbers
        for zone in zones:
            for card in zone.cards:
                _knowledge(table).show(card, zone.seen_by(table))

    def gather(self, table: T) -> None:
        """All cards into the first zone, in their order, and nobody has seen any."""
        zones = self.zones(table)
        for zone in zones:
            zone.cards.clear()
        zones[0].cards[:] = range(len(self.names))
        setattr(table, "knowledge", Knowledge(len(self.names)))  # noqa: B010  (a field of the game's own)

    def entry(self, name: str, zone: Callable[[T, int], list[int]], what: str = "") -> Entry:
        """A zone as something that a test may set and read."""

        def read(table: T, seat: int) -> list[str]:
            return self.names_in(zone(table, seat))

        def put(table: T, seat: int, names: Sequence[str]) -> None:
            self.lay(table, zone(table, seat), names)

        return cards(name, self.names, Where(read, put), what)


def _knowledge(table: Table) -> Knowledge:
    knowledge = getattr(table, "knowledge", None)
    assert isinstance(knowledge, Knowledge), f"{type(table).__name__} says nowhere who has seen which card"
    return knowledge
