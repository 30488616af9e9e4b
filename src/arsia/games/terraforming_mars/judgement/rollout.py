"""A quick sensible player, for the games that search plays on in its mind. It copies nothing and looks at no worth."""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.components.climate import GOALS, OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.components.resources import PLANTS, STEEL, TITANIUM
from arsia.games.terraforming_mars.cards.deck import CLIMATE, COST, OTHER_NEEDS
from arsia.games.terraforming_mars.components import AWARDS, CUTS, EVERY_CARD, SOLO_GENERATIONS
from arsia.games.terraforming_mars.components.board import ALL, BONUS, NEAR, SPACE_INDEX
from arsia.games.terraforming_mars.components.columns import TAGS_OF
from arsia.games.terraforming_mars.components.names import INDEX
from arsia.games.terraforming_mars.judgement.card_worth import (
    EACH,
    EACH_POINTS,
    IN_PLAY,
    IN_PLAY_POINTS,
    NOW,
    POINTS,
)
from arsia.games.terraforming_mars.judgement.numbers import NUMBERS, QuickNumbers
from arsia.games.terraforming_mars.judgement.worth import remaining
from arsia.games.terraforming_mars.rules.scoring import award_points
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Option
from arsia.kernel.numbers import MOST, most
from arsia.kernel.table import TO_THE_END

PRICE: Final = 3.0  # M€ for a card to keep
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
    promises = promise(table, seat)
    if promises is not None:
        return most(options, promises)
    verb = options[0][0]
    if verb == "buy":
        return InAHurry(table, seat).first_bought(options)
    if verb == "decrease":
        return options[0] if options[0][1] != seat else options[1]
    return options[-1] if verb in ("sell", "discard") else options[0]


def promise(table: TerraformingMars, seat: int) -> list[float] | None:
    """What each option promises at a quick look: actions, places, and cards to keep."""
    options = table.pending[seat].options
    verb = options[0][0]
    if options[-1][0] in ("pass", "done") and verb not in ("buy", "sell"):
        return InAHurry(table, seat).actions(options)
    if verb == "space":
        return InAHurry(table, seat).spaces(options)
    if verb in ("keep", "pick"):
        return InAHurry(table, seat).cards(options)
    return None


class InAHurry:
    """A seat's look at the table: how long the game may last, and what things are worth to it meanwhile."""

    __slots__ = ("left", "numbers", "pace", "per_mc", "seat", "step", "table")

    def __init__(self, table: TerraformingMars, seat: int) -> None:
        numbers = NUMBERS[table.seats * MOST + seat]
        self.table = table
        self.seat = seat
        self.numbers: QuickNumbers = numbers
        self.pace = numbers.pace + numbers.pace_each * table.seats
        if table.seats == 1:
            # While cards are bought the generation's number has moved on already, as it should.
            left = float(SOLO_GENERATIONS + 1 - table.generation)
        else:
            # Of a generation that the others have ended, the production alone is left.
            late = (table.passed & ~(1 << seat)).bit_count() / (table.seats - 1)
            left = max(1.0, remaining(table) / self.pace + late)
        self.left = left
        self.per_mc = numbers.money + numbers.more * min(1.0, max(0.0, left - 1.0) / 5)
        self.step = numbers.step + numbers.step_yearly * left * self.per_mc

    def actions(self, options: tuple[Option, ...]) -> list[float]:
        """Actions; passing promises next to nothing."""
        numbers, per_mc = self.numbers, self.per_mc
        promises: list[float] = []
        for option in options:
            verb = VERBS.get(option[0], OTHER)
            if verb == PLAYED:
                gain = self.played(INDEX[str(option[1])], self.left)
            elif verb == USED:
                card = INDEX[str(option[1])]
                if card >= len(IN_PLAY):
                    gain = numbers.use_corporation
                else:
                    gain = numbers.use * per_mc * IN_PLAY[card] + numbers.use_points * IN_PLAY_POINTS[card] + 0.02
            elif verb == CONVERTED:
                gain = self.converted(option)
            elif verb == CLAIMED:
                gain = numbers.milestone - 8 * per_mc
            elif verb == FUNDED:
                gain = self.award(str(option[1])) if self.left < numbers.award_last else 0.0
            elif verb == PROJECT:
                gain = self.project(str(option[1]))
            else:
                gain = 0.0
            promises.append(gain)
        promises[-1] = numbers.least
        return promises

    def raised(self, parameter: int) -> float:
        """A step of terraforming, if it is still to be done."""
        return self.step if self.table.params[parameter] < GOALS[parameter] else 0.0

    def converted(self, option: Option) -> float:
        """Plants or heat into what they are for."""
        if option[1] == "plants":
            return self.numbers.greened + self.raised(OXYGEN)
        return self.raised(TEMPERATURE)

    def project(self, name: str) -> float:
        """A standard project, dear as they are."""
        numbers, per_mc = self.numbers, self.per_mc
        if name == "greenery":
            return numbers.project_greenery + self.raised(OXYGEN) - 23 * per_mc
        if name == "asteroid":
            return self.raised(TEMPERATURE) - 14 * per_mc
        if name == "aquifer":
            return self.raised(OCEANS) + numbers.project_ocean - 18 * per_mc
        return numbers.project_city - 25 * per_mc if name == "city" else -1.0

    def award(self, name: str) -> float:
        """An award that the seat would win as things stand."""
        table, seat = self.table, self.seat
        points = award_points(table, AWARDS.index(name))
        rival = max([got for player, got in enumerate(points) if player != seat], default=0)
        funded = len(AWARDS) - table.awards.count(-1)
        return self.numbers.award * (points[seat] - rival) - (8 + 6 * funded) * self.per_mc

    def spaces(self, options: tuple[Option, ...]) -> list[float]:
        """Bonuses, oceans nearby, and for towns and greeneries each other."""
        table, numbers = self.table, self.numbers
        promises: list[float] = []
        mine = table.cities & table.owned[self.seat] & ALL
        for option in options:
            at = SPACE_INDEX[str(option[1])]
            near = NEAR[at]
            gain = numbers.near_ocean * (near & table.seas).bit_count()
            for what, n in BONUS[at]:
                if what == STEEL:
                    gain += numbers.steel * n
                elif what == TITANIUM:
                    gain += numbers.titanium * n
                elif what == PLANTS:
                    gain += numbers.plants * n
                else:
                    gain += numbers.card * n
            gain += numbers.near_city * (near & mine).bit_count()
            gain += numbers.near_green * (near & table.greens).bit_count()
            promises.append(gain)
        return promises

    def cards(self, options: tuple[Option, ...]) -> list[float]:
        """Cards to keep, by their hope; to take none promises nothing."""
        return [-100.0 if option[0] in ("done", "skip") else self.hoped(INDEX[str(option[1])]) for option in options]

    def first_bought(self, options: tuple[Option, ...]) -> Option:
        """The first card that is worth its price, as they are offered in their order; else no more."""
        least = PRICE * self.per_mc * self.numbers.bought
        for option in options:
            if option[0] == "buy" and self.hoped(INDEX[str(option[1])]) > least:
                return option
        return options[-1]

    def hoped(self, card: int) -> float:
        """What a card may bring that is not played yet; at least it can be sold."""
        table, seat, numbers = self.table, self.seat, self.numbers
        wait = 0.0
        sold = self.per_mc * numbers.sold
        climate = CLIMATE[card]
        if climate is not None:
            ease = table.shift[seat] + table.next_shift[seat]
            value = table.params[climate.parameter]
            if value > climate.high + ease:
                return sold
            missing = climate.low - ease - value
            if missing > 0:
                wait = missing * numbers.wait / self.pace
                if wait > self.left:
                    return sold
        sure = numbers.hope
        for need in OTHER_NEEDS[card]:
            if not need.met(table, seat):
                sure *= numbers.unmet
        if wait:
            sure *= numbers.fade**wait
        return max(sold, sure * self.played(card, self.left - wait))

    def played(self, card: int, left: float) -> float:
        """What playing a card brings, less its price."""
        table, numbers = self.table, self.numbers
        later = max(0.0, left * numbers.later - 0.3)
        cuts = self.seat * CUTS
        price = COST[card] - table.cuts[cuts + EVERY_CARD] - table.next_cut[self.seat]
        for tag in TAGS_OF[card]:
            price -= table.cuts[cuts + tag]
        money = numbers.now * NOW[card] + numbers.yearly * EACH[card] * later - numbers.price * max(0, price)
        return self.per_mc * money + numbers.points * POINTS[card] + numbers.points_yearly * EACH_POINTS[card] * later


def foresight(table: TerraformingMars) -> tuple[int, int]:
    """What production is worth shows at the end of the game; with many seats that is far to look in a moment."""
    return (1, TO_THE_END if table.seats <= 2 else FAR // table.seats)
