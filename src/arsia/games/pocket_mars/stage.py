"""Situations for tests, by name.

Of a seat: ``earth``, ``ship``, ``energy``, ``hand``, ``prep``, ``score``, and for each Building with colonists
(``energy_home``, ``ecosystem``, ``water``, ``science``) the pair (on the single star, on the double star).
Of the table: ``deck`` (top first), ``discard``, ``covered`` (attached cards that lie face down), ``first``, ``round``,
and ``column_<building>`` for the attached cards, newest last.
"""

from __future__ import annotations

from typing import Any

from arsia.games.pocket_mars.components import (
    BUILDING,
    CARDS,
    COLONISTS,
    ENERGY_START,
    HOMES,
    IDS,
    INDEX,
    NAMES,
    SOLO_SHIP,
)
from arsia.games.pocket_mars.rules import END_ROUND, FOUR_CARD_RULE, SPLIT, TURN, score_sheet
from arsia.games.pocket_mars.solo import ANDROIDS, END_SOLO_ROUND, SYSTEM_FAILURE, automatics_sheet
from arsia.games.pocket_mars.table import NO_CARD, NOWHERE, PocketMars
from arsia.kernel.game import Stage
from arsia.kernel.knowledge import Knowledge
from arsia.kernel.step import Step, Together

_HOMES = {"energy_home": 0, "ecosystem": 1, "water": 2, "science": 3}
_OF_A_PLAYER = f"it has earth, ship, energy, hand, prep, score, {', '.join(_HOMES)}"
_OF_THE_TABLE = "it has deck, discard, covered, first, round, column_<building>"


class PocketMarsStage(Stage):
    """Sets and reads a table of Pocket Mars."""

    def clear(self, table: PocketMars) -> None:
        players = table.players
        table.lane.clear()
        table.lanes = []
        table.group = -1
        table.round = 1
        table.first = table.active = 0
        table.earth = [COLONISTS - 1] * players
        table.ship = [1] * players
        table.energy = [ENERGY_START] * players
        table.star1 = [0] * (HOMES * players)
        table.star2 = [0] * (HOMES * players)
        table.hands = [[] for _ in range(players)]
        table.preps = [[] for _ in range(players)]
        table.packs = []
        table.chosen = [[] for _ in range(table.seats)]
        table.deck = list(range(CARDS))
        table.discard = []
        table.columns = [[] for _ in NAMES]
        table.covered = table.bottomed = 0
        table.playing = NO_CARD
        table.spot = NOWHERE
        table.knowledge = Knowledge(CARDS)
        if table.is_solo:
            table.ship[1] = SOLO_SHIP[str(table.options["solo_level"])]
            table.earth[1] = COLONISTS - table.ship[1]

    def give(self, table: PocketMars, seat: int, card: str) -> None:
        self._place(table, table.hands[seat], card, 1 << seat)

    def put(self, table: PocketMars, seat: int | None, name: str, value: Any) -> None:
        if seat is None:
            self._put_table(table, name, value)
        elif name in _HOMES:
            self._put_home(table, seat, _HOMES[name], value)
        elif name in ("earth", "ship"):
            one, other = (table.earth, table.ship) if name == "earth" else (table.ship, table.earth)
            other[seat] += one[seat] - value
            one[seat] = value
            if other[seat] < 0:
                raise ValueError(f"player {seat} has only {COLONISTS} colonists")
        elif name == "energy":
            table.energy[seat] = value
        elif name in ("hand", "prep"):
            zone = table.hands[seat] if name == "hand" else table.preps[seat]
            self._refill(table, zone, value, 1 << seat if seat < table.seats else 0)
        else:
            raise ValueError(f"a player has no {name!r}; {_OF_A_PLAYER}")

    def get(self, table: PocketMars, seat: int | None, name: str) -> Any:
        if seat is None:
            return self._get_table(table, name)
        if name in _HOMES:
            at = _HOMES[name] * table.players + seat
            return (table.star1[at], table.star2[at])
        if name == "score":
            sheet = score_sheet(table, seat) if seat < table.seats else automatics_sheet(table)
            return sum(line.points for line in sheet)
        counts = {"earth": table.earth, "ship": table.ship, "energy": table.energy}
        if name in counts:
            return counts[name][seat]
        zones = {"hand": table.hands, "prep": table.preps}
        if name in zones:
            return tuple(IDS[card] for card in zones[name][seat])
        raise ValueError(
            f"a player has no {name!r}; it has earth, ship, energy, hand, prep, score, {', '.join(_HOMES)}"
        )

    def at(self, table: PocketMars, phase: str, seat: int) -> None:
        phases: dict[str, tuple[Step[PocketMars], ...]] = {
            "action": (TURN,),
            "four_cards": (FOUR_CARD_RULE,),
            "end": (),
            "split": (Together(SPLIT, tuple(range(table.seats))),),
        }
        if phase not in phases:
            raise ValueError(f"there is no phase {phase!r}; there are {', '.join(phases)}")
        table.lane.clear()
        table.lanes = []
        table.outcome = None
        table.running = table.lane
        table.then(*([SYSTEM_FAILURE, ANDROIDS, END_SOLO_ROUND] if table.is_solo else [END_ROUND]), seat=0)
        order = [(table.first + turn) % table.seats for turn in range(table.seats)]
        if phase in ("action", "four_cards"):
            for later in reversed(order[order.index(seat) + 1 :]):
                table.then(TURN, seat=later)
        table.active = seat
        table.then(*phases[phase], seat=seat)

    def _put_table(self, table: PocketMars, name: str, value: Any) -> None:
        everyone = (1 << table.seats) - 1
        if name == "deck":  # these on top, in this order; the rest below as they were
            for card in reversed(value):
                self._place(table, table.deck, card, 0)
        elif name == "discard":
            self._refill(table, table.discard, value, everyone)
        elif name == "covered":
            table.covered = 0
            for card in value:
                table.covered |= 1 << INDEX[card]
                table.knowledge.known[INDEX[card]] = 0
        elif name.startswith("column_") and name[7:] in BUILDING:
            self._refill(table, table.columns[BUILDING[name[7:]]], value, everyone)
        elif name == "first":
            table.first = value
        elif name == "round":
            table.round = value
        else:
            raise ValueError(
                f"the table has no {name!r}; it has deck, discard, covered, first, round, column_<building>"
            )

    def _get_table(self, table: PocketMars, name: str) -> Any:
        if name == "deck":
            return tuple(IDS[card] for card in reversed(table.deck))
        if name == "discard":
            return tuple(IDS[card] for card in table.discard)
        if name == "covered":
            return tuple(IDS[card] for card in range(CARDS) if table.covered >> card & 1)
        if name.startswith("column_") and name[7:] in BUILDING:
            return tuple(IDS[card] for card in table.columns[BUILDING[name[7:]]])
        if name in ("first", "round", "active"):
            return getattr(table, name)
        raise ValueError(f"the table has no {name!r}; {_OF_THE_TABLE}")

    def _put_home(self, table: PocketMars, seat: int, building: int, value: Any) -> None:
        low, high = (value, 0) if isinstance(value, int) else value
        at = building * table.players + seat
        missing = low + high - table.star1[at] - table.star2[at]
        table.star1[at], table.star2[at] = low, high
        from_earth = min(missing, table.earth[seat])
        table.earth[seat] -= from_earth
        table.ship[seat] -= missing - from_earth
        if table.ship[seat] < 0:
            raise ValueError(f"player {seat} has only {COLONISTS} colonists")

    def _refill(self, table: PocketMars, zone: list[int], cards: Any, known: int) -> None:
        for card in list(zone):
            self._place(table, table.deck, IDS[card], 0)
            table.deck.insert(0, table.deck.pop())
        for name in cards:
            self._place(table, zone, name, known)

    def _place(self, table: PocketMars, zone: list[int], name: str, known: int) -> None:
        """Move a card to the end of a zone, from wherever it is."""
        if name not in INDEX:
            raise ValueError(f"there is no card {name!r}; cards are called like {IDS[0]!r} to {IDS[-1]!r}")
        card = INDEX[name]
        for place in (table.deck, table.discard, *table.hands, *table.preps, *table.columns):
            if card in place:
                place.remove(card)
        table.covered &= ~(1 << card)
        table.bottomed &= ~(1 << card)
        zone.append(card)
        table.knowledge.known[card] = known
