"""What actions and cards are weighed by in Pocket Mars, in points."""

from __future__ import annotations

from typing import Final

from arsia.kernel.numbers import Numbers, for_seats


class QuickNumbers(Numbers):
    """Each is said once; `arsia learn tune` finds better values by games of the quick player against itself."""

    def __init__(self) -> None:
        self.aboard = 1.3  # a colonist from Earth to the Ship
        self.charge = 0.18  # each energy
        self.landing = 1.5  # a colonist from the Ship to Mars, with what it does for the bonuses
        self.climb = 1.5  # an own colonist up, or another's down
        self.attached = 1.5  # a landing by a card that is attached, which the building's ability may follow
        self.fresh = 0.5  # what a new card in the prep module adds to the hopes
        self.ready = 0.36  # how much of what a prepared card would bring now counts before it is played
        self.soon = 0.5  # a landing by attaching it, while nobody is aboard
        self.ability = 1.0  # what a building's ability brings, against the same from a card
        self.revealed = 0.5  # what it costs to use a prepared card that is not one's own
        self.gathered = 0.18  # an energy that is taken and nothing else
        self.spread = 1.0  # one Building more, against what that is usually worth
        self.full = 1.0  # one colonist more in the fullest Building, against the same
        self.room = 0.2  # a place to climb to above


NUMBERS: Final[list[QuickNumbers]] = for_seats(QuickNumbers, __file__)
#: What `worth` believes, which looks at more than these and is not tuned with the quick player.
BELIEVED: Final = QuickNumbers()
