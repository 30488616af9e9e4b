"""The state of a table of Terraforming Mars, and the small verbs that change it."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from arsia.games.mars_engine.components.climate import OCEANS, PARAMETERS
from arsia.games.mars_engine.components.resources import KINDS, MC
from arsia.games.mars_engine.effects.steps import Part
from arsia.games.mars_engine.table import NO_CARD as NO_CARD
from arsia.games.mars_engine.table import MarsTable
from arsia.games.terraforming_mars import components as c
from arsia.games.terraforming_mars.components.board import BONUS, CARD, METAL, NEAR, PLACES, SPACES
from arsia.games.terraforming_mars.components.columns import HOLDS
from arsia.games.terraforming_mars.components.names import BEGINNER, IDS, INDEX, PROJECT_CARDS
from arsia.games.terraforming_mars.components.options import TARGET
from arsia.kernel.game import Game
from arsia.kernel.message import Option
from arsia.kernel.table import Table, changed

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """An effect that waits for an occasion."""

    __slots__ = ("anyone", "limit", "occasion", "on_mars", "step", "tags")

    def __init__(
        self,
        occasion: int,
        step: Part[TerraformingMars],
        anyone: bool,
        tags: tuple[int, ...],
        on_mars: bool,
        limit: int,
    ) -> None:
        self.occasion = occasion
        self.step = step
        self.anyone = anyone  # whoever caused it, or only its owner?
        self.tags = tags  # the tags that it looks for
        self.on_mars = on_mars  # a city on the board, not above it
        self.limit = limit  # the least printed price


Listeners: TypeAlias = tuple[tuple[int, Trigger], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class TerraformingMars(MarsTable):
    """A table of Terraforming Mars. What belongs to a seat lies in flat lists, seat by seat."""

    ids: ClassVar[tuple[str, ...]] = IDS
    index: ClassVar[dict[str, int]] = INDEX
    projects: ClassVar[int] = PROJECT_CARDS
    holds: ClassVar[list[int]] = HOLDS
    targets: ClassVar[tuple[Option, ...]] = TARGET

    # fields: written by tools/fields.py
    __slots__ = (
        "active", "acts", "awards", "cities", "claims", "events_of", "first", "generation", "greenery_cost",
        "greens", "habitats", "last_ocean", "listeners", "milestones", "next_shift", "owned", "packs", "passed",
        "playing", "seas", "shift", "spots", "tiles", "unopened",
    )  # fmt: skip

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, object], telling: bool) -> None:
        super().__init__(game, seats, seed, options, telling, BEGINNER, c.TAG_KINDS, c.START_TR)
        # ---- the generation
        self.generation = 0
        self.first = 0
        self.active = 0
        self.acts = 0  # actions made in this turn
        self.passed = 0  # seats as bits
        self.unopened = 0  # seats whose corporation has its first action still to come
        # inherited: raised
        # ---- the planet, and mats
        # inherited: params, stock, prod, tr, corporations, held, used
        # ---- the next card, and the board
        # inherited: next_cut
        self.next_shift = [0] * seats  # shared: steps by which requirements of the next card are eased
        self.tiles = [c.NO_TILE] * PLACES  # shared: one for each place
        self.owned = [0] * seats  # shared: tiles of each seat, as bits
        self.claims = [0] * seats  # shared: hexes marked by Land Claim
        self.last_ocean = NOBODY  # where the last ocean was placed
        # ---- titles
        self.milestones = [NOBODY] * len(c.MILESTONES)  # shared: replaced when somebody claims or funds one
        self.awards = [NOBODY] * len(c.AWARDS)  # shared: replaced when somebody claims or funds one
        # ---- cards
        # inherited: hands, fronts
        self.events_of: list[list[int]] = [[] for _ in range(seats)]  # shared: played events, face down
        # inherited: deck, discards, box
        # ---- choosing
        # inherited: offered, dealt
        self.packs: list[list[int]] = []  # in the draft
        # inherited: chosen
        self.playing = NO_CARD
        # ----
        # inherited: knowledge.state()
        self.cities = 0  # derived: all of these follow from the tiles
        self.greens = 0  # derived: as bits
        self.seas = 0  # derived: as bits
        self.shift = [0] * seats  # shared and derived: steps by which requirements are eased
        self.greenery_cost = [c.GREENERY_PLANTS] * seats  # shared and derived: in plants
        self.habitats = 0  # derived: seats whose plants, animals and microbes are protected
        self.listeners: list[Listeners] = [()] * c.OCCASIONS  # shared and derived: what waits for each occasion
        self.spots: dict[int, int] = {}  # shared and derived: where tiles may go, found once for each board

    def copy_into(self, twin: Table) -> None:
        super().copy_into(twin)
        assert isinstance(twin, TerraformingMars)
        twin.generation = self.generation
        twin.first = self.first
        twin.active = self.active
        twin.acts = self.acts
        twin.passed = self.passed
        twin.unopened = self.unopened
        twin.next_shift = self.next_shift
        twin.tiles = self.tiles
        twin.owned = self.owned
        twin.claims = self.claims
        twin.last_ocean = self.last_ocean
        twin.milestones = self.milestones
        twin.awards = self.awards
        twin.events_of = self.events_of
        twin.packs = [each[:] for each in self.packs] if self.packs else []
        twin.playing = self.playing
        twin.cities = self.cities
        twin.greens = self.greens
        twin.seas = self.seas
        twin.shift = self.shift
        twin.greenery_cost = self.greenery_cost
        twin.habitats = self.habitats
        twin.listeners = self.listeners
        twin.spots = self.spots

    def state(self) -> tuple[object, ...]:
        return (
            (self.generation, self.first, self.active, self.acts, self.passed, self.unopened, self.raised),
            (self.params, self.stock, self.prod, self.tr, self.corporations, self.held, self.used), (self.next_cut,
            self.next_shift, self.tiles, self.owned, self.claims, self.last_ocean), (self.milestones, self.awards),
            (self.hands, self.fronts, self.events_of, self.deck, self.discards, self.box), (self.offered, self.dealt,
            self.packs, self.chosen, self.playing), self.knowledge.state(),
        )  # fmt: skip

    def order(self) -> list[int]:
        """The seats in this generation's order."""
        return [(self.first + turn) % self.seats for turn in range(self.seats)]

    def closed_zones(self) -> list[list[int]]:
        return [*super().closed_zones(), *self.packs]

    def open_zones(self) -> list[list[int]]:
        return [*self.fronts, *self.events_of]

    # ---- resources -----------------------------------------------------------------------------------------------

    def can_lower(self, seat: int, resource: int, n: int) -> bool:
        """Can the production go down that far (TM-42)?"""
        return self.prod[seat * KINDS + resource] - n >= (c.MC_FLOOR if resource == MC else 0)

    def rate_up(self, seat: int, n: int) -> None:
        """The terraform rating goes up."""
        if n:
            self.tr[seat] += n
            self.raised |= 1 << seat
            if self.telling:
                self.tell("tr", seat, n)

    # ---- tiles ---------------------------------------------------------------------------------------------------

    def lay_tile(self, seat: int, tile: int, at: int) -> None:
        """A tile comes to the board, without bonus or effect. Oceans belong to nobody (TM-30)."""
        bit = 1 << at
        self.tiles = changed(self.tiles, at, tile)
        if tile == c.OCEAN:
            self.seas |= bit
        else:
            if tile == c.GREENERY:
                self.greens |= bit
            elif tile in (c.CITY, c.CAPITAL):
                self.cities |= bit
            if seat != NOBODY:
                self.owned = changed(self.owned, seat, self.owned[seat] | bit)
        for each in range(self.seats):
            if self.claims[each] & bit:
                self.claims = changed(self.claims, each, self.claims[each] & ~bit)
        self.spots = {}
        self.touch()

    def place(self, seat: int, tile: int, at: int) -> None:
        """A seat places a tile: bonuses of the hex, M€ for oceans next to it, then what listens to it (TM-31)."""
        self.lay_tile(seat, tile, at)
        if self.telling:
            self.tell("tile", seat, c.TILES[tile], SPACES[at])
        for what, n in BONUS[at]:
            if what == CARD:
                self.draw(seat, n)
            else:
                self.gain(seat, what, n)
        near = self.seas & NEAR[at]
        if near:
            self.gain(seat, MC, c.OCEAN_NEIGHBOUR * near.bit_count())
        if tile == c.OCEAN:
            self.last_ocean = at
            self.params[OCEANS] += 1
            if self.telling:
                self.tell("raise", seat, PARAMETERS[OCEANS], 1)
            self.rate_up(seat, 1)
            self.fire(c.ON_OCEAN, seat, at)
        elif tile == c.GREENERY:
            self.fire(c.ON_GREENERY, seat, at)
        elif tile in (c.CITY, c.CAPITAL):
            self.fire(c.ON_CITY, seat, at)
        if METAL >> at & 1:
            self.fire(c.ON_METAL, seat, at)

    def fire(self, occasion: int, seat: int, at: int) -> None:
        """Something happened that effects listen to; those that ask nothing are done at once."""
        for owner, trigger in self.listeners[occasion]:
            if (owner == seat or trigger.anyone) and not (trigger.on_mars and at >= c.board.HEXES):
                trigger.step.do(self, owner)

    def listen(self, seat: int, trigger: Trigger) -> None:
        """An effect begins to listen."""
        self.listeners = self.listeners[:]
        self.listeners[trigger.occasion] = (*self.listeners[trigger.occasion], (seat, trigger))

    def city_count(self, on_mars: bool) -> int:
        """Cities of all players."""
        return (self.cities & c.board.ALL if on_mars else self.cities).bit_count()

    # ---- cards ---------------------------------------------------------------------------------------------------

    def tell_drawn(self, seat: int, cards: list[str]) -> None:
        self.tell_only(seat, "drawn", seat, tuple(cards))

    @property
    def clock(self) -> int:
        return self.generation
