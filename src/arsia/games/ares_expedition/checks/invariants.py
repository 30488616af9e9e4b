"""What must always hold at a table."""

from __future__ import annotations

from arsia.games.ares_expedition import components as c
from arsia.games.ares_expedition.cards.deck import DECK, corporation
from arsia.games.ares_expedition.effects.lasting import Discount, Grow
from arsia.games.ares_expedition.effects.mat import Produce
from arsia.games.ares_expedition.table import NO_CARD, AresExpedition
from arsia.games.mars_engine.components.climate import GOALS
from arsia.games.mars_engine.components.resources import KINDS, NOTHING
from arsia.games.mars_engine.effects.lasting import Lasting
from arsia.kernel.decision import Broken
from arsia.kernel.step import Step


def check(table: AresExpedition) -> None:
    """Raise `Broken` if anything is wrong."""
    _check_mats(table)
    _check_planet(table)
    _check_cards(table)
    _check_round(table)


def _check_mats(table: AresExpedition) -> None:
    if min(table.stock) < 0 or min(table.prod) < 0 or min(table.tr) < 0 or min(table.forests) < 0:
        raise Broken("somebody has less than nothing")
    for seat in range(table.seats):
        if any(table.stock[seat * KINDS + kind] for kind in range(KINDS) if kind not in c.STOCKS):
            raise Broken(f"seat {seat} holds a resource that nobody can hold")
        tags, cuts, prod = expected(table, seat)
        if tags != table.tags[seat * c.TAG_KINDS : (seat + 1) * c.TAG_KINDS]:
            raise Broken(f"the tags of seat {seat} are not those of its cards")
        if cuts != table.cuts[seat * c.CUTS : (seat + 1) * c.CUTS]:
            raise Broken(f"the discounts of seat {seat} are not those of its cards")
        if not _resolving(table) and prod != table.prod[seat * KINDS : (seat + 1) * KINDS]:
            raise Broken(f"seat {seat} does not produce what its cards say")


def _resolving(table: AresExpedition) -> bool:
    """Is a card in play whose production is still to come?"""
    return any(isinstance(step, Produce) for lane in [table.lane, *table.lanes] for step, _ in lane)


def expected(table: AresExpedition, seat: int) -> tuple[list[int], list[int], list[int]]:
    """Tags, discounts and production as the seat's cards say."""
    tags, cuts, prod = [0] * c.TAG_KINDS, [0] * c.CUTS, [0] * KINDS
    lasting: list[Lasting[AresExpedition]] = []
    now: list[Step[AresExpedition]] = []
    for card in table.fronts[seat]:
        lasting += DECK[card].lasting
        now += DECK[card].now
    own = table.corporations[seat]
    if own != NO_CARD:
        lasting += corporation(own).lasting
        now += corporation(own).now
    for card in [*table.fronts[seat], *([own] if own != NO_CARD else [])]:
        for tag in c.TAGS_OF[card]:
            tags[tag] += 1
    for step in now:
        if isinstance(step, Produce):
            for product, n in step.changes:
                prod[product] += n
    for effect in lasting:
        if isinstance(effect, Discount):
            cuts[effect.tag] += effect.n
        elif isinstance(effect, Grow):
            prod[effect.product] += (
                table.forests[seat] if effect.per == c.FOREST else tags[effect.per]
            ) // effect.every
    return tags, cuts, prod


def _check_planet(table: AresExpedition) -> None:
    for now, start, goal in zip(table.params, table.start_params, GOALS, strict=True):
        if not 0 <= start <= now <= goal:
            raise Broken(f"a global parameter is out of its range: {table.params}")
    if sorted(table.tiles) != list(range(len(c.OCEAN_TILES))):
        raise Broken("an ocean tile is missing")


def _check_cards(table: AresExpedition) -> None:
    zones = [table.deck, table.discards, table.box]
    for each in (table.hands, table.fronts, table.offered, table.dealt):
        zones += each
    lying = [card for zone in zones for card in zone]
    lying += [card for card in table.corporations if card != NO_CARD]
    lying += [card for card in range(c.PROJECT_CARDS) if table.playing >> card & 1]
    if sorted(lying) != list(range(c.ALL_CARDS)):
        raise Broken("a card is missing or lies in two places")
    for seat in range(table.seats):
        for card in table.hands[seat] + table.dealt[seat] + table.offered[seat]:
            if not table.knowledge.knows(seat, card):
                raise Broken(f"seat {seat} does not know its own cards")
    in_front = {card for front in table.fronts for card in front}
    for card, held in enumerate(table.held):
        if held < 0 or (held and (card not in in_front or DECK[card].holds == NOTHING)):
            raise Broken(f"resources lie on a card that holds none: {DECK[card].id}")


def _check_round(table: AresExpedition) -> None:
    if min(table.plays) < 0 or min(table.next_cut) < 0:
        raise Broken("somebody may play fewer than no cards")
    if len(set(table.bot_deck)) != len(table.bot_deck) or len(table.bot_deck) > len(c.PHASES):
        raise Broken("the virtual player has a phase card twice")
    if min(table.cubes, table.markers) < 0:
        raise Broken("the pool holds less than nothing")
