"""A toy in which sets are chosen: hidden ones, open ones, and offers that end in several ways."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from arsia.kernel.game import Game, Mode, Setting, Stage
from arsia.kernel.message import Message, Option
from arsia.kernel.several import Several, SeveralSeen
from arsia.kernel.step import Step, Together
from tests.kernel.toy import Finish, Toy, Turn

NUMBERS: Final = 4
SEND: Final[Option] = ("send",)
LEND: Final[Option] = ("lend",)
CANCEL: Final[Option] = ("cancel",)
OFFERS: Final[tuple[Option, ...]] = (("give", "cube"), ("give", "point"), ("want", "cube"), ("want", "point"))


class Baskets(Toy):
    """The fields of the toy; what is chosen lies in `secrets`."""

    __slots__ = ()
    game_name: ClassVar[str] = "baskets"

    def opening(self) -> Step[Any]:
        return Begin()


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

    def elements(self, table: Toy, seat: int) -> list[Option]:
        return [("keep", number) for number in range(NUMBERS)]

    def limits(self, table: Toy, seat: int) -> tuple[int, int]:
        return 2, 2

    def marked(self, table: Toy, seat: int) -> tuple[int, int]:
        chosen = table.secrets[seat]
        return (chosen[-1] + 1, len(chosen)) if chosen else (0, 0)

    def add(self, table: Toy, seat: int, element: Option) -> None:
        table.secrets[seat].append(int(element[1]))
        table.tell_only(seat, "kept", seat, element[1])

    def done(self, table: Toy, seat: int, ending: Option | None) -> None:
        table.points[seat] += sum(table.secrets[seat])


class Fill(Keep):
    """Up to three of four numbers, in secret; a full basket is asked to be closed like any other."""

    __slots__ = ()
    asks_when_full: ClassVar[bool] = True

    def limits(self, table: Toy, seat: int) -> tuple[int, int]:
        return 0, 3


class Offer(SeveralSeen[Toy]):
    """Cubes and points to give, as many as one has, or one of each wanted; nobody wants what they give."""

    __slots__ = ()
    question: ClassVar[Message] = Message("toy-make-offer")
    ends: ClassVar[tuple[Option, ...]] = (SEND, LEND, CANCEL)
    asks_when_full: ClassVar[bool] = True

    def elements(self, table: Toy, seat: int) -> list[Option]:
        return list(OFFERS)

    def times(self, table: Toy, seat: int) -> list[int]:
        chosen = table.secrets[seat]
        have = (table.cubes[seat], table.points[seat], 1, 1)
        return [0 if (place + 2) % 4 in chosen else have[place] - chosen.count(place) for place in range(4)]

    def limits(self, table: Toy, seat: int) -> tuple[int, int]:
        return 1, 4

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
    table=Baskets,
    modes=tuple([Mode(story, (2, 4), {"story": story}) for story in ("keep", "fill", "offer")]),
    settings=(Setting("story", "keep", ("keep", "fill", "offer")),),
    verbs={},
    events={},
    conflict=lambda seats, options: None,
    catalogue=lambda: [],
    stage=Stage,
)


def baskets(story: str, seats: int = 2) -> Toy:
    """A table at the first decision of a story."""
    table = BASKETS.new(seats, 1, {"story": story})
    assert isinstance(table, Toy)
    return table
