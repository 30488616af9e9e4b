"""Playing a card: its price, whether it may be played, and everything that happens then (TM-53 to TM-57)."""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.components.climate import GOALS, OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.components.resources import HEAT, KINDS, STEEL, TITANIUM
from arsia.games.mars_engine.effects.one_of import ChooseOne
from arsia.games.terraforming_mars import components as c
from arsia.games.terraforming_mars.cards.card import Card
from arsia.games.terraforming_mars.cards.deck import (
    CLIMATE,
    COST,
    DECK,
    DEMANDING,
    IS_EVENT,
    KEPT_HEAT,
    METALS,
    OTHER_NEEDS,
    UNDEMANDING,
)
from arsia.games.terraforming_mars.cards.single import FeedPlayed, MayDiscardToDraw
from arsia.games.terraforming_mars.components.columns import TAGS_OF
from arsia.games.terraforming_mars.components.names import IDS, PROJECT_CARDS
from arsia.games.terraforming_mars.components.options import PLAY
from arsia.games.terraforming_mars.effects.climate import RaiseOxygen, RaiseTemperature
from arsia.games.terraforming_mars.effects.payment import bill
from arsia.games.terraforming_mars.effects.tiles import PlaceTile
from arsia.games.terraforming_mars.table import NO_CARD, TerraformingMars
from arsia.kernel.message import Option
from arsia.kernel.step import DO, AnyOrder, ChooseFirst, Step
from arsia.kernel.table import changed

_NO_CUTS: Final = [0] * c.CUTS


def price_of(table: TerraformingMars, seat: int, card: int) -> int:
    """What a card costs the seat, after discounts and never below nothing (TM-53)."""
    cuts = table.cuts
    base = seat * c.CUTS
    price = COST[card] - cuts[base + c.EVERY_CARD] - table.next_cut[seat]
    for tag in TAGS_OF[card]:
        price -= cuts[base + tag]
    return price if price > 0 else 0


def means_for(table: TerraformingMars, seat: int, card: int) -> int:
    """What the seat can pay for a card, metals included."""
    base = seat * KINDS
    means = table.purse(seat)
    if table.heat_pays >> seat & 1:
        means -= min(KEPT_HEAT[card], table.stock[base + HEAT])
    for metal in METALS[card]:
        value = table.steel_value[seat] if metal == STEEL else table.titanium_value[seat]
        means += table.stock[base + metal] * value
    return means


def playable_cards(table: TerraformingMars, seat: int, purse: int, options: list[Option]) -> None:
    """The cards in hand that may be played. This is asked before every action, so it is written flat."""
    base = seat * KINDS
    steel = table.stock[base + STEEL] * table.steel_value[seat]
    titanium = table.stock[base + TITANIUM] * table.titanium_value[seat]
    ease = table.shift[seat] + table.next_shift[seat]
    params = table.params
    cuts = table.cuts[seat * c.CUTS : (seat + 1) * c.CUTS]
    cut = cuts[c.EVERY_CARD] + table.next_cut[seat]
    cheaper = cuts != _NO_CUTS
    for card in table.hands[seat]:
        price = COST[card] - cut
        if cheaper:
            for tag in TAGS_OF[card]:
                price -= cuts[tag]
        if price > purse:
            metals = METALS[card]
            if not metals:
                continue
            means = purse
            for metal in metals:
                means += steel if metal == STEEL else titanium
            if price > means:
                continue
        climate = CLIMATE[card]
        if climate is not None:
            value = params[climate.parameter]
            if value < climate.low - ease or value > climate.high + ease:
                continue
        if UNDEMANDING[card] or _fits(table, seat, card, price):
            options.append(PLAY[card])


def _fits(table: TerraformingMars, seat: int, card: int, price: int) -> bool:
    """Do the card's other requirements hold, and can its effects be carried out?"""
    for need in OTHER_NEEDS[card]:
        if not need.met(table, seat):
            return False
    if DEMANDING[card] and not DECK[card].possible(table, seat):
        return False
    if KEPT_HEAT[card] and table.heat_pays >> seat & 1:
        return price <= means_for(table, seat, card)
    return True


def play_card(table: TerraformingMars, seat: int, card: int) -> None:
    """Pay for a card, then it happens (TM-54)."""
    price = price_of(table, seat, card)
    table.hands[seat].remove(card)
    table.show_all(card)
    table.playing = card
    if table.next_cut[seat]:
        table.next_cut = changed(table.next_cut, seat, 0)
    if table.next_shift[seat]:
        table.next_shift = changed(table.next_shift, seat, 0)
    if table.telling:
        table.tell("play", seat, IDS[card])
    table.then(RESOLVE[card])
    bill(table, seat, price, METALS[card], KEPT_HEAT[card])


class Resolve(Step[TerraformingMars]):
    """A paid card comes into play: effects begin, its immediate effects happen, then what its tags set off."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def do(self, table: TerraformingMars, seat: int) -> None:
        index = self.card
        card = DECK[index]
        table.playing = NO_CARD
        if IS_EVENT[index]:
            table.events_of = changed(table.events_of, seat, [*table.events_of[seat], index])
        else:
            table.fronts = changed(table.fronts, seat, [*table.fronts[seat], index])
            base = seat * c.TAG_KINDS
            for tag in card.tags:
                table.tags[base + tag] += 1
        paid(table, seat, card.cost)
        for effect in card.lasting:
            effect.begin(table, seat)
        if card.tags or IS_EVENT[index] or card.last:
            table.then(SET_OFF[index])
        if card.now:
            if RAISES_AND_PLACES[index] and ocean_is_near(table, card):
                table.then(ChooseFirst(card.now))
            else:
                table.then(*card.now)


class SetOff(Step[TerraformingMars]):
    """What the tags of a played card set off; at the very end what the card takes from its owner."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def do(self, table: TerraformingMars, seat: int) -> None:
        last = DECK[self.card].last
        if last:
            table.then(*last)
        if IS_EVENT[self.card]:
            tags = TAGS_OF[self.card]
            for owner, trigger in table.listeners[c.ON_EVENT]:
                if owner == seat and (not trigger.tags or trigger.tags[0] in tags):
                    trigger.step.do(table, owner)
        tags_played(table, seat, self.card)


def tags_played(table: TerraformingMars, seat: int, card: int) -> None:
    """Effects for each tag that was played. What asks is asked in an order of the owner's choosing (TM-57)."""
    listeners = table.listeners[c.ON_TAG]
    if not listeners:
        return
    asking: list[Step[TerraformingMars]] = []
    for owner, trigger in listeners:
        if owner != seat and not trigger.anyone:
            continue
        for tag in TAGS_OF[card]:
            if tag in trigger.tags:
                step = trigger.step
                if isinstance(step, FeedPlayed):
                    step = FEED[card]
                if step.role == DO:
                    step.do(table, owner)
                else:
                    asking.append(step)
    if _order_matters(table, seat, asking):
        table.then(AnyOrder(tuple(asking)), seat=seat)
    elif asking:
        table.then(*asking, seat=seat)


def _order_matters(table: TerraformingMars, seat: int, asking: list[Step[TerraformingMars]]) -> bool:
    """One step may discard from the hand and another may draw to it, now or once it was done before."""
    if not any(isinstance(step, MayDiscardToDraw) for step in asking):
        return False
    draws = [step for step in asking if isinstance(step, ChooseOne)]
    return len(draws) > 1 or (len(draws) == 1 and len(draws[0].options(table, seat)) > 1)


def paid(table: TerraformingMars, seat: int, printed: int) -> None:
    """A card or standard project with this printed price was paid."""
    for owner, trigger in table.listeners[c.ON_PRICE]:
        if owner == seat and printed >= trigger.limit:
            trigger.step.do(table, owner)


def _raises_and_places(card: Card) -> bool:
    raises = any(isinstance(step, (RaiseTemperature, RaiseOxygen)) for step in card.now)
    return raises and any(isinstance(step, PlaceTile) for step in card.now)


def ocean_is_near(table: TerraformingMars, card: Card) -> bool:
    """Would the card's raise give an ocean, so that it matters what is placed first (TM-55)?"""
    if table.params[OCEANS] == GOALS[OCEANS]:
        return False
    warmer = sum([step.n for step in card.now if isinstance(step, RaiseTemperature)])
    breath = sum([step.n for step in card.now if isinstance(step, RaiseOxygen)])
    if table.params[OXYGEN] < c.WARM_BONUS <= table.params[OXYGEN] + breath:
        warmer += 1
    return table.params[TEMPERATURE] < c.OCEAN_BONUS <= table.params[TEMPERATURE] + warmer


RESOLVE: Final = tuple(Resolve(card) for card in range(PROJECT_CARDS))
SET_OFF: Final = tuple(SetOff(card) for card in range(PROJECT_CARDS))
FEED: Final = (*[FeedPlayed(card) for card in range(PROJECT_CARDS)], *[FeedPlayed(NO_CARD)] * 13)
RAISES_AND_PLACES: Final = [_raises_and_places(card) for card in DECK]
