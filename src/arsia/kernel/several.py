"""Several things at once: a set is one answer, and search walks to it element by element.

Whoever answers gives the whole set, in any order. Search takes one element after the other, in the order of
`elements`, so that it looks at each set once. Both ways end in the same `add` for each element and one `done`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from arsia.kernel.decision import ELEMENTS, MOST, TAKEN, IllegalMove, Selection, Walk
from arsia.kernel.message import DONE, Message, Option
from arsia.kernel.step import SEVERAL, Choice

if TYPE_CHECKING:
    from arsia.kernel.table import Table

T = TypeVar("T", bound="Table", contravariant=True)

#: Where a walk goes on: behind an element; where it was, because it is gone; at it again, as long as it can be chosen;
#: or anywhere.
BEHIND: Final = 0
GONE: Final = 1
AGAIN: Final = 2
ANYWHERE: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Choice[T]):
    """A choice of several things, of which no order matters, none asks and none brings anything to light.

    What a walk has chosen so far lies in the table's fields, where `imagine` finds it, and `ask` reads there how far it
    is. Where everybody sees it, the step of a `SeveralSeen` knows.
    """

    __slots__ = ()
    role: int = SEVERAL
    walks: ClassVar[int] = BEHIND
    #: What closes a set that could be larger; a set that says none is closed by the first.
    ends: ClassVar[tuple[Option, ...]] = (DONE,)
    #: Is a walk asked to end even when nothing more can be chosen?
    asks_when_full: ClassVar[bool] = False
    #: Does it depend on the table what closes it? Then `endings` tells.
    ends_vary: ClassVar[bool] = False
    #: Everything that could ever be in the set, where `ask` names only what can be chosen from here on.
    box: ClassVar[tuple[Option, ...]] = ()

    # ---- what a game fills in ------------------------------------------------------------------------------------

    def ask(self, table: T, seat: int) -> Walk:
        """Everything that can be in the set, in an order that stays while it grows; how often each can be chosen still
        (None for once each); where a walk goes on among them, and how many it has chosen; how few and how many make the
        set, those included."""
        raise NotImplementedError(type(self).__name__)

    def after(self, element: Option, walk: Walk) -> Several[T]:
        """The same choice after this element is chosen, too."""
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
        return self.ask(table, seat)[TAKEN] == 0  # how many are left to choose from tells which was chosen last

    def options(self, table: T, seat: int) -> list[Option]:
        return self.survey(table, seat)[0]

    def survey(self, table: T, seat: int) -> tuple[list[Option], Walk]:
        """The next step of a walk, which leaves enough for the set to become whole; and how far the walk is."""
        walk = self.ask(table, seat)
        elements, times, place, taken, least, most = walk
        missing = least - taken
        asks = self.asks_when_full
        found: list[Option] = []
        if taken < most:
            if times is None:
                if missing > 0 and self.walks != ANYWHERE:
                    found = elements[place : len(elements) - missing + 1]
                else:
                    found = elements[place:] if place else elements[:]
            elif missing <= 1 or self.walks == ANYWHERE:
                found = list(compress(elements[place:], times[place:]) if place else compress(elements, times))
            else:
                left = 0
                for index in range(len(elements) - 1, place - 1, -1):
                    n = times[index]
                    if n:
                        left += n
                        if left >= missing:
                            found.append(elements[index])
                found.reverse()
        elif not elements and not asks:
            return found, walk
        if (missing <= 0 or asks) and (found or asks or not self.is_public(table, seat)):
            if self.ends_vary:
                found += self.endings(table, seat, missing <= 0)
            elif missing <= 0:
                found += self.ends
        return found, walk

    def take(self, table: T, seat: int, option: Option) -> None:
        self.go_on(table, seat, option, self.survey(table, seat)[1])

    def go_on(self, table: T, seat: int, option: Option, walk: Walk) -> None:
        """One more step of a walk that is so far."""
        if option in self.ends:
            self.done(table, seat, option)
            return
        self.add(table, seat, option)
        if walk[TAKEN] + 1 == walk[MOST] and not self.asks_when_full:
            self.done(table, seat, None)
        else:
            table.running.append((self, seat))

    def selection(self, walk: Walk, forced: tuple[Option, ...]) -> Selection:
        """What a set may be made of, or the rest of it where a walk is so far."""
        elements, times, place, taken, least, most = walk
        ends = self.ends if least < most or self.asks_when_full else ()
        return Selection(elements, times, place, least - taken, most - taken, taken, ends, forced, self.box)

    # ---- all at once ---------------------------------------------------------------------------------------------

    def take_all(self, table: T, seat: int, chosen: Sequence[Option], ending: Option | None) -> None:
        """Choose all of these, which come in the order of the elements, and close the set. `IllegalMove` if that is
        not possible; then the table is of no use any more."""
        step: Several[T] = self
        for element in chosen:
            options, walk = step.survey(table, seat)
            if element not in options:
                raise IllegalMove(Message("refuse-set-together", {"option": (element,)}))
            onward = step.after(element, walk)
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
            options, walk = step.survey(table, seat)
            if len(options) > 1 or not step.is_public(table, seat):
                option = given.pop()
            elif options:
                option = options[0]
            else:
                return tuple(chosen)
            if option not in walk[ELEMENTS]:
                return tuple(chosen) if option == self.ends[0] else (*chosen, option)
            onward = step.after(option, walk)
            step.add(table, seat, option)
            chosen.append(option)
            if walk[TAKEN] + 1 == walk[MOST] and not self.asks_when_full:
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
        """The same choice, further on."""
        raise NotImplementedError(type(self).__name__)

    def after(self, element: Option, walk: Walk) -> Several[T]:
        walks = self.walks
        place = 0 if walks == ANYWHERE else walk[ELEMENTS].index(element)
        return self.onward(place + 1 if walks == BEHIND else place, walk[TAKEN] + 1)

    def is_public(self, table: T, seat: int) -> bool:
        return True

    def go_on(self, table: T, seat: int, option: Option, walk: Walk) -> None:
        if option in self.ends:
            self.done(table, seat, option)
            return
        onward = self.after(option, walk)
        self.add(table, seat, option)
        if walk[TAKEN] + 1 == walk[MOST] and not self.asks_when_full:
            onward.done(table, seat, None)
        else:
            table.running.append((onward, seat))
