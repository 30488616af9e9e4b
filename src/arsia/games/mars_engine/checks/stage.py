"""What a test may set and read of a table of either game in the same way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from arsia.games.mars_engine.components.resources import KINDS
from arsia.games.mars_engine.table import NO_CARD, MarsTable
from arsia.kernel.stage import Entry, Where, amounts, at, cards, choice, number, told
from arsia.kernel.table import changed

T = TypeVar("T", bound=MarsTable)

MOST: Final = 9999
#: Where played cards lie, in either game.
LAID: Final = ("fronts", "events_of")
#: What follows from the cards in play in either game, and is begun anew when a test changes them.
FROM_CARDS: Final = ("tags", "cuts", "steel_value", "titanium_value", "heat_pays", "listeners")


def unplayed(table: T) -> T:
    """The same table before anything was done."""
    return type(table)(table.game, table.seats, table.seed or 0, table.options, table.telling)  # type: ignore[call-arg]


def forget(table: MarsTable, names: Sequence[str]) -> None:
    """What follows from the cards in play, as it is without any."""
    fresh = unplayed(table)
    for name in names:
        setattr(table, name, getattr(fresh, name))


def stock(names: Mapping[str, int]) -> tuple[Entry, ...]:
    """What lies on a mat, by name."""
    return tuple(
        number(name, 0, MOST, at("stock", KINDS, resource), "resources in stock") for name, resource in names.items()
    )


def by_name(field: str, wide: int, index: Mapping[str, int]) -> Where[MarsTable]:
    """A number for each name, in a list that is kept seat by seat; what is not named stays."""

    def read(table: MarsTable, seat: int) -> dict[str, int]:
        return {name: getattr(table, field)[seat * wide + place] for name, place in index.items()}

    def put(table: MarsTable, seat: int, values: Mapping[str, int]) -> None:
        for name, n in values.items():
            setattr(table, field, changed(getattr(table, field), seat * wide + index[name], n))

    return Where(read, put)


# ---- cards -----------------------------------------------------------------------------------------------------------


def give(table: MarsTable, seat: int, card: str) -> None:
    """A card into a hand, from wherever it is."""
    move(table, table.hands[seat], card, 1 << seat)


def move(table: MarsTable, zone: list[int], name: str, known: int) -> None:
    """Move a card to the end of a zone, from wherever it is."""
    card = table.index[name]
    for place in table.closed_zones():
        if card in place:
            place.remove(card)
    for zones in LAID:
        for seat, laid in enumerate(getattr(table, zones, ())):
            if card in laid:
                _lay_out(table, zones, seat, [other for other in laid if other != card])
    zone.append(card)
    table.knowledge.put(card, known)


def lay(table: MarsTable, zones: str, seat: int, name: str) -> None:
    """One more card in front of its owner, from wherever it is."""
    move(table, [], name, table.everyone)
    _lay_out(table, zones, seat, [*getattr(table, zones)[seat], table.index[name]])


def _lay_out(table: MarsTable, zones: str, seat: int, cards: list[int]) -> None:
    """These are the seat's played cards of a kind; copies of the table share such lists."""
    setattr(table, zones, changed(getattr(table, zones), seat, cards))


def names_in(table: MarsTable, zone: Sequence[int]) -> tuple[str, ...]:
    """Cards by their ids."""
    return tuple(table.ids[card] for card in zone)


def _held_cards(zones: str) -> Where[MarsTable]:
    """These and no others in a zone that only its owner sees; what lay there goes under the deck."""

    def put(table: MarsTable, seat: int, names: Sequence[str]) -> None:
        zone = getattr(table, zones)[seat]
        for card in list(zone):
            move(table, table.deck, table.ids[card], 0)
            table.deck.insert(0, table.deck.pop())
        for name in names:
            move(table, zone, name, 1 << seat)

    return Where(lambda table, seat: names_in(table, getattr(table, zones)[seat]), put)


def played(zones: str, put: Callable[[Any, int, Sequence[str]], None]) -> Where[MarsTable]:
    """Cards in front of their owner."""
    return Where(lambda table, seat: names_in(table, getattr(table, zones)[seat]), put)


def seat_cards(projects: Sequence[str]) -> tuple[Entry, ...]:
    """What a seat holds and looks at, what lies on its cards, and which of them were used."""
    return (
        cards("hand", projects, _held_cards("hands"), "cards in order; replaces the hand"),
        cards("dealt", projects, _held_cards("dealt"), "cards to choose from; replaces them"),
        amounts("held", projects, 0, MOST, Where(_held, _put_held), 'resources on cards in play, as `{"fish": 2}`'),
    )


def used(names: Sequence[str]) -> Entry:
    """Cards whose action was used."""
    return cards("used", names, Where(_used, _put_used), "cards whose action was used lately; adds to them")


def corporation(names: Sequence[str], put: Callable[[Any, int, str], None]) -> Entry:
    """The corporation of a seat; setting it gives none of its money."""
    return choice(
        "corporation",
        names,
        Where(_corporation, put),
        "with its tags and effects, not its M€; None where there is none",
    )


def piles(projects: Sequence[str]) -> tuple[Entry, ...]:
    """The deck and the discards."""
    return (
        cards(
            "deck",
            projects,
            Where(lambda table, seat: names_in(table, table.deck[::-1]), _put_on_deck),
            "cards, top first; puts these on top and leaves the others below",
        ),
        cards(
            "discards",
            projects,
            Where(lambda table, seat: names_in(table, table.discards), _put_discards),
            "cards, newest last; adds these",
        ),
    )


def score(tally: Callable[[Any, int], int]) -> Entry:
    """Points."""
    return told("score", tally, "points as things stand")


def swap_corporation(table: MarsTable, seat: int, name: str) -> None:
    """This corporation instead of the one that the seat has."""
    card = table.index[name]
    if card in table.box:
        table.box.remove(card)
    before = table.corporations[seat]
    if NO_CARD != before < len(table.knowledge.known):
        table.box.append(before)
    table.corporations = changed(table.corporations, seat, card)
    if card < len(table.knowledge.known):
        table.knowledge.put(card, table.everyone)


def _corporation(table: MarsTable, seat: int) -> str | None:
    return None if table.corporations[seat] == NO_CARD else table.ids[table.corporations[seat]]


def _held(table: MarsTable, seat: int) -> dict[str, int]:
    return {table.ids[card]: table.held[card] for card in table.fronts[seat] if table.held[card]}


def _put_held(table: MarsTable, seat: int, values: Mapping[str, int]) -> None:
    for name, n in values.items():
        table.held = changed(table.held, table.index[name], n)


def _used(table: MarsTable, seat: int) -> tuple[str, ...]:
    own = [*table.fronts[seat], *[card for card in [table.corporations[seat]] if card != NO_CARD]]
    return names_in(table, [card for card in own if table.used >> card & 1])


def _put_used(table: MarsTable, seat: int, names: Sequence[str]) -> None:
    for name in names:
        table.used |= 1 << table.index[name]


def _put_on_deck(table: MarsTable, seat: int, names: Sequence[str]) -> None:
    for name in reversed(names):
        move(table, table.deck, name, 0)


def _put_discards(table: MarsTable, seat: int, names: Sequence[str]) -> None:
    for name in names:
        move(table, table.discards, name, 0)
