"""What a test may set and read of a table, declared: putting, reading, errors and docs/testing.md come from it.

    STAGE = Stage(
        clear=clear,
        give=give,
        seat=(number("energy", 0, 5, at("energy")), cards("hand", IDS, held("hands"))),
        table=(number("round", 1, 99, field("round")),),
        phases=(Phase("action", "the seat's turn", begin_turn),),
    )

An `Entry` has a name, what it takes and where it lies. Where no function is given to put it, it can only be read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from arsia.kernel.table import changed

if TYPE_CHECKING:
    from arsia.kernel.table import Table

T = TypeVar("T", bound="Table")

#: Names that a sentence lists before it says "and so on".
_LISTED = 12


class Where(Generic[T]):
    """Where something lies: how it is read and, if it can be set, how it is put there. Of the table the seat is 0."""

    def __init__(self, read: Callable[[T, int], Any], put: Callable[[T, int, Any], None] | None = None) -> None:
        self.read = read
        self.put = put


def field(name: str) -> Where[Any]:
    """A field of the table."""
    return Where(lambda table, seat: getattr(table, name), lambda table, seat, value: setattr(table, name, value))


def at(name: str, wide: int = 1, place: int = 0) -> Where[Any]:
    """An item of a list that is kept seat by seat, each with so many items."""

    def put(table: Any, seat: int, value: Any) -> None:
        setattr(table, name, changed(getattr(table, name), seat * wide + place, value))

    return Where(lambda table, seat: getattr(table, name)[seat * wide + place], put)


def bit(name: str) -> Where[Any]:
    """A seat's bit in a field."""

    def put(table: Any, seat: int, value: bool) -> None:
        setattr(table, name, getattr(table, name) & ~(1 << seat) | value << seat)

    return Where(lambda table, seat: getattr(table, name) >> seat & 1 == 1, put)


def read_only(read: Callable[[Any, int], Any]) -> Where[Any]:
    """Something that follows from the rest."""
    return Where(read)


Fits = Callable[[Any, Any], bool]


class Entry:
    """One thing that can be set or read by its name. ``what`` says what it is; and where that is not plain, what
    setting it replaces or adds to."""

    def __init__(
        self,
        name: str,
        takes: str,
        fits: Fits,
        where: Where[Any],
        what: str,
        samples: Callable[[Any], tuple[Any, ...]] = lambda table: (),
    ) -> None:
        self.name = name
        self.takes = takes  # in words, for the sentence that refuses a value
        self.fits = fits  # is this a value that it takes at this table?
        self.where = where
        self.what = what
        self.samples = samples  # a few values that it takes, by which a test sees that they come back


def number(name: str, low: int, high: int, where: Where[Any], what: str = "", step: int = 1) -> Entry:
    """A whole number in a range."""
    span = range(low, high + 1, step)
    takes = f"a whole number from {low} to {high}" + ("" if step == 1 else f" in steps of {step}")
    tried = (span[0], span[-1], span[len(span) // 2])
    return Entry(
        name, takes, lambda table, value: type(value) is int and value in span, where, what, lambda table: tried
    )


def seat_number(name: str, where: Where[Any], what: str = "") -> Entry:
    """One of the seats."""

    def fits(table: Any, value: Any) -> bool:
        return type(value) is int and 0 <= value < table.seats

    return Entry(name, "the number of a seat", fits, where, what, lambda table: (table.seats - 1, 0))


def flag(name: str, where: Where[Any], what: str = "") -> Entry:
    """Yes or no."""
    return Entry(
        name, "True or False", lambda table, value: type(value) is bool, where, what, lambda table: (True, False)
    )


def choice(name: str, values: Sequence[Any], where: Where[Any], what: str = "") -> Entry:
    """One of some values."""

    def fits(table: Any, value: Any) -> bool:
        return any(value == each and type(value) is type(each) for each in values)

    return Entry(name, f"one of {listed(values)}", fits, where, what, lambda table: tuple(values[:1]))


def cards(name: str, names: Sequence[str], where: Where[Any], what: str = "", often: bool = False) -> Entry:
    """Some of the names, each once unless there are several of a kind."""
    known = frozenset(names)

    def fits(table: Any, value: Any) -> bool:
        if not isinstance(value, (list, tuple)) or not all(type(each) is str for each in value):
            return False
        return known.issuperset(value) and (often or len(set(value)) == len(value))

    return Entry(name, f"a list of {listed(names)}", fits, where, what)


def amounts(name: str, names: Sequence[Any], low: int, high: int, where: Where[Any], what: str = "") -> Entry:
    """A number for each name that is given."""

    def fits(table: Any, value: Any) -> bool:
        if not isinstance(value, Mapping):
            return False
        return all(each in names and type(n) is int and low <= n <= high for each, n in value.items())

    return Entry(name, f"whole numbers from {low} to {high}, by {listed(names)}", fits, where, what)


def other(name: str, takes: str, fits: Fits, where: Where[Any], what: str = "") -> Entry:
    """Something of its own shape: what it takes in words, and whether a value of a table is that."""
    return Entry(name, takes, fits, where, what)


def told(name: str, read: Callable[[Any, int], Any], what: str = "") -> Entry:
    """Something that can only be read."""
    return Entry(name, "nothing", lambda table, value: False, Where(read), what)


class Phase(Generic[T]):
    """A place in a game to begin at: its name, what happens there, and what puts its steps on the table's lane."""

    def __init__(self, name: str, what: str, begin: Callable[[T, int], None]) -> None:
        self.name = name
        self.what = what
        self.begin = begin


class Stage(Generic[T]):
    """What may be set and read of a seat and of the table, and where a story may begin.

    ``clear`` makes a quiet table: nothing in hand, everything at its start. ``give`` puts a card into a hand, from
    wherever it is, and refuses a name that none of its ``things`` has. ``players`` says how many there are to set
    things of, where some of them hold no seat.
    """

    def __init__(
        self,
        *,
        clear: Callable[[T], None],
        give: Callable[[T, int, str], None],
        things: Sequence[str],
        seat: tuple[Entry, ...],
        table: tuple[Entry, ...],
        phases: tuple[Phase[T], ...],
        players: Callable[[T], int] | None = None,
    ) -> None:
        self.clear = clear
        self.of_seat = {entry.name: entry for entry in seat}
        self.of_table = {entry.name: entry for entry in table}
        self.phases = {phase.name: phase for phase in phases}
        self._give = give
        self.things = tuple(things)
        self._players = players

    def players(self, table: T) -> int:
        """How many there are to set things of."""
        return table.seats if self._players is None else self._players(table)

    def give(self, table: T, seat: int, card: str) -> None:
        """A card into a seat's hand, from wherever it is."""
        self._there(table, seat)
        if card not in self.things:
            raise ValueError(f"there is no card {card!r}; there are {listed(self.things)}")
        self._give(table, seat, card)

    def put(self, table: T, seat: int | None, name: str, value: Any) -> None:
        """Set something of a seat, or of the table for None."""
        entry = self._entry(table, seat, name)
        if entry.where.put is None:
            raise ValueError(f"{_whose(seat)} {name!r} can be read and not set")
        if not entry.fits(table, value):
            raise ValueError(f"{_whose(seat)} {name!r} takes {entry.takes}, not {value!r}")
        entry.where.put(table, 0 if seat is None else seat, value)

    def get(self, table: T, seat: int | None, name: str) -> Any:
        """Read something of a seat, or of the table for None."""
        return self._entry(table, seat, name).where.read(table, 0 if seat is None else seat)

    def at(self, table: T, phase: str, seat: int) -> None:
        """Put the steps of a phase on the table's lane, and nothing else."""
        if phase not in self.phases:
            raise ValueError(f"there is no phase {phase!r}; there are {listed(list(self.phases), len(self.phases))}")
        if type(seat) is not int or not 0 <= seat < table.seats:
            raise ValueError(f"there is no seat {seat!r}; there are 0 to {table.seats - 1}")
        quiet(table)
        self.phases[phase].begin(table, seat)

    def _entry(self, table: T, seat: int | None, name: str) -> Entry:
        entries = self.of_table if seat is None else self.of_seat
        if seat is not None:
            self._there(table, seat)
        if name not in entries:
            there = listed(list(entries), len(entries))
            raise ValueError(f"{'the table' if seat is None else 'a player'} has no {name!r}; there are {there}")
        return entries[name]

    def _there(self, table: T, seat: int) -> None:
        players = self.players(table)
        if type(seat) is not int or not 0 <= seat < players:
            raise ValueError(f"there is no player {seat!r}; there are 0 to {players - 1}")


def quiet(table: Any) -> None:
    """Nobody is asked anything and nothing is about to happen."""
    table.lane.clear()
    table.lanes = []
    table.group = -1
    table.outcome = None
    table.running = table.lane


def listed(names: Sequence[Any], most: int = _LISTED) -> str:
    """Names for a sentence."""
    shown = ", ".join(str(name) for name in names[:most])
    return shown if len(names) <= most else f"{shown} and {len(names) - most} more"


def _whose(seat: int | None) -> str:
    return "the table's" if seat is None else "a player's"
