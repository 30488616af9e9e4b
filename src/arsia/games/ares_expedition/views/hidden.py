"""What a seat cannot see, dealt anew as that seat may know it."""

from __future__ import annotations

from arsia.games.ares_expedition import components as c
from arsia.games.ares_expedition.effects.cards import DiscardCards, KeepDealt
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.components.climate import OCEANS
from arsia.games.mars_engine.views import hidden as hidden


def deal_anew(table: AresExpedition, seat: int) -> None:
    """Deal everything hidden from the seat anew, consistently with what it knows. Chance is fresh already."""
    hidden.deal_cards_anew(table, seat)
    for other in range(table.seats):
        if other != seat:
            if table.chosen[other]:
                _guess(table, other, table.chosen[other])
            if table.plans[other] != c.NO_PHASE:
                open_to = [phase for phase in range(len(c.PHASES)) if phase != table.picked[other]]
                table.mix(open_to)
                table.plans[other] = open_to[0]
    flipped = table.params[OCEANS]
    covered = sorted(table.tiles[flipped:])
    table.mix(covered)
    table.tiles[flipped:] = covered
    table.bot_deck.sort()
    table.mix(table.bot_deck)


def _guess(table: AresExpedition, other: int, cards: list[int]) -> None:
    """What another chose in secret can be any of what it chooses from, and the rest of the choice still follows."""
    corporation = [card for card in cards if card >= c.PROJECT_CARDS]
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
    cards[:] = corporation + hidden.guessed(table, source, wanted, chosen)


def whereabouts(table: AresExpedition) -> dict[str, str]:
    """Where every card lies, by its id."""
    places = hidden.whereabouts(table, {"deck": table.deck, "discards": table.discards, "box": table.box}, {})
    for card in range(c.PROJECT_CARDS):
        if table.playing >> card & 1:
            places[c.IDS[card]] = "playing"
    for index, tile in enumerate(table.tiles):
        places[f"ocean tile {tile}"] = f"tile {index}"
    for index, phase in enumerate(table.bot_deck):
        places[f"bot card {c.PHASES[phase]}"] = f"bot deck {index}"
    for owner, plan in enumerate(table.plans):
        if plan != c.NO_PHASE:
            places[f"plan {owner}"] = c.PHASES[plan]
    return places


def movable(table: AresExpedition, seat: int) -> set[str]:
    """The cards that, for all the seat knows, could lie in at least two places."""
    found = hidden.movable(table, seat, whereabouts(table))
    covered = table.tiles[table.params[OCEANS] :]
    if len(covered) > 1:
        found |= {f"ocean tile {tile}" for tile in covered}
    if len(table.bot_deck) > 1:
        found |= {f"bot card {c.PHASES[phase]}" for phase in table.bot_deck}
    return found | {f"plan {each}" for each, plan in enumerate(table.plans) if each != seat and plan != c.NO_PHASE}
