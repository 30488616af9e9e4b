"""Resources on cards: put there, and taken off as a price."""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.components import HOLDS, INDEX, TARGET
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.components.resources import ANY_KIND, CARD_RESOURCES
from arsia.games.mars_engine.effects import cards as engine
from arsia.games.mars_engine.effects.steps import CardChoice
from arsia.games.mars_engine.table import NO_CARD
from arsia.kernel.message import Message, Option

ADDED: Final = 0.4  # in M€, of a resource for another card: there may be none that holds it
TAKEN: Final = 0.5


class AddToCard(engine.AddToCard[AresExpedition]):
    """Resources onto one own card that holds them, another than the one that says so (AE-38)."""

    __slots__ = ("card",)

    def __init__(self, kind_of: int, n: int, least: int = 0, card: int = NO_CARD) -> None:
        super().__init__(kind_of, n, least)
        self.card = card  # on which the step stands

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        options = super().options(table, seat)
        return options if self.card == NO_CARD else [each for each in options if each != TARGET[self.card]]

    def on(self, card: int) -> CardChoice[AresExpedition]:
        return AddToCard(self.kind_of, self.n, self.least, card)

    def text(self) -> Message:
        return Message("effect-add-any", {"n": self.n}) if self.kind_of == ANY_KIND else super().text()


class TakeFromAny(CardChoice[AresExpedition]):
    """One resource of these kinds off any own card, as a price."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        return [TARGET[card] for card in table.fronts[seat] if table.held[card] and HOLDS[card] in self.kinds]

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        table.take_off(INDEX[str(option[1])], 1, seat)

    def possible(self, table: AresExpedition, seat: int) -> bool:
        return bool(self.options(table, seat))

    def obstacle(self, table: AresExpedition, seat: int) -> Message:
        return Message("why-nothing-to-take", {"kinds": self._kinds()})

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-take", {"kinds": self._kinds()})

    def rate(self) -> tuple[float, float]:
        return (-TAKEN, 0.0)

    def text(self) -> Message:
        return Message("effect-take-any", {"kinds": self._kinds()})

    def _kinds(self) -> tuple[Message, ...]:
        return tuple([Message(f"kind-{CARD_RESOURCES[kind]}") for kind in self.kinds])
