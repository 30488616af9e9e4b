"""What each seat sees, built field by field.

Beside what every view has, there are

- ``mode`` as a word, ``cycle``, ``cycles``, ``round``, ``first``, ``active``, ``time`` (left in this turn);
- ``players``: by colour, with ``seat``, ``stock`` and ``card`` (whose goods and which corporation card are theirs),
  ``markers`` left, ``colonists``, ``dead``, ``blocked`` rounds, ``fourth``, ``quarter``, ``built`` and ``upgraded``
  tokens, ``orders`` filled, ``hand`` (regolith cards: ids, or null for a card that the seat does not see), ``goals``
  and ``pack`` likewise, ``chosen`` (the own secret choice);
- ``stocks``: goods by name; ``cards``: corporation cards with ``technologies``, ``solar``, ``wind``, ``crop``,
  ``installations_left``, ``helpers``, ``specialists`` as ``{id, used}``;
- ``quarters``: ``{id, used, owner, oxygen, sickness, hunger, lazaret, homes}``, the last two as markers by player;
  ``growth`` and ``colony_technologies`` by owner (one for all, or one for each player);
- ``buildings``: ``{id, built, closed, spaces: [{upgrade, available, marker}]}``; a marker is a player, "refugee" or
  null;
- ``rtg``, ``crops`` left, ``specialists``, ``helpers``, ``research_tiles`` and ``orders`` (face up), ``decks`` (sizes),
  ``tile_discard``, ``regolith_discard``;
- ``weather``, ``next_weather`` (for whoever has weather reports), ``weather_discard``, ``event``, ``events`` seen,
  ``event_stack`` (cards left for this cycle), ``effects`` in force;
- ``mining``: ``machine``, ``removed``, and ``hexes`` as ``{id, x, row, gone, face_up, tile}`` (the tile null if it is
  face down or gone);
- ``mission``: null with orders, else ``{scenario, requirements: [{id, done, required, open}], checks, accomplished,
  failed}``, with ``refugees``, ``hostility``, ``trust``, ``guards`` and ``expedition`` where the scenario has them;
- ``offer``: null, or the offer on the table; ``delivery``: products delivered so far at the end of this turn;
- ``sheets``: the points so far as lines ``[label, points]``, one list for each player, or one for all who play together
  with orders, or none where points do not count. Hidden goals are their owner's until the game is over.

The verbs are listed in `components/verbs.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from arsia.games.martians import components as c
from arsia.games.martians.cards.events import EVENTS
from arsia.games.martians.effects.construction import installations_left
from arsia.games.martians.effects.mission import is_open
from arsia.games.martians.rules.scoring import is_accomplished, measured, score_sheet
from arsia.games.martians.table import NO_CARD, NO_QUARTER, NO_TILE, Martians
from arsia.games.martians.views.hidden import sees_weather


def look(table: Martians, seat: int | None) -> dict[str, object]:
    """The table as the seat sees it; for None, as a spectator does."""
    setup, market = table.setup, table.market
    stack = table.stacks[table.cycle - 1] if table.cycle <= len(table.stacks) else ()
    sees_next = sees_weather(table, seat) and table.weather_deck
    return {
        "mode": c.MODES[table.mode],
        "cycle": table.cycle,
        "cycles": setup.cycles,
        "round": table.round,
        "first": table.first,
        "active": table.active,
        "time": table.time,
        "players": [_player(table, player, seat) for player in range(table.players)],
        "stocks": [_stock(table, owner) for owner in range(len(table.stock) // c.STOCK)],
        "cards": [_card(table, card) for card in range(len(table.assets.solar))],
        "quarters": [_quarter(table, quarter) for quarter in range(len(c.QUARTERS))],
        "growth": table.quarters.growth[:],
        "colony_technologies": [_named(c.COLONY_TECHS, known) for known in table.assets.colony_tech],
        "buildings": [_building(table, building) for building in range(len(c.BUILDINGS))],
        "rtg": table.rtg,
        "crops": {crop.id: table.assets.crops_left[index] for index, crop in enumerate(c.CROPS) if index},
        "specialists": [c.SPECIALISTS[c.SPECIALIST_KIND[card]].id for card in market.specialists_up],
        "helpers": [c.HELPERS[c.HELPER_KIND[card]] for card in market.helpers_up],
        "research_tiles": [c.TILES[tile].id for tile in market.tiles_up],
        "tile_discard": [c.TILES[tile].id for tile in market.tile_discard],
        "orders": [c.ORDERS[order].id for order in market.orders_up],
        "decks": {
            "specialists": len(market.specialist_deck),
            "helpers": len(market.helper_deck),
            "research_tiles": len(market.tile_deck),
            "orders": len(market.order_deck),
            "weather": len(table.weather_deck),
            "regolith": len(table.mineral_deck),
        },
        "regolith_discard": [c.COLOURS[c.MINERAL_KIND[card]] for card in table.mineral_discard],
        "weather": c.WEATHER[c.WEATHER_KIND[table.weather]].id,
        "next_weather": c.WEATHER[c.WEATHER_KIND[table.weather_deck[-1]]].id if sees_next else None,
        "weather_discard": [c.WEATHER[c.WEATHER_KIND[card]].id for card in table.weather_discard],
        "event": None if table.event == NO_CARD else EVENTS[table.event].id,
        "events": [EVENTS[event].id for event in table.seen_events],
        "event_stack": len(stack),
        "effects": {name: table.mods[mod] for mod, name in enumerate(c.MOD_NAMES) if table.mods[mod]},
        "mining": _mining(table),
        "mission": None if setup.has_orders else _mission(table),
        "offer": _offer(table),
        "delivery": table.delivered,
        "sheets": _sheets(table, seat),
    }


def _sheets(table: Martians, seat: int | None) -> list[list[list[object]]]:
    """The points so far, as far as the seat knows what they are for."""
    together = 1 if table.setup.has_orders else 0
    scored = table.seats if table.mode in (c.SEMI, c.COM) else together
    return [
        [
            [line.label, line.points]
            for line in score_sheet(table, player)
            if line.label != "score-goals" or player == seat or table.outcome is not None
        ]
        for player in range(scored)
    ]


def _named(names: tuple[str, ...], bits: int) -> list[str]:
    return [name for index, name in enumerate(names) if bits >> index & 1]


def _player(table: Martians, player: int, seat: int | None) -> dict[str, object]:
    quarter = table.quarters.own[player]
    owner = table.owners[player]
    chosen = table.goals.chosen[player]
    own = seat is not None and table.seat_of(player) == seat
    return {
        "player": player,
        "seat": table.seat_of(player),
        "stock": owner,
        "card": table.cards[player],
        "markers": table.pool[player],
        "colonists": table.living(player),
        "dead": table.dead[player],
        "blocked": [round for round in (1, 2, 3, 4) if table.dead_rounds[player] >> round & 1],
        "fourth": table.fourth >> player & 1 == 1,
        "quarter": None if quarter == NO_QUARTER else c.QUARTERS[quarter],
        "built": table.assets.built[player],
        "upgraded": table.assets.upgraded[player],
        "orders": [order.id for index, order in enumerate(c.ORDERS) if table.market.orders_done[player] >> index & 1],
        "hand": _hand(table, table.hands[owner], seat),
        "goals": _goals(table, table.goals.kept[player], seat),
        "pack": _goals(table, table.goals.packs[player], seat),
        "chosen": c.GOALS[chosen].id if own and chosen >= 0 else None,
    }


def _hand(table: Martians, cards: tuple[int, ...], seat: int | None) -> Sequence[str | None]:
    """Regolith cards as the seat sees them; a hand is held in no order."""
    if table.setup.open_hands:
        return sorted(c.COLOURS[c.MINERAL_KIND[card]] for card in cards)
    seen = [
        c.COLOURS[c.MINERAL_KIND[card]] if seat is not None and table.knowledge.knows(seat, card) else None
        for card in cards
    ]
    return sorted(seen, key=_last_if_hidden)


def _goals(table: Martians, goals: tuple[int, ...], seat: int | None) -> list[str | None]:
    seen = [
        c.GOALS[goal].id if seat is not None and table.knowledge.knows(seat, c.FIRST_GOAL + goal) else None
        for goal in goals
    ]
    return sorted(seen, key=_last_if_hidden)


def _last_if_hidden(name: str | None) -> str:
    return name or "~"


def _stock(table: Martians, owner: int) -> dict[str, int]:
    return {name: table.stock[owner * c.STOCK + good] for good, name in enumerate(c.GOODS)}


def _card(table: Martians, card: int) -> dict[str, object]:
    assets = table.assets
    hired = [place for place in (card * 2, card * 2 + 1) if assets.specialists[place] != NO_CARD]
    return {
        "technologies": _named(c.CORPORATION_TECHS, assets.tech[card]),
        "solar": assets.solar[card],
        "wind": assets.wind[card],
        "installations_left": installations_left(table, card),
        "crop": c.CROPS[assets.crop[card]].id,
        "helpers": [name for kind, name in enumerate(c.HELPERS) for _ in range(assets.helpers[card * 3 + kind])],
        "specialists": [
            {
                "id": c.SPECIALISTS[c.SPECIALIST_KIND[assets.specialists[place]]].id,
                "used": table.used >> place & 1 == 1,
            }
            for place in hired
        ],
    }


def _quarter(table: Martians, quarter: int) -> dict[str, object]:
    players = table.players
    owner = table.quarters.own.index(quarter) if quarter in table.quarters.own else None
    used = quarter < table.setup.quarters if table.setup.shared_quarters else owner is not None
    seen: dict[str, object] = {"id": c.QUARTERS[quarter], "used": used, "owner": owner}
    for token, name in enumerate(c.DEMANDS):
        seen[name] = table.demand[quarter * 3 + token]
    seen["lazaret"] = table.quarters.lazaret[quarter * players : (quarter + 1) * players]
    seen["homes"] = table.quarters.homes[quarter * players : (quarter + 1) * players]
    return seen


def _building(table: Martians, building: int) -> dict[str, object]:
    return {
        "id": c.BUILDINGS[building],
        "built": not table.unbuilt >> building & 1,
        "closed": table.mods[c.MOD_CLOSED] == building + 1,
        "spaces": [_space(table, building * c.WIDE + at) for at in range(c.SPACES[building])],
    }


def _space(table: Martians, space: int) -> dict[str, object]:
    who = table.spaces[space] - 1
    return {
        "upgrade": table.upgrades >> space & 1 == 1,
        "available": not table.setup.unavailable >> space & 1,
        "marker": None if who < 0 else "refugee" if who == c.NEUTRAL else who,
    }


def _mining(table: Martians) -> dict[str, object]:
    return {
        "machine": c.HEXES[table.ground.machine],
        "hexes": [_hex(table, hex) for hex in range(len(c.HEXES))],
        "removed": sorted(c.GROUND[c.GROUND_KIND[tile]][0] for tile in table.ground.removed),
    }


def _hex(table: Martians, hex: int) -> dict[str, object]:
    tile = table.ground.tiles[hex]
    up = table.ground.up >> hex & 1 == 1
    return {
        "id": c.HEXES[hex],
        "x": c.HEX_X[hex],
        "row": c.HEX_ROW[hex],
        "gone": tile == NO_TILE,
        "face_up": up,
        "tile": c.GROUND[c.GROUND_KIND[tile]][0] if up and tile != NO_TILE else None,
    }


def _mission(table: Martians) -> dict[str, object]:
    scenario, story = table.setup.scenario, table.story
    seen: dict[str, object] = {
        "scenario": scenario.id,
        "requirements": [
            {
                "id": mission.id,
                "done": story.progress[index],
                "required": table.setup.required[index] if mission.counts else None,
                "open": is_open(table, index),
            }
            for index, mission in enumerate(scenario.missions)
        ],
        "checks": [
            {"what": check.what, "n": check.n[table.seats - 1], "holds": measured(table, check) >= 0}
            for check in scenario.checks
        ],
        "accomplished": is_accomplished(table),
        "failed": story.failed,
    }
    if scenario.refugees:
        rescued, integrated = story.progress[c.RESCUE], story.progress[c.INTEGRATE]
        outside = scenario.refugees - rescued
        seen["refugees"] = {"outside": outside, "rescued": rescued - integrated, "integrated": integrated}
    if any(scenario.hostility):
        seen["hostility"] = story.hostility
        seen["trust"] = sum(story.progress[index] for index in c.CALMED)
        seen["guards"] = story.guards
    if scenario.expedition:
        seen["expedition"] = _expedition(table)
    return seen


def _expedition(table: Martians) -> dict[str, object]:
    story = table.story
    at = story.expedition
    return {
        "at": "camp" if at == c.BASE_CAMP else "summit" if at == c.THE_SUMMIT else [c.FACE_ROW[at], c.FACE_COLUMN[at]],
        "summit_surveyed": story.surveyed >> c.THE_SUMMIT & 1 == 1,
        "spaces": [
            {
                "row": c.FACE_ROW[space],
                "column": c.FACE_COLUMN[space],
                "token": c.TOKENS[c.TOKEN_KIND[token]][0] if story.face_seen >> space & 1 else None,
                "used": story.face_used >> space & 1 == 1,
                "surveyed": story.surveyed >> space & 1 == 1,
            }
            for space, token in enumerate(story.face_tokens)
        ],
    }


def _offer(table: Martians) -> dict[str, object] | None:
    if not table.offer:
        return None
    half = len(c.TRADED)
    return {
        "from": table.active,
        "to": table.offer_to,
        "give": {c.GOODS[good]: table.offer[i] for i, good in enumerate(c.TRADED) if table.offer[i]},
        "want": {c.GOODS[good]: table.offer[half + i] for i, good in enumerate(c.TRADED) if table.offer[half + i]},
    }
