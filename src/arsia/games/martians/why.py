"""Why not: what a player might try in a turn and may not, and every requirement that fails."""

from __future__ import annotations

from arsia.games.martians.buildings import (
    ANALYSE,
    CHANGES,
    COLONIES,
    CORPORATIONS,
    HARVEST,
    INSTALLS,
    MEDICINE_OPTION,
    OXYGENS,
    RESEARCH,
    SUPPLIES,
    TREAT,
    harvest_energy,
    installations_left,
    laboratory_time,
    research_time,
)
from arsia.games.martians.components import (
    ACT_ANALYSE,
    ACT_BUILD,
    ACT_COLONY,
    ACT_CORPORATION,
    ACT_CROP,
    ACT_EXTRACT,
    ACT_HARVEST,
    ACT_HIRE,
    ACT_INSTALL,
    ACT_MEDICINE,
    ACT_MISSION,
    ACT_OXYGEN,
    ACT_RESEARCH,
    ACT_SUPPLIES,
    ACT_TREAT,
    ACT_UPGRADE,
    BUILDINGS,
    CONSTRUCTION,
    CREDIT,
    DEMANDS,
    EDUCATION,
    ENERGY,
    GOODS,
    GREENHOUSES,
    HELPERS_MAX,
    HEXES,
    HIRE_CREDITS,
    HOSPITAL,
    ICE,
    LABORATORY,
    LANDER,
    MEETS,
    MINING,
    MOD_CLOSED,
    MOD_CONSTRUCTION_ENERGY,
    MOD_EXTRACT_ENERGY,
    MOD_FEWER_SUPPLIES,
    MOD_FREE_CROP,
    MOD_MOXIE_ENERGY,
    MOD_NO_MISSION,
    MOD_REST_TIME,
    MOD_UPGRADE_TIME,
    MOXIE,
    NEUTRAL,
    OFFERS,
    OXYGEN,
    PENALTY_CREDITS,
    PENALTY_TIME,
    PRODUCTS,
    QUARTERS,
    REGOLITH,
    REPUTATION,
    REST,
    REST_TIME,
    RTG,
    RTG_REPUTATION,
    SPACES,
    SPECIALISTS_MAX,
    SUPPLY,
    WATER,
    WATER_PLANT,
    WIDE,
    Goods,
)
from arsia.games.martians.cost import Cost
from arsia.games.martians.decks import (
    COLONY_TIME,
    CORPORATION_TIME,
    CROPS,
    HELPER_KIND,
    HELPERS,
    ORDERS,
    SPECIALIST_KIND,
    SPECIALISTS,
    TILES,
)
from arsia.games.martians.event_questions import penalties
from arsia.games.martians.mission import cost_of, is_open
from arsia.games.martians.people import USES
from arsia.games.martians.scenarios import EXPEDITION_STEP
from arsia.games.martians.table import NO_CARD, Martians
from arsia.games.martians.trade import OFFER
from arsia.games.martians.turn import TAKE_TURN, acts_left, neutral_pool
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option

Reasons = list[Message]


def turn_refusals(table: Martians, player: int) -> list[Refusal]:
    """Everything that the player might try in this turn and may not."""
    offered = set(TAKE_TURN.options(table, table.seat_of(player)))
    found: list[tuple[Option, Reasons]] = []
    for building, name in enumerate(BUILDINGS):
        for at in range(SPACES[building]):
            space = building * WIDE + at
            found.append((("place", name, at + 1), _not_there(table, player, player, space)))
            if table.setup.scenario.refugees:
                found.append((("refugee", name, at + 1), _not_there(table, player, NEUTRAL, space)))
        left = acts_left(table, building)
        if left:
            found += not_done(table, player, building, left)
    found.append((REST, _no_rest(table, player)))
    found.append((RTG, _no_rtg(table, player)))
    found += _not_freed(table, player)
    found += _not_used(table, player)
    if table.setup.is_trading and table.offers >= OFFERS:
        others = [other for other in range(table.players) if other != player]
        found += [(OFFER[other], [Message("why-offers", {"n": OFFERS})]) for other in others]
    return _told(found, offered)


def act_refusals(table: Martians, player: int, building: int, offered: set[Option]) -> list[Refusal]:
    """What the marker that just came to a building might try there and may not."""
    return _told(not_done(table, player, building, acts_left(table, building)), offered)


def _told(found: list[tuple[Option, Reasons]], offered: set[Option]) -> list[Refusal]:
    return [Refusal(option, tuple(reasons)) for option, reasons in found if reasons and option not in offered]


# ---- goods and time --------------------------------------------------------------------------------------------------


def lacks(table: Martians, player: int, goods: Goods) -> Reasons:
    """The goods that are lacking."""
    return [
        Message("why-goods", {"good": GOODS[good], "n": n, "have": table.has(player, good)})
        for good, n in goods
        if table.has(player, good) < n
    ]


def too_late(table: Martians, time: int) -> Reasons:
    """Too little time left?"""
    return [Message("why-time", {"n": time, "have": table.time})] if table.time < time else []


def _lacks_cost(table: Martians, player: int, cost: Cost) -> Reasons:
    reasons = lacks(table, player, cost.goods)
    if cost.minerals and not cost.cards_suffice(table.mineral_counts(table.owners[player])):
        reasons.append(Message("why-cards"))
    return reasons


# ---- markers ---------------------------------------------------------------------------------------------------------


def _not_there(table: Martians, player: int, owner: int, space: int) -> Reasons:
    """Why a marker, or a refugee, cannot go to a space."""
    building = space // WIDE
    reasons: Reasons = []
    pool = neutral_pool(table) if owner == NEUTRAL else table.pool[owner]
    here = table.neutral_here if owner == NEUTRAL else table.here[owner]
    if pool <= 0:
        reasons.append(Message("why-no-refugee" if owner == NEUTRAL else "why-no-marker"))
    if table.setup.unavailable >> space & 1:
        reasons.append(Message("why-unavailable"))
    elif table.unbuilt >> building & 1:
        reasons.append(Message("why-unbuilt", {"building": BUILDINGS[building]}))
    elif table.mods[MOD_CLOSED] == building + 1:
        reasons.append(Message("why-closed", {"building": BUILDINGS[building]}))
    elif here >> building & 1:
        reasons.append(Message("why-own-marker", {"building": BUILDINGS[building]}))
    elif table.spaces[space]:
        reasons.append(Message("why-taken"))
    else:
        reasons += _idle(table, player, building, space)
    return reasons


def _idle(table: Martians, player: int, building: int, space: int) -> Reasons:
    """Why a marker could do nothing on a space: time, goods, or nothing to do."""
    extra = 1 + table.mods[MOD_UPGRADE_TIME] if table.upgrades >> space & 1 else 0
    if building == EDUCATION:
        return too_late(table, extra) + lacks(table, player, ((CREDIT, HIRE_CREDITS),))
    reasons = too_late(table, 1 + extra)
    if building == MOXIE:
        reasons += _no_oxygen(table, player)
    elif building == CONSTRUCTION:
        reasons += _no_construction(table, player)
    elif building == HOSPITAL:
        reasons += lacks(table, player, ((ENERGY, 1), (SUPPLY, 1), (WATER, 1)))
    elif building == WATER_PLANT:
        reasons += lacks(table, player, ((ENERGY, 1), (ICE, 1)))
    elif building == MINING:
        reasons += lacks(table, player, ((ENERGY, 1 + table.mods[MOD_EXTRACT_ENERGY]),))
    elif building in (GREENHOUSES, LABORATORY):
        reasons += lacks(table, player, ((ENERGY, 1),))
    return reasons


def _no_oxygen(table: Martians, player: int) -> Reasons:
    reasons = lacks(table, player, ((ENERGY, 1 + table.mods[MOD_MOXIE_ENERGY]),))
    if not any(table.demand[quarter * 3 + OXYGEN] for quarter in table.own_quarters(player)):
        reasons.append(Message("why-no-demand", {"token": "oxygen"}))
    return reasons


def _no_construction(table: Martians, player: int) -> Reasons:
    energy = 1 + table.mods[MOD_CONSTRUCTION_ENERGY]
    return lacks(table, player, ((ENERGY, energy), (REGOLITH, 1), (SUPPLY, 1)))


# ---- actions ---------------------------------------------------------------------------------------------------------


def not_done(table: Martians, player: int, building: int, acts: int) -> list[tuple[Option, Reasons]]:
    """Why these actions of a building cannot be done by a marker that is there."""
    found: list[tuple[Option, Reasons]] = []
    late = too_late(table, 1)
    if acts & ACT_OXYGEN:
        found += [(OXYGENS[quarter], late + _no_oxygen(table, player)) for quarter in table.own_quarters(player)]
    if acts & (ACT_BUILD | ACT_UPGRADE | ACT_INSTALL):
        found += _not_built(table, player, acts, late + _no_construction(table, player))
    if acts & ACT_MEDICINE:
        found.append((MEDICINE_OPTION, late + lacks(table, player, ((ENERGY, 1), (SUPPLY, 1), (WATER, 1)))))
    if acts & ACT_TREAT:
        found.append((TREAT, late + lacks(table, player, ((ENERGY, 1), (ICE, 1)))))
    if acts & ACT_EXTRACT:
        reasons = late + lacks(table, player, ((ENERGY, 1 + table.mods[MOD_EXTRACT_ENERGY]),))
        found.append((("dig", HEXES[table.machine], 1, 0), reasons))
    if acts & ACT_ANALYSE and not acts & ACT_EXTRACT:
        found.append((ANALYSE, late if table.mined else [Message("why-no-regolith")]))
    if building == LANDER:
        found += _not_landed(table, player, acts)
    if acts & ACT_HARVEST:
        crop = CROPS[table.crop[table.cards[player]]]
        cost = ((ENERGY, harvest_energy(table, player)), (WATER, crop.water))
        found.append((HARVEST, late + lacks(table, player, cost)))
    if acts & ACT_CROP:
        found += [(CHANGES[crop], _not_planted(table, player, crop, late)) for crop in range(1, len(CROPS))]
    if acts & ACT_HIRE:
        found += _not_hired(table, player)
    if acts & (ACT_COLONY | ACT_CORPORATION):
        found += _not_developed(table, player, acts)
    return found


def _not_built(table: Martians, player: int, acts: int, lacking: Reasons) -> list[tuple[Option, Reasons]]:
    found: list[tuple[Option, Reasons]] = []
    for building, name in enumerate(BUILDINGS):
        if acts & ACT_BUILD and table.unbuilt >> building & 1:
            found.append((("build", name), lacking))
        for at in range(SPACES[building]):
            if acts & ACT_UPGRADE and table.upgrades >> building * WIDE + at & 1:
                found.append((("upgrade", name, at + 1), lacking))
    if acts & ACT_INSTALL:
        full = [] if installations_left(table, player) > 0 else [Message("why-installations")]
        found += [(option, full + lacking) for option in INSTALLS]
    return found


def _not_landed(table: Martians, player: int, acts: int) -> list[tuple[Option, Reasons]]:
    """Research, supplies, mission."""
    found: list[tuple[Option, Reasons]] = []
    late = too_late(table, 1)
    if acts & ACT_RESEARCH:
        for tile in table.tiles_up:
            time = too_late(table, research_time(table, player, tile))
            found.append((RESEARCH[tile], time + _lacks_cost(table, player, TILES[tile].cost)))
    if acts & ACT_SUPPLIES:
        found.append((SUPPLIES[1], late))
        few = [Message("why-fewer-supplies")] if table.mods[MOD_FEWER_SUPPLIES] else []
        found.append((SUPPLIES[2], too_late(table, 2) + few))
    if acts & ACT_MISSION:
        shut = late + ([Message("why-no-mission")] if table.mods[MOD_NO_MISSION] else [])
        for order in table.orders_up:
            found.append((("order", ORDERS[order].id), shut + _lacks_cost(table, player, ORDERS[order].cost)))
        for index, mission in enumerate(table.setup.scenario.missions):
            if not (table.setup.scenario.expedition and index == EXPEDITION_STEP):
                closed = [] if is_open(table, index) else [Message("why-not-open")]
                lacking = _lacks_cost(table, player, cost_of(table, mission))
                found.append((("mission", mission.id), shut + closed + lacking))
    return found


def _not_planted(table: Martians, player: int, crop: int, late: Reasons) -> Reasons:
    reasons: Reasons = []
    if crop == table.crop[table.cards[player]]:
        reasons.append(Message("why-same-crop"))
    elif not table.crops_left[crop]:
        reasons.append(Message("why-no-crop"))
    if not table.mods[MOD_FREE_CROP]:
        reasons += late + lacks(table, player, ((ENERGY, 1),))
    return reasons


def _not_hired(table: Martians, player: int) -> list[tuple[Option, Reasons]]:
    """Who is at hand and cannot be hired."""
    card = table.cards[player]
    lacking = lacks(table, player, ((CREDIT, HIRE_CREDITS),))
    specialists = [each for each in table.specialists[card * 2 : card * 2 + 2] if each != NO_CARD]
    full = [Message("why-specialists", {"n": SPECIALISTS_MAX})] if len(specialists) == SPECIALISTS_MAX else []
    found: list[tuple[Option, Reasons]] = [
        (("hire", SPECIALISTS[kind].id), full + lacking)
        for kind in sorted({SPECIALIST_KIND[each] for each in table.specialists_up})
    ]
    helpers = sum(table.helpers[card * 3 : card * 3 + 3])
    full = [Message("why-helpers", {"n": HELPERS_MAX})] if helpers == HELPERS_MAX else []
    kinds = sorted({HELPER_KIND[each] for each in table.helpers_up})
    return found + [(("hire", HELPERS[kind]), full + lacking) for kind in kinds]


def _not_developed(table: Martians, player: int, acts: int) -> list[tuple[Option, Reasons]]:
    """Technologies that take too long, cost too much or are known."""
    lacking = lacks(table, player, ((ENERGY, 1),))
    found: list[tuple[Option, Reasons]] = []
    if acts & ACT_COLONY:
        late = too_late(table, laboratory_time(table, player, COLONY_TIME))
        known = table.colony_tech[table.quarter_owner(player)]
        for tech, option in enumerate(COLONIES):
            found.append((option, [Message("why-known")] if known >> tech & 1 else late + lacking))
    if acts & ACT_CORPORATION:
        known = table.corp_tech[table.cards[player]]
        for tech, option in enumerate(CORPORATIONS):
            late = too_late(table, laboratory_time(table, player, CORPORATION_TIME[tech]))
            found.append((option, [Message("why-known")] if known >> tech & 1 else late + lacking))
    return found


# ---- what costs no marker --------------------------------------------------------------------------------------------


def _no_rest(table: Martians, player: int) -> Reasons:
    if not table.here[player] and not table.neutral_here:
        return [Message("why-nothing-to-collect")]
    return too_late(table, REST_TIME + table.mods[MOD_REST_TIME])


def _no_rtg(table: Martians, player: int) -> Reasons:
    if table.rtg_used:
        return [Message("why-rtg-used")]
    if not table.rtg:
        return [Message("why-rtg-empty")]
    return lacks(table, player, ((REPUTATION, RTG_REPUTATION),))


def _not_freed(table: Martians, player: int) -> list[tuple[Option, Reasons]]:
    found: list[tuple[Option, Reasons]] = []
    for option in penalties(table, player, True, True):
        if option[1] == "lazaret":
            found.append((option, too_late(table, PENALTY_TIME)))
        else:
            found.append((option, lacks(table, player, ((CREDIT, PENALTY_CREDITS),))))
    return found


def _not_used(table: Martians, player: int) -> list[tuple[Option, Reasons]]:
    """Own specialists who cannot be paid now."""
    found: list[tuple[Option, Reasons]] = []
    at = table.cards[player] * 2
    for place in (at, at + 1):
        hired = table.specialists[place]
        if hired == NO_CARD:
            continue
        kind = SPECIALIST_KIND[hired]
        card = SPECIALISTS[kind]
        reasons = [Message("why-used")] if table.used >> place & 1 else lacks(table, player, card.cost.goods)
        if card.builds:
            reasons = reasons + too_late(table, 1) + _no_construction(table, player)
        quarters = table.own_quarters(player)
        if card.token >= 0 and not any(table.demand[quarter * 3 + card.token] for quarter in quarters):
            reasons = [*reasons, Message("why-no-demand", {"token": DEMANDS[card.token]})]
        if USES[kind] not in [option for option, _ in found]:
            found.append((USES[kind], reasons))
    return found


def delivery_refusals(table: Martians, player: int, limit: int, offered: set[Option]) -> list[Refusal]:
    """Why food or medicine cannot be brought to a quarter."""
    found: list[tuple[Option, Reasons]] = []
    for good in PRODUCTS:
        for quarter in table.own_quarters(player):
            reasons = lacks(table, player, ((good, 1),))
            if not table.demand[quarter * 3 + MEETS[good]]:
                reasons.append(Message("why-no-demand", {"token": DEMANDS[MEETS[good]]}))
            if table.delivered >= limit:
                reasons.append(Message("why-delivered", {"n": limit}))
            found.append((("deliver", GOODS[good], QUARTERS[quarter]), reasons))
    return _told(found, offered)
