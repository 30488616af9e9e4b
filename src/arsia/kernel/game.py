"""What a game declares about itself, and how its options are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from arsia.kernel.chance import fresh_seed
from arsia.kernel.message import Message, Option, Refused
from arsia.kernel.table import Table


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage:
    """Puts a table of one game into a situation, by names that are the same in `put` and `get`."""

    def clear(self, table: Any) -> None:
        """A quiet table: nothing in hand, everything at its start."""
        raise NotImplementedError

    def give(self, table: Any, seat: int, card: str) -> None:
        """A card into a seat's hand, from wherever it is."""
        raise NotImplementedError

    def put(self, table: Any, seat: int | None, name: str, value: Any) -> None:
        """Set something of a seat, or of the table for None."""
        raise NotImplementedError

    def get(self, table: Any, seat: int | None, name: str) -> Any:
        """Read it back."""
        raise NotImplementedError

    def at(self, table: Any, phase: str, seat: int) -> None:
        """Put the steps of a phase on the table's lane."""
        raise NotImplementedError


class BadSetup(Refused):
    """A game, a number of seats or an option that does not exist; the message names those that do."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's declaration: everything that others may know about it without playing.

    ``verbs`` and ``events`` name the parts of every option and event after the verb, as ``name`` or ``name:kind``;
    ``catalogue`` lists its cards with their texts as messages; ``stage`` makes what puts a table into a situation;
    ``passes`` are the options that let something go by, the farthest-reaching first.
    """

    def __init__(
        self,
        table: type[Table],
        modes: tuple[Mode, ...],
        settings: tuple[Setting, ...],
        verbs: Mapping[str, tuple[str, ...]],
        events: Mapping[str, tuple[str, ...]],
        conflict: Callable[[int, Mapping[str, object]], Message | None],
        catalogue: Callable[[], list[dict[str, object]]],
        stage: Callable[[], Stage],
        passes: tuple[Option, ...] = (),
    ) -> None:
        self.name = table.game_name
        self.table = table
        self.modes = modes
        self.options = {setting.name: setting for setting in settings}
        self.verbs = verbs
        self.events = events
        self.conflict = conflict  # says why these seats and options do not go together
        self.catalogue = catalogue
        self.stage = stage
        self.passes = passes

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of seats it can be played with."""
        return tuple(sorted({seats for mode in self.modes for seats in mode.seats}))

    def new(
        self, seats: int, seed: int | None = None, options: Mapping[str, object] | None = None, journal: bool = True
    ) -> Table:
        """A table at its first decision."""
        chosen = self.read_options(seats, options or {})
        if seed is not None and (type(seed) is not int or seed < 0):
            raise BadSetup(Message("refuse-seed", {"value": str(seed)}))
        table = self.table(seats, fresh_seed() if seed is None else seed, chosen, journal)
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
