"""Standard projects, patents for sale among them (TM-70 to TM-76)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.mars_engine.components.resources import MC
from arsia.games.mars_engine.effects.steps import CardSet
from arsia.games.terraforming_mars import components as c
from arsia.games.terraforming_mars.cards.deck import corporation
from arsia.games.terraforming_mars.components import GREENERY_PROJECT, PROJECT_COSTS
from arsia.games.terraforming_mars.components.names import IDS, PROJECT_CARDS
from arsia.games.terraforming_mars.components.options import DO_PROJECT, SELL
from arsia.games.terraforming_mars.effects.climate import PlaceOcean, RaiseTemperature
from arsia.games.terraforming_mars.effects.lasting import ProjectDiscount
from arsia.games.terraforming_mars.effects.mat import production
from arsia.games.terraforming_mars.effects.payment import bill
from arsia.games.terraforming_mars.effects.spots import CITY_SPOTS, GREENERY_SPOTS, room
from arsia.games.terraforming_mars.effects.tiles import PLACE_GREENERY, place_city
from arsia.games.terraforming_mars.rules.playing import paid
from arsia.games.terraforming_mars.table import NO_CARD, TerraformingMars
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Step


def projects(table: TerraformingMars, seat: int, purse: int, options: list[Option]) -> None:
    """The standard projects that the seat can pay for, the cheapest first, where they fit."""
    card = table.corporations[seat]
    if card != NO_CARD and DISCOUNTED[card - PROJECT_CARDS]:
        for project in range(c.POWER_PLANT, len(c.PROJECTS)):
            if purse >= project_price(table, seat, project) and project_fits(table, seat, project):
                options.append(DO_PROJECT[project])
        return
    for project in range(c.POWER_PLANT, len(c.PROJECTS)):
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
    return project != c.CITY_PROJECT or room(table, seat, CITY_SPOTS) != 0


def do_project(table: TerraformingMars, seat: int, project: int) -> None:
    """A standard project (TM-70 to TM-76)."""
    if table.telling:
        table.tell("project", seat, c.PROJECTS[project])
    if project == c.SELL_PATENTS:
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
        table.fire(c.ON_PROJECT, seat, 0)
        paid(table, seat, PROJECT_COSTS[self.project])


class SellCards(CardSet[TerraformingMars]):
    """Which cards to sell, 1 M€ each? At least one."""

    __slots__ = ()
    offers: ClassVar[tuple[Option, ...]] = SELL
    question: ClassVar[Message] = Message("prompt-sell")
    asks_when_full: ClassVar[bool] = True

    def source(self, table: TerraformingMars, seat: int) -> list[int]:
        return table.hands[seat]

    def size(self, table: TerraformingMars, seat: int) -> tuple[int, int]:
        return 1, len(table.hands[seat])

    def done(self, table: TerraformingMars, seat: int, ending: Option | None) -> None:
        sold = table.chosen[seat]
        table.chosen[seat] = []
        table.discard_hidden(seat, sold, table.hands[seat])
        if table.telling:
            table.tell("sold", seat, len(sold))
            table.tell_only(seat, "sold_cards", seat, tuple([IDS[card] for card in sold]))
        table.gain(seat, MC, c.PATENT * len(sold))
        table.touch()


PROJECT_STEPS: Final[tuple[tuple[Step[TerraformingMars], ...], ...]] = (
    (),
    (production(energy=1),),
    (RaiseTemperature(1),),
    (PlaceOcean(),),
    (PLACE_GREENERY,),
    (production(mc=1), place_city()),
)
AFTER_PROJECT: Final = tuple(AfterProject(project) for project in range(len(c.PROJECTS)))
DISCOUNTED: Final = [
    any(isinstance(effect, ProjectDiscount) for effect in corporation(PROJECT_CARDS + index).lasting)
    for index in range(13)
]
SELL_CARDS: Final = SellCards()
