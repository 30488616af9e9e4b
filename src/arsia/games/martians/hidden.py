"""What is hidden, from whom, and how it could lie otherwise.

Regolith cards and hidden goals are held in hands, so who has seen which is kept in the table's `Knowledge`. Everything
else that is face down is face down to all: decks, event stacks, mining tiles, exploration tokens. The one exception is
the top weather card, which whoever has weather reports may look at at any time.
"""

from __future__ import annotations

from arsia.games.martians.components import COOP, HEXES
from arsia.games.martians.cost import COLOURS
from arsia.games.martians.decks import (
    BACKS,
    FIRST_GOAL,
    GOALS,
    GROUND,
    GROUND_KIND,
    HELPER_KIND,
    HELPERS,
    HIDDEN_CARDS,
    MINERAL_KIND,
    ORDERS,
    SPECIALIST_KIND,
    SPECIALISTS,
    TILES,
    WEATHER,
    WEATHER_KIND,
    WEATHER_REPORTS,
)
from arsia.games.martians.events import EVENTS, EVENTS_OF_CYCLE, SCENARIO_EVENTS
from arsia.games.martians.scenarios import TOKEN_KIND, TOKENS
from arsia.games.martians.table import NO_TILE, Cards, Martians


def sees_weather(table: Martians, seat: int | None) -> bool:
    """Does the seat see the top weather card? Those who play together tell each other (MA-89)."""
    if seat is None:
        return False
    if table.mode == COOP:
        return any(tech >> WEATHER_REPORTS & 1 for tech in table.corp_tech)
    return table.knows_tech(seat, WEATHER_REPORTS)


def _mixed(table: Martians, cards: Cards) -> Cards:
    """The same cards in any order."""
    if len(cards) < 2:
        return cards
    mixed = sorted(cards)  # how they lie must not tell in what order they are imagined
    table.mix(mixed)
    return tuple(mixed)


def deal_anew(table: Martians, seat: int) -> None:
    """Everything that the seat cannot see, dealt anew."""
    _deal_hands(table, seat)
    deck = table.weather_deck
    if sees_weather(table, seat):
        table.weather_deck = _mixed(table, deck[:-1]) + deck[-1:]
    else:
        table.weather_deck = _mixed(table, deck)
    table.specialist_deck = _mixed(table, table.specialist_deck)
    table.helper_deck = _mixed(table, table.helper_deck)
    table.tile_deck = _mixed(table, table.tile_deck)
    table.order_deck = _mixed(table, table.order_deck)
    stacks = list(table.stacks)
    for cycle in range(table.cycle - 1, len(stacks)):
        stacks[cycle] = _restacked(table, cycle)
    table.stacks = tuple(stacks)
    _relay(table)


def _deal_hands(table: Martians, seat: int) -> None:
    """Regolith cards and hidden goals, by who knows what."""
    lying = [*table.mineral_deck]
    for hand in table.hands:
        lying += hand
    for goals in (*table.goals, *table.packs, table.goal_box):
        lying += [FIRST_GOAL + goal for goal in goals]
    placed = table.knowledge.redeal(seat, BACKS, BACKS, lying, table.mix)
    table.mineral_deck = tuple([placed[card] for card in table.mineral_deck])
    table.hands = [tuple([placed[card] for card in hand]) for hand in table.hands]
    if not table.setup.goals:
        return
    table.goals = [_goals(placed, goals) for goals in table.goals]
    table.packs = [_goals(placed, goals) for goals in table.packs]
    table.goal_box = _goals(placed, table.goal_box)
    chosen = list(table.chosen)
    for other, goal in enumerate(chosen):
        if other != seat and goal >= 0:  # what another chose in secret can be any of the pack
            chosen[other] = _mixed(table, table.packs[other])[0]
    table.chosen = tuple(chosen)


def _goals(placed: list[int], goals: Cards) -> Cards:
    return tuple([placed[FIRST_GOAL + goal] - FIRST_GOAL for goal in goals])


def _unseen(table: Martians, cycle: int) -> tuple[list[int], list[int]]:
    """Events of a cycle that nobody has seen: of the base game, of the scenario."""
    base = [event for event in EVENTS_OF_CYCLE[cycle] if event not in table.seen_events]
    own = SCENARIO_EVENTS[table.setup.scenario.number][cycle]
    return base, [event for event in own if event not in table.seen_events]


def _restacked(table: Martians, cycle: int) -> Cards:
    """A stack that could lie there as well."""
    stack = table.stacks[cycle]
    base, own = _unseen(table, cycle)
    table.mix(base)
    table.mix(own)
    n = len([event for event in stack if EVENTS[event].number])
    return _mixed(table, tuple(base[: len(stack) - n] + own[:n]))


def _relay(table: Martians) -> None:
    """Face-down mining tiles and exploration tokens change places."""
    down = [hex for hex, tile in enumerate(table.ground) if tile != NO_TILE and not table.ground_up >> hex & 1]
    tiles = sorted([table.ground[hex] for hex in down])
    table.mix(tiles)
    for hex, tile in zip(down, tiles, strict=True):
        table.ground[hex] = tile
    if table.face_tokens:
        tokens = list(table.face_tokens)
        spaces = [space for space in range(len(tokens)) if not table.face_seen >> space & 1]
        hidden = sorted([tokens[space] for space in spaces])
        table.mix(hidden)
        for space, token in zip(spaces, hidden, strict=True):
            tokens[space] = token
        table.face_tokens = tuple(tokens)


# ---- where everything lies -------------------------------------------------------------------------------------------


def _name(kind: str, card: int) -> str:
    """A name for one card among its copies."""
    return f"{kind} {card}"


def _hidden_name(card: int) -> str:
    return COLOURS[MINERAL_KIND[card]] + f" {card}" if card < FIRST_GOAL else GOALS[card - FIRST_GOAL].id


def _decks(table: Martians) -> dict[str, list[str]]:
    """The decks that are face down to all, by the names of their cards."""
    return {
        "specialists": [_name(SPECIALISTS[SPECIALIST_KIND[card]].id, card) for card in table.specialist_deck],
        "helpers": [_name(HELPERS[HELPER_KIND[card]], card) for card in table.helper_deck],
        "tiles": [TILES[card].id for card in table.tile_deck],
        "orders": [ORDERS[card].id for card in table.order_deck],
        "weather": [_name(WEATHER[WEATHER_KIND[card]].id, card) for card in table.weather_deck],
    }


def whereabouts(table: Martians) -> dict[str, str]:
    """The place of everything that is or may have been hidden."""
    places: dict[str, str] = {}
    for name, cards in _decks(table).items():
        for index, card in enumerate(cards):
            places[card] = f"{name} {index}"
    for hex, tile in enumerate(table.ground):
        if tile != NO_TILE:
            places[_name(GROUND[GROUND_KIND[tile]][0], tile)] = HEXES[hex]
    for space, token in enumerate(table.face_tokens):
        places[_name(TOKENS[TOKEN_KIND[token]][0], token)] = f"face {space}"
    for cycle in range(table.cycle - 1, len(table.stacks)):
        for event in (*_unseen(table, cycle)[0], *_unseen(table, cycle)[1]):
            places[EVENTS[event].id] = "box"
        for index, event in enumerate(table.stacks[cycle]):
            places[EVENTS[event].id] = f"events {cycle} {index}"
    for held, place in enumerate(_hands(table)):
        places[_hidden_name(held)] = place
    return places


def _hands(table: Martians) -> list[str]:
    """Where each regolith card and each hidden goal lies."""
    places = ["out of play"] * HIDDEN_CARDS
    for index, card in enumerate(table.mineral_deck):
        places[card] = f"regolith {index}"
    for card in table.mineral_discard:
        places[card] = "discard"
    for owner, hand in enumerate(table.hands):
        for card in hand:
            places[card] = f"hand {owner}"
    for goal in table.goal_box:
        places[FIRST_GOAL + goal] = "box"
    for name, zones in (("goals", table.goals), ("pack", table.packs)):
        for owner, goals in enumerate(zones):
            for goal in goals:
                places[FIRST_GOAL + goal] = f"{name} {owner}"
    return places


def movable(table: Martians, seat: int) -> set[str]:
    """Everything that, for all the seat knows, could lie elsewhere."""
    found = {_hidden_name(card) for card in table.knowledge.movable(seat, BACKS, BACKS, _hands(table))}
    for name, cards in _decks(table).items():
        if name == "weather" and sees_weather(table, seat):
            cards = cards[:-1]
        if len(cards) > 1:
            found.update(cards)
    down = [tile for hex, tile in enumerate(table.ground) if tile != NO_TILE and not table.ground_up >> hex & 1]
    if len(down) > 1:
        found.update(_name(GROUND[GROUND_KIND[tile]][0], tile) for tile in down)
    tokens = [token for space, token in enumerate(table.face_tokens) if not table.face_seen >> space & 1]
    if len(tokens) > 1:
        found.update(_name(TOKENS[TOKEN_KIND[token]][0], token) for token in tokens)
    for cycle in range(table.cycle - 1, len(table.stacks)):
        found.update(_movable_events(table, cycle))
    return found


def _movable_events(table: Martians, cycle: int) -> set[str]:
    """The events of a cycle that could lie elsewhere: in another place of the stack, or in the box."""
    stack = table.stacks[cycle]
    base, own = _unseen(table, cycle)
    n_own = len([event for event in stack if EVENTS[event].number])
    found: set[str] = set()
    for events, n in ((base, len(stack) - n_own), (own, n_own)):
        if n and (len(stack) > 1 or len(events) > n):
            found.update(EVENTS[event].id for event in events)
    return found
