"""The state of a table of Ares Expedition, and the small changes that every rule is made of."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from arsia.games.ares_expedition import components as c
from arsia.games.ares_expedition.components import HOLDS, IDS, INDEX, PRODUCTS, PROJECT_CARDS, TARGET
from arsia.games.mars_engine.components.climate import GOALS
from arsia.games.mars_engine.components.resources import CARD_RESOURCES, KINDS, STEEL, TITANIUM
from arsia.games.mars_engine.effects.steps import Part
from arsia.games.mars_engine.table import NO_CARD as NO_CARD
from arsia.games.mars_engine.table import MarsTable
from arsia.kernel.game import Game
from arsia.kernel.message import Option
from arsia.kernel.table import Table, changed

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

    def __init__(self, occasion: int, step: Part[AresExpedition], tags: tuple[int, ...], own: bool, card: int) -> None:
        self.occasion = occasion
        self.step = step
        self.tags = tags  # the tags that it looks for; each counts
        self.own = own  # also when the card itself is played?
        self.card = card  # that it stands on


Triggers: TypeAlias = tuple[Trigger, ...]
#: A production that grows: what, with which tag (or `FOREST`), one for every so many.
Growth: TypeAlias = tuple[int, int, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class AresExpedition(MarsTable):
    """A table of Ares Expedition. What belongs to a seat lies in flat lists, seat by seat."""

    ids: ClassVar[tuple[str, ...]] = IDS
    index: ClassVar[dict[str, int]] = INDEX
    projects: ClassVar[int] = PROJECT_CARDS
    holds: ClassVar[list[int]] = HOLDS
    targets: ClassVar[tuple[Option, ...]] = TARGET
    products: ClassVar[tuple[str, ...]] = PRODUCTS

    # fields: written by tools/fields.py
    __slots__ = (
        "agenda", "bonus", "bot_deck", "bot_plan", "bot_tr", "cubes", "dear_cut", "dear_least", "done", "eased",
        "forest_cost", "forests", "growth", "listeners", "markers", "mc_cut", "next_eased", "phase", "picked",
        "plans", "playing", "plays", "reached", "reducers", "research_draw", "research_keep", "rising", "round",
        "sale", "start_params", "swapped", "tiles",
    )  # fmt: skip

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, object], telling: bool) -> None:
        super().__init__(game, seats, seed, options, telling, c.ALL_CARDS, c.TAG_KINDS, c.START_TR)
        # ---- the round
        self.round = 0
        self.phase = c.NO_PHASE
        self.agenda = 0  # the phases of this round, as bits
        # inherited: params
        self.start_params = [0, 0, 0]  # shared: as they stood when the phase began (AE-33)
        self.reached = False  # did the end of the action phase bring a parameter to its goal?
        # ---- mats
        # inherited: stock, prod, tr
        self.forests = [0] * seats  # shared: one for each seat
        # inherited: corporations, held
        # ---- the phase
        # inherited: next_cut
        self.next_eased = 0  # seats whose next card of this phase has its requirements eased
        self.plays = [0] * seats  # cards that may still be played in this phase
        self.bonus = 0  # seats whose bonus of this phase is still open
        # inherited: used
        self.done = 0  # seats that have ended their phase
        # inherited: raised
        self.rising = 0  # seats whose rating rose, and whose effects wait until what they do is over
        # ---- plans, the virtual player, the pool
        self.picked = [c.NO_PHASE] * seats  # shared: the phase that each revealed last
        self.plans = [c.NO_PHASE] * seats  # chosen in secret and not yet revealed
        self.bot_deck: list[int] = []  # the virtual player's phase cards, the top one last
        self.bot_plan = c.NO_PHASE
        self.bot_tr = c.BOT_TR
        coop = options["mode"] == "coop"
        self.cubes = c.COOP_CUBES if coop else 0
        self.markers = c.COOP_MARKERS if coop else 0
        # ---- cards
        # inherited: hands, fronts, deck, discards, box
        self.tiles = list(range(len(c.OCEAN_TILES)))  # ocean tiles in the order they are turned up
        # ---- choosing
        # inherited: offered, dealt, chosen
        self.playing = 0  # cards that are paid and not yet in front of their owner, as bits
        self.swapped = NO_CARD  # the card that was just given to the partner
        # ----
        # inherited: knowledge.state()
        self.dear_cut = [0] * seats  # shared and derived: these follow from the cards in play; a discount for dear ones
        self.dear_least = [0] * seats  # shared and derived: the least such cost
        self.eased = 0  # derived: seats whose requirements are eased by a zone
        self.forest_cost = [c.FOREST_PLANTS] * seats  # shared and derived: plants for a forest
        self.mc_cut = [0] * seats  # shared and derived: off standard actions that are paid in M€
        self.sale = [c.SALE] * seats  # shared and derived: M€ for a sold card
        self.research_draw = [0] * seats  # shared and derived: more cards to look at in research
        self.research_keep = [0] * seats  # shared and derived: more cards to keep in research
        self.reducers: list[tuple[int, ...]] = [()] * seats  # shared and derived: cards that let their owner pay less
        self.growth: list[tuple[Growth, ...]] = [()] * seats  # shared and derived: production that grows
        self.listeners: list[Triggers] = [()] * (
            OCCASIONS * seats
        )  # shared and derived: what waits, by occasion and seat
        self.deck = list(range(c.PROJECT_CARDS))
        self.box = list(range(c.PROJECT_CARDS, c.ALL_CARDS))
        for card in self.box:
            self.knowledge.eras[card] = -1  # their backs differ, so they never mix with projects

    def copy_into(self, twin: Table) -> None:
        super().copy_into(twin)
        assert isinstance(twin, AresExpedition)
        twin.round = self.round
        twin.phase = self.phase
        twin.agenda = self.agenda
        twin.start_params = self.start_params
        twin.reached = self.reached
        twin.forests = self.forests
        twin.next_eased = self.next_eased
        twin.plays = self.plays[:]
        twin.bonus = self.bonus
        twin.done = self.done
        twin.rising = self.rising
        twin.picked = self.picked
        twin.plans = self.plans[:]
        twin.bot_deck = self.bot_deck[:]
        twin.bot_plan = self.bot_plan
        twin.bot_tr = self.bot_tr
        twin.cubes = self.cubes
        twin.markers = self.markers
        twin.tiles = self.tiles[:]
        twin.playing = self.playing
        twin.swapped = self.swapped
        twin.dear_cut = self.dear_cut
        twin.dear_least = self.dear_least
        twin.eased = self.eased
        twin.forest_cost = self.forest_cost
        twin.mc_cut = self.mc_cut
        twin.sale = self.sale
        twin.research_draw = self.research_draw
        twin.research_keep = self.research_keep
        twin.reducers = self.reducers
        twin.growth = self.growth
        twin.listeners = self.listeners

    def state(self) -> tuple[object, ...]:
        return (
            (self.round, self.phase, self.agenda, self.params, self.start_params, self.reached), (self.stock, self.prod,
            self.tr, self.forests, self.corporations, self.held), (self.next_cut, self.next_eased, self.plays,
            self.bonus, self.used, self.done, self.raised, self.rising), (self.picked, self.plans, self.bot_deck,
            self.bot_plan, self.bot_tr, self.cubes, self.markers), (self.hands, self.fronts, self.deck, self.discards,
            self.box, self.tiles), (self.offered, self.dealt, self.chosen, self.playing, self.swapped),
            self.knowledge.state(),
        )  # fmt: skip

    @property
    def is_coop(self) -> bool:
        """Two players together?"""
        return self.options["mode"] == "coop"

    def chose(self, seat: int, phase: int) -> bool:
        """Did the seat choose this phase for the round, so that it has its bonus?"""
        return self.picked[seat] == phase

    def finish(self, seat: int) -> None:
        """The seat has done what it wants in this phase."""
        self.done |= 1 << seat
        if self.telling:
            self.tell("pass", seat)

    # ---- resources -----------------------------------------------------------------------------------------------

    def produce(self, seat: int, product: int, n: int) -> None:
        """Production, or the level of steel or titanium, goes up."""
        if n:
            self.prod[seat * KINDS + product] += n
            if self.telling:
                what = "potential" if product in (STEEL, TITANIUM) else "production"
                self.tell(what, seat, PRODUCTS[product], n)

    def rate_up(self, seat: int, n: int) -> None:
        """The terraform rating goes up; the first time in a phase something may follow (AE-95)."""
        if not n:
            return
        self.tr[seat] += n
        if self.telling:
            self.tell("tr", seat, n)
        if not self.raised >> seat & 1 and self.phase != c.NO_PHASE:
            if self.options["first_rise_only"] is True:
                self.raised |= 1 << seat
            if self.listeners[ON_RATING * self.seats + seat]:
                self.rising |= 1 << seat

    def spend_rating(self, seat: int, n: int) -> None:
        """The terraform rating goes down as a price."""
        self.tr[seat] -= n
        if self.telling:
            self.tell("tr_spent", seat, n)

    def put_on(self, card: int, n: int, seat: int) -> None:
        """Resources onto a card."""
        self.held = changed(self.held, card, self.held[card] + n)
        if self.telling and n:
            self.tell("add", seat, IDS[card], n, CARD_RESOURCES[HOLDS[card]])

    def take_off(self, card: int, n: int, seat: int) -> None:
        """Resources off a card."""
        self.held = changed(self.held, card, self.held[card] - n)
        if self.telling and n:
            self.tell("take", seat, IDS[card], n, CARD_RESOURCES[HOLDS[card]])

    # ---- global parameters ---------------------------------------------------------------------------------------

    def counts(self, parameter: int) -> bool:
        """Do steps of this parameter still bring anything in this phase (AE-62)?"""
        return self.start_params[parameter] < GOALS[parameter]

    # ---- effects -------------------------------------------------------------------------------------------------

    def listen(self, seat: int, trigger: Trigger) -> None:
        """An effect begins to listen."""
        at = trigger.occasion * self.seats + seat
        self.listeners = changed(self.listeners, at, (*self.listeners[at], trigger))

    def fire(self, occasion: int, seat: int) -> None:
        """Something happened that the seat's own effects listen to."""
        for trigger in self.listeners[occasion * self.seats + seat]:
            trigger.step.do(self, seat)

    def add_tag(self, seat: int, tag: int) -> None:
        """A tag comes into play, and production that grows with it."""
        at = seat * c.TAG_KINDS + tag
        self.tags[at] += 1
        if self.growth[seat]:
            self.regrow(seat, tag, self.tags[at])

    def regrow(self, seat: int, what: int, now: int) -> None:
        """There is one more of something; production that grows with it follows (AE-73)."""
        for product, per, every in self.growth[seat]:
            if per == what and now % every == 0:
                self.produce(seat, product, 1)

    # ---- cards ---------------------------------------------------------------------------------------------------

    def tell_drawn(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.tell_only(seat, "drawn", seat, card)

    @property
    def clock(self) -> int:
        """The round: search in a long game plays on quickly until it is over."""
        return self.round
