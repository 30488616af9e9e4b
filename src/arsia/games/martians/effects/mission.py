"""The Lander: research tiles, requirements of a scenario, steps of the expedition, orders from Earth."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.martians import components as c
from arsia.games.martians.effects.acts import Act, Reasons, Refused, lacks, too_late
from arsia.games.martians.effects.expedition import can_survey, do_step, expedition_option, step_cost
from arsia.games.martians.effects.payment import affords, pay_cost
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message, Option

TENDS_CREW: Final = "MO_D"
FREE: Final = c.Cost()
ORDER: Final[tuple[Option, ...]] = tuple([("order", order.id) for order in c.ORDERS])


# ---- research --------------------------------------------------------------------------------------------------------


class Research(Act):
    """A research tile pays credits and is discarded; time and cost are printed on it (MA-78)."""

    __slots__ = ()
    is_aim: ClassVar[bool] = False

    def ways(self, table: Martians, player: int) -> list[Option]:
        found: list[Option] = []
        longest = table.time + table.helper(player, c.SCIENTIST) - table.mods[c.MOD_RESEARCH_TIME]
        for tile in table.market.tiles_up:
            if c.TILES[tile].time <= longest and affords(table, player, c.TILES[tile].cost):
                found.append(RESEARCH[tile])
        return found

    def do(self, table: Martians, player: int, option: Option) -> None:
        tile = c.TILE_INDEX[str(option[1])]
        table.time -= research_time(table, player, tile)
        if table.telling:
            table.tell("research", player, option[1])
        table.market = market = table.market.copy()
        market.tiles_up = tuple([each for each in market.tiles_up if each != tile])
        market.tile_discard += (tile,)
        table.gain(player, c.CREDIT, c.TILES[tile].credits)
        pay_cost(table, player, c.TILES[tile].cost)

    def refusals(self, table: Martians, player: int) -> Refused:
        found: Refused = []
        for tile in table.market.tiles_up:
            late = too_late(table, research_time(table, player, tile))
            found.append((RESEARCH[tile], late + lacks_cost(table, player, c.TILES[tile].cost)))
        return found


def research_time(table: Martians, player: int, tile: int) -> int:
    """A scientist saves time, but one unit is always needed (MA-78)."""
    saved = table.helper(player, c.SCIENTIST) - table.mods[c.MOD_RESEARCH_TIME]
    return max(1, c.TILES[tile].time - saved)


def lacks_cost(table: Martians, player: int, cost: c.Cost) -> Reasons:
    """The goods and cards that are lacking."""
    reasons = lacks(table, player, cost.goods)
    if cost.minerals and not cost.cards_suffice(table.mineral_counts(table.owners[player])):
        reasons.append(Message("why-cards"))
    return reasons


RESEARCH: Final[tuple[Option, ...]] = tuple([("research", tile.id) for tile in c.TILES])


# ---- the mission -----------------------------------------------------------------------------------------------------


class Accomplish(Act):
    """One requirement, one step of the expedition, or one order; each says what it costs and brings."""

    __slots__ = ()
    is_aim: ClassVar[bool] = False

    def ways(self, table: Martians, player: int) -> list[Option]:
        return mission_options(table, player)

    def do(self, table: Martians, player: int, option: Option) -> None:
        table.time -= self.time
        if option[0] == "order":
            do_order(table, player, option)
        elif option[0] == "expedition":
            do_step(table, player, option)
        else:
            do_mission(table, player, option)

    def refusals(self, table: Martians, player: int) -> Refused:
        shut = too_late(table, self.time)
        if table.mods[c.MOD_NO_MISSION]:
            shut.append(Message("why-no-mission"))
        found: Refused = []
        for order in table.market.orders_up:
            found.append((ORDER[order], shut + lacks_cost(table, player, c.ORDERS[order].cost)))
        for index, mission in enumerate(table.setup.scenario.missions):
            if not (table.setup.scenario.expedition and index == c.EXPEDITION_STEP):
                lacking = lacks_cost(table, player, cost_of(table, mission))
                found.append((("mission", mission.id), shut + why_shut(table, index) + lacking))
        return found


def is_open(table: Martians, index: int) -> bool:
    """May this requirement be met now, cost aside?"""
    return not (is_met(table, index) or first_ones(table, index) or is_surveyed(table, index))


def is_met(table: Martians, index: int) -> bool:
    """Was it met as often as it may be?"""
    most = table.setup.scenario.missions[index].most
    return table.story.progress[index] >= (table.setup.required[index] if most == c.AS_REQUIRED else most)


def first_ones(table: Martians, index: int) -> list[int]:
    """The requirements that come before this one and still lack something."""
    mission = table.setup.scenario.missions[index]
    done, required = table.story.progress, table.setup.required
    first = [other for other, n in mission.after if done[other] < (required[other] if n == c.COMPLETE else n)]
    if mission.behind >= 0 and done[mission.behind] <= done[index]:
        first.append(mission.behind)
    return first


def is_surveyed(table: Martians, index: int) -> bool:
    """Is this the survey of a space where there is nothing to survey?"""
    return table.setup.scenario.expedition and index == c.SURVEY and not can_survey(table)


def why_shut(table: Martians, index: int) -> Reasons:
    """Why this requirement cannot be met now, cost aside."""
    if is_met(table, index):
        return [Message("why-mission-done", {"n": table.story.progress[index]})]
    missions = table.setup.scenario.missions
    first: Reasons = [Message("why-mission-first", {"mission": missions[at].id}) for at in first_ones(table, index)]
    return [*first, Message("why-surveyed")] if is_surveyed(table, index) else first


def cost_of(table: Martians, mission: c.Mission) -> c.Cost:
    """What a requirement costs now: a key makes the next one free."""
    return FREE if table.mods[c.MOD_FREE_GOODS] else mission.cost


def mission_options(table: Martians, player: int) -> list[Option]:
    """Every requirement or order that the player can meet now."""
    if table.mods[c.MOD_NO_MISSION]:
        return []
    if table.setup.has_orders:
        return [ORDER[order] for order in table.market.orders_up if affords(table, player, c.ORDERS[order].cost)]
    found: list[Option] = []
    at = table.story.expedition
    for index, mission in enumerate(table.setup.scenario.missions):
        if table.setup.scenario.expedition and index == c.EXPEDITION_STEP:
            for space in c.CAMP_STEPS if at == c.BASE_CAMP else c.FACE_STEPS[at]:
                if table.can_pay(player, step_cost(table, space)):
                    found.append(expedition_option(space))
        elif is_open(table, index) and affords(table, player, cost_of(table, mission)):
            found.append(("mission", mission.id))
    return found


def do_mission(table: Martians, player: int, option: Option) -> None:
    """One requirement is met: its cost, its reward, and what else it does."""
    index = c.MISSIONS[str(option[1])]
    mission = table.setup.scenario.missions[index]
    if table.telling:
        table.tell("mission", player, mission.id)
    cost = cost_of(table, mission)
    table.set_mod(c.MOD_FREE_GOODS, 0)
    table.advance(index, 1)
    table.gain(player, c.REPUTATION, mission.reward)
    if mission.id == TENDS_CREW and table.mods[c.MOD_SOS]:
        table.set_mod(c.MOD_SOS, 0)
        table.gain(player, c.REPUTATION, c.SOS_REPUTATION)
    story = table.story
    if table.setup.scenario.expedition:
        story.surveyed |= 1 << story.expedition
    elif any(table.setup.scenario.hostility):
        if index == c.GUARD_POST:
            story.guards += 1
        else:
            story.hostility = max(0, story.hostility - c.CALMED[index])
    pay_cost(table, player, cost)


def do_order(table: Martians, player: int, option: Option) -> None:
    """An order is filled; in COM.4 a new one takes its place at once (MA-79)."""
    order = c.ORDER_INDEX[str(option[1])]
    if table.telling:
        table.tell("order", player, c.ORDERS[order].id)
    table.market = market = table.market.copy()
    market.orders_up = tuple([each for each in market.orders_up if each != order])
    market.orders_done[player] |= 1 << order
    table.gain(player, c.REPUTATION, c.ORDERS[order].reputation)
    pay_cost(table, player, c.ORDERS[order].cost)
    if not table.is_solo and market.order_deck:
        market.orders_up += market.order_deck[-1:]
        market.order_deck = market.order_deck[:-1]
        table.reveal()
