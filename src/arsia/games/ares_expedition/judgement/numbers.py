"""What cards, phases and actions are weighed by in Ares Expedition, in points unless something else is said."""

from __future__ import annotations

from typing import Final

from arsia.kernel.numbers import Numbers, for_seats


class QuickNumbers(Numbers):
    """Each is said once; `arsia learn tune` finds better values by games of the quick player against itself."""

    def __init__(self) -> None:
        # time and money
        self.length = 1.0  # how long a whole game lasts, against the usual
        self.money = 0.055  # a M€ at the very end,
        self.more = 0.05  # and so much more with production phases to come
        self.step = 1.0  # a step of terraforming,
        self.step_yearly = 0.7  # and its income in each production phase, as a part of a M€
        # cards
        self.once = 1.0  # what a card brings in M€ at once,
        self.yearly = 1.0  # and in each production phase
        self.price = 1.0  # what it costs
        self.use_later = 0.85  # each use of its action to come
        self.hope = 0.62  # how much of it counts before it can be played
        self.unmet = 0.55  # of that, while it needs something that is not there
        self.wait = 1.0  # how long a missing step of the climate lasts, against the pace of the game
        # phases
        self.first_card = 0.45  # the best card that could be played in phases I and II,
        self.next_card = 0.4  # and the second in phase II
        self.no_card = 3.5  # M€ that drawing one instead is worth
        self.actions = 0.7  # all actions in phase III,
        self.action_again = 0.7  # the best of them once more,
        self.ready = 0.15  # and what can be converted or bought
        self.bonus = 4.0  # M€ more for who chose production
        self.heat = 1.2  # M€ that a heat produced is worth,
        self.plant = 2.2  # a plant,
        self.drawn = 3.5  # a card
        self.rival = 0.35  # how much of a rival's production is held against choosing it
        self.researched = 0.85  # a card that is chosen from several
        self.weary = 0.86  # each card in hand makes another less welcome
        # moves
        self.use = 1.0  # a M€ that an action brings,
        self.use_points = 1.0  # a point
        self.forest = 1.0  # a forest, beside its step
        self.ocean = 3.0  # M€ that a flipped ocean brings
        self.ample = 80.0  # M€ that a seat may still need for cards; with more it buys what ends the game
        self.least = 0.02  # anything that promises less is left


NUMBERS: Final[list[QuickNumbers]] = for_seats(QuickNumbers, __file__)
#: What `worth` believes, which looks at more than these and is not tuned with the quick player.
BELIEVED: Final = QuickNumbers()
