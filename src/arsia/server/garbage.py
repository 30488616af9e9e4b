"""When garbage is collected: not by Python's clock, which stops every table while it looks through all of them.

Nearly everything is gone as soon as nobody needs it. What is left are things that hold each other, sockets that were
closed above all. The young are looked through as always, which takes a moment; everything only while nobody plays, or
after a long time.
"""

from __future__ import annotations

import asyncio
import gc
from time import monotonic, process_time
from typing import Final

#: New things before the young are looked through, and how often before those that were left are: a few milliseconds.
_YOUNG: Final = (5_000, 5)
_NEVER: Final = 10**9
_PAUSE: Final = 5.0  # seconds between two looks at how busy we are
_IDLE: Final = 0.1  # of a core
_GROWN: Final = 20  # rounds through the young after which it pays to look through everything
_LONG: Final = 900.0  # seconds after which it is done however busy we are


def settle() -> None:
    """What has been made by now stays, so nobody has to look at it again; what comes is looked through by `tidy`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_YOUNG, _NEVER)


async def tidy(pause: float = _PAUSE, idle: float = _IDLE, grown: int = _GROWN) -> None:
    """Look through everything when nobody waits for us, as long as the server runs."""
    looked = monotonic()
    while True:
        began, used = monotonic(), process_time()
        await asyncio.sleep(pause)
        is_idle = process_time() - used < idle * (monotonic() - began)
        if gc.get_count()[2] >= grown and (is_idle or monotonic() - looked > _LONG):
            if is_idle:
                gc.unfreeze()
            gc.collect()
            gc.freeze()  # so that the next look, if it has to be in the middle of play, is at what is new
            looked = monotonic()
