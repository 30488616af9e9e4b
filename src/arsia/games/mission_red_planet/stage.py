"""Situations for tests, by name.

Of a player (with two seats players 2 and 3 are the neutral colours): ``supply``, ``lost``, ``ice``, ``sylvanite``,
``celerium`` (point tokens, also as ``points``), ``hand``, ``played``, ``chosen`` (characters), ``missions``,
``actions``, ``box``, ``rejected``, ``deck`` (of a neutral colour, top first), ``hired``, ``score``; the name of a zone
for the astronauts there and the id of a docked ship for those aboard.

Of the table: ``round``, ``stop``, ``first``, ``called``, ``docks``, ``launched``, ``ship_deck``, ``ship_discard``,
``deck``, ``discard``, ``open``, ``uncovered``; for a zone ``resource_<zone>``, ``points_<zone>``, ``discovery_<zone>``,
``seen_<zone>``, ``destination_tokens_<zone>``; for a docked ship ``tokens_<ship>`` and ``destination_<ship>``.
"""

from __future__ import annotations

from typing import Any

from arsia.games.mission_red_planet.components import (
    ALL_CHARACTERS,
    ASTRONAUTS,
    CAPACITY,
    CARDS,
    CHARACTER,
    CHARACTERS,
    DESTINATION,
    DESTINATION_TOKENS,
    EVENT,
    EVENT_CARDS,
    HIGHEST,
    IS_ACTION,
    IS_DISCOVERY,
    IS_MISSION,
    KIND,
    NEUTRAL_LOW,
    NO_CARD,
    NO_SHIP,
    NOBODY,
    OUTER,
    PLACES,
    RESOURCE,
    RESOURCES,
    SHIP,
    SHIPS,
    TRACK,
    TYPES,
    UNKNOWN,
    ZONE,
    ZONES,
)
from arsia.games.mission_red_planet.rules import (
    COUNT_DOWN,
    DOCK_NEW,
    END_ROUND,
    KEEP_MISSION,
    LAND_AND_GO_ON,
    MAKE_EVENT_DECK,
    PLAY_ROUND,
    STOPS,
)
from arsia.games.mission_red_planet.scoring import score_sheet
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.stage import ByHand
from arsia.kernel.step import Step, Together

_OF_A_PLAYER = (
    "supply, lost, ice, sylvanite, celerium, points, hand, played, chosen, missions, actions, box, rejected, deck, "
    "hired, score, the name of a zone, the id of a docked ship"
)
_OF_THE_TABLE = (
    "round, stop, first, called, docks, launched, ship_deck, ship_discard, deck, discard, open, uncovered, "
    "resource_<zone>, points_<zone>, discovery_<zone>, seen_<zone>, destination_tokens_<zone>, tokens_<ship>, "
    "destination_<ship>"
)
#: Other words for the same thing.
_SAME = {
    "event_deck": "deck",
    "event_discard": "discard",
    "choose": "round",
    "action": "resolve",
    "reveal": "discovery_reveal",
    "end": "final_scoring",
}


class MissionRedPlanetStage(ByHand):
    """Sets and reads a table of Mission: Red Planet."""

    def clear(self, table: MissionRedPlanet) -> None:
        players, seats = table.players, table.seats
        table.lane.clear()
        table.lanes = []
        table.group = -1
        table.stop, table.round = 0, 1
        table.first = table.actor = table.latest = 0
        table.supply = [ASTRONAUTS] * players
        table.lost = [0] * players
        table.men = [0] * (PLACES * players)
        table.ships = [NO_SHIP] * players
        table.crews = [0] * (players * players)
        table.free = [0] * players
        table.heading = [UNKNOWN] * players
        table.stacks = [()] * players
        table.launched = 0
        table.ship_deck = list(range(len(SHIPS) - 1, -1, -1))
        table.ship_discard = []
        table.tokens = [DESTINATION_TOKENS] * PLACES
        table.opened = 0
        table.lying = [0] * (PLACES * TYPES)
        table.points = [0] * (players * TYPES)
        table.hired = [-1] * players
        table.played = [0] * players
        table.chosen = [NOBODY] * players
        table.shown = 0
        table.called = HIGHEST + 1
        table.boxed = 0
        table.deck = list(range(CARDS - 1, -1, -1))
        table.hands = [[] for _ in range(seats)]
        table.discarded = []
        table.boxes = [[] for _ in range(seats)]
        table.finds = [NO_CARD] * OUTER
        table.seen = [0] * OUTER
        table.uncovered = False
        table.drawn = NO_CARD
        table.dealt, table.picks = [], []
        table.kept = [NO_CARD] * seats
        table.rejected = [NO_CARD] * seats
        for player in range(seats, players):
            low = [CHARACTER[name] for name in NEUTRAL_LOW]
            table.neutral[player] = low + [number for number in range(1, HIGHEST + 1) if number not in low]
        for dock in range(players):
            table.dock(dock, table.ship_deck.pop())

    def give(self, table: MissionRedPlanet, seat: int, card: str) -> None:
        if card in CHARACTER:
            table.played[seat] &= ~(1 << CHARACTER[card])
            return
        event = self._event(card)
        if KIND[event] == IS_DISCOVERY:
            raise ValueError(f"{card!r} is a discovery, which nobody holds; set discovery_<zone> instead")
        self._take_event(table, event)
        table.hands[seat].append(event)

    # ---- a player ------------------------------------------------------------------------------------------------

    def put(self, table: MissionRedPlanet, seat: int | None, name: str, value: Any) -> None:
        if seat is None:
            self._put_table(table, name, value)
        elif name in ZONE:
            self._put_men(table, seat, ZONE[name], value)
        elif name in SHIP:
            self._put_crew(table, seat, name, value)
        elif name in ("supply", "lost"):
            one, other = (table.supply, table.lost) if name == "supply" else (table.lost, table.supply)
            other[seat] += one[seat] - value
            one[seat] = value
            self._enough(table, seat)
        elif name in RESOURCE:
            table.points[seat * TYPES + RESOURCE[name]] = value
        elif name == "points":
            table.points[seat * TYPES : (seat + 1) * TYPES] = [value.get(kind, 0) for kind in RESOURCES]
        elif name in ("hand", "played"):
            bits = sum({1 << self._character(each) for each in value})
            table.played[seat] = bits if name == "played" else ALL_CHARACTERS & ~bits
        elif name == "chosen":
            self._choose(table, seat, value)
        elif name == "deck" and table.neutral and seat >= table.seats:
            table.neutral[seat] = [self._character(each) for each in reversed(value)]
        elif name == "missions":
            self._put_missions(table, seat, value)
        elif name == "actions":
            self._refill(table, table.hands[seat], value, IS_ACTION)
        elif name == "box":
            self._refill(table, table.boxes[seat], value, -1)
        elif name == "rejected":
            table.rejected = [*table.rejected[:seat], self._event(value), *table.rejected[seat + 1 :]]
        elif name == "hired":
            table.hired[seat] = -1 if value is None else ZONE[value]
        else:
            raise ValueError(f"a player has no {name!r}; it has {_OF_A_PLAYER}")

    def get(self, table: MissionRedPlanet, seat: int | None, name: str) -> Any:
        if seat is None:
            return self._get_table(table, name)
        players = table.players
        if name in ZONE:
            return table.men[ZONE[name] * players + seat]
        if name in SHIP:
            return table.crews[self._dock(table, name) * players + seat]
        if name in RESOURCE:
            return table.points[seat * TYPES + RESOURCE[name]]
        if name == "points":
            return dict(zip(RESOURCES, table.points[seat * TYPES : (seat + 1) * TYPES], strict=True))
        if name in ("supply", "lost"):
            return (table.supply if name == "supply" else table.lost)[seat]
        if name in ("hand", "played"):
            bits = table.played[seat] if name == "played" else ALL_CHARACTERS & ~table.played[seat]
            return tuple(CHARACTERS[n] for n in range(HIGHEST, 0, -1) if bits >> n & 1)
        if name == "chosen":
            return CHARACTERS[table.chosen[seat]] or None
        if name == "deck" and table.neutral and seat >= table.seats:
            return tuple(CHARACTERS[n] for n in reversed(table.neutral[seat]))
        if name == "missions":
            cards = [table.kept[seat], *table.hands[seat]]
            return tuple(EVENT_CARDS[card] for card in cards if card != NO_CARD and KIND[card] == IS_MISSION)
        if name == "actions":
            return tuple(EVENT_CARDS[card] for card in table.hands[seat] if KIND[card] == IS_ACTION)
        if name == "box":
            return tuple(EVENT_CARDS[card] for card in table.boxes[seat])
        if name == "rejected":
            return None if table.rejected[seat] == NO_CARD else EVENT_CARDS[table.rejected[seat]]
        if name == "hired":
            return None if table.hired[seat] < 0 else ZONES[table.hired[seat]]
        if name == "score":
            return sum(line.points for line in score_sheet(table, seat))
        raise ValueError(f"a player has no {name!r}; it has {_OF_A_PLAYER}")

    def at(self, table: MissionRedPlanet, phase: str, seat: int) -> None:
        rounds: dict[str, tuple[Step[MissionRedPlanet], ...]] = {
            "keep": (Together(KEEP_MISSION, tuple(range(table.seats))), MAKE_EVENT_DECK, PLAY_ROUND),
            "round": (PLAY_ROUND,),
            "resolve": (COUNT_DOWN,),
            "landing": LAND_AND_GO_ON,
            "docking": (DOCK_NEW, END_ROUND),
        }
        stops = {f"{kind}_{n}" if kind == "production" else kind: i for i, (kind, n) in enumerate(TRACK)}
        del stops["round"]
        phase = _SAME.get(phase, phase)
        if phase not in rounds and phase not in stops:
            raise ValueError(f"there is no phase {phase!r}; there are {', '.join([*rounds, *stops])}")
        table.lane.clear()
        table.lanes = []
        table.group = -1
        table.outcome = None
        table.running = table.lane
        table.shown = 0
        table.called = HIGHEST + 1
        table.actor = seat
        if phase == "keep":
            table.picks = [-1] * table.seats
        if phase in stops:
            table.stop = stops[phase]
            table.uncovered = table.uncovered or phase in ("production_3", "final_scoring")
            table.then(*STOPS[TRACK[table.stop][0]], seat=seat)
        else:
            table.then(*rounds[phase], seat=seat)

    # ---- the table -----------------------------------------------------------------------------------------------

    def _put_table(self, table: MissionRedPlanet, name: str, value: Any) -> None:
        name = _SAME.get(name, name)
        kind, _, of = self._of(name)
        if name in ("round", "stop"):
            table.stop = TRACK.index(("round", value)) if name == "round" else value
            table.round = TRACK[table.stop][1] if TRACK[table.stop][0] == "round" else table.round
        elif name == "first":
            table.first = table.latest = value
        elif name == "called":
            table.called = value
        elif name == "docks":
            self._put_docks(table, value)
        elif name == "launched":
            table.launched = 0
            for dock, ship in enumerate(table.ships):
                if ship != NO_SHIP:
                    table.free[dock] = CAPACITY[ship] - table.aboard(dock)
            for ship_id in value:
                table.launch(self._dock(table, ship_id))
        elif name in ("ship_deck", "ship_discard"):
            self._put_ships(table, name, value)
        elif name == "deck":
            for card in reversed(value):
                self._take_event(table, self._event(card))
                table.deck.append(EVENT[card])
        elif name == "discard":
            self._refill(table, table.discarded, value, -1)
        elif name == "open":
            table.opened = sum({1 << ZONE[zone] for zone in value})
        elif name == "uncovered":
            table.uncovered = value
        elif kind == "resource" and of in ZONE:
            self._put_resource(table, ZONE[of], RESOURCE[value])
        elif kind == "points" and of in ZONE:
            for each in RESOURCES:
                table.lying[ZONE[of] * TYPES + RESOURCE[each]] = value.get(each, 0)
        elif kind == "discovery" and of in ZONES[:OUTER]:
            self._put_discovery(table, ZONE[of], value)
        elif kind == "seen" and of in ZONES[:OUTER]:
            table.seen[ZONE[of]] = sum({1 << seat for seat in value})
        elif kind == "destination_tokens" and of in ZONE:
            table.tokens[ZONE[of]] = value
        elif kind == "tokens" and of in SHIP:
            self._put_tokens(table, of, value)
        elif kind == "destination" and of in SHIP:
            self._put_tokens(table, of, () if value is None else (value,))
        else:
            raise ValueError(f"the table has no {name!r}; it has {_OF_THE_TABLE}")

    def _get_table(self, table: MissionRedPlanet, name: str) -> Any:
        name = _SAME.get(name, name)
        kind, _, of = self._of(name)
        if name == "phase":
            return TRACK[table.stop][0]
        if name in ZONE:
            return tuple(table.men[ZONE[name] * table.players : (ZONE[name] + 1) * table.players])
        if name in ("round", "stop", "first", "called", "uncovered", "actor"):
            return getattr(table, name)
        if name == "docks":
            return tuple(None if ship == NO_SHIP else SHIPS[ship] for ship in table.ships)
        if name == "launched":
            return tuple(SHIPS[ship] for dock, ship in enumerate(table.ships) if table.launched >> dock & 1)
        if name == "ship_deck":
            return tuple(SHIPS[ship] for ship in reversed(table.ship_deck))
        if name == "ship_discard":
            return tuple(SHIPS[ship] for ship in table.ship_discard)
        if name == "deck":
            return tuple(EVENT_CARDS[card] for card in reversed(table.deck))
        if name == "discard":
            return tuple(EVENT_CARDS[card] for card in table.discarded)
        if name == "open":
            return tuple(ZONES[zone] for zone in range(PLACES) if table.opened >> zone & 1)
        if kind == "resource" and of in ZONE:
            return RESOURCES[table.resources[ZONE[of]]]
        if kind == "points" and of in ZONE:
            return {each: table.lying[ZONE[of] * TYPES + RESOURCE[each]] for each in RESOURCES}
        if kind == "discovery" and of in ZONES[:OUTER]:
            card = table.finds[ZONE[of]]
            return None if card == NO_CARD else EVENT_CARDS[card]
        if kind == "seen" and of in ZONES[:OUTER]:
            return tuple(seat for seat in range(table.seats) if table.seen[ZONE[of]] >> seat & 1)
        if kind == "destination_tokens" and of in ZONE:
            return table.tokens[ZONE[of]]
        if kind == "tokens" and of in SHIP:
            return tuple(ZONES[zone] for zone in table.stacks[self._dock(table, of)])
        if kind == "destination" and of in SHIP:
            zone = table.heading[self._dock(table, of)]
            return None if zone == UNKNOWN else ZONES[zone]
        raise ValueError(f"the table has no {name!r}; it has {_OF_THE_TABLE}")

    # ---- one thing at a time -------------------------------------------------------------------------------------

    def _of(self, name: str) -> tuple[str, str, str]:
        """``points_hellas`` as its kind and the zone or ship that it belongs to."""
        for kind in ("destination_tokens", "destination", "resource", "points", "discovery", "seen", "tokens"):
            if name.startswith(f"{kind}_"):
                return kind, "_", name[len(kind) + 1 :]
        return name, "", ""

    def _event(self, name: str) -> int:
        if name not in EVENT:
            raise ValueError(f"there is no event card {name!r}; there are {', '.join(EVENT_CARDS)}")
        return EVENT[name]

    def _character(self, name: str) -> int:
        if name not in CHARACTER:
            raise ValueError(f"there is no character {name!r}; there are {', '.join(CHARACTER)}")
        return CHARACTER[name]

    def _dock(self, table: MissionRedPlanet, ship: str) -> int:
        if ship not in SHIP or SHIP[ship] not in table.ships:
            docked = ", ".join(SHIPS[each] for each in table.ships if each != NO_SHIP)
            raise ValueError(f"ship {ship!r} is on no dock; there are {docked}")
        return table.ships.index(SHIP[ship])

    def _enough(self, table: MissionRedPlanet, seat: int) -> None:
        if table.supply[seat] < 0 or table.lost[seat] < 0:
            raise ValueError(f"player {seat} has only {ASTRONAUTS} astronauts")

    def _put_men(self, table: MissionRedPlanet, seat: int, zone: int, n: int) -> None:
        at = zone * table.players + seat
        table.supply[seat] += table.men[at] - n
        table.men[at] = n
        if n:
            table.opened |= 1 << zone
        self._enough(table, seat)

    def _put_crew(self, table: MissionRedPlanet, seat: int, ship: str, n: int) -> None:
        dock = self._dock(table, ship)
        at = dock * table.players + seat
        more = n - table.crews[at]
        table.supply[seat] -= more
        table.crews[at] = n
        if not table.launched >> dock & 1:
            table.free[dock] -= more
        self._enough(table, seat)
        if table.aboard(dock) > CAPACITY[SHIP[ship]]:
            raise ValueError(f"ship {ship} has only {CAPACITY[SHIP[ship]]} seats")

    def _choose(self, table: MissionRedPlanet, seat: int, name: str | None) -> None:
        number = NOBODY if name is None else self._character(name)
        if seat >= table.seats:
            if table.chosen[seat]:
                table.neutral[seat].append(table.chosen[seat])
            if number:
                table.neutral[seat].remove(number)
        table.chosen[seat] = number
        table.played[seat] &= ~(1 << number)

    def _put_docks(self, table: MissionRedPlanet, ships: Any) -> None:
        for dock in range(table.players):
            if table.ships[dock] != NO_SHIP:
                at = dock * table.players
                for player in range(table.players):
                    table.supply[player] += table.crews[at + player]
                table.clear_dock(dock)
                table.ship_deck.insert(0, table.ship_discard.pop())
        for dock, ship in enumerate(ships):
            if ship is not None:
                self._take_ship(table, ship)
                table.dock(dock, SHIP[ship])

    def _take_ship(self, table: MissionRedPlanet, ship: str) -> None:
        if ship not in SHIP:
            raise ValueError(f"there is no ship {ship!r}; ships are called {SHIPS[0]} to {SHIPS[-1]}")
        if SHIP[ship] in table.ships:
            table.clear_dock(table.ships.index(SHIP[ship]))
        for place in (table.ship_deck, table.ship_discard):
            if SHIP[ship] in place:
                place.remove(SHIP[ship])

    def _put_ships(self, table: MissionRedPlanet, name: str, ships: Any) -> None:
        """The deck: these on top, in this order; the discard pile: exactly these."""
        if name == "ship_discard":
            table.ship_deck = table.ship_discard + table.ship_deck
            table.ship_discard = []
        place = table.ship_deck if name == "ship_deck" else table.ship_discard
        for ship in reversed(ships) if name == "ship_deck" else ships:
            self._take_ship(table, ship)
            place.append(SHIP[ship])

    def _put_tokens(self, table: MissionRedPlanet, ship: str, zones: Any) -> None:
        dock = self._dock(table, ship)
        for zone in table.stacks[dock]:
            table.tokens[zone] += 1
        table.stacks[dock] = ()
        table.heading[dock] = DESTINATION[SHIP[ship]]
        for name in zones:
            table.aim(0, dock, ZONE[name])

    def _put_resource(self, table: MissionRedPlanet, zone: int, kind: int) -> None:
        """The token changes places with one that lies face down, if there is such a one of the kind."""
        if table.resources[zone] == kind:
            return
        resources = table.resources[:]
        covered = [other for other in range(PLACES) if not table.opened >> other & 1]
        others = [other for other in (*covered, *range(PLACES)) if other != zone and resources[other] == kind]
        if table.spare == kind:
            table.spare = resources[zone]
        elif others:
            resources[others[0]] = resources[zone]
        resources[zone] = kind
        table.resources = resources

    def _take_event(self, table: MissionRedPlanet, card: int) -> None:
        """Out of wherever it lies."""
        for place in (table.deck, table.discarded, *table.hands, *table.boxes, *table.dealt):
            if card in place:
                place.remove(card)
        table.kept = [NO_CARD if each == card else each for each in table.kept]
        for zone in range(OUTER):
            if table.finds[zone] == card:
                table.finds[zone] = NO_CARD

    def _refill(self, table: MissionRedPlanet, place: list[int], names: Any, kind: int) -> None:
        """Exactly these, or of one kind exactly these."""
        for card in [each for each in place if kind < 0 or KIND[each] == kind]:
            place.remove(card)
            table.deck.insert(0, card)
        for name in names:
            card = self._event(name)
            self._take_event(table, card)
            place.append(card)

    def _put_missions(self, table: MissionRedPlanet, seat: int, names: Any) -> None:
        """The first one is that of the start."""
        if table.kept[seat] != NO_CARD:
            table.deck.insert(0, table.kept[seat])
        table.kept = [NO_CARD if each == seat else card for each, card in enumerate(table.kept)]
        self._refill(table, table.hands[seat], names, IS_MISSION)
        if names:
            first = EVENT[names[0]]
            table.hands[seat].remove(first)
            table.kept = [first if each == seat else card for each, card in enumerate(table.kept)]

    def _put_discovery(self, table: MissionRedPlanet, zone: int, name: str | None) -> None:
        if table.finds[zone] != NO_CARD:
            table.deck.insert(0, table.finds[zone])
        table.finds[zone] = NO_CARD
        table.seen[zone] = 0
        if name is not None:
            card = self._event(name)
            if KIND[card] != IS_DISCOVERY:
                raise ValueError(f"{name!r} is no discovery")
            self._take_event(table, card)
            table.finds[zone] = card
