"""What the nine characters do, as steps in the order of their cards.

An effect is done for the colour ``table.actor`` and decided by the seat that owns it. Effects are mandatory and done as
far as they can be (MR-41).
"""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.mission_red_planet.components import (
    ADJACENT,
    CREWS,
    DESTROY,
    DONE,
    DRAW,
    EVENT_CARDS,
    EXPLORER,
    EXPLORER_MOVES,
    FEMME_FATALE,
    HIGHEST,
    IS_DISCOVERY,
    KILL,
    KIND,
    LAUNCH,
    LOOK,
    MARS,
    MOVE,
    NO_CARD,
    NO_SHIP,
    OUTER,
    PHOBOS,
    PILOT,
    PLACE,
    PLACES,
    RECRUITER,
    REPLACE_IN,
    REPLACE_ON,
    SABOTEUR,
    SCIENTIST,
    SECRET_AGENT,
    SHIP,
    SOLDIER,
    SOLDIER_MOVES,
    SYRTIS_MAJOR,
    TO_ZONE,
    TRAVEL_AGENT,
    UNKNOWN,
    VALLES_MARINERIS,
    ZONE,
    ZONES,
)
from arsia.games.mission_red_planet.steering import DESTINATIONS, STEER_ANY
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.decision import Refusal, Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import SeveralSeen
from arsia.kernel.step import Choice, Step

ANYHOW: Final = 0  # astronauts may share a ship or not
APART: Final = 1  # each on another ship
TOGETHER: Final = 2  # all on one ship, or none at all


class Place(Choice[MissionRedPlanet]):
    """Astronauts from the supply to docked ships with free seats, one after the other: the first on an unknown ship
    decides where it goes before the next one boards."""

    __slots__ = ("boarded", "how", "left")

    def __init__(self, left: int, how: int, boarded: int) -> None:
        self.left = left
        self.how = how
        self.boarded = boarded  # docks, as bits, that nobody may board any more because each takes another ship

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        supply = table.supply[table.actor]
        need = self.left
        free = table.free
        ships = table.ships
        if self.how == TOGETHER:
            return [PLACE[ships[dock]] for dock in range(len(free)) if free[dock] >= need] if supply >= need else []
        if not supply:
            return []
        # MR-41: as many as possible, and whichever ship is first, the others find their seats.
        boarded = self.boarded
        room = 0
        found: list[Option] = []
        for dock in range(len(free)):
            if free[dock] and not boarded >> dock & 1:
                found.append(PLACE[ships[dock]])
                room += 1 if self.how == APART else free[dock]
        return found[:1] if room <= need and room <= supply else found  # every seat is taken: no order matters

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        dock = table.ships.index(SHIP[str(option[1])])
        at_once = self.left if self.how == TOGETHER else 1
        table.board(table.actor, dock, at_once)
        if self.left > at_once:
            boarded = self.boarded | 1 << dock if self.how == APART else 0
            table.then(Place(self.left - at_once, self.how, boarded))
        # MR-63: the first to board an unknown ship decides at once where it goes.
        if table.heading[dock] == UNKNOWN and table.aboard(dock) == at_once:
            table.then(DESTINATIONS[dock])

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return Message("prompt-place", {"player": table.actor, "n": self.left})

    def refusals(self, table: MissionRedPlanet, seat: int) -> list[Refusal]:
        offered = self.options(table, seat)
        return [
            Refusal(PLACE[ship], (self._why_not(table, dock),))
            for dock, ship in enumerate(table.ships)
            if ship != NO_SHIP and PLACE[ship] not in offered
        ]

    def _why_not(self, table: MissionRedPlanet, dock: int) -> Message:
        if table.launched >> dock & 1:
            return Message("why-launched")
        if self.boarded >> dock & 1:
            return Message("why-apart")
        if not table.free[dock]:
            return Message("why-full")
        return Message("why-few-seats", {"n": self.left, "free": table.free[dock]})

    def text(self) -> Message:
        how = ("effect-place", "effect-place-apart", "effect-place-together")[self.how]
        return Message(how, {"n": self.left})


# ---- 9 ---------------------------------------------------------------------------------------------------------------


class ReturnCards(Step[MissionRedPlanet]):
    """All own characters that lie face up come back, this one included (MR-45)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        player = table.actor
        if table.telling:
            table.tell("return", player)
        if player >= table.seats:
            self._renew(table, player)
        else:
            table.played[player] = 0

    def _renew(self, table: MissionRedPlanet, player: int) -> None:
        """A neutral Recruiter leaves the game, and the other eight cards are a new deck (MR-77)."""
        table.played[player] = 0
        table.boxed |= 1 << player
        cards = list(range(1, HIGHEST))
        table.shuffle(cards)
        table.neutral[player] = cards

    def text(self) -> Message:
        return Message("effect-return")


# ---- 8 ---------------------------------------------------------------------------------------------------------------


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
        for zone in range(MARS):
            if men[at]:
                options += WAYS[zone]
            at += players
        options.append(DONE)
        return options

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        if option[0] == "done":
            return
        to = ZONE[str(option[2])]
        players = table.players
        table.men[ZONE[str(option[1])] * players + table.actor] -= 1
        table.men[to * players + table.actor] += 1
        if table.telling:
            table.tell("move", table.actor, option[1], option[2])
        table.open_zone(to)
        if self.left > 1:
            table.then(EXPLORES[self.left - 1])

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return Message("prompt-explore", {"n": self.left})

    def text(self) -> Message:
        return Message("effect-explore", {"n": self.left})


#: By zone, every move out of it.
WAYS: Final[tuple[list[Option], ...]] = tuple([[MOVE[zone][to] for to in ADJACENT[zone]] for zone in range(PLACES)])
EXPLORES: Final = tuple([Explore(left) for left in range(EXPLORER_MOVES + 1)])


# ---- 7 ---------------------------------------------------------------------------------------------------------------


class Research(Choice[MissionRedPlanet]):
    """Draw an event card, or look at a discovery that lies face down (MR-47). A neutral colour only draws (MR-76)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-research")

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        options: list[Option] = [DRAW] if table.deck else []
        if table.actor < table.seats:
            options += [LOOK[zone] for zone in table.found_zones()]
        return options

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        if option[0] == "look":
            look_at(table, seat, ZONE[str(option[1])])
        else:
            draw_event(table, seat)

    def text(self) -> Message:
        return Message("effect-research")


def draw_event(table: MissionRedPlanet, seat: int) -> None:
    """A mission or an action is held face down; a discovery goes to a zone, or if none is free, out (MR-48)."""
    card = table.deck.pop()
    table.reveal()
    if table.telling:
        table.tell("draw", table.actor)
        table.tell_only(seat, "drawn", table.actor, EVENT_CARDS[card])
    if KIND[card] == IS_DISCOVERY:
        if NO_CARD in table.finds:
            table.drawn = card
            table.drawer = seat
            table.then(ASSIGN)
        else:
            table.discard_event(card)
            if table.telling:
                table.tell("discard", table.actor, EVENT_CARDS[card])
            table.then(LOOK_AT_ONE)
    elif table.actor < table.seats:
        table.hands[seat].append(card)
        if table.telling:
            table.tell("hold", table.actor)
    else:
        table.boxes[seat].append(card)
        if table.telling:
            table.tell("box", table.actor)


def look_at(table: MissionRedPlanet, seat: int, zone: int) -> None:
    """The seat alone sees the discovery there."""
    table.seen[zone] |= 1 << seat
    table.reveal()
    if table.telling:
        table.tell("look", table.actor, ZONES[zone])
        table.tell_only(seat, "looked", table.actor, ZONES[zone], EVENT_CARDS[table.finds[zone]])


class Assign(Choice[MissionRedPlanet]):
    """Which outer zone without a discovery gets the one that was drawn?"""

    __slots__ = ()

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        return [TO_ZONE[zone] for zone in table.bare_zones()]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        table.assign(seat, ZONE[str(option[1])], table.drawn)
        table.drawn = NO_CARD
        if table.telling:
            table.tell("assign", table.actor, option[1])

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return Message("prompt-assign", {"event": EVENT_CARDS[table.drawn]})

    def refusals(self, table: MissionRedPlanet, seat: int) -> list[Refusal]:
        taken = [Refusal(TO_ZONE[zone], (Message("why-has-discovery"),)) for zone in table.found_zones()]
        return taken + [Refusal(TO_ZONE[zone], (Message("why-not-outer"),)) for zone in range(OUTER, PLACES)]


class LookAtOne(Choice[MissionRedPlanet]):
    """Look at one of the discoveries in play."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-look")

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        return [LOOK[zone] for zone in table.found_zones()]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        look_at(table, seat, ZONE[str(option[1])])


# ---- 6 ---------------------------------------------------------------------------------------------------------------


class ForceLaunch(Choice[MissionRedPlanet]):
    """A docked ship that is not full is launched; it may be empty (MR-49)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-force")

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        return [LAUNCH[table.ships[dock]] for dock in range(table.players) if table.free[dock]]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        table.launch(table.dock_of(option[1]))
        if table.telling:
            table.tell("force", table.actor, option[1])

    def refusals(self, table: MissionRedPlanet, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        for dock, ship in enumerate(table.ships):
            if ship != NO_SHIP and not table.free[dock]:
                why = "why-launched" if table.launched >> dock & 1 else "why-launches-itself"
                found.append(Refusal(LAUNCH[ship], (Message(why),)))
        return found

    def text(self) -> Message:
        return Message("effect-force")


# ---- 5 ---------------------------------------------------------------------------------------------------------------


class DestroyShip(Choice[MissionRedPlanet]):
    """A docked ship is destroyed, also one that is full now; everybody aboard is lost (MR-50)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-destroy")

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        return [DESTROY[table.ships[dock]] for dock in range(table.players) if table.is_docked(dock)]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        dock = table.dock_of(option[1])
        if table.telling:
            table.tell("destroy", table.actor, option[1])
        table.lose_crew(dock)
        table.clear_dock(dock)

    def refusals(self, table: MissionRedPlanet, seat: int) -> list[Refusal]:
        return [
            Refusal(DESTROY[ship], (Message("why-launched"),))
            for dock, ship in enumerate(table.ships)
            if table.launched >> dock & 1
        ]

    def text(self) -> Message:
        return Message("effect-destroy")


# ---- 4 ---------------------------------------------------------------------------------------------------------------


class Replace(Choice[MissionRedPlanet]):
    """An astronaut of another colour, where an own one is too, gives way to one from the supply (MR-51)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-replace")

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
                        options.append(REPLACE_ON[table.ships[dock]][other])
        for zone in range(PLACES):
            at = zone * players
            if table.men[at + player]:
                for other in range(players):
                    if other != player and table.men[at + other]:
                        options.append(REPLACE_IN[zone][other])
        return options

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        player = table.actor
        place = str(option[1])
        other = int(option[2])
        if place in SHIP:
            where = table.crews
            at = table.dock_of(place) * table.players
        else:
            where = table.men
            at = ZONE[place] * table.players
        where[at + other] -= 1
        where[at + player] += 1
        table.supply[player] -= 1
        table.lost[other] += 1
        if table.telling:
            table.tell("replace", player, other, place)

    def refusals(self, table: MissionRedPlanet, seat: int) -> list[Refusal]:
        """Others where no own astronaut is."""
        player, players = table.actor, table.players
        alone = (Message("why-not-there"),)
        found = [
            Refusal(REPLACE_IN[zone][other], alone)
            for zone in range(PLACES)
            for other in range(players)
            if table.is_there(other, zone) and not table.is_there(player, zone)
        ]
        for dock, ship in enumerate(table.ships):
            if ship != NO_SHIP and not table.crews[dock * players + player]:
                found += [
                    Refusal(REPLACE_ON[ship][other], alone)
                    for other in range(players)
                    if table.crews[dock * players + other]
                ]
        return found

    def text(self) -> Message:
        return Message("effect-replace")


# ---- 2 ---------------------------------------------------------------------------------------------------------------


class Kill(Choice[MissionRedPlanet]):
    """An astronaut of any colour in an outer zone or on Phobos is lost (MR-53)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-kill")

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        players = table.players
        options: list[Option] = []
        for zone in range(PLACES):
            if zone != SYRTIS_MAJOR and zone != VALLES_MARINERIS:
                at = zone * players
                for other in range(players):
                    if table.men[at + other]:
                        options.append(KILL[zone][other])
        return options

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        table.kill(int(option[2]), ZONE[str(option[1])])
        if table.telling:
            table.tell("kill", table.actor, option[2], option[1])

    def refusals(self, table: MissionRedPlanet, seat: int) -> list[Refusal]:
        return [
            Refusal(KILL[zone][other], (Message("why-inner", {"zone": ZONES[zone]}),))
            for zone in (SYRTIS_MAJOR, VALLES_MARINERIS)
            for other in range(table.players)
            if table.is_there(other, zone)
        ]

    def text(self) -> Message:
        return Message("effect-kill")


FROM_PHOBOS: Final[list[Option]] = list(MOVE[PHOBOS][:MARS])


class LeavePhobos(SeveralSeen[MissionRedPlanet]):
    """One to three own astronauts go from Phobos to any zones of Mars, all at once (MR-54)."""

    __slots__ = ()

    def ask(self, table: MissionRedPlanet, seat: int) -> Walk:
        there = table.men[PHOBOS * table.players + table.actor]
        times = [min(SOLDIER_MOVES - self.taken, there)] * MARS
        return FROM_PHOBOS, times, self.place, self.taken, 1, min(SOLDIER_MOVES, self.taken + there)

    def onward(self, place: int, taken: int) -> LeavePhobos:
        return LeavePhobos(place, taken)

    def add(self, table: MissionRedPlanet, seat: int, element: Option) -> None:
        to = ZONE[str(element[2])]
        table.men[PHOBOS * table.players + table.actor] -= 1
        table.men[to * table.players + table.actor] += 1
        if table.telling:
            table.tell("move", table.actor, element[1], element[2])

    def done(self, table: MissionRedPlanet, seat: int, ending: Option | None) -> None:
        table.open_arrivals()

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return Message("prompt-from-phobos", {"n": SOLDIER_MOVES - self.taken})

    def text(self) -> Message:
        return Message("effect-leave-phobos", {"n": SOLDIER_MOVES})


# ---- the cards -------------------------------------------------------------------------------------------------------

RESEARCH: Final = Research()
ASSIGN: Final = Assign()
LOOK_AT_ONE: Final = LookAtOne()


def _crew(name: str, how: int = ANYHOW) -> Step[MissionRedPlanet]:
    return Place(CREWS[name], how, 0)


#: By number: what the character does, top to bottom. The crews of Pilot and Soldier rest on other texts than the rules.
EFFECTS: Final[dict[int, tuple[Step[MissionRedPlanet], ...]]] = {
    RECRUITER: (_crew("recruiter"), ReturnCards()),
    EXPLORER: (_crew("explorer"), EXPLORES[EXPLORER_MOVES]),
    SCIENTIST: (_crew("scientist"), RESEARCH),
    SECRET_AGENT: (_crew("secret_agent", APART), ForceLaunch()),
    SABOTEUR: (_crew("saboteur"), DestroyShip()),
    FEMME_FATALE: (_crew("femme_fatale"), Replace()),
    TRAVEL_AGENT: (_crew("travel_agent", TOGETHER),),
    SOLDIER: (_crew("soldier"), Kill(), LeavePhobos(0, 0)),
    PILOT: (_crew("pilot"), STEER_ANY),
}


def text(number: int) -> Message:
    """What a character does, in words."""
    return Message("card-character", {"effects": tuple([step.text() for step in EFFECTS[number]])})
