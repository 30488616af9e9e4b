"""The state of a table of Terraforming Mars, and the small changes that every rule is made of."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from arsia.games.mars_engine.climate import GOALS, OCEANS, OXYGEN, PARAMETERS, TEMPERATURE
from arsia.games.mars_engine.resources import HEAT, KINDS, MC, RESOURCES
from arsia.games.terraforming_mars import board
from arsia.games.terraforming_mars.board import BONUS, CARD, METAL, NEAR, PLACES, SPACES
from arsia.games.terraforming_mars.components import (
    CAPITAL,
    CITY,
    CUTS,
    GREENERY,
    GREENERY_PLANTS,
    HEAT_BONUS,
    MC_FLOOR,
    NO_TILE,
    OCEAN,
    OCEAN_BONUS,
    OCEAN_NEIGHBOUR,
    START_TR,
    STEEL_VALUE,
    TAG_KINDS,
    TILES,
    TITANIUM_VALUE,
    WARM_BONUS,
)
from arsia.games.terraforming_mars.names import CORPORATION_IDS, IDS, PROJECT_CARDS
from arsia.kernel.game import Game
from arsia.kernel.knowledge import Knowledge
from arsia.kernel.step import Step
from arsia.kernel.table import Table

NO_CARD: Final = -1
NOBODY: Final = -1
ALL_CARDS: Final = PROJECT_CARDS + len(CORPORATION_IDS)
#: Corporations that are dealt; the last one is the beginners', of which everyone may have one.
DEALT_CORPORATIONS: Final = len(CORPORATION_IDS) - 1
BEGINNER: Final = ALL_CARDS - 1

# What can set off an effect.
ON_OCEAN: Final = 0
ON_CITY: Final = 1
ON_GREENERY: Final = 2
ON_METAL: Final = 3
ON_TAG: Final = 4
ON_EVENT: Final = 5
ON_PROJECT: Final = 6
ON_PRICE: Final = 7
OCCASIONS: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """An effect that waits for an occasion."""

    __slots__ = ("anyone", "limit", "occasion", "on_mars", "step", "tags")

    def __init__(
        self, occasion: int, step: Step[Any], anyone: bool, tags: tuple[int, ...], on_mars: bool, limit: int
    ) -> None:
        self.occasion = occasion
        self.step = step
        self.anyone = anyone  # whoever caused it, or only its owner?
        self.tags = tags  # the tags that it looks for
        self.on_mars = on_mars  # a city on the board, not above it
        self.limit = limit  # the least printed price


Listeners: TypeAlias = tuple[tuple[int, Trigger], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class TerraformingMars(Table):
    """A table of Terraforming Mars. What belongs to a seat lies in flat lists, seat by seat."""

    __slots__ = (
        "active",
        "acts",
        "awards",
        "box",
        "chosen",
        "cities",
        "claims",
        "corporations",
        "cuts",
        "dealt",
        "deck",
        "discards",
        "events_of",
        "first",
        "fronts",
        "generation",
        "greenery_cost",
        "greens",
        "habitats",
        "hands",
        "heat_pays",
        "held",
        "knowledge",
        "last_ocean",
        "listeners",
        "milestones",
        "next_cut",
        "next_shift",
        "offered",
        "owned",
        "packs",
        "params",
        "passed",
        "playing",
        "prod",
        "raised",
        "seas",
        "shift",
        "spots",
        "steel_value",
        "stock",
        "tags",
        "tiles",
        "titanium_value",
        "tr",
        "unopened",
        "used",
    )

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, object], telling: bool) -> None:
        super().__init__(game, seats, seed, options, telling)
        from arsia.games.terraforming_mars.cards import corporations_in, projects_in

        self.generation = 0
        self.first = 0
        self.active = 0
        self.acts = 0  # actions made in this turn
        self.passed = 0  # seats as bits
        self.unopened = 0  # seats whose corporation has its first action still to come
        self.raised = 0  # seats whose rating rose in this generation
        self.params = [0, 0, 0]
        self.stock = [0] * (KINDS * seats)
        self.prod = [0] * (KINDS * seats)
        self.tr = [START_TR] * seats
        self.tags = [0] * (TAG_KINDS * seats)  # on cards that lie face up
        self.cuts = [0] * (CUTS * seats)  # discounts, by tag and for every card
        self.next_cut = [0] * seats  # a discount for the next card only
        self.shift = [0] * seats  # steps by which requirements are eased
        self.next_shift = [0] * seats
        self.steel_value = [STEEL_VALUE] * seats
        self.titanium_value = [TITANIUM_VALUE] * seats
        self.greenery_cost = [GREENERY_PLANTS] * seats
        self.heat_pays = 0  # seats that may pay with heat
        self.habitats = 0  # seats whose plants, animals and microbes are protected
        self.corporations = [NO_CARD] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.fronts: list[list[int]] = [[] for _ in range(seats)]  # played cards that lie face up
        self.events_of: list[list[int]] = [[] for _ in range(seats)]
        self.held = [0] * PROJECT_CARDS  # resources on cards
        self.used = 0  # cards whose action was used in this generation, as bits
        self.tiles = [NO_TILE] * PLACES
        self.owned = [0] * seats  # tiles of each seat, as bits
        self.cities = 0
        self.greens = 0
        self.seas = 0
        self.claims = [0] * seats  # hexes marked by Land Claim
        self.last_ocean = NOBODY  # where the last ocean was placed
        self.milestones = [NOBODY] * 5
        self.awards = [NOBODY] * 5
        corporate_era = options["corporate_era"] is True
        projects = projects_in(corporate_era)
        self.deck = list(projects)
        self.discards: list[int] = []
        in_deck = set(projects)
        self.box = [card for card in range(BEGINNER) if card not in in_deck]
        self.offered: list[list[int]] = [[] for _ in range(seats)]  # corporations to choose from
        self.dealt: list[list[int]] = [[] for _ in range(seats)]  # cards to choose from
        self.packs: list[list[int]] = []  # in the draft
        self.chosen: list[list[int]] = [[] for _ in range(seats)]  # so far, in secret
        self.playing = NO_CARD
        self.listeners: list[Listeners] = [()] * OCCASIONS  # replaced, never changed: copies share it
        #: Where tiles may go, found once for each state of the board. Replaced, never cleared: copies share it.
        self.spots: dict[int, int] = {}
        self.knowledge = Knowledge(BEGINNER)
        dealt = corporations_in(corporate_era)
        for card in self.box:
            if card in dealt:
                self.knowledge.eras[card] = -1  # their backs differ, so they never mix with projects
            else:
                self.knowledge.known[card] = (1 << seats) - 1  # everybody knows what is not in play

    def copy_into(self, twin: Table) -> None:
        super().copy_into(twin)
        assert isinstance(twin, TerraformingMars)
        twin.generation = self.generation
        twin.first = self.first
        twin.active = self.active
        twin.acts = self.acts
        twin.passed = self.passed
        twin.unopened = self.unopened
        twin.raised = self.raised
        twin.params = self.params[:]
        twin.stock = self.stock[:]
        twin.prod = self.prod[:]
        twin.tr = self.tr[:]
        twin.tags = self.tags[:]
        twin.cuts = self.cuts[:]
        twin.next_cut = self.next_cut[:]
        twin.shift = self.shift[:]
        twin.next_shift = self.next_shift[:]
        twin.steel_value = self.steel_value[:]
        twin.titanium_value = self.titanium_value[:]
        twin.greenery_cost = self.greenery_cost[:]
        twin.heat_pays = self.heat_pays
        twin.habitats = self.habitats
        twin.corporations = self.corporations[:]
        twin.hands = [cards[:] for cards in self.hands]
        twin.fronts = [cards[:] for cards in self.fronts]
        twin.events_of = [cards[:] for cards in self.events_of]
        twin.held = self.held[:]
        twin.used = self.used
        twin.tiles = self.tiles[:]
        twin.owned = self.owned[:]
        twin.cities = self.cities
        twin.greens = self.greens
        twin.seas = self.seas
        twin.claims = self.claims[:]
        twin.last_ocean = self.last_ocean
        twin.milestones = self.milestones[:]
        twin.awards = self.awards[:]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.box = self.box[:]
        twin.offered = [cards[:] for cards in self.offered]
        twin.dealt = [cards[:] for cards in self.dealt]
        twin.packs = [cards[:] for cards in self.packs]
        twin.chosen = [cards[:] for cards in self.chosen]
        twin.playing = self.playing
        twin.listeners = self.listeners
        twin.spots = self.spots
        twin.knowledge = self.knowledge.copy()

    def state(self) -> tuple[object, ...]:
        cards = (self.hands, self.fronts, self.events_of, self.deck, self.discards, self.box)
        choosing = (self.offered, self.dealt, self.packs, self.chosen, self.playing)
        return (
            (self.generation, self.first, self.active, self.acts, self.passed, self.unopened, self.raised),
            (self.params, self.stock, self.prod, self.tr, self.corporations, self.held, self.used),
            (self.next_cut, self.next_shift, self.tiles, self.owned, self.claims, self.last_ocean),
            (self.milestones, self.awards),
            cards,
            choosing,
            self.knowledge.state(),
        )

    @property
    def is_solo(self) -> bool:
        """One player against the calendar?"""
        return self.seats == 1

    @property
    def everyone(self) -> int:
        """All seats as bits."""
        return (1 << self.seats) - 1

    def others(self, seat: int) -> int:
        """All seats but one, as bits."""
        return (1 << self.seats) - 1 & ~(1 << seat)

    def order(self) -> list[int]:
        """The seats in this generation's order."""
        return [(self.first + turn) % self.seats for turn in range(self.seats)]

    # ---- resources -----------------------------------------------------------------------------------------------

    def gain(self, seat: int, resource: int, n: int) -> None:
        """Take resources from the supply."""
        if n:
            self.stock[seat * KINDS + resource] += n
            if self.telling:
                self.tell("gain", seat, RESOURCES[resource], n)

    def lose(self, seat: int, resource: int, n: int) -> None:
        """Give resources back to the supply."""
        if n:
            self.stock[seat * KINDS + resource] -= n
            if self.telling:
                self.tell("lose", seat, RESOURCES[resource], n)

    def pay(self, seat: int, resource: int, n: int) -> None:
        """Pay with a resource."""
        if n:
            self.stock[seat * KINDS + resource] -= n
            if self.telling:
                self.tell("pay", seat, RESOURCES[resource], n)

    def produce(self, seat: int, resource: int, n: int) -> None:
        """Production up or down."""
        if n:
            self.prod[seat * KINDS + resource] += n
            if self.telling:
                self.tell("production", seat, RESOURCES[resource], n)

    def can_lower(self, seat: int, resource: int, n: int) -> bool:
        """Can the production go down that far (TM-42)?"""
        return self.prod[seat * KINDS + resource] - n >= (MC_FLOOR if resource == MC else 0)

    def purse(self, seat: int) -> int:
        """What the seat can pay where M€ are asked."""
        base = seat * KINDS
        money = self.stock[base]
        return money + self.stock[base + HEAT] if self.heat_pays >> seat & 1 else money

    def rate_up(self, seat: int, n: int) -> None:
        """The terraform rating goes up."""
        if n:
            self.tr[seat] += n
            self.raised |= 1 << seat
            if self.telling:
                self.tell("tr", seat, n)

    def put_on(self, card: int, n: int, seat: int) -> None:
        """Resources onto a card."""
        self.held[card] += n
        if self.telling and n:
            self.tell("add", seat, IDS[card], n)

    def take_off(self, card: int, n: int, seat: int) -> None:
        """Resources off a card; the seat is the one that takes them."""
        self.held[card] -= n
        if self.telling and n:
            self.tell("take", seat, IDS[card], n)

    # ---- global parameters ---------------------------------------------------------------------------------------

    def warm(self, seat: int, n: int) -> None:
        """Raise the temperature, with what the track gives (TM-20, TM-22)."""
        before = self.params[TEMPERATURE]
        after = min(GOALS[TEMPERATURE], before + n)
        if after == before:
            return
        self.params[TEMPERATURE] = after
        self.touch()
        if self.telling:
            self.tell("raise", seat, PARAMETERS[TEMPERATURE], after - before)
        self.rate_up(seat, after - before)
        for step in HEAT_BONUS:
            if before < step <= after:
                self.produce(seat, HEAT, 1)
        if before < OCEAN_BONUS <= after and self.params[OCEANS] < GOALS[OCEANS]:
            from arsia.games.terraforming_mars.effects import BONUS_OCEAN

            self.then(BONUS_OCEAN, seat=seat)

    def breathe(self, seat: int, n: int) -> None:
        """Raise the oxygen, with what the track gives (TM-21, TM-23)."""
        before = self.params[OXYGEN]
        after = min(GOALS[OXYGEN], before + n)
        if after == before:
            return
        self.params[OXYGEN] = after
        self.touch()
        if self.telling:
            self.tell("raise", seat, PARAMETERS[OXYGEN], after - before)
        self.rate_up(seat, after - before)
        if before < WARM_BONUS <= after:
            self.warm(seat, 1)

    @property
    def is_terraformed(self) -> bool:
        """Are all three parameters at their goals?"""
        params = self.params
        return params[0] == GOALS[0] and params[1] == GOALS[1] and params[2] == GOALS[2]

    # ---- tiles ---------------------------------------------------------------------------------------------------

    def lay_tile(self, seat: int, tile: int, at: int) -> None:
        """A tile comes to the board, without bonus or effect. Oceans belong to nobody (TM-30)."""
        bit = 1 << at
        self.tiles[at] = tile
        if tile == OCEAN:
            self.seas |= bit
        else:
            if tile == GREENERY:
                self.greens |= bit
            elif tile in (CITY, CAPITAL):
                self.cities |= bit
            if seat != NOBODY:
                self.owned[seat] |= bit
        for each in range(self.seats):
            if self.claims[each] & bit:
                self.claims[each] &= ~bit
        self.spots = {}
        self.touch()

    def place(self, seat: int, tile: int, at: int) -> None:
        """A seat places a tile: bonuses of the hex, M€ for oceans next to it, then what listens to it (TM-31)."""
        self.lay_tile(seat, tile, at)
        if self.telling:
            self.tell("tile", seat, TILES[tile], SPACES[at])
        for what, n in BONUS[at]:
            if what == CARD:
                self.draw(seat, n)
            else:
                self.gain(seat, what, n)
        near = self.seas & NEAR[at]
        if near:
            self.gain(seat, MC, OCEAN_NEIGHBOUR * near.bit_count())
        if tile == OCEAN:
            self.last_ocean = at
            self.params[OCEANS] += 1
            if self.telling:
                self.tell("raise", seat, PARAMETERS[OCEANS], 1)
            self.rate_up(seat, 1)
            self.fire(ON_OCEAN, seat, at)
        elif tile == GREENERY:
            self.fire(ON_GREENERY, seat, at)
        elif tile in (CITY, CAPITAL):
            self.fire(ON_CITY, seat, at)
        if METAL >> at & 1:
            self.fire(ON_METAL, seat, at)

    def fire(self, occasion: int, seat: int, at: int) -> None:
        """Something happened that effects listen to; those that ask nothing are done at once."""
        for owner, trigger in self.listeners[occasion]:
            if (owner == seat or trigger.anyone) and not (trigger.on_mars and at >= board.HEXES):
                trigger.step.do(self, owner)

    def listen(self, seat: int, trigger: Trigger) -> None:
        """An effect begins to listen."""
        self.listeners = self.listeners[:]
        self.listeners[trigger.occasion] = (*self.listeners[trigger.occasion], (seat, trigger))

    def city_count(self, on_mars: bool) -> int:
        """Cities of all players."""
        return (self.cities & board.ALL if on_mars else self.cities).bit_count()

    # ---- cards ---------------------------------------------------------------------------------------------------

    def can_draw(self, n: int) -> bool:
        """Are there that many cards to draw?"""
        return len(self.deck) + len(self.discards) >= n

    def pop_card(self) -> int:
        """The top card of the deck; an empty deck is made anew from the discards first (TM-17)."""
        if not self.deck:
            self.reshuffle()
        self.touch()
        return self.deck.pop()

    def marks(self, seat: int, cards: list[int]) -> tuple[int, int]:
        """How far the seat has chosen among the cards: behind which place it goes on, and how many it has. Before the
        game the corporation lies first among what is chosen."""
        chosen = self.chosen[seat]
        if not chosen or chosen[-1] >= PROJECT_CARDS:
            return 0, 0
        return cards.index(chosen[-1]) + 1, len(chosen) - (1 if chosen[0] >= PROJECT_CARDS else 0)

    def deal_to(self, seat: int, zone: list[int], n: int) -> int:
        """Up to n cards into a zone that only this seat sees; how many there were."""
        bit = 1 << seat
        for got in range(n):
            if not self.deck and not self.discards:
                return got
            card = self.pop_card()
            self.knowledge.show(card, bit)
            zone.append(card)
        if n:
            self.reveal()
        return n

    def draw(self, seat: int, n: int) -> None:
        """Cards to the hand, without paying."""
        hand = self.hands[seat]
        got = self.deal_to(seat, hand, n)
        if got:
            self.mingle(seat, hand)
            if self.telling:
                self.tell("draw", seat, got)
                self.tell_only(seat, "drawn", seat, tuple([IDS[card] for card in hand[-got:]]))

    def mingle(self, seat: int, cards: list[int]) -> None:
        """These cards are held together in no order, for those who do not see them."""
        if self.seats > 1 and len(cards) > 1:
            self.knowledge.mingle(cards, self.others(seat))

    def reshuffle(self) -> None:
        """A new deck from the discards. What each seat knew of them is blurred."""
        cards = self.discards
        self.shuffle(cards)
        self.deck = cards
        self.discards = []
        self.knowledge.blur(cards, self.everyone)
        if self.telling:
            self.tell("reshuffle", len(cards))

    def discard_hidden(self, seat: int, cards: list[int], among: list[int]) -> None:
        """Cards go to the discards face down, from among these that the seat holds (TM-16)."""
        if not cards:
            return
        if self.seats > 1:
            self.knowledge.blur(among, self.others(seat))
        for card in cards:
            among.remove(card)
        self.discards += cards

    def show_all(self, card: int) -> None:
        """Everybody sees the card."""
        self.knowledge.show(card, self.everyone)

    @property
    def clock(self) -> int:
        return self.generation
