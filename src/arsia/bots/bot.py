"""What every bot is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

from arsia.kernel.decision import Decision
from arsia.kernel.message import Option
from arsia.kernel.table import Table

#: Gives a table as the seat can imagine it: what is hidden from it is dealt anew, by the seed.
Imagine: TypeAlias = Callable[[int], Table]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who decides for one seat. Made anew for every game; the same seed decides alike."""

    #: Does it read the view? If not, the runner need not make one.
    looks: ClassVar[bool] = True

    def __init__(self, seed: int) -> None:
        raise NotImplementedError

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine) -> Option:
        """One of the decision's options."""
        raise NotImplementedError
