"""A server that can be killed and born again quickly: everything is imported once, and each life is a fork.

Reads lines from standard input; for each, starts a server process and prints its number.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any

import msgspec

from arsia.kernel.message import Message, Refused
from arsia.server.logs import note, start_logging
from arsia.server.run import run
from arsia.server.settings import Settings
from arsia.words import english


def main(port: int, database: str, changes: dict[str, Any]) -> None:
    limits = {"tables_per_hour": 100_000, "messages_per_second": 1000, "burst": 1000, "thinkers": 1}
    settings = msgspec.convert({"port": port, "database": database, **limits, **changes}, Settings)
    english(Message("refuse-address"))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        born = os.fork()
        if born == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            start_logging()
            os._exit(live(settings))
        print(born, flush=True)


def live(settings: Settings) -> int:
    """One life; what it ends with."""
    try:
        return 0 if run(settings) else 1
    except Refused as refused:
        note("refused", why=refused.message.id, sentence=str(refused))
        return 1


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], json.loads(sys.argv[3]))
