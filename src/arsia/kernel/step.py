"""Steps: everything that happens at a table, from a whole round down to one cube moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option

if TYPE_CHECKING:
    from arsia.kernel.table import Table

T = TypeVar("T", bound="Table", contravariant=True)


#: What the kernel's loop does with a step: do it, ask it, ask it for several things, or start lanes for it.
DO: Final = 0
ASK: Final = 1
SEVERAL: Final = 2
FORK: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """A small immutable thing that knows how to do itself. Its parameters are its ``__slots__``.

    ``reads`` and ``writes`` name what the step looks at and sets, ``adds`` what it only counts up or down; they tell
    `AnyOrder` whether an order can matter. A step never carries anything hidden: that lies in the table's fields,
    where `imagine` finds it.
    """

    __slots__: tuple[str, ...] = ()
    role: int = DO  # no class variable: compiled code would look it up by name
    reads: ClassVar[tuple[str, ...]] = ()
    writes: ClassVar[tuple[str, ...]] = ()
    adds: ClassVar[tuple[str, ...]] = ()

    def do(self, table: T, seat: int) -> None:
        """Change the table, schedule further steps."""
        raise NotImplementedError(type(self).__name__)

    def matters(self, table: T, seat: int) -> bool:
        """Would doing it now change anything?"""
        return True

    def text(self) -> Message:
        """What the step does, for a card's text."""
        return Message("step-unnamed", {"step": type(self).__name__})

    def key(self) -> tuple[object, ...]:
        """The step as plain data, for fingerprints: its class and parameters."""
        return (type(self).__name__, *[_key(getattr(self, name)) for name in parameters(type(self))])

    def __repr__(self) -> str:
        name, *values = self.key()
        return f"{name}({', '.join(map(repr, values))})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[T]):
    """A step that asks its seat to pick one of its options."""

    __slots__ = ()
    role: int = ASK
    question: ClassVar[Message] = Message("prompt-choose")

    def options(self, table: T, seat: int) -> list[Option]:
        """Every legal option, none twice. None at all: there is nothing to decide, the table moves on."""
        raise NotImplementedError(type(self).__name__)

    def take(self, table: T, seat: int, option: Option) -> None:
        """What the chosen option does."""
        raise NotImplementedError(type(self).__name__)

    def prompt(self, table: T, seat: int) -> Message:
        """The question in one sentence."""
        return self.question

    def is_public(self, table: T, seat: int) -> bool:
        """Does everybody know how many options there are? If not, the seat is asked even when there is only one,
        because a silence would tell the others, and `options` must then always offer something."""
        return True

    def refusals(self, table: T, seat: int) -> list[Refusal]:
        """What a person might try here and may not, and why."""
        return []

    def warnings(self, table: T, seat: int) -> list[Refusal]:
        """Options that may be taken but would do less than one may hope, and why."""
        return []


class Together(Step[T]):
    """Start a step on each seat's own lane; the table's lane goes on when all of them are empty."""

    __slots__ = ("seats", "step")
    role: int = FORK

    def __init__(self, step: Step[T], seats: tuple[int, ...]) -> None:
        self.step = step
        self.seats = seats

    def do(self, table: T, seat: int) -> None:
        table.fork(self.step, self.seats)


class AnyOrder(Step[T]):
    """Steps whose order is the seat's to choose. It asks only where the order can matter."""

    __slots__ = ("steps",)

    def __init__(self, steps: tuple[Step[T], ...]) -> None:
        self.steps = steps

    def do(self, table: T, seat: int) -> None:
        tied = [step for step in self.steps if any(meddles(step, other) for other in self.steps if other is not step)]
        free = [step for step in self.steps if step not in tied]
        table.then(*free, ChooseFirst(tuple(tied)), seat=seat)


class ChooseFirst(Choice[T]):
    """Which of these steps is done first? The others follow in any order."""

    __slots__ = ("steps",)

    def __init__(self, steps: tuple[Step[T], ...]) -> None:
        self.steps = steps

    def options(self, table: T, seat: int) -> list[Option]:
        # Of steps that are the same, one is as good as another.
        return [("first", i) for i, step in enumerate(self.steps) if self.steps.index(step) == i]

    def prompt(self, table: T, seat: int) -> Message:
        steps = [Message("step-numbered", {"n": i + 1, "text": step.text()}) for i, step in enumerate(self.steps)]
        return Message("prompt-which-first", {"steps": tuple(steps)})

    def take(self, table: T, seat: int, option: Option) -> None:
        rest = tuple(step for i, step in enumerate(self.steps) if i != option[1])
        table.then(self.steps[int(option[1])], AnyOrder(rest), seat=seat)


def meddles(one: Step[T], other: Step[T]) -> bool:
    """Can it matter which of the two is done first?"""
    return _disturbs(one, other) or _disturbs(other, one)


def _disturbs(one: Step[T], other: Step[T]) -> bool:
    seen = other.reads + other.writes
    return any(name in seen or name in other.adds for name in one.writes) or any(name in seen for name in one.adds)


_parameters: Final[dict[type, tuple[str, ...]]] = {}


def parameters(kind: type) -> tuple[str, ...]:
    """The names of a step's parameters, base classes first. Compiled classes keep them under another name."""
    if kind not in _parameters:
        names: list[str] = []
        for base in reversed(kind.__mro__):
            own = base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ()))
            names += [name for name in own if name not in names and name != "role" and not name.startswith("__")]
        _parameters[kind] = tuple(sorted(names))
    return _parameters[kind]


def _key(value: object) -> object:
    if isinstance(value, Step):
        return value.key()
    if isinstance(value, (tuple, list)):
        return tuple([_key(item) for item in value])
    return value
