"""Work: rounds with an event, weather, energy and a turn for everybody (MA-42 to MA-50)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.martians import components as c
from arsia.games.martians.cards.events import EVENTS
from arsia.games.martians.effects.story import SAVE_TUNNEL
from arsia.games.martians.rules.scoring import finish, is_accomplished
from arsia.games.martians.rules.turn import TURNS
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step


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
    if card.number == 5 and table.story.guards:
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
            table.story = table.story.copy()
            table.story.guards -= 1
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
        kind = c.WEATHER_KIND[table.weather]
        table.tell("weather", c.WEATHER[kind].id)
        if kind == c.EARTHQUAKE and table.setup.scenario.tunnels:
            table.then(SAVE_TUNNEL, seat=table.seat_of(table.first))


class Produce(Step[Martians]):
    """Energy from the own installations, each with its weather and its technology (MA-47, MA-48)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        for card in range(len(table.assets.solar)):
            n = produced(table, card)
            if n:
                table.gain(card, c.ENERGY, n)
        table.set_mod(c.MOD_SOLAR, 0)


def produced(table: Martians, card: int) -> int:
    """What the installations of a corporation give now."""
    weather, tech = c.WEATHER[c.WEATHER_KIND[table.weather]], table.assets.tech[card]
    solar = table.setup.scenario.solar + weather.solar + table.mods[c.MOD_SOLAR] + (tech >> c.SOLAR_ENERGY & 1)
    wind = c.PRODUCTION + weather.wind + (tech >> c.KINETIC_ENERGY & 1)
    return table.assets.solar[card] * max(0, solar) + table.assets.wind[card] * max(0, wind)


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
        table.mods = [0] * c.ROUND_MODS + table.mods[c.ROUND_MODS :]
        table.first = (table.first + 1) % table.players
        # MA-121: only SEMI:CO-OP.3 can end early, and only when a round is complete.
        if table.mode == c.SEMI and not any(table.demand) and is_accomplished(table):
            if table.options["early_end"] == "always":
                finish(table)
            elif table.options["early_end"] == "vote":
                table.then(VOTES[0], seat=table.first)


class Vote(Choice[Martians]):
    """The mission is done: does the game end now? It does if all agree, one after the other from the first player."""

    __slots__ = ("turn",)
    question: ClassVar[Message] = Message("prompt-early-end")

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [c.STOP, c.GO_ON]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        table.tell(str(option[0]), seat)
        if option == c.GO_ON:
            return
        if self.turn + 1 < table.players:
            table.then(VOTES[self.turn + 1], seat=(seat + 1) % table.players)
        else:
            finish(table)


VOTES: Final = tuple([Vote(turn) for turn in range(4)])


ROUNDS: Final[tuple[Step[Martians], ...]] = tuple([Round(number) for number in (1, 2, 3, 4)])
REVEAL_EVENT: Final = RevealEvent()
GUARD: Final = Guard()
REVEAL_WEATHER: Final = RevealWeather()
PRODUCE: Final = Produce()
TAKE_TURNS: Final = TakeTurns()
END_ROUND: Final = EndRound()
