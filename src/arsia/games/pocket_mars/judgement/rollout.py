"""A quick player for simulated games, and how far a search looks."""

from __future__ import annotations

from typing import Final

from arsia.games.pocket_mars.components import (
    BUILDING,
    COLOUR,
    CONSTRUCTION,
    ECOSYSTEM,
    ENERGY,
    HOMES,
    INDEX,
    SCIENCE,
    VALUE,
)
from arsia.games.pocket_mars.judgement.worth import (
    ABOARD,
    ANYWHERE,
    CHARGE,
    CLIMB,
    FRESH,
    FULL,
    LANDING,
    PREPARED,
    SNAPS,
    SPREAD,
    brings,
    can_climb,
    prospects,
)
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.message import Option

RARE: Final = frozenset({"promote", "demote", "swap", "transfer"})  # questions worth trying every answer


def rollout(table: PocketMars, seat: int) -> Option | None:
    """A sensible option at little cost, or None where any will do."""
    options = table.pending[seat].options
    first = options[0]
    verb = first[0]
    if verb == "use":
        return first
    if verb == "play":
        return best_action(table, seat, options)
    if verb == "land":
        return best_landing(table, seat, options)
    if verb == "prepare":
        return best_prepared(table, seat, options)
    if verb in RARE:
        return best_by_worth(table, seat, options)
    last = options[-1]
    return last if last[0] == "skip" else None


def best_action(table: PocketMars, seat: int, options: tuple[Option, ...]) -> Option:
    """The action of a turn that brings most at once."""
    best = options[0]
    most = -1000.0
    for option in options:
        verb = option[0]
        if verb == "play":
            gain = brings(table, seat, SNAPS[INDEX[str(option[1])]])
        elif verb == "attach":
            card = INDEX[str(option[1])]
            building = COLOUR[card]
            gain = brings(table, seat, PREPARED[card]) + ability(table, seat, building)
            if building < HOMES and table.ship[seat] and VALUE[card] > table.last_value(building):
                gain += LANDING
            gain += FRESH - prospects(table, seat, card)
        elif verb == "reveal":
            # What the card does for its owner is not known, but it is something.
            owner = int(option[1])
            gain = ability(table, seat, COLOUR[table.preps[owner][int(option[2])]]) - 0.5
        elif verb == "launch":
            gain = ABOARD
        else:
            gain = CHARGE
        if gain > most:
            most = gain
            best = option
    return best


def ability(table: PocketMars, seat: int, building: int) -> float:
    """What a Building's ability would bring."""
    if building == CONSTRUCTION:
        return LANDING if table.ship[seat] else 0.0
    if building == SCIENCE:
        return ABOARD if table.earth[seat] else 0.0
    if building == ECOSYSTEM:
        return CLIMB if can_climb(table, seat, ANYWHERE) else 0.0
    return CHARGE if building == ENERGY else 0.1


def best_landing(table: PocketMars, seat: int, options: tuple[Option, ...]) -> Option:
    """Where a landing helps the bonuses most, and where there is room above."""
    inside = [table.colonists_in(building, seat) for building in range(HOMES)]
    homes = HOMES - inside.count(0)
    fullest = max(inside)
    best = options[0]
    most = -1000.0
    for option in options:
        if option[0] != "land":
            continue
        building = BUILDING[str(option[1])]
        here = inside[building]
        gain = 0.0 if here else SPREAD[homes + 1] - SPREAD[homes]
        if here == fullest:
            gain += FULL[here + 1] - FULL[here]
        if not table.star1[building * table.players + seat] and table.has_room(building):
            gain += 0.2
        if gain > most:
            most = gain
            best = option
    return best


def best_prepared(table: PocketMars, seat: int, options: tuple[Option, ...]) -> Option:
    """The card with the best prospects."""
    best = options[0]
    most = -1000.0
    for option in options:
        gain = prospects(table, seat, INDEX[str(option[1])])
        if gain > most:
            most = gain
            best = option
    return best


def best_by_worth(table: PocketMars, seat: int, options: tuple[Option, ...]) -> Option:
    """What stands best at once: dear, and so only for what is seldom asked."""
    best = options[0]
    most = -1000.0
    for option in options:
        after = table.copy()
        after.play(seat, option)
        gain = after.worth(seat)
        if gain > most:
            most = gain
            best = option
    return best


def foresight(table: PocketMars) -> tuple[int, int]:
    """What a card prepares is used a round later."""
    return (0, 2)
