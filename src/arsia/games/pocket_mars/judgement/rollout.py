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
from arsia.games.pocket_mars.judgement.numbers import NUMBERS, QuickNumbers
from arsia.games.pocket_mars.judgement.worth import (
    ANYWHERE,
    FULL,
    PREPARED,
    SNAPS,
    SPREAD,
    brings,
    can_climb,
    prospects,
)
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.message import Option
from arsia.kernel.numbers import MOST, most

RARE: Final = frozenset({"promote", "demote", "swap", "transfer"})  # questions worth trying every answer


def rollout(table: PocketMars, seat: int) -> Option | None:
    """A sensible option at little cost, or None where any will do."""
    options = table.pending[seat].options
    first = options[0]
    if first[0] == "use":
        return first
    promises = promise(table, seat)
    if promises is not None:
        return most(options, promises)
    last = options[-1]
    return last if last[0] == "skip" else None


def promise(table: PocketMars, seat: int) -> list[float] | None:
    """What each option promises at a quick look."""
    options = table.pending[seat].options
    verb = options[0][0]
    by = NUMBERS[table.seats * MOST + seat]
    if verb == "play":
        return actions(table, seat, options, by)
    if verb == "land":
        return landings(table, seat, options, by)
    if verb == "prepare":
        return [prospects(table, seat, INDEX[str(option[1])], by) for option in options]
    return by_worth(table, seat, options) if verb in RARE else None


def actions(table: PocketMars, seat: int, options: tuple[Option, ...], by: QuickNumbers) -> list[float]:
    """The actions of a turn, by what they bring at once."""
    promises: list[float] = []
    for option in options:
        verb = option[0]
        if verb == "play":
            gain = brings(table, seat, SNAPS[INDEX[str(option[1])]], by)
        elif verb == "attach":
            card = INDEX[str(option[1])]
            building = COLOUR[card]
            gain = brings(table, seat, PREPARED[card], by) + ability(table, seat, building, by)
            if building < HOMES and table.ship[seat] and VALUE[card] > table.last_value(building):
                gain += by.attached
            gain += by.fresh - prospects(table, seat, card, by)
        elif verb == "reveal":
            # What the card does for its owner is not known, but it is something.
            owner = int(option[1])
            gain = ability(table, seat, COLOUR[table.preps[owner][int(option[2])]], by) - by.revealed
        elif verb == "launch":
            gain = by.aboard
        else:
            gain = by.gathered
        promises.append(gain)
    return promises


def ability(table: PocketMars, seat: int, building: int, by: QuickNumbers) -> float:
    """What a Building's ability would bring."""
    if building == CONSTRUCTION:
        gain = by.landing if table.ship[seat] else 0.0
    elif building == SCIENCE:
        gain = by.aboard if table.earth[seat] else 0.0
    elif building == ECOSYSTEM:
        gain = by.climb if can_climb(table, seat, ANYWHERE) else 0.0
    else:
        gain = by.charge if building == ENERGY else 0.1
    return by.ability * gain


def landings(table: PocketMars, seat: int, options: tuple[Option, ...], by: QuickNumbers) -> list[float]:
    """Where a landing helps the bonuses most, and where there is room above."""
    inside = [table.colonists_in(building, seat) for building in range(HOMES)]
    homes = HOMES - inside.count(0)
    fullest = max(inside)
    promises: list[float] = []
    for option in options:
        if option[0] != "land":
            promises.append(-1000.0)
            continue
        building = BUILDING[str(option[1])]
        here = inside[building]
        gain = 0.0 if here else by.spread * (SPREAD[homes + 1] - SPREAD[homes])
        if here == fullest:
            gain += by.full * (FULL[here + 1] - FULL[here])
        if not table.star1[building * table.players + seat] and table.has_room(building):
            gain += by.room
        promises.append(gain)
    return promises


def by_worth(table: PocketMars, seat: int, options: tuple[Option, ...]) -> list[float]:
    """What stands best at once: dear, and so only for what is seldom asked."""
    promises: list[float] = []
    for option in options:
        after = table.copy()
        after.play(seat, option)
        promises.append(after.worth(seat))
    return promises


def foresight(table: PocketMars) -> tuple[int, int]:
    """What a card prepares is used a round later."""
    return (0, 2)
