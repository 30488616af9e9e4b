"""The rules of Terraforming Mars, in the order of the rulebook."""

from arsia.games.terraforming_mars.rules.setup import SET_UP as SET_UP
from arsia.games.terraforming_mars.rules.generation import GENERATION as GENERATION
from arsia.games.terraforming_mars.rules.research import BUY_CARDS as BUY_CARDS
from arsia.games.terraforming_mars.rules.draft import DEAL_PACKS as DEAL_PACKS
from arsia.games.terraforming_mars.rules.actions import TAKE_ACTION as TAKE_ACTION
from arsia.games.terraforming_mars.rules.playing import play_card as play_card
from arsia.games.terraforming_mars.rules.projects import do_project as do_project
from arsia.games.terraforming_mars.rules.titles import claim as claim
from arsia.games.terraforming_mars.rules.titles import fund as fund
from arsia.games.terraforming_mars.rules.solo import NEUTRAL_TILES as NEUTRAL_TILES
from arsia.games.terraforming_mars.rules.scoring import tally as tally
