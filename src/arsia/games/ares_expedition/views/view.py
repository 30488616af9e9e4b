"""What each seat sees, built field by field.

Of the table: ``round``, ``phase`` (being played, or None), ``phases`` (chosen for this round), ``temperature`` (°C),
``oxygen`` (%), ``oceans`` (turned up), each also as it stood at the start of the phase under ``start``, with ``zone``
for temperature and oxygen; ``ocean_tiles`` (the rewards turned up, oldest first, None for those face down); ``deck``
and ``discards`` (how many cards); ``bot`` (alone: ``tr``, ``plan``, ``left``, how many of its cards are left, and
``cards``, which they are); ``pool`` (together: ``cubes``, ``markers``); ``prices`` (what the seat would pay now for
its cards, ``standard:<id>`` for standard actions and ``action:<card>`` for actions that cost M€).

Of each player: ``mc``, ``heat``, ``plants``, ``production`` (``mc``, ``heat``, ``plants``, ``cards``; ``steel`` and
``titanium`` are levels), ``produced`` (what there would be after production now), ``steel_value``, ``titanium_value``,
``tr``, ``forests``, ``corporation``, ``tags``, ``played`` (projects, oldest first), ``held`` (resources on cards),
``used`` (actions used in this phase), ``actions`` (cards with an action), ``hand`` and ``dealt`` (ids where the seat
knows them, else None), ``offered`` (corporations), ``chosen`` (own only), ``phase`` (revealed last), ``planned`` (has
chosen for this round), ``plan`` (own only), ``plays`` (cards that may still be played), ``bonus`` (of this phase, still
open), ``done``, ``next_discount``, ``next_ease``, ``sheet`` and ``points`` as things stand.

The verbs of all options are in ``components.VERBS``, those of all events in ``components.EVENTS``.
"""

from __future__ import annotations

from arsia.games.ares_expedition import components as c
from arsia.games.ares_expedition.cards.deck import ACTIONS
from arsia.games.ares_expedition.effects.payment import price_of
from arsia.games.ares_expedition.rules.action_phase import standard_price
from arsia.games.ares_expedition.rules.scoring import score_sheet
from arsia.games.ares_expedition.table import NO_CARD, AresExpedition
from arsia.games.mars_engine.components.climate import OCEANS, OXYGEN, TEMPERATURE, degrees
from arsia.games.mars_engine.components.resources import CARDS, HEAT, KINDS, MC, PLANTS
from arsia.games.mars_engine.components.tags import TAGS


def look(table: AresExpedition, seat: int | None) -> dict[str, object]:
    """The table as the seat sees it; for None, as a spectator does."""
    return {
        "round": table.round,
        "phase": _phase(table.phase),
        "phases": [name for phase, name in enumerate(c.PHASES) if table.agenda >> phase & 1],
        **_planet(table.params),
        "start": _planet(table.start_params),
        "ocean_tiles": [
            {c.PRODUCTS[what]: n for what, n in c.OCEAN_TILES[tile]} if index < table.params[OCEANS] else None
            for index, tile in enumerate(table.tiles)
        ],
        "deck": len(table.deck),
        "discards": len(table.discards),
        "bot": _bot(table) if table.is_solo else None,
        "pool": {"cubes": table.cubes, "markers": table.markers} if table.is_coop else None,
        "players": [_player(table, player, seat) for player in range(table.seats)],
        "prices": _prices(table, seat),
    }


def _phase(phase: int) -> str | None:
    return None if phase == c.NO_PHASE else c.PHASES[phase]


def _planet(params: list[int]) -> dict[str, object]:
    zones = {"temperature": TEMPERATURE, "oxygen": OXYGEN}
    return {
        "temperature": degrees(params[TEMPERATURE]),
        "oxygen": params[OXYGEN],
        "oceans": params[OCEANS],
        "zone": {name: c.ZONES[c.zone_of(index, params[index])] for name, index in zones.items()},
    }


def _bot(table: AresExpedition) -> dict[str, object]:
    """The virtual player: which cards are left is known, their order is not."""
    cards = [c.PHASES[phase] for phase in sorted(table.bot_deck)]
    return {"tr": table.bot_tr, "plan": _phase(table.bot_plan), "left": len(cards), "cards": cards}


def _player(table: AresExpedition, player: int, seat: int | None) -> dict[str, object]:
    own = player == seat
    base, tags = player * KINDS, player * c.TAG_KINDS
    corporation = table.corporations[player]
    sheet = score_sheet(table, player)
    bit = 1 << player
    return {
        "player": player,
        "corporation": None if corporation == NO_CARD else c.IDS[corporation],
        "tr": table.tr[player],
        "mc": table.stock[base + MC],
        "heat": table.stock[base + HEAT],
        "plants": table.stock[base + PLANTS],
        "production": {name: table.prod[base + index] for index, name in enumerate(c.PRODUCTS)},
        "produced": _produced(table, player),
        "steel_value": table.steel_value[player],
        "titanium_value": table.titanium_value[player],
        "forests": table.forests[player],
        "tags": {name: table.tags[tags + TAGS.index(name)] for name in c.TAG_NAMES},
        "played": [c.IDS[card] for card in table.fronts[player]],
        "held": {c.IDS[card]: table.held[card] for card in table.fronts[player] if table.held[card]},
        "actions": [c.IDS[card] for card in table.fronts[player] if ACTIONS[card]],
        "used": [c.IDS[card] for card in table.fronts[player] if table.used >> card & 1],
        # What is held has no order that others could read anything from.
        "hand": _cards(table, table.hands[player], seat, own),
        "dealt": _cards(table, table.dealt[player], seat, own),
        "offered": _cards(table, table.offered[player], seat, own),
        "chosen": [c.IDS[card] for card in table.chosen[player]] if own else [],
        "phase": _phase(table.picked[player]),
        "planned": table.plans[player] != c.NO_PHASE,
        "plan": _phase(table.plans[player]) if own else None,
        "plays": table.plays[player],
        "bonus": table.bonus & bit != 0,
        "done": table.done & bit != 0,
        "next_discount": table.next_cut[player],
        "next_ease": table.next_eased & bit != 0,
        "forest_cost": table.forest_cost[player],
        "sale": table.sale[player],
        "sheet": [[line.label, line.points] for line in sheet],
        "points": sum([line.points for line in sheet]),
    }


def _produced(table: AresExpedition, player: int) -> dict[str, int]:
    """What the player would have after a phase of production now, without the bonus of whoever chooses it."""
    base = player * KINDS
    mc, heat, plants = (table.stock[base + each] + table.prod[base + each] for each in (MC, HEAT, PLANTS))
    cards = len(table.hands[player]) + table.prod[base + CARDS]
    return {"mc": mc + table.tr[player], "heat": heat, "plants": plants, "cards": cards}


def _cards(table: AresExpedition, cards: list[int], seat: int | None, own: bool) -> list[str | None]:
    """Cards as the seat sees them: its own in the order held, others' with what it happens to know first."""
    seen = [c.IDS[card] if seat is not None and table.knowledge.knows(seat, card) else None for card in cards]
    return seen if own else sorted(seen, key=_known_first)


def _known_first(name: str | None) -> tuple[bool, str]:
    return (name is None, name or "")


def _prices(table: AresExpedition, seat: int | None) -> dict[str, object]:
    """What the seat would pay now for its cards, for standard actions and for actions."""
    if seat is None:
        return {}
    prices: dict[str, object] = {c.IDS[card]: price_of(table, seat, card) for card in table.hands[seat]}
    for index, name in enumerate(c.STANDARD):
        prices[f"standard:{name}"] = standard_price(table, seat, index)
    for card in table.fronts[seat]:
        for way in ACTIONS[card]:
            if way.money:
                prices[f"action:{c.IDS[card]}"] = way.price(table, seat)
    return prices
