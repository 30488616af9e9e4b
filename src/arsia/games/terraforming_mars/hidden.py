"""What a seat cannot see, dealt anew as that seat may know it."""

from __future__ import annotations

from typing import Final

from arsia.games.terraforming_mars.names import IDS, PROJECT_CARDS
from arsia.games.terraforming_mars.table import BEGINNER, NO_CARD, TerraformingMars

#: All cards have the same back.
_KINDS: Final = [0] * BEGINNER
_UNSEEN: Final = [-1] * BEGINNER


def deal_anew(table: TerraformingMars, seat: int) -> None:
    """Deal everything hidden from the seat anew, consistently with what it knows. Chance is fresh already."""
    zones = [table.deck, table.discards, table.box, *table.hands, *table.offered, *table.dealt, *table.packs]
    lying: list[int] = []
    for zone in zones:
        lying += zone
    placed = table.knowledge.redeal(seat, _KINDS, _UNSEEN, lying, table.mix)
    for zone in zones:
        zone[:] = [placed[card] for card in zone]
    for other, cards in enumerate(table.chosen):
        if other != seat and cards:
            _guess(table, other, cards)


def _guess(table: TerraformingMars, other: int, cards: list[int]) -> None:
    """What another chose in secret can be any of what it chooses from."""
    source = table.packs[other] if table.packs else table.dealt[other] or table.hands[other]
    corporation = [card for card in cards if card >= PROJECT_CARDS]
    wanted = len(cards) - len(corporation)
    guess = source[:]
    table.mix(guess)
    guess = sorted(guess[:wanted], key=source.index)
    if corporation:
        offered = table.offered[other][:]
        table.mix(offered)
        guess.insert(0, offered[0])
    cards[:] = guess


def whereabouts(table: TerraformingMars) -> dict[str, str]:
    """Where every card lies, by its id."""
    places: dict[str, str] = {}
    for index, card in enumerate(table.deck):
        places[IDS[card]] = f"deck {index}"
    zones: dict[str, list[int]] = {"discards": table.discards, "box": table.box}
    for name, each in (
        ("hand", table.hands),
        ("front", table.fronts),
        ("events", table.events_of),
        ("offered", table.offered),
        ("dealt", table.dealt),
        ("pack", table.packs),
    ):
        for owner, cards in enumerate(each):
            zones[f"{name} {owner}"] = cards
    for name, cards in zones.items():
        for card in cards:
            places[IDS[card]] = name
    for owner, card in enumerate(table.corporations):
        if card not in (NO_CARD, BEGINNER):
            places[IDS[card]] = f"corporation {owner}"
    if table.playing != NO_CARD:
        places[IDS[table.playing]] = "playing"
    return places


def movable(table: TerraformingMars, seat: int) -> set[str]:
    """The cards that, for all the seat knows, could lie in at least two places."""
    places = whereabouts(table)
    where = [places[IDS[card]] for card in range(BEGINNER)]
    return {IDS[card] for card in table.knowledge.movable(seat, _KINDS, _UNSEEN, where)}
