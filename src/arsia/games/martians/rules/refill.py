"""The refill: colonists are born, needs grow, cards come (MA-28 to MA-41)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.martians import components as c
from arsia.games.martians.effects.story import raise_hostility
from arsia.games.martians.table import Market, Martians
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import BEHIND, SeveralSeen
from arsia.kernel.step import Step


class CheckPopulation(Step[Martians]):
    """Birth control brings a growth token; three of them unlock the fourth colonist (MA-30, MA-31)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        for owner in range(len(table.quarters.growth)):
            if table.assets.colony_tech[owner] >> c.BIRTH_CONTROL & 1:
                table.grow(owner)
        for player in range(table.players):
            if table.quarters.growth[table.quarter_owner(player)] >= c.GROWTH and not table.fourth >> player & 1:
                table.fourth |= 1 << player
                table.tell("fourth", player)


class PlaceDemand(Step[Martians]):
    """Oxygen, sickness and hunger for the new cycle (MA-32 to MA-37)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        if table.setup.shared_quarters:
            self._for_all(table)
        else:
            for player in range(table.players):
                for token, n in enumerate(demand_of(table, player, 1)):
                    if n:
                        table.add_demand(table.quarters.own[player], token, n)

    def _for_all(self, table: Martians) -> None:
        scenario = table.setup.scenario
        counts = demand_of(table, 0, table.players)
        if scenario.refugees:
            counts[c.HUNGER] += table.story.progress[c.RESCUE] - table.story.progress[c.INTEGRATE]
        if table.cycle >= c.LATE_CYCLE:
            counts[c.OXYGEN] += scenario.late_oxygen
        for token, n in enumerate(counts):
            for index in range(n):
                table.add_demand(index % table.setup.quarters, token, 1)
        if any(scenario.hostility):
            raise_hostility(table, c.HOSTILITY_REFILL[table.seats - 1])


def demand_of(table: Martians, player: int, players: int) -> list[int]:
    """How many tokens of each kind come for so many players who live together."""
    counts = [n * players for n in c.DEMAND_EACH]
    tech = table.assets.colony_tech[table.quarter_owner(player)]
    counts[c.OXYGEN] -= tech >> c.CONVERTER & 1
    counts[c.SICKNESS] -= tech >> c.MEDICINE_TECH & 1
    counts[c.HUNGER] += c.HUNGER_BY_LIVING[table.living(player)]
    return [max(0, n) for n in counts]


class RefillCards(Step[Martians]):
    """One specialist, one helper, two research tiles; two orders where there are orders (MA-38, MA-39)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.market = market = table.market.copy()
        if market.specialist_deck:
            market.specialists_up += market.specialist_deck[-1:]
            market.specialist_deck = market.specialist_deck[:-1]
        if market.helper_deck:
            market.helpers_up += market.helper_deck[-1:]
            market.helper_deck = market.helper_deck[:-1]
        for _ in range(c.REFILL_TILES):
            draw_tile(table, market)
        for _ in range(c.REFILL_ORDERS if table.setup.has_orders else 0):
            draw_order(market)
        table.reveal()
        table.tell("refill")


def draw_tile(table: Martians, market: Market) -> None:
    """A research tile face up; when there is none left, the discarded ones are shuffled (MA-28)."""
    if not market.tile_deck and market.tile_discard:
        tiles = list(market.tile_discard)
        table.shuffle(tiles)
        market.tile_deck = tuple(tiles)
        market.tile_discard = ()
    if market.tile_deck:
        market.tiles_up += market.tile_deck[-1:]
        market.tile_deck = market.tile_deck[:-1]


def draw_order(market: Market) -> None:
    """An order face up, if there is one left."""
    if market.order_deck:
        market.orders_up += market.order_deck[-1:]
        market.order_deck = market.order_deck[:-1]


class TakeColonists(Step[Martians]):
    """The living come back; whose colonists died chooses the rounds that the dead block (MA-40, MA-41)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.dead_rounds = [0] * table.players
        for player in reversed(table.in_turn_order()):
            if table.dead[player]:
                table.then(PLACE_DEAD[player], seat=table.seat_of(player))


class PlaceDead(SeveralSeen[Martians]):
    """In which rounds does the player skip a turn, for the dead?"""

    __slots__ = ("player",)
    walks: ClassVar[int] = BEHIND

    def __init__(self, player: int, place: int, taken: int) -> None:
        super().__init__(place, taken)
        self.player = player

    def ask(self, table: Martians, seat: int) -> Walk:
        rounds = list(BLOCK[: 4 if table.fourth >> self.player & 1 else 3])
        n = table.dead[self.player]
        return rounds, None, self.place, self.taken, n, n

    def onward(self, place: int, taken: int) -> PlaceDead:
        return PlaceDead(self.player, place, taken)

    def add(self, table: Martians, seat: int, element: Option) -> None:
        table.dead_rounds = table.dead_rounds[:]
        table.dead_rounds[self.player] |= 1 << int(element[1])
        if table.telling:
            table.tell("block", self.player, element[1])

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-block", {"player": self.player})


BLOCK: Final[tuple[Option, ...]] = tuple([("block", round) for round in range(1, 5)])
CHECK_POPULATION: Final = CheckPopulation()
PLACE_DEMAND: Final = PlaceDemand()
REFILL_CARDS: Final = RefillCards()
TAKE_COLONISTS: Final = TakeColonists()
REFILL: Final[tuple[Step[Martians], ...]] = (CHECK_POPULATION, PLACE_DEMAND, REFILL_CARDS, TAKE_COLONISTS)
PLACE_DEAD: Final = tuple([PlaceDead(player, 0, 0) for player in range(4)])
