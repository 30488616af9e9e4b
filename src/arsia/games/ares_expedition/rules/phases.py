"""The five phases. In each all seats act at once, each on its own lane (AE-25)."""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.components import ACTION, CONSTRUCTION, DEVELOPMENT, NO_PHASE, PHASES, PRODUCTION
from arsia.games.ares_expedition.effects.climate import ASKED_IN
from arsia.games.ares_expedition.rules.action_phase import ACT, FORCE_ALL
from arsia.games.ares_expedition.rules.construction_phase import CONSTRUCT
from arsia.games.ares_expedition.rules.development_phase import DEVELOP
from arsia.games.ares_expedition.rules.production_phase import PRODUCE
from arsia.games.ares_expedition.rules.research_phase import CHOOSE_RESEARCH, DEAL_RESEARCH
from arsia.games.ares_expedition.rules.scoring import LAST_SALE
from arsia.games.ares_expedition.table import AresExpedition
from arsia.kernel.step import Step, Together


class BeginPhase(Step[AresExpedition]):
    """A phase begins: what counts for it is looked at now (AE-33, AE-62)."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def do(self, table: AresExpedition, seat: int) -> None:
        seats = table.seats
        phase = self.phase
        table.phase = phase
        table.start_params = table.params[:]
        table.done = 0
        table.raised = 0
        table.rising = 0
        table.reached = False
        table.bonus = 0
        for each in range(seats):
            if table.picked[each] == phase:
                table.bonus |= 1 << each
        if table.telling:
            table.tell("phase", PHASES[phase])
        everyone = tuple(range(seats))
        if phase == DEVELOPMENT:
            table.plays = [1] * seats
            table.then(Together(DEVELOP, everyone), END_PHASE)
        elif phase == CONSTRUCTION:
            table.plays = [1] * seats
            table.then(Together(CONSTRUCT, everyone), END_PHASE)
        elif phase == ACTION:
            table.used = 0
            table.then(Together(ACT, everyone), FORCE_ALL, END_PHASE)
        elif phase == PRODUCTION:
            table.then(PRODUCE, END_PHASE)
        else:
            table.then(DEAL_RESEARCH, Together(CHOOSE_RESEARCH, everyone), END_PHASE)


class EndPhase(Step[AresExpedition]):
    """A phase ends, and what lasts until then; a planet that is ready ends the game (AE-65, AE-66)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.phase = NO_PHASE
        table.start_params = table.params[:]
        table.bonus = 0
        table.used = 0
        table.done = 0
        table.plays = [0] * table.seats
        table.next_cut = [0] * table.seats
        table.next_eased = 0
        if table.is_terraformed and not table.is_solo and not table.is_coop:
            table.agenda = 0
            table.lane.clear()
            table.then(LAST_SALE, seat=0)


END_PHASE: Final = EndPhase()
BEGIN_PHASE: Final = tuple([BeginPhase(phase) for phase in range(len(PHASES))])
ASKED_IN.update({DEVELOPMENT: DEVELOP, CONSTRUCTION: CONSTRUCT, ACTION: ACT})
