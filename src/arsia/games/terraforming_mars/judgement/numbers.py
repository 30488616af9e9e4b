"""What the quick player of Terraforming Mars weighs by: points, unless something else is said."""

from __future__ import annotations

from typing import Final

from arsia.kernel.numbers import Numbers, for_seats


class QuickNumbers(Numbers):
    """Each is said once; `arsia learn tune` finds better values by games of the quick player against itself."""

    def __init__(self) -> None:
        # time and money
        self.pace = 1.6  # steps of terraforming in a generation,
        self.pace_each = 1.3  # and so many more for each seat
        self.money = 0.055  # a M€ at the very end,
        self.more = 0.05  # and so much more with generations to come
        self.later = 0.85  # production later is worth less than now
        self.step = 1.0  # a step of terraforming,
        self.step_yearly = 0.5  # and its income in each generation, as a part of a M€
        # cards
        self.now = 1.0  # what a card promises at once,
        self.yearly = 1.0  # in every generation,
        self.points = 1.0  # at the end,
        self.points_yearly = 0.8  # and what its action promises at the end
        self.price = 1.0  # what it costs
        self.hope = 0.7  # how much of it counts before it can be played
        self.unmet = 0.5  # of that, while it needs something that is not there
        self.wait = 3.2  # how long a missing step of the climate lasts, against the pace
        self.fade = 0.9  # how much less each generation of waiting makes of it
        self.sold = 1.2  # M€ for a card of no other use
        self.bought = 1.3  # how many times its price a card must promise to be bought
        # actions
        self.use = 1.0  # a M€ that a card's action brings now
        self.use_points = 1.0  # a point that it brings
        self.use_corporation = 0.3  # the action of a corporation
        self.least = 0.05  # anything that promises less is left
        self.greened = 2.0  # plants become a greenery, beside the step
        self.milestone = 5.0
        self.award = 0.8  # each point of an award's lead
        self.award_last = 3.0  # generations from the end from which awards are funded
        # standard projects, beside the step
        self.project_greenery = 1.6
        self.project_city = 1.6
        self.project_ocean = 0.3
        # places
        self.near_ocean = 2.0
        self.steel = 1.8
        self.titanium = 2.7
        self.plants = 1.9
        self.card = 3.0
        self.near_city = 6.0  # an own city beside the tile
        self.near_green = 2.0  # a greenery beside it


NUMBERS: Final[list[QuickNumbers]] = for_seats(QuickNumbers, __file__)
