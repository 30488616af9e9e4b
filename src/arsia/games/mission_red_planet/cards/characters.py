"""The nine characters, top to bottom as their cards read.

An effect is done for the colour ``table.actor`` and decided by the seat that owns it. Effects are mandatory and done as
far as they can be (MR-41).
"""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.effects.astronauts import EXPLORE, KILL, LEAVE_PHOBOS, REPLACE
from arsia.games.mission_red_planet.effects.boarding import ANYHOW, APART, TOGETHER, Place
from arsia.games.mission_red_planet.effects.destinations import STEER_ANY
from arsia.games.mission_red_planet.effects.hand import RETURN_CARDS
from arsia.games.mission_red_planet.effects.launchpad import DESTROY_SHIP, FORCE_LAUNCH
from arsia.games.mission_red_planet.effects.research import RESEARCH
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.message import Message
from arsia.kernel.step import Step


def _crew(name: str, how: int = ANYHOW) -> Step[MissionRedPlanet]:
    return Place(c.CREWS[name], how, 0)


#: By number: what the character does, top to bottom. The crews of Pilot and Soldier rest on other texts than the rules.
EFFECTS: Final[dict[int, tuple[Step[MissionRedPlanet], ...]]] = {
    c.RECRUITER: (_crew("recruiter"), RETURN_CARDS),
    c.EXPLORER: (_crew("explorer"), EXPLORE),
    c.SCIENTIST: (_crew("scientist"), RESEARCH),
    c.SECRET_AGENT: (_crew("secret_agent", APART), FORCE_LAUNCH),
    c.SABOTEUR: (_crew("saboteur"), DESTROY_SHIP),
    c.FEMME_FATALE: (_crew("femme_fatale"), REPLACE),
    c.TRAVEL_AGENT: (_crew("travel_agent", TOGETHER),),
    c.SOLDIER: (_crew("soldier"), KILL, LEAVE_PHOBOS),
    c.PILOT: (_crew("pilot"), STEER_ANY),
}


def text(number: int) -> Message:
    """What a character does, in words."""
    return Message("card-character", {"effects": tuple([step.text() for step in EFFECTS[number]])})
