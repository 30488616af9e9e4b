"""A toy in which sets are chosen: hidden ones, open ones, and offers that end in several ways."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.kernel.decision import Walk
from arsia.kernel.game import Game, Mode, Setting
from arsia.kernel.message import Message, Option
from arsia.kernel.several import Several, SeveralSeen
from arsia.kernel.step import Step, Together
from tests.kernel.toy import Finish, Toy, Turn, deal_anew, look, vocabulary

NUMBERS: Final = 4
SEND: Final[Option] = ("send",)
LEND: Final[Option] = ("lend",)
CANCEL: Final[Option] = ("cancel",)
OFFERS: Final[tuple[Option, ...]] = (("give", "cube"), ("give", "point"), ("want", "cube"), ("want", "point"))


class Begin(Step[Toy]):
    __slots__ = ()

    def do(self, table: Toy, seat: int) -> None:
        for each in range(table.seats):
            table.hold(each, table.deck.pop())
            table.cubes[each] = 2
        everyone = tuple(range(table.seats))
        stories: dict[object, Step[Toy]] = {
            "keep": Together(Keep(), everyone),
            "fill": Together(Fill(), everyone),
            "offer": Offer(0, 0),
        }
        table.then(stories[table.options["story"]], Turn(), Finish())


class Keep(Several[Toy]):
    """Two of four numbers, in secret."""

    __slots__ = ()
    question: ClassVar[Message] = Message("toy-keep")

    least: ClassVar[int] = 2
    most: ClassVar[int] = 2

    def ask(self, table: Toy, seat: int) -> Walk:
        chosen = table.secrets[seat]
        numbers: list[Option] = [("keep", number) for number in range(NUMBERS)]
        return numbers, None, chosen[-1] + 1 if chosen else 0, len(chosen), self.least, self.most

    def add(self, table: Toy, seat: int, element: Option) -> None:
        table.secrets[seat].append(int(element[1]))
        table.tell_only(seat, "kept", seat, element[1])

    def done(self, table: Toy, seat: int, ending: Option | None) -> None:
        table.points[seat] += sum(table.secrets[seat])


class Fill(Keep):
    """Up to three of four numbers, in secret; a full basket is asked to be closed like any other."""

    __slots__ = ()
    asks_when_full: ClassVar[bool] = True
    least: ClassVar[int] = 0
    most: ClassVar[int] = 3


class Offer(SeveralSeen[Toy]):
    """Cubes and points to give, as many as one has, or one of each wanted; nobody wants what they give."""

    __slots__ = ()
    question: ClassVar[Message] = Message("toy-make-offer")
    ends: ClassVar[tuple[Option, ...]] = (SEND, LEND, CANCEL)
    asks_when_full: ClassVar[bool] = True
    ends_vary: ClassVar[bool] = True

    def ask(self, table: Toy, seat: int) -> Walk:
        chosen = table.secrets[seat]
        have = (table.cubes[seat], table.points[seat], 1, 1)
        times = [0 if (place + 2) % 4 in chosen else have[place] - chosen.count(place) for place in range(4)]
        return list(OFFERS), times, self.place, self.taken, 1, 4

    def onward(self, place: int, taken: int) -> Offer:
        return Offer(place, taken)

    def add(self, table: Toy, seat: int, element: Option) -> None:
        table.secrets[seat].append(OFFERS.index(element))

    def endings(self, table: Toy, seat: int, is_enough: bool) -> list[Option]:
        if not is_enough:
            return [CANCEL]
        return [SEND, LEND, CANCEL] if max(table.secrets[seat]) < 2 else [SEND, CANCEL]

    def done(self, table: Toy, seat: int, ending: Option | None) -> None:
        table.tell("offered", seat, "" if ending is None else ending[0])


BASKETS: Final = Game(
    "baskets",
    Toy,
    modes=tuple([Mode(story, (2, 4), {"story": story}) for story in ("keep", "fill", "offer")]),
    settings=(Setting("story", "keep", ("keep", "fill", "offer")),),
    opening=Begin(),
    verbs={},
    events={},
    vocabulary=vocabulary,
    digest="baskets",
    look=look,
    deal_anew=deal_anew,
)


def baskets(story: str, seats: int = 2) -> Toy:
    """A table at the first decision of a story."""
    return BASKETS.new(seats, 1, {"story": story})
