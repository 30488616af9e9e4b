"""Logs: one JSON object a line. What is noted is named field by field, so a token has no way in.

A flood is noted once: what comes again and again is counted, and how often is said when the flood is over.
"""

from __future__ import annotations

import json
import logging
import sys
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final, TextIO

LOGGER: Final = logging.getLogger("arsia.server")
#: Within so many seconds the same line is written so often, and lines of the same kind so often.
_WINDOW: Final = 10.0
_SAME: Final = 3
_ALIKE: Final = 100


class Lines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class Calm(logging.StreamHandler[TextIO]):
    """Writes lines, but no floods of them."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(stream)
        self.setFormatter(Lines())
        self._clock = clock
        self._since = clock()
        self._same: Counter[str] = Counter()
        self._alike: Counter[str] = Counter()
        self._held_back: Counter[tuple[int, str]] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        if self._clock() - self._since > _WINDOW:
            self._sum_up()
        kind = str(record.msg)
        if self._is_enough(kind, f"{record.getMessage()} {getattr(record, 'fields', '')}"):
            self._held_back[record.levelno, kind] += 1
        else:
            super().emit(record)

    def close(self) -> None:
        self._sum_up()
        super().close()

    def _is_enough(self, kind: str, line: str) -> bool:
        self._alike[kind] += 1
        if self._alike[kind] > _ALIKE:
            return True
        self._same[line] += 1
        return self._same[line] > _SAME

    def _sum_up(self) -> None:
        """Say what was not written, and begin anew."""
        for (level, kind), times in self._held_back.items():
            fields: dict[str, Any] = {"times": times, "seconds": round(self._clock() - self._since)}
            said = logging.LogRecord(LOGGER.name, level, "", 0, f"again: {kind}", None, None)
            said.fields = fields
            super().emit(said)
        self._since = self._clock()
        self._same.clear()
        self._alike.clear()
        self._held_back.clear()


def start_logging(level: str = "INFO") -> None:
    """Send everything that is logged, the web server's own lines included, to standard error."""
    logging.basicConfig(handlers=[Calm(sys.stderr)], level=level, force=True)
    for chatty in ("alembic", "aiosqlite", "asyncio", "uvicorn", "websockets"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def note(event: str, **fields: object) -> None:
    """Something worth knowing happened."""
    LOGGER.info(event, extra={"fields": fields})


def trouble(event: str, error: BaseException, **fields: object) -> None:
    """Something went wrong that should not."""
    LOGGER.error(event, exc_info=error, extra={"fields": fields})
