"""Why not: what a player might try in a turn and may not, and every requirement that fails."""

from __future__ import annotations

from arsia.games.martians import components as c
from arsia.games.martians.cards.buildings import BUILT
from arsia.games.martians.effects.acts import NEVER, Reasons, Refused, lacks, too_late
from arsia.games.martians.effects.questions import penalties
from arsia.games.martians.rules.delivery import Delivery
from arsia.games.martians.rules.markers import ActIn, acts_left, neutral_pool
from arsia.games.martians.rules.specialists import USES
from arsia.games.martians.rules.trade import OFFER
from arsia.games.martians.rules.turn import TAKE_TURN, TakeTurn
from arsia.games.martians.table import NO_CARD, Martians
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice


def explain(table: Martians, seat: int, choice: Choice[Martians]) -> list[Refusal]:
    """What the seat might try where it is asked this, and may not."""
    if isinstance(choice, TakeTurn):
        return turn_refusals(table, table.active)
    offered = set(choice.options(table, seat))
    if isinstance(choice, ActIn):
        return act_refusals(table, table.active, choice.building, offered)
    if isinstance(choice, Delivery):
        return delivery_refusals(table, table.active, c.DELIVERIES - table.mods[c.MOD_FEWER_DELIVERIES], offered)
    return []


def turn_refusals(table: Martians, player: int) -> list[Refusal]:
    """Everything that the player might try in this turn and may not."""
    offered = set(TAKE_TURN.options(table, table.seat_of(player)))
    found: Refused = []
    for building, name in enumerate(c.BUILDINGS):
        for at in range(c.SPACES[building]):
            space = building * c.WIDE + at
            found.append((("place", name, at + 1), _not_there(table, player, player, space)))
            if table.setup.scenario.refugees:
                found.append((("refugee", name, at + 1), _not_there(table, player, c.NEUTRAL, space)))
        left = acts_left(table, building)
        if left:
            found += BUILT[building].refusals(table, player, left)
    found.append((c.REST, _no_rest(table, player)))
    found.append((c.RTG, _no_rtg(table, player)))
    found += _not_freed(table, player)
    found += _not_used(table, player)
    if table.setup.is_trading and table.offers >= c.OFFERS:
        others = [other for other in range(table.players) if other != player]
        found += [(OFFER[other], [Message("why-offers", {"n": c.OFFERS})]) for other in others]
    return _told(found, offered)


def act_refusals(table: Martians, player: int, building: int, offered: set[Option]) -> list[Refusal]:
    """What the marker that just came to a building might try there and may not."""
    return _told(BUILT[building].refusals(table, player, BUILT[building].bits), offered)


def _told(found: Refused, offered: set[Option]) -> list[Refusal]:
    return [Refusal(option, tuple(reasons)) for option, reasons in found if reasons and option not in offered]


# ---- markers ---------------------------------------------------------------------------------------------------------


def _not_there(table: Martians, player: int, owner: int, space: int) -> Reasons:
    """Why a marker, or a refugee, cannot go to a space."""
    building = space // c.WIDE
    reasons: Reasons = []
    pool = neutral_pool(table) if owner == c.NEUTRAL else table.pool[owner]
    here = table.neutral_here if owner == c.NEUTRAL else table.here[owner]
    if pool <= 0:
        reasons.append(Message("why-no-refugee" if owner == c.NEUTRAL else "why-no-marker"))
    if table.setup.unavailable >> space & 1:
        reasons.append(Message("why-unavailable"))
    elif table.unbuilt >> building & 1:
        reasons.append(Message("why-unbuilt", {"building": c.BUILDINGS[building]}))
    elif table.mods[c.MOD_CLOSED] == building + 1:
        reasons.append(Message("why-closed", {"building": c.BUILDINGS[building]}))
    elif here >> building & 1:
        there = "why-refugee-there" if owner == c.NEUTRAL else "why-own-marker"
        reasons.append(Message(there, {"building": c.BUILDINGS[building]}))
    elif table.spaces[space]:
        reasons.append(Message("why-taken"))
    else:
        reasons += _idle(table, player, building, space)
    return reasons


def _idle(table: Martians, player: int, building: int, space: int) -> Reasons:
    """Why a marker could do nothing on a space: time, goods, or nothing to do."""
    extra = 1 + table.mods[c.MOD_UPGRADE_TIME] if table.upgrades >> space & 1 else 0
    least, easiest = BUILT[building].start(table, player), BUILT[building].aims[0]
    time = easiest.time if least == NEVER else least
    reasons = too_late(table, time + extra) + easiest.obstacles(table, player)
    return reasons or [Message("why-nothing-to-do", {"building": c.BUILDINGS[building]})]


# ---- what costs no marker --------------------------------------------------------------------------------------------


def _no_rest(table: Martians, player: int) -> Reasons:
    if not table.here[player] and not table.neutral_here:
        return [Message("why-nothing-to-collect")]
    return too_late(table, c.REST_TIME + table.mods[c.MOD_REST_TIME])


def _no_rtg(table: Martians, player: int) -> Reasons:
    if table.rtg_used:
        return [Message("why-rtg-used")]
    if not table.rtg:
        return [Message("why-rtg-empty")]
    return lacks(table, player, ((c.REPUTATION, c.RTG_REPUTATION),))


def _not_freed(table: Martians, player: int) -> Refused:
    found: Refused = []
    for option in penalties(table, player, True, True):
        if option[1] == "lazaret":
            found.append((option, too_late(table, c.PENALTY_TIME)))
        else:
            found.append((option, lacks(table, player, ((c.CREDIT, c.PENALTY_CREDITS),))))
    return found


def _not_used(table: Martians, player: int) -> Refused:
    """Own specialists who cannot be paid now."""
    found: Refused = []
    at = table.cards[player] * 2
    for place in (at, at + 1):
        hired = table.assets.specialists[place]
        if hired == NO_CARD:
            continue
        kind = c.SPECIALIST_KIND[hired]
        card = c.SPECIALISTS[kind]
        reasons = [Message("why-used")] if table.used >> place & 1 else lacks(table, player, card.cost.goods)
        if card.builds:
            easiest = BUILT[c.CONSTRUCTION].aims[0]
            reasons = reasons + too_late(table, easiest.time) + easiest.obstacles(table, player)
        quarters = table.own_quarters(player)
        if card.token >= 0 and not any(table.demand[quarter * 3 + card.token] for quarter in quarters):
            reasons = [*reasons, Message("why-no-demand", {"token": c.DEMANDS[card.token]})]
        if USES[kind] not in [option for option, _ in found]:
            found.append((USES[kind], reasons))
    return found


def delivery_refusals(table: Martians, player: int, limit: int, offered: set[Option]) -> list[Refusal]:
    """Why food or medicine cannot be brought to a quarter."""
    found: Refused = []
    for good in c.PRODUCTS:
        for quarter in table.own_quarters(player):
            reasons = lacks(table, player, ((good, 1),))
            if not table.demand[quarter * 3 + c.MEETS[good]]:
                reasons.append(Message("why-no-demand", {"token": c.DEMANDS[c.MEETS[good]]}))
            if table.delivered >= limit:
                reasons.append(Message("why-delivered", {"n": limit}))
            found.append((("deliver", c.GOODS[good], c.QUARTERS[quarter]), reasons))
    return _told(found, offered)
