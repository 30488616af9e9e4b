"""The rules, in the order in which they are read."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.kernel.message import Message, Option
from arsia.kernel.outcome import Line, Outcome, places
from arsia.kernel.step import Choice, Step, Together
from supply_drop.components import HAND, IDS, INDEX, KIND, KINDS
from supply_drop.table import SupplyDrop


class SetUp(Step[SupplyDrop]):
    """Shuffle, and deal four cards to each."""

    def do(self, table: SupplyDrop, seat: int) -> None:
        table.shuffle(table.deck)
        for each in range(table.seats):
            for _ in range(HAND):
                table.draw(each)
        table.then(Round())


class Round(Step[SupplyDrop]):
    """As many crates fall as there are players. All bid at once, in secret."""

    def do(self, table: SupplyDrop, seat: int) -> None:
        if not table.hands[0]:
            table.then(Score())
            return
        table.round += 1
        table.ground = sorted(table.turn_up(table.deck.pop()) for _ in range(table.seats))
        table.reveal()
        table.tell("round", table.round)
        table.tell("drop", tuple(IDS[card] for card in table.ground))
        table.then(Together(Bid(), tuple(range(table.seats))), Haul(), Round())


class Bid(Choice[SupplyDrop]):
    """Which card to bid?"""

    question: ClassVar[Message] = Message("prompt-bid")

    def options(self, table: SupplyDrop, seat: int) -> list[Option]:
        return [("bid", IDS[card]) for card in sorted(table.hands[seat])]

    def take(self, table: SupplyDrop, seat: int, option: Option) -> None:
        table.bid(seat, INDEX[str(option[1])])


class Haul(Step[SupplyDrop]):
    """The bids are turned up. From the highest down, everybody takes a crate."""

    def do(self, table: SupplyDrop, seat: int) -> None:
        order = sorted(range(table.seats), key=lambda each: -table.bids[each][0])
        for each in order:
            card = table.turn_up(table.bids[each].pop())
            table.spent.append(card)
            table.tell("bid", each, IDS[card])
        for each in reversed(order):
            table.then(TakeCrate(), seat=each)


class TakeCrate(Choice[SupplyDrop]):
    """Which crate to take? The last one takes what is left."""

    question: ClassVar[Message] = Message("prompt-take")

    def options(self, table: SupplyDrop, seat: int) -> list[Option]:
        return [("take", IDS[card]) for card in table.ground]

    def take(self, table: SupplyDrop, seat: int, option: Option) -> None:
        card = INDEX[str(option[1])]
        table.ground.remove(card)
        table.stores[seat].append(card)
        table.tell("take", seat, IDS[card])


class Score(Step[SupplyDrop]):
    """Of each kind the first crate is worth 1 point, the second 2, the third 3, and so on."""

    def do(self, table: SupplyDrop, seat: int) -> None:
        sheets = tuple(sheet(table, each) for each in range(table.seats))
        scores = tuple(sum(line.points for line in lines) for lines in sheets)
        table.end(Outcome(places([(score,) for score in scores]), scores, sheets, Message("end-hands-empty")))


def sheet(table: SupplyDrop, seat: int) -> tuple[Line, ...]:
    """A line for each kind."""
    counts = [sum(KIND[card] == kind for card in table.stores[seat]) for kind in range(len(KINDS))]
    return tuple(Line(f"score-{name}", n * (n + 1) // 2) for name, n in zip(KINDS, counts, strict=True))


def tally(table: SupplyDrop, seat: int) -> int:
    """The points as things stand."""
    return sum(line.points for line in sheet(table, seat))


SET_UP: Final = SetUp()
