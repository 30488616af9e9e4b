"""The action phase: turns of one or two actions until everybody has passed."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.mars_engine.climate import GOALS, OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.effects import ChooseOne
from arsia.games.mars_engine.resources import HEAT, KINDS, MC, PLANTS, RESOURCES, STEEL, TITANIUM
from arsia.games.mars_engine.tags import BUILDING
from arsia.games.terraforming_mars.card import Card, ChooseWay
from arsia.games.terraforming_mars.cards import (
    ACTION,
    CLIMATE,
    COST,
    DECK,
    DEMANDING,
    IS_EVENT,
    KEPT_HEAT,
    METALS,
    OTHER_NEEDS,
    TAGS_OF,
    UNDEMANDING,
    corporation,
)
from arsia.games.terraforming_mars.components import (
    ACTIONS,
    AWARD_COSTS,
    AWARDS,
    CITY,
    CITY_PROJECT,
    CLAIM,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    CUTS,
    DO_PROJECT,
    DONE,
    EVERY_CARD,
    FIRST_ACTION,
    FUND,
    GREENERY,
    GREENERY_PROJECT,
    MILESTONE_COST,
    MILESTONE_NEEDS,
    MILESTONES,
    MILESTONES_OPEN,
    OCEAN_BONUS,
    PASS,
    PATENT,
    POWER_PLANT,
    PROJECT_COSTS,
    PROJECTS,
    SELL_PATENTS,
    TAG_KINDS,
    TEMPERATURE_HEAT,
    WARM_BONUS,
)
from arsia.games.terraforming_mars.effects import PlaceOcean, RaiseOxygen, RaiseTemperature, production
from arsia.games.terraforming_mars.lasting import ProjectDiscount
from arsia.games.terraforming_mars.names import IDS, INDEX, PROJECT_CARDS
from arsia.games.terraforming_mars.payment import bill
from arsia.games.terraforming_mars.single_cards import FeedPlayed, MayDiscardToDraw
from arsia.games.terraforming_mars.spots import CITY_SPOTS, GREENERY_SPOTS, SEA_SPOTS, room
from arsia.games.terraforming_mars.table import (
    NO_CARD,
    NOBODY,
    ON_EVENT,
    ON_PRICE,
    ON_PROJECT,
    ON_TAG,
    TerraformingMars,
)
from arsia.games.terraforming_mars.tile_effects import PlaceTile
from arsia.kernel.decision import Refusal, Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import Several
from arsia.kernel.step import DO, AnyOrder, Choice, ChooseFirst, Step

PLAY: Final[tuple[Option, ...]] = tuple(("play", name) for name in IDS)
USE: Final[tuple[Option, ...]] = tuple(("action", name) for name in IDS)
SELL: Final[tuple[Option, ...]] = tuple(("sell", name) for name in IDS)

# ---- turns -----------------------------------------------------------------------------------------------------------


class Turn(Step[TerraformingMars]):
    """The next action: of the same seat while its turn lasts, then of the next one that has not passed (TM-126)."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        everyone = (1 << table.seats) - 1
        if table.passed == everyone:
            return
        if table.acts >= ACTIONS or table.passed >> table.active & 1:
            table.acts = 0
            table.active = (table.active + 1) % table.seats
            while table.passed >> table.active & 1:
                table.active = (table.active + 1) % table.seats
        table.then(TAKE_ACTION, seat=table.active)


class TakeAction(Choice[TerraformingMars]):
    """One action, or none (TM-50)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-action")

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        if table.unopened >> seat & 1:
            return [FIRST_ACTION]
        base = seat * KINDS
        stock = table.stock
        purse = table.purse(seat)
        options: list[Option] = []
        playable_cards(table, seat, purse, options)
        used = table.used
        for card in table.fronts[seat]:
            if ACTION[card] and not used >> card & 1:
                for way in ACTION[card]:
                    if way.open(table, seat):
                        options.append(USE[card])
                        break
        card = table.corporations[seat]
        if card != NO_CARD and ACTION[card] and not used >> card & 1 and ACTION[card][0].open(table, seat):
            options.append(USE[card])
        if stock[base + PLANTS] >= table.greenery_cost[seat] and room(table, seat, GREENERY_SPOTS):
            options.append(CONVERT_PLANTS)
        if stock[base + HEAT] >= TEMPERATURE_HEAT:
            options.append(CONVERT_HEAT)
        if purse >= 8:
            if table.seats > 1:
                titles(table, seat, purse, options)
            projects(table, seat, purse, options)
        if table.hands[seat]:
            options.append(DO_PROJECT[SELL_PATENTS])
        options.append(DONE if table.acts else PASS)
        return options

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        verb = option[0]
        table.acts += 1
        table.then(TURN)
        if verb == "play":
            play_card(table, seat, INDEX[str(option[1])])
        elif verb == "pass":
            table.passed |= 1 << seat
            table.next_cut[seat] = 0
            table.next_shift[seat] = 0
            if table.telling:
                table.tell("pass", seat)
        elif verb == "done":
            table.acts = ACTIONS
            if table.telling:
                table.tell("done", seat)
        elif verb == "action":
            use_action(table, seat, INDEX[str(option[1])])
        elif verb == "project":
            do_project(table, seat, PROJECTS.index(str(option[1])))
        elif verb == "convert":
            convert(table, seat, option is CONVERT_PLANTS or option == CONVERT_PLANTS)
        elif verb == "milestone":
            claim(table, seat, MILESTONES.index(str(option[1])))
        elif verb == "award":
            fund(table, seat, AWARDS.index(str(option[1])))
        else:
            open_corporation(table, seat)

    def is_public(self, table: TerraformingMars, seat: int) -> bool:
        return table.unopened >> seat & 1 == 1  # else a hand that nobody sees decides

    def refusals(self, table: TerraformingMars, seat: int) -> list[Refusal]:
        from arsia.games.terraforming_mars.explain import refusals

        return refusals(table, seat)

    def warnings(self, table: TerraformingMars, seat: int) -> list[Refusal]:
        from arsia.games.terraforming_mars.explain import warnings

        return warnings(table, seat)


# ---- playing cards ---------------------------------------------------------------------------------------------------


def price_of(table: TerraformingMars, seat: int, card: int) -> int:
    """What a card costs the seat, after discounts and never below nothing (TM-53)."""
    cuts = table.cuts
    base = seat * CUTS
    price = COST[card] - cuts[base + EVERY_CARD] - table.next_cut[seat]
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
    cuts = table.cuts[seat * CUTS : (seat + 1) * CUTS]
    cut = cuts[EVERY_CARD] + table.next_cut[seat]
    cheaper = any(cuts)
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
    table.next_cut[seat] = 0
    table.next_shift[seat] = 0
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
            table.events_of[seat].append(index)
        else:
            table.fronts[seat].append(index)
            base = seat * TAG_KINDS
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
            for owner, trigger in table.listeners[ON_EVENT]:
                if owner == seat and (not trigger.tags or trigger.tags[0] in tags):
                    trigger.step.do(table, owner)
        tags_played(table, seat, self.card)


def tags_played(table: TerraformingMars, seat: int, card: int) -> None:
    """Effects for each tag that was played. What asks is asked in an order of the owner's choosing (TM-57)."""
    listeners = table.listeners[ON_TAG]
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
                if step.kind == DO:
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
    for owner, trigger in table.listeners[ON_PRICE]:
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
    if table.params[OXYGEN] < WARM_BONUS <= table.params[OXYGEN] + breath:
        warmer += 1
    return table.params[TEMPERATURE] < OCEAN_BONUS <= table.params[TEMPERATURE] + warmer


RESOLVE: Final = tuple(Resolve(card) for card in range(PROJECT_CARDS))
SET_OFF: Final = tuple(SetOff(card) for card in range(PROJECT_CARDS))
FEED: Final = (*[FeedPlayed(card) for card in range(PROJECT_CARDS)], *[FeedPlayed(NO_CARD)] * 13)
RAISES_AND_PLACES: Final = [_raises_and_places(card) for card in DECK]

# ---- the other actions -----------------------------------------------------------------------------------------------


def use_action(table: TerraformingMars, seat: int, card: int) -> None:
    """The action of a card, once a generation (TM-58)."""
    table.used |= 1 << card
    if table.telling:
        table.tell("action", seat, IDS[card])
    ways = ACTION[card]
    if len(ways) == 1:
        ways[0].use(table, seat)
    else:
        table.then(CHOOSE_WAY[card])


CHOOSE_WAY: Final = tuple(ChooseWay(ways) for ways in ACTION)


def open_corporation(table: TerraformingMars, seat: int) -> None:
    """The fixed first action of a corporation (TM-51)."""
    table.unopened &= ~(1 << seat)
    if table.telling:
        table.tell("first_action", seat)
    first = corporation(table.corporations[seat]).first
    assert first is not None
    table.then(first)


def convert(table: TerraformingMars, seat: int, plants: bool) -> None:
    """Plants to a greenery, or heat to temperature, as often as one likes (TM-77 to TM-79)."""
    if table.telling:
        table.tell("convert", seat, RESOURCES[PLANTS if plants else HEAT])
    if plants:
        table.pay(seat, PLANTS, table.greenery_cost[seat])
        table.then(PLACE_GREENERY)
    else:
        table.pay(seat, HEAT, TEMPERATURE_HEAT)
        table.warm(seat, 1)


def projects(table: TerraformingMars, seat: int, purse: int, options: list[Option]) -> None:
    """The standard projects that the seat can pay for, the cheapest first, where they fit."""
    card = table.corporations[seat]
    if card != NO_CARD and DISCOUNTED[card - PROJECT_CARDS]:
        for project in range(POWER_PLANT, len(PROJECTS)):
            if purse >= project_price(table, seat, project) and project_fits(table, seat, project):
                options.append(DO_PROJECT[project])
        return
    for project in range(POWER_PLANT, len(PROJECTS)):
        if purse < PROJECT_COSTS[project]:
            return  # those after it cost more
        if project < GREENERY_PROJECT or project_fits(table, seat, project):
            options.append(DO_PROJECT[project])


def project_price(table: TerraformingMars, seat: int, project: int) -> int:
    """What a standard project costs the seat."""
    price = PROJECT_COSTS[project]
    card = table.corporations[seat]
    if card != NO_CARD and DISCOUNTED[card - PROJECT_CARDS]:
        for effect in corporation(card).lasting:
            if isinstance(effect, ProjectDiscount) and effect.project == project:
                price -= effect.n
    return price


def project_fits(table: TerraformingMars, seat: int, project: int) -> bool:
    """Is there a space for its tile?"""
    if project == GREENERY_PROJECT:
        return room(table, seat, GREENERY_SPOTS) != 0
    return project != CITY_PROJECT or room(table, seat, CITY_SPOTS) != 0


def do_project(table: TerraformingMars, seat: int, project: int) -> None:
    """A standard project (TM-70 to TM-76)."""
    if table.telling:
        table.tell("project", seat, PROJECTS[project])
    if project == SELL_PATENTS:
        table.then(SELL_CARDS)
        return
    table.then(AFTER_PROJECT[project], *PROJECT_STEPS[project])
    bill(table, seat, project_price(table, seat, project), (), 0)


class AfterProject(Step[TerraformingMars]):
    """The project is paid: what listens for that."""

    __slots__ = ("project",)

    def __init__(self, project: int) -> None:
        self.project = project

    def do(self, table: TerraformingMars, seat: int) -> None:
        table.fire(ON_PROJECT, seat, 0)
        paid(table, seat, PROJECT_COSTS[self.project])


class SellCards(Several[TerraformingMars]):
    """Which cards to sell, 1 M€ each? At least one."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-sell")
    asks_when_full: ClassVar[bool] = True

    def ask(self, table: TerraformingMars, seat: int) -> Walk:
        cards = table.hands[seat]
        place, taken = table.marks(seat, cards)
        return [SELL[card] for card in cards], None, place, taken, 1, len(cards)

    def add(self, table: TerraformingMars, seat: int, element: Option) -> None:
        table.chosen[seat].append(INDEX[str(element[1])])

    def done(self, table: TerraformingMars, seat: int, ending: Option | None) -> None:
        sold = table.chosen[seat]
        table.chosen[seat] = []
        table.discard_hidden(seat, sold, table.hands[seat])
        if table.telling:
            table.tell("sold", seat, len(sold))
            table.tell_only(seat, "sold_cards", seat, tuple([IDS[card] for card in sold]))
        table.gain(seat, MC, PATENT * len(sold))
        table.touch()


def titles(table: TerraformingMars, seat: int, purse: int, options: list[Option]) -> None:
    """Milestones that may be claimed and awards that may be funded (TM-80 to TM-82)."""
    milestones = table.milestones
    if milestones.count(NOBODY) > len(MILESTONES) - MILESTONES_OPEN:
        counts = milestone_counts(table, seat)
        for index in range(len(MILESTONES)):
            if counts[index] >= MILESTONE_NEEDS[index] and milestones[index] == NOBODY:
                options.append(CLAIM[index])
    funded = len(AWARDS) - table.awards.count(NOBODY)
    if funded < len(AWARD_COSTS) and purse >= AWARD_COSTS[funded]:
        if not funded:
            options.extend(FUND)
            return
        for index in range(len(AWARDS)):
            if table.awards[index] == NOBODY:
                options.append(FUND[index])


def milestone_counts(table: TerraformingMars, seat: int) -> list[int]:
    """How far the seat is with each milestone."""
    owned = table.owned[seat]
    return [
        table.tr[seat],
        (table.cities & owned).bit_count(),
        (table.greens & owned).bit_count(),
        table.tags[seat * TAG_KINDS + BUILDING],
        len(table.hands[seat]),
    ]


def claim(table: TerraformingMars, seat: int, milestone: int) -> None:
    """Claim a milestone."""
    table.milestones[milestone] = seat
    table.touch()
    if table.telling:
        table.tell("milestone", seat, MILESTONES[milestone])
    bill(table, seat, MILESTONE_COST, (), 0)


def fund(table: TerraformingMars, seat: int, award: int) -> None:
    """Fund an award; each one costs more than the one before."""
    price = AWARD_COSTS[len(AWARDS) - table.awards.count(NOBODY)]
    table.awards[award] = seat
    table.touch()
    if table.telling:
        table.tell("award", seat, AWARDS[award], price)
    bill(table, seat, price, (), 0)


PLACE_GREENERY: Final = PlaceTile(GREENERY, GREENERY_SPOTS)
PROJECT_STEPS: Final[tuple[tuple[Step[TerraformingMars], ...], ...]] = (
    (),
    (production(energy=1),),
    (RaiseTemperature(1),),
    (PlaceOcean(SEA_SPOTS),),
    (PLACE_GREENERY,),
    (production(mc=1), PlaceTile(CITY, CITY_SPOTS)),
)
AFTER_PROJECT: Final = tuple(AfterProject(project) for project in range(len(PROJECTS)))
DISCOUNTED: Final = [
    any(isinstance(effect, ProjectDiscount) for effect in corporation(PROJECT_CARDS + index).lasting)
    for index in range(13)
]
TURN: Final = Turn()
TAKE_ACTION: Final = TakeAction()
SELL_CARDS: Final = SellCards()
