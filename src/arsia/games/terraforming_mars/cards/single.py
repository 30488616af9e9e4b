"""Steps that one card alone needs. Everything else that cards do is made of steps that several share."""

from __future__ import annotations

from typing import ClassVar

from arsia.games.mars_engine.components.resources import (
    ANIMAL,
    CARD_RESOURCES,
    ENERGY,
    KINDS,
    MC,
    MICROBE,
    ON_CARD,
    PLANTS,
    PRICES,
    RESOURCES,
)
from arsia.games.mars_engine.effects.steps import CardChoice, CardStep, Part
from arsia.games.terraforming_mars.components import TAGS
from arsia.games.terraforming_mars.components.board import NEAR, SPACE_INDEX, SPACES, members
from arsia.games.terraforming_mars.components.columns import BOXES, HOLDS, TAGS_OF
from arsia.games.terraforming_mars.components.names import IDS, INDEX
from arsia.games.terraforming_mars.components.options import DISCARD, SKIP, SPACE, TARGET
from arsia.games.terraforming_mars.effects.mat import own_changes
from arsia.games.terraforming_mars.effects.rivals import Decrease, cards_with
from arsia.games.terraforming_mars.effects.spots import LAND_SPOTS, allowed
from arsia.games.terraforming_mars.table import NO_CARD, TerraformingMars
from arsia.kernel.message import Message, Option
from arsia.kernel.table import changed


class RemoveFromCard(CardChoice[TerraformingMars]):
    """From which card, and how many? In part or not at all."""

    __slots__ = ("kind_of", "n")

    def __init__(self, kind_of: int, n: int) -> None:
        self.kind_of = kind_of
        self.n = n

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        if table.is_solo:
            return []
        options: list[Option] = []
        for card in cards_with(table, seat, self.kind_of):
            for n in range(min(self.n, table.held[card]), 0, -1):
                options.append(("take", IDS[card], n))
        if options:
            options.append(SKIP)
        return options

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        if option[0] == "take":
            table.take_off(INDEX[str(option[1])], int(option[2]), seat)

    def matters(self, table: TerraformingMars, seat: int) -> bool:
        return bool(self.options(table, seat))

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-remove-from-card", {"n": self.n, "kind": CARD_RESOURCES[self.kind_of]})

    def rate(self) -> tuple[float, float]:
        return (0.3 * ON_CARD * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-remove-from-card", {"n": self.n, "kind": CARD_RESOURCES[self.kind_of]})


class FeedPlayed(CardChoice[TerraformingMars]):
    """A plant, or a resource for the card just played if it holds animals or microbes."""

    __slots__ = ("played",)

    def __init__(self, played: int = NO_CARD) -> None:
        self.played = played

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        if self.played != NO_CARD and HOLDS[self.played] in (ANIMAL, MICROBE):
            return [TARGET[self.played], ("choose", 0)]
        return [("choose", 0)]

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        if option[0] == "card":
            table.put_on(self.played, 1, seat)
        else:
            table.gain(seat, PLANTS, 1)

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-feed-played")

    def rate(self) -> tuple[float, float]:
        return (PRICES[PLANTS], 0.0)

    def text(self) -> Message:
        return Message("effect-feed-played")


class ClaimLand(CardChoice[TerraformingMars]):
    """Which hex is kept for the owner? A marker is no tile and brings no bonus (TM-36)."""

    __slots__ = ()

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        return [SPACE[at] for at in members(allowed(table, seat, LAND_SPOTS) & ~table.claims[seat])]

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        at = SPACE_INDEX[str(option[1])]
        table.claims = changed(table.claims, seat, table.claims[seat] | 1 << at)
        table.spots = {}
        table.touch()
        if table.telling:
            table.tell("claim", seat, SPACES[at])

    def possible(self, table: TerraformingMars, seat: int) -> bool:
        return bool(allowed(table, seat, LAND_SPOTS) & ~table.claims[seat])

    def obstacle(self, table: TerraformingMars, seat: int) -> Message:
        return Message("why-no-claim")

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-claim")

    def rate(self) -> tuple[float, float]:
        return (2.0, 0.0)

    def text(self) -> Message:
        return Message("effect-claim")


class FloodNeighbour(CardChoice[TerraformingMars]):
    """The owner of one tile next to the new ocean may lose M€, in part or not at all (TM-45)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        if table.last_ocean < 0 or table.is_solo:
            return []
        options: list[Option] = []
        for owner in range(table.seats):
            if table.owned[owner] & NEAR[table.last_ocean]:
                most = min(self.n, table.stock[owner * len(RESOURCES) + MC])
                options += [("remove", owner, n) for n in range(most, 0, -1)]
        if options:
            options.append(("skip",))
        return options

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        if option[0] == "remove":
            table.lose(int(option[1]), MC, int(option[2]))

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-remove", {"n": self.n, "resource": RESOURCES[MC]})

    def rate(self) -> tuple[float, float]:
        return (2.0, 0.0)

    def text(self) -> Message:
        return Message("effect-flood", {"n": self.n})


class ForgetOcean(CardStep[TerraformingMars]):
    """What comes next looks for an ocean that is placed from here on."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        table.last_ocean = -1

    def text(self) -> Message:
        return Message("effect-nothing")


class ConvertProduction(CardChoice[TerraformingMars]):
    """Any number of steps of one production become another."""

    __slots__ = ("source", "target")

    def __init__(self, source: int, target: int) -> None:
        self.source = source
        self.target = target

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        have = table.prod[seat * KINDS + self.source]
        name = RESOURCES[self.source]
        return [("spend", name, n) for n in range(have, -1, -1)]

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        n = int(option[2])
        table.produce(seat, self.source, -n)
        table.produce(seat, self.target, n)

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-convert-production", {"effect": self.text()})

    def matters(self, table: TerraformingMars, seat: int) -> bool:
        return table.prod[seat * KINDS + self.source] > 0

    def rate(self) -> tuple[float, float]:
        return (0.0, 0.5)

    def text(self) -> Message:
        return Message(
            "effect-convert-production",
            {"source:resource": RESOURCES[self.source], "target:resource": RESOURCES[self.target]},
        )


class RevealForTag(CardStep[TerraformingMars]):
    """Turn over the top card and discard it; with the right tag, something follows."""

    __slots__ = ("effect", "tag")

    def __init__(self, tag: int, effect: Part[TerraformingMars]) -> None:
        self.tag = tag
        self.effect = effect

    def do(self, table: TerraformingMars, seat: int) -> None:
        card = table.pop_card()
        table.show_all(card)
        table.reveal()
        table.discards.append(card)
        if table.telling:
            table.tell("revealed", seat, IDS[card])
        if self.tag in TAGS_OF[card]:
            table.then(self.effect)

    def possible(self, table: TerraformingMars, seat: int) -> bool:
        return table.can_draw(1)

    def obstacle(self, table: TerraformingMars, seat: int) -> Message:
        return Message("why-no-cards", {"n": 1})

    def on(self, card: int) -> CardStep[TerraformingMars]:
        return RevealForTag(self.tag, self.effect.on(card))

    def rate(self) -> tuple[float, float]:
        return (1.5, 0.0)

    def text(self) -> Message:
        return Message("effect-reveal", {"tag": TAGS[self.tag], "effect": self.effect.text()})


class MayDiscardToDraw(CardChoice[TerraformingMars]):
    """Discard a hand card to draw one, or not."""

    __slots__ = ()
    reads: ClassVar[tuple[str, ...]] = ("hand",)
    writes: ClassVar[tuple[str, ...]] = ("hand",)

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        hand = table.hands[seat]
        return [DISCARD[card] for card in hand] + [SKIP] if hand else []

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        if option[0] != "discard":
            return
        card = INDEX[str(option[1])]
        table.discard_hidden(seat, [card], table.hands[seat])
        if table.telling:
            table.tell("discarded", seat, 1)
            table.tell_only(seat, "discarded_cards", seat, (IDS[card],))
        table.draw(seat, 1)

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-discard-to-draw")

    def rate(self) -> tuple[float, float]:
        return (1.0, 0.0)

    def text(self) -> Message:
        return Message("effect-discard-to-draw")


class CopyBox(CardChoice[TerraformingMars]):
    """Which own card with the tag has its production box repeated? All of it must be possible (TM-86)."""

    __slots__ = ("tag",)

    def __init__(self, tag: int) -> None:
        self.tag = tag

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        options: list[Option] = []
        for card in [*table.fronts[seat], table.corporations[seat]]:
            if card == NO_CARD or self.tag not in TAGS_OF[card] or not BOXES[card]:
                continue
            if box_possible(table, seat, BOXES[card]):
                options.append(TARGET[card])
        return options

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        table.then(*BOXES[INDEX[str(option[1])]])

    def possible(self, table: TerraformingMars, seat: int) -> bool:
        return bool(self.options(table, seat))

    def obstacle(self, table: TerraformingMars, seat: int) -> Message:
        return Message("why-no-box", {"tag": TAGS[self.tag]})

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-copy-box", {"tag": TAGS[self.tag]})

    def rate(self) -> tuple[float, float]:
        return (0.0, 2.0 * PRICES[MC])

    def text(self) -> Message:
        return Message("effect-copy-box", {"tag": TAGS[self.tag]})


def box_possible(table: TerraformingMars, seat: int, box: tuple[Part[TerraformingMars], ...]) -> bool:
    """Can every change of the box be made, own changes first?"""
    own: tuple[tuple[int, int], ...] = ()
    for step in box:
        if isinstance(step, Decrease):
            if not step.possible_after(table, seat, own):
                return False
        elif not step.possible(table, seat):
            return False
        else:
            own = own_changes(step)
    return True


class SpendEnergy(CardChoice[TerraformingMars]):
    """Any amount of energy becomes as many M€."""

    __slots__ = ()

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        have = table.stock[seat * KINDS + ENERGY]
        return [("spend", RESOURCES[ENERGY], n) for n in range(have, 0, -1)]

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        n = int(option[2])
        table.pay(seat, ENERGY, n)
        table.gain(seat, MC, n)

    def possible(self, table: TerraformingMars, seat: int) -> bool:
        return table.stock[seat * KINDS + ENERGY] > 0

    def obstacle(self, table: TerraformingMars, seat: int) -> Message:
        return Message("why-stock", {"n": 1, "resource": RESOURCES[ENERGY], "have": 0})

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-spend-energy")

    def rate(self) -> tuple[float, float]:
        return (1.0, 0.0)

    def text(self) -> Message:
        return Message("effect-spend-energy")
