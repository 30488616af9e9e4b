"""Rounds: planning in secret, the phases that were chosen, the end of the round (AE-20 to AE-25, AE-86)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.ares_expedition.components import COOP_ROUNDS, DONE, HAND_LIMIT, NO_PHASE, PHASES, PLAN, SOLO_ROUNDS
from arsia.games.ares_expedition.rules.coop import TAKE_ALL
from arsia.games.ares_expedition.rules.phases import BEGIN_PHASE
from arsia.games.ares_expedition.rules.scoring import LAST_SALE, SellAtEnd
from arsia.games.ares_expedition.rules.solo import ADVANCE_BOT, plan_bot
from arsia.games.ares_expedition.table import AresExpedition
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step, Together


class PlanRound(Step[AresExpedition]):
    """A round begins: everybody chooses a phase in secret (AE-20)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.round += 1
        table.agenda = 0
        table.bot_plan = NO_PHASE
        if table.telling:
            table.tell("round", table.round)
        table.then(Together(CHOOSE_PHASE, tuple(range(table.seats))), REVEAL_PHASES)


class ChoosePhase(Choice[AresExpedition]):
    """Which phase? Not the one of the round before (AE-21)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-phase")

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        last = table.picked[seat]
        return [PLAN[phase] for phase in range(len(PHASES)) if phase != last]

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        table.plans[seat] = PHASES.index(str(option[1]))
        if table.is_solo:
            plan_bot(table)

    def refusals(self, table: AresExpedition, seat: int) -> list[Refusal]:
        last = table.picked[seat]
        return [] if last == NO_PHASE else [Refusal(PLAN[last], (Message("why-same-phase"),))]


class RevealPhases(Step[AresExpedition]):
    """The phases are revealed; each chosen one is played once, in order (AE-22 to AE-24)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.picked = table.plans
        table.plans = [NO_PHASE] * table.seats
        for each, phase in enumerate(table.picked):
            table.agenda |= 1 << phase
            if table.telling:
                table.tell("plan", each, PHASES[phase])
        steps: list[Step[AresExpedition]] = []
        if table.is_solo:
            table.agenda |= 1 << table.bot_plan
            if table.telling:
                table.tell("bot", PHASES[table.bot_plan])
        if table.is_coop:
            steps.append(TAKE_ALL)
        for phase in range(len(PHASES)):
            if table.agenda >> phase & 1:
                steps.append(BEGIN_PHASE[phase])
        table.then(*steps, END_ROUND)


class EndRound(Step[AresExpedition]):
    """Hands come down to ten, then the next round, or the end of a game that is counted in rounds (AE-86)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.agenda = 0
        # How many cards somebody holds is no secret, so who need not sell is not asked.
        over = tuple(each for each in range(table.seats) if len(table.hands[each]) > HAND_LIMIT)
        table.then(*[Together(LIMIT_HAND, over)] if over else [], NEXT_ROUND)


class LimitHand(SellAtEnd):
    """Who holds more than ten cards sells what is above, and more if they like."""

    __slots__ = ()

    def least(self, held: int) -> int:
        return max(0, held - HAND_LIMIT)

    def onward(self, place: int, taken: int) -> LimitHand:
        return LimitHand(place, taken)

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-end-round", {"n": max(0, len(table.hands[seat]) - HAND_LIMIT)})

    def refusals(self, table: AresExpedition, seat: int) -> list[Refusal]:
        have = len(table.hands[seat])
        if have <= HAND_LIMIT:
            return []
        return [Refusal(DONE, (Message("why-hand-limit", {"have": have, "limit": HAND_LIMIT}),))]


class NextRound(Step[AresExpedition]):
    """On to the next round, unless the last one was played (AE-102, AE-113)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        if table.is_solo:
            if table.round == SOLO_ROUNDS:
                table.then(LAST_SALE)
            else:
                table.then(ADVANCE_BOT, PLAN_ROUND)
        elif table.is_coop and table.round == COOP_ROUNDS:
            table.then(LAST_SALE)
        else:
            table.then(PLAN_ROUND)


PLAN_ROUND: Final = PlanRound()
CHOOSE_PHASE: Final = ChoosePhase()
REVEAL_PHASES: Final = RevealPhases()
END_ROUND: Final = EndRound()
LIMIT_HAND: Final = LimitHand(0, 0)
NEXT_ROUND: Final = NextRound()
