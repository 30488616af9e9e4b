"""What can be set and read of a player, by name."""

from __future__ import annotations

from typing import Any, Final

from arsia.games.martians.components import (
    BUILDING,
    BUILDINGS,
    GOODS,
    NEUTRAL,
    QUARTER,
    QUARTERS,
    WIDE,
)
from arsia.games.martians.cost import COLOURS
from arsia.games.martians.decks import (
    COLONY_INDEX,
    COLONY_TECHS,
    CORPORATION_INDEX,
    CORPORATION_TECHS,
    CROP_INDEX,
    CROPS,
    FIRST_GOAL,
    GOAL_INDEX,
    GOALS,
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
)
from arsia.games.martians.ending import score_sheet
from arsia.games.martians.table import NO_CARD, NO_QUARTER, Martians

_BY_PLAYER: Final = ("built", "upgraded", "dead")
_BY_CARD: Final = ("solar", "wind")
_OF_A_SEAT: Final = (
    f"it has {', '.join(GOODS)}, hand, markers, board, colonists, dead, blocked, fourth, growth, quarter, "
    "technologies, colony_technologies, solar, wind, crop, helpers, specialists, used, goals, built, upgraded, orders, "
    "lazaret, homes, demand, time, score"
)


def bits(names: Any, index: dict[str, int]) -> int:
    """Names as bits."""
    return sum(1 << index[name] for name in names)


def names_of(found: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Bits as names."""
    return tuple([name for at, name in enumerate(names) if found >> at & 1])


def put_player(table: Martians, seat: int, name: str, value: Any) -> None:
    """Set something of a player."""
    card, owner, quarters = table.cards[seat], table.owners[seat], table.quarter_owner(seat)
    if name == "hand":
        _deal_hand(table, seat, owner, value)
    elif name == "markers":
        table.pool[seat] = value
    elif name == "board":
        put_board(table, seat, value)
    elif name == "colonists":
        table.dead[seat] = 3 + (table.fourth >> seat & 1) - value
    elif name == "blocked":
        table.dead_rounds[seat] = sum(1 << round for round in value)
    elif name == "fourth":
        table.fourth = table.fourth & ~(1 << seat) | (1 << seat if value else 0)
    elif name == "growth":
        table.growth[quarters] = value
    elif name == "quarter":
        table.quarter[seat] = QUARTER[value]
    elif name == "technologies":
        table.corp_tech[card] = bits(value, CORPORATION_INDEX)
    elif name == "colony_technologies":
        table.colony_tech[quarters] = bits(value, COLONY_INDEX)
    elif name == "crop":
        _put_crop(table, card, CROP_INDEX[value])
    elif name == "helpers":
        _put_helpers(table, card, value)
    elif name == "specialists":
        _put_specialists(table, card, value)
    elif name == "used":
        for place in (card * 2, card * 2 + 1):
            hired = table.specialists[place]
            if hired != NO_CARD and SPECIALISTS[SPECIALIST_KIND[hired]].id in value:
                table.used |= 1 << place
    elif name == "goals":
        wanted = tuple([GOAL_INDEX[each] for each in value])
        table.goals = [tuple([goal for goal in goals if goal not in wanted]) for goals in table.goals]
        table.goal_box = tuple([goal for goal in range(len(GOALS)) if goal not in wanted])
        table.goals[seat] = wanted
        for goal in wanted:
            table.knowledge.known[FIRST_GOAL + goal] = 1 << seat
    elif name == "orders":
        table.orders_done[seat] = bits(value, ORDER_INDEX)
        _drop_orders(table, value)
    elif name in ("lazaret", "homes"):
        held = table.lazaret if name == "lazaret" else table.homes
        for quarter, n in value.items():
            at = QUARTER[quarter] * table.players + seat
            table.pool[seat] += held[at] - n
            held[at] = n
    elif name == "demand":
        at = max(0, table.quarter[seat]) * 3
        table.demand[at : at + 3] = list(value)
    elif name == "time":
        table.time = value
    elif name in _BY_PLAYER:
        getattr(table, name)[seat] = value
    elif name in _BY_CARD:
        getattr(table, name)[card] = value
    else:
        raise ValueError(f"a player has no {name!r}; {_OF_A_SEAT}")


def get_player(table: Martians, seat: int, name: str) -> Any:
    """Read it back."""
    card, owner, quarters = table.cards[seat], table.owners[seat], table.quarter_owner(seat)
    if name == "hand":
        return tuple([COLOURS[MINERAL_KIND[each]] for each in table.hands[owner]])
    if name == "markers":
        return table.pool[seat]
    if name == "board":
        return _board(table, seat)
    if name == "colonists":
        return table.living(seat)
    if name == "blocked":
        return tuple([round for round in (1, 2, 3, 4) if table.dead_rounds[seat] >> round & 1])
    if name == "fourth":
        return table.fourth >> seat & 1 == 1
    if name == "growth":
        return table.growth[quarters]
    if name == "quarter":
        return None if table.quarter[seat] == NO_QUARTER else QUARTERS[table.quarter[seat]]
    if name == "technologies":
        return names_of(table.corp_tech[card], CORPORATION_TECHS)
    if name == "colony_technologies":
        return names_of(table.colony_tech[quarters], COLONY_TECHS)
    if name == "crop":
        return CROPS[table.crop[card]].id
    if name == "helpers":
        return tuple([each for kind, each in enumerate(HELPERS) for _ in range(table.helpers[card * 3 + kind])])
    if name in ("specialists", "used"):
        places = [place for place in (card * 2, card * 2 + 1) if table.specialists[place] != NO_CARD]
        places = [place for place in places if name == "specialists" or table.used >> place & 1]
        return tuple([SPECIALISTS[SPECIALIST_KIND[table.specialists[place]]].id for place in places])
    if name == "goals":
        return tuple([GOALS[goal].id for goal in table.goals[seat]])
    if name == "orders":
        return names_of(table.orders_done[seat], tuple([order.id for order in ORDERS]))
    if name in ("lazaret", "homes"):
        held = table.lazaret if name == "lazaret" else table.homes
        return {each: held[at * table.players + seat] for at, each in enumerate(QUARTERS)}
    if name == "demand":
        at = max(0, table.quarter[seat]) * 3
        return tuple(table.demand[at : at + 3])
    if name == "time":
        return table.time
    if name == "score":
        return sum(line.points for line in score_sheet(table, seat))
    if name in _BY_PLAYER:
        return getattr(table, name)[seat]
    if name in _BY_CARD:
        return getattr(table, name)[card]
    raise ValueError(f"a player has no {name!r}; {_OF_A_SEAT}")


def _deal_hand(table: Martians, seat: int, owner: int, kinds: Any) -> None:
    """A hand of these kinds, from the deck; what was held goes under it."""
    deck = [*table.hands[owner], *table.mineral_deck]
    hand: list[int] = []
    for kind in kinds:
        wanted = MINERAL_INDEX[kind]
        found = next((card for card in deck if MINERAL_KIND[card] == wanted), NO_CARD)
        if found == NO_CARD:
            raise ValueError(f"there is no {kind!r} left in the deck of regolith cards")
        deck.remove(found)
        hand.append(found)
    for card in deck:
        table.knowledge.known[card] = 0
    everyone = (1 << table.seats) - 1
    for card in hand:
        table.knowledge.known[card] = everyone if table.setup.open_hands else 1 << table.seat_of(seat)
    table.hands[owner] = tuple(hand)
    table.mineral_deck = tuple(deck)


def put_board(table: Martians, owner: int, spaces: Any) -> None:
    """Markers on spaces, as {building: space}; they come from the pool."""
    standing = table.neutral_here if owner == NEUTRAL else table.here[owner]
    for building in range(len(BUILDINGS)):
        if standing >> building & 1:
            table.take_back(owner, building)
    for name, at in spaces.items():
        table.put_marker(owner, BUILDING[name] * WIDE + at - 1)
    table.entered = table.entered_neutral = 0  # they have stood there for a while


def _board(table: Martians, owner: int) -> dict[str, int]:
    return {BUILDINGS[space // WIDE]: space % WIDE + 1 for space, who in enumerate(table.spaces) if who == owner + 1}


def _put_crop(table: Martians, card: int, crop: int) -> None:
    left = list(table.crops_left)
    if table.crop[card]:
        left[table.crop[card]] += 1
    if crop:
        left[crop] -= 1
    table.crops_left = tuple(left)
    table.crop[card] = crop


def _put_helpers(table: Martians, card: int, names: Any) -> None:
    deck = list(table.helper_deck)
    for kind in range(len(HELPERS)):
        for _ in range(table.helpers[card * 3 + kind]):
            held = {*deck, *table.helpers_up}
            deck.append(next(each for each in range(kind * 4, kind * 4 + 4) if each not in held))
        table.helpers[card * 3 + kind] = 0
    for name in names:
        kind = HELPER_INDEX[name]
        found = next((each for each in deck if HELPER_KIND[each] == kind), NO_CARD)
        if found == NO_CARD:
            found = next(each for each in table.helpers_up if HELPER_KIND[each] == kind)
            table.helpers_up = tuple([each for each in table.helpers_up if each != found])
        else:
            deck.remove(found)
        table.helpers[card * 3 + kind] += 1
    table.helper_deck = tuple(deck)


def _put_specialists(table: Martians, card: int, names: Any) -> None:
    deck = [*table.specialist_deck, *[each for each in table.specialists[card * 2 : card * 2 + 2] if each != NO_CARD]]
    hired: list[int] = []
    for name in names:
        kind = SPECIALIST_INDEX[name]
        found = next((each for each in deck if SPECIALIST_KIND[each] == kind), NO_CARD)
        if found == NO_CARD:
            raise ValueError(f"there is no {name!r} left in the deck; the collector option adds three specialists")
        deck.remove(found)
        hired.append(found)
    table.specialists[card * 2 : card * 2 + 2] = [*hired, NO_CARD, NO_CARD][:2]
    table.specialist_deck = tuple(deck)


def _drop_orders(table: Martians, names: Any) -> None:
    gone = [ORDER_INDEX[name] for name in names]
    table.order_deck = tuple([order for order in table.order_deck if order not in gone])
    table.orders_up = tuple([order for order in table.orders_up if order not in gone])
