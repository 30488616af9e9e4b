"""The database's history. A new step is a new file in `versions`, and the newest is named here."""

from __future__ import annotations

from typing import Final

NEWEST: Final = "0005"
