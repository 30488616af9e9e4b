"""What must always hold at a table."""

from __future__ import annotations

from arsia.games.mars_engine.components.climate import GOALS, OCEANS
from arsia.games.mars_engine.components.resources import KINDS, MC, NOTHING
from arsia.games.terraforming_mars import components as c
from arsia.games.terraforming_mars.cards.deck import DECK, IS_EVENT, corporation
from arsia.games.terraforming_mars.components.columns import TAGS_OF
from arsia.games.terraforming_mars.components.names import BEGINNER
from arsia.games.terraforming_mars.effects.lasting import Discount
from arsia.games.terraforming_mars.table import NO_CARD, TerraformingMars
from arsia.kernel.decision import Broken


def check(table: TerraformingMars) -> None:
    """Raise `Broken` if anything is wrong."""
    _check_mats(table)
    _check_board(table)
    _check_cards(table)
    _check_titles(table)


def _check_mats(table: TerraformingMars) -> None:
    if min(table.stock) < 0:
        raise Broken("somebody has fewer than no resources")
    for seat in range(table.seats):
        base = seat * KINDS
        if table.prod[base + MC] < c.MC_FLOOR or min(table.prod[base + 1 : base + KINDS]) < 0:
            raise Broken(f"seat {seat} produces less than it can: {table.prod[base : base + KINDS]}")
        cards = [*table.fronts[seat]]
        if table.corporations[seat] != NO_CARD:
            cards.append(table.corporations[seat])
        tags = [0] * c.TAG_KINDS
        cuts = [0] * c.CUTS
        for card in cards:
            for tag in TAGS_OF[card]:
                tags[tag] += 1
            for effect in (DECK[card] if card < len(DECK) else corporation(card)).lasting:
                if isinstance(effect, Discount):
                    cuts[effect.tag] += effect.n
        if tags != table.tags[seat * c.TAG_KINDS : (seat + 1) * c.TAG_KINDS]:
            raise Broken(f"the tags of seat {seat} are not those of its cards")
        if cuts != table.cuts[seat * c.CUTS : (seat + 1) * c.CUTS]:
            raise Broken(f"the discounts of seat {seat} are not those of its cards")
    for value, goal in zip(table.params, GOALS, strict=True):
        if not 0 <= value <= goal:
            raise Broken(f"a global parameter is out of its range: {table.params}")


def _check_board(table: TerraformingMars) -> None:
    cities = greens = seas = taken = 0
    for at, tile in enumerate(table.tiles):
        bit = 1 << at
        taken |= bit if tile != c.NO_TILE else 0
        cities |= bit if tile in (c.CITY, c.CAPITAL) else 0
        greens |= bit if tile == c.GREENERY else 0
        seas |= bit if tile == c.OCEAN else 0
    if (cities, greens, seas) != (table.cities, table.greens, table.seas):
        raise Broken("the sets of cities, greeneries and oceans do not match the tiles")
    if seas.bit_count() != table.params[OCEANS]:
        raise Broken("there are not as many ocean tiles as the track says")
    owned = 0
    for tiles in table.owned:
        if owned & tiles:
            raise Broken("a tile has two owners")
        owned |= tiles
    if owned & ~taken or owned & seas:
        raise Broken("somebody owns a tile that is not there, or an ocean")
    for claims in table.claims:
        if claims & (taken | ~c.board.USABLE):
            raise Broken("a hex is claimed that cannot be")


def _check_cards(table: TerraformingMars) -> None:
    zones = [table.deck, table.discards, table.box]
    for each in (table.hands, table.fronts, table.events_of, table.offered, table.dealt, table.packs):
        zones += each
    lying = [card for zone in zones for card in zone]
    lying += [card for card in table.corporations if card not in (NO_CARD, BEGINNER)]
    if table.playing != NO_CARD:
        lying.append(table.playing)
    if sorted(lying) != list(range(BEGINNER)):
        raise Broken("a card is missing or lies in two places")
    for seat in range(table.seats):
        if any(IS_EVENT[card] for card in table.fronts[seat]):
            raise Broken("an event lies face up")
        if not all(IS_EVENT[card] for card in table.events_of[seat]):
            raise Broken("a card that is no event lies among the events")
        for card in table.hands[seat] + table.dealt[seat]:
            if not table.knowledge.knows(seat, card):
                raise Broken(f"seat {seat} does not know its own cards")
    in_front = {card for front in table.fronts for card in front}
    for card, held in enumerate(table.held):
        if held and (card not in in_front or DECK[card].holds == NOTHING or held < 0):
            raise Broken(f"resources lie on a card that holds none: {DECK[card].id}")


def _check_titles(table: TerraformingMars) -> None:
    if sum(owner >= 0 for owner in table.milestones) > 3 or sum(owner >= 0 for owner in table.awards) > 3:
        raise Broken("more than three milestones or awards are taken")
