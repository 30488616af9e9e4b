"""The rules of Martians, in the order of the rulebook; what buildings do, they say themselves (MA-67 to MA-89)."""

from arsia.games.martians.rules.setup import SET_UP as SET_UP  # MA-01 to MA-25
from arsia.games.martians.rules.cycle import PLAY_CYCLE as PLAY_CYCLE  # MA-26, MA-27
from arsia.games.martians.rules.refill import REFILL as REFILL  # MA-28 to MA-41
from arsia.games.martians.rules.work import ROUNDS as ROUNDS  # MA-42 to MA-50
from arsia.games.martians.rules.turn import TAKE_TURN as TAKE_TURN  # MA-52, MA-57
from arsia.games.martians.rules.markers import ACT_IN as ACT_IN  # MA-53 to MA-56
from arsia.games.martians.rules.specialists import use as use  # MA-60, MA-61
from arsia.games.martians.rules.trade import DECLINE as DECLINE  # MA-150 to MA-156
from arsia.games.martians.rules.delivery import DELIVERY as DELIVERY  # MA-58, MA-59
from arsia.games.martians.rules.summary import JUDGE as JUDGE  # MA-90 to MA-99
from arsia.games.martians.rules.scoring import tally as tally  # MA-120 to MA-131
