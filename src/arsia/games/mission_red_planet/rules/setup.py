"""Set-up: ships, first astronauts, resources and first missions (MR-01 to MR-15)."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.rules.rounds import PLAY_ROUND
from arsia.games.mission_red_planet.rules.two_players import make_neutral_decks
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step, Together


class SetUp(Step[MissionRedPlanet]):
    """Ships, first astronauts, resources, first missions; then the rounds (MR-01 to MR-15)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        self._dock_ships(table)
        self._board_first(table)
        self._place_resources(table)
        self._deal_missions(table)
        if table.seats == 2:
            make_neutral_decks(table)
        table.tell("start", table.first)
        table.then(Together(KEEP_MISSION, tuple(range(table.seats))), MAKE_EVENT_DECK, PLAY_ROUND)

    def _dock_ships(self, table: MissionRedPlanet) -> None:
        """One ship to each dock; unknown ones are replaced and shuffled back (MR-06), and Phobos is served (MR-07)."""
        table.shuffle(table.ship_deck)
        unknown: list[int] = []
        for dock in range(table.players):
            ship = table.ship_deck.pop()
            while c.DESTINATION[ship] == c.UNKNOWN:
                unknown.append(ship)
                ship = table.ship_deck.pop()
            table.dock(dock, ship)
        if unknown:
            table.ship_deck += unknown
            table.shuffle(table.ship_deck)
        if c.PHOBOS not in table.heading:
            last = table.players - 1
            table.put_token(last, c.PHOBOS)
            table.tell("phobos", c.SHIPS[table.ships[last]])

    def _board_first(self, table: MissionRedPlanet) -> None:
        """One astronaut of each colour, at random one on each ship; the leftmost is the first player's (MR-09)."""
        order = list(range(table.players))
        table.shuffle(order)
        for dock, player in enumerate(order):
            table.board(player, dock, 1)
        table.first = table.latest = order[0]

    def _place_resources(self, table: MissionRedPlanet) -> None:
        tokens = [kind for kind, n in enumerate(c.RESOURCE_TOKENS) for _ in range(n)]
        table.shuffle(tokens)
        table.spare = tokens.pop()
        table.resources = tokens

    def _deal_missions(self, table: MissionRedPlanet) -> None:
        missions = [card for card in range(c.CARDS) if c.KIND[card] == c.IS_MISSION]
        table.shuffle(missions)
        table.dealt = [[missions.pop() for _ in range(c.DEALT)] for _ in range(table.seats)]
        table.picks = [-1] * table.seats
        table.deck = [card for card in table.deck if not any(card in pair for pair in table.dealt)]


class KeepMission(Choice[MissionRedPlanet]):
    """Which of the two missions is kept? In secret (MR-12)."""

    __slots__ = ()

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return Message("prompt-keep", {"how": "aside" if table.options["unkept_aside"] else "shuffled"})

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        return [c.KEEP[card] for card in table.dealt[seat]]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        picks = table.picks[:]
        picks[seat] = table.dealt[seat].index(c.EVENT[str(option[1])])
        table.picks = picks


class MakeEventDeck(Step[MissionRedPlanet]):
    """The other missions, the discoveries and the actions are shuffled together (MR-13); with two players also
    those that were not kept, unless they stay aside."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        kept: list[int] = []
        rejected: list[int] = []
        for each in range(table.seats):
            pair = table.dealt[each]
            kept.append(pair[table.picks[each]])
            rejected.append(pair[1 - table.picks[each]])
        table.kept = kept
        table.rejected = rejected
        table.dealt = []
        table.picks = []
        if not table.options["unkept_aside"]:
            table.deck += rejected
        table.shuffle(table.deck)


SET_UP: Final = SetUp()
KEEP_MISSION: Final = KeepMission()
MAKE_EVENT_DECK: Final = MakeEventDeck()
