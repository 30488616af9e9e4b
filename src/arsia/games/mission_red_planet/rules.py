"""The rules of Mission: Red Planet, in the order of the rulebook."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.mission_red_planet.actions import CORRECT_COURSE, GAIN_ICE, HIRE, RESCUE_SOME, Moment
from arsia.games.mission_red_planet.characters import EFFECTS
from arsia.games.mission_red_planet.components import (
    ALL_CHARACTERS,
    CARDS,
    CHARACTER,
    CHARACTERS,
    DEALT,
    DESTINATION,
    EVENT,
    EVENT_CARDS,
    HIGHEST,
    IS_MISSION,
    KEEP,
    KIND,
    NEUTRAL_LOW,
    NEUTRAL_TOP,
    NO_CARD,
    NO_SHIP,
    NOBODY,
    PHOBOS,
    PLAY,
    RESOURCE_TOKENS,
    SHIPS,
    TRACK,
    UNKNOWN,
    ZONES,
)
from arsia.games.mission_red_planet.events import FINDS
from arsia.games.mission_red_planet.production import produce
from arsia.games.mission_red_planet.scoring import score_game
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step, Together

# ---- set-up ----------------------------------------------------------------------------------------------------------


class SetUp(Step[MissionRedPlanet]):
    """Ships, first astronauts, resources, first missions; then the rounds (MR-01 to MR-15)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        self._dock_ships(table)
        self._board_first(table)
        self._place_resources(table)
        self._deal_missions(table)
        if table.seats == 2:
            self._make_neutral_decks(table)
        table.tell("start", table.first)
        table.then(Together(KEEP_MISSION, tuple(range(table.seats))), MAKE_EVENT_DECK, PLAY_ROUND)

    def _dock_ships(self, table: MissionRedPlanet) -> None:
        """One ship to each dock; unknown ones are replaced and shuffled back (MR-06), and Phobos is served (MR-07)."""
        table.shuffle(table.ship_deck)
        unknown: list[int] = []
        for dock in range(table.players):
            ship = table.ship_deck.pop()
            while DESTINATION[ship] == UNKNOWN:
                unknown.append(ship)
                ship = table.ship_deck.pop()
            table.dock(dock, ship)
        if unknown:
            table.ship_deck += unknown
            table.shuffle(table.ship_deck)
        if PHOBOS not in table.heading:
            table.aim(table.first, table.players - 1, PHOBOS)

    def _board_first(self, table: MissionRedPlanet) -> None:
        """One astronaut of each colour, at random one on each ship; the leftmost is the first player's (MR-09)."""
        order = list(range(table.players))
        table.shuffle(order)
        for dock, player in enumerate(order):
            table.board(player, dock, 1)
        table.first = table.latest = order[0]

    def _place_resources(self, table: MissionRedPlanet) -> None:
        tokens = [kind for kind, n in enumerate(RESOURCE_TOKENS) for _ in range(n)]
        table.shuffle(tokens)
        table.spare = tokens.pop()
        table.resources = tokens

    def _deal_missions(self, table: MissionRedPlanet) -> None:
        missions = [card for card in range(CARDS) if KIND[card] == IS_MISSION]
        table.shuffle(missions)
        table.dealt = [[missions.pop() for _ in range(DEALT)] for _ in range(table.seats)]
        table.picks = [-1] * table.seats
        table.deck = [card for card in table.deck if not any(card in pair for pair in table.dealt)]

    def _make_neutral_decks(self, table: MissionRedPlanet) -> None:
        """Three of the five harmless characters on top, all others below (MR-73)."""
        low = [CHARACTER[name] for name in NEUTRAL_LOW]
        for player in range(table.seats, table.players):
            others = [number for number in range(1, HIGHEST + 1) if number not in low]
            table.shuffle(others)
            below = low + others[NEUTRAL_TOP:]
            table.shuffle(below)
            table.neutral[player] = below + others[:NEUTRAL_TOP]


class KeepMission(Choice[MissionRedPlanet]):
    """Which of the two missions is kept? In secret (MR-12)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-keep")

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        return [KEEP[card] for card in table.dealt[seat]]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        picks = table.picks[:]
        picks[seat] = table.dealt[seat].index(EVENT[str(option[1])])
        table.picks = picks


class MakeEventDeck(Step[MissionRedPlanet]):
    """The other missions, the discoveries and the actions are shuffled together (MR-13)."""

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
        table.deck += rejected
        table.shuffle(table.deck)


# ---- a round ---------------------------------------------------------------------------------------------------------


class PlayRound(Step[MissionRedPlanet]):
    """Choose characters, resolve them, land, dock, pass the marker on (MR-20)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        table.round = TRACK[table.stop][1]
        table.called = HIGHEST + 1
        table.shown = 0
        if table.telling:
            table.tell("round", table.round)
        if table.neutral:
            self._draw_neutral(table)
        table.then(TOGETHER[table.seats], COUNT_DOWN)

    def _draw_neutral(self, table: MissionRedPlanet) -> None:
        """The top card of each neutral deck, seen by its owner alone (MR-74)."""
        for player in range(table.seats, table.players):
            table.chosen[player] = table.neutral[player].pop()
            table.reveal()
            if table.telling:
                table.tell_only(table.owner(player), "neutral", player, CHARACTERS[table.chosen[player]])


class ChooseCharacter(Choice[MissionRedPlanet]):
    """Which character of the hand? In secret, all at the same time (MR-21)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-character")

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        return HANDS[(ALL_CHARACTERS & ~table.played[seat]) >> 1]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        table.chosen[seat] = CHARACTER[str(option[1])]

    def refusals(self, table: MissionRedPlanet, seat: int) -> list[Refusal]:
        lies = Message("why-played")
        return [Refusal(PLAY[n], (lies,)) for n in range(HIGHEST, 0, -1) if table.played[seat] >> n & 1]


class CountDown(Step[MissionRedPlanet]):
    """The highest number that nobody has shown yet is called; all who chose it show it (MR-22 to MR-24)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        number = NOBODY
        for player in range(table.players):
            if table.chosen[player] > number and not table.shown >> player & 1:
                number = table.chosen[player]
        if number == NOBODY:
            table.then(*LAND_AND_GO_ON)
            return
        table.called = number
        table.reveal()
        table.then(COUNT_DOWN)
        showing = [each for each in table.clockwise() if table.chosen[each] == number and not table.shown >> each & 1]
        for player in showing:
            table.shown |= 1 << player
            table.played[player] |= 1 << number
            if table.telling:
                table.tell("reveal", player, CHARACTERS[number])
        for player in reversed(showing):
            table.then(RESOLVE[player])


class Resolve(Step[MissionRedPlanet]):
    """One colour's character, top to bottom; full ships are launched after all of it (MR-25, MR-26)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        player = self.player
        table.actor = table.latest = player
        table.then(*EFFECTS[table.chosen[player]], LAUNCH_FULL, seat=table.owner(player))


class LaunchFull(Step[MissionRedPlanet]):
    """Docked ships with no free seat are launched (MR-27)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        for dock in range(table.players):
            if not table.free[dock] and table.is_docked(dock):
                table.launch(dock)
                if table.telling:
                    table.tell("launch", SHIPS[table.ships[dock]])


class Land(Step[MissionRedPlanet]):
    """Launched ships land, from the left; everybody leaves them (MR-30 to MR-33)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        players = table.players
        for dock in range(players):
            if not table.launched >> dock & 1:
                continue
            zone = table.heading[dock]
            if zone == UNKNOWN:
                # MR-66: nobody ever chose a destination.
                if table.telling:
                    table.tell("vanish", SHIPS[table.ships[dock]])
                table.lose_crew(dock)
                table.clear_dock(dock)
                continue
            if table.telling:
                table.tell("land", SHIPS[table.ships[dock]], ZONES[zone])
            arrived = False
            for player in range(players):
                n = table.crews[dock * players + player]
                if n:
                    arrived = True
                    table.men[zone * players + player] += n
                    if table.telling:
                        table.tell("arrive", player, n, ZONES[zone])
            if arrived:
                table.open_zone(zone)
            table.clear_dock(dock)


class DockNew(Step[MissionRedPlanet]):
    """A new ship for every empty dock (MR-34, MR-35)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        for dock in range(table.players):
            if table.ships[dock] == NO_SHIP:
                ship = table.draw_ship()
                if ship != NO_SHIP:
                    table.dock(dock, ship)


class EndRound(Step[MissionRedPlanet]):
    """Who was resolved last is the new first player (MR-36); the tracker moves on (MR-37)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        table.first = table.latest
        if table.telling:
            table.tell("first", table.first)
        for player in range(table.players):
            table.chosen[player] = NOBODY
        table.shown = 0
        table.then(ADVANCE)


class Advance(Step[MissionRedPlanet]):
    """The next stop of the round track: a round or a phase."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        table.stop += 1
        table.then(*STOPS[TRACK[table.stop][0]])


# ---- production ------------------------------------------------------------------------------------------------------


class Produce(Step[MissionRedPlanet]):
    """Every zone produces, and the majorities take what lies there (MR-38 to MR-40)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        produce(table, TRACK[table.stop][1])
        for player in range(table.players):
            table.hired[player] = -1


class EndProduction(Step[MissionRedPlanet]):
    """The last production ends with a moment of its own."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        if table.uncovered:
            table.then(AT_LAST_PRODUCTION)


# ---- discoveries -----------------------------------------------------------------------------------------------------


class TurnUpDiscoveries(Step[MissionRedPlanet]):
    """All discoveries are turned up; some act at once, in the order of the zones (MR-55, MR-56)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        table.uncovered = True
        table.reveal()
        table.tell("reveal_phase")
        for zone in table.found_zones():
            table.tell("discovery", EVENT_CARDS[table.finds[zone]], ZONES[zone])
        for zone in reversed(table.found_zones()):
            table.then(ACT_AT[zone])


class ActAt(Step[MissionRedPlanet]):
    """What the discovery of a zone does at once."""

    __slots__ = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        card = table.finds[self.zone]
        if card != NO_CARD:
            FINDS[card].turn_up(table, self.zone)


# ---- the end ---------------------------------------------------------------------------------------------------------


class ScoreGame(Step[MissionRedPlanet]):
    """Missions, the Ice Monopoly, tokens and discoveries are counted (MR-80)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        score_game(table)


# Steps without a changing part exist once.
SET_UP: Final = SetUp()
KEEP_MISSION: Final = KeepMission()
MAKE_EVENT_DECK: Final = MakeEventDeck()
PLAY_ROUND: Final = PlayRound()
CHOOSE: Final = ChooseCharacter()
TOGETHER: Final = tuple([Together(CHOOSE, tuple(range(seats))) for seats in range(7)])
COUNT_DOWN: Final = CountDown()
RESOLVE: Final = tuple([Resolve(player) for player in range(6)])
LAUNCH_FULL: Final = LaunchFull()
LAND: Final = Land()
DOCK_NEW: Final = DockNew()
END_ROUND: Final = EndRound()
ADVANCE: Final = Advance()
PRODUCE: Final = Produce()
END_PRODUCTION: Final = EndProduction()
TURN_UP: Final = TurnUpDiscoveries()
ACT_AT: Final = tuple([ActAt(zone) for zone in range(len(ZONES))])
SCORE_GAME: Final = ScoreGame()
AT_LANDING: Final = Moment(CORRECT_COURSE)
AT_PRODUCTION: Final = Moment(HIRE)
AT_REVEAL: Final = Moment(RESCUE_SOME)
AT_LAST_PRODUCTION: Final = Moment(GAIN_ICE)
LAND_AND_GO_ON: Final[tuple[Step[MissionRedPlanet], ...]] = (AT_LANDING, LAND, DOCK_NEW, END_ROUND)
#: What happens at each kind of stop.
STOPS: Final[dict[str, tuple[Step[MissionRedPlanet], ...]]] = {
    "round": (PLAY_ROUND,),
    "production": (AT_PRODUCTION, PRODUCE, END_PRODUCTION, ADVANCE),
    "discovery_reveal": (AT_REVEAL, TURN_UP, ADVANCE),
    "final_scoring": (SCORE_GAME,),
}
#: The hand as options, highest number first, by the bits of the hand without the lowest, which is nobody's.
HANDS: Final[tuple[list[Option], ...]] = tuple(
    [[PLAY[n] for n in range(HIGHEST, 0, -1) if hand >> (n - 1) & 1] for hand in range(1 << HIGHEST)]
)
