"""What the cards of both games do with cards and what lies on them, as steps."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from arsia.games.mars_engine.components.resources import ANY_KIND, CARD_RESOURCES, CARD_WORTH, NOTHING, ON_CARD
from arsia.games.mars_engine.effects.steps import CardChoice, CardStep
from arsia.games.mars_engine.table import NO_CARD, M, MarsTable
from arsia.kernel.message import Message, Option


class Draw(CardStep[MarsTable]):
    """Cards to the hand, as many as there are."""

    __slots__ = ("n",)
    adds: ClassVar[tuple[str, ...]] = ("hand",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: MarsTable, seat: int) -> None:
        table.draw(seat, self.n)

    def rate(self) -> tuple[float, float]:
        return (CARD_WORTH * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-draw", {"n": self.n})


class AddHere(CardStep[MarsTable]):
    """Resources onto the card that this step stands on."""

    __slots__ = ("card", "kind_of", "n")

    def __init__(self, kind_of: int, n: int = 1, card: int = NO_CARD) -> None:
        self.kind_of = kind_of
        self.n = n
        self.card = card

    def do(self, table: MarsTable, seat: int) -> None:
        table.put_on(self.card, self.n, seat)

    def on(self, card: int) -> CardStep[MarsTable]:
        return AddHere(self.kind_of, self.n, card)

    def rate(self) -> tuple[float, float]:
        return (ON_CARD * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-add-here", {"n": self.n, "kind": CARD_RESOURCES[self.kind_of]})


class TakeHere(CardStep[MarsTable]):
    """Resources off the card that this step stands on."""

    __slots__ = ("card", "kind_of", "n")

    def __init__(self, kind_of: int, n: int, card: int = NO_CARD) -> None:
        self.kind_of = kind_of
        self.n = n
        self.card = card

    def do(self, table: MarsTable, seat: int) -> None:
        table.take_off(self.card, self.n, seat)

    def possible(self, table: MarsTable, seat: int) -> bool:
        return table.held[self.card] >= self.n

    def obstacle(self, table: MarsTable, seat: int) -> Message:
        kind = CARD_RESOURCES[self.kind_of]
        return Message("why-here", {"n": self.n, "kind": kind, "have": table.held[self.card]})

    def on(self, card: int) -> CardStep[MarsTable]:
        return TakeHere(self.kind_of, self.n, card)

    def rate(self) -> tuple[float, float]:
        return (-ON_CARD * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-take-here", {"n": self.n, "kind": CARD_RESOURCES[self.kind_of]})


@mypyc_attr(allow_interpreted_subclasses=True)
class AddToCard(CardChoice[M]):
    """Resources onto one own card that holds them, all on the same; without one they are lost."""

    __slots__ = ("kind_of", "least", "n")

    def __init__(self, kind_of: int, n: int, least: int = 0) -> None:
        self.kind_of = kind_of
        self.n = n
        self.least = least  # the card must hold that many already

    def options(self, table: M, seat: int) -> list[Option]:
        options: list[Option] = []
        for card in table.fronts[seat]:
            holds = table.holds[card]
            fits = holds != NOTHING and (self.kind_of == holds or self.kind_of == ANY_KIND)
            if fits and table.held[card] >= self.least:
                options.append(table.targets[card])
        return options

    def take(self, table: M, seat: int, option: Option) -> None:
        table.put_on(table.index[str(option[1])], self.n, seat)

    def matters(self, table: M, seat: int) -> bool:
        return bool(self.options(table, seat))

    def prompt(self, table: M, seat: int) -> Message:
        return Message("prompt-add", {"n": self.n, "kind": self.kind_name()})

    def rate(self) -> tuple[float, float]:
        return (ON_CARD * self.n * 0.4, 0.0)

    def text(self) -> Message:
        return Message("effect-add", {"n": self.n, "kind": self.kind_name()})

    def kind_name(self) -> str:
        """What is added."""
        return "any" if self.kind_of == ANY_KIND else CARD_RESOURCES[self.kind_of]
