"""Why not: what a person might try in the action phase and may not, and what would do less than one may hope."""

from __future__ import annotations

from arsia.games.mars_engine.components.climate import GOALS, TEMPERATURE
from arsia.games.mars_engine.components.resources import HEAT, KINDS, PLANTS, RESOURCES
from arsia.games.terraforming_mars import components as c
from arsia.games.terraforming_mars.cards.deck import ACTION, DECK
from arsia.games.terraforming_mars.components.options import (
    CLAIM,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    DO_PROJECT,
    FUND,
    PLAY,
    USE,
)
from arsia.games.terraforming_mars.effects.spots import GREENERY_SPOTS, room
from arsia.games.terraforming_mars.rules.actions import TakeAction
from arsia.games.terraforming_mars.rules.playing import means_for, price_of
from arsia.games.terraforming_mars.rules.projects import project_fits, project_price
from arsia.games.terraforming_mars.rules.titles import milestone_counts
from arsia.games.terraforming_mars.table import NO_CARD, NOBODY, TerraformingMars
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice


def why_not_play(table: TerraformingMars, seat: int, card: int) -> list[Message]:
    """Everything that keeps a card in hand from being played."""
    reasons: list[Message] = []
    price, means = price_of(table, seat, card), means_for(table, seat, card)
    if price > means:
        reasons.append(Message("why-money", {"price": price, "have": means}))
    for need in DECK[card].needs:
        if not need.met(table, seat):
            reasons.append(need.why(table, seat))
    step = DECK[card].obstacle(table, seat)
    if step is not None:
        reasons.append(step.obstacle(table, seat))
    return reasons


def explain(table: TerraformingMars, seat: int, choice: Choice[TerraformingMars]) -> list[Refusal]:
    """Everything in the action phase that is not offered, with the reasons."""
    if not isinstance(choice, TakeAction):
        return choice.refusals(table, seat)
    found: list[Refusal] = []
    for card in table.hands[seat]:
        _note(found, PLAY[card], why_not_play(table, seat, card))
    if table.unopened >> seat & 1:
        return [*found, *[Refusal(PLAY[card], (Message("why-first-action"),)) for card in table.hands[seat]]]
    own = [*table.fronts[seat], table.corporations[seat]]
    for card in own:
        if card != NO_CARD and ACTION[card]:
            _note(found, USE[card], _why_not_use(table, seat, card))
    _conversions(table, seat, found)
    _projects(table, seat, found)
    if not table.is_solo:
        _titles(table, seat, found)
    return found


def _note(found: list[Refusal], option: Option, reasons: list[Message]) -> None:
    if reasons:
        found.append(Refusal(option, tuple(reasons)))


def _why_not_use(table: TerraformingMars, seat: int, card: int) -> list[Message]:
    if table.used >> card & 1:
        return [Message("why-used")]
    ways = ACTION[card]
    if any(way.open(table, seat) for way in ways):
        return []
    return [way.why_not(table, seat) for way in ways]


def _conversions(table: TerraformingMars, seat: int, found: list[Refusal]) -> None:
    base = seat * KINDS
    for option, resource, needed in (
        (CONVERT_PLANTS, PLANTS, table.greenery_cost[seat]),
        (CONVERT_HEAT, HEAT, c.TEMPERATURE_HEAT),
    ):
        have = table.stock[base + resource]
        if have < needed:
            why = Message("why-stock", {"n": needed, "resource": RESOURCES[resource], "have": have})
            found.append(Refusal(option, (why,)))
        elif resource == PLANTS and not room(table, seat, GREENERY_SPOTS):
            found.append(Refusal(option, (Message("why-no-space", {"tile": c.TILES[c.GREENERY]}),)))


def _projects(table: TerraformingMars, seat: int, found: list[Refusal]) -> None:
    if not table.hands[seat]:
        found.append(Refusal(DO_PROJECT[c.SELL_PATENTS], (Message("why-nothing-to-sell"),)))
    for project in range(c.POWER_PLANT, len(c.PROJECTS)):
        price = project_price(table, seat, project)
        reasons: list[Message] = []
        if table.purse(seat) < price:
            reasons.append(Message("why-money", {"price": price, "have": table.purse(seat)}))
        if not project_fits(table, seat, project):
            reasons.append(Message("why-no-space", {"tile": c.PROJECTS[project]}))
        _note(found, DO_PROJECT[project], reasons)


def _titles(table: TerraformingMars, seat: int, found: list[Refusal]) -> None:
    purse = table.purse(seat)
    claimed = len(c.MILESTONES) - table.milestones.count(NOBODY)
    for index, have in enumerate(milestone_counts(table, seat)):
        reasons: list[Message] = []
        if table.milestones[index] != NOBODY:
            reasons.append(Message("why-claimed", {"player": table.milestones[index]}))
        elif claimed >= c.MILESTONES_OPEN:
            reasons.append(Message("why-all-claimed", {"n": c.MILESTONES_OPEN}))
        else:
            if have < c.MILESTONE_NEEDS[index]:
                args: dict[str, object] = {
                    "milestone": c.MILESTONES[index],
                    "n": c.MILESTONE_NEEDS[index],
                    "have": have,
                }
                reasons.append(Message("why-milestone", args))
            if purse < c.MILESTONE_COST:
                reasons.append(Message("why-money", {"price": c.MILESTONE_COST, "have": purse}))
        _note(found, CLAIM[index], reasons)
    funded = len(c.AWARDS) - table.awards.count(NOBODY)
    for index in range(len(c.AWARDS)):
        if table.awards[index] != NOBODY:
            _note(found, FUND[index], [Message("why-funded", {"player": table.awards[index]})])
        elif funded >= len(c.AWARD_COSTS):
            _note(found, FUND[index], [Message("why-all-funded", {"n": len(c.AWARD_COSTS)})])
        elif purse < c.AWARD_COSTS[funded]:
            _note(found, FUND[index], [Message("why-money", {"price": c.AWARD_COSTS[funded], "have": purse})])


def warn(table: TerraformingMars, seat: int, choice: Choice[TerraformingMars]) -> list[Refusal]:
    """Options that would pay for something that no longer happens."""
    if not isinstance(choice, TakeAction):
        return choice.warnings(table, seat)
    found: list[Refusal] = []
    for card in table.hands[seat]:
        lost = [step.text() for step in DECK[card].now if not step.matters(table, seat)]
        if lost:
            found.append(Refusal(PLAY[card], tuple([Message("warn-lost", {"effect": text}) for text in lost])))
    for card in table.fronts[seat]:
        # One way that brings something is enough to use the card for.
        ways = [way for way in ACTION[card] if way.open(table, seat)]
        if ways and not any(not way.gains or any(step.matters(table, seat) for step in way.gains) for way in ways):
            lost = [way.gains[0].text() for way in ways]
            found.append(Refusal(USE[card], tuple([Message("warn-lost", {"effect": text}) for text in lost])))
    if table.params[TEMPERATURE] == GOALS[TEMPERATURE]:
        at_goal = (Message("warn-at-goal"),)
        found.append(Refusal(CONVERT_HEAT, at_goal))
        found.append(Refusal(DO_PROJECT[2], at_goal))
    if table.params[2] == GOALS[2]:
        found.append(Refusal(DO_PROJECT[3], (Message("warn-at-goal"),)))
    return found
