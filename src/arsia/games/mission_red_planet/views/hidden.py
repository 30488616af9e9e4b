"""What is hidden: characters until their number is called, missions and actions, discoveries for who did not look at
them, resources, the order of all decks, the neutral colours' cards.

A seat knows the cards that it holds, drew, rejected or looked at. Everything else it can only narrow down:

- the first mission of another seat is a mission, and none of the two that this seat was dealt;
- what others drew and held later are missions or actions, what they assigned are discoveries;
- a character that was not shown has a lower number than any that was called, and was not played before;
- the first three cards of a neutral deck are none of the four that are always put below.
"""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet.components import (
    ALL_CHARACTERS,
    CHARACTER,
    CHARACTERS,
    EVENT_CARDS,
    HIGHEST,
    IS_ACTION,
    IS_DISCOVERY,
    IS_MISSION,
    KIND,
    NEUTRAL_LOW,
    NEUTRAL_TOP,
    NO_CARD,
    NO_SHIP,
    NOBODY,
    OUTER,
    PLACES,
    RESOURCES,
    SHIPS,
    ZONES,
)
from arsia.games.mission_red_planet.table import MissionRedPlanet

_LOW: Final = frozenset([CHARACTER[name] for name in NEUTRAL_LOW])
_BELOW: Final = HIGHEST - NEUTRAL_TOP  # cards that lie below the first three of a neutral deck


class Plan:
    """What may lie where, for all that a seat knows. How things really lie must not tell how they are imagined, so
    everything begins sorted."""

    __slots__ = ("covered", "discoveries", "draws", "finds", "kinds", "missions", "neutral", "others", "rest", "ships")

    def __init__(self, table: MissionRedPlanet, seat: int) -> None:
        self.others = [each for each in range(table.seats) if each != seat]
        self.ships = sorted(table.ship_deck)
        self.covered = _covered_zones(table)
        self.kinds = sorted([table.resources[zone] for zone in self.covered] + [table.spare])
        self.finds = _hidden_finds(table, seat)
        self.draws = table.drawn != NO_CARD and table.drawer != seat
        pool = sorted(_hidden_events(table, self.others, self.finds, self.draws))
        #: What others may have been dealt at the start: none of it is the one that this seat rejected.
        self.missions = [card for card in pool if KIND[card] == IS_MISSION and card != table.rejected[seat]]
        self.discoveries = [card for card in pool if KIND[card] == IS_DISCOVERY]
        self.rest = [card for card in pool if KIND[card] != IS_DISCOVERY and card not in self.missions]
        self.neutral = [Neutral(table, seat, player) for player in range(table.seats, table.players)]


class Neutral:
    """A neutral colour's deck, and this round's card where it lies face down for the seat."""

    __slots__ = ("cards", "drawable", "player", "top")

    def __init__(self, table: MissionRedPlanet, seat: int, player: int) -> None:
        self.player = player
        self.cards = table.neutral[player][:]
        self.top = _top_cards(table, player)
        self.drawable: list[int] = []
        if _hides_neutral(table, seat, player):
            self.cards.append(table.chosen[player])
        self.cards.sort()
        if _hides_neutral(table, seat, player):
            self.drawable = _may_be_drawn(table, player, self.cards)


def deal_anew(table: MissionRedPlanet, seat: int) -> None:
    """Deal everything that the seat does not know anew."""
    plan = table.plan
    if not isinstance(plan, Plan):
        table.plan = plan = Plan(table, seat)
    table.ship_deck = plan.ships[:]
    table.mix(table.ship_deck)
    _deal_resources(table, plan)
    _deal_events(table, plan)
    for other in plan.others:
        if _is_secret(table, other):
            table.chosen[other] = _any(table, candidates(table, other))
    for neutral in plan.neutral:
        _deal_neutral(table, neutral)


def _any(table: MissionRedPlanet, items: list[int]) -> int:
    """One of them, by the chance of the imagined table."""
    table.pick(items, 1)
    return items[-1]


# ---- resources -------------------------------------------------------------------------------------------------------


def _covered_zones(table: MissionRedPlanet) -> list[int]:
    return [zone for zone in range(PLACES) if not table.opened >> zone & 1]


def _deal_resources(table: MissionRedPlanet, plan: Plan) -> None:
    kinds = plan.kinds[:]
    table.mix(kinds)
    if plan.covered:
        resources = table.resources[:]
        for zone in plan.covered:
            resources[zone] = kinds.pop()
        table.resources = resources
    table.spare = kinds.pop()


# ---- characters ------------------------------------------------------------------------------------------------------


def _is_secret(table: MissionRedPlanet, player: int) -> bool:
    """Has the colour a character that lies face down?"""
    return table.chosen[player] != NOBODY and not table.shown >> player & 1


def candidates(table: MissionRedPlanet, player: int) -> list[int]:
    """Which characters it can be, for all that everybody knows: in hand, and not called yet."""
    hand = ALL_CHARACTERS & ~table.played[player]
    return [number for number in range(1, table.called) if hand >> number & 1]


def _hides_neutral(table: MissionRedPlanet, seat: int, player: int) -> bool:
    """Does the neutral colour's card of this round lie face down for the seat?"""
    return table.owner(player) != seat and _is_secret(table, player)


def _top_cards(table: MissionRedPlanet, player: int) -> int:
    """How many cards of a neutral deck are still among its first three."""
    return 0 if table.boxed >> player & 1 else max(0, len(table.neutral[player]) - _BELOW)


def _came_from_top(table: MissionRedPlanet, player: int) -> bool:
    """Was this round's card one of the first three?"""
    return not table.boxed >> player & 1 and len(table.neutral[player]) >= _BELOW


def _may_be_drawn(table: MissionRedPlanet, player: int, cards: list[int]) -> list[int]:
    """Those of the cards that this round's hidden card can be."""
    high = _came_from_top(table, player)
    return [card for card in cards if card < table.called and not (high and card in _LOW)]


def _deal_neutral(table: MissionRedPlanet, neutral: Neutral) -> None:
    cards = neutral.cards[:]
    if neutral.drawable:
        card = _any(table, neutral.drawable[:])
        table.chosen[neutral.player] = card
        cards.remove(card)
    table.mix(cards)
    top: list[int] = []
    for _ in range(neutral.top):
        index = 0
        while cards[index] in _LOW:
            index += 1
        top.append(cards.pop(index))
    table.neutral[neutral.player] = cards + top


# ---- event cards -----------------------------------------------------------------------------------------------------


def _hidden_finds(table: MissionRedPlanet, seat: int) -> list[int]:
    """The zones whose discovery the seat has not seen."""
    return [
        zone
        for zone in range(OUTER)
        if table.finds[zone] != NO_CARD and not table.uncovered and not table.seen[zone] >> seat & 1
    ]


def _hidden_events(table: MissionRedPlanet, others: list[int], zones: list[int], draws: bool) -> list[int]:
    """All event cards that the seat cannot place."""
    pool = table.deck + [table.finds[zone] for zone in zones]
    if draws:
        pool.append(table.drawn)
    for each in others:
        pool += table.hands[each] + table.boxes[each]
        if table.dealt:
            pool += table.dealt[each]
        elif table.kept[each] != NO_CARD:
            pool.append(table.kept[each])
        pool += _aside(table, each)
    return pool


def _aside(table: MissionRedPlanet, seat: int) -> list[int]:
    """The mission that the seat did not keep, if it stays out of the event deck."""
    card = table.rejected[seat]
    return [card] if card != NO_CARD and table.options["unkept_aside"] else []


def _deal_events(table: MissionRedPlanet, plan: Plan) -> None:
    others = plan.others
    missions = plan.missions[:]
    if table.dealt:
        table.pick(missions, 2 * len(others))
        dealt = table.dealt[:]
        picks = table.picks[:]
        for each in others:
            dealt[each] = [missions.pop(), missions.pop()]
            if picks[each] >= 0:
                picks[each] = _any(table, [0, 1])
        table.dealt = dealt
        table.picks = picks
    else:
        apart = [each for each in others if _aside(table, each)]
        table.pick(missions, len(others) + len(apart))
        kept = table.kept[:]
        for each in others:
            if kept[each] != NO_CARD:
                kept[each] = missions.pop()
        table.kept = kept
        if apart:
            rejected = table.rejected[:]
            for each in apart:
                rejected[each] = missions.pop()
            table.rejected = rejected
    held = missions + plan.rest
    n = 0
    for each in others:
        n += len(table.hands[each]) + len(table.boxes[each])
    table.pick(held, n)
    for each in others:
        for zone_of_cards in (table.hands[each], table.boxes[each]):
            for index in range(len(zone_of_cards)):
                zone_of_cards[index] = held.pop()
    discoveries = plan.discoveries[:]
    table.pick(discoveries, len(plan.finds) + 1)
    for zone in plan.finds:
        table.finds[zone] = discoveries.pop()
    if plan.draws:
        table.drawn = discoveries.pop()
    held += discoveries
    table.mix(held)
    table.deck = held


# ---- where everything lies -------------------------------------------------------------------------------------------


def whereabouts(table: MissionRedPlanet) -> dict[str, str]:
    """Where every ship and card lies, which resource every zone has, and what everybody chose."""
    places: dict[str, str] = {}
    for index, ship in enumerate(table.ship_deck):
        places[SHIPS[ship]] = f"deck {index}"
    for ship in table.ship_discard:
        places[SHIPS[ship]] = "discard"
    for dock, ship in enumerate(table.ships):
        if ship != NO_SHIP:
            places[SHIPS[ship]] = f"dock {dock}"
    for zone in range(PLACES):
        places[f"resource of {ZONES[zone]}"] = RESOURCES[table.resources[zone]]
    for card, place in _event_places(table).items():
        places[EVENT_CARDS[card]] = place
    for player in range(table.players):
        if player >= table.seats:
            for card, place in _neutral_places(table, player).items():
                places[f"{CHARACTERS[card]} of {player}"] = place
        elif table.chosen[player]:
            places[f"choice of {player}"] = CHARACTERS[table.chosen[player]]
    return places


def _neutral_places(table: MissionRedPlanet, player: int) -> dict[int, str]:
    places = {card: f"deck {index}" for index, card in enumerate(table.neutral[player])}
    if _is_secret(table, player):
        places[table.chosen[player]] = "chosen"
    return places


def _event_places(table: MissionRedPlanet) -> dict[int, str]:
    places = {card: f"deck {index}" for index, card in enumerate(table.deck)}
    for card in table.discarded:
        places[card] = "discard"
    for zone in table.found_zones():
        places[table.finds[zone]] = f"at {ZONES[zone]}"
    if table.drawn != NO_CARD:
        places[table.drawn] = "drawn"
    for each in range(table.seats):
        for card in table.hands[each]:
            places[card] = f"hand {each}"
        for card in table.boxes[each]:
            places[card] = f"box {each}"
        if table.kept[each] != NO_CARD:
            places[table.kept[each]] = f"kept {each}"
        for card in _aside(table, each):
            places[card] = f"aside {each}"
        if table.dealt:
            for index, card in enumerate(table.dealt[each]):
                places[card] = f"kept {each}" if table.picks[each] == index else f"dealt {each}"
    return places


# ---- what could lie elsewhere ----------------------------------------------------------------------------------------


def movable(table: MissionRedPlanet, seat: int) -> set[str]:
    """What could lie in at least two places, for all the seat knows."""
    found: set[str] = set()
    if len(table.ship_deck) > 1:
        found |= {SHIPS[ship] for ship in table.ship_deck}
    covered = _covered_zones(table)
    if len({table.spare, *[table.resources[zone] for zone in covered]}) > 1:
        found |= {f"resource of {ZONES[zone]}" for zone in covered}
    found |= {EVENT_CARDS[card] for card in _movable_events(table, seat)}
    for player in range(table.players):
        if player >= table.seats:
            found |= {f"{CHARACTERS[card]} of {player}" for card in _movable_neutral(table, seat, player)}
        elif player != seat and _is_secret(table, player) and len(candidates(table, player)) > 1:
            found.add(f"choice of {player}")
    return found


def _movable_events(table: MissionRedPlanet, seat: int) -> set[int]:
    """Each group of places takes certain cards: the number of places that a card can reach tells."""
    places = _event_places(table)
    others = [each for each in range(table.seats) if each != seat]
    firsts = {card: places[card] for each in others for card in (table.dealt[each] if table.dealt else [])}
    firsts |= {table.kept[each]: f"kept {each}" for each in others if table.kept[each] != NO_CARD}
    firsts |= {card: places[card] for each in others for card in _aside(table, each)}
    later = {card: places[card] for each in others for card in table.hands[each] + table.boxes[each]}
    finds = {table.finds[zone]: places[table.finds[zone]] for zone in _hidden_finds(table, seat)}
    if table.drawn != NO_CARD and table.drawer != seat:
        finds[table.drawn] = "drawn"
    unknown = [*firsts, *later, *finds, *table.deck]
    missions = [card for card in unknown if KIND[card] == IS_MISSION and card != table.rejected[seat]]
    held = [card for card in unknown if KIND[card] in (IS_MISSION, IS_ACTION)]
    discoveries = [card for card in unknown if KIND[card] == IS_DISCOVERY]
    spare_missions = len(missions) > len(firsts)
    spare_held = len(held) > len(firsts) + len(later)
    spare_discoveries = len(discoveries) > len(finds)
    found: set[int] = set()
    for card in unknown:
        reach: set[str] = set()
        if card in discoveries:
            reach |= set(finds.values())
            in_deck = spare_discoveries
        else:
            first = card in missions
            if first:
                reach |= set(firsts.values())
            if not first or spare_missions:
                reach |= set(later.values())
            in_deck = spare_held and (not first or spare_missions)
        if len(reach) + (len(table.deck) if in_deck else 0) > 1:
            found.add(card)
    return found


def _movable_neutral(table: MissionRedPlanet, seat: int, player: int) -> set[int]:
    cards = table.neutral[player][:]
    hides = _hides_neutral(table, seat, player)
    if hides:
        cards.append(table.chosen[player])
    top = _top_cards(table, player)
    below = len(table.neutral[player]) - top
    drawable = _may_be_drawn(table, player, cards) if hides else []
    taken = top + (1 if hides and _came_from_top(table, player) else 0)  # places that take no low card
    high = [card for card in cards if card not in _LOW]
    found: set[int] = set()
    for card in cards:
        reach = 1 if card in drawable else 0
        if not hides or len(drawable) > reach:  # another can be the hidden one
            if card in high:
                reach += top
            if card not in high or len(high) > taken:
                reach += below
        if reach > 1:
            found.add(card)
    return found
