"""A turn: three time units for markers, actions and rest; what costs no time; delivery at the end."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.martians.cards.buildings import BUILT, EVERY, TIMELESS, act
from arsia.games.martians.components.board import (
    BUILDING,
    BUILDINGS,
    CREDIT,
    END,
    ENERGY,
    MOD_OVERTIME,
    MOD_REST_TIME,
    NEUTRAL,
    PENALTY_CREDITS,
    PENALTY_TIME,
    PROOF,
    PROOF_REPUTATION,
    REPUTATION,
    REST,
    REST_TIME,
    RTG,
    RTG_REPUTATION,
    STOCK,
    TIME,
)
from arsia.games.martians.components.cost import WILD
from arsia.games.martians.components.decks import DNA, MINERAL_KIND
from arsia.games.martians.effects.questions import penalties, set_free
from arsia.games.martians.rules.delivery import end_turn
from arsia.games.martians.rules.markers import acts_left, place, placements
from arsia.games.martians.rules.specialists import use, use_options
from arsia.games.martians.rules.trade import begin_offer, offer_options
from arsia.games.martians.table import Martians
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import SeveralSeen
from arsia.kernel.step import Choice, Step


class Turn(Step[Martians]):
    """A player begins: time, and a clean slate (MA-52)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def do(self, table: Martians, seat: int) -> None:
        player = self.player
        table.active = player
        longer = table.assets.tech[table.cards[player]] >> DNA & 1
        table.time = TIME + longer + (table.mods[MOD_OVERTIME] >> player & 1)
        table.entered = table.entered_neutral = table.done = table.done_neutral = 0
        table.mined = table.mined_neutral = 0
        table.by_refugee = False
        table.rtg_used = False
        table.offers = table.begun = 0
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
        fresh = (table.entered | table.entered_neutral) & (EVERY if time else TIMELESS)
        while fresh:
            building = (fresh & -fresh).bit_length() - 1
            fresh &= fresh - 1
            options += BUILT[building].options(table, player, acts_left(table, building))
        if time >= REST_TIME + table.mods[MOD_REST_TIME] and (table.here[player] or table.neutral_here):
            options.append(REST)
        if table.quarters.held[player]:
            can_wait = time >= PENALTY_TIME
            options += penalties(table, player, can_wait, table.stock[at + CREDIT] >= PENALTY_CREDITS)
        if table.rtg and not table.rtg_used and table.stock[at + REPUTATION] >= RTG_REPUTATION:
            options.append(RTG)
        if table.assets.specialists[table.cards[player] * 2] >= 0:
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
        table.running.append((TAKE_TURN, seat))
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
            if table.telling:
                table.tell("rtg", player)
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
        return table.is_hand_known(table.active)


#: One object for each question, so that asking costs nothing.
SOLO_PROMPTS: Final = tuple([Message("prompt-turn-solo", {"player": player}) for player in (0, 1)])


COLLECTS: Final[tuple[Option, ...]] = tuple(
    [(verb, name) for verb in ("collect", "collect_refugee") for name in BUILDINGS]
)


class Collect(SeveralSeen[Martians]):
    """Which markers come back with this rest? Own ones and refugees, at least one (MA-57)."""

    __slots__ = ()
    box: ClassVar[tuple[Option, ...]] = COLLECTS

    def prompt(self, table: Martians, seat: int) -> Message:
        return COLLECT_PROMPTS[table.pool[table.active]]

    def ask(self, table: Martians, seat: int) -> Walk:
        here, neutral = table.here[table.active], table.neutral_here
        standing = (here | neutral << len(BUILDINGS)) >> self.place
        found: list[Option] = []
        at = self.place
        while standing:
            if standing & 1:
                found.append(COLLECTS[at])
            standing >>= 1
            at += 1
        return found, None, 0, self.taken, 1, self.taken + here.bit_count() + neutral.bit_count()

    def after(self, element: Option, walk: Walk) -> Collect:
        return Collect(COLLECTS.index(element), self.taken + 1)

    def add(self, table: Martians, seat: int, element: Option) -> None:
        building = BUILDING[str(element[1])]
        table.take_back(table.active if element[0] == "collect" else NEUTRAL, building)
        if table.telling:
            table.tell(element[0], table.active, element[1])


COLLECT_PROMPTS: Final = tuple([Message("prompt-collect", {"n": n}) for n in range(4)])
COLLECT: Final = Collect(0, 0)
TAKE_TURN: Final = TakeTurn()
TURNS: Final = tuple([Turn(player) for player in range(4)])
