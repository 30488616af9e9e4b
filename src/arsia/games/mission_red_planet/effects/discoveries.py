"""What discoveries do: when they are turned up, in the last production, or when points are counted.

A discovery is put together from one of these effects; each says in words what it does.
"""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import SeveralSeen
from arsia.kernel.step import Step, parameters

REVEAL: Final = "discovery_reveal"
PRODUCTION: Final = "production_3"
SCORING: Final = "final_scoring"


class Discovery:
    """One effect on the zone that the card is assigned to. What is not said here is as without the card."""

    __slots__: tuple[str, ...] = ()
    when: ClassVar[str] = PRODUCTION

    def turn_up(self, table: MissionRedPlanet, zone: int) -> None:
        """What happens as soon as the discoveries are turned up."""

    def amount(self, n: int) -> int:
        """How many tokens the zone produces instead of n, what its neighbours add included."""
        return n

    def kind(self, kind: int) -> int:
        """What it produces instead of this kind."""
        return kind

    def gift(self) -> int:
        """How many tokens more each adjacent zone produces."""
        return 0

    def takers(self, counts: list[int]) -> list[int]:
        """Which colours share the tokens, by their astronauts in the zone."""
        return most(counts)

    def score(self, counts: list[int], player: int) -> int:
        """Points at the end, by the astronauts of all colours in the zone."""
        return 0

    def text(self) -> Message:
        """The effect in words."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """The effect as plain data: its class and numbers."""
        return (type(self).__name__, *[getattr(self, name) for name in parameters(type(self))])


def most(counts: list[int]) -> list[int]:
    """The colours with the most astronauts, if there is anybody."""
    high = max(counts)
    return [player for player, n in enumerate(counts) if n == high] if high else []


# ---- when they are turned up -----------------------------------------------------------------------------------------


class LoseEach(Discovery):
    """Every colour that is there loses astronauts."""

    __slots__ = ("n",)
    when: ClassVar[str] = REVEAL

    def __init__(self, n: int) -> None:
        self.n = n

    def turn_up(self, table: MissionRedPlanet, zone: int) -> None:
        for player in table.clockwise():
            for _ in range(min(self.n, table.men[zone * table.players + player])):
                table.kill(player, zone)
                if table.telling:
                    table.tell("lose", player, c.ZONES[zone])

    def text(self) -> Message:
        return Message("effect-lose-each", {"n": self.n})


class PullCrews(Discovery):
    """Everybody on a docked ship comes to the zone."""

    __slots__ = ()
    when: ClassVar[str] = REVEAL

    def turn_up(self, table: MissionRedPlanet, zone: int) -> None:
        players = table.players
        for player in table.clockwise():
            pulled = 0
            for dock in range(players):
                if table.is_docked(dock):
                    at = dock * players + player
                    pulled += table.crews[at]
                    table.free[dock] += table.crews[at]
                    table.crews[at] = 0
            table.men[zone * players + player] += pulled
            if pulled and table.telling:
                table.tell("pull", player, pulled, c.ZONES[zone])
        table.open_arrivals()

    def text(self) -> Message:
        return Message("effect-pull-crews")


class BlowAway(Discovery):
    """Every colour moves all its astronauts out of the zone into adjacent ones."""

    __slots__ = ()
    when: ClassVar[str] = REVEAL

    def turn_up(self, table: MissionRedPlanet, zone: int) -> None:
        for player in reversed(table.clockwise()):
            if table.is_there(player, zone):
                table.then(LEAVE[zone][player], seat=table.owner(player))

    def text(self) -> Message:
        return Message("effect-blow-away")


class Leave(SeveralSeen[MissionRedPlanet]):
    """Where do the astronauts of a colour go? All of them leave, and nothing is turned up before the last."""

    __slots__ = ("player", "zone")

    def __init__(self, zone: int, player: int, place: int, taken: int) -> None:
        super().__init__(place, taken)
        self.zone = zone
        self.player = player

    def ask(self, table: MissionRedPlanet, seat: int) -> Walk:
        moves = c.MOVE[self.zone]
        near = c.ADJACENT[self.zone]
        there = table.men[self.zone * table.players + self.player]
        n = self.taken + there
        return [moves[to] for to in near], [there] * len(near), self.place, self.taken, n, n

    def onward(self, place: int, taken: int) -> Leave:
        return Leave(self.zone, self.player, place, taken)

    def add(self, table: MissionRedPlanet, seat: int, element: Option) -> None:
        to = c.ZONE[str(element[2])]
        players = table.players
        table.men[self.zone * players + self.player] -= 1
        table.men[to * players + self.player] += 1
        if table.telling:
            table.tell("move", self.player, element[1], element[2])

    def done(self, table: MissionRedPlanet, seat: int, ending: Option | None) -> None:
        table.open_arrivals()

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return Message("prompt-storm", {"zone": c.ZONES[self.zone], "player": self.player})


# ---- in the last production ------------------------------------------------------------------------------------------


class HelpNeighbours(Discovery):
    """Adjacent zones produce more."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def gift(self) -> int:
        return self.n

    def text(self) -> Message:
        return Message("effect-help-neighbours", {"n": self.n})


class Produce(Discovery):
    """The zone produces a fixed number of tokens, whatever its neighbours add."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def amount(self, n: int) -> int:
        return self.n

    def text(self) -> Message:
        return Message("effect-produce", {"n": self.n})


class ProduceMore(Discovery):
    """The zone produces more tokens."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def amount(self, n: int) -> int:
        return n + self.n

    def text(self) -> Message:
        return Message("effect-produce-more", {"n": self.n})


class ProduceIce(Discovery):
    """The zone produces ice instead of its own resource."""

    __slots__ = ()

    def kind(self, kind: int) -> int:
        return c.ICE

    def text(self) -> Message:
        return Message("effect-produce-ice")


class AllShare(Discovery):
    """Everybody who is there is tied for the most."""

    __slots__ = ()

    def takers(self, counts: list[int]) -> list[int]:
        return [player for player, n in enumerate(counts) if n]

    def text(self) -> Message:
        return Message("effect-all-share")


class FewestTake(Discovery):
    """Who has the fewest, and at least one, counts as having the most."""

    __slots__ = ()

    def takers(self, counts: list[int]) -> list[int]:
        low = min([n for n in counts if n], default=0)
        return [player for player, n in enumerate(counts) if n == low] if low else []

    def text(self) -> Message:
        return Message("effect-fewest-take")


class SecondTakes(Discovery):
    """The second most take the tokens; a tie for the most shares as usual; who is alone gets nothing (MR-57)."""

    __slots__ = ()

    def takers(self, counts: list[int]) -> list[int]:
        leaders = most(counts)
        if len(leaders) != 1:
            return leaders
        return most([0 if player == leaders[0] else n for player, n in enumerate(counts)])

    def text(self) -> Message:
        return Message("effect-second-takes")


# ---- when points are counted -----------------------------------------------------------------------------------------


class ScoreEach(Discovery):
    """Points, or a loss, for everybody who is there."""

    __slots__ = ("points",)
    when: ClassVar[str] = SCORING

    def __init__(self, points: int) -> None:
        self.points = points

    def score(self, counts: list[int], player: int) -> int:
        return self.points if counts[player] else 0

    def text(self) -> Message:
        if self.points < 0:
            return Message("effect-each-loses", {"n": -self.points})
        return Message("effect-each-gains", {"n": self.points})


class ScoreMost(Discovery):
    """Points for the most astronauts there; all who tie get them."""

    __slots__ = ("points",)
    when: ClassVar[str] = SCORING

    def __init__(self, points: int) -> None:
        self.points = points

    def score(self, counts: list[int], player: int) -> int:
        return self.points if player in most(counts) else 0

    def text(self) -> Message:
        return Message("effect-most-gains", {"n": self.points})


#: By zone, then colour.
LEAVE: Final[tuple[tuple[Step[MissionRedPlanet], ...], ...]] = tuple(
    [tuple([Leave(zone, player, 0, 0) for player in range(6)]) for zone in range(c.PLACES)]
)
