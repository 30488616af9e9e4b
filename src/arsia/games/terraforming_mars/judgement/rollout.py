"""A quick sensible player, for the games that search plays on in its mind. It copies nothing and looks at no worth."""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.components.climate import GOALS, OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.components.resources import PLANTS, STEEL, TITANIUM
from arsia.games.terraforming_mars.components import AWARDS, OCEAN_NEIGHBOUR
from arsia.games.terraforming_mars.components.board import ALL, BONUS, CARD, NEAR, SPACE_INDEX
from arsia.games.terraforming_mars.components.names import INDEX
from arsia.games.terraforming_mars.judgement.card_worth import IN_PLAY, IN_PLAY_POINTS
from arsia.games.terraforming_mars.judgement.worth import card_hope, money, net_gain, productions
from arsia.games.terraforming_mars.rules.scoring import award_points
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Option
from arsia.kernel.table import TO_THE_END

#: M€ that a placement bonus is worth.
BONUS_PRICES: Final = {STEEL: 1.8, TITANIUM: 2.7, PLANTS: 1.9, CARD: 3.0}
PRICE: Final = 3.0
#: Actions by number: a number is compared sooner than a name, and this is done for every action that search thinks of.
PLAYED: Final = 0
USED: Final = 1
CONVERTED: Final = 2
CLAIMED: Final = 3
FUNDED: Final = 4
PROJECT: Final = 5
OTHER: Final = 6
VERBS: Final[dict[str | int, int]] = {
    **{"play": PLAYED, "action": USED, "convert": CONVERTED},
    **{"milestone": CLAIMED, "award": FUNDED, "project": PROJECT},
}
FAR: Final = 12  # generations of one seat's moves that search plays on for, shared by the seats


def rollout(table: TerraformingMars, seat: int) -> Option | None:
    """What a player in a hurry would do."""
    options = table.pending[seat].options
    if len(options) == 1:
        return options[0]
    verb = options[0][0]
    last = options[-1][0]
    if last in ("pass", "done") and verb not in ("buy", "sell"):
        return best_action(table, seat, options)
    if verb == "space":
        return best_space(table, seat, options)
    if verb in ("buy", "keep", "pick"):
        return best_card(table, seat, options)
    if verb == "decrease":
        return options[0] if options[0][1] != seat else options[1]
    if verb in ("sell", "discard"):
        return options[-1]
    return options[0]


def best_action(table: TerraformingMars, seat: int, options: tuple[Option, ...]) -> Option:
    """The action with the best promise; passing promises nothing."""
    left = productions(table, seat)
    per_mc = money(left)
    step = 1.0 + 0.5 * left * per_mc
    best = options[-1]
    most = 0.05
    for option in options:
        verb = VERBS.get(option[0], OTHER)
        if verb == PLAYED:
            gain = net_gain(table, seat, INDEX[str(option[1])], left, per_mc)
        elif verb == USED:
            card = INDEX[str(option[1])]
            gain = 0.3 if card >= len(IN_PLAY) else per_mc * IN_PLAY[card] + IN_PLAY_POINTS[card] + 0.02
        elif verb == CONVERTED:
            gain = conversion(table, option, step)
        elif verb == CLAIMED:
            gain = 5.0 - 8 * per_mc
        elif verb == FUNDED:
            gain = award(table, seat, str(option[1]), per_mc) if left < 3 else 0.0
        elif verb == PROJECT:
            gain = project(table, str(option[1]), step, per_mc)
        else:
            gain = 0.0
        if gain > most:
            most = gain
            best = option
    return best


def conversion(table: TerraformingMars, option: Option, step: float) -> float:
    """Plants or heat into what they are for."""
    if option[1] == "plants":
        return 2.0 + (step if table.params[OXYGEN] < GOALS[OXYGEN] else 0.0)
    return step if table.params[TEMPERATURE] < GOALS[TEMPERATURE] else 0.0


def project(table: TerraformingMars, name: str, step: float, per_mc: float) -> float:
    """A standard project, dear as they are."""
    if name == "greenery":
        return 1.6 + (step if table.params[OXYGEN] < GOALS[OXYGEN] else 0.0) - 23 * per_mc
    if name == "asteroid":
        return (step if table.params[TEMPERATURE] < GOALS[TEMPERATURE] else 0.0) - 14 * per_mc
    if name == "aquifer":
        return (step + 0.3 if table.params[OCEANS] < GOALS[OCEANS] else 0.0) - 18 * per_mc
    return 1.6 - 25 * per_mc if name == "city" else -1.0


def award(table: TerraformingMars, seat: int, name: str, per_mc: float) -> float:
    """An award that the seat would win as things stand."""
    points = award_points(table, AWARDS.index(name))
    rival = max([got for player, got in enumerate(points) if player != seat], default=0)
    funded = len(AWARDS) - table.awards.count(-1)
    return 0.8 * (points[seat] - rival) - (8 + 6 * funded) * per_mc


def best_space(table: TerraformingMars, seat: int, options: tuple[Option, ...]) -> Option:
    """Bonuses, oceans nearby, and for towns and greeneries each other."""
    best = options[0]
    most = -1.0
    seas, greens, mine = table.seas, table.greens, table.cities & table.owned[seat] & ALL
    for option in options:
        at = SPACE_INDEX[str(option[1])]
        near = NEAR[at]
        gain = 0.0
        if near & seas:
            gain += OCEAN_NEIGHBOUR * (near & seas).bit_count()
        for what, n in BONUS[at]:
            gain += BONUS_PRICES[what] * n
        if near & mine:
            gain += 6.0 * (near & mine).bit_count()
        if near & greens:
            gain += 2.0 * (near & greens).bit_count()
        if gain > most:
            most = gain
            best = option
    return best


def best_card(table: TerraformingMars, seat: int, options: tuple[Option, ...]) -> Option:
    """The card with the most hope; none if it is not worth its price."""
    left = productions(table, seat)
    per_mc = money(left)
    best = options[-1]
    most = PRICE * per_mc * 1.3 if options[0][0] == "buy" else -100.0
    for option in options:
        if option[0] in ("done", "skip"):
            continue
        gain = card_hope(table, seat, INDEX[str(option[1])], left, per_mc)
        if gain > most:
            if option[0] == "buy":
                return option
            most = gain
            best = option
    return best


def foresight(table: TerraformingMars) -> tuple[int, int]:
    """What production is worth shows at the end of the game; with many seats that is far to look in a moment."""
    return (1, TO_THE_END if table.seats <= 2 else FAR // table.seats)
