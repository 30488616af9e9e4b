"""A rough worth of a position, for bots that look one step ahead.

Everything is in points that a player can hope for. What a card promises is read from its effects, so a corrected
card is judged anew by itself.
"""

from __future__ import annotations

from typing import Final

from arsia.games.pocket_mars.cards import DECK
from arsia.games.pocket_mars.components import (
    COLONISTS,
    COLOUR,
    FOUR_IN_ONE,
    HOMES,
    IN_ALL_FOUR,
    MOST_ENERGY,
    ON_SHIP,
    ON_STAR1,
    ON_STAR2,
    SOLO_FOUR_IN_ONE,
    SOLO_IN_ALL_FOUR,
    SOLO_MOST_ENERGY,
    VALUE,
)
from arsia.games.pocket_mars.effects.colonists import Demote, Land, LandHigh, Launch, Promote, Shift, SwapStars
from arsia.games.pocket_mars.effects.steps import GainEnergy
from arsia.games.pocket_mars.effects.ways import Action
from arsia.games.pocket_mars.judgement.numbers import BELIEVED, QuickNumbers
from arsia.games.pocket_mars.rules.rounds import TAKE_TURN
from arsia.games.pocket_mars.table import NOWHERE, PocketMars

ANYWHERE: Final = HOMES


WON: Final = 12.0  # beyond the points, for having won
LOW: Final = 2.6
HIGH: Final = 4.1
SPREAD: Final[tuple[float, ...]] = (0.0, 0.35, 0.7, 1.05, 2.0)  # by the number of Buildings one is in
FULL: Final[tuple[float, ...]] = (0.0, 0.0, 0.4, 0.8, 3.0, 3.0, 3.0, 3.0)  # by the colonists in one's fullest Building
TEMPO: Final = 1.35  # to be the next who takes a turn
COLOURS: Final[tuple[float, ...]] = (
    -0.2,
    0.2,
    -0.27,
    0.06,
    0.25,
)  # a prepared card, by the Building whose ability it brings


class Promise:
    """What an action would bring and what it asks for, boiled down to numbers."""

    __slots__ = ("building", "charges", "climbs", "energy", "landings", "launches", "needs", "summit")

    def __init__(self, action: Action) -> None:
        self.needs = 0 if action.needs is None else ("card", "nobody", "somebody").index(action.needs.what) + 1
        self.building = -1 if action.needs is None else action.needs.building
        self.energy = action.energy
        self.launches = 0
        self.landings = 0
        self.climbs = NOWHERE  # where colonists change between the stars, or anywhere
        self.summit = NOWHERE  # where one lands on the double star
        self.charges = -action.energy
        for effect in action.effects:
            if isinstance(effect, Launch):
                self.launches += effect.n
            elif isinstance(effect, Land):
                self.landings += 1
            elif isinstance(effect, GainEnergy):
                self.charges += effect.n
            elif isinstance(effect, LandHigh):
                self.summit = effect.where
            elif isinstance(effect, Promote):
                self.climbs = effect.where if effect.where >= 0 else ANYWHERE
            elif isinstance(effect, (Demote, Shift, SwapStars)):
                self.climbs = ANYWHERE


SNAPS: Final = tuple([Promise(card.snap) for card in DECK])
PREPARED: Final = tuple([Promise(card.prepared) for card in DECK])


def worth(table: PocketMars, seat: int) -> float:
    """How far the seat is ahead of its best rival."""
    players = table.players
    outcome = table.outcome
    over = outcome is not None
    for player in range(players):
        if table.landed(player) == COLONISTS:
            over = True  # the round is played out, and promises are worth no more
    next_one = table.active
    if not table.lane or table.lane[-1][0] is not TAKE_TURN:
        next_one = (next_one + 1) % players  # this turn is being used up
    own = 0.0
    rival = -1000.0
    for player in range(players):
        standing = points(table, player) if over else hopes(table, player)
        if player == next_one:
            standing += TEMPO
        if player == seat:
            own = standing
        elif standing > rival:
            rival = standing
    if outcome is None:
        return own - rival
    return own - rival + (WON if outcome.places[seat] == 1 else -WON)


def points(table: PocketMars, player: int) -> float:
    """What a player would score now; the tie-breaks count a little."""
    players = table.players
    total = float(ON_SHIP * table.ship[player])
    homes = 0
    fullest = 0
    for building in range(HOMES):
        at = building * players + player
        low = table.star1[at]
        high = table.star2[at]
        total += ON_STAR1 * low + (ON_STAR2 + 0.02) * high
        here = low + high
        if here:
            homes += 1
            if here > fullest:
                fullest = here
    automatic = player >= table.seats
    if table.energy[player] == max(table.energy):
        total += SOLO_MOST_ENERGY if automatic else MOST_ENERGY
    if homes == HOMES:
        total += SOLO_IN_ALL_FOUR if automatic else IN_ALL_FOUR
    if fullest >= 4:
        total += SOLO_FOUR_IN_ONE if automatic else FOUR_IN_ONE
    return total


def hopes(table: PocketMars, player: int) -> float:
    """The points a player has or has within reach."""
    players = table.players
    total = BELIEVED.aboard * table.ship[player] + BELIEVED.charge * table.energy[player]
    homes = 0
    fullest = 0
    for building in range(HOMES):
        at = building * players + player
        low = table.star1[at]
        high = table.star2[at]
        here = low + high
        if here:
            total += LOW * low + HIGH * high
            homes += 1
            if here > fullest:
                fullest = here
    total += SPREAD[homes] + FULL[fullest]
    if player < table.seats:
        for card in table.preps[player]:
            total += prospects(table, player, card, BELIEVED)
    return total


def prospects(table: PocketMars, player: int, card: int, by: QuickNumbers) -> float:
    """What a card in the prep module adds to a player's hopes."""
    building = COLOUR[card]
    gain = brings(table, player, PREPARED[card], by)
    if building < HOMES and VALUE[card] > table.last_value(building):
        gain += by.landing if table.ship[player] else by.soon
    return COLOURS[building] + by.ready * gain


def brings(table: PocketMars, player: int, promise: Promise, by: QuickNumbers) -> float:
    """What an action would bring if it were used now."""
    if table.energy[player] < promise.energy:
        return 0.0
    needs = promise.needs
    if needs == 1:
        held = False
        for card in table.hands[player]:
            if COLOUR[card] == promise.building:
                held = True
        if not held:
            return 0.0
    elif needs and (table.colonists_in(promise.building, player) == 0) != (needs == 2):
        return 0.0
    gain = by.charge * promise.charges
    launches = promise.launches
    if launches:
        left = table.earth[player]
        gain += by.aboard * (launches if launches < left else left)
    if promise.landings and (launches or table.ship[player]):
        gain += by.landing
    if promise.climbs >= 0 and can_climb(table, player, promise.climbs):
        gain += by.climb
    if promise.summit >= 0 and table.ship[player] and table.has_room(promise.summit):
        gain += by.landing + by.climb
    return gain


def can_climb(table: PocketMars, player: int, where: int) -> bool:
    """Is there an own colonist with room above? Where anybody may be moved, another's above will do."""
    players = table.players
    for building in range(HOMES):
        if where in (building, ANYWHERE):
            at = building * players
            above = 0
            for each in range(players):
                above += table.star2[at + each]
            if above < table.room:
                if table.star1[at + player]:
                    return True
            elif where == ANYWHERE and above > table.star2[at + player]:
                return True
    return False


def standing(table: PocketMars, seat: int) -> tuple[int, ...]:
    """All that may come to points, whatever the cards are: energy, and the colonists by how far they came."""
    players = table.players
    low, high = table.star1[seat::players], table.star2[seat::players]
    return (table.energy[seat], -table.earth[seat], table.landed(seat), *low, *high)
