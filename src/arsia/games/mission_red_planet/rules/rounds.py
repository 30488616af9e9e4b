"""A round, and the track that says what comes after it (MR-20 to MR-37)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.cards.characters import EFFECTS
from arsia.games.mission_red_planet.rules.landing import AT_LANDING, DOCK_NEW, LAND
from arsia.games.mission_red_planet.rules.production import AT_PRODUCTION, END_PRODUCTION, PRODUCE
from arsia.games.mission_red_planet.rules.reveal import AT_REVEAL, TURN_UP
from arsia.games.mission_red_planet.rules.scoring import SCORE_GAME
from arsia.games.mission_red_planet.rules.two_players import draw_neutral
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step, Together


class PlayRound(Step[MissionRedPlanet]):
    """Choose characters, resolve them, land, dock, pass the marker on (MR-20)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        table.round = c.TRACK[table.stop][1]
        table.called = c.HIGHEST + 1
        table.shown = 0
        if table.telling:
            table.tell("round", table.round)
        if table.neutral:
            draw_neutral(table)
        table.then(TOGETHER[table.seats], COUNT_DOWN)


class ChooseCharacter(Choice[MissionRedPlanet]):
    """Which character of the hand? In secret, all at the same time (MR-21)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-character")

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        return HANDS[(c.ALL_CHARACTERS & ~table.played[seat]) >> 1]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        table.chosen[seat] = c.CHARACTER[str(option[1])]

    def refusals(self, table: MissionRedPlanet, seat: int) -> list[Refusal]:
        lies = Message("why-played")
        return [Refusal(c.PLAY[n], (lies,)) for n in range(c.HIGHEST, 0, -1) if table.played[seat] >> n & 1]


class CountDown(Step[MissionRedPlanet]):
    """The highest number that nobody has shown yet is called; all who chose it show it (MR-22 to MR-24)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        number = c.NOBODY
        for player in range(table.players):
            if table.chosen[player] > number and not table.shown >> player & 1:
                number = table.chosen[player]
        if number == c.NOBODY:
            table.then(*LAND_AND_GO_ON)
            return
        table.called = number
        table.reveal()
        lane = table.running  # nobody acts together with others now
        lane.append((COUNT_DOWN, seat))
        showing = [each for each in table.clockwise() if table.chosen[each] == number and not table.shown >> each & 1]
        for player in showing:
            table.shown |= 1 << player
            table.played[player] |= 1 << number
            if table.telling:
                table.tell("reveal", player, c.CHARACTERS[number])
        for player in reversed(showing):
            lane.append((RESOLVE[player], seat))


class Resolve(Step[MissionRedPlanet]):
    """One colour's character, top to bottom; full ships are launched after all of it (MR-25, MR-26)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        player = self.player
        table.actor = player
        effects = EFFECTS[table.chosen[player]]
        if table.telling and not effects[0].matters(table, player):
            table.tell("skip", player)
        # MR-36: with the option a turn that is skipped does not count as the last.
        passes = table.options["skipped_not_first"] and table.chosen[player] == c.TRAVEL_AGENT
        if not passes or effects[0].matters(table, player):
            table.latest = player
        table.then(*effects, LAUNCH_FULL, seat=table.owner(player))


class LaunchFull(Step[MissionRedPlanet]):
    """Docked ships with no free seat are launched (MR-27)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        for dock in range(table.players):
            if not table.free[dock] and table.is_docked(dock):
                table.launch(dock)
                if table.telling:
                    table.tell("launch", c.SHIPS[table.ships[dock]])


class EndRound(Step[MissionRedPlanet]):
    """Who was resolved last is the new first player (MR-36); the tracker moves on (MR-37)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        table.first = table.latest
        if table.telling:
            table.tell("first", table.first)
        for player in range(table.players):
            table.chosen[player] = c.NOBODY
        table.shown = 0
        table.then(ADVANCE)


class Advance(Step[MissionRedPlanet]):
    """The next stop of the round track: a round or a phase."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        table.stop += 1
        table.then(*STOPS[c.TRACK[table.stop][0]])


PLAY_ROUND: Final = PlayRound()
CHOOSE: Final = ChooseCharacter()
TOGETHER: Final = tuple([Together(CHOOSE, tuple(range(seats))) for seats in range(7)])
COUNT_DOWN: Final = CountDown()
RESOLVE: Final = tuple([Resolve(player) for player in range(6)])
LAUNCH_FULL: Final = LaunchFull()
END_ROUND: Final = EndRound()
ADVANCE: Final = Advance()
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
    [[c.PLAY[n] for n in range(c.HIGHEST, 0, -1) if hand >> (n - 1) & 1] for hand in range(1 << c.HIGHEST)]
)
