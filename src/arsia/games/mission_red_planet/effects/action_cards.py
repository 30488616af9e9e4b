"""The four actions: each may be used once, at its own moment, by who holds it.

Whether a seat holds one is secret. So at such a moment every seat is asked that might, for all that the others know.
"""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.effects.destinations import STEER_LAUNCHED
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step


class Action(Choice[MissionRedPlanet]):
    """Does the seat use this action now?"""

    __slots__ = ("card",)
    when: ClassVar[str] = ""

    def __init__(self, card: int) -> None:
        self.card = card

    def is_possible(self, table: MissionRedPlanet, seat: int) -> bool:
        """Would it do anything, by what everybody sees?"""
        return True

    def use(self, table: MissionRedPlanet, seat: int) -> None:
        """What it does."""
        raise NotImplementedError

    def numbers(self) -> tuple[int, ...]:
        """The numbers on the card."""
        return ()

    def is_open(self, table: MissionRedPlanet, seat: int) -> bool:
        """Might the seat use it, for all that everybody knows?"""
        return bool(table.hands[seat]) and self.card not in table.discarded and self.is_possible(table, seat)

    def is_public(self, table: MissionRedPlanet, seat: int) -> bool:
        return not self.is_open(table, seat)

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        if not self.is_open(table, seat):
            return []
        if self.card not in table.hands[seat]:
            return [c.PASS]
        return [c.USE[self.card]] if table.options["forced_actions"] else [c.USE[self.card], c.PASS]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        if option[0] == "pass":
            return
        table.actor = seat
        table.hands[seat].remove(self.card)
        table.discard_event(self.card)
        if table.telling:
            table.tell("use", seat, c.EVENT_CARDS[self.card])
        self.use(table, seat)

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        # Who holds another card is asked as well, and hears why.
        held = c.EVENT_CARDS[self.card] if self.card in table.hands[seat] else ""
        how = "must" if table.options["forced_actions"] else "may"
        return Message("prompt-action", {"when": self.when, "event": held, "how": how})


class GainIce(Action):
    """Ice tokens from the supply."""

    __slots__ = ()
    when: ClassVar[str] = "end_of_production_3"

    def use(self, table: MissionRedPlanet, seat: int) -> None:
        table.points[seat * c.TYPES + c.ICE] += c.ICE_BLOCKS
        if table.telling:
            table.tell("ice", seat, c.ICE_BLOCKS)

    def numbers(self) -> tuple[int, ...]:
        return (c.ICE_BLOCKS,)

    def text(self) -> Message:
        return Message("effect-gain-ice", {"n": c.ICE_BLOCKS})


class CorrectCourse(Action):
    """A destination token on a launched ship."""

    __slots__ = ()
    when: ClassVar[str] = "start_of_landing_step_any_round"

    def is_possible(self, table: MissionRedPlanet, seat: int) -> bool:
        return table.launched != 0 and any(table.tokens)

    def use(self, table: MissionRedPlanet, seat: int) -> None:
        table.then(STEER_LAUNCHED)

    def text(self) -> Message:
        return STEER_LAUNCHED.text()


class Rescue(Action):
    """Own astronauts come back from space to a zone where an own one is."""

    __slots__ = ()
    when: ClassVar[str] = "start_of_discovery_reveal"

    def is_possible(self, table: MissionRedPlanet, seat: int) -> bool:
        return table.lost[seat] > 0 and bool(table.zones_of(seat))

    def use(self, table: MissionRedPlanet, seat: int) -> None:
        table.then(RESCUE_TO)

    def numbers(self) -> tuple[int, ...]:
        return (c.RESCUED,)

    def text(self) -> Message:
        return Message("effect-rescue", {"n": c.RESCUED})


class RescueTo(Choice[MissionRedPlanet]):
    """To which zone?"""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-rescue-to")

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        return [c.TO_ZONE[zone] for zone in table.zones_of(seat)]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        table.then(RESCUES[c.ZONE[str(option[1])]])


class RescueThere(Choice[MissionRedPlanet]):
    """How many?"""

    __slots__ = ("zone",)
    question: ClassVar[Message] = Message("prompt-rescue")

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        return list(c.RESCUE[: table.lost[seat]])

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        n = int(option[1])
        table.lost[seat] -= n
        table.men[self.zone * table.players + seat] += n
        if table.telling:
            table.tell("rescue", seat, n, c.ZONES[self.zone])


class Hire(Action):
    """An own astronaut more is counted in one zone, in this production."""

    __slots__ = ()
    when: ClassVar[str] = "start_of_any_production"

    def is_possible(self, table: MissionRedPlanet, seat: int) -> bool:
        return bool(table.zones_of(seat))

    def use(self, table: MissionRedPlanet, seat: int) -> None:
        table.then(HIRE_IN)

    def numbers(self) -> tuple[int, ...]:
        return (c.HIRED,)

    def text(self) -> Message:
        return Message("effect-hire", {"n": c.HIRED})


class HireIn(Choice[MissionRedPlanet]):
    """In which zone?"""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-hire", {"n": c.HIRED})

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        return [c.TO_ZONE[zone] for zone in table.zones_of(seat)]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        table.hired[seat] = c.ZONE[str(option[1])]
        if table.telling:
            table.tell("hire", seat, c.HIRED, option[1])


class Moment(Step[MissionRedPlanet]):
    """The moment of an action: the seats are asked clockwise from the first player (MR-69)."""

    __slots__ = ("action",)

    def __init__(self, action: Action) -> None:
        self.action = action

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        for each in reversed(table.seats_clockwise()):
            if self.action.is_open(table, each):
                table.then(self.action, seat=each)


RESCUE_TO: Final = RescueTo()
RESCUES: Final = tuple([RescueThere(zone) for zone in range(len(c.ZONES))])
HIRE_IN: Final = HireIn()
GAIN_ICE: Final = GainIce(c.BLOCKS_OF_ICE)
CORRECT_COURSE: Final = CorrectCourse(c.COURSE_CORRECTION)
RESCUE_SOME: Final = Rescue(c.RESCUE_OPERATION)
HIRE: Final = Hire(c.HIRED_HANDS)
ALL_ACTIONS: Final[tuple[Action, ...]] = (GAIN_ICE, CORRECT_COURSE, RESCUE_SOME, HIRE)
