"""Logs: one JSON object a line. What is noted is named field by field, so a token has no way in."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

LOGGER: Final = logging.getLogger("arsia.server")


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


def start_logging(level: str = "INFO") -> None:
    """Send everything that is logged, the web server's own lines included, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=level, force=True)
    for chatty in ("alembic", "aiosqlite", "asyncio", "uvicorn", "websockets"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def note(event: str, **fields: object) -> None:
    """Something worth knowing happened."""
    LOGGER.info(event, extra={"fields": fields})


def trouble(event: str, error: BaseException, **fields: object) -> None:
    """Something went wrong that should not."""
    LOGGER.error(event, exc_info=error, extra={"fields": fields})
