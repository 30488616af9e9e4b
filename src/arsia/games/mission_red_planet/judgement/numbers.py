"""What characters, ships and zones are weighed by in Mission: Red Planet, in points."""

from __future__ import annotations

from typing import Final

from arsia.kernel.numbers import Numbers, for_seats


class QuickNumbers(Numbers):
    """Each is said once; `arsia learn tune` finds better values by games of the quick player against itself."""

    def __init__(self) -> None:
        # zones
        self.hidden = 1.8  # what a token of a resource that lies face down is worth, on average
        self.aboard = 0.8  # how much of an own astronaut on a docked ship counts where it goes,
        self.rivals_aboard = 0.6  # and of the others'
        self.wished = 0.3  # a zone that an own mission asks for, as a part of its points
        # ships
        self.unseen_ship = 1.2  # an astronaut on a ship whose destination is open
        self.likely = 0.5  # how sure it is that a ship leaves, even if it is empty
        self.late = 0.4  # and in the last round, while it has room for more than two
        self.second = 0.6  # the second astronaut on the same ship
        self.crew_at_once = 2.2  # a crew that must board together, against one astronaut
        # characters, beside their crews
        self.regained = 0.16  # the strength of a hand taken back, for each round that is left
        self.explored = 0.9  # an astronaut that can be moved on Mars
        self.scientist = 0.5
        self.scientist_round = 0.15  # for each round that is left
        self.agent = 1.0
        self.agent_late = 2.0
        self.own_lost = 1.2  # an own astronaut on a ship that is destroyed
        self.rival_lost = 0.4
        self.femme = 1.6
        self.soldier = 1.2
        self.on_phobos = 0.6  # each own astronaut on Phobos, for a Soldier
        self.pilot = 1.2
        self.pilot_late = 0.8
        # answers
        self.launch_own = 2.0  # each own astronaut aboard, where a ship is to be launched
        self.launch_any = 0.5
        self.crowd = 0.2  # each astronaut of a rival in the zone where one is to be removed
        self.from_phobos = 0.2
        self.own_target = 1.5  # an own astronaut on a ship that is chosen to be destroyed


NUMBERS: Final[list[QuickNumbers]] = for_seats(QuickNumbers, __file__)
#: What `worth` believes, which looks at more than these and is not tuned with the quick player.
BELIEVED: Final = QuickNumbers()
