"""What must always hold at a table of Pocket Mars."""

from __future__ import annotations

from arsia.games.pocket_mars.components import CARDS, COLONISTS, COLOUR, ENERGY_MAX, HOMES, NAMES
from arsia.games.pocket_mars.table import NO_CARD, PocketMars
from arsia.kernel.decision import Broken


def check(table: PocketMars) -> None:
    """Raise `Broken` if something does not hold."""
    for player in range(table.players):
        if min(table.earth[player], table.ship[player]) < 0:
            raise Broken(f"player {player} has fewer than no colonists somewhere")
        if table.earth[player] + table.ship[player] + table.landed(player) != COLONISTS:
            raise Broken(f"player {player} has not exactly {COLONISTS} colonists")
        if not 0 <= table.energy[player] <= ENERGY_MAX:
            raise Broken(f"player {player} has energy {table.energy[player]}")
    if min(table.star1) < 0 or min(table.star2) < 0:
        raise Broken("a Building holds fewer than no colonists")
    for building in range(HOMES):
        at = building * table.players
        if sum(table.star2[at : at + table.players]) > table.room:
            raise Broken(f"the double star of {NAMES[building]} is overfull")
    for colour, column in enumerate(table.columns):
        if any(COLOUR[card] != colour for card in column):
            raise Broken(f"a card of another colour is attached to {NAMES[colour]}")
    _check_cards(table)


def _check_cards(table: PocketMars) -> None:
    zones = (table.hands, table.preps, table.packs, table.columns)
    lying = [card for zone in zones for cards in zone for card in cards]
    lying += table.deck + table.discard + ([table.playing] if table.playing != NO_CARD else [])
    if sorted(lying) != list(range(CARDS)):
        raise Broken("a card is missing or lies in two places")
    attached = {card for column in table.columns for card in column}
    if any(table.covered >> card & 1 and card not in attached for card in range(CARDS)):
        raise Broken("a card lies face down where none is attached")
    if any(table.bottomed >> card & 1 and card not in table.deck for card in range(CARDS)):
        raise Broken("a card was put under the deck and is not in it")
    for seat in range(table.seats):
        for colour in range(len(NAMES)):
            twins = [card for card in table.hands[seat] if COLOUR[card] == colour]
            watchers = range(table.seats if table.seed is not None else 0)
            if any(table.knowledge.tells_apart(other, twins) for other in watchers):
                raise Broken(f"somebody could tell apart what seat {seat} holds in no order")
        if any(not table.knowledge.knows(seat, card) for card in table.hands[seat] + table.preps[seat]):
            raise Broken(f"seat {seat} does not know its own cards")
