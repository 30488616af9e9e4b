"""A server that can be killed and born again quickly: everything is imported once, and each life is a fork.

Reads lines from standard input; for each, starts a server process and prints its number.
"""

from __future__ import annotations

import os
import signal
import sys

from arsia.kernel.message import Message
from arsia.server.logs import start_logging
from arsia.server.run import run
from arsia.server.settings import Settings
from arsia.words import english


def main(port: int, database: str) -> None:
    settings = Settings(
        port=port, database=database, tables_per_hour=100_000, messages_per_second=1000, burst=1000, thinkers=1
    )
    english(Message("refuse-address"))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        born = os.fork()
        if born == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            start_logging()
            os._exit(0 if run(settings) else 1)
        print(born, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
