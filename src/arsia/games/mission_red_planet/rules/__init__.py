"""The rules of Mission: Red Planet, in the order of the rulebook."""

from arsia.games.mission_red_planet.rules.setup import SET_UP as SET_UP  # MR-01 to MR-15
from arsia.games.mission_red_planet.rules.rounds import PLAY_ROUND as PLAY_ROUND  # MR-20 to MR-29, MR-36, MR-37
from arsia.games.mission_red_planet.rules.landing import LAND as LAND  # MR-30 to MR-35
from arsia.games.mission_red_planet.rules.production import PRODUCE as PRODUCE  # MR-38 to MR-44
from arsia.games.mission_red_planet.rules.reveal import TURN_UP as TURN_UP  # MR-55, MR-56
from arsia.games.mission_red_planet.rules.two_players import draw_neutral as draw_neutral  # MR-70 to MR-79
from arsia.games.mission_red_planet.rules.scoring import tally as tally  # MR-80 to MR-92
