"""Several things at once: a set is one answer, and search walks to it element by element.

Whoever answers gives the whole set, in any order. Search takes one element after the other, in the order of
`elements`, so that it looks at each set once. Both ways end in the same `add` for each element and one `done`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from arsia.kernel.decision import IllegalMove, Selection
from arsia.kernel.message import DONE, Message, Option
from arsia.kernel.step import SEVERAL, Choice

if TYPE_CHECKING:
    from arsia.kernel.table import Table

T = TypeVar("T", bound="Table")

#: Where a walk goes on: behind an element; where it was, because it is gone; at it again, as often as `times` says; or
#: anywhere, as `times` says.
BEHIND: Final = 0
GONE: Final = 1
AGAIN: Final = 2
ANYWHERE: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Choice[T]):
    """A choice of several things, of which no order matters, none asks and none brings anything to light.

    What a walk has chosen so far lies in the table's fields, where `imagine` finds it, and `marked` tells how far it
    is. Where everybody sees it, `SeveralSeen` is simpler.
    """

    __slots__ = ()
    kind: ClassVar[int] = SEVERAL
    walks: ClassVar[int] = BEHIND
    #: What closes a set that could be larger; a set that says none is closed by the first.
    ends: ClassVar[tuple[Option, ...]] = (DONE,)
    #: Is a walk asked to end even when nothing more can be chosen?
    asks_when_full: ClassVar[bool] = False

    # ---- what a game fills in ------------------------------------------------------------------------------------

    def elements(self, table: T, seat: int) -> list[Option]:
        """Everything that can be in the set, in an order that stays while it grows."""
        raise NotImplementedError(type(self).__name__)

    def times(self, table: T, seat: int) -> list[int]:
        """How often each of the elements can still be chosen, where a walk may come to one again."""
        raise NotImplementedError(type(self).__name__)

    def limits(self, table: T, seat: int) -> tuple[int, int]:
        """How few and how many make a set, what is chosen already included."""
        raise NotImplementedError(type(self).__name__)

    def marked(self, table: T, seat: int) -> tuple[int, int]:
        """Where a walk goes on among the elements, and how many it has chosen."""
        raise NotImplementedError(type(self).__name__)

    def onward(self, place: int, taken: int) -> Several[T]:
        """The same choice after so many are chosen."""
        return self

    def add(self, table: T, seat: int, element: Option) -> None:
        """One more is chosen. Schedules nothing."""
        raise NotImplementedError(type(self).__name__)

    def endings(self, table: T, seat: int, is_enough: bool) -> list[Option]:
        """What closes the set as it is: with enough in it, or too few."""
        return list(self.ends) if is_enough else []

    def done(self, table: T, seat: int, ending: Option | None) -> None:
        """The set is whole; how it was closed, if not by being full."""

    # ---- one element after the other -----------------------------------------------------------------------------

    def is_public(self, table: T, seat: int) -> bool:
        return self.marked(table, seat)[1] == 0  # how many are left to choose from tells which was chosen last

    def options(self, table: T, seat: int) -> list[Option]:
        return self.survey(table, seat)[0]

    def survey(self, table: T, seat: int) -> tuple[list[Option], Selection]:
        """The next step of a walk, which leaves enough for the set to become whole; and what may be in a whole set."""
        place, taken = self.marked(table, seat)
        least, most = self.limits(table, seat)
        elements = self.elements(table, seat)
        missing = least - taken
        times: list[int] | None = None
        found: list[Option] = []
        if self.walks <= GONE:
            if taken < most:
                found = elements[place : len(elements) - missing + 1] if missing > 0 else elements[place:]
        else:
            times = self.times(table, seat)
            if taken < most:
                left = 0
                for index in range(len(elements) - 1, place - 1, -1):
                    n = times[index]
                    if n:
                        left += n
                        if left >= missing or self.walks == ANYWHERE:
                            found.append(elements[index])
                found.reverse()
        asks = self.asks_when_full
        if (missing <= 0 or asks) and (found or asks or not self.is_public(table, seat)):
            found += self.endings(table, seat, missing <= 0)
        ends = self.ends if least < most or asks else ()
        return found, Selection(elements, times, place, missing, most - taken, taken, ends)

    def take(self, table: T, seat: int, option: Option) -> None:
        if option in self.ends:
            self.done(table, seat, option)
            return
        self.add(table, seat, option)
        if not self.asks_when_full and self.marked(table, seat)[1] == self.limits(table, seat)[1]:
            self.done(table, seat, None)
        else:
            table.then(self, seat=seat)

    def _after(self, index: int, taken: int) -> Several[T]:
        """The choice after the element at this place was chosen."""
        if self.walks == BEHIND:
            index += 1
        elif self.walks == ANYWHERE:
            index = 0
        return self.onward(index, taken)

    # ---- all at once ---------------------------------------------------------------------------------------------

    def take_all(self, table: T, seat: int, chosen: Sequence[Option], ending: Option | None) -> None:
        """Choose all of these, which come in the order of the elements, and close the set. `IllegalMove` if that is
        not possible; then the table is of no use any more."""
        step: Several[T] = self
        for element in chosen:
            if element not in step.options(table, seat):
                raise IllegalMove(Message("refuse-set-together", {"option": (element,)}))
            _, taken = step.marked(table, seat)
            onward = step._after(step.elements(table, seat).index(element), taken + 1)
            step.add(table, seat, element)
            step = onward
        options = step.options(table, seat)
        if ending is not None and ending not in options:
            raise IllegalMove(Message("refuse-set-ending", {"option": (ending,)}))
        if ending is None:
            ending = next((option for option in options if option in self.ends), None)
        step.done(table, seat, ending)

    def walked(self, table: T, seat: int, answers: Sequence[Option]) -> tuple[Option, ...]:
        """The set to which a walk with these answers comes, with what the table takes by itself on the way. The table
        is of no use afterwards."""
        step: Several[T] = self
        chosen: list[Option] = []
        given = list(reversed(answers))
        while True:
            options = step.options(table, seat)
            if len(options) > 1 or not step.is_public(table, seat):
                option = given.pop()
            elif options:
                option = options[0]
            else:
                return tuple(chosen)
            elements = step.elements(table, seat)
            if option not in elements:
                return tuple(chosen) if option == self.ends[0] else (*chosen, option)
            _, taken = step.marked(table, seat)
            _, most = step.limits(table, seat)
            onward = step._after(elements.index(option), taken + 1)
            step.add(table, seat, option)
            chosen.append(option)
            if taken + 1 == most and not self.asks_when_full:
                return tuple(chosen)
            step = onward


@mypyc_attr(allow_interpreted_subclasses=True)
class SeveralSeen(Several[T]):
    """A choice of several things that everybody sees being made: the step itself remembers how far a walk is."""

    __slots__ = ("place", "taken")
    walks: ClassVar[int] = AGAIN

    def __init__(self, place: int, taken: int) -> None:
        self.place = place
        self.taken = taken

    def onward(self, place: int, taken: int) -> Several[T]:
        raise NotImplementedError(type(self).__name__)

    def marked(self, table: T, seat: int) -> tuple[int, int]:
        return self.place, self.taken

    def is_public(self, table: T, seat: int) -> bool:
        return True

    def take(self, table: T, seat: int, option: Option) -> None:
        if option in self.ends:
            self.done(table, seat, option)
            return
        taken = self.taken + 1
        is_full = taken == self.limits(table, seat)[1] and not self.asks_when_full
        onward = self._after(self.elements(table, seat).index(option), taken)
        self.add(table, seat, option)
        if is_full:
            onward.done(table, seat, None)
        else:
            table.then(onward, seat=seat)
