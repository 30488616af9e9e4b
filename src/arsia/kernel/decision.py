"""What is asked of a seat, and what happens when the answer is not one of the options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from arsia.kernel.message import Message, Option, Refused

if TYPE_CHECKING:
    from arsia.kernel.several import Several


#: How far a walk to a set is: the elements, how often each can be chosen still (None for once each), where it goes on
#: among them, how many it has chosen, how few and how many make the set.
Walk: TypeAlias = tuple[list[Option], list[int] | None, int, int, int, int]
#: Who asks for a set, how far a walk to it is, and what of it the table took by itself.
Course: TypeAlias = "tuple[Several[Any], Walk, tuple[Option, ...]]"
ELEMENTS: Final = 0
TAKEN: Final = 3
MOST: Final = 5


class Selection:
    """What a set may be made of: its elements, how often each may be in it, how few and how many. A walk that has begun
    is told apart by what it has taken, and then all this is about the rest. What the table took by itself, because
    nothing else was possible, may be named again in the answer."""

    __slots__ = ("_box", "_elements", "_place", "_times", "ends", "forced", "least", "most", "taken")

    def __init__(
        self,
        elements: list[Option],
        times: list[int] | None,
        place: int,
        least: int,
        most: int,
        taken: int,
        ends: tuple[Option, ...],
        forced: tuple[Option, ...],
        box: tuple[Option, ...],
    ) -> None:
        self._box = box
        self._elements = elements
        self._times = times  # None for once each
        self._place = place
        self.least = max(0, least)
        self.most = most
        self.taken = taken
        self.ends = ends  # what closes a set that could be larger, the usual way first; none if the size is fixed
        self.forced = forced

    @property
    def elements(self) -> dict[Option, int]:
        """Every element, in the order in which a walk takes them, and how often it may be in the set."""
        if self._times is None:
            return dict.fromkeys(self._elements[self._place :], 1)
        found: dict[Option, int] = {}
        for index in range(self._place, len(self._elements)):
            if self._times[index]:
                found[self._elements[index]] = self._times[index]
        return found

    @property
    def whole(self) -> tuple[Option, ...]:
        """All elements, also those that a walk has left behind."""
        return self._box or tuple(self._elements)

    def example(self, element: Option) -> tuple[Option, ...]:
        """A set with the element, as small as it may be."""
        example = [element]
        for other, times in self.elements.items():
            more = times - example.count(other)
            example += [other] * min(more, self.taken + self.least - len(example))
        return tuple(example)


class Decision:
    """One open question to one seat. Its id is never used twice at a table.

    Where ``several`` says what a set may be made of, the answer is a set, and ``options`` are the next step of a walk.
    """

    __slots__ = ("course", "depth", "id", "options", "prompt", "seat")

    def __init__(
        self, id: int, seat: int, prompt: Message, options: tuple[Option, ...], depth: int, course: Course | None = None
    ) -> None:
        self.id = id
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.depth = depth  # of the lane it was asked on: tells a question that stands again from a new one
        self.course = course  # where the answer is a set; one field, because most decisions have none

    @property
    def several(self) -> Selection | None:
        """What a set may be made of that answers this, or None where one option does."""
        if self.course is None:
            return None
        step, walk, forced = self.course
        return step.selection(walk, forced)

    def under(self, id: int) -> Decision:
        """The same question under another id."""
        return Decision(id, self.seat, self.prompt, self.options, self.depth, self.course)

    def again(self, before: Decision) -> Decision:
        """This question, which merely stands again: under the id of before, because an answer may be on its way."""
        course = self.course
        if course is not None and before.course is not None:
            course = (course[0], course[1], before.course[2])
        return Decision(before.id, self.seat, self.prompt, self.options, self.depth, course)

    def __repr__(self) -> str:
        return f"Decision(id={self.id}, seat={self.seat}, {self.prompt.id}, {list(self.options)})"


class Refusal:
    """Something a person might try and may not, with every requirement that fails."""

    __slots__ = ("option", "reasons")

    def __init__(self, option: Option, reasons: tuple[Message, ...]) -> None:
        self.option = option
        self.reasons = reasons

    def __repr__(self) -> str:
        return f"Refusal({self.option}, {self.reasons})"


class IllegalMove(Refused):
    """The option is not one of those offered. The table is as it was."""


@mypyc_attr(native_class=False)  # the compiler cannot make an AssertionError of its own
class Broken(AssertionError):
    """Something that must always hold at a table does not."""
