"""What a test may set and read of decks, what is laid out, weather and events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arsia.games.martians import components as c
from arsia.games.martians.cards.events import EVENT_INDEX, EVENTS
from arsia.games.martians.checks.stage.of_player import (
    ORDER_IDS,
    SPECIALIST_IDS,
    taken,
)
from arsia.games.martians.table import NO_CARD, Martians
from arsia.kernel.stage import Entry, Where, amounts, cards, choice, told

WEATHER_IDS: Final = tuple(c.WEATHER_INDEX)


TILE_IDS: Final = tuple(c.TILE_INDEX)


EVENT_IDS: Final = tuple(EVENT_INDEX)


def _deck(name: str, kind_of: tuple[int, ...], ids: tuple[str, ...]) -> Where[Martians]:
    """A deck, its top first; what is set comes on top, the rest stays below as it was."""

    def put(table: Martians, seat: int, names: list[str]) -> None:
        deck = list(getattr(table, name))
        top = [taken(deck, kind_of, ids, each) for each in names]
        setattr(table, name, (*deck, *reversed(top)))

    return Where(lambda table, seat: tuple([ids[kind_of[card]] for card in reversed(getattr(table, name))]), put)


def _laid_out(up: str, deck: str, kind_of: tuple[int, ...], ids: tuple[str, ...], discard: str = "") -> Where[Martians]:
    """What lies face up beside its deck; what lay there goes on top of the deck."""

    def put(table: Martians, seat: int, names: list[str]) -> None:
        market = table.market
        cards = [*getattr(market, up), *getattr(market, deck)]
        if discard:
            cards += getattr(market, discard)
            setattr(market, discard, ())
        setattr(market, up, tuple([taken(cards, kind_of, ids, each) for each in names]))
        setattr(market, deck, tuple(cards))

    return Where(lambda table, seat: tuple([ids[kind_of[card]] for card in getattr(table.market, up)]), put)


def _weather(table: Martians, seat: int) -> str:
    return c.WEATHER[c.WEATHER_KIND[table.weather]].id


def _turn_weather(table: Martians, seat: int, id: str) -> None:
    """This weather now; the card that lay there goes under the deck."""
    deck = [table.weather, *table.weather_deck]
    table.weather = taken(deck, c.WEATHER_KIND, WEATHER_IDS, id)
    table.weather_deck = tuple(deck)


def _events(table: Martians, seat: int) -> tuple[str, ...]:
    stack = table.stacks[table.cycle - 1] if table.cycle <= len(table.stacks) else ()
    return tuple([EVENTS[event].id for event in reversed(stack)])


def _put_events(table: Martians, seat: int, names: list[str]) -> None:
    if table.cycle > len(table.stacks):
        raise ValueError(f"there are no events in cycle {table.cycle}; set an earlier cycle first")
    stacks = list(table.stacks)
    stacks[table.cycle - 1] = tuple([EVENT_INDEX[each] for each in reversed(names)])
    table.stacks = tuple(stacks)


def _put_effects(table: Martians, seat: int, value: Mapping[str, int]) -> None:
    table.mods = [value.get(name, 0) for name in c.MOD_NAMES]


_EACH_TILE: Final = tuple(range(len(c.TILES)))


_EACH_ORDER: Final = tuple(range(len(c.ORDERS)))


OF_DECKS: Final[tuple[Entry, ...]] = (
    choice(
        "weather", WEATHER_IDS, Where(_weather, _turn_weather), "the card in force; the old one goes under the deck"
    ),
    cards(
        "weather_deck",
        WEATHER_IDS,
        _deck("weather_deck", c.WEATHER_KIND, WEATHER_IDS),
        "cards, top first; puts these on top and leaves the others below",
        often=True,
    ),
    told("event", lambda table, seat: None if table.event == NO_CARD else EVENTS[table.event].id, "the last event"),
    cards("events", EVENT_IDS, Where(_events, _put_events), "the stack of this cycle, top first; replaces it"),
    amounts(
        "effects",
        c.MOD_NAMES,
        -9,
        15,
        Where(
            lambda table, seat: {name: table.mods[mod] for mod, name in enumerate(c.MOD_NAMES) if table.mods[mod]},
            _put_effects,
        ),
        "what events changed for a while, as `{name: n}`; replaces all",
    ),
    cards(
        "regolith_deck",
        c.COLOURS,
        _deck("mineral_deck", c.MINERAL_KIND, c.COLOURS),
        "cards, top first; puts these on top and leaves the others below",
        often=True,
    ),
    told(
        "regolith_discard",
        lambda table, seat: tuple([c.COLOURS[c.MINERAL_KIND[card]] for card in table.mineral_discard]),
        "cards, newest last",
    ),
    cards(
        "specialists",
        SPECIALIST_IDS,
        _laid_out("specialists_up", "specialist_deck", c.SPECIALIST_KIND, SPECIALIST_IDS),
        "what is laid out; replaces it",
        often=True,
    ),
    cards(
        "helpers",
        c.HELPERS,
        _laid_out("helpers_up", "helper_deck", c.HELPER_KIND, c.HELPERS),
        "what is laid out; replaces it",
        often=True,
    ),
    cards(
        "research_tiles",
        TILE_IDS,
        _laid_out("tiles_up", "tile_deck", _EACH_TILE, TILE_IDS, "tile_discard"),
        "what is laid out; replaces it",
    ),
    cards(
        "orders",
        ORDER_IDS,
        _laid_out("orders_up", "order_deck", _EACH_ORDER, ORDER_IDS),
        "what is laid out; replaces it",
    ),
    told(
        "crops",
        lambda table, seat: {crop.id: table.assets.crops_left[at] for at, crop in enumerate(c.CROPS) if at},
        "crop tiles left",
    ),
)
