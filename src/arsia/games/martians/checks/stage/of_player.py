"""What a test may set and read of a player. Alone, players 0 and 1 are the two corporations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from arsia.games.martians import components as c
from arsia.games.martians.rules.scoring import score_sheet
from arsia.games.martians.table import NO_CARD, NO_QUARTER, Martians
from arsia.kernel.stage import Entry, Where, amounts, at, bit, cards, choice, flag, number, other, told

Place = Callable[[Martians, int], int]
PLENTY: Final = 999


# ---- where things lie ------------------------------------------------------------------------------------------------


def _on_card(table: Martians, player: int) -> int:
    return table.cards[player]


def _by_player(table: Martians, player: int) -> int:
    return player


def _in_quarters(table: Martians, player: int) -> int:
    return table.quarter_owner(player)


def _asset(name: str, place: Place) -> Where[Martians]:
    """An item of a list that is kept by what players may share: a corporation card, a Quarter."""

    def put(table: Martians, player: int, value: Any) -> None:
        getattr(table.assets, name)[place(table, player)] = value

    return Where(lambda table, player: getattr(table.assets, name)[place(table, player)], put)


def _good(good: int) -> Where[Martians]:
    def put(table: Martians, player: int, n: int) -> None:
        table.stock[table.owners[player] * c.STOCK + good] = n

    return Where(lambda table, player: table.has(player, good), put)


def _named(name: str, names: tuple[str, ...], place: Place) -> Where[Martians]:
    """Names that are kept as bits of an item."""

    def put(table: Martians, player: int, value: list[str]) -> None:
        getattr(table.assets, name)[place(table, player)] = bits(value, names)

    return Where(lambda table, player: names_of(getattr(table.assets, name)[place(table, player)], names), put)


def bits(value: list[str], names: tuple[str, ...]) -> int:
    """Names as bits."""
    return sum(1 << names.index(name) for name in value)


def names_of(found: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Bits as names."""
    return tuple([name for at, name in enumerate(names) if found >> at & 1])


def is_demand(table: Martians, value: Any) -> bool:
    """Is this how many tokens of each kind a Quarter has?"""
    return isinstance(value, (tuple, list)) and len(value) == 3 and all(type(n) is int and n >= 0 for n in value)


def _own_demand(table: Martians, player: int) -> tuple[int, ...]:
    at = max(0, table.quarters.own[player]) * 3
    return tuple(table.demand[at : at + 3])


def _put_own_demand(table: Martians, player: int, tokens: Any) -> None:
    at = max(0, table.quarters.own[player]) * 3
    table.demand[at : at + 3] = list(tokens)


def _growth(table: Martians, player: int) -> int:
    return table.quarters.growth[table.quarter_owner(player)]


def _put_growth(table: Martians, player: int, n: int) -> None:
    table.quarters.growth[table.quarter_owner(player)] = n


def _put_quarter(table: Martians, player: int, name: str) -> None:
    table.quarters.own[player] = c.QUARTER[name]


def _quarter(table: Martians, player: int) -> str | None:
    return None if table.quarters.own[player] == NO_QUARTER else c.QUARTERS[table.quarters.own[player]]


def _put_time(table: Martians, player: int, time: int) -> None:
    table.time = time


def _score(table: Martians, player: int) -> int:
    return sum(line.points for line in score_sheet(table, player))


# ---- markers and colonists -------------------------------------------------------------------------------------------


def put_board(table: Martians, owner: int, spaces: Mapping[str, int]) -> None:
    """Markers on spaces; they come from the pool."""
    standing = table.neutral_here if owner == c.NEUTRAL else table.here[owner]
    for building in range(len(c.BUILDINGS)):
        if standing >> building & 1:
            table.take_back(owner, building)
    for name, space in spaces.items():
        table.put_marker(owner, c.BUILDING[name] * c.WIDE + space - 1)
    table.entered = table.entered_neutral = 0  # they have stood there for a while


def _board(table: Martians, player: int) -> dict[str, int]:
    spaces = [space for space, who in enumerate(table.spaces) if who == player + 1]
    return {c.BUILDINGS[space // c.WIDE]: space % c.WIDE + 1 for space in spaces}


def _held(area: str) -> Where[Martians]:
    """Markers in the Lazarets or Homes; they come from the pool."""

    def read(table: Martians, player: int) -> dict[str, int]:
        held = getattr(table.quarters, area)
        return {name: held[quarter * table.players + player] for quarter, name in enumerate(c.QUARTERS)}

    def put(table: Martians, player: int, value: Mapping[str, int]) -> None:
        held = getattr(table.quarters, area)
        for name, n in value.items():
            at = c.QUARTER[name] * table.players + player
            table.pool[player] += held[at] - n
            table.quarters.held[player] += n - held[at]
            held[at] = n
        if table.pool[player] < 0:
            raise ValueError(f"player {player} has only {c.MARKERS} markers")

    return Where(read, put)


def _can_live(table: Martians, value: Any) -> bool:
    return type(value) is int and 0 <= value <= c.COLONISTS + 1


def _put_colonists(table: Martians, player: int, n: int) -> None:
    table.dead[player] = c.COLONISTS + (table.fourth >> player & 1) - n
    if table.dead[player] < 0:
        raise ValueError(f"player {player} has no fourth colonist; set fourth=True first")


def _are_rounds(table: Martians, value: Any) -> bool:
    return isinstance(value, (list, tuple)) and all(type(n) is int and 1 <= n <= 4 for n in value)


def _put_blocked(table: Martians, player: int, rounds: list[int]) -> None:
    table.dead_rounds[player] = sum(1 << round for round in set(rounds))


def _blocked(table: Martians, player: int) -> tuple[int, ...]:
    return tuple([round for round in (1, 2, 3, 4) if table.dead_rounds[player] >> round & 1])


# ---- cards -----------------------------------------------------------------------------------------------------------


def _hand(table: Martians, player: int) -> tuple[str, ...]:
    return tuple([c.COLOURS[c.MINERAL_KIND[card]] for card in table.hands[table.owners[player]]])


def _deal_hand(table: Martians, player: int, kinds: list[str]) -> None:
    """A hand of these kinds, from the deck; what was held goes under it."""
    owner = table.owners[player]
    deck = [*table.hands[owner], *table.mineral_deck]
    hand = [taken(deck, c.MINERAL_KIND, c.COLOURS, kind) for kind in kinds]
    for card in deck:
        table.knowledge.put(card, 0)
    for card in hand:
        table.knowledge.put(card, table.everyone if table.setup.open_hands else 1 << table.seat_of(player))
    table.hands[owner] = tuple(hand)
    table.mineral_deck = tuple(deck)


def taken(deck: list[int], kind_of: tuple[int, ...], ids: tuple[str, ...], id: str) -> int:
    """A card of this kind, out of a deck."""
    kind = ids.index(id)
    card = next((card for card in deck if kind_of[card] == kind), NO_CARD)
    if card == NO_CARD:
        raise ValueError(f"there is no {id!r} left in the deck")
    deck.remove(card)
    return card


def _crop(table: Martians, player: int) -> str:
    return c.CROPS[table.assets.crop[table.cards[player]]].id


def _put_crop(table: Martians, player: int, id: str) -> None:
    crop, card, left = c.CROP_INDEX[id], table.cards[player], list(table.assets.crops_left)
    if table.assets.crop[card]:
        left[table.assets.crop[card]] += 1
    if crop:
        left[crop] -= 1
    table.assets.crops_left = tuple(left)
    table.assets.crop[card] = crop


def _helpers(table: Martians, player: int) -> tuple[str, ...]:
    at = table.cards[player] * 3
    return tuple([name for kind, name in enumerate(c.HELPERS) for _ in range(table.assets.helpers[at + kind])])


def _put_helpers(table: Martians, player: int, names: list[str]) -> None:
    at, deck, up = table.cards[player] * 3, list(table.market.helper_deck), list(table.market.helpers_up)
    for kind in range(len(c.HELPERS)):
        for _ in range(table.assets.helpers[at + kind]):
            copies = range(kind * c.HELPER_COPIES, (kind + 1) * c.HELPER_COPIES)
            deck.append(next(card for card in copies if card not in deck and card not in up))
        table.assets.helpers[at + kind] = 0
    for name in names:
        kind = c.HELPER_INDEX[name]
        in_deck = any(c.HELPER_KIND[card] == kind for card in deck)
        taken(deck if in_deck else up, c.HELPER_KIND, c.HELPERS, name)
        table.assets.helpers[at + kind] += 1
    table.market.helper_deck, table.market.helpers_up = tuple(deck), tuple(up)


SPECIALIST_IDS: Final = tuple(c.SPECIALIST_INDEX)


def _places(table: Martians, player: int) -> list[tuple[int, str]]:
    """Where the specialists of a player are, and who they are."""
    at = table.cards[player] * 2
    hired = enumerate(table.assets.specialists[at : at + 2], at)
    return [(place, SPECIALIST_IDS[c.SPECIALIST_KIND[card]]) for place, card in hired if card != NO_CARD]


def _put_specialists(table: Martians, player: int, names: list[str]) -> None:
    at = table.cards[player] * 2
    deck = [*table.market.specialist_deck, *[card for card in table.assets.specialists[at : at + 2] if card != NO_CARD]]
    if len(names) > c.SPECIALISTS_MAX:
        raise ValueError(f"a corporation has at most {c.SPECIALISTS_MAX} specialists")
    hired = [taken(deck, c.SPECIALIST_KIND, SPECIALIST_IDS, name) for name in names]
    table.assets.specialists[at : at + 2] = [*hired, NO_CARD, NO_CARD][:2]
    table.market.specialist_deck = tuple(deck)


def _put_used(table: Martians, player: int, names: list[str]) -> None:
    working = list(names)
    for place, name in _places(table, player):
        table.used &= ~(1 << place)
        if name in working:
            working.remove(name)
            table.used |= 1 << place
    if working:
        raise ValueError(f"{working[0]!r} does not work for player {player}")


def _goals(table: Martians, player: int) -> tuple[str, ...]:
    return tuple([c.GOALS[goal].id for goal in table.goals.kept[player]])


def _put_goals(table: Martians, player: int, names: list[str]) -> None:
    """Hidden goals, from the box or from others."""
    wanted = tuple([c.GOAL_INDEX[name] for name in names])
    table.goals.kept = [tuple([goal for goal in goals if goal not in wanted]) for goals in table.goals.kept]
    table.goals.kept[player] = wanted
    held = [goal for goals in table.goals.kept for goal in goals]
    table.goals.box = tuple([goal for goal in range(len(c.GOALS)) if goal not in held])
    for goal in table.goals.box:
        table.knowledge.put(c.FIRST_GOAL + goal, 0)
    for goal in wanted:
        table.knowledge.put(c.FIRST_GOAL + goal, 1 << player)


ORDER_IDS: Final = tuple(c.ORDER_INDEX)


def _orders(table: Martians, player: int) -> tuple[str, ...]:
    return names_of(table.market.orders_done[player], ORDER_IDS)


def _put_orders(table: Martians, player: int, names: list[str]) -> None:
    """Orders that were filled; they are not to be filled any more."""
    table.market.orders_done[player] = bits(names, ORDER_IDS)
    gone = [c.ORDER_INDEX[name] for name in names]
    table.market.order_deck = tuple([order for order in table.market.order_deck if order not in gone])
    table.market.orders_up = tuple([order for order in table.market.orders_up if order not in gone])


OF_PLAYER: Final[tuple[Entry, ...]] = (
    *[number(name, 0, PLENTY, _good(good), "goods; of a shared stock for all") for good, name in enumerate(c.GOODS)],
    cards("hand", c.COLOURS, Where(_hand, _deal_hand), "regolith cards; replaces the hand", often=True),
    number("markers", 0, c.MARKERS, at("pool"), "markers in the pool"),
    amounts(
        "board",
        c.BUILDINGS,
        1,
        c.WIDE,
        Where(_board, put_board),
        "markers on the board, as `{building: space}`; they come from the pool, and those who stood elsewhere go back",
    ),
    *[
        amounts(area, c.QUARTERS, 0, c.MARKERS, _held(area), "markers held there, as `{quarter: n}`, from the pool")
        for area in ("lazaret", "homes")
    ],
    other(
        "colonists",
        "how many are alive, up to 3, or 4 with the fourth",
        _can_live,
        Where(lambda table, player: table.living(player), _put_colonists),
        "living colonists; the others are dead",
    ),
    number("dead", 0, c.COLONISTS + 1, at("dead"), "dead colonists"),
    other("blocked", "a list of rounds, 1 to 4", _are_rounds, Where(_blocked, _put_blocked), "rounds the dead block"),
    flag("fourth", bit("fourth"), "has the fourth colonist been unlocked?"),
    choice("quarter", c.QUARTERS, Where(_quarter, _put_quarter), "the own Quarter, in COM.4"),
    other(
        "demand",
        "(oxygen, sickness, hunger)",
        is_demand,
        Where(_own_demand, _put_own_demand),
        "tokens in the own Quarter; where all are shared, in the first",
    ),
    number(
        "growth",
        0,
        9,
        Where(_growth, _put_growth),
        "growth tokens; where Quarters are shared, of all",
    ),
    cards("technologies", c.CORPORATION_TECHS, _named("tech", c.CORPORATION_TECHS, _on_card), "of the corporation"),
    cards(
        "colony_technologies",
        c.COLONY_TECHS,
        _named("colony_tech", c.COLONY_TECHS, _in_quarters),
        "of the colony; where Quarters are shared, of all",
    ),
    *[
        number(name, 0, c.SOLO_INSTALLATIONS, _asset(name, _on_card), "installations of that kind")
        for name in ("solar", "wind")
    ],
    choice("crop", tuple(c.CROP_INDEX), Where(_crop, _put_crop), "the crop on the corporation card"),
    cards("helpers", c.HELPERS, Where(_helpers, _put_helpers), "helpers; replaces them", often=True),
    cards(
        "specialists",
        SPECIALIST_IDS,
        Where(lambda table, player: tuple([name for _, name in _places(table, player)]), _put_specialists),
        "specialists, up to two, from the deck; replaces them",
        often=True,
    ),
    cards(
        "used",
        SPECIALIST_IDS,
        Where(
            lambda table, player: tuple([name for at, name in _places(table, player) if table.used >> at & 1]),
            _put_used,
        ),
        "those of them who have worked in this round",
        often=True,
    ),
    cards("goals", tuple(c.GOAL_INDEX), Where(_goals, _put_goals), "hidden goals; replaces them"),
    cards("orders", ORDER_IDS, Where(_orders, _put_orders), "filled orders; replaces them"),
    number("built", 0, 9, _asset("built", _by_player), "construction tokens taken"),
    number("upgraded", 0, 27, _asset("upgraded", _by_player), "upgrade tokens taken"),
    other(
        "time",
        "a whole number, 0 or more",
        lambda table, value: type(value) is int and value >= 0,
        Where(lambda table, player: table.time, _put_time),
        "time left in the turn that is played, whoever plays it",
    ),
    told("score", _score, "points as things stand"),
)
