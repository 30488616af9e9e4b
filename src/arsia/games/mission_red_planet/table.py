"""The state of a game of Mission: Red Planet, and the small verbs that change it.

A *player* is a colour: with two seats there are four, the main colours 0 and 1 and the neutral ones 2 and 3, which
seats 0 and 1 decide for. Clockwise is upwards.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from arsia.games.mission_red_planet import components as c
from arsia.kernel.game import Game
from arsia.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)  # which also lets `copy` make its twin without __init__
class MissionRedPlanet(Table):
    """Mars and Phobos, the launchpad, astronauts, tokens, characters and event cards."""

    # fields: written by tools/fields.py
    __slots__ = (
        "actor", "boxed", "boxes", "called", "chosen", "crews", "dealt", "deck", "discarded", "drawer", "drawn",
        "finds", "first", "free", "hands", "heading", "hired", "kept", "latest", "launched", "lost", "lying", "men",
        "neutral", "opened", "picks", "played", "players", "points", "rejected", "resources", "round", "seen",
        "ship_deck", "ship_discard", "ships", "shown", "spare", "stacks", "stop", "supply", "tokens", "uncovered",
    )  # fmt: skip

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, object], telling: bool) -> None:
        super().__init__(game, seats, seed, options, telling)
        self.players = 4 if seats == 2 else seats  # setup: two neutral colours besides (MR-70)
        players = self.players
        # ---- where the game stands
        self.stop = 0  # of the round track
        self.round = 1
        self.first = 0
        self.actor = 0  # the colour whose character is being resolved
        self.latest = 0  # the colour whose character was resolved last
        # ---- astronauts
        self.supply = [c.ASTRONAUTS] * players
        self.lost = [0] * players  # in space
        self.men = [0] * (c.PLACES * players)  # by zone, then colour
        # ---- the launchpad, by dock from the left: as many docks as colours
        self.ships = [c.NO_SHIP] * players
        self.crews = [0] * (players * players)  # by dock, then colour
        self.free = [0] * players  # seats that can still be taken; none once the ship is launched
        self.heading = [c.UNKNOWN] * players  # where the ship goes now
        self.stacks: list[tuple[int, ...]] = [()] * players  # destination tokens on the ship, the top one last
        self.launched = 0  # docks whose ship is launched, as bits
        # ---- beside the launchpad
        self.ship_deck = list(range(len(c.SHIPS)))  # the top card last
        self.ship_discard: list[int] = []
        self.tokens = [c.DESTINATION_TOKENS] * c.PLACES  # destination tokens in the supply
        # ---- resources
        self.resources: list[int] = []  # shared: by zone; the list is replaced, never changed
        self.spare = c.TYPES - 1  # the token that no zone got
        self.opened = 0  # zones whose resource lies face up, as bits
        self.lying = [0] * (c.PLACES * c.TYPES)  # point tokens left in zones
        self.points = [0] * (players * c.TYPES)  # point tokens by colour
        self.hired = [-1] * players  # where a colour counts one astronaut more in this production
        # ---- characters, as bits by number
        self.played = [0] * players  # face up before their owners
        self.chosen = [c.NOBODY] * players
        self.shown = 0  # colours whose chosen character was called, as bits
        self.called = c.HIGHEST + 1  # the number that was called last in this round
        self.neutral: list[list[int]] = []  # with two seats, decks by colour, the top card last
        self.boxed = 0  # neutral colours whose Recruiter left the game, as bits
        # ---- event cards
        self.deck = list(range(c.CARDS))  # the top card last
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # missions and actions drawn in the game
        self.discarded: list[int] = []  # face up: actions used, discoveries that found no zone
        self.boxes: list[list[int]] = [[] for _ in range(seats)]  # out of the game, seen by this seat alone
        self.finds = [c.NO_CARD] * c.OUTER  # the discovery at each outer zone
        self.seen = [0] * c.OUTER  # seats that looked at it, as bits
        self.uncovered = False  # are the discoveries turned up?
        # ---- an event card that is drawn, and the first missions
        self.drawn = c.NO_CARD  # a discovery that is about to be assigned
        self.drawer = 0  # by this seat
        self.dealt: list[list[int]] = []  # shared: while the seats choose; replaced, never changed
        self.picks: list[int] = []  # shared: which of the two, or -1; replaced, never changed
        self.kept = [c.NO_CARD] * seats  # shared: replaced, never changed
        self.rejected = [c.NO_CARD] * seats  # shared: not kept at the start; replaced, never changed

    def copy_into(self, twin: Table) -> None:
        super().copy_into(twin)
        assert isinstance(twin, MissionRedPlanet)
        twin.players = self.players
        twin.stop = self.stop
        twin.round = self.round
        twin.first = self.first
        twin.actor = self.actor
        twin.latest = self.latest
        twin.supply = self.supply[:]
        twin.lost = self.lost[:]
        twin.men = self.men[:]
        twin.ships = self.ships[:]
        twin.crews = self.crews[:]
        twin.free = self.free[:]
        twin.heading = self.heading[:]
        twin.stacks = self.stacks[:]
        twin.launched = self.launched
        twin.ship_deck = self.ship_deck[:]
        twin.ship_discard = self.ship_discard[:]
        twin.tokens = self.tokens[:]
        twin.resources = self.resources
        twin.spare = self.spare
        twin.opened = self.opened
        twin.lying = self.lying[:]
        twin.points = self.points[:]
        twin.hired = self.hired[:]
        twin.played = self.played[:]
        twin.chosen = self.chosen[:]
        twin.shown = self.shown
        twin.called = self.called
        twin.neutral = [each[:] for each in self.neutral] if self.neutral else []
        twin.boxed = self.boxed
        twin.deck = self.deck[:]
        twin.hands = [each[:] for each in self.hands]
        twin.discarded = self.discarded[:]
        twin.boxes = [each[:] for each in self.boxes]
        twin.finds = self.finds[:]
        twin.seen = self.seen[:]
        twin.uncovered = self.uncovered
        twin.drawn = self.drawn
        twin.drawer = self.drawer
        twin.dealt = self.dealt
        twin.picks = self.picks
        twin.kept = self.kept
        twin.rejected = self.rejected

    def state(self) -> tuple[object, ...]:
        return (
            (self.stop, self.round, self.first, self.actor, self.latest), (self.supply, self.lost, self.men),
            (self.ships, self.crews, self.free, self.heading, self.stacks, self.launched), (self.ship_deck,
            self.ship_discard, self.tokens), (self.resources, self.spare, self.opened, self.lying, self.points,
            self.hired), (self.played, self.chosen, self.shown, self.called, self.neutral, self.boxed), (self.deck,
            self.hands, self.discarded, self.boxes, self.finds, self.seen, self.uncovered), (self.drawn, self.drawer,
            self.dealt, self.picks, self.kept, self.rejected),
        )  # fmt: skip

    # ---- questions -----------------------------------------------------------------------------------------------

    def owner(self, player: int) -> int:
        """The seat that decides for a colour."""
        return player if self.seats > 2 else player & 1

    def clockwise(self) -> list[int]:
        """All colours, from the first player on."""
        return [*range(self.first, self.players), *range(self.first)]

    def seats_clockwise(self) -> list[int]:
        """The main colours, which hold the seats, from the first player on."""
        return [player for player in self.clockwise() if player < self.seats]

    def is_there(self, player: int, zone: int) -> bool:
        """Has the colour an astronaut in the zone?"""
        return self.men[zone * self.players + player] > 0

    def zones_of(self, player: int) -> list[int]:
        """The zones that hold an astronaut of the colour."""
        return [zone for zone in range(c.PLACES) if self.men[zone * self.players + player]]

    def aboard(self, dock: int) -> int:
        """How many astronauts are on the ship there."""
        at = dock * self.players
        return sum(self.crews[at : at + self.players])

    def is_docked(self, dock: int) -> bool:
        """Is there a ship that has not been launched?"""
        return self.ships[dock] != c.NO_SHIP and not self.launched >> dock & 1

    def dock_of(self, ship: str | int) -> int:
        """Where the ship of this id is."""
        return self.ships.index(c.SHIP[str(ship)])

    def bare_zones(self) -> list[int]:
        """The outer zones without a discovery."""
        return [zone for zone in range(c.OUTER) if self.finds[zone] == c.NO_CARD]

    def found_zones(self) -> list[int]:
        """The outer zones with a discovery."""
        return [zone for zone in range(c.OUTER) if self.finds[zone] != c.NO_CARD]

    # ---- astronauts and ships ------------------------------------------------------------------------------------

    def board(self, player: int, dock: int, n: int) -> None:
        """Astronauts from the supply to a docked ship."""
        self.supply[player] -= n
        self.crews[dock * self.players + player] += n
        self.free[dock] -= n
        if self.telling:
            self.tell("board", player, c.SHIPS[self.ships[dock]], n)

    def put_token(self, dock: int, zone: int) -> None:
        """A destination token from the supply to a ship, upon those that lie there (MR-64)."""
        self.tokens[zone] -= 1
        self.stacks[dock] += (zone,)
        self.heading[dock] = zone

    def aim(self, player: int, dock: int, zone: int) -> None:
        """Somebody sends a ship elsewhere."""
        self.put_token(dock, zone)
        if self.telling:
            self.tell("aim", player, c.SHIPS[self.ships[dock]], c.ZONES[zone])

    def launch(self, dock: int) -> None:
        """The ship leaves the launchpad: nobody boards it any more."""
        self.launched |= 1 << dock
        self.free[dock] = 0

    def clear_dock(self, dock: int) -> None:
        """The ship goes to the discard pile, its destination tokens to the supply."""
        for zone in self.stacks[dock]:
            self.tokens[zone] += 1
        self.stacks[dock] = ()
        self.ship_discard.append(self.ships[dock])
        self.ships[dock] = c.NO_SHIP
        self.heading[dock] = c.UNKNOWN
        self.free[dock] = 0
        self.launched &= ~(1 << dock)
        at = dock * self.players
        for player in range(self.players):
            self.crews[at + player] = 0

    def lose_crew(self, dock: int) -> None:
        """Everybody aboard is lost in space."""
        at = dock * self.players
        for player in range(self.players):
            self.lost[player] += self.crews[at + player]
            self.crews[at + player] = 0

    def dock(self, dock: int, ship: int) -> None:
        """A new ship, empty."""
        self.ships[dock] = ship
        self.free[dock] = c.CAPACITY[ship]
        self.heading[dock] = c.DESTINATION[ship]
        if self.telling:
            self.tell("dock", c.SHIPS[ship], dock + 1)

    def draw_ship(self) -> int:
        """The top ship of the deck, which is made anew from the discard pile when it is empty (MR-34)."""
        if not self.ship_deck:
            self.ship_deck, self.ship_discard = self.ship_discard, []
            self.shuffle(self.ship_deck)
            if self.telling:
                self.tell("reshuffle", len(self.ship_deck))
        self.reveal()
        return self.ship_deck.pop() if self.ship_deck else c.NO_SHIP

    def kill(self, player: int, zone: int) -> None:
        """One astronaut from a zone is lost in space."""
        self.men[zone * self.players + player] -= 1
        self.lost[player] += 1

    def open_zone(self, zone: int) -> None:
        """Somebody arrived: the resource token is turned up, once (MR-32)."""
        if not self.opened >> zone & 1:
            self.opened |= 1 << zone
            self.reveal()
            if self.telling:
                self.tell("resource", c.ZONES[zone], c.RESOURCES[self.resources[zone]])

    def open_arrivals(self) -> None:
        """Turn up the resource of every zone where somebody is now."""
        players = self.players
        for zone in range(c.PLACES):
            if not self.opened >> zone & 1 and any(self.men[zone * players : (zone + 1) * players]):
                self.open_zone(zone)

    # ---- event cards ---------------------------------------------------------------------------------------------

    def assign(self, seat: int, zone: int, card: int) -> None:
        """A discovery to an outer zone, face down; who assigns it knows it."""
        self.finds[zone] = card
        self.seen[zone] = 1 << seat

    def discard_event(self, card: int) -> None:
        """An event card goes out of the game, face up."""
        self.discarded.append(card)
        self.reveal()

    @property
    def clock(self) -> int:
        return self.stop
