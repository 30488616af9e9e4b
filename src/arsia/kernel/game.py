"""What a game declares about itself, and how its options are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from arsia.kernel.chance import fresh_seed
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option, Refused
from arsia.kernel.numbers import Numbers
from arsia.kernel.stage import Stage
from arsia.kernel.step import Choice, Step
from arsia.kernel.table import Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """One option of a game: its default and the values it may take."""

    __slots__ = ("default", "name", "values")

    def __init__(self, name: str, default: object, values: tuple[object, ...]) -> None:
        self.name = name
        self.default = default
        self.values = values

    def accepts(self, value: object) -> bool:
        """Is this one of the values, to its type (1 is not true)?"""
        return any(value == each and type(value) is type(each) for each in self.values)

    def clean(self, value: object) -> object:
        """The value as it is kept."""
        return value

    def read(self, text: str) -> object:
        """The value that a text on the command line or in a link stands for, or the text itself."""
        for value in self.values:
            if text.lower() == str(value).lower():
                return value
        return text

    def __repr__(self) -> str:
        return f"Setting({self.name}={self.default!r} of {list(self.values)})"


class SeatsSetting(Setting):
    """An option for everybody, for nobody or for some seats: true, false, or a list of seats."""

    __slots__ = ()

    def __init__(self, name: str, default: bool) -> None:
        super().__init__(name, default, (False, True))

    def accepts(self, value: object) -> bool:
        if isinstance(value, (list, tuple)):
            return len(set(value)) == len(value) and all(type(seat) is int and seat >= 0 for seat in value)
        return type(value) is bool

    def clean(self, value: object) -> object:
        if not isinstance(value, (list, tuple)):
            return value
        return tuple(sorted(value)) if value else False

    def read(self, text: str) -> object:
        parts = text.replace("[", "").replace("]", "").replace(",", "+").split("+")
        if all(part.strip().isdigit() for part in parts):
            return tuple(int(part) for part in parts)
        return super().read(text)


class Mode:
    """One way to play a game: seats and options that belong together, for tests, benchmarks and menus."""

    __slots__ = ("name", "options", "seats")

    def __init__(self, name: str, seats: tuple[int, ...], options: dict[str, object]) -> None:
        self.name = name
        self.seats = seats
        self.options = options

    def __repr__(self) -> str:
        return f"Mode({self.name}, seats={list(self.seats)}, {self.options})"


class BadSetup(Refused):
    """A game, a number of seats or an option that does not exist; the message names those that do."""


def no_conflict(seats: int, options: Mapping[str, object]) -> Message | None:
    """All seats and options go together."""
    return None


def nothing_hidden(table: Any, seat: int) -> None:
    """A game in which everybody sees everything has nothing to deal anew."""


def _nowhere(table: Any) -> dict[str, str]:
    return {}


def _none_movable(table: Any, seat: int) -> set[str]:
    return set()


def _no_standing(table: object, seat: int) -> tuple[int, ...]:
    return ()


def _all_alike(table: Any, seat: int) -> float:
    return 0.0


def _all_holds(table: Any) -> None:
    pass


def no_facts() -> dict[str, object]:
    """Nothing printed but cards."""
    return {}


def no_cards() -> list[dict[str, object]]:
    """Nothing in the box that needs a text."""
    return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """A game's declaration: what others may know about it without playing, and which function does what.

    A game must say:

    - ``table``, the class of its state; ``opening``, the step that everything starts with; ``modes``, the ways to play;
    - ``verbs`` and ``events``, the parts of every option and event after the verb, as ``name`` or ``name:kind``;
      ``vocabulary``, every option that a table can ever offer; ``digest``, a hash of its cards and boards;
    - ``look``, its part of a view, field by field, as JSON-able data; ``deal_anew``, which deals everything hidden from
      a seat anew, as that seat may know it, or `nothing_hidden`.

    It may say: its ``edition``, which goes up when a change of the rules breaks old records; ``settings``, and with
    ``conflict`` why seats and options do not go together; ``passes``, the options that let something go by, the
    farthest-reaching first; ``whereabouts`` and ``movable``, where hidden things lie and which of them could lie
    elsewhere for all a seat knows, by which `deal_anew` is tested; ``worth``, roughly how well a seat stands, a quick
    player as ``rollout``, what every option promises it as ``promise``, and ``foresight``, how far a search looks;
    ``check``, which raises `Broken` if something does not hold that must; ``catalogue``, its cards with their texts as
    messages; ``facts``, what its boards print besides: tracks, limits, values; ``stage``, what a test may set and read;
    ``numbers``, what the quick player weighs by, for every seat of every table, so that it can be tuned;
    ``tally``, the points as things stand; ``explain`` and ``warn``, for choices that do not say themselves what cannot
    be done or is not worth it; ``standing``, all that a seat has which may count for something, each number the better
    the higher, and ``idle``, the messages that say of an option that it would change nothing of that: by these warnings
    are tested; ``words``, the package in whose folder ``words`` its catalogues lie, if it is not ours.
    """

    def __init__(
        self,
        name: str,
        table: Callable[[Game[Any], int, int, dict[str, object], bool], T],
        *,
        modes: tuple[Mode, ...],
        opening: Step[T],
        verbs: Mapping[str, tuple[str, ...]],
        events: Mapping[str, tuple[str, ...]],
        vocabulary: Callable[[T], tuple[Option, ...]],
        digest: str,
        look: Callable[[T, int | None], dict[str, object]],
        deal_anew: Callable[[T, int], None],
        edition: int = 1,
        settings: tuple[Setting, ...] = (),
        conflict: Callable[[int, Mapping[str, object]], Message | None] = no_conflict,
        passes: tuple[Option, ...] = (),
        whereabouts: Callable[[T], dict[str, str]] = _nowhere,
        movable: Callable[[T, int], set[str]] = _none_movable,
        worth: Callable[[T, int], float] = _all_alike,
        check: Callable[[T], None] = _all_holds,
        catalogue: Callable[[], list[dict[str, object]]] = no_cards,
        facts: Callable[[], dict[str, object]] = no_facts,
        stage: Stage[T] | None = None,
        rollout: Callable[[T, int], Option | None] | None = None,
        promise: Callable[[T, int], list[float] | None] | None = None,
        foresight: Callable[[T], tuple[int, int]] | None = None,
        numbers: Sequence[Numbers] = (),
        tally: Callable[[T, int], int] | None = None,
        explain: Callable[[T, int, Choice[T]], list[Refusal]] | None = None,
        warn: Callable[[T, int, Choice[T]], list[Refusal]] | None = None,
        standing: Callable[[T, int], tuple[int, ...]] = _no_standing,
        idle: tuple[str, ...] = (),
        words: str = "arsia",
    ) -> None:
        self.name = name
        self.table = table
        self.modes = modes
        self.opening = opening
        self.verbs = verbs
        self.events = events
        self.vocabulary = vocabulary
        self.digest = digest
        self.look = look
        self.deal_anew = deal_anew
        self.whereabouts = whereabouts
        self.movable = movable
        self.worth = worth
        self.check = check
        self.edition = edition
        self.options = {setting.name: setting for setting in settings}
        self.conflict = conflict
        self.passes = passes
        self.catalogue = catalogue
        self.facts = facts
        self.stage = stage
        self.rollout = rollout
        self.promise = promise
        self.foresight = foresight
        self.numbers = numbers
        self.tally = tally
        self.explain = explain
        self.warn = warn
        self.standing = standing
        self.idle = idle
        self.words = words

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of seats it can be played with."""
        return tuple(sorted({seats for mode in self.modes for seats in mode.seats}))

    def new(
        self, seats: int, seed: int | None = None, options: Mapping[str, object] | None = None, journal: bool = True
    ) -> T:
        """A table at its first decision."""
        chosen = self.read_options(seats, options or {})
        if seed is not None and (type(seed) is not int or seed < 0):
            raise BadSetup(Message("refuse-seed", {"value": str(seed)}))
        table = self.table(self, seats, fresh_seed() if seed is None else seed, chosen, journal)
        table.start()
        return table

    def read_options(self, seats: int, options: Mapping[str, object]) -> dict[str, object]:
        """All options with their values, or a sentence that names the right ones."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSetup(Message("refuse-seats", {"game": self.name, "value": str(seats), "seats": self.seats}))
        for name in options:
            if name not in self.options:
                known = tuple(self.options)
                raise BadSetup(Message("refuse-option", {"game": self.name, "value": str(name), "options": known}))
        chosen: dict[str, object] = {}
        for name, setting in self.options.items():
            value = options.get(name, setting.default)
            if not setting.accepts(value):
                values = tuple(str(each).lower() for each in setting.values)
                args: dict[str, object] = {"game": self.name, "option": name, "value": str(value), "values": values}
                raise BadSetup(Message("refuse-value", args))
            chosen[name] = setting.clean(value)
        conflict = self.conflict(seats, chosen)
        if conflict is not None:
            raise BadSetup(conflict)
        return chosen

    def __repr__(self) -> str:
        return f"Game({self.name}, seats={list(self.seats)}, options={list(self.options.values())})"
