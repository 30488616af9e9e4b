"""What a test may set and read of a table of Mission: Red Planet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.checks.stage import astronauts, characters, event_cards, ships, tokens
from arsia.games.mission_red_planet.rules.landing import DOCK_NEW
from arsia.games.mission_red_planet.rules.rounds import COUNT_DOWN, END_ROUND, LAND_AND_GO_ON, PLAY_ROUND, STOPS
from arsia.games.mission_red_planet.rules.scoring import tally
from arsia.games.mission_red_planet.rules.setup import KEEP_MISSION, MAKE_EVENT_DECK
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.stage import Phase, Stage, Where, field, flag, number, other, quiet, told
from arsia.kernel.step import Step, Together


def clear(table: MissionRedPlanet) -> None:
    """A quiet table: everything in its box but one empty ship on each dock, and the resources face down."""
    quiet(table)
    players, seats = table.players, table.seats
    table.stop, table.round = 0, 1
    table.first = table.actor = table.latest = 0
    table.supply = [c.ASTRONAUTS] * players
    table.lost = [0] * players
    table.men = [0] * (c.PLACES * players)
    table.ships = [c.NO_SHIP] * players
    table.crews = [0] * (players * players)
    table.free = [0] * players
    table.heading = [c.UNKNOWN] * players
    table.stacks = [()] * players
    table.launched = 0
    table.ship_deck = list(range(len(c.SHIPS) - 1, -1, -1))
    table.ship_discard = []
    table.tokens = [c.DESTINATION_TOKENS] * c.PLACES
    table.opened = 0
    table.lying = [0] * (c.PLACES * c.TYPES)
    table.points = [0] * (players * c.TYPES)
    table.hired = [-1] * players
    table.played = [0] * players
    table.chosen = [c.NOBODY] * players
    table.shown = 0
    table.called = c.HIGHEST + 1
    table.boxed = 0
    table.deck = list(range(c.CARDS - 1, -1, -1))
    table.hands = [[] for _ in range(seats)]
    table.discarded = []
    table.boxes = [[] for _ in range(seats)]
    table.finds = [c.NO_CARD] * c.OUTER
    table.seen = [0] * c.OUTER
    table.uncovered = False
    table.drawn = c.NO_CARD
    table.dealt, table.picks = [], []
    table.kept = [c.NO_CARD] * seats
    table.rejected = [c.NO_CARD] * seats
    for player in range(seats, players):
        low = [c.CHARACTER[name] for name in c.NEUTRAL_LOW]
        table.neutral[player] = low + [number for number in range(1, c.HIGHEST + 1) if number not in low]
    for dock in range(players):
        table.dock(dock, table.ship_deck.pop())


def _put_round(table: MissionRedPlanet, seat: int, n: int) -> None:
    _put_stop(table, seat, c.TRACK.index(("round", n)))


def _put_stop(table: MissionRedPlanet, seat: int, stop: int) -> None:
    table.stop = stop
    kind, n = c.TRACK[stop]
    table.round = n if kind == "round" else table.round


def _put_first(table: MissionRedPlanet, seat: int, player: int) -> None:
    table.first = table.latest = player


def _is_player(table: MissionRedPlanet, value: Any) -> bool:
    return type(value) is int and 0 <= value < table.players


def _begin(*steps: Step[MissionRedPlanet]) -> Callable[[MissionRedPlanet, int], None]:
    def begin(table: MissionRedPlanet, seat: int) -> None:
        table.shown = 0
        table.called = c.HIGHEST + 1
        table.actor = seat
        table.then(*steps, seat=seat)

    return begin


def _begin_keep(table: MissionRedPlanet, seat: int) -> None:
    table.picks = [-1] * table.seats
    _begin(Together(KEEP_MISSION, tuple(range(table.seats))), MAKE_EVENT_DECK, PLAY_ROUND)(table, seat)


def _begin_stop(stop: int) -> Callable[[MissionRedPlanet, int], None]:
    kind, n = c.TRACK[stop]

    def begin(table: MissionRedPlanet, seat: int) -> None:
        table.stop = stop
        table.uncovered = table.uncovered or n == c.LAST_PRODUCTION or kind == "final_scoring"
        _begin(*STOPS[kind])(table, seat)

    return begin


#: Stops of the track that are no rounds, by what a test calls them.
_STOPS: Final = {
    f"{kind}_{n}" if kind == "production" else kind: stop for stop, (kind, n) in enumerate(c.TRACK) if kind != "round"
}
_ROUND: Final = Where[MissionRedPlanet](lambda table, seat: table.round, _put_round)
_STOP: Final = Where[MissionRedPlanet](lambda table, seat: table.stop, _put_stop)
_FIRST: Final = Where[MissionRedPlanet](lambda table, seat: table.first, _put_first)

STAGE: Final[Stage[MissionRedPlanet]] = Stage(
    clear=clear,
    give=event_cards.give,
    things=(*c.CHARACTER, *c.EVENT_CARDS),
    players=lambda table: table.players,
    seat=(
        *astronauts.OF_A_PLAYER,
        *ships.OF_A_PLAYER,
        *tokens.OF_A_PLAYER,
        *characters.OF_A_PLAYER,
        *event_cards.OF_A_PLAYER,
        told("score", tally, "points as things stand"),
    ),
    table=(
        number("round", 1, 10, _ROUND, "the round"),
        number("stop", 0, len(c.TRACK) - 1, _STOP, "the stop of the round track"),
        other("first", "the number of a colour", _is_player, _FIRST, "the first player"),
        number("called", 1, c.HIGHEST + 1, field("called"), "the number called last; 10 before the first"),
        *ships.OF_THE_TABLE,
        *tokens.OF_THE_TABLE,
        *event_cards.OF_THE_TABLE,
        flag("uncovered", field("uncovered"), "are the discoveries face up?"),
        told("phase", lambda table, seat: c.TRACK[table.stop][0], "the kind of stop"),
        told("actor", lambda table, seat: table.actor, "the player whose character is resolved"),
        *astronauts.OF_THE_TABLE,
    ),
    phases=(
        Phase("round", "all choose characters", _begin(PLAY_ROUND)),
        Phase("resolve", "the countdown begins, with the characters that are `chosen`", _begin(COUNT_DOWN)),
        Phase("landing", "launched ships land", _begin(*LAND_AND_GO_ON)),
        Phase("docking", "empty docks get new ships, and the round ends", _begin(DOCK_NEW, END_ROUND)),
        *[Phase(name, "that stop of the track, and what follows it", _begin_stop(n)) for name, n in _STOPS.items()],
        Phase("keep", "the first missions are chosen, if there are any dealt", _begin_keep),
    ),
)
