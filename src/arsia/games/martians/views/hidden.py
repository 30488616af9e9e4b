"""What is hidden, from whom, and how it could lie otherwise.

Regolith cards and hidden goals are held in hands, so who has seen which is kept in the table's `Knowledge`. Everything
else that is face down is face down to all: decks, event stacks, mining tiles, exploration tokens. The one exception is
the top weather card, which whoever has weather reports may look at at any time.
"""

from __future__ import annotations

from arsia.games.martians import components as c
from arsia.games.martians.cards.events import EVENTS, EVENTS_OF_CYCLE, SCENARIO_EVENTS
from arsia.games.martians.table import NO_TILE, Cards, Martians
from arsia.kernel.cards.dealing import Deal
from arsia.kernel.cards.knowledge import NO_BOOK


def sees_weather(table: Martians, seat: int | None) -> bool:
    """Does the seat see the top weather card? Those who play together tell each other (MA-89)."""
    if seat is None:
        return False
    if table.mode == c.COOP:
        return any(tech >> c.WEATHER_REPORTS & 1 for tech in table.assets.tech)
    return table.knows_tech(seat, c.WEATHER_REPORTS)


class Plan:
    """What may lie where, for all that a seat knows. How things really lie must not tell in what order they are
    imagined, so everything begins sorted."""

    __slots__ = ("deal", "decks", "down", "events", "spaces", "tiles", "tokens")

    def __init__(self, table: Martians, seat: int) -> None:
        self.deal = Deal(table.knowledge, seat, c.BACKS, c.BACKS, _held(table))
        weather = table.weather_deck[:-1] if sees_weather(table, seat) else table.weather_deck
        market, ground, story = table.market, table.ground, table.story
        decks = (weather, market.specialist_deck, market.helper_deck, market.tile_deck, market.order_deck)
        self.decks = [sorted(deck) for deck in decks]
        self.events = [_unseen(table, cycle) for cycle in range(table.cycle - 1, len(table.stacks))]
        self.down = [hex for hex, tile in enumerate(ground.tiles) if tile != NO_TILE and not ground.up >> hex & 1]
        self.tiles = sorted([ground.tiles[hex] for hex in self.down])
        self.spaces = [space for space in range(len(story.face_tokens)) if not story.face_seen >> space & 1]
        self.tokens = sorted([story.face_tokens[space] for space in self.spaces])


def _mixed(table: Martians, cards: list[int]) -> Cards:
    """The same cards in any order."""
    mixed = cards[:]
    table.mix(mixed)
    return tuple(mixed)


def deal_anew(table: Martians, seat: int) -> None:
    """Everything that the seat cannot see, dealt anew."""
    plan = table.plan
    if not isinstance(plan, Plan):
        table.plan = plan = Plan(table, seat)
    _deal_hands(table, seat, plan)
    decks = plan.decks
    weather = _mixed(table, decks[0])
    table.weather_deck = weather + table.weather_deck[len(weather) :]
    table.market = market = table.market.copy()
    market.specialist_deck = _mixed(table, decks[1])
    market.helper_deck = _mixed(table, decks[2])
    market.tile_deck = _mixed(table, decks[3])
    market.order_deck = _mixed(table, decks[4])
    stacks = list(table.stacks)
    for index, (base, own) in enumerate(plan.events):
        cycle = table.cycle - 1 + index
        stacks[cycle] = _restacked(table, stacks[cycle], base[:], own[:])
    table.stacks = tuple(stacks)
    _relay(table, plan)


def _held(table: Martians) -> list[int]:
    """Regolith cards and hidden goals, where they lie, one after the other."""
    lying = [*table.mineral_deck]
    for hand in table.hands:
        lying += hand
    if table.setup.goals:
        for goals in (*table.goals.kept, *table.goals.packs, table.goals.box):
            lying += [c.FIRST_GOAL + goal for goal in goals]
    return lying


def _deal_hands(table: Martians, seat: int, plan: Plan) -> None:
    """Regolith cards and hidden goals, by who knows what."""
    if table.lean:
        table.knowledge = NO_BOOK
        laid = plan.deal.laid(table.mix)
    else:
        laid = plan.deal.told(table.knowledge, table.mix)
    end = len(table.mineral_deck)
    table.mineral_deck = tuple(laid[:end])
    hands: list[Cards] = []
    for hand in table.hands:
        hands.append(tuple(laid[end : end + len(hand)]))
        end += len(hand)
    table.hands = hands
    if table.setup.goals:
        _deal_goals(table, seat, laid[end:])


def _deal_goals(table: Martians, seat: int, laid: list[int]) -> None:
    end = 0
    zones: list[Cards] = []
    table.goals = hidden = table.goals.copy()
    for goals in (*hidden.kept, *hidden.packs, hidden.box):
        zones.append(tuple([card - c.FIRST_GOAL for card in laid[end : end + len(goals)]]))
        end += len(goals)
    n = len(hidden.kept)
    hidden.kept = zones[:n]
    hidden.packs = zones[n:-1]
    hidden.box = zones[-1]
    chosen = list(hidden.chosen)
    for other, goal in enumerate(chosen):
        if other != seat and goal >= 0:  # what another chose in secret can be any of the pack
            chosen[other] = _mixed(table, sorted(hidden.packs[other]))[0]
    hidden.chosen = tuple(chosen)


def _unseen(table: Martians, cycle: int) -> tuple[list[int], list[int]]:
    """Events of a cycle that nobody has seen: of the base game, of the scenario."""
    base = [event for event in EVENTS_OF_CYCLE[cycle] if event not in table.seen_events]
    own = SCENARIO_EVENTS[table.setup.scenario.number][cycle]
    return base, [event for event in own if event not in table.seen_events]


def _restacked(table: Martians, stack: Cards, base: list[int], own: list[int]) -> Cards:
    """A stack that could lie there as well, of events of the base game and of the scenario."""
    table.mix(base)
    table.mix(own)
    n = len([event for event in stack if EVENTS[event].number])
    return _mixed(table, base[: len(stack) - n] + own[:n])


def _relay(table: Martians, plan: Plan) -> None:
    """Face-down mining tiles and exploration tokens change places."""
    table.ground = ground = table.ground.copy()
    for hex, tile in zip(plan.down, _mixed(table, plan.tiles), strict=True):
        ground.tiles[hex] = tile
    if plan.spaces:
        tokens = list(table.story.face_tokens)
        for space, token in zip(plan.spaces, _mixed(table, plan.tokens), strict=True):
            tokens[space] = token
        table.story = table.story.copy()
        table.story.face_tokens = tuple(tokens)


# ---- where everything lies -------------------------------------------------------------------------------------------


def _name(kind: str, card: int) -> str:
    """A name for one card among its copies."""
    return f"{kind} {card}"


def _hidden_name(card: int) -> str:
    return c.COLOURS[c.MINERAL_KIND[card]] + f" {card}" if card < c.FIRST_GOAL else c.GOALS[card - c.FIRST_GOAL].id


def _decks(table: Martians) -> dict[str, list[str]]:
    """The decks that are face down to all, by the names of their cards."""
    market = table.market
    return {
        "specialists": [_name(c.SPECIALISTS[c.SPECIALIST_KIND[card]].id, card) for card in market.specialist_deck],
        "helpers": [_name(c.HELPERS[c.HELPER_KIND[card]], card) for card in market.helper_deck],
        "tiles": [c.TILES[card].id for card in market.tile_deck],
        "orders": [c.ORDERS[card].id for card in market.order_deck],
        "weather": [_name(c.WEATHER[c.WEATHER_KIND[card]].id, card) for card in table.weather_deck],
    }


def whereabouts(table: Martians) -> dict[str, str]:
    """The place of everything that is or may have been hidden."""
    places: dict[str, str] = {}
    for name, cards in _decks(table).items():
        for index, card in enumerate(cards):
            places[card] = f"{name} {index}"
    for hex, tile in enumerate(table.ground.tiles):
        if tile != NO_TILE:
            places[_name(c.GROUND[c.GROUND_KIND[tile]][0], tile)] = c.HEXES[hex]
    for space, token in enumerate(table.story.face_tokens):
        places[_name(c.TOKENS[c.TOKEN_KIND[token]][0], token)] = f"face {space}"
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
    places = ["out of play"] * c.HIDDEN_CARDS
    for index, card in enumerate(table.mineral_deck):
        places[card] = f"regolith {index}"
    for card in table.mineral_discard:
        places[card] = "discard"
    for owner, hand in enumerate(table.hands):
        for card in hand:
            places[card] = f"hand {owner}"
    for goal in table.goals.box:
        places[c.FIRST_GOAL + goal] = "box"
    for name, zones in (("goals", table.goals.kept), ("pack", table.goals.packs)):
        for owner, goals in enumerate(zones):
            for goal in goals:
                places[c.FIRST_GOAL + goal] = f"{name} {owner}"
    return places


def movable(table: Martians, seat: int) -> set[str]:
    """Everything that, for all the seat knows, could lie elsewhere."""
    found = {_hidden_name(card) for card in table.knowledge.movable(seat, c.BACKS, c.BACKS, _hands(table))}
    for name, cards in _decks(table).items():
        if name == "weather" and sees_weather(table, seat):
            cards = cards[:-1]
        if len(cards) > 1:
            found.update(cards)
    down = [tile for hex, tile in enumerate(table.ground.tiles) if tile != NO_TILE and not table.ground.up >> hex & 1]
    if len(down) > 1:
        found.update(_name(c.GROUND[c.GROUND_KIND[tile]][0], tile) for tile in down)
    tokens = [token for space, token in enumerate(table.story.face_tokens) if not table.story.face_seen >> space & 1]
    if len(tokens) > 1:
        found.update(_name(c.TOKENS[c.TOKEN_KIND[token]][0], token) for token in tokens)
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
