"""A turn: three time units for markers, actions and rest; what costs no time; delivery at the end."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.martians.buildings import act, action_options, can_start
from arsia.games.martians.components import (
    ACTIONS,
    BUILDING,
    BUILDINGS,
    CREDIT,
    DELIVERED,
    DELIVERIES,
    END,
    ENERGY,
    FOOD,
    GOOD,
    GOODS,
    LANDER,
    MEETS,
    MINING,
    MOD_CLOSED,
    MOD_FEWER_DELIVERIES,
    MOD_FOOD_REPUTATION,
    MOD_OVERTIME,
    MOD_REST_TIME,
    MOD_UPGRADE_TIME,
    NEUTRAL,
    PENALTY_CREDITS,
    PENALTY_TIME,
    PLACES,
    PRODUCTS,
    PROOF,
    PROOF_REPUTATION,
    QUARTER,
    QUARTERS,
    REFUGEE_PLACES,
    REPUTATION,
    REST,
    REST_TIME,
    RTG,
    RTG_REPUTATION,
    STOCK,
    TIME,
    WIDE,
)
from arsia.games.martians.cost import WILD
from arsia.games.martians.decks import DNA, MINERAL_KIND
from arsia.games.martians.event_questions import penalties, set_free
from arsia.games.martians.people import use, use_options
from arsia.games.martians.scenarios import INTEGRATE
from arsia.games.martians.table import Martians
from arsia.games.martians.trade import begin_offer, offer_options
from arsia.kernel.decision import Refusal, Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import SeveralSeen
from arsia.kernel.step import Choice, Step

DELIVER: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("deliver", GOODS[good], name) for name in QUARTERS]) for good in PRODUCTS]
)


class Turn(Step[Martians]):
    """A player begins: time, and a clean slate (MA-52)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def do(self, table: Martians, seat: int) -> None:
        player = self.player
        table.active = player
        table.time = TIME + (table.corp_tech[table.cards[player]] >> DNA & 1) + (table.mods[MOD_OVERTIME] >> player & 1)
        table.entered = table.entered_neutral = table.done = table.done_neutral = table.mined = 0
        table.rtg_used = False
        table.offers = 0
        if table.telling:
            table.tell("turn", player)
        table.then(TAKE_TURN)


class TakeTurn(Choice[Martians]):
    """The next thing to do in the turn, until the player ends it."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-turn")

    def options(self, table: Martians, seat: int) -> list[Option]:
        player = table.active
        time = table.time
        at = table.owners[player] * STOCK
        options = placements(table, player)
        fresh = table.entered | table.entered_neutral
        if fresh:
            for building in range(len(BUILDINGS)):
                if fresh >> building & 1:
                    options += action_options(table, player, building, acts_left(table, building))
        if time >= REST_TIME + table.mods[MOD_REST_TIME] and (table.here[player] or table.neutral_here):
            options.append(REST)
        if sum(table.lazaret) or sum(table.homes):
            can_wait = time >= PENALTY_TIME
            options += penalties(table, player, can_wait, table.stock[at + CREDIT] >= PENALTY_CREDITS)
        if table.rtg and not table.rtg_used and table.stock[at + REPUTATION] >= RTG_REPUTATION:
            options.append(RTG)
        if table.specialists[table.cards[player] * 2] >= 0:
            options += use_options(table, player)
        if table.setup.collector:
            for card in table.hands[table.owners[player]]:
                if MINERAL_KIND[card] == WILD:
                    options.append(PROOF)
                    break
        if table.setup.is_trading:
            options += offer_options(table, player)
        options.append(END)
        return options

    def take(self, table: Martians, seat: int, option: Option) -> None:
        verb = option[0]
        player = table.active
        if verb == "end":
            end_turn(table, player)
            return
        table.then(TAKE_TURN)
        if verb == "place":
            place(table, player, player, option)
        elif verb == "refugee":
            place(table, player, NEUTRAL, option)
        elif verb == "rest":
            table.time -= REST_TIME + table.mods[MOD_REST_TIME]
            if table.telling:
                table.tell("rest", player)
            table.then(COLLECT)
        elif verb == "free":
            if option[1] == "lazaret":
                table.time -= PENALTY_TIME
            else:
                table.pay(player, CREDIT, PENALTY_CREDITS)
            set_free(table, player, option)
        elif verb == "rtg":
            table.rtg -= 1
            table.rtg_used = True
            table.pay(player, REPUTATION, RTG_REPUTATION)
            table.gain(player, ENERGY, 1)
        elif verb == "use":
            use(table, player, option)
        elif verb == "proof":
            table.discard_mineral(player, WILD)
            table.gain(player, REPUTATION, PROOF_REPUTATION)
        elif verb == "offer":
            begin_offer(table, player, option)
        else:
            act(table, player, option)

    def prompt(self, table: Martians, seat: int) -> Message:
        return self.question if table.seats > 1 else SOLO_PROMPTS[table.active]

    def is_public(self, table: Martians, seat: int) -> bool:
        return table.setup.open_hands or not table.hands[table.owners[table.active]]

    def refusals(self, table: Martians, seat: int) -> list[Refusal]:
        from arsia.games.martians.why import turn_refusals

        return turn_refusals(table, table.active)


#: One object for each question, so that asking costs nothing.
SOLO_PROMPTS: Final = tuple([Message("prompt-turn-solo", {"player": player}) for player in (0, 1)])


# ---- markers ---------------------------------------------------------------------------------------------------------


def placements(table: Martians, player: int) -> list[Option]:
    """Every space that a marker of the player, or a refugee, can go to and do something (MA-53 to MA-55)."""
    options: list[Option] = []
    own = table.pool[player] > 0
    refugee = table.setup.scenario.refugees and neutral_pool(table) > 0
    if not own and not refugee:
        return options
    time, here = table.time, table.here[player]
    shut = table.unbuilt
    if table.mods[MOD_CLOSED]:
        shut |= 1 << table.mods[MOD_CLOSED] - 1
    extra = 1 + table.mods[MOD_UPGRADE_TIME]
    free = ~table.taken
    plain = free & ~table.upgrades
    for building in range(len(BUILDINGS)):
        if shut >> building & 1:
            continue
        spaces = free >> building * WIDE & 7
        if not spaces:
            continue
        in_own = own and not here >> building & 1
        in_neutral = refugee and not table.neutral_here >> building & 1
        if not in_own and not in_neutral:
            continue
        needed = can_start(table, player, building)
        if needed + extra > time:
            spaces = plain >> building * WIDE & 7 if needed <= time else 0
        if spaces:
            if in_own:
                options += PLACES[building][spaces]
            if in_neutral:
                options += REFUGEE_PLACES[building][spaces]
    return options


def neutral_pool(table: Martians) -> int:
    """Refugees who are part of the colony and stand nowhere."""
    return table.progress[INTEGRATE] - table.neutral_here.bit_count()


def place(table: Martians, player: int, owner: int, option: Option) -> None:
    """A marker onto a space; an upgrade token there costs time once (MA-54). It must then do something."""
    building = BUILDING[str(option[1])]
    space = building * WIDE + int(option[2]) - 1
    if table.upgrades >> space & 1:
        table.time -= 1 + table.mods[MOD_UPGRADE_TIME]
    if building == MINING:
        table.mined = 0
    table.put_marker(owner, space)
    if table.telling:
        table.tell(option[0], player, option[1], option[2])
    table.then(ACT_IN[building])


def acts_left(table: Martians, building: int) -> int:
    """What the markers that came this turn have not done yet in a building, as bits."""
    acts = 0
    if table.entered >> building & 1:
        acts |= ACTIONS[building] & ~table.done
    if table.entered_neutral >> building & 1:
        acts |= ACTIONS[building] & ~table.done_neutral
    return acts


class ActIn(Choice[Martians]):
    """A marker came to a building: what does it do there first?"""

    __slots__ = ("building",)

    def __init__(self, building: int) -> None:
        self.building = building

    def options(self, table: Martians, seat: int) -> list[Option]:
        return action_options(table, table.active, self.building, acts_left(table, self.building))

    def take(self, table: Martians, seat: int, option: Option) -> None:
        act(table, table.active, option)

    def prompt(self, table: Martians, seat: int) -> Message:
        return ACT_PROMPTS[self.building]

    def is_public(self, table: Martians, seat: int) -> bool:
        return self.building != LANDER or TAKE_TURN.is_public(table, seat)

    def refusals(self, table: Martians, seat: int) -> list[Refusal]:
        from arsia.games.martians.why import act_refusals

        return act_refusals(table, table.active, self.building, set(self.options(table, seat)))


ACT_PROMPTS: Final = tuple([Message("prompt-act", {"building": name}) for name in BUILDINGS])
ACT_IN: Final = tuple([ActIn(building) for building in range(len(BUILDINGS))])


class Collect(SeveralSeen[Martians]):
    """Which markers come back with this rest? Own ones and refugees, at least one (MA-57)."""

    __slots__ = ()

    def prompt(self, table: Martians, seat: int) -> Message:
        return COLLECT_PROMPTS[table.pool[table.active]]

    def ask(self, table: Martians, seat: int) -> Walk:
        here, neutral = table.here[table.active], table.neutral_here
        standing = here | neutral << len(BUILDINGS)
        times = [standing >> index & 1 for index in range(2 * len(BUILDINGS))]
        return COLLECTS, times, self.place, self.taken, 1, self.taken + here.bit_count() + neutral.bit_count()

    def onward(self, place: int, taken: int) -> Collect:
        return Collect(place, taken)

    def add(self, table: Martians, seat: int, element: Option) -> None:
        building = BUILDING[str(element[1])]
        table.take_back(table.active if element[0] == "collect" else NEUTRAL, building)
        if building == MINING:
            table.mined = 0
        if table.telling:
            table.tell(element[0], table.active, element[1])


COLLECTS: Final[list[Option]] = [(verb, name) for verb in ("collect", "collect_refugee") for name in BUILDINGS]
COLLECT_PROMPTS: Final = tuple([Message("prompt-collect", {"n": n}) for n in range(4)])
COLLECT: Final = Collect(0, 0)


# ---- delivery --------------------------------------------------------------------------------------------------------


def end_turn(table: Martians, player: int) -> None:
    """The colonists go home and may bring food and medicine (MA-58)."""
    table.time = 0
    table.entered = table.entered_neutral = 0
    table.delivered = 0
    if table.telling:
        table.tell("home", player)
    table.then(DELIVERY)


class Delivery(SeveralSeen[Martians]):
    """What do the colonists bring, and where? At most two products, each to a token that asks for it (MA-58, MA-59)."""

    __slots__ = ()

    def prompt(self, table: Martians, seat: int) -> Message:
        return DELIVERY_PROMPTS[DELIVERIES - table.mods[MOD_FEWER_DELIVERIES] - table.delivered]

    def ask(self, table: Martians, seat: int) -> Walk:
        quarters = table.own_quarters(table.active)
        elements: list[Option] = []
        times: list[int] = []
        for index, good in enumerate(PRODUCTS):
            have = table.has(table.active, good)
            for quarter in quarters:
                elements.append(DELIVER[index][quarter])
                times.append(min(have, table.demand[quarter * 3 + MEETS[good]]) if have else 0)
        return elements, times, self.place, self.taken, 0, DELIVERIES - table.mods[MOD_FEWER_DELIVERIES]

    def onward(self, place: int, taken: int) -> Delivery:
        return Delivery(place, taken)

    def add(self, table: Martians, seat: int, element: Option) -> None:
        player, good, quarter = table.active, GOOD[str(element[1])], QUARTER[str(element[2])]
        table.delivered += 1
        if table.telling:
            table.tell("deliver", player, element[1], element[2])
        table.pay(player, good, 1)
        table.remove_demand(quarter, MEETS[good])
        bonus = table.mods[MOD_FOOD_REPUTATION] if good == FOOD else 0
        table.gain(player, REPUTATION, DELIVERED[good] + bonus)

    def refusals(self, table: Martians, seat: int) -> list[Refusal]:
        from arsia.games.martians.why import delivery_refusals

        limit = DELIVERIES - table.mods[MOD_FEWER_DELIVERIES]
        return delivery_refusals(table, table.active, limit, set(self.options(table, seat)))


DELIVERY_PROMPTS: Final = tuple([Message("prompt-deliver", {"n": n}) for n in range(DELIVERIES + 1)])
TAKE_TURN: Final = TakeTurn()
DELIVERY: Final = Delivery(0, 0)
TURNS: Final = tuple([Turn(player) for player in range(4)])
