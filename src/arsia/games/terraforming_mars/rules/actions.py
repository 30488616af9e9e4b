"""The action phase: turns of one or two actions until everybody has passed."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.mars_engine.components.resources import HEAT, KINDS, PLANTS, RESOURCES
from arsia.games.terraforming_mars import components as c
from arsia.games.terraforming_mars.cards.deck import ACTION, corporation
from arsia.games.terraforming_mars.components.names import IDS, INDEX
from arsia.games.terraforming_mars.components.options import (
    CONVERT_HEAT,
    CONVERT_PLANTS,
    DO_PROJECT,
    DONE,
    FIRST_ACTION,
    PASS,
    USE,
)
from arsia.games.terraforming_mars.effects.climate import warm
from arsia.games.terraforming_mars.effects.spots import GREENERY_SPOTS, room
from arsia.games.terraforming_mars.effects.tiles import PLACE_GREENERY
from arsia.games.terraforming_mars.effects.ways import ChooseWay
from arsia.games.terraforming_mars.rules.playing import play_card, playable_cards
from arsia.games.terraforming_mars.rules.projects import do_project, projects
from arsia.games.terraforming_mars.rules.titles import claim, fund, titles
from arsia.games.terraforming_mars.table import NO_CARD, TerraformingMars
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step
from arsia.kernel.table import changed


class Turn(Step[TerraformingMars]):
    """The next action: of the same seat while its turn lasts, then of the next one that has not passed (TM-126)."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        everyone = (1 << table.seats) - 1
        if table.passed == everyone:
            return
        if table.acts >= c.ACTIONS or table.passed >> table.active & 1:
            table.acts = 0
            table.active = (table.active + 1) % table.seats
            while table.passed >> table.active & 1:
                table.active = (table.active + 1) % table.seats
        table.running.append((TAKE_ACTION, table.active))


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
        if stock[base + HEAT] >= c.TEMPERATURE_HEAT:
            options.append(CONVERT_HEAT)
        if purse >= 8:
            if table.seats > 1:
                titles(table, seat, purse, options)
            projects(table, seat, purse, options)
        if table.hands[seat]:
            options.append(DO_PROJECT[c.SELL_PATENTS])
        options.append(DONE if table.acts else PASS)
        return options

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        verb = option[0]
        table.acts += 1
        table.running.append((TURN, seat))
        if verb == "play":
            play_card(table, seat, INDEX[str(option[1])])
        elif verb == "pass":
            table.passed |= 1 << seat
            if table.next_cut[seat]:
                table.next_cut = changed(table.next_cut, seat, 0)
            if table.next_shift[seat]:
                table.next_shift = changed(table.next_shift, seat, 0)
            if table.telling:
                table.tell("pass", seat)
        elif verb == "done":
            table.acts = c.ACTIONS
            if table.telling:
                table.tell("done", seat)
        elif verb == "action":
            use_action(table, seat, INDEX[str(option[1])])
        elif verb == "project":
            do_project(table, seat, PROJECT_INDEX[str(option[1])])
        elif verb == "convert":
            convert(table, seat, option is CONVERT_PLANTS or option == CONVERT_PLANTS)
        elif verb == "milestone":
            claim(table, seat, c.MILESTONES.index(str(option[1])))
        elif verb == "award":
            fund(table, seat, c.AWARDS.index(str(option[1])))
        else:
            open_corporation(table, seat)

    def is_public(self, table: TerraformingMars, seat: int) -> bool:
        return table.unopened >> seat & 1 == 1  # else a hand that nobody sees decides


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


PROJECT_INDEX: Final = {name: project for project, name in enumerate(c.PROJECTS)}
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
        table.pay(seat, HEAT, c.TEMPERATURE_HEAT)
        warm(table, seat, 1)


TURN: Final = Turn()
TAKE_ACTION: Final = TakeAction()
