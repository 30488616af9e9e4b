"""What characters do to astronauts in zones, and with one of them aboard: explore, replace, kill, leave Phobos."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.effects.asking import asked_for
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.decision import Refusal, Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import SeveralSeen
from arsia.kernel.step import Choice


class Explore(Choice[MissionRedPlanet]):
    """Up to three moves of own astronauts to adjacent zones, one after the other (MR-46)."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        players = table.players
        men = table.men
        at = table.actor
        options: list[Option] = []
        for zone in range(c.MARS):
            if men[at]:
                options += WAYS[zone]
            at += players
        options.append(c.DONE)
        return options

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        if option[0] == "done":
            return
        to = c.ZONE[str(option[2])]
        players = table.players
        table.men[c.ZONE[str(option[1])] * players + table.actor] -= 1
        table.men[to * players + table.actor] += 1
        if table.telling:
            table.tell("move", table.actor, option[1], option[2])
        table.open_zone(to)
        if self.left > 1:
            table.then(EXPLORES[self.left - 1])

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return Message("prompt-explore", {"player": table.actor, "n": self.left})

    def text(self) -> Message:
        return Message("effect-explore", {"n": self.left})


#: By zone, every move out of it.
WAYS: Final[tuple[list[Option], ...]] = tuple(
    [[c.MOVE[zone][to] for to in c.ADJACENT[zone]] for zone in range(c.PLACES)]
)
EXPLORES: Final = tuple([Explore(left) for left in range(c.EXPLORER_MOVES + 1)])
EXPLORE: Final = EXPLORES[c.EXPLORER_MOVES]


class Replace(Choice[MissionRedPlanet]):
    """An astronaut of another colour, where an own one is too, gives way to one from the supply (MR-51)."""

    __slots__ = ()

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        player = table.actor
        players = table.players
        options: list[Option] = []
        if not table.supply[player]:
            return options
        for dock in range(players):
            at = dock * players
            if table.crews[at + player]:
                for other in range(players):
                    if other != player and table.crews[at + other]:
                        options.append(c.REPLACE_ON[table.ships[dock]][other])
        for zone in range(c.PLACES):
            at = zone * players
            if table.men[at + player]:
                for other in range(players):
                    if other != player and table.men[at + other]:
                        options.append(c.REPLACE_IN[zone][other])
        return options

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        player = table.actor
        place = str(option[1])
        other = int(option[2])
        if place in c.SHIP:
            where = table.crews
            at = table.dock_of(place) * table.players
        else:
            where = table.men
            at = c.ZONE[place] * table.players
        where[at + other] -= 1
        where[at + player] += 1
        table.supply[player] -= 1
        table.lost[other] += 1
        if table.telling:
            table.tell("replace", player, other, place)

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return WHO_IS_REPLACED[table.actor]

    def refusals(self, table: MissionRedPlanet, seat: int) -> list[Refusal]:
        """Others where no own astronaut is."""
        player, players = table.actor, table.players
        alone = (Message("why-not-there", {"player": player}),)
        found = [
            Refusal(c.REPLACE_IN[zone][other], alone)
            for zone in range(c.PLACES)
            for other in range(players)
            if table.is_there(other, zone) and not table.is_there(player, zone)
        ]
        for dock, ship in enumerate(table.ships):
            if ship != c.NO_SHIP and not table.crews[dock * players + player]:
                found += [
                    Refusal(c.REPLACE_ON[ship][other], alone)
                    for other in range(players)
                    if table.crews[dock * players + other]
                ]
        return found

    def text(self) -> Message:
        return Message("effect-replace")


class Kill(Choice[MissionRedPlanet]):
    """An astronaut of any colour in an outer zone or on Phobos is lost (MR-53)."""

    __slots__ = ()

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        players = table.players
        options: list[Option] = []
        for zone in range(c.PLACES):
            if zone != c.SYRTIS_MAJOR and zone != c.VALLES_MARINERIS:
                at = zone * players
                for other in range(players):
                    if table.men[at + other]:
                        options.append(c.KILL[zone][other])
        return options

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        table.kill(int(option[2]), c.ZONE[str(option[1])])
        if table.telling:
            table.tell("kill", table.actor, option[2], option[1])

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return WHO_IS_KILLED[table.actor]

    def refusals(self, table: MissionRedPlanet, seat: int) -> list[Refusal]:
        return [
            Refusal(c.KILL[zone][other], (Message("why-inner", {"zone": c.ZONES[zone]}),))
            for zone in (c.SYRTIS_MAJOR, c.VALLES_MARINERIS)
            for other in range(table.players)
            if table.is_there(other, zone)
        ]

    def text(self) -> Message:
        return Message("effect-kill")


FROM_PHOBOS: Final[list[Option]] = list(c.MOVE[c.PHOBOS][: c.MARS])


class LeavePhobos(SeveralSeen[MissionRedPlanet]):
    """One to three own astronauts go from Phobos to any zones of Mars, all at once (MR-54)."""

    __slots__ = ()

    def ask(self, table: MissionRedPlanet, seat: int) -> Walk:
        there = table.men[c.PHOBOS * table.players + table.actor]
        times = [min(c.SOLDIER_MOVES - self.taken, there)] * c.MARS
        return FROM_PHOBOS, times, self.place, self.taken, 1, min(c.SOLDIER_MOVES, self.taken + there)

    def onward(self, place: int, taken: int) -> LeavePhobos:
        return LeavePhobos(place, taken)

    def add(self, table: MissionRedPlanet, seat: int, element: Option) -> None:
        to = c.ZONE[str(element[2])]
        table.men[c.PHOBOS * table.players + table.actor] -= 1
        table.men[to * table.players + table.actor] += 1
        if table.telling:
            table.tell("move", table.actor, element[1], element[2])

    def done(self, table: MissionRedPlanet, seat: int, ending: Option | None) -> None:
        table.open_arrivals()

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        there = table.men[c.PHOBOS * table.players + table.actor]
        n = min(c.SOLDIER_MOVES - self.taken, there)
        return Message("prompt-from-phobos", {"player": table.actor, "n": n, "taken": self.taken})

    def text(self) -> Message:
        return Message("effect-leave-phobos", {"n": c.SOLDIER_MOVES})


WHO_IS_REPLACED: Final = asked_for("prompt-replace")
WHO_IS_KILLED: Final = asked_for("prompt-kill")
REPLACE: Final = Replace()
KILL: Final = Kill()
LEAVE_PHOBOS: Final = LeavePhobos(0, 0)
