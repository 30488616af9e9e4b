"""What the actions of a turn are weighed by in Martians, about in points."""

from __future__ import annotations

from typing import Final

from arsia.kernel.numbers import Numbers, for_seats


class QuickNumbers(Numbers):
    """Each is said once; `arsia learn tune` finds better values by games of the quick player against itself."""

    def __init__(self) -> None:
        # what one more of a good is worth while it is lacking now
        self.price_energy = 1.3
        self.price_regolith = 2.3
        self.price_ice = 1.8
        self.price_supply = 2.4
        self.price_water = 2.8
        self.price_food = 4.5
        self.price_medicine = 6.8
        self.price_credit = 0.28
        self.price_reputation = 1.0
        # prices
        self.far = 0.81  # the share of it while it is only lacking later
        self.spare = 0.10  # the share of it when nobody asks for it
        self.plenty = 0.25  # by so much of it every one at hand makes the next less welcome
        self.least_welcome = 0.3  # but it is never less welcome than this
        self.satisfying = 0.42  # a reputation, where the mission asks for it
        self.pleasing = 0.06  # a reputation, where all win or lose together
        self.dry_spell = 1.0  # energy that a turn needs
        self.dear = 3.6  # what is added to it when there is none for the turns before the next production
        self.dearth = 0.40  # and when neither the stock nor the installations have any for the rest of the game
        self.far_medicine = 0.28  # of the medicine that later cycles before the last ask for
        # actions
        self.hour = 0.17  # what a time unit is charged
        self.air = 9.7  # an oxygen token less
        self.last_air = 2.4  # and so much more when only one turn of the cycle is left for it
        self.asked = 1.9  # a product that this cycle asks for, on top of its price
        self.last_call = 2.9  # and so much more when the turns of the cycle run out
        self.last_days = 4.6  # or those of the last cycle
        self.mission = 5.9  # a requirement met
        self.late = 10.4  # and so much more when the time for the rest of them runs out
        self.pace = 2.0  # turns that one requirement takes
        self.early = 1.0  # and so much less while the colony is still to be built
        self.installed = 1.8  # an installation, for every time that it will produce
        self.own_installed = 3.0  # the same where nobody else shares the energy
        self.installing = -1.1  # less what it takes
        self.open_water_plant = 5.2
        self.open_hospital = 5.3
        self.open_laboratory = 10.3
        self.open_education = 1.4
        self.shorter = 0.65  # what is built is worth this share in the last cycle but one
        self.upgraded = 1.1  # a space that takes no more time
        self.repaired = 5.2  # damage that the mission minds
        self.extra_time = 1.1  # a time unit in a turn to come
        self.extra_turn = 3.4  # a turn more, in every cycle to come
        self.cure = 2.1  # a sickness token less in every cycle
        self.breath = 1.1  # an oxygen token less in every cycle
        self.stronger = 0.08  # one more energy of an installation
        self.unknown_tile = 1.9  # to dig where nobody looked
        self.card = 0.98  # a regolith card, for whoever has an own stock
        self.common_card = 0.3  # or for all
        self.card_asked = 5.6  # a card that the mission asks for
        self.empty = 0.53  # no marker is left
        self.released = 0.78  # a marker that was held
        self.hired = 1.7  # a helper, for every cycle to come
        self.crop = 0.35  # a food more in each harvest, for every cycle to come
        self.service = 1.8  # a specialist's work saves time and a marker
        self.kept = 0.28  # what it means to keep the energy of the RTG for later
        # markers
        self.marker = 0.54  # what a marker is charged that leaves the pool
        self.second = 0.39  # how much the next best action of a building counts when a marker is sent there
        self.back = 0.08  # a marker that comes back
        self.cleared = 0.51  # a space that others were kept from
        self.barred = -0.3  # the same where the others are rivals
        self.again = 0.28  # how much the best of the buildings counts that a marker keeps its owner from


#: First for those who play against each other, then for those who play together.
NUMBERS: Final[list[QuickNumbers]] = for_seats(QuickNumbers, __file__)
#: What `worth` believes of what is needed, which is not tuned with the quick player.
BELIEVED: Final = QuickNumbers()
