"""The state of a game of Martians, and the small verbs that change it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from arsia.games.martians.components import (
    ACTIONS,
    BUILDINGS,
    COM,
    COOP,
    CYCLES,
    DEMANDS,
    GOODS,
    HEXES,
    LAID_OUT,
    MARKERS,
    MODES,
    MODS,
    NEUTRAL,
    NOT_THERE,
    QUARTERS,
    SEMI,
    SOLO,
    SPACES,
    STOCK,
    TIME,
    UNAVAILABLE,
    WIDE,
    Goods,
)
from arsia.games.martians.decks import BASE_MINERALS, CROPS, HELPERS, HIDDEN_CARDS, MINERAL_KIND
from arsia.games.martians.scenarios import BASE_CAMP, NO_SCENARIO, SCENARIO, Scenario
from arsia.kernel.game import Game
from arsia.kernel.knowledge import Knowledge
from arsia.kernel.table import Table

NO_CARD: Final = -1
NO_QUARTER: Final = -1
NO_TILE: Final = -1
Cards = tuple[int, ...]


class Setup:
    """What never changes at a table: who shares what."""

    __slots__ = (
        "collector",
        "cycles",
        "goals",
        "has_orders",
        "is_trading",
        "minerals",
        "open_hands",
        "quarters",
        "required",
        "scenario",
        "shared_quarters",
        "shared_stock",
        "unavailable",
    )

    def __init__(self, mode: int, seats: int, options: dict[str, object]) -> None:
        players = max(2, seats)
        self.cycles = CYCLES[mode]
        self.shared_stock = mode in (SOLO, COOP)
        self.shared_quarters = mode != COM
        self.open_hands = mode in (SOLO, COOP)
        self.is_trading = mode in (SEMI, COM)
        self.collector = options["collector"] is True
        self.goals = options["hidden_goals"] is True
        self.scenario: Scenario = SCENARIO.get(str(options["scenario"]), NO_SCENARIO)
        self.has_orders = self.scenario is NO_SCENARIO
        self.required: Cards = tuple([mission.required[seats - 1] for mission in self.scenario.missions])
        self.quarters = 2 if mode == SOLO else 4
        self.minerals = len(MINERAL_KIND) if self.collector else BASE_MINERALS
        self.unavailable = NOT_THERE
        for building, n in UNAVAILABLE[players]:
            for at in range(SPACES[building] - n, SPACES[building]):
                self.unavailable |= 1 << building * WIDE + at


@mypyc_attr(allow_interpreted_subclasses=True)  # which also lets `copy` make its twin without __init__
class Martians(Table):
    """Stocks, quarters, buildings, people, decks and the mission.

    A *player* is a colour of markers and colonists. In the solo game one seat has two of them, the two corporations,
    on one corporation card; else player and seat are the same. Goods lie in a *stock*, a player's own or the colony's
    (``owners`` tells whose), technologies and people on a corporation *card* (``cards``).
    """

    __slots__ = (
        "active",
        "built",
        "cards",
        "chosen",
        "colony_tech",
        "corp_tech",
        "crop",
        "crops_left",
        "cycle",
        "dead",
        "dead_rounds",
        "delivered",
        "demand",
        "done",
        "done_neutral",
        "entered",
        "entered_neutral",
        "event",
        "expedition",
        "face_seen",
        "face_tokens",
        "face_used",
        "failed",
        "first",
        "fourth",
        "goal_box",
        "goals",
        "ground",
        "ground_up",
        "growth",
        "guards",
        "hands",
        "helper_deck",
        "helpers",
        "helpers_up",
        "here",
        "homes",
        "hostility",
        "knowledge",
        "lazaret",
        "machine",
        "mined",
        "mineral_deck",
        "mineral_discard",
        "mode",
        "mods",
        "neutral_here",
        "offer",
        "offer_to",
        "offers",
        "order_deck",
        "orders_done",
        "orders_up",
        "owners",
        "packs",
        "players",
        "pool",
        "pot",
        "progress",
        "quarter",
        "removed",
        "round",
        "rtg",
        "rtg_used",
        "seen_events",
        "setup",
        "solar",
        "spaces",
        "specialist_deck",
        "specialists",
        "specialists_up",
        "stacks",
        "stock",
        "surveyed",
        "taken",
        "tile_deck",
        "tile_discard",
        "tiles_up",
        "time",
        "unbuilt",
        "upgraded",
        "upgrades",
        "used",
        "weather",
        "weather_deck",
        "weather_discard",
        "wind",
    )

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, object], telling: bool) -> None:
        super().__init__(game, seats, seed, options, telling)
        mode = MODES.index(str(options["mode"]))
        self.mode = mode
        self.setup = Setup(mode, seats, options)
        players = max(2, seats)
        self.players = players
        self.owners: Cards = (0,) * players if self.setup.shared_stock else tuple(range(players))
        self.cards: Cards = (0,) * players if mode == SOLO else tuple(range(players))
        owners, cards = max(self.owners) + 1, max(self.cards) + 1
        quarters_owners = 1 if self.setup.shared_quarters else players
        self.cycle = 1
        self.round = 0
        self.first = 0
        self.active = 0
        self.time = TIME
        self.stock = [0] * (STOCK * owners)  # by owner, then good
        self.demand = [0] * 12  # by quarter, then token
        self.growth = [0] * quarters_owners
        self.quarter = [NO_QUARTER] * players  # whose Quarter is which, in COM.4
        self.lazaret = [0] * (4 * players)  # by quarter, then player
        self.homes = [0] * (4 * players)
        self.pool = [MARKERS] * players
        self.here = [0] * players  # buildings with an own marker, as bits
        self.neutral_here = 0  # buildings with a refugee, as bits
        self.spaces = [0] * (WIDE * len(BUILDINGS))  # who stands there: 0 nobody, else the player plus one
        self.taken = self.setup.unavailable  # spaces that nobody can use, as bits
        self.upgrades = 0  # spaces with an upgrade token, as bits
        self.unbuilt = 0  # buildings with a construction token, as bits
        self.entered = 0  # buildings that the active player entered this turn, as bits
        self.entered_neutral = 0
        self.done = 0  # what the fresh markers did, as bits
        self.done_neutral = 0
        self.mined = 0  # regolith of the extraction that can still be analysed
        self.rtg = LAID_OUT[players]
        self.rtg_used = False
        self.fourth = 0  # players with a fourth colonist, as bits
        self.dead = [0] * players
        self.dead_rounds = [0] * players  # rounds that a dead token blocks, as bits
        self.corp_tech = [0] * cards
        self.colony_tech = [0] * quarters_owners
        self.solar = [0] * cards
        self.wind = [0] * cards
        self.crop = [0] * cards
        self.crops_left: Cards = (0,) * len(CROPS)
        self.helpers = [0] * (len(HELPERS) * cards)  # by card, then type
        self.specialists = [NO_CARD] * (2 * cards)  # by card, then place
        self.used = 0  # specialists that had their turn this round, as bits
        self.built = [0] * players  # construction tokens taken
        self.upgraded = [0] * players  # upgrade tokens taken
        self.specialist_deck: Cards = ()  # of every deck the top card is the last
        self.specialists_up: Cards = ()
        self.helper_deck: Cards = ()
        self.helpers_up: Cards = ()
        self.tile_deck: Cards = ()
        self.tile_discard: Cards = ()
        self.tiles_up: Cards = ()
        self.order_deck: Cards = ()
        self.orders_up: Cards = ()
        self.orders_done = [0] * players  # orders, as bits
        self.weather = 0
        self.weather_deck: Cards = ()
        self.weather_discard: Cards = ()
        self.stacks: tuple[Cards, ...] = ((), (), (), ())  # events of each cycle, the top one last
        self.seen_events: Cards = ()
        self.event = NO_CARD
        self.mods = [0] * MODS
        self.ground = [NO_TILE] * len(HEXES)
        self.ground_up = 0  # hexes whose tile is face up, as bits
        self.machine = 0
        self.removed: Cards = ()
        self.mineral_deck: Cards = ()
        self.mineral_discard: Cards = ()
        self.hands: list[Cards] = [()] * owners
        self.goals: list[Cards] = [()] * players
        self.packs: list[Cards] = [()] * players
        self.chosen: Cards = (NO_CARD,) * players
        self.goal_box: Cards = ()
        self.knowledge = Knowledge(HIDDEN_CARDS)
        self.progress = [0] * len(self.setup.scenario.missions)
        self.hostility = 0
        self.guards = 0
        self.failed = False
        self.expedition = BASE_CAMP
        self.face_tokens: Cards = ()
        self.face_seen = 0
        self.face_used = 0
        self.surveyed = 0
        self.delivered = 0
        self.offers = 0
        self.offer_to = 0
        self.pot: Cards = ()  # what was paid together so far, as player * STOCK + good
        self.offer: Cards = ()  # what is given, then what is wanted, by traded good

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
        twin.stock = self.stock[:]
        twin.demand = self.demand[:]
        twin.growth = self.growth[:]
        twin.quarter = self.quarter[:]
        twin.lazaret = self.lazaret[:]
        twin.homes = self.homes[:]
        twin.pool = self.pool[:]
        twin.here = self.here[:]
        twin.neutral_here = self.neutral_here
        twin.spaces = self.spaces[:]
        twin.taken = self.taken
        twin.upgrades = self.upgrades
        twin.unbuilt = self.unbuilt
        twin.entered = self.entered
        twin.entered_neutral = self.entered_neutral
        twin.done = self.done
        twin.done_neutral = self.done_neutral
        twin.mined = self.mined
        twin.rtg = self.rtg
        twin.rtg_used = self.rtg_used
        twin.fourth = self.fourth
        twin.dead = self.dead[:]
        twin.dead_rounds = self.dead_rounds[:]
        twin.corp_tech = self.corp_tech[:]
        twin.colony_tech = self.colony_tech[:]
        twin.solar = self.solar[:]
        twin.wind = self.wind[:]
        twin.crop = self.crop[:]
        twin.crops_left = self.crops_left
        twin.helpers = self.helpers[:]
        twin.specialists = self.specialists[:]
        twin.used = self.used
        twin.built = self.built[:]
        twin.upgraded = self.upgraded[:]
        twin.specialist_deck = self.specialist_deck
        twin.specialists_up = self.specialists_up
        twin.helper_deck = self.helper_deck
        twin.helpers_up = self.helpers_up
        twin.tile_deck = self.tile_deck
        twin.tile_discard = self.tile_discard
        twin.tiles_up = self.tiles_up
        twin.order_deck = self.order_deck
        twin.orders_up = self.orders_up
        twin.orders_done = self.orders_done[:]
        twin.weather = self.weather
        twin.weather_deck = self.weather_deck
        twin.weather_discard = self.weather_discard
        twin.stacks = self.stacks
        twin.seen_events = self.seen_events
        twin.event = self.event
        twin.mods = self.mods[:]
        twin.ground = self.ground[:]
        twin.ground_up = self.ground_up
        twin.machine = self.machine
        twin.removed = self.removed
        twin.mineral_deck = self.mineral_deck
        twin.mineral_discard = self.mineral_discard
        twin.hands = self.hands[:]
        twin.goals = self.goals[:]
        twin.packs = self.packs[:]
        twin.chosen = self.chosen
        twin.goal_box = self.goal_box
        twin.knowledge = self.knowledge.copy()
        twin.progress = self.progress[:]
        twin.hostility = self.hostility
        twin.guards = self.guards
        twin.failed = self.failed
        twin.expedition = self.expedition
        twin.face_tokens = self.face_tokens
        twin.face_seen = self.face_seen
        twin.face_used = self.face_used
        twin.surveyed = self.surveyed
        twin.delivered = self.delivered
        twin.offers = self.offers
        twin.offer_to = self.offer_to
        twin.offer = self.offer
        twin.pot = self.pot

    def state(self) -> tuple[object, ...]:
        turn = (self.cycle, self.round, self.first, self.active, self.time, self.entered, self.entered_neutral)
        acts = (self.done, self.done_neutral, self.mined, self.rtg, self.rtg_used, self.used, self.fourth)
        goods = (self.stock, self.demand, self.growth, self.quarter, self.lazaret, self.homes, self.pool, self.here)
        board = (self.neutral_here, self.spaces, self.taken, self.upgrades, self.unbuilt, self.dead, self.dead_rounds)
        cards = (self.corp_tech, self.colony_tech, self.solar, self.wind, self.crop, self.crops_left, self.helpers)
        people = (self.specialists, self.built, self.upgraded, self.specialist_deck, self.specialists_up)
        helpers = (self.helper_deck, self.helpers_up, self.orders_done, self.order_deck, self.orders_up)
        tiles = (self.tile_deck, self.tile_discard, self.tiles_up, self.ground, self.ground_up, self.machine)
        weather = (self.removed, self.weather, self.weather_deck, self.weather_discard, self.mods)
        events = (self.stacks, self.seen_events, self.event)
        hands = (self.mineral_deck, self.mineral_discard, self.hands, self.goals, self.packs, self.chosen)
        mission = (self.goal_box, self.progress, self.hostility, self.guards, self.failed, self.expedition)
        face = (self.face_tokens, self.face_seen, self.face_used, self.surveyed, self.delivered)
        trade = (self.offers, self.offer_to, self.offer, self.pot, self.knowledge.state())
        first = (*turn, *acts, *goods, *board, *cards, *people, *helpers)
        return (*first, *tiles, *weather, *events, *hands, *mission, *face, *trade)

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
        return _ONE[self.quarter[player]]

    def demands(self, player: int) -> int:
        """Demand tokens in the quarters of a player."""
        if self.setup.shared_quarters:
            return sum(self.demand)
        at = self.quarter[player] * 3
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
        return self.corp_tech[self.cards[player]] >> tech & 1 == 1

    def helper(self, player: int, kind: int) -> int:
        """How many helpers of this type the player has."""
        return self.helpers[self.cards[player] * 3 + kind]

    def others(self, seat: int) -> int:
        """Every seat but this one, as bits."""
        return ((1 << self.seats) - 1) & ~(1 << seat)

    def mineral_counts(self, owner: int) -> list[int]:
        """How many cards of each kind a hand holds."""
        counts = [0] * 5
        for card in self.hands[owner]:
            counts[MINERAL_KIND[card]] += 1
        return counts

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

    # ---- markers -------------------------------------------------------------------------------------------------

    def put_marker(self, owner: int, space: int) -> None:
        """A marker of a player, or a refugee, onto a space."""
        building = space // WIDE
        self.spaces[space] = owner + 1
        self.taken |= 1 << space
        if owner == NEUTRAL:
            self.neutral_here |= 1 << building
            self.entered_neutral |= 1 << building
            self.done_neutral &= ~_ACTIONS_OF[building]
        else:
            self.pool[owner] -= 1
            self.here[owner] |= 1 << building
            self.entered |= 1 << building
            self.done &= ~_ACTIONS_OF[building]

    def lift_marker(self, owner: int, building: int) -> None:
        """A marker off its building; where it goes the caller knows."""
        for space in range(building * WIDE, building * WIDE + WIDE):
            if self.spaces[space] == owner + 1:
                self.spaces[space] = 0
                self.taken &= ~(1 << space)
        if owner == NEUTRAL:
            self.neutral_here &= ~(1 << building)
            self.entered_neutral &= ~(1 << building)
        else:
            self.here[owner] &= ~(1 << building)
            if owner == self.active:
                self.entered &= ~(1 << building)

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
        from arsia.games.martians.cost import COLOURS

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
            from arsia.games.martians.cost import COLOURS

            self.tell("discard", player, COLOURS[kind])

    @property
    def clock(self) -> int:
        return self.cycle


_USED: Final[dict[int, tuple[int, ...]]] = {2: (0, 1), 4: (0, 1, 2, 3)}
_ONE: Final = ((0,), (1,), (2,), (3,))
_ACTIONS_OF: Final = ACTIONS
