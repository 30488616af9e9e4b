"""The rules of Ares Expedition, in the order of the rulebook."""

from arsia.games.ares_expedition.rules.setup import SET_UP as SET_UP
from arsia.games.ares_expedition.rules.rounds import PLAN_ROUND as PLAN_ROUND
from arsia.games.ares_expedition.rules.phases import BEGIN_PHASE as BEGIN_PHASE
from arsia.games.ares_expedition.rules.development_phase import DEVELOP as DEVELOP
from arsia.games.ares_expedition.rules.construction_phase import CONSTRUCT as CONSTRUCT
from arsia.games.ares_expedition.rules.action_phase import ACT as ACT
from arsia.games.ares_expedition.rules.production_phase import PRODUCE as PRODUCE
from arsia.games.ares_expedition.rules.research_phase import CHOOSE_RESEARCH as CHOOSE_RESEARCH
from arsia.games.ares_expedition.rules.coop import TAKE_ALL as TAKE_ALL
from arsia.games.ares_expedition.rules.solo import ADVANCE_BOT as ADVANCE_BOT
from arsia.games.ares_expedition.rules.scoring import LAST_SALE as LAST_SALE
from arsia.games.ares_expedition.rules.scoring import tally as tally
