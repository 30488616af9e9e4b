"""Trading and lending: in one's turn an offer to one other player, built step by step (MA-150 to MA-156).

Goods, crystals and reputation can be given and wanted, at most five of a kind, two offers a turn. The other accepts or
declines. What is lent is a gift with a promise: the log keeps it, nobody enforces it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.martians.components import GOOD, GOODS, OF_A_KIND, OFFERS, TRADED
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice

OFFER: Final[tuple[Option, ...]] = tuple([("offer", seat) for seat in range(4)])
SEND: Final[Option] = ("send",)
LEND: Final[Option] = ("lend",)
CANCEL: Final[Option] = ("cancel",)
ACCEPT: Final[Option] = ("accept",)
DECLINE: Final[Option] = ("decline",)
KINDS: Final = len(TRADED)
PLACE_OF: Final[dict[int, int]] = {good: place for place, good in enumerate(TRADED)}
GIVE: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("give", GOODS[good], n) for n in range(OF_A_KIND + 1)]) for good in TRADED]
)
WANT: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("want", GOODS[good], n) for n in range(OF_A_KIND + 1)]) for good in TRADED]
)
NOTHING: Final = (0,) * (2 * KINDS)


def offer_options(table: Martians, player: int) -> list[Option]:
    """Whom an offer can be made to."""
    if not table.setup.is_trading or table.offers >= OFFERS:
        return []
    return [OFFER[other] for other in range(table.players) if other != player]


def begin_offer(table: Martians, player: int, option: Option) -> None:
    """An offer to somebody begins empty."""
    table.offers += 1
    table.offer_to = int(option[1])
    table.offer = NOTHING
    table.then(BUILD_OFFERS[0])


class BuildOffer(Choice[Martians]):
    """What is given, then what is wanted, each good once and in order; then the offer is sent."""

    __slots__ = ("start",)
    question: ClassVar[Message] = Message("prompt-offer")

    def __init__(self, start: int) -> None:
        self.start = start

    def options(self, table: Martians, seat: int) -> list[Option]:
        player, other, offer = table.active, table.offer_to, table.offer
        found: list[Option] = []
        for place in range(self.start, KINDS):
            n = min(OF_A_KIND, table.has(player, TRADED[place]))
            found += GIVE[place][1 : n + 1]
        for place in range(max(0, self.start - KINDS), KINDS):
            if not offer[place]:  # nobody wants what they give
                n = min(OF_A_KIND, table.has(other, TRADED[place]))
                found += WANT[place][1 : n + 1]
        gives, wants = any(offer[:KINDS]), any(offer[KINDS:])
        if gives or wants:
            found.append(SEND)
            if gives != wants:
                found.append(LEND)
        found.append(CANCEL)
        return found

    def take(self, table: Martians, seat: int, option: Option) -> None:
        verb = option[0]
        if verb in ("give", "want"):
            place = PLACE_OF[GOOD[str(option[1])]] + (KINDS if verb == "want" else 0)
            table.offer = (*table.offer[:place], int(option[2]), *table.offer[place + 1 :])
            table.then(BUILD_OFFERS[place + 1])
        elif option == CANCEL:
            table.offer = ()
        else:
            self._send(table, seat, option == LEND)

    def _send(self, table: Martians, seat: int, as_loan: bool) -> None:
        table.tell("offer", seat, table.offer_to)
        for verb, goods in (("gives", table.offer[:KINDS]), ("wants", table.offer[KINDS:])):
            for place, n in enumerate(goods):
                if n:
                    table.tell(verb, seat, GOODS[TRADED[place]], n)
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
        for place, good in enumerate(TRADED):
            self._hand_over(table, player, seat, good, offer[place])
            self._hand_over(table, seat, player, good, offer[KINDS + place])

    def _hand_over(self, table: Martians, giver: int, taker: int, good: int, n: int) -> None:
        if not n:
            return
        table.pay(giver, good, n)
        table.gain(taker, good, n)
        if self.is_loan:
            table.tell("promise", taker, giver, GOODS[good], n)

    def prompt(self, table: Martians, seat: int) -> Message:
        offer = table.offer
        return Message(
            "prompt-answer-loan" if self.is_loan else "prompt-answer",
            {"player": table.active, "goods": _said(offer[:KINDS]), "wants": _said(offer[KINDS:])},
        )


def _said(goods: tuple[int, ...]) -> tuple[Message, ...]:
    """One side of an offer in words."""
    amounts = [Message("amount", {"good": GOODS[TRADED[place]], "n": n}) for place, n in enumerate(goods) if n]
    return tuple(amounts) or (Message("nothing"),)


BUILD_OFFERS: Final = tuple([BuildOffer(start) for start in range(2 * KINDS + 1)])
ANSWER: Final = Answer(False)
ANSWER_LOAN: Final = Answer(True)
