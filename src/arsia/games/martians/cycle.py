"""The cycle, in the order of the rulebook: refill, work in rounds, delivery, and the summary of the quarters."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.martians.components import (
    BUILDING,
    BUILDINGS,
    CYCLE_MODS,
    DEMAND_EACH,
    ENERGY,
    GROWTH,
    HUNGER,
    MOD_SOLAR,
    MOD_SOS,
    OXYGEN,
    PRODUCTION,
    QUARTERS,
    REFILL_ORDERS,
    REFILL_TILES,
    ROUND_MODS,
    SEMI,
    SICKNESS,
)
from arsia.games.martians.decks import (
    BIRTH_CONTROL,
    CONVERTER,
    EARTHQUAKE,
    KINETIC_ENERGY,
    MEDICINE_TECH,
    SOLAR_ENERGY,
    WEATHER,
    WEATHER_KIND,
)
from arsia.games.martians.ending import finish, is_accomplished, lose_at_once
from arsia.games.martians.events import EVENTS
from arsia.games.martians.mission import raise_hostility
from arsia.games.martians.scenarios import HOSTILITY_REFILL, INTEGRATE, LATE_CYCLE, RESCUE, SOS_REPUTATION
from arsia.games.martians.shared import SAVE_TUNNEL, lose_reputation
from arsia.games.martians.table import Martians
from arsia.games.martians.turn import TURNS
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import BEHIND, SeveralSeen
from arsia.kernel.step import Choice, Step

LAZARET: Final = "lazaret"
HOMES: Final = "homes"


class PlayCycle(Step[Martians]):
    """Refill (from the second cycle on), three or four rounds of work, the summary (MA-26, MA-27)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.tell("cycle", table.cycle)
        table.then(*ROUNDS, SUMMARY)
        if table.cycle > 1:
            table.then(*REFILL)


# ---- refill ----------------------------------------------------------------------------------------------------------


class CheckPopulation(Step[Martians]):
    """Birth control brings a growth token; three of them unlock the fourth colonist (MA-30, MA-31)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        for owner in range(len(table.growth)):
            if table.colony_tech[owner] >> BIRTH_CONTROL & 1:
                table.growth[owner] += 1
                table.tell("growth", owner)
        for player in range(table.players):
            if table.growth[table.quarter_owner(player)] >= GROWTH and not table.fourth >> player & 1:
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
                        table.add_demand(table.quarter[player], token, n)

    def _for_all(self, table: Martians) -> None:
        scenario = table.setup.scenario
        counts = demand_of(table, 0, table.players)
        if scenario.refugees:
            counts[HUNGER] += table.progress[RESCUE] - table.progress[INTEGRATE]
        if table.cycle >= LATE_CYCLE:
            counts[OXYGEN] += scenario.late_oxygen
        for token, n in enumerate(counts):
            for index in range(n):
                table.add_demand(index % table.setup.quarters, token, 1)
        if any(scenario.hostility):
            raise_hostility(table, HOSTILITY_REFILL[table.seats - 1])


def demand_of(table: Martians, player: int, players: int) -> list[int]:
    """How many tokens of each kind come for so many players who live together."""
    counts = [n * players for n in DEMAND_EACH]
    tech = table.colony_tech[table.quarter_owner(player)]
    counts[OXYGEN] -= tech >> CONVERTER & 1
    counts[SICKNESS] -= tech >> MEDICINE_TECH & 1
    counts[HUNGER] += table.living(player) - 3
    return [max(0, n) for n in counts]


class RefillCards(Step[Martians]):
    """One specialist, one helper, two research tiles; two orders where there are orders (MA-38, MA-39)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        if table.specialist_deck:
            table.specialists_up += table.specialist_deck[-1:]
            table.specialist_deck = table.specialist_deck[:-1]
        if table.helper_deck:
            table.helpers_up += table.helper_deck[-1:]
            table.helper_deck = table.helper_deck[:-1]
        for _ in range(REFILL_TILES):
            draw_tile(table)
        for _ in range(REFILL_ORDERS if table.setup.has_orders else 0):
            draw_order(table)
        table.reveal()
        table.tell("refill")


def draw_tile(table: Martians) -> None:
    """A research tile face up; when there is none left, the discarded ones are shuffled (MA-28)."""
    if not table.tile_deck and table.tile_discard:
        tiles = list(table.tile_discard)
        table.shuffle(tiles)
        table.tile_deck = tuple(tiles)
        table.tile_discard = ()
    if table.tile_deck:
        table.tiles_up += table.tile_deck[-1:]
        table.tile_deck = table.tile_deck[:-1]


def draw_order(table: Martians) -> None:
    """An order face up, if there is one left."""
    if table.order_deck:
        table.orders_up += table.order_deck[-1:]
        table.order_deck = table.order_deck[:-1]
        table.reveal()


class TakeColonists(Step[Martians]):
    """The living come back; whose colonists died chooses the rounds that the dead block (MA-40, MA-41)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        for player in reversed(table.in_turn_order()):
            table.dead_rounds[player] = 0
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
        table.dead_rounds[self.player] |= 1 << int(element[1])
        table.tell("block", self.player, element[1])

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-block", {"player": self.player})


BLOCK: Final[tuple[Option, ...]] = tuple([("block", round) for round in range(1, 5)])


# ---- work ------------------------------------------------------------------------------------------------------------


class Round(Step[Martians]):
    """An event, weather and energy before rounds 1 and 3, then a turn for everybody (MA-42, MA-43)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def do(self, table: Martians, seat: int) -> None:
        if self.number == 4 and not table.fourth:
            return
        table.round = self.number
        table.used = 0
        table.tell("round", table.cycle, self.number)
        table.then(TAKE_TURNS, END_ROUND)
        if self.number in (1, 3) and (table.cycle, self.number) != (1, 1):
            table.then(REVEAL_EVENT, REVEAL_WEATHER, PRODUCE)


class RevealEvent(Step[Martians]):
    """The top event of the cycle happens; the fifth cycle has none (MA-44, MA-45)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        if table.cycle > len(table.stacks):
            return
        stack = table.stacks[table.cycle - 1]
        if not stack:
            return
        stacks = list(table.stacks)
        stacks[table.cycle - 1] = stack[:-1]
        table.stacks = tuple(stacks)
        happen(table, stack[-1])


def happen(table: Martians, event: int) -> None:
    """An event comes to light and takes effect; a guard may keep an own one of the dark side away."""
    table.event = event
    table.seen_events += (event,)
    table.reveal()
    card = EVENTS[event]
    table.tell("event", card.id)
    if card.number == 5 and table.guards:
        table.then(GUARD, seat=table.seat_of(table.first))
    else:
        table.then(*card.effects, seat=table.seat_of(table.first))


class Guard(Choice[Martians]):
    """Is a guard post given up to cancel the event?"""

    __slots__ = ()

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [("guard",), ("skip",)]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        if option == ("guard",):
            table.guards -= 1
            table.tell("guard", table.first)
        else:
            table.then(*EVENTS[table.event].effects)

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-guard", {"event": EVENTS[table.event].id})


class RevealWeather(Step[Martians]):
    """New weather for two rounds (MA-46)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        if not table.weather_deck:
            cards = list(table.weather_discard)
            table.shuffle(cards)
            table.weather_deck = tuple(cards)
            table.weather_discard = ()
        table.weather_discard += (table.weather,)
        table.weather = table.weather_deck[-1]
        table.weather_deck = table.weather_deck[:-1]
        table.reveal()
        kind = WEATHER_KIND[table.weather]
        table.tell("weather", WEATHER[kind].id)
        if kind == EARTHQUAKE and table.setup.scenario.tunnels:
            table.then(SAVE_TUNNEL, seat=table.seat_of(table.first))


class Produce(Step[Martians]):
    """Energy from the own installations, each with its weather and its technology (MA-47, MA-48)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        for card in range(len(table.solar)):
            n = produced(table, card)
            if n:
                table.gain(card, ENERGY, n)
        table.mods[MOD_SOLAR] = 0


def produced(table: Martians, card: int) -> int:
    """What the installations of a corporation give now."""
    weather, tech = WEATHER[WEATHER_KIND[table.weather]], table.corp_tech[card]
    solar = table.setup.scenario.solar + weather.solar + table.mods[MOD_SOLAR] + (tech >> SOLAR_ENERGY & 1)
    wind = PRODUCTION + weather.wind + (tech >> KINETIC_ENERGY & 1)
    return table.solar[card] * max(0, solar) + table.wind[card] * max(0, wind)


class TakeTurns(Step[Martians]):
    """One turn each, from the first player clockwise (MA-49)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        for player in reversed(table.in_turn_order()):
            if table.has_turn(player, table.round):
                table.then(TURNS[player], seat=table.seat_of(player))


class EndRound(Step[Martians]):
    """What lasted for the round is over, and the first player marker goes left (MA-50)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        for mod in range(ROUND_MODS):
            table.mods[mod] = 0
        table.first = (table.first + 1) % table.players
        # MA-121: only SEMI:CO-OP.3 can end early, and only when a round is complete.
        if table.mode == SEMI and not any(table.demand) and is_accomplished(table):
            finish(table)


# ---- the summary of the quarters -------------------------------------------------------------------------------------


class Summary(Step[Martians]):
    """Growth where nothing is missing, then quarter by quarter what is (MA-90 to MA-99)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.tell("summary")
        for owner in range(len(table.growth)):
            if not table.demands(owner):
                table.growth[owner] += 1
                table.tell("growth", owner)
        table.then(*JUDGE[: table.setup.quarters], END_CYCLE)


class JudgeQuarter(Step[Martians]):
    """Oxygen first; where nobody died of it, sickness and hunger (MA-92 to MA-97)."""

    __slots__ = ("quarter",)

    def __init__(self, quarter: int) -> None:
        self.quarter = quarter

    def do(self, table: Martians, seat: int) -> None:
        oxygen, sickness, hunger = table.demand[self.quarter * 3 : self.quarter * 3 + 3]
        if table.setup.shared_quarters:
            affected = table.in_turn_order()
        else:
            affected = [player for player in range(table.players) if table.quarter[player] == self.quarter]
        if oxygen:
            self._suffocate(table, affected)
            return
        for area, tokens in ((HOMES, hunger), (LAZARET, sickness)):  # the last one is done first
            if tokens:
                for player in reversed(affected):
                    table.then(SURRENDER[area][self.quarter][player], seat=table.seat_of(player))

    def _suffocate(self, table: Martians, affected: list[int]) -> None:
        for player in affected:
            if table.living(player):
                table.dead[player] += 1
                table.tell("dead", player)
        if table.setup.shared_quarters and not any(table.living(player) for player in range(table.players)):
            lose_at_once(table, Message("end-nobody-left"))


class Surrender(Choice[Martians]):
    """A marker goes to the Lazaret or the Homes: from the pool, or else from the board, whichever the player likes
    (MA-95, MA-97, MA-98)."""

    __slots__ = ("area", "player", "quarter")

    def __init__(self, area: str, quarter: int, player: int) -> None:
        self.area = area
        self.quarter = quarter
        self.player = player

    def options(self, table: Martians, seat: int) -> list[Option]:
        if table.pool[self.player]:
            return [("surrender", "pool")]
        here = table.here[self.player]
        return [("surrender", name) for building, name in enumerate(BUILDINGS) if here >> building & 1]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        player = self.player
        if option[1] == "pool":
            table.pool[player] -= 1
        else:
            table.lift_marker(player, BUILDING[str(option[1])])
        held = table.lazaret if self.area == LAZARET else table.homes
        held[self.quarter * table.players + player] += 1
        table.tell("surrender", player, self.area, QUARTERS[self.quarter])

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message(f"prompt-{self.area}", {"quarter": QUARTERS[self.quarter], "player": self.player})


class EndCycle(Step[Martians]):
    """Tokens go, growth stays; after the last cycle the tokens stay as well, and the game is over (MA-99, MA-100)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        scenario = table.setup.scenario
        if scenario.refugees:
            lose_reputation(table, scenario.refugees - table.progress[RESCUE])
        if table.mods[MOD_SOS]:
            # Nobody tended the crew; where each has an own reputation everybody loses half.
            lose_reputation(table, SOS_REPUTATION if table.setup.shared_stock else SOS_REPUTATION // 2)
        if table.cycle == table.setup.cycles:
            finish(table)
            return
        table.demand = [0] * len(table.demand)
        for mod in range(CYCLE_MODS):
            table.mods[mod] = 0
        table.cycle += 1
        table.then(PLAY_CYCLE)


PLAY_CYCLE: Final = PlayCycle()
CHECK_POPULATION: Final = CheckPopulation()
PLACE_DEMAND: Final = PlaceDemand()
REFILL_CARDS: Final = RefillCards()
TAKE_COLONISTS: Final = TakeColonists()
REFILL: Final[tuple[Step[Martians], ...]] = (CHECK_POPULATION, PLACE_DEMAND, REFILL_CARDS, TAKE_COLONISTS)
PLACE_DEAD: Final = tuple([PlaceDead(player, 0, 0) for player in range(4)])
ROUNDS: Final[tuple[Step[Martians], ...]] = tuple([Round(number) for number in (1, 2, 3, 4)])
REVEAL_EVENT: Final = RevealEvent()
GUARD: Final = Guard()
REVEAL_WEATHER: Final = RevealWeather()
PRODUCE: Final = Produce()
TAKE_TURNS: Final = TakeTurns()
END_ROUND: Final = EndRound()
SUMMARY: Final = Summary()
JUDGE: Final[tuple[Step[Martians], ...]] = tuple([JudgeQuarter(quarter) for quarter in range(len(QUARTERS))])
SURRENDER: Final[dict[str, tuple[tuple[Surrender, ...], ...]]] = {
    area: tuple([tuple([Surrender(area, quarter, player) for player in range(4)]) for quarter in range(len(QUARTERS))])
    for area in (LAZARET, HOMES)
}
END_CYCLE: Final = EndCycle()
