"""The rules of Pocket Mars, in the order of the rulebook."""

from arsia.games.pocket_mars.rules.actions import play_from_hand as play_from_hand
from arsia.games.pocket_mars.rules.automatics import ANDROIDS as ANDROIDS
from arsia.games.pocket_mars.rules.draft import PICK as PICK
from arsia.games.pocket_mars.rules.four_cards import FOUR_CARD_RULE as FOUR_CARD_RULE
from arsia.games.pocket_mars.rules.rounds import PLAY_ROUND as PLAY_ROUND
from arsia.games.pocket_mars.rules.scoring import tally as tally
from arsia.games.pocket_mars.rules.setup import SET_UP as SET_UP
from arsia.games.pocket_mars.rules.solo import SET_UP_AUTOMATICS as SET_UP_AUTOMATICS
