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


def deal_anew(table: MissionRedPlanet, seat: int) -> None:
    """Deal everything that the seat does not know anew."""
    table.ship_deck.sort()  # how things lie must not tell how they are imagined
    table.mix(table.ship_deck)
    _deal_resources(table)
    _deal_events(table, seat)
    for player in range(table.players):
        if player >= table.seats:
            _deal_neutral(table, seat, player)
        elif player != seat and _is_secret(table, player):
            table.chosen[player] = _any(table, candidates(table, player))


def _any(table: MissionRedPlanet, items: list[int]) -> int:
    """One of them, by the chance of the imagined table."""
    table.mix(items)
    return items[0]


# ---- resources -------------------------------------------------------------------------------------------------------


def _covered_zones(table: MissionRedPlanet) -> list[int]:
    return [zone for zone in range(PLACES) if not table.opened >> zone & 1]


def _deal_resources(table: MissionRedPlanet) -> None:
    covered = _covered_zones(table)
    kinds = sorted([table.resources[zone] for zone in covered] + [table.spare])
    table.mix(kinds)
    resources = table.resources[:]
    for zone in covered:
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


def _deal_neutral(table: MissionRedPlanet, seat: int, player: int) -> None:
    deck = table.neutral[player]
    cards = deck[:]
    if _hides_neutral(table, seat, player):
        cards.append(table.chosen[player])
    cards.sort()
    if _hides_neutral(table, seat, player):
        table.chosen[player] = _any(table, _may_be_drawn(table, player, cards))
        cards.remove(table.chosen[player])
    table.mix(cards)
    top: list[int] = []
    for _ in range(_top_cards(table, player)):
        index = 0
        while cards[index] in _LOW:
            index += 1
        top.append(cards.pop(index))
    deck[:] = cards + top


# ---- event cards -----------------------------------------------------------------------------------------------------


def _hidden_finds(table: MissionRedPlanet, seat: int) -> list[int]:
    """The zones whose discovery the seat has not seen."""
    return [
        zone
        for zone in range(OUTER)
        if table.finds[zone] != NO_CARD and not table.uncovered and not table.seen[zone] >> seat & 1
    ]


def _deal_events(table: MissionRedPlanet, seat: int) -> None:
    others = [each for each in range(table.seats) if each != seat]
    zones = _hidden_finds(table, seat)
    draws = table.drawn != NO_CARD and table.drawer != seat
    pool = table.deck + [table.finds[zone] for zone in zones]
    if draws:
        pool.append(table.drawn)
    for each in others:
        pool += table.hands[each] + table.boxes[each]
        if table.dealt:
            pool += table.dealt[each]
        elif table.kept[each] != NO_CARD:
            pool.append(table.kept[each])
    pool.sort()
    table.mix(pool)
    missions = [card for card in pool if KIND[card] == IS_MISSION and card != table.rejected[seat]]
    firsts: list[int] = []  # dealt at the start: none of them is the one that this seat rejected
    if table.dealt:
        dealt = table.dealt[:]
        for each in others:
            dealt[each] = [missions.pop(), missions.pop()]
            firsts += dealt[each]
        table.dealt = dealt
        picks = table.picks[:]
        for each in others:
            if picks[each] >= 0:
                picks[each] = _any(table, [0, 1])
        table.picks = picks
    else:
        kept = table.kept[:]
        for each in others:
            if kept[each] != NO_CARD:
                kept[each] = missions.pop()
                firsts.append(kept[each])
        table.kept = kept
    held = [card for card in pool if KIND[card] != IS_DISCOVERY and card not in firsts]
    discoveries = [card for card in pool if KIND[card] == IS_DISCOVERY]
    for each in others:
        for zone_of_cards in (table.hands[each], table.boxes[each]):
            zone_of_cards[:] = [held.pop() for _ in zone_of_cards]
    for zone in zones:
        table.finds[zone] = discoveries.pop()
    if draws:
        table.drawn = discoveries.pop()
    rest = held + discoveries
    table.mix(rest)
    table.deck = rest


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
