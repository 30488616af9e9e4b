"""What must always hold at a table of Martians."""

from __future__ import annotations

from arsia.games.martians import components as c
from arsia.games.martians.table import NO_CARD, NO_TILE, Martians
from arsia.kernel.decision import Broken


def check(table: Martians) -> None:
    """Raise `Broken` if anything that must always hold does not."""
    _goods(table)
    _markers(table)
    _colonists(table)
    _cards(table)
    story = table.story
    if not 0 <= story.hostility <= c.HOSTILITY_MAX or min([0, *story.progress]) < 0 or story.guards < 0:
        raise Broken("the mission has gone below nothing")
    if table.offers > c.OFFERS or table.time < 0:
        raise Broken("more offers or time were used than a turn has")


def _goods(table: Martians) -> None:
    if min(table.stock) < 0:
        owner, good = divmod(table.stock.index(min(table.stock)), c.STOCK)
        raise Broken(f"stock {owner} has fewer than no goods of kind {good}")
    if min(table.demand) < 0 or min(table.quarters.growth) < 0 or table.rtg < 0:
        raise Broken("a quarter or the RTG holds fewer than no tokens")
    if not table.setup.shared_quarters:
        empty = [quarter for quarter in range(4) if quarter not in table.quarters.own]
        if any(sum(table.demand[quarter * 3 : quarter * 3 + 3]) for quarter in empty):
            raise Broken("a quarter that nobody lives in has needs")
    elif any(table.demand[table.setup.quarters * 3 :]):
        raise Broken("a quarter that is not used has needs")


def _markers(table: Martians) -> None:
    players = table.players
    taken = table.setup.unavailable
    here = [0] * (c.NEUTRAL + 1)
    standing = [0] * (c.NEUTRAL + 1)
    for space, who in enumerate(table.spaces):
        if who:
            if table.setup.unavailable >> space & 1:
                raise Broken(f"a marker stands on an unavailable space of {c.BUILDINGS[space // c.WIDE]}")
            if here[who - 1] >> space // c.WIDE & 1:
                raise Broken(f"two markers of one owner are in {c.BUILDINGS[space // c.WIDE]}")
            taken |= 1 << space
            here[who - 1] |= 1 << space // c.WIDE
            standing[who - 1] += 1
    if taken != table.taken or here[:players] != table.here or here[c.NEUTRAL] != table.neutral_here:
        raise Broken("the spaces and who stands on them do not agree")
    for player in range(players):
        held = sum(table.quarters.lazaret[player::players]) + sum(table.quarters.homes[player::players])
        if held != table.quarters.held[player]:
            raise Broken(f"the markers that player {player} has in Lazarets and Homes are not counted right")
        if table.pool[player] < 0 or table.pool[player] + standing[player] + held != c.MARKERS:
            raise Broken(f"player {player} has not exactly {c.MARKERS} markers")
    refugees = table.story.progress[c.INTEGRATE] if table.setup.scenario.refugees else 0
    if standing[c.NEUTRAL] > refugees:
        raise Broken("a refugee works who is not integrated")
    for building in range(len(c.BUILDINGS)):
        if table.unbuilt >> building & 1 and any(table.spaces[building * c.WIDE : building * c.WIDE + c.WIDE]):
            raise Broken(f"somebody is in {c.BUILDINGS[building]}, which is not built")
    if table.upgrades & table.setup.unavailable:
        raise Broken("an upgrade token lies where no space is")


def _colonists(table: Martians) -> None:
    for player in range(table.players):
        if table.living(player) < 0 or table.dead[player] < 0:
            raise Broken(f"player {player} has fewer than no colonists")
        if table.dead_rounds[player].bit_count() > table.dead[player]:
            raise Broken(f"the dead of player {player} block more rounds than there are dead")


def _cards(table: Martians) -> None:
    market, assets = table.market, table.assets
    specialists = [each for each in assets.specialists if each != NO_CARD]
    _all_there("specialist", [*market.specialist_deck, *market.specialists_up, *specialists], _specialists(table))
    helpers = sum(assets.helpers) + len(market.helper_deck) + len(market.helpers_up)
    if helpers != table.players * c.HELPERS_PER_PLAYER:
        raise Broken("a helper is missing or there twice")
    _all_there("research tile", [*market.tile_deck, *market.tiles_up, *market.tile_discard], len(c.TILES))
    done = [order for order in range(len(c.ORDERS)) if any(each >> order & 1 for each in market.orders_done)]
    if table.setup.has_orders:
        _all_there("order", [*market.order_deck, *market.orders_up, *done], len(c.ORDERS))
    _all_there("weather card", [*table.weather_deck, *table.weather_discard, table.weather], len(c.WEATHER_KIND))
    tiles = [tile for tile in table.ground.tiles if tile != NO_TILE]
    _all_there("mining tile", [*tiles, *table.ground.removed], len(c.GROUND_KIND))
    minerals = [*table.mineral_deck, *table.mineral_discard, *[card for hand in table.hands for card in hand]]
    _all_there("regolith card", minerals, table.setup.minerals)
    if table.setup.goals:
        goals = [goal for zone in (table.goals.kept, table.goals.packs) for cards in zone for goal in cards]
        if goals or table.goals.box:
            _all_there("hidden goal", [*goals, *table.goals.box], len(c.GOALS))
        for seat in range(table.seats):
            if any(not table.knowledge.knows(seat, c.FIRST_GOAL + goal) for goal in table.goals.kept[seat]):
                raise Broken(f"seat {seat} does not know its own goals")
    for player in range(table.players):
        hand = table.hands[table.owners[player]]
        if any(not table.knowledge.knows(table.seat_of(player), card) for card in hand):
            raise Broken(f"player {player} does not know the own regolith cards")
    for crop in (1, 2, 3):
        if assets.crops_left[crop] + assets.crop.count(crop) != c.CROP_COPIES:
            raise Broken("a crop tile is missing or there twice")


def _specialists(table: Martians) -> int:
    return len(c.SPECIALIST_KIND) if table.setup.collector else c.BASE_SPECIALISTS


def _all_there(what: str, cards: list[int], n: int) -> None:
    if sorted(cards) != list(range(n)):
        raise Broken(f"a {what} is missing or lies in two places")
