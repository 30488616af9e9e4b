"""What a seat cannot see, dealt anew as that seat may know it."""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.components import NO_PHASE, PHASES
from arsia.games.ares_expedition.names import ALL_CARDS, IDS, PROJECT_CARDS
from arsia.games.ares_expedition.table import NO_CARD, AresExpedition
from arsia.games.mars_engine.climate import OCEANS

#: All cards have the same back.
_KINDS: Final = [0] * ALL_CARDS
_UNSEEN: Final = [-1] * ALL_CARDS


def deal_anew(table: AresExpedition, seat: int) -> None:
    """Deal everything hidden from the seat anew, consistently with what it knows. Chance is fresh already."""
    zones = [table.deck, table.discards, table.box, *table.hands, *table.offered, *table.dealt]
    lying: list[int] = []
    for zone in zones:
        lying += zone
    placed = table.knowledge.redeal(seat, _KINDS, _UNSEEN, lying, table.mix)
    for zone in zones:
        zone[:] = [placed[card] for card in zone]
    for other in range(table.seats):
        if other != seat:
            if table.chosen[other]:
                _guess(table, other, table.chosen[other])
            if table.plans[other] != NO_PHASE:
                open_to = [phase for phase in range(len(PHASES)) if phase != table.picked[other]]
                table.mix(open_to)
                table.plans[other] = open_to[0]
    flipped = table.params[OCEANS]
    hidden = sorted(table.tiles[flipped:])
    table.mix(hidden)
    table.tiles[flipped:] = hidden
    table.bot_deck.sort()
    table.mix(table.bot_deck)


def _guess(table: AresExpedition, other: int, cards: list[int]) -> None:
    """What another chose in secret can be any of what it chooses from, and the rest of the choice still follows."""
    from arsia.games.ares_expedition.card_effects import DiscardCards, KeepDealt

    corporation = [card for card in cards if card >= PROJECT_CARDS]
    if corporation and len(table.offered[other]) > 1:
        offered = table.offered[other][:]
        table.mix(offered)
        corporation = offered[:1]
    wanted = chosen = len(cards) - len(corporation)
    lane = table.lanes[other] if table.lanes else table.lane
    asked = lane[-1][0] if lane else None
    source = table.dealt[other] or table.hands[other]
    if isinstance(asked, (DiscardCards, KeepDealt)):
        wanted = min(asked.n, len(source))
    guess = source[:]
    table.mix(guess)
    cards[:] = corporation + sorted(guess[:wanted], key=source.index)[:chosen]


def whereabouts(table: AresExpedition) -> dict[str, str]:
    """Where every card lies, by its id."""
    places: dict[str, str] = {}
    # Piles have an order; hands and what is looked at have none.
    for pile, name in ((table.deck, "deck"), (table.discards, "discards"), (table.box, "box")):
        for index, card in enumerate(pile):
            places[IDS[card]] = f"{name} {index}"
    zones: dict[str, list[int]] = {}
    for name, each in (
        ("hand", table.hands),
        ("front", table.fronts),
        ("offered", table.offered),
        ("dealt", table.dealt),
    ):
        for owner, cards in enumerate(each):
            zones[f"{name} {owner}"] = cards
    for name, cards in zones.items():
        for card in cards:
            places[IDS[card]] = name
    for owner, card in enumerate(table.corporations):
        if card != NO_CARD:
            places[IDS[card]] = f"corporation {owner}"
    for card in range(PROJECT_CARDS):
        if table.playing >> card & 1:
            places[IDS[card]] = "playing"
    for index, tile in enumerate(table.tiles):
        places[f"ocean tile {tile}"] = f"tile {index}"
    for index, phase in enumerate(table.bot_deck):
        places[f"bot card {PHASES[phase]}"] = f"bot deck {index}"
    for owner, plan in enumerate(table.plans):
        if plan != NO_PHASE:
            places[f"plan {owner}"] = PHASES[plan]
    return places


def movable(table: AresExpedition, seat: int) -> set[str]:
    """The cards that, for all the seat knows, could lie in at least two places."""
    places = whereabouts(table)
    where = [places[IDS[card]] for card in range(ALL_CARDS)]
    found = {IDS[card] for card in table.knowledge.movable(seat, _KINDS, _UNSEEN, where)}
    hidden = table.tiles[table.params[OCEANS] :]
    if len(hidden) > 1:
        found |= {f"ocean tile {tile}" for tile in hidden}
    if len(table.bot_deck) > 1:
        found |= {f"bot card {PHASES[phase]}" for phase in table.bot_deck}
    return found | {f"plan {each}" for each, plan in enumerate(table.plans) if each != seat and plan != NO_PHASE}
