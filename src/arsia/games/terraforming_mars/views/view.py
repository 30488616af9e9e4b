"""What each seat sees, built field by field.

Of the table: ``generation``, ``first``, ``active``, ``acts``, ``temperature`` (°C), ``oxygen`` (%), ``oceans``,
``board`` (the 61 hexes and the two places above: ``space``, ``tile``, ``owner``, ``claim``), ``milestones`` and
``awards`` (``id``, ``owner``, and for each player how far it is), ``deck``, ``discards``.

Of each player: ``stock`` and ``production`` by resource, ``produced`` (the stock if production came now), ``tr``,
``corporation``, ``tags``, ``played`` and ``events`` (ids), ``held`` (resources on cards), ``used`` (actions used),
``hand`` (ids where the seat knows them, else None), ``dealt``, ``pack``, ``offered`` and ``chosen`` while cards are
chosen, ``passed``, ``points`` so far.
"""

from __future__ import annotations

from arsia.games.mars_engine.components.climate import OCEANS, OXYGEN, TEMPERATURE, degrees
from arsia.games.mars_engine.components.resources import ENERGY, HEAT, KINDS, MC, RESOURCES
from arsia.games.terraforming_mars import components as c
from arsia.games.terraforming_mars.components.board import PLACES, SPACES
from arsia.games.terraforming_mars.components.names import IDS
from arsia.games.terraforming_mars.rules.playing import price_of
from arsia.games.terraforming_mars.rules.projects import project_price
from arsia.games.terraforming_mars.rules.scoring import award_count, score_sheet
from arsia.games.terraforming_mars.rules.titles import milestone_counts
from arsia.games.terraforming_mars.table import NO_CARD, NOBODY, TerraformingMars


def look(table: TerraformingMars, seat: int | None) -> dict[str, object]:
    """The table as the seat sees it; for None, as a spectator does."""
    funded = len(c.AWARDS) - table.awards.count(NOBODY)
    return {
        "generation": table.generation,
        "first": table.first,
        "active": table.active,
        "acts": table.acts,
        "temperature": degrees(table.params[TEMPERATURE]),
        "oxygen": table.params[OXYGEN],
        "oceans": table.params[OCEANS],
        "board": [_space(table, at) for at in range(PLACES)],
        "milestones": [_milestone(table, index) for index in range(len(c.MILESTONES))],
        "awards": [_award(table, index) for index in range(len(c.AWARDS))],
        "award_cost": c.AWARD_COSTS[funded] if funded < len(c.AWARD_COSTS) else None,
        "players": [_player(table, player, seat) for player in range(table.seats)],
        "deck": len(table.deck),
        "discards": len(table.discards),
        "playing": None if table.playing == NO_CARD else IDS[table.playing],
        "prices": _prices(table, seat),
    }


def _space(table: TerraformingMars, at: int) -> dict[str, object]:
    return {
        "space": SPACES[at],
        "tile": None if table.tiles[at] == c.NO_TILE else c.TILES[table.tiles[at]],
        "owner": _whose(table.owned, at),
        "claim": _whose(table.claims, at),
    }


def _whose(sets: list[int], at: int) -> int | None:
    for seat, places in enumerate(sets):
        if places >> at & 1:
            return seat
    return None


def _milestone(table: TerraformingMars, index: int) -> dict[str, object]:
    owner = table.milestones[index]
    return {
        "id": c.MILESTONES[index],
        "owner": None if owner == NOBODY else owner,
        "needs": c.MILESTONE_NEEDS[index],
        "counts": [milestone_counts(table, seat)[index] for seat in range(table.seats)],
    }


def _award(table: TerraformingMars, index: int) -> dict[str, object]:
    owner = table.awards[index]
    return {
        "id": c.AWARDS[index],
        "owner": None if owner == NOBODY else owner,
        "counts": [award_count(table, seat, index) for seat in range(table.seats)],
    }


def _player(table: TerraformingMars, player: int, seat: int | None) -> dict[str, object]:
    own = player == seat
    base, tags = player * KINDS, player * c.TAG_KINDS
    corporation = table.corporations[player]
    cards = [*table.fronts[player], *([corporation] if corporation != NO_CARD else [])]
    sheet = score_sheet(table, player)
    return {
        "player": player,
        "corporation": None if corporation == NO_CARD else IDS[corporation],
        "tr": table.tr[player],
        "stock": {name: table.stock[base + index] for index, name in enumerate(RESOURCES)},
        "production": {name: table.prod[base + index] for index, name in enumerate(RESOURCES)},
        "produced": _produced(table, player),
        "steel_value": table.steel_value[player],
        "titanium_value": table.titanium_value[player],
        "tags": {name: table.tags[tags + index] for index, name in enumerate(c.TAGS)},
        "played": [IDS[card] for card in table.fronts[player]],
        "events": [IDS[card] for card in table.events_of[player]],
        "held": {IDS[card]: table.held[card] for card in table.fronts[player] if table.held[card]},
        "used": [IDS[card] for card in cards if table.used >> card & 1],
        # What is held has no order that others could read anything from.
        "hand": _cards(table, table.hands[player], seat, own),
        "dealt": _cards(table, table.dealt[player], seat, own),
        "pack": _cards(table, table.packs[player], seat, own) if table.packs else [],
        "offered": _cards(table, table.offered[player], seat, own),
        "chosen": [IDS[card] for card in table.chosen[player]] if own else [],
        "passed": table.passed >> player & 1 == 1,
        "first_action": table.unopened >> player & 1 == 1,
        "next_discount": table.next_cut[player],
        "next_ease": table.next_shift[player],
        "greenery_cost": table.greenery_cost[player],
        "sheet": [[line.label, line.points] for line in sheet],
        "points": sum([line.points for line in sheet]),
    }


def _produced(table: TerraformingMars, player: int) -> dict[str, int]:
    """What the player would have if production came now: energy turns into heat, and the rating pays."""
    stock, prod = (each[player * KINDS : (player + 1) * KINDS] for each in (table.stock, table.prod))
    after = [have + comes for have, comes in zip(stock, prod, strict=True)]
    after[MC] += table.tr[player]
    after[HEAT] += stock[ENERGY]
    after[ENERGY] = prod[ENERGY]
    return {name: after[index] for index, name in enumerate(RESOURCES)}


def _cards(table: TerraformingMars, cards: list[int], seat: int | None, own: bool) -> list[str | None]:
    """Cards as the seat sees them: its own in the order held, others' with what it happens to know first."""
    seen = [IDS[card] if seat is not None and table.knowledge.knows(seat, card) else None for card in cards]
    return seen if own else sorted(seen, key=_known_first)


def _known_first(name: str | None) -> tuple[bool, str]:
    return (name is None, name or "")


def _prices(table: TerraformingMars, seat: int | None) -> dict[str, object]:
    """What the seat would pay now for its cards and for standard projects."""
    if seat is None:
        return {}
    prices: dict[str, object] = {IDS[card]: price_of(table, seat, card) for card in table.hands[seat]}
    for index, name in enumerate(c.PROJECTS):
        prices[f"project:{name}"] = project_price(table, seat, index)
    return prices
