"""What a seat cannot see, dealt anew as that seat may know it."""

from __future__ import annotations

from arsia.games.mars_engine.views import hidden as hidden
from arsia.games.terraforming_mars.components.names import IDS, PROJECT_CARDS
from arsia.games.terraforming_mars.table import NO_CARD, TerraformingMars


def deal_anew(table: TerraformingMars, seat: int) -> None:
    """Deal everything hidden from the seat anew, consistently with what it knows. Chance is fresh already."""
    hidden.deal_cards_anew(table, seat)
    for other, cards in enumerate(table.chosen):
        if other != seat and cards:
            _guess(table, other, cards)


def _guess(table: TerraformingMars, other: int, cards: list[int]) -> None:
    """What another chose in secret can be any of what it chooses from."""
    source = table.packs[other] if table.packs else table.dealt[other] or table.hands[other]
    corporation = [card for card in cards if card >= PROJECT_CARDS]
    wanted = len(cards) - len(corporation)
    guess = hidden.guessed(table, source, wanted, wanted)
    if corporation:
        offered = table.offered[other][:]
        table.mix(offered)
        guess.insert(0, offered[0])
    cards[:] = guess


def whereabouts(table: TerraformingMars) -> dict[str, str]:
    """Where every card lies, by its id."""
    heaps = {"discards": table.discards, "box": table.box}
    for name, zones in (("events", table.events_of), ("pack", table.packs)):
        for owner, cards in enumerate(zones):
            heaps[f"{name} {owner}"] = cards
    places = hidden.whereabouts(table, {"deck": table.deck}, heaps)
    if table.playing != NO_CARD:
        places[IDS[table.playing]] = "playing"
    return places


def movable(table: TerraformingMars, seat: int) -> set[str]:
    """The cards that, for all the seat knows, could lie in at least two places."""
    return hidden.movable(table, seat, whereabouts(table))
