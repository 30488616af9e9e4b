"""Playing a card: who may, what it costs, what happens in which order (AE-30 to AE-39); effects that allow more."""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.components import (
    COLOUR,
    COST,
    CUTS,
    DEVELOPMENT,
    DEVELOPMENT_CUT,
    EVERY_CARD,
    FREE_GREEN,
    GREEN,
    GREENS,
    HAS_BUILDING,
    HAS_SPACE,
    IDS,
    INDEX,
    KEPT_HEAT,
    KEPT_PLANTS,
    PLAY,
    PROJECT_CARDS,
    SKIP,
    SPEND_TR,
    STEEL_OF,
    TAGS_OF,
    ZONE_HIGH,
    ZONE_LOW,
    ZONE_PARAMETER,
)
from arsia.games.ares_expedition.effects.payment import charge, means_for, price_of
from arsia.games.ares_expedition.table import ON_STEEL, ON_TAG, AresExpedition
from arsia.games.mars_engine.components.resources import HEAT, KINDS, MC, PLANTS, STEEL, TITANIUM
from arsia.games.mars_engine.effects.lasting import Lasting
from arsia.games.mars_engine.effects.needs import Need
from arsia.games.mars_engine.effects.steps import CardChoice, CardStep, Part
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Step
from arsia.kernel.table import changed

#: What a card does, by number; the cards fill it in. Requirements are those beside colour zones.
OTHER_NEEDS: Final[list[tuple[Need[AresExpedition], ...]]] = [()] * PROJECT_CARDS
SPEND: Final[list[tuple[Part[AresExpedition], ...]]] = [()] * PROJECT_CARDS
NOW: Final[list[tuple[Part[AresExpedition], ...]]] = [()] * PROJECT_CARDS
LASTING: Final[list[tuple[Lasting[AresExpedition], ...]]] = [()] * PROJECT_CARDS


def allowed(table: AresExpedition, seat: int, card: int) -> bool:
    """Do the card's requirements hold, and can what it takes beside M€ be given?"""
    parameter = ZONE_PARAMETER[card]
    if parameter >= 0:
        ease = (table.eased | table.next_eased) >> seat & 1
        value = table.start_params[parameter]
        if value < ZONE_LOW[ease][card] or value > ZONE_HIGH[ease][card]:
            return False
    for need in OTHER_NEEDS[card]:
        if not need.met(table, seat):
            return False
    base = seat * KINDS
    if KEPT_HEAT[card] and table.stock[base + HEAT] < KEPT_HEAT[card]:
        return False
    if KEPT_PLANTS[card] and table.stock[base + PLANTS] < KEPT_PLANTS[card]:
        return False
    return table.tr[seat] >= SPEND_TR[card]


def playable(table: AresExpedition, seat: int, green: bool, options: list[Option]) -> None:
    """The hand cards of a colour that may be played. This is asked again and again, so it is written flat."""
    base = seat * KINDS
    plain = not table.heat_pays >> seat & 1 and not table.reducers[seat]
    purse = table.stock[base + MC]
    steel = table.prod[base + STEEL] * table.steel_value[seat]
    titanium = table.prod[base + TITANIUM] * table.titanium_value[seat]
    cuts = table.cuts[seat * CUTS : (seat + 1) * CUTS]
    cut = cuts[EVERY_CARD] + table.next_cut[seat]
    if green and table.phase == DEVELOPMENT and table.picked[seat] == DEVELOPMENT:
        cut += DEVELOPMENT_CUT
    cheaper = any(cuts)
    dear = table.dear_least[seat] if table.dear_cut[seat] else 999
    for card in table.hands[seat]:
        if GREENS[card] != green:
            continue
        price = COST[card] - cut
        if HAS_BUILDING[card]:
            price -= steel
        if HAS_SPACE[card]:
            price -= titanium
        if cheaper:
            for tag in TAGS_OF[card]:
                price -= cuts[tag]
        if COST[card] >= dear:
            price -= table.dear_cut[seat]
        if price > purse and (plain or price > means_for(table, seat, card)):
            continue
        if allowed(table, seat, card):
            options.append(PLAY[card])


def play_card(table: AresExpedition, seat: int, card: int) -> None:
    """A card from the hand for its price; the phase's modifiers for the next card are used up (AE-47)."""
    price = price_of(table, seat, card)
    table.plays[seat] -= 1
    if table.next_cut[seat]:
        table.next_cut = changed(table.next_cut, seat, 0)
    table.next_eased &= ~(1 << seat)
    lay_open(table, seat, card)
    charge(table, seat, price)


def play_free(table: AresExpedition, seat: int, card: int) -> None:
    """A card from the hand for no M€."""
    lay_open(table, seat, card)


def lay_open(table: AresExpedition, seat: int, card: int) -> None:
    """The card leaves the hand, and what it takes beside M€ is given first (AE-35)."""
    table.hands[seat].remove(card)
    table.show_all(card)
    table.playing |= 1 << card
    if table.telling:
        table.tell("play", seat, IDS[card])
    for step in SPEND[card]:
        step.do(table, seat)
    table.then(RESOLVE[card])


class Resolve(Step[AresExpedition]):
    """A paid card comes into play: its tags and effects count, it happens, then what it sets off."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def do(self, table: AresExpedition, seat: int) -> None:
        index = self.card
        table.playing &= ~(1 << index)
        table.fronts = changed(table.fronts, seat, [*table.fronts[seat], index])
        for tag in TAGS_OF[index]:
            table.add_tag(seat, tag)
        for effect in LASTING[index]:
            effect.begin(table, seat)
        if table.listeners[ON_TAG * table.seats + seat] or table.listeners[ON_STEEL * table.seats + seat]:
            table.then(*NOW[index], SET_OFF[index])
        else:
            table.then(*NOW[index])


class SetOff(Step[AresExpedition]):
    """What a played card sets off among its owner's cards, oldest first, its own effect last (AE-39)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def do(self, table: AresExpedition, seat: int) -> None:
        index = self.card
        steps: list[Part[AresExpedition]] = []
        symbols = STEEL_OF[index]
        if symbols > 1 and table.options["guild_per_symbol"] is not True:  # AE-92
            symbols = 1
        if symbols:
            for trigger in table.listeners[ON_STEEL * table.seats + seat]:
                steps += [trigger.step] * symbols
        for trigger in table.listeners[ON_TAG * table.seats + seat]:
            if trigger.card == index and not trigger.own:
                continue
            if not trigger.tags:
                steps.append(trigger.step)
                continue
            for tag in TAGS_OF[index]:
                if tag in trigger.tags:
                    steps.append(trigger.step)
        if steps:
            table.then(*steps)


RESOLVE: Final = tuple([Resolve(card) for card in range(PROJECT_CARDS)])
SET_OFF: Final = tuple([SetOff(card) for card in range(PROJECT_CARDS)])


# ---- more cards in the same phase ------------------------------------------------------------------------------------


class ExtraPlay(CardStep[AresExpedition]):
    """One more blue or red card in this phase."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.plays[seat] += 1

    def rate(self) -> tuple[float, float]:
        return (4.0, 0.0)

    def text(self) -> Message:
        return Message("effect-extra-play")


class NextDiscount(CardStep[AresExpedition]):
    """The next card of this phase costs less."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: AresExpedition, seat: int) -> None:
        table.next_cut = changed(table.next_cut, seat, table.next_cut[seat] + self.n)

    def rate(self) -> tuple[float, float]:
        return (0.8 * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-next-discount", {"n": self.n})


class NextEase(CardStep[AresExpedition]):
    """The next card of this phase has its zones widened by one."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.next_eased |= 1 << seat

    def rate(self) -> tuple[float, float]:
        return (3.0, 0.0)

    def text(self) -> Message:
        return Message("effect-next-ease")


class FreePlay(CardChoice[AresExpedition]):
    """A cheap green card for no M€, or none; its requirements hold as ever (AE-97)."""

    __slots__ = ()

    def options(self, table: AresExpedition, seat: int) -> list[Option]:

        options: list[Option] = []
        for card in table.hands[seat]:
            if COLOUR[card] == GREEN and COST[card] <= FREE_GREEN and allowed(table, seat, card):
                options.append(PLAY[card])
        options.append(SKIP)
        return options

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        if option[0] == "play":
            play_free(table, seat, INDEX[str(option[1])])

    def is_public(self, table: AresExpedition, seat: int) -> bool:
        return not table.hands[seat]

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-free-play", {"most": FREE_GREEN})

    def rate(self) -> tuple[float, float]:
        return (5.0, 0.0)

    def text(self) -> Message:
        return Message("effect-free-play", {"most": FREE_GREEN})
