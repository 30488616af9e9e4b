"""What a seat cannot see of the cards, dealt anew as that seat may know it. All cards of a game have the same back."""

from __future__ import annotations

from arsia.games.mars_engine.table import MarsTable
from arsia.kernel.cards.dealing import Deal, fill, together
from arsia.kernel.cards.knowledge import NO_BOOK


def deal_cards_anew(table: MarsTable, seat: int) -> None:
    """Deal all cards that are hidden from the seat anew, consistently with what it knows."""
    zones = table.closed_zones()
    deal = table.plan
    if not isinstance(deal, Deal):
        backs = len(table.knowledge.known)
        table.plan = deal = Deal(table.knowledge, seat, [0] * backs, [-1] * backs, together(zones))
    if table.lean:
        table.knowledge = NO_BOOK
        fill(zones, deal.laid(table.mix))
    else:
        fill(zones, deal.told(table.knowledge, table.mix))


def guessed(table: MarsTable, source: list[int], wanted: int, chosen: int) -> list[int]:
    """What another chose in secret: the first of any so many that it may choose from, in the order of the choice."""
    guess = source[:]
    table.mix(guess)
    return sorted(guess[:wanted], key=source.index)[:chosen]


def whereabouts(table: MarsTable, piles: dict[str, list[int]], heaps: dict[str, list[int]]) -> dict[str, str]:
    """Where every card lies, by its id. Piles have an order; heaps, and what is held or looked at, have none."""
    places: dict[str, str] = {}
    for name, cards in piles.items():
        for index, card in enumerate(cards):
            places[table.ids[card]] = f"{name} {index}"
    everywhere = dict(heaps)
    for name, zones in (
        ("hand", table.hands),
        ("front", table.fronts),
        ("offered", table.offered),
        ("dealt", table.dealt),
    ):
        for owner, cards in enumerate(zones):
            everywhere[f"{name} {owner}"] = cards
    for name, cards in everywhere.items():
        for card in cards:
            places[table.ids[card]] = name
    for owner, card in enumerate(table.corporations):
        if 0 <= card < len(table.knowledge.known):
            places[table.ids[card]] = f"corporation {owner}"
    return places


def movable(table: MarsTable, seat: int, places: dict[str, str]) -> set[str]:
    """The cards that, for all the seat knows, could lie in at least two places."""
    backs = len(table.knowledge.known)
    where = [places[table.ids[card]] for card in range(backs)]
    return {table.ids[card] for card in table.knowledge.movable(seat, [0] * backs, [-1] * backs, where)}
