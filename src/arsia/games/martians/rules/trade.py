"""Trading and lending: in one's turn an offer to one other player (MA-150 to MA-156).

Goods, crystals and reputation can be given and wanted, at most five of a kind, two offers a turn. What is given and
wanted is put together in any order; an offer that is called off was none. The other accepts or declines. What is lent
is a gift with a promise: the log keeps it, nobody enforces it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.martians import components as c
from arsia.games.martians.components.board import STOCK, TRADED
from arsia.games.martians.table import Martians
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import ANYWHERE, SeveralSeen
from arsia.kernel.step import Choice

OFFER: Final[tuple[Option, ...]] = tuple([("offer", seat) for seat in range(4)])
#: By how many players there are and who offers.
OFFERED: Final[list[list[list[Option]]]] = [
    [[OFFER[other] for other in range(players) if other != player] for player in range(players)] for players in range(5)
]
SEND: Final[Option] = ("send",)
LEND: Final[Option] = ("lend",)
CANCEL: Final[Option] = ("cancel",)
ACCEPT: Final[Option] = ("accept",)
DECLINE: Final[Option] = ("decline",)
KINDS: Final = len(c.TRADED)
PLACE_OF: Final[dict[int, int]] = {good: place for place, good in enumerate(c.TRADED)}
GIVE: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("give", c.GOODS[good], n) for n in range(c.OF_A_KIND + 1)]) for good in c.TRADED]
)
WANT: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("want", c.GOODS[good], n) for n in range(c.OF_A_KIND + 1)]) for good in c.TRADED]
)
NOTHING: Final = (0,) * (2 * KINDS)
AMOUNTS: Final[tuple[Option, ...]] = tuple([option for amounts in (*GIVE, *WANT) for option in amounts[1:]])


def offer_options(table: Martians, player: int) -> list[Option]:
    """Whom an offer can be made to."""
    if not table.setup.is_trading or table.offers >= c.OFFERS:
        return []
    return OFFERED[table.players][player]


def begin_offer(table: Martians, player: int, option: Option) -> None:
    """An offer to somebody begins empty."""
    table.begun += 1
    table.offer_to = int(option[1])
    table.offer = NOTHING
    table.then(BUILD_OFFER)


class BuildOffer(SeveralSeen[Martians]):
    """What is given and what is wanted, each good once; then the offer is sent, as a trade or a loan, or dropped."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-offer")
    ends: ClassVar[tuple[Option, ...]] = (SEND, LEND, CANCEL)
    walks: ClassVar[int] = ANYWHERE
    asks_when_full: ClassVar[bool] = True
    ends_vary: ClassVar[bool] = True
    box: ClassVar[tuple[Option, ...]] = AMOUNTS

    def ask(self, table: Martians, seat: int) -> Walk:
        offer, stock = table.offer, table.stock
        found: list[Option] = []
        for side, amounts in ((0, GIVE), (KINDS, WANT)):
            owned = table.owners[table.offer_to if side else table.active] * STOCK
            for place in range(KINDS):
                n = stock[owned + TRADED[place]]
                if n and not offer[place] and not offer[KINDS + place]:  # nobody wants what they give
                    found += amounts[place][1 : n + 1]
        return found, None, 0, self.taken, 1, KINDS

    def onward(self, place: int, taken: int) -> BuildOffer:
        return BuildOffer(0, taken)

    def add(self, table: Martians, seat: int, element: Option) -> None:
        place = PLACE_OF[c.GOOD[str(element[1])]] + (KINDS if element[0] == "want" else 0)
        table.offer = (*table.offer[:place], int(element[2]), *table.offer[place + 1 :])

    def endings(self, table: Martians, seat: int, is_enough: bool) -> list[Option]:
        if not is_enough:
            return [CANCEL]
        is_gift = any(table.offer[:KINDS]) != any(table.offer[KINDS:])
        return [SEND, LEND, CANCEL] if is_gift else [SEND, CANCEL]

    def done(self, table: Martians, seat: int, ending: Option | None) -> None:
        if ending == CANCEL:
            table.offer = ()
        else:
            self._send(table, seat, ending == LEND)

    def _send(self, table: Martians, seat: int, as_loan: bool) -> None:
        table.offers += 1
        if table.telling:
            table.tell("offer", seat, table.offer_to)
            for verb, goods in (("gives", table.offer[:KINDS]), ("wants", table.offer[KINDS:])):
                for place, n in enumerate(goods):
                    if n:
                        table.tell(verb, seat, c.GOODS[c.TRADED[place]], n)
            if as_loan:
                table.tell("as_loan", seat)
        table.then(ANSWER_LOAN if as_loan else ANSWER, seat=table.offer_to)


class Answer(Choice[Martians]):
    """Does the other accept? Then the goods change hands at once."""

    __slots__ = ("is_loan",)

    def __init__(self, is_loan: bool) -> None:
        self.is_loan = is_loan

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [ACCEPT, DECLINE]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        offer, player = table.offer, table.active
        table.offer = ()
        if option == DECLINE:
            table.tell("decline", seat, player)
            return
        table.tell("accept", seat, player)
        for place, good in enumerate(c.TRADED):
            if offer[place]:
                self._hand_over(table, player, seat, good, offer[place])
            if offer[KINDS + place]:
                self._hand_over(table, seat, player, good, offer[KINDS + place])

    def _hand_over(self, table: Martians, giver: int, taker: int, good: int, n: int) -> None:
        table.pay(giver, good, n)
        table.gain(taker, good, n)
        if self.is_loan:
            table.tell("promise", taker, giver, c.GOODS[good], n)

    def prompt(self, table: Martians, seat: int) -> Message:
        offer = table.offer
        return Message(
            "prompt-answer-loan" if self.is_loan else "prompt-answer",
            {"player": table.active, "goods": _said(offer[:KINDS]), "wants": _said(offer[KINDS:])},
        )


def _said(goods: tuple[int, ...]) -> tuple[Message, ...]:
    """One side of an offer in words."""
    amounts = [Message("amount", {"good": c.GOODS[c.TRADED[place]], "n": n}) for place, n in enumerate(goods) if n]
    return tuple(amounts) or (Message("nothing"),)


BUILD_OFFER: Final = BuildOffer(0, 0)
ANSWER: Final = Answer(False)
ANSWER_LOAN: Final = Answer(True)
