"""What a seat cannot see, dealt anew as that seat may know it."""

from __future__ import annotations

from arsia.games.pocket_mars.components import COLOUR, IDS, PREP
from arsia.games.pocket_mars.table import NO_CARD, PocketMars
from arsia.kernel.cards.bits import bits_of
from arsia.kernel.cards.dealing import Deal, fill, together
from arsia.kernel.cards.knowledge import NO_BOOK


class Plan:
    """How the cards may lie, and which places hold those that lie face down in a column or were put under the deck."""

    __slots__ = ("bottomed", "covered", "deal")

    def __init__(self, table: PocketMars, seat: int, lying: list[int]) -> None:
        self.deal = Deal(table.knowledge, seat, COLOUR, shown_backs(table), lying)
        self.covered = [at for at, card in enumerate(lying) if table.covered >> card & 1]
        self.bottomed = [at for at, card in enumerate(lying) if table.bottomed >> card & 1]


def deal_anew(table: PocketMars, seat: int) -> None:
    """Deal everything hidden from the seat anew, consistently with what it knows. Chance is fresh already."""
    zones = [table.deck, *table.hands, *table.preps, *table.packs, *table.columns]
    plan = table.plan
    if not isinstance(plan, Plan):
        table.plan = plan = Plan(table, seat, together(zones))
    if table.lean:
        table.knowledge = NO_BOOK
        laid = plan.deal.laid(table.mix)
    else:
        laid = plan.deal.told(table.knowledge, table.mix)
    fill(zones, laid)
    table.covered = bits_of([laid[at] for at in plan.covered])
    table.bottomed = bits_of([laid[at] for at in plan.bottomed])
    for other, cards in enumerate(table.chosen):
        if other != seat and cards:
            # What another chose in secret can be any of the cards it chose from, a pair in the order they are held.
            source = table.packs[other] if table.packs else table.hands[other]
            guess = source[:]
            table.mix(guess)
            if not table.packs:
                guess = sorted(guess[:PREP], key=source.index)
            cards[:] = guess[: len(cards)]


def shown_backs(table: PocketMars) -> list[int]:
    """For each card the colour that everybody sees where it lies, or -1: only the deck hides backs."""
    shown = list(COLOUR)
    for card in table.deck[:-1]:
        if not table.bottomed >> card & 1:
            shown[card] = -1
    return shown


def whereabouts(table: PocketMars) -> dict[str, str]:
    """Where every card lies, by its id."""
    zones: dict[str, list[int]] = {"deck": table.deck, "discard": table.discard}
    for name, each in (("hand", table.hands), ("prep", table.preps), ("pack", table.packs), ("column", table.columns)):
        for owner, cards in enumerate(each):
            zones[f"{name} {owner}"] = cards
    # Hands and packs are held unordered; everything else has places.
    places: dict[str, str] = {}
    for name, cards in zones.items():
        for index, card in enumerate(cards):
            places[IDS[card]] = name if name[:4] in ("hand", "pack") else f"{name} {index}"
    if table.playing != NO_CARD:
        places[IDS[table.playing]] = "playing"
    return places


def movable(table: PocketMars, seat: int) -> set[str]:
    """The cards that, for all the seat knows, could lie in at least two places."""
    places = whereabouts(table)
    where = [places[name] for name in IDS]
    return {IDS[card] for card in table.knowledge.movable(seat, COLOUR, shown_backs(table), where)}
