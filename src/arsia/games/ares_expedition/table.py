"""The state of a table of Ares Expedition, and the small changes that every rule is made of."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from arsia.games.ares_expedition.components import (
    ACTION,
    BOT_TR,
    COOP_CUBES,
    COOP_MARKERS,
    CUTS,
    FOREST,
    FOREST_PLANTS,
    NO_PHASE,
    OCEAN_TILES,
    PRODUCTS,
    SALE,
    START_TR,
    STEEL_VALUE,
    TAG_KINDS,
    TITANIUM_VALUE,
)
from arsia.games.ares_expedition.names import ALL_CARDS, IDS, PROJECT_CARDS
from arsia.games.mars_engine.climate import GOALS, OCEANS, OXYGEN, PARAMETERS, TEMPERATURE
from arsia.games.mars_engine.resources import CARDS, HEAT, KINDS, MC, RESOURCES
from arsia.kernel.game import Game
from arsia.kernel.knowledge import Knowledge
from arsia.kernel.step import Step
from arsia.kernel.table import Table

NO_CARD: Final = -1

# What can set off an effect of its owner.
ON_TAG: Final = 0
ON_CARD: Final = 1
ON_OCEAN: Final = 2
ON_TEMPERATURE: Final = 3
ON_OXYGEN: Final = 4
ON_FOREST: Final = 5
ON_ACTION: Final = 6
ON_STEEL: Final = 7
ON_RATING: Final = 8
OCCASIONS: Final = 9


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """An effect that waits for an occasion that its owner brings about."""

    __slots__ = ("card", "occasion", "own", "step", "tags")

    def __init__(self, occasion: int, step: Step[Any], tags: tuple[int, ...], own: bool, card: int) -> None:
        self.occasion = occasion
        self.step = step
        self.tags = tags  # the tags that it looks for; each counts
        self.own = own  # also when the card itself is played?
        self.card = card  # that it stands on


Triggers: TypeAlias = tuple[Trigger, ...]
#: A production that grows: what, with which tag (or `FOREST`), one for every so many.
Growth: TypeAlias = tuple[int, int, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class AresExpedition(Table):
    """A table of Ares Expedition. What belongs to a seat lies in flat lists, seat by seat."""

    __slots__ = (
        "agenda",
        "bonus",
        "bot_deck",
        "bot_plan",
        "bot_tr",
        "box",
        "chosen",
        "corporations",
        "cubes",
        "cuts",
        "dealt",
        "dear_cut",
        "dear_least",
        "deck",
        "discards",
        "done",
        "eased",
        "forest_cost",
        "forests",
        "fronts",
        "growth",
        "hands",
        "heat_pays",
        "held",
        "knowledge",
        "listeners",
        "markers",
        "mc_cut",
        "next_cut",
        "next_eased",
        "offered",
        "params",
        "phase",
        "picked",
        "plans",
        "playing",
        "plays",
        "prod",
        "raised",
        "reached",
        "reducers",
        "research_draw",
        "research_keep",
        "round",
        "sale",
        "start_params",
        "steel_value",
        "stock",
        "swapped",
        "tags",
        "tiles",
        "titanium_value",
        "tr",
        "used",
    )

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, object], telling: bool) -> None:
        super().__init__(game, seats, seed, options, telling)
        self.round = 0
        self.phase = NO_PHASE
        self.agenda = 0  # the phases of this round, as bits
        self.params = [0, 0, 0]
        self.start_params = [0, 0, 0]  # as they stood when the phase began (AE-33)
        self.stock = [0] * (KINDS * seats)
        self.prod = [0] * (KINDS * seats)
        self.tr = [START_TR] * seats
        self.forests = [0] * seats
        self.tags = [0] * (TAG_KINDS * seats)
        self.cuts = [0] * (CUTS * seats)  # discounts, by tag and for every card
        self.dear_cut = [0] * seats  # a discount for cards with a high printed cost
        self.dear_least = [0] * seats
        self.next_cut = [0] * seats  # a discount for the next card of this phase
        self.eased = 0  # seats whose requirements are eased by a zone
        self.next_eased = 0  # the same for the next card of this phase
        self.steel_value = [STEEL_VALUE] * seats
        self.titanium_value = [TITANIUM_VALUE] * seats
        self.forest_cost = [FOREST_PLANTS] * seats
        self.mc_cut = [0] * seats  # off standard actions that are paid in M€
        self.sale = [SALE] * seats  # M€ for a sold card
        self.research_draw = [0] * seats
        self.research_keep = [0] * seats
        self.heat_pays = 0  # seats that may pay with heat
        self.reducers: list[tuple[int, ...]] = [()] * seats  # cards that let their owner pay less
        self.growth: list[tuple[Growth, ...]] = [()] * seats
        self.listeners: list[Triggers] = [()] * (OCCASIONS * seats)  # replaced, never changed: copies share it
        self.corporations = [NO_CARD] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.fronts: list[list[int]] = [[] for _ in range(seats)]  # all played projects, oldest first
        self.held = [0] * PROJECT_CARDS  # resources on cards
        self.picked = [NO_PHASE] * seats  # the phase that each revealed last
        self.plans = [NO_PHASE] * seats  # chosen in secret and not yet revealed
        self.plays = [0] * seats  # cards that may still be played in this phase
        self.bonus = 0  # seats whose bonus of this phase is still open
        self.used = 0  # cards whose action was used in this phase, as bits
        self.done = 0  # seats that have ended their phase
        self.raised = 0  # seats whose rating rose in this phase
        self.reached = False  # did the end of the action phase bring a parameter to its goal?
        self.deck = list(range(PROJECT_CARDS))  # the top card last
        self.discards: list[int] = []
        self.box = list(range(PROJECT_CARDS, ALL_CARDS))  # corporations that nobody has
        self.offered: list[list[int]] = [[] for _ in range(seats)]  # corporations to choose from
        self.dealt: list[list[int]] = [[] for _ in range(seats)]  # cards to choose from
        self.chosen: list[list[int]] = [[] for _ in range(seats)]  # so far, in secret
        self.playing = 0  # cards that are paid and not yet in front of their owner, as bits
        self.swapped = NO_CARD  # the card that was just given to the partner
        self.tiles = list(range(len(OCEAN_TILES)))  # ocean tiles in the order they are turned up
        self.bot_deck: list[int] = []  # the virtual player's phase cards, the top one last
        self.bot_plan = NO_PHASE
        self.bot_tr = BOT_TR
        coop = options["mode"] == "coop"
        self.cubes = COOP_CUBES if coop else 0
        self.markers = COOP_MARKERS if coop else 0
        self.knowledge = Knowledge(ALL_CARDS)
        for card in self.box:
            self.knowledge.eras[card] = -1  # their backs differ, so they never mix with projects

    def copy_into(self, twin: Table) -> None:
        super().copy_into(twin)
        assert isinstance(twin, AresExpedition)
        twin.round = self.round
        twin.phase = self.phase
        twin.agenda = self.agenda
        twin.params = self.params[:]
        twin.start_params = self.start_params[:]
        twin.stock = self.stock[:]
        twin.prod = self.prod[:]
        twin.tr = self.tr[:]
        twin.forests = self.forests[:]
        twin.tags = self.tags[:]
        twin.cuts = self.cuts[:]
        twin.dear_cut = self.dear_cut[:]
        twin.dear_least = self.dear_least[:]
        twin.next_cut = self.next_cut[:]
        twin.eased = self.eased
        twin.next_eased = self.next_eased
        twin.steel_value = self.steel_value[:]
        twin.titanium_value = self.titanium_value[:]
        twin.forest_cost = self.forest_cost[:]
        twin.mc_cut = self.mc_cut[:]
        twin.sale = self.sale[:]
        twin.research_draw = self.research_draw[:]
        twin.research_keep = self.research_keep[:]
        twin.heat_pays = self.heat_pays
        twin.reducers = self.reducers[:]
        twin.growth = self.growth[:]
        twin.listeners = self.listeners
        twin.corporations = self.corporations[:]
        twin.hands = [cards[:] for cards in self.hands]
        twin.fronts = [cards[:] for cards in self.fronts]
        twin.held = self.held[:]
        twin.picked = self.picked[:]
        twin.plans = self.plans[:]
        twin.plays = self.plays[:]
        twin.bonus = self.bonus
        twin.used = self.used
        twin.done = self.done
        twin.raised = self.raised
        twin.reached = self.reached
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.box = self.box[:]
        twin.offered = [cards[:] for cards in self.offered]
        twin.dealt = [cards[:] for cards in self.dealt]
        twin.chosen = [cards[:] for cards in self.chosen]
        twin.playing = self.playing
        twin.swapped = self.swapped
        twin.tiles = self.tiles[:]
        twin.bot_deck = self.bot_deck[:]
        twin.bot_plan = self.bot_plan
        twin.bot_tr = self.bot_tr
        twin.cubes = self.cubes
        twin.markers = self.markers
        twin.knowledge = self.knowledge.copy()

    def state(self) -> tuple[object, ...]:
        return (
            (self.round, self.phase, self.agenda, self.params, self.start_params, self.reached),
            (self.stock, self.prod, self.tr, self.forests, self.corporations, self.held),
            (self.next_cut, self.next_eased, self.plays, self.bonus, self.used, self.done, self.raised),
            (self.picked, self.plans, self.bot_deck, self.bot_plan, self.bot_tr, self.cubes, self.markers),
            (self.hands, self.fronts, self.deck, self.discards, self.box, self.tiles),
            (self.offered, self.dealt, self.chosen, self.playing, self.swapped),
            self.knowledge.state(),
        )

    @property
    def is_solo(self) -> bool:
        """One player and the virtual one?"""
        return self.seats == 1

    @property
    def is_coop(self) -> bool:
        """Two players together?"""
        return self.options["mode"] == "coop"

    @property
    def everyone(self) -> int:
        """All seats as bits."""
        return (1 << self.seats) - 1

    def others(self, seat: int) -> int:
        """All seats but one, as bits."""
        return (1 << self.seats) - 1 & ~(1 << seat)

    def chose(self, seat: int, phase: int) -> bool:
        """Did the seat choose this phase for the round, so that it has its bonus?"""
        return self.picked[seat] == phase

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

    def produce(self, seat: int, product: int, n: int) -> None:
        """Production, or the level of steel or titanium, goes up."""
        if n:
            self.prod[seat * KINDS + product] += n
            if self.telling:
                self.tell("production", seat, PRODUCTS[product], n)

    def purse(self, seat: int) -> int:
        """What the seat can pay where M€ are asked."""
        base = seat * KINDS
        money = self.stock[base + MC]
        return money + self.stock[base + HEAT] if self.heat_pays >> seat & 1 else money

    def rate_up(self, seat: int, n: int) -> None:
        """The terraform rating goes up; the first time in a phase something may follow (AE-95)."""
        if not n:
            return
        self.tr[seat] += n
        if self.telling:
            self.tell("tr", seat, n)
        if not self.raised >> seat & 1 and self.phase != NO_PHASE:
            self.raised |= 1 << seat
            for trigger in self.listeners[ON_RATING * self.seats + seat]:
                self.then(trigger.step, seat=seat)

    def spend_rating(self, seat: int, n: int) -> None:
        """The terraform rating goes down as a price."""
        self.tr[seat] -= n
        if self.telling:
            self.tell("tr_spent", seat, n)

    def put_on(self, card: int, n: int, seat: int) -> None:
        """Resources onto a card."""
        self.held[card] += n
        if self.telling and n:
            self.tell("add", seat, IDS[card], n)

    def take_off(self, card: int, n: int, seat: int) -> None:
        """Resources off a card."""
        self.held[card] -= n
        if self.telling and n:
            self.tell("take", seat, IDS[card], n)

    # ---- global parameters ---------------------------------------------------------------------------------------

    def counts(self, parameter: int) -> bool:
        """Do steps of this parameter still bring anything in this phase (AE-62)?"""
        return self.start_params[parameter] < GOALS[parameter]

    def warm(self, seat: int, n: int) -> None:
        """Raise the temperature by so many steps."""
        for _ in range(n):
            self._step(seat, TEMPERATURE, ON_TEMPERATURE)

    def breathe(self, seat: int, n: int) -> None:
        """Raise the oxygen by so many steps."""
        for _ in range(n):
            self._step(seat, OXYGEN, ON_OXYGEN)

    def _step(self, seat: int, parameter: int, occasion: int) -> None:
        """One step: the marker moves while it can; rating and effects follow until the phase is over (AE-60)."""
        if self.start_params[parameter] == GOALS[parameter]:
            return
        self.shared = True
        if self.params[parameter] < GOALS[parameter]:
            self.params[parameter] += 1
            if self.params[parameter] == GOALS[parameter]:
                self._goal(seat)
        if self.telling:
            self.tell("raise", seat, PARAMETERS[parameter], 1)
        self.rate_up(seat, 1)
        self.fire(occasion, seat)

    def grow_forest(self, seat: int) -> None:
        """A forest: a token in any case, and a step of oxygen while that counts (AE-52, AE-63)."""
        self.forests[seat] += 1
        self.regrow(seat, FOREST, self.forests[seat])
        if self.telling:
            self.tell("forest", seat)
        self.fire(ON_FOREST, seat)
        self.breathe(seat, 1)

    def flip_ocean(self, seat: int) -> None:
        """Turn up an ocean tile; after the ninth the reward of the last one again, until the phase ends (AE-61)."""
        if self.start_params[OCEANS] == GOALS[OCEANS]:
            return
        self.shared = True
        if self.params[OCEANS] < GOALS[OCEANS]:
            self.params[OCEANS] += 1
            self.reveal()
            if self.params[OCEANS] == GOALS[OCEANS]:
                self._goal(seat)
        tile = self.tiles[self.params[OCEANS] - 1]
        if self.telling:
            self.tell("ocean", seat, reward_text(tile))
        self.rate_up(seat, 1)
        for what, n in OCEAN_TILES[tile]:
            if what == CARDS:
                self.draw(seat, n)
            else:
                self.gain(seat, what, n)
        self.fire(ON_OCEAN, seat)

    def _goal(self, seat: int) -> None:
        """A parameter reached its goal: who had ended the action phase is asked again (AE-64)."""
        if self.phase != ACTION:
            return
        if not self.lanes:
            self.reached = True
            return
        from arsia.games.ares_expedition.phases import ACT

        for other in range(self.seats):
            if self.done >> other & 1 and other != seat:
                self.done &= ~(1 << other)
                if self.telling:
                    self.tell("reopened", other)
                self.then(ACT, seat=other)

    @property
    def is_terraformed(self) -> bool:
        """Are all three parameters at their goals?"""
        params = self.params
        return params[0] == GOALS[0] and params[1] == GOALS[1] and params[2] == GOALS[2]

    # ---- effects -------------------------------------------------------------------------------------------------

    def listen(self, seat: int, trigger: Trigger) -> None:
        """An effect begins to listen."""
        at = trigger.occasion * self.seats + seat
        self.listeners = self.listeners[:]
        self.listeners[at] = (*self.listeners[at], trigger)

    def fire(self, occasion: int, seat: int) -> None:
        """Something happened that the seat's own effects listen to."""
        for trigger in self.listeners[occasion * self.seats + seat]:
            trigger.step.do(self, seat)

    def add_tag(self, seat: int, tag: int) -> None:
        """A tag comes into play, and production that grows with it."""
        at = seat * TAG_KINDS + tag
        self.tags[at] += 1
        if self.growth[seat]:
            self.regrow(seat, tag, self.tags[at])

    def regrow(self, seat: int, what: int, now: int) -> None:
        """There is one more of something; production that grows with it follows (AE-73)."""
        for product, per, every in self.growth[seat]:
            if per == what and now % every == 0:
                self.produce(seat, product, 1)

    # ---- cards ---------------------------------------------------------------------------------------------------

    def pop_card(self) -> int:
        """The top card of the deck; an empty deck is made anew from the discards first (AE-83)."""
        if not self.deck:
            self.reshuffle()
        return self.deck.pop()

    def marks(self, seat: int, cards: list[int]) -> tuple[int, int]:
        """How far the seat has chosen among the cards: behind which place it goes on, and how many it has. In a first
        game the corporation lies first among what is chosen."""
        chosen = self.chosen[seat]
        if not chosen or chosen[-1] >= PROJECT_CARDS:
            return 0, 0
        return cards.index(chosen[-1]) + 1, len(chosen) - (1 if chosen[0] >= PROJECT_CARDS else 0)

    def deal_to(self, seat: int, zone: list[int], n: int) -> int:
        """Up to n cards into a zone that only this seat sees; how many there were."""
        bit = 1 << seat
        got = 0
        while got < n and (self.deck or self.discards):
            card = self.pop_card()
            self.knowledge.show(card, bit)
            zone.append(card)
            got += 1
        if got:
            self.closed = True
            self.shared = True
        return got

    def draw(self, seat: int, n: int) -> None:
        """Cards to the hand."""
        hand = self.hands[seat]
        got = self.deal_to(seat, hand, n)
        if got:
            self.mingle(seat, hand)
            if self.telling:
                self.tell("draw", seat, got)
                for card in hand[-got:]:
                    self.tell_only(seat, "drawn", seat, IDS[card])

    def mingle(self, seat: int, cards: list[int]) -> None:
        """These cards are held together in no order, for those who do not see them."""
        if self.seats > 1 and len(cards) > 1:
            self.knowledge.mingle(cards, self.others(seat))

    def reshuffle(self) -> None:
        """A new deck from the discards. What each seat knew of them is blurred."""
        cards = self.discards
        self.mix(cards)
        self.closed = True
        self.shared = True
        self.deck = cards
        self.discards = []
        self.knowledge.blur(cards, self.everyone)
        if self.telling:
            self.tell("reshuffle", len(cards))

    def discard_hidden(self, seat: int, cards: list[int], among: list[int]) -> None:
        """Cards go to the discards face down, from among these that the seat holds (AE-84)."""
        if not cards:
            return
        self.shared = True
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
        """The round: search in a long game plays on quickly until it is over."""
        return self.round


def reward_text(tile: int) -> str:
    """The name of an ocean tile's reward, as events and views give it."""
    return "_".join([f"{PRODUCTS[what]}_{n}" for what, n in OCEAN_TILES[tile]])
