"""The state of a game of Martians, and the small verbs that change it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from arsia.games.martians.components.board import (
    BUILDINGS,
    DEMANDS,
    GOODS,
    LAID_OUT,
    MARKERS,
    MINING,
    MODES,
    MODS,
    NEUTRAL,
    QUARTERS,
    REPUTATION,
    SOLO,
    STOCK,
    TIME,
    WIDE,
    Goods,
)
from arsia.games.martians.components.cost import COLOURS
from arsia.games.martians.components.decks import HIDDEN_CARDS, MINERAL_KIND
from arsia.games.martians.table.parts import (
    NO_CARD,
    Assets,
    Cards,
    Goals,
    Ground,
    Market,
    Quarters,
    Story,
)
from arsia.games.martians.table.setup import Setup
from arsia.kernel.cards.knowledge import Knowledge
from arsia.kernel.game import Game
from arsia.kernel.message import Message
from arsia.kernel.outcome import Line, Outcome
from arsia.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)  # which also lets `copy` make its twin without __init__
class Martians(Table):
    """Stocks, quarters, buildings, people, decks and the mission.

    A *player* is a colour of markers and colonists. In the solo game one seat has two of them, the two corporations,
    on one corporation card; else player and seat are the same. Goods lie in a *stock*, a player's own or the colony's
    (``owners`` tells whose), technologies and people on a corporation *card* (``cards``).
    """

    # fields: written by tools/fields.py
    __slots__ = (
        "active", "assets", "begun", "by_refugee", "cards", "cycle", "dead", "dead_rounds", "delivered", "demand",
        "done", "done_neutral", "entered", "entered_neutral", "event", "first", "fourth", "goals", "ground",
        "hands", "here", "knowledge", "market", "mined", "mined_neutral", "mineral_deck", "mineral_discard", "mode",
        "mods", "neutral_here", "offer", "offer_to", "offers", "owners", "players", "pool", "pot", "quarters",
        "round", "rtg", "rtg_used", "seen_events", "setup", "spaces", "stacks", "stock", "story", "taken", "time",
        "unbuilt", "upgrades", "used", "weather", "weather_deck", "weather_discard",
    )  # fmt: skip

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, object], telling: bool) -> None:
        super().__init__(game, seats, seed, options, telling)
        mode = MODES.index(str(options["mode"]))
        players = max(2, seats)
        self.mode = mode  # setup: solo, coop, semi or com
        self.setup = Setup(mode, seats, options)  # setup: who shares what
        self.players = players  # setup: colours of markers and colonists
        self.owners: Cards = (0,) * players if self.setup.shared_stock else tuple(range(players))  # setup: of stocks
        self.cards: Cards = (0,) * players if mode == SOLO else tuple(range(players))  # setup: of corporations
        owners, cards = max(self.owners) + 1, max(self.cards) + 1
        quarters_owners = 1 if self.setup.shared_quarters else players
        self.cycle = 1
        self.round = 0
        self.first = 0
        self.active = 0
        self.time = TIME
        self.entered = 0  # buildings that the active player entered this turn, as bits
        self.entered_neutral = 0
        self.done = 0  # what the fresh markers did, as bits
        self.done_neutral = 0
        self.by_refugee = False  # was the last act a refugee's, and not that of an own marker?
        self.mined = 0  # regolith of the own extraction that can still be analysed
        self.mined_neutral = 0  # and of a refugee's
        self.rtg = LAID_OUT[players]
        self.rtg_used = False
        self.used = 0  # specialists that had their turn this round, as bits
        self.fourth = 0  # players with a fourth colonist, as bits
        self.stock = [0] * (STOCK * owners)  # by owner, then good
        self.demand = [0] * 12  # by quarter, then token
        self.quarters = Quarters(players, quarters_owners)  # part: penalties and growth
        self.pool = [MARKERS] * players
        self.here = [0] * players  # buildings with an own marker, as bits
        self.neutral_here = 0  # buildings with a refugee, as bits
        self.spaces = [0] * (WIDE * len(BUILDINGS))  # who stands there: 0 nobody, else the player plus one
        self.taken = self.setup.unavailable  # spaces that nobody can use, as bits
        self.upgrades = 0  # spaces with an upgrade token, as bits
        self.unbuilt = 0  # buildings with a construction token, as bits
        self.dead = [0] * players  # shared: replaced when somebody dies
        self.dead_rounds = [0] * players  # shared: rounds that a dead token blocks, as bits; replaced
        self.assets = Assets(players, cards, quarters_owners)  # part: what is there for good
        self.market = Market(players)  # part: what is laid out, and its decks
        self.ground = Ground()  # part: the mining area
        self.weather = 0
        self.weather_deck: Cards = ()
        self.weather_discard: Cards = ()
        self.mods = [0] * MODS  # shared: what events changed for a while; replaced by `set_mod`
        self.stacks: tuple[Cards, ...] = ((), (), (), ())  # events of each cycle, the top one last
        self.seen_events: Cards = ()
        self.event = NO_CARD
        self.mineral_deck: Cards = ()
        self.mineral_discard: Cards = ()
        self.hands: list[Cards] = [()] * owners
        self.goals = Goals(players)  # part: hidden goals
        self.story = Story(len(self.setup.scenario.missions))  # part: how far the scenario is
        self.delivered = 0
        self.offers = 0  # that were sent this turn
        self.begun = 0  # derived: offers that were begun this turn, so that no bot goes on with it for ever
        self.offer_to = 0
        self.offer: Cards = ()  # what is given, then what is wanted, by traded good
        self.pot: Cards = ()  # what was paid together so far, as player * STOCK + good
        self.knowledge = Knowledge(HIDDEN_CARDS)

    def copy_into(self, twin: Table) -> None:
        super().copy_into(twin)
        assert isinstance(twin, Martians)
        twin.mode = self.mode
        twin.setup = self.setup
        twin.players = self.players
        twin.owners = self.owners
        twin.cards = self.cards
        twin.cycle = self.cycle
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.time = self.time
        twin.entered = self.entered
        twin.entered_neutral = self.entered_neutral
        twin.done = self.done
        twin.done_neutral = self.done_neutral
        twin.by_refugee = self.by_refugee
        twin.mined = self.mined
        twin.mined_neutral = self.mined_neutral
        twin.rtg = self.rtg
        twin.rtg_used = self.rtg_used
        twin.used = self.used
        twin.fourth = self.fourth
        twin.stock = self.stock[:]
        twin.demand = self.demand[:]
        twin.quarters = self.quarters
        twin.pool = self.pool[:]
        twin.here = self.here[:]
        twin.neutral_here = self.neutral_here
        twin.spaces = self.spaces[:]
        twin.taken = self.taken
        twin.upgrades = self.upgrades
        twin.unbuilt = self.unbuilt
        twin.dead = self.dead
        twin.dead_rounds = self.dead_rounds
        twin.assets = self.assets
        twin.market = self.market
        twin.ground = self.ground
        twin.weather = self.weather
        twin.weather_deck = self.weather_deck
        twin.weather_discard = self.weather_discard
        twin.mods = self.mods
        twin.stacks = self.stacks
        twin.seen_events = self.seen_events
        twin.event = self.event
        twin.mineral_deck = self.mineral_deck
        twin.mineral_discard = self.mineral_discard
        twin.hands = self.hands[:]
        twin.goals = self.goals
        twin.story = self.story
        twin.delivered = self.delivered
        twin.offers = self.offers
        twin.begun = self.begun
        twin.offer_to = self.offer_to
        twin.offer = self.offer
        twin.pot = self.pot
        twin.knowledge = self.knowledge.copy()

    def state(self) -> tuple[object, ...]:
        return (
            self.cycle, self.round, self.first, self.active, self.time, self.entered, self.entered_neutral, self.done,
            self.done_neutral, self.by_refugee, self.mined, self.mined_neutral, self.rtg, self.rtg_used, self.used,
            self.fourth, self.stock, self.demand, *self.quarters.state(), self.pool, self.here, self.neutral_here,
            self.spaces, self.taken, self.upgrades, self.unbuilt, self.dead, self.dead_rounds, *self.assets.state(),
            *self.market.state(), *self.ground.state(), self.weather, self.weather_deck, self.weather_discard,
            self.mods, self.stacks, self.seen_events, self.event, self.mineral_deck, self.mineral_discard, self.hands,
            *self.goals.state(), *self.story.state(), self.delivered, self.offers, self.offer_to, self.offer, self.pot,
            self.knowledge.state(),
        )  # fmt: skip

    # ---- questions -----------------------------------------------------------------------------------------------

    @property
    def is_solo(self) -> bool:
        """Does one seat lead both corporations?"""
        return self.seats == 1

    def seat_of(self, player: int) -> int:
        """The seat that decides for a player."""
        return 0 if self.seats == 1 else player

    def in_turn_order(self) -> list[int]:
        """Players from the first one clockwise."""
        return [(self.first + turn) % self.players for turn in range(self.players)]

    def has(self, player: int, good: int) -> int:
        """How much of a good the player can use."""
        return self.stock[self.owners[player] * STOCK + good]

    def can_pay(self, player: int, goods: Goods) -> bool:
        """Are all these goods there?"""
        at = self.owners[player] * STOCK
        for good, n in goods:
            if self.stock[at + good] < n:
                return False
        return True

    def own_quarters(self, player: int) -> tuple[int, ...]:
        """The quarters that the player lives in: all that are used, or the own one in COM.4."""
        if self.setup.shared_quarters:
            return _USED[self.setup.quarters]
        return _ONE[self.quarters.own[player]]

    def demands(self, player: int) -> int:
        """Demand tokens in the quarters of a player."""
        if self.setup.shared_quarters:
            return sum(self.demand)
        at = self.quarters.own[player] * 3
        return sum(self.demand[at : at + 3])

    def living(self, player: int) -> int:
        """Colonist tokens that can work."""
        return 3 + (self.fourth >> player & 1) - self.dead[player]

    def has_turn(self, player: int, round: int) -> bool:
        """Does the player have a turn in this round of the cycle?"""
        if round > 3 and not self.fourth >> player & 1:
            return False
        return not self.dead_rounds[player] >> round & 1

    def quarter_owner(self, player: int) -> int:
        """Whose growth and colony technologies are the player's."""
        return 0 if self.setup.shared_quarters else player

    def knows_tech(self, player: int, tech: int) -> bool:
        """Has the player's corporation developed this?"""
        return self.assets.tech[self.cards[player]] >> tech & 1 == 1

    def helper(self, player: int, kind: int) -> int:
        """How many helpers of this type the player has."""
        return self.assets.helpers[self.cards[player] * 3 + kind]

    @property
    def everyone(self) -> int:
        """Every seat, as bits."""
        return (1 << self.seats) - 1

    def others(self, seat: int) -> int:
        """Every seat but this one, as bits."""
        return ((1 << self.seats) - 1) & ~(1 << seat)

    def mineral_counts(self, owner: int) -> list[int]:
        """How many cards of each kind a hand holds."""
        counts = [0] * 5
        for card in self.hands[owner]:
            counts[MINERAL_KIND[card]] += 1
        return counts

    def is_hand_known(self, player: int) -> bool:
        """Does everybody know which regolith cards the player can pay with?"""
        return self.setup.open_hands or not self.hands[self.owners[player]]

    # ---- parts ---------------------------------------------------------------------------------------------------

    def unshare(self) -> None:
        """Parts of its own, which no copy shares, so that they can be changed in place."""
        self.quarters = self.quarters.copy()
        self.assets = self.assets.copy()
        self.market = self.market.copy()
        self.ground = self.ground.copy()
        self.goals = self.goals.copy()
        self.story = self.story.copy()
        self.mods = self.mods[:]
        self.dead = self.dead[:]
        self.dead_rounds = self.dead_rounds[:]

    def set_mod(self, mod: int, n: int) -> None:
        """Something is different for a while."""
        self.mods = self.mods[:]
        self.mods[mod] = n

    def advance(self, mission: int, n: int) -> None:
        """A requirement of the scenario is met so often more, or less."""
        self.story = self.story.copy()
        self.story.progress[mission] += n

    def go_to(self, space: int) -> None:
        """The expedition is on another space of the face."""
        self.story = self.story.copy()
        self.story.expedition = space

    # ---- goods ---------------------------------------------------------------------------------------------------

    def gain(self, player: int, good: int, n: int) -> None:
        """Goods from the supply, which has no end."""
        self.stock[self.owners[player] * STOCK + good] += n
        if self.telling and n:
            self.tell("gain", player, GOODS[good], n)

    def pay(self, player: int, good: int, n: int) -> None:
        """Goods back to the supply, always in full."""
        self.stock[self.owners[player] * STOCK + good] -= n
        if self.telling and n:
            self.tell("pay", player, GOODS[good], n)

    def pay_all(self, player: int, goods: Goods) -> None:
        """Several goods at once."""
        for good, n in goods:
            self.pay(player, good, n)

    def lose(self, player: int, good: int, n: int) -> int:
        """As many as there are; how many that was."""
        n = min(n, self.has(player, good))
        self.pay(player, good, n)
        return n

    # ---- quarters ------------------------------------------------------------------------------------------------

    def add_demand(self, quarter: int, token: int, n: int) -> None:
        """Demand tokens into a quarter."""
        self.demand[quarter * 3 + token] += n
        if self.telling:
            self.tell("demand", DEMANDS[token], QUARTERS[quarter], n)

    def remove_demand(self, quarter: int, token: int) -> None:
        """One demand token out of a quarter."""
        self.demand[quarter * 3 + token] -= 1
        if self.telling:
            self.tell("remove", DEMANDS[token], QUARTERS[quarter])

    def least_demand(self, token: int) -> int:
        """The used quarter with the fewest of these tokens, the lowest of several."""
        best = 0
        for quarter in range(1, self.setup.quarters):
            if self.demand[quarter * 3 + token] < self.demand[best * 3 + token]:
                best = quarter
        return best

    def grow(self, owner: int) -> None:
        """A natural growth token."""
        self.quarters = self.quarters.copy()
        self.quarters.growth[owner] += 1
        if self.setup.shared_quarters:
            self.tell("growth_for_all")
        else:
            self.tell("growth", owner)

    def hold(self, player: int, area: str, quarter: int, n: int) -> None:
        """So many markers more, or less, are held in the Lazaret or the Homes of a Quarter."""
        self.quarters = quarters = self.quarters.copy()
        held = quarters.lazaret if area == "lazaret" else quarters.homes
        held[quarter * self.players + player] += n
        quarters.held[player] += n

    # ---- markers -------------------------------------------------------------------------------------------------

    def put_marker(self, owner: int, space: int) -> None:
        """A marker of a player, or a refugee, onto a space."""
        building = space // WIDE
        self.spaces[space] = owner + 1
        self.taken |= 1 << space
        if owner == NEUTRAL:
            self.neutral_here |= 1 << building
            self.entered_neutral |= 1 << building
        else:
            self.pool[owner] -= 1
            self.here[owner] |= 1 << building
            self.entered |= 1 << building

    def lift_marker(self, owner: int, building: int) -> None:
        """A marker off its building; where it goes the caller knows."""
        for space in range(building * WIDE, building * WIDE + WIDE):
            if self.spaces[space] == owner + 1:
                self.spaces[space] = 0
                self.taken &= ~(1 << space)
        if owner == NEUTRAL:
            self.neutral_here &= ~(1 << building)
            self.entered_neutral &= ~(1 << building)
            if building == MINING:
                self.mined_neutral = 0
        else:
            self.here[owner] &= ~(1 << building)
            if owner == self.active:
                self.entered &= ~(1 << building)
                if building == MINING:
                    self.mined = 0

    def take_back(self, owner: int, building: int) -> None:
        """A marker from a building back to its owner."""
        self.lift_marker(owner, building)
        if owner != NEUTRAL:
            self.pool[owner] += 1

    # ---- cards ---------------------------------------------------------------------------------------------------

    def draw_minerals(self, player: int, n: int) -> None:
        """Regolith cards to the hand; the discard pile is shuffled when there are none left (MA-28)."""
        seat, owner = self.seat_of(player), self.owners[player]
        everyone = (1 << self.seats) - 1
        drawn = 0
        for _ in range(n):
            if not self.mineral_deck:
                if not self.mineral_discard:
                    break
                cards = list(self.mineral_discard)
                self.shuffle(cards)
                self.knowledge.shuffled(cards)
                self.mineral_deck = tuple(cards)
                self.mineral_discard = ()
                if self.telling:
                    self.tell("reshuffle", len(cards))
            card = self.mineral_deck[-1]
            self.mineral_deck = self.mineral_deck[:-1]
            self.hands[owner] += (card,)
            self.knowledge.show(card, everyone if self.setup.open_hands else 1 << seat)
            if not self.setup.open_hands and len(self.hands[owner]) > 1:
                self.knowledge.mingle(self.hands[owner], self.others(seat))
            drawn += 1
            if self.telling:
                self._tell_drawn(player, seat, card)
        if drawn:
            self.reveal()
            if self.telling:
                self.tell("draw", player, drawn)

    def _tell_drawn(self, player: int, seat: int, card: int) -> None:
        if self.setup.open_hands:
            self.tell("drawn", player, COLOURS[MINERAL_KIND[card]])
        else:
            self.tell_only(seat, "drawn", player, COLOURS[MINERAL_KIND[card]])

    def discard_mineral(self, player: int, kind: int) -> None:
        """A regolith card of this kind from the hand to the discard pile, for all to see."""
        owner = self.owners[player]
        hand = list(self.hands[owner])
        card = next(each for each in hand if MINERAL_KIND[each] == kind)
        hand.remove(card)
        self.hands[owner] = tuple(hand)
        self.mineral_discard += (card,)
        self.knowledge.show(card, (1 << self.seats) - 1)
        if self.telling:
            self.tell("discard", player, COLOURS[kind])

    # ---- the end -------------------------------------------------------------------------------------------------

    def end_together(self, won: bool, reason: Message) -> None:
        """All have won or all have lost."""
        satisfaction = self.stock[REPUTATION]
        self.tell("end")
        places, scores = (1 if won else 2,) * self.seats, (satisfaction,) * self.seats
        sheet = (Line("score-satisfaction", satisfaction),)
        self.end(Outcome(places, scores, (sheet,) * self.seats, reason, won))

    @property
    def clock(self) -> int:
        return self.cycle


_USED: Final[dict[int, tuple[int, ...]]] = {2: (0, 1), 4: (0, 1, 2, 3)}
_ONE: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))
