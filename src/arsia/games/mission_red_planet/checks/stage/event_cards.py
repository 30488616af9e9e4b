"""Event cards: held, in the deck, at zones, out of the game."""

from __future__ import annotations

from typing import Any, Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.stage import Where, cards, choice, other


def give(table: MissionRedPlanet, seat: int, card: str) -> None:
    """A character, a mission or an action into a hand, from wherever it is."""
    if card in c.CHARACTER:
        table.played[seat] &= ~(1 << c.CHARACTER[card])
        return
    if card in c.DISCOVERIES:
        raise ValueError(f"{card!r} is a discovery, which nobody holds; set discovery_<zone> instead")
    _take_event(table, c.EVENT[card])
    table.hands[seat].append(c.EVENT[card])


def _take_event(table: MissionRedPlanet, card: int) -> None:
    """Out of wherever it lies."""
    for pile in (table.deck, table.discarded, *table.hands, *table.boxes, *table.dealt):
        if card in pile:
            pile.remove(card)
    table.kept = [c.NO_CARD if each == card else each for each in table.kept]
    if table.options["unkept_aside"]:
        table.rejected = [c.NO_CARD if each == card else each for each in table.rejected]
    table.finds = [c.NO_CARD if each == card else each for each in table.finds]


def _refill(table: MissionRedPlanet, pile: list[int], kinds: tuple[int, ...], names: list[str]) -> None:
    """Of these kinds exactly these cards; what lay there goes to the bottom of the deck."""
    for card in [each for each in pile if c.KIND[each] in kinds]:
        pile.remove(card)
        table.deck.insert(0, card)
    for name in names:
        _take_event(table, c.EVENT[name])
        pile.append(c.EVENT[name])


def _ids(events: list[int]) -> tuple[str, ...]:
    return tuple(c.EVENT_CARDS[card] for card in events)


def _missions(table: MissionRedPlanet, seat: int) -> tuple[str, ...]:
    held = [table.kept[seat], *table.hands[seat]]
    return _ids([card for card in held if card != c.NO_CARD and c.KIND[card] == c.IS_MISSION])


def _put_missions(table: MissionRedPlanet, seat: int, names: list[str]) -> None:
    """The first one is that of the start."""
    if table.kept[seat] != c.NO_CARD:
        table.deck.insert(0, table.kept[seat])
    _refill(table, table.hands[seat], (c.IS_MISSION,), names)
    first = table.hands[seat].pop(-len(names)) if names else c.NO_CARD
    table.kept = [first if each == seat else card for each, card in enumerate(table.kept)]


def _put_actions(table: MissionRedPlanet, seat: int, names: list[str]) -> None:
    _refill(table, table.hands[seat], (c.IS_ACTION,), names)


def _put_box(table: MissionRedPlanet, seat: int, names: list[str]) -> None:
    _refill(table, table.boxes[seat], (c.IS_MISSION, c.IS_ACTION), names)


def _put_rejected(table: MissionRedPlanet, seat: int, name: str | None) -> None:
    card = c.NO_CARD if name is None else c.EVENT[name]
    if table.options["unkept_aside"]:
        table.deck = [each for each in table.rejected[seat : seat + 1] if each != c.NO_CARD] + table.deck
        if name is not None:
            _take_event(table, card)
    table.rejected = [card if each == seat else other for each, other in enumerate(table.rejected)]


def _put_on_deck(table: MissionRedPlanet, seat: int, names: list[str]) -> None:
    for name in reversed(names):
        _take_event(table, c.EVENT[name])
        table.deck.append(c.EVENT[name])


def _put_discard(table: MissionRedPlanet, seat: int, names: list[str]) -> None:
    _refill(table, table.discarded, (c.IS_DISCOVERY, c.IS_MISSION, c.IS_ACTION), names)


def _card_or_none(card: int) -> str | None:
    return None if card == c.NO_CARD else c.EVENT_CARDS[card]


def _discovery(zone: int) -> Where[MissionRedPlanet]:
    def put(table: MissionRedPlanet, seat: int, name: str | None) -> None:
        if table.finds[zone] != c.NO_CARD:
            table.deck.insert(0, table.finds[zone])
        table.finds[zone] = c.NO_CARD
        table.seen[zone] = 0
        if name is not None:
            _take_event(table, c.EVENT[name])
            table.finds[zone] = c.EVENT[name]

    return Where(lambda table, seat: _card_or_none(table.finds[zone]), put)


def _seen(zone: int) -> Where[MissionRedPlanet]:
    def put(table: MissionRedPlanet, seat: int, seats: list[int]) -> None:
        table.seen[zone] = sum({1 << each for each in seats})

    return Where(lambda table, seat: tuple(s for s in range(table.seats) if table.seen[zone] >> s & 1), put)


def _are_seats(table: MissionRedPlanet, value: Any) -> bool:
    return isinstance(value, (list, tuple)) and all(type(seat) is int and 0 <= seat < table.seats for seat in value)


def _actions(table: MissionRedPlanet, seat: int) -> tuple[str, ...]:
    return _ids([card for card in table.hands[seat] if c.KIND[card] == c.IS_ACTION])


_BOX: Final = Where[MissionRedPlanet](lambda table, seat: _ids(table.boxes[seat]), _put_box)
_REJECTED: Final = Where[MissionRedPlanet](lambda table, seat: _card_or_none(table.rejected[seat]), _put_rejected)
_DECK: Final = Where[MissionRedPlanet](lambda table, seat: _ids(table.deck[::-1]), _put_on_deck)
_DISCARD: Final = Where[MissionRedPlanet](lambda table, seat: _ids(table.discarded), _put_discard)
_FINDS: Final = (None, *c.DISCOVERIES)
OF_A_PLAYER: Final = (
    cards("missions", c.MISSIONS, Where(_missions, _put_missions), "the first is that of the start; replaces them"),
    cards("actions", c.ACTIONS, Where(_actions, _put_actions), "actions held; replaces them"),
    cards("box", c.MISSIONS + c.ACTIONS, _BOX, "events that a neutral Scientist drew; replaces them"),
    choice("rejected", (None, *c.MISSIONS), _REJECTED, "the mission of the start that was not kept"),
)
OF_THE_TABLE: Final = (
    cards("deck", c.EVENT_CARDS, _DECK, "event cards, top first; puts these on top and leaves the others below"),
    cards("discard", c.EVENT_CARDS, _DISCARD, "event cards face up out of the game; replaces them"),
    *[
        choice(f"discovery_{name}", _FINDS, _discovery(zone), "the discovery there; nobody has looked at it")
        for zone, name in enumerate(c.ZONES[: c.OUTER])
    ],
    *[
        other(
            f"seen_{name}", "a list of seats", _are_seats, _seen(zone), "the seats that looked at the discovery there"
        )
        for zone, name in enumerate(c.ZONES[: c.OUTER])
    ],
)
