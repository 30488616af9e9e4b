"""A toy game that asks everything of the kernel that the later games will.

Every seat holds two of twelve cards, cubes and points. A *story* is a phase of it, which a test can play by itself;
``whole`` is all of them, one after another.

- commit: all choose two numbers in secret; what nobody else chose scores.
- gather: all take cubes from one stock at once. Who passed is asked again when a single cube is left.
- turns: one action each, among them a trade, a demand, a peek, a shuffle, and triggers in any order.
- swaps: all propose at once; the answers are asked for when all have.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from arsia.kernel.cards.knowledge import Knowledge
from arsia.kernel.decision import Broken
from arsia.kernel.game import Game, Mode, Setting
from arsia.kernel.message import Message, Option
from arsia.kernel.outcome import Line, Outcome, places
from arsia.kernel.step import AnyOrder, Choice, Step, Together
from arsia.kernel.table import Table

CARDS: Final = 12
HIGH: Final = 6  # a card that can answer a demand
STOCK: Final = 7
SECRETS: Final = 2
STORIES: Final = ("whole", "commit", "gather", "turns", "swaps")


class Toy(Table):
    """Hands, a deck, a stock of cubes, points, and numbers chosen in secret."""

    __slots__ = ("cubes", "deck", "hands", "knowledge", "passed", "points", "secrets", "stock")

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, object], telling: bool) -> None:
        super().__init__(game, seats, seed, options, telling)
        self.cubes = [1] * seats
        self.points = [1] * seats
        self.deck = list(range(CARDS))  # the top card last
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.secrets: list[list[int]] = [[] for _ in range(seats)]
        self.passed = [False] * seats
        self.stock = STOCK
        self.knowledge = Knowledge(CARDS)

    def copy_into(self, twin: Table) -> None:
        super().copy_into(twin)
        assert isinstance(twin, Toy)
        twin.cubes = self.cubes[:]
        twin.points = self.points[:]
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.secrets = [numbers[:] for numbers in self.secrets]
        twin.passed = self.passed[:]
        twin.stock = self.stock
        twin.knowledge = self.knowledge.copy()

    def state(self) -> tuple[object, ...]:
        cards = (self.deck, self.hands, self.knowledge.state())
        return (self.cubes, self.points, cards, self.secrets, self.passed, self.stock)

    def others(self, *seats: int) -> int:
        """Every seat but these, as bits."""
        return ((1 << self.seats) - 1) & ~sum(1 << seat for seat in seats)

    def hold(self, seat: int, card: int) -> None:
        """A card joins a hand, which is held in no order."""
        self.hands[seat].append(card)
        self.knowledge.show(card, 1 << seat)
        self.knowledge.mingle(self.hands[seat], self.others(seat))


def look(table: Toy, seat: int | None) -> dict[str, object]:
    return {
        "cubes": table.cubes[:],
        "points": table.points[:],
        "stock": table.stock,
        "passed": table.passed[:],
        "secrets": None if seat is None else table.secrets[seat][:],
        # A hand is held in no order: first what the seat knows of it, then the rest.
        "hands": [
            sorted(_seen(table, hand, seat), key=lambda card: -1 if card is None else card) for hand in table.hands
        ],
        "deck": _seen(table, table.deck, seat),
    }


def _seen(table: Toy, cards: list[int], seat: int | None) -> list[int | None]:
    return [card if seat is not None and table.knowledge.knows(seat, card) else None for card in cards]


def deal_anew(table: Toy, seat: int) -> None:
    lying = [card for zone in (table.deck, *table.hands) for card in zone]
    placed = table.knowledge.redeal(seat, [0] * CARDS, [-1] * CARDS, lying, table.mix)
    for zone in (table.deck, *table.hands):
        zone[:] = [placed[card] for card in zone]
    for other, numbers in enumerate(table.secrets):
        if other != seat:
            guess = list(range(3))
            table.mix(guess)
            numbers[:] = guess[: len(numbers)]


def whereabouts(table: Toy) -> dict[str, str]:
    lying = {f"card {card}": f"deck {index}" for index, card in enumerate(table.deck)}
    for seat, hand in enumerate(table.hands):
        lying |= {f"card {card}": f"hand {seat}" for card in hand}
    return lying


def movable(table: Toy, seat: int) -> set[str]:
    lying = whereabouts(table)
    where = [lying[f"card {card}"] for card in range(CARDS)]
    return {f"card {card}" for card in table.knowledge.movable(seat, [0] * CARDS, [-1] * CARDS, where)}


def worth(table: Toy, seat: int) -> float:
    return table.points[seat] + table.cubes[seat]


def vocabulary(table: Toy) -> tuple[Option, ...]:
    words: list[Option] = [(verb,) for verb in ("pass", "peek", "mix", "draw", "charge", "collect", "done")]
    words += [("accept",), ("decline",), ("nothing",), ("first", 0), ("first", 1), ("take", 1), ("take", 2)]
    words += [("commit", number) for number in range(3)]
    words += [(verb, seat) for verb in ("offer", "demand", "propose") for seat in range(table.seats)]
    words += [(verb, card) for verb in ("show", "give") for card in range(CARDS)]
    return tuple(words)


def check(table: Toy) -> None:
    if sorted(table.deck + [card for hand in table.hands for card in hand]) != list(range(CARDS)):
        raise Broken("a card is missing or lies in two places")
    seats = range(table.seats if table.seed is not None else 0)
    if any(table.knowledge.tells_apart(seat, hand) for hand in table.hands for seat in seats):
        raise Broken("somebody could tell apart what is held in no order")
    if min(table.stock, *table.cubes) < 0 or table.stock > STOCK:
        raise Broken("there are fewer than no cubes somewhere")


class SetUp(Step[Toy]):
    __slots__ = ()

    def do(self, table: Toy, seat: int) -> None:
        table.shuffle(table.deck)
        for each in range(table.seats):
            for _ in range(2):
                table.hold(each, table.deck.pop())
        everyone = tuple(range(table.seats))
        stories: dict[str, tuple[Step[Toy], ...]] = {
            "commit": (Together(Commit(), everyone), Compare()),
            "gather": (Together(Gather(), everyone),),
            "turns": (Turns(),),
            "swaps": (Together(Propose(), everyone),),
        }
        told = str(table.options["story"])
        table.then(*(step for name, steps in stories.items() if told in (name, "whole") for step in steps), Finish())


# ---- commit ----------------------------------------------------------------------------------------------------------


class Commit(Choice[Toy]):
    """Two different numbers, in secret until all have chosen."""

    __slots__ = ()
    question: ClassVar[Message] = Message("toy-commit")

    def options(self, table: Toy, seat: int) -> list[Option]:
        return [("commit", number) for number in range(3) if number not in table.secrets[seat]]

    def take(self, table: Toy, seat: int, option: Option) -> None:
        table.secrets[seat].append(int(option[1]))
        table.tell_only(seat, "committed", seat, option[1])
        if len(table.secrets[seat]) < SECRETS:
            table.then(Commit())


class Compare(Step[Toy]):
    """A first number that nobody else put first scores."""

    __slots__ = ()

    def do(self, table: Toy, seat: int) -> None:
        firsts = [numbers[0] for numbers in table.secrets]
        for each, number in enumerate(firsts):
            if firsts.count(number) == 1:
                table.points[each] += 3
        table.tell("compared", *firsts)
        table.secrets = [[] for _ in range(table.seats)]


# ---- gather ----------------------------------------------------------------------------------------------------------


class Gather(Choice[Toy]):
    """Take one or two cubes from the stock that all share, as often as one likes, or pass."""

    __slots__ = ()
    question: ClassVar[Message] = Message("toy-gather")

    def options(self, table: Toy, seat: int) -> list[Option]:
        if not table.stock:
            return []
        return [*[("take", number) for number in range(1, min(2, table.stock) + 1)], ("pass",)]

    def take(self, table: Toy, seat: int, option: Option) -> None:
        if option == ("pass",):
            table.passed[seat] = True
            return
        table.stock -= int(option[1])
        table.cubes[seat] += int(option[1])
        table.touch()
        table.tell("took", seat, option[1])
        table.then(Gather())
        if table.stock == 1:
            for other in range(table.seats):
                if table.passed[other]:
                    table.passed[other] = False
                    table.then(Gather(), seat=other)


# ---- turns -----------------------------------------------------------------------------------------------------------


class Turns(Step[Toy]):
    __slots__ = ()

    def do(self, table: Toy, seat: int) -> None:
        for each in range(table.seats - 1, -1, -1):
            table.then(Turn(), Turn(), seat=each)


class Turn(Choice[Toy]):
    """One action."""

    __slots__ = ()
    question: ClassVar[Message] = Message("toy-turn")

    def options(self, table: Toy, seat: int) -> list[Option]:
        others = [other for other in range(table.seats) if other != seat]
        options: list[Option] = [("offer", other) for other in others if table.cubes[other] and table.hands[seat]]
        options += [("demand", other) for other in others]
        options += [("peek",), ("mix",), ("draw",)] if table.deck else []
        return [*options, ("charge",), ("collect",), ("done",)]

    def take(self, table: Toy, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == "offer":
            table.then(AnswerOffer(seat), seat=int(option[1]))
        elif verb == "demand":
            table.then(AnswerDemand(seat), seat=int(option[1]))
        elif verb == "peek":
            table.knowledge.show(table.deck[-1], 1 << seat)
            table.reveal()
            table.tell("peeked", seat)
            table.tell_only(seat, "saw", seat, table.deck[-1])
        elif verb == "mix":
            table.shuffle(table.deck)
            table.knowledge.blur(table.deck, (1 << table.seats) - 1)
        elif verb == "draw":
            table.hold(seat, table.deck.pop())
            table.reveal()
        elif verb == "charge":
            table.then(AnyOrder((Double(), Add(2), Cube())))
        elif verb == "collect":
            table.then(AnyOrder((Add(1), Add(2), Cube())))


class AnswerOffer(Choice[Toy]):
    """A card for a cube?"""

    __slots__ = ("asker",)
    question: ClassVar[Message] = Message("toy-offer")

    def __init__(self, asker: int) -> None:
        self.asker = asker

    def options(self, table: Toy, seat: int) -> list[Option]:
        return [("accept",), ("decline",)]

    def take(self, table: Toy, seat: int, option: Option) -> None:
        table.tell("answered", seat, option[0])
        if option == ("accept",):
            table.cubes[seat] -= 1
            table.cubes[self.asker] += 1
            table.then(GiveCard(seat), seat=self.asker)


class GiveCard(Choice[Toy]):
    """Which card goes to the other seat? Nobody else sees it."""

    __slots__ = ("taker",)
    question: ClassVar[Message] = Message("toy-give")

    def __init__(self, taker: int) -> None:
        self.taker = taker

    def options(self, table: Toy, seat: int) -> list[Option]:
        return [("give", card) for card in table.hands[seat]]

    def take(self, table: Toy, seat: int, option: Option) -> None:
        card = int(option[1])
        table.knowledge.blur(table.hands[seat], table.others(seat))
        table.hands[seat].remove(card)
        table.hold(self.taker, card)
        table.reveal()


class AnswerDemand(Choice[Toy]):
    """Show a high card for a point, if there is one. Whether there is, is nobody's business: it always asks."""

    __slots__ = ("asker",)
    question: ClassVar[Message] = Message("toy-demand")

    def __init__(self, asker: int) -> None:
        self.asker = asker

    def options(self, table: Toy, seat: int) -> list[Option]:
        return [*[("show", card) for card in table.hands[seat] if card >= HIGH], ("nothing",)]

    def take(self, table: Toy, seat: int, option: Option) -> None:
        if option != ("nothing",):
            table.knowledge.show(int(option[1]), (1 << table.seats) - 1)
            table.points[seat] += 1
            table.tell("showed", seat, option[1])
        else:
            table.tell("showed_nothing", seat)

    def is_public(self, table: Toy, seat: int) -> bool:
        return False


class Add(Step[Toy]):
    __slots__ = ("number",)
    adds: ClassVar[tuple[str, ...]] = ("points",)

    def __init__(self, number: int) -> None:
        self.number = number

    def do(self, table: Toy, seat: int) -> None:
        table.points[seat] += self.number


class Double(Step[Toy]):
    __slots__ = ()
    reads: ClassVar[tuple[str, ...]] = ("points",)
    writes: ClassVar[tuple[str, ...]] = ("points",)

    def do(self, table: Toy, seat: int) -> None:
        table.points[seat] *= 2


class Cube(Step[Toy]):
    __slots__ = ()
    adds: ClassVar[tuple[str, ...]] = ("cubes",)

    def do(self, table: Toy, seat: int) -> None:
        table.cubes[seat] += 1


# ---- swaps -----------------------------------------------------------------------------------------------------------


class Propose(Choice[Toy]):
    """Propose to another to swap all cubes. The other is asked when all have proposed or passed."""

    __slots__ = ()
    question: ClassVar[Message] = Message("toy-propose")

    def options(self, table: Toy, seat: int) -> list[Option]:
        return [*[("propose", other) for other in range(table.seats) if other != seat], ("pass",)]

    def take(self, table: Toy, seat: int, option: Option) -> None:
        if option != ("pass",):
            table.after_all(AnswerSwap(seat), int(option[1]))


class AnswerSwap(Choice[Toy]):
    __slots__ = ("asker",)
    question: ClassVar[Message] = Message("toy-swap")

    def __init__(self, asker: int) -> None:
        self.asker = asker

    def options(self, table: Toy, seat: int) -> list[Option]:
        return [("accept",), ("decline",)]

    def take(self, table: Toy, seat: int, option: Option) -> None:
        if option == ("accept",):
            table.cubes[seat], table.cubes[self.asker] = table.cubes[self.asker], table.cubes[seat]


class Finish(Step[Toy]):
    __slots__ = ()

    def do(self, table: Toy, seat: int) -> None:
        scores = tuple(table.points[each] + table.cubes[each] for each in range(table.seats))
        sheets = tuple((Line("points", score),) for score in scores)
        table.end(Outcome(places([(score,) for score in scores]), scores, sheets, Message("toy-end")))


TOY: Final = Game(
    "toy",
    Toy,
    modes=tuple(Mode(story, (2, 4), {"story": story}) for story in STORIES),
    settings=(Setting("story", "whole", STORIES),),
    opening=SetUp(),
    verbs={},
    events={},
    vocabulary=vocabulary,
    digest="toy",
    look=look,
    deal_anew=deal_anew,
    whereabouts=whereabouts,
    movable=movable,
    worth=worth,
    check=check,
)


def toy(story: str, seats: int = 4, seed: int = 1) -> Toy:
    """A toy table at the first decision of a story."""
    table = TOY.new(seats, seed, {"story": story})
    assert isinstance(table, Toy)
    return table
