"""What must always hold at a table of Mission: Red Planet."""

from __future__ import annotations

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.decision import Broken


def check(table: MissionRedPlanet) -> None:
    """Raise `Broken` if something does not hold."""
    _check_astronauts(table)
    _check_ships(table)
    _check_tokens(table)
    _check_characters(table)
    _check_events(table)


def _check_astronauts(table: MissionRedPlanet) -> None:
    players = table.players
    if min(*table.supply, *table.lost, *table.men, *table.crews) < 0:
        raise Broken("somewhere are fewer than no astronauts")
    for player in range(players):
        there = sum(table.men[player::players]) + sum(table.crews[player::players])
        if table.supply[player] + table.lost[player] + there != c.ASTRONAUTS:
            raise Broken(f"colour {player} has not exactly {c.ASTRONAUTS} astronauts")


def _check_ships(table: MissionRedPlanet) -> None:
    lying = [ship for ship in table.ships if ship != c.NO_SHIP] + table.ship_deck + table.ship_discard
    if sorted(lying) != list(range(len(c.SHIPS))):
        raise Broken("a ship is missing or lies in two places")
    for dock, ship in enumerate(table.ships):
        if ship == c.NO_SHIP:
            if table.aboard(dock) or table.free[dock] or table.stacks[dock] or table.launched >> dock & 1:
                raise Broken(f"something is on dock {dock}, which has no ship")
            continue
        room = 0 if table.launched >> dock & 1 else c.CAPACITY[ship] - table.aboard(dock)
        if table.free[dock] != room or table.aboard(dock) > c.CAPACITY[ship]:
            raise Broken(f"the ship on dock {dock} has {table.aboard(dock)} aboard and {table.free[dock]} free seats")
        stack = table.stacks[dock]
        if table.heading[dock] != (stack[-1] if stack else c.DESTINATION[ship]):
            raise Broken(f"the ship on dock {dock} goes where neither its card nor its tokens say")


def _check_tokens(table: MissionRedPlanet) -> None:
    for zone in range(c.PLACES):
        used = sum(stack.count(zone) for stack in table.stacks)
        if table.tokens[zone] < 0 or table.tokens[zone] + used != c.DESTINATION_TOKENS:
            raise Broken(f"destination tokens for {c.ZONES[zone]} are missing or too many")
    tokens = [*table.resources, table.spare]
    if tuple([tokens.count(kind) for kind in range(c.TYPES)]) != c.RESOURCE_TOKENS:
        raise Broken("a resource token is missing or there twice")
    if min(*table.points, *table.lying) < 0:
        raise Broken("there are fewer than no point tokens somewhere")
    players = table.players
    for zone in range(c.PLACES):
        here = table.men[zone * players : (zone + 1) * players]
        if any(here) and not table.opened >> zone & 1 and not _is_moving(table):
            raise Broken(f"somebody is in {c.ZONES[zone]}, and its resource lies face down")


def _is_moving(table: MissionRedPlanet) -> bool:
    """Are several astronauts being moved at once, so that nothing is turned up yet?"""
    return any(asked.prompt.id in ("prompt-from-phobos", "prompt-storm") for asked in table.pending.values())


def _check_characters(table: MissionRedPlanet) -> None:
    for player in range(table.players):
        chosen = table.chosen[player]
        if chosen and not table.shown >> player & 1:
            if chosen >= table.called:
                raise Broken(f"the character of colour {player} was called and not shown")
            if table.played[player] >> chosen & 1:
                raise Broken(f"colour {player} has chosen a character that lies before it")
        if table.neutral and player >= table.seats:
            cards = table.neutral[player] + [n for n in range(1, c.HIGHEST + 1) if table.played[player] >> n & 1]
            if chosen and not table.shown >> player & 1:
                cards.append(chosen)
            if table.boxed >> player & 1:
                cards.append(c.HIGHEST)
            if sorted(cards) != list(range(1, c.HIGHEST + 1)):
                raise Broken(f"a neutral character of colour {player} is missing or lies in two places")
        elif not c.ALL_CHARACTERS & ~table.played[player] and chosen != c.HIGHEST:  # the Recruiter brings them back
            raise Broken(f"colour {player} has no character left")


def _check_events(table: MissionRedPlanet) -> None:
    lying = (
        table.deck + table.discarded + [card for card in [*table.finds, table.drawn, *table.kept] if card != c.NO_CARD]
    )
    for cards in (*table.hands, *table.boxes, *table.dealt):
        lying = lying + cards
    if table.options["unkept_aside"]:
        lying = lying + [card for card in table.rejected if card != c.NO_CARD]
    if sorted(lying) != list(range(c.CARDS)):
        raise Broken("an event card is missing or lies in two places")
    for card in [*table.finds, table.drawn]:
        if card != c.NO_CARD and c.KIND[card] != c.IS_DISCOVERY:
            raise Broken(f"{c.EVENT_CARDS[card]} is no discovery")
    for seat in range(table.seats):
        if any(c.KIND[card] not in (c.IS_MISSION, c.IS_ACTION) for card in table.hands[seat] + table.boxes[seat]):
            raise Broken(f"seat {seat} holds a discovery")
