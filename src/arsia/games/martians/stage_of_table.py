"""What can be set and read of the table, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arsia.games.martians.components import (
    BUILDING,
    BUILDINGS,
    DEMAND,
    DEMANDS,
    HEX,
    HEXES,
    MOD_NAMES,
    NEUTRAL,
    QUARTER,
    QUARTERS,
    WIDE,
)
from arsia.games.martians.cost import COLOURS
from arsia.games.martians.decks import (
    COLONY_INDEX,
    COLONY_TECHS,
    CROPS,
    GROUND,
    GROUND_INDEX,
    GROUND_KIND,
    HELPER_INDEX,
    HELPER_KIND,
    HELPERS,
    MINERAL_INDEX,
    MINERAL_KIND,
    ORDER_INDEX,
    ORDERS,
    SPECIALIST_INDEX,
    SPECIALIST_KIND,
    SPECIALISTS,
    TILE_INDEX,
    TILES,
    WEATHER,
    WEATHER_INDEX,
    WEATHER_KIND,
)
from arsia.games.martians.events import EVENT_INDEX, EVENTS
from arsia.games.martians.scenarios import (
    BASE_CAMP,
    CALMED,
    FACE_COLUMN,
    FACE_ROW,
    INTEGRATE,
    MISSIONS,
    RESCUE,
    THE_SUMMIT,
    TOKEN_KIND,
    TOKENS,
    face_space,
)
from arsia.games.martians.stage_of_player import bits, names_of, put_board
from arsia.games.martians.table import NO_CARD, Martians

_OF_THE_TABLE: Final = (
    f"it has the goods of a shared stock, {', '.join(QUARTERS)}, {', '.join(DEMANDS)}, {', '.join(BUILDINGS)}, cycle, "
    "round, first, active, time, rtg, growth, fourth, unbuilt, upgrades, spaces, weather, weather_deck, event, events, "
    "effects, machine, mining_tiles, face_up, regolith_deck, regolith_discard, specialists, helpers, research_tiles, "
    "orders, crops, progress, hostility, trust, guards, refugees, expedition, exploration, surveyed, technologies"
)


def put_table(table: Martians, name: str, value: Any) -> None:
    """Set something of the table."""
    if name in QUARTER:
        table.demand[QUARTER[name] * 3 : QUARTER[name] * 3 + 3] = list(value)
    elif name in DEMAND:
        for quarter, n in value.items():
            table.demand[QUARTER[quarter] * 3 + DEMAND[name]] = n
    elif name in BUILDING:
        _put_building(table, BUILDING[name], value)
    elif name in ("cycle", "round", "first", "active", "time", "rtg", "hostility", "guards"):
        setattr(table, name, value)
    elif name == "growth":
        table.growth = [value] * len(table.growth)
    elif name == "fourth":
        table.fourth = (1 << table.players) - 1 if value else 0
    elif name == "unbuilt":
        table.unbuilt = bits(value, BUILDING)
    elif name == "upgrades":
        table.upgrades = 0
        for building, spaces in value.items():
            for at in spaces:
                table.upgrades |= 1 << BUILDING[building] * WIDE + at - 1
    elif name == "weather":
        _turn_weather(table, value)
    elif name == "weather_deck":
        deck = _on_top(list(table.weather_deck), [WEATHER_INDEX[each] for each in value], WEATHER_KIND, value)
        table.weather_deck = deck
    elif name == "events":  # the stack of this cycle, top first
        stacks = list(table.stacks)
        stacks[table.cycle - 1] = tuple([EVENT_INDEX[each] for each in reversed(value)])
        table.stacks = tuple(stacks)
    elif name == "effects":
        table.mods = [value.get(each, 0) for each in MOD_NAMES]
    elif name == "machine":
        table.machine = HEX[value]
    elif name == "mining_tiles":
        _put_ground(table, value)
    elif name == "face_up":
        table.ground_up = bits(value, HEX)
    elif name == "regolith_deck":
        kinds = [MINERAL_INDEX[each] for each in value]
        table.mineral_deck = _on_top(list(table.mineral_deck), kinds, MINERAL_KIND, value)
    elif name == "specialists":
        kinds = [SPECIALIST_INDEX[each] for each in value]
        cards = [*table.specialists_up, *table.specialist_deck]
        table.specialists_up, table.specialist_deck = _face_up(cards, kinds, SPECIALIST_KIND, value)
    elif name == "helpers":
        kinds = [HELPER_INDEX[each] for each in value]
        table.helpers_up, table.helper_deck = _face_up(
            [*table.helpers_up, *table.helper_deck], kinds, HELPER_KIND, value
        )
    elif name == "research_tiles":
        tiles = [*table.tiles_up, *table.tile_deck, *table.tile_discard]
        table.tile_discard = ()
        kinds = [TILE_INDEX[each] for each in value]
        table.tiles_up, table.tile_deck = _face_up(tiles, kinds, tuple(range(len(TILES))), value)
    elif name == "orders":
        kinds = [ORDER_INDEX[each] for each in value]
        orders = [*table.orders_up, *table.order_deck]
        table.orders_up, table.order_deck = _face_up(orders, kinds, tuple(range(len(ORDERS))), value)
    else:
        _put_mission(table, name, value)


def _put_mission(table: Martians, name: str, value: Any) -> None:
    if name == "progress":
        for mission, n in value.items():
            table.progress[MISSIONS[mission]] = n
    elif name == "technologies":
        table.colony_tech[0] = bits(value, COLONY_INDEX)
    elif name == "refugees":
        put_board(table, NEUTRAL, value)
    elif name == "expedition":
        table.expedition = BASE_CAMP if value == "camp" else THE_SUMMIT if value == "summit" else face_space(*value)
    elif name == "exploration":
        tokens = list(table.face_tokens)
        kinds = [id for id, _ in TOKENS]
        for (row, column), token in value.items():
            space = face_space(row, column)
            wanted = kinds.index(token)
            other = next(
                at
                for at, each in enumerate(tokens)
                if TOKEN_KIND[each] == wanted and (at == space or at not in _spaces(value))
            )
            tokens[space], tokens[other] = tokens[other], tokens[space]
        table.face_tokens = tuple(tokens)
    else:
        raise ValueError(f"the table has no {name!r}; {_OF_THE_TABLE}")


def _spaces(tokens: Any) -> list[int]:
    return [face_space(row, column) for row, column in tokens]


def get_table(table: Martians, name: str) -> Any:
    """Read it back."""
    if name in QUARTER:
        return tuple(table.demand[QUARTER[name] * 3 : QUARTER[name] * 3 + 3])
    if name in DEMAND:
        return {quarter: table.demand[at * 3 + DEMAND[name]] for at, quarter in enumerate(QUARTERS)}
    if name in BUILDING:
        return _building(table, BUILDING[name])
    if name in ("cycle", "round", "first", "active", "time", "rtg", "hostility", "guards", "failed"):
        return getattr(table, name)
    simple: dict[str, Callable[[], Any]] = {
        "growth": lambda: table.growth[0],
        "fourth": lambda: bool(table.fourth),
        "unbuilt": lambda: names_of(table.unbuilt, BUILDINGS),
        "upgrades": lambda: {
            each: tuple([at for at in (1, 2, 3) if table.upgrades >> b * WIDE + at - 1 & 1])
            for b, each in enumerate(BUILDINGS)
            if table.upgrades >> b * WIDE & 7
        },
        "weather": lambda: WEATHER[WEATHER_KIND[table.weather]].id,
        "weather_deck": lambda: tuple([WEATHER[WEATHER_KIND[card]].id for card in reversed(table.weather_deck)]),
        "event": lambda: None if table.event == NO_CARD else EVENTS[table.event].id,
        "events": lambda: tuple([EVENTS[event].id for event in reversed(table.stacks[table.cycle - 1])]),
        "effects": lambda: {each: table.mods[mod] for mod, each in enumerate(MOD_NAMES) if table.mods[mod]},
        "machine": lambda: HEXES[table.machine],
        "mining_tiles": lambda: {HEXES[hex]: _tile(tile) for hex, tile in enumerate(table.ground)},
        "face_up": lambda: names_of(table.ground_up, HEXES),
        "regolith_deck": lambda: tuple([COLOURS[MINERAL_KIND[card]] for card in reversed(table.mineral_deck)]),
        "regolith_discard": lambda: tuple([COLOURS[MINERAL_KIND[card]] for card in table.mineral_discard]),
        "specialists": lambda: tuple([SPECIALISTS[SPECIALIST_KIND[card]].id for card in table.specialists_up]),
        "helpers": lambda: tuple([HELPERS[HELPER_KIND[card]] for card in table.helpers_up]),
        "research_tiles": lambda: tuple([TILES[tile].id for tile in table.tiles_up]),
        "orders": lambda: tuple([ORDERS[order].id for order in table.orders_up]),
        "crops": lambda: {crop.id: table.crops_left[at] for at, crop in enumerate(CROPS) if at},
        "progress": lambda: {
            mission.id: table.progress[at] for at, mission in enumerate(table.setup.scenario.missions)
        },
        "technologies": lambda: names_of(table.colony_tech[0], COLONY_TECHS),
        "trust": lambda: sum(table.progress[at] for at in CALMED),
        "refugees": lambda: {
            "outside": table.setup.scenario.refugees - table.progress[RESCUE],
            "rescued": table.progress[RESCUE] - table.progress[INTEGRATE],
            "integrated": table.progress[INTEGRATE],
        },
        "expedition": lambda: {BASE_CAMP: "camp", THE_SUMMIT: "summit"}.get(
            table.expedition, (FACE_ROW[table.expedition % 20], FACE_COLUMN[table.expedition % 20])
        ),
        "exploration": lambda: {
            (FACE_ROW[at], FACE_COLUMN[at]): TOKENS[TOKEN_KIND[token]][0] for at, token in enumerate(table.face_tokens)
        },
        "surveyed": lambda: tuple([at for at in range(21) if table.surveyed >> at & 1]),
    }
    if name in simple:
        return simple[name]()
    raise ValueError(f"the table has no {name!r}; {_OF_THE_TABLE}")


def _tile(tile: int) -> str | None:
    return None if tile < 0 else GROUND[GROUND_KIND[tile]][0]


def _put_building(table: Martians, building: int, tokens: Any) -> None:
    """A building as its three spaces: "free", "upgrade" or "construction" on each; construction closes it."""
    table.unbuilt &= ~(1 << building)
    for at, token in enumerate(tokens):
        bit = 1 << building * WIDE + at
        table.upgrades = table.upgrades | bit if token == "upgrade" else table.upgrades & ~bit
        if token == "construction":
            table.unbuilt |= 1 << building


def _building(table: Martians, building: int) -> tuple[str, ...]:
    seen: list[str] = []
    for at in range(WIDE):
        space = building * WIDE + at
        if table.setup.unavailable >> space & 1:
            seen.append("unavailable")
        elif table.upgrades >> space & 1:
            seen.append("upgrade")
        else:
            seen.append("construction" if at == 0 and table.unbuilt >> building & 1 else "free")
    return tuple(seen)


def _turn_weather(table: Martians, name: str) -> None:
    """This weather now; the card that lay there goes under the deck."""
    kind = WEATHER_INDEX[name]
    deck = [table.weather, *table.weather_deck]
    card = next(each for each in deck if WEATHER_KIND[each] == kind)
    deck.remove(card)
    table.weather = card
    table.weather_deck = tuple(deck)


def _on_top(deck: list[int], kinds: list[int], kind_of: tuple[int, ...], names: Any) -> tuple[int, ...]:
    """A deck with cards of these kinds on top, the first on top of all; the rest below as it was."""
    top: list[int] = []
    for kind, name in zip(kinds, names, strict=True):
        found = next((card for card in deck if kind_of[card] == kind), NO_CARD)
        if found == NO_CARD:
            raise ValueError(f"there is no {name!r} left in the deck")
        deck.remove(found)
        top.append(found)
    return (*deck, *reversed(top))


def _face_up(
    cards: list[int], kinds: list[int], kind_of: tuple[int, ...], names: Any
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Cards of these kinds face up, in this order; the others as a deck."""
    whole = _on_top(cards, kinds, kind_of, names)
    at = len(whole) - len(kinds)
    return tuple(reversed(whole[at:])), whole[:at]


def _put_ground(table: Martians, tiles: Any) -> None:
    """Tiles on hexes, face up, as {hex: tile id, or None for none}; where they lay lies what lay here."""
    for name, tile in tiles.items():
        hex = HEX[name]
        if tile is None:
            if table.ground[hex] >= 0:
                table.removed += (table.ground[hex],)
            table.ground[hex] = -1
            table.ground_up &= ~(1 << hex)
            continue
        fixed = [HEX[each] for each in tiles if each != name]
        other = next(
            (
                at
                for at, each in enumerate(table.ground)
                if each >= 0 and GROUND_KIND[each] == GROUND_INDEX[tile] and at not in fixed
            ),
            -1,
        )
        if other < 0:
            raise ValueError(f"there is no tile {tile!r} left to lie on {name}")
        table.ground[hex], table.ground[other] = table.ground[other], table.ground[hex]
        table.ground_up |= 1 << hex
